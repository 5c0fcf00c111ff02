"""Eliminating, removing and taking cards (section 9)."""

import pytest

from mathom.games.warcards.game import GAME
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

# --- Eliminate


@rule("W-9.1", "W-9.13", "W-6.27")
def test_cards_go_to_the_piles_of_their_owners():
    scene = fight_at("weathertop", ("gimli", "legolas", "the-hunter"), people=2)
    scene.do("eliminate gimli")
    assert scene.gone("frodo") == ["gimli"]
    assert scene.pile("aragorn") == ["legolas"]
    assert scene.gone("witch-king") == ["the-hunter"]


@rule("W-9.13", "W-9.16")
def test_what_is_eliminated_from_hand_or_deck_is_not_shown():
    scene = Scene(hand={"frodo": ("gimli", "sting", "eomer")})
    scene.do("winnow", "eliminate gimli", "eliminate sting")
    for event in scene.state.story or []:
        told = event.seen_by(1)
        assert told is None or "gimli" not in str(told.args)
    assert GAME.view(scene.state, 1).decks[0].gone is None
    assert GAME.view(scene.state, 1).decks[0].gone_size == 2
    assert GAME.view(scene.state, 0).decks[0].gone == ["gimli", "sting"]


@rule("W-9.14")
def test_an_eliminated_card_never_comes_back():
    scene = Scene(
        reserve=("gwaihir-the-windlord",),
        gone=("gandalf-the-grey", "theoden"),
        deck={"frodo": ()},
    )
    scene.do("use gwaihir-the-windlord", "pass", "pass", "pass", "ring")
    assert scene.hand("frodo") == ["gwaihir-the-windlord"]
    assert scene.where("gandalf-the-grey") == scene.where("theoden") == "gone"


@rule("W-9.15")
@pytest.mark.parametrize("source", ["hand", "reserve", "deck"])
def test_frodo_is_revealed_and_cycled_whenever_he_would_be_eliminated(source):
    laid = {
        "hand": {"hand": {"frodo": ("frodo-baggins", "gimli")}, "deck": {"frodo": ("theoden",)}},
        "reserve": {
            "reserve": ("frodo-baggins",),
            "wields": {"frodo-baggins": ("sting",)},
            "deck": {"frodo": ("theoden",)},
        },
        "deck": {"reserve": ("gimli",), "deck": {"frodo": ("frodo-baggins",)}},
    }[source]
    scene = Scene(turn="witch-king", reserve=("the-reaver", *laid.pop("reserve", ())), **laid)
    scene.do("use the-reaver")
    code = {"hand": "frodo-baggins", "reserve": "reserve frodo-baggins", "deck": "deck"}[source]
    scene.do(f"forsake {code}")
    assert scene.where("frodo-baggins") in ("cycled", "deck")  # a deck that was empty is renewed
    kind = "cycled-instead" if source == "reserve" else "revealed-and-cycled"
    assert [told["card"] for told in scene.told(kind)] == ["frodo-baggins"]
    if source == "reserve":
        assert scene.where("sting") == "gone"


@rule("W-9.15")
@pytest.mark.parametrize(
    ("player", "card", "other"),
    [
        ("saruman", "saruman", "ugluk"),
        ("witch-king", "the-witch-king", "grishnakh"),
        ("aragorn", "aragorn", "halbarad"),
    ],
)
def test_some_are_cycled_if_forsaken_from_the_deck_only(player, card, other):
    top = Scene(turn=player, hand={player: (other,)}, deck={player: (card,)})
    top.do(f"play {other} reserve")
    assert [told["card"] for told in top.told("revealed-and-cycled")] == [card]
    assert top.where(card) == "deck"  # which was empty, and was renewed with the only card
    reserve = Scene(turn=player, hand={player: (other,)}, reserve=(card,), deck={player: ()})
    reserve.do(f"play {other} reserve")
    assert reserve.where(card) == "gone"


@rule("W-9.15")
def test_who_is_cycled_instead_still_pays():
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("boromir",)},
        deck={"aragorn": ("aragorn",)},
    )
    scene.do("play boromir reserve")
    # Aragorn was forsaken, made the new deck, and Boromir has drawn him: nothing more was due.
    assert scene.hand("aragorn") == ["aragorn"]
    assert scene.where("boromir") == "reserve"
    winnowed = Scene(
        hand={"frodo": ("frodo-baggins", "gimli")}, deck={"frodo": ("theoden", "eomer")}
    )
    winnowed.do("winnow")
    assert winnowed.hand_size("frodo") == 1
    assert winnowed.where("frodo-baggins") == "cycled"


