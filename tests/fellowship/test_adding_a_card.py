"""What docs/adding-a-card.md says of this game is so: its examples are found, or done."""

from pathlib import Path

import pytest

from tests.fellowship.workshop import GAME, ROOT, Workshop, examples

HERE = "tests/fellowship"


def plain(said: str) -> str:
    """However far it is indented."""
    return "\n".join(line.strip() for line in said.strip().splitlines())


def page(file: str) -> str:
    folder = ROOT if file.startswith(("tests/", "web/")) else ROOT / GAME
    return plain((folder / file).read_text("utf-8"))


@pytest.mark.parametrize(("file", "said"), examples("A card of this game"))
def test_the_card_stands_where_the_page_says(file: str, said: str):
    assert plain(said) in page(file)


def test_a_card_needs_no_more_than_the_page_shows():
    files = [file for file, _ in examples("A card of this game")]
    assert [Path(file).name for file in files] == [
        "shire.py",
        "names.en.txt",
        "names.pl.txt",
        "pictures.txt",
        "test_cards_shire.py",
        "facts.toml",
    ]


def test_a_word_takes_five_files_of_the_game_before_a_card_says_it():
    files = list(dict.fromkeys(file for file, _ in examples("A word of this game")))
    assert files[: files.index("cards/shire.py")] == [
        "effects/hands.py",
        "speech/hands.py",
        "speech/text/en.ftl",
        "speech/text/pl.ftl",
        "bots/texts.py",
    ]


COUNTED = ("test_the_set_is_whole_and_sorted", "test_what_is_written_on_all_cards")
"""What counts the cards of the first set, and what `make bless` writes."""


@pytest.mark.slow
def test_the_word_works_where_the_page_puts_it(tmp_path: Path):
    shop = Workshop(tmp_path)
    for file, said in examples("A word of this game"):
        shop.write(file, said)
    named = ("texts", "facts", "names", "every_card_is_tested", "cards_shire")
    chosen = [f"{HERE}/test_{name}.py" for name in named]
    tried = " and ".join(f"not {name}" for name in COUNTED)
    assert shop.tests(*chosen, "-m", "not slow and not nightly", "-k", tried) == ""


def test_the_set_reads_as_the_page_says():
    [said] = [said for file, said in examples("A set") if file == "cards/barrow_downs.py"]
    cards = Path(__file__).parent / "second_set" / "cards.py"
    assert plain(said) in plain(cards.read_text("utf-8"))
