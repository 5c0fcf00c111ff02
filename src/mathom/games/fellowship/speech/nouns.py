"""Which cards a text means: filters as nouns, and the pronouns that stand for them.

A noun is a message that a sentence declines (`SAY($who, "ins")`): here is only told of what it
consists, and `noun` is the term with which adjectives agree.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from mathom.core.message import Arg, Message
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.effects.playing import Playable
from mathom.games.fellowship.effects.targets import Each, Some, Who
from mathom.games.fellowship.filters import (
    AnyCard,
    AssignedTo,
    AtSite,
    Bearer,
    Bearing,
    Both,
    Certain,
    Class,
    Culture,
    Either,
    EventFor,
    Exhausted,
    Fighting,
    Filter,
    Foes,
    Home,
    In,
    It,
    Keyword,
    NewRace,
    NewSite,
    Numbered,
    On,
    Opponents,
    Race,
    RingBearer,
    Roaming,
    SameTitle,
    Self,
    Shown,
    Side,
    Signet,
    Skirmishing,
    That,
    Title,
    Type,
    Unassigned,
    Without,
    Your,
)
from mathom.games.fellowship.speech.speaker import Speaker, says
from mathom.games.fellowship.terms import CHARACTERS, ITEMS, PHASES, SIDES

PERSONS: Final = ("archer", "ranger", "tracker")
"""Keywords that say who somebody is; the others are words of a text."""
THINGS: Final = (*PERSONS, "tale", "sanctuary")
"""Keywords by which a card can be called: a tale, but not a weather."""
LANDS: Final = ("forest", "marsh", "mountain", "plains", "river", "underground")


@dataclass
class Noun:
    """What a filter means, as far as it has been read."""

    kinds: dict[str, str] = field(default_factory=dict)
    """The terms of which the noun is put together, by what they tell: `type`, `race`."""
    certain: Filter | None = None
    """The pronoun that it is."""
    others: list[list[Filter]] = field(default_factory=list)
    """Alternatives, of which it is one."""
    marks: list[tuple[int, str, dict[str, Arg]]] = field(default_factory=list)
    """What is said of it besides, from the nearest to the farthest."""
    yours: bool = False
    numbered: tuple[int, int] | None = None

    def mark(self, rank: int, id: str, **args: Arg) -> None:
        self.marks.append((rank, id, args))

    @property
    def head(self) -> str:
        """The term of which it is one: with it adjectives agree."""
        for kind in ("title", "type", "class", "race"):
            if kind in self.kinds:
                return self.kinds[kind]
        keyword = self.kinds.get("keyword", "")
        if keyword.removeprefix("keyword-") in THINGS:
            return keyword
        if self.others:
            return read(self.others[0][:1]).head
        if any(id == "say-on-losing-side" for _, id, _ in self.marks):
            return "type-character"
        if any(id == "say-terrain" for _, id, _ in self.marks) or self.numbered:
            return "type-site"
        return "type-card"

    @property
    def called(self) -> str:
        """What to call it when it is spoken of again: of several alternatives what they all are."""
        kinds = {read([each]).head for each in self.others[0]} if self.others else set()
        characters = {f"type-{type}" for type in CHARACTERS}
        return "type-character" if len(kinds) > 1 and kinds <= characters else self.head

    @property
    def named(self) -> bool:
        """Whether it is somebody's name alone."""
        return "title" in self.kinds and not self.marks


def read(filters: list[Filter]) -> Noun:
    """Printed kinds alone, for which nobody needs to have been spoken of."""
    noun = Noun()
    for each in filters:
        if isinstance(each, Both):
            inner = read([each.first, each.second])
            noun.kinds |= inner.kinds
        elif isinstance(each, (Race, Type, Class, Title, Keyword)):
            _kind(noun, each)
        elif isinstance(each, Your):
            noun.kinds |= read([each.which]).kinds
    return noun


def _kind(noun: Noun, which: Filter) -> None:
    if isinstance(which, Race):
        noun.kinds["race"] = f"race-{which.race}"
    elif isinstance(which, Type):
        noun.kinds["type"] = f"type-{_type(which.types)}"
    elif isinstance(which, Title):
        noun.kinds["title"] = f"title-{which.title}"
    elif isinstance(which, Class):
        name = "weapon" if len(which.classes) > 1 else which.classes[0]
        noun.kinds["class"] = f"class-{name}"
    elif isinstance(which, Keyword):
        noun.kinds["keyword"] = f"keyword-{which.keyword}"


def _type(types: tuple[str, ...]) -> str:
    if types == CHARACTERS:
        return "character"
    return "item" if types == ITEMS else types[0]


