"""Cards as they are printed: the facts on one line, then `.text(...)` in printed order."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mathom.games.fellowship.abilities import (
    Ability,
    Copies,
    Costs,
    SecondOfClass,
    ToPlay,
    sorted_text,
)
from mathom.games.fellowship.filters import (
    Class,
    Filter,
    Keyword,
    Race,
    Title,
)
from mathom.games.fellowship.language import Block, Standing, flat
from mathom.games.fellowship.terms import (
    FREE_CULTURES,
    FREE_SIDE,
    NO_SIDE,
    SHADOW_SIDE,
    Arrow,
)

SUPPORT: Final = None
"""Where cards go that nobody bears: the support area."""

CODE: Final = re.compile(r"([1-9]\d*)([RUCP])([1-9]\d*)")
"""As it stands on a card, `1R34`: the set, the rarity, the number in the set (T-35.5)."""
RARE: Final = "R"
UNCOMMON: Final = "U"
COMMON: Final = "C"
PREMIUM: Final = "P"


def key(words: str) -> str:
    """`Gimli’s Helm` as people type it, without accents: `gimlis-helm`."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


# Where there are more than thirty fields, Python finds each a quarter more slowly but for slots.
@dataclass(frozen=True, slots=True)
class Card:
    """One print. `name` is also its Fluent term, and what people type."""

    set: int
    number: int
    """Its own in the set: the two of them say which card it is."""
    rarity: str
    """A letter: how often it was found in boosters (T-35.4)."""
    name: str
    title: str
    """Its key: unique cards, deck limits and filters go by it (T-1.19)."""
    words: tuple[str, str]
    """Title and subtitle as printed."""
    unique: bool
    type: str
    side: int
    culture: str = ""
    race: str = ""
    cost: int = 0
    strength: int = 0
    """Of an item: what it gives its bearer."""
    vitality: int = 0
    resistance: int = 0
    signet: str = ""
    site: int = 0
    """A minion's or a site's number."""
    home: int = 0
    shadow: int = 0
    """A site's Shadow number."""
    arrow: Arrow = "left"
    """To whom a site's arrow points: who plays the next one (T-12.4)."""
    item_class: str = ""
    on: Filter | None = None
    """Who may bear it."""
    limit: int = 0
    """How many of its title one bearer may have."""
    keywords: dict[str, int] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    standing: tuple[Standing, ...] = ()
    to_play: tuple[ToPlay, ...] = ()
    own_costs: tuple[Costs, ...] = ()
    copied: tuple[Copies, ...] = ()
    second: tuple[SecondOfClass, ...] = ()
    said: tuple[Any, ...] = ()
    """The whole text in printed order."""

    def text(self, *said: Any) -> "Card":
        """Keywords, abilities, and words that always hold, in printed order."""
        words = flat(said)
        keywords = [word for word in words if isinstance(word, Keyword)]
        others = [word for word in words if not isinstance(word, Keyword)]
        parts: dict[str, Any] = dict(sorted_text(others))
        return replace(
            self,
            keywords={word.keyword: max(word.value, 1) for word in keywords},
            said=tuple(words),
            **parts,
        )

    @property
    def collectors_number(self) -> str:
        """Which card it is, as collectors write it: `1_34`."""
        return f"{self.set}_{self.number}"

    @property
    def blocks(self) -> Iterator[Block]:
        for ability in self.abilities:
            yield ability.block
        for needs in self.to_play:
            yield needs.block


