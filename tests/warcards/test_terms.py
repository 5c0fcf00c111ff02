"""What cards are, and how their texts name things (section 1)."""

import pytest

from mathom.games.warcards.card import Ground, Path
from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    CARDS,
    FACTION,
    LOCATION,
    LOCATIONS,
)
from mathom.games.warcards.game import GAME
from mathom.games.warcards.scenarios import SCENARIOS, seating_of
from mathom.games.warcards.terms import (
    ARMY,
    BASE,
    CHARACTER,
    EVENT,
    FACTIONS,
    FREE,
    ITEM,
    NOBODY,
    SHADOW,
    SIDE_OF,
    TYPES,
)
from tests.marks import rule
from tests.warcards.scene import Scene

# --- Players and teams


@rule("W-1.1")
def test_two_to_four_people_in_two_teams():
    base = [scenario for scenario in SCENARIOS if scenario.boxes == (BASE,)]
    assert {max(seating) + 1 for each in base for seating in each.seatings} == {2, 3, 4}
    for scenario in SCENARIOS:
        for people in GAME.seats:
            seating = seating_of(scenario, people)
            if seating is None:
                continue
            teams = [
                {seat for deck, seat in zip(scenario.decks, seating, strict=True) if deck.side == s}
                for s in (FREE, SHADOW)
            ]
            assert teams[0]
            assert teams[1]
            assert not teams[0] & teams[1]


@rule("W-1.1")
def test_no_scenario_is_for_one_and_none_of_the_base_box_for_five():
    for scenario in SCENARIOS:
        assert seating_of(scenario, 1) is None
        if scenario.boxes == (BASE,):
            assert seating_of(scenario, 5) is None


@rule("W-1.18")
def test_a_deck_keeps_its_name_without_its_main_character():
    scene = Scene(begin="path-step", path=None, waiting=("bag-end",), gone=("frodo-baggins",))
    assert scene.hand_size("frodo") == 2


@rule("W-1.19")
def test_the_hobbit_player_draws_whatever_is_on_top():
    scene = Scene(
        begin="path-step",
        path=None,
        waiting=("bag-end",),
        deck={"frodo": ("gimli", "eomer", "gandalf-the-grey")},
    )
    assert scene.hand_size("frodo") == 2
    assert set(scene.hand("frodo")) < {"gimli", "eomer", "gandalf-the-grey"}


# --- Faction cards


@rule("W-1.7")
def test_every_card_has_one_faction_and_one_of_four_types():
    assert {card.type for card in CARDS} == {ARMY, CHARACTER, ITEM, EVENT} == set(range(len(TYPES)))
    assert {card.faction for card in CARDS} == set(range(len(FACTIONS)))


@rule("W-1.8")
def test_the_faction_decides_the_deck():
    t = Scene().state
    for card, deck in enumerate(t.owner):
        if deck != NOBODY:
            assert FACTION[card] in SCENARIOS[t.scenario].decks[deck].factions


@rule("W-1.8")
def test_the_faction_decides_the_battlegrounds():
    scene = Scene(
        turn="aragorn",
        grounds=("rivendell", "pelargir", "edoras"),
        hand={"aragorn": ("high-elves", "soldiers-of-gondor")},
    )
    assert "play high-elves rivendell" in scene.codes
    assert "play soldiers-of-gondor pelargir" in scene.codes
    for code in ("high-elves pelargir", "soldiers-of-gondor rivendell", "high-elves edoras"):
        assert f"play {code}" not in scene.codes


@rule("W-1.10")
def test_only_characters_have_paths():
    for card in CARDS:
        assert not card.paths or card.type == CHARACTER


@rule("W-1.10", "W-6.14")
@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("bag-end", False),
        ("weathertop", True),
        ("imladris", True),
        ("caradhras", True),
        ("egladil", True),
        ("amon-hen", True),
        ("osgiliath", False),
    ],
)
def test_a_range_of_paths_holds_all_between_its_ends(path, allowed):
    scene = Scene(turn="aragorn", path=path, hand={"aragorn": ("strider", "lembas")})
    assert ("play strider path" in scene.codes) is allowed


@rule("W-1.11")
def test_only_items_list_wielders():
    for card in CARDS:
        assert bool(card.wielders) == (card.type == ITEM)


