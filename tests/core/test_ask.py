"""Asking: one choice, or several side by side."""

from collections.abc import Generator
from typing import Any

import pytest

from mathom.core.ask import (
    UNSEEN,
    Answer,
    Ask,
    Choosing,
    Option,
    Question,
    Together,
    asks_of,
    choose,
    together,
)
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.message import Message

PROMPT = Question("go").plain


def options(*codes: str) -> list[Option[str]]:
    """Options whose values are not their codes, so that the two can't be mixed up."""
    return [Option(code, code.upper(), Message("option")) for code in codes]


def ended(play: Generator[Any, Any, Any], sent: object) -> Any:
    """What a play returns when this is sent to it."""
    with pytest.raises(StopIteration) as end:
        play.send(sent)
    return end.value.value


def answer(asked: Together, seat: int, code: str) -> Answer:
    ask = next(ask for ask in asked.asks if ask.seat == seat)
    option = ask.option(code)
    assert option is not None
    return Answer(ask, option)


def seats(asked: Together) -> list[int]:
    return [ask.seat for ask in asked.asks]


# One choice


def test_a_choice_asks_once_and_returns_the_thing_itself():
    offered = options("left", "right")
    play = choose(2, offered, PROMPT)
    ask = next(play)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options, ask.prompt, ask.secret) == (2, offered, PROMPT.message, False)
    assert ended(play, offered[1]) == "RIGHT"


def test_a_single_option_is_taken_without_asking():
    assert ended(choose(0, options("only"), PROMPT), None) == "ONLY"


def test_a_single_option_is_asked_for_where_silence_would_tell():
    offered = options("only")
    play = choose(0, offered, PROMPT, even_if_forced=True)
    assert next(play).options == offered
    assert ended(play, offered[0]) == "ONLY"


def test_a_secret_choice_says_so():
    assert next(choose(0, options("left", "right"), PROMPT, secret=True)).secret


def test_a_veiled_choice_says_so():
    ask = next(choose(0, options("left", "right"), PROMPT, veiled=True))
    assert (ask.veiled, ask.secret) == (True, False)


def test_what_the_others_see_of_a_choice():
    plain, marked = Option("left", 1, PROMPT), Option("right", 2, PROMPT, seen="a step aside")
    both = [plain, marked]
    assert [Ask(0, both, PROMPT).seen(option) for option in both] == ["left", "right"]
    veiled = Ask(0, both, PROMPT, veiled=True)
    assert [veiled.seen(option) for option in both] == [UNSEEN, "a step aside"]
    secret = Ask(0, both, PROMPT, secret=True)
    assert [secret.seen(option) for option in both] == [UNSEEN, UNSEEN]


# Open questions


def step(code: str) -> Option[str] | None:
    return Option(code, code.upper(), PROMPT) if code.startswith("step ") else None


def test_an_open_question_takes_what_it_does_not_list():
    write = Message("write")
    play = choose(0, options("left", "right"), PROMPT, write=write, others=step)
    ask = next(play)
    assert (ask.write, ask.option("left")) == (write, ask.options[0])
    assert ask.option("up") is None
    assert ended(play, ask.option("step back")) == "STEP BACK"


def test_a_closed_question_has_nothing_to_write():
    ask = Ask(0, options("left", "right"), PROMPT)
    assert (ask.write, ask.others) == (None, None)


def test_a_single_option_is_asked_for_if_there_are_unlisted_ones():
    play = choose(0, options("only"), PROMPT, others=step)
    assert ended_after(play, "step back") == "STEP BACK"


def ended_after(play: Choosing[str], code: str) -> Any:
    ask = next(play)
    assert isinstance(ask, Ask)
    return ended(play, ask.option(code))


def test_an_option_is_found_by_its_code():
    offered = options("left", "right")
    ask = Ask(0, offered, PROMPT)
    assert ask.option("right") is offered[1]
    assert ask.option("up") is None
    assert ask.option("RIGHT") is None


def test_questions_and_options_name_themselves():
    assert repr(Ask(1, options("left", "right"), PROMPT)) == "Ask(1, prompt-go, ['left', 'right'])"
    assert repr(options("left")[0]) == "Option('left')"


def test_an_option_touches_nothing_unless_said():
    assert options("left")[0].touches == ()
    assert Option("left", 1, PROMPT, ("die:red",)).touches == ("die:red",)


def test_the_open_questions_of_one_ask_and_of_several():
    one = next(choose(0, options("a", "b"), PROMPT))
    several = next(together(twice(0), twice(1)))
    assert asks_of(one) == [one]
    assert asks_of(several) == several.asks
    assert len(several.asks) == 2


# Several side by side


def twice(seat: int) -> Choosing[str]:
    """Two choices of one seat, joined."""
    first = yield from choose(seat, options("a", "b"), PROMPT)
    second = yield from choose(seat, options("c", "d"), PROMPT)
    return first + second


def test_all_are_asked_at_once():
    assert seats(next(together(twice(0), twice(1), twice(2)))) == [0, 1, 2]


@pytest.mark.parametrize(
    "order",
    ["0a 0d 1b 1c", "1b 1c 0a 0d", "0a 1b 0d 1c", "1b 0a 0d 1c"],
)
def test_answers_may_come_in_any_order(order: str):
    play = together(twice(0), twice(1))
    asked = next(play)
    *lines, last = order.split()
    for line in lines:
        asked = play.send(answer(asked, int(line[0]), line[1]))
    assert ended(play, answer(asked, int(last[0]), last[1])) == ["AD", "BC"]


def test_who_is_done_is_asked_no_more():
    play = together(twice(0), twice(1))
    asked = next(play)
    asked = play.send(answer(asked, 0, "a"))
    asked = play.send(answer(asked, 0, "c"))
    assert seats(asked) == [1]


def test_the_others_question_stays_the_same_while_one_answers():
    play = together(twice(0), twice(1))
    asked = next(play)
    others = asked.asks[1]
    asked = play.send(answer(asked, 0, "a"))
    assert asked.asks[1] is others
    assert [option.code for option in asked.asks[0].options] == ["c", "d"]


def test_a_play_that_needs_nobody_ends_at_once():
    def nothing() -> Choosing[str]:
        return "NOTHING"
        yield

    play = together(nothing(), twice(1))
    asked = next(play)
    assert seats(asked) == [1]
    asked = play.send(answer(asked, 1, "a"))
    assert ended(play, answer(asked, 1, "c")) == ["NOTHING", "AC"]


def test_without_plays_nobody_is_asked():
    assert ended(together(), None) == []


def test_groups_can_stand_within_groups():
    play = together(together(twice(0), twice(1)), together(twice(2), twice(3)))
    asked = next(play)
    assert seats(asked) == [0, 1, 2, 3]
    for line in ("3b", "0a", "2a", "3d", "1b", "0d", "2c"):
        asked = play.send(answer(asked, int(line[0]), line[1]))
    assert ended(play, answer(asked, 1, "c")) == [["AD", "BC"], ["AC", "BD"]]


def test_a_question_that_names_a_secret_has_another_form_for_the_others() -> None:
    prompt, overheard = Question("go").about(piece="frodo"), Message("prompt-veiled")
    ask = Ask(0, options("go"), prompt, overheard=overheard)
    named = prompt.message
    assert [ask.prompt_for(viewer) for viewer in (0, REFEREE)] == [named, named]
    assert [ask.prompt_for(viewer) for viewer in (1, SPECTATOR)] == [overheard, overheard]
    assert Ask(0, options("go"), PROMPT).prompt_for(1) == PROMPT.message
