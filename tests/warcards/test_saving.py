"""What is still to be done is plain data: a table may be saved anywhere and goes on the same."""

import pytest

from mathom.core.agenda import RULES
from mathom.core.frame import kinds_of
from mathom.core.position import Position
from mathom.core.state import digest, from_json, to_json
from mathom.games.warcards.game import GAME
from mathom.games.warcards.state import War, WarFrame
from tests.warcards.scene import Scene


def test_every_kind_of_frame_has_a_rule():
    kinds = kinds_of(WarFrame)
    assert len(kinds) > 30
    assert set(kinds) <= RULES.keys()


def test_no_two_kinds_of_frames_have_the_same_name():
    names = [kind.__name__ for kind in kinds_of(WarFrame)]
    assert len(set(names)) == len(names)


def read_again(scene: Scene) -> Position[War]:
    """The table as it is after it was written down and read."""
    base = scene.position.base
    read = from_json(to_json(base), War)
    assert read == base
    assert read.todo == base.todo
    assert [type(frame) for frame in read.todo] == [type(frame) for frame in base.todo]
    position = Position(GAME, read)
    for choice in scene.position.since:
        position.again(choice)
    return position


def goes_on_alike(scene: Scene, *codes: str) -> None:
    """At each of these questions the table is saved, and what was saved is played to the end."""
    saved = []
    for code in codes:
        saved.append(read_again(scene))
        scene.do(code)
        for position in saved:
            (ask,) = position.asks
            option = ask.option(code)
            assert option is not None
            position.answer(ask, option)
    for position in saved:
        assert digest(position.state) == digest(scene.state)
        assert [ask.prompt for ask in position.asks] == [ask.prompt for ask in scene.position.asks]


def ringwraiths(text_first: bool) -> Scene:
    return Scene(
        turn="witch-king",
        path="weathertop",
        hand={"witch-king": ("the-ringwraiths-are-abroad", "mordor-orcs")},
        deck={
            "witch-king": (
                "the-black-easterling",
                "the-hunter",
                "olog-hai",
                "grishnakh",
                "black-uruks",
                "fell-beast",
                "morgul-blade",
            )
        },
        house={"text_first": text_first},
    )


@pytest.mark.parametrize("text_first", [False, True])
def test_in_the_middle_of_drawing_and_playing(text_first):
    scene = ringwraiths(text_first)
    goes_on_alike(
        scene,
        "play the-ringwraiths-are-abroad",
        "eliminate olog-hai",
        "play the-black-easterling reserve",
        "play the-hunter path",
        "pass",
    )
    assert scene.where("the-hunter") == "weathertop"


def test_while_a_path_is_replaced_and_the_old_one_is_fought():
    scene = Scene(
        turn="frodo",
        path="egladil",
        spent=("lothlorien",),
        hand={"frodo": ("there-is-another-way", "gandalfs-staff")},
        at={
            "egladil": (
                "frodo-baggins",
                "legolas",
                "gandalf-the-grey",
                "the-commander",
                "the-destroyer",
                "the-hunter",
            )
        },
        wields={"frodo-baggins": ("elven-cloak", "sting")},
    )
    goes_on_alike(
        scene,
        "play there-is-another-way",
        "eliminate frodo-baggins",
        "agree",
        "items",
        "pass",
    )
    assert scene.path == "dimrill-dale"


def test_while_an_army_may_support_one_or_the_other():
    scene = Scene(
        begin="combat-step",
        path=None,
        grounds=("minas-tirith",),
        at={
            "minas-tirith": (
                "pippin-took",
                "denethor",
                "soldiers-of-gondor",
                "mordor-orcs",
                "olog-hai",
                "grond-hammer-of-the-underworld",
            )
        },
    )
    goes_on_alike(scene, "support pippin-took", "object", "support denethor")


def test_a_permission_of_the_round_is_saved():
    scene = Scene(
        turn="aragorn",
        grounds=("minas-tirith",),
        hand={
            "aragorn": ("the-red-arrow", "lembas"),
            "frodo": ("village-militia", "gimli"),
        },
    )
    goes_on_alike(
        scene, "play the-red-arrow", "pass", "play village-militia minas-tirith", "pass", "pass"
    )
    assert scene.where("village-militia") == "minas-tirith"
