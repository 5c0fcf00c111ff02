"""Which cards a text means. Filters combine with `&`, `|` and `~`.

Most of them ask only what is printed on a card: these are worked out once for all prints, and so is
whatever is put together from them. The others ask the table, which those of `mathom.cards` can't.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.language import Doing, Node
from mathom.games.fellowship.parts import Fight
from mathom.games.fellowship.rules.activity import in_play, site_of
from mathom.games.fellowship.state import Table, here
from mathom.games.fellowship.terms import (
    CHARACTERS,
    FREE_SIDE,
    ITEMS,
    NOBODY,
    SHADOW_SIDE,
    ZONES,
)

if TYPE_CHECKING:
    from mathom.games.fellowship.card import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Such cards. By itself in a text it is one of them, chosen by who acts."""

    _table: list[bool] | None = None
    _may_fit: list[bool] | None = None

    @property
    def printed(self) -> bool:
        """Whether what is printed on a card tells all."""
        return False

    @property
    def names_sites(self) -> bool:
        """Whether it means sites: those are looked for on the path."""
        return False

    @property
    def fixed(self) -> bool:
        """Whether it means certain cards, of which nobody chooses: `SELF`, `BEARER`, `IT`."""
        return False

    def fits(self, card: "Card") -> bool:
        """For those that ask only what is printed."""
        raise NotImplementedError

    @property
    def table(self) -> list[bool]:
        """By print. Kept by hand, for a compiled `cached_property` is a mere property: it will do
        for what is quickly said, like `printed`.
        """
        found = self._table
        if found is None:
            found = [self.fits(card) for card in catalogue.CARDS]
            object.__setattr__(self, "_table", found)  # those that hold something are frozen
        return found

    @property
    def may_fit(self) -> list[bool]:
        """By print: whether it could mean such a card. Asked first, it spares most questions. Kept
        like the table.
        """
        found = self._may_fit
        if found is None:
            found = [self.could_fit(kind) for kind in range(len(catalogue.CARDS))]
            object.__setattr__(self, "_may_fit", found)
        return found

    def could_fit(self, kind: int) -> bool:
        """Whether it could mean a card of that print, whatever happens at the table."""
        return not self.printed or self.table[kind]

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return self.table[t.print_of[card]]

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        """The cards that a `fixed` one means."""
        raise NotImplementedError

    def __and__(self, other: "Filter") -> "Filter":
        return Both(self, other)

    def __or__(self, other: "Filter") -> "Filter":
        return Either(self, other)

    def __invert__(self) -> "Filter":
        return Without(self)


@dataclass(frozen=True)
class Both(Filter):
    first: Filter
    second: Filter

    @cached_property
    def printed(self) -> bool:
        return self.first.printed and self.second.printed

    @cached_property
    def names_sites(self) -> bool:
        return self.first.names_sites or self.second.names_sites

    @cached_property
    def fixed(self) -> bool:
        return self.first.fixed

    def could_fit(self, kind: int) -> bool:
        return self.first.could_fit(kind) and self.second.could_fit(kind)

    def fits(self, card: "Card") -> bool:
        return self.first.fits(card) and self.second.fits(card)

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        if self.printed:
            return self.table[t.print_of[card]]
        return self.first.matches(t, card, d) and self.second.matches(t, card, d)

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return [card for card in self.first.these(t, d) if self.second.matches(t, card, d)]


@dataclass(frozen=True)
class Either(Filter):
    first: Filter
    second: Filter

    @cached_property
    def printed(self) -> bool:
        return self.first.printed and self.second.printed

    @cached_property
    def names_sites(self) -> bool:
        return self.first.names_sites and self.second.names_sites

    def could_fit(self, kind: int) -> bool:
        return self.first.could_fit(kind) or self.second.could_fit(kind)

    def fits(self, card: "Card") -> bool:
        return self.first.fits(card) or self.second.fits(card)

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        if self.printed:
            return self.table[t.print_of[card]]
        return self.first.matches(t, card, d) or self.second.matches(t, card, d)


@dataclass(frozen=True)
class Without(Filter):
    but: Filter

    @cached_property
    def printed(self) -> bool:
        return self.but.printed

    def fits(self, card: "Card") -> bool:
        return not self.but.fits(card)

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return not self.but.matches(t, card, d)


# --- What is printed


class Printed(Filter):
    """One that asks only what is printed on a card."""

    @property
    def printed(self) -> bool:
        return True


