"""Looks through every byte that the server sends to anybody, at the moment it is sent, for what
they must not know: the identifiers that the game says are hidden from them, and the seed.

Any game can be played this way; it needs no more than its `hidden`.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import mock

import httpx

from mathom.core.event import SPECTATOR
from mathom.core.game import Game, Value
from mathom.core.match import Match
from mathom.server.tables.listeners import Listener as InRoom
from mathom.server.tables.listeners import Room
from tests.server.guest import Listener, Socket, new_key
from tests.server.open_inn import OpenInn


class Leak(AssertionError):
    """Somebody was sent what is hidden from them."""


class Scene:
    """A table with a guest in each seat and one who watches, all of them listening."""

    def __init__(
        self, inn: OpenInn, game: Game[Any], options: dict[str, Value], seats: int, luck: Random
    ) -> None:
        self.inn = inn
        self.luck = luck
        self.sent = 0
        """How many answers and messages have been looked through."""
        self.leaks: list[str] = []
        """What was found on lines, where nobody can raise an error."""
        self.viewers: dict[str, int] = {}
        self.sockets: dict[int, Socket] = {}
        self.ways = Random(seats)
        """Which way a choice takes; the games that are played are the same."""
        self.guests = {seat: inn.guest(f"Guest {seat}") for seat in (*range(seats), SPECTATOR)}
        self.remembered: dict[int, set[str]] = {seat: set() for seat in self.guests}
        """What each has seen before all agreed to take it back."""
        for seat, guest in self.guests.items():
            guest.get("/me")
            self.viewers[guest.web.cookies["mathom"].split(".")[1]] = seat
        others = ["open"] * (seats - 1)
        self.table = self.guests[0].open(
            "me", *others, game=game.name, options=options, listed=True
        )
        for seat in range(1, seats):
            self.guests[seat].sit(self.table, seat)
        self.live = inn.live(self.table)
        for seat, guest in self.guests.items():
            guest.web.event_hooks = {"response": [self._watch(seat)]}

    @property
    def match(self) -> Match[Any]:
        match = self.live.match
        assert match is not None
        return match

    # Looking

    def hidden_from(self, seat: int) -> list[str]:
        secrets = self.match.game.hidden(self.match.state, seat)
        return [*(secrets - self.remembered[seat]), *self.live.row.seed.split("~")]

    def look(self, seat: int, what: str, sent: str, asked: str = "") -> None:
        """`asked` is what they said themselves, and so may be told again."""
        self.sent += 1
        if self.live.row.state == "over":
            return  # then everything is open
        for secret in self.hidden_from(seat):
            if secret not in sent:
                continue  # by far the most, and much faster than to look for whole words
            # Who asks about something writes it without the quotes in which a game may hide it.
            if _word(secret).search(sent) and not _word(secret.strip("\"'")).search(asked):
                around = sent[max(0, sent.find(secret) - 1000) :][:2000]
                raise Leak(f"{what} tells viewer {seat} of {secret}: …{around}")

    def _watch(self, seat: int) -> Callable[[httpx.Response], None]:
        def look(answer: httpx.Response) -> None:
            answer.read()
            request = answer.request
            url = httpx.URL(request.url)
            asked = f"{url.params} {request.content.decode()}"
            self.look(
                seat, f"{request.method} {url.path}", f"{answer.headers} {answer.text}", asked
            )

        return look

    @contextmanager
    def listening(self) -> Iterator[list[Listener]]:
        """Everybody listens, and each message is looked through as it leaves the server."""
        news_for = Room.news_for

        def tapped(room: Room, listener: InRoom, now: int) -> Iterator[bytes]:
            for said in news_for(room, listener, now):
                seat = self.viewers.get(listener.who.guest, SPECTATOR)
                try:
                    self.look(seat, "the line", said.decode())
                except Leak as leak:
                    self.leaks.append(str(leak))
                yield said

        with mock.patch.object(Room, "news_for", tapped):
            heard: list[Listener] = []
            for seat, guest in self.guests.items():
                if seat % 2:
                    heard.append(guest.stream(self.table))
                else:
                    self.sockets[seat] = guest.socket(self.table)
                    heard.append(self.sockets[seat])
            for line in heard:
                line.next_position()
            yield heard
            self.sockets.clear()
            for line in heard:
                line.close()

    # Playing

    def play(self, most: int, thoroughly: bool = False) -> None:
        """Choose at random, and in between try what one can try: something, or everything."""
        with self.listening() as lines:
            for _ in range(most):
                if self.match.over:
                    break
                self._choose()
                self._take_back()
                self._think_of_giving_up()
                if thoroughly:
                    self.probe_everything()
                for seat in self.guests:
                    self.luck.choice(PROBES)(self, seat)
            # Perhaps all that was chosen is still a secret, and nobody hears of it.
            if self.live.ply_seen_by(0):
                lines[0].until("position", self._is_current)
            assert all(line.raw for line in lines)
        if self.leaks:
            raise Leak(self.leaks[0])

    def probe_everything(self) -> None:
        for seat in self.guests:
            for probe in PROBES:
                probe(self, seat)

    def _is_current(self, said: dict[str, Any]) -> bool:
        return bool(said["ply"] >= self.live.ply_seen_by(0))

    def _choose(self) -> None:
        ask = self.luck.choice(self.match.asks)
        code = self.luck.choice(ask.options).code
        ply = self.match.ply_seen_by(ask.seat)
        assert self.choose(ask.seat, ask.seat, ply, code) == 200

    def choose(self, seat: int, of: int, ply: int, code: str) -> int:
        """The status, by whichever way somebody has; what is answered is looked through."""
        body = {"seat": of, "ply": ply, "code": code, "key": new_key()}
        socket = self.sockets.get(seat)
        if socket is None or self.ways.random() < 0.3:
            return self.guests[seat].post(self.at("/choices"), **body).status_code
        answer = socket.ask(body)
        self.look(seat, "the socket", str(answer), str(body))
        return int(answer["status"])

    def _take_back(self) -> None:
        chance = self.luck.random()
        seat = self.luck.randrange(len(self.match.seats))
        free = self.match.why_not_undo(seat) is None
        if self.match.over or chance > (0.15 if free else 0.05):
            return
        ply = self.match.ply_seen_by(seat)
        at = f"/tables/{self.table}/undo"
        self.guests[seat].post(at, seat=seat, ply=ply, ask=True)
        if not free:
            with self._nobody_forgets():
                for other in range(len(self.match.seats)):
                    agree = self.luck.random() < 0.8
                    self.guests[other].post(f"{at}/answer", seat=other, agree=agree)

    def _think_of_giving_up(self) -> None:
        """Where teams play, somebody would give up, and a partner would not."""
        teams = [side for side in self.match.sides if len(side) > 1]
        if self.match.over or not teams or self.luck.random() > 0.1:
            return
        seat, partner, *_ = self.luck.sample(self.luck.choice(teams), k=2)
        at = self.at("/resign")
        self.guests[seat].post(at, seat=seat)
        for other in self.guests:
            if other != seat and other not in self.match.sides[self.live.talk_of(seat).side]:
                self.guests[other].post(f"{at}/answer", seat=max(other, 0), agree=True)
        self.guests[partner].post(f"{at}/answer", seat=partner, agree=False)

    @contextmanager
    def _nobody_forgets(self) -> Iterator[None]:
        """What is hidden again afterwards was not hidden before: they go on knowing it."""
        hidden = self.match.game.hidden
        before = {viewer: hidden(self.match.state, viewer) for viewer in self.guests}
        yield
        for viewer in self.guests:
            self.remembered[viewer] |= hidden(self.match.state, viewer) - before[viewer]

    def at(self, rest: str = "") -> str:
        return f"/tables/{self.table}{rest}"


def _word(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9A-Za-z]){re.escape(text)}(?![0-9A-Za-z])")


Probe = Callable[[Scene, int], object]


def looks(path: str, **query: Any) -> Probe:
    return lambda scene, seat: scene.guests[seat].get(scene.at(path), **query)


def from_own_seat(path: str, name: str) -> Probe:
    return lambda scene, seat: scene.guests[seat].get(scene.at(path), **{name: seat})


def from_anothers_seat(path: str, name: str) -> Probe:
    return lambda scene, seat: scene.guests[seat].get(
        scene.at(path), **{name: another(scene, seat)}
    )


def another(scene: Scene, seat: int) -> int:
    others = [other for other in range(len(scene.match.seats)) if other != seat]
    return scene.luck.choice(others)


def a_code(scene: Scene) -> str:
    """What somebody might choose, perhaps somebody else."""
    codes = [option.code for ask in scene.match.asks for option in ask.options]
    return scene.luck.choice([*codes, "?"])


def why_not(scene: Scene, seat: int) -> None:
    scene.guests[seat].get(scene.at("/why"), seat=max(seat, 0), code=a_code(scene))


def choose(scene: Scene, seat: int, of: int, ply: int, code: str) -> None:
    assert scene.choose(seat, of, ply, code) in (403, 409, 422)


def choose_for_another(scene: Scene, seat: int) -> None:
    of = another(scene, seat)
    choose(scene, seat, of, scene.match.ply_seen_by(of), a_code(scene))


def choose_too_late(scene: Scene, seat: int) -> None:
    choose(scene, seat, max(seat, 0), 999_999, a_code(scene))


def choose_what_is_not_offered(scene: Scene, seat: int) -> None:
    choose(scene, seat, max(seat, 0), scene.match.ply_seen_by(seat), "?")


def take_back_too_late(scene: Scene, seat: int) -> None:
    scene.guests[seat].post(scene.at("/undo"), seat=max(seat, 0), ply=999_999, ask=True)


def speak(scene: Scene, seat: int) -> None:
    scene.guests[seat].post(scene.at("/chat"), seat=max(seat, 0), text="Well, well.")


def report(scene: Scene, seat: int) -> None:
    scene.guests[seat].post(scene.at("/reports"), text="Something is odd.")


def claim_time(scene: Scene, seat: int) -> None:
    body = {"seat": max(seat, 0), "against": another(scene, seat), "what": "win"}
    scene.guests[seat].post(scene.at("/time"), **body)


def answer_resign(scene: Scene, seat: int) -> None:
    """Nobody gives up by it: nobody is asked, or it is a no."""
    scene.guests[seat].post(scene.at("/resign/answer"), seat=max(seat, 0), agree=False)


def resign_for_another(scene: Scene, seat: int) -> None:
    answer = scene.guests[seat].post(scene.at("/resign"), seat=another(scene, seat))
    assert answer.status_code in (403, 422), answer.text


def hide(scene: Scene, seat: int) -> None:
    scene.guests[seat].put(scene.at("/hidden"), hidden=True)


def rematch(scene: Scene, seat: int) -> None:
    scene.guests[seat].post(scene.at("/rematch"))


def order_for_another(scene: Scene, seat: int) -> None:
    path = scene.at(f"/seats/{another(scene, seat)}/orders")
    assert scene.guests[seat].put(path, ply=0).status_code == 403


def sit_down_again(scene: Scene, seat: int) -> None:
    scene.guests[seat].post(scene.at(f"/seats/{max(seat, 0)}"), name="Again")


PROBES: list[Probe] = [
    looks(""),
    lambda scene, seat: scene.guests[seat].get("/tables"),
    lambda scene, seat: scene.guests[seat].get("/tables/mine"),
    looks("/position"),
    looks("/position", seat=SPECTATOR),
    looks("/position", seat=-2),
    from_own_seat("/position", "seat"),
    from_anothers_seat("/position", "seat"),
    looks("/replay"),
    looks("/replay", viewer=SPECTATOR),
    looks("/replay", viewer=-2),
    from_own_seat("/replay", "viewer"),
    from_anothers_seat("/replay", "viewer"),
    looks("/since"),
    looks("/since", seat=SPECTATOR),
    looks("/since", seat=-2),
    looks("/since", ply=0),
    from_own_seat("/since", "seat"),
    from_anothers_seat("/since", "seat"),
    looks("/record"),
    looks("/record", public=True),
    looks("/fairness"),
    why_not,
    choose_for_another,
    choose_too_late,
    choose_what_is_not_offered,
    take_back_too_late,
    speak,
    report,
    claim_time,
    rematch,
    order_for_another,
    answer_resign,
    resign_for_another,
    hide,
    sit_down_again,
]
"""Everything that one can ask or try while a game runs, that changes nothing in it."""