# --- What each filter adds


@says(Race, Type, Class, Title)
def _printed(s: Speaker, which: Filter, noun: Noun) -> None:
    _kind(noun, which)


@says(Keyword)
def _keyword(s: Speaker, which: Keyword, noun: Noun) -> None:
    if which.keyword in LANDS:
        noun.mark(0, "say-terrain", terrain=f"terrain-{which.keyword}")
    else:
        _kind(noun, which)


@says(AnyCard, Playable)
def _anything(s: Speaker, which: Filter, noun: Noun) -> None:
    """What can't be played is not offered: a text need not say so."""


@says(Both)
def _both(s: Speaker, which: Both, noun: Noun) -> None:
    s.say(which.first, noun)
    s.say(which.second, noun)


@says(Either)
def _either(s: Speaker, which: Either, noun: Noun) -> None:
    found = _alternatives(which)
    if isinstance(found[0], Culture) and isinstance(found[1], Culture):
        one, other = (f"culture-{each.culture}" for each in found[:2] if isinstance(each, Culture))
        noun.mark(10, "say-cultures", culture=one, other=other)
    else:
        noun.others.append(found)


def _alternatives(which: Filter) -> list[Filter]:
    if isinstance(which, Either):
        return [*_alternatives(which.first), *_alternatives(which.second)]
    return [which]


@says(Without)
def _without(s: Speaker, which: Without, noun: Noun) -> None:
    but = which.but
    if isinstance(but, It) and s.it is not None and s.it.head == "type-card":
        noun.mark(70, "say-but-those")
    elif isinstance(but, (Self, It)) or (isinstance(but, Bearer) and s.last == "bearer"):
        noun.mark(80, "say-another")
    elif isinstance(but, Your):
        noun.mark(90, "say-opponents")
    elif isinstance(but, Bearing):
        noun.mark(45, "say-not-bearing", item=[a(s, but.what)])
    else:
        noun.mark(70, "say-but", but=[a(s, but)])


@says(Culture)
def _culture(s: Speaker, which: Culture, noun: Noun) -> None:
    noun.mark(10, "say-culture", culture=f"culture-{which.culture}")


@says(Side)
def _side(s: Speaker, which: Side, noun: Noun) -> None:
    noun.mark(20, "say-side", side=SIDES[which.side])


@says(Signet)
def _signet(s: Speaker, which: Signet, noun: Noun) -> None:
    noun.mark(40, "say-signet", signet=f"signet-{which.signet}")


@says(Home)
def _home(s: Speaker, which: Home, noun: Noun) -> None:
    noun.mark(40, "say-home", number=which.number)


@says(Numbered)
def _numbered(s: Speaker, which: Numbered, noun: Noun) -> None:
    noun.numbered = (which.first, which.last)


@says(EventFor)
def _event_for(s: Speaker, which: EventFor, noun: Noun) -> None:
    noun.kinds["type"] = "type-event"
    noun.mark(5, "say-phase-event", phase=f"phase-{PHASES[which.phase]}")


@says(Your)
def _your(s: Speaker, which: Your, noun: Noun) -> None:
    noun.yours = True
    s.say(which.which, noun)


@says(Opponents)
def _opponents(s: Speaker, which: Opponents, noun: Noun) -> None:
    s.say(which.which, noun)
    noun.mark(90, "say-opponents")


@says(Bearing)
def _bearing(s: Speaker, which: Bearing, noun: Noun) -> None:
    if isinstance(which.what, Self):
        noun.kinds["type"] = "type-site"
        noun.mark(50, "say-bearing-this")
    else:
        noun.mark(50, "say-bearing", item=[a(s, which.what)])


@says(On)
def _on(s: Speaker, which: On, noun: Noun) -> None:
    noun.mark(50, "say-borne", whom=[a(s, which.whom)])


@says(Fighting)
def _fighting(s: Speaker, which: Fighting, noun: Noun) -> None:
    noun.mark(50, "say-fighting", whom=[a(s, which.whom)])


@says(AssignedTo)
def _assigned_to(s: Speaker, which: AssignedTo, noun: Noun) -> None:
    noun.kinds.setdefault("type", "type-character")
    noun.mark(50, "say-assigned", whom=[a(s, which.whom)])


@says(AtSite)
def _at_site(s: Speaker, which: AtSite, noun: Noun) -> None:
    noun.mark(50, "say-at-site", where=[a(s, which.where)])


