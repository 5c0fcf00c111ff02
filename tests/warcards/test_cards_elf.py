"""The Elves' cards, one after the other."""

import pytest

from mathom.games.warcards.game import GAME
from tests.warcards.scene import Scene, fight_at
from tests.warcards.trying import (
    ELF_GROUNDS,
    ELVES,
    HOBBITS,
    drawn_in_draw_step,
    icons_at,
    moves,
    path_numbers,
    plays,
    turn_of,
    wielders,
)

RESERVE_OR_ELVES = {"reserve"} | ELF_GROUNDS
"""Where all Elves may be played."""


def test_high_elves_attack_and_defend() -> None:
    assert icons_at("lorien", "high-elves") == 2
    assert icons_at("moria", "high-elves") == 2
    assert plays("aragorn", "high-elves") == RESERVE_OR_ELVES
    assert moves("aragorn", "high-elves") == ELF_GROUNDS


def test_high_elves_are_two_armies_for_two_leaders() -> None:
    scene = Scene(
        grounds=("rivendell",),
        at={"rivendell": ("high-elves", "high-elves", "elrond", "galadriel")},
    )
    assert scene.icons("elrond") == 2
    assert scene.icons("galadriel") == 2


# --- Arwen


def test_arwen_only_leads_a_defence() -> None:
    assert icons_at("rivendell", "arwen") == 0
    assert icons_at("rivendell", "arwen", "high-elves") == 1
    assert icons_at("moria", "arwen", "high-elves") == 0
    assert path_numbers("aragorn", "arwen") == []
    assert plays("aragorn", "arwen") == RESERVE_OR_ELVES


@pytest.mark.parametrize("place", ["reserve", "rivendell"])
def test_arwen_draws_when_played(place: str) -> None:
    scene = Scene(turn="aragorn", grounds=("rivendell",), hand={"aragorn": ("arwen", "lembas")})
    scene.do(f"play arwen {place}")
    assert scene.hand_size("aragorn") == 1


def test_arwen_does_not_draw_when_moved() -> None:
    scene = Scene(turn="aragorn", grounds=("rivendell",), reserve=("arwen",))
    scene.do("move arwen rivendell")
    assert scene.hand_size("aragorn") == 0


@pytest.mark.parametrize("beloved", ["strider", "aragorn"])
def test_arwen_in_reserve_strengthens_his_defence(beloved: str) -> None:
    assert icons_at("minas-tirith", beloved) == 1
    assert icons_at("minas-tirith", beloved, reserve=("arwen",)) == 2
    assert icons_at("harad", beloved, reserve=("arwen",)) == 1


def test_arwen_in_reserve_strengthens_strider_on_a_path() -> None:
    assert icons_at("weathertop", "strider") == 2
    assert icons_at("weathertop", "strider", reserve=("arwen",)) == 3


def test_arwen_strengthens_nobody_else() -> None:
    assert icons_at("minas-tirith", "boromir", reserve=("arwen",)) == 1
    assert icons_at("imladris", "legolas", reserve=("arwen",)) == 1


def test_arwen_strengthens_nobody_from_a_battleground() -> None:
    scene = Scene(
        grounds=("minas-tirith", "rivendell"),
        at={"minas-tirith": ("aragorn",), "rivendell": ("arwen",)},
    )
    assert scene.icons("aragorn") == 1


def test_arwen_saves_what_one_icon_less_would_lose() -> None:
    scene = fight_at("weathertop", ("strider", "the-witch-king", "the-hunter"), reserve=("arwen",))
    assert scene.stands("weathertop") == "free"
    assert scene.where("strider") == "gone"
    assert scene.where("arwen") == "reserve"


# --- Elrond


def test_elrond_counts_what_is_printed() -> None:
    assert icons_at("rivendell", "elrond") == 1
    assert icons_at("rivendell", "elrond", "high-elves") == 2
    assert icons_at("moria", "elrond") == 1
    assert icons_at("moria", "elrond", "high-elves") == 2
    assert icons_at("imladris", "elrond") == 2
    assert path_numbers("aragorn", "elrond") == [3]
    assert plays("aragorn", "elrond") == RESERVE_OR_ELVES


