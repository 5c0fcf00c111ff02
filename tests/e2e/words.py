"""What the page says, by the ids of its messages: a test that looks for a button by its name goes
on finding it when the name is put better, and finds it in Polish as well.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mathom.core.voice import Text
from mathom.server.words import words as server_words

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"


class Words:
    """`words("table-undo")` is the page's own; `words.told("option-roll")` the game's or the
    server's.
    """

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.told: Text = server_words(lang, game)
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in sorted(TEXT.glob(f"*.{lang}.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, id: str, /, **args: str | int) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} has no sentence of its own"
        said, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(said)


@cache
def words(lang: str, game: str = "journey") -> Words:
    return Words(lang, game)
