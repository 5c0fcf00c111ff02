"""The table as an SVG document."""

from mathom.games.warcards.picture.draw import picture

__all__ = ["picture"]
