"""Skirmishes: how they come, how they are fought, what becomes of them (W-21.7, W-22)."""

from typing import Any

import pytest

from mathom.games.warcards.card import Skirmish
from mathom.games.warcards.catalogue import ALL_GROUNDS, GROUND_SIDE, LOCATION_NAMES, LOCATIONS
from mathom.games.warcards.terms import FREE, SHADOW, SIDE_OF, SIDES
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import Six, came, drawing, six

SKIRMISHES = [each for each in LOCATIONS if isinstance(each, Skirmish)]


# --- What they are


@rule("W-22.1", "W-21.5")
@pytest.mark.parametrize(("starter", "side"), [("frodo", FREE), ("bill-ferny", SHADOW)])
def test_skirmishes_lie_in_the_battleground_deck_of_their_side(starter, side):
    drawn = set()
    for seed in range(180):
        scene = six(begin="ground-step", path=None, turn=starter, seed=str(seed))
        # What is banned is drawn as well, and shuffled back.
        drawn |= {said["location"] for said in scene.told("cannot-come")}
        drawn.add(came(scene)[0])
    own = {LOCATION_NAMES[ground] for ground in ALL_GROUNDS if GROUND_SIDE[ground] == side}
    assert drawn == own
    assert {skirmish.name for skirmish in SKIRMISHES if skirmish.side == side} < own


@rule("W-22.2", "W-22.3")
def test_a_skirmish_shows_who_fights_two_battlegrounds_and_what_the_winner_gets():
    grounds = {LOCATION_NAMES[ground] for ground in ALL_GROUNDS}
    battlegrounds = grounds - {skirmish.name for skirmish in SKIRMISHES}
    for skirmish in SKIRMISHES:
        assert {SIDE_OF[faction] for faction in skirmish.defenders} == {skirmish.side}
        assert {SIDE_OF[faction] for faction in skirmish.attackers} == {1 - skirmish.side}
        first, second = skirmish.accompanying
        assert {first, second} <= battlegrounds
        assert first != second
        assert skirmish.defender_wins
        assert skirmish.attacker_wins
        assert skirmish.text == ()
        assert skirmish.points == skirmish.defence == 0


@rule("W-22.2", "W-22.3")
def test_a_skirmish_that_comes_says_nothing_and_guards_nobody():
    """Lamedon would let people draw cards, but only after it was fought for."""
    scene = drawing("lamedon", "pelargir", deck={"aragorn": ()})
    assert came(scene) == ["lamedon", "pelargir"]
    assert not scene.told("draws")
    assert scene.tally("lamedon").guard == 0
    assert scene.tally("lamedon").attack == 0


# --- How they come


@rule("W-22.4", "W-22.5")
def test_a_skirmish_brings_the_first_of_its_battlegrounds():
    scene = drawing("lamedon", "dol-amroth", "pelargir")
    assert came(scene) == ["lamedon", "dol-amroth"]
    assert scene.stands("lamedon") == scene.stands("dol-amroth") == "active"
    assert scene.stands("pelargir") == "waiting"


@rule("W-22.5")
def test_the_battleground_that_it_brings_is_activated_with_its_text():
    scene = drawing("angmar", "mount-gundabad", turn="witch-king")
    assert came(scene) == ["angmar", "mount-gundabad"]
    assert scene.drawn == [("player-saruman", 2), ("player-bill-ferny", 4)]


@rule("W-22.6")
@pytest.mark.parametrize("area", ["free_area", "shadow_area"])
def test_it_brings_the_second_if_the_first_is_in_no_deck(area):
    scene = drawing("lamedon", "pelargir", **{area: ("dol-amroth",)})
    assert came(scene) == ["lamedon", "pelargir"]


@rule("W-22.6", "W-22.7")
def test_a_battleground_that_is_active_is_in_no_deck():
    scene = drawing("lamedon", "pelargir", grounds=("dol-amroth",))
    assert came(scene) == ["lamedon", "pelargir"]
    scene = drawing("lamedon", "rivendell", grounds=("dol-amroth", "pelargir"))
    assert came(scene) == ["lamedon", "rivendell"]


WON = ("dol-amroth", "pelargir")


