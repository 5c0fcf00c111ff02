"""Names: one line each, with the forms that messages ask for, all of them and no others."""

import re
from pathlib import Path

import pytest

from mathom.core import registry
from mathom.core.game import Game
from mathom.core.names import Name, names_in, read
from mathom.core.testing.naming import Request, handed_on, idle, lacking, requests
from mathom.core.voice import LANGUAGES, entries, source
from tests.core.test_voice import PAGE, SOURCE, words

GAMES = {game.name: game for game in registry.games()}


def forms(text: str) -> dict[str, str]:
    """Those of the only name in a text."""
    (name,) = read(text)
    return name.forms


# How they are written


def test_a_line_has_the_forms_that_its_heading_names():
    assert forms("[card: nom | acc | gender]\nlegolas = Legolas | Legolasa | masculine") == {
        "nom": "Legolas",
        "acc": "Legolasa",
        "gender": "masculine",
    }


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Edoras | = | w =", ["Edoras", "Edoras", "w Edoras"]),
        ('Frodo | Froda | "', ["Frodo", "Froda", "Froda"]),
        ('Helmowy Jar | = | "', ["Helmowy Jar", "Helmowy Jar", "Helmowy Jar"]),
    ],
)
def test_forms_that_repeat_are_not_written_again(line: str, said: list[str]):
    assert list(forms(f"[place: nom | acc | in]\nx = {line}").values()) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Gandalf", ["Gandalf", "Gandalf", "singular", "Gandalf"]),
        ("Witch-king | the =", ["Witch-king", "the Witch-king", "singular", "The Witch-king"]),
        ("Orcs | the = | plural", ["Orcs", "the Orcs", "plural", "The Orcs"]),
        ("eagle | an = | plural | Some =", ["eagle", "an eagle", "plural", "Some eagle"]),
    ],
)
def test_a_heading_may_say_what_a_form_is_unless_it_is_written(line: str, said: list[str]):
    heading = "[card: nom | def = | gender singular | start ^def]"
    assert list(forms(f"{heading}\nx = {line}").values()) == said


def test_remarks_and_empty_lines_are_passed_over():
    names = list(read("# Elves\n\n[card: nom]\n\n# One\na = A\nb = B\n[place: nom]\nc = C\n"))
    assert [(name.id, name.heading.args) for name in names] == [
        ("a", ("card",)),
        ("b", ("card",)),
        ("c", ("place",)),
    ]


def test_a_name_becomes_a_term():
    (name,) = read("[card: nom | *def | gender]\nking = King | the = | singular")
    assert name.fluent() == (
        "-king = { $case ->\n    [nom] King\n   *[def] the King\n}\n    .gender = singular\n"
    )


def test_a_name_that_never_changes_is_a_term_without_cases():
    (name,) = read("[card: nom | acc | gender]\nioreth = Ioreth | = | feminine")
    assert name.fluent() == "-ioreth = Ioreth\n    .gender = feminine\n"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("legolas = Legolas", 1, "neither a heading nor a name"),
        ("[card: nom]\nlegolas: Legolas", 2, "neither"),
        ("[card nom]\nlegolas = Legolas", 1, "neither"),
        ("[card: nom | acc]\n\nlegolas = Legolas", 3, "acc is missing"),
        ("[card: nom | acc | in]\nlegolas = Legolas | | w =", 2, "acc is missing"),
        ("[card: nom]\nlegolas = Legolas | Legolasa", 2, "more than nom"),
        ("[card: nom | nom]\nlegolas = Legolas | =", 1, "forms must have different names"),
        ("[card: *nom | *acc]", 1, "one star at most"),
        ("[card: nom | start ^def | def]", 1, "no form before start"),
    ],
)
def test_what_is_wrongly_written_is_found_with_its_line(text: str, line: int, why: str):
    with pytest.raises(SyntaxError, match=why) as caught:
        list(read(text))
    assert caught.value.lineno == line


def test_a_fault_names_the_file(tmp_path: Path):
    (tmp_path / "names.pl.txt").write_text("[card: nom]\n= Legolas\n", "utf-8")
    with pytest.raises(SyntaxError) as caught:
        names_in(tmp_path, "pl")
    assert caught.value.filename == str(tmp_path / "names.pl.txt")
    assert names_in(tmp_path, "en") == []


