"""Positions that players meet: what is done there, and what the table is like afterwards."""

import pytest

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.deeds import Wounding, put_ring_on
from mathom.games.fellowship.rules.setup import AGENDA
from tests.fellowship.beginning import Beginning, deck
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

SEVEN = (
    "aragorn-king-in-exile boromir-lord-of-gondor gandalf-the-grey-wizard gimli-son-of-gloin "
    "legolas-greenleaf sam-son-of-hamfast"
)
"""With Frodo a fellowship of seven."""


# --- Before the first turn


@rule("T-7.3", "T-7.4", "T-7.5", "T-7.6")
def test_four_players_bid_for_their_places():
    b = Beginning(*[deck()] * 4).bid(3, 4, 3, 1)
    assert b.position.asks[0].seat == 1
    assert b.codes == ["1", "2", "3", "4"]
    b.do("1")
    tied = b.position.asks[0].seat
    assert tied in (0, 2)
    assert b.codes == ["2", "3", "4"]
    b.do("2").do("4")
    assert b.t.order == [1, tied, 3, 2 - tied]
    assert [seat.burdens for seat in b.t.seats] == [3, 4, 3, 1]


@rule("T-8.6", "T-8.8")
def test_companions_for_four_twilight_begin_and_add_none():
    first = deck("aragorn-king-in-exile", "sam-son-of-hamfast")
    b = Beginning(first, deck()).bid(1, 0).do("1")
    assert b.codes == ["sam-son-of-hamfast", "aragorn-king-in-exile", "done"]
    b.do("aragorn-king-in-exile")
    assert b.fellowship(0) == ["frodo-son-of-drogo", "aragorn-king-in-exile"]
    assert b.t.turn == 1
    assert b.t.pool == 0


@rule("T-8.7")
def test_one_who_began_may_bring_another():
    first = deck("legolas-greenleaf", "haldir-elf-of-the-golden-wood")
    b = Beginning(first, deck()).bid(1, 0).do("1")
    assert b.codes == ["legolas-greenleaf", "done"]
    b.do("legolas-greenleaf")
    assert b.codes == ["haldir-elf-of-the-golden-wood", "done"]
    b.do("haldir-elf-of-the-golden-wood")
    assert len(b.fellowship(0)) == 3
    assert b.t.pool == 0


@rule("T-8.9", "T-24.4")
def test_the_first_site_is_silent_while_fellowships_begin():
    first = deck("sam-son-of-hamfast", "gimli-son-of-gloin", first_site="east-road")
    b = Beginning(first, deck()).bid(1, 0).do("1")
    b.do("sam-son-of-hamfast").do("gimli-son-of-gloin")  # 2 and 2, though the road adds 2 to each
    assert len(b.fellowship(0)) == 3


# --- Uniqueness


@rule("T-23.2")
def test_the_second_copy_of_a_unique_companion_stays_in_hand():
    t = Scene(hand="merry-from-oer-the-brandywine merry-from-oer-the-brandywine")
    t.play("merry-from-oer-the-brandywine")
    assert not t.offers("play merry-from-oer-the-brandywine")


@rule("T-23.2", "T-1.19")
def test_subtitles_make_no_second_aragorn():
    t = Scene(hand="aragorn-ranger-of-the-north aragorn-king-in-exile")
    assert t.offers("play aragorn-king-in-exile")
    t.play("aragorn-ranger-of-the-north")
    assert not t.offers("play aragorn-king-in-exile")


@rule("T-23.2")
def test_there_is_one_sting():
    t = Scene(hand="sting sting").play("sting", "frodo-son-of-drogo")
    assert not any(code.startswith("play sting") for code in t.codes)


@rule("T-23.6", "T-11.13")
def test_guests_come_in_any_number():
    t = Scene(hand="hobbit-party-guest " * 4)
    for _ in range(4):
        t.play("hobbit-party-guest")
    assert t.zone("hobbit-party-guest-4") == "support"


@rule("T-11.17")
def test_one_hand_weapon_each():
    t = Scene(
        "merry-from-oer-the-brandywine",
        bearing={"merry-from-oer-the-brandywine": "hobbit-sword"},
        hand="hobbit-sword",
    )
    assert t.offers("play hobbit-sword frodo-son-of-drogo")
    assert not t.offers("play hobbit-sword merry-from-oer-the-brandywine")