@pytest.mark.parametrize("place", ["reserve", "path", "rivendell"])
def test_elrond_draws_when_played(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        grounds=("rivendell",),
        hand={"aragorn": ("elrond", "lembas")},
    )
    scene.do(f"play elrond {place}")
    assert scene.hand_size("aragorn") == 1


def test_elrond_does_not_draw_when_moved() -> None:
    scene = Scene(turn="aragorn", grounds=("rivendell",), reserve=("elrond",))
    scene.do("move elrond rivendell")
    assert scene.hand_size("aragorn") == 0


def test_elrond_in_reserve_raises_the_carryover_limit() -> None:
    three = {"aragorn": ("lembas", "legolas", "boromir")}
    assert "pass" not in Scene(turn="aragorn", hand=three).codes
    assert "pass" in Scene(turn="aragorn", hand=three, reserve=("elrond",)).codes
    four = {"aragorn": (*three["aragorn"], "faramir")}
    assert "pass" not in Scene(turn="aragorn", hand=four, reserve=("elrond",)).codes


def test_elrond_elsewhere_does_not_raise_it() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("rivendell",),
        hand={"aragorn": ("lembas", "legolas", "boromir")},
        at={"rivendell": ("elrond",)},
    )
    assert "pass" not in scene.codes


def test_elrond_lowers_it_again_when_he_moves() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("rivendell",),
        hand={"aragorn": ("lembas", "legolas", "boromir")},
        reserve=("elrond",),
    )
    scene.do("move elrond rivendell")
    assert "pass" not in turn_of(scene, "aragorn").codes


def test_elrond_raises_nobody_elses_limit() -> None:
    scene = Scene(turn="frodo", hand={"frodo": ("gimli", "sting", "smeagol")}, reserve=("elrond",))
    assert "pass" not in scene.codes


# --- Galadriel


def test_galadriel_counts_what_is_printed() -> None:
    assert icons_at("lorien", "galadriel") == 1
    assert icons_at("lorien", "galadriel", "high-elves") == 2
    assert icons_at("dol-guldur", "galadriel") == 1
    assert icons_at("dol-guldur", "galadriel", "high-elves") == 2
    assert icons_at("lothlorien", "galadriel") == 2
    assert path_numbers("aragorn", "galadriel") == [5]
    assert plays("aragorn", "galadriel") == RESERVE_OR_ELVES


@pytest.mark.parametrize("place", ["reserve", "path", "lorien"])
def test_galadriel_draws_when_played(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="lothlorien",
        grounds=("lorien",),
        hand={"aragorn": ("galadriel", "lembas")},
    )
    scene.do(f"play galadriel {place}")
    assert scene.hand_size("aragorn") == 1


def test_galadriel_does_not_draw_when_moved() -> None:
    scene = Scene(turn="aragorn", grounds=("lorien",), reserve=("galadriel",))
    scene.do("move galadriel lorien")
    assert scene.hand_size("aragorn") == 0


def test_galadriel_in_reserve_draws_one_more_and_cycles_one() -> None:
    scene = Scene(begin="draw-step", turn="aragorn", reserve=("galadriel",))
    assert scene.asked == "cycle"
    assert scene.hand_size("aragorn") == 4
    kept = scene.hand("aragorn")
    assert set(scene.codes) == {f"cycle {card}" for card in kept}
    scene.do(f"cycle {kept[0]}")
    assert scene.pile("aragorn") == [kept[0]]
    assert "round" in scene.story


def test_galadriel_cycles_after_all_that_is_drawn() -> None:
    scene = Scene(begin="draw-step", turn="aragorn", reserve=("galadriel", "aragorn"))
    assert scene.asked == "cycle"
    assert scene.hand_size("aragorn") == 5


def test_galadriel_elsewhere_draws_nothing_more() -> None:
    laid = {"grounds": ("lorien",), "at": {"lorien": ("galadriel",)}}
    assert drawn_in_draw_step("aragorn", **laid) == 3


# --- Legolas and his bow


def test_legolas_counts_what_is_printed() -> None:
    assert icons_at("lorien", "legolas", "high-elves") == 1
    assert icons_at("moria", "legolas", "high-elves") == 1
    assert icons_at("amon-hen", "legolas") == 1
    assert path_numbers("aragorn", "legolas") == [3, 4, 5, 6, 7, 8, 9]
    assert plays("aragorn", "legolas") == RESERVE_OR_ELVES


