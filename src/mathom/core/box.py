"""A game's box read out: cards and places in finished sentences, for whoever speaks no Fluent."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from mathom.core.game import Game
from mathom.core.printed import Printed
from mathom.core.voice import LANGUAGES, voice


class Provenance(msgspec.Struct, frozen=True):
    """Whether all values of a card are the `printed` ones, or some are `unsure`."""

    status: Literal["printed", "unsure"]
    values: dict[str, dict[str, str]]
    """Of each value that is unsure what other sources say, by language. A value is named as in
    `numbers` and `lists`, or `kind` or `text`."""


class CardInfo(msgspec.Struct, frozen=True):
    """A card or a place as it is printed. Whatever is said stands there by language, `en` and `pl`.

    `side`, `group` and what is in `lists` are identifiers; a game's words name them, too.
    """

    id: str
    """What options call it."""
    name: dict[str, str]
    kind: str
    side: str | None
    group: str | None
    """What it belongs to, such as a faction."""
    set: str
    collectors_number: str
    """As people write it who collect such cards, `1_34`; empty where nobody counts them."""
    copies: int
    own_names: dict[str, str]
    """The languages in which the name is ours, because no source gives it: `all` of it, or only the
    `subtitle`, which is what follows the first comma."""
    numbers: dict[str, int]
    """Icons, points, strength; only those that are printed."""
    starred: dict[str, int]
    """More of these, under a condition that the text tells."""
    lists: dict[str, list[str]]
    """Keywords, wielders, attackers; numbers, too, if there can be several."""
    text: dict[str, str]
    """What it does, a sentence a line."""
    vanilla: bool
    """Whether it has no text: then that is empty in every language."""
    provenance: Provenance


def read_out(
    game: Game[Any], cards: Iterable[Printed], langs: Sequence[str] = LANGUAGES
) -> list[CardInfo]:
    texts = {lang: voice(lang, game) for lang in langs}
    return [
        CardInfo(
            id=card.name,
            name={lang: text.name(card.name) for lang, text in texts.items()},
            kind=card.kind,
            side=card.side,
            group=card.group,
            set=card.set,
            collectors_number=card.collectors_number,
            copies=card.copies,
            own_names=card.own_names,
            numbers=card.numbers,
            starred=card.starred,
            lists=card.lists,
            text={lang: "\n".join(map(text.say, card.text)) for lang, text in texts.items()},
            vanilla=not card.text,
            provenance=Provenance(
                "unsure" if card.unsure else "printed",
                {
                    value: {lang: text.say(other) for lang, text in texts.items()}
                    for value, other in card.unsure.items()
                },
            ),
        )
        for card in cards
    ]
