"""The Epic Duel: decks and battlegrounds in three parts, paths in two (W-27)."""

from collections import Counter
from typing import Any

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position, play_out
from mathom.core.testing import Case
from mathom.core.testing.case import random_positions
from mathom.games.warcards.catalogue import (
    BOX,
    FACTION,
    GROUND_SIDE,
    IS_PATH,
    LOCATION,
    LOCATION_NAMES,
    NAMES,
    PATH_NUMBER,
)
from mathom.games.warcards.game import GAME
from mathom.games.warcards.rules.zones import pile_of
from mathom.games.warcards.scenarios.fire_and_swords import EPIC_DUEL
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import (
    BASE,
    CYCLED,
    DECK,
    EXPANSION,
    FACTIONS,
    FREE,
    SIDES,
    UNUSED,
)
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import came, in_decks, locations_of

GANDALF, WITCH_KING = 0, 1


def epic(**laid: Any) -> Scene:
    return Scene("epic-duel", **laid)


def new_table(seed: str = "epic") -> War:
    return GAME.setup(GAME.options({"scenario": "epic-duel"}, 2), 2, Chance(seed))


def played_out(seed: str) -> War:
    state = new_table(seed)
    state.story = []
    luck = Chance(seed)
    play_out(GAME, state, lambda ask: ask.options[luck.below(len(ask.options))])
    return state


def next_round(scene: Scene) -> None:
    """Nobody plays anything until the next round's actions begin."""
    begun = scene.state.round
    while scene.state.round == begun or not scene.asks_turn:
        scene.do("pass" if "pass" in scene.codes else _quietest(scene.codes))


def _quietest(codes: list[str]) -> str:
    quiet = [code for code in codes if not code.startswith(("play", "move", "use"))]
    return [*quiet, *codes][0]


def paths(scene: Scene) -> list[str]:
    return [told["location"] for told in scene.told("path-activated")]


# --- Players and decks


@rule("W-27.1")
def test_gandalf_begins_against_the_witch_king():
    order = [EPIC_DUEL.decks[deck] for deck in EPIC_DUEL.order]
    assert [(deck.name, SIDES[deck.side]) for deck in order] == [
        ("gandalf", "free-peoples"),
        ("witch-king", "shadow"),
    ]
    assert GAME.seatings({"scenario": "epic-duel"}) == [2]
    story = played_out("who begins").story or []
    starters = [event.args["player"] for event in story if event.kind == "round"]
    assert starters[:3] == ["player-gandalf", "player-witch-king", "player-gandalf"]


