"""Polish names of several words: their adjectives are declined as their endings ask for."""

from collections.abc import Iterator
from typing import Final

import pytest

from mathom.core import registry
from mathom.core.names import GENDER, Name, names_in, read
from tests.core.polish import declined, masculine

FOLDERS: Final = sorted(
    {folder for game in registry.games() for folder in (game.text_folder, *game.shared_texts)}
)
NAMES: Final = [name for folder in FOLDERS for name in names_in(folder, "pl")]

CASES: Final = ("gen", "dat", "acc", "ins", "loc", "gen-pl", "dat-pl", "acc-pl", "ins-pl")
"""Forms that are called after their case."""
PLACED: Final = ("in", "to", "from")
"""Forms in which a preposition says the case: see `CASE_AFTER`."""
CASE_AFTER: Final = {
    "w": {"in": "loc", "to": "acc"},
    "we": {"in": "loc", "to": "acc"},
    "na": {"in": "loc", "to": "acc"},
    "przy": {"in": "loc"},
    "pod": {"in": "ins", "to": "acc"},
    "u": {"in": "gen"},
    "do": {"to": "gen"},
    "z": {"from": "gen"},
}
PREPOSITIONS: Final = frozenset(CASE_AFTER) | {"bez", "o", "od", "przed", "wśród", "ze", "znad"}
"""What follows one says which is meant and stays as it is."""


def those(words: str) -> frozenset[str]:
    return frozenset(words.split())


NOUNS: Final = those("""
    Armia armia Dolina Dowódca Dozorca Drużyna Drzwi Elfowie faza frakcja gobliny Gospoda Góra Góry
    Groźby Jaskinia Jeźdźcy Kawaleria Kryjówka Księga Laska łowcy obietnice Orkowie potrawka
    Półorkowie Przywódca Różyczka Rycerze Setka Sprzymierzeńcy Stada Szaty Szczelina sztuczka
    Ścieżka Topornicy Upiory Wieża Władca Woda Wrota Wzgórza Zabawa Załoga zbóje ziele Zioła
    złodzieje Żołnierze
""")
"""They end like adjectives, and what follows says whose, or what they are called."""
GENITIVES: Final = those("""
    Aragorna Cienia Cytadeli drużyny Durina Ectheliona Froda Galadrieli Gandalfa Gildora Jeźdźca
    Ludzi łucznictwa Nazgûla Ognia osady ostrza Pierścienia Powietrza przegrupowania Ręki Sarumana
    Saurona straży Szeloby trolla zagłady
""")
"""They say whose it is, and stay as they are."""
FOREIGN: Final = those("""
    Attëa Cantëa Dreary Enquëa Ferny Gamgee Gríma Lemenya Merry Narya Nelya Nenya Nertëa Otsëa
    Toldëa Vilya
""")
"""Names with endings of their own (Merry’ego), or with none."""
CONJUNCTIONS: Final = frozenset({"czy"})
OTHERS: Final = NOUNS | GENITIVES | FOREIGN | CONJUNCTIONS

EXCEPTIONS: Final = {
    "dain-ironfoot": "a by-name of another gender: Dáina Żelazną Stopę",
    "death-ride-ride-to-ruin": "a cry, quoted as it is",
    "fighting-uruk-hai": "an explanation of a name, quoted as it is",
    "nenya-ring-of-adamant": "a by-name of another gender: Nenyę, Diamentowy Pierścień",
    "terrain-sanctuary": "a participle with its complement, in the plural without its noun",
    "there-is-another-way": "a sentence, quoted as it is",
    "we-prove-the-swifter": "a sentence, quoted as it is",
}


def words(form: str) -> list[str]:
    """Without quotation marks and commas; `z dawna` is an adverb."""
    return form.replace("z dawna ", "").replace("Z dawna ", "").translate(MARKS).split()


MARKS: Final = str.maketrans("", "", "„”,!")


def forms(name: Name) -> Iterator[tuple[str, bool, list[str]]]:
    """All forms but the nominative: the case, whether it is of several, and the words."""
    for form, said in name.forms.items():
        if form in CASES:
            case, _, number = form.partition("-")
            yield case, bool(number), words(said)
        elif form in PLACED:
            preposition, *rest = words(said)
            yield CASE_AFTER[preposition][form], False, rest


def head(nominative: list[str]) -> list[str]:
    """What is before the first preposition."""
    found = [at for at, word in enumerate(nominative) if word in PREPOSITIONS]
    return nominative[: found[0]] if found else nominative


def noun(nominative: list[str]) -> int:
    """Where in a name its noun is: the first word that is none of its adjectives."""
    last = len(head(nominative)) - 1
    return next((at for at in range(last) if not like_an_adjective(nominative[at])), last)


def like_an_adjective(word: str) -> bool:
    return len(word) > 2 and word[-1] in "yiae" and word not in OTHERS


def adjectives(nominative: list[str]) -> list[int]:
    """Where in a name there are any: before the noun, or behind it if they are no genitives."""
    at = noun(nominative)
    behind = range(at + 1, len(head(nominative)))
    return [
        *range(at),
        *(other for other in behind if like_an_adjective(nominative[other])),
    ]


def gender_of(name: Name, nominative: list[str], at: int) -> str:
    """As the name has it, or as the endings tell."""
    if GENDER in name.forms:
        return name.forms[GENDER]
    if nominative[at].endswith("e"):
        return "neuter" if nominative[noun(nominative)][-1] in "oe" else "plural"
    return "feminine" if nominative[at].endswith("a") else "masculine"