@says(SameTitle)
def _same_title(s: Speaker, which: SameTitle, noun: Noun) -> None:
    noun.mark(50, "say-same-title", whom=[a(s, which.as_)])


MARKS: Final[dict[type[Filter], tuple[int, str]]] = {
    In: (50, "say-in-support"),
    Exhausted: (30, "say-exhausted"),
    Roaming: (30, "say-roaming"),
    Skirmishing: (50, "say-skirmishing"),
    Unassigned: (50, "say-unassigned"),
    NewRace: (50, "say-new-race"),
    Shown: (60, "say-among-shown"),
}
"""What is always said of such a card, and how far from it."""


@says(*MARKS)
def _marked(s: Speaker, which: Filter, noun: Noun) -> None:
    noun.mark(*MARKS[type(which)])


@says(Self, Bearer, It, That, NewSite)
def _certain(s: Speaker, which: Filter, noun: Noun) -> None:
    noun.certain = which


@says(RingBearer)
def _ring_bearer(s: Speaker, which: RingBearer, noun: Noun) -> None:
    if "title" in noun.kinds:
        noun.mark(50, "say-as-ring-bearer")
    else:
        noun.certain = which


@says(Foes)
def _foes(s: Speaker, which: Foes, noun: Noun) -> None:
    noun.mark(40, "say-on-losing-side")


# --- Nouns in a sentence


def noun_of(s: Speaker, which: Filter) -> Noun:
    noun = Noun()
    s.say(which, noun)
    return noun


def what(s: Speaker, noun: Noun) -> Message:
    """Such a card, without an article."""
    said = _core(s, noun)
    head = noun.head
    marks = sorted(noun.marks, key=lambda mark: mark[0])
    for _, id, args in marks:
        if id in WITHIN and noun.others:
            continue
        if id == "say-fighting" and (noun.others or any(mark[1] in LOOSE for mark in marks)):
            id = "say-fighting-first"
        if id == "say-terrain" and said.id == "say-noun":
            said = Message("say-noun", {"noun": "type-site"})
        said = Message(id, {"what": [said], "noun": head, **args})
    return said


def _core(s: Speaker, noun: Noun) -> Message:
    if noun.numbered:
        first, last = noun.numbered
        if first == last:
            return Message("say-site", {"number": first})
        id = "say-two-sites" if last == first + 1 else "say-sites"
        return Message(id, {"first": first, "last": last})
    if noun.others:
        return _one_of(s, noun)
    kinds = dict(noun.kinds)
    head = noun.head
    said = Message("say-noun", {"noun": head})
    for kind in ("class", "race", "keyword"):
        term = kinds.get(kind)
        if term is None or term == head:
            continue
        word = term.removeprefix("keyword-")
        id = "say-kind" if kind != "keyword" or word in PERSONS else "say-kind-word"
        said = Message(id, {"what": [said], "of": term})
    return said


LOOSE: Final = ("say-not-bearing",)
"""What is said of somebody in such a way that nothing can follow it: it would be said of that."""
WITHIN: Final = ("say-culture",)
"""What is said of each of several alternatives, so that nobody takes it for the last one's."""


def _one_of(s: Speaker, noun: Noun) -> Message:
    """An Elf or a Dwarf; with what else is known of them, an Elf companion or a Dwarf companion."""
    said = []
    for each in noun.others[0]:
        other = noun_of(s, each)
        if other.certain is not None:
            said.append(a(s, each))
            continue
        other.kinds = {**noun.kinds, **other.kinds}
        other.marks += [mark for mark in noun.marks if mark[1] in WITHIN]
        said.append(what(s, other))
    alike = any(id == "say-fighting" for _, id, _ in noun.marks)
    return or_(said, "say-or-alike" if alike else "say-or")


def or_(parts: list[Message], id: str = "say-or") -> Message:
    *first, last = parts
    return Message(id, {"first": first, "last": [last]}) if first else last


def and_(parts: list[Message]) -> Message:
    *first, last = parts
    return Message("say-and", {"first": first, "last": [last]}) if first else last


def a(s: Speaker, which: Filter) -> Message:
    """One such card, or whom a pronoun means."""
    noun = noun_of(s, which)
    if noun.certain is not None:
        return certain(s, noun.certain)
    return _with_article(s, noun)


def _with_article(s: Speaker, noun: Noun) -> Message:
    said = what(s, noun)
    if noun.yours and "title" not in noun.kinds:
        id = "say-your-own" if noun.numbered or noun.head == "type-site" else "say-your"
        return Message(id, {"what": [said], "noun": noun.head})
    return Message("say-one", {"what": [said]})