PARTS = {
    GANDALF: {
        DECK: {
            "dunedain": "athelas blade-of-westernesse boromir halbarad horn-of-gondor strider "
            "we-prove-the-swifter",
            "dwarf": "book-of-mazarbul dwarven-axe gimli",
            "elf": "arwen bow-of-the-galadhrim celeborn cirdan-the-shipwright elrond galadriel "
            "glorfindel high-elves high-elves legolas mirror-of-galadriel nenya-ring-of-adamant "
            "wood-elves thranduil vilya-ring-of-air",
            "hobbit": "bilbo-baggins farmer-maggot fatty-bolger frodo-baggins merry-brandybuck "
            "mithril-coat party-invitation pippin-took rosie-cotton sam-gamgee sting",
            "northmen": "barliman-butterbur bill-the-pony grimbeorn-the-old",
            "wizard": "gandalf-the-grey gandalfs-staff glamdring narya-ring-of-fire "
            "radagast-the-brown tom-bombadil",
        },
        CYCLED: {
            "dunedain": "aragorn faramir the-grey-company knights-of-dol-amroth prince-imrahil "
            "the-three-hunters",
            "elf": "elven-cloak lembas phial-of-galadriel",
            "hobbit": "herbs-and-stewed-rabbit there-is-another-way",
            "rohan": "eomer eowyn riders-of-rohan riders-of-rohan shadowfax theoden theodred "
            "village-militia",
            "wizard": "ent-draught gandalf-the-white gwaihir-the-windlord quickbeam smeagol "
            "treebeard",
        },
        UNUSED: {
            "dunedain": "anduril challenge-of-the-king dead-men-of-dunharrow denethor "
            "guards-of-the-citadel paths-of-the-dead soldiers-of-gondor stout-staves "
            "the-great-gate the-red-arrow",
            "dwarf": "army-of-the-blue-mountains dain-ironfoot erebor-guard",
            "hobbit": "disguised-as-orcs a-hundred-stout-hobbits",
            "northmen": "king-brand northmen-company northmen-company woodmen-of-the-anduin",
            "rohan": "death-ride-ride-to-ruin",
        },
    },
    WITCH_KING: {
        DECK: {
            "easterling": "mirkwood-skirmishers musterings-of-long-planned-war",
            "isengard": "grima-wormtongue half-orcs-and-goblin-men palantir-of-orthanc saruman "
            "sarumans-staff ugluk woven-of-all-colours",
            "monstrous": "balrog-of-moria barrow-wights caradhras-the-cruel cave-troll "
            "flocks-of-crebain goblins-of-the-misty-mountains goblins-of-the-misty-mountains "
            "goblins-of-the-misty-mountains hill-troll orc-chieftain spiders-of-mirkwood "
            "watcher-in-the-water wolves",
            "mordor": "the-beguiler black-breath the-black-easterling black-riders-mount "
            "black-uruks the-commander the-destroyer the-hunter the-lidless-eye the-messenger "
            "mordor-orcs morgul-blade nazguls-mantle the-reaver the-ringwraiths-are-abroad "
            "the-warrior the-witch-king",
            "ruffian": "bill-ferny lost lotho-sackville-baggins spies squint-eyed-southerner "
            "ted-sandyman",
        },
        CYCLED: {
            "easterling": "easterling-captain easterling-garrison "
            "many-kings-to-the-service-of-mordor the-red-standard-bearer variags-of-khand",
            "isengard": "devilry-of-saruman fighting-uruk-hai threats-and-promises wolf-riders "
            "white-hand-orcs white-hand-orcs",
            "monstrous": "candles-of-corpses gollum",
            "mordor": "grishnakh the-day-without-dawn trolls-of-udun",
            "ruffian": "death-to-the-strawheads gathered-at-command wild-hillmen-of-dunland",
            "southron": "the-black-fleet coastal-raiders corsairs-of-umbar "
            "a-giant-among-the-swertings haradrim-mumakil haradrim-regulars",
        },
        UNUSED: {
            "easterling": "allies-of-sauron easterling-axemen horde-from-the-east wainriders",
            "isengard": "mischief-in-a-small-mean-way",
            "monstrous": "shelob",
            "mordor": "the-black-captain fell-beast gorbag-and-shagrat "
            "grond-hammer-of-the-underworld mordor-orcs mordor-orcs mordor-orcs mordor-orcs "
            "mouth-of-sauron olog-hai",
            "ruffian": "evil-ruffians-thieves",
            "southron": "the-black-serpent haradrim-cavalry last-stroke-before-doom",
        },
    },
}
"""By deck and by where it begins: the cards of each faction, in the order of the rules."""


def part(t: War, deck: int, zone: int) -> Counter[tuple[str, str]]:
    """By faction and name: the cards of a deck in a zone."""
    cards = [card for card, by in enumerate(t.owner) if by == deck and t.where[card] == zone]
    if zone != UNUSED:
        assert sorted(cards) == sorted(pile_of(t, deck, zone))
    return Counter((FACTIONS[FACTION[card]], NAMES[card]) for card in cards)


@rule("W-27.2", "W-27.3", "W-27.4", "W-27.5")
@pytest.mark.parametrize("deck", [GANDALF, WITCH_KING])
def test_the_parts_of_the_decks(deck):
    t = new_table()
    sizes = []
    for zone in (DECK, CYCLED, UNUSED):
        listed = [
            (faction, name)
            for faction, names in PARTS[deck][zone].items()
            for name in names.split()
        ]
        assert part(t, deck, zone) == Counter(listed)
        sizes.append(len(listed))
    assert sizes == [45, 25, 20]


@rule("W-27.2")
def test_every_card_of_both_boxes_is_in_one_of_them():
    owned = Counter(NAMES[card] for card, by in enumerate(new_table().owner) if by >= 0)
    boxes = (BASE, EXPANSION)
    assert owned == Counter(n for n, box in zip(NAMES, BOX, strict=True) if box in boxes)
    assert owned.total() == 180


@rule("W-27.3", "W-27.6")
def test_both_draw_seven_of_part_one_and_only_gandalf_cycles():
    position = Position(GAME, new_table())
    assert [len(hand) for hand in position.state.hands] == [7, 7]
    for deck in (GANDALF, WITCH_KING):
        first = {name for names in PARTS[deck][DECK].values() for name in names.split()}
        assert {NAMES[card] for card in position.state.hands[deck]} <= first
    asked = [0, 0]
    while position.state.round == 0:
        ask = position.asks[0]
        asked[ask.seat] += 1
        position.answer(ask, ask.options[0])
    assert asked == [2, 0]
    assert len(position.state.piles[GANDALF]) >= 27


@rule("W-27.7")
def test_the_draw_step():
    assert epic(begin="draw-step", path=None).drawn[:2] == [
        ("player-gandalf", 4),
        ("player-witch-king", 6),
    ]


