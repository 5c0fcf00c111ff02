"""Rewrites the golden playthroughs and texts, and the documentation's pictures: `make bless`.

Do it only when the rules, the texts or the drawing changed on purpose. Where only the marks below a
game have changed, `python -m tests.bless --show warcards-3 41` prints all that there was in the row
of moments that begins with 41: with and without the change, to be compared.
`python -m tests.bless --texts warcards` rewrites the texts of that game's cards and nothing else.
"""

import argparse
from collections.abc import Collection
from itertools import islice
from pathlib import Path
from typing import Any

from mathom.cards.kit import text_pages
from mathom.core import registry
from mathom.core.event import SPECTATOR
from mathom.core.game import Game
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_match
from mathom.core.testing.playthrough import ROW, SHOWN, answers_in, playthrough
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


def written(name: str, case: Case, shown: Collection[int] = SHOWN) -> str:
    """What the file should say; every second one in Polish, so that both languages are golden. The
    players answer as they did, as far as the rules still let them.
    """
    lang = "pl" if int(name.rpartition("-")[2]) % 2 == 0 else "en"
    before = GOLDEN / f"{name}.txt"
    answers = answers_in(before.read_text("utf-8")) if before.exists() else ()
    return playthrough(case, name, lang, answers, shown)


PICTURE = TESTS.parent / "docs" / "pictures" / "journey.svg"


def pictured() -> str:
    """The middle of a game in which every kind of thing lies on the table."""
    game = registry.game("journey")
    positions = random_match(Case(game, {"variant": "advanced"}, 3), "picture 14")
    match = next(islice(positions, 53, None))
    return game.picture(match.view(SPECTATOR), voice("en", game))


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--show", nargs=2, metavar=("GAME", "MOMENT"))
    wanted.add_argument("--texts", metavar="GAME", choices=registry.names())
    given = wanted.parse_args()
    if given.texts:
        bless_texts(registry.game(given.texts))
    elif given.show:
        name, first = given.show
        case = golden_cases(registry.game(name.rpartition("-")[0]))[name]
        told = written(name, case, range(int(first), int(first) + ROW))
        print(told[told.index("\n## Moment") : told.index("\n## Marks")])
    else:
        bless_all()


def bless_all() -> None:
    for game in registry.games():
        for name, case in golden_cases(game).items():
            bless(GOLDEN / f"{name}.txt", written(name, case))
        bless_texts(game)
    bless(PICTURE, pictured())
    # Only here: whoever compares the golden playthroughs needs no browser.
    from tests.e2e.pictures import photograph

    photograph()


def bless_texts(game: Game[Any]) -> None:
    if game.printed():
        for page, text in text_pages(game, TESTS / game.name).items():
            bless(page, text)


def bless(path: Path, new: str) -> None:
    changed = not path.exists() or path.read_text("utf-8") != new
    path.write_text(new, "utf-8")
    print(f"{path.name}: {'rewritten' if changed else 'unchanged'}")


if __name__ == "__main__":
    main()
