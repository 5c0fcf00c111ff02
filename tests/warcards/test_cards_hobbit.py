"""The Hobbits' cards, one after the other."""

from typing import Any

import pytest

from tests.warcards.scene import Scene, fight_at
from tests.warcards.trying import (
    DUNEDAIN_GROUNDS,
    PATHS,
    ROHAN_GROUNDS,
    icons_at,
    moves,
    path_numbers,
    plays,
    turn_of,
    wielders,
)

EVERYWHERE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
RING_BEARERS = {"frodo-baggins", "sam-gamgee"}


def must_forsake(**laid: Any) -> Scene:
    """The Reaver makes Frodo's player forsake a card."""
    deck = {"aragorn": (), **laid.pop("deck", {})}
    reserve = ("the-reaver", *laid.pop("reserve", ()))
    return Scene(turn="witch-king", deck=deck, reserve=reserve, **laid).do("use the-reaver")


# --- Bilbo


def test_bilbo_baggins_counts_what_is_printed() -> None:
    assert icons_at("imladris", "bilbo-baggins") == 1
    assert path_numbers("frodo", "bilbo-baggins") == [3]
    assert plays("frodo", "bilbo-baggins") == {"reserve"}


def test_bilbo_baggins_is_cycled_instead_of_falling_in_combat() -> None:
    scene = fight_at(
        "fords-of-bruinen",
        ("bilbo-baggins", "the-witch-king"),
        wields={"bilbo-baggins": ("blade-of-westernesse",)},
    )
    assert scene.stands("fords-of-bruinen") == "free"
    assert "bilbo-baggins" in scene.pile("frodo")
    assert "blade-of-westernesse" in scene.pile("aragorn")


def test_bilbo_baggins_is_cycled_when_forsaken_from_reserve() -> None:
    scene = must_forsake(
        reserve=("bilbo-baggins",), wields={"bilbo-baggins": ("blade-of-westernesse",)}
    )
    scene.do("forsake reserve bilbo-baggins")
    assert scene.where("bilbo-baggins") == "cycled"
    assert "blade-of-westernesse" not in scene.gone("aragorn")


def test_bilbo_baggins_is_cycled_when_forsaken_from_hand() -> None:
    scene = must_forsake(hand={"frodo": ("bilbo-baggins",)}).do("forsake bilbo-baggins")
    assert scene.where("bilbo-baggins") == "cycled"


def test_bilbo_baggins_is_cycled_when_forsaken_from_the_draw_deck() -> None:
    scene = must_forsake(deck={"frodo": ("bilbo-baggins",)})
    # The empty draw deck is made anew, of him alone.
    assert scene.where("bilbo-baggins") == "deck"


def test_bilbo_baggins_is_cycled_when_winnowed() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("bilbo-baggins", "sting")})
    scene.do("winnow")
    assert scene.where("bilbo-baggins") == "cycled"
    assert scene.where("sting") == "gone"
    assert scene.hand_size("frodo") == 1


def test_bilbo_baggins_tells_a_tale_for_two_cards() -> None:
    scene = Scene(turn="frodo", reserve=("bilbo-baggins",), fresh=("bilbo-baggins",))
    scene.do("use bilbo-baggins")
    assert scene.where("bilbo-baggins") == "cycled"
    assert scene.hand_size("frodo") == 2


def test_bilbo_baggins_does_so_in_reserve_only() -> None:
    scene = Scene(turn="frodo", path="imladris", at={"imladris": ("bilbo-baggins",)})
    assert "use bilbo-baggins" not in scene.codes


# --- Fatty Bolger


def test_fatty_bolger_counts_what_is_printed() -> None:
    assert icons_at("bag-end", "fatty-bolger") == 1
    assert path_numbers("frodo", "fatty-bolger") == [1, 2]
    assert plays("frodo", "fatty-bolger") == {"reserve"}


def test_fatty_bolger_stays_behind_for_three_cards() -> None:
    scene = Scene(
        turn="frodo",
        reserve=("fatty-bolger",),
        wields={"fatty-bolger": ("blade-of-westernesse",)},
    )
    scene.do("use fatty-bolger")
    assert scene.where("fatty-bolger") == "gone"
    assert scene.where("blade-of-westernesse") == "gone"
    assert scene.hand_size("frodo") == 3


def test_fatty_bolger_does_so_in_reserve_only() -> None:
    scene = Scene(turn="frodo", at={"bag-end": ("fatty-bolger",)})
    assert "use fatty-bolger" not in scene.codes


def test_fatty_bolger_is_cycled_when_forsaken_from_reserve() -> None:
    scene = must_forsake(
        reserve=("fatty-bolger",), wields={"fatty-bolger": ("blade-of-westernesse",)}
    )
    scene.do("forsake reserve fatty-bolger")
    assert scene.where("fatty-bolger") == "cycled"
    assert "blade-of-westernesse" not in scene.gone("aragorn")


