"""The table at the end: one row a kind of fault and database."""

from collections.abc import Sequence

from tests.storm.campaign import Outcome

HEAD = ("database", "fault", "times", "kills", "acknowledged", "lost", "500s", "worst recovery",
        "longest silence", "tables verified")  # fmt: skip


def table(outcomes: Sequence[Outcome]) -> str:
    rows = [
        (
            outcome.plan.database,
            name,
            *(str(number) for number in (row.times, row.kills, row.acknowledged, row.lost)),
            str(row.broken),
            f"{row.recovery:.1f} s",
            f"{row.silence:.1f} s",
            str(row.verified),
        )
        for outcome in outcomes
        for name, row in sorted(outcome.rows.items())
    ]
    widths = [max(map(len, column)) for column in zip(HEAD, *rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if number < 2 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in (HEAD, *rows)
    )


def counts(name: str, counted: dict[str, int]) -> str:
    found = ", ".join(f"{what} × {times}" for what, times in sorted(counted.items()))
    return f"{name}: {found or 'none'}"
