"""The table as a drawing: the diamond map in ink on parchment, and the tiles that stand on it.

Things are named as the options name them: `region:fangorn`, `piece:merry`, `special:palantir`, and
`card:4` for the cards of whose view it is.
"""

from mathom.games.confrontation.drawings.picture.draw import picture

__all__ = ["picture"]