def test_fatty_bolger_is_eliminated_when_forsaken_from_elsewhere() -> None:
    scene = must_forsake(hand={"frodo": ("fatty-bolger",)}).do("forsake fatty-bolger")
    assert scene.where("fatty-bolger") == "gone"
    assert must_forsake(deck={"frodo": ("fatty-bolger",)}).where("fatty-bolger") == "gone"


def test_fatty_bolger_falls_in_path_combat() -> None:
    scene = fight_at("weathertop", ("fatty-bolger", "the-hunter"))
    assert scene.where("fatty-bolger") == "gone"


# --- Frodo


def test_frodo_baggins_counts_what_is_printed() -> None:
    assert icons_at("morgai", "frodo-baggins") == 1
    assert path_numbers("frodo", "frodo-baggins") == EVERYWHERE
    assert plays("frodo", "frodo-baggins") == {"reserve"}


def test_frodo_baggins_is_cycled_instead_of_falling_but_not_his_items() -> None:
    scene = fight_at(
        "weathertop",
        ("frodo-baggins", "the-witch-king", "the-hunter"),
        wields={"frodo-baggins": ("mithril-coat", "blade-of-westernesse")},
    )
    assert scene.stands("weathertop") == "free"
    assert "frodo-baggins" in scene.pile("frodo")
    assert scene.where("mithril-coat") == "gone"
    assert scene.where("blade-of-westernesse") == "gone"


def test_frodo_baggins_unhurt_keeps_his_items() -> None:
    scene = fight_at("weathertop", ("frodo-baggins",), wields={"frodo-baggins": ("mithril-coat",)})
    assert "frodo-baggins" in scene.pile("frodo")
    assert "mithril-coat" in scene.pile("frodo")


def test_frodo_baggins_is_cycled_when_forsaken_from_reserve() -> None:
    scene = must_forsake(reserve=("frodo-baggins",), wields={"frodo-baggins": ("sting",)}).do(
        "forsake reserve frodo-baggins"
    )
    assert scene.where("frodo-baggins") == "cycled"
    assert scene.where("sting") == "gone"


def test_frodo_baggins_is_cycled_when_forsaken_from_hand_or_deck() -> None:
    scene = must_forsake(hand={"frodo": ("frodo-baggins",)}).do("forsake frodo-baggins")
    assert scene.where("frodo-baggins") == "cycled"
    # The empty draw deck is made anew, of him alone.
    assert must_forsake(deck={"frodo": ("frodo-baggins",)}).where("frodo-baggins") == "deck"


def test_frodo_baggins_is_cycled_when_winnowed() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("frodo-baggins", "sting")}).do("winnow")
    assert scene.where("frodo-baggins") == "cycled"
    assert scene.where("sting") == "gone"


# --- Merry and Pippin


def test_merry_brandybuck_counts_what_is_printed() -> None:
    assert icons_at("morgai", "merry-brandybuck") == 1
    assert path_numbers("frodo", "merry-brandybuck") == EVERYWHERE


def test_merry_brandybuck_goes_to_battlegrounds_of_rohan() -> None:
    assert plays("frodo", "merry-brandybuck") == {"reserve"} | ROHAN_GROUNDS
    assert moves("frodo", "merry-brandybuck") == ROHAN_GROUNDS


def test_merry_brandybuck_is_supported_by_rohan() -> None:
    assert icons_at("edoras", "merry-brandybuck") == 0
    assert icons_at("edoras", "merry-brandybuck", "riders-of-rohan") == 1
    assert icons_at("morannon", "merry-brandybuck", "riders-of-rohan") == 0


def test_merry_brandybuck_shares_an_army_with_nobody() -> None:
    both = ("eomer", "merry-brandybuck")
    two = Scene(grounds=("edoras",), at={"edoras": ("riders-of-rohan", "village-militia", *both)})
    assert (two.icons("eomer"), two.icons("merry-brandybuck")) == (1, 1)
    one = Scene(grounds=("edoras",), at={"edoras": ("riders-of-rohan", *both)})
    assert one.icons("eomer") + one.icons("merry-brandybuck") == 1


def test_merry_brandybuck_is_cycled_instead_of_falling_on_a_path() -> None:
    scene = fight_at(
        "weathertop",
        ("merry-brandybuck", "the-witch-king"),
        wields={"merry-brandybuck": ("blade-of-westernesse",)},
    )
    assert "merry-brandybuck" in scene.pile("frodo")
    assert "blade-of-westernesse" in scene.pile("aragorn")
    assert scene.stands("weathertop") == "free"


