"""What cards and locations say, in both languages."""

from functools import partial
from pathlib import Path as File
from typing import Any

import pytest

from mathom.cards.kit import (
    faults_in_clauses,
    faults_in_sentences,
    unblessed,
    without_sample,
)
from mathom.core.message import Message
from mathom.core.names import names_in
from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards.card import Card, Ground, Path, Printed, army, character, event, item
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.catalogue import NAMES, printed_as
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Ability, Condition, Cost, Effect, Node
from mathom.games.warcards.rules.options import supported
from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    CYCLED,
    DECK,
    ELF,
    ENT,
    FACTIONS,
    FREE,
    HOBBIT,
    MONSTROUS,
    MORDOR,
    MOUNT,
    NAZGUL,
    ROHAN,
    SHADOW,
    SIDES,
    WEAPON,
    WIZARD,
)
from tests.warcards.facts import load
from tests.warcards.vocabulary import words as e

VOICES = {lang: voice(lang, GAME) for lang in LANGUAGES}
EN, PL = VOICES["en"], VOICES["pl"]

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- All cards and locations


def test_what_is_written_on_all_cards_and_locations():
    """If a text changed on purpose: `make bless`, and read the diff."""
    assert unblessed(GAME, File(__file__).parent) == []


def test_every_ability_and_every_effect_is_a_sentence():
    """And what keeps a battleground from coming is one more."""
    printed = GAME.printed()
    assert [len(each.text) for each in printed] == [
        len(printed_as(each.name).parts) + bool(getattr(printed_as(each.name), "gates", ()))
        for each in printed
    ]
    assert faults_in_sentences(GAME, [sentence for each in printed for sentence in each.text]) == []


# --- Every word that a card may use

SOME_ELF = e.Which(faction=ELF)
SAMPLE_COSTS: tuple[e.Cost, ...] = (
    e.CycleSelf(),
    e.CycleWielder(),
    e.EliminateSelf(),
    e.ForsakeCards(),
    e.ForsakeCards(2),
    e.CycleOne(),
    e.AddCorruption(),
)
SAMPLE_CONDITIONS: tuple[e.Condition, ...] = (
    e.Stands(("gimli", "legolas"), "path"),
    e.At("moria"),
    e.Supports(("gimli",)),
    e.SupportedBy(("high-elves", "wood-elves")),
    e.Beside(SOME_ELF),
    e.ActivePath("egladil"),
    e.PathNumbered((3, 8, 9)),
    e.All((e.Stands(("gimli",)), e.PathNumbered((1,)))),
)
SAMPLE_EFFECTS: tuple[e.Effect, ...] = (
    e.Draw(2),
    e.Draw(2, one_more=e.Stands(("gimli",))),
    e.CycleCards(2),
    e.Forsake(5),
    e.Recycle(),
    e.Take(SOME_ELF, sources=(DECK, CYCLED), most=3),
    e.Take(e.Which(type=ARMY), optional=True),
    e.RemoveCard("the-black-fleet"),
    e.SortTop(5),
    e.DrawAndPlay(6, e.Which(keyword=NAZGUL), most=5, at="path 3", eliminate=2),
    e.DrawAndPlay(6, SOME_ELF, at="moria"),
    e.DrawAndPlay(6, SOME_ELF, most=2, also=e.Which(faction=ROHAN, type=ARMY)),
    e.DrawUntil(7, SOME_ELF),
    e.Eliminate(e.Which(afield=True), optional=True),
    e.Eliminate(e.Which(names=("gimli",)), at="anywhere"),
    e.SacrificeReserve(SOME_ELF, faction=MORDOR),
    e.NextPath(),
    e.OtherPath(),
    e.RandomPath(3),
    e.CountsAs(7),
    e.Activate(e.Grounds()),
    e.Activate(e.Grounds(names=("moria", "umbar"))),
    e.Activate(e.Grounds(faction=ELF), again=True),
    e.Activate(e.Grounds(faction=ELF), new=False, again=True),
    e.ActivateAndMove(e.Grounds(), mover="gimli"),
    e.ActivateAndMove(e.Grounds(), must=True),
    e.ActivateAndPermit(("moria", "umbar"), SOME_ELF),
    e.MoveOwn(e.Which(type=CHARACTER)),
    e.MoveWielder("path"),
    e.Strengthen("here", attack=False, tokens=5),
    e.Strengthen("accompanying", attack=True, tokens=2),
    e.Strengthen("self", attack=True, instead=(2, e.ActivePath("egladil"))),
    e.Corrupt(2),
    e.Lighten(5),
    e.Cleanse(e.Which(keyword=NAZGUL)),
    e.Permit(SOME_ELF, e.Grounds(names=("moria", "umbar"))),
    e.Permit(e.Which(names=("gimli",)), e.Grounds(), any_army=True),
    e.Each(FREE, (e.Draw(1), e.Forsake(1))),
    e.OnePlayer(SHADOW, (e.Draw(1), e.Forsake(1))),
    e.PlayerOf(ELF, (e.May((e.Recycle(),), e.CycleOne()),)),
    e.May((e.NextPath(),)),
    e.Either(e.Draw(1), e.Forsake(1)),
    e.If(e.Stands(("gimli",), "reserve"), (e.Draw(1), e.Draw(2), e.Forsake(1))),
    e.If(e.PathNumbered((2,)), (e.Draw(1),)),
)
SAMPLE_ABILITIES: tuple[e.Ability, ...] = (
    e.OnPlay((e.Draw(1),)),
    e.OnPlay((e.Draw(1),), at="reserve"),
    e.OnArrival((e.Draw(1),), at="path 7"),
    e.OnMove((e.Draw(1),)),
    e.OnMove((e.Draw(1), e.Forsake(1)), at="moria"),
    *(e.Action("afield", (e.Draw(1),), (cost,)) for cost in SAMPLE_COSTS),
    e.Action("anywhere", (e.Draw(1),), SAMPLE_COSTS, once=True, user=HOBBIT),
    *(e.Bonus(when, attack=1, defence=1, path=1) for when in SAMPLE_CONDITIONS),
    e.Bonus(e.Beside(SOME_ELF, each=3), path=1),
    e.Lends(("gimli",), attack=2),
    e.GuardsPath(1),
    e.DrawsMore(2),
    e.DrawsMore(5, then_cycle=2),
    e.CarriesMore("path"),
    e.SeesTop(),
    e.OnlyWeapon(),
    e.Befriends(ELF),
    e.AlsoOn(("moria", "umbar")),
    e.Opens(SOME_ELF, e.Grounds()),
    e.NeverOn(FREE),
    e.NeverOn(),
    e.KeepsOffPath(SHADOW),
    *(
        e.CycledInstead(when, with_items=kept)
        for when in (
            "eliminated",
            "combat",
            "path-combat",
            "forsaken-from-deck",
            "forsaken-from-reserve",
        )
        for kept in (True, False)
    ),
    e.GivesWay("aragorn"),
    e.Tends(FREE),
    e.Tends(SHADOW, except_for=ELF),
)

