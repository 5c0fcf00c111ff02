"""Decks on the page's workbench: counted, weighed and tried out as the game's own rules count."""

import json
import random
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mathom.core.box import read_out
from mathom.core.voice import LANGUAGES
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.parts import (
    DRAW_DECK,
    PARTS,
    RING,
    RING_BEARER,
    SITES,
    entries_of,
)
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.terms import FREE_SIDE, SHADOW_SIDE

WEB = Path(__file__).parents[2] / "web"
BUNDLER = WEB / "node_modules" / ".bin" / "rolldown"
MODULES = {
    name: f"{folder}/{name}"
    for folder, names in {
        "games/fellowship/decks": ("deck", "hand"),
        "decks": ("drafts", "lines", "arrows"),
    }.items()
    for name in names
}


@cache
def printed() -> Any:
    return msgspec.to_builtins(read_out(GAME, GAME.printed(), LANGUAGES))


SCRIPT = """
import {{ readFileSync }} from 'node:fs';
const it = await import(process.argv[1]);
const {{ printed, asked }} = JSON.parse(readFileSync(0, 'utf8'));
const facts = new Map(printed.map((card) => [card.id, card]));
process.stdout.write(JSON.stringify(({what})(asked)));
"""

pytestmark = pytest.mark.skipif(not BUNDLER.exists(), reason="the page's tools are not installed")


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    for name, module in MODULES.items():
        source = WEB / "src" / f"{module}.ts"
        subprocess.run(
            [BUNDLER, source, "--format", "esm", "--file", folder / f"{name}.mjs"],
            cwd=WEB,
            check=True,
            capture_output=True,
        )
    return folder


