"""What is written on the cards, in both languages."""

import re
from pathlib import Path

import pytest

from mathom.cards.kit import faults_in_sentences, kinds, unblessed
from mathom.core.voice import LANGUAGES, source, voice
from mathom.games.fellowship import speech
from mathom.games.fellowship.abilities import (
    EACH_PLAYER,
    costs,
    fellowship,
    maneuver,
    response,
    shadow,
    skirmish,
    until,
    when,
    while_,
)
from mathom.games.fellowship.amounts import count, or_if, up_to
from mathom.games.fellowship.card import Card, dwarven, isengard
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.conditions import spot
from mathom.games.fellowship.effects.flow import later, let, one_of
from mathom.games.fellowship.effects.hands import DISCARD_PILE, discard_from_hand, draw
from mathom.games.fellowship.effects.health import exert, heal, wound
from mathom.games.fellowship.effects.playing import play
from mathom.games.fellowship.effects.spotting import pick_player
from mathom.games.fellowship.effects.standing import cost, gains, one_wound, strength
from mathom.games.fellowship.effects.table import stack
from mathom.games.fellowship.effects.targets import each, some
from mathom.games.fellowship.effects.twilight import add_burdens, remove_twilight
from mathom.games.fellowship.filters import (
    ANYTHING,
    COMPANION,
    CONDITION,
    DAMAGE,
    DEFENDER,
    DWARF,
    ELVEN,
    EXHAUSTED,
    GIMLI,
    GONDOR,
    HOBBIT,
    IT,
    MINION,
    MORIA,
    MOUNT,
    NAZGUL,
    NEW_RACE,
    ORC,
    POSSESSION,
    RING_BEARER,
    SELF,
    SHIRE,
    THAT,
    URUK,
    WEAPON,
    Filter,
    another,
    bearing,
    fighting,
    your,
)
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.language import TO, Node
from mathom.games.fellowship.players import FREE
from mathom.games.fellowship.speech.abilities import text_of
from mathom.games.fellowship.speech.speaker import SAYINGS
from mathom.games.fellowship.terms import HAND, REGROUP, STACKED
from mathom.games.fellowship.triggers import killed, loses, wins

EN, PL = (voice(lang, GAME) for lang in LANGUAGES)


def said(*text: object, card: Card | None = None) -> tuple[str, str]:
    """What a card with that text says, in both languages."""
    card = (card or dwarven.event("1C1", "Axe Strike", cost=0)).text(*text)
    sentences = text_of(card)
    return tuple(" ".join(map(lang.say, sentences)) for lang in (EN, PL))  # type: ignore[return-value]


# --- All cards


def test_what_is_written_on_all_cards():
    """If a text changed on purpose: `make bless`, and read the diff."""
    assert unblessed(GAME, Path(__file__).parent) == []


def test_every_text_is_made_of_sentences():
    assert faults_in_sentences(GAME, [each for card in CARDS for each in text_of(card)]) == []


def test_every_word_speaks():
    assert speech
    assert [kind.__name__ for kind in kinds(Node) if kind not in SAYINGS] == []


def test_a_word_of_no_card_speaks_as_well():
    english, polish = said(fellowship(pick_player(), draw(1)))
    assert english == "Fellowship – choose a player and draw a card."
    assert polish == "Drużyna – wybierz gracza i dociągnij kartę."


# --- Nouns