@rule("W-27.8")
def test_the_ring_token_is_used_once_per_round():
    scene = epic(
        hand={"gandalf": ("gimli", "sting")}, deck={"gandalf": ("arwen", "legolas", "strider")}
    )
    scene.do("ring")
    assert scene.asked == "eliminate-from-hand"
    scene.do("eliminate gimli", "cycle sting")
    assert scene.hand("gandalf") == ["arwen", "legolas", "strider"]
    scene.do("pass")
    assert "ring" not in scene.codes
    assert scene.score(FREE, final=True) == scene.score(FREE), "it is worth no point"


@rule("W-27.8")
def test_the_ring_token_comes_back_in_the_next_round():
    scene = epic(path="bag-end", turn="witch-king", hand={"witch-king": ("spies", "lost")})
    scene.do("ring", "eliminate spies", "cycle lost")
    next_round(scene)
    assert scene.state.rings == [True, True]


@rule("W-27.9")
def test_what_each_player_does_is_done_twice():
    scene = epic(begin="path-step", path=None, waiting=("a-long-expected-party",))
    assert scene.drawn == [("player-gandalf", 1)] * 2
    scene = epic(begin="path-step", path=None, walked="shelobs-lair", waiting=("gorgoroth",))
    assert scene.drawn == [("player-witch-king", 1)] * 2


@rule("W-27.10", "W-10.12")
def test_paths_are_scored_as_in_the_trilogy():
    scene = fight_at("bag-end", ("spies", "fatty-bolger"), scenario="epic-duel")
    (counted,) = scene.told("fight")
    assert counted["attack"] == counted["defence"] == 1
    assert scene.stands("bag-end") == "free", "in a duel nobody would get it"
    assert fight_at("bag-end", (), scenario="epic-duel").stands("bag-end") == "free"


@rule("W-27.10", "W-14.9")
def test_a_lead_of_ten_points_ends_it():
    scene = epic(begin="victory-check", path=None, walked="bag-end", corruption=11)
    assert scene.told("won")[0]["ending"] == "lead"


@rule("W-27.10", "W-14.10", "W-14.11")
def test_it_ends_after_nine_b():
    for path in ("crack-of-doom", "orodruin"):
        scene = epic(path=path).pass_all()
        assert scene.position.over
        assert scene.told("won")[0]["ending"] == "last-path"
    tie = epic(path="orodruin", corruption=3, deck={"witch-king": ()}).pass_all()
    assert tie.told("won") == [
        {"side": "shadow", "ending": "last-path", "free": 3, "shadow": 3, "tie": "yes"}
    ]


@rule("W-27.10")
@pytest.mark.parametrize("path", ["gorgoroth", "morgai"])
def test_nine_a_is_not_the_last(path):
    scene = epic(path=path, waiting=("crack-of-doom", "orodruin")).pass_all()
    assert not scene.position.over
    assert scene.path in ("crack-of-doom", "orodruin")


@rule("W-27.10", "W-27.20")
@pytest.mark.parametrize("seed", range(3))
def test_there_are_at_most_eighteen_rounds(seed):
    state = played_out(f"long {seed}")
    story = state.story or []
    rounds = sum(event.kind == "round" for event in story)
    assert rounds <= 18
    walked = [event.args["location"] for event in story if event.kind == "path-activated"]
    assert [stage(name) for name in walked] == sorted(stage(name) for name in walked)
    assert {stage(name) for name in walked} == set(range(1, stage(walked[-1]) + 1)) or (
        "the-black-gate" in walked
    )


def stage(path: str) -> int:
    """1 for 1A, 2 for 1B and so on."""
    return next(n for n, names in enumerate(EPIC_DUEL.stages, start=1) if path in names)


# --- Part 3 of the cards


LATER = {
    deck: sorted(name for names in PARTS[deck][UNUSED].values() for name in names.split())
    for deck in (GANDALF, WITCH_KING)
}


@rule("W-27.11", "W-27.12")
def test_after_the_first_recycling_part_three_lies_on_the_cycle_pile():
    scene = epic(
        hand={"gandalf": ("gimli",)},
        deck={"gandalf": ("arwen",)},
        pile={"gandalf": ("faramir", "aragorn")},
    )
    assert scene.where("anduril") == "unused"
    scene.do("cycle gimli", "pass")
    assert scene.state.recycled == [0, 0]
    scene.do("ring")
    # Arwen was drawn, then two of Faramir, Aragorn and Gimli.
    assert scene.state.recycled == [1, 0]
    assert scene.pile("gandalf") == LATER[GANDALF]
    assert scene.deck_size("gandalf") == 1
    assert scene.hand_size("gandalf") == 3
    assert scene.told("cards-join") == [{"player": "player-gandalf", "number": 20}]


