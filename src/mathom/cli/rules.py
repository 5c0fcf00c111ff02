"""`mathom rules`: the rulebooks, and how far the tests prove them."""

import msgspec

from mathom.cli.args import JSON, WORDS, Command, Flag, Given
from mathom.cli.console import Console, folded
from mathom.core import registry
from mathom.core.coverage import coverage, marked_rules
from mathom.core.message import refuse
from mathom.core.rulebook import Passage, Rule, Rulebook, Section, rulebook


def run(console: Console, given: Given) -> int:
    if given.has("coverage"):
        return show_coverage(console, given)
    name, wanted = given.word("GAME"), given.word(WORDS)
    if name is None and given.has("json"):
        books = [(game.name, rulebook(game.name, console.lang)) for game in registry.games()]
        console.data([{"game": n, "title": b.title, "rules": len(b.rules)} for n, b in books])
        return 0
    if name is None:
        for game in registry.games():
            book = rulebook(game.name, console.lang)
            console.say(f"{game.name}  {book.title} ({len(book.rules)})")
        console.tell(console.text("rules-how"))
        return 0
    registry.game(name)
    book = rulebook(name, console.lang)
    rules = list(book.rules.values()) if wanted is None else book.find(wanted)
    if given.has("json"):
        console.data([msgspec.to_builtins(rule) for rule in rules])
    elif wanted is None:
        print_book(console, book)
    elif rules:
        print_found(console, book, rules)
    else:
        raise refuse("refused-no-rule", game=name)
    return 0


def print_book(console: Console, book: Rulebook) -> None:
    """Everything that is on the page."""
    for section in book.sections:
        if section.level > 1:
            console.say()
        console.say(section.title)
        for passage in section.passages:
            console.say(f"\n{passage_text(passage)}")
        if section.passages and section.rules:
            console.say()
        for id in section.rules:
            console.say(rule_text(book.rules[id]))


def print_found(console: Console, book: Rulebook, rules: list[Rule]) -> None:
    """Some of the rules, with all headings above them."""
    found = {rule.id for rule in rules}
    above: list[Section] = []
    for section in book.sections:
        above = [*(each for each in above if 1 < each.level < section.level), section]
        own = [id for id in section.rules if id in found]
        if not own:
            continue
        if own[0] != rules[0].id:
            console.say()
        for line in (
            *(heading.title for heading in above),
            *(rule_text(book.rules[id]) for id in own),
        ):
            console.say(line)
        # The next part of the chapter needs no second heading for it.
        above = []


def passage_text(passage: Passage) -> str:
    lines = [" – ".join(cells) for cells in passage.lines]
    if passage.kind == "drawing":
        return "\n".join(lines)
    marks = [""] * len(lines)
    if passage.kind == "list":
        marks = ["- "] * len(lines)
    elif passage.kind == "steps":
        marks = [f"{number}. " for number in range(1, len(lines) + 1)]
    return "\n".join(
        folded(line.replace("*", ""), mark, " " * len(mark))
        for mark, line in zip(marks, lines, strict=True)
    )


def rule_text(rule: Rule) -> str:
    indent = " " * (len(rule.id) + 2)
    lines = [folded(rule.text, f"{rule.id}  ", indent)]
    lines += [folded(note.replace("*", ""), indent, indent + "  ") for note in rule.notes]
    return "\n".join(lines)


def show_coverage(console: Console, given: Given) -> int:
    """Exit code 1 if a rule is neither proven nor reasoned."""
    marks = marked_rules()
    names = [given.words["GAME"]] if given.word("GAME") else registry.names()
    books = {registry.game(name).name: rulebook(name, console.lang) for name in names}
    found = {name: coverage(book, marks) for name, book in books.items()}
    if given.has("json"):
        console.data({name: msgspec.to_builtins(counts) for name, counts in found.items()})
    else:
        for name, counts in found.items():
            console.tell(
                console.text(
                    "rules-coverage",
                    game=name,
                    total=counts.total,
                    proven=counts.proven,
                    reasoned=counts.reasoned,
                    missing=len(counts.missing),
                )
            )
            for id, reason in books[name].reasoned.items():
                console.tell(f"{id}: {reason}", "  ", "    ")
            if counts.missing:
                console.tell(console.text("rules-missing", ids=", ".join(counts.missing)))
    return 1 if any(counts.missing for counts in found.values()) else 0


COMMAND = Command("rules", run, may=("GAME", WORDS), flags=(Flag("coverage"), JSON))