@rule("W-1.11", "W-6.17")
@pytest.mark.parametrize(
    ("player", "item", "reserve", "wielders"),
    [
        ("frodo", "mithril-coat", ("sam-gamgee", "pippin-took"), {"sam-gamgee"}),
        (
            "aragorn",
            "blade-of-westernesse",
            ("sam-gamgee", "pippin-took", "gimli"),
            {"sam-gamgee", "pippin-took"},
        ),
        ("witch-king", "morgul-blade", ("the-hunter", "grishnakh"), {"the-hunter"}),
    ],
    ids=["by name", "by faction", "by keyword"],
)
def test_items_name_their_wielders(player, item, reserve, wielders):
    spare = {"frodo": "sting", "aragorn": "lembas", "witch-king": "mordor-orcs"}[player]
    scene = Scene(turn=player, reserve=reserve, hand={player: (item, spare)})
    codes = [code for code in scene.codes if code.startswith(f"play {item} ")]
    assert {code.split()[-1] for code in codes} == wielders


@rule("W-1.13")
def test_a_keyword_alone_forbids_nothing():
    scene = Scene(
        turn="frodo",
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("glamdring",)},
        hand={"frodo": ("gandalfs-staff", "sting")},
    )
    assert "play gandalfs-staff gandalf-the-grey" in scene.codes


@rule("W-1.13", "W-1.17")
def test_a_text_may_ask_for_a_keyword():
    scene = Scene(
        turn="witch-king",
        reserve=("the-messenger",),
        cycled=("the-hunter", "mouth-of-sauron", "morgul-blade", "the-reaver"),
    )
    scene.do("use the-messenger")
    assert set(scene.codes) == {"take the-hunter", "take the-reaver", "take the-messenger"}


@rule("W-1.17")
def test_a_text_may_ask_for_a_type_alone():
    scene = Scene(
        begin="ground-step",
        path=None,
        waiting=("helms-deep",),
        deck={"frodo": ("eowyn", "riders-of-rohan", "gimli", "shadowfax", "glamdring")},
    )
    assert set(scene.codes) == {"play eowyn helms-deep", "play riders-of-rohan helms-deep", "done"}


@rule("W-1.15")
def test_sam_is_sam_gamgee():
    scene = Scene(
        turn="aragorn",
        reserve=("sam-gamgee", "merry-brandybuck"),
        hand={"aragorn": ("phial-of-galadriel", "lembas")},
    )
    assert "play phial-of-galadriel sam-gamgee" in scene.codes
    assert "play phial-of-galadriel merry-brandybuck" not in scene.codes


@rule("W-1.16")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_gandalf_is_the_grey_and_the_white(gandalf):
    scene = Scene(
        turn="frodo",
        reserve=(gandalf, "gwaihir-the-windlord"),
        at={"edoras": ("theoden",)},
        grounds=("edoras",),
        hand={"frodo": ("shadowfax", "sting")},
    )
    assert f"play shadowfax {gandalf}" in scene.codes
    assert scene.icons("theoden") == 1


@rule("W-1.16")
def test_gwaihir_may_bring_either_gandalf():
    scene = Scene(
        turn="frodo",
        reserve=("gwaihir-the-windlord",),
        cycled=("gandalf-the-grey", "gandalf-the-white"),
    )
    scene.do("use gwaihir-the-windlord")
    assert set(scene.codes) == {"take gandalf-the-grey", "take gandalf-the-white"}


# --- Icons


@rule("W-1.6")
def test_each_kind_of_icon_counts_in_its_own_combat():
    armies = {"rivendell": ("high-elves",), "moria": ("high-elves",)}
    for ground in ("rivendell", "moria"):
        alone = Scene(grounds=(ground,), at={ground: ("elrond",)})
        led = Scene(grounds=(ground,), at={ground: (*armies[ground], "elrond")})
        assert alone.icons("elrond") == 1
        assert led.icons("elrond") == 2
    road = Scene(path="imladris", at={"imladris": ("elrond", "the-hunter")})
    assert road.icons("elrond") == 2
    assert road.icons("the-hunter") == road.tally("imladris").attack == 1


@rule("W-1.9")
def test_starred_icons_are_counted_as_things_stand_in_the_combat():
    scene = Scene(
        turn="frodo",
        path="caradhras",
        grounds=("edoras",),
        at={"edoras": ("theoden", "wolf-riders"), "caradhras": ("gandalf-the-grey",)},
    )
    assert scene.icons("theoden") == 1
    scene.do("use gandalf-the-grey", "dimrill-dale")  # Gandalf leaves play with the old path
    assert scene.icons("theoden") == 0


# --- In play


@rule("W-1.20")
@pytest.mark.parametrize("place", ["reserve", "edoras", "caradhras"])
def test_in_play_is_in_reserve_on_a_battleground_or_on_a_path(place):
    where = {"reserve": ("gandalf-the-grey",)} if place == "reserve" else {}
    at = {} if place == "reserve" else {place: ("gandalf-the-grey",)}
    scene = Scene(
        path="caradhras",
        grounds=("edoras", "helms-deep"),
        at={"helms-deep": ("theoden",), **at},
        **where,
    )
    assert scene.icons("theoden") == 1