class Culture:
    """The maker of one culture's cards."""

    def __init__(self, culture: str) -> None:
        self.culture = culture
        self.side = FREE_SIDE if culture in FREE_CULTURES else SHADOW_SIDE

    def _card(self, code: str, type: str, title: str, subtitle: str = "", **facts: Any) -> Card:
        return _card(code, type, title, subtitle, self.side, culture=self.culture, **facts)

    def _character(
        self,
        code: str,
        type: str,
        title: str,
        subtitle: str | Race,
        race: Race | None,
        **facts: Any,
    ) -> Card:
        """Not all have a subtitle; but all have a race (T-2.7)."""
        if isinstance(subtitle, Race):
            return self._card(code, type, title, race=subtitle.race, **facts)
        assert race is not None, title
        return self._card(code, type, title, subtitle, race=race.race, **facts)

    def companion(
        self,
        code: str,
        title: str,
        subtitle: str | Race,
        race: Race | None = None,
        *,
        cost: int,
        strength: int,
        vitality: int,
        signet: Title | None = None,
        resistance: int = 0,
    ) -> Card:
        return self._character(
            code,
            "companion",
            title,
            subtitle,
            race,
            cost=cost,
            strength=strength,
            vitality=vitality,
            signet=signet.title if signet else "",
            resistance=resistance,
        )

    def ally(
        self,
        code: str,
        title: str,
        subtitle: str | Race,
        race: Race | None = None,
        *,
        home: int,
        cost: int,
        strength: int,
        vitality: int,
    ) -> Card:
        return self._character(
            code,
            "ally",
            title,
            subtitle,
            race,
            home=home,
            cost=cost,
            strength=strength,
            vitality=vitality,
        )

    def minion(
        self,
        code: str,
        title: str,
        subtitle: str | Race,
        race: Race | None = None,
        *,
        cost: int,
        strength: int,
        vitality: int,
        site: int,
    ) -> Card:
        return self._character(
            code,
            "minion",
            title,
            subtitle,
            race,
            cost=cost,
            strength=strength,
            vitality=vitality,
            site=site,
        )

    def possession(
        self,
        code: str,
        title: str,
        item_class: Class | None = None,
        *,
        cost: int,
        strength: int = 0,
        vitality: int = 0,
        on: Filter | None,
        limit: int = 0,
    ) -> Card:
        return self._card(
            code,
            "possession",
            title,
            item_class=item_class.classes[0] if item_class else "",
            cost=cost,
            strength=strength,
            vitality=vitality,
            on=on,
            limit=limit,
        )

    def condition(
        self,
        code: str,
        title: str,
        *,
        cost: int,
        strength: int = 0,
        vitality: int = 0,
        on: Filter | None = SUPPORT,
        limit: int = 0,
    ) -> Card:
        return self._card(
            code,
            "condition",
            title,
            cost=cost,
            strength=strength,
            vitality=vitality,
            on=on,
            limit=limit,
        )

    def event(self, code: str, title: str, *, cost: int) -> Card:
        return self._card(code, "event", title, cost=cost)


def site(code: str, title: str, *, number: int, shadow: int, arrow: Arrow) -> Card:
    return _card(code, "site", title, "", NO_SIDE, site=number, shadow=shadow, arrow=arrow)


def one_ring(code: str, title: str, subtitle: str, *, strength: int, vitality: int = 0) -> Card:
    return _card(code, "ring", title, subtitle, NO_SIDE, strength=strength, vitality=vitality)


def _card(code: str, type: str, title: str, subtitle: str, side: int, **facts: Any) -> Card:
    read = CODE.fullmatch(code)
    assert read is not None, code
    plain = title.removeprefix("•")
    return Card(
        set=int(read[1]),
        number=int(read[3]),
        rarity=read[2],
        name=key(f"{plain} {subtitle}"),
        title=key(plain),
        words=(plain, subtitle),
        unique=plain != title,
        type=type,
        side=side,
        **facts,
    )


dwarven: Final = Culture("dwarven")
elven: Final = Culture("elven")
gandalfs: Final = Culture("gandalf")
gondor: Final = Culture("gondor")
shire: Final = Culture("shire")
isengard: Final = Culture("isengard")
moria: Final = Culture("moria")
ringwraith: Final = Culture("ringwraith")
sauron: Final = Culture("sauron")