@rule("T-3.13", "T-3.14")
def test_the_dead_are_not_played_again_unless_there_are_many_of_them():
    t = Scene(
        "gimli-son-of-gloin",
        dead="boromir-son-of-denethor dwarf-guard",
        hand="boromir-son-of-denethor boromir-lord-of-gondor dwarf-guard",
    )
    assert not t.offers("play boromir-son-of-denethor")
    assert not t.offers("play boromir-lord-of-gondor")
    assert t.offers("play dwarf-guard")


@rule("T-11.9", "T-11.10", "T-11.13")
def test_nine_companions_living_and_dead():
    t = Scene(SEVEN, dead="dwarf-guard dwarf-guard", hand="dwarf-guard hobbit-party-guest")
    assert not t.offers("play dwarf-guard")
    assert t.offers("play hobbit-party-guest")
    assert Scene(SEVEN, dead="dwarf-guard", hand="dwarf-guard").offers("play dwarf-guard")
    guests = "hobbit-party-guest bounder"  # allies, dead or alive, are not counted
    t = Scene(SEVEN, dead=f"dwarf-guard {guests}", support=guests, hand="dwarf-guard")
    assert t.offers("play dwarf-guard")


@rule("T-1.19", "T-23.2")
def test_accents_make_no_other_title():
    titles = {catalogue.TITLE[number] for number in range(len(catalogue.CARDS))}
    assert {"ulaire-attea", "rumil", "thrors-map"} <= titles
    assert all(title.isascii() for title in titles)


# --- The fellowship phase


@rule("T-11.5", "T-3.5")
def test_a_card_of_the_same_title_is_discarded_to_heal():
    t = Scene(
        "merry-from-oer-the-brandywine",
        hand="merry-from-oer-the-brandywine",
        wounds={"merry-from-oer-the-brandywine": 1},
    )
    t.do("heal merry-from-oer-the-brandywine")
    assert t.wounds("merry-from-oer-the-brandywine") == 0
    assert t.discarded() == ["merry-from-oer-the-brandywine"]
    t = Scene("merry-from-oer-the-brandywine", hand="merry-friend-to-sam")
    assert not t.offers("heal merry-friend-to-sam")


@rule("T-11.5")
def test_others_can_not_be_healed_so():
    t = Scene("legolas-greenleaf lorien-elf", hand="lorien-elf", wounds={"lorien-elf": 1})
    assert t.offers("play lorien-elf")
    assert not t.offers("heal lorien-elf")


@rule("T-32.1")
@pytest.mark.parametrize(
    ("card", "friends"),
    [
        ("dwarf-guard", ["gimli-son-of-gloin"]),
        ("lorien-elf", ["legolas-greenleaf"]),
        ("ottar-man-of-laketown", ["gandalf-the-grey-wizard"]),
        ("elrond-lord-of-rivendell", ["gandalf-the-grey-wizard", "legolas-greenleaf"]),
    ],
)
def test_some_come_only_where_a_friend_is(card, friends):
    assert not Scene(hand=card).offers(f"play {card}")
    for friend in friends:
        t = Scene(hand=f"{card} {friend}").play(friend)
        assert t.offers(f"play {card}")


@rule("T-4.6", "T-27.3")
def test_gimli_puts_a_card_under_the_deck_while_there_is_little_twilight():
    t = Scene(hand="gimli-dwarf-of-erebor hobbit-sword").play("gimli-dwarf-of-erebor")
    assert t.pool == 2
    assert not t.offers("use gimli-dwarf-of-erebor")
    t = Scene("gimli-dwarf-of-erebor", hand="hobbit-sword sting", deck="athelas")
    t.use("gimli-dwarf-of-erebor", "hobbit-sword")
    assert t.pool == 2
    assert t.hand() == ["sting"]
    assert t.deck_size() == 2
    assert t.bottom() == ["hobbit-sword"]