HOLDERS = (
    character("frodo-baggins", HOBBIT),
    item("sting", HOBBIT, ()),
    army("mordor-orcs", MORDOR, 1, 1),
)
LOCATIONS: tuple[Printed, ...] = (
    Ground("moria", SHADOW, 1, 2, (), ()),
    Path("egladil", 5, 1, 1),
    event("the-red-arrow", ELF),
)


@pytest.mark.parametrize(
    ("samples", "of"),
    [
        (SAMPLE_ABILITIES, Ability),
        (SAMPLE_COSTS, Cost),
        (SAMPLE_CONDITIONS, Condition),
        (SAMPLE_EFFECTS, Effect),
    ],
    ids=["abilities", "costs", "conditions", "effects"],
)
def test_there_is_a_sample_of_every_kind(samples: tuple[Any, ...], of: type[Node]):
    assert without_sample(of, samples) == []


@pytest.mark.parametrize("holder", HOLDERS, ids=lambda holder: holder.name)
def test_every_ability_can_be_said_of_every_card(holder: Card):
    said = [ability.say(holder) for ability in SAMPLE_ABILITIES]
    assert faults_in_sentences(GAME, said) == []


@pytest.mark.parametrize("holder", [*HOLDERS, *LOCATIONS], ids=lambda holder: holder.name)
def test_every_effect_can_be_said_of_everybody(holder: Printed):
    clauses = [partial(effect.say, holder) for effect in SAMPLE_EFFECTS]
    assert faults_in_clauses(GAME, clauses) == []


@each_language
@pytest.mark.parametrize("case", ["nom", "acc", "each", "few", "many"])
def test_filters_that_are_put_together_can_be_said(case: str, lang: str):
    elves, armies, nazgul = e.Which(faction=ELF), e.Which(type=ARMY), e.Which(keyword=NAZGUL)
    for which in (elves & armies, elves | nazgul, ~nazgul, armies & ~elves):
        assert VOICES[lang].say(which.say(case))


def test_filters_that_are_put_together_say_what_they_mean():
    elves, armies, nazgul = e.Which(faction=ELF), e.Which(type=ARMY), e.Which(keyword=NAZGUL)
    take = {
        elves | nazgul: ("an Elf card or a Nazgûl", "kartę Elfów lub Nazgûla"),
        armies & ~elves: ("an army other than an Elf card", "armię, ale nie kartę Elfów"),
        ~nazgul: ("any card other than a Nazgûl", "inną kartę niż Nazgûla"),
    }
    for which, (english, polish) in take.items():
        message = e.Take(which).say(HOLDERS[0], "you")
        assert EN.say(message) == f"take {english} from your draw deck into hand"
        assert PL.say(message) == f"weź na rękę {polish} ze swojej talii dobierania"


