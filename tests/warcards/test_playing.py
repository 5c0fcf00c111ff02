"""Playing cards: what it costs, and where they may go (section 6)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene

# --- The cost


@rule("W-6.1", "W-6.2", "W-8.1")
def test_for_a_card_played_another_one_is_cycled():
    scene = Scene(hand={"frodo": ("gimli", "eomer", "sting")}, deck={"frodo": ("theoden",)})
    scene.do("play gimli reserve")
    assert scene.where("gimli") == "reserve"
    assert set(scene.codes) == {"cycle eomer", "cycle sting"}
    scene.do("cycle sting")
    assert scene.hand("frodo") == ["eomer"]
    assert scene.pile("frodo") == ["sting"]


@rule("W-6.2")
def test_the_cost_comes_before_the_text():
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("boromir", "lembas", "legolas")},
        deck={"aragorn": ("denethor", "arwen")},
    )
    scene.do("play boromir reserve")
    assert scene.hand_size("aragorn") == 2  # he has not drawn yet
    scene.do("cycle lembas")
    assert scene.hand_size("aragorn") == 2
    told = scene.story
    assert told.index("plays") < told.index("cycles") < told.index("draws")


@rule("W-6.3")
def test_for_the_last_card_another_one_is_forsaken():
    scene = Scene(hand={"frodo": ("gimli",)}, reserve=("eomer",), deck={"frodo": ("theoden",)})
    scene.do("play gimli reserve")
    assert scene.codes == ["forsake reserve eomer", "forsake deck"]
    scene.do("forsake deck")
    assert scene.where("theoden") == "gone"


@rule("W-6.3")
def test_the_played_card_can_not_be_the_one_forsaken():
    scene = Scene(hand={"frodo": ("gimli",)}, reserve=("eomer",), deck={"frodo": ()})
    scene.do("play gimli reserve")
    assert scene.where("eomer") == "gone"
    assert scene.where("gimli") == "reserve"


@rule("W-6.3", "W-9.27")
def test_with_nothing_to_forsake_the_last_card_is_free():
    scene = Scene(hand={"frodo": ("gimli",)}, deck={"frodo": ()})
    scene.do("play gimli reserve", "nothing")
    assert scene.where("gimli") == "reserve"
    assert scene.turn == "witch-king"


@rule("W-6.3")
def test_house_rule_the_played_card_may_be_forsaken_for_itself():
    scene = Scene(
        hand={"frodo": ("gimli",)},
        deck={"frodo": ("theoden",)},
        house={"forsake_played": True},
    )
    scene.do("play gimli reserve")
    assert scene.codes == ["forsake reserve gimli", "forsake deck"]
    scene.do("forsake reserve gimli")
    assert scene.where("gimli") == "gone"
    assert scene.turn == "witch-king"  # and his text was lost with him


@rule("W-6.4")
def test_with_another_card_in_hand_one_may_not_forsake_instead():
    scene = Scene(hand={"frodo": ("gimli", "eomer", "sting")}, reserve=("bilbo-baggins",))
    scene.do("play gimli reserve")
    assert not [code for code in scene.codes if code.startswith("forsake")]


@rule("W-6.5")
def test_instructions_are_carried_out_in_order():
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("paths-of-the-dead", "lembas")},
        deck={
            "aragorn": (
                "arwen",
                "boromir",
                "elrond",
                "legolas",
                "faramir",
                "denethor",
                "high-elves",
            )
        },
    )
    scene.do("play paths-of-the-dead")
    # Two forsaken from the deck, for the hand was empty; only then four drawn.
    assert scene.hand_size("aragorn") == 4
    assert scene.deck_size("aragorn") == 1
    told = scene.story
    assert told.index("forsakes-top") < told.index("draws")


@rule("W-6.6")
def test_what_a_text_demands_comes_on_top_of_the_cost():
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("paths-of-the-dead", "lembas", "legolas", "halbarad", "anduril")},
    )
    scene.do("play paths-of-the-dead", "cycle anduril", "forsake lembas", "forsake legolas")
    assert scene.hand_size("aragorn") == 1 + 4
    assert set(scene.gone("aragorn")) == {"lembas", "legolas", "paths-of-the-dead"}
    assert scene.pile("aragorn") == ["anduril"]


# --- Twice in a round


def passing(scene: Scene, player: str) -> Scene:
    """All others pass until it is somebody's turn again."""
    while scene.turn != player:
        scene.do("pass")
    return scene


@rule("W-6.8")
def test_a_character_is_played_only_once_a_round():
    scene = Scene(
        turn="witch-king",
        reserve=("the-messenger",),
        hand={"witch-king": ("the-commander", "mordor-orcs")},
        deck={"witch-king": ("black-uruks", "olog-hai", "trolls-of-udun")},
        path="weathertop",
        waiting=("imladris",),
    )
    scene.do("play the-commander reserve")
    passing(scene, "witch-king").do("use the-commander")
    passing(scene, "witch-king").do("use the-messenger", "take the-commander")
    passing(scene, "witch-king")
    assert "cycle the-commander" in scene.codes
    assert "play the-commander reserve" not in scene.codes