@rule("W-22.7", "W-22.8")
def test_if_both_are_gone_another_card_of_the_same_deck_is_drawn():
    scene = drawing("lamedon", "rivendell", "moria", free_area=WON)
    assert came(scene) == ["lamedon", "rivendell"]
    assert scene.stands("lamedon") == scene.stands("rivendell") == "active"
    assert scene.stands("moria") == "waiting"


@rule("W-22.7")
def test_it_is_the_skirmish_s_own_deck_even_if_the_others_begin():
    """The Shadow begins, has no battleground left, and draws from the Free Peoples' deck."""
    scene = drawing("lamedon", "rivendell", turn="saruman", shadow_area=WON)
    assert came(scene) == ["lamedon", "rivendell"]


@rule("W-22.7", "W-22.8")
def test_so_it_goes_on_until_a_battleground_comes():
    decks = ("ered-luin", "bree", "rivendell")
    won = (*WON, "grey-havens", "the-shire", "dunland")
    found = set()
    for seed in range(60):
        scene = six(
            begin="ground-step",
            path=None,
            turn="frodo",
            waiting=("lamedon", *decks),
            free_area=won,
            seed=str(seed),
        )
        *skirmishes, last = came(scene)
        assert last == "rivendell"
        assert set(skirmishes) <= {"lamedon", "ered-luin", "bree"}
        assert all(scene.stands(skirmish) == "active" for skirmish in skirmishes)
        found.add(len(skirmishes))
    assert found == {0, 1, 2, 3}


@rule("W-22.7")
def test_if_the_deck_runs_out_the_other_one_is_used():
    scene = drawing("lamedon", "moria", free_area=WON)
    assert came(scene) == ["lamedon", "moria"]
    # A skirmish of the other deck goes on with its own.
    scene = drawing("lamedon", "near-harad", free_area=(*WON, "harad", "umbar"))
    assert came(scene) == ["lamedon", "near-harad"]


@rule("W-22.7")
def test_if_both_decks_are_empty_no_battleground_comes():
    scene = drawing("lamedon", free_area=WON)
    assert came(scene) == ["lamedon"]
    assert scene.stands("lamedon") == "active"


@rule("W-22.9")
def test_a_battleground_may_come_out_of_the_other_deck():
    scene = drawing("bree", "dunland", "rivendell", shadow_area=("the-shire",))
    assert came(scene) == ["bree", "dunland"]
    assert scene.stands("rivendell") == "waiting"


# --- Texts about battlegrounds


@rule("W-22.10")
def test_icons_are_added_to_a_skirmish_as_to_a_battleground():
    scene = six(turn="witch-king", grounds=("westemnet",), reserve=("the-destroyer",), path=None)
    scene.do("use the-destroyer")
    assert scene.tally("westemnet").attack == 1
    scene = six(turn="witch-king", grounds=("westemnet",), reserve=("the-warrior",), path=None)
    scene.do("use the-warrior")
    assert scene.tally("westemnet").guard == 1


@rule("W-22.10", "W-1.24")
def test_a_skirmish_is_a_battleground_of_the_factions_that_it_shows():
    """Merry may go to a battleground of Rohan, and be supported there by its armies."""
    scene = six(grounds=("westemnet",), hand={"frodo": ("merry-brandybuck", "gimli")})
    assert "play merry-brandybuck westemnet" in scene.codes
    assert "play gimli westemnet" not in scene.codes


@rule("W-22.10")
def test_a_skirmish_is_a_battleground_of_its_side():
    def codes(skirmish: str) -> list[str]:
        laid = {"hand": {"witch-king": ("mouth-of-sauron",)}, "path": "osgiliath"}
        return six(turn="witch-king", grounds=(skirmish,), **laid).codes

    assert "play mouth-of-sauron path" in codes("bree")
    assert "play mouth-of-sauron path" not in codes("near-harad"), (
        "a land of the Shadow is attacked"
    )


@rule("W-22.10")
def test_who_must_lose_cards_on_battlegrounds_may_lose_them_on_a_skirmish():
    scene = six(
        hand={"frodo": ("death-ride-ride-to-ruin", "gimli")},
        reserve=("eomer",),
        grounds=("cair-andros", "minas-tirith"),
        at={"cair-andros": ("mordor-orcs",), "minas-tirith": ("olog-hai",)},
    )
    scene.do("play death-ride-ride-to-ruin", "eliminate eomer")
    assert set(scene.codes) == {
        "eliminate mordor-orcs cair-andros",
        "eliminate olog-hai minas-tirith",
    }


