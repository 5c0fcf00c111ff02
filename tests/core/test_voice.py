"""Speaking: correct Polish and English, and not a sentence missing or left over."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import mathom
from mathom.core import registry
from mathom.core.game import written
from mathom.core.lesson import FILE as LESSON
from mathom.core.message import Message
from mathom.core.testing.laws import GRAMMAR
from mathom.core.voice import (
    CORE_TEXT,
    LANGUAGES,
    Text,
    forms,
    messages,
    source,
    terms,
    voice,
    within_quotes,
)
from mathom.games.journey.data import PLACE_NAMES

JOURNEY = registry.game("journey")
EN, PL = voice("en", JOURNEY), voice("pl", JOURNEY)
SOURCE = Path(mathom.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))


def folder_id(folder: Path) -> str:
    return str(folder.relative_to(SOURCE))


# Numbers


def len_of(number: int) -> str:
    return f"{len(str(number))} digits"


@pytest.mark.parametrize(
    ("circles", "sentence"),
    [
        (1, "Sam zakreśla 1 okrągłe pole i dociera do Morii."),
        (2, "Sam zakreśla 2 okrągłe pola i dociera do Morii."),
        (4, "Sam zakreśla 4 okrągłe pola i dociera do Morii."),
        (5, "Sam zakreśla 5 okrągłych pól i dociera do Morii."),
        (12, "Sam zakreśla 12 okrągłych pól i dociera do Morii."),
        (22, "Sam zakreśla 22 okrągłe pola i dociera do Morii."),
        (25, "Sam zakreśla 25 okrągłych pól i dociera do Morii."),
    ],
)
def test_polish_has_three_plurals(circles: int, sentence: str):
    assert PL("event-travelled", hobbit="sam", circles=circles, place="moria") == sentence


def test_english_has_two():
    said = [EN("event-travelled", hobbit="sam", circles=n, place="moria") for n in (1, 2, 5)]
    assert said == [
        "Sam crosses off 1 circle and comes to Moria.",
        "Sam crosses off 2 circles and comes to Moria.",
        "Sam crosses off 5 circles and comes to Moria.",
    ]


@pytest.mark.parametrize("number", [10**15, 10**30, -(10**30), 10**400], ids=len_of)
def test_no_number_is_too_large_to_be_said(number: int):
    for text in (EN, PL):
        assert text("event-round", round=number)


# Names


@pytest.mark.parametrize(
    ("term", "case", "spoken"),
    [
        ("merry", "nom", "Merry"),
        ("merry", "gen", "Merry’ego"),
        ("merry", "dat", "Merry’emu"),
        ("merry", "acc", "Merry’ego"),
        ("shelobs-lair", "gen", "Kryjówki Szeloby"),
        ("rohan", "gen", "Rohanu"),
        ("weapon", "second", "drugiej broni"),
    ],
)
def test_a_polish_name_has_cases(term: str, case: str, spoken: str):
    assert PL.name(term, case) == spoken


def test_a_name_without_that_case_is_spoken_in_its_first_form():
    assert PL.name("merry", "voc") == "Merry"
    assert EN.name("merry", "gen") == "Merry"
    assert EN.name("ring", "indef") == "a Ring"


def test_sentences_ask_for_the_case_they_need():
    assert PL("event-shelob", hobbit="frodo") == "Szeloba odbiera Frodowi jeden Pierścień."
    assert PL("event-out", hobbit="sam") == "Nazgûle dopadły Sama. Sam odpada z gry."
    assert EN("event-shelob", hobbit="frodo") == "Shelob takes one Ring from Frodo."


@pytest.mark.parametrize(
    ("said", "set_well"),
    [
        (
            "„Zrzuć „Vilyę, Pierścień Powietrza””: na pewno?",
            "„Zrzuć «Vilyę, Pierścień Powietrza»”: na pewno?",
        ),
        ("„„Magia” i „Odwrót””.", "„«Magia» i «Odwrót»”."),
        ("Karty „Magia” i „Odwrót”.", "Karty „Magia” i „Odwrót”."),
        ("“Play “Lost” here”?", "“Play ‘Lost’ here”?"),
        ("Bilbo„ i „Sam”", "Bilbo„ i „Sam”"),
        ("Bilbo” i „Sam„", "Bilbo” i „Sam„"),
    ],
)
def test_quotes_within_quotes_have_marks_of_their_own(said: str, set_well: str):
    assert within_quotes(said) == set_well
    assert within_quotes(set_well) == set_well


@pytest.mark.parametrize("name", ["Ania", "Łukasz K.", "{ $x }", "-ring", "a b c", "", "-", "42"])
def test_what_is_no_name_of_ours_is_spoken_as_it_is(name: str):
    for text in (EN, PL):
        assert text.name(name) == name
        assert text.name(name, "gen") == name
    assert EN("event-stopped", hobbit=name) == f"{name} stops rolling."


@pytest.mark.parametrize(
    ("symbol", "spoken"),
    [
        ("ring", "Odłóż czerwony Pierścień"),
        ("nazgul", "Odłóż czerwonego Nazgûla"),
        ("weapon", "Odłóż czerwoną broń"),
        ("tree", "Odłóż czerwone Białe Drzewo"),
    ],
)
def test_adjectives_agree_with_their_noun(symbol: str, spoken: str):
    assert PL("option-keep", die="red", symbol=symbol) == spoken


def test_an_adjective_can_begin_a_sentence():
    crossed = {"die": "green", "hobbit": "sam", "number": 2, "part": "whole"}
    assert PL("event-crossed", **crossed).startswith("Zielony Nazgûl jest bliżej")


# Lists, rules, mistakes


def test_lists_are_spoken_one_by_one():
    dice: list[Message] = [
        Message("die", {"die": "yellow", "symbol": "weapon"}),
        Message("die", {"die": "black", "symbol": "tree"}),
    ]
    rolled = Message("event-rolled", {"hobbit": "merry", "dice": dice})
    assert EN.say(rolled) == "Merry rolls: yellow Weapon, black White Tree."
    assert PL.say(rolled) == "Merry rzuca. Wypada: żółta broń, czarne Białe Drzewo."


@pytest.fixture
def phrases(tmp_path: Path) -> Text:
    """A language in which sentences decline what they are given."""
    (tmp_path / "pl.ftl").write_text(
        "thing = { NAME($thing, $case) }\n"
        'other = inn{ AGREE("ending", $thing, $case) } { SAY($what, $case) }\n'
        'keep = zatrzymaj { SAY($what, "acc") }\n'
        'told = { SAY($what, form: "capital") } i { $what }\n'
        'listed = { SAY($what, form: "sentences") }\n',
        "utf-8",
    )
    (tmp_path / "names.pl.txt").write_text(
        "[thing: nom | acc | gender]\n"
        "weapon = broń | = | feminine\n"
        "elf = Elf | Elfa | masculine\n"
        "[adjective: nom-masculine | acc-masculine | nom-feminine | acc-feminine]\n"
        "ending = y | ego | a | ą\n",
        "utf-8",
    )
    return Text("pl", (tmp_path,))


@pytest.mark.parametrize(
    ("thing", "kept", "told"),
    [
        ("elf", "zatrzymaj innego Elfa", "Inny Elf i inny Elf"),
        ("weapon", "zatrzymaj inną broń", "Inna broń i inna broń"),
    ],
)
def test_a_sentence_says_in_which_case_it_wants_a_phrase(
    phrases: Text, thing: str, kept: str, told: str
):
    other = Message("other", {"thing": thing, "what": [Message("thing", {"thing": thing})]})
    assert phrases("keep", what=[other]) == kept
    assert phrases("told", what=[other]) == told


def test_a_phrase_that_tells_its_own_case_keeps_it(phrases: Text):
    own = Message("thing", {"thing": "elf", "case": "nom"})
    assert phrases("keep", what=[own]) == "zatrzymaj Elf"


def test_what_is_no_phrase_can_be_said_as_well(phrases: Text):
    assert phrases("told", what="ania") == "Ania i ania"


def test_between_sentences_stands_no_comma(phrases: Text):
    said = [Message("told", {"what": what}) for what in ("ania", "marek")]
    assert phrases("listed", what=said) == "Ania i ania Marek i marek"
    assert phrases("told", what=said) == "Ania i ania, Marek i marek i Ania i ania, Marek i marek"


def test_a_reason_names_the_rules_it_rests_on():
    message = Message("reason-no-tree", {}, ("J-3.9", "J-3.11"))
    assert EN.explain(message) == f"{EN.say(message)} (J-3.9, J-3.11)"
    plain = Message("reason-no-tree")
    assert EN.explain(plain) == EN.say(plain)


def test_no_invisible_marks_are_put_around_names():
    assert PL("event-stopped", hobbit="Ania") == "Ania kończy rzuty."


def test_however_long_somebodys_words_are_they_can_be_quoted():
    for text in (EN, PL):
        assert text("refused-game", name="x" * 100_000, known="journey")


def test_however_long_a_list_is_it_can_be_told():
    dice: list[Message] = [Message("die", {"die": "yellow", "symbol": "weapon"})] * 200
    for text in (EN, PL):
        assert text("event-rolled", hobbit="merry", dice=dice)


def test_a_sentence_that_lacks_an_argument_is_an_error_that_names_it():
    with pytest.raises(LookupError, match="pl: event-shelob"):
        PL("event-shelob")


def test_an_unknown_sentence_is_an_error():
    with pytest.raises(LookupError):
        EN("no-such-message")
    assert not EN.has("no-such-message")
    assert EN.has("event-shelob")


def test_the_core_speaks_without_a_game():
    assert voice("en")("reason-game-over") == "The game is over."
    assert not voice("en").has("event-shelob")


def test_a_voice_is_made_once():
    assert voice("pl", JOURNEY) is voice("pl", JOURNEY)


def test_broken_fluent_is_found():
    with pytest.raises(SyntaxError, match="not Fluent"):
        messages("hello = { $name\n")


def test_the_arguments_of_a_message_are_found_wherever_they_stand():
    found = messages(
        'm = { $count ->\n    [one] { NAME($who, case: "gen") }\n   *[other] { $what }\n }\n'
        "    .title = { $title }\n"
    )
    assert found == {"m": {"count", "who", "what", "title"}}


def test_the_cases_of_a_term_are_found():
    [plain, cased] = terms("-a = a\n-b = { $case ->\n   *[nom] b\n    [gen] bs\n }\n")
    assert forms(plain) == []
    assert forms(cased) == ["nom", "gen"]


# Every Fluent file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=folder_id)
def test_a_file_is_all_fluent_and_says_nothing_twice(folder: Path, lang: str):
    entries = FluentParser().parse(source(folder, lang)).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    ids = Counter(
        (type(entry).__name__, entry.id.name)
        for entry in entries
        if isinstance(entry, ftl.Message | ftl.Term)
    )
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_id)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path):
    said = [
        {id: args - GRAMMAR for id, args in messages(source(folder, lang)).items()}
        for lang in LANGUAGES
    ]
    assert said[0] == said[1]


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_id)
def test_both_languages_have_the_same_names(folder: Path):
    names = [[term.id.name for term in terms(source(folder, lang))] for lang in LANGUAGES]
    assert names[0] == names[1]


def test_no_two_files_that_are_spoken_together_share_a_message():
    """The first would win, in silence."""
    shared = [folder for folder in FOLDERS if "games" not in folder.parts]
    for game in registry.games():
        together = {*shared, *game.text_folders}
        counts = Counter(id for folder in together for id in messages(source(folder, "en")))
        assert [id for id, count in counts.items() if count > 1] == []


# Nothing missing, nothing left over


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py")))


def nodes(folder: Path) -> Iterator[ast.AST]:
    for tree in trees(folder):
        yield from ast.walk(tree)


@cache
def words(folder: Path) -> set[str]:
    """Every string that stands in the code."""
    return {
        node.value
        for node in nodes(folder)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def families(folder: Path) -> list[re.Pattern[str]]:
    """Every computed id: `f"event-{kind}-veiled"` as `event-(.+)-veiled`."""
    found = []
    for node in nodes(folder):
        if isinstance(node, ast.JoinedStr):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+?)"
                for part in node.values
            )
            if re.match(r"[a-z]+\\-", pattern):
                found.append(re.compile(pattern))
    return found


@cache
def on_the_page() -> list[re.Pattern[str]]:
    """The same of what the page says: `ability-${name}`, and ids in quotation marks."""
    found = []
    for path in sorted(PAGE.rglob("*.*")):
        if path.suffix in (".ts", ".svelte"):
            for _, text in re.findall(r"([`'])([a-z]+-[^`'\n]*?)\1", path.read_text("utf-8")):
                parts = re.split(r"\$\{[^}]*\}", text)
                found.append(re.compile("(.+?)".join(map(re.escape, parts))))
    return found


@cache
def members() -> set[str]:
    """All that a computed id may be computed from."""
    computed = {str(number) for number in range(1, 10)}
    for game in registry.games():
        for setting in game.settings:
            computed.update([setting.name, *map(written, setting.values)])
        if decks := game.decks():
            computed.update(deck.name for deck in decks.known())
    for folder in FOLDERS:
        computed.update(term.id.name for term in terms(source(folder, "en")))
    return computed | words(SOURCE)


def referred_to(folder: Path) -> set[str]:
    """Messages of which others are made: `{ deck-half-elven }`."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", source(folder, "en")))


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_id)
def test_no_message_is_left_over(folder: Path):
    known, possible = words(SOURCE), members()
    if (folder / LESSON).is_file():
        known = known | set(re.findall(r'"([a-z][\w-]*)"', (folder / LESSON).read_text("utf-8")))
    known |= referred_to(folder)
    computed = families(SOURCE) + on_the_page()

    def is_made(word: str) -> bool:
        """Words that others are computed from may be computed themselves."""
        return word in possible or any(
            set(found.groups()) <= possible
            for family in computed
            if (found := family.fullmatch(word))
        )

    def is_used(id: str) -> bool:
        return id in known or any(
            all(map(is_made, found.groups()))
            for family in computed
            if (found := family.fullmatch(id))
        )

    assert [id for id in messages(source(folder, "en")) if not is_used(id)] == []