@dataclass(frozen=True)
class Race(Printed):
    race: str

    def fits(self, card: "Card") -> bool:
        return card.race == self.race


@dataclass(frozen=True)
class Culture(Printed):
    culture: str

    def fits(self, card: "Card") -> bool:
        return card.culture == self.culture


@dataclass(frozen=True)
class Type(Printed):
    types: tuple[str, ...]

    @property
    def names_sites(self) -> bool:
        return self.types == ("site",)

    def fits(self, card: "Card") -> bool:
        return card.type in self.types


@dataclass(frozen=True)
class Side(Printed):
    side: int

    def fits(self, card: "Card") -> bool:
        return card.side == self.side


@dataclass(frozen=True)
class Title(Printed):
    """By title, whatever the subtitle (T-1.19)."""

    title: str

    def fits(self, card: "Card") -> bool:
        return card.title == self.title


@dataclass(frozen=True)
class Class(Printed):
    """An item of such a class."""

    classes: tuple[str, ...]

    def fits(self, card: "Card") -> bool:
        return card.item_class in self.classes


@dataclass(frozen=True)
class Signet(Printed):
    signet: str

    def fits(self, card: "Card") -> bool:
        return card.signet == self.signet


@dataclass(frozen=True)
class Home(Printed):
    """An ally whose home is that site."""

    number: int

    def fits(self, card: "Card") -> bool:
        return card.home == self.number


@dataclass(frozen=True)
class Numbered(Printed):
    """A site with such a number."""

    first: int
    last: int

    @property
    def names_sites(self) -> bool:
        return True

    def fits(self, card: "Card") -> bool:
        return self.first <= card.site <= self.last and card.type == "site"


@dataclass(frozen=True)
class EventFor(Printed):
    """An event whose text belongs to that phase."""

    phase: int

    def fits(self, card: "Card") -> bool:
        return card.type == "event" and any(
            self.phase in getattr(text, "phases", ()) for text in card.abilities
        )


@dataclass(frozen=True)
class AnyCard(Printed):
    """Any card at all."""

    def fits(self, card: "Card") -> bool:
        return True


# --- Keywords


@dataclass(frozen=True)
class Keyword(Filter):
    """A bold word of a text (T-2.9), and the cards that have it."""

    keyword: str
    value: int = 0
    """For those that count: damage +1."""

    def __add__(self, value: int) -> "Keyword":
        return Keyword(self.keyword, value)

    @cached_property
    def printed(self) -> bool:
        return self.keyword not in catalogue.GRANTED

    def fits(self, card: "Card") -> bool:
        return self.keyword in card.keywords

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        if self.table[t.print_of[card]]:
            return True
        if self.printed:
            return False
        # What gives keywords is a word about cards, and says with a filter which.
        from mathom.games.fellowship.rules.sources import keyword

        return keyword(t, card, self.keyword) > 0


# --- Certain cards


class Certain(Filter):
    @property
    def fixed(self) -> bool:
        return True

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return card in self.these(t, d)


class Self(Certain):
    """This card; in a copied text the site from which it was copied."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return card == d.text

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return (d.text,)


class Bearer(Certain):
    """Who bears this card, or bore it when the action began."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return card == d.bearer and card != NOBODY

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return () if d.bearer == NOBODY else (d.bearer,)


class RingBearer(Certain):
    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return t.seats[t.owner[card]].ring_bearer == card

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        bearer = t.seats[t.free].ring_bearer
        return () if bearer == NOBODY else (bearer,)


class It(Certain):
    """What this action chose last."""

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return d.it


class Shown(Certain):
    """What it showed last."""

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return d.shown


class That(Certain):
    """Whom the trigger is about."""

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return () if d.about is None or d.about.card == NOBODY else (d.about.card,)


class Foes(Certain):
    """Whom `THAT` fought."""

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return () if d.about is None else d.about.foes


class NewSite(Certain):
    """The site to which the fellowship moves."""

    def these(self, t: Table, d: Doing) -> Sequence[int]:
        return (here(t),)


# --- How a card stands to others


@dataclass(frozen=True)
class Whose(Filter):
    """One of somebody's."""

    which: Filter

    @cached_property
    def names_sites(self) -> bool:
        return self.which.names_sites

    def could_fit(self, kind: int) -> bool:
        return self.which.could_fit(kind)


