"""The page as it was built, held in memory: a few files, served to everybody alike."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

PAGE = Path(__file__).parent / "page"
WORTH_PACKING = {".js", ".css", ".html", ".svg", ".json", ".txt"}


class PageFile(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    lasting: bool
    """Whether its name changes when its content does, so that browsers may keep it for good."""


def load_page(folder: Path = PAGE) -> dict[str, PageFile]:
    """Every file of the page by its path; nothing if it has not been built."""
    mimetypes.add_type("font/woff2", ".woff2")
    files = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            body = file.read_bytes()
            media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
            files[name] = PageFile(
                body,
                gzip.compress(body, 9, mtime=0) if file.suffix in WORTH_PACKING else None,
                media_type,
                f'"{sha256(body).hexdigest()[:20]}"',
                name.startswith("assets/"),
            )
    return files
