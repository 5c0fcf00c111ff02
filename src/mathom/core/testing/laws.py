"""What must hold for every game, at random positions."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError, fromstring

import msgspec

from mathom.core import record as records
from mathom.core.ask import Together
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, replay
from mathom.core.message import Message, Refused
from mathom.core.names import names_in
from mathom.core.orders import Orders
from mathom.core.parcel import pack
from mathom.core.position import Position
from mathom.core.sketch import sketch
from mathom.core.state import clone, digest, from_json, to_json
from mathom.core.testing.case import (
    LONGEST,
    Broken,
    Case,
    pick,
    random_match,
    random_positions,
)
from mathom.core.testing.naming import lacking, requests
from mathom.core.voice import (
    CORE_TEXT,
    LANGUAGES,
    Text,
    cases_used,
    forms,
    messages,
    source,
    terms,
    voice,
)

COLUMNS = (40, 80, 120)
"""So wide are the terminals that a sketch must fit."""
ODD_CODES = 25
"""So many codes of other moments are asked about at each position: all would be thousands."""
GRAMMAR = frozenset(("case", "noun", "called", "subject"))
"""What a sentence hands on to a phrase within, or an adjective agrees with: one language may need
it where another does not."""
SVG = "{http://www.w3.org/2000/svg}svg"


def games_end(case: Case) -> None:
    """Random games end with a result: no dead end, no endless game, no question without options."""
    for seed in case.seeds("end"):
        for count, position in enumerate(random_positions(case, seed)):
            _hold(count < LONGEST, f"{seed}: still no end after {count} decisions")
            for ask in position.asks:
                codes = [option.code for option in ask.options]
                _hold(bool(codes), f"{seed}: seat {ask.seat} is asked but has no option")
                _hold(len(set(codes)) == len(codes), f"{seed}: a code means two things: {codes}")
                kept = [code for code in records.RESERVED if ask.option(code) is not None]
                _hold(not kept, f"{seed}: a record would read {kept} as no choice")
                _hold(ask.seat in range(case.seats), f"{seed}: there is no seat {ask.seat}")
            seats = [ask.seat for ask in position.asks]
            _hold(len(set(seats)) == len(seats), f"{seed}: a seat is asked twice at once")
            _hold(case.game.result(position.state) is None, f"{seed}: a result before the end")
        result = case.game.result(position.state)
        _hold(result is not None, f"{seed}: the game ended without a result")


def records_replay(case: Case) -> None:
    """A record gives the same game again, byte for byte, with all that was taken back in it."""
    for seed in case.seeds("replay"):
        luck = Chance(f"{seed} undo")
        for match in random_match(case, seed):
            if match.standing and luck.below(8) == 0:
                last = match.standing[-1].seat
                if match.why_not_undo(last) is None:
                    match.undo(last)
                elif luck.below(4) == 0:
                    match.undo_agreed(last)
        written = records.dump(match.record())
        again = replay(records.load(written))
        _hold(records.dump(again.record()) == written, f"{seed}: the replay's record differs")
        _hold(again.story == match.story, f"{seed}: the replay tells another story")


def giving_up_is_fair(case: Case) -> None:
    """Every seat is on one side. Wherever one after the other gives up, the table stays as it is
    and the others hear of it; the last side has won, and the record gives the same game again.
    """
    for seed in case.seeds("resign"):
        luck = Chance(f"{seed} who")
        match = _somewhere_in(case, seed, luck)
        seated = sorted(seat for side in match.sides for seat in side)
        _hold(seated == list(range(case.seats)), f"{seed}: the sides are {match.sides}")
        quitters = list(range(case.seats))
        luck.shuffle(quitters)
        for seat in quitters:
            if match.over:
                _hold(match.why_not_resign(seat) is not None, f"{seed}: given up after the end")
                continue
            left = [side for side in match.sides if not {*match.resigned, seat}.issuperset(side)]
            before, told = digest(match.state), len(match.told(SPECTATOR))
            match.resign(seat)
            _hold(digest(match.state) == before, f"{seed}: giving up changed the table")
            _hold(len(match.told(SPECTATOR)) == told + 1, f"{seed}: nobody hears who gives up")
            result = match.result
            if len(left) > 1:
                _hold(result is None, f"{seed}: it is over though {left} are left")
                ask, option = pick(match.asks, luck)
                match.choose(ask.seat, option.code)
            else:
                won = None if result is None else result.winners
                _hold(won == sum(left, ()), f"{seed}: {left} are left, yet {won} win")
        _say_the_end(case, match)
        written = records.dump(match.record())
        again = replay(records.load(written))
        _hold(records.dump(again.record()) == written, f"{seed}: the replay's record differs")
        _hold(again.story == match.story, f"{seed}: the replay tells another story")


def _somewhere_in(case: Case, seed: str, luck: Chance) -> Match[Any]:
    """A match at one of its first positions, or of its later ones."""
    wanted = luck.below(luck.below(200) + 1)
    for number, match in enumerate(random_match(case, seed)):
        if number == wanted:
            return match
    return case.match(seed)


def _say_the_end(case: Case, match: Match[Any]) -> None:
    for lang in LANGUAGES:
        text = voice(lang, case.game)
        for message in match.told(SPECTATOR):
            _say(text, message)
        if match.result is not None:
            _say(text, match.result.story)


def forks_go_on_alike(case: Case) -> None:
    """A fork plays on exactly like its original, and neither feels what the other does."""
    for seed in case.seeds("fork"):
        position, luck = case.position(seed), Chance(f"{seed} luck")
        while position.asks:
            before = digest(position.state)
            fork = position.fork()
            _play_on(position.fork(), f"{seed} on", 20)
            _hold(digest(position.state) == before, f"{seed}: a fork changed its original")
            for _ in range(1 + luck.below(8)):
                if not position.asks:
                    break
                number = luck.below(len(position.asks))
                options = position.asks[number].options
                chosen = luck.below(len(options))
                position.answer(position.asks[number], options[chosen])
                fork.answer(fork.asks[number], fork.asks[number].options[chosen])
                _hold(digest(fork.state) == digest(position.state), f"{seed}: a fork went astray")
                _hold(_codes(fork) == _codes(position), f"{seed}: a fork asks something else")


def deals_look_alike(case: Case) -> None:
    """A new deal looks to its viewer exactly like the real table, and so do the questions."""
    for seed in case.seeds("deal"):
        luck = Chance(f"{seed} when")
        for position in random_positions(case, seed):
            if luck.below(3):
                continue
            for viewer in (SPECTATOR, *range(case.seats)):
                dealt = position.redeal(viewer, Chance(f"{seed} {luck.drawn} {viewer}"))
                seen = case.game.view(position.state, viewer)
                _hold(
                    case.game.view(dealt.state, viewer) == seen,
                    f"{seed}: viewer {viewer} can tell the deal from the table",
                )
                ask, same = position.ask(viewer), dealt.ask(viewer)
                _hold(
                    (ask and [o.code for o in ask.options])
                    == (same and [o.code for o in same.options]),
                    f"{seed}: viewer {viewer} is asked something else after the deal",
                )
                _hold(
                    (ask and ask.write) == (same and same.write),
                    f"{seed}: viewer {viewer} may write something else after the deal",
                )
                if viewer >= 0:
                    clues = [case.game.clue(each.state, viewer) for each in (position, dealt)]
                    _hold(clues[0] == clues[1], f"{seed}: a clue tells seat {viewer} too much")


def deals_are_no_copies(case: Case) -> None:
    """What is hidden from a viewer comes out differently in some deal made for that viewer."""
    for viewer in (SPECTATOR, *range(case.seats)):
        hid = differs = False
        for seed in case.seeds("anew"):
            for number, position in enumerate(random_positions(case, seed)):
                if differs or not case.game.hidden(position.base, viewer):
                    continue
                hid = True
                chance = Chance(f"{seed} {number} {viewer}")
                dealt = clone(case.game.redeal(position.base, viewer, chance))
                dealt.chance = clone(position.base.chance)
                differs = digest(dealt) != digest(position.base)
        _hold(differs or not hid, f"every deal for viewer {viewer} is the real table")


def deals_know_only_what_shows(case: Case) -> None:
    """By the same luck the same table is dealt, whichever of those that a viewer can't tell apart
    is the real one: nothing of it is left in a deal, down to the last byte and order of a list.
    """
    for seed in case.seeds("showing"):
        luck = Chance(f"{seed} when")
        for position in random_positions(case, seed):
            if luck.below(4):
                continue
            for viewer in (SPECTATOR, *range(case.seats)):
                other = position.redeal(viewer, Chance(f"{seed} {luck.drawn} {viewer}"))
                if not _look_alike(position, other, viewer):
                    continue
                dealt, same = (
                    pack(each.redeal(viewer, Chance(f"{seed} {luck.drawn} same")))
                    for each in (position, other)
                )
                _hold(dealt == same, f"{seed}: a deal for viewer {viewer} knows more than they do")


def _look_alike(position: Position[Any], other: Position[Any], viewer: int) -> bool:
    views = [position.game.view(each.state, viewer) for each in (position, other)]
    asks = [each.ask(viewer) for each in (position, other)]
    codes = [ask and [option.code for option in ask.options] for ask in asks]
    return views[0] == views[1] and codes[0] == codes[1]


def everything_can_be_drawn(case: Case) -> None:
    """Every viewer gets a sketch that fits a terminal and a picture that is SVG."""
    for seed in case.seeds("drawn"):
        luck, lang = Chance(f"{seed} when"), Chance(f"{seed} language")
        for match in random_match(case, seed):
            last = match
            if luck.below(40) == 0:
                _draw(case, match, LANGUAGES[lang.below(len(LANGUAGES))], seed)
        for language in LANGUAGES:
            _draw(case, last, language, seed)


def _draw(case: Case, match: Match[Any], lang: str, seed: str) -> None:
    """Viewers sit at terminals of different widths, at each time at others."""
    text = voice(lang, case.game)
    names = [f"player {seat + 1}" for seat in range(case.seats)]
    for number, viewer in enumerate((SPECTATOR, REFEREE, *range(case.seats)), len(match.lines)):
        width = COLUMNS[number % len(COLUMNS)]
        try:
            scene = case.game.scene(match.view(viewer), text, names)
            picture = fromstring(case.game.picture(match.view(viewer), text))
        except (NotImplementedError, LookupError, ParseError) as error:
            raise Broken(f"{seed}: {lang}: viewer {viewer}: {error!r}") from error
        lines = sketch(scene, width, colour=False).splitlines()
        wide = [line for line in lines if len(line) > width]
        _hold(not wide, f"{seed}: {lang}: wider than {width} columns: {wide}")
        _hold(any(lines), f"{seed}: {lang}: an empty sketch")
        _hold(picture.tag == SVG, f"{seed}: {lang}: the picture is {picture.tag}, not {SVG}")


def chance_precedes_no_question(case: Case) -> None:
    """No step asks after it has drawn: a deal goes on with another chance from the step's start."""
    for seed in case.seeds("chance"):
        for position in random_positions(case, seed):
            _hold(
                position.state.chance.drawn == position.base.chance.drawn,
                f"{seed}: the step {position.base.step!r} asks after it has drawn",
            )