def run(module: Path, what: str, asked: Any = None) -> Any:
    """What the page's code answers; it knows the module as `it`, and all cards as `facts`."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT.format(what=what), str(module)],
        input=json.dumps({"printed": printed(), "asked": asked}),
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(done.stdout)


def entries(name: str = "aragorn-starter") -> list[dict[str, Any]]:
    found = msgspec.to_builtins(list(entries_of(KNOWN[name])))
    return [{"copies": 1} | entry for entry in found]


def copies(deck: list[dict[str, Any]], part: str = DRAW_DECK) -> dict[str, int]:
    return {entry["card"]: entry["copies"] for entry in deck if entry["part"] == part}


def test_titles_are_those_that_the_rules_count_by(bundled: Path) -> None:
    """However they are spelled, the same cards have the same title."""
    titles = run(
        bundled / "deck.mjs", "() => [...facts].map(([id, card]) => [id, it.titleOf(card)])"
    )
    page, engine = dict(titles), {card.name: card.title for card in catalogue.CARDS}
    assert page.keys() == engine.keys()
    together = Counter(zip((page[name] for name in engine), engine.values(), strict=True))
    assert len(together) == len(set(page.values())) == len(set(engine.values()))


def test_parts_are_called_as_the_game_calls_them(bundled: Path) -> None:
    parts = run(bundled / "deck.mjs", "() => [it.RING_BEARER, it.RING, it.SITES, it.DRAW_DECK]")
    assert tuple(parts) == PARTS == GAME.decks().parts


def test_a_deck_is_weighed_and_its_costs_are_counted(bundled: Path) -> None:
    what = (
        """(deck) => [it.balance(deck, facts), ...it.SIDES.map((s) => it.curve(deck, facts, s))]"""
    )
    weighed, *curves = run(bundled / "deck.mjs", what, entries())
    drawn = [(catalogue.NUMBER[name], n) for name, n in KNOWN["aragorn-starter"].cards.items()]
    for side, curve in zip((FREE_SIDE, SHADOW_SIDE), curves, strict=True):
        costs = Counter[int]()
        for number, n in drawn:
            if catalogue.SIDE[number] == side:
                costs[min(catalogue.CARDS[number].cost, 7)] += n
        assert curve == [costs[cost] for cost in range(8)]
    assert weighed == {"side-free": 30, "side-shadow": 30}


def test_a_deck_is_sorted_by_kinds_and_costs(bundled: Path) -> None:
    what = "(deck) => it.groups(deck, facts, 'side-shadow', (card) => card)"
    groups = run(bundled / "deck.mjs", what, entries())
    assert [(group["kind"], group["count"]) for group in groups] == [
        ("minion", 21),
        ("condition", 6),
        ("event", 3),
    ]
    rows = [entry["card"] for entry in groups[0]["entries"]]
    assert rows == sorted(
        rows, key=lambda name: (catalogue.CARDS[catalogue.NUMBER[name]].cost, name)
    )


def test_every_card_goes_where_it_belongs(bundled: Path) -> None:
    what = (
        """(names) => names.reduce((deck, name) => it.withMore(deck, facts.get(name), facts), [])"""
    )
    deck = run(
        bundled / "deck.mjs",
        what,
        [
            "frodo-son-of-drogo",
            "frodo-old-bilbos-heir",
            "the-one-ring-isildurs-bane",
            "the-one-ring-the-ruling-ring",
            "bag-end",
            "east-road",
            "bree-gate",
            "uruk-savage",
            "uruk-savage",
        ],
    )
    assert copies(deck, RING_BEARER) == {"frodo-son-of-drogo": 1}
    assert copies(deck, RING) == {"the-one-ring-the-ruling-ring": 1}
    assert copies(deck, SITES) == {"east-road": 1, "bree-gate": 1}
    assert copies(deck) == {"frodo-old-bilbos-heir": 1, "uruk-savage": 2}


def test_what_is_taken_out_is_gone(bundled: Path) -> None:
    what = "([deck, names]) => names.reduce((left, name) => it.withLess(left, name), deck)"
    deck = run(
        bundled / "deck.mjs", what, [entries(), ["uruk-savage", "armor", "bag-end", "bree-gate"]]
    )
    assert copies(deck)["uruk-savage"] == copies(entries())["uruk-savage"] - 1
    assert "armor" not in copies(deck)
    assert copies(deck, SITES).keys() == copies(entries(), SITES).keys() - {"bree-gate"}


@pytest.mark.parametrize(
    ("there", "card", "pool", "why"),
    [
        ({"uruk-savage": 3}, "uruk-savage", None, None),
        ({"uruk-savage": 4}, "uruk-savage", None, "title"),
        (
            {"aragorn-king-in-exile": 2, "aragorn-ranger-of-the-north": 2},
            "aragorn-king-in-exile",
            None,
            "title",
        ),
        (
            {"frodo-old-bilbos-heir": 2, "frodo-son-of-drogo": 1},
            "frodo-old-bilbos-heir",
            None,
            "frodos",
        ),
        ({"frodo-old-bilbos-heir": 2}, "frodo-old-bilbos-heir", None, None),
        ({"uruk-savage": 2}, "uruk-savage", {"uruk-savage": 2}, "pool"),
        ({"uruk-savage": 4}, "uruk-savage", {"uruk-savage": 6}, "title"),
        ({}, "uruk-savage", {"armor": 1}, "pool"),
    ],
)
def test_there_is_only_so_much_room(
    bundled: Path, there: dict[str, int], card: str, pool: dict[str, int] | None, why: str | None
) -> None:
    drawn = [{"part": DRAW_DECK, "card": name, "copies": n} for name, n in there.items()]
    bearer = {"part": RING_BEARER, "card": "pippin-friend-to-frodo", "copies": 1}
    what = "([deck, card, pool]) => it.whyFull(deck, facts.get(card), facts, pool)"
    assert run(bundled / "deck.mjs", what, [[bearer, *drawn], card, pool]) == why


def test_the_path_tells_what_is_missing_and_what_is_twice(bundled: Path) -> None:
    deck = [{"part": SITES, "card": name, "copies": 1} for name in ("bag-end", "east-road")]
    path = run(bundled / "deck.mjs", "(deck) => it.path(deck, facts)", deck)
    assert path == [["bag-end", "east-road"], *([] for _ in range(8))]


# --- Hands


def test_a_hand_is_eight_cards_of_the_deck(bundled: Path) -> None:
    what = """([deck, luck]) => {
      let n = 0;
      const random = () => luck[n++ % luck.length];
      const first = it.deal(deck, random);
      return [first, it.drawOne(first), it.otherHand(first, random)];
    }"""
    deck = [f"card {n}" for n in range(20)]
    luck = [random.Random(7).random() for _ in range(100)]
    first, more, other = run(bundled / "hand.mjs", what, [deck, luck])
    assert [len(each["hand"]) for each in (first, more, other)] == [8, 9, 6]
    for each in (first, more, other):
        assert sorted(each["hand"] + each["deck"]) == sorted(deck)
    assert first["hand"] != deck[:8]
    assert more["hand"] == [*first["hand"], first["deck"][0]]
    assert [each["mulligan"] for each in (first, more, other)] == [False, False, True]


def test_a_small_deck_is_drawn_out(bundled: Path) -> None:
    what = "(deck) => it.drawOne(it.deal(deck, () => 0.5))"
    drawn = run(bundled / "hand.mjs", what, ["a", "b"])
    assert (sorted(drawn["hand"]), drawn["deck"]) == (["a", "b"], [])


def test_shuffling_favours_no_card(bundled: Path) -> None:
    what = """() => {
      let seed = 1;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      const first = {};
      for (let n = 0; n < 6000; n++) {
        const [card] = it.shuffled(['a', 'b', 'c'], random);
        first[card] = (first[card] ?? 0) + 1;
      }
      return first;
    }"""
    assert all(1850 < times < 2150 for times in run(bundled / "hand.mjs", what).values())


def test_hands_are_counted_and_averaged(bundled: Path) -> None:
    what = """(hands) => {
      const counts = hands.map((hand) => it.count(hand, facts));
      return [...counts, it.average(counts), it.average([])];
    }"""
    hands = [["aragorn-king-in-exile", "uruk-rager", "uruk-savage"], ["armor"], ["uruk-savage"]]
    first, second, third, mean, none = run(bundled / "hand.mjs", what, hands)
    assert first == {"companions": 1, "minions": 2, "free": 4, "shadow": 6}
    assert second == {"companions": 0, "minions": 0, "free": 1, "shadow": 0}
    assert third == {"companions": 0, "minions": 1, "free": 0, "shadow": 2}
    assert mean == {"companions": 0.3, "minions": 1, "free": 1.7, "shadow": 2.7}
    assert none == {"companions": 0, "minions": 0, "free": 0, "shadow": 0}


# --- Drafts, lines, arrows


STORE = """
const store = { kept, getItem: () => store.kept, setItem: (_, text) => (store.kept = text) };
"""


def test_drafts_are_kept_by_what_they_began_from(bundled: Path) -> None:
    what = f"""(kept) => {{
      {STORE}
      const draft = (from, name) => ({{ from, name, entries: [], at: 1 }});
      it.keepDraft('fellowship', draft('', 'new'), store);
      it.keepDraft('fellowship', draft('kept:1', 'old'), store);
      it.keepDraft('fellowship', draft('', 'newer'), store);
      it.keepDraft('journey', draft('', 'other'), store);
      const names = it.draftsOf('fellowship', store).map((one) => one.name);
      const found = it.draftOf('fellowship', 'kept:1', store)?.name;
      it.dropDraft('fellowship', '', store);
      const gone = it.draftOf('fellowship', '', store);
      return [names, found, gone, it.draftsOf('journey', store).length];
    }}"""
    assert run(bundled / "drafts.mjs", what) == [["newer", "old"], "old", None, 1]


@pytest.mark.parametrize(
    "kept", ["", "{", "7", '{"fellowship": 3}', '{"fellowship": [{"from": 1}]}']
)
def test_whatever_the_browser_kept_is_survived(bundled: Path, kept: str) -> None:
    what = f"(kept) => {{ {STORE} return it.draftsOf('fellowship', store); }}"
    assert run(bundled / "drafts.mjs", what, kept) == []


def test_a_line_is_mended_and_its_copies_stay(bundled: Path) -> None:
    what = """(lines) => lines.map((line) => it.mended(`a\\r\\n${line}\\nc`, 2, 'Goblin Runner'))"""
    lines = ["4 Goblin Runer", "3x Goblin Runer", "Goblin Runer x2", "2 × Goblin", "Goblin Runer"]
    assert [text.splitlines() for text in run(bundled / "lines.mjs", what, lines)] == [
        ["a", f"{n}x Goblin Runner", "c"] for n in (4, 3, 2, 2, 1)
    ]
    assert run(bundled / "lines.mjs", "(text) => it.without(text, 2)", "a\nb\nc") == "a\nc"


def test_arrows_go_along_rows_and_across_them(bundled: Path) -> None:
    what = """([things, keys]) => keys.map(([key, from]) => it.arrowTo(key, from, things))"""
    things = [
        {"left": x * 10, "top": y * 10, "width": 8, "height": 8}
        for x, y in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1))
    ]
    keys = [("ArrowRight", 2), ("ArrowLeft", 0), ("ArrowDown", 1), ("ArrowDown", 2)]
    keys += [("ArrowUp", 3), ("ArrowUp", 0), ("End", 0), ("Home", 4), ("a", 0)]
    expected = [3, None, 4, 4, 0, None, 4, 0, None]
    assert run(bundled / "arrows.mjs", what, [things, keys]) == expected