@pytest.mark.parametrize(
    ("which", "english", "polish"),
    [
        (DWARF, "a Dwarf", "Krasnoluda"),
        (DWARF & COMPANION, "a Dwarf companion", "towarzysza Krasnoluda"),
        (another(URUK), "another Uruk-hai", "innego Uruk-hai"),
        (your(ORC), "one of your Orcs", "swojego Orka"),
        (
            COMPANION & EXHAUSTED & ~RING_BEARER,
            "an exhausted companion other than the Ring-bearer",
            "wyczerpanego towarzysza innego niż Powiernik Pierścienia",
        ),
        (
            MINION & fighting(HOBBIT),
            "a minion fighting a Hobbit",
            "poplecznika walczącego z Hobbitem",
        ),
        (
            COMPANION & bearing(WEAPON),
            "a companion bearing a weapon",
            "towarzysza z bronią",
        ),
        (DWARF | NAZGUL, "a Dwarf or a Nazgûl", "Krasnoluda lub Nazgûla"),
        (each(POSSESSION), "each possession", "każdy ekwipunek"),
        (some(2, ORC), "2 Orcs", "2 Orków"),
        (some(2, NAZGUL), "2 Nazgûl", "2 Nazgûle"),
        (some(5, NAZGUL), "5 Nazgûl", "5 Nazgûli"),
        (some(up_to(), DWARF), "any number of Dwarves", "dowolną liczbę Krasnoludów"),
    ],
    ids=str,
)
def test_a_sentence_declines_what_it_speaks_of(which: Filter, english: str, polish: str):
    assert said(skirmish(wound(which))) == (
        f"Skirmish – wound {english}.",
        f"Potyczka – zrań {polish}.",
    )