@rule("T-3.8")
def test_elrond_and_galadriel_heal_their_own_house():
    allies = "elrond-lord-of-rivendell bilbo-retired-adventurer galadriel-lady-of-light"
    t = Scene(support="elrond-lord-of-rivendell", deck="athelas")
    held = len(t.hand())
    t.use("elrond-lord-of-rivendell")
    assert t.wounds("elrond") == 1
    assert len(t.hand()) == held + 1
    for healer, healed in (("elrond", ["elrond", "bilbo"]), ("galadriel", ["galadriel"])):
        key = next(name for name in allies.split() if name.startswith(healer))
        others = [name for name in allies.split() if name.split("-")[0] in healed]
        t = Scene.turn(
            support=" ".join({key, "bilbo-retired-adventurer", *others})
            + " celeborn-lord-of-lorien",
            wounds={"bilbo": 1, "celeborn": 1, healer: 1},
        )
        assert t.wounds("bilbo") == (0 if "bilbo" in healed else 1)
        assert t.wounds("celeborn") == (1 if "bilbo" in healed else 0)
        assert t.wounds(healer) == 0


@rule("T-31.1")
def test_galadriel_brings_an_elf_for_nothing():
    t = Scene(support="galadriel-lady-of-light", hand="elrond-lord-of-rivendell")
    t.use("galadriel-lady-of-light")
    assert t.zone("elrond") == "support"
    assert t.pool == 0
    assert t.wounds("galadriel") == 1


@rule("T-11.16", "T-11.7")
def test_asfaloth_is_arwens_horse():
    path = "green-hill-country midgewater-moors"
    arwen = "arwen-daughter-of-elrond"
    t = Scene(f"{arwen} legolas-greenleaf", hand="asfaloth", path=path)
    before = t.strength(arwen)
    t.play("asfaloth", arwen)
    assert t.pool == 0
    assert before == 6
    assert t.strength(arwen) == 10
    t = Scene(f"{arwen} legolas-greenleaf", hand="asfaloth").play("asfaloth", "legolas-greenleaf")
    assert t.pool == 2
    t = Scene(arwen, bearing={arwen: "asfaloth"})
    assert t.strength(arwen) == 8
    t = Scene(arwen, hand="asfaloth", at=4).play("asfaloth", arwen)  # underground
    assert t.discarded() == ["asfaloth"]
    assert t.strength(arwen) == 6


@rule("T-34.1", "T-34.2", "T-34.3")
def test_a_horse_changes_riders_where_both_are():
    def riders(at: int) -> Scene:
        return Scene(
            "legolas-greenleaf",
            support="elrond-lord-of-rivendell",
            bearing={"elrond-lord-of-rivendell": "asfaloth"},
            at=at,
        )

    assert not riders(2).offers("transfer asfaloth legolas-greenleaf")
    t = riders(3).do("transfer asfaloth legolas-greenleaf")
    assert t.pool == 2
    assert t.bearer("asfaloth") == "legolas-greenleaf"


@rule("T-34.2", "T-34.4")
def test_a_horse_is_given_to_arwen_for_what_it_costs():
    """It is cheaper for her when it is played, and a transfer is no play."""
    arwen = "arwen-daughter-of-elrond"
    t = Scene(f"legolas-greenleaf {arwen}", bearing={"legolas": "asfaloth"})
    t.do(f"transfer asfaloth {arwen}")
    assert (t.bearer("asfaloth"), t.pool) == (arwen, 2)
    t.do("transfer asfaloth legolas-greenleaf")
    assert t.pool == 4
    assert Scene(arwen, hand="asfaloth").play("asfaloth", arwen).pool == 0


@rule("T-27.3")
def test_athelas_heals_or_frees_and_may_be_spent_in_vain():
    aragorn = "aragorn-king-in-exile"

    def herb(wounds: int, condition: str = "") -> Scene:
        return Scene(
            aragorn,
            bearing={aragorn: f"athelas {condition}".strip()},
            wounds={aragorn: wounds},
        ).use("athelas")

    assert herb(0).discarded() == ["athelas"]
    assert herb(1).wounds(aragorn) == 0
    assert herb(0, "the-weight-of-a-legacy").discarded(SHADOWS) == ["the-weight-of-a-legacy"]
    t = herb(1, "the-weight-of-a-legacy")
    assert t.codes == ["1", "2"]
    assert t.who == FREE
    assert t.do("2").wounds(aragorn) == 1


@rule("T-34.1")
def test_athelas_goes_from_man_to_man():
    t = Scene(
        "aragorn-king-in-exile boromir-lord-of-gondor",
        bearing={"aragorn-king-in-exile": "athelas"},
    )
    assert t.offers("transfer athelas boromir-lord-of-gondor")
    assert not t.offers("transfer athelas frodo-son-of-drogo")


