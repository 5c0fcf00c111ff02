"""The rulebooks' worked examples."""

from typing import Any

import pytest

from mathom.games.warcards.rules.turn import carryover
from mathom.games.warcards.terms import SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import came, drawing, six

# --- Path combat: 3 attack on Egladil, which has 1 defence

RIDERS = ("the-commander", "the-destroyer")
COMPANIONS = ("gimli", "legolas")


def egladil(*defenders: str) -> Scene:
    bow = {"legolas": ("bow-of-the-galadhrim",)} if defenders else {}
    return fight_at(
        "egladil",
        (*RIDERS, *defenders),
        wields={"the-destroyer": ("black-riders-mount",), **bow},
        people=2,
    )


@rule("W-10.4", "W-10.5", "W-10.6", "W-10.7", "W-10.9", "W-10.10", "W-10.12", "W-10.18")
def test_path_combat_on_egladil() -> None:
    scene = egladil(*COMPANIONS)
    (counted,) = scene.told("fight")
    assert (counted["attack"], counted["guard"], counted["defence"]) == (3, 1, 3)
    scene.do("eliminate legolas")
    assert scene.where("legolas") == scene.where("bow-of-the-galadhrim") == "gone"
    assert scene.where("gimli") == "cycled"
    for card in (*RIDERS, "black-riders-mount"):
        assert scene.where(card) == "gone"
    assert scene.stands("egladil") == "free"


@rule("W-10.6", "W-10.9")
def test_gimli_alone_does_not_suffice() -> None:
    scene = egladil(*COMPANIONS)
    # The Bow can't be given up for Legolas.
    assert scene.codes == ["eliminate legolas", "eliminate gimli"]
    scene.do("eliminate gimli")
    for card in (*COMPANIONS, "bow-of-the-galadhrim"):
        assert scene.where(card) == "gone"
    assert scene.stands("egladil") == "free"


@rule("W-10.5", "W-10.13", "W-10.14")
def test_nobody_defends_egladil() -> None:
    scene = egladil()
    assert scene.state.corruption == 2
    assert scene.stands("egladil") == "shadow"
    assert scene.score(SHADOW) == 2


# --- Battleground combat: 5 attack on Dol Guldur, which has 2 defence

ELVES = ("galadriel", "high-elves")
ORCS = ("mordor-orcs", "gorbag-and-shagrat", "olog-hai")


def dol_guldur() -> Scene:
    return fight_at("dol-guldur", (*ELVES, *ORCS), wields={"galadriel": ("nenya-ring-of-adamant",)})


@rule("W-11.2", "W-11.3", "W-11.4", "W-11.5", "W-11.6", "W-11.8", "W-11.10", "W-11.11", "W-12.1")
def test_battleground_combat_at_dol_guldur() -> None:
    scene = dol_guldur()
    (counted,) = scene.told("fight")
    assert (counted["attack"], counted["guard"], counted["defence"]) == (5, 2, 4)
    scene.do("eliminate mordor-orcs", "eliminate olog-hai")
    assert scene.where("mordor-orcs") == scene.where("olog-hai") == "gone"
    assert scene.where("gorbag-and-shagrat") == "cycled"
    for card in (*ELVES, "nenya-ring-of-adamant"):
        assert scene.where(card) == "gone"
    assert scene.stands("dol-guldur") == "shadow"


@rule("W-11.5", "W-12.4", "W-12.5")
def test_orcs_and_their_captains_do_not_suffice() -> None:
    scene = dol_guldur().do("eliminate mordor-orcs", "eliminate gorbag-and-shagrat")
    assert all(scene.where(card) == "gone" for card in ORCS)
    assert scene.stands("dol-guldur") == "shadow"


# --- The end of a game