ISENGARD = ("edoras", "helms-deep", "orthanc", "the-shire", "dunland", "grey-havens")
"""The battlegrounds that show Isengard, or all of the Shadow."""


@rule("W-22.11")
@pytest.mark.parametrize("house", [{}, {"active_again": True}])
def test_no_text_activates_a_skirmish(house):
    def named(**laid: Any) -> list[str]:
        scene = six(
            turn="saruman",
            hand={"saruman": ("threats-and-promises", "ugluk", "wolf-riders")},
            reserve=("saruman",),
            house=house,
            **laid,
        )
        return scene.do("play threats-and-promises", "cycle ugluk").codes

    assert set(named()) == set(ISENGARD), "neither Westemnet, Bree nor the Fords of Isen"
    active = ("westemnet", "bree")
    assert set(named(grounds=active)) == set(ISENGARD), "nor again"


@rule("W-22.11")
def test_what_brings_the_battlegrounds_of_a_faction_brings_no_skirmish_of_it():
    scene = six(
        turn="bill-ferny",
        reserve=("the-red-standard-bearer",),
        free_area=("dale", "rhun", "rivendell"),
    )
    scene.do("use the-red-standard-bearer")
    assert set(scene.codes) == {"dale", "rhun"}


# --- Who goes there


@rule("W-22.12")
def test_armies_and_characters_go_to_a_skirmish_of_their_faction():
    held = {"aragorn": ("soldiers-of-gondor", "boromir", "northmen-company")}
    scene = six(turn="aragorn", grounds=("cair-andros",), hand=held)
    going = {code for code in scene.codes if code.endswith("cair-andros")}
    assert going == {"play soldiers-of-gondor cair-andros", "play boromir cair-andros"}
    scene.do("play boromir cair-andros", "cycle northmen-company")
    assert scene.where("boromir") == "cair-andros"


@rule("W-22.12")
def test_armies_and_characters_move_to_a_skirmish_of_their_faction():
    scene = six(
        turn="aragorn",
        grounds=("cair-andros",),
        reserve=("soldiers-of-gondor", "boromir", "northmen-company"),
    )
    going = {code for code in scene.codes if code.endswith("cair-andros")}
    assert going == {"move soldiers-of-gondor cair-andros", "move boromir cair-andros"}
    scene.do("move soldiers-of-gondor cair-andros")
    assert scene.where("soldiers-of-gondor") == "cair-andros"


# --- Resolving one


def at_bree(*cards: str, **laid: Any) -> Scene:
    return six(**{"grounds": ("bree",), "at": {"bree": cards}, **laid})


@rule("W-21.7", "W-22.13", "W-5.3")
def test_who_has_a_card_there_may_have_it_fought():
    assert "resolve bree" in at_bree("merry-brandybuck").codes
    assert "resolve bree" in at_bree("merry-brandybuck", "bill-ferny", turn="bill-ferny").codes
    assert "resolve bree" not in at_bree().codes
    assert "resolve bree" not in at_bree("bill-ferny").codes, "an enemy's card does not help"


@rule("W-22.13")
def test_a_teammate_s_card_is_not_enough():
    assert "resolve bree" not in at_bree("merry-brandybuck", turn="aragorn").codes
    assert "resolve bree" not in at_bree("merry-brandybuck", turn="gandalf").codes


@rule("W-22.13", "W-16.10")
def test_nor_is_a_card_of_another_deck_that_the_same_person_holds():
    assert "resolve bree" not in at_bree("merry-brandybuck", turn="gandalf", people=2).codes
    assert "resolve bree" in at_bree("merry-brandybuck", turn="frodo", people=2).codes


@rule("W-22.13")
def test_an_own_item_with_a_teammate_s_character_is_enough():
    worn = {"wields": {"merry-brandybuck": ("elven-cloak",)}}
    assert "resolve bree" in at_bree("merry-brandybuck", turn="gandalf", **worn).codes