@rule("W-27.11")
def test_they_come_before_an_interrupted_drawing_goes_on():
    """The new deck has but one card: the last one drawn is of part 3, which was on the pile."""
    scene = epic(deck={"gandalf": ("arwen",)}, pile={"gandalf": ("faramir",)}).do("ring")
    assert len(scene.hand("gandalf")) == 3
    assert {"arwen", "faramir"} < set(scene.hand("gandalf"))
    (third,) = set(scene.hand("gandalf")) - {"arwen", "faramir"}
    assert third in LATER[GANDALF]
    assert scene.state.recycled == [2, 0]
    assert scene.pile("gandalf") == []
    assert scene.deck_size("gandalf") == 19


@rule("W-27.11")
def test_they_are_not_in_the_new_draw_deck():
    for seed in range(20):
        scene = epic(
            deck={"gandalf": ("arwen",)},
            pile={"gandalf": ("faramir", "aragorn", "eomer", "eowyn")},
            seed=str(seed),
        ).do("ring")
        assert not set(scene.hand("gandalf")) & set(LATER[GANDALF])


@rule("W-27.11", "W-9.26")
def test_a_text_that_recycles_counts():
    """Orthanc lets the player of Isengard recycle, though the draw deck is not empty."""
    scene = epic(
        begin="ground-step",
        path=None,
        turn="witch-king",
        waiting=("orthanc",),
        deck={"witch-king": ("spies", "lost")},
        pile={"witch-king": ("gollum",)},
    )
    scene.do("nothing")
    assert scene.state.recycled == [0, 1]
    assert scene.deck_size("witch-king") == 3
    assert scene.pile("witch-king") == LATER[WITCH_KING]


@rule("W-27.11", "W-9.26")
def test_to_recycle_an_empty_pile_is_not_to_recycle():
    scene = epic(
        begin="ground-step",
        path=None,
        turn="witch-king",
        waiting=("orthanc",),
        deck={"witch-king": ("spies", "lost")},
        pile={"witch-king": ()},
    )
    scene.do("nothing")
    assert scene.state.recycled == [0, 0]
    assert scene.pile("witch-king") == []
    assert scene.where("shelob") == "unused"


@rule("W-27.12")
def test_it_happens_once():
    scene = epic(
        deck={"gandalf": ("arwen", "gimli", "legolas")},
        pile={"gandalf": ("faramir",)},
        recycled={"gandalf": 1},
    )
    # Part 3 has come before, and is out of the game by now.
    for card, zone in enumerate(scene.t.where):
        if scene.t.owner[card] == GANDALF and zone == UNUSED:
            scene.t.where[card] = 3
            scene.t.gone[GANDALF].append(card)
    scene.do("ring")
    assert scene.state.recycled == [2, 0]
    assert not scene.told("cards-join")
    assert scene.pile("gandalf") == []


@rule("W-27.12")
def test_each_player_goes_by_the_own_recycling():
    scene = epic(deck={"gandalf": ("arwen", "gimli", "legolas")}).do("ring")
    assert scene.state.recycled == [1, 0]
    assert scene.where("anduril") == "cycled"
    assert scene.where("shelob") == "unused"


@rule("W-27.5", "W-27.11", "W-27.12")
@pytest.mark.parametrize("seed", range(2))
def test_until_then_nothing_reaches_what_is_set_aside(seed):
    """In no moment of a game, whatever is drawn, searched for, forsaken or removed."""
    start = new_table()
    later = [
        [card for card, by in enumerate(start.owner) if by == deck and start.where[card] == UNUSED]
        for deck in (GANDALF, WITCH_KING)
    ]
    assert list(map(len, later)) == [20, 20]
    case = Case(GAME, {"scenario": "epic-duel"}, 2)
    for position in random_positions(case, f"set aside {seed}"):
        t = position.state
        for deck, cards in enumerate(later):
            aside = {t.where[card] == UNUSED for card in cards}
            assert aside == {not t.recycled[deck]}


# --- Battlegrounds in parts

FREE_PARTS = (
    {"grey-havens", "rivendell", "woodland-realm"},
    {
        *("the-carrock", "dol-amroth", "edoras", "fords-of-isen", "helms-deep", "lamedon"),
        *("lorien", "pelargir", "westemnet"),
    },
    {
        *("bree", "cair-andros", "dale", "erebor", "ered-luin", "great-stone-bridge"),
        *("iron-hills", "lossarnach", "minas-tirith", "the-shire"),
    },
)
SHADOW_PARTS = (
    {"angmar", "minas-morgul", "morannon", "moria", "mount-gundabad", "nurn", "orthanc"},
    {"dol-guldur", "dunland", "harad", "near-harad", "rhun", "umbar"},
    {"barad-dur"},
)


def grounds(t: War) -> list[set[str]]:
    """By side: what lies in the battleground deck."""
    decks = [name for name in in_decks(t) if not IS_PATH[LOCATION[name]]]
    return [{name for name in decks if GROUND_SIDE[LOCATION[name]] == side} for side in (0, 1)]


