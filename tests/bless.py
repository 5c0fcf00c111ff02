"""Rewrites the golden playthroughs: `make bless`. Do it only when the rules changed on purpose."""

from pathlib import Path
from typing import Any

from mathom.core import registry
from mathom.core.game import Game
from mathom.core.testing import Case
from mathom.core.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent / "golden"


def golden_cases(game: Game[Any]) -> dict[str, Case]:
    """One file a variant; the number of players goes round."""
    seats = list(game.seats)
    return {
        f"{game.name}-{number}": Case(game, variant, seats[number % len(seats)])
        for number, variant in enumerate(game.variants, start=1)
    }


def written(name: str, case: Case) -> str:
    """What the file should say; every second one in Polish, so that both languages are golden."""
    lang = "pl" if int(name.rpartition("-")[2]) % 2 == 0 else "en"
    return playthrough(case, name, lang)


def main() -> None:
    for game in registry.games():
        for name, case in golden_cases(game).items():
            path = GOLDEN / f"{name}.txt"
            new = written(name, case)
            changed = not path.exists() or path.read_text("utf-8") != new
            path.write_text(new, "utf-8")
            print(f"{path.name}: {'rewritten' if changed else 'unchanged'}")


if __name__ == "__main__":
    main()