def secrets_are_kept(case: Case) -> None:
    """No view, question, story or moment of it holds the identifier of something hidden from its
    reader.
    """
    for seed in case.seeds("secret"):
        tried: set[str] = set()
        luck = Chance(f"{seed} which")
        told = 0
        for match in random_match(case, seed):
            tried.update(option.code for ask in match.asks for option in ask.options)
            for viewer in (SPECTATOR, *range(case.seats)):
                hidden = case.game.hidden(match.state, viewer)
                if not hidden:
                    continue
                sent = [msgspec.json.encode(match.view(viewer)).decode()]
                news = match.told(viewer, told)
                sent += [msgspec.json.encode(message).decode() for message in news]
                for open_ask in match.asks_seen_by(viewer):
                    sent.append(msgspec.json.encode(open_ask.prompt_for(viewer)).decode())
                ask = match.position.ask(viewer)
                if ask is not None:
                    sent += [
                        f"{option.code} {option.touches} {option.label}" for option in ask.options
                    ]
                    sent.append(msgspec.json.encode(ask.write).decode())
                    # The answer to "why not?" may repeat what the question named, no more.
                    words = sorted(tried)
                    for code in ("?", *(words[luck.below(len(words))] for _ in range(ODD_CODES))):
                        reason = match.why_not(viewer, code)
                        if reason is not None:
                            said = msgspec.json.encode(reason).decode()
                            for word in case.game.named_by(code):
                                said = said.replace(word, "")
                            sent.append(said)
                # All at once: to search each text for each secret would take far longer.
                everything = "\n".join(sent)
                for secret in hidden:
                    if secret in everything:
                        text = next(text for text in sent if secret in text)
                        raise Broken(f"{seed}: viewer {viewer} is sent {secret} in {text[:200]}")
            told = len(match.story)


