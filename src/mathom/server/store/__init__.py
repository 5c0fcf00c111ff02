"""What the server keeps, one room for each part of it. Whoever asks knows no SQL; but for this, it
is only where tables themselves are made, changed and copied.
"""

from mathom.server.store.loaded import Append, Change, Line, Loaded, Standing
from mathom.server.store.tables import Store

__all__ = ["Append", "Change", "Line", "Loaded", "Standing", "Store"]