@rule("W-22.13")
def test_a_battleground_is_not_fought_by_an_action():
    scene = six(grounds=("edoras",), at={"edoras": ("eomer",)})
    assert not [code for code in scene.codes if code.startswith("resolve")]


@rule("W-22.14", "W-5.1")
def test_one_action_resolves_one_skirmish():
    scene = six(
        grounds=("westemnet", "fords-of-isen"),
        at={"westemnet": ("eomer",), "fords-of-isen": ("theoden",)},
    )
    scene.do("resolve westemnet")
    assert scene.told("resolves") == [{"player": "player-frodo", "location": "westemnet"}]
    assert scene.stands("westemnet") == "absent"
    assert scene.stands("fords-of-isen") == "active"
    assert scene.turn == "witch-king"


@rule("W-5.7", "W-5.8")
def test_to_resolve_a_skirmish_is_not_to_pass():
    scene = at_bree("merry-brandybuck", turn="frodo").do("resolve bree")
    assert scene.state.passed == 0
    for _ in range(6):
        assert scene.asks_turn
        scene.do("pass")
    assert not scene.asks_turn or scene.state.round == 2


@rule("W-22.15")
def test_a_skirmish_is_fought_like_a_battleground():
    """Two attack icons against the Riders, and a leader whom they support."""
    scene = six(
        grounds=("westemnet",),
        at={"westemnet": ("wolf-riders", "riders-of-rohan", "eomer", "village-militia")},
        people=2,
    )
    scene.do("resolve westemnet")
    (counted,) = scene.told("fight")
    assert (counted["attack"], counted["guard"], counted["defence"]) == (2, 0, 3)
    assert scene.asked == "losses"
    scene.do("eliminate riders-of-rohan", "eliminate eomer")
    assert scene.where("wolf-riders") == "gone", "attackers fall, whoever wins"
    assert scene.where("riders-of-rohan") == scene.where("eomer") == "gone"
    assert scene.where("village-militia") == "cycled"
    assert scene.told("skirmish-won") == [{"side": "free-peoples", "location": "westemnet"}]


@rule("W-22.15", "W-11.6", "W-11.8")
def test_defenders_who_were_not_needed_are_cycled_and_attackers_fall():
    scene = six(
        grounds=("westemnet",),
        at={"westemnet": ("white-hand-orcs", "riders-of-rohan", "village-militia")},
        people=2,
    )
    scene.do("resolve westemnet", "eliminate village-militia")
    assert scene.where("village-militia") == "gone"
    assert scene.where("riders-of-rohan") == "cycled"
    assert scene.where("white-hand-orcs") == "gone"


@rule("W-22.15", "W-12.1")
def test_leaders_need_support_there_as_well():
    alone = six(grounds=("westemnet",), at={"westemnet": ("eomer",)})
    led = six(grounds=("westemnet",), at={"westemnet": ("eomer", "riders-of-rohan")})
    assert (alone.icons("eomer"), led.icons("eomer")) == (0, 1)


@rule("W-22.17")
def test_where_the_unattacked_is_nobody_s_a_skirmish_still_leaves_the_game():
    """Nor does it say that it returns to its deck, as a battleground would."""
    scene = at_bree("merry-brandybuck", house={"unfought_for_nobody": True}).do("resolve bree")
    assert scene.told("skirmish-for-nobody") == [{"location": "bree"}]
    assert not scene.told("won-by-nobody")
    assert not scene.drawn, "nobody has won it"
    assert scene.stands("bree") == "absent"


# --- What the winner gets


@rule("W-22.16")
def test_the_text_is_the_defender_s_if_the_defender_wins():
    scene = at_bree("merry-brandybuck", "bill-ferny").do("resolve bree")
    assert scene.told("skirmish-won") == [{"side": "free-peoples", "location": "bree"}]
    assert scene.drawn == [("player-frodo", 1), ("player-gandalf", 1), ("player-aragorn", 1)]
    assert scene.state.corruption == 0


@rule("W-22.16")
def test_the_text_is_the_attacker_s_if_the_attacker_wins():
    scene = at_bree("wolf-riders", turn="saruman").do("resolve bree")
    assert scene.told("skirmish-won") == [{"side": "shadow", "location": "bree"}]
    assert scene.state.corruption == 1
    assert not scene.drawn


