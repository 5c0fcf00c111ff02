"""A table for rule tests: set a scene, let people choose, look at the board.

    scene = Scene("merry@eregion / balrog@caradhras warg@fangorn")     # the Fellowship is to move
    scene.choose("merry fangorn")
    scene.choose("balrog")
    assert scene.at("merry") is None

Before the slash stand the Fellowship's characters, after it Sauron's; who is not named is defeated.
`frodo*` is the star side. `merry@rhudaur!` is revealed for good. Everything goes through the
questions that the game asks; only the start is arranged.
"""

from typing import Any

from mathom.core.ask import Ask
from mathom.core.chance import Chance
from mathom.core.event import Event
from mathom.core.game import Value
from mathom.core.message import Message
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import (
    AWAY,
    CARD_NUMBERS,
    HOME,
    NAMES,
    OUTPOSTS,
    PIECES,
    REGION_NAMES,
    REGION_NUMBERS,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    cards_in,
)
from mathom.games.confrontation.sight import trail
from mathom.games.confrontation.sight.view import ConfrontationView, GroupView
from mathom.games.confrontation.state import Confrontation, discarded, put, show

SEED = "confrontation"


class Scene:
    """One game from a turn on. The Fellowship sits at seat 0, Sauron at seat 1."""

    def __init__(
        self,
        pieces: str,
        *,
        turn: str = "fellowship",
        hands: tuple[str, str] | None = None,
        specials: str = "",
        bearer: str = "frodo",
        **options: Value,
    ) -> None:
        """`hands` are the cards that each side still holds, `1 5 magic`; otherwise all nine."""
        state = GAME.setup(GAME.options(options, 2), 2, Chance(SEED))
        state.active = SIDE_NAMES.index(turn)
        self._began = _place(state, pieces)
        if hands is not None:
            for side, cards in enumerate(hands):
                state.hands[side] = sum(1 << CARD_NUMBERS[card] for card in cards.split())
            assert len(hands[0].split()) == len(hands[1].split()), "hands are always equal"
        state.specials = sum(1 << SPECIAL_NAMES.index(name) for name in specials.split())
        state.bearer = 1 if bearer == "sam" else 0
        state.step = "begin"
        self.story: list[Event] = []
        state.story = self.story
        self.position: Position[Confrontation] = Position(GAME, state)

    # Playing

    def choose(self, code: str, draws: str = "") -> None:
        """Answer the only open question. With `draws`, chance picks this hidden character."""
        ask = self.ask
        option = ask.option(code)
        assert option is not None, f"{code!r} is not among {sorted(self.options())}"
        if draws:
            self.position.skip_draws(self._draw_of(code, draws))
        told = len(self.story)
        self.position.answer(self.ask, option)
        taken = _singled_out(self.story[told:])
        assert not draws or taken == draws, f"chance took {taken}, not {draws}"

    def _draw_of(self, code: str, character: str) -> int:
        """The first draw of chance after which this answer singles out that character."""
        for drawn in range(200):
            fork = self.position.fork()
            fork.skip_draws(drawn)
            story: list[Event] = []
            fork.state.story = story
            ask = fork.asks[0]
            option = ask.option(code)
            assert option is not None
            fork.answer(ask, option)
            if _singled_out(story) == character:
                return drawn
        raise AssertionError(f"chance never takes {character}")

    def cards(self, fellowship: str, sauron: str) -> None:
        """Both choose a combat card at once: `4`, `magic`."""
        for seat, card in ((0, fellowship), (1, sauron)):
            ask = self.position.ask(seat)
            assert ask is not None, f"{SIDE_NAMES[seat]} is not asked for a card"
            option = ask.option(f"card {card}")
            assert option is not None, f"{card!r} is not in {SIDE_NAMES[seat]}'s hand"
            self.position.answer(ask, option)

    # Looking

    @property
    def state(self) -> Confrontation:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def winner(self) -> str | None:
        """The side that has won the last game; `draw` if nobody has."""
        if not self.state.ended:
            return None
        return "draw" if self.state.winner < 0 else SIDE_NAMES[self.state.winner]

    @property
    def how(self) -> str:
        """How the last game ended."""
        return self.state.ended[-1]

    @property
    def ask(self) -> Ask:
        """The open question; both players' if they are asked for cards."""
        assert self.position.asks, f"the game is over: {self.state.ended}"
        return self.position.asks[0]

    @property
    def asked(self) -> str:
        """The open question in short: `sauron prompt-balrog`; `both prompt-card`."""
        asks = self.position.asks
        if len(asks) == 2:
            return f"both {asks[0].prompt.id}"
        return f"{SIDE_NAMES[self.state.seats.index(asks[0].seat)]} {asks[0].prompt.id}"

    def options(self) -> set[str]:
        return {option.code for option in self.ask.options}

    def moves(self, character: str) -> set[str]:
        """Where a character may go now."""
        assert self.ask.prompt.id.startswith(("prompt-move", "prompt-ride"))
        words = [code.split() for code in self.options()]
        return {" ".join(rest) for name, *rest in words if name == character}

    def at(self, character: str) -> str | None:
        """Where a character stands, or nothing if it is defeated."""
        region = self.state.where[self._piece(character)]
        return None if region == AWAY else REGION_NAMES[region]

    def defeated(self) -> set[str]:
        """Who of those that the scene began with is off the board."""
        return {name for name in self._began if self.at(name) is None}

    def revealed(self) -> set[str]:
        """Whom both players see."""
        return {
            NAMES[self.state.cast[piece]] for piece in range(18) if self.state.shown >> piece & 1
        }

    def hand(self, side: str) -> list[int]:
        """The numbers of the cards in a hand; see data.CARD_NAMES."""
        return cards_in(self.state.hands[SIDE_NAMES.index(side)])

    def pile(self, side: str) -> list[int]:
        return cards_in(discarded(self.state, SIDE_NAMES.index(side)))

    @property
    def turn(self) -> str:
        return SIDE_NAMES[self.state.active]

    def view(self, viewer: int) -> ConfrontationView:
        return GAME.view(self.state, viewer)

    def seen(self, viewer: int, side: str, region: str) -> GroupView:
        """What a viewer sees of one side's characters in a region."""
        place = self.view(viewer).regions[REGION_NUMBERS[region]]
        return place.fellowship if side == "fellowship" else place.sauron

    def totals(self) -> tuple[int, int]:
        """What was compared in the last battle: the Fellowship's total, then Sauron's."""
        compared = self.told("compared")[-1]
        return compared["ours"], compared["theirs"]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What has been told of this kind so far."""
        return [event.args for event in self.story if event.kind == kind]

    def witness(self, viewer: int) -> tuple[ConfrontationView, list[str], list[Message | None]]:
        """All that one viewer has learnt: the table, what is being asked, the story."""
        prompts = [ask.prompt.id for ask in self.position.asks]
        return self.view(viewer), prompts, [event.seen_by(viewer) for event in self.story]

    @property
    def cards_used(self) -> int:
        """How many combat cards either side has discarded since both held all nine."""
        used = len(self.pile("fellowship"))
        assert used == len(self.pile("sauron")), "piles are always equal"
        return used

    def refusal(self, code: str) -> tuple[str, ...]:
        """Why this can't be chosen: the reason, then the rules that it rests on."""
        assert self.ask.option(code) is None, f"{code!r} is allowed"
        reason = GAME.why_not(self.state, self.ask, code)
        assert reason is not None, f"the rules have no word on {code!r}"
        return (reason.id, *reason.rules)

    def fork(self) -> "Scene":
        """The same scene once more, to try something else."""
        copy = object.__new__(Scene)
        copy.story = list(self.story)
        state = clone(self.position.base)
        state.story = copy.story
        copy.position = Position(GAME, state)
        for choice in self.position.since:
            copy.position.again(choice)
        copy._began = self._began
        return copy

    def _piece(self, character: str) -> int:
        for piece, cast in enumerate(self.state.cast):
            if NAMES[cast] == character:
                return piece
        raise AssertionError(f"{character} does not play")