@rule("W-27.13", "W-27.17", "W-27.18")
def test_only_part_one_is_in_the_decks_at_the_start():
    assert grounds(new_table()) == [FREE_PARTS[0], SHADOW_PARTS[0]]


def checked(gandalf: int, witch_king: int, joined: int = 0, **laid: Any) -> Scene:
    """A victory check after so many recyclings."""
    return epic(
        begin="victory-check",
        path=None,
        walked="bag-end",
        recycled={"gandalf": gandalf, "witch-king": witch_king},
        joined=joined,
        **laid,
    )


@rule("W-27.14", "W-27.15", "W-27.17", "W-27.18")
@pytest.mark.parametrize(
    ("gandalf", "witch_king", "parts"),
    [
        (0, 0, 1),
        (1, 0, 1),
        (0, 1, 1),
        (5, 0, 1),
        (1, 1, 2),
        (2, 1, 2),
        (1, 3, 2),
        (2, 2, 3),
        (4, 3, 3),
    ],
)
def test_parts_join_when_both_have_recycled_often_enough(gandalf, witch_king, parts):
    scene = checked(gandalf, witch_king)
    assert scene.state.round == 2
    told = [said["part"] for said in scene.told("grounds-join")]
    assert told == list(range(2, parts + 1))
    # One battleground of the next round, or more, has left the decks.
    seen = grounds(scene.state)
    for name in (*came(scene), *(said["location"] for said in scene.told("cannot-come"))):
        seen[GROUND_SIDE[LOCATION[name]]].add(name)
    assert seen == [set().union(*FREE_PARTS[:parts]), set().union(*SHADOW_PARTS[:parts])]


@rule("W-27.15")
def test_each_part_joins_once():
    scene = checked(2, 2, joined=1, free_area=("edoras",))
    assert [said["part"] for said in scene.told("grounds-join")] == [3]
    assert scene.stands("edoras") == "free"
    scene = checked(3, 3, joined=2, free_area=("edoras", "dale"))
    assert not scene.told("grounds-join")
    assert (scene.stands("edoras"), scene.stands("dale")) == ("free", "free")


@rule("W-27.15", "W-4.11")
def test_first_it_is_seen_whether_the_game_is_over():
    scene = checked(2, 2, corruption=12)
    assert scene.position.over
    assert not scene.told("grounds-join")


@rule("W-27.14")
def test_they_join_at_the_victory_check_and_not_before():
    scene = epic(
        path="bag-end",
        deck={"gandalf": ("arwen", "gimli", "legolas")},
        recycled={"witch-king": 1},
    )
    scene.do("ring")
    assert scene.state.recycled == [1, 1]
    assert scene.stands("edoras") == "absent"
    next_round(scene)
    assert scene.told("grounds-join") == [{"part": 2}]


@rule("W-27.16")
def test_what_has_not_joined_yet_is_activated_by_no_text():
    scene = epic(reserve=("gandalf-the-grey",), wields={"gandalf-the-grey": ("shadowfax",)})
    scene.do("use shadowfax")
    parts = FREE_PARTS[0] | SHADOW_PARTS[0]
    skirmishes = {"angmar", "nurn"}
    assert set(scene.codes) == parts - skirmishes
    later = epic(
        reserve=("gandalf-the-grey",), wields={"gandalf-the-grey": ("shadowfax",)}, joined=1
    )
    later.do("use shadowfax")
    assert {"edoras", "umbar"} < set(later.codes)
    assert "minas-tirith" not in later.codes


@rule("W-27.16", "W-22.6")
def test_a_skirmish_does_not_bring_what_has_not_joined_yet():
    """No list has a skirmish before its battlegrounds, so that Lórien is kept back here."""
    laid = {"begin": "ground-step", "path": None, "joined": 1, "absent": ("lorien",)}
    found = set()
    for seed in range(30):
        scene = epic(waiting=("the-carrock", "woodland-realm"), seed=str(seed), **laid)
        found.add(tuple(came(scene)))
    assert found == {("the-carrock", "woodland-realm"), ("woodland-realm",)}
    assert came(epic(waiting=("the-carrock", "moria"), **laid)) == ["the-carrock", "moria"]


@rule("W-27.16", "W-3.13")
@pytest.mark.parametrize(("ground", "linked"), [("lorien", "dol-guldur"), ("edoras", "helms-deep")])
def test_a_battleground_does_not_bring_what_has_not_joined_yet(ground, linked):
    laid = {"begin": "ground-step", "path": None, "joined": 1}
    assert came(epic(waiting=(ground, linked), **laid))[-1] == linked
    scene = epic(waiting=(ground,), absent=(linked,), **laid)
    assert came(scene) == [ground]
    assert scene.stands(linked) == "absent"