@rule("W-1.21")
@pytest.mark.parametrize(
    "zone",
    [
        {"hand": {"frodo": ("gandalf-the-grey",)}},
        {},
        {"cycled": ("gandalf-the-grey",)},
        {"gone": ("gandalf-the-grey",)},
    ],
    ids=["hand", "deck", "cycle pile", "eliminated"],
)
def test_what_is_in_hand_or_a_pile_is_not_in_play(zone):
    scene = Scene(grounds=("helms-deep",), at={"helms-deep": ("theoden",)}, **zone)
    assert scene.icons("theoden") == 0


# --- Locations


@rule("W-1.22")
def test_a_battleground_has_defence_factions_and_points_for_either_side():
    for location in [LOCATIONS[ground] for ground in ALL_GROUNDS]:
        assert isinstance(location, Ground)
        assert location.defenders
        assert location.attackers
        assert {SIDE_OF[faction] for faction in location.defenders} == {location.side}
        assert {SIDE_OF[faction] for faction in location.attackers} == {1 - location.side}
    assert Scene(grounds=("minas-tirith",)).tally("minas-tirith").guard == 3
    assert Scene(free_area=("minas-tirith",)).score(FREE) == 3
    assert Scene(shadow_area=("minas-tirith",)).score(SHADOW) == 3


@rule("W-1.23")
def test_a_path_has_defence_a_number_and_points_for_the_free_peoples():
    for location in [LOCATIONS[path] for path in ALL_PATHS]:
        assert isinstance(location, Path)
        assert 1 <= location.number <= 9
    assert Scene(path="lothlorien").tally("lothlorien").guard == 2
    assert Scene(free_area=("crack-of-doom",)).score(FREE) == 3
    assert Scene(shadow_area=("crack-of-doom",)).score(SHADOW) == 0


@rule("W-1.24", "W-3.7")
def test_a_battleground_of_a_faction_shows_it_as_attacker_or_defender():
    scene = Scene(turn="aragorn", reserve=("aragorn",), wields={"aragorn": ("anduril",)})
    scene.do("use anduril")
    assert set(scene.codes) == {
        "dol-amroth",
        "minas-tirith",
        "pelargir",
        "harad",
        "minas-morgul",
        "morannon",
        "umbar",
    }


@rule("W-1.25")
def test_a_text_names_a_battleground_or_its_faction():
    named = Scene(turn="saruman", reserve=("corsairs-of-umbar",))
    named.do("use corsairs-of-umbar")
    assert named.stands("umbar") == "active"
    won = ("umbar", "harad", "dol-amroth", "moria")
    shown = Scene(turn="saruman", reserve=("the-black-serpent",), shadow_area=won)
    shown.do("use the-black-serpent")
    assert set(shown.codes) == {"umbar", "harad", "dol-amroth"}


@rule("W-1.25")
@pytest.mark.parametrize("path", ["henneth-annun", "osgiliath", "the-cross-roads", "cirith-ungol"])
def test_a_text_names_a_path_by_its_number(path):
    scene = Scene(turn="aragorn", path=path, hand={"aragorn": ("faramir", "lembas")})
    scene.do("play faramir path")
    assert ("yes" in scene.codes) is (path != "cirith-ungol")


@rule("W-1.25")
@pytest.mark.parametrize("path", ["caradhras", "khazad-dum"])
def test_a_text_names_a_path_by_its_name(path):
    scene = Scene(turn="saruman", path=path, hand={"saruman": ("caradhras-the-cruel", "ugluk")})
    scene.do("play caradhras-the-cruel path")
    assert ("khazad-dum" in scene.codes) is (path == "caradhras")


@rule("W-1.26", "W-6.15")
def test_a_card_may_say_something_else_than_the_rules():
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        hand={"frodo": ("merry-brandybuck", "pippin-took", "frodo-baggins")},
    )
    assert "play merry-brandybuck edoras" in scene.codes
    assert "play pippin-took edoras" not in scene.codes
    assert "play frodo-baggins edoras" not in scene.codes


# --- Tokens


@rule("W-1.5")
def test_there_are_always_enough_tokens():
    scene = Scene(
        turn="witch-king",
        path="amon-hen",
        at={"amon-hen": ("grishnakh",)},
        reserve=("the-hunter",),
        corruption=16,
    )
    scene.state.attack[LOCATION["amon-hen"]] = 20
    scene.do("use grishnakh", "pass", "pass", "pass", "use the-hunter")
    assert scene.state.corruption == 17
    assert scene.tally("amon-hen").attack == 21


@rule("W-1.5", "W-2.4")
def test_each_player_has_a_ring_token():
    assert Scene().state.rings == [True] * 4
