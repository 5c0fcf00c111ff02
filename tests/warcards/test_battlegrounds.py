"""What each battleground says, who may fight there, how it is held, and what it is worth."""

import pytest

from mathom.games.warcards.terms import FREE, SHADOW
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import (
    ARAGORN,
    FRODO,
    SARUMAN,
    WITCH_KING,
    Arrival,
    fought,
    hands,
    marches,
)

ONE_OF_EACH = {
    "dunedain": ("aragorn", "soldiers-of-gondor"),
    "elf": ("aragorn", "high-elves"),
    "dwarf": ("frodo", "gimli"),
    "hobbit": ("frodo", "frodo-baggins"),
    "rohan": ("frodo", "village-militia"),
    "wizard": ("frodo", "quickbeam"),
    "isengard": ("saruman", "white-hand-orcs"),
    "monstrous": ("saruman", "goblins-of-the-misty-mountains"),
    "southron": ("saruman", "haradrim-mumakil"),
    "mordor": ("witch-king", "mordor-orcs"),
}


@pytest.fixture(scope="module")
def fighters():
    """By battleground: the factions whose cards may be played there."""
    found = {}
    for faction, (player, card) in ONE_OF_EACH.items():
        for ground in marches(player, card):
            found.setdefault(ground, set()).add(faction)
    return found


def holds_against(ground: str, few: tuple[str, ...], one: str, points: int) -> None:
    """Its own icons cancel the attack of a few, but not that of one more.

    The defenders' side wins it then, and the attackers' otherwise; it is worth the same to both.
    """
    held = fought(ground, *few)
    lost = fought(ground, *few, one)
    side = SHADOW if held.stands(ground) == "shadow" else FREE
    assert held.stands(ground) != lost.stands(ground)
    assert held.score(side) == points
    assert held.score(1 - side) == 0
    assert lost.score(side) == 0
    assert lost.score(1 - side) == points
    for card in (*few, one):
        assert lost.where(card) == "gone", "attackers fall, whoever wins"


# --- Of the Free Peoples


def offers_cards(ground: str, cards: int) -> None:
    """The Dúnedain's player may forsake a card to draw some."""
    held = {"aragorn": ("legolas",), "frodo": ("sting",)}
    for starter in ("frodo", "saruman"):
        laid = {"turn": starter, "hand": held}
        scene = Arrival(ground, **laid)
        assert scene.stands(ground) == "active"
        assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN)
        scene.do("no")
        assert hands(scene) == (1, 0, 1, 0)
        scene = Arrival(ground, **laid).do("yes")
        assert sorted(scene.codes) == ["forsake deck", "forsake legolas"]
        assert scene.who == ARAGORN
        scene.do("forsake legolas")
        assert scene.where("legolas") == "gone"
        assert hands(scene) == (1, 0, cards, 0)
        assert scene.asks_turn
    poor = Arrival(ground, deck={"aragorn": ()}, hand={"frodo": ("sting",)})
    assert poor.asks_turn, "who has nothing to forsake is offered nothing"
    reserve = Arrival(ground, deck={"aragorn": ()}, cycled=("lembas",), reserve=("boromir",))
    reserve.do("yes", "forsake reserve boromir")
    assert reserve.hand("aragorn") == ["lembas"]


@rule("W-9.18")
def test_dol_amroth_offers_a_card_for_another():
    offers_cards("dol-amroth", 1)


def test_dol_amroth_is_held_by_two_for_a_point(fighters):
    assert fighters["dol-amroth"] == {"dunedain", "wizard", "southron"}
    holds_against("dol-amroth", ("haradrim-mumakil",), "corsairs-of-umbar", 1)
    assert fought("dol-amroth").stands("dol-amroth") == "free"


def riding(**more) -> Scene:
    laid = {"reserve": ("eomer",), "wields": {"eomer": ("shadowfax",)}, **more}
    return Scene(turn="frodo", **laid).do("use shadowfax")


@rule("W-3.8", "W-3.9")
def test_edoras_brings_helms_deep_as_well():
    scene = riding(deck={"frodo": ("riders-of-rohan", "gimli")}).do("edoras")
    assert scene.stands("edoras") == scene.stands("helms-deep") == "active"
    assert (scene.asked, scene.who) == ("sift-play", FRODO)
    scene.do("done")
    assert scene.where("eomer") == "edoras"