@rule("W-27.13", "W-27.16")
@pytest.mark.parametrize(
    ("starter", "own"), [("gandalf", FREE_PARTS[0]), ("witch-king", SHADOW_PARTS[0])]
)
def test_at_the_start_only_part_one_is_drawn(starter, own):
    found = set()
    for seed in range(80):
        scene = epic(begin="ground-step", path=None, turn=starter, seed=str(seed))
        found.add(came(scene)[0])
    assert found == own


# --- Paths A and B

TABLE = {
    "1A": {"bag-end", "a-long-expected-party"},
    "1B": {"bucklebury-ferry", "gildors-encampment"},
    "2A": {"barrow-downs", "the-old-forest"},
    "2B": {"inn-of-the-prancing-pony", "weathertop"},
    "3A": {"fords-of-bruinen", "the-last-homely-house"},
    "3B": {"the-council-of-elrond", "imladris"},
    "4A": {"caradhras", "the-doors-of-durin"},
    "4B": {"high-pass", "khazad-dum"},
    "5A": {"dimrill-dale", "lothlorien"},
    "5B": {"egladil", "fangorn"},
    "6A": {"amon-hen", "emyn-muil"},
    "6B": {"the-black-gate", "dead-marshes"},
    "7A": {"henneth-annun", "osgiliath"},
    "7B": {"the-cross-roads", "tower-of-ecthelion"},
    "8A": {"morgul-vale", "the-stairs"},
    "8B": {"cirith-ungol", "shelobs-lair"},
    "9A": {"gorgoroth", "morgai"},
    "9B": {"crack-of-doom", "orodruin"},
}
ORDER = list(TABLE)
FOLLOWS = {
    "caradhras": "high-pass",
    "the-doors-of-durin": "khazad-dum",
    "henneth-annun": "the-cross-roads",
    "osgiliath": "tower-of-ecthelion",
}


@rule("W-27.19", "W-27.26")
def test_each_number_has_two_parts_of_two_paths():
    assert [set(names) for names in EPIC_DUEL.stages] == list(TABLE.values())
    for name, names in TABLE.items():
        assert {PATH_NUMBER[LOCATION[path]] for path in names} == {int(name[0])}
    every = {name for name in locations_of(BASE, EXPANSION) if IS_PATH[LOCATION[name]]}
    assert set().union(*TABLE.values()) == every
    assert every <= in_decks(new_table())


def after(path: str | None, **laid: Any) -> set[str]:
    """The paths that chance may bring in the location step after that one."""
    found = set()
    for seed in range(30):
        scene = epic(begin="path-step", path=None, walked=path, seed=str(seed), **laid)
        found |= set(paths(scene)[:1])
    return found


@rule("W-27.19", "W-27.20", "W-27.27")
def test_the_journey_begins_on_one_a():
    assert after(None) == TABLE["1A"]


@rule("W-27.20", "W-27.27", "W-27.21")
@pytest.mark.parametrize("at", range(17))
def test_in_the_location_step_the_next_part_comes(at):
    for path in TABLE[ORDER[at]]:
        following = {FOLLOWS[path]} if path in FOLLOWS else TABLE[ORDER[at + 1]]
        assert after(path) == following


@rule("W-27.20", "W-3.16")
def test_what_is_left_of_a_part_is_set_aside():
    scene = epic(begin="path-step", path=None, walked="bag-end")
    assert scene.stands("a-long-expected-party") == "spent"
    assert {scene.stands(name) for name in TABLE["1B"]} == {"active", "waiting"}


def texts(card: str, path: str, **laid: Any) -> Scene:
    """Somebody on a path uses the own action."""
    shadow = card in ("ugluk", "gollum", "flocks-of-crebain", "spies")
    return epic(path=path, at={path: (card,)}, turn="witch-king" if shadow else "gandalf", **laid)


@rule("W-27.20")
@pytest.mark.parametrize(
    ("path", "following"),
    [
        ("barrow-downs", TABLE["2B"]),
        ("weathertop", TABLE["3A"]),
        ("imladris", TABLE["4A"]),
        ("egladil", TABLE["6A"]),
        ("amon-hen", TABLE["6B"]),
    ],
)
@pytest.mark.parametrize("card", ["strider", "gandalf-the-grey", "smeagol"])
def test_the_next_higher_number_is_the_next_part(card, path, following):
    scene = texts(card, path).do(f"use {card}")
    assert set(scene.codes) == following


@rule("W-27.20", "W-3.23")
def test_beyond_nine_b_there_is_nothing():
    assert "use smeagol" in texts("smeagol", "morgai").codes
    assert "use smeagol" not in texts("smeagol", "orodruin").codes


@rule("W-27.21")
@pytest.mark.parametrize(("path", "following"), FOLLOWS.items())
def test_after_some_paths_there_is_nothing_to_choose(path, following):
    scene = texts("strider", path).do("use strider")
    assert scene.path == following