class Your(Whose):
    """One of the acting player's."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return t.owner[card] == d.by and self.which.matches(t, card, d)


class Opponents(Whose):
    """One of an opponent's. A Shadow player's only opponent is the Free Peoples player (T-10.4)."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        theirs = t.owner[card] != d.by if d.by == t.free else t.owner[card] == t.free
        return theirs and self.which.matches(t, card, d)


@dataclass(frozen=True)
class Bearing(Filter):
    """One that bears such a card."""

    what: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        on = t.on
        return any(on[item] == card and self.what.matches(t, item, d) for item in t.board)


@dataclass(frozen=True)
class On(Filter):
    """One that such a card bears."""

    whom: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        bearer = t.on[card]
        return bearer != NOBODY and self.whom.matches(t, bearer, d)


def _foes(fight: Fight | None, card: int) -> Sequence[int]:
    """Against whom a card fights there, if it does."""
    if fight is None:
        return ()
    if card == fight.defender:
        return fight.minions
    return (fight.defender,) if card in fight.minions and fight.defender != NOBODY else ()


@dataclass(frozen=True)
class Fighting(Filter):
    """One that is in the skirmish of this moment, against such a card."""

    whom: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return any(self.whom.matches(t, foe, d) for foe in _foes(t.fight, card))


@dataclass(frozen=True)
class AssignedTo(Filter):
    """One that is assigned to fight such a card."""

    whom: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        foes = [foe for fight in t.fights for foe in _foes(fight, card)]
        return any(self.whom.matches(t, foe, d) for foe in foes)


@dataclass(frozen=True)
class AtSite(Filter):
    """One that is at such a site: an ally at its home, the others where the fellowship is."""

    where: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        site = site_of(t, card)
        return site != NOBODY and self.where.matches(t, site, d)


@dataclass(frozen=True)
class SameTitle(Filter):
    """One with the same title as that."""

    as_: Filter

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        titles = catalogue.TITLE
        return any(
            titles[t.print_of[card]] == titles[t.print_of[other]] for other in self.as_.these(t, d)
        )


@dataclass(frozen=True)
class In(Filter):
    """One that is in such a zone."""

    zone: int

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        return t.zone[card] == self.zone

    def __repr__(self) -> str:
        return f"In({ZONES[self.zone]})"


class Exhausted(Filter):
    """One wound from death (T-3.17)."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        # The same: `sources` asks for words about cards.
        from mathom.games.fellowship.rules.sources import vitality

        return vitality(t, card) - t.wounds[card] <= 1


class Roaming(Filter):
    """A minion at a site with a number below its own (T-13.11)."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        printed = catalogue.CARDS[t.print_of[card]]
        return printed.type == "minion" and t.seats[t.free].marker < printed.site


class Skirmishing(Filter):
    """One that fights in the skirmish of this moment."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        fight = t.fight
        return fight is not None and (card == fight.defender or card in fight.minions)


class Unassigned(Filter):
    """One that neither fights nor is going to."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        fights = t.fights if t.fight is None else [*t.fights, t.fight]
        return not any(card == fight.defender or card in fight.minions for fight in fights)


class NewRace(Filter):
    """One of whose race nobody is in play: companions, allies, whoever can be spotted (T-32.1)."""

    def matches(self, t: Table, card: int, d: Doing) -> bool:
        race = catalogue.CARDS[t.print_of[card]].race
        return not any(
            catalogue.CARDS[t.print_of[other]].race == race for other in in_play(t, CHARACTER, d)
        )


# --- How texts call them

DWARF: Final = Race("dwarf")
ELF: Final = Race("elf")
HOBBIT: Final = Race("hobbit")
MAN: Final = Race("man")
ORC: Final = Race("orc")
URUK: Final = Race("uruk-hai")
NAZGUL: Final = Race("nazgul")
TROLL: Final = Race("troll")
WIZARD: Final = Race("wizard")
BALROG: Final = Race("balrog")

DWARVEN: Final = Culture("dwarven")
ELVEN: Final = Culture("elven")
GANDALF_CULTURE: Final = Culture("gandalf")
GONDOR: Final = Culture("gondor")
SHIRE: Final = Culture("shire")
ISENGARD: Final = Culture("isengard")
MORIA: Final = Culture("moria")
RINGWRAITH: Final = Culture("ringwraith")
SAURON: Final = Culture("sauron")