def who(s: Speaker, whom: Who) -> Message:
    """On whom a word is done. Who is chosen is `IT` from then on."""
    if isinstance(whom, (Each, Some)):
        return s.say(whom)  # type: ignore[no-any-return]
    noun = noun_of(s, whom)
    if noun.certain is not None:
        return certain(s, noun.certain)
    said = _with_article(s, noun)
    s.it, s.last = noun, "it"
    return said


@says(Each)
def _each(s: Speaker, each: Each) -> Message:
    noun = noun_of(s, each.which)
    s.it, s.last = noun, ""
    if noun.named:
        return _with_article(s, noun)
    id = "say-each-of-yours" if noun.yours else "say-each"
    return Message(id, {"what": [what(s, noun)], "noun": noun.head})


@says(Some)
def _some(s: Speaker, some: Some) -> Message:
    noun = noun_of(s, some.which)
    s.it, s.last = noun, ""
    said = counted(s, some.number, noun)
    if s.paying and said.id == "say-any-number":
        return Message("say-any-number-paid", said.args)
    return said


def counted(s: Speaker, number: Any, noun: Noun) -> Message:
    """So many such cards."""
    said: dict[str, Arg] = {"what": [what(s, noun)], "noun": noun.head}
    if isinstance(number, UpTo):
        if number.limit == 0:
            return Message("say-any-number", said)
        return Message("say-up-to", {**said, "number": number.limit})
    if number == 1:
        return _with_article(s, noun)
    return Message("say-some", {**said, "number": number if isinstance(number, int) else "X"})


# --- Pronouns


def certain(s: Speaker, which: Filter) -> Message:
    saying = PRONOUNS[type(which)]
    return saying(s)


def _self(s: Speaker) -> Message:
    """By title who has one of their own; then by pronoun."""
    card = s.card
    unique = (card.unique and card.type in CHARACTERS) or card.type == "ring"
    noun = f"title-{card.title}" if unique else "type-card"
    if not unique and card.type in (*CHARACTERS, "site"):
        noun = f"type-{card.type}"
    again, s.last = s.last == "self", "self"
    if again and card.type != "ring":
        if unique:
            return Message("say-it", {"noun": noun, "called": noun})
        return Message("say-this-again", {"noun": noun})
    return Message("say-noun" if unique else "say-this", {"noun": noun})


def _bearer(s: Speaker) -> Message:
    again, s.last = s.last == "bearer", "bearer"
    if again:
        return Message("say-it", {"noun": "bearer", "called": "bearer"})
    return Message("say-the", {"noun": "bearer"})


def _the_ring_bearer(s: Speaker) -> Message:
    s.last = "ring-bearer"
    return Message("say-the", {"noun": "ring-bearer"})


def _it(s: Speaker) -> Message:
    noun = s.it or Noun()
    again, s.last = s.last == "it", "it"
    if again:
        return Message("say-it", {"noun": noun.head, "called": noun.called})
    return _again(noun)


def _that(s: Speaker) -> Message:
    noun = s.that or Noun()
    s.last = "that"
    if noun.certain is not None:
        return certain(s, noun.certain)
    return _again(noun)


def _again(noun: Noun) -> Message:
    return Message("say-noun" if noun.named else "say-that", {"noun": noun.called})


def _new_site(s: Speaker) -> Message:
    return Message("say-new-site")


PRONOUNS: Final[dict[type[Filter], Callable[[Speaker], Message]]] = {
    Self: _self,
    Bearer: _bearer,
    RingBearer: _the_ring_bearer,
    It: _it,
    That: _that,
    NewSite: _new_site,
}


AGAIN: Final = ("say-it", "say-this-again")


def subject(who: Message) -> dict[str, Arg]:
    """Who does something, in a language that need not say so again."""
    same = "same" if who.id in AGAIN else "new"
    return {"who": [who], "noun": str(who.args.get("noun", "type-card")), "subject": same}


def continued(first: Message, then: Message) -> Message:
    """The second clause of "exerts or takes a wound": of whom it tells has just been said."""
    if "subject" not in then.args or then.args["who"] != first.args.get("who"):
        return then
    return Message(then.id, {**then.args, "subject": "told"})


def split(which: Filter) -> tuple[Filter | None, Filter | None]:
    """`SELF & fighting(ORC)` as the pronoun and what is asked of it."""
    if isinstance(which, Certain) and type(which) in PRONOUNS:
        return which, None
    if isinstance(which, Both) and isinstance(which.first, Certain):
        return (which.first, which.second) if type(which.first) in PRONOUNS else (None, None)
    return None, None
