"""The order of combats, and combat on paths (W-10)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

RIDERS = ("the-commander", "the-destroyer")
"""One attack icon each on a path."""


# --- The combat step


@rule("W-10.1")
@pytest.mark.parametrize(("starter", "seat"), [("frodo", 0), ("saruman", 3)])
def test_the_starting_player_orders_the_combats_one_at_a_time(starter: str, seat: int) -> None:
    scene = Scene(
        turn="aragorn",
        starter=starter,
        path="weathertop",
        grounds=("edoras", "moria"),
        begin="combat-step",
    )
    assert (scene.asked, scene.who) == ("combat", seat)
    assert scene.codes == ["edoras", "moria", "weathertop"]
    scene.do("weathertop")
    # The result is known before the next choice.
    assert scene.stands("weathertop") == "free"
    assert scene.stands("edoras") == "active"
    assert (scene.who, scene.codes) == (seat, ["edoras", "moria"])


@rule("W-10.1", "W-10.2")
def test_the_last_combat_needs_no_choice() -> None:
    scene = Scene(path="weathertop", grounds=("moria",), begin="combat-step").do("moria")
    assert scene.stands("weathertop") == "free"
    assert scene.state.round == 2


@rule("W-10.2")
def test_a_combat_with_cards_of_one_team_only_is_resolved() -> None:
    scene = fight_at("weathertop", ("gimli",))
    assert scene.stands("weathertop") == "free"
    assert scene.where("gimli") == "cycled"
    scene = fight_at("weathertop", ("the-hunter",))
    assert scene.stands("weathertop") == "shadow"
    assert scene.where("the-hunter") == "gone"


# --- Counting


@rule("W-10.3", "W-10.4", "W-10.18")
def test_the_shadow_attacks_on_a_path_with_path_icons() -> None:
    # Whoever has the starting token: these sides never change.
    scene = Scene(
        starter="witch-king",
        path="weathertop",
        # On battlegrounds the Witch-king has 2 attack, too, the Commander only leadership.
        at={"weathertop": ("the-witch-king", "the-commander", "gandalf-the-grey", "aragorn")},
    )
    counted = scene.tally("weathertop")
    assert counted.attack == 2 + 1
    assert [worth.icons for worth in counted.attackers] == [2, 1]
    # Gandalf has 3 of a path; Aragorn's 1 and his leadership are of battlegrounds.
    assert [worth.icons for worth in counted.defenders] == [3, 0]


@rule("W-10.4", "W-10.15")
def test_attack_added_to_the_path_counts() -> None:
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        reserve=("the-hunter",),
        at={"weathertop": ("the-commander",)},
    )
    scene.do("use the-hunter")
    assert scene.tally("weathertop").attack == 2
    # The token is on the path, not on the card that is there.
    assert scene.icons("the-commander") == 1
    scene.fight("weathertop")
    assert scene.state.corruption == 2


@rule("W-10.5", "W-10.15", "W-10.16")
def test_defence_of_the_path_cancels_before_any_card() -> None:
    scene = Scene(
        path="bucklebury-ferry",
        reserve=("sam-gamgee",),
        at={"bucklebury-ferry": (*RIDERS, "frodo-baggins")},
        hand={"frodo": ("gimli",)},
    )
    scene.do("use sam-gamgee")
    assert scene.tally("bucklebury-ferry").guard == 2
    scene.fight("bucklebury-ferry")
    # One icon is printed, one was added: nobody had to fall.
    assert scene.told("withdraws") == [{"card": "frodo-baggins"}]
    assert scene.stands("bucklebury-ferry") == "free"


@rule("W-10.17")
def test_an_added_icon_belongs_to_its_card() -> None:
    scene = fight_at("weathertop", ("the-hunter", "gimli", "sam-gamgee"), begin="turn")
    scene.t.tokens[scene.card("gimli")] = 2
    counted = scene.tally("weathertop")
    assert counted.guard == 0
    assert scene.icons("gimli") == 3
    scene.fight("weathertop")
    # Either of them must fall for the one attack; the tokens alone cancel nothing.
    assert scene.codes == ["eliminate gimli", "eliminate sam-gamgee"]
    scene.do("eliminate gimli")
    assert scene.where("gimli") == "gone"
    assert scene.state.tokens[scene.card("gimli")] == 0


@rule("W-10.17")
def test_added_icons_leave_with_their_location() -> None:
    scene = Scene(path="weathertop", begin="turn", hand={"frodo": ("gimli",)})
    scene.t.attack[scene.t.path] = scene.t.defence[scene.t.path] = 2
    weathertop = scene.t.path
    scene.pass_all()
    assert scene.stands("weathertop") == "free"
    assert scene.state.attack[weathertop] == scene.state.defence[weathertop] == 0


# --- Losses


@rule("W-10.6", "W-10.7")
def test_losses_stop_as_soon_as_they_suffice() -> None:
    three = ("the-witch-king", "gimli", "sam-gamgee", "gandalf-the-grey")
    scene = fight_at("weathertop", three).do("eliminate gimli", "eliminate sam-gamgee")
    assert scene.where("gimli") == scene.where("sam-gamgee") == "gone"
    assert scene.where("gandalf-the-grey") == "cycled"
    assert scene.stands("weathertop") == "free"
    scene = fight_at("weathertop", three).do("eliminate gandalf-the-grey")
    assert scene.where("gandalf-the-grey") == "gone"
    assert scene.where("gimli") == scene.where("sam-gamgee") == "cycled"


@rule("W-10.6")
def test_a_wasteful_order_of_losses_is_legal() -> None:
    # Without Gandalf, Gimli's icon would not have sufficed.
    scene = fight_at(
        "weathertop", ("the-witch-king", "gimli", "sam-gamgee", "gandalf-the-grey")
    ).do("eliminate gimli", "eliminate gandalf-the-grey")
    assert scene.where("gimli") == scene.where("gandalf-the-grey") == "gone"
    assert scene.where("sam-gamgee") == "cycled"


@rule("W-10.6", "W-10.13")
def test_all_fall_if_all_together_do_not_suffice() -> None:
    scene = fight_at("weathertop", ("the-witch-king", "the-commander", "gimli", "sam-gamgee"))
    assert scene.where("gimli") == scene.where("sam-gamgee") == "gone"
    assert scene.state.corruption == 1
    assert scene.stands("weathertop") == "shadow"


@rule("W-10.6")
@pytest.mark.parametrize(("helpless_fall", "fate"), [(False, "cycled"), (True, "gone")])
def test_a_defender_without_icons_in_a_defeat(helpless_fall: bool, fate: str) -> None:
    scene = fight_at(
        "weathertop",
        ("the-witch-king", "gimli", "theoden"),
        house={"helpless_fall": helpless_fall},
    )
    assert scene.stands("weathertop") == "shadow"
    assert scene.where("gimli") == "gone"
    assert scene.where("theoden") == fate


@rule("W-10.6")
@pytest.mark.parametrize("helpless_fall", [False, True])
def test_a_defender_without_icons_never_falls_in_a_victory(helpless_fall: bool) -> None:
    scene = fight_at(
        "weathertop",
        ("the-hunter", "gimli", "theoden"),
        house={"helpless_fall": helpless_fall},
    )
    assert scene.stands("weathertop") == "free"
    assert scene.where("gimli") == "gone"
    assert scene.where("theoden") == "cycled"


@rule("W-10.8")
def test_excess_icons_are_lost() -> None:
    scene = fight_at("weathertop", ("the-hunter", "gandalf-the-grey"))
    assert scene.where("gandalf-the-grey") == "gone"
    assert scene.stands("weathertop") == "free"


@rule("W-10.9")
def test_items_add_to_their_wielder_and_fall_with_it() -> None:
    scene = fight_at(
        "weathertop",
        ("the-witch-king", "frodo-baggins", "sam-gamgee"),
        wields={"sam-gamgee": ("sting", "mithril-coat")},
    )
    # Nobody can give up an item alone.
    assert scene.codes == ["eliminate frodo-baggins", "eliminate sam-gamgee"]
    assert scene.icons("sam-gamgee", "weathertop") == 1 + 1 + 2
    scene.do("eliminate sam-gamgee")
    for card in ("sam-gamgee", "sting", "mithril-coat"):
        assert scene.where(card) == "gone"
    assert scene.where("frodo-baggins") == "cycled"


@rule("W-10.10")
@pytest.mark.parametrize("defenders", [(), ("gandalf-the-grey",)])
def test_the_attackers_fall_whoever_won(defenders: tuple[str, ...]) -> None:
    # Gorbag & Shagrat have no icons on a path.
    scene = fight_at("cirith-ungol", ("the-hunter", "gorbag-and-shagrat", *defenders))
    assert scene.where("the-hunter") == scene.where("gorbag-and-shagrat") == "gone"
    assert scene.stands("cirith-ungol") == ("free" if defenders else "shadow")


@rule("W-10.10")
def test_a_text_may_save_an_attacker() -> None:
    scene = fight_at("cirith-ungol", ("gollum", "the-hunter"))
    assert scene.where("gollum") == "cycled"
    assert scene.where("the-hunter") == "gone"


# --- If the defenders can't agree

SHARED = ("the-hunter", "gimli", "legolas")
"""Gimli is of Frodo's deck, Legolas of Aragorn's."""


@rule("W-10.11")
def test_the_other_defender_is_asked_to_agree() -> None:
    scene = fight_at("weathertop", SHARED)
    assert (scene.asked, scene.who) == ("losses", 0)
    scene.do("eliminate legolas")
    assert (scene.asked, scene.who, scene.codes) == ("consent", 2, ["agree", "object"])
    assert scene.where("legolas") == "weathertop"
    scene.do("agree")
    assert scene.where("legolas") == "gone"
    assert scene.where("gimli") == "cycled"


@rule("W-10.11")
def test_the_attackers_decide_if_a_defender_objects() -> None:
    scene = fight_at("weathertop", SHARED).do("eliminate legolas", "object")
    assert (scene.asked, scene.who) == ("losses", 1)
    assert scene.codes == ["eliminate legolas", "eliminate gimli"]
    scene.do("eliminate gimli")
    # What the attackers decide needs nobody's consent.
    assert scene.where("gimli") == "gone"
    assert scene.where("legolas") == "cycled"


@rule("W-10.11")
def test_even_the_attackers_choose_only_among_what_suffices() -> None:
    scene = fight_at("weathertop", ("the-witch-king", "gimli", "legolas", "sam-gamgee"))
    scene.do("eliminate gimli", "eliminate sam-gamgee", "object", "eliminate legolas")
    assert scene.codes == ["eliminate gimli", "eliminate sam-gamgee"]
    scene.do("eliminate sam-gamgee")
    assert scene.where("gimli") == "cycled"


@rule("W-10.11")
def test_who_begins_to_choose_follows_the_starting_player() -> None:
    scene = fight_at("weathertop", SHARED, starter="witch-king")
    assert (scene.asked, scene.who) == ("losses", 2)
    scene.do("eliminate gimli")
    assert (scene.asked, scene.who) == ("consent", 0)


@rule("W-10.11")
def test_losses_without_a_choice_need_no_consent() -> None:
    scene = fight_at("weathertop", ("the-witch-king", "gimli", "legolas"))
    assert scene.where("gimli") == scene.where("legolas") == "gone"


@rule("W-10.11")
def test_a_player_with_nothing_at_stake_is_not_asked() -> None:
    scene = fight_at("weathertop", ("the-hunter", "gimli", "sam-gamgee", "aragorn"))
    scene.do("eliminate gimli")
    assert scene.where("gimli") == "gone"


@rule("W-10.11", "W-16.8")
def test_one_person_with_both_decks_agrees_with_themselves() -> None:
    scene = fight_at("weathertop", SHARED, people=2).do("eliminate legolas")
    assert scene.where("legolas") == "gone"


@rule("W-10.11", "W-16.7")
def test_three_people_disagree_like_four() -> None:
    scene = fight_at("weathertop", SHARED, people=3).do("eliminate legolas")
    assert (scene.asked, scene.who) == ("consent", 2)
    scene.do("object")
    assert (scene.asked, scene.who) == ("losses", 1)


# --- Who gets the path


@rule("W-10.12")
def test_a_path_on_which_all_attack_is_cancelled_is_the_free_peoples() -> None:
    scene = fight_at("weathertop", ("the-hunter", "gimli"))
    assert scene.stands("weathertop") == "free"
    assert scene.score(0) == 2
    assert scene.state.corruption == 0


@rule("W-10.12")
@pytest.mark.parametrize(("unfought_for_nobody", "area"), [(False, "free"), (True, "spent")])
@pytest.mark.parametrize("defenders", [(), ("gimli",)])
def test_a_path_that_was_not_attacked(
    unfought_for_nobody: bool, area: str, defenders: tuple[str, ...]
) -> None:
    house = {"unfought_for_nobody": unfought_for_nobody}
    scene = fight_at("weathertop", defenders, house=house)
    assert scene.stands("weathertop") == area


@rule("W-10.12")
def test_an_attack_that_was_cancelled_is_a_fight_all_the_same() -> None:
    scene = fight_at("weathertop", ("the-hunter", "gimli"), house={"unfought_for_nobody": True})
    assert scene.stands("weathertop") == "free"


@rule("W-10.13", "W-10.14")
def test_every_uncancelled_attack_corrupts() -> None:
    scene = fight_at("bucklebury-ferry", ("the-witch-king", *RIDERS, "gimli"), corruption=1)
    assert scene.state.corruption == 1 + 2
    assert scene.stands("bucklebury-ferry") == "shadow"
    # The tokens count, the path does not.
    assert scene.score(1) == 3


@rule("W-10.6", "W-10.7", "W-9.26")
def test_losses_come_before_the_others_who_are_then_cycled_together() -> None:
    there = ("frodo-baggins", "gimli", "merry-brandybuck", "pippin-took", "the-hunter")
    scene = fight_at("shelobs-lair", there, deck={"frodo": ()}, round=8)
    scene.do("eliminate frodo-baggins")
    happened = [
        (event.kind, event.args.get("card"))
        for event in scene.state.story or []
        if event.kind in ("cycled-instead", "recycles", "withdraws")
    ]
    # He is all that there is to shuffle when he is cycled; the others are too late for that.
    assert happened[:2] == [("cycled-instead", "frodo-baggins"), ("recycles", None)]
    assert sorted(happened[2:5]) == [
        ("withdraws", "gimli"),
        ("withdraws", "merry-brandybuck"),
        ("withdraws", "pippin-took"),
    ]
