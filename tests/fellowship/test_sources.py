"""Every number on the table opens to what it is made of."""

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.sight.view import CardView, FellowshipView, Price, SiteView, Source
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.trying import skirmish
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
ARWEN = "arwen-daughter-of-elrond"
BOROMIR = "boromir-lord-of-gondor"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-greenleaf"
SAM = "sam-son-of-hamfast"
FRODO = "frodo-son-of-drogo"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
SEVEN = f"{ARAGORN} {BOROMIR} {GANDALF} {GIMLI} {LEGOLAS} {SAM}"


def view(t: Scene, viewer: int = FREE) -> FellowshipView:
    return GAME.view(t.state, viewer)


def shown(t: Scene, card: str) -> CardView:
    return next(each for each in view(t).cards if each.id == card)


def site(t: Scene, number: int) -> SiteView:
    found = view(t).path[number - 1]
    assert found is not None
    return found


def pairs(sources: list[Source]) -> list[tuple[str, int]]:
    return [(each.card, each.amount) for each in sources]


def price(t: Scene, card: str, seat: int = FREE, on: str | None = None) -> Price:
    return next(
        each for each in view(t, seat).seats[seat].prices if (each.card, each.on) == (card, on)
    )


# --- Strength, vitality, keywords


@rule("T-11.16")
def test_strength_names_the_sword_and_the_event():
    t = skirmish(ARAGORN, "uruk-savage", bearing={ARAGORN: "rangers-sword"}, hand="athelas sting")
    assert pairs(shown(t, ARAGORN).why) == [(ARAGORN, 8), ("rangers-sword", 2)]


@rule("T-17.9")
def test_what_falls_below_nothing_is_told():
    fire = "servant-of-the-secret-fire"
    t = skirmish(SAM, "goblin-runner", fellowship=GANDALF, hand=f"{fire} {fire} sting")
    t.play(fire).pass_().play(fire)
    goblin = shown(t, "goblin-runner")
    assert goblin.strength == 0
    assert pairs(goblin.why) == [
        ("goblin-runner", 5),
        (fire, -3),
        (fire, -3),
        ("source-least", 1),
    ]


def test_a_parried_sword_is_still_in_the_sum():
    t = Scene(
        ARAGORN,
        bearing={ARAGORN: "rangers-sword"},
        minions="uruk-savage",
        shadow_hand="parry",
        phase="maneuver",
        pool=2,
    )
    t.pass_().play("parry")
    aragorn = shown(t, ARAGORN)
    assert aragorn.strength == 8
    assert pairs(aragorn.why) == [(ARAGORN, 8), ("rangers-sword", 2), ("parry", -2)]


def test_a_broken_weapon_gives_nothing_of_what_its_text_says_either():
    t = skirmish(ARWEN, "troop-of-uruk-hai", bearing={ARWEN: "gwemegil"}, hand="sting sting")
    assert pairs(shown(t, ARWEN).why) == [
        (ARWEN, 6),
        ("gwemegil", 2),
        ("troop-of-uruk-hai", -2),
    ]


@rule("T-3.1", "T-11.16")
def test_vitality_names_the_tale_and_the_ring():
    t = Scene(BOROMIR, bearing={BOROMIR: "the-saga-of-elendil"}, ring="the-one-ring-isildurs-bane")
    assert pairs(shown(t, BOROMIR).vitality_why) == [(BOROMIR, 3), ("the-saga-of-elendil", 1)]
    assert shown(t, BOROMIR).vitality == 4
    assert pairs(shown(t, FRODO).vitality_why) == [(FRODO, 4), ("the-one-ring-isildurs-bane", 1)]
    assert shown(t, "the-saga-of-elendil").vitality_why == []