@pytest.mark.parametrize("place", ["reserve", "path", "lorien"])
def test_legolas_may_take_the_bow(place: str) -> None:
    scene = Scene(
        turn="aragorn",
        path="amon-hen",
        grounds=("lorien",),
        hand={"aragorn": ("legolas", "lembas")},
    )
    scene.do(f"play legolas {place}", "take bow-of-the-galadhrim")
    assert scene.asked == "turn"
    assert scene.hand("aragorn") == ["bow-of-the-galadhrim"]


def test_legolas_may_leave_the_bow() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("legolas", "lembas")})
    scene.do("play legolas reserve", "nothing")
    assert scene.hand("aragorn") == []
    assert scene.where("bow-of-the-galadhrim") == "deck"


def test_legolas_takes_no_bow_from_the_cycle_pile() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("legolas", "bow-of-the-galadhrim")})
    scene.do("play legolas reserve")
    assert scene.codes == ["nothing"]
    scene.do("nothing")
    assert scene.where("bow-of-the-galadhrim") == "cycled"


def test_legolas_takes_no_bow_when_he_moves() -> None:
    scene = Scene(turn="aragorn", path="amon-hen", reserve=("legolas",))
    scene.do("move legolas path")
    assert scene.asked == "turn"


def test_bow_of_the_galadhrim_is_for_elves() -> None:
    assert wielders("aragorn", "bow-of-the-galadhrim") == ELVES


def test_bow_of_the_galadhrim_strengthens_its_wielder() -> None:
    armed = {"legolas": ("bow-of-the-galadhrim",)}
    assert icons_at("lorien", "legolas", wields=armed) == 2
    assert icons_at("moria", "legolas", wields=armed) == 2
    assert icons_at("amon-hen", "legolas", wields=armed) == 2


@pytest.mark.parametrize(
    ("player", "weapon", "wielder"),
    [
        ("aragorn", "anduril", "strider"),
        ("aragorn", "blade-of-westernesse", "merry-brandybuck"),
        ("frodo", "dwarven-axe", "gimli"),
        ("frodo", "sting", "frodo-baggins"),
        ("frodo", "gandalfs-staff", "gandalf-the-grey"),
        ("frodo", "glamdring", "gandalf-the-grey"),
    ],
)
def test_bow_of_the_galadhrim_suffers_no_other_weapon(
    player: str, weapon: str, wielder: str
) -> None:
    # No other weapon is for Elves, so let somebody have the bow who could wield another.
    bow = {wielder: ("bow-of-the-galadhrim",)}
    assert wielder in plays(player, weapon, reserve=(wielder,))
    assert wielder not in plays(player, weapon, reserve=(wielder,), wields=bow)


def test_bow_of_the_galadhrim_is_not_taken_by_who_has_a_weapon() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("bow-of-the-galadhrim",)},
        reserve=("legolas",),
        wields={"legolas": ("anduril",)},
    )
    assert "play bow-of-the-galadhrim legolas" not in scene.codes


def test_bow_of_the_galadhrim_suffers_what_is_no_weapon() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("elven-cloak",)},
        reserve=("legolas",),
        wields={"legolas": ("bow-of-the-galadhrim",)},
    )
    assert "play elven-cloak legolas" in scene.codes


# --- The Elven Cloak


def test_elven_cloak_is_for_hobbits_and_elves() -> None:
    assert wielders("aragorn", "elven-cloak") == HOBBITS | ELVES


def test_elven_cloak_hides_on_paths_only() -> None:
    cloaked = {"legolas": ("elven-cloak",)}
    assert icons_at("amon-hen", "legolas", wields=cloaked) == 2
    assert icons_at("lorien", "legolas", wields=cloaked) == 1
    assert icons_at("moria", "legolas", wields=cloaked) == 1


def test_elven_cloak_saves_its_wielder_in_path_combat() -> None:
    scene = fight_at(
        "amon-hen",
        ("legolas", "the-witch-king"),
        wields={"legolas": ("elven-cloak", "bow-of-the-galadhrim")},
    )
    assert scene.stands("amon-hen") == "free"
    for card in ("legolas", "elven-cloak", "bow-of-the-galadhrim"):
        assert card in scene.pile("aragorn")


