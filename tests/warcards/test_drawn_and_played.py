"""Draw some cards, play some of them, cycle the rest (W-6.7)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene

OTHERS = ("gimli", "sting", "glamdring", "bilbo-baggins")


def helms_deep(deck: tuple[str, ...], **laid) -> Scene:
    """Rohan's player draws five cards, and may play one of them there."""
    return Scene(
        begin="ground-step", path=None, waiting=("helms-deep",), deck={"frodo": deck}, **laid
    )


@rule("W-6.7")
def test_eomer_draws_five_plays_an_army_and_cycles_four():
    scene = Scene(
        hand={"frodo": ("eomer", "mithril-coat", "shadowfax")},
        deck={"frodo": ("riders-of-rohan", *OTHERS)},
    )
    scene.do("play eomer reserve", "cycle shadowfax")
    assert scene.codes == ["play riders-of-rohan reserve", "done"]
    scene.do("play riders-of-rohan reserve")
    assert scene.hand("frodo") == ["mithril-coat"]
    assert scene.where("riders-of-rohan") == "reserve"
    assert scene.pile("frodo") == sorted(OTHERS)
    assert scene.turn == "witch-king"


@rule("W-6.7", "W-9.3")
def test_such_cards_never_come_into_the_hand_and_need_not_be_played():
    scene = helms_deep(("riders-of-rohan", *OTHERS))
    assert scene.hand_size("frodo") == 0
    assert scene.where("riders-of-rohan") == "aside"
    scene.do("done")
    assert scene.hand_size("frodo") == 0
    assert scene.stands("helms-deep") == "active"
    assert [card for card in ("riders-of-rohan", *OTHERS) if scene.where(card) == "deck"] == [
        "riders-of-rohan",
        *OTHERS,
    ]  # cycled, and at once recycled


def ringwraiths(**laid) -> Scene:
    """Two Nazgûl are played out of three cards, one of which is eliminated: no rest is left."""
    scene = Scene(
        turn="witch-king",
        deck={"witch-king": ("the-hunter", "the-black-easterling")},
        **laid,
    )
    scene.do("play the-ringwraiths-are-abroad")
    if "cycle olog-hai" in scene.codes:
        scene.do("cycle olog-hai")
    return scene.do("eliminate olog-hai", "play the-hunter reserve")


@rule("W-6.7")
def test_what_the_rest_does_not_cover_is_paid_from_hand():
    hand = ("the-ringwraiths-are-abroad", "olog-hai", "mordor-orcs", "black-uruks", "grishnakh")
    scene = ringwraiths(hand={"witch-king": hand})
    scene.do("play the-black-easterling reserve")
    assert scene.codes == ["cycle black-uruks", "cycle mordor-orcs", "cycle grishnakh"]
    scene.do("cycle mordor-orcs", "cycle grishnakh")
    # Only then the Easterling draws a card, of those two.
    assert scene.hand_size("witch-king") == 2
    assert scene.turn == "aragorn"


@rule("W-6.7", "W-6.3")
def test_what_can_not_be_paid_from_hand_is_forsaken():
    hand = ("the-ringwraiths-are-abroad", "olog-hai", "mordor-orcs")
    scene = ringwraiths(hand={"witch-king": hand})
    scene.do("play the-black-easterling reserve")
    # The Orcs have paid for one of the two, and are the new deck.
    assert scene.codes == ["forsake reserve the-black-easterling", "forsake deck"]
    scene.do("forsake reserve the-black-easterling")
    assert scene.where("the-hunter") == "reserve"
    assert scene.hand_size("witch-king") == 0  # who was forsaken draws nothing


@rule("W-6.7")
def test_with_one_card_played_and_one_left_over_nothing_more_is_paid():
    hand = ("the-ringwraiths-are-abroad", "olog-hai", "mordor-orcs")
    scene = ringwraiths(hand={"witch-king": hand})
    scene.do("done")
    assert scene.hand("witch-king") == ["mordor-orcs"]


@rule("W-6.7")
def test_the_rest_is_cycled_before_the_played_card_acts():
    scene = helms_deep(("eomer", *OTHERS[:3], "village-militia"))
    scene.do("play eomer helms-deep")
    # The four others were cycled and make the new deck, from which Eomer draws.
    assert scene.codes == [
        "play village-militia reserve",
        "play village-militia helms-deep",
        "done",
    ]


@rule("W-6.7")
def test_house_rule_the_played_card_acts_before_the_rest_is_cycled():
    scene = helms_deep(("eomer", *OTHERS[:3], "village-militia"), house={"text_first": True})
    scene.do("play eomer helms-deep")
    # There was nothing to draw yet, and then nothing more to do.
    assert scene.position.over
    assert scene.where("village-militia") == "deck"


@rule("W-6.7")
@pytest.mark.parametrize("text_first", [False, True])
def test_a_card_played_among_drawn_ones_may_draw_and_play_in_its_turn(text_first):
    scene = helms_deep(
        ("eomer", "riders-of-rohan", *OTHERS[:3]),
        cycled=("village-militia", "theoden", "eowyn", "frodo-baggins", "sam-gamgee"),
        hand={"frodo": ("mithril-coat",)},
        house={"text_first": text_first},
    )
    scene.do("play eomer helms-deep")
    assert scene.codes == [
        "play village-militia reserve",
        "play village-militia helms-deep",
        "done",
    ]
    scene.do("play village-militia helms-deep")
    assert scene.where("village-militia") == "helms-deep"
    assert scene.hand("frodo") == ["mithril-coat"]  # each rest has paid
    assert {scene.where(card) for card in ("gimli", "riders-of-rohan", "sam-gamgee")} <= {
        "cycled",
        "deck",
    }
    assert scene.state.aside == []