@pytest.mark.parametrize("laid", [{"shadow_area": ("helms-deep",)}, {"free_area": ("helms-deep",)}])
def test_edoras_brings_it_only_from_the_deck(laid):
    scene = riding(**laid).do("edoras")
    assert scene.stands("helms-deep") != "active"
    assert scene.where("eomer") == "edoras"
    scene = Arrival("edoras", **laid)
    assert scene.stands("edoras") == "active"
    assert scene.stands("helms-deep") != "active"
    assert scene.asks_turn


def test_edoras_leaves_helms_deep_alone_if_it_is_active():
    scene = riding(grounds=("helms-deep",)).do("edoras")
    assert scene.asks_turn
    assert hands(scene) == (0, 0, 0, 0)


def test_edoras_is_held_by_one_for_a_point(fighters):
    assert fighters["edoras"] == {"rohan", "wizard", "isengard"}
    holds_against("edoras", ("white-hand-orcs",), "wolf-riders", 1)
    assert fought("edoras").stands("edoras") == "free"


HELM = ("riders-of-rohan", "quickbeam", "merry-brandybuck", "gimli", "glamdring")


@rule("W-6.7")
def test_helms_deep_brings_one_of_five_to_its_walls():
    scene = Arrival("helms-deep", turn="saruman", deck={"frodo": HELM}, hand={"frodo": ("sting",)})
    assert (scene.asked, scene.who) == ("sift-play", FRODO)
    assert set(scene.codes) == {
        "play riders-of-rohan helms-deep",
        "play quickbeam helms-deep",
        "play merry-brandybuck helms-deep",
        "done",
    }
    scene.do("play riders-of-rohan helms-deep")
    assert scene.where("riders-of-rohan") == "helms-deep"
    assert scene.hand("frodo") == ["sting"], "what is cycled pays for it"
    assert scene.deck_size("frodo") == 4, "all four, for no other card was left"
    assert scene.asks_turn


def test_helms_deep_cycles_all_if_nobody_comes():
    scene = Arrival("helms-deep", turn="frodo")
    size = scene.deck_size("frodo")
    scene.do("done")
    assert len(scene.pile("frodo")) == 5
    assert scene.deck_size("frodo") == size
    assert hands(scene) == (0, 0, 0, 0)
    assert not scene.state.board


@rule("W-6.7", "W-8.5")
def test_helms_deep_lets_who_comes_act():
    deck = {"frodo": ("eomer", "village-militia", "gimli", "sting", "glamdring")}
    scene = Arrival("helms-deep", deck=deck).do("play eomer helms-deep")
    assert scene.asked == "sift-play", "Éomer looks for an army in his turn"
    assert set(scene.codes) == {
        "play village-militia helms-deep",
        "play village-militia reserve",
        "done",
    }
    scene.do("play village-militia helms-deep")
    assert scene.where("eomer") == scene.where("village-militia") == "helms-deep"
    assert scene.deck_size("frodo") == 3


def test_helms_deep_lets_who_comes_act_first_where_that_was_agreed():
    deck = {"frodo": ("eomer", "village-militia", "gimli", "sting", "glamdring")}
    scene = Arrival("helms-deep", deck=deck, house={"text_first": True})
    scene.do("play eomer helms-deep")
    assert "play village-militia helms-deep" not in scene.codes, "drawn, but not by him"
    while not scene.asks_turn:
        scene.do("done")
    assert scene.where("eomer") == "helms-deep"
    assert scene.deck_size("frodo") == 4
    assert not scene.state.aside


def test_helms_deep_is_held_by_two_for_two_points(fighters):
    assert fighters["helms-deep"] == {"rohan", "wizard", "isengard"}
    holds_against("helms-deep", ("wolf-riders",), "white-hand-orcs", 2)
    assert fought("helms-deep").stands("helms-deep") == "free"


