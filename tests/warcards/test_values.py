"""Fire and Swords as a table of values, and what its owner corrects in it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mathom.cards.kit import faults_in_sentences
from mathom.cards.trees import walk
from mathom.cli.main import main
from mathom.cli.speed import compiled
from mathom.core.corrections import Written
from mathom.core.message import Message, Reason, Refused
from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards import values
from mathom.games.warcards.card import Card
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Ability, Effect
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.terms import ELF, EVENT, EXPANSION, ITEM, TYPES
from mathom.games.warcards.values import corrections
from mathom.games.warcards.values.fire_and_swords import BASE_BOX, EDITION, TABLE, TROUBLES
from mathom.games.warcards.values.sheets import WarcardsCorrections
from mathom.games.warcards.values.table import VALUES, checkable, doubt, read, read_entry
from mathom.games.warcards.values.trouble import Trouble
from mathom.games.warcards.values.vocabulary import (
    DEEPEST,
    LONGEST,
    WORDS,
    read_abilities,
    read_effects,
    slot_of,
)
from mathom.games.warcards.words import text_of
from tests.warcards.writing import KNOWN, expressions, takes, written

VOICES = {lang: voice(lang, GAME) for lang in LANGUAGES}
ALL = [*BASE_BOX, *read(TABLE)]
Corrected = dict[str, dict[str, Any]]


def trouble_in(line: str, effect: bool = False) -> Message:
    """Why a line can't be read; it is told in every language, with what was written in it."""
    with pytest.raises(Trouble) as found:
        (read_effects if effect else read_abilities)([line])
    return told(found.value.message)


def told(trouble: Message) -> Message:
    for text in VOICES.values():
        said = text.say(trouble)
        assert "{ $" not in said
        assert len(said) > 20
    return trouble


# --- Reading texts


def test_the_texts_of_all_cards_can_be_written_and_read():
    for printed in ALL:
        lines = [written(part) for part in printed.parts]
        stays = isinstance(printed, Card) and printed.type != EVENT
        assert (read_abilities if stays else read_effects)(lines) == tuple(printed.parts)


def test_all_words_are_on_some_card():
    used = {type(word).__name__ for printed in ALL for word in walk(tuple(printed.parts))}
    assert set(WORDS) <= used


@pytest.mark.skipif(compiled(), reason="what mypyc leaves of annotations is not enough")
def test_what_a_word_holds_is_what_its_rules_expect():
    for name, word in WORDS.items():
        hints = get_type_hints(word)
        for field in fields(word):
            slot, hint = slot_of(name, field.name), hints[field.name]
            if get_origin(hint) is Literal:
                assert all(takes(slot, value) for value in get_args(hint)), (name, field.name)
            assert takes(slot, True) == (hint is bool), (name, field.name)
            whole = hint is int or int in get_args(hint)
            named = slot.wants in ("number", "numbers", "faction", "side", "type", "piles")
            assert whole == named, (name, field.name)


def test_names_are_read():
    (ability,) = read_abilities(["Opens(Which(faction=ELF), Grounds())"])
    assert ability == read_abilities(["Opens(which=Which((), ELF), grounds=Grounds())"])[0]
    assert ability.which.faction == ELF


def test_filters_are_put_together():
    line = "Take(Which(type=CHARACTER) & ~Which(keyword=NAZGUL) | Which(faction=ELF))"
    (take,) = read_effects([line])
    assert take.which.matches(replace(_card("galadriel"), keywords=()))
    assert not take.which.matches(_card("the-witch-king"))


def _card(name: str) -> Card:
    return next(each for each in BASE_BOX if isinstance(each, Card) and each.name == name)


def test_empty_lines_and_spaces_mean_nothing():
    entry = {**TABLE["challenge-of-the-king"], "text": ["", "  Draw( 2 ) ", " "]}
    (effect,) = read_entry("challenge-of-the-king", entry).parts
    assert effect == read_effects(["Draw(2)"])[0]


HOSTILE = (
    '__import__("os").system("touch /tmp/caught")',
    '__import__("os")',
    "Draw.__init__.__globals__",
    "Draw(1).do",
    'getattr(Draw(1), "do")',
    "open('/etc/passwd')",
    "eval('1')",
    "(lambda: Draw(1))()",
    "lambda: 1",
    "[Draw(1) for _ in range(9)]",
    "(Draw(1) for _ in (1,))",
    "{Draw(1)}",
    "{1: Draw(1)}",
    "[Draw(1)]",
    "Draw(1) if True else Draw(2)",
    "Draw(1) and Draw(2)",
    "(x := Draw(1))",
    "Draw(x := 1)",
    "Draw(*(1,))",
    "Draw(**{'cards': 1})",
    "Draw(1, **{})",
    "Draw(1)(2)",
    "Draw[1]",
    "await Draw(1)",
    "yield",
    'f"{Draw(1)}"',
    "Draw(f'{1}')",
    "b'Draw'",
    "Draw(b'1')",
    "Draw(1.0)",
    "Draw(1j)",
    "Draw(...)",
    "Draw(9 ** 9 ** 9)",
    "Draw(1 + 1)",
    "Draw(-1)",
    "not Draw(1)",
    "~1",
    "Draw(1) | Draw(2)",
    "1 < 2",
    "import os",
    "x = Draw(1)",
    "Draw(1); Draw(2)",
    "Draw(1)\nDraw(2)",
    "Draw(1",
    "Draw(1))",
    "Draw 1",
    "\x00",
    "Draw(1)\x00",
    "\x7f",
    "\ud800",
    "Effect()",
    "Node()",
    "Filter()",
    "PathChange()",
    "Term('side', 0)",
    "Known()",
    "War()",
    "print",
    "True",
    "None",
    "1",
    '"Draw"',
    "()",
    "DWARF",
    "9" * 500,
    "0x" + "f" * 500,
    "~" * 500 + "Which()",
    " | ".join(["Which()"] * 60),
    "(" * 250 + "1" + ")" * 250,
    "(" * 150 + "1" + ",)" * 150,
    "May((" * 60 + "Draw(1)" + ",))" * 60,
)


