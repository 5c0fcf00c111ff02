"""What the operator decides: where things are kept, and what is allowed."""

import os
from pathlib import Path

from msgspec import Struct

from mathom.core.message import refuse
from mathom.server.access_log import NO, YES
from mathom.server.logs import LEVELS
from mathom.server.metrics import host_and_port


def data_folder() -> Path:
    """Where a person's own server keeps its tables, as the desktop expects it."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "mathom"


class Config(Struct, frozen=True, kw_only=True):
    """Each field can be set by the variable `MATHOM_<FIELD>` in the environment."""

    data: Path
    """The folder of the key and of the SQLite file."""
    database_url: str
    channels_url: str = ""
    """Redis or PostgreSQL, to tell other server processes at once what has changed."""
    public_url: str = ""
    """The address that people use, if it is not the one the server listens on."""
    hosts: str = ""
    """More names by which people call the server, with commas between them."""
    trust_proxy: bool = False
    """Whether the last address in the last X-Forwarded-For is to be believed."""
    private_webhooks: bool = False
    """Whether webhooks may go to private addresses."""
    push: bool = True
    """Whether guests may let themselves be called when it is their turn."""
    push_contact: str = ""
    """The e-mail address at which push services may ask about the calls."""
    thinkers: int = 1
    """How many processes the bots think in."""
    patience: float = 10.0
    """How many seconds a bot may think about one choice."""
    window_pause: float = 0.6
    """How many seconds a window stays open that a bot or somebody's orders pass."""
    rate: float = 20.0
    """How many requests a second one address may go on making; 0 for any number."""
    tables: float = 120.0
    """How many tables an hour one household may open, be it a club; 0 for any number."""
    metrics: str = ""
    """`host:port` where numbers about this process are handed out; nowhere if it is empty."""
    log_level: str = "warning"
    access_log: str = ""
    """Where each request is written down: `yes` for standard output, or a file."""
    access_log_addresses: bool = False
    """Whether the address of the household stands there, too."""
    drain: float = 0.0
    """For how many seconds a server that is to close goes on, but says that it is not ready."""
    keep_finished: int = 0
    """For how many days a finished game is kept; here and below, 0 is for good."""
    keep_unbegun: int = 30
    """The same for a table whose game never began, since something happened there."""
    keep_records: int = 365
    """The same for records that were brought from elsewhere."""
    keep_chat: int = 365
    """The same for what was said at games that are over."""
    keep_reports: int = 365
    """The same for reports."""
    keep_guests: int = 400
    """The same for a guest who does not come back. Their cookie lasts as long."""
    most_records: int = 100
    """How many records one guest may bring; 0 for any number."""
    most_record_bytes: int = 10_000_000
    """How large they may be together; 0 for any size."""
    running_tables: int = 60
    """How many tables that are not over one guest may have opened."""
    chat_lines: float = 30.0
    """How many lines a minute one guest may go on writing."""


def read_config(data: Path | None = None) -> Config:
    """The configuration that the environment describes."""
    env = {
        field: os.environ[f"MATHOM_{field.upper()}"]
        for field in Config.__struct_fields__
        if os.environ.get(f"MATHOM_{field.upper()}")
    }
    folder = data or Path(env.pop("data", data_folder()))
    env.pop("data", None)
    database = env.pop("database_url", f"sqlite:///{(folder / 'mathom.db').absolute()}")
    try:
        return Config(
            data=folder,
            database_url=_with_driver(database),
            channels_url=env.pop("channels_url", ""),
            public_url=env.pop("public_url", "").rstrip("/"),
            hosts=env.pop("hosts", ""),
            trust_proxy=_yes(env.pop("trust_proxy", "no")),
            private_webhooks=_yes(env.pop("private_webhooks", "no")),
            push=_yes(env.pop("push", "yes")),
            push_contact=env.pop("push_contact", ""),
            thinkers=int(env.pop("thinkers", "1")),
            patience=float(env.pop("patience", "10")),
            window_pause=float(env.pop("window_pause", "0.6")),
            rate=float(env.pop("rate", "20")),
            tables=float(env.pop("tables", "120")),
            metrics=_address(env.pop("metrics", "")),
            log_level=_one_of(LEVELS, env.pop("log_level", "warning")),
            access_log=_unless_no(env.pop("access_log", NO)),
            access_log_addresses=_yes(env.pop("access_log_addresses", "no")),
            drain=float(env.pop("drain", "0")),
            keep_finished=_count(env.pop("keep_finished", "0")),
            keep_unbegun=_count(env.pop("keep_unbegun", "30")),
            keep_records=_count(env.pop("keep_records", "365")),
            keep_chat=_count(env.pop("keep_chat", "365")),
            keep_reports=_count(env.pop("keep_reports", "365")),
            keep_guests=_count(env.pop("keep_guests", "400")),
            most_records=_count(env.pop("most_records", "100")),
            most_record_bytes=_count(env.pop("most_record_bytes", "10000000")),
            running_tables=int(env.pop("running_tables", "60")),
            chat_lines=_above_zero(env.pop("chat_lines", "30")),
        )
    except ValueError as error:
        raise refuse("refused-config", detail=str(error)) from error


def _count(word: str) -> int:
    number = int(word)
    if number < 0:
        raise ValueError(word)
    return number


def _with_driver(url: str) -> str:
    """PostgreSQL is spoken to through psycopg, whatever the operator's URL says or leaves out."""
    scheme, separator, rest = url.partition("://")
    if scheme in ("postgres", "postgresql"):
        scheme = "postgresql+psycopg"
    return f"{scheme}{separator}{rest}"


def _address(given: str) -> str:
    if given:
        host_and_port(given)
    return given


def _one_of(known: tuple[str, ...], word: str) -> str:
    if word.lower() not in known:
        raise ValueError(word)
    return word.lower()


def _unless_no(given: str) -> str:
    """A file; or whether to write to standard output."""
    try:
        return YES if _yes(given) else ""
    except ValueError:
        return given


def _above_zero(word: str) -> float:
    number = float(word)
    if number <= 0:
        raise ValueError(word)
    return number


def _yes(word: str) -> bool:
    if word.lower() in ("yes", "true", "1", "on"):
        return True
    if word.lower() in ("no", "false", "0", "off"):
        return False
    raise ValueError(word)