@rule("W-14.1", "W-14.2", "W-14.3", "W-14.4", "W-14.10")
def test_the_final_score() -> None:
    scene = Scene(
        path="crack-of-doom",
        at={"crack-of-doom": ("the-hunter",)},
        free_area=(
            *("bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun"),
            *("helms-deep", "minas-tirith", "lorien", "orthanc"),
        ),
        shadow_area=(
            *("weathertop", "khazad-dum", "amon-hen", "cirith-ungol"),
            *("minas-morgul", "dol-guldur"),
        ),
        corruption=6,
    )
    # The Ring tokens have all been used.
    scene.t.rings = [False] * 4
    scene.pass_all()
    assert scene.stands("crack-of-doom") == "shadow"
    assert scene.told("score") == [{"free": 13, "shadow": 10}]
    assert scene.told("won") == [
        {"side": "free-peoples", "ending": "last-path", "free": 13, "shadow": 10, "tie": "no"}
    ]


# --- Cards in reserve


@rule("W-5.12", "W-7.3")
def test_elrond_raises_the_limit_at_once() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("elrond", "lembas", "boromir")})
    deck = scene.deck("aragorn")
    assert carryover(scene.state, deck) == 2
    scene.do("play elrond reserve", "cycle lembas")
    assert carryover(scene.state, deck) == 3


@rule("W-5.12", "W-7.3")
def test_elrond_lowers_the_limit_when_he_leaves() -> None:
    scene = Scene(turn="aragorn", reserve=("elrond",), grounds=("moria",))
    scene.do("move elrond moria")
    assert carryover(scene.state, scene.deck("aragorn")) == 2
    scene = Scene(turn="witch-king", reserve=("elrond", "the-reaver"))
    scene.do("use the-reaver", "forsake reserve elrond")
    assert carryover(scene.state, scene.deck("aragorn")) == 2


@rule("W-7.2")
def test_the_reaver_is_used_in_the_round_in_which_it_was_played() -> None:
    scene = Scene(
        turn="witch-king",
        hand={
            "witch-king": ("the-reaver", "olog-hai"),
            "frodo": ("gimli",),
            "aragorn": ("lembas",),
        },
    )
    scene.do("play the-reaver reserve", "pass", "pass", "pass", "use the-reaver")
    scene.do("forsake lembas", "forsake gimli")
    assert scene.where("the-reaver") == "cycled"


@rule("W-8.5")
def test_prince_imrahil_does_nothing_when_he_moves() -> None:
    scene = Scene(
        turn="aragorn",
        reserve=("prince-imrahil",),
        grounds=("pelargir",),
        hand={"aragorn": ("lembas",)},
    )
    scene.do("move prince-imrahil pelargir")
    assert (scene.asked, scene.who) == ("turn", 3)
    played = Scene(
        turn="aragorn",
        grounds=("pelargir",),
        hand={"aragorn": ("prince-imrahil", "lembas", "boromir")},
    )
    played.do("play prince-imrahil pelargir", "cycle lembas", "yes")
    assert played.where("knights-of-dol-amroth") == "hand"


@rule("W-8.8")
def test_lembas_that_falls_in_an_enemys_turn_helps_nobody() -> None:
    scene = Scene(
        turn="saruman",
        path="weathertop",
        at={"weathertop": ("flocks-of-crebain", "the-hunter", "sam-gamgee")},
        wields={"sam-gamgee": ("lembas",)},
        corruption=3,
    )
    scene.do("use flocks-of-crebain", "inn-of-the-prancing-pony")
    assert scene.where("lembas") == "gone"
    assert scene.state.corruption == 3 + 1


# --- Playing among drawn cards


@rule("W-6.7")
def test_one_of_the_cycled_cards_pays_for_eomers_army() -> None:
    scene = Scene(
        hand={"frodo": ("eomer", "gimli", "sting")},
        deck={"frodo": ("village-militia", "sam-gamgee", "glamdring", "shadowfax", "theoden")},
        grounds=("edoras",),
    )
    scene.do("play eomer edoras", "cycle gimli", "play village-militia edoras")
    assert scene.told("cycles-rest") == [{"player": "player-frodo", "number": 4}]
    assert scene.hand("frodo") == ["sting"]