# What is asked of them

STONES = list(read("[stone: nom | gen | gender]\nonyx = onyks | onyksu | masculine\n"))


@pytest.mark.parametrize(
    ("message", "asked"),
    [
        ("m = { NAME($stone) }", Request("$stone", "nom")),
        ('m = { NAME($stone, case: "gen") }', Request("$stone", "gen")),
        ("m = { NAME($stone, $case) }", Request("$stone", "$case")),
        ('m = { NAME("onyx", case: "gen") }', Request("onyx", "gen")),
        ('m = { AGREE($colour, $stone, case: "acc") }', Request("$stone", "gender")),
        ('m = { AGREE($colour, $stone, case: "acc") }', Request("$colour", "acc-masculine")),
        ('m = { AGREE("is", "onyx") }', Request("is", "nom-masculine")),
        ('m = { AGREE("is", "onyx", "acc") }', Request("is", "acc-masculine")),
        ('m = { AGREE("is", "onyx", $case) }', Request("is", "$case")),
    ],
)
def test_what_messages_ask_for_is_found(message: str, asked: Request):
    assert asked in requests(message, STONES)


def test_a_form_that_a_name_lacks_is_found():
    asked = requests('m = { NAME($stone, case: "dat") }', STONES)
    assert list(lacking(STONES, asked)) == ["onyx is asked for dat"]
    assert list(lacking(STONES, requests('m = { NAME($stone, case: "gen") }', STONES))) == []


def test_a_form_that_nobody_asks_for_is_found():
    asked = requests('m = { NAME($stone, case: "gen") }', STONES)
    assert list(idle(STONES, asked, ())) == ["nobody asks onyx and its like for gender"]
    open_case = requests('m = { NAME($stone, $case) } { AGREE("is", $stone) }', STONES)
    assert list(idle(STONES, open_case, {"gen"})) == []
    assert list(idle(STONES, open_case, {"acc"})) == ["nobody asks onyx and its like for gen"]


def test_what_a_sentence_asks_of_a_phrase_may_come_where_that_leaves_it_open():
    assert handed_on('m = { SAY($who, "ins") } { SAY($what, $case) }', STONES) == {
        "nom",
        "nom-masculine",
        "ins",
        "ins-masculine",
    }


# All names of all games


def asked_on_the_page(game: Game, lang: str, names: list[Name]) -> set[Request]:
    """By the page's sentences about a game, and by its code: `nameOf(role, game, 'role')`."""
    asked = set()
    for path in sorted((PAGE / "text").glob(f"*.{lang}.ftl")):
        for id, message in entries(path.read_text("utf-8")).items():
            if id.startswith(f"{game.name}-"):
                asked |= requests(message, names)
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        for form in re.findall(r"nameOf\([^\n]*?, '(\w+)'\)", path.read_text("utf-8")):
            asked |= {Request(name.id, form) for name in names if form in name.forms}
    return asked


def all_asked(game: Game, lang: str, names: list[Name]) -> set[Request]:
    asked = asked_on_the_page(game, lang, names)
    return asked.union(*(requests(source(f, lang), names) for f in game.text_folders))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_name_has_every_form_that_is_asked_of_it(game: Game, lang: str):
    names = names_in(game.text_folder, lang)
    assert names
    assert list(lacking(names, all_asked(game, lang, names))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_name_has_a_form_that_nobody_asks_for(game: Game, lang: str):
    names = names_in(game.text_folder, lang)
    asked = all_asked(game, lang, names)
    spoken = words(SOURCE / "games" / game.name) | words(SOURCE / "cards")
    for folder in game.text_folders:
        spoken |= handed_on(source(folder, lang), names)
    assert list(idle(names, asked, spoken)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_heading_is_about_something_that_is_asked(game: Game, lang: str):
    names = names_in(game.text_folder, lang)
    asked = {thing for thing, _ in all_asked(game, lang, names)}
    for name in names:
        assert {f"${arg}" for arg in name.heading.args} <= asked or asked & {
            other.id for other in names if other.heading is name.heading
        }, name.heading.args