@rule("T-17.8", "T-2.9")
def test_keywords_name_who_gives_them():
    t = Scene(
        f"{GIMLI} {LEGOLAS} lorien-elf",
        bearing={GIMLI: "gimlis-battle-axe", "lorien-elf": "elven-bow"},
        support="lord-of-moria",
        minions=LEMENYA,
        path="green-hill-country weathertop",
    )
    gimli = shown(t, GIMLI)
    assert gimli.keywords["damage"] == 3
    assert sorted(pairs(gimli.keywords_why["damage"])) == [
        (GIMLI, 1),
        ("gimlis-battle-axe", 1),
        ("lord-of-moria", 1),
    ]
    assert pairs(shown(t, "lorien-elf").keywords_why["archer"]) == [("elven-bow", 1)]
    assert pairs(shown(t, LEMENYA).keywords_why["fierce"]) == [("weathertop", 1)]
    assert shown(t, LEGOLAS).keywords_why == {}  # as it is printed


def test_a_defender_for_a_while_is_explained_too():
    ranger = "aragorn-ranger-of-the-north"
    t = Scene(ranger, hand="elendils-valor sting", minions="uruk-savage", phase="maneuver").use(
        ranger
    )
    t.shadow().pass_().play("elendils-valor")
    assert pairs(shown(t, ranger).keywords_why["defender"]) == [(ranger, 1), ("elendils-valor", 1)]


# --- Prices


@rule("T-4.5", "T-13.12")
def test_a_roaming_minions_price_names_the_penalty_and_who_lowers_it():
    t = Scene(
        minions="orc-ambusher",
        shadow_hand="orc-soldier goblin-runner",
        path="green-hill-country weathertop",
        phase="shadow",
        pool=9,
    )
    assert price(t, "orc-soldier", SHADOWS).cost == 3
    assert pairs(price(t, "orc-soldier", SHADOWS).why) == [
        ("orc-soldier", 2),
        ("source-roaming", 2),
        ("orc-ambusher", -1),
    ]
    assert pairs(price(t, "goblin-runner", SHADOWS).why) == [
        ("goblin-runner", 1),
        ("source-roaming", 2),
    ]


@rule("T-4.5")
def test_a_price_ends_at_nothing_before_roaming_is_added():
    t = Scene(shadow_hand=LEMENYA, path="bag-end bree-gate ford-of-bruinen", phase="shadow", pool=9)
    found = price(t, LEMENYA, SHADOWS)
    assert found.cost == 0
    assert pairs(found.why) == [(LEMENYA, 4), ("ford-of-bruinen", -5), ("source-least", 1)]


@rule("T-4.5", "T-24.4")
def test_a_companions_price_names_all_that_makes_it_dear():
    t = Scene(
        f"{BOROMIR} {GIMLI} {LEGOLAS} {SAM}",
        hand=ARAGORN,
        shadow_support="journey-into-danger what-is-this-new-devilry",
        at=5,
    )
    assert price(t, ARAGORN).cost == 8
    assert pairs(price(t, ARAGORN).why) == [
        (ARAGORN, 4),
        ("journey-into-danger", 2),
        ("what-is-this-new-devilry", 2),
    ]


def test_a_price_may_depend_on_who_bears_the_card():
    t = Scene(f"{ARWEN} {LEGOLAS}", hand="asfaloth")
    assert price(t, "asfaloth").cost == 2
    assert pairs(price(t, "asfaloth").why) == [("asfaloth", 2)]
    hers = price(t, "asfaloth", on=ARWEN)
    assert hers.cost == 0
    assert pairs(hers.why) == [("asfaloth", 2), ("asfaloth", -2)]
    assert len(view(t).seats[FREE].prices) == 2  # for all others it is the same


@rule("T-23.7")
def test_a_price_is_what_playing_costs():
    t = Scene(
        minions="uruk-savage",
        shadow_hand="hunt-them-down",
        shadow_support="sarumans-ambition sarumans-ambition",
        phase="maneuver",
        pool=5,
    )
    assert price(t, "hunt-them-down", SHADOWS).cost == 1
    assert t.pass_().play("hunt-them-down").pool == 4


