"""`mathom rules`: the rulebooks, and how far the tests prove them."""

import msgspec

from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console, folded
from mathom.core import registry
from mathom.core.coverage import coverage, marked_rules
from mathom.core.rulebook import Rule, Rulebook, rulebook


def run(console: Console, given: Given) -> int:
    if given.has("coverage"):
        return show_coverage(console, given)
    name, number = given.word("GAME"), given.word("NUMBER")
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
    rules = list(book.rules.values()) if number is None else [book.rule(number)]
    if given.has("json"):
        console.data([msgspec.to_builtins(rule) for rule in rules])
    else:
        print_rules(console, book, rules)
    return 0


def print_rules(console: Console, book: Rulebook, rules: list[Rule]) -> None:
    section = ""
    if len(rules) > 1:
        console.say(book.title)
    for rule in rules:
        if rule.section != section:
            section = rule.section
            console.say(f"\n{section}" if len(rules) > 1 else section)
        console.say(rule_text(rule))


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


COMMAND = Command("rules", run, may=("GAME", "NUMBER"), flags=(Flag("coverage"), JSON))
