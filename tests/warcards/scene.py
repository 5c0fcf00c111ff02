"""Positions to try a rule on: lay the cards out, let somebody choose, look at what became of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from mathom.cards.piles import bits
from mathom.core.ask import Ask
from mathom.core.chance import Chance
from mathom.core.game import Value
from mathom.core.message import Reason
from mathom.core.position import Position
from mathom.games.warcards.catalogue import (
    ALL_PATHS,
    IS_PATH,
    LOCATION,
    LOCATION_NAMES,
    NAMES,
    PATH_NUMBER,
)
from mathom.games.warcards.game import GAME
from mathom.games.warcards.rules.activation import stage_of
from mathom.games.warcards.rules.combat import CombatStep
from mathom.games.warcards.rules.rounds import DrawStep, NextGround, NextPath, Round, RoundEnds
from mathom.games.warcards.rules.setup import AGENDA
from mathom.games.warcards.rules.tally import Tally, tally
from mathom.games.warcards.rules.turn import ActionStep, Turn, carryover
from mathom.games.warcards.rules.victory import VictoryCheck, score
from mathom.games.warcards.rules.zones import pile_of
from mathom.games.warcards.state import War, WarFrame, active_deck, scenario_of
from mathom.games.warcards.terms import (
    ABSENT,
    ACTING,
    ACTIVE,
    ASIDE,
    CYCLED,
    DECK,
    FIGHTING,
    FREE_AREA,
    GONE,
    GROUND,
    HAND,
    NOBODY,
    NOWHERE,
    PATH,
    PREPARING,
    RESERVE,
    SHADOW_AREA,
    SPENT,
    TRAVELLING,
    UNUSED,
    WAITING,
)

ZONES = {
    HAND: "hand",
    DECK: "deck",
    CYCLED: "cycled",
    GONE: "gone",
    ASIDE: "aside",
    UNUSED: "unused",
    RESERVE: "reserve",
}

Cards = Sequence[str]

REST: tuple[WarFrame, ...] = (CombatStep(), VictoryCheck(), DrawStep(), RoundEnds())
BEGINNINGS: dict[str, tuple[int, tuple[WarFrame, ...]]] = {
    "round": (PREPARING, (Round(),)),
    "ground-step": (TRAVELLING, (NextGround(),)),
    "path-step": (TRAVELLING, (NextPath(),)),
    "actions": (TRAVELLING, (ActionStep(), *REST)),
    "turn": (ACTING, (Turn(), *REST)),
    "combat-step": (FIGHTING, REST),
    "victory-check": (FIGHTING, REST[1:]),
    "draw-step": (FIGHTING, REST[2:]),
}
"""Where a scene may begin: the step of the round, and what is to be done from there on."""

PEOPLE = {
    "trilogy": 4,
    "three-player-duel": 3,
    "extended-trilogy": 6,
    "war-in-the-north": 4,
    "three-in-the-north": 3,
}
"""How many sit at a table, unless it is said or they are two."""


class Scene:
    """A table in the middle of the action step, unless something else is said.

    Cards are named as in codes. Decks hold whatever was not laid out elsewhere; with `deck` a
    player's draw deck holds just those cards, and the rest of them are out of the game. In the
    same way `pile` says what a cycle pile holds, and `waiting` names all locations that are left in
    their decks. Without a path, `number` is that of the last one, or `walked` that one itself.
    `recycled` tells how often each has recycled, and `joined` how many parts of the battlegrounds
    have come, but for those that are `absent`.
    """

    def __init__(
        self,
        scenario: str = "trilogy",
        people: int | None = None,
        *,
        turn: str | None = None,
        starter: str | None = None,
        round: int = 1,
        path: str | None = "bag-end",
        grounds: Cards = (),
        hand: Mapping[str, Cards] = {},
        deck: Mapping[str, Cards] = {},
        pile: Mapping[str, Cards] = {},
        cycled: Cards = (),
        gone: Cards = (),
        reserve: Cards = (),
        at: Mapping[str, Cards] = {},
        wields: Mapping[str, Cards] = {},
        fresh: Cards = (),
        free_area: Cards = (),
        shadow_area: Cards = (),
        spent: Cards = (),
        waiting: Cards | None = None,
        number: int = 0,
        walked: str | None = None,
        recycled: Mapping[str, int] = {},
        joined: int = 0,
        absent: Cards = (),
        corruption: int = 0,
        house: Mapping[str, Value] = {},
        seed: str = "scene",
        begin: str = "turn",
    ) -> None:
        seats = people or PEOPLE.get(scenario, 2)
        options = GAME.options({"scenario": scenario, **house}, seats)
        t = self.t = GAME.setup(options, seats, Chance(seed))
        t.story = []
        t.round = round
        self._taken: set[int] = set()
        order = [scenario_of(t).decks[deck].name for deck in scenario_of(t).order]
        t.turn = 0 if turn is None else order.index(turn)
        t.starter = t.turn if starter is None else order.index(starter)
        t.number = t.stage = number
        for part in scenario_of(t).later[:joined]:
            for name in part:
                t.stands[LOCATION[name]] = WAITING
        t.joined = joined
        for name in absent:
            t.stands[LOCATION[name]] = ABSENT
        if walked is not None:
            self._walk(walked)
            t.stands[t.walked] = FREE_AREA
        self._lay_locations(path, grounds, free_area, shadow_area, spent)
        if waiting is not None:
            for location, name in enumerate(LOCATION_NAMES):
                if t.stands[location] == WAITING and name not in waiting:
                    t.stands[location] = SPENT
        for player, names in hand.items():
            for name in names:
                self._lay(name, HAND, owner=player)
        for name in cycled:
            self._lay(name, CYCLED)
        for name in gone:
            self._lay(name, GONE)
        for name in reserve:
            self._lay(name, RESERVE)
        for place, names in at.items():
            for name in names:
                self._lay(name, self._place(place))
        for wielder, names in wields.items():
            bearer = self.card(wielder)
            for name in names:
                item = self._lay(name, t.where[bearer])
                t.on[item] = bearer
        for name in fresh:
            t.fresh |= 1 << self.card(name)
        for player, names in deck.items():
            self._only(player, t.decks, names)
        for player, names in pile.items():
            self._only(player, t.piles, names)
        for player, times in recycled.items():
            t.recycled[self.deck(player)] = times
        t.corruption = corruption
        for owner in range(len(t.hands)):
            for zone in (HAND, DECK, CYCLED, GONE):
                t.may[zone][owner] = bits(pile_of(t, owner, zone))
        t.phase, frames = BEGINNINGS[begin]
        t.then(*frames)
        AGENDA.settle(t)
        self.position = Position(GAME, t)

    # --- Laying out

    def _lay_locations(
        self, path: str | None, grounds: Cards, free: Cards, shadow: Cards, spent: Cards
    ) -> None:
        t = self.t
        for names, stand in (
            (grounds, ACTIVE),
            (free, FREE_AREA),
            (shadow, SHADOW_AREA),
            (spent, SPENT),
        ):
            for name in names:
                t.stands[LOCATION[name]] = stand
        if path is not None:
            self._walk(path)
            t.path = t.walked
            t.stands[t.path] = ACTIVE
        for other in ALL_PATHS:
            if stage_of(t, other) < t.stage and t.stands[other] == WAITING:
                t.stands[other] = SPENT

    def _walk(self, path: str) -> None:
        """The journey has come to that path."""
        t = self.t
        t.walked = LOCATION[path]
        t.number, t.stage = PATH_NUMBER[t.walked], stage_of(t, t.walked)

    def _place(self, location: str) -> int:
        number = LOCATION[location]
        return PATH if IS_PATH[number] else GROUND + number

    def _lay(self, name: str, zone: int, owner: str | None = None) -> int:
        """Take a card that nobody has laid out yet, and put it somewhere."""
        t = self.t
        left = [
            card
            for card in range(len(NAMES))
            if NAMES[card] == name and t.owner[card] != NOBODY and card not in self._taken
        ]
        if not left:
            raise LookupError(f"there is no {name} in this game, or no more of them")
        card = left[0]
        self._taken.add(card)
        deck = t.owner[card]
        assert owner is None or scenario_of(t).decks[deck].name == owner, f"{name} of {owner}?"
        if t.where[card] != UNUSED:
            pile_of(t, deck, t.where[card]).remove(card)
        t.where[card] = zone
        if zone >= RESERVE:
            t.board.append(card)
            t.shown |= 1 << card
        else:
            {HAND: t.hands, CYCLED: t.piles, GONE: t.gone}[zone][deck].append(card)
        return card

    def _only(self, player: str, piles: list[list[int]], names: Cards) -> None:
        t = self.t
        deck = self.deck(player)
        left = list(names)
        for card in list(piles[deck]):
            if NAMES[card] in left:
                left.remove(NAMES[card])
            else:
                piles[deck].remove(card)
                t.where[card] = GONE
                t.gone[deck].append(card)
        assert not left, f"{player} has no {left} there"

    def hide(self) -> "Scene":
        """From now on, people know of the others' face-down cards only how many there are."""
        for t in (self.t, self.position.base):
            for deck in range(len(t.hands)):
                down = [*t.hands[deck], *t.decks[deck], *t.piles[deck], *t.gone[deck]]
                for zone in (HAND, DECK, CYCLED, GONE):
                    t.may[zone][deck] = bits(down) if pile_of(t, deck, zone) else 0
            t.shown = bits(t.board)
        return self

    # --- Choosing

    @property
    def ask(self) -> Ask:
        """The only open question."""
        (ask,) = self.position.asks
        return ask

    @property
    def asked(self) -> str:
        """The question's prompt id, without `prompt-`."""
        return self.ask.prompt.id.removeprefix("prompt-")

    @property
    def who(self) -> int:
        """The seat that is asked."""
        return self.ask.seat

    @property
    def codes(self) -> list[str]:
        return [option.code for option in self.ask.options]

    def do(self, *codes: str) -> "Scene":
        """Answer the open questions one after the other."""
        for code in codes:
            option = self.ask.option(code)
            assert option is not None, f"{code!r} is not among {self.codes} ({self.asked})"
            self.position.answer(self.ask, option)
        return self

    def in_vain(self, code: str) -> str:
        """Use a text that can't do what it says; and why, as the story tells it."""
        before = len(self.told("activated")) + len(self.told("reactivated"))
        self.do(code)
        if self.asked == "pay":
            self.do(self.codes[0])
        assert len(self.told("activated")) + len(self.told("reactivated")) == before
        (told,) = self.told("in-vain")
        return str(told["why"][0].id).removeprefix("reason-")

    def pass_all(self) -> "Scene":
        """Let everybody pass until the action step is over."""
        round = self.state.round
        while self.asks_turn and self.state.round == round:
            self.do("pass")
        return self

    @property
    def asks_turn(self) -> bool:
        return bool(self.position.asks) and self.asked == "turn"

    def why_not(self, code: str) -> Reason | None:
        return GAME.why_not(self.position.state, self.ask, code)

    # --- Looking

    @property
    def state(self) -> War:
        return self.position.state

    def deck(self, player: str) -> int:
        return [deck.name for deck in scenario_of(self.t).decks].index(player)

    def card(self, name: str) -> int:
        """A card of that name that was laid out, else any that is in the game."""
        t = self.t
        known = [card for card in range(len(NAMES)) if NAMES[card] == name]
        for card in known:
            if card in self._taken:
                return card
        return next(card for card in known if t.owner[card] != NOBODY)

    def where(self, name: str) -> str:
        """The zone of a card, or the location on which it is."""
        place = self.state.where[self.card(name)]
        if place in ZONES:
            return ZONES[place]
        return LOCATION_NAMES[self.state.path if place == PATH else place - GROUND]

    def hand(self, player: str) -> list[str]:
        return sorted(NAMES[card] for card in self.state.hands[self.deck(player)])

    def hand_size(self, player: str) -> int:
        return len(self.state.hands[self.deck(player)])

    def pile(self, player: str) -> list[str]:
        return sorted(NAMES[card] for card in self.state.piles[self.deck(player)])

    def gone(self, player: str) -> list[str]:
        return sorted(NAMES[card] for card in self.state.gone[self.deck(player)])

    def deck_size(self, player: str) -> int:
        return len(self.state.decks[self.deck(player)])

    def limit(self, player: str) -> int:
        """A player's carryover limit."""
        return carryover(self.state, self.deck(player))

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return scenario_of(self.t).decks[active_deck(self.state)].name

    @property
    def path(self) -> str | None:
        """The active path."""
        return None if self.state.path == NOWHERE else LOCATION_NAMES[self.state.path]

    def stands(self, location: str) -> str:
        return {
            WAITING: "waiting",
            ACTIVE: "active",
            FREE_AREA: "free",
            SHADOW_AREA: "shadow",
            SPENT: "spent",
        }.get(self.state.stands[LOCATION[location]], "absent")

    def tally(self, location: str) -> Tally:
        return tally(self.state, LOCATION[location])

    def icons(self, name: str, location: str | None = None) -> int:
        """What an army or a character counts in the combat at its place, with what it wields."""
        counted = self.tally(location or self.where(name))
        card = self.card(name)
        return next(
            worth.icons for worth in (*counted.attackers, *counted.defenders) if worth.card == card
        )

    def score(self, side: int, final: bool = False) -> int:
        return score(self.state, side, final)

    @property
    def story(self) -> list[str]:
        """The kinds of all that has been told."""
        return [event.kind for event in self.state.story or []]

    @property
    def drawn(self) -> list[tuple[str, int]]:
        """Who has drawn how many cards, time after time."""
        return [(event["player"], event["number"]) for event in self.told("draws")]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.state.story or [] if event.kind == kind]

    def fight(self, location: str) -> "Scene":
        """Pass all, and let this location's combat come first if there is a choice."""
        self.pass_all()
        if self.position.asks and self.asked == "combat" and location in self.codes:
            self.do(location)
        return self


def fight_at(location: str, at: Cards, **more: Any) -> Scene:
    """A combat about to be resolved on one location, with these cards there."""
    is_path = IS_PATH[LOCATION[location]]
    laid: dict[str, Any] = {"at": {location: at}, "begin": "combat-step", **more}
    if is_path:
        laid["path"] = location
    else:
        laid.setdefault("path", None)
        laid["grounds"] = (location, *laid.get("grounds", ()))
    return Scene(**laid)
