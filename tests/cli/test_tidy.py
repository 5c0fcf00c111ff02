"""`mathom tidy`: what is too old is counted, then removed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from mathom.core.voice import LANGUAGES
from mathom.server import database as db
from mathom.server import wall_clock
from mathom.server.database import connect, migrate
from tests.cli.shell import Ran, said

DAYS = 500
NOTHING = dict.fromkeys(
    ("finished", "unbegun", "records", "chat", "reports", "guests", "claims"), 0
)


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server where a guest has left three reports and a code long ago."""
    for kind in NOTHING:
        monkeypatch.delenv(f"MATHOM_KEEP_{kind.upper()}", raising=False)
    engine = connect(f"sqlite:///{tmp_path / 'mathom.db'}")
    migrate(engine)
    at = wall_clock.now() - DAYS * wall_clock.DAY
    with engine.begin() as connection:
        connection.execute(
            insert(db.guests).values(id="g", name="Bilbo", seen=wall_clock.day_of(at))
        )
        connection.execute(
            insert(db.claims).values(fingerprint="f", table_id="t", seat=0, expires=at)
        )
        for number in range(3):
            connection.execute(
                insert(db.reports).values(id=str(number), table_id="t", at=at, body="{}", guest="x")
            )
    engine.dispose()
    return tmp_path


def left(folder: Path) -> list[int]:
    engine = connect(f"sqlite:///{folder / 'mathom.db'}")
    with engine.connect() as connection:
        counts = [
            int(connection.execute(select(func.count()).select_from(of)).scalar_one())
            for of in (db.reports, db.guests, db.claims)
        ]
    engine.dispose()
    return counts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_too_old_is_removed_and_counted(mathom: Callable[..., Ran], old: Path, lang: str):
    ran = mathom("tidy", "--data", old, "--lang", lang)
    assert ran.code == 0
    assert ran.says(said(lang, "tidy-removed", dry="no"))
    for kind, count in (("reports", 3), ("guests", 1), ("claims", 1)):
        assert ran.says(said(lang, f"tidy-{kind}", count=count))
    assert left(old) == [0, 0, 0]
    assert mathom("tidy", "--data", old, "--lang", lang).says(said(lang, "tidy-nothing"))


def test_a_dry_run_only_counts(mathom: Callable[..., Ran], old: Path):
    ran = mathom("tidy", "--data", old, "--dry-run")
    assert ran.says(said("en", "tidy-removed", dry="yes"))
    assert ran.says(said("en", "tidy-reports", count=3))
    assert left(old) == [3, 1, 1]


def test_what_is_kept_for_good_stays(
    mathom: Callable[..., Ran], old: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("MATHOM_KEEP_REPORTS", "0")
    monkeypatch.setenv("MATHOM_KEEP_GUESTS", str(DAYS + 100))
    assert mathom("tidy", "--data", old, "--json").data == NOTHING | {"claims": 1}
    assert left(old) == [3, 1, 0]


def test_a_time_that_makes_no_sense_is_refused(
    mathom: Callable[..., Ran], old: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("MATHOM_KEEP_CHAT", "-1")
    ran = mathom("tidy", "--data", old)
    assert ran.complains(said("en", "refused-config", detail="-1"))