@rule("W-3.13")
def test_lorien_brings_dol_guldur_from_wherever_it_is():
    captain = {"witch-king": ("the-black-captain", "olog-hai")}
    laid = {"turn": "witch-king", "hand": captain, "reserve": ("the-witch-king",)}
    for where, guard in (
        ({}, 2),
        ({"shadow_area": ("dol-guldur",)}, 2),
        ({"free_area": ("dol-guldur",)}, 0),
    ):
        scene = Scene(**laid, **where).do("play the-black-captain", "lorien", "no")
        assert scene.stands("lorien") == scene.stands("dol-guldur") == "active"
        assert scene.tally("dol-guldur").guard == guard
        assert scene.asks_turn
    scene = Arrival("lorien", shadow_area=("dol-guldur",))
    assert scene.stands("lorien") == scene.stands("dol-guldur") == "active"
    scene = Scene(**laid, grounds=("dol-guldur",)).do("play the-black-captain", "lorien", "no")
    assert scene.stands("lorien") == scene.stands("dol-guldur") == "active"


def test_lorien_is_held_by_two_for_two_points(fighters):
    assert fighters["lorien"] == {"elf", "wizard", "monstrous", "mordor"}
    holds_against("lorien", ("black-uruks",), "goblins-of-the-misty-mountains", 2)
    assert fought("lorien").stands("lorien") == "free"


def test_minas_tirith_offers_three_cards_for_one():
    offers_cards("minas-tirith", 3)


@rule("W-3.11", "W-13.1")
def test_minas_tirith_is_bare_when_it_is_won_back():
    scene = Scene(
        turn="saruman",
        reserve=("the-black-serpent", "mordor-orcs"),
        shadow_area=("minas-tirith",),
    )
    scene.do("use the-black-serpent")
    assert (scene.codes, scene.who) == (["yes", "no"], ARAGORN), "its text is resolved again"
    scene.do("no", "pass", "move mordor-orcs minas-tirith").fight("minas-tirith")
    assert scene.told("ground-won")[0]["side"] == "shadow"


def test_minas_tirith_is_held_by_three_for_three_points(fighters):
    assert fighters["minas-tirith"] == {"dunedain", "wizard", "mordor", "southron"}
    holds_against("minas-tirith", ("grond-hammer-of-the-underworld",), "corsairs-of-umbar", 3)
    assert fought("minas-tirith").stands("minas-tirith") == "free"


def test_pelargir_offers_a_card_for_another():
    offers_cards("pelargir", 1)


def test_pelargir_is_held_by_one_for_a_point(fighters):
    assert fighters["pelargir"] == {"dunedain", "wizard", "southron"}
    holds_against("pelargir", ("corsairs-of-umbar",), "haradrim-regulars", 1)
    assert fought("pelargir").stands("pelargir") == "free"


def test_rivendell_lets_the_elves_player_choose_again():
    scene = Arrival(
        "rivendell", hand={"aragorn": ("legolas",)}, deck={"aragorn": ("lembas", "arwen")}
    )
    assert (scene.asked, scene.who) == ("cycle", ARAGORN)
    assert hands(scene) == (0, 0, 2, 0)
    drawn = next(code for code in scene.codes if code != "cycle legolas")
    scene.do("cycle legolas")
    assert scene.where("legolas") == "cycled"
    assert [f"cycle {card}" for card in scene.hand("aragorn")] == [drawn]


def test_rivendell_is_held_by_two_for_two_points(fighters):
    assert fighters["rivendell"] == {"elf", "wizard", "monstrous"}
    holds_against("rivendell", ("balrog-of-moria",), "cave-troll", 2)
    assert fought("rivendell").stands("rivendell") == "free"


# --- Of the Shadow


@rule("W-3.13", "W-13.3")
def test_dol_guldur_brings_lorien_from_wherever_it_is():
    captain = {"witch-king": ("the-black-captain", "olog-hai")}
    laid = {"turn": "witch-king", "hand": captain, "reserve": ("the-witch-king",)}
    for where, guard in (
        ({}, 2),
        ({"free_area": ("lorien",)}, 2),
        ({"shadow_area": ("lorien",)}, 0),
        ({"free_area": ("lorien", "dol-guldur")}, 2),
    ):
        scene = Scene(**laid, **where).do("play the-black-captain", "dol-guldur", "no")
        assert scene.stands("lorien") == scene.stands("dol-guldur") == "active"
        assert scene.tally("lorien").guard == guard
    scene = Arrival("dol-guldur")
    assert scene.stands("lorien") == scene.stands("dol-guldur") == "active"


def test_dol_guldur_is_held_by_two_for_a_point(fighters):
    assert fighters["dol-guldur"] == {"elf", "wizard", "mordor"}
    holds_against("dol-guldur", ("high-elves",), "gandalf-the-white", 1)
    assert fought("dol-guldur").stands("dol-guldur") == "shadow"