def test_several_factions_of_one_kind_are_counted_together():
    armies = [e.Which(faction=each, type=ARMY) for each in (ELF, ROHAN, HOBBIT)]
    take = {
        (armies[0] | armies[1], 2): ("2 Elf or Rohan armies", "2 armie Elfów lub Rohanu"),
        (armies[0] | armies[1] | armies[2], 5): (
            "5 Elf, Rohan or Hobbit armies",
            "5 armii Elfów, Rohanu lub Hobbitów",
        ),
        (armies[0] | e.Which(keyword=NAZGUL), 2): (
            "2 of Elf armies or Nazgûl",
            "2 spośród: armii Elfów lub Nazgûli",
        ),
        (armies[0] | SOME_ELF, 2): (
            "2 of Elf armies or Elf cards",
            "2 spośród: armii Elfów lub kart Elfów",
        ),
    }
    for (which, most), (english, polish) in take.items():
        message = e.Take(which, most=most).say(HOLDERS[0], "you")
        assert EN.say(message) == f"take up to {english} from your draw deck into hand"
        assert PL.say(message) == (f"weź na rękę maksymalnie {polish} ze swojej talii dobierania")


def test_a_condition_within_a_sentence_comes_after_a_single_deed():
    tale = e.OnPlay((e.Forsake(1), e.If(e.PathNumbered((1, 2)), (e.Draw(1),))))
    assert EN.say(tale.say(HOLDERS[0])) == (
        "When you play this card, forsake 1 card, "
        "then draw 1 card if the active path is a path 1 or 2."
    )
    assert PL.say(tale.say(HOLDERS[0])) == (
        "Po zagraniu tej karty poświęć 1 kartę, "
        "a następnie dobierz 1 kartę, jeśli aktywna ścieżka ma numer 1 lub 2."
    )


# --- Grammar


@pytest.mark.parametrize(
    ("form", "english", "polish"),
    [
        ("start", "Draw 1 card", "Dobierz 1 kartę"),
        ("you", "draw 1 card", "dobierz 1 kartę"),
        ("they", "draws 1 card", "dobiera 1 kartę"),
        ("to", "draw 1 card", "dobrać 1 kartę"),
        ("they-to", "draw 1 card", "dobrać 1 kartę"),
    ],
)
def test_a_clause_has_the_form_that_its_sentence_needs(form: Any, english: str, polish: str):
    message = e.Draw(1).say(HOLDERS[0], form)
    assert (EN.say(message), PL.say(message)) == (english, polish)


@pytest.mark.parametrize(
    ("number", "english", "polish"),
    [
        (1, "Draw 1 card", "Dobierz 1 kartę"),
        (2, "Draw 2 cards", "Dobierz 2 karty"),
        (4, "Draw 4 cards", "Dobierz 4 karty"),
        (5, "Draw 5 cards", "Dobierz 5 kart"),
        (12, "Draw 12 cards", "Dobierz 12 kart"),
        (22, "Draw 22 cards", "Dobierz 22 karty"),
    ],
)
def test_cards_are_counted(number: int, english: str, polish: str):
    message = e.Draw(number).say(HOLDERS[0], "start")
    assert (EN.say(message), PL.say(message)) == (english, polish)


@pytest.mark.parametrize(
    ("which", "most", "english", "polish"),
    [
        (e.Which(type=ARMY), 1, "an army", "armię"),
        (e.Which(faction=ELF), 1, "an Elf card", "kartę Elfów"),
        (
            e.Which(faction=MONSTROUS, type=CHARACTER),
            1,
            "a Monstrous character",
            "postać Monstrum",
        ),
        (e.Which(keyword=NAZGUL), 1, "a Nazgûl", "Nazgûla"),
        (e.Which(keyword=NAZGUL), 2, "up to 2 Nazgûl", "maksymalnie 2 Nazgûle"),
        (e.Which(keyword=NAZGUL), 5, "up to 5 Nazgûl", "maksymalnie 5 Nazgûli"),
        (
            e.Which(faction=ROHAN, type=ARMY),
            2,
            "up to 2 Rohan armies",
            "maksymalnie 2 armie Rohanu",
        ),
        (e.Which(type=ARMY), 6, "up to 6 armies", "maksymalnie 6 armii"),
        (e.Which(names=("the-witch-king",)), 1, "the Witch-king", "Czarnoksiężnika z Angmaru"),
        (
            e.Which(names=("gimli", "eowyn", "the-commander")),
            1,
            "Gimli, Éowyn or the Commander",
            "Gimlego, Éowinę lub Dowódcę",
        ),
    ],
    ids=str,
)
def test_which_cards_are_meant(which: e.Which, most: int, english: str, polish: str):
    message = e.Take(which, most=most).say(HOLDERS[0], "you")
    assert EN.say(message) == f"take {english} from your draw deck into hand"
    assert PL.say(message) == f"weź na rękę {polish} ze swojej talii dobierania"