def test_elven_cloak_saves_nobody_on_a_battleground() -> None:
    scene = fight_at(
        "lorien", ("legolas", "black-uruks", "mordor-orcs"), wields={"legolas": ("elven-cloak",)}
    )
    assert scene.where("legolas") == "gone"
    assert scene.where("elven-cloak") == "gone"


def test_elven_cloak_saves_nobody_from_being_forsaken() -> None:
    scene = Scene(
        turn="aragorn", reserve=("denethor", "legolas"), wields={"legolas": ("elven-cloak",)}
    )
    scene.do("use denethor", "forsake reserve legolas")
    assert scene.where("legolas") == "gone"
    assert scene.where("elven-cloak") == "gone"


def test_elven_cloak_saves_frodos_items_if_his_player_wants() -> None:
    at_stake = ("frodo-baggins", "the-witch-king", "the-hunter")
    wears = {"frodo-baggins": ("elven-cloak", "mithril-coat")}
    scene = fight_at("weathertop", at_stake, wields=wears)
    assert scene.codes == ["items", "alone"]
    assert scene.who == scene.state.seats[scene.deck("frodo")]
    scene.do("items")
    assert "frodo-baggins" in scene.pile("frodo")
    assert "mithril-coat" in scene.pile("frodo")
    assert "elven-cloak" in scene.pile("aragorn")
    scene = fight_at("weathertop", at_stake, wields=wears).do("alone")
    assert "frodo-baggins" in scene.pile("frodo")
    assert scene.where("mithril-coat") == "gone"
    assert scene.where("elven-cloak") == "gone"


# --- Lembas


def test_lembas_is_for_hobbits() -> None:
    assert wielders("aragorn", "lembas") == HOBBITS
    fed = {"merry-brandybuck": ("lembas",)}
    assert icons_at("bag-end", "merry-brandybuck", wields=fed) == 1
    assert icons_at("edoras", "merry-brandybuck", wields=fed) == 0
    assert icons_at("morannon", "merry-brandybuck", wields=fed) == 0


def test_lembas_frees_each_hobbit_on_the_path_of_corruption() -> None:
    scene = Scene(
        turn="frodo",
        path="amon-hen",
        corruption=5,
        at={"amon-hen": ("frodo-baggins", "merry-brandybuck", "smeagol", "legolas")},
        reserve=("sam-gamgee",),
        wields={"frodo-baggins": ("lembas", "sting")},
    )
    scene.do("use lembas")
    assert scene.state.corruption == 3
    assert scene.where("lembas") == "gone"
    assert scene.where("frodo-baggins") == "amon-hen"


def test_lembas_is_for_the_hobbits_player_to_use() -> None:
    laid = {
        "path": "amon-hen",
        "corruption": 5,
        "at": {"amon-hen": ("frodo-baggins",)},
        "wields": {"frodo-baggins": ("lembas",)},
    }
    assert "use lembas" in Scene(turn="frodo", **laid).codes
    assert "use lembas" not in Scene(turn="aragorn", **laid).codes


def test_lembas_is_eaten_on_the_path() -> None:
    scene = Scene(
        turn="frodo",
        corruption=5,
        reserve=("frodo-baggins",),
        wields={"frodo-baggins": ("lembas",)},
    )
    assert "use lembas" not in scene.codes


def test_lembas_removes_what_there_is() -> None:
    scene = Scene(
        turn="frodo",
        corruption=1,
        at={"bag-end": ("frodo-baggins", "merry-brandybuck")},
        wields={"frodo-baggins": ("lembas",)},
    )
    scene.do("use lembas")
    assert scene.state.corruption == 0
    assert scene.where("lembas") == "gone"


def test_lembas_lost_in_combat_does_nothing() -> None:
    scene = fight_at(
        "bag-end",
        ("frodo-baggins", "the-hunter"),
        corruption=5,
        wields={"frodo-baggins": ("lembas",)},
    )
    assert scene.where("lembas") == "gone"
    assert scene.state.corruption == 5


# --- The Mirror


def seen_top(scene: Scene, viewer: int) -> str | None:
    """Aragorn's top card, as somebody sees it."""
    return GAME.view(scene.state, viewer).decks[scene.deck("aragorn")].top


