"""What is worked out once and kept until a card moves: which cards are active, which texts hold."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mathom.core.state import twin
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.language import Doing, Standing
from mathom.games.fellowship.state import Table, here, right_of
from mathom.games.fellowship.terms import (
    BORNE,
    CHARACTERS,
    FREE_SIDE,
    NOBODY,
    PATH,
    SETUP,
    SHADOW_SIDE,
)

if TYPE_CHECKING:
    from mathom.games.fellowship.abilities import Action, Response, When


class Memo:
    """Of one position: what is in play. Cards that come and go are noted one by one; anything else
    that changes what is in play makes a new one (see `changes`).
    """

    __slots__ = (
        "_actions",
        "_borne",
        "_responses",
        "_standing",
        "_whens",
        "active",
        "acts",
        "from_hand",
        "heard",
        "own",
        "players",
        "silent",
        "sites",
        "speaking",
        "t",
    )

    def __init__(self, t: Table) -> None:
        self.t = t
        self.active = _active(t)
        """The active cards in play, in the order in which they came (T-24.1)."""
        self._borne: dict[int, list[int]] | None = None
        self.players = tuple(
            seat for seat in (t.free, *right_of(t, t.free)) if not t.seats[seat].out
        )
        """All who are in the game, in the order in which they act. The Free Peoples player is the
        first, unless that player has lost in this very turn."""
        self.silent = _silent(t) if t.lasting else []
        """Who has no text for now."""
        print_of = t.print_of
        speaks = catalogue.SPEAKS
        self.own = [card for card in self.active if speaks[print_of[card]]]
        """The active cards that have a text of their own."""
        if self.silent:
            self.own = [card for card in self.own if card not in self.silent]
        self.sites = self._copied()
        """The sites whose texts are active, each with who says them: the one where the fellowship
        is, and those that allies copy."""
        self.speaking = [*[(card, card) for card in self.own], *self.sites]
        """All cards whose text is active, with the card from which the text is."""
        self._hear()
        self.from_hand: int | None = None
        """The kinds of happenings that could be answered from a hand, as bits; see `windows`."""
        self._actions: dict[int, list[tuple[int, int, int, Action]]] = {}
        self._whens: dict[int, list[tuple[int, int, When, Doing]]] = {}
        self._responses: dict[int, list[tuple[int, int, Response, Doing]]] = {}
        self._standing: dict[type, list[tuple[int, Standing, Doing]]] | None = None

    def _copied(self) -> list[tuple[int, int]]:
        t = self.t
        site = here(t)
        found = [] if site == NOBODY or t.phase == SETUP else [(site, site)]
        for card in self.own:
            for copied in catalogue.CARDS[t.print_of[card]].copied:
                d = context(t, card)
                for place in t.path:
                    if place != NOBODY and copied.site.matches(t, place, d):
                        found.append((card, place))
        return found

    def _hear(self) -> None:
        print_of, hears, acts = self.t.print_of, catalogue.HEARS, catalogue.ACTS
        heard = phases = 0
        for _, text in self.speaking:
            kind = print_of[text]
            heard |= hears[kind]
            phases |= acts[kind]
        self.heard = heard
        """The kinds of happenings that active texts see, as bits."""
        self.acts = phases
        """The phases for which there are special abilities, as bits."""

    def _forget(self, text: int) -> None:
        """A text has come or gone: what it is part of is worked out anew."""
        kind = self.t.print_of[text]
        for happening in catalogue.WHENS[kind]:
            self._whens.pop(happening, None)
        for happening in catalogue.RESPONSES[kind]:
            self._responses.pop(happening, None)
        if catalogue.STANDING[kind]:
            self._standing = None
        if catalogue.ACTS[kind]:
            self._actions.clear()

    # --- Cards that come and go

    def enters(self, card: int) -> bool:
        """A card has come into play. Whether that is all: it may put another to sleep."""
        t = self.t
        if t.zone[card] == BORNE and t.zone[t.on[card]] != PATH:
            wakes = t.on[card] in self.active
        else:
            wakes = _takes_part(t, card)
            if wakes and self._has_twin(card):
                return False
        if wakes:
            self.active.append(card)
            kind = t.print_of[card]
            if catalogue.SPEAKS[kind]:
                self.speaking.insert(len(self.own), (card, card))
                self.own.append(card)
                self.heard |= catalogue.HEARS[kind]
                self.acts |= catalogue.ACTS[kind]
                self._forget(card)
                if catalogue.CARDS[kind].copied:
                    self.listen()
        if t.zone[card] == BORNE:
            self._borne = None
        return True

    def leaves(self, card: int) -> bool:
        """A card is no longer in play. Whether that is all: another may wake."""
        if card in self.active:
            if self._has_twin(card):
                return False
            self.active.remove(card)
            if card in self.own:
                self.own.remove(card)
                self.speaking.remove((card, card))
                self._forget(card)
                kind = self.t.print_of[card]
                if catalogue.CARDS[kind].copied:
                    self.listen()
                elif catalogue.HEARS[kind] or catalogue.ACTS[kind]:
                    self._hear()
        if self._borne and (card in self._borne or not self._is_character(card)):
            self._borne = None
        return True

    def listen(self) -> None:
        """Other sites may speak: the fellowship has moved, the path or who copies it changed."""
        sites = self._copied()
        for _, site in (*self.sites, *sites):
            self._forget(site)
        self.sites = sites
        self.speaking = [*[(card, card) for card in self.own], *sites]
        self._hear()

    def _is_character(self, card: int) -> bool:
        return catalogue.TYPE[self.t.print_of[card]] in CHARACTERS

    def _has_twin(self, card: int) -> bool:
        """Whether another copy of a unique Shadow card is in play (T-24.7)."""
        t = self.t
        kind = t.print_of[card]
        if catalogue.SIDE[kind] != SHADOW_SIDE or not catalogue.UNIQUE[kind]:
            return False
        title = catalogue.TITLE[kind]
        return any(
            other != card and catalogue.TITLE[t.print_of[other]] == title for other in t.board
        )

    # --- What follows from it, worked out when it is asked for

    def whens(self, happening: int) -> "Sequence[tuple[int, int, When, Doing]]":
        """The texts of active cards that see a kind of happening."""
        if not self.heard >> happening & 1:
            return ()
        found = self._whens.get(happening)
        if found is None:
            found = self._whens[happening] = [
                (card, number, when, context(self.t, card, text))
                for card, text in self.speaking
                for number, when in catalogue.WHENS[self.t.print_of[text]].get(happening, ())
            ]
        return found

    def responses(self, happening: int) -> "Sequence[tuple[int, int, Response, Doing]]":
        """The special abilities that answer a kind of happening."""
        if not self.heard >> happening & 1:
            return ()
        found = self._responses.get(happening)
        if found is None:
            found = self._responses[happening] = [
                (card, number, response, context(self.t, card, text))
                for card, text in self.speaking
                for number, response in catalogue.RESPONSES[self.t.print_of[text]].get(
                    happening, ()
                )
            ]
        return found

    def actions(self, phase: int) -> "Sequence[tuple[int, int, int, Action]]":
        """The special abilities for a phase: card, whose text, its number, and the text itself."""
        if not self.acts >> phase & 1:
            return ()
        found = self._actions.get(phase)
        if found is None:
            found = self._actions[phase] = [
                (card, text, number, action)
                for card, text in self.speaking
                for number, action in catalogue.ACTIONS[self.t.print_of[text]][phase]
            ]
        return found

    def standing(self, kind: type) -> Sequence[tuple[int, Standing, Doing]]:
        """The words of a kind that active cards say."""
        if self._standing is None:
            t = self.t
            table: dict[type, list[tuple[int, Standing, Doing]]] = {}
            for card, text in self.speaking:
                words = catalogue.STANDING[t.print_of[text]]
                if words:
                    d = context(t, card, text)
                    for _, _, word in words:
                        table.setdefault(type(word), []).append((card, word, d))
            self._standing = table
        return self._standing.get(kind, ())

    def borne(self, card: int) -> Sequence[int]:
        """What a card bears."""
        if self._borne is None:
            t = self.t
            zone, on = t.zone, t.on
            found: dict[int, list[int]] = {}
            for item in t.board:
                if zone[item] == BORNE:
                    found.setdefault(on[item], []).append(item)
            self._borne = found
        return self._borne.get(card, ())


def _silent(t: Table) -> list[int]:
    """A Ring that has no text for now."""
    return [
        card
        for lasting in t.lasting
        if catalogue.BLOCKS[lasting.block].words[lasting.at].silences
        for card in lasting.cards
    ]


def memo(t: Table) -> Memo:
    found: Memo | None = t.memo
    if found is None:
        found = t.memo = Memo(t)
    return found


def sayings(t: Table) -> frozenset[type[Standing]]:
    """The kinds of words that the cards of this table can ever say."""
    if t.sayings is None:
        t.sayings = catalogue.sayings(frozenset(t.print_of))
    found: frozenset[type[Standing]] = t.sayings
    return found


def supposing(t: Table) -> Table:
    """A table that shares all with this one, and what is known of it, for whoever exchanges a part
    of it and asks what would be then.
    """
    found = twin(t)
    found.memo, found.sayings, found.tally = memo(t), sayings(t), t.tally
    # What is found out there of hands is not true here, where lists are shared.
    found.events = found.held = None
    return found


def context(t: Table, card: int, text: int = NOBODY) -> Doing:
    """What the pronouns of a card's text mean while nothing is being done. A site speaks to whose
    turn it is.
    """
    by = t.free if t.zone[card] == PATH else t.owner[card]
    return Doing(-1, 0, card, card if text == NOBODY else text, by, t.on[card])


def _takes_part(t: Table, card: int) -> bool:
    """Whether it is a card of the turn: of the Free Peoples player's own side, or of the others'
    Shadow (T-24.1).
    """
    seat = t.owner[card]
    is_free = catalogue.SIDE[t.print_of[card]] == FREE_SIDE
    return is_free == (seat == t.free)


def _active(t: Table) -> list[int]:
    zone, on, print_of = t.zone, t.on, t.print_of
    found = []
    unique: dict[str, int] = {}
    asleep: list[int] = []
    roots = []
    for card in t.board:
        root = card
        while zone[root] == BORNE and zone[on[root]] != PATH:
            root = on[root]
        if _takes_part(t, root):
            found.append(card)
            roots.append(root)
            kind = print_of[card]
            if card == root and catalogue.UNIQUE[kind] and catalogue.SIDE[kind] == SHADOW_SIDE:
                title = catalogue.TITLE[kind]
                if title in unique:
                    unique[title], farther = _nearest(t, unique[title], card)
                    asleep.append(farther)
                else:
                    unique[title] = card
    if asleep:
        return [card for card, root in zip(found, roots, strict=True) if root not in asleep]
    return found


def _nearest(t: Table, one: int, other: int) -> tuple[int, int]:
    """Of two copies of a unique Shadow card only the one is active whose owner sits nearer to the
    Free Peoples player's right (T-24.7). The nearer one, and the one that sleeps.
    """
    order = right_of(t, t.free)
    nearer, farther = sorted((one, other), key=lambda card: order.index(t.owner[card]))
    return nearer, farther