def test_only_cards_of_the_side_one_plays_have_a_price_now():
    t = Scene(hand="sting uruk-savage", shadow_hand="sting uruk-savage")
    assert [each.card for each in view(t, FREE).seats[FREE].prices] == ["sting"]
    assert [each.card for each in view(t, SHADOWS).seats[SHADOWS].prices] == ["uruk-savage"]


def test_nobody_else_learns_a_price():
    t = Scene(hand="sting", shadow_hand="uruk-savage")
    t.state.known = [frozenset(range(len(t.state.print_of)))] * 2  # they have been shown
    assert view(t, FREE).seats[SHADOWS].prices == []
    assert view(t, SHADOWS).seats[FREE].prices == []
    assert all(seat.prices == [] for seat in view(t, SPECTATOR).seats)
    assert all(seat.prices for seat in view(t, REFEREE).seats)


# --- Limits and totals


@rule("T-19.12", "T-19.11")
def test_the_move_limit_names_what_changes_it():
    gate = "green-hill-country bree-gate"
    t = Scene(SEVEN, at=1, path=gate, shadow_support="the-number-must-be-few").pass_()
    assert view(t).move_limit == 2
    assert pairs(view(t).move_limit_why) == [
        ("source-rules", 2),
        ("the-number-must-be-few", -1),
        ("bree-gate", 1),
    ]
    t = Scene(SEVEN, shadow_support="the-number-must-be-few " * 3).pass_()
    assert view(t).move_limit == 1
    assert pairs(view(t).move_limit_why)[-1] == ("source-least", 2)
    assert pairs(view(Scene()).move_limit_why) == [("source-rules", 2)]


@rule("T-15.4")
def test_an_archery_total_below_nothing_is_told():
    t = Scene(LEGOLAS, minions="goblin-archer goblin-runner", phase="archery")
    archery = view(t).archery
    assert archery is not None
    assert (archery.free, archery.shadow) == (0, 1)
    assert pairs(archery.free_why) == [(LEGOLAS, 1), ("goblin-archer", -6), ("source-least", 5)]
    assert pairs(archery.shadow_why) == [("goblin-archer", 1)]


@rule("T-12.7")
def test_a_shadow_number_names_who_lowers_it_ahead_of_the_fellowship_too():
    t = Scene(
        ARAGORN,
        bearing={ARAGORN: "no-stranger-to-the-shadows"},
        path="green-hill-country weathertop council-courtyard",
        at=2,
    )
    assert [site(t, number).shadow for number in (2, 3)] == [2, -1]
    assert pairs(site(t, 2).why) == [("weathertop", 3), ("no-stranger-to-the-shadows", -1)]


@rule("T-17.8", "T-17.9")
def test_a_skirmish_names_its_wounds_and_what_keeps_from_being_overwhelmed():
    t = skirmish(GIMLI, "uruk-savage", bearing={GIMLI: "dwarven-armor"}, hand="sting sting", pool=3)
    fight = view(t).fight
    assert fight is not None
    assert (fight.winner, fight.damage, fight.overwhelms) == ("free", 2, 2)
    assert pairs(fight.damage_why) == [("source-lost", 1), (GIMLI, 1)]
    assert fight.overwhelms_why == []
    t = skirmish(GIMLI, "uruk-slayer", bearing={GIMLI: "dwarven-armor"}, hand="sting sting")
    fight = view(t).fight
    assert fight is not None
    assert (fight.winner, fight.overwhelms) == ("shadow", 3)
    assert fight.overwhelms_why == ["dwarven-armor"]
    assert pairs(fight.damage_why) == [("source-lost", 1), ("uruk-slayer", 1)]


@pytest.mark.parametrize("viewer", [FREE, SHADOWS])
def test_a_resistance_is_the_ring_bearers(viewer):
    t = Scene(ring_bearer=SAM, burdens=2)
    seat = view(t, viewer).seats[FREE]
    assert (seat.burdens, seat.resistance, seat.ring_bearer) == (2, 5, SAM)