def test_mirror_of_galadriel_is_for_galadriel() -> None:
    assert wielders("aragorn", "mirror-of-galadriel") == {"galadriel"}
    looking = {"galadriel": ("mirror-of-galadriel",)}
    assert icons_at("lorien", "galadriel", wields=looking) == 1
    assert icons_at("dol-guldur", "galadriel", wields=looking) == 1
    assert icons_at("lothlorien", "galadriel", wields=looking) == 2


@pytest.mark.parametrize("place", ["reserve", "lothlorien", "lorien"])
def test_mirror_of_galadriel_shows_its_owner_the_top_card(place: str) -> None:
    scene = Scene(
        path="lothlorien",
        grounds=("lorien",),
        reserve=("galadriel",) if place == "reserve" else (),
        at={} if place == "reserve" else {place: ("galadriel",)},
        wields={"galadriel": ("mirror-of-galadriel",)},
    )
    turn_of(scene, "aragorn")
    top = seen_top(scene, 2)
    assert top is not None
    assert scene.where(top) == "deck"
    assert all(seen_top(scene, other) is None for other in (0, 1, 3))
    scene.do("ring")
    assert top in scene.hand("aragorn")
    assert seen_top(scene, 2) is not None


def test_mirror_of_galadriel_shows_nothing_when_it_is_not_in_play() -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("mirror-of-galadriel", "arwen")}, reserve=("galadriel",)
    )
    assert seen_top(scene, 2) is None
    scene.do("play mirror-of-galadriel galadriel")
    assert seen_top(scene, 2) is not None


def test_mirror_of_galadriel_shows_the_card_that_is_forsaken() -> None:
    scene = Scene(
        reserve=("galadriel", "denethor"),
        wields={"galadriel": ("mirror-of-galadriel",)},
        cycled=("boromir", "faramir", "aragorn"),
    )
    turn_of(scene, "aragorn")
    top = seen_top(scene, 2)
    scene.do("use denethor", "forsake deck")
    assert scene.gone("aragorn") == [top]


def test_mirror_of_galadriel_shows_another_card_after_a_search() -> None:
    scene = Scene(
        hand={"aragorn": ("legolas", "lembas")},
        deck={"aragorn": ("bow-of-the-galadhrim", "arwen")},
        reserve=("galadriel",),
        wields={"galadriel": ("mirror-of-galadriel",)},
    )
    turn_of(scene, "aragorn").do("play legolas reserve", "take bow-of-the-galadhrim")
    assert seen_top(scene, 2) == "arwen"


# --- Nenya, the Phial, Vilya


def test_nenya_ring_of_adamant_is_for_galadriel() -> None:
    assert wielders("aragorn", "nenya-ring-of-adamant") == {"galadriel"}
    ringed = {"galadriel": ("nenya-ring-of-adamant",)}
    assert icons_at("lorien", "galadriel", wields=ringed) == 2
    assert icons_at("dol-guldur", "galadriel", wields=ringed) == 2
    assert icons_at("lothlorien", "galadriel", wields=ringed) == 3


@pytest.mark.parametrize("location", ["bag-end", "edoras", "umbar"])
def test_nenya_ring_of_adamant_defends_a_location(location: str) -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("edoras", "umbar"),
        reserve=("galadriel",),
        wields={"galadriel": ("nenya-ring-of-adamant",)},
    )
    before = scene.tally(location).guard
    scene.do("use nenya-ring-of-adamant")
    assert set(scene.codes) == {"bag-end", "edoras", "umbar"}
    scene.do(location)
    assert scene.tally(location).guard == before + 1
    assert scene.where("nenya-ring-of-adamant") == "cycled"
    assert scene.where("galadriel") == "reserve"


def test_nenya_ring_of_adamant_defends_one_combat() -> None:
    scene = Scene(
        turn="aragorn",
        at={"bag-end": ("gandalf-the-grey", "the-hunter")},
        reserve=("galadriel",),
        wields={"galadriel": ("nenya-ring-of-adamant",)},
        spent=("the-old-forest", "inn-of-the-prancing-pony"),
    )
    scene.do("use nenya-ring-of-adamant")
    turn_of(scene, "frodo").do("use gandalf-the-grey")
    # Bag End needed nobody to fall, and the path after it is as it was printed.
    assert scene.where("gandalf-the-grey") == "cycled"
    assert scene.stands("weathertop") == "active"
    assert scene.tally("weathertop").guard == 0