# --- Locations


@rule("W-3.13", "W-13.1", "W-13.3")
def test_dol_guldur_comes_back_from_the_free_peoples_area() -> None:
    scene = Scene(
        turn="witch-king",
        path=None,
        reserve=("the-witch-king",),
        hand={"witch-king": ("the-black-captain", "olog-hai")},
        free_area=("dol-guldur",),
    )
    scene.do("play the-black-captain", "dol-guldur", "no")
    counted = scene.tally("dol-guldur")
    assert counted.guard == 0
    assert scene.stands("dol-guldur") == scene.stands("lorien") == "active"
    # Nobody attacks, and the Shadow defends.
    scene.pass_all().do("dol-guldur")
    assert scene.stands("dol-guldur") == "shadow"


@rule("W-17.9", "W-17.10")
def test_egladil_in_a_duel() -> None:
    scene = Scene(
        "duel",
        path="lothlorien",
        hand={"gandalf": ("there-is-another-way", "gimli", "sting", "arwen")},
    )
    scene.do("play there-is-another-way", "cycle sting", "egladil", "cycle gimli", "cycle arwen")
    numbers = [event["number"] for event in scene.told("draws")]
    assert numbers == [2, 2]
    kinds = [kind for kind in scene.story if kind in ("draws", "cycles")]
    assert kinds == ["cycles", "draws", "cycles", "draws", "cycles"]


@rule("W-3.15", "W-3.16")
def test_after_a_path_5_a_random_path_6_comes() -> None:
    found = set()
    for seed in range(20):
        scene = fight_at("egladil", (), seed=f"{seed}")
        while not scene.told("path-activated"):
            # The new battleground comes first, and its text may ask somebody.
            scene.do(scene.codes[-1])
        assert scene.stands("dimrill-dale") == scene.stands("lothlorien") == "spent"
        (path,) = scene.told("path-activated")
        found.add(path["location"])
    assert found == {"amon-hen", "dead-marshes", "emyn-muil"}


# --- Fire and Swords: a chain of skirmishes


def cair_andros(*more: str, **laid: Any) -> Scene:
    """Frodo's player draws Cair Andros, and both of its battlegrounds have been won."""
    won = ("minas-tirith", "edoras", "the-shire")
    return drawing("cair-andros", *more, free_area=won, **laid)


@rule("W-22.7", "W-22.8", "W-22.9")
def test_bree_is_drawn_after_cair_andros_and_brings_dunland() -> None:
    scene = cair_andros("bree", "dunland")
    assert came(scene) == ["cair-andros", "bree", "dunland"]
    for name in ("cair-andros", "bree", "dunland"):
        assert scene.stands(name) == "active"


@rule("W-22.7", "W-22.8")
def test_a_battleground_is_drawn_after_cair_andros() -> None:
    scene = cair_andros("dol-amroth", "moria")
    assert came(scene) == ["cair-andros", "dol-amroth"]
    assert scene.stands("cair-andros") == scene.stands("dol-amroth") == "active"


@rule("W-22.20", "W-22.21")
@pytest.mark.parametrize("chosen", ["edoras", "minas-tirith"])
def test_the_winner_at_cair_andros_strengthens_one_of_two(chosen: str) -> None:
    """Edoras has come with it; The Black Captain has called Minas Tirith back."""
    scene = drawing("cair-andros", "edoras", free_area=("minas-tirith", "helms-deep"))
    assert came(scene) == ["cair-andros", "edoras"]
    scene = six(
        turn="witch-king",
        grounds=("cair-andros", "edoras"),
        free_area=("minas-tirith", "helms-deep"),
        at={"cair-andros": ("riders-of-rohan",)},
        reserve=("the-witch-king",),
        hand={"witch-king": ("the-black-captain", "olog-hai"), "aragorn": ()},
    )
    scene.do("play the-black-captain", "minas-tirith", "no")
    while not scene.asks_turn:
        scene.do("no")
    while scene.turn != "frodo":
        scene.do("pass")
    scene.do("resolve cair-andros")
    assert (scene.asked, scene.who, set(scene.codes)) == (
        "strengthen",
        0,
        {"edoras", "minas-tirith"},
    )
    before = {name: scene.tally(name).guard for name in ("edoras", "minas-tirith")}
    scene.do(chosen)
    for name, guard in before.items():
        assert scene.tally(name).guard == guard + (name == chosen)