def test_an_item_speaks_of_its_wielder():
    action = e.Action("reserve", (e.Draw(1),), (e.CycleSelf(),))
    frodo, sting, _ = HOLDERS
    assert EN.say(action.say(frodo)) == (
        "While this card is in reserve, you may use your action and cycle it: draw 1 card."
    )
    assert EN.say(action.say(sting)) == (
        "While its wielder is in reserve, you may use your action and cycle this card: draw 1 card."
    )
    assert PL.say(action.say(frodo)) == (
        "Gdy ta karta jest w rezerwie, możesz zużyć akcję i zrzucić ją: dobierz 1 kartę."
    )
    assert PL.say(action.say(sting)) == (
        "Gdy dzierżyciel jest w rezerwie, możesz zużyć akcję i zrzucić tę kartę: dobierz 1 kartę."
    )


def test_somebody_else_has_a_deck_of_their_own():
    effect = e.PlayerOf(WIZARD, (e.Take(SOME_ELF, optional=True), e.Recycle()))
    message = effect.say(HOLDERS[0], "start")
    assert EN.say(message) == (
        "The Wizard player may take an Elf card from their draw deck into hand, "
        "then recycles their cycle pile"
    )


# --- Names


@pytest.mark.parametrize("kind", ["cards", "promos", "locations", "fire-cards", "fire-locations"])
def test_names_are_those_on_the_cards(kind: str):
    for name, facts in load()[kind].items():
        assert EN.name(name) == facts["en"]
        # The promotional cards were never printed in Polish.
        assert (PL.name(name) == facts["pl"]) if kind != "promos" else ("pl" not in facts)


@pytest.mark.parametrize(
    ("lang", "genders"),
    [
        ("en", {"singular", "plural"}),
        ("pl", {"masculine", "feminine", "neuter", "plural-personal", "plural"}),
    ],
)
def test_every_card_has_a_gender(lang: str, genders: set[str]):
    text, cards = VOICES[lang], (*CARDS, *PROMOS)
    assert {text.name(card.name, "gender") for card in cards} == genders


@each_language
def test_cards_locations_sides_factions_and_keywords_have_names(lang: str):
    assert {name.id for name in names_in(GAME.text_folder, lang)} >= {
        *(printed.name for printed in GAME.printed()),
        *SIDES,
        *(f"faction-{faction}" for faction in FACTIONS),
        *(f"keyword-{keyword}" for keyword in (NAZGUL, WEAPON, MOUNT, ENT)),
    }


def test_an_article_is_written_as_its_place_in_the_sentence_asks():
    the = "the-witch-king"
    assert [EN.name(the, case) for case in ("nom", "start", "def", "acc")] == [
        "The Witch-king",
        "The Witch-king",
        "the Witch-king",
        "the Witch-king",
    ]
    assert [EN.name("mouth-of-sauron", case) for case in ("nom", "start", "def")] == [
        "Mouth of Sauron",
        "The Mouth of Sauron",
        "the Mouth of Sauron",
    ]


# --- Lists of cards


def test_a_polish_list_of_cards_quotes_their_titles():
    """A title may hold a comma, and then it is one card all the same."""
    cards = [Message("named", {"card": card}) for card in ("boromir", "narya-ring-of-fire")]
    drawn = Message("event-draws", {"player": "player-frodo", "cards": cards})
    assert PL.say(drawn) == "Frodo dobiera: „Boromir”, „Narya, Pierścień Ognia”."


def test_a_polish_sentence_quotes_a_title_that_would_run_into_it():
    said = {
        card: PL.say(Message("option-cycle", {"card": card}))
        for card in ("sting", "nenya-ring-of-adamant", "there-is-another-way")
    }
    assert list(said.values()) == [
        "Zrzuć Żądło",
        "Zrzuć „Nenyę, Diamentowy Pierścień”",
        "Zrzuć „Jest inna droga”",
    ]


def test_characters_that_armies_support_are_no_titles():
    cards = supported([NAMES.index("aragorn"), NAMES.index("boromir")])
    asked = PL.say(Message("prompt-consent-support", {"cards": cards}))
    assert asked.startswith("Wasze armie mają wesprzeć Aragorna, Boromira.")
