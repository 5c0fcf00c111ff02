"""Whether names have the forms that messages ask of them, and no others."""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from mathom.core.names import GENDER, Heading, Name

CALL = re.compile(r"(NAME|AGREE)\(([^)]*)\)")


class Request(NamedTuple):
    """That a message asks for a thing in a form. Both are words, or arguments: `$card`, `$case`."""

    thing: str
    form: str


def requests(source: str, names: Collection[Name]) -> set[Request]:
    """All that the messages of a Fluent file ask for. An adjective is asked for every gender of the
    nouns that it may have to agree with.
    """
    found = set()
    for function, inside in CALL.findall(source):
        words = [word.strip().strip('"') for word in inside.split(",")]
        given = dict(word.split(': "') for word in words if ": " in word)
        things = [word for word in words if ": " not in word]
        form = given.get("case", "nom")
        if function == "NAME":
            found.add(Request(things[0], things[1] if len(things) > 1 else form))
            continue
        adjective, noun = things[:2]
        form = things[2] if len(things) > 2 else form
        found.add(Request(noun, GENDER))
        if form.startswith("$"):
            found.add(Request(adjective, form))
            continue
        for name in names:
            if _is_meant(name, noun) and GENDER in name.forms:
                found.add(Request(adjective, f"{form}-{name.forms[GENDER]}"))
    return found


def handed_on(source: str, names: Collection[Name]) -> set[str]:
    """The forms that may come where a message leaves them to the one in which it is spoken:
    `SAY($who, "ins")` asks for `ins`, and of adjectives for `ins-feminine`.
    """
    cases = {*re.findall(r'SAY\([^)"]*"([^"]+)"', source), "nom"}
    genders = {name.forms[GENDER] for name in names if GENDER in name.forms}
    return cases | {f"{case}-{gender}" for case in cases for gender in genders}


def lacking(names: Collection[Name], asked: Collection[Request]) -> Iterator[str]:
    """The names that don't have a form in which messages ask for them. Any has the first."""
    for thing, form in sorted(asked):
        if form.startswith("$") or form == "nom":
            continue
        for name in names:
            if _is_meant(name, thing) and form not in name.forms:
                yield f"{name.id} is asked for {form}"


def idle(
    names: Collection[Name], asked: Collection[Request], spoken: Collection[str]
) -> Iterator[str]:
    """The forms that nobody asks for. `spoken` are the words that may come where a message leaves
    the form to an argument.
    """
    headings: dict[tuple[str, ...], tuple[Heading, list[Name]]] = {}
    for name in names:
        key = (*name.heading.args, *name.heading.forms)
        headings.setdefault(key, (name.heading, []))[1].append(name)
    for heading, those in headings.values():
        wanted = {form for thing, form in asked if any(_is_meant(name, thing) for name in those)}
        open_form = any(form.startswith("$") for form in wanted)
        for form in heading.forms[1:]:
            if form not in wanted and not (open_form and form in spoken):
                yield f"nobody asks {those[0].id} and its like for {form}"


def _is_meant(name: Name, thing: str) -> bool:
    return thing == name.id or (thing.startswith("$") and thing[1:] in name.heading.args)