def feeds_the_shadow(ground: str) -> None:
    """Each of the Shadow's players draws a card."""
    for starter in ("frodo", "saruman"):
        assert hands(Arrival(ground, turn=starter)) == (0, 1, 0, 1)
    assert hands(Arrival(ground, scenario="duel")) == (0, 2)
    assert hands(Arrival(ground, scenario="three-player-duel")) == (0, 1, 1)


@rule("W-17.9", "W-18.6")
def test_harad_feeds_the_shadow():
    feeds_the_shadow("harad")


def test_harad_is_held_by_one_for_a_point(fighters):
    assert fighters["harad"] == {"southron", "dunedain", "wizard"}
    holds_against("harad", ("soldiers-of-gondor",), "knights-of-dol-amroth", 1)
    assert fought("harad").stands("harad") == "shadow"


MORGUL = ("the-hunter", "the-black-easterling", "olog-hai", "fell-beast", "mouth-of-sauron")


def test_minas_morgul_sends_out_one_of_the_nine():
    scene = Arrival("minas-morgul", deck={"witch-king": MORGUL})
    assert (scene.asked, scene.who) == ("sift-play", WITCH_KING)
    assert set(scene.codes) == {
        "play the-hunter reserve",
        "play the-black-easterling reserve",
        "done",
    }
    scene.do("play the-hunter reserve")
    assert scene.where("the-hunter") == "reserve"
    assert scene.deck_size("witch-king") == 4
    assert scene.asks_turn


@rule("W-7.1")
def test_minas_morgul_sends_nobody_further_this_round():
    scene = Arrival("minas-morgul", turn="witch-king", deck={"witch-king": MORGUL})
    scene.do("play the-hunter reserve")
    assert scene.who == WITCH_KING
    assert "use the-hunter" in scene.codes
    assert not [code for code in scene.codes if code.startswith("move")]


@rule("W-6.7")
def test_minas_morgul_lets_the_black_easterling_draw():
    scene = Arrival("minas-morgul", deck={"witch-king": MORGUL})
    scene.do("play the-black-easterling reserve")
    assert hands(scene) == (0, 1, 0, 0), "a card that had been cycled"
    assert scene.deck_size("witch-king") == 3
    agreed = Arrival("minas-morgul", deck={"witch-king": MORGUL}, house={"text_first": True})
    agreed.do("play the-black-easterling reserve")
    assert hands(agreed) == (0, 0, 0, 0), "nothing has been cycled yet"
    assert agreed.deck_size("witch-king") == 4


def test_minas_morgul_may_send_nobody():
    scene = Arrival("minas-morgul", turn="aragorn")
    scene.do("done")
    assert len(scene.pile("witch-king")) == 5
    assert hands(scene) == (0, 0, 0, 0)
    assert not scene.state.board


@rule("W-6.3", "W-6.7")
@pytest.mark.parametrize("text_first", [False, True])
def test_minas_morgul_takes_a_card_from_who_could_draw_no_other(text_first):
    laid = {"deck": {"witch-king": ("the-hunter",)}, "house": {"text_first": text_first}}
    scene = Arrival("minas-morgul", **laid, hand={"witch-king": ("olog-hai", "fell-beast")})
    scene.do("play the-hunter reserve")
    assert scene.who == WITCH_KING
    assert sorted(scene.codes) == ["cycle fell-beast", "cycle olog-hai"]
    scene = Arrival("minas-morgul", **laid, reserve=("the-reaver",))
    scene.do("play the-hunter reserve")
    assert scene.where("the-reaver") == "gone", "nothing else could be forsaken"
    assert scene.where("the-hunter") == "reserve"


def test_minas_morgul_is_held_by_two_for_two_points(fighters):
    assert fighters["minas-morgul"] == {"mordor", "dunedain", "wizard"}
    few = ("soldiers-of-gondor", "knights-of-dol-amroth")
    holds_against("minas-morgul", few, "gandalf-the-white", 2)
    assert fought("minas-morgul").stands("minas-morgul") == "shadow"


