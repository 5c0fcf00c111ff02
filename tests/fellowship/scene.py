"""Positions to try a rule on, in the words of the table: who stands where, and what is done.

    t = Scene(fellowship="gimli-son-of-gloin", minions="goblin-runner", fight="gimli goblin-runner")
    t.use("gimli").all_pass()
    assert t.wounds("goblin-runner") == 1

A name may be a card's key or its title's: `gimli`. Several copies are told apart as the table does:
`goblin-runner`, `goblin-runner-2`. The Free Peoples player is seat 0, the Shadow player seat 1.
"""

from collections.abc import Callable, Mapping
from typing import Any

from mathom.core.ask import Ask
from mathom.core.chance import Chance
from mathom.core.message import Reason
from mathom.core.position import Position
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import Fight, House
from mathom.games.fellowship.rules import turn as turns
from mathom.games.fellowship.rules.actions import Actions
from mathom.games.fellowship.rules.archery import Archery, archery_total
from mathom.games.fellowship.rules.assignment import Assignment, FierceRound
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.own_actions import OwnActions
from mathom.games.fellowship.rules.path import Move
from mathom.games.fellowship.rules.phases import PhaseEnds
from mathom.games.fellowship.rules.setup import AGENDA, new_table
from mathom.games.fellowship.rules.skirmish import NextSkirmish
from mathom.games.fellowship.rules.sources import keyword, strength, vitality
from mathom.games.fellowship.rules.zones import enter_play, handle
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import (
    ADVENTURE,
    ARCHERY,
    ASSIGNMENT,
    BORNE,
    COMPANIONS,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP,
    FREE_SIDE,
    GONE,
    HAND,
    LIMBO,
    MANEUVER,
    MINIONS,
    NOBODY,
    PATH,
    PHASES,
    REGROUP,
    SHADOW,
    SHADOW_SIDE,
    SKIRMISH,
    SUPPORT,
    ZONES,
)

FREE, SHADOWS = 0, 1

FRODO = "frodo-son-of-drogo"
RING = "the-one-ring-the-ruling-ring"

FREE_FILLER, SHADOW_FILLER = "uruk-savage", "hobbit-sword"

SITES = (
    "green-hill-country",
    "weathertop",
    "council-courtyard",
    "mithril-mine",
    "the-bridge-of-khazad-dum",
    "dimrill-dale",
    "silverlode-banks",
    "pillars-of-the-kings",
    "slopes-of-amon-hen",
)
"""A path for tests that need none in particular. Name others if their texts would disturb."""


