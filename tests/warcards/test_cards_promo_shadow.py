"""What the Shadow's promotional cards do."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import (
    MORDOR_GROUNDS,
    draw_step,
    hands,
    marches,
    strength,
    walks,
)

WITH = {"house": {"promos": True}}


def test_whip_of_many_thongs_lets_its_player_draw():
    for place in ("reserve", "egladil", "moria"):
        laid = {"reserve": ("balrog-of-moria",)} if place == "reserve" else {}
        if not laid:
            laid = {"at": {place: ("balrog-of-moria",)}}
        scene = Scene(
            turn="saruman",
            path="egladil",
            grounds=("moria",),
            hand={"saruman": ("whip-of-many-thongs", "gollum")},
            **laid,
            **WITH,
        )
        scene.do("play whip-of-many-thongs balrog-of-moria")
        assert hands(scene) == (0, 0, 0, 1)
        assert scene.where("gollum") == "cycled"
        assert scene.where("whip-of-many-thongs") == place


def test_whip_of_many_thongs_adds_an_icon_of_each_kind():
    whip = {"wields": {"balrog-of-moria": ("whip-of-many-thongs",)}, **WITH}
    assert strength("rivendell", "balrog-of-moria", **whip) == (3, 0)
    assert strength("moria", "balrog-of-moria", **whip) == (0, 3)
    assert strength("khazad-dum", "balrog-of-moria", **whip) == (4, 0)


def test_whip_of_many_thongs_is_for_the_balrog_alone():
    scene = Scene(
        turn="saruman",
        hand={"saruman": ("whip-of-many-thongs",)},
        reserve=("cave-troll", "saruman", "the-witch-king", "gollum"),
        **WITH,
    )
    assert not [code for code in scene.codes if code.startswith("play")]


def comes(**more) -> Scene:
    held = {"witch-king": ("gothmog", "olog-hai", *more.pop("held", ()))}
    scene = Scene(turn="witch-king", grounds=("lorien",), hand=held, **more, **WITH)
    scene.do("play gothmog reserve")
    if len(held["witch-king"]) > 2:
        scene.do("cycle olog-hai")
    return scene


@rule("W-9.19", "W-9.20")
@pytest.mark.parametrize(
    "laid",
    [
        {},
        {"held": ("the-witch-king",)},
        {"cycled": ("the-witch-king",)},
        {"reserve": ("the-witch-king",)},
        {"at": {"bag-end": ("the-witch-king",)}},
        {"at": {"lorien": ("the-witch-king",)}},
        {"gone": ("the-witch-king",)},
    ],
)
def test_gothmog_ends_the_witch_king_wherever_he_is(laid):
    scene = comes(**laid)
    assert scene.where("the-witch-king") == "gone"
    assert scene.gone("witch-king") == ["the-witch-king"]
    assert scene.where("gothmog") == "reserve"
    assert scene.asks_turn


def test_gothmog_ends_him_with_all_that_he_wields():
    scene = comes(
        reserve=("the-witch-king",), wields={"the-witch-king": ("nazguls-mantle", "fell-beast")}
    )
    for card in ("the-witch-king", "nazguls-mantle", "fell-beast"):
        assert scene.where(card) == "gone"


def test_gothmog_moves_without_harm():
    scene = Scene(turn="witch-king", grounds=("lorien",), reserve=("gothmog",), **WITH)
    scene.do("move gothmog lorien")
    assert scene.where("the-witch-king") == "deck"


def test_gothmog_draws_one_more_while_in_reserve():
    assert draw_step(reserve=("gothmog",), **WITH) == (3, 5, 3, 4)
    assert draw_step(cycled=("gothmog",), **WITH) == (3, 4, 3, 4)


def test_gothmog_leads_armies_of_mordor():
    assert strength("minas-tirith", "gothmog", **WITH) == (0, 0)
    assert strength("minas-tirith", "gothmog", "mordor-orcs", **WITH) == (2, 0)
    assert strength("morannon", "gothmog", "mordor-orcs", **WITH) == (0, 2)
    assert walks("witch-king", "gothmog", **WITH) == set()
    assert marches("witch-king", "gothmog", **WITH) == MORDOR_GROUNDS


def test_gothmog_and_whip_of_many_thongs_are_left_out_unless_agreed():
    for card in ("gothmog", "whip-of-many-thongs"):
        with pytest.raises(LookupError, match=card):
            Scene(reserve=(card,))
