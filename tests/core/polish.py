"""Polish adjectives, declined by their endings.

An adjective is known by its masculine form: hard ones end in -y (`szary`), soft ones and those in
-ki and -gi in -i (`ostatni`, `wysoki`).
"""

from typing import Final

PERSONAL: Final = {
    "cy": ("ki",),
    "dzy": ("gi",),
    "rzy": ("ry",),
    "li": ("ły",),
    "ni": ("ny", "ni"),
    "ci": ("ty",),
}
"""How the masculine plural of persons ends, and from which masculine forms that comes."""


def masculine(word: str, plural_persons: bool = False) -> list[str]:
    """The masculine forms from which an adjective in the nominative can come."""
    if word.endswith("a"):
        stem = word[:-1]
        return [stem if stem.endswith("i") else stem + "iy"[stem[-1] not in "kg"]]
    if word.endswith("e"):
        stem = word[:-1]
        return [stem if stem.endswith("i") else f"{stem}y"]
    if not plural_persons:
        return [word]
    ending = next((each for each in PERSONAL if word.endswith(each)), None)
    return [word.removesuffix(ending) + each for each in PERSONAL[ending]] if ending else []


def declined(of: str, gender: str, case: str) -> str:
    """A masculine form in another gender and case. Genders are those of names; `masculine` is a
    thing, `animate` whoever has the genitive for the accusative.
    """
    before_e = of if of.endswith("i") else of[:-1]
    before_a = of if of.endswith("i") and of[-2] not in "kg" else of[:-1]
    if gender.startswith("plural"):
        same = "gen" if gender == "plural-personal" else "nom"
        ending = {"gen": "ch", "loc": "ch", "dat": "m", "ins": "mi"}
        found = same if case == "acc" else case
        return before_e + "e" if found == "nom" else of + ending[found]
    if gender == "feminine":
        return {"nom": before_a + "a", "acc": before_a + "ą", "ins": before_a + "ą"}.get(
            case, before_e + "ej"
        )
    if case == "acc":
        case = "gen" if gender == "animate" else "nom"
    if case == "nom":
        return before_e + "e" if gender == "neuter" else of
    return {"gen": before_e + "ego", "dat": before_e + "emu"}.get(case, of + "m")