@rule("T-3.8")
def test_a_guest_heals_neighbours_but_not_himself():
    guests = {"support": "hobbit-party-guest rosie-cotton-hobbiton-lass"}
    t = Scene(**guests, wounds={"rosie-cotton-hobbiton-lass": 1}).use("hobbit-party-guest")
    assert t.wounds("rosie") == 0
    assert t.wounds("hobbit-party-guest") == 1
    t = Scene(**guests).use("hobbit-party-guest")
    assert t.wounds("hobbit-party-guest") == 1  # the price stays, nobody is healed


@rule("T-32.2")
def test_gandalf_smokes_a_burden_away():
    gandalf = "gandalf-the-grey-wizard"
    t = Scene(gandalf, bearing={gandalf: "gandalfs-pipe"}, support="old-toby", burdens=1)
    t.use("gandalfs-pipe", "1")
    assert t.burdens == 0
    assert t.discarded() == ["old-toby"]


@rule("T-31.3", "T-11.6")
def test_a_wizard_may_find_nobody():
    t = Scene(hand="a-wizard-is-never-late", deck="athelas").play(
        "a-wizard-is-never-late", "", "no"
    )
    assert t.discarded() == ["a-wizard-is-never-late"]
    both = "gandalf-the-grey-wizard barliman-butterbur-prancing-pony-proprietor athelas"
    t = Scene(hand="a-wizard-is-never-late", deck=both).play("a-wizard-is-never-late")
    assert sorted(t.codes) == sorted([*both.split()[:2], "no"])


def test_the_later_rule_of_four_counts_cards_drawn_in_the_phase():
    def six_drawn(**house: bool) -> int:
        t = Scene("gimli-son-of-gloin", hand="delving delving", deck="athelas " * 6, **house)
        t.play("delving").play("delving")
        return len(t.hand())

    assert six_drawn() == 6
    assert six_drawn(rule_of_four=True) == 4


def test_the_later_rule_of_four_counts_cards_taken_into_hand_too():
    t = Scene(
        "gimli-son-of-gloin",
        support="barliman-butterbur-prancing-pony-proprietor",
        hand="delving wealth-of-moria",
        deck="athelas " * 7,
        discard="intimidate",
        rule_of_four=True,
    )
    t.play("delving").play("wealth-of-moria")
    assert t.hand() == ["athelas"] * 4
    assert t.deck_size() == 3
    t.use("barliman-butterbur-prancing-pony-proprietor")
    assert len(t.hand()) == 4
    assert "intimidate" in t.discarded()


@rule("T-29.1", "T-27.5")
def test_an_empty_deck_is_no_loss():
    t = Scene("gimli-son-of-gloin", hand="delving", deck="athelas").play("delving")
    assert t.hand() == ["athelas"]
    assert t.deck_size() == 0
    assert not t.over


# --- Movement


@rule("T-12.7", "T-12.8")
def test_rangers_know_the_way():
    aragorn = "aragorn-king-in-exile"
    for item, pool in (("no-stranger-to-the-shadows", 2), ("", 3)):
        t = Scene(aragorn, bearing={aragorn: item}, path="green-hill-country bree-streets", at=1)
        assert t.pass_().pool == pool


@rule("T-12.7", "T-12.8")
def test_four_cross_the_bridge():
    t = Scene("aragorn-king-in-exile gimli-son-of-gloin legolas-greenleaf", at=4).pass_()
    assert t.pool == 10


@rule("T-12.9")
def test_marshes_tire_hobbits_before_the_shadow_acts():
    t = Scene(path="green-hill-country midgewater-marshes", at=1).pass_()
    assert t.wounds("frodo") == 1
    assert t.phase == "shadow"


@rule("T-12.3", "T-12.6")
def test_a_pathfinder_lays_the_next_site():
    t = Scene("aragorn-king-in-exile", hand="pathfinder", adventure="bree-gate")
    t.play("pathfinder").pass_()
    assert t.zone("bree-gate") == "path"
    assert t.state.seats[FREE].marker == 2
    assert not Scene(hand="pathfinder", adventure="bree-gate").offers("play pathfinder")