def refusals_change_nothing(case: Case) -> None:
    """Whatever is not on offer is refused with a reason, and the table stays as it was."""
    for seed in case.seeds("refusal"):
        known: set[str] = {"", "?", "undo", "drop table", "keep", "9" * 50, "ŻÓŁĆ \x00 {"}
        luck = Chance(f"{seed} which")
        for match in random_match(case, seed):
            before = (digest(match.state), len(match.lines), len(match.story))
            words = sorted(known)
            tries = [words[luck.below(len(words))] for _ in range(4)]
            for seat in range(-1, case.seats + 1):
                ask = match.position.ask(seat)
                offered = [] if ask is None else [option.code for option in ask.options]
                for code in offered:
                    _hold(match.why_not(seat, code) is None, f"{seed}: {code!r} has a reason")
                    _hold(
                        ask is not None and case.game.why_not(match.state, ask, code) is None,
                        f"{seed}: {code!r} is on offer, but the rules say why not",
                    )
                for code in tries:
                    if ask is not None and ask.option(code) is not None:
                        continue
                    try:
                        match.choose(seat, code)
                    except Refused as refused:
                        for lang in LANGUAGES:
                            _say(voice(lang, case.game), refused.reason)
                    else:
                        raise Broken(f"{seed}: {code!r} was not offered to seat {seat} but taken")
                known.update(offered)
            after = (digest(match.state), len(match.lines), len(match.story))
            _hold(after == before, f"{seed}: a refusal changed the table")


