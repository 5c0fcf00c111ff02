"""Files that are written whole, or not at all."""

from pathlib import Path


def write(path: Path, data: bytes) -> None:
    """Write beside the old file and then over it, so that a crash loses neither."""
    beside = path.with_name(path.name + ".new")
    path.parent.mkdir(parents=True, exist_ok=True)
    beside.write_bytes(data)
    try:
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