@rule("T-19.11", "T-19.12")
def test_how_often_a_fellowship_moves():
    def moves(fellowship: str, path: str = "", support: str = "") -> int:
        t = Scene(fellowship, path=path, at=1, shadow_support=support).pass_()
        while t.pass_until("move-again").state.free == FREE:
            t.do("move")
        return t.state.seats[FREE].marker - 1

    assert moves("") == 2
    assert moves("aragorn-king-in-exile", "green-hill-country bree-gate") == 3
    assert moves(SEVEN, support="the-number-must-be-few") == 1


@rule("T-12.9")
def test_leaving_the_courtyard_makes_less_twilight():
    assert Scene(at=3, pool=1).pass_().pool == 0 + 3 + 1
    assert Scene(at=3, pool=5).pass_().pool == 3 + 3 + 1


# --- The Shadow phase


@rule("T-13.11", "T-13.12", "T-4.5")
def test_far_from_mordor_an_orc_costs_more():
    t = Scene(shadow_hand="orc-chieftain", at=2, phase="shadow", pool=2)
    assert not t.offers("play orc-chieftain")
    t = Scene(shadow_hand="orc-chieftain", at=2, phase="shadow", pool=4).play("orc-chieftain")
    assert t.pool == 0
    assert t.zone("orc-chieftain") == "minions"
    ranger = {"fellowship": "aragorn-king-in-exile", "hand": "what-are-they"}
    for at, roams in ((2, True), (6, False)):
        t = Scene(minions="orc-chieftain", at=at, phase="maneuver", **ranger).play("what-are-they")
        assert (t.discarded(SHADOWS) == ["orc-chieftain"]) is roams


@rule("T-13.12")
def test_a_tracker_shows_the_way():
    t = Scene(minions="orc-ambusher", shadow_hand="orc-chieftain", at=2, phase="shadow", pool=4)
    assert t.play("orc-chieftain").pool == 1


@rule("T-4.5")
def test_the_second_tracker_follows_the_first():
    t = Scene(shadow_hand="orc-assassin orc-assassin", at=2, phase="shadow", pool=9)
    assert t.play("orc-assassin").pool == 5
    assert t.play("orc-assassin").pool == 2


def test_a_runner_pays_for_himself():
    t = Scene(shadow_hand="goblin-runner", at=2, phase="shadow", pool=5)
    t.play("goblin-runner").use("goblin-runner")
    assert t.pool == 5 - 1 - 2 + 2


@rule("T-27.3", "T-31.1")
def test_relics_are_found_again():
    relics = {"shadow_support": "relics-of-moria", "minions": "goblin-runner", "phase": "shadow"}
    t = Scene(**relics, shadow_discard="goblin-scimitar", pool=3).use("relics-of-moria")
    assert t.pool == 1
    assert t.bearer("goblin-scimitar") == "goblin-runner"
    assert not Scene(**relics, pool=3).offers("use relics-of-moria")


@rule("T-27.3")
def test_those_who_went_do_not_come():
    t = Scene(
        shadow_support="they-are-coming",
        shadow_hand="goblin-runner goblin-runner goblin-runner",
        shadow_discard="goblin-sneak",
        at=4,
        phase="shadow",
        pool=9,
    ).use("they-are-coming")
    assert t.zone("goblin-sneak") == "minions"
    assert t.discarded(SHADOWS) == ["goblin-runner"] * 3


@rule("T-13.18")
def test_without_a_minion_the_fellowship_regroups():
    t = Scene(phase="shadow").pass_()
    assert t.phase == "regroup"


# --- Archery


@rule("T-15.2", "T-15.3", "T-15.5", "T-15.7")
def test_both_sides_shoot():
    t = Scene("legolas-greenleaf sam-son-of-hamfast", minions="goblin-marksman", phase="archery")
    t.pass_until("archery-wound")
    assert t.who == FREE
    assert sorted(t.codes) == [
        "frodo-son-of-drogo",
        "legolas-greenleaf",
        "sam-son-of-hamfast",
    ]
    t.do("sam-son-of-hamfast")
    assert t.wounds("sam") == 1
    assert t.discarded(SHADOWS) == ["goblin-marksman"]
    t = Scene("legolas-greenleaf", minions="goblin-marksman uruk-savage", phase="archery")
    t.pass_until("archery-wound").do("frodo-son-of-drogo", "uruk-savage")
    assert t.wounds("uruk-savage") == 1
    assert t.phase == "assignment"


@rule("T-15.4")
def test_a_double_shot_is_the_elves_alone():
    t = Scene(
        "legolas-greenleaf", hand="double-shot", minions="orthanc-assassin", phase="archery"
    ).play("double-shot")
    assert t.archery() == (2, 1)