@rule("W-22.16", "W-11.10")
def test_of_a_shadow_s_skirmish_the_free_peoples_are_the_attackers():
    near = {"grounds": ("near-harad",), "corruption": 3}
    lost = six(turn="bill-ferny", at={"near-harad": ("haradrim-regulars",)}, **near)
    lost.do("resolve near-harad")
    assert lost.drawn == [("player-bill-ferny", 1), ("player-witch-king", 1), ("player-saruman", 1)]
    assert lost.state.corruption == 3
    won = six(turn="aragorn", at={"near-harad": ("soldiers-of-gondor",)}, **near)
    won.do("resolve near-harad")
    assert won.state.corruption == 2
    assert not won.drawn


@rule("W-22.16")
def test_who_has_used_the_action_may_lose_the_skirmish():
    scene = at_bree("merry-brandybuck", "wolf-riders", "white-hand-orcs").do("resolve bree")
    assert scene.told("skirmish-won") == [{"side": "shadow", "location": "bree"}]
    assert scene.state.corruption == 1


@rule("W-22.16")
def test_cards_leave_before_the_text_is_carried_out():
    """What is cycled from the skirmish can be drawn by its text."""
    scene = at_bree("merry-brandybuck", deck={"frodo": ()})
    scene.do("resolve bree")
    assert scene.hand("frodo") == ["merry-brandybuck"]


BOTH = {"grounds": ("cair-andros", "minas-tirith", "edoras")}
"""Whoever wins Cair Andros may choose where the token goes."""


@rule("W-22.16", "W-22.21")
def test_who_has_used_the_action_chooses_if_that_side_wins():
    standing = ("soldiers-of-gondor", "riders-of-rohan")
    for player, seat in (("frodo", Six.FRODO), ("aragorn", Six.ARAGORN)):
        scene = six(turn=player, at={"cair-andros": standing}, **BOTH).do("resolve cair-andros")
        assert (scene.asked, scene.who) == ("strengthen", seat)
        assert set(scene.codes) == {"minas-tirith", "edoras"}


@rule("W-22.16")
def test_else_the_next_of_the_winners_chooses_who_had_a_card_there():
    # After the Witch-king it would be Gandalf's turn, but none of his cards was there.
    fighting = ("mordor-orcs", "soldiers-of-gondor")
    scene = six(turn="witch-king", at={"cair-andros": fighting}, **BOTH).do("resolve cair-andros")
    assert (scene.asked, scene.who) == ("strengthen", Six.ARAGORN)
    fighting = ("mordor-orcs", "riders-of-rohan")
    scene = six(turn="witch-king", at={"cair-andros": fighting}, **BOTH).do("resolve cair-andros")
    assert (scene.asked, scene.who) == ("strengthen", Six.FRODO)


@rule("W-22.16")
def test_of_several_the_first_in_turn_order_after_who_has_used_the_action():
    fighting = ("mordor-orcs", "soldiers-of-gondor", "riders-of-rohan")
    scene = six(turn="witch-king", at={"cair-andros": fighting}, **BOTH, people=2)
    scene.do("resolve cair-andros", "eliminate riders-of-rohan")
    assert scene.asked == "strengthen"
    assert scene.ask.prompt.args["player"] == "player-aragorn", "though it was a rider who fell"


@rule("W-22.16")
def test_an_item_counts_as_a_card_there():
    """Frodo's player has nothing there but a horse, on which Gandalf rides."""
    scene = six(
        turn="bill-ferny",
        at={"cair-andros": ("easterling-captain", "gandalf-the-grey")},
        wields={"gandalf-the-grey": ("shadowfax",)},
        **BOTH,
    )
    scene.do("resolve cair-andros")
    assert scene.told("skirmish-won") == [{"side": "free-peoples", "location": "cair-andros"}]
    assert (scene.asked, scene.who) == ("strengthen", Six.FRODO)


