"""Decks as the server reads and shows them. What it is sent may be anything."""

from mathom.core import registry
from mathom.core.decks import Decks, Entry, Unread
from mathom.core.message import Reason, refuse
from mathom.core.voice import LANGUAGES
from mathom.server import wall_clock
from mathom.server.errors import NotFound
from mathom.server.names import plain
from mathom.server.wire import (
    DECK_CODE_LENGTH,
    DECK_NAME_LENGTH,
    DECK_TEXT_LENGTH,
    DeckInfo,
    DecksInfo,
    DeckToKeep,
    DeckToRead,
    Fault,
    KeptDeck,
    KnownDeckInfo,
    UnreadInfo,
)
from mathom.server.words import words

MOST_DECKS = 200
"""That one guest may keep."""


def decks_for(game: str) -> Decks:
    """A refusal if nobody brings decks to it."""
    found = registry.game(game).decks()
    if found is None:
        raise NotFound(Reason("refused-no-decks", {"game": game}))
    return found


def known(game: str) -> DecksInfo:
    decks = decks_for(game)
    texts = {lang: words(lang, game) for lang in LANGUAGES}
    return DecksInfo(
        list(decks.parts),
        list(decks.rules),
        [
            KnownDeckInfo(
                deck.name,
                deck.kind,
                {lang: text.name(f"deck-{deck.name}") for lang, text in texts.items()},
                {lang: text(f"deck-{deck.name}-about") for lang, text in texts.items()},
                deck.code,
                list(decks.entries(deck.code) or ()),
            )
            for deck in decks.known()
        ],
    )


def read(game: str, given: DeckToRead, lang: str) -> DeckInfo:
    """A deck in every form, whatever form it came in."""
    decks = decks_for(game)
    rules = decks.rules[0] if given.rules is None else given.rules
    if rules not in decks.rules:
        raise refuse("refused-deck-rules", given=rules, known=", ".join(decks.rules))
    if sum(form is not None for form in (given.text, given.code, given.entries)) != 1:
        raise refuse("refused-deck-source")
    name = _name(given.name)
    unread: tuple[Unread, ...] = ()
    if given.text is not None:
        if len(given.text) > DECK_TEXT_LENGTH:
            raise refuse("refused-deck-text", most=DECK_TEXT_LENGTH)
        reading = decks.read(given.text)
        name = name or plain(reading.name)[:DECK_NAME_LENGTH].strip()
        code, unread = reading.code, reading.unread
    elif given.code is not None:
        code = given.code
    else:
        code = decks.code(tuple(given.entries or ()))
    entries = _entries(decks, code)
    text = words(lang, game)
    return DeckInfo(
        name,
        code,
        decks.write(code, name, text),
        list(entries),
        [
            UnreadInfo(line.number, line.line, line.why, text.explain(line.why), list(line.near))
            for line in unread
        ],
        rules,
        [Fault(reason, text.say(reason)) for reason in decks.why_not(entries, rules)],
    )


def to_keep(id: str, given: DeckToKeep) -> KeptDeck:
    """What somebody wants to keep; it need be neither finished nor legal."""
    _entries(decks_for(given.game), given.code)
    name = _name(given.name)
    if not name:
        raise refuse("refused-deck-unnamed")
    return KeptDeck(id, given.game, name, given.code, wall_clock.now())


def _entries(decks: Decks, code: str) -> tuple[Entry, ...]:
    found = decks.entries(code) if len(code) <= DECK_CODE_LENGTH else None
    if found is None:
        raise refuse("refused-deck-code", code=code)
    return found


def _name(said: str) -> str:
    name = plain(said)
    if len(name) > DECK_NAME_LENGTH:
        raise refuse("refused-deck-name", most=DECK_NAME_LENGTH)
    return name