@rule("W-27.21")
def test_it_is_the_last_a_path_that_decides():
    """Caradhras the Cruel has sent them to the Doors of Durin."""
    scene = epic(
        turn="witch-king",
        path="caradhras",
        hand={"witch-king": ("caradhras-the-cruel", "spies")},
        at={"caradhras": ("gandalf-the-grey",)},
    )
    scene.do("play caradhras-the-cruel path")
    assert scene.path == "the-doors-of-durin"
    assert after("the-doors-of-durin") == {"khazad-dum"}
    next_round(scene)
    assert scene.path == "khazad-dum"


# --- The Black Gate


def at_the_gate(counts: bool, **laid: Any) -> Scene:
    """The Black Gate has come; its number is changed, or not."""
    scene = epic(
        begin="round",
        path=None,
        walked="amon-hen",
        round=11,
        waiting=("the-black-gate", *TABLE["7A"], *TABLE["7B"], *TABLE["8A"]),
        hand={"gandalf": ("gimli", "arwen", "legolas", "faramir")},
        **laid,
    )
    assert scene.path == "the-black-gate"
    return scene.do("yes", "forsake gimli", "forsake arwen") if counts else scene.do("no")


@rule("W-27.22")
def test_the_black_gate_as_a_seven_leads_to_either_seven_b():
    found = set()
    for seed in range(20):
        scene = at_the_gate(True, seed=str(seed))
        assert scene.state.number == 7
        next_round(scene)
        found.add(scene.path)
    assert found == TABLE["7B"]


@rule("W-27.22", "W-27.20")
def test_the_black_gate_as_a_six_leads_to_seven_a():
    found = set()
    for seed in range(20):
        scene = at_the_gate(False, seed=str(seed))
        assert scene.state.number == 6
        next_round(scene)
        found.add(scene.path)
    assert found == TABLE["7A"]


@rule("W-27.22")
def test_a_text_chooses_between_the_two():
    scene = at_the_gate(True, reserve=("smeagol",))
    scene.do("move smeagol path")
    while scene.turn != "gandalf":
        scene.do("pass")
    scene.do("use smeagol")
    assert set(scene.codes) == TABLE["7B"]


@rule("W-27.22", "W-6.14", "W-27.25")
def test_who_may_be_on_a_seven_may_be_on_it_then():
    """Faramir goes to a path 7 and to no 6."""
    assert "play faramir path" in at_the_gate(True).codes
    assert "play faramir path" not in at_the_gate(False).codes


@rule("W-27.22")
def test_outside_the_epic_duel_any_eight_follows_the_black_gate_as_a_seven():
    def gate(seed: str) -> Scene:
        scene = Scene(
            "extended-trilogy",
            begin="round",
            path=None,
            number=5,
            round=5,
            waiting=("the-black-gate", "osgiliath", "amon-hen", *TABLE["8A"], *TABLE["8B"]),
            hand={"frodo": ("gimli", "sting")},
            spent=("amon-hen",),
            seed=seed,
        )
        assert scene.path == "the-black-gate"
        return scene.do("yes", "forsake gimli", "forsake sting")

    found = set()
    for seed in range(40):
        scene = gate(str(seed))
        assert scene.state.number == 7
        next_round(scene)
        found.add(scene.path)
    assert found == TABLE["8A"] | TABLE["8B"]


@rule("W-27.23")
def test_outside_the_epic_duel_another_seven_may_replace_it():
    scene = Scene(
        "extended-trilogy",
        begin="round",
        path=None,
        number=5,
        round=5,
        waiting=("the-black-gate", "osgiliath", "the-cross-roads"),
        hand={"frodo": ("gimli", "sting")},
        reserve=("faramir",),
    )
    scene.do("yes", "forsake gimli", "forsake sting")
    while scene.turn != "aragorn":
        scene.do("pass")
    scene.do("move faramir path", "yes")
    assert set(scene.codes) == {"osgiliath", "the-cross-roads"}


@rule("W-27.22")
def test_the_gate_is_a_gate_only_for_who_can_forsake_two():
    scene = epic(
        begin="round",
        path=None,
        walked="amon-hen",
        round=11,
        waiting=("the-black-gate",),
        hand={"gandalf": ("gimli",)},
        deck={"gandalf": ()},
        pile={"gandalf": ()},
    )
    assert scene.asks_turn
    assert scene.state.number == 6


# --- Texts about paths


@rule("W-27.23")
@pytest.mark.parametrize(
    ("card", "path"),
    [
        ("gollum", "the-stairs"),
        ("flocks-of-crebain", "dimrill-dale"),
        ("ugluk", "amon-hen"),
        ("ugluk", "egladil"),
        ("spies", "bag-end"),
        ("spies", "imladris"),
    ],
)
def test_a_path_of_the_same_number_is_one_of_the_same_part(card, path):
    (other,) = next(names for names in TABLE.values() if path in names) - {path}
    scene = texts(card, path)
    assert f"use {card}" in scene.codes
    assert scene.do(f"use {card}").path == other