@rule("W-9.15", "W-10.6")
def test_who_is_cycled_instead_still_cancels_attack():
    scene = fight_at("weathertop", ("merry-brandybuck", "the-hunter"))
    assert scene.where("merry-brandybuck") == "cycled"
    assert scene.state.corruption == 0
    assert scene.stands("weathertop") == "free"


@rule("W-9.17")
def test_who_can_not_eliminate_is_not_punished():
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver",),
        deck={"frodo": (), "aragorn": ()},
    )
    scene.do("use the-reaver")
    assert scene.turn == "aragorn"


@rule("W-9.18")
def test_a_cost_that_can_not_be_paid_gives_nothing():
    laid = {"begin": "ground-step", "path": None, "waiting": ("minas-tirith",)}
    poor = Scene(deck={"aragorn": ()}, **laid)
    assert poor.position.over  # nobody was asked
    rich = Scene(deck={"aragorn": ("legolas",)}, **laid)
    assert rich.codes == ["yes", "no"]
    idle = Scene(turn="aragorn", reserve=("denethor",), deck={"aragorn": ()})
    # He himself can be forsaken, so this is a cost that can be paid.
    assert "use denethor" in idle.codes


# --- Remove


def with_mirror(*hand: str, **laid) -> Scene:
    """Aragorn's player sees the top card of the deck, and so whether it was shuffled."""
    scene = Scene(
        turn="witch-king",
        reserve=("galadriel",),
        wields={"galadriel": ("mirror-of-galadriel",)},
        hand={"aragorn": hand},
        **laid,
    )
    return scene.do("pass")


def top(scene: Scene) -> str:
    shown = GAME.view(scene.state, 2).decks[2].top
    assert shown is not None
    return shown


@rule("W-9.19", "W-9.21")
def test_a_deck_from_which_a_card_was_removed_is_shuffled():
    same = set()
    for seed in range(20):
        scene = with_mirror(
            "aragorn",
            "lembas",
            deck={"aragorn": ("strider", "arwen", "boromir", "elrond")},
            seed=str(seed),
        )
        before = top(scene)
        scene.do("play aragorn reserve")
        assert scene.where("strider") == "gone"
        if before != "strider":
            same.add(before == top(scene))
    assert same == {True, False}


# --- Take


@rule("W-9.22")
def test_a_card_taken_from_the_deck_is_shown():
    scene = Scene(turn="aragorn", reserve=("halbarad",))
    scene.do("use halbarad", "take strider")
    assert scene.hand("aragorn") == ["strider"]
    (told,) = [event for event in scene.state.story or [] if event.kind == "takes"]
    assert told.seats is None
    assert told.args["card"] == "strider"


@rule("W-9.22")
def test_one_searches_only_ones_own_deck():
    scene = Scene(
        turn="aragorn", reserve=("halbarad",), hand={"aragorn": ("strider",)}, cycled=("aragorn",)
    )
    scene.do("use halbarad")
    assert scene.hand("aragorn") == ["strider"]
    assert scene.where("aragorn") == "cycled"


@rule("W-9.22", "W-9.23")
@pytest.mark.parametrize("found", [True, False])
def test_after_a_search_the_deck_is_shuffled_whatever_was_found(found):
    bow = "bow-of-the-galadhrim"
    same = set()
    for seed in range(20):
        scene = with_mirror(
            "legolas",
            "lembas",
            deck={"aragorn": ("boromir", "elrond", bow if found else "arwen")},
            seed=str(seed),
        )
        before = top(scene)
        scene.do("play legolas reserve", f"take {bow}" if found else "nothing")
        if before != bow:
            same.add(before == top(scene))
    assert same == {True, False}


@rule("W-9.23")
def test_a_card_may_be_taken_from_the_pile():
    scene = Scene(
        turn="witch-king", reserve=("the-messenger",), cycled=("the-hunter", "mordor-orcs")
    )
    scene.do("use the-messenger")
    assert set(scene.codes) == {"take the-hunter", "take the-messenger"}
    scene.do("take the-hunter")
    assert scene.hand("witch-king") == ["the-hunter"]
    assert scene.told("takes")[0]["source"] == "cycle-pile"


@rule("W-9.23")
def test_a_search_may_fail():
    scene = Scene(turn="aragorn", reserve=("halbarad",), gone=("strider", "aragorn"))
    scene.do("use halbarad")
    assert scene.where("halbarad") == "cycled"  # the cost is gone all the same
    assert scene.hand_size("aragorn") == 0
    assert scene.turn == "saruman"