def test_the_numbered_examples_have_no_gap():
    ids = [id for id in messages(source(SOURCE / "cli" / "text", "en")) if "-example-" in id]
    assert ids == [f"front-example-{number}" for number in range(1, len(ids) + 1)]


def said(node: ast.AST) -> tuple[str, set[str] | None] | None:
    """The id of a message that a call makes, and the arguments it gives, where both stand there."""
    if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
        return None
    first, function = node.args[0].value, node.func
    if not isinstance(first, str):
        return None
    called = function.id if isinstance(function, ast.Name) else ""
    if isinstance(function, ast.Attribute):
        called = f"{getattr(function.value, 'id', '')}.{function.attr}"
    if called in ("refuse", "text", "console.text", "self.text"):
        names = {keyword.arg for keyword in node.keywords}
        return first, None if None in names else {str(name) for name in names}
    if called in ("Message", "Reason"):
        return first, keys(node.args[1]) if len(node.args) > 1 else set()
    if called.endswith(".tell"):
        return f"event-{first}", keys(node.args[1])
    return None


def keys(node: ast.AST) -> set[str] | None:
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    return None


@pytest.mark.parametrize(
    "package",
    ["core", "cli", "bots", "cards", *(f"games/{game.name}" for game in registry.games())],
)
def test_all_that_the_code_says_is_written_with_the_arguments_it_gives(package: str):
    known: dict[str, frozenset[str]] = {}
    for folder in FOLDERS:
        game = folder.parts[folder.parts.index("games") + 1] if "games" in folder.parts else None
        if game is None or package in ("core", "cli", f"games/{game}"):
            known |= messages(source(folder, "en"))
    for call in filter(None, map(said, nodes(SOURCE / package))):
        id, given = call
        assert id in known
        if given is not None:
            assert known[id] - GRAMMAR <= given, id