COMPANION: Final = Type(("companion",))
ALLY: Final = Type(("ally",))
MINION: Final = Type(("minion",))
CHARACTER: Final = Type(CHARACTERS)
POSSESSION: Final = Type(("possession",))
ARTIFACT: Final = Type(("artifact",))
ITEM: Final = Type(ITEMS)
CONDITION: Final = Type(("condition",))
EVENT: Final = Type(("event",))
SITE: Final = Type(("site",))
FREE_CARD: Final = Side(FREE_SIDE)
SHADOW_CARD: Final = Side(SHADOW_SIDE)
ANYTHING: Final = AnyCard()

HAND_WEAPON: Final = Class(("hand-weapon",))
RANGED_WEAPON: Final = Class(("ranged-weapon",))
WEAPON: Final = Class(("hand-weapon", "ranged-weapon"))
ARMOR: Final = Class(("armor",))
HELM: Final = Class(("helm",))
SHIELD: Final = Class(("shield",))
CLOAK: Final = Class(("cloak",))
MOUNT: Final = Class(("mount",))
PIPE: Final = Class(("pipe",))

ARCHER: Final = Keyword("archer")
DAMAGE: Final = Keyword("damage")
DEFENDER: Final = Keyword("defender")
FIERCE: Final = Keyword("fierce")
SANCTUARY: Final = Keyword("sanctuary")
RANGER: Final = Keyword("ranger")
TRACKER: Final = Keyword("tracker")
TALE: Final = Keyword("tale")
STEALTH: Final = Keyword("stealth")
SEARCH: Final = Keyword("search")
SPELL: Final = Keyword("spell")
WEATHER: Final = Keyword("weather")
PIPEWEED: Final = Keyword("pipeweed")
FOREST: Final = Keyword("forest")
MARSH: Final = Keyword("marsh")
MOUNTAIN: Final = Keyword("mountain")
PLAINS: Final = Keyword("plains")
RIVER: Final = Keyword("river")
UNDERGROUND: Final = Keyword("underground")

ARAGORN: Final = Title("aragorn")
ARWEN: Final = Title("arwen")
BILBO: Final = Title("bilbo")
BILL_THE_PONY: Final = Title("bill-the-pony")
BLADE_TIP: Final = Title("blade-tip")
BOROMIR: Final = Title("boromir")
CAVE_TROLL: Final = Title("cave-troll-of-moria")
FORD_OF_BRUINEN: Final = Title("ford-of-bruinen")
FRODO: Final = Title("frodo")
GALADRIEL: Final = Title("galadriel")
GANDALF: Final = Title("gandalf")
GANDALFS_CART: Final = Title("gandalfs-cart")
GIMLI: Final = Title("gimli")
LEGOLAS: Final = Title("legolas")
LEMENYA: Final = Title("ulaire-lemenya")
MERRY: Final = Title("merry")
PIPPIN: Final = Title("pippin")
RIVENDELL_WATERFALL: Final = Title("rivendell-waterfall")
SAM: Final = Title("sam")
SARUMAN: Final = Title("saruman")
THE_BALROG: Final = Title("the-balrog")
THE_ONE_RING: Final = Title("the-one-ring")
THE_GAFFER: Final = Title("the-gaffer")
WITCH_KING: Final = Title("the-witch-king")

SELF: Final = Self()
BEARER: Final = Bearer()
RING_BEARER: Final = RingBearer()
IT: Final = It()
SHOWN: Final = Shown()
THAT: Final = That()
FOES: Final = Foes()
NEW_SITE: Final = NewSite()
EXHAUSTED: Final = Exhausted()
ROAMING: Final = Roaming()
SKIRMISHING: Final = Skirmishing()
UNASSIGNED: Final = Unassigned()
NEW_RACE: Final = NewRace()
YOURS: Final = Your(ANYTHING)


def signet(of: Title) -> Filter:
    return Signet(of.title)


home: Final = Home


def sites(first: int, last: int = 0) -> Filter:
    """Sites of one number, or from one to another."""
    return Numbered(first, last or first)


event_for: Final = EventFor
your: Final = Your
opponents: Final = Opponents


def another(which: Filter) -> Filter:
    return which & ~SELF


bearing: Final = Bearing
on: Final = On
fighting: Final = Fighting
assigned_to: Final = AssignedTo
at_site: Final = AtSite
same_title: Final = SameTitle
in_: Final = In