def test_merry_brandybuck_falls_on_a_battleground() -> None:
    scene = fight_at(
        "edoras",
        ("merry-brandybuck", "wolf-riders"),
        wields={"merry-brandybuck": ("blade-of-westernesse",)},
    )
    assert scene.stands("edoras") == "free"
    assert scene.where("merry-brandybuck") == "gone"
    assert scene.where("blade-of-westernesse") == "gone"


def test_merry_brandybuck_is_eliminated_when_forsaken() -> None:
    scene = must_forsake(reserve=("merry-brandybuck",)).do("forsake reserve merry-brandybuck")
    assert scene.where("merry-brandybuck") == "gone"


def test_pippin_took_counts_what_is_printed() -> None:
    assert icons_at("morgai", "pippin-took") == 1
    assert path_numbers("frodo", "pippin-took") == EVERYWHERE


def test_pippin_took_goes_to_battlegrounds_of_the_dunedain() -> None:
    assert plays("frodo", "pippin-took") == {"reserve"} | DUNEDAIN_GROUNDS
    assert moves("frodo", "pippin-took") == DUNEDAIN_GROUNDS


def test_pippin_took_is_supported_by_the_dunedain() -> None:
    assert icons_at("minas-tirith", "pippin-took") == 0
    assert icons_at("minas-tirith", "pippin-took", "guards-of-the-citadel") == 1
    assert icons_at("morannon", "pippin-took", "soldiers-of-gondor") == 0


def test_pippin_took_is_not_supported_by_rohan() -> None:
    assert icons_at("minas-tirith", "pippin-took", "riders-of-rohan") == 0


def test_pippin_took_is_cycled_instead_of_falling_on_a_path() -> None:
    scene = fight_at(
        "weathertop",
        ("pippin-took", "the-witch-king"),
        wields={"pippin-took": ("blade-of-westernesse",)},
    )
    assert "pippin-took" in scene.pile("frodo")
    assert "blade-of-westernesse" in scene.pile("aragorn")


def test_pippin_took_falls_on_a_battleground() -> None:
    scene = fight_at("pelargir", ("pippin-took", "soldiers-of-gondor", "the-black-fleet"))
    # One icon of two is left: either of them must fall for it.
    scene.do("eliminate pippin-took")
    if scene.asked == "consent":
        scene.do("agree")
    assert scene.where("pippin-took") == "gone"


def test_pippin_took_is_eliminated_when_forsaken() -> None:
    scene = must_forsake(hand={"frodo": ("pippin-took",)}).do("forsake pippin-took")
    assert scene.where("pippin-took") == "gone"


# --- Sam


def test_sam_gamgee_counts_what_is_printed() -> None:
    assert icons_at("morgai", "sam-gamgee") == 1
    assert path_numbers("frodo", "sam-gamgee") == EVERYWHERE
    assert plays("frodo", "sam-gamgee") == {"reserve"}


def test_sam_gamgee_guards_the_path_from_reserve() -> None:
    scene = Scene(
        turn="frodo",
        path="weathertop",
        grounds=("edoras",),
        reserve=("sam-gamgee",),
        wields={"sam-gamgee": ("sting", "lembas")},
    )
    scene.do("use sam-gamgee")
    assert scene.tally("weathertop").guard == 1
    assert "sam-gamgee" in scene.pile("frodo")
    assert "sting" in scene.pile("frodo")
    assert "lembas" in scene.pile("aragorn")


def test_sam_gamgee_does_so_in_reserve_only() -> None:
    scene = Scene(turn="frodo", at={"bag-end": ("sam-gamgee",)})
    assert "use sam-gamgee" not in scene.codes


def test_sam_gamgee_falls_in_path_combat() -> None:
    assert fight_at("weathertop", ("sam-gamgee", "the-hunter")).where("sam-gamgee") == "gone"


# --- Items


def test_herbs_and_stewed_rabbit_are_for_frodo_and_sam() -> None:
    assert wielders("frodo", "herbs-and-stewed-rabbit") == RING_BEARERS
    fed = {"sam-gamgee": ("herbs-and-stewed-rabbit",)}
    assert icons_at("bag-end", "sam-gamgee", wields=fed) == 1


@pytest.mark.parametrize("place", ["reserve", "bag-end"])
def test_herbs_and_stewed_rabbit_bring_a_hobbit_back(place: str) -> None:
    scene = Scene(
        turn="frodo",
        reserve=("sam-gamgee",) if place == "reserve" else (),
        at={} if place == "reserve" else {place: ("sam-gamgee",)},
        wields={"sam-gamgee": ("herbs-and-stewed-rabbit",)},
        cycled=("merry-brandybuck", "pippin-took", "sting", "smeagol", "gimli"),
    )
    scene.do("use herbs-and-stewed-rabbit")
    assert set(scene.codes) == {"take merry-brandybuck", "take pippin-took"}
    scene.do("take pippin-took")
    assert "pippin-took" in scene.hand("frodo")
    assert scene.hand_size("frodo") == 2
    assert scene.where("herbs-and-stewed-rabbit") == "gone"
    assert scene.where("sam-gamgee") == place