def test_exertion_takes_the_instrumental():
    assert said(maneuver(exert(some(2, DWARF)), TO, draw(5))) == (
        "Maneuver – exert 2 Dwarves: draw 5 cards.",
        "Manewry – podejmij wysiłek 2 Krasnoludami: dociągnij 5 kart.",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deed_is_said_in_the_form_that_its_sentence_asks_for(lang: str):
    """Also those that no card has in another form today: "wyczerp", but "możesz wyczerpać"."""
    said = "".join(source(folder, lang) for folder in GAME.text_folders)
    forms = re.findall(r'NAME\("do-[\w-]+"(.*?)\)', said)
    assert len(forms) > 50
    assert set(forms) == {", $case"}


# --- Pronouns


def test_who_was_chosen_is_spoken_of_again():
    assert said(skirmish(exert(DWARF), TO, strength(IT, +3), gains(IT, DAMAGE + 1))) == (
        "Skirmish – exert a Dwarf: give that Dwarf +3 strength and damage +1.",
        "Potyczka – podejmij wysiłek Krasnoludem: daj mu siłę +3 i „obrażenia +1”.",
    )


def test_a_unique_character_goes_by_name_and_the_others_do_not():
    deed = skirmish(exert(SELF), TO, strength(SELF, +2))
    gimli = dwarven.companion(
        "1C1", "•Gimli", "Son of Glóin", DWARF, cost=2, strength=6, vitality=3
    )
    orc = isengard.minion("1C1", "Uruk Spy", URUK, cost=2, strength=7, vitality=2, site=5)
    assert said(deed, card=gimli) == (
        "Skirmish – exert Gimli: give him +2 strength.",
        "Potyczka – podejmij wysiłek Gimlim: daj mu siłę +2.",
    )
    assert said(deed, card=orc) == (
        "Skirmish – exert this minion: give this minion +2 strength.",
        "Potyczka – podejmij wysiłek tym poplecznikiem: daj mu siłę +2.",
    )


def test_a_polish_subject_is_not_said_twice():
    arwen = dwarven.companion("1C1", "•Arwen", DWARF, cost=2, strength=6, vitality=3)
    assert said(strength(SELF & fighting(NAZGUL), +3), card=arwen) == (
        "While Arwen is fighting a Nazgûl, she has +3 strength.",
        "Dopóki Arwena walczy z Nazgûlem, ma siłę +3.",
    )


def test_whom_a_trigger_is_about_is_that_one():
    assert said(response(wins(your(URUK)), heal(THAT))) == (
        "Response, when one of your Uruk-hai wins a skirmish – heal that Uruk-hai.",
        "Odpowiedź, gdy twój Uruk-hai wygrywa potyczkę – ulecz tego Uruk-hai.",
    )


def test_other_cards_than_those_just_spoken_of():
    goblin = MORIA & ORC & ~IT
    assert said(shadow(discard_from_hand(3), TO, play(goblin, DISCARD_PILE))) == (
        "Shadow – discard 3 cards from hand: "
        "play a [Moria] Orc other than those cards from your discard pile.",
        "Cień – odrzuć 3 karty z ręki: "
        "zagraj Orka [Moria], lecz nie spośród tych kart, ze swojego stosu kart odrzuconych.",
    )
    assert said(skirmish(strength(MORIA & ORC, count(goblin)))) == (
        "Skirmish – give a [Moria] Orc +1 strength for each other [Moria] Orc you can spot.",
        "Potyczka – daj Orkowi [Moria] siłę +1 "
        "za każdego innego Orka [Moria], którego możesz spostrzec.",
    )


# --- Clauses


def test_only_what_can_be_spotted_counts():
    """Companions of a Shadow player are in play as well, but asleep (T-24.1)."""
    assert said(fellowship(add_burdens(count(COMPANION)))) == (
        "Fellowship – add a burden for each companion you can spot.",
        "Drużyna – dodaj brzemię za każdego towarzysza, którego możesz spostrzec.",
    )
    assert said(fellowship(add_burdens(count(WEAPON))))[1].endswith(
        "za każdą broń, którą możesz spostrzec."
    )


def test_who_is_killed_by_somebody_need_not_have_lost_to_them():
    assert said(response(killed(COMPANION, by=ORC), add_burdens(1))) == (
        "Response, when a companion is killed by an Orc – add a burden.",
        "Odpowiedź, gdy towarzysz ginie z ręki Orka – dodaj brzemię.",
    )


def test_what_lies_on_a_card_is_not_under_it():
    assert said(fellowship(play(ORC, STACKED)), fellowship(play(WEAPON, STACKED))) == (
        "Fellowship – play an Orc stacked on this card. "
        "Fellowship – play a weapon stacked on this card.",
        "Drużyna – zagraj Orka odłożonego na tę kartę. Drużyna – zagraj broń odłożoną na tę kartę.",
    )


def test_a_limit_is_the_bearers_and_not_the_support_areas():
    tip = isengard.condition("1C1", "Blade Tip", cost=0, limit=1)
    assert said(card=tip) == (
        "Support area (limit 1 per bearer).",
        "Obszar pomocniczy (limit 1 na właściciela).",
    )


def test_another_player_does_it_in_the_third_person():
    choice = let(FREE, one_of(exert(RING_BEARER), add_burdens(1)))
    assert said(when(wins(NAZGUL), choice)) == (
        "Whenever a Nazgûl wins a skirmish, "
        "the Free Peoples player exerts the Ring-bearer or adds a burden.",
        "Ilekroć Nazgûl wygrywa potyczkę, "
        "gracz Wolnych Ludzi podejmuje wysiłek Powiernikiem Pierścienia albo dodaje brzemię.",
    )


def test_what_holds_as_long_as_the_same_is_so_is_one_sentence():
    both = while_(spot(DWARF), gains(each(ORC), DAMAGE + 1), strength(each(ORC), +1))
    assert said(both) == (
        "While you can spot a Dwarf, each Orc has damage +1 and each Orc has +1 strength.",
        "Dopóki możesz spostrzec Krasnoluda, każdy Ork ma „obrażenia +1” i każdy Ork ma siłę +1.",
    )


# --- Exactly what is meant


def test_what_is_done_once_for_each_player_says_so():
    falls = later(loses(MINION, to=IT), draw(1), per=EACH_PLAYER)
    english, polish = said(skirmish(strength(DWARF, +1), falls))
    assert english.endswith("draw a card (once each skirmish for each player).")
    assert polish.endswith("dociągnij kartę (raz na potyczkę dla każdego gracza).")
    english, polish = said(skirmish(strength(DWARF, +1), later(loses(MINION, to=IT), draw(1))))
    assert (english[-12:], polish[-17:]) == ("draw a card.", " dociągnij kartę.")


def test_who_sleeps_is_neither_counted_nor_kept_in_mind():
    """Inactive cards lie there as well: a text speaks of those that can be spotted."""
    assert said(strength(each(DWARF), count(ORC))) == (
        "Each Dwarf has +1 strength for each Orc you can spot.",
        "Każdy Krasnolud ma siłę +1 za każdego Orka, którego możesz spostrzec.",
    )
    assert said(cost(each(COMPANION & NEW_RACE), -2)) == (
        "Each companion of a race you can’t spot costs 2 less.",
        "Koszt każdego towarzysza rasy, której nie możesz spostrzec, jest mniejszy o 2.",
    )


def test_what_was_stacked_on_a_card_is_played_from_there():
    cart = fellowship(one_of(stack(POSSESSION, HAND), play(ANYTHING, STACKED)))
    assert said(cart) == (
        "Fellowship – stack a possession from hand on this card or "
        "play a card stacked on this card.",
        "Drużyna – odłóż ekwipunek z ręki na tę kartę albo zagraj kartę odłożoną na tę kartę.",
    )
    assert said(fellowship(play(ORC, STACKED)))[1] == (
        "Drużyna – zagraj Orka odłożonego na tę kartę."
    )


def test_a_price_of_any_number_is_at_least_one():
    assert said(fellowship(exert(some(up_to(), COMPANION)), TO, remove_twilight(count(IT)))) == (
        "Fellowship – exert any number of companions (at least 1): "
        "remove 1 twilight for each of them.",
        "Drużyna – podejmij wysiłek dowolną liczbą towarzyszy (co najmniej 1): "
        "usuń 1 z puli mroku za każdego z nich.",
    )


def test_what_is_said_of_both_alternatives_is_said_of_each():
    assert said(skirmish(wound((ORC | URUK) & fighting(DWARF)))) == (
        "Skirmish – wound an Orc or Uruk-hai fighting a Dwarf.",
        "Potyczka – zrań walczącego z Krasnoludem Orka lub Uruk-hai.",
    )


def test_a_price_for_playing_is_no_price_for_handing_over():
    horse = dwarven.possession("1C1", "Dwarven Axe", MOUNT, cost=2, on=DWARF)
    assert said(costs(-2, on=DWARF), card=horse) == (
        "Borne by a Dwarf. This card costs 2 less when played on a Dwarf.",
        "Właściciel: Krasnolud. Koszt tej karty zagranej na Krasnoluda jest mniejszy o 2.",
    )


def test_a_keyword_that_somebody_has_is_called_one():
    assert said(skirmish(strength(DWARF, or_if(+2, +4, DEFENDER)))) == (
        "Skirmish – give a Dwarf +2 strength (or +4 if that Dwarf has defender).",
        "Potyczka – daj Krasnoludowi siłę +2 (albo +4, jeżeli ma słowo kluczowe „obrońca”).",
    )


def test_what_somebody_gets_and_what_holds_for_them_is_told_of_them():
    assert said(maneuver(until(REGROUP, gains(GIMLI, DEFENDER + 1), one_wound(IT)))) == (
        "Maneuver – Gimli has defender +1 and he takes no more than 1 wound in each skirmish "
        "until regroup.",
        "Manewry – do przegrupowania Gimli ma „obrońca +1” i odnosi najwyżej 1 ranę "
        "w każdej potyczce.",
    )


# --- As they are printed


def test_only_what_is_printed_is_told():
    cards = {each.name: each for each in GAME.printed()}
    gimli, helm, site = (cards[name] for name in ("gimli-son-of-gloin", "gimlis-helm", "bag-end"))
    assert gimli.numbers == {"cost": 2, "strength": 6, "vitality": 3}
    assert [gimli.lists[name] for name in ("race", "signet", "keywords", "marks")] == [
        ["race-dwarf"],
        ["signet-gandalf"],
        ["keyword-damage"],
        ["mark-unique"],
    ]
    assert (helm.numbers, helm.lists["class"]) == ({"cost": 0}, ["class-helm"])
    assert (site.numbers, site.side, site.group) == ({"site": 1, "shadow": 0}, None, None)
    assert [cards[name].lists["arrow"] for name in ("bag-end", "rivendell-terrace")] == [
        ["arrow-left"],
        ["arrow-right"],
    ]


def test_a_name_that_no_source_gives_is_marked_as_ours():
    cards = {each.name: each for each in GAME.printed()}
    assert cards["axe-strike"].own_names == {"pl": "all"}
    assert cards["gimli-son-of-gloin"].own_names in ({}, {"pl": "subtitle"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_printed_has_a_name(lang: str):
    text = voice(lang, GAME)
    terms = {f"set-{card.set}" for card in GAME.printed()}
    for card in GAME.printed():
        terms |= {card.name, f"noun-{card.kind}", card.side or card.name, card.group or card.name}
        terms |= {f"value-{name}" for name in (*card.numbers, *card.lists)}
        terms |= {word for words in card.lists.values() for word in words}
    assert [term for term in sorted(terms) if not text.has(f"-{term}")] == []


# --- As people say it


BY_NUMBER = {card.collectors_number: card for card in CARDS}


@pytest.mark.parametrize(
    ("number", "polish"),
    [
        ("1_22", "Krasnoludem: od 1 do 5 razy odrzuć wierzchnią kartę"),
        ("1_95", "zrań walczącego z nim Orka lub Uruk-hai."),
        ("1_142", "ma co najmniej 5 brzemion lub jest wyczerpany, do końca tury limit ruchu "),
        ("1_142", "limit ruchu zmniejsza się o 1 (raz na turę)."),
        ("1_189", "Powiernik Pierścienia podejmuje wysiłek lub odnosi ranę"),
        ("1_207", "jeżeli ta karta jest w twoim obszarze pomocniczym, przenieś ją na postać"),
        ("1_216", "na walczącego z właścicielem towarzysza bez Odłamka ostrza"),
        ("1_279", "właściciela nie przydzielono w tej turze do potyczki, a innego towarzysza"),
        ("1_316", "zmniejsza się o 1 (albo zmniejsza się o 2, jeżeli możesz"),
        ("1_330", "faza przydziałów i faza potyczek zostają pominięte."),
        ("1_338", "koszt pierwszego Nazgûla zagranego tam w turze jest mniejszy o 5."),
        ("1_350", "Koszt pierwszego Orka [Moria] zagranego w fazie Cienia jest mniejszy o 2."),
    ],
)
def test_a_polish_card_reads_as_a_person_would_say_it(number: str, polish: str):
    assert polish in " ".join(map(PL.say, text_of(BY_NUMBER[number])))


@pytest.mark.parametrize(
    ("which", "english"),
    [
        (GONDOR & COMPANION, "a [Gondor] companion"),
        (ELVEN & CONDITION, "an [Elven] condition"),
        (another(MORIA & ORC), "another [Moria] Orc"),
        (your(MORIA & ORC), "one of your [Moria] Orcs"),
        ((GONDOR | SHIRE) & COMPANION, "a [Gondor] or [Shire] companion"),
        ((GONDOR | SHIRE) & fighting(ORC), "a [Gondor] or [Shire] card fighting an Orc"),
    ],
    ids=str,
)
def test_a_culture_comes_before_what_is_of_it(which: Filter, english: str):
    assert said(skirmish(wound(which)))[0] == f"Skirmish – wound {english}."


@pytest.mark.parametrize(
    ("card", "happens", "asked"),
    [
        (
            "orc-soldier",
            "Ranę odnosi Ork żołnierz.",
            "Zaraz odniesie ranę Ork żołnierz. Reagujesz?",
        ),
        (
            "orc-hunters",
            "Ranę odnoszą Orkowie łowcy.",
            "Zaraz odniosą ranę Orkowie łowcy. Reagujesz?",
        ),
    ],
)
def test_a_polish_verb_agrees_with_a_title(card: str, happens: str, asked: str):
    assert PL("event-wounded", card=card) == happens
    assert PL("prompt-respond-wounding", card=card) == asked
