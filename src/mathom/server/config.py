"""What the operator decides: where things are kept, and what is allowed."""

import os
from pathlib import Path

from msgspec import Struct

from mathom.core.message import refuse


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
    thinkers: int = 1
    """How many processes the bots think in."""
    patience: float = 10.0
    """How many seconds a bot may think about one choice."""
    window_pause: float = 0.6
    """How many seconds a window stays open that a bot or somebody's orders pass."""
    rate: float = 20.0
    """How many requests a second one address may go on making; 0 for any number."""
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
            thinkers=int(env.pop("thinkers", "1")),
            patience=float(env.pop("patience", "10")),
            window_pause=float(env.pop("window_pause", "0.6")),
            rate=float(env.pop("rate", "20")),
            running_tables=int(env.pop("running_tables", "60")),
            chat_lines=_above_zero(env.pop("chat_lines", "30")),
        )
    except ValueError as error:
        raise refuse("refused-config", detail=str(error)) from error


def _with_driver(url: str) -> str:
    """PostgreSQL is spoken to through psycopg, whatever the operator's URL says or leaves out."""
    scheme, separator, rest = url.partition("://")
    if scheme in ("postgres", "postgresql"):
        scheme = "postgresql+psycopg"
    return f"{scheme}{separator}{rest}"


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