def windows_tell_nothing(case: Case) -> None:
    """Where orders can pass is the same in every deal: they answer by what everybody knows."""
    names = [window.name for window in case.game.windows]
    for seed in case.seeds("window"):
        luck = Chance(f"{seed} when")
        for position in random_positions(case, seed):
            for ask in position.asks:
                window = ask.window
                _hold(
                    window is None or window.name in names,
                    f"{seed}: {window} is not among the windows of the game",
                )
            if luck.below(3):
                continue
            for viewer in (SPECTATOR, *range(case.seats)):
                dealt = position.redeal(viewer, Chance(f"{seed} {luck.drawn} {viewer}"))
                _hold(
                    _passes(dealt) == _passes(position),
                    f"{seed}: viewer {viewer} learns by a pass what others hold",
                )


def _passes(position: Position[Any]) -> tuple[int, list[tuple[int, str, str | None]]]:
    """The round, and with what orders to pass would answer the open windows."""
    always = [
        (ask.seat, ask.window.name, Orders(skips=(ask.window.name,)).answer(ask, ()))
        for ask in position.asks
        if ask.window is not None
    ]
    return position.game.round(position.state), always


def everything_can_be_said(case: Case) -> None:
    """Both languages have the same messages with the same arguments, and all that a game needs."""
    _texts_agree((CORE_TEXT,))
    _texts_agree(case.game.text_folders)
    for lang in LANGUAGES:
        text = voice(lang, case.game)
        for message in _said(case):
            _say(text, message)