@rule("W-27.23", "W-3.22")
def test_if_its_part_has_no_other_path_left_it_can_not_be_used():
    scene = texts("ugluk", "amon-hen", spent=("emyn-muil",))
    assert "use ugluk" not in scene.codes, "the 6Bs are no help"


@rule("W-27.23")
@pytest.mark.parametrize(
    ("path", "other"),
    [("osgiliath", "henneth-annun"), ("the-cross-roads", "tower-of-ecthelion")],
)
def test_a_different_path_seven_is_one_of_the_same_part(path, other):
    scene = epic(path=path, reserve=("faramir",)).do("move faramir path", "yes")
    assert scene.path == other


@rule("W-27.23")
def test_on_the_black_gate_as_a_seven_there_is_no_different_seven():
    scene = at_the_gate(True, reserve=("boromir",))
    scene.do("play faramir path")
    assert scene.asked != "may"
    while not scene.asks_turn:
        scene.do(scene.codes[0])
    assert scene.path == "the-black-gate"
    assert scene.where("faramir") == "the-black-gate"


def glorfindel(path: str, scenario: str = "epic-duel", **laid: Any) -> set[str]:
    """Where Glorfindel's action can lead from that path; nowhere if he can't use it."""
    found = set()
    for seed in range(40):
        scene = Scene(
            scenario,
            turn="gandalf",
            path=path,
            at={path: ("glorfindel",)},
            seed=str(seed),
            **laid,
        )
        if "use glorfindel" not in scene.codes:
            return set()
        scene.do("use glorfindel")
        found |= set(paths(scene))
    return found


@rule("W-27.24")
def test_glorfindel_can_not_skip_a_part():
    for path in TABLE["2A"]:
        assert glorfindel(path) == set()


@rule("W-27.24")
def test_from_two_b_glorfindel_comes_to_a_random_three_a():
    for path in TABLE["2B"]:
        assert glorfindel(path) == TABLE["3A"]


@rule("W-27.24")
def test_from_three_a_glorfindel_comes_to_the_other_or_to_a_three_b():
    assert glorfindel("fords-of-bruinen") == {"the-last-homely-house"} | TABLE["3B"]
    used = glorfindel("fords-of-bruinen", spent=("the-last-homely-house",))
    assert used == TABLE["3B"]


@rule("W-27.24")
def test_from_three_b_glorfindel_comes_to_the_other_three_b():
    assert glorfindel("imladris") == {"the-council-of-elrond"}
    assert glorfindel("imladris", spent=("the-council-of-elrond",)) == set()


@rule("W-27.24")
def test_glorfindel_never_leads_back():
    assert glorfindel("caradhras") == set()


@rule("W-27.24")
def test_outside_the_epic_duel_glorfindel_may_skip_a_number_and_draws_at_random():
    three = TABLE["3A"] | TABLE["3B"]
    assert glorfindel("weathertop", "extended-trilogy") == three
    assert glorfindel("bag-end", "extended-trilogy") == three, "past 2"
    assert glorfindel("imladris", "extended-trilogy") == three - {"imladris"}


@rule("W-27.24", "W-3.15", "W-3.16")
def test_after_a_skipped_number_the_journey_goes_on_from_the_path_activated_last():
    scene = Scene(
        "extended-trilogy", turn="gandalf", path="bag-end", at={"bag-end": ("glorfindel",)}
    )
    scene.do("use glorfindel")
    assert scene.state.number == 3
    assert {scene.stands(name) for name in TABLE["2A"] | TABLE["2B"]} == {"spent"}
    next_round(scene)
    assert scene.state.number == 4


@rule("W-27.24")
def test_what_was_set_aside_is_not_led_back_to():
    assert glorfindel("caradhras", "extended-trilogy") == set()


@rule("W-27.25")
def test_who_is_allowed_on_a_number_is_allowed_on_both_parts():
    for path in ("caradhras", "khazad-dum"):
        assert "play gimli path" in epic(path=path, hand={"gandalf": ("gimli", "arwen")}).codes
        assert "move legolas path" in epic(path=path, reserve=("legolas",)).codes
    for path in ("the-stairs", "shelobs-lair"):
        laid = {"turn": "witch-king", "hand": {"witch-king": ("shelob",)}}
        assert "play shelob path" in epic(path=path, **laid).codes


@rule("W-27.26")
def test_only_the_listed_locations_are_used():
    listed = set().union(*FREE_PARTS, *SHADOW_PARTS, *TABLE.values())
    assert listed == locations_of(BASE, EXPANSION) == set(LOCATION_NAMES)
