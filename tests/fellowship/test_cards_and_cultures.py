"""What cards are: kinds and types, cultures, signets, races, keywords (T-1, T-2, T-22, T-23)."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mathom.cards.trees import walk
from mathom.games.fellowship import catalogue, rules
from mathom.games.fellowship.browse import printed
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.filters import (
    ARTIFACT,
    CHARACTER,
    FREE_CARD,
    POSSESSION,
    SEARCH,
    SHADOW_CARD,
    SITE,
    Filter,
    Keyword,
)
from mathom.games.fellowship.rules.path import move_limit
from mathom.games.fellowship.terms import (
    CHARACTERS,
    FREE_CULTURES,
    FREE_SIDE,
    NO_SIDE,
    SHADOW_CULTURES,
    SHADOW_SIDE,
    TYPES,
)
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.trying import bearers
from tests.marks import rule

GIMLI = "gimli-son-of-gloin"
ARAGORN = "aragorn-ranger-of-the-north"
GANDALF = "gandalf-the-grey-wizard"
SAM = "sam-son-of-hamfast"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"

WITH_RULES = {"archer", "damage", "defender", "fierce", "sanctuary"}
"""Keywords with rules of their own (T-2.10). The sixth is no printed word: who bears the Ring."""


def of(*types: str) -> list[Card]:
    return [card for card in CARDS if card.type in types]


def numbers(card: Card) -> set[str]:
    """The numbers that are printed on it."""
    return set(next(each for each in printed() if each.name == card.name).numbers)


@pytest.fixture
def reprint() -> Iterator[Callable[..., None]]:
    """Print a card differently, for every text at once, until the test is over."""
    filters = {
        id(word): word
        for card in CARDS
        for word in walk((card.on, card.said, *(block.words for block in card.blocks)))
        if isinstance(word, Filter) and word.printed
    }
    before: list[Card] = []

    def make(card: Card) -> None:
        number = catalogue.NUMBER[card.name]
        catalogue.CARDS[number] = card
        catalogue.TYPE[number] = card.type
        for each in filters.values():
            each.table[number] = each.fits(card)

    def again(name: str, **facts: Any) -> None:
        before.append(catalogue.CARDS[catalogue.NUMBER[name]])
        make(replace(before[-1], **facts))

    yield again
    for card in reversed(before):
        make(card)


# --- Kinds and types


@rule("T-1.1", "T-1.2")
def test_every_card_is_of_one_kind():
    for card in CARDS:
        kinds = [FREE_CARD.fits(card), SHADOW_CARD.fits(card), SITE.fits(card), card.type == "ring"]
        assert kinds.count(True) == 1, card.name
    assert {card.title for card in of("ring")} == {"the-one-ring"}


@rule("T-1.2")
def test_the_ring_is_found_by_no_text_about_sides():
    """A text that takes a Free Peoples thing, or else a companion, takes the companion."""
    t = Scene(
        GIMLI, minions=LEMENYA, shadow_hand="beauty-is-fading", phase="maneuver", pool=5
    ).play("beauty-is-fading")
    assert t.zone("the-one-ring") == "borne"
    assert t.discarded() == [GIMLI]


@rule("T-1.6")
def test_the_types():
    assert set(TYPES) == {card.type for card in CARDS} | {"artifact"}
    assert all(card.type in TYPES for card in CARDS)


@rule("T-1.4")
def test_ones_own_turn_is_for_the_free_peoples():
    t = Scene(hand=f"{GIMLI} uruk-savage", shadow_support="not-easily-destroyed", pool=9)
    assert t.offers(f"play {GIMLI}")
    assert not t.offers("play uruk-savage")
    assert t.why_not("play uruk-savage") == "wrong-side"


@rule("T-1.5")
def test_the_turns_of_others_are_for_the_shadow():
    t = Scene(shadow_hand=f"uruk-savage {GIMLI}", at=5, phase="shadow", pool=9)
    assert t.who == SHADOWS
    assert t.offers("play uruk-savage")
    assert not t.offers(f"play {GIMLI}")
    assert t.why_not(f"play {GIMLI}") == "wrong-side"


@rule("T-1.4", "T-1.5")
def test_texts_are_used_on_the_turns_of_their_side():
    """On one's own turn one's Shadow cards sleep, and on the others' one's companions."""
    relics = {"shadow_support": "relics-of-moria", "shadow_discard": "goblin-scimitar"}
    t = Scene(
        hand="stout-and-sturdy", minions="goblin-runner", at=4, phase="shadow", pool=9, **relics
    )
    assert t.offers("use relics-of-moria")
    t.pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert t.why_not("use relics-of-moria") == "inactive"
    t = Scene("sam-son-of-hamfast", burdens=1, at=2)
    assert t.offers("use sam")
    t.pass_().pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert t.why_not("use sam-son-of-hamfast") == "inactive"


@rule("T-1.7", "T-2.7", "T-3.1")
def test_characters_are_laid_out_alike():
    for card in CARDS:
        assert CHARACTER.fits(card) == (card.type in CHARACTERS)
        assert bool(card.race) == CHARACTER.fits(card), card.name
        if CHARACTER.fits(card):
            assert card.vitality > 0
            assert card.strength > 0
            assert numbers(card) >= {"cost", "strength", "vitality"}


@rule("T-1.8")
def test_a_companion_travels():
    assert all(card.side == FREE_SIDE and not card.home for card in of("companion"))
    alone = Scene().pass_()
    together = Scene(GIMLI).pass_()
    assert together.zone(GIMLI) == "fellowship"
    assert together.pool == alone.pool + 1


@rule("T-1.9", "T-22.2")
def test_an_ally_stays_at_home():
    assert all(card.side == FREE_SIDE and 1 <= card.home <= 9 for card in of("ally"))
    assert all("home" in numbers(card) for card in of("ally"))
    assert not any("home" in numbers(card) for card in CARDS if card.type != "ally")
    elrond = "elrond-lord-of-rivendell"
    alone = Scene().pass_()
    t = Scene(support=elrond).pass_()
    assert t.zone(elrond) == "support"
    assert t.pool == alone.pool  # nobody travels with Frodo
    at_home = {"support": elrond, "minions": "uruk-savage"}
    assert Scene(at=3, phase="assignment", **at_home).comes_to(f"assign {elrond} uruk-savage")
    assert not Scene(at=4, phase="assignment", **at_home).comes_to(f"assign {elrond} uruk-savage")


@rule("T-1.10")
def test_a_minion_attacks_the_fellowships_of_others():
    assert all(card.side == SHADOW_SIDE for card in of("minion"))
    t = Scene(shadow_hand="goblin-runner", at=4, phase="shadow", pool=9).play("goblin-runner")
    assert t.zone("goblin-runner") == "minions"
    t.pass_until("assign").do("assign frodo goblin-runner")
    assert t.state.fight is not None
    assert t.state.owner[t.state.fight.defender] == FREE


@rule("T-1.11")
def test_minions_show_a_site_and_never_a_signet():
    for card in of("minion"):
        assert 1 <= card.site <= 9
        assert not card.signet
    for card in of("companion", "ally"):
        assert not card.site


@rule("T-1.15")
def test_a_condition_stays_until_something_discards_it():
    t = Scene(
        GANDALF,
        minions="uruk-savage",
        shadow_hand="greed",
        at=5,
        phase="shadow",
        pool=9,
    ).play("greed")
    for _ in range(2):
        turn = t.state.turn
        while t.state.turn == turn:
            t.pass_until("fellowship")
            if t.state.turn == turn:
                t.do("pass")
        assert t.zone("greed") == "support"
    t = Scene(GANDALF, shadow_support="greed", hand="sleep-caradhras").play("sleep-caradhras")
    assert t.discarded(SHADOWS) == ["greed"]


@rule("T-1.17")
def test_minions_too_bear_things_and_are_helped():
    t = Scene(
        GIMLI,
        minions="goblin-runner",
        shadow_hand="goblin-scimitar drums-in-the-deep",
        at=5,
        phase="shadow",
        pool=9,
    )
    before = t.strength("goblin-runner")
    t.play("goblin-scimitar", "goblin-runner").pass_until("shadow")
    assert t.bearer("goblin-scimitar") == "goblin-runner"
    armed = t.strength("goblin-runner")
    assert armed == before + catalogue.STRENGTH[catalogue.NUMBER["goblin-scimitar"]]
    t.pass_until("assign").do("assign gimli goblin-runner").shadow().play("drums-in-the-deep")
    assert t.strength("goblin-runner") == armed + 4
    t = Scene(minions="orc-soldier", shadow_hand="mordor-enraged", phase="shadow", at=6, pool=9)
    assert t.play("mordor-enraged", "orc-soldier").bearer("mordor-enraged") == "orc-soldier"


@rule("T-1.18")
def test_a_site_has_its_numbers_and_an_arrow():
    assert {card.site for card in of("site")} == set(range(1, 10))
    for card in of("site"):
        assert numbers(card) == {"site", "shadow"}
        assert card.shadow >= 0
        assert card.arrow in ("left", "right")
        assert not any((card.race, card.culture, card.signet))


@rule("T-1.20")
def test_sites_three_and_six_are_sanctuaries():
    for card in of("site"):
        assert ("sanctuary" in card.keywords) == (card.site in (3, 6)), card.name


@rule("T-1.20")
def test_what_counts_is_the_keyword(reprint):
    hurt = {"at": 3, "fellowship": GIMLI, "wounds": {GIMLI: 1}}
    assert Scene.turn(**hurt).asked == "sanctuary"
    reprint("council-courtyard", keywords={})
    assert Scene.turn(**hurt).asked == "fellowship"


# --- Artifacts, of which the set has none


@rule("T-1.12")
def test_possessions_and_artifacts_are_two_types(reprint):
    sword = "sword-of-minas-morgul"
    laid = {
        "fellowship": GANDALF,
        "bearing": {"gandalf": "glamdring", LEMENYA: sword},
        "minions": LEMENYA,
        "fight": f"gandalf {LEMENYA}",
    }
    assert Scene(**laid).shadow().use(sword).discarded() == ["glamdring"]
    reprint("glamdring", type="artifact")
    t = Scene(**laid).shadow()
    assert t.use(sword).discarded() == []
    assert t.bearer("glamdring") == GANDALF
    possession = catalogue.CARDS[catalogue.NUMBER["sting"]]
    assert POSSESSION.fits(possession)
    assert not ARTIFACT.fits(possession)


@rule("T-1.13", "T-11.15")
def test_the_set_has_no_artifacts_but_the_rules_do(reprint):
    assert of("artifact") == []
    reprint("hobbit-sword", type="artifact")
    t = Scene(
        SAM,
        path="green-hill-country trollshaw-forest",
        hand="hobbit-sword",
        deck="athelas",
    ).play("hobbit-sword", SAM)
    assert t.bearer("hobbit-sword") == SAM
    assert t.hand() == ["athelas"]  # the forest speaks of both types
    assert t.offers("transfer hobbit-sword frodo")
    assert bearers("hobbit-sword", fellowship=SAM, bearing={"frodo": "sting"}) == {SAM}


# --- Cultures, signets, races


@rule("T-2.1", "T-2.2")
def test_all_but_sites_and_the_ring_have_a_culture():
    for card in CARDS:
        assert bool(card.culture) == (card.type not in ("site", "ring")), card.name
        group = next(each.group for each in printed() if each.name == card.name)
        assert group == (f"culture-{card.culture}" if card.culture else None)


@rule("T-2.3", "T-2.4")
def test_each_culture_is_of_one_side():
    assert set(FREE_CULTURES) == {"dwarven", "elven", "gandalf", "gondor", "shire"}
    assert set(SHADOW_CULTURES) == {"isengard", "moria", "ringwraith", "sauron"}
    for side, cultures in ((FREE_SIDE, FREE_CULTURES), (SHADOW_SIDE, SHADOW_CULTURES)):
        assert {card.culture for card in CARDS if card.side == side} == set(cultures)
    assert {card.culture for card in CARDS if card.side == NO_SIDE} == {""}


@rule("T-2.6")
def test_signets_matter_when_a_text_asks_for_them():
    assert {card.signet for card in CARDS} == {"", "aragorn", "frodo", "gandalf"}
    assert all(CHARACTER.fits(card) and card.side == FREE_SIDE for card in CARDS if card.signet)
    # Frodo heals at the price of somebody with his signet.
    for card in of("companion"):
        if card.title != "frodo":
            t = Scene(card.name, wounds={"frodo": 1})
            assert t.offers("use frodo") == (card.signet == "frodo"), card.name


@rule("T-2.6")
def test_a_signet_does_nothing_by_itself(reprint):
    def plays() -> tuple[int, int, list[str]]:
        t = Scene(SAM, minions="uruk-savage", fight="sam uruk-savage", pool=3)
        return t.strength("sam"), t.vitality("sam"), t.codes

    before = plays()
    reprint(SAM, signet="")
    assert plays() == before


# --- Keywords


@rule("T-2.9")
def test_a_word_in_a_title_is_no_keyword():
    """At Bree Gate a ranger is spotted; A Ranger’s Versatility or Ranger’s Sword is none."""
    for name, word in (("rangers-sword", "ranger"), ("weatherhills", "weather")):
        assert word in name
        assert word not in catalogue.CARDS[catalogue.NUMBER[name]].keywords
    gate = {"path": "green-hill-country bree-gate", "at": 1}
    assert move_limit(Scene(ARAGORN, **gate).pass_().state) == 3
    armed = {"boromir": "rangers-sword"}
    t = Scene("boromir-son-of-denethor", bearing=armed, **gate).pass_()
    assert move_limit(t.state) == 2


@rule("T-2.9")
def test_a_keyword_stands_in_the_text():
    for card in CARDS:
        said = Counter(word.keyword for word in card.said if isinstance(word, Keyword))
        assert set(card.keywords) == set(said)
        assert all(times == 1 for times in said.values())


@rule("T-2.10")
def test_an_archer_shoots():
    assert Scene(minions="goblin-marksman", phase="archery").archery() == (0, 1)
    assert Scene(minions="goblin-patrol-troop", phase="archery").archery() == (0, 0)


@rule("T-2.10")
@pytest.mark.parametrize(("damage", "wounds"), [(0, 1), (1, 2), (2, 3)])
def test_damage_hurts_more(damage, wounds, reprint):
    reprint("uruk-slayer", keywords={"damage": damage} if damage else {})
    t = Scene("aragorn-king-in-exile", minions="uruk-slayer", fight="aragorn uruk-slayer")
    assert t.skirmish_ends().wounds("aragorn") == wounds


@rule("T-2.10")
def test_a_defender_takes_one_more():
    t = Scene(ARAGORN, minions="goblin-runner uruk-savage", phase="maneuver").use(ARAGORN)
    t.pass_until("assign").do("assign aragorn goblin-runner")
    assert t.offers("assign aragorn uruk-savage")
    t = Scene(ARAGORN, minions="goblin-runner uruk-savage", phase="maneuver")
    t.pass_until("assign").do("assign aragorn goblin-runner")
    assert not t.offers("assign aragorn uruk-savage")


@rule("T-2.10")
@pytest.mark.parametrize(
    ("minion", "again"), [("ulaire-attea-keeper-of-dol-guldur", True), ("uruk-savage", False)]
)
def test_the_fierce_come_back(minion, again):
    t = Scene(minions=minion, phase="assignment", at=5)
    t.pass_to("regroup")
    assert bool(t.told("fierce-round")) == again


@rule("T-2.10")
def test_the_ring_bearer_is_who_must_not_die():
    t = Scene("dwarf-guard", minions="uruk-slayer", fight="dwarf-guard uruk-slayer")
    assert not t.skirmish_ends().over
    t = Scene(minions="uruk-slayer", fight="frodo uruk-slayer", wounds={"frodo": 3})
    t.to_the_end()
    assert t.winner == SHADOWS
    assert t.dead() == ["frodo-son-of-drogo"]


@rule("T-2.10")
def test_a_sanctuary_heals():
    for at in range(1, 10):
        t = Scene.turn(fellowship=GIMLI, wounds={GIMLI: 1}, at=at)
        assert (t.asked == "sanctuary") == (at in (3, 6))


@rule("T-2.11")
def test_other_keywords_are_unknown_to_the_rules():
    """Only texts ask for them."""
    others = {word for card in CARDS for word in card.keywords} - WITH_RULES
    assert others >= {"search", "stealth", "tale", "spell", "ranger"}
    for page in Path(str(rules.__path__[0])).glob("*.py"):
        strings = {
            node.value
            for node in ast.walk(ast.parse(page.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not strings & others, page.name


@rule("T-2.11")
def test_stealth_matters_only_to_those_who_speak_of_it():
    hidden = {
        "minions": "goblin-runner goblin-sneak moria-scout",
        "fight": "frodo goblin-runner",
        "hand": "hobbit-intuition",
    }
    t = Scene(shadow_hand="drums-in-the-deep", **hidden).play("hobbit-intuition")
    assert t.told("skirmish-cancelled")
    t = Scene(shadow_hand="relentless", **hidden).play("hobbit-intuition")
    assert t.play("relentless").state.fight is not None
    assert not t.told("skirmish-cancelled")
    asked = [w for card in CARDS for w in walk(card.abilities) if isinstance(w, Keyword)]
    assert SEARCH not in asked  # no card of the set refers to it, so it does nothing at all


# --- Unique cards


@rule("T-23.1")
def test_a_dot_tells_unique_cards():
    """Characters, possessions and some conditions, and the Ring."""
    marked = {each.name for each in printed() if "mark-unique" in each.lists.get("marks", ())}
    assert marked == {card.name for card in CARDS if card.unique}
    assert {card.type for card in CARDS if card.unique} == {
        "companion",
        "ally",
        "minion",
        "possession",
        "condition",
        "ring",
    }


@rule("T-23.3")
def test_each_player_may_have_a_gandalf():
    t = Scene(hand=GANDALF, shadow_hand=GANDALF, at=2, phase="regroup").pass_until("fellowship")
    assert t.state.free == SHADOWS
    t.play(GANDALF).pass_().pass_until("fellowship")
    assert t.state.free == FREE
    t.play(GANDALF)
    kind = catalogue.NUMBER[GANDALF]
    both = [card for card in t.state.board if t.state.print_of[card] == kind]
    assert [t.state.owner[card] for card in both] == [SHADOWS, FREE]


@rule("T-23.4")
@pytest.mark.parametrize(
    ("title", "copies"),
    [
        ("gandalf", "gandalf-the-grey-wizard gandalf-friend-of-the-shirefolk"),
        ("gimli", "gimli-son-of-gloin gimli-dwarf-of-erebor"),
    ],
)
def test_an_active_copy_can_be_neither_doubled_nor_replaced(title, copies):
    for there in copies.split():
        t = Scene(there, hand=copies)
        for held in copies.split():
            assert not t.offers(f"play {held}")
            assert t.why_not(f"play {held}") == "unique-in-play"


@rule("T-23.4", "T-23.5")
def test_an_active_minion_keeps_its_copies_away():
    laid = {"shadow_hand": LEMENYA, "at": 3, "phase": "shadow", "pool": 20}
    assert Scene(**laid).offers(f"play {LEMENYA}")
    assert Scene(minions=LEMENYA, **laid).why_not(f"play {LEMENYA}") == "unique-in-play"
