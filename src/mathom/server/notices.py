"""What whoever runs a server has to say to guests: an imprint, and what becomes of their data.

The operator writes `imprint.en.md`, `privacy.pl.md` and so on into the data folder, in the Markdown
of our rulebooks. Without a text about privacy the program says itself what it keeps.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias

from mathom.core.message import Reason
from mathom.core.rulebook import read
from mathom.core.voice import LANGUAGES, Text
from mathom.server.api.common import COOKIE, COOKIE_AGE
from mathom.server.config import Config
from mathom.server.errors import NotFound
from mathom.server.tables.seating import CLAIM_TIME
from mathom.server.webhooks.delivery import BACKOFF
from mathom.server.wire import NoticeInfo, SectionInfo

Notice: TypeAlias = Literal["imprint", "privacy"]
PRIVACY_TEXT = Path(str(files("mathom.server") / "privacy_text"))
MOST_LETTERS = 100_000


def has_imprint(config: Config) -> bool:
    return _by_the_operator(config, "imprint", LANGUAGES[0]) is not None


def notice(config: Config, name: Notice, lang: str) -> NoticeInfo:
    """In another language if the operator has written it only in that."""
    found = _by_the_operator(config, name, lang)
    if found is None and name == "imprint":
        raise NotFound(Reason("refused-no-imprint"))
    written, source = found or (lang, what_is_kept(config, lang))
    title = words(written)(f"{name}-title")
    if not source.lstrip().startswith("# "):
        source = f"# {title}\n\n{source}"
    book = read(source)
    return NoticeInfo(
        written,
        book.title,
        [
            SectionInfo(section.level, section.title, list(section.passages), [])
            for section in book.sections
        ],
    )


def _by_the_operator(config: Config, name: Notice, lang: str) -> tuple[str, str] | None:
    """The language and the text of a notice; the language asked for comes first."""
    for each in sorted(LANGUAGES, key=lambda known: known != lang):
        try:
            with (config.data / f"{name}.{each}.md").open(encoding="utf-8") as file:
                text = file.read(MOST_LETTERS)
        except (OSError, UnicodeDecodeError):
            continue
        if text.strip():
            return each, text
    return None


@cache
def words(lang: str) -> Text:
    """These words are the server's alone: no page has to fetch them."""
    return Text(lang, (PRIVACY_TEXT,))


def what_is_kept(config: Config, lang: str) -> str:
    """What this server keeps with its present settings, as Markdown."""
    say = words(lang)
    rows = [
        ("guest", say("privacy-kept-guest-for", days=config.keep_guests)),
        ("decks", say("privacy-kept-guest-for", days=config.keep_guests)),
        ("finished", say("privacy-kept-days", days=config.keep_finished)),
        ("running", say("privacy-kept-running", days=config.keep_guests)),
        ("unbegun", say("privacy-kept-idle", days=config.keep_unbegun)),
        ("chat", say("privacy-kept-chat", days=config.keep_chat)),
        ("records", say("privacy-kept-days", days=config.keep_records)),
        ("reports", say("privacy-kept-days", days=config.keep_reports)),
        ("restrictions", say("privacy-kept-restrictions")),
        ("webhook", say("privacy-kept-webhook", hours=-(-sum(BACKOFF) // 3600))),
        *(
            [("devices", say("privacy-kept-devices", days=config.keep_guests))]
            if config.push
            else []
        ),
        ("codes", say("privacy-kept-codes", minutes=CLAIM_TIME // 60_000)),
    ]
    table = [
        f"| {say('privacy-what')} | {say('privacy-how-long')} |",
        "|---|---|",
        *(f"| {say(f'privacy-{kind}')} | {kept} |" for kind, kept in rows),
    ]
    cookie = say("privacy-cookie", cookie=COOKIE, days=COOKIE_AGE // (24 * 60 * 60))
    parts = [
        f"# {say('privacy-title')}",
        say("privacy-imprint") if has_imprint(config) else say("privacy-no-imprint"),
        f"## {say('privacy-short-title')}",
        _listed(say, "short", 3),
        f"## {say('privacy-kept-title')}",
        "\n".join(table),
        say("privacy-kept-after", days=config.keep_guests),
        f"## {say('privacy-browser-title')}",
        cookie,
        say("privacy-storage"),
        f"## {say('privacy-seen-title')}",
        _listed(say, "seen", 3),
        f"## {say('privacy-address-title')}",
        say("privacy-address", log=_log_of_requests(config)),
        f"## {say('privacy-others-title')}",
        say("privacy-others"),
        *([say("privacy-calls")] if config.push else []),
        f"## {say('privacy-rights-title')}",
        say("privacy-rights"),
        _listed(say, "erased", 4),
        say("privacy-rights-limits"),
    ]
    return "\n\n".join(parts)


def _log_of_requests(config: Config) -> str:
    if not config.access_log:
        return "no"
    return "addresses" if config.access_log_addresses else "plain"


def _listed(say: Text, kind: str, count: int) -> str:
    return "\n".join(f"- {say(f'privacy-{kind}-{number}')}" for number in range(1, count + 1))
