"""Two people at one keyboard, and a game with secrets."""

from pathlib import Path

import pytest

from mathom.cli.console import Console
from mathom.cli.play import Table
from tests.core.table import registered, sit_down
from tests.core.toy import NAMES


class Screen:
    """What stands on the screen now, and what was wiped away before it."""

    def __init__(self) -> None:
        self.pages = [""]

    def write(self, text: str) -> int:
        first, *others = text.split("\x1b[2J\x1b[3J\x1b[H")
        self.pages[-1] += first
        self.pages += others
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return True


def test_nobody_reads_the_others_secrets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bilbo hides a stone and brags, then Gollum does; each looks at a screen of his own."""
    match = sit_down("agate flint topaz", "beryl garnet opal")
    typed = iter(["", "hide agate", "brag", "", "hide opal", "hush", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    screen = Screen()
    with registered(match.game):
        table = Table(Console("en", screen, screen), match, tmp_path / "game.json")  # type: ignore[arg-type]  # a screen writes as a stream does
        assert table.play() == 0
    bilbo = [page for page in screen.pages if "hide agate" in page]
    gollum = [page for page in screen.pages if "hide opal" in page]
    assert len(bilbo) == len(gollum) == 1
    assert not any(f"hide {stone}" in bilbo[0] for stone in ("beryl", "garnet", "opal"))
    assert not any(f"hide {stone}" in gollum[0] for stone in ("agate", "flint", "topaz"))
    assert "Only Bilbo may look now" in screen.pages[0]
    assert "agate" not in screen.pages[0].partition("Only Bilbo")[0]
    assert "brag" in bilbo[0]  # he is not sent away between two questions of his own
    assert not any(name in screen.pages[-1] for name in NAMES.values())


def test_who_looks_alone_takes_back_only_his_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Bilbo has chosen in secret; Gollum, who has not, has nothing to take back."""
    match = sit_down("agate flint topaz", "beryl garnet opal")
    typed = iter(["", "hide agate", "brag", "", "undo", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    screen = Screen()
    with registered(match.game):
        table = Table(Console("en", screen, screen), match, tmp_path / "game.json")  # type: ignore[arg-type]  # a screen writes as a stream does
        table.play()
    assert match.lines == ["0 hide agate", "0 brag"]
