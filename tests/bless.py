"""Rewrites the golden playthroughs and texts, and the documentation's pictures: `make bless`.

Do it only when the rules, the texts or the drawing changed on purpose.
"""

from itertools import islice
from pathlib import Path
from typing import Any

from mathom.cards.kit import text_pages
from mathom.core import registry
from mathom.core.event import SPECTATOR
from mathom.core.game import Game
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_match
from mathom.core.testing.playthrough import playthrough
from mathom.core.voice import voice

TESTS = Path(__file__).parent
GOLDEN = TESTS / "golden"


def golden_cases(game: Game[Any]) -> dict[str, Case]:
    """One file a variant; the number of players goes round, as far as so many can play it."""
    found = {}
    for number, variant in enumerate(game.variants, start=1):
        playable = [case for case in cases(game) if case.options == variant]
        found[f"{game.name}-{number}"] = playable[number % len(playable)]
    return found


def written(name: str, case: Case) -> str:
    """What the file should say; every second one in Polish, so that both languages are golden."""
    lang = "pl" if int(name.rpartition("-")[2]) % 2 == 0 else "en"
    return playthrough(case, name, lang)


PICTURE = TESTS.parent / "docs" / "pictures" / "journey.svg"


def pictured() -> str:
    """The middle of a game in which every kind of thing lies on the table."""
    game = registry.game("journey")
    positions = random_match(Case(game, {"variant": "advanced"}, 3), "picture 14")
    match = next(islice(positions, 53, None))
    return game.picture(match.view(SPECTATOR), voice("en", game))


def main() -> None:
    for game in registry.games():
        for name, case in golden_cases(game).items():
            bless(GOLDEN / f"{name}.txt", written(name, case))
        if game.printed():
            for page, text in text_pages(game, TESTS / game.name).items():
                bless(page, text)
    bless(PICTURE, pictured())
    # Only here: whoever compares the golden playthroughs needs no browser.
    from tests.e2e.pictures import photograph

    photograph()


def bless(path: Path, new: str) -> None:
    changed = not path.exists() or path.read_text("utf-8") != new
    path.write_text(new, "utf-8")
    print(f"{path.name}: {'rewritten' if changed else 'unchanged'}")


if __name__ == "__main__":
    main()