@rule("T-15.4")
def test_an_archer_in_company_keeps_elves_away():
    elves = {"fellowship": "legolas-greenleaf " + "lorien-elf " * 6}
    elves["bearing"] = {f"lorien-elf-{number}": "elven-bow" for number in range(2, 7)}
    elves["bearing"]["lorien-elf"] = "elven-bow"
    assert Scene(**elves, minions="goblin-archer", phase="archery").archery()[FREE] == 7
    t = Scene(**elves, minions="goblin-archer goblin-runner", phase="archery")
    assert t.archery()[FREE] == 1
    t = Scene("legolas-greenleaf", minions="goblin-archer goblin-runner", phase="archery")
    assert t.archery()[FREE] == 0


@rule("T-15.9", "T-15.10", "T-15.11")
def test_more_arrows_than_it_takes():
    t = Scene(
        "legolas-greenleaf lorien-elf lorien-elf",
        bearing={"lorien-elf": "elven-bow", "lorien-elf-2": "elven-bow"},
        minions="orc-soldier",
        phase="archery",
    ).pass_to("regroup")
    assert t.discarded(SHADOWS) == ["orc-soldier"]
    assert t.phase == "regroup"


@rule("T-15.4", "T-22.6")
def test_allies_at_home_shoot_unless_they_are_held_back():
    laid = {
        "support": "orophin-lorien-bowman rumil-elven-protector",
        "minions": "uruk-savage",
        "phase": "archery",
    }
    t = Scene("legolas-greenleaf", at=6, **laid).pass_until("archers")
    assert t.who == FREE
    assert t.archery() == (3, 0)
    t.do("orophin").do("done").pass_until("assign")
    assert t.wounds("uruk-savage") == 2
    t = Scene("legolas-greenleaf", at=6, **laid).pass_until("archers").do("orophin", "rumil")
    assert t.pass_until("assign").wounds("uruk-savage") == 1
    t = Scene("legolas-greenleaf", at=6, **laid).pass_until("archers").do("done")
    assert "uruk-savage" in t.pass_to("regroup").discarded(SHADOWS)
    t = Scene("legolas-greenleaf", at=5, **laid).pass_until("assign")  # they are far away
    assert t.wounds("uruk-savage") == 1


# --- Assignment


HOBBITS = "merry-from-oer-the-brandywine pippin-friend-to-frodo"


@rule("T-16.7")
def test_who_is_left_over_goes_where_the_shadow_likes():
    t = Scene(HOBBITS, minions="goblin-runner orc-soldier", phase="assignment")
    t.pass_until("assign").do("assign merry goblin-runner", "done")
    assert t.asked == "assign-leftover"
    assert t.who == SHADOWS
    assert sorted(t.codes) == sorted(
        [
            *[f"assign {who} orc-soldier" for who in HOBBITS.split()],
            "assign frodo-son-of-drogo orc-soldier",
            "done",
        ]
    )


@rule("T-16.5", "T-16.6")
def test_defenders_take_more_than_one():
    def defending(*codes: str) -> Scene:
        t = Scene(
            "aragorn-ranger-of-the-north " + HOBBITS,
            minions="goblin-runner orc-soldier",
            phase="maneuver",
        )
        return t.use("aragorn-ranger-of-the-north").pass_until("assign").do(*codes)

    assert not defending("assign pippin goblin-runner").offers("assign pippin orc-soldier")
    t = defending("assign aragorn goblin-runner", "assign aragorn orc-soldier")
    assert t.state.fight is not None
    assert len(t.state.fight.minions) == 2


@rule("T-16.3", "T-16.11", "T-18.2")
def test_everybody_may_decline_and_only_the_fierce_come_again():
    t = Scene(minions="goblin-runner ulaire-attea-keeper-of-dol-guldur", phase="assignment")
    t.pass_until("assign").do("done").do("done")
    t.pass_until("assign")
    assert t.codes == ["assign frodo-son-of-drogo ulaire-attea-keeper-of-dol-guldur", "done"]