def test_nenya_ring_of_adamant_does_so_in_reserve_only() -> None:
    scene = Scene(
        turn="aragorn",
        grounds=("lorien",),
        at={"lorien": ("galadriel",)},
        wields={"galadriel": ("nenya-ring-of-adamant",)},
    )
    assert "use nenya-ring-of-adamant" not in scene.codes


def test_phial_of_galadriel_is_for_frodo_and_sam() -> None:
    assert wielders("aragorn", "phial-of-galadriel") == {"frodo-baggins", "sam-gamgee"}


@pytest.mark.parametrize("bearer", ["frodo-baggins", "sam-gamgee"])
def test_phial_of_galadriel_guards_the_path_itself(bearer: str) -> None:
    scene = Scene(
        path="weathertop",
        at={"weathertop": (bearer,)},
        wields={bearer: ("phial-of-galadriel",)},
    )
    assert scene.icons(bearer) == 1
    assert scene.tally("weathertop").guard == 2


def test_phial_of_galadriel_guards_nothing_from_reserve() -> None:
    scene = Scene(
        path="weathertop",
        reserve=("sam-gamgee",),
        wields={"sam-gamgee": ("phial-of-galadriel",)},
    )
    assert scene.tally("weathertop").guard == 0


def test_phial_of_galadriel_saves_its_bearer() -> None:
    scene = fight_at(
        "weathertop",
        ("sam-gamgee", "the-witch-king"),
        wields={"sam-gamgee": ("phial-of-galadriel",)},
    )
    assert "sam-gamgee" in scene.pile("frodo")
    assert "phial-of-galadriel" in scene.pile("aragorn")
    assert scene.stands("weathertop") == "free"


def test_phial_of_galadriel_falls_with_its_bearer() -> None:
    scene = fight_at(
        "weathertop",
        ("sam-gamgee", "the-witch-king", "the-hunter"),
        wields={"sam-gamgee": ("phial-of-galadriel",)},
    )
    assert scene.where("sam-gamgee") == "gone"
    assert scene.where("phial-of-galadriel") == "gone"
    assert scene.stands("weathertop") == "free"


def test_vilya_ring_of_air_is_for_elrond() -> None:
    assert wielders("aragorn", "vilya-ring-of-air") == {"elrond"}
    ringed = {"elrond": ("vilya-ring-of-air",)}
    assert icons_at("rivendell", "elrond", wields=ringed) == 2
    assert icons_at("moria", "elrond", wields=ringed) == 2
    assert icons_at("imladris", "elrond", wields=ringed) == 3


def test_vilya_ring_of_air_lets_the_free_peoples_draw() -> None:
    scene = Scene(turn="aragorn", reserve=("elrond",), wields={"elrond": ("vilya-ring-of-air",)})
    scene.do("use vilya-ring-of-air")
    sizes = [scene.hand_size(player) for player in ("frodo", "witch-king", "aragorn", "saruman")]
    assert sizes == [1, 0, 1, 0]
    assert scene.where("vilya-ring-of-air") == "cycled"
    assert scene.where("elrond") == "reserve"


@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [("duel", 2), ("three-player-duel", 2), ("fellowship-of-the-ring", 1)],
)
def test_vilya_ring_of_air_works_twice_in_duels(scenario: str, drawn: int) -> None:
    scene = Scene(
        scenario, turn="gandalf", reserve=("elrond",), wields={"elrond": ("vilya-ring-of-air",)}
    )
    scene.do("use vilya-ring-of-air")
    assert scene.hand_size("gandalf") == drawn


def test_vilya_ring_of_air_does_so_in_reserve_only() -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        at={"imladris": ("elrond",)},
        wields={"elrond": ("vilya-ring-of-air",)},
    )
    assert "use vilya-ring-of-air" not in scene.codes
    scene = Scene(turn="frodo", reserve=("elrond",), wields={"elrond": ("vilya-ring-of-air",)})
    assert "use vilya-ring-of-air" not in scene.codes
    assert "use vilya-ring-of-air" in turn_of(scene, "aragorn").codes
