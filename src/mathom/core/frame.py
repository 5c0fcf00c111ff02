"""What is still to be done, as data: the frames of an agenda."""

import msgspec


class Frame(msgspec.Struct, frozen=True, tag=True):
    """Something that is to be done. It has named fields and nothing else, so that it can be copied,
    compared and saved; what is done is said by its rule (see `core/agenda.py`).

    Each game has a kind of its own, from which all its frames are made: `class WarFrame(Frame)`.
    """


def kinds_of(family: type[Frame]) -> list[type[Frame]]:
    """All kinds of frames in a family, by name."""
    found = []
    for kind in family.__subclasses__():
        found += [kind, *kinds_of(kind)]
    return sorted(found, key=lambda kind: kind.__name__)
