"""What the page asks the server while it follows a table (web/src/lib/stream.svelte.ts), without a
browser.
"""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
SCRIPT = Path(__file__).with_name("stream.mjs")
BUILD = """
import { build } from 'vite';
await build({
  logLevel: 'error',
  build: {
    ssr: 'src/lib/stream.svelte.ts',
    outDir: process.argv[1],
    emptyOutDir: true,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
"""
TOO_FAST = {
    "status": 429,
    "headers": {"Retry-After": "600"},
    "body": {"reason": {"id": "refused-too-fast"}, "text": "Slowly, please."},
}

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules" / "vite").exists(), reason="the page's tools are not installed"
)


def position(ply: int, told: int, **more: Any) -> dict[str, Any]:
    """What somebody hears at seat 0; the story grows by a line with each of these."""
    told_before = max(0, told - 1)
    story = {"start": told_before, "lines": [{"id": "line", "args": {}, "about": []}]}
    return {
        "type": "position",
        "table": "t",
        "ply": ply,
        "viewer": 0,
        "view": {},
        "asks": [],
        "waiting": [1],
        "yours": [],
        "by": 1,
        "story": story,
        "nicknames": [None, None],
        "over": False,
        **more,
    }


def frame(ply: int, told: int) -> dict[str, Any]:
    story = position(ply, told)["story"]
    return {"ply": ply, "line": "1 ?", "view": {}, "asks": [], "story": story, "over": False}


Follow = Callable[..., dict[str, Any]]


@pytest.fixture(scope="module")
def follow(tmp_path_factory: pytest.TempPathFactory) -> Follow:
    """What was asked, and what is shown, when these have come one batch after the other."""
    built = tmp_path_factory.mktemp("stream")
    command = ["node", "--input-type=module", "-e", BUILD, str(built)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    (module,) = built.glob("*.*js")

    def follow(
        *arrivals: list[dict[str, Any]],
        answer: dict[str, Any],
        speed: str = "normal",
        closes: bool = False,
        cuts: tuple[int, ...] = (),
        leads: int | None = None,
    ) -> dict[str, Any]:
        told = {
            "arrivals": arrivals,
            "answer": answer,
            "speed": speed,
            "closes": closes,
            "cuts": cuts,
            "leads": leads,
        }
        done = subprocess.run(
            ["node", SCRIPT, module],
            input=json.dumps(told),
            capture_output=True,
            check=True,
            text=True,
        )
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    return follow


def filled(*frames: dict[str, Any]) -> dict[str, Any]:
    return {"body": {"viewer": 0, "left_off": 0, "frames": list(frames)}}


START = [position(40, 1)]
SINCE = "/api/tables/t/since?seat=0&ply=40"


def test_what_lies_between_is_asked_for_and_shown(follow: Follow) -> None:
    found = follow(START, [position(43, 4)], answer=filled(frame(41, 2), frame(42, 3)))
    assert found == {"asked": [SINCE], "ply": 43, "over": False, "told": 4, "delays": []}


@pytest.mark.parametrize("frames", [[], [frame(41, 2)], [frame(40, 1), frame(41, 2), frame(45, 3)]])
def test_a_leap_that_cannot_be_filled_is_asked_about_once(
    follow: Follow, frames: list[dict[str, Any]]
) -> None:
    """At the end of a game, when what others chose in secret begins to count, or after an undo."""
    told = 1 + max(1, len(frames))
    found = follow(START, [position(50, told, over=True)], answer=filled(*frames))
    assert found == {"asked": [SINCE], "ply": 50, "over": True, "told": told, "delays": []}


def test_what_comes_meanwhile_waits_and_is_asked_about_no_more_than_once(follow: Follow) -> None:
    found = follow(START, [position(50, 2), position(51, 3), position(60, 4)], answer=filled())
    assert found["ply"] == 60
    assert found["asked"] == [SINCE, "/api/tables/t/since?seat=0&ply=51"]


def test_who_follows_at_once_asks_nothing(follow: Follow) -> None:
    found = follow(START, [position(50, 2)], answer=filled(), speed="at-once")
    assert (found["ply"], found["asked"]) == (50, [])


def test_who_was_too_fast_is_shown_how_things_stand_and_asks_no_more_for_as_long(
    follow: Follow,
) -> None:
    found = follow(START, [position(50, 2)], [position(60, 3)], answer=TOO_FAST)
    assert (found["ply"], found["asked"]) == (60, [SINCE])


def test_who_has_left_the_table_asks_nothing_more(follow: Follow) -> None:
    """Not even about what had come while an answer was on its way."""
    found = follow(START, [position(50, 2), position(60, 3)], answer=filled(), closes=True)
    assert (found["ply"], found["asked"]) == (40, [SINCE])


def test_who_has_chosen_is_told_what_came_of_it_and_asks_nothing(follow: Follow) -> None:
    found = follow(START, [position(41, 2, by=0)], answer=filled(), leads=41)
    assert (found["ply"], found["asked"]) == (41, [])


def test_who_is_not_told_what_came_of_a_choice_asks_for_it_once(follow: Follow) -> None:
    found = follow(START, answer=filled(), leads=41)
    assert found["asked"] == ["/api/tables/t/position"]


def test_who_leaves_the_table_after_a_choice_asks_nothing_more(follow: Follow) -> None:
    found = follow(START, [], answer=filled(), leads=41, closes=True)
    assert (found["ply"], found["asked"]) == (40, [])


RESTARTED, GONE = 1012, 1006


def test_a_line_that_a_restart_has_cut_is_called_again_at_once_and_others_after_a_while(
    follow: Follow,
) -> None:
    at_once, later = follow(START, answer=filled(), cuts=(RESTARTED, RESTARTED))["delays"]
    assert at_once == 0
    assert 500 <= later <= 1000
    (later,) = follow(START, answer=filled(), cuts=(GONE,))["delays"]
    assert 250 <= later <= 500