class Scene:
    """A table in the middle of a turn of seat 0.

    Lists are closed: who holds a card is asked wherever any event of the set could be played, and
    nowhere else. A scene that wants to stop in a phase has a card on the table that makes it so (an
    Elf for archery, a ranger for regroup), or goes on to the next question (`pass_to`). With
    `filler` each who would hold none has a card that can't be played this turn (`filler=False`
    leaves hands empty).
    `fellowship` are companions beside the Ring-bearer; `bearing` tells who bears what:
    `{"gimli": "gimlis-helm"}`. `path` begins with site 1; `name:theirs` is the Shadow player's.
    """

    def __init__(
        self,
        fellowship: str = "",
        *,
        minions: str = "",
        hand: str = "",
        shadow_hand: str = "",
        support: str = "",
        shadow_support: str = "",
        bearing: Mapping[str, str] | None = None,
        deck: str = "",
        shadow_deck: str = "",
        discard: str = "",
        shadow_discard: str = "",
        dead: str = "",
        path: str = "",
        at: int = 0,
        adventure: str = "",
        shadow_adventure: str = "",
        phase: str = "",
        fight: str = "",
        pool: int = 0,
        burdens: int = 0,
        wounds: Mapping[str, int] | None = None,
        ring_bearer: str = FRODO,
        ring: str = RING,
        worn: bool = False,
        goal: int = 9,
        filler: bool = True,
        **house: Any,
    ) -> None:
        house.setdefault("open_decks", False)
        decks = (ARAGORN_STARTER, ARAGORN_STARTER)
        t = self.t = new_table(decks, House(goal=goal, starter=False, **house), Chance("scene"))
        t.story = []
        self._empty(t)
        self._names: dict[int, str] = {}
        self._ring_bearers(ring_bearer, ring)
        self._lay_path(path, at)
        for name in adventure.split():
            self._add(name, FREE, ADVENTURE)
        for name in shadow_adventure.split():
            self._add(name, SHADOWS, ADVENTURE)
        for names, seat, zone in (
            (fellowship, FREE, COMPANIONS),
            (support, FREE, SUPPORT),
            (minions, SHADOWS, MINIONS),
            (shadow_support, SHADOWS, SUPPORT),
        ):
            for name in names.split():
                enter_play(t, self._add(name, seat, LIMBO), zone)
        for bearer, items in (bearing or {}).items():
            for name in items.split():
                print_of = catalogue.CARDS[catalogue.NUMBER[name]]
                seat = FREE if print_of.side == FREE_SIDE else SHADOWS
                is_site = bearer in catalogue.NUMBER and self._is_site(bearer)
                on = self._site(bearer) if is_site else self.card(bearer)
                enter_play(t, self._add(name, seat, LIMBO), BORNE, on)
        for names, seat, zone, pile in (
            (hand, FREE, HAND, t.hands),
            (shadow_hand, SHADOWS, HAND, t.hands),
            (deck, FREE, DECK, t.decks),
            (shadow_deck, SHADOWS, DECK, t.decks),
            (discard, FREE, DISCARD, t.piles),
            (shadow_discard, SHADOWS, DISCARD, t.piles),
            (dead, FREE, DEAD, t.dead),
        ):
            for name in names.split():
                pile[seat].append(self._add(name, seat, zone))
        if filler:
            # Who holds nothing is not asked; so each has a card that can't be played this turn.
            for seat, name in ((FREE, FREE_FILLER), (SHADOWS, SHADOW_FILLER)):
                if not t.hands[seat]:
                    t.hands[seat].append(self._add(name, seat, HAND))
        t.pool = pool
        t.seats[FREE].burdens = burdens
        t.seats[FREE].worn = worn
        for name, number in (wounds or {}).items():
            t.wounds[self.card(name)] = number
        t.turn = 1
        phase = phase or ("skirmish" if fight else "fellowship")
        t.moves = 0 if phase == "fellowship" else 1
        self._begin(phase, fight)

    # --- Laying out

    def _empty(self, t: Table) -> None:
        cards = len(t.print_of)
        t.zone[:] = [GONE] * cards
        for pile in (t.hands, t.decks, t.piles, t.dead):
            for each in pile:
                each.clear()

    def _add(self, name: str, seat: int, zone: int) -> int:
        """A card that is not in the box of new_table: the table grows by one."""
        t = self.t
        if name not in catalogue.NUMBER:
            raise KeyError(f"no card {name}")
        t.print_of.append(catalogue.NUMBER[name])
        t.owner = (*t.owner, seat)
        for column, value in ((t.zone, zone), (t.on, NOBODY), (t.wounds, 0), (t.tag, 0)):
            column.append(value)
        return len(t.print_of) - 1

    def _ring_bearers(self, ring_bearer: str, ring: str) -> None:
        for seat in (FREE, SHADOWS):
            bearer = self._add(ring_bearer if seat == FREE else FRODO, seat, LIMBO)
            its_ring = self._add(ring if seat == FREE else RING, seat, LIMBO)
            enter_play(self.t, bearer, COMPANIONS)
            enter_play(self.t, its_ring, BORNE, bearer)
            self.t.seats[seat].ring_bearer = bearer
            self.t.seats[seat].ring = its_ring

    def _lay_path(self, path: str, at: int) -> None:
        """As far as the fellowship has come; what lies ahead is played from adventure decks."""
        t = self.t
        names = path.split() or list(SITES[: max(at, 1)])
        for number, each in enumerate(names, start=1):
            name, _, whose = each.partition(":")
            card = self._add(name, SHADOWS if whose == "theirs" else FREE, PATH)
            assert catalogue.CARDS[t.print_of[card]].site == number, f"{name} is no site {number}"
            t.path[number] = card
            t.tag[card] = 1
        t.seats[FREE].marker = at or len(names)
        t.seats[SHADOWS].marker = 1
        for number, name in enumerate(SITES[: t.house.goal], start=1):
            if t.path[number] == NOBODY:
                self._add(name, SHADOWS, ADVENTURE)
        t.phase = FELLOWSHIP
        changed(t, Change.TABLE)

    def _is_site(self, name: str) -> bool:
        return catalogue.CARDS[catalogue.NUMBER[name]].type == "site"

    def _site(self, name: str) -> int:
        kind = catalogue.NUMBER[name]
        return next(
            site for site in self.t.path if site != NOBODY and self.t.print_of[site] == kind
        )

    def _begin(self, phase: str, fight: str) -> None:
        t = self.t
        t.phase = PHASES.index(phase)
        frames: dict[int, list[TableFrame]] = {
            FELLOWSHIP: [
                OwnActions(FREE),
                Move(),
                PhaseEnds(FELLOWSHIP, FREE),
                turns.ShadowPhases(),
            ],
            SHADOW: [
                OwnActions(SHADOWS),
                PhaseEnds(SHADOW, SHADOWS),
                turns.Fray(MANEUVER),
            ],
            MANEUVER: [Actions(), PhaseEnds(MANEUVER), turns.Fray(ARCHERY)],
            ARCHERY: [Actions(), Archery(), PhaseEnds(ARCHERY), turns.Fray(ASSIGNMENT)],
            ASSIGNMENT: [Assignment(), turns.BeforeRegroup()],
            SKIRMISH: [NextSkirmish(), FierceRound(), turns.BeforeRegroup()],
            REGROUP: [turns.BeforeRegroup()],
        }
        for each in filter(None, (pair.strip() for pair in fight.split(","))):
            who, *minions = each.split()
            t.fights.append(Fight(self.card(who), tuple(self.card(minion) for minion in minions)))
            t.assigned += [self.card(name) for name in (who, *minions)]
        t.then(*frames[t.phase])
        changed(t, Change.TABLE)
        AGENDA.upkeep(t)
        AGENDA.settle(t)
        self.position = Position(GAME, t)
        self.position.state.story = []
        self._pass_on()

    @classmethod
    def turn(cls, **more: Any) -> "Scene":
        """A table at which the turn of seat 0 is about to begin."""
        scene = cls(**more)
        t = scene.t
        t.todo.clear()
        t.used.clear()
        t.lasting.clear()
        t.asked = t.asking = None
        t.then(turns.Turn(FREE))
        t.turn = 0
        AGENDA.settle(t)
        scene.position = Position(GAME, t)
        scene.position.state.story = []
        scene._pass_on()
        return scene

    # --- Playing

    @property
    def state(self) -> Table:
        return self.position.state

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        assert self.position.asks, "nobody is asked anything"
        return self.position.asks[0]

    @property
    def asked(self) -> str:
        """Its name, without `prompt-`; empty when the game is over."""
        return self.ask.prompt.id.removeprefix("prompt-") if self.position.asks else ""

    @property
    def who(self) -> int:
        return self.ask.seat

    @property
    def codes(self) -> list[str]:
        return [option.code for option in self.ask.options]

    def do(self, *codes: str) -> "Scene":
        """Answer the open questions one after the other. Who can only pass (the lists are closed,
        so many are asked) passes, as far as it is in the way.
        """
        for code in codes:
            while self.codes == ["pass"] and code != "pass":
                self.position.answer(self.ask, self.ask.options[0])
            ask = self.ask
            option = ask.option(self._spelt(ask, code))
            assert option is not None, f"{code!r} is not on offer: {self.codes} ({self.asked})"
            self.position.answer(ask, option)
            self._pass_on()
        return self

    def _pass_on(self) -> None:
        while self.position.asks and len(self.codes) == 1 and self._is_of_no_interest():
            self.position.answer(self.ask, self.ask.options[0])

    def _is_of_no_interest(self) -> bool:
        """For a single answer to this somebody is asked only lest silence should tell."""
        if self.asked.startswith("respond-"):
            return self.codes == ["pass"]
        return self.asked in ("play", "discard-hand", "stack", "way")

    def _spelt(self, ask: Ask, code: str) -> str:
        """Titles may stand for whole names, as far as only one thing fits."""
        if ask.option(code) is not None:
            return code
        words = code.split()
        fitting = [
            option.code
            for option in ask.options
            if len(option.code.split()) >= len(words)
            and all(
                theirs == ours or theirs.startswith(f"{ours}-")
                for theirs, ours in zip(option.code.split(), words, strict=False)
            )
        ]
        return fitting[0] if len(set(fitting)) == 1 else code

    def offers(self, code: str) -> bool:
        """Whether something is on offer now."""
        ask = self.ask
        return ask.option(self._spelt(ask, code)) is not None

    def play(self, name: str, on: str = "", *then: str) -> "Scene":
        return self.do(f"play {name} {on}".strip(), *then)

    def use(self, name: str, *then: str) -> "Scene":
        return self.do(f"use {name}", *then)

    def pass_(self) -> "Scene":
        return self.do("pass")

    def all_pass(self) -> "Scene":
        """Everybody passes until something else is asked, or the game is over."""
        asked = self.asked
        while self.position.asks and self.asked == asked and "pass" in self.codes:
            self.do("pass")
        return self

    def pass_until(self, asked: str) -> "Scene":
        """Decline everything until this is asked: `t.pass_until("assign")`."""
        while self.asked != asked:
            assert self.position.asks, f"{asked} is never asked"
            self.decline()
        return self

    def pass_to(self, phase: str) -> "Scene":
        """Decline everything until something is asked in this phase. Whether that is an action
        depends on what could be played; all must reconcile in the end, so a phase that comes at
        all is not missed.
        """
        while self.phase != phase:
            assert self.position.asks, f"nothing is asked in the {phase} phase"
            self.decline()
        return self

    def to_the_end(self) -> "Scene":
        """Decline everything until the game is over."""
        while self.position.asks:
            self.decline()
        return self

    def decline(self) -> "Scene":
        """Leave it, or do the first thing if something must be done."""
        for code in ("pass", "done", "no", "stop"):
            if self.ask.option(code) is not None:
                return self.do(code)
        return self.do(self.codes[0])

    def shadow(self) -> "Scene":
        """The Free Peoples player passes, so that the Shadow player is asked, if there is anything
        to ask in this phase.
        """
        phase = self.phase
        while self.position.asks and self.who != SHADOWS and "pass" in self.codes:
            if self.phase != phase:
                break
            self.do("pass")
        return self

    def comes_to(self, code: str) -> bool:
        """Whether something comes on offer before the fellowship regroups, if all else is declined.
        The table is left at that question.
        """
        while self.position.asks and self.phase != "regroup":
            if self.offers(code):
                return True
            self.decline()
        return False

    def skirmish_ends(self) -> "Scene":
        """Everybody passes until nobody fights."""
        while self.position.asks and self.state.fight is not None:
            self.do("pass" if "pass" in self.codes else self.codes[0])
        return self

    def why_not(self, code: str) -> str | None:
        """The reason's name without `reason-`, or nothing if it could be done."""
        reason = self.reason(code)
        return None if reason is None else reason.id.removeprefix("reason-")

    def reason(self, code: str) -> Reason | None:
        ask = self.ask
        return GAME.why_not(self.state, ask, self._spelt(ask, code))

    # --- Looking

    def card(self, name: str) -> int:
        """In play, by what the table calls it or by its title; the Free Peoples' own first."""
        t = self.t if not hasattr(self, "position") else self.state
        ways: tuple[Callable[[int], bool], ...] = (
            lambda card: handle(t, card) == name,
            lambda card: catalogue.TITLE[t.print_of[card]] == name,
            lambda card: handle(t, card).startswith(f"{name}-"),
        )
        for fits in ways:
            found = [card for card in t.board if fits(card)]
            if found:
                return min(found, key=lambda card: t.owner[card])
        kinds = [
            card
            for card, kind in enumerate(t.print_of)
            if name in (catalogue.NAME[kind], catalogue.TITLE[kind]) and t.zone[card] != GONE
        ]
        if not kinds:
            raise KeyError(f"{name} is not at this table")
        return kinds[0]

    def zone(self, name: str) -> str:
        return ZONES[self.state.zone[self.card(name)]]

    def strength(self, name: str) -> int:
        return strength(self.state, self.card(name))

    def vitality(self, name: str) -> int:
        """What is left of it."""
        card = self.card(name)
        return vitality(self.state, card) - self.state.wounds[card]

    def wounds(self, name: str) -> int:
        return self.state.wounds[self.card(name)]

    def keyword(self, name: str, keyword_: str) -> int:
        return keyword(self.state, self.card(name), keyword_)

    def bearer(self, name: str) -> str | None:
        on = self.state.on[self.card(name)]
        return None if on == NOBODY else handle(self.state, on)

    def archery(self) -> tuple[int, int]:
        """The fellowship's total, then the Shadow's."""
        return archery_total(self.state, FREE_SIDE), archery_total(self.state, SHADOW_SIDE)

    def _in(self, pile: list[int]) -> list[str]:
        return [catalogue.NAME[self.state.print_of[card]] for card in pile]

    def hand(self, seat: int = FREE) -> list[str]:
        return self._in(self.state.hands[seat])

    def discarded(self, seat: int = FREE) -> list[str]:
        return self._in(self.state.piles[seat])

    def dead(self, seat: int = FREE) -> list[str]:
        return self._in(self.state.dead[seat])

    def deck_size(self, seat: int = FREE) -> int:
        t = self.state
        return len(t.decks[seat]) + len(t.tops[seat]) + len(t.bottoms[seat])

    def top(self, seat: int = FREE) -> list[str]:
        """The cards whose place on a deck is known, the uppermost first."""
        return self._in(self.state.tops[seat][::-1])

    def bottom(self, seat: int = FREE) -> list[str]:
        """The cards that were put under a deck."""
        return self._in(self.state.bottoms[seat])

    @property
    def pool(self) -> int:
        return self.state.pool

    @property
    def burdens(self) -> int:
        return self.state.seats[FREE].burdens

    @property
    def worn(self) -> bool:
        return self.state.seats[FREE].worn

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def winner(self) -> int:
        return self.state.winner

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.state.story or () if event.kind == kind]