@rule("W-6.8")
def test_an_item_is_played_only_once_a_round():
    scene = Scene(
        reserve=("gandalf-the-grey",),
        hand={"frodo": ("narya-ring-of-fire", "gimli")},
        deck={"frodo": ()},
    )
    scene.do("play narya-ring-of-fire gandalf-the-grey")
    passing(scene, "frodo").do("use narya-ring-of-fire")
    passing(scene, "frodo").do("ring")
    passing(scene, "frodo")
    assert scene.hand("frodo") == ["gimli", "narya-ring-of-fire"]
    assert "play gimli reserve" in scene.codes  # he was only cycled
    assert "play narya-ring-of-fire gandalf-the-grey" not in scene.codes


@rule("W-6.8")
def test_what_a_location_made_one_play_counts_as_well():
    scene = Scene(
        begin="round",
        turn="witch-king",
        path=None,
        number=8,
        waiting=("minas-morgul", "morgai"),
        reserve=("the-messenger",),
        deck={"witch-king": ("the-commander", "olog-hai", "trolls-of-udun", "black-uruks")},
    )
    scene.do("play the-commander reserve", "use the-commander")
    passing(scene, "witch-king").do("use the-messenger", "take the-commander")
    passing(scene, "witch-king")
    assert "cycle the-commander" in scene.codes
    assert "play the-commander reserve" not in scene.codes


@rule("W-6.8")
def test_the_next_round_it_may_be_played_again():
    scene = Scene(
        turn="witch-king",
        reserve=("the-messenger",),
        hand={"witch-king": ("the-commander", "mordor-orcs")},
        deck={"witch-king": ("black-uruks", "olog-hai", "trolls-of-udun")},
        path="weathertop",
        waiting=("the-council-of-elrond",),
    )
    scene.do("play the-commander reserve")
    passing(scene, "witch-king").do("use the-commander").pass_all()
    while scene.turn != "witch-king":
        scene.do(next(code for code in scene.codes if code.startswith(("pass", "cycle"))))
    assert "play the-commander reserve" in scene.codes


# --- Armies


@rule("W-6.9", "W-6.10")
def test_an_army_goes_to_an_active_battleground_of_its_faction_or_to_reserve():
    scene = Scene(
        turn="witch-king",
        grounds=("minas-tirith", "morannon", "moria", "pelargir"),
        path="amon-hen",
        hand={"witch-king": ("olog-hai", "mordor-orcs")},
    )
    places = [code.split()[-1] for code in scene.codes if code.startswith("play olog-hai ")]
    assert places == ["reserve", "minas-tirith", "morannon"]


@rule("W-6.10", "W-8.3")
def test_an_army_moves_only_to_battlegrounds_of_its_faction():
    scene = Scene(
        turn="witch-king", grounds=("minas-tirith", "moria", "pelargir"), reserve=("olog-hai",)
    )
    assert [code for code in scene.codes if code.startswith("move")] == [
        "move olog-hai minas-tirith"
    ]


@rule("W-6.11")
@pytest.mark.parametrize("path", ["bag-end", "imladris", "egladil", "osgiliath", "morgai"])
def test_armies_never_go_to_a_path(path):
    scene = Scene(
        turn="aragorn",
        path=path,
        hand={"aragorn": ("high-elves", "soldiers-of-gondor")},
        reserve=("high-elves", "knights-of-dol-amroth"),
    )
    assert not [code for code in scene.codes if code.endswith(" path")]


# --- Characters


@rule("W-6.12", "W-6.13", "W-6.14")
def test_a_character_goes_to_path_battleground_or_reserve():
    scene = Scene(
        turn="aragorn",
        grounds=("rivendell", "edoras", "moria"),
        path="egladil",
        hand={"aragorn": ("legolas", "lembas")},
    )
    places = {code.split()[-1] for code in scene.codes if code.startswith("play legolas ")}
    assert places == {"reserve", "path", "rivendell", "moria"}


@rule("W-6.12", "W-6.9")
def test_only_active_locations_are_open():
    scene = Scene(turn="aragorn", path="egladil", hand={"aragorn": ("legolas", "high-elves")})
    assert "play legolas rivendell" not in scene.codes
    assert "play high-elves rivendell" not in scene.codes


@rule("W-6.13", "W-6.14", "W-8.3")
def test_a_character_moves_only_where_it_may_be_played():
    scene = Scene(
        turn="aragorn", grounds=("pelargir", "rivendell"), path="osgiliath", reserve=("boromir",)
    )
    moves = [code for code in scene.codes if code.startswith("move")]
    assert moves == ["move boromir pelargir"]  # his paths end with 6