def test_the_code_is_looked_through_well():
    """The tests above would be content with finding nothing."""
    calls = [call for call in map(said, nodes(SOURCE)) if call is not None]
    assert ("refused-record-truncated", set()) in calls
    assert ("refused-game", {"name", "known"}) in calls
    assert ("event-travelled", {"hobbit", "circles", "place"}) in calls
    assert ("option-split", {"number"}) in calls
    assert any(family.fullmatch("event-dealt-veiled") for family in families(SOURCE))
    assert not any(family.fullmatch("refused-game") for family in families(SOURCE))


def test_every_event_is_written_for_each_kind_told_in_the_rules():
    """Kinds that are computed stand in the code as words of their own."""
    rules = words(SOURCE / "games" / "journey")
    events = [id for id in messages(source(SOURCE / "games/journey/text", "en")) if "event-" in id]
    assert len(events) > 15
    assert [id for id in events if id.removeprefix("event-") not in rules] == []


def test_every_setting_and_every_place_has_its_words():
    for game in registry.games():
        text: Any = voice("en", game)
        for setting in game.settings:
            assert text.has(f"setting-{setting.name}")
    assert all(EN.has(f"effect-{place}") for place in PLACE_NAMES.values())


def test_texts_are_found_where_the_package_is():
    assert (CORE_TEXT / "en.ftl").is_file()
    assert isinstance(Text("en", (CORE_TEXT,)), Text)