@rule("W-22.10", "W-22.11")
def test_threats_and_promises_do_not_bring_westemnet_but_nenya_guards_it() -> None:
    threats = six(
        turn="saruman",
        reserve=("saruman",),
        hand={"saruman": ("threats-and-promises", "ugluk")},
    ).do("play threats-and-promises")
    assert "orthanc" in threats.codes
    assert "westemnet" not in threats.codes
    nenya = six(
        turn="gandalf",
        path=None,
        grounds=("westemnet",),
        reserve=("galadriel",),
        wields={"galadriel": ("nenya-ring-of-adamant",)},
    ).do("use nenya-ring-of-adamant")
    assert nenya.tally("westemnet").guard == 1


# --- Fire and Swords: two texts at once


@rule("W-24.2", "W-24.3")
def test_faramir_blows_the_horn_before_he_goes_on_and_not_after() -> None:
    laid: dict[str, Any] = {
        "turn": "aragorn",
        "path": "osgiliath",
        "reserve": ("faramir",),
        "wields": {"faramir": ("horn-of-gondor",)},
        "hand": {"aragorn": ("athelas",)},
    }
    first = six(**laid).do("move faramir path", "horn-of-gondor", "yes")
    assert first.told("draws")[-1]["number"] == 2
    # Now his own text, which brings another path and takes him away.
    first.do("yes", "henneth-annun")
    assert first.where("faramir") == "cycled"
    after = six(**laid).do("move faramir path", "faramir", "yes", "henneth-annun")
    assert after.where("faramir") == "cycled"
    assert after.asks_turn
    assert after.where("athelas") == "hand", "nothing was paid for the Horn"


# --- Fire and Swords: the parts of the journey


@rule("W-27.20")
def test_after_2a_comes_2b_and_then_3a() -> None:
    scene = Scene("epic-duel", begin="round", path=None, walked="barrow-downs", round=3)
    while not scene.asks_turn:
        scene.do(scene.codes[-1])
    assert scene.path in ("inn-of-the-prancing-pony", "weathertop")
    while scene.state.round == 4 or not scene.asks_turn:
        scene.do("pass" if "pass" in scene.codes else scene.codes[-1])
    assert scene.path in ("fords-of-bruinen", "the-last-homely-house")


@rule("W-27.20", "W-27.21")
def test_gandalf_the_grey_goes_from_4a_to_4b() -> None:
    scene = Scene("epic-duel", path="caradhras", at={"caradhras": ("gandalf-the-grey",)})
    assert scene.do("use gandalf-the-grey").path == "high-pass"


@rule("W-27.24")
@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("barrow-downs", set()),
        ("weathertop", {"fords-of-bruinen", "the-last-homely-house"}),
        ("fords-of-bruinen", {"the-last-homely-house", "the-council-of-elrond", "imladris"}),
        ("imladris", {"the-council-of-elrond"}),
    ],
)
def test_where_glorfindel_leads(path: str, found: set[str]) -> None:
    led = set()
    for seed in range(40):
        scene = Scene("epic-duel", path=path, at={path: ("glorfindel",)}, seed=f"{seed}")
        if "use glorfindel" in scene.codes:
            scene.do("use glorfindel")
            led |= {told["location"] for told in scene.told("path-activated")}
    assert led == found