@cache
def _texts_agree(folders: tuple[Path, ...]) -> None:
    sources = ["\n".join(source(folder, lang) for folder in folders) for lang in LANGUAGES]
    first, *others = [
        {id: args - GRAMMAR for id, args in messages(text).items()} for text in sources
    ]
    for other in others:
        alone = set(first.items()) ^ set(other.items())
        _hold(not alone, f"{folders}: not alike in all languages: {sorted(dict(alone))}")
    named: list[set[str]] = []
    for lang, text in zip(LANGUAGES, sources, strict=True):
        own = list(terms(text))
        names = [name for folder in folders for name in names_in(folder, lang)]
        named.append({term.id.name for term in own})
        known = {form for term in own for form in forms(term)}
        unknown = cases_used(text) - known.union(*(name.forms for name in names))
        _hold(not unknown, f"{lang}: no term has the case {sorted(unknown)}")
        faults = list(lacking(names, requests(text, names)))
        _hold(not faults, f"{lang}: {faults[:3]}")
    alone_named = set[str]().union(*named) - named[0].intersection(*named)
    _hold(not alone_named, f"{folders}: terms not in all languages: {sorted(alone_named)}")


def _said(case: Case) -> Iterator[Message]:
    yield Message("title")
    yield Message("summary")
    for setting in case.game.settings:
        yield Message(f"setting-{setting.name}")
    for bot in case.game.bots():
        yield Message(f"bot-{bot}")
    for window in case.game.windows:
        yield Message(f"window-{window.name}")
        yield Message("passing-round")
        yield Message("passing-round-over")
    for seed in case.seeds("said"):
        for match in random_match(case, seed):
            for ask in match.asks:
                yield ask.prompt
                if ask.overheard is not None:
                    yield ask.overheard
                if ask.write is not None:
                    yield ask.write
                for option in ask.options:
                    yield option.label
        for viewer in (SPECTATOR, *range(case.seats)):
            yield from match.told(viewer)
        if match.result is not None:
            yield match.result.story
            yield from match.result.why


def _say(text: Text, message: Message) -> None:
    try:
        _hold(bool(text.say(message)), f"{text.lang}: {message.id} says nothing")
    except LookupError as error:
        raise Broken(f"{text.lang}: {message.id} can't be said: {error}") from error


def data_round_trips(case: Case) -> None:
    """States, views, moments and records survive JSON."""
    for seed in case.seeds("json"):
        for match in random_match(case, seed):
            state = clone(match.state)
            again = from_json(to_json(state), case.game.state_type)
            _hold(again == state, f"{seed}: the state changed on its way through JSON")
            for viewer in (SPECTATOR, *range(case.seats)):
                view = match.view(viewer)
                _hold(
                    msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view,
                    f"{seed}: the view changed on its way through JSON",
                )
        for moment in (event.moment for event in match.story if event.moment is not None):
            try:
                again = case.game.moment(msgspec.json.decode(msgspec.json.encode(moment)))
            except (TypeError, msgspec.ValidationError) as error:
                raise Broken(f"{seed}: {moment} is no moment of this game: {error}") from error
            _hold(again == moment, f"{seed}: {moment} changed on its way through JSON")
        record = match.record()
        _hold(records.load(records.dump(record)) == record, f"{seed}: the record changed")


def undo_and_redo_is_nothing(case: Case) -> None:
    """To take a choice back and make it again leaves no trace but the record's two lines."""
    for seed in case.seeds("undo"):
        luck = Chance(f"{seed} luck")
        match = case.match(seed)
        while match.asks:
            ask, option = pick(match.asks, luck)
            before = _trace(match)
            match.choose(ask.seat, option.code)
            after = _trace(match)
            if match.why_not_undo(ask.seat) is not None:
                continue
            match.undo(ask.seat)
            _hold(_trace(match) == before, f"{seed}: undo of {option.code!r} left a trace")
            match.choose(ask.seat, option.code)
            _hold(_trace(match) == after, f"{seed}: {option.code!r} came out differently again")


