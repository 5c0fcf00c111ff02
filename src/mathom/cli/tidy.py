"""`mathom tidy`: removes what a server has kept for long enough."""

from collections import Counter

from mathom.cli.args import JSON, Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.stored import DATA, folder, store


def run(console: Console, given: Given) -> int:
    with store(given) as stored:
        # Only where the server's packages are installed, which has just been looked at.
        from mathom.server import wall_clock
        from mathom.server.config import read_config
        from mathom.server.retention import Retention
        from mathom.server.store.aging import KINDS

        retention = Retention(stored, read_config(folder(given)), wall_clock.now())
        if given.has("dry-run"):
            counts = dict(retention.due())
        else:
            gone = Counter(step.kind for step in retention.steps() if step.done)
            counts = {kind: gone[kind] for kind in KINDS}
    if given.has("json"):
        console.data(counts)
        return 0
    said = {kind: console.text(f"tidy-{kind}", count=count) for kind, count in counts.items()}
    if any(counts.values()):
        dry = "yes" if given.has("dry-run") else "no"
        console.say(console.text("tidy-removed", dry=dry))
        for kind, count in counts.items():
            if count:
                console.tell(said[kind], "  ")
    else:
        console.say(console.text("tidy-nothing"))
    return 0


COMMAND = Command("tidy", run, flags=(DATA, Flag("dry-run"), JSON))