@rule("W-22.16")
def test_if_no_winner_had_a_card_there_it_is_simply_the_next_of_that_side():
    scene = six(turn="witch-king", at={"cair-andros": ("the-reaver",)}, **BOTH)
    assert scene.tally("cair-andros").attack == 0, "the Reaver leads, but whom?"
    scene.do("resolve cair-andros")
    assert scene.told("skirmish-won") == [{"side": "free-peoples", "location": "cair-andros"}]
    assert (scene.asked, scene.who) == ("strengthen", Six.GANDALF)


# --- What becomes of it


@rule("W-22.17")
@pytest.mark.parametrize("card", ["merry-brandybuck", "wolf-riders"])
def test_a_skirmish_that_was_resolved_is_out_of_the_game(card):
    scene = at_bree(card, turn="frodo" if card == "merry-brandybuck" else "saruman")
    scene.do("resolve bree")
    assert scene.stands("bree") == "absent"
    assert scene.score(FREE) == 0
    assert scene.score(SHADOW) == scene.state.corruption


@rule("W-22.17", "W-10.17")
def test_its_tokens_are_gone_with_it():
    scene = six(
        turn="witch-king",
        grounds=("bree",),
        at={"bree": ("wolf-riders",)},
        reserve=("the-warrior",),
    )
    scene.do("use the-warrior")
    assert scene.tally("bree").guard == 1
    scene.do("pass", "resolve bree")
    assert scene.stands("bree") == "absent"
    assert scene.state.defence[LOCATION_NAMES.index("bree")] == 0


def combat_step(**laid: Any) -> Scene:
    return six(**{"begin": "combat-step", "path": None, **laid})


@rule("W-22.18", "W-25.6")
def test_a_skirmish_without_a_card_goes_back_to_its_deck():
    # The Shadow leads by so much that the round is the last.
    scene = combat_step(grounds=("bree", "near-harad", "edoras"), corruption=30)
    assert scene.told("skirmish-returns") == [{"location": "bree"}, {"location": "near-harad"}]
    assert scene.stands("bree") == scene.stands("near-harad") == "waiting"
    assert scene.stands("edoras") == "free"
    assert not scene.told("skirmish-won")


@rule("W-22.18")
def test_what_went_back_may_be_drawn_again():
    scene = combat_step(
        grounds=("lamedon",), waiting=("bag-end",), free_area=WON, turn="bill-ferny"
    )
    # The next round's starting player is Frodo, and only Lamedon can come.
    assert scene.state.round == 2
    assert came(scene) == ["lamedon"]
    assert scene.stands("lamedon") == "active"


@rule("W-22.18")
def test_tokens_on_a_skirmish_that_goes_back_vanish():
    scene = six(
        turn="witch-king",
        grounds=("bree",),
        reserve=("the-warrior", "the-destroyer"),
        path=None,
        waiting=("weathertop", "bag-end"),
        free_area=("the-shire", "dunland"),
    )
    scene.do("use the-warrior", "pass", "pass", "pass", "pass", "pass", "use the-destroyer")
    assert (scene.tally("bree").attack, scene.tally("bree").guard) == (1, 1)
    scene.pass_all()
    assert scene.told("skirmish-returns") == [{"location": "bree"}]
    assert scene.stands("bree") == "active", "it has come again"
    assert (scene.tally("bree").attack, scene.tally("bree").guard) == (0, 0)


@rule("W-22.19")
@pytest.mark.parametrize("card", ["merry-brandybuck", "wolf-riders"])
def test_a_skirmish_with_cards_is_fought_in_the_combat_step_but_its_text_is_not_used(card):
    scene = combat_step(grounds=("bree",), at={"bree": (card,)})
    side = SIDES[SHADOW if card == "wolf-riders" else FREE]
    assert scene.told("skirmish-won") == [{"side": side, "location": "bree"}]
    before = scene.story[: scene.story.index("score")]
    assert "draws" not in before
    assert "corruption" not in before
    assert scene.state.corruption == 0
    assert scene.where(card) in ("cycled", "gone")
    assert scene.stands("bree") == "absent"


@rule("W-22.19", "W-10.1", "W-25.6")
def test_the_starting_player_says_when_it_is_fought():
    scene = six(
        begin="combat-step",
        path="bag-end",
        grounds=("bree", "near-harad", "edoras"),
        at={"bree": ("merry-brandybuck",)},
        turn="saruman",
    )
    assert (scene.asked, scene.who) == ("combat", Six.SARUMAN)
    assert set(scene.codes) == {"bree", "edoras", "bag-end"}, "nobody is at Near Harad"
    scene.do("bree")
    assert [said["location"] for said in scene.told("fight")] == ["bree"]
    assert set(scene.codes) == {"edoras", "bag-end"}


