"""Questions name whom they are about, to those who may know."""

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.voice import voice
from mathom.games.confrontation import GAME
from tests.confrontation.scene import Scene

FELLOWSHIP, SAURON = 0, 1


def read(scene: Scene, viewer: int, lang: str = "en") -> str:
    return voice(lang, GAME).say(scene.ask.prompt_for(viewer))


def ridden() -> Scene:
    scene = Scene("merry@shire frodo@shire / orcs@mordor", specials="shadowfax")
    scene.choose("shadowfax merry cardolan")
    return scene


def stepped() -> Scene:
    scene = Scene("frodo@shire / orcs@mordor warg@mordor", turn="sauron", specials="dark-of-mordor")
    scene.choose("dark orcs gondor")
    return scene


def named() -> Scene:
    scene = Scene("aragorn@shire frodo@shire / orcs@gondor warg@mordor", specials="king-revealed")
    scene.choose("king gondor")
    return scene


@pytest.mark.parametrize(
    ("scene", "asked", "hidden", "polish"),
    [
        (ridden(), FELLOWSHIP, "Merry", "Dokąd rusza dalej Merry?"),
        (stepped(), SAURON, "Orcs", "inną postać niż Orkowie"),
        (named(), SAURON, "Orcs", "Król wskazał Orków"),
    ],
    ids=["ride", "step", "king"],
)
def test_only_the_asked_read_who_is_hidden(
    scene: Scene, asked: int, hidden: str, polish: str
) -> None:
    assert hidden in read(scene, asked)
    assert hidden in read(scene, REFEREE)
    assert polish in read(scene, asked, "pl")
    for other in (1 - asked, SPECTATOR):
        assert hidden not in read(scene, other)


def test_an_attacker_is_named_in_the_right_number() -> None:
    scene = Scene(
        "merry@rohan pippin@rohan frodo@shire / orcs@gondor warg@mordor",
        turn="sauron",
        specials="palantir",
    )
    scene.choose("orcs rohan")
    assert read(scene, SAURON).startswith("Whom do the Orcs attack in Rohan?")
    assert read(scene, SAURON, "pl").startswith("Kogo atakują Orkowie w Rohanie?")
    assert "Orcs" not in read(scene, FELLOWSHIP)
    assert "in Rohan" in read(scene, FELLOWSHIP)


def test_a_battle_names_both_fighters() -> None:
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor")
    scene.choose("aragorn high-pass")
    prompt = scene.position.asks[0].prompt
    assert voice("en", GAME).say(prompt) == (
        "Aragorn fights the Black Rider: choose a combat card."
    )
    assert voice("pl", GAME).say(prompt) == (
        "Aragorn walczy z Czarnym Jeźdźcem: wybierz kartę walki."
    )