@rule("W-6.15")
@pytest.mark.parametrize(
    ("hobbit", "ground", "army"),
    [
        ("merry-brandybuck", "helms-deep", "riders-of-rohan"),
        ("pippin-took", "minas-tirith", "soldiers-of-gondor"),
    ],
)
def test_a_text_may_open_further_battlegrounds_and_their_support(hobbit, ground, army):
    played = Scene(grounds=(ground,), hand={"frodo": (hobbit, "sting")})
    assert f"play {hobbit} {ground}" in played.codes
    moved = Scene(grounds=(ground,), reserve=(hobbit,))
    assert f"move {hobbit} {ground}" in moved.codes
    alone = Scene(grounds=(ground,), at={ground: (hobbit,)})
    assert alone.icons(hobbit) == 0
    led = Scene(grounds=(ground,), at={ground: (hobbit, army)})
    assert led.icons(hobbit) == 1


@rule("W-6.15")
def test_a_card_placed_by_such_a_text_fights_for_its_own_side():
    for ground, role in (("edoras", "defenders"), ("orthanc", "attackers")):
        scene = Scene(grounds=(ground,), at={ground: ("merry-brandybuck",)})
        assert [worth.card for worth in getattr(scene.tally(ground), role)] == [
            scene.card("merry-brandybuck")
        ]


@rule("W-6.15")
def test_a_card_without_icons_may_go_there_all_the_same():
    scene = Scene(turn="saruman", grounds=("moria",), hand={"saruman": ("gollum", "shelob")})
    assert {"play gollum moria", "play shelob moria"} <= set(scene.codes)


# --- Events


@rule("W-6.30", "W-6.31")
def test_an_event_is_resolved_and_then_eliminated():
    scene = Scene(
        turn="aragorn",
        reserve=("aragorn",),
        hand={"aragorn": ("paths-of-the-dead", "lembas")},
        deck={"aragorn": ("arwen", "boromir", "elrond", "legolas", "faramir")},
    )
    assert [code for code in scene.codes if "paths-of-the-dead" in code] == [
        "play paths-of-the-dead",
        "cycle paths-of-the-dead",
    ]
    scene.do("play paths-of-the-dead")
    # Nowhere while it is resolved: neither to be forsaken nor to be seen in play.
    assert scene.where("paths-of-the-dead") == "aside"
    assert scene.codes == ["forsake reserve aragorn", "forsake deck"]
    scene.do("forsake deck", "forsake deck")
    assert scene.where("paths-of-the-dead") == "gone"
    # The deck ran out in the middle of drawing; the event was not in the pile.
    assert scene.hand_size("aragorn") == 4
    assert "paths-of-the-dead" not in scene.hand("aragorn")


@rule("W-6.31")
def test_an_event_that_was_eliminated_never_comes_again():
    scene = Scene(hand={"frodo": ("there-is-another-way", "sting")}, deck={"frodo": ()})
    scene.do("play there-is-another-way", "bucklebury-ferry")
    passing(scene, "frodo").do("ring")
    assert scene.hand("frodo") == ["sting"]


# --- Gandalf and Aragorn

PAIRS = [
    ("frodo", "gandalf-the-white", "gandalf-the-grey", "glamdring"),
    ("aragorn", "aragorn", "strider", "anduril"),
]


@rule("W-6.32", "W-9.19", "W-9.20")
@pytest.mark.parametrize("zone", ["hand", "deck", "cycled", "reserve", "ground", "path"])
def test_gandalf_the_white_ends_gandalf_the_grey_wherever_he_is(zone):
    _ends(*PAIRS[0], zone)


@rule("W-6.33", "W-9.19", "W-9.20")
@pytest.mark.parametrize("zone", ["hand", "deck", "cycled", "reserve", "ground", "path"])
def test_aragorn_ends_strider_wherever_he_is(zone):
    _ends(*PAIRS[1], zone)


def _ends(player: str, new: str, old: str, item: str, zone: str) -> None:
    spare = "gimli" if player == "frodo" else "lembas"
    laid = {
        "hand": {"hand": {player: (new, spare, old)}},
        "deck": {},
        "cycled": {"cycled": (old,)},
        "reserve": {"reserve": (old,)},
        "ground": {"at": {"minas-tirith": (old,)}},
        "path": {"at": {"weathertop": (old,)}},
    }[zone]
    if zone in ("reserve", "ground", "path"):
        laid["wields"] = {old: (item,)}
    laid.setdefault("hand", {player: (new, spare)})
    scene = Scene(turn=player, path="weathertop", grounds=("minas-tirith",), **laid)
    scene.do(f"play {new} reserve")
    if zone == "hand":
        scene.do(f"cycle {spare}")
    assert scene.where(old) == "gone"
    assert scene.told("removed") == [{"card": old}]
    if "wields" in laid:
        assert scene.where(item) == "gone"


@rule("W-6.32")
def test_if_gandalf_the_grey_is_not_found_nothing_happens():
    scene = Scene(hand={"frodo": ("gandalf-the-white", "gimli")}, gone=("gandalf-the-grey",))
    scene.do("play gandalf-the-white reserve")
    assert scene.told("removed") == []
    assert scene.turn == "witch-king"


@rule("W-6.32", "W-8.5")
def test_moving_gandalf_the_white_ends_nobody():
    scene = Scene(grounds=("edoras",), reserve=("gandalf-the-white", "gandalf-the-grey"))
    scene.do("move gandalf-the-white edoras")
    assert scene.where("gandalf-the-grey") == "reserve"