@rule("W-22.19")
def test_after_that_it_never_comes_again():
    scene = combat_step(
        grounds=("lamedon",),
        at={"lamedon": ("boromir",)},
        waiting=("bag-end",),
        free_area=WON,
        turn="bill-ferny",
    )
    assert scene.state.round == 2
    assert came(scene) == []
    assert scene.stands("lamedon") == "absent"


# --- Accompanying battlegrounds


def tokens(scene: Scene, location: str) -> tuple[int, int]:
    """Attack and defence that were added."""
    number = LOCATION_NAMES.index(location)
    return scene.state.attack[number], scene.state.defence[number]


@rule("W-22.20", "W-22.21")
@pytest.mark.parametrize("chosen", ["minas-tirith", "edoras"])
def test_the_token_goes_to_one_of_the_two(chosen):
    scene = six(at={"cair-andros": ("riders-of-rohan",)}, **BOTH)
    scene.do("resolve cair-andros", chosen)
    for ground in ("minas-tirith", "edoras"):
        assert tokens(scene, ground) == (0, int(ground == chosen))


@rule("W-22.20")
@pytest.mark.parametrize("other", ["minas-tirith", "edoras"])
def test_if_only_one_of_them_is_active_it_goes_there(other):
    scene = six(
        grounds=("cair-andros", other, "rivendell"), at={"cair-andros": ("riders-of-rohan",)}
    )
    scene.do("resolve cair-andros")
    assert scene.asks_turn
    assert tokens(scene, other) == (0, 1)
    assert tokens(scene, "rivendell") == (0, 0)


@rule("W-22.21")
def test_if_none_is_active_the_text_does_nothing():
    scene = six(
        grounds=("cair-andros", "rivendell"),
        at={"cair-andros": ("riders-of-rohan",)},
        free_area=("minas-tirith",),
    )
    scene.do("resolve cair-andros")
    assert scene.asks_turn
    for ground in ("minas-tirith", "edoras", "rivendell", "cair-andros"):
        assert tokens(scene, ground) == (0, 0)


@rule("W-22.20", "W-11.3")
def test_the_attackers_add_attack():
    scene = six(turn="witch-king", at={"cair-andros": ("mordor-orcs",)}, **BOTH)
    scene.do("resolve cair-andros")
    assert (scene.asked, scene.who) == ("strengthen", Six.WITCH_KING)
    scene.do("edoras")
    assert tokens(scene, "edoras") == (1, 0)
    assert scene.tally("edoras").attack == 1


@rule("W-22.13", "W-3.25")
def test_the_path_and_the_battlegrounds_wait_for_the_combat_step():
    scene = six(
        grounds=("bree", "edoras"),
        at={
            "bree": ("merry-brandybuck",),
            "edoras": ("wolf-riders",),
            "bag-end": ("frodo-baggins",),
        },
    )
    scene.do("resolve bree")
    assert [said["location"] for said in scene.told("fight")] == ["bree"]
    assert scene.where("wolf-riders") == "edoras"
    assert scene.where("frodo-baggins") == "bag-end"


@rule("W-22.21", "W-11.3")
def test_house_rule_attack_is_added_only_where_one_s_own_side_attacks():
    """The Great Stone Bridge leads to Minas Morgul as well, which the Shadow defends."""
    laid = {
        "turn": "witch-king",
        "grounds": ("great-stone-bridge", "minas-tirith", "minas-morgul"),
        "at": {"great-stone-bridge": ("mordor-orcs",)},
    }
    scene = six(**laid).do("resolve great-stone-bridge")
    assert set(scene.codes) == {"minas-tirith", "minas-morgul"}
    scene = six(**laid, house={"own_attack_only": True}).do("resolve great-stone-bridge")
    assert scene.asks_turn
    assert tokens(scene, "minas-tirith") == (1, 0)
    assert tokens(scene, "minas-morgul") == (0, 0)
