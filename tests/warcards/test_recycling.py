"""When the draw deck runs out (section 9)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene


@rule("W-9.24")
def test_who_draws_the_last_card_recycles_at_once():
    scene = Scene(
        turn="frodo",
        deck={"frodo": ("gimli", "eomer")},
        cycled=("sting", "theoden", "glamdring"),
    )
    scene.do("ring")
    assert scene.hand("frodo") == ["eomer", "gimli"]
    assert scene.pile("frodo") == []
    assert scene.deck_size("frodo") == 3
    assert len(scene.told("recycles")) == 1


@rule("W-9.24", "W-9.26")
@pytest.mark.parametrize("way", ["forsaken", "taken"])
def test_it_does_not_matter_how_the_deck_ran_out(way):
    if way == "forsaken":
        scene = Scene(hand={"frodo": ("gimli",)}, deck={"frodo": ("eomer",)}, cycled=("sting",))
        scene.do("play gimli reserve", "nothing")
        player = "frodo"
    else:
        scene = Scene(
            turn="aragorn",
            reserve=("halbarad",),
            deck={"aragorn": ("strider",)},
            cycled=("arwen",),
        )
        scene.do("use halbarad")
        player = "aragorn"
    assert scene.pile(player) == []
    assert scene.deck_size(player) == (1 if way == "forsaken" else 2)


@rule("W-9.24")
def test_the_new_deck_is_shuffled():
    drawn = set()
    for seed in range(20):
        scene = Scene(
            deck={"frodo": ("gimli",)},
            cycled=("sting", "theoden", "glamdring"),
            seed=str(seed),
        )
        drawn |= {*scene.do("ring").hand("frodo")} - {"gimli"}
    assert drawn == {"sting", "theoden", "glamdring"}


@rule("W-9.25")
def test_one_goes_on_drawing_from_the_new_deck():
    scene = Scene(deck={"frodo": ("gimli",)}, cycled=("sting", "theoden"))
    scene.do("ring")
    assert scene.hand_size("frodo") == 2
    assert scene.deck_size("frodo") == 1


@rule("W-9.26")
def test_a_text_shuffles_the_pile_into_the_deck_that_is_left():
    scene = Scene(
        begin="ground-step",
        path=None,
        turn="saruman",
        waiting=("orthanc",),
        deck={"saruman": ("ugluk", "gollum")},
        cycled=("shelob", "hill-troll"),
    )
    scene.do("nothing")
    assert scene.deck_size("saruman") == 4
    assert scene.pile("saruman") == []
    assert len(scene.told("recycles")) == 1


@rule("W-9.26")
def test_an_empty_pile_is_not_recycled():
    scene = Scene(
        begin="ground-step",
        path=None,
        turn="saruman",
        waiting=("orthanc",),
        deck={"saruman": ("ugluk", "gollum")},
    )
    scene.do("nothing")
    assert scene.told("recycles") == []


@rule("W-9.26")
def test_cards_that_are_looked_at_are_in_neither_deck_nor_pile():
    scene = Scene(
        turn="saruman",
        reserve=("saruman",),
        wields={"saruman": ("palantir-of-orthanc",)},
        deck={"saruman": ("ugluk", "gollum")},
        cycled=("shelob",),
    )
    scene.do("use palantir-of-orthanc")
    # All three were drawn, the last one from the recycled deck.
    assert set(scene.codes) == {f"eliminate {card}" for card in ("ugluk", "gollum", "shelob")}
    assert scene.deck_size("saruman") == 0
    scene.do("eliminate ugluk", "cycle gollum")
    assert scene.hand("saruman") == ["shelob"]
    assert scene.where("gollum") == "deck"  # cycled, and recycled at once


@rule("W-9.26")
def test_a_deck_is_renewed_as_soon_as_a_card_is_cycled():
    scene = Scene(hand={"frodo": ("gimli", "sting")}, deck={"frodo": ()})
    scene.do("cycle sting")
    assert scene.where("sting") == "deck"


def late(**laid) -> Scene:
    return Scene(house={"recycle_late": True}, **laid)


@rule("W-9.26")
def test_house_rule_a_deck_is_renewed_only_when_a_card_is_needed():
    scene = late(deck={"frodo": ("gimli", "eomer")}, cycled=("sting", "theoden"))
    scene.do("ring")
    assert scene.deck_size("frodo") == 0
    assert scene.pile("frodo") == ["sting", "theoden"]
    cycled = late(hand={"frodo": ("gimli", "sting")}, deck={"frodo": ()})
    assert cycled.do("cycle sting").where("sting") == "cycled"


@rule("W-9.25", "W-9.26")
def test_house_rule_a_draw_renews_the_deck_when_it_needs_to():
    scene = late(deck={"frodo": ("gimli",)}, cycled=("sting", "theoden"))
    scene.do("ring")
    assert scene.hand_size("frodo") == 2
    assert scene.pile("frodo") == []


@rule("W-9.8", "W-9.26")
def test_house_rule_forsaking_the_top_card_renews_the_deck_when_it_needs_to():
    scene = late(hand={"frodo": ("gimli",)}, deck={"frodo": ()}, cycled=("sting", "theoden"))
    scene.do("play gimli reserve", "nothing")
    assert sorted(scene.where(card) for card in ("sting", "theoden")) == ["deck", "gone"]


@rule("W-9.22", "W-9.26")
def test_house_rule_a_search_of_an_empty_deck_renews_it_first():
    scene = late(
        turn="aragorn",
        hand={"aragorn": ("legolas", "lembas")},
        deck={"aragorn": ()},
        cycled=("bow-of-the-galadhrim", "arwen"),
    )
    scene.do("play legolas reserve")
    # What paid for him lies on the pile by now.
    assert len(scene.told("recycles")) == 1
    assert scene.pile("aragorn") == []
    assert (scene.asked, scene.codes) == ("take", ["take bow-of-the-galadhrim", "nothing"])
    scene.do("take bow-of-the-galadhrim")
    assert scene.hand("aragorn") == ["bow-of-the-galadhrim"]
    assert scene.deck_size("aragorn") == 2


@rule("W-9.22", "W-9.26")
def test_house_rule_a_search_renews_the_deck_only_if_it_is_empty():
    scene = late(
        turn="aragorn",
        hand={"aragorn": ("legolas", "lembas")},
        deck={"aragorn": ("elrond",)},
        cycled=("bow-of-the-galadhrim",),
    )
    scene.do("play legolas reserve")
    assert scene.codes == ["nothing"]
    assert scene.told("recycles") == []


@rule("W-9.23", "W-9.26")
def test_house_rule_a_search_of_the_pile_leaves_it_where_it_is():
    scene = late(
        hand={"frodo": ("gimli", "sting")}, deck={"frodo": ()}, cycled=("dwarven-axe", "theoden")
    )
    scene.do("play gimli reserve")
    assert scene.codes == ["take dwarven-axe", "nothing"]
    scene.do("take dwarven-axe")
    assert scene.pile("frodo") == ["sting", "theoden"]
    assert scene.told("recycles") == []


@rule("W-9.26")
def test_house_rule_orthanc_renews_an_empty_deck_before_saruman_is_looked_for():
    scene = late(
        begin="ground-step",
        path=None,
        turn="saruman",
        waiting=("orthanc",),
        deck={"saruman": ()},
        cycled=("saruman", "shelob"),
    )
    assert len(scene.told("recycles")) == 1
    scene.do("take saruman")
    # There is no pile left to be shuffled in.
    assert len(scene.told("recycles")) == 1
    assert scene.deck_size("saruman") == 1


@rule("W-9.27")
def test_with_deck_and_pile_empty_one_plays_on():
    scene = Scene(
        hand={"frodo": ("gimli",)},
        deck={"frodo": ()},
        reserve=("sam-gamgee",),
        path="weathertop",
        waiting=("the-council-of-elrond",),
    )
    scene.do("ring")  # draws nothing
    assert scene.hand("frodo") == ["gimli"]
    scene.do("pass", "pass", "pass", "cycle gimli")
    scene.do("pass", "pass", "pass", "move sam-gamgee path").pass_all()
    assert scene.state.round == 2


@rule("W-9.27")
def test_with_no_cards_at_all_one_is_not_punished_and_may_pass():
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver",),
        deck={"frodo": (), "aragorn": ()},
    )
    scene.do("use the-reaver", "pass", "pass")
    assert scene.turn == "frodo"
    assert scene.codes == ["ring", "pass"]
