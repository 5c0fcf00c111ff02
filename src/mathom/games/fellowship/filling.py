"""All cards are numbered once, and what the rules look up of them is noted."""

from collections.abc import Iterable

from mathom.cards.piles import bits
from mathom.cards.trees import walk
from mathom.games.fellowship.abilities import Action, Response, When
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.catalogue import (
    ACTIONS,
    ACTS,
    ANSWERS,
    BLOCKS,
    CARDS,
    COLLECTED,
    COST,
    GRANTED,
    HEARS,
    NAME,
    NUMBER,
    RESPONSES,
    SAYS,
    SIDE,
    SPEAKS,
    STANDING,
    STRENGTH,
    TITLE,
    TYPE,
    UNIQUE,
    VITALITY,
    WHENS,
)
from mathom.games.fellowship.language import Block, Standing, Word
from mathom.games.fellowship.terms import PHASES


def fill(cards: Iterable[Card]) -> None:
    """Number the cards and their texts."""
    for card in sorted(cards, key=lambda card: (card.set, card.number)):
        _add(card)


def _add(card: Card) -> None:
    NUMBER[card.name] = len(CARDS)
    COLLECTED[card.set, card.number] = card.name
    CARDS.append(card)
    NAME.append(card.name)
    TITLE.append(card.title)
    TYPE.append(card.type)
    SIDE.append(card.side)
    UNIQUE.append(card.unique)
    COST.append(card.cost)
    STRENGTH.append(card.strength)
    VITALITY.append(card.vitality)
    for block in card.blocks:
        _number(block)
    standing = Block(card.standing)
    _number(standing)
    STANDING.append([(standing.number, at, word) for at, word in enumerate(card.standing)])
    SPEAKS.append(bool(card.abilities or card.standing or card.copied))
    numbered = list(enumerate(card.abilities))
    ACTIONS.append(
        [
            [(n, text) for n, text in numbered if isinstance(text, Action) and phase in text.phases]
            for phase in range(len(PHASES))
        ]
    )
    ACTS.append(bits(phase for phase, texts in enumerate(ACTIONS[-1]) if texts))
    responses: dict[int, list[tuple[int, Response]]] = {}
    whens: dict[int, list[tuple[int, When]]] = {}
    for n, text in numbered:
        if isinstance(text, Response):
            for kind in text.trigger.listens():
                responses.setdefault(kind, []).append((n, text))
        elif isinstance(text, When):
            for kind in text.trigger.listens():
                whens.setdefault(kind, []).append((n, text))
    RESPONSES.append(responses)
    WHENS.append(whens)
    HEARS.append(bits({*responses, *whens}))
    ANSWERS.append(bits(responses) if card.type == "event" else 0)
    words = [
        word
        for word in walk((*card.standing, *(block.words for block in card.blocks)))
        if isinstance(word, Standing)
    ]
    SAYS.append(frozenset(map(type, words)))
    GRANTED.update(word.keyword for word in words if hasattr(word, "keyword"))


def _number(block: Block) -> None:
    block.number = len(BLOCKS)
    BLOCKS.append(block)
    for word in block.words:
        _number_within(word)


def _number_within(word: Word) -> None:
    for inner in word.blocks:
        _number(inner)
