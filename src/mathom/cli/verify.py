"""`mathom verify`: play a record again and say what does not match."""

from pathlib import Path

from mathom.cli.args import JSON, Command, Given
from mathom.cli.console import Console
from mathom.cli.files import system_reason
from mathom.core import registry
from mathom.core.match import verify
from mathom.core.message import refuse
from mathom.core.record import load


def run(console: Console, given: Given) -> int:
    path = Path(given.words["FILE"])
    record = load(read_file(path))
    wrong = verify(record)
    text = console.for_game(registry.game(record.game))
    if given.has("json"):
        console.data(
            {
                "file": str(path),
                "game": record.game,
                "finished": record.hash is not None,
                "choices": len(record.choices),
                "draws": len(record.draws),
                "matches": not wrong,
                "mismatches": [text.explain(reason) for reason in wrong],
            }
        )
    elif wrong:
        console.tell(text("verify-bad", file=str(path)))
        for reason in wrong:
            console.tell(text.explain(reason), "  ", "    ")
    else:
        state = "verify-good" if record.hash else "verify-good-unfinished"
        console.tell(
            text(state, file=str(path), choices=len(record.choices), draws=len(record.draws))
        )
    return 1 if wrong else 0


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise refuse("refused-file", file=str(path), detail=[system_reason(error)]) from error


COMMAND = Command("verify", run, needs=("FILE",), flags=(JSON,))