@pytest.mark.parametrize("line", HOSTILE, ids=range(len(HOSTILE)))
def test_a_text_names_nothing_but_words(line: str):
    for effect in (True, False):
        found = trouble_in(line, effect)
        assert found.id in {
            "trouble-unreadable",
            "trouble-unknown-word",
            "trouble-other-word",
            "trouble-other-values",
            "trouble-wrong-value",
            "trouble-too-deep",
        }
    assert not Path("/tmp/caught").exists()


def test_what_is_quoted_plays_no_tricks_and_fills_no_page():
    said = str(trouble_in("\x1b[31m" + "x" * (LONGEST - 10)).args["text"])
    assert "\x1b" not in said
    assert len(said) < LONGEST
    with pytest.raises(Trouble) as found:
        KNOWN.check(read_entry("athelas", {**TABLE["athelas"], "wielders": ["\x1b[31mred"]}))
    assert "\x1b" not in str(told(found.value.message).args["name"])


def test_a_line_has_its_end_and_a_tree_its_depth():
    assert trouble_in(f"Draw(1)  # {'x' * LONGEST}").id == "trouble-too-long"
    deep = "May((" * (DEEPEST // 2 - 1) + "Draw(1)" + ",))" * (DEEPEST // 2 - 1)
    assert read_effects([deep])
    assert trouble_in(f"May((May(({deep},)),))", effect=True).id == "trouble-too-deep"


WRONG_VALUES = [
    ("Draw(0)", "cards", "number"),
    ("Draw(10)", "cards", "number"),
    ("Draw(True)", "cards", "number"),
    ("Draw(ELF)", "cards", "number"),
    ('Draw("1")', "cards", "number"),
    ("Draw(None)", "cards", "number"),
    ("Draw((1,))", "cards", "number"),
    ("If(PathNumbered(3), (Draw(1),))", "numbers", "numbers"),
    ("If(PathNumbered((3, 3)), (Draw(1),))", "numbers", "numbers"),
    ("Take(Which(), optional=1)", "optional", "yes-no"),
    ("Either(Draw(1), CycleOne())", "second", "effect"),
    ("May(Draw(1))", "effects", "effects"),
    ("May(())", "effects", "effects"),
    ("May((CycleOne(),))", "effects", "effects"),
    ("May((Draw(1),), Draw(1))", "cost", "cost"),
    ("Action('path', (Draw(1),), CycleSelf())", "costs", "costs"),
    ("Bonus(Draw(1), attack=1)", "when", "condition"),
    ("If(At('moria'), (Draw(1),))", "condition", "circumstance"),
    ("Draw(1, At('moria'))", "one_more", "circumstance"),
    ("If(All(()), (Draw(1),))", "conditions", "circumstances"),
    ("Strengthen('path', True, instead=2)", "instead", "instead"),
    ("Strengthen('path', True, instead=(0, ActivePath('morgai')))", "instead", "instead"),
    ("Take('gimli')", "which", "filter"),
    ("Activate(('moria',))", "grounds", "grounds"),
    ("Take(Which(faction=4))", "faction", "faction"),
    ("Take(Which(faction=FREE))", "faction", "faction"),
    ("Each(ELF, (Draw(1),))", "side", "side"),
    ("Take(Which(type=NAZGUL))", "type", "type"),
    ("Take(Which(keyword='wizard'))", "keyword", "keyword"),
    ("Take(Which(), sources=DECK)", "sources", "piles"),
    ("Take(Which(), sources=(DECK, DECK))", "sources", "piles"),
    ("RemoveCard(1)", "name", "name"),
    ("Take(Which(names='gimli'))", "names", "names"),
    ("Take(Which(names=('gimli', 'gimli')))", "names", "names"),
    ("Action(1, (Draw(1),))", "at", "place"),
    ("Strengthen('up', True)", "to", "words"),
]


@pytest.mark.parametrize(("line", "field", "wants"), WRONG_VALUES)
def test_what_a_word_can_not_hold_is_told_with_what_it_can(line: str, field: str, wants: str):
    found = trouble_in(line, effect=True)
    assert found.id == "trouble-wrong-value"
    assert (found.args["field"], found.args["wants"]) == (field, wants)


def test_of_all_that_words_hold_it_is_told_what_that_is():
    every = {
        slot_of(name, field.name).wants for name, word in WORDS.items() for field in fields(word)
    }
    assert every == {wants for _, _, wants in WRONG_VALUES}
    for lang in LANGUAGES:
        text = (Path(GAME.text_folder) / f"{lang}.ftl").read_text("utf-8")
        (said,) = re.findall(r"^trouble-wrong-value = .*?^}", text, re.M | re.S)
        assert set(re.findall(r"\[([a-z-]+)\]", said)) == every


@pytest.mark.parametrize(
    "line",
    ["Draw()", "Draw(1, None, 2)", "Draw(1, cards=2)", "Draw(1, many=2)", "Recycle(1)", "Take()"],
)
def test_a_word_holds_no_more_and_no_less(line: str):
    found = trouble_in(line, effect=True)
    assert found.id == "trouble-other-values"
    assert found.args["fields"] in ("cards, one_more", "none", "which, sources, most, optional")


def test_a_card_in_play_has_abilities_and_all_others_have_effects():
    assert trouble_in("Draw(1)").args["kind"] == "ability"
    assert trouble_in("SeesTop()", effect=True).args["kind"] == "effect"
    assert trouble_in("CycleOne()", effect=True).args["kind"] == "effect"


@pytest.mark.parametrize("name", ["Drwa", "ELVES", "draw"])
def test_a_word_that_there_is_not_is_named(name: str):
    assert trouble_in(f"{name}(1)").args["word"] == name
    assert trouble_in(f"Draw({name})", effect=True).args["word"] == name


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_accepted_can_be_said(data: st.DataObject):
    name = data.draw(st.sampled_from(sorted(TABLE)))
    ours = TABLE[name]
    kind: type = Ability if ours["kind"] in ("army", "character", "item") else Effect
    line = data.draw(expressions(kind))
    value = "defender-wins" if ours["kind"] == "skirmish" else "text"
    try:
        printed = read_entry(name, corrections.corrected(ours, {value: [line]}))
        KNOWN.check(printed)
    except Trouble as trouble:
        refused = told(trouble.message).id
    else:
        refused = ""
        assert faults_in_sentences(GAME, text_of(printed)) == []
    assert refused in ("", *(f"trouble-{why}" for why in WHYS))


WHYS = ("other-use", "no-icons", "too-long", "too-deep")
"""What no writer of a single word can help."""


# --- What is wrong with a table

ARMY, MAN, THING, EVENT_, PLACE, SMALL, WAY = (
    "the-grey-company",
    "celeborn",
    "athelas",
    "challenge-of-the-king",
    *(
        next(name for name, entry in TABLE.items() if entry["kind"] == kind)
        for kind in ("battleground", "skirmish", "path")
    ),
)
FREE_PLACE = next(
    name
    for name, entry in TABLE.items()
    if entry["kind"] == "battleground" and entry["side"] == "free-peoples"
)

TROUBLES_OF: list[tuple[str, dict[str, Any], str]] = [
    ("balrog-of-morgoth", {}, "no-such-card"),
    ("goblins-of-the-misty-mountains", {"attack": 1}, "base-card"),
    (ARMY, {"faction": "elf"}, "fixed-value"),
    (ARMY, {"copies": 9}, "fixed-value"),
    (ARMY, {"own-name": True}, "fixed-value"),
    (ARMY, {"known": ["attack"]}, "fixed-value"),
    (WAY, {"number": 3}, "fixed-value"),
    (PLACE, {"side": "shadow"}, "fixed-value"),
    (ARMY, {"kind": "dragon"}, "kind"),
    (ARMY, {"kind": 1}, "kind"),
    (ARMY, {"kind": ["army"]}, "kind"),
    (ARMY, {"kind": "battleground"}, "kind"),
    (PLACE, {"kind": "army"}, "kind"),
    (PLACE, {"kind": "skirmish"}, "kind"),
    (ARMY, {"paths": [1]}, "no-such-value"),
    (ARMY, {"\x1b": 1}, "no-such-value"),
    (EVENT_, {"attack": 1}, "no-such-value"),
    (MAN, {"wielders": ["gimli"]}, "no-such-value"),
    (ARMY, {"attack": 10}, "number"),
    (ARMY, {"attack": -1}, "number"),
    (ARMY, {"attack": True}, "number"),
    (ARMY, {"attack": 1.0}, "number"),
    (ARMY, {"attack": "1"}, "number"),
    (ARMY, {"attack": [1]}, "number"),
    (ARMY, {"attack": 10**100}, "number"),
    (MAN, {"paths": 1}, "list"),
    (MAN, {"paths": ["1"]}, "number"),
    (MAN, {"paths": [10]}, "number"),
    (MAN, {"paths": [0]}, "value"),
    (MAN, {"paths": [1, 1]}, "twice"),
    (MAN, {"keywords": "ent"}, "list"),
    (MAN, {"keywords": [1]}, "list"),
    (MAN, {"keywords": ["dragon"]}, "value"),
    (MAN, {"keywords": ["ent", "ent"]}, "twice"),
    (MAN, {"text": "Draw(1)"}, "list"),
    (MAN, {"text": [["SeesTop()"]]}, "list"),
    (MAN, {"text": {"a": "b"}}, "list"),
    (MAN, {"text": ["Draw(1)"]}, "other-word"),
    (THING, {"wielders": []}, "no-wielder"),
    (THING, {"wielders": ["celebron"]}, "no-such-name"),
    (THING, {"wielders": ["the-grey-company"]}, "no-such-name"),
    (THING, {"wielders": ["faction ents"]}, "no-such-name"),
    (THING, {"wielders": ["keyword dragon"]}, "no-such-name"),
    (THING, {"wielders": ["faction elf", "faction elf"]}, "twice"),
    (PLACE, {"defenders": ["gondor"]}, "value"),
    (PLACE, {"defenders": [{}]}, "list"),
    (FREE_PLACE, {"defenders": ["mordor"]}, "other-side"),
    (FREE_PLACE, {"attackers": ["elf"]}, "other-side"),
    (FREE_PLACE, {"attackers": ["any-free-peoples"]}, "other-side"),
    (FREE_PLACE, {"defenders": ["elf", "any-free-peoples"]}, "twice"),
    (SMALL, {"accompanying": ["moria"]}, "two-accompanying"),
    (SMALL, {"accompanying": ["moria", "moria"]}, "twice"),
    (SMALL, {"accompanying": ["moria", SMALL]}, "no-such-name"),
    (SMALL, {"accompanying": ["moria", "morgai"]}, "no-such-name"),
    (EVENT_, {"text": ['RemoveCard("nobody")']}, "no-such-name"),
    (EVENT_, {"text": ['Take(Which(names=("nobody",)))']}, "no-such-name"),
    (EVENT_, {"text": ['Activate(Grounds(("gimli",)))']}, "no-such-name"),
    (EVENT_, {"text": ['If(ActivePath("moria"), (Draw(1),))']}, "no-such-name"),
    (EVENT_, {"text": ['DrawAndPlay(5, Which(), at="path 3")']}, "no-such-name"),
    (MAN, {"text": ['OnPlay((Draw(1),), at="path 10")']}, "no-such-name"),
    (MAN, {"text": ['OnPlay((Draw(1),), at="path x")']}, "no-such-name"),
    (MAN, {"text": ['Bonus(At("reserve"), attack=1)']}, "no-such-name"),
    (MAN, {"text": ['Lends(("nobody",), attack=1)']}, "no-such-name"),
    (MAN, {"text": ['GivesWay("nobody")']}, "no-such-name"),
    (MAN, {"text": ['AlsoOn(("morgai",))']}, "no-such-name"),
    (MAN, {"text": ['Bonus(At("moria"))']}, "no-icons"),
    (MAN, {"text": ['Lends(("gimli",), attack=0)']}, "no-icons"),
    (MAN, {"text": ["Tends()", "Tends(SHADOW)"]}, "twice"),
    (MAN, {"text": ['Action("path", (Draw(1),), (CycleWielder(),))']}, "other-use"),
    (MAN, {"text": ['OnPlay((MoveWielder("path"),))']}, "other-use"),
    (MAN, {"text": ["OnlyWeapon()"]}, "other-use"),
    (MAN, {"text": ["OnPlay((ActivateAndMove(Grounds()),))"]}, "other-use"),
    (MAN, {"text": ['Bonus(Supports(("gimli",)), attack=1)']}, "other-use"),
    (ARMY, {"text": ['Bonus(SupportedBy(("high-elves",)), attack=1)']}, "other-use"),
    (EVENT_, {"text": ["May((Draw(1),), CycleSelf())"]}, "other-use"),
    (EVENT_, {"text": ["May((Draw(1),), EliminateSelf())"]}, "other-use"),
    (EVENT_, {"text": [f'RemoveCard("{EVENT_}")']}, "other-use"),
    (EVENT_, {"text": ['Strengthen("self", True)']}, "other-use"),
    (EVENT_, {"text": ['Strengthen("here", True)']}, "other-use"),
    (EVENT_, {"text": ["CountsAs(9)"]}, "other-use"),
    (PLACE, {"text": ["Eliminate(Which())"]}, "other-use"),
    (PLACE, {"text": ["Cleanse(Which())"]}, "other-use"),
    (PLACE, {"text": ['Strengthen("accompanying", True)']}, "other-use"),
    (WAY, {"text": ["CountsAs(1)"]}, "other-use"),
]


@pytest.mark.parametrize(("card", "correction", "id"), TROUBLES_OF)
def test_what_can_not_be_used_is_told(card: str, correction: dict[str, Any], id: str):
    entries, troubles = corrections.apply(TABLE, {card: correction}, BASE_BOX)
    assert entries == TABLE
    (said,) = corrections.in_words(troubles)
    assert said.args["trouble"] == [told(troubles[card].message)]
    told(said)
    assert troubles[card].message.id == f"trouble-{id}"


def test_every_trouble_is_tried():
    """Those that are told in any language, and those that the code knows."""
    folder = Path(next(iter(values.__path__)))
    known = {
        id
        for page in folder.glob("*.py")
        for id in re.findall(r'Trouble\(\s*"([a-z-]+)"', page.read_text("utf-8"))
    } | {"in-card"}
    for lang in LANGUAGES:
        text = (Path(GAME.text_folder) / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^trouble-([a-z-]+) =", text, re.M)) == known
    here = Path(__file__).read_text("utf-8")
    assert {id for id in known if f'{id}"' not in here} == set()


# --- Merging


def merged(**said: Mapping[str, Any]) -> Any:
    """The table with what is said of cards, whose names are written with underscores."""
    given = {name.replace("_", "-"): dict(values) for name, values in said.items()}
    entries, troubles = corrections.apply(TABLE, given, BASE_BOX)
    assert troubles == {}
    return entries


def test_our_table_is_in_use_and_without_trouble():
    assert (EDITION, TROUBLES) == (0, [])


def test_what_is_corrected_is_known_and_the_rest_as_uncertain_as_before():
    entry = merged(celeborn={"attack": 2})["celeborn"]
    assert read_entry("celeborn", entry) == replace(
        read_entry("celeborn", TABLE["celeborn"]), attack=2
    )
    assert doubt(entry, "attack") == ""
    assert doubt(entry, "defence") == doubt(TABLE["celeborn"], "defence") == "reconstructed"
    horn = merged(horn_of_gondor={"text": []})["horn-of-gondor"]
    assert doubt(TABLE["horn-of-gondor"], "text") == doubt(horn, "wielders") == "partly"
    assert doubt(horn, "text") == doubt(horn, "kind") == ""


def test_nothing_else_changes():
    entries = merged(celeborn={"attack": 2}, athelas={"path": 1})
    assert list(entries) == list(TABLE)
    assert {name for name in TABLE if entries[name] != TABLE[name]} == {"celeborn", "athelas"}


def test_a_card_of_another_kind_keeps_only_what_all_kinds_have():
    entry = merged(celeborn={"kind": "item", "wielders": ["galadriel"]})["celeborn"]
    card = read_entry("celeborn", entry)
    assert isinstance(card, Card)
    assert (card.type, card.faction, card.box) == (ITEM, ELF, EXPANSION)
    assert (card.defence, card.paths, card.abilities) == (0, frozenset(), ())
    assert doubt(entry, "kind") == doubt(entry, "wielders") == ""
    assert doubt(entry, "text") == "reconstructed"
    assert set(entry) >= {"kind", "faction", "text", "wielders"}


def test_an_item_may_be_for_whom_another_correction_makes_a_character():
    said = {
        "the_grey_company": {"kind": "character"},
        "athelas": {"wielders": ["the-grey-company"]},
    }
    for order in (said, dict(reversed(said.items()))):
        merged(**order)


def test_a_wielder_must_stay_a_character():
    item, wielder = THING, MAN
    said: Corrected = {item: {"wielders": [wielder], "path": 2}, wielder: {"kind": "army"}}
    entries, troubles = corrections.apply(TABLE, said, BASE_BOX)
    assert set(troubles) == {wielder}
    assert told(troubles[wielder].message) == Message("trouble-needed", {"name": item})
    assert entries[item]["path"] == 2
    assert entries[wielder] == TABLE[wielder]


# --- Whether a table is played with our values


def edition(**said: Mapping[str, Any]) -> int:
    entries = merged(**said)
    ours, theirs = read(TABLE), read(entries)
    differing = {
        name: entries[name]
        for name, one, other in zip(TABLE, ours, theirs, strict=True)
        if one != other
    }
    return corrections.fingerprint(differing)


def test_what_is_confirmed_makes_no_other_edition():
    all_as_ours = {
        name.replace("-", "_"): {
            value: entry[value] for value in checkable(entry) if value in entry
        }
        for name, entry in TABLE.items()
        if name != "goblins-of-the-misty-mountains"
    }
    assert edition(**all_as_ours) == 0


def test_an_edition_is_told_by_values_and_nothing_else():
    two = edition(celeborn={"attack": 2})
    assert two not in (0, edition(celeborn={"attack": 3}), edition(celeborn={"defence": 2}))
    assert two == edition(celeborn={"attack": 2, "defence": 1, "text": TABLE["celeborn"]["text"]})
    assert two == edition(athelas={"path": 0}, celeborn={"attack": 2})
    paths = edition(celeborn={"paths": [3, 5], "keywords": ["ent", "mount"]})
    assert paths == edition(celeborn={"keywords": ["mount", "ent"], "paths": [5, 3]})
    text = edition(celeborn={"text": ["OnPlay((Draw(1),))"]})
    assert text == edition(celeborn={"text": ["  OnPlay( (Draw(1), ) )", ""]})
    ways = [["moria", "lorien"], ["lorien", "moria"]]
    small = SMALL.replace("-", "_")
    assert len({edition(**{small: {"accompanying": way}}) for way in ways}) == 2


# --- The file


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where corrections are kept."""
    found = tmp_path / "folder" / "corrections.toml"
    monkeypatch.setenv("MATHOM_CORRECTIONS", str(found))
    return found


def test_where_the_file_is(monkeypatch: pytest.MonkeyPatch):
    for name in ("MATHOM_CORRECTIONS", "MATHOM_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/bilbo")
    name = "warcards-corrections.toml"
    assert corrections.path() == Path("/home/bilbo/.local/share/mathom", name)
    monkeypatch.setenv("XDG_DATA_HOME", "/home/bilbo/data")
    assert corrections.path() == Path("/home/bilbo/data/mathom", name)
    monkeypatch.setenv("MATHOM_DATA", "/var/lib/mathom")
    assert corrections.path() == Path("/var/lib/mathom", name)
    monkeypatch.setenv("MATHOM_CORRECTIONS", "/etc/own.toml")
    assert corrections.path() == Path("/etc/own.toml")


def test_who_has_no_home_can_play_as_well(monkeypatch: pytest.MonkeyPatch):
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("MATHOM_CORRECTIONS", "MATHOM_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert corrections.path().name == "warcards-corrections.toml"


def test_no_file_is_no_trouble(file: Path):
    assert corrections.load(file) == ({}, [])


@pytest.mark.parametrize(
    "content",
    [
        b"[celeborn\nattack = 2",
        b"[celeborn]\nattack = 2\n[celeborn]\ndefence = 2",
        b"[celeborn]\nattack = \xff",
        b"[celeborn]\nattack = " + b"9" * 5000,
        b"[celeborn]\ntext = " + b"[" * 5000 + b"]" * 5000,
        b"\x00",
    ],
    ids=range(6),
)
def test_a_file_that_can_not_be_read_is_told_and_never_written_over(file: Path, content: bytes):
    file.parent.mkdir()
    file.write_bytes(content)
    said, (trouble,) = corrections.load(file)
    assert (said, told(trouble).id) == ({}, "trouble-file")
    assert WarcardsCorrections().troubles() == [trouble]
    assert WarcardsCorrections().pending()
    assert len(WarcardsCorrections().sheets()) == len(TABLE) - 1
    with pytest.raises(Refused) as refused:
        WarcardsCorrections().save("celeborn", {"attack": 2})
    assert refused.value.reason.id == "trouble-mend-first"
    told(refused.value.reason)
    assert file.read_bytes() == content


def test_a_folder_in_its_place_is_told(file: Path):
    file.mkdir(parents=True)
    assert corrections.load(file)[1][0].id == "trouble-file"


def test_what_is_under_no_card_is_told_and_the_rest_is_used(file: Path):
    file.parent.mkdir()
    file.write_text("attack = 2\n[celeborn]\nattack = 2\n[nobody]\nattack = 1\n", "utf-8")
    loose, nobody = WarcardsCorrections().troubles()
    assert told(loose) == Message("trouble-not-a-table", {"name": "attack"})
    assert nobody.args["name"] == "nobody"
    assert value_of("celeborn", "attack") == 2


def test_notepad_may_leave_its_mark(file: Path):
    file.parent.mkdir()
    file.write_text("\ufeff[celeborn]\r\nattack = 2\r\n", "utf-8")
    assert corrections.load(file) == ({"celeborn": {"attack": 2}}, [])


def value_of(card: str, value: str) -> Written:
    (sheet,) = [each for each in WarcardsCorrections().sheets() if each.card == card]
    (found,) = [each for each in sheet.values if each.name == value]
    return found.value


def test_of_a_file_that_is_partly_wrong_the_rest_is_used(file: Path):
    file.parent.mkdir()
    file.write_text("[celeborn]\nattack = 2\n[athelas]\npath = 20\n", "utf-8")
    (trouble,) = WarcardsCorrections().troubles()
    assert trouble.args["name"] == "athelas"
    assert value_of("celeborn", "attack") == 2
    assert value_of("athelas", "path") == TABLE["athelas"]["path"]
    # It can be put right here, too.
    WarcardsCorrections().save("athelas", {"path": 2})
    assert WarcardsCorrections().troubles() == []


def test_what_is_saved_is_read_again_and_nothing_else_is_lost(file: Path):
    saved = WarcardsCorrections().save
    saved(
        "celeborn", {"attack": 2, "text": ["OnPlay((Draw(1),))", 'OnPlay((Forsake(1),), "path")']}
    )
    saved("athelas", {"path": 1})
    assert corrections.load(file)[0] == {
        "celeborn": {"attack": 2, "text": ["OnPlay((Draw(1),))", 'OnPlay((Forsake(1),), "path")']},
        "athelas": {"path": 1},
    }
    saved("celeborn", {"defence": 2})
    saved("athelas", {})
    assert corrections.load(file) == ({"celeborn": {"defence": 2}}, [])
    saved("celeborn", {})
    assert corrections.load(file) == ({}, [])
    assert file.read_text("utf-8").startswith("# Corrected values")


def test_remarks_beside_other_cards_stay(file: Path):
    first = "# from Bilbo's copy\n\n[athelas] # worn\npath = 1 # sure\n\n"
    ours = f"{first}# Elves\n\n[celeborn]\nattack = 2\n"
    file.parent.mkdir()
    file.write_text(ours, "utf-8")
    WarcardsCorrections().save("stout-staves", {"path": 2})
    assert file.read_text("utf-8") == f"{ours}\n[stout-staves]\npath = 2\n"
    WarcardsCorrections().save("celeborn", {"attack": 3})
    WarcardsCorrections().save("stout-staves", {})
    assert file.read_text("utf-8").rstrip() == ours.replace("attack = 2", "attack = 3").rstrip()
    WarcardsCorrections().save("athelas", {})
    left = [line for line in file.read_text("utf-8").splitlines() if line]
    assert left == ["# from Bilbo's copy", "# Elves", "[celeborn]", "attack = 3"]


def test_a_file_that_is_written_in_another_way_is_written_anew(file: Path):
    file.parent.mkdir()
    file.write_text('celeborn.attack = 2\n"athelas" = {path = 1}\n', "utf-8")
    WarcardsCorrections().save("celeborn", {"attack": 3})
    assert corrections.load(file) == ({"celeborn": {"attack": 3}, "athelas": {"path": 1}}, [])


def test_what_no_file_can_hold_is_refused(file: Path):
    file.parent.mkdir()
    file.write_text("celeborn.attack = 2\nathelas.path = 1979-05-27\n", "utf-8")
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        WarcardsCorrections().save("celeborn", {"attack": 3})
    assert told(refused.value.reason).id == "trouble-unwritable"
    with pytest.raises(Trouble) as found:
        corrections.save(file, "celeborn", {"text": ["\ud800"]})
    assert found.value.message.id == "trouble-unwritable"
    assert file.read_bytes() == before


def test_what_can_not_be_used_is_not_saved(file: Path):
    for card, values_, id in TROUBLES_OF:
        with pytest.raises(Refused) as refused:
            WarcardsCorrections().save(card, values_)
        assert refused.value.reason.id == f"trouble-{id}"
        assert refused.value.game == "warcards"
    assert not file.exists()


def test_nobody_loses_what_another_card_needs(file: Path):
    saved = WarcardsCorrections().save
    saved(ARMY, {"kind": "character"})
    saved(THING, {"wielders": [ARMY]})
    with pytest.raises(Refused) as refused:
        saved(ARMY, {})
    assert told(refused.value.reason) == Reason("trouble-needed", {"name": THING})
    saved(THING, {})
    saved(ARMY, {})


def test_a_card_that_there_is_not_can_be_taken_out(file: Path):
    file.parent.mkdir()
    file.write_text("[nobody]\nattack = 2\n", "utf-8")
    WarcardsCorrections().save("nobody", {})
    assert corrections.load(file) == ({}, [])
    with pytest.raises(Refused):
        WarcardsCorrections().save("nobody", {})


def test_the_file_is_written_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch):
    WarcardsCorrections().save("celeborn", {"attack": 2})
    before = file.read_bytes()

    def full(self: Path, target: Path) -> None:
        raise OSError("No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space"):
            WarcardsCorrections().save("celeborn", {"attack": 3})
    assert [each.read_bytes() for each in file.parent.iterdir()] == [before]


def test_a_link_to_the_file_stays_one(file: Path, tmp_path: Path):
    file.parent.mkdir()
    real = tmp_path / "real.toml"
    file.symlink_to(real)
    WarcardsCorrections().save("celeborn", {"attack": 2})
    assert file.is_symlink()
    assert corrections.load(real)[0] == {"celeborn": {"attack": 2}}


strings = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
written_values = st.one_of(
    st.integers(-(2**63), 2**63 - 1), strings, st.lists(st.one_of(st.integers(0, 99), strings))
)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.dictionaries(
        st.sampled_from(sorted(TABLE)),
        st.dictionaries(
            st.sampled_from([v for all in VALUES.values() for v in all]), written_values
        ),
        max_size=5,
    ),
    st.data(),
)
def test_whatever_is_saved_is_read_again(tmp_path: Path, said: Corrected, data: st.DataObject):
    """Whether it can be used or not; also what a terminal or TOML would stumble over."""
    file = tmp_path / "any.toml"
    file.unlink(missing_ok=True)
    for name, entry in said.items():
        corrections.save(file, name, entry)
    kept = {name: entry for name, entry in said.items() if entry}
    assert corrections.load(file) == (kept, [])
    for name in data.draw(st.permutations(sorted(kept))):
        del kept[name]
        corrections.save(file, name, {})
        assert corrections.load(file) == (kept, [])


# --- What the page is shown


def test_all_that_can_be_checked_is_on_a_sheet(file: Path):
    sheets = WarcardsCorrections().sheets()
    assert [sheet.card for sheet in sheets] == [
        name for name in TABLE if name != "goblins-of-the-misty-mountains"
    ]
    for sheet in sheets:
        assert tuple(value.name for value in sheet.values) == checkable(TABLE[sheet.card])
        for value in sheet.values:
            assert not value.corrected
            assert value.ours is None
            why = doubt(TABLE[sheet.card], value.name)
            assert value.doubt == (f"unsure-{why}" if why else None)
            for text in VOICES.values():
                assert text.has(f"-value-{value.name}")
                assert value.doubt is None or text.has(value.doubt)
                assert all(text.has(f"-{each.name}") for each in value.among)


def test_what_is_shown_as_possible_can_be_used(file: Path):
    """Each number and each word, alone where it may be."""
    for sheet in WarcardsCorrections().sheets():
        for value in sheet.values:
            held = value.value
            tries: list[Written] = [held]
            if value.form == "number":
                tries = list(range(value.least, value.most + 1))
            elif value.form == "numbers":
                tries = [[number] for number in range(value.least, value.most + 1)]
            elif value.name in ("wielders", "keywords", "defenders", "attackers"):
                tries = [[each.word] for each in value.among]
            words = {each.word for each in value.among}
            assert not words or set([held] if isinstance(held, str) else held) <= words  # type: ignore[arg-type]
            for tried in tries if sheet.card in (ARMY, MAN, THING, PLACE, SMALL, WAY) else [held]:
                found = WarcardsCorrections().try_out(sheet.card, {value.name: tried})
                assert found.trouble is None, (sheet.card, value.name, tried)


def test_what_is_tried_is_shown_and_not_kept(file: Path):
    tried = WarcardsCorrections().try_out("celeborn", {"attack": 2, "text": ["OnPlay((Draw(3),))"]})
    assert tried.trouble is None
    assert VOICES["en"].say(tried.text[0]) == "When you play this card, draw 3 cards."
    shown = {value.name: value for value in tried.values}
    assert (shown["attack"].value, shown["attack"].corrected, shown["attack"].ours) == (2, True, 0)
    assert (shown["defence"].corrected, shown["defence"].ours) == (False, None)
    assert not file.exists()


def test_a_card_of_another_kind_is_tried_with_its_values(file: Path):
    tried = WarcardsCorrections().try_out("celeborn", {"kind": "item"})
    assert tried.trouble is not None
    assert tried.trouble.id == "trouble-no-wielder"
    assert [value.name for value in tried.values] == ["kind", *VALUES["item"]]
    assert WarcardsCorrections().try_out("celeborn", {"kind": "dragon"}).values == []
    assert WarcardsCorrections().try_out("nobody", {"attack": 1}).values == []


def test_what_is_corrected_is_shown_with_what_we_had(file: Path):
    assert not WarcardsCorrections().pending()
    WarcardsCorrections().save("celeborn", {"attack": 2, "defence": 1})
    assert WarcardsCorrections().pending()
    (sheet,) = [each for each in WarcardsCorrections().sheets() if each.card == "celeborn"]
    shown = {value.name: value for value in sheet.values}
    assert (shown["attack"].value, shown["attack"].ours) == (2, 0)
    assert (shown["defence"].value, shown["defence"].ours) == (1, 1)
    assert shown["attack"].corrected
    assert shown["attack"].doubt == "unsure-reconstructed"
    WarcardsCorrections().save("celeborn", {})
    assert not WarcardsCorrections().pending()


# --- In play


def in_another_process(file: Path, script: str, **env: str) -> Any:
    """What a process says that was started with these corrections."""
    done = subprocess.run(
        [sys.executable, "-c", f"import json\n{script}"],
        env={**os.environ, "MATHOM_CORRECTIONS": str(file), **env},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


TELL = """
from mathom.games.warcards.game import GAME
from mathom.games.warcards.values import fire_and_swords as fire
from mathom.games.warcards.catalogue import CARDS, NUMBER, POINTS, LOCATION
from mathom.games.warcards.scenarios import SCENARIOS
rules = {each.name: GAME.rules_for({"scenario": each.name}) for each in SCENARIOS}
card = next(each for each in GAME.printed() if each.name == "celeborn")
print(json.dumps([fire.EDITION, [each.id for each in fire.TROUBLES], rules,
    CARDS[NUMBER["celeborn"]].attack, card.numbers, sorted(card.unsure)]))
"""


def test_cards_are_played_as_they_were_corrected(file: Path):
    WarcardsCorrections().save("celeborn", {"attack": 4, "text": ["OnPlay((Draw(3),))"]})
    number, troubles, rules, attack, numbers, unsure = in_another_process(file, TELL)
    assert number == edition(celeborn={"attack": 4, "text": ["OnPlay((Draw(3),))"]})
    assert (troubles, attack, numbers["attack"]) == ([], 4, 4)
    assert "attack" not in unsure
    assert "text" not in unsure
    assert "defence" in unsure
    for scenario in SCENARIOS:
        played = number if EXPANSION in scenario.boxes else 0
        assert rules[scenario.name] == GAME.rules_version + 1000 * played


def test_corrected_paths_count_where_the_new_paths_are_played(file: Path):
    WarcardsCorrections().save("gorgoroth", {"defence": 1})
    number = edition(gorgoroth={"defence": 1})
    rules = in_another_process(
        file,
        """
from mathom.games.warcards.game import GAME
played = [("trilogy", True), ("trilogy", False), ("fellowship-of-the-ring", True)]
print(json.dumps([GAME.rules_for({"scenario": each, "new_paths": new}) for each, new in played]))
""",
    )
    assert rules == [GAME.rules_version + 1000 * number, GAME.rules_version, GAME.rules_version]


def test_what_is_only_confirmed_changes_no_rules(file: Path):
    WarcardsCorrections().save("celeborn", {"attack": 0, "kind": "character"})
    number, _, rules, *_, unsure = in_another_process(file, TELL)
    assert number == 0
    assert set(rules.values()) == {GAME.rules_version}
    assert "attack" not in unsure


def test_a_broken_file_stops_nobody(file: Path):
    file.parent.mkdir()
    file.write_text("[celeborn", "utf-8")
    number, troubles, _, attack, *_ = in_another_process(file, TELL)
    assert (number, troubles, attack) == (0, ["trouble-file"], 0)


def test_a_process_can_be_given_the_values_of_another(file: Path):
    WarcardsCorrections().save("celeborn", {"attack": 4})
    given = "from mathom.games.warcards.values.sheets import WarcardsCorrections\n"
    handed = in_another_process(
        file, f"{given}print(json.dumps(WarcardsCorrections().handed_down()))"
    )
    WarcardsCorrections().save("celeborn", {"attack": 5})
    assert in_another_process(file, TELL, **handed)[3] == 4
    assert in_another_process(file, TELL)[3] == 5


RECORD = """
from mathom.core import record as records
from mathom.core.match import Match
from mathom.core.record import Seat
from mathom.games.warcards.game import GAME
def played(scenario, seats):
    people = [Seat(str(seat)) for seat in range(seats)]
    match = Match(GAME, people, {"scenario": scenario}, "0" * 64)
    for _ in range(10):
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[0].code)
    return records.dump(match.record()).decode()
print(json.dumps([played("duel", 2), played("duel-in-the-north", 2)]))
"""
OPEN = """
import sys
from mathom.core import record as records
from mathom.core.message import Refused
def opened(text):
    try:
        return records.load(text.encode()).rules
    except Refused as refused:
        return refused.reason.id
print(json.dumps([opened(text) for text in json.loads(sys.stdin.read())]))
"""


def opened(file: Path, saved: list[str]) -> Any:
    script = OPEN.replace("sys.stdin.read()", repr(json.dumps(saved)))
    return in_another_process(file, script)


def test_a_record_is_opened_only_with_its_own_values(file: Path):
    ours = in_another_process(file, RECORD)
    WarcardsCorrections().save("celeborn", {"attack": 4})
    theirs = in_another_process(file, RECORD)
    number = 1000 * edition(celeborn={"attack": 4})
    version = GAME.rules_version
    assert opened(file, ours) == [version, "refused-record-other-values"]
    assert opened(file, theirs) == [version, version + number]
    WarcardsCorrections().save("celeborn", {"attack": 5})
    assert opened(file, theirs) == [version, "refused-record-other-values"]
    WarcardsCorrections().save("celeborn", {})
    assert opened(file, ours) == [version, version]
    assert opened(file, theirs) == [version, "refused-record-other-values"]


PLAY = """
import sys
from mathom.core.testing.case import cases
from mathom.core.testing.soak import soak
from mathom.games.warcards.game import GAME
from mathom.games.warcards.values import fire_and_swords as fire
from mathom.games.warcards.scenarios import SCENARIOS
assert fire.EDITION and not fire.TROUBLES, fire.TROUBLES
new = {each.name for each in SCENARIOS if 2 in each.boxes}
played = [soak(case, 1)[0] for case in cases(GAME) if case.options["scenario"] in new]
print(json.dumps(played))
"""


def test_whatever_can_be_corrected_can_be_played(file: Path):
    """Many cards at once, with any numbers, of any kind, and with any text."""

    @settings(max_examples=1, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(st.randoms(use_true_random=False), st.data())
    def make(luck: Any, data: st.DataObject) -> None:
        said: Corrected = {}
        for name in sorted(TABLE):
            tried = {**said, name: _anything(name, luck, data)}
            if not corrections.apply(TABLE, tried, BASE_BOX)[1]:
                said = tried
        assert len(said) > 40
        file.unlink(missing_ok=True)
        for name, entry in said.items():
            corrections.save(file, name, entry)

    make()
    assert all(decisions > 20 for decisions in in_another_process(file, PLAY))


def _anything(name: str, luck: Any, data: st.DataObject) -> dict[str, Any]:
    kind = TABLE[name]["kind"]
    said: dict[str, Any] = {}
    if kind in TYPES and luck.random() < 0.2:
        said["kind"] = kind = luck.choice(TYPES)
    (sheet,) = [WarcardsCorrections().try_out(name, said)]
    for value in sheet.values:
        words = [each.word for each in value.among]
        if value.form == "number":
            said[value.name] = luck.randint(0, 3)
        elif value.form == "numbers":
            said[value.name] = luck.sample(range(1, 10), 4)
        elif value.form == "text":
            of: type = Ability if kind in ("army", "character", "item") else Effect
            said[value.name] = [data.draw(expressions(of))]
        elif value.form == "words":
            said[value.name] = luck.sample([w for w in words if "any-" not in w], 2)
    return said


# --- What the page in `docs` tells

GUIDE = (Path(__file__).parents[2] / "docs" / "corrections.md").read_text("utf-8")


def test_the_guides_file_can_be_used():
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.S)
    said = tomllib.loads(example)
    assert len(said) > 3
    assert corrections.apply(TABLE, said, BASE_BOX)[1] == {}


def test_the_guides_lines_say_what_it_says():
    lines = re.findall(r"^\| `([A-Z].*?)` \| (.*?) \|$", GUIDE, re.M)
    assert len(lines) > 7
    for line, sentence in lines:
        ability = line.partition("(")[0] in {n for n, w in WORDS.items() if issubclass(w, Ability)}
        name = MAN if ability else EVENT_
        (said,) = text_of(read_entry(name, {**TABLE[name], "text": [line]}))
        assert VOICES["en"].say(said) == sentence


def test_the_guide_names_all_values():
    named = set(re.findall(r"`([a-z-]+)`", GUIDE))
    assert {value for values in VALUES.values() for value in values} <= named


@pytest.mark.parametrize("command", re.findall(r"^\$ mathom (.+)$", GUIDE, re.M))
def test_the_guides_commands_run(command: str, capsys: pytest.CaptureFixture[str]):
    assert main(command.split()) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            {"ROHAN": "a line for the Rohan player", "SOUTHRON": "a line for the Southron player"},
        ),
        ("pl", {"ROHAN": "zdanie o graczu Rohanu", "SOUTHRON": "zdanie o graczu Południowców"}),
    ],
)
def test_the_rulebook_lists_what_was_changed_for_balance(lang: str, lines: dict[str, str]):
    text = VOICES[lang]
    rules = (Path(__file__).parents[2] / "docs" / "rules" / f"warcards.{lang}.md").read_text(
        "utf-8"
    )
    headings = {"en": "| Card or place | Changed |", "pl": "| Karta lub miejsce | Zmienione |"}
    table = rules.partition(headings[lang])[2].partition("\n\n")[0]
    said = dict(re.findall(r"^\| (.*?) \| (.*?) \|$", table, re.M))
    changed = {}
    for name, entry in TABLE.items():
        values = {value: text.name(f"value-{value}") for value in entry.get("balanced", ())}
        for faction, line in lines.items():
            if any(f"PlayerOf({faction}" in each for each in entry.get("text", ())):
                values["text"] = line
        if values:
            changed[text.name(name)] = ", ".join(values.values())
    assert said == changed
    whom = [line for values in said.values() for line in lines.values() if line in values]
    assert len(whom) == 26
    assert "26" in rules


def test_what_was_changed_for_balance_is_told_wherever_it_can_be_checked(file: Path):
    """A skirmish has two texts of which one was changed; the card has one doubt for both."""
    sheets = {sheet.card: sheet for sheet in WarcardsCorrections().sheets()}
    doubts = {value.name: value.doubt for value in sheets["wolves"].values}
    assert doubts["text"] == doubts["defence"] == "unsure-balanced"
    assert doubts["keywords"] == "unsure-reconstructed"
    entry = merged(wolves={"attack": 3})["wolves"]
    assert (doubt(entry, "attack"), doubt(entry, "path")) == ("", "balanced")
    doubts = {value.name: value.doubt for value in sheets["nurn"].values}
    assert doubts["defender-wins"] == "unsure-balanced"
    assert doubts["attacker-wins"] == "unsure-reconstructed"
    (nurn,) = [each for each in GAME.printed() if each.name == "nurn"]
    assert {value: other.id for value, other in nurn.unsure.items()} == {
        "defenders": "unsure-reconstructed",
        "attackers": "unsure-balanced",
        "accompanying": "unsure-reconstructed",
        "text": "unsure-balanced",
    }