def _singled_out(story: list[Event]) -> str | None:
    """Whom an answer has first brought to battle, to the King's or to the Crebain's notice."""
    whom = {"battle": "defender", "named": "character", "spied": "character"}
    for event in story:
        if event.kind in whom:
            return str(event.args[whom[event.kind]])
    return None


def duel(fellow: str, servant: str, attacker: str, **settings: Any) -> Scene:
    """Two meet where everything is free around them: in Eregion if Sauron attacks, else in Fangorn.

    A few others wait at home, so that the game goes on afterwards.
    """
    frodo = "gimli@shire" if fellow.startswith("frodo") else "frodo@shire"
    spare = "orcs@mordor" if servant in ("warg", "gollum") else "warg@mordor"
    if attacker == "sauron":
        pieces = f"{fellow}@eregion {frodo} / {servant}@caradhras {spare}"
        code = f"{servant.rstrip('*')} eregion"
    else:
        pieces = f"{fellow}@misty-mountains {frodo} / {servant}@fangorn {spare}"
        code = f"{fellow.rstrip('*')} fangorn"
    scene = Scene(pieces, turn=attacker, **settings)
    scene.choose(code)
    return scene


def _place(state: Confrontation, pieces: str) -> list[str]:
    """Put the pieces on the board, with a public history that gives none of them away."""
    cast = list(state.cast)
    placed: dict[int, int] = {}
    open_to_all = []
    for text in pieces.replace("/", " ").split():
        name, _, region = text.partition("@")
        character = _character(name)
        piece = character >> 1
        assert piece not in placed, f"{name} shares a tile with another, or comes twice"
        cast[piece] = character
        placed[piece] = REGION_NUMBERS[region.rstrip("!")]
        if region.endswith("!"):
            open_to_all.append(piece)
    state.cast = tuple(cast)
    for side in SIDES:
        _make_history(state, side, placed)
    for piece, where in placed.items():
        put(state, piece, where)
    for piece in open_to_all:
        show(state, piece)
        state.lasting |= 1 << piece
    return [NAMES[cast[piece]] for piece in placed]


def _make_history(state: Confrontation, side: int, placed: dict[int, int]) -> None:
    """The defeated were seen to fall; the others have gone, unseen, to where they are."""
    now = [HOME[side]] * 4 + list(OUTPOSTS[side])
    notes = b""
    for piece in PIECES[side]:
        if piece not in placed:
            region = now.pop()
            notes += trail.seen(piece - 9 * side, region) + trail.put(piece - 9 * side, AWAY)
    wanted = [placed[piece] for piece in PIECES[side] if piece in placed]
    for region in list(now):
        if region in wanted:
            wanted.remove(region)
            now.remove(region)
    for origin, target in zip(now, wanted, strict=True):
        notes += trail.moved(origin, target, 0)
    state.trails[side] = notes


def _character(name: str) -> int:
    """`frodo` is the ring side if there is one of that name, `frodo*` the star side."""
    star = name.endswith("*")
    found = [number for number, known in enumerate(NAMES) if known == name.rstrip("*")]
    assert found, f"nobody is called {name}"
    return found[-1] if star else found[0]