def test_herbs_and_stewed_rabbit_at_least_give_a_card() -> None:
    scene = Scene(
        turn="frodo",
        reserve=("sam-gamgee",),
        wields={"sam-gamgee": ("herbs-and-stewed-rabbit",)},
        cycled=("sting", "smeagol"),
    )
    scene.do("use herbs-and-stewed-rabbit")
    assert scene.asked == "turn"
    assert scene.hand_size("frodo") == 1
    assert scene.pile("frodo") == ["smeagol", "sting"]


def test_herbs_and_stewed_rabbit_are_for_their_own_player_to_use() -> None:
    scene = Scene(
        turn="aragorn",
        reserve=("sam-gamgee",),
        wields={"sam-gamgee": ("herbs-and-stewed-rabbit",)},
    )
    assert "use herbs-and-stewed-rabbit" not in scene.codes
    assert "use herbs-and-stewed-rabbit" in turn_of(scene, "frodo").codes


def test_mithril_coat_protects_frodo_or_sam() -> None:
    assert wielders("frodo", "mithril-coat") == RING_BEARERS
    worn = {"frodo-baggins": ("mithril-coat",)}
    assert icons_at("khazad-dum", "frodo-baggins", wields=worn) == 3


def test_mithril_coat_can_be_put_on_along_the_way() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("mithril-coat", "sting")},
        at={"bag-end": ("frodo-baggins",)},
    )
    scene.do("play mithril-coat frodo-baggins")
    assert scene.where("mithril-coat") == "bag-end"
    assert scene.icons("frodo-baggins") == 3


def test_sting_is_for_frodo_and_sam() -> None:
    assert wielders("frodo", "sting") == RING_BEARERS
    assert icons_at("bag-end", "sam-gamgee", wields={"sam-gamgee": ("sting",)}) == 2


def test_sting_glows_near_monsters() -> None:
    armed = {"frodo-baggins": ("sting",)}
    assert icons_at("shelobs-lair", "frodo-baggins", "shelob", wields=armed) == 3
    assert icons_at("khazad-dum", "frodo-baggins", "balrog-of-moria", wields=armed) == 3


def test_sting_glows_once_however_many_there_are() -> None:
    armed = {"frodo-baggins": ("sting",)}
    assert icons_at("morgai", "frodo-baggins", "shelob", "gollum", wields=armed) == 3


def test_sting_does_not_glow_near_others_or_far_from_them() -> None:
    armed = {"frodo-baggins": ("sting",)}
    assert icons_at("morgai", "frodo-baggins", "the-hunter", "smeagol", wields=armed) == 2
    assert icons_at("morgai", "frodo-baggins", wields=armed, reserve=("shelob",)) == 2


def test_sting_can_be_one_weapon_of_two() -> None:
    scene = Scene(
        turn="frodo",
        hand={"frodo": ("sting",)},
        reserve=("frodo-baggins",),
        wields={"frodo-baggins": ("blade-of-westernesse",)},
    )
    assert "play sting frodo-baggins" in scene.codes


# --- The event


def test_there_is_another_way_and_it_is_safer() -> None:
    scene = Scene(
        turn="frodo",
        path="emyn-muil",
        hand={"frodo": ("there-is-another-way", "sting")},
        at={"emyn-muil": ("smeagol",)},
    )
    scene.do("play there-is-another-way")
    assert set(scene.codes) == {"amon-hen", "dead-marshes"}
    scene.do("dead-marshes")
    assert scene.stands("emyn-muil") == "free"
    assert scene.where("smeagol") == "cycled"
    assert scene.stands("dead-marshes") == "active"
    assert scene.tally("dead-marshes").guard == 2
    assert scene.tally("emyn-muil").guard == 0
    assert scene.where("there-is-another-way") == "gone"
    assert scene.hand_size("saruman") == 2


def test_there_is_another_way_to_the_last_path_that_is_left() -> None:
    scene = Scene(
        turn="frodo",
        path="orodruin",
        hand={"frodo": ("there-is-another-way", "sting")},
        spent=("morgai",),
    )
    scene.do("play there-is-another-way")
    assert scene.stands("crack-of-doom") == "active"
    assert scene.tally("crack-of-doom").guard == 1


def test_there_is_another_way_only_if_there_is() -> None:
    scene = Scene(
        turn="frodo",
        path="emyn-muil",
        hand={"frodo": ("there-is-another-way", "sting")},
        free_area=("amon-hen",),
        spent=("dead-marshes",),
    )
    assert "play there-is-another-way" not in scene.codes
    assert all(scene.stands(path) == "waiting" for path in PATHS[7])
