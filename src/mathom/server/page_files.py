"""The page as it was built, held in memory: a few files, served to everybody alike."""

import mimetypes
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
PACKED = ".gz"
"""What the same file is called when it is packed; the build puts it there where it is worth it."""


class PageFile(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    """The same by gzip."""
    media_type: str
    etag: str
    lasting: bool
    """Whether its name changes when its content does, so that browsers may keep it for good."""


def load_page(folder: Path = PAGE) -> dict[str, PageFile]:
    """Every file of the page by its path; nothing if it has not been built."""
    mimetypes.add_type("font/woff2", ".woff2")
    files = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if file.is_file() and file.suffix != PACKED:
            name = file.relative_to(folder).as_posix()
            body = file.read_bytes()
            packed = file.with_name(file.name + PACKED)
            media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
            files[name] = PageFile(
                body,
                packed.read_bytes() if packed.exists() else None,
                media_type,
                f'"{sha256(body).hexdigest()[:20]}"',
                name.startswith("assets/"),
            )
    return files


def is_built(folder: Path = PAGE) -> bool:
    return (folder / INDEX).is_file()