def undo_respects_luck_and_others(case: Case) -> None:
    """Nobody takes back, unasked, what chance, news or another player has answered."""
    for seed in case.seeds("undo-limits"):
        luck = Chance(f"{seed} luck")
        match = case.match(seed)
        seats = range(case.seats)
        hidden = [case.game.hidden(match.state, seat) for seat in seats]
        while match.asks:
            ask, option = pick(match.asks, luck)
            others = [seat for seat in seats if ask.secret and seat != ask.seat]
            seen = [(match.view(seat), match.told(seat)) for seat in others]
            unseen, drawn, news = hidden, match.state.chance.drawn, match.state.news
            match.choose(ask.seat, option.code)
            hidden = [case.game.hidden(match.state, seat) for seat in seats]
            if match.why_not_undo(ask.seat) is None:
                _hold(
                    (match.state.chance.drawn, match.state.news) == (drawn, news),
                    f"{seed}: {option.code!r} can be taken back over chance or news",
                )
                for before, now in zip(unseen, hidden, strict=True):
                    _hold(before <= now, f"{seed}: {option.code!r} showed {before - now}")
                _hold(
                    [(match.view(seat), match.told(seat)) for seat in others] == seen,
                    f"{seed}: {option.code!r} was shown, yet can be taken back in secret",
                )
            for other in seats:
                if other != ask.seat and not ask.secret:
                    _hold(
                        match.why_not_undo(other) is not None,
                        f"{seed}: seat {other} can take back over {option.code!r}",
                    )


def order_does_not_matter(case: Case) -> None:
    """Questions that are open together may be answered in any order: the table is the same."""
    for seed in case.seeds("order"):
        for position in random_positions(case, seed):
            if not isinstance(position.asked, Together) or len(position.asks) < 2:
                continue
            ends = []
            for turn in (1, -1):
                fork = position.fork()
                base = fork.base
                while isinstance(fork.asked, Together) and fork.base is base:
                    _answer_first(fork, turn, seed)
                ends.append(digest(fork.state))
            _hold(ends[0] == ends[1], f"{seed}: the order of simultaneous answers matters")


def _answer_first(fork: Position[Any], turn: int, seed: str) -> None:
    """Answer the first open question, or the last, with a choice that depends on the seat alone."""
    ask = fork.asks[::turn][0]
    count = sum(choice.seat == ask.seat for choice in fork.since)
    luck = Chance(f"{seed} {ask.seat} {count}")
    fork.answer(ask, ask.options[luck.below(len(ask.options))])


def changes_are_told(case: Case) -> None:
    """Whenever a viewer's view changes, that viewer has been told something."""
    for seed in case.seeds("told"):
        seen: dict[int, msgspec.Struct] = {}
        told = 0
        for match in random_match(case, seed):
            for viewer in (SPECTATOR, *range(case.seats)):
                view = match.view(viewer)
                _hold(
                    view == seen.get(viewer, view) or bool(match.told(viewer, told)),
                    f"{seed}: viewer {viewer} sees a change that nobody told",
                )
                seen[viewer] = view
            told = len(match.story)


LAWS: tuple[Callable[[Case], None], ...] = (
    games_end,
    records_replay,
    giving_up_is_fair,
    forks_go_on_alike,
    deals_look_alike,
    deals_are_no_copies,
    deals_know_only_what_shows,
    chance_precedes_no_question,
    secrets_are_kept,
    refusals_change_nothing,
    windows_tell_nothing,
    everything_can_be_said,
    data_round_trips,
    undo_and_redo_is_nothing,
    undo_respects_luck_and_others,
    order_does_not_matter,
    changes_are_told,
    everything_can_be_drawn,
)


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def _play_on(position: Position[Any], seed: str, choices: int) -> None:
    luck = Chance(seed)
    for _ in range(choices):
        if not position.asks:
            break
        position.answer(*pick(position.asks, luck))


def _codes(position: Position[Any]) -> list[list[str]]:
    return [[option.code for option in ask.options] for ask in position.asks]


def _trace(match: Match[Any]) -> tuple[Any, ...]:
    return (digest(match.state), list(match.story), _codes(match.position), list(match.draws))