@rule("T-16.2", "T-16.9")
def test_assassins_look_for_hobbits():
    t = Scene(
        "merry-from-oer-the-brandywine",
        support="hobbit-party-guest",
        minions="orc-assassin orc-assassin",
        at=2,
        phase="assignment",
    )
    t.use("orc-assassin")
    assert t.who == FREE
    assert sorted(t.codes) == ["frodo-son-of-drogo", "merry-from-oer-the-brandywine"]
    t.do("merry-from-oer-the-brandywine").use("orc-assassin-2")
    assert [len(fight.minions) for fight in t.state.fights] == [1, 1]
    assert t.state.fights[1].defender == t.card("frodo")


# --- Skirmishes


@rule("T-17.5", "T-17.7")
def test_aragorn_beats_two_orcs():
    t = Scene(
        "aragorn-king-in-exile gandalf-the-grey-wizard",
        hand="servant-of-the-secret-fire",
        minions="orc-ambusher orc-ambusher",
        fight="aragorn orc-ambusher orc-ambusher-2",
    )
    t.play("servant-of-the-secret-fire", "", "orc-ambusher").skirmish_ends()  # 8 against 2 + 5
    assert t.wounds("orc-ambusher") == 1
    assert t.wounds("orc-ambusher-2") == 1


@rule("T-17.8")
def test_damage_counts_for_every_loser():
    t = Scene(
        "aragorn-king-in-exile gandalf-the-grey-wizard",
        bearing={"aragorn-king-in-exile": "rangers-sword"},
        hand="servant-of-the-secret-fire",
        minions="uruk-savage uruk-savage",
        fight="aragorn uruk-savage uruk-savage-2",
    )
    t.play("servant-of-the-secret-fire", "", "uruk-savage").skirmish_ends()
    assert t.wounds("uruk-savage") == 2
    assert t.wounds("uruk-savage-2") == 2


@rule("T-17.6", "T-17.8")
def test_a_tie_is_the_shadows_and_damage_adds_up():
    t = Scene(
        "aragorn-king-in-exile",
        bearing={"aragorn-king-in-exile": "rangers-sword"},
        minions="uruk-savage uruk-savage",
        fight="aragorn uruk-savage uruk-savage-2",
    ).skirmish_ends()
    assert t.wounds("aragorn") == 3


@rule("T-17.9", "T-17.10", "T-17.11", "T-21.1")
def test_an_overwhelmed_ring_bearer_has_no_time_for_the_ring():
    t = Scene(minions="uruk-rager", fight="frodo uruk-rager").skirmish_ends()
    assert t.over
    assert t.winner == SHADOWS
    assert not t.told("ring-on")


@rule("T-17.9")
def test_a_bounder_keeps_frodo_from_being_overwhelmed():
    t = Scene(support="bounder", minions="uruk-rager", fight="frodo uruk-rager").use("bounder")
    t.skirmish_ends()
    assert t.wounds("frodo") == 2
    assert not t.over


@rule("T-3.9", "T-11.16")
def test_a_tale_keeps_boromir_alive():
    boromir = "boromir-lord-of-gondor"
    t = Scene(
        boromir,
        bearing={boromir: "the-saga-of-elendil"},
        wounds={boromir: 3},
        minions="goblin-runner",
        fight="boromir goblin-runner",
    )
    assert t.zone(boromir) == "fellowship"
    assert t.vitality(boromir) == 1
    t.use("the-saga-of-elendil")
    assert t.dead() == [boromir]


@pytest.mark.parametrize(("foe", "strength"), [("goblin-runner", 7), ("ulaire-lemenya", 5)])
def test_farin_hates_orcs(foe, strength):
    foe = {"ulaire-lemenya": "ulaire-lemenya-lieutenant-of-morgul"}.get(foe, foe)
    farin = "gimli-son-of-gloin farin-dwarven-emissary"
    assert Scene(farin, minions=foe, phase="assignment").strength("farin") == 5
    assert Scene(farin, minions=foe, fight=f"farin {foe}").strength("farin") == strength


@rule("T-3.17", "T-3.18")
def test_the_exhausted_can_not_exert():
    gimli = "gimli-son-of-gloin"
    assert Scene(gimli, minions="goblin-runner", fight="gimli goblin-runner").offers(f"use {gimli}")
    t = Scene(gimli, minions="goblin-runner", fight="gimli goblin-runner", wounds={gimli: 2})
    assert not t.offers(f"use {gimli}")


