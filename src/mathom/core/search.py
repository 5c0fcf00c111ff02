"""Looking for words: neither capitals nor accents matter."""

import unicodedata


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def has_words(text: str, wanted: str) -> bool:
    """Whether a text has every one of these words, or words that contain them."""
    found = plain(text)
    return all(word in found for word in plain(wanted).split())