def wrong(name: Name) -> list[str]:
    """What looks wrong about a name."""
    nominative = words(next(iter(name.forms.values())))
    found = []
    for case, several, said in forms(name):
        if len(said) != len(nominative):
            found.append(f"{' '.join(said)} has another number of words")
            continue
        for at in adjectives(nominative):
            right = declensions(name, nominative, at, case, several, said)
            if said[at] not in right:
                found.append(f"{case} of {nominative[at]} is {' or '.join(right)}, not {said[at]}")
        for at, word in enumerate(nominative):
            if (at >= len(head(nominative)) or word in GENITIVES) and said[at] != word:
                found.append(f"{case} of {word} is {word}, not {said[at]}")
    return found


def declensions(
    name: Name, nominative: list[str], at: int, case: str, several: bool, said: list[str]
) -> list[str]:
    """What an adjective of a name can be in a case. Whether a noun means a thing or somebody who
    lives can be seen from the noun itself.
    """
    gender = gender_of(name, nominative, at)
    stems = masculine(nominative[at], gender == "plural-personal")
    if several:
        gender = "plural-personal" if gender == "masculine-personal" else "plural"
    elif gender in ("masculine", "masculine-personal", "animate"):
        it = noun(nominative)
        gender = "masculine" if said[it] == nominative[it] else "animate"
    return [declined(stem, gender, case) for stem in stems]


def of_several_words() -> Iterator[Name]:
    for name in NAMES:
        nominative = words(next(iter(name.forms.values())))
        if len(nominative) > 1 and "verb" not in name.heading.args and any(forms(name)):
            yield name


def test_every_adjective_of_a_name_agrees_with_its_noun() -> None:
    looks_wrong = {name.id: found for name in of_several_words() if (found := wrong(name))}
    assert {id: found for id, found in looks_wrong.items() if id not in EXCEPTIONS} == {}
    assert sorted(looks_wrong) == sorted(EXCEPTIONS)


def test_every_word_that_is_no_adjective_stands_in_a_name() -> None:
    said = {word for name in of_several_words() for word in words(next(iter(name.forms.values())))}
    assert sorted(OTHERS - said) == []


PLACE = "[place: nom | acc | in]"
THING = "[card: nom | gen | dat | acc | ins | loc | gen-pl | ins-pl | gender]"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (f"{PLACE}\nx = Szara Przystań | = | w Szarej Przystani", ["acc of Szara is Szarą"]),
        (f"{PLACE}\nx = Szara Przystań | Szarą Przystań | w Szary Przystani", ["loc of Szara"]),
        (f"{PLACE}\nx = Ostatni Dom | = | w Ostatnym Domu", ["loc of Ostatni is Ostatnim"]),
        (f"{PLACE}\nx = Leśne Królestwo | = | w Leśnych Królestwie", ["loc of Leśne is Leśnym"]),
        (f"{PLACE}\nx = Góry Mgliste | = | w Górach Mglistym", ["loc of Mgliste is Mglistych"]),
        (f"{PLACE}\nx = Harad Bliski | = | w Haradzie Bliskiego", ["loc of Bliski is Bliskim"]),
        (f"{PLACE}\nx = Czarna Brama | Czarną Bramę | pod Czarnej Bramie", ["ins of Czarna"]),
        (
            "[card: nom | acc | gender]\nx = Stary Troll | Stary Trolla | masculine",
            ["acc of Stary"],
        ),
        (
            "[card: nom | acc | gender]\nx = Dzicy górale | Dzicych górali | plural-personal",
            ["acc of Dzicy is Dzikich"],
        ),
        (
            f"{THING}\nx = Wysoka Góra | Wysokiej Góry | Wysokej Górze | Wysoką Górę"
            " | Wysoką Górą | Wysokiej Górze | Wysokich Gór | Wysokymi Górami | feminine",
            ["dat of Wysoka is Wysokiej", "ins of Wysoka is Wysokimi"],
        ),
    ],
)
def test_what_is_declined_wrongly_is_found(line: str, found: list[str]) -> None:
    (name,) = read(line)
    said = wrong(name)
    assert len(said) == len(found)
    assert all(each.startswith(start) for each, start in zip(said, found, strict=True))


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("szary", "szara szarą szarej szare szarego szaremu szarym szarych szarymi"),
        ("wysoki", "wysoka wysoką wysokiej wysokie wysokiego wysokiemu wysokim wysokich wysokimi"),
        (
            "ostatni",
            "ostatnia ostatnią ostatniej ostatnie ostatniego ostatniemu ostatnim ostatnich"
            " ostatnimi",
        ),
    ],
)
def test_how_adjectives_are_declined(of: str, said: str) -> None:
    places = (
        *(("feminine", "nom"), ("feminine", "acc"), ("feminine", "gen"), ("neuter", "acc")),
        *(("animate", "acc"), ("masculine", "dat"), ("neuter", "loc"), ("plural-personal", "acc")),
        ("plural", "ins"),
    )
    assert [declined(of, gender, case) for gender, case in places] == said.split()
    assert declined(of, "masculine", "acc") == of
    assert declined(of, "plural", "acc") == declined(of, "neuter", "nom")


@pytest.mark.parametrize(
    ("word", "of"),
    [
        ("szara", "szary"),
        ("wysoka", "wysoki"),
        ("ostatnia", "ostatni"),
        ("leśne", "leśny"),
        ("wielkie", "wielki"),
        ("bury", "bury"),
    ],
)
def test_from_which_form_they_are_declined(word: str, of: str) -> None:
    assert masculine(word) == [of]


@pytest.mark.parametrize(
    ("word", "of"),
    [("dzicy", "dziki"), ("podli", "podły"), ("czarni", "czarny"), ("starzy", "stary")],
)
def test_of_persons_the_stem_is_another(word: str, of: str) -> None:
    assert of in masculine(word, plural_persons=True)
