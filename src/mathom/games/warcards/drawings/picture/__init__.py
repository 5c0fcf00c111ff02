"""The table as an SVG document."""

from mathom.games.warcards.drawings.picture.draw import picture

__all__ = ["picture"]