@rule("T-10.7")
def test_who_hunts_is_fierce_until_the_fellowship_regroups():
    t = Scene(minions="uruk-savage", shadow_hand="hunt-them-down", phase="maneuver", pool=3)
    t.play("hunt-them-down")
    assert t.keyword("uruk-savage", "fierce") == 1
    t.pass_to("regroup")
    assert t.keyword("uruk-savage", "fierce") == 0


# --- The Ring, and the end of it


@rule("T-25.3", "T-25.4", "T-25.5", "T-25.9")
def test_the_ring_is_put_on_in_a_skirmish():
    t = Scene(
        "sam-son-of-hamfast",
        minions="uruk-savage goblin-runner",
        fight="frodo uruk-savage, sam goblin-runner",
    ).do("frodo-son-of-drogo")
    t.all_pass()
    assert t.asked == "respond-wounding"
    assert t.who == FREE
    t.use("the-one-ring")
    assert t.worn
    assert t.burdens == 2
    assert t.wounds("frodo") == 0
    t.pass_to("regroup")
    assert not t.worn


@rule("T-25.5")
def test_the_ruling_ring_does_not_stop_arrows():
    t = Scene(minions="orthanc-assassin", phase="archery", worn=True).pass_to("assignment")
    assert t.wounds("frodo") == 1
    assert t.burdens == 0
    assert t.worn
    t = Scene(minions="orthanc-assassin", phase="archery").pass_to("assignment")
    assert t.wounds("frodo") == 1
    assert not t.told("ring-on")


@rule("T-25.3", "T-25.5")
@pytest.mark.parametrize("worn", [False, True])
@pytest.mark.parametrize("phase", ["shadow", "maneuver", "archery", "assignment", "regroup"])
def test_the_ruling_ring_knows_no_wounds_but_those_of_skirmishes(phase, worn):
    t = Scene("aragorn-king-in-exile", minions="uruk-savage", phase=phase)
    if worn:
        put_ring_on(t.state)
    t.state.then(Wounding(t.card("frodo")))
    AGENDA.settle(t.state)
    assert (t.wounds("frodo"), t.burdens) == (1, 0)
    assert t.worn is worn


@rule("T-25.10", "T-25.11", "T-21.1")
def test_sam_takes_the_ring():
    def frodo_falls(fellowship: str) -> Scene:
        t = Scene(
            fellowship,
            minions="orc-soldier",
            fight="frodo orc-soldier",
            burdens=3,
            wounds={"frodo": 3},
        )
        t.all_pass()
        return t.do("pass") if t.asked == "respond-wounding" else t

    t = frodo_falls("sam-son-of-hamfast")
    t.use("sam-son-of-hamfast")
    assert not t.over
    assert t.burdens == 0
    assert not t.worn
    assert t.dead() == ["frodo-son-of-drogo"]
    assert t.state.seats[FREE].ring_bearer == t.card("sam")
    t = frodo_falls("")
    assert t.over
    assert t.winner == SHADOWS


@rule("T-21.3", "T-25.7", "T-25.12")
def test_corruption_ends_it_even_with_sam_there():
    t = Scene(
        "sam-son-of-hamfast",
        minions="uruk-savage",
        shadow_hand="cruel-caradhras",
        phase="maneuver",
        pool=2,
        burdens=9,
    ).play("cruel-caradhras", "", "2")
    assert t.over
    assert t.winner == SHADOWS


@rule("T-19.3", "T-19.4", "T-19.5", "T-19.6", "T-19.9", "T-19.10")
def test_hands_are_brought_to_eight():
    t = Scene(
        minions="goblin-runner",
        hand="hobbit-sword " * 10,
        shadow_hand="goblin-sneak goblin-runner",
        shadow_deck="uruk-savage " * 20,
        phase="regroup",
    )
    t.pass_until("reconcile")
    assert t.who == SHADOWS
    t.do("goblin-sneak")
    assert len(t.hand(SHADOWS)) == 8
    assert t.discarded(SHADOWS) == ["goblin-sneak"]
    t.do("stop")
    assert t.asked == "reconcile"
    assert t.who == FREE
    t.do("hobbit-sword")
    assert len(t.hand()) == 8
    assert t.state.free == SHADOWS
    assert "goblin-runner" in t.discarded(SHADOWS)


@rule("T-20.1", "T-20.4")
def test_whoever_lives_at_the_last_site_has_won():
    t = Scene(at=8).pass_()
    assert not t.over
    t.to_the_end()
    assert t.winner == FREE
