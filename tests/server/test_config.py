"""What the operator decides, by variables in the environment."""

from pathlib import Path

import pytest

from mathom.core.message import Refused
from mathom.server.config import Config, data_folder, read_config


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Config.__struct_fields__:
        monkeypatch.delenv(f"MATHOM_{field.upper()}", raising=False)


def test_without_any_everything_lies_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    config = read_config()
    assert config.data == data_folder() == tmp_path / "mathom"
    assert config.database_url == f"sqlite:///{tmp_path / 'mathom' / 'mathom.db'}"
    assert not config.trust_proxy
    assert not config.private_webhooks
    assert config.rate > 0


def test_each_field_has_its_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    given = {
        "DATA": str(tmp_path),
        "DATABASE_URL": "sqlite:///elsewhere.db",
        "CHANNELS_URL": "redis://h/0",
        "PUBLIC_URL": "https://inn.example/",
        "TRUST_PROXY": "yes",
        "PRIVATE_WEBHOOKS": "1",
        "PUSH": "no",
        "PUSH_CONTACT": "host@inn.example",
        "THINKERS": "3",
        "PATIENCE": "2.5",
        "WINDOW_PAUSE": "0.25",
        "RATE": "0",
        "TABLES": "30",
        "METRICS": "[::1]:9100",
        "LOG_LEVEL": "INFO",
        "ACCESS_LOG": "/var/log/mathom/access.log",
        "ACCESS_LOG_ADDRESSES": "on",
        "DRAIN": "5",
        "KEEP_FINISHED": "1",
        "KEEP_UNBEGUN": "2",
        "KEEP_RECORDS": "3",
        "KEEP_CHAT": "4",
        "KEEP_REPORTS": "5",
        "KEEP_GUESTS": "6",
        "MOST_RECORDS": "7",
        "MOST_RECORD_BYTES": "8",
    }
    for name, value in given.items():
        monkeypatch.setenv(f"MATHOM_{name}", value)
    assert read_config() == Config(
        data=tmp_path,
        database_url="sqlite:///elsewhere.db",
        channels_url="redis://h/0",
        public_url="https://inn.example",
        trust_proxy=True,
        private_webhooks=True,
        push=False,
        push_contact="host@inn.example",
        thinkers=3,
        patience=2.5,
        window_pause=0.25,
        rate=0,
        tables=30,
        metrics="[::1]:9100",
        log_level="info",
        access_log="/var/log/mathom/access.log",
        access_log_addresses=True,
        drain=5,
        keep_finished=1,
        keep_unbegun=2,
        keep_records=3,
        keep_chat=4,
        keep_reports=5,
        keep_guests=6,
        most_records=7,
        most_record_bytes=8,
    )


def test_a_folder_on_the_command_line_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("MATHOM_DATA", "/nowhere")
    assert read_config(tmp_path).data == tmp_path


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("THINKERS", "many"),
        ("RATE", "fast"),
        ("TRUST_PROXY", "perhaps"),
        ("PATIENCE", "long"),
        ("METRICS", "9100"),
        ("LOG_LEVEL", "chatty"),
        ("ACCESS_LOG_ADDRESSES", "some"),
        ("DRAIN", "slowly"),
        ("KEEP_CHAT", "-1"),
    ],
)
def test_what_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str
):
    monkeypatch.setenv(f"MATHOM_{name}", value)
    with pytest.raises(Refused) as refused:
        read_config(tmp_path)
    assert refused.value.reason.id == "refused-config"


@pytest.mark.parametrize("url", ["postgres://u@h/d", "postgresql://u@h/d"])
def test_postgresql_is_spoken_to_through_psycopg(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str
):
    monkeypatch.setenv("MATHOM_DATABASE_URL", url)
    assert read_config(tmp_path).database_url == "postgresql+psycopg://u@h/d"


@pytest.mark.parametrize(("given", "written"), [("yes", "yes"), ("1", "yes"), ("no", ""), ("", "")])
def test_requests_are_written_down_if_somebody_wants_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: str, written: str
):
    monkeypatch.setenv("MATHOM_ACCESS_LOG", given)
    assert read_config(tmp_path).access_log == written