def test_morannon_sends_out_an_army():
    deck = {"witch-king": ("the-hunter", "olog-hai", "black-uruks", "fell-beast", "mordor-orcs")}
    scene = Arrival("morannon", deck=deck, turn="aragorn")
    assert (scene.asked, scene.who) == ("sift-play", WITCH_KING)
    assert set(scene.codes) == {
        *(
            f"play {army} {place}"
            for army in ("olog-hai", "black-uruks", "mordor-orcs")
            for place in ("reserve", "morannon")
        ),
        "done",
    }
    scene.do("play olog-hai morannon")
    assert scene.where("olog-hai") == "morannon"
    assert scene.deck_size("witch-king") == 4
    assert hands(scene) == (0, 0, 0, 0)
    assert scene.asks_turn


def test_morannon_may_send_nobody():
    scene = Arrival("morannon").do("done")
    assert len(scene.pile("witch-king")) == 5
    assert not scene.state.board


def test_morannon_is_held_by_two_for_two_points(fighters):
    assert fighters["morannon"] == {"mordor", "southron", "dunedain", "rohan", "wizard"}
    holds_against("morannon", ("riders-of-rohan",), "soldiers-of-gondor", 2)
    assert fought("morannon").stands("morannon") == "shadow"


def test_moria_lets_the_monstrous_player_draw_two():
    assert hands(Arrival("moria")) == (0, 0, 0, 2)
    assert hands(Arrival("moria", scenario="duel")) == (0, 2)


def test_moria_is_held_by_two_for_a_point(fighters):
    assert fighters["moria"] == {"monstrous", "elf", "dwarf", "wizard"}
    holds_against("moria", ("high-elves",), "gimli", 1)
    assert fought("moria").stands("moria") == "shadow"


@pytest.mark.parametrize("laid", [{}, {"cycled": ("saruman", "ugluk")}])
def test_orthanc_gives_saruman_and_renews_the_deck(laid):
    laid = {"cycled": ("ugluk",), **laid}
    scene = Arrival("orthanc", **laid)
    assert (scene.asked, scene.who) == ("take", SARUMAN)
    assert scene.codes == ["take saruman", "nothing"]
    scene.do("take saruman")
    assert scene.hand("saruman") == ["saruman"]
    assert scene.where("ugluk") == "deck"
    assert scene.pile("saruman") == []
    assert scene.asks_turn


@pytest.mark.parametrize("laid", [{}, {"cycled": ("saruman", "ugluk")}])
def test_orthanc_renews_the_deck_even_if_saruman_is_left(laid):
    laid = {"cycled": ("ugluk",), **laid}
    scene = Arrival("orthanc", **laid).do("nothing")
    assert scene.hand("saruman") == []
    assert scene.where("saruman") == scene.where("ugluk") == "deck"


def test_orthanc_finds_saruman_only_in_deck_and_pile():
    for laid in (
        {"reserve": ("saruman",)},
        {"gone": ("saruman",)},
        {"hand": {"saruman": ("saruman",)}},
    ):
        scene = Arrival("orthanc", **laid)
        if scene.asked == "take":
            assert scene.codes == ["nothing"]
            scene.do("nothing")
        assert scene.asks_turn
        assert scene.where("saruman") != "deck"


def test_orthanc_is_held_by_two_for_two_points(fighters):
    assert fighters["orthanc"] == {"isengard", "rohan", "wizard"}
    holds_against("orthanc", ("riders-of-rohan",), "village-militia", 2)
    assert fought("orthanc").stands("orthanc") == "shadow"


def test_umbar_feeds_the_shadow():
    feeds_the_shadow("umbar")


def test_umbar_is_held_by_two_for_a_point(fighters):
    assert fighters["umbar"] == {"southron", "dunedain", "wizard"}
    holds_against("umbar", ("soldiers-of-gondor", "guards-of-the-citadel"), "gandalf-the-white", 1)
    assert fought("umbar").stands("umbar") == "shadow"


@rule("W-17.11")
def test_minas_tirith_offers_its_cards_once_even_in_a_duel():
    scene = Arrival("minas-tirith", scenario="duel")
    assert scene.who == 0
    scene.do("yes")
    assert hands(scene) == (3, 0)
    assert scene.asks_turn


@rule("W-3.4", "W-3.5", "W-3.6")
def test_umbar_comes_even_when_the_free_peoples_start_but_have_no_ground_left():
    assert Arrival("umbar", turn="frodo").stands("umbar") == "active"
    assert Arrival("umbar", turn="witch-king").stands("umbar") == "active"
    assert Arrival("bag-end").stands("umbar") == "shadow"
