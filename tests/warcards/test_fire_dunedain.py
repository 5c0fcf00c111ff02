"""The Dúnedain's cards of Fire and Swords, one after the other."""

import pytest

from mathom.games.warcards.terms import DUNEDAIN
from tests.marks import rule
from tests.warcards.fire import (
    ARAGORN,
    SHADOW_PLAYERS,
    fights_for,
    fire,
    icons_at,
    losses,
    one_each,
    played,
    printed,
    standing,
    wielders,
)
from tests.warcards.scene import Scene

# --- The Grey Company


@pytest.mark.parametrize("leader", ["strider", "aragorn", "halbarad"])
def test_the_grey_company_attacks_harder_for_its_own(leader: str) -> None:
    alone = icons_at("harad", "the-grey-company")
    assert icons_at("harad", "the-grey-company", leader) == alone + 1


@pytest.mark.parametrize("leader", ["boromir", "faramir", "denethor"])
def test_the_grey_company_does_no_more_for_others(leader: str) -> None:
    assert icons_at("harad", "the-grey-company", leader) == icons_at("harad", "the-grey-company")


def test_the_grey_company_does_not_defend_harder() -> None:
    alone = icons_at("minas-tirith", "the-grey-company")
    assert icons_at("minas-tirith", "the-grey-company", "aragorn") == alone


def test_the_grey_company_wants_them_on_its_battleground() -> None:
    alone = icons_at("harad", "the-grey-company")
    assert icons_at("harad", "the-grey-company", reserve=("aragorn",)) == alone


def test_the_grey_company_goes_where_dunedain_go() -> None:
    fights_for("aragorn", "the-grey-company", DUNEDAIN)


@rule("W-12.2")
def test_the_grey_company_and_the_dead_each_follow_whom_they_love() -> None:
    """Whoever came first: of all ways to support, the one with the most icons counts."""
    came = ("soldiers-of-gondor", "the-grey-company", "dead-men-of-dunharrow", "halbarad")
    alone = icons_at("harad", "the-grey-company")
    for order in (came, came[::-1]):
        scene = standing("harad", *order, "aragorn")
        assert scene.icons("dead-men-of-dunharrow") == 2
        assert scene.icons("the-grey-company") == alone + 1


# --- Items


def healing(place: str, corruption: int = 3) -> Scene:
    """Strider with the herb, somewhere."""
    at = {"reserve": {"reserve": ("strider",)}}.get(place, {"at": {place: ("strider",)}})
    return fire(
        turn="aragorn",
        path="weathertop",
        grounds=("minas-tirith",),
        wields={"strider": ("athelas",)},
        corruption=corruption,
        **at,
    )


def test_athelas_heals_on_the_path() -> None:
    scene = healing("weathertop").do("use athelas")
    assert scene.state.corruption == 2
    assert scene.where("athelas") == "gone"
    assert scene.where("strider") == "weathertop"


@pytest.mark.parametrize("place", ["reserve", "minas-tirith"])
def test_athelas_heals_nowhere_else(place: str) -> None:
    scene = healing(place)
    assert "use athelas" not in scene.codes
    refused = scene.why_not("use athelas")
    assert refused is not None
    assert refused.id == "reason-wielder-elsewhere"


def test_athelas_may_be_spent_without_need() -> None:
    scene = healing("weathertop", corruption=0).do("use athelas")
    assert scene.state.corruption == 0
    assert scene.where("athelas") == "gone"


def test_athelas_is_for_strider_and_aragorn() -> None:
    others = ("boromir", "faramir", "halbarad", "arwen", "sam-gamgee")
    assert wielders("aragorn", "athelas", "strider", *others) == {"strider"}
    assert wielders("aragorn", "athelas", "aragorn", *others) == {"aragorn"}


def blowing(*hand: str, who: str = "boromir", to: str = "minas-tirith", path: str = "amon-hen"):
    """Somebody moves with the Horn."""
    scene = fire(
        turn="aragorn",
        path=path,
        grounds=("minas-tirith",),
        hand={"aragorn": hand},
        reserve=(who,),
        wields={who: ("horn-of-gondor",)},
    )
    return scene.do(f"move {who} {to}")


@pytest.mark.parametrize("who", ["boromir", "faramir"])
def test_horn_of_gondor_calls_for_two_cards(who: str) -> None:
    scene = blowing("soldiers-of-gondor", "the-red-arrow", who=who)
    assert (scene.asked, scene.who) == ("may-text", ARAGORN)
    scene.do("yes", "cycle the-red-arrow")
    assert scene.hand_size("aragorn") == 3
    assert scene.pile("aragorn") == ["the-red-arrow"]
    assert scene.asks_turn


def test_horn_of_gondor_need_not_be_blown() -> None:
    scene = blowing("soldiers-of-gondor").do("no")
    assert scene.hand("aragorn") == ["soldiers-of-gondor"]
    assert scene.asks_turn


@rule("W-9.5")
def test_horn_of_gondor_wants_a_card_from_hand() -> None:
    assert blowing().asks_turn


def test_horn_of_gondor_is_silent_when_its_wielder_is_played_or_stays() -> None:
    scene = played(
        "aragorn",
        "horn-of-gondor",
        "boromir",
        at={"minas-tirith": ("boromir",)},
        grounds=("minas-tirith",),
    )
    assert scene.asks_turn
    assert played("aragorn", "faramir", "reserve").asks_turn


@rule("W-24.1")
def test_horn_of_gondor_waits_until_boromir_has_forsaken() -> None:
    """What he must do comes before what he may do."""
    scene = blowing("soldiers-of-gondor", "the-red-arrow", to="path")
    assert scene.asked == "forsake"
    scene.do("forsake the-red-arrow")
    assert scene.asked == "may-text"
    scene.do("yes")
    assert scene.hand_size("aragorn") == 2
    assert scene.gone("aragorn") == ["the-red-arrow"]


@rule("W-24.2", "W-24.3")
def test_horn_of_gondor_comes_before_faramirs_new_path_or_not_at_all() -> None:
    def arrives() -> Scene:
        scene = blowing("soldiers-of-gondor", who="faramir", to="path", path="osgiliath")
        assert (scene.asked, scene.who) == ("which-first", ARAGORN)
        assert scene.codes == ["faramir", "horn-of-gondor"]
        return scene

    scene = arrives().do("horn-of-gondor", "yes")
    assert scene.hand_size("aragorn") == 2
    assert scene.asked == "may-text"
    scene.do("yes", "henneth-annun")
    assert scene.path == "henneth-annun"

    scene = arrives().do("faramir", "yes", "the-cross-roads")
    assert scene.where("horn-of-gondor") == "cycled"
    assert scene.asks_turn


def test_horn_of_gondor_follows_faramir_if_he_stays() -> None:
    scene = blowing("soldiers-of-gondor", who="faramir", to="path", path="osgiliath")
    scene.do("faramir", "no")
    assert scene.asked == "may-text"
    assert scene.do("yes").hand_size("aragorn") == 2


def test_horn_of_gondor_is_for_the_sons_of_denethor() -> None:
    candidates = ("boromir", "faramir", "denethor", "strider", "legolas")
    assert wielders("aragorn", "horn-of-gondor", *candidates) == {"boromir", "faramir"}
    more = printed("horn-of-gondor").attack
    blown = icons_at("harad", "boromir", wields={"boromir": ("horn-of-gondor",)})
    assert blown == icons_at("harad", "boromir") + more


def test_stout_staves_help_two_hobbits_on_the_path() -> None:
    candidates = ("frodo-baggins", "sam-gamgee", "merry-brandybuck", "faramir")
    assert wielders("aragorn", "stout-staves", *candidates) == {"frodo-baggins", "sam-gamgee"}
    more = printed("stout-staves").path
    for hobbit in ("frodo-baggins", "sam-gamgee"):
        helped = icons_at("the-cross-roads", hobbit, wields={hobbit: ("stout-staves",)})
        assert helped == icons_at("the-cross-roads", hobbit) + more


# --- Events


@pytest.mark.parametrize(
    "here",
    [
        {"reserve": ("strider",)},
        {"reserve": ("aragorn",)},
        {"grounds": ("harad",), "at": {"harad": ("aragorn",)}},
        {"path": "weathertop", "at": {"weathertop": ("strider",)}},
    ],
)
def test_challenge_of_the_king_is_heard_by_the_shadow(here) -> None:
    scene = played("aragorn", "challenge-of-the-king", corruption=3, **here)
    assert losses(scene) == one_each(*SHADOW_PLAYERS, "aragorn")
    assert scene.gone("aragorn") == ["challenge-of-the-king"]
    assert scene.state.corruption == 1
    assert scene.asks_turn


@pytest.mark.parametrize("here", [{}, {"gone": ("strider",)}, {"cycled": ("aragorn",)}])
def test_challenge_of_the_king_needs_a_king(here) -> None:
    scene = played("aragorn", "challenge-of-the-king", corruption=3, **here)
    assert not any(scene.gone(player) for player in SHADOW_PLAYERS)
    assert scene.state.corruption == 1


def test_we_prove_the_swifter_moves_who_has_just_come() -> None:
    scene = played(
        "aragorn",
        "we-prove-the-swifter",
        path="weathertop",
        grounds=("harad",),
        reserve=("strider", "halbarad", "guards-of-the-citadel", "gandalf-the-grey"),
        fresh=("strider",),
    )
    assert scene.asked == "move"
    assert set(scene.codes) == {
        "move strider path",
        "move strider harad",
        "move halbarad path",
        "move halbarad harad",
    }
    scene.do("move strider path")
    assert scene.where("strider") == "weathertop"
    assert scene.drawn == [("player-aragorn", 1)]
    assert scene.asks_turn


@rule("W-8.5")
def test_we_prove_the_swifter_is_a_move_and_no_play() -> None:
    """Boromir draws when he is played; he forsakes also when he is moved to a path."""
    scene = played("aragorn", "we-prove-the-swifter", path="amon-hen", reserve=("boromir",))
    assert scene.where("boromir") == "amon-hen"
    assert scene.gone("aragorn") != ["we-prove-the-swifter"]
    assert scene.drawn == [("player-aragorn", 1)]


def test_we_prove_the_swifter_lets_draw_if_nobody_can_move() -> None:
    scene = played("aragorn", "we-prove-the-swifter", reserve=("guards-of-the-citadel",))
    assert scene.where("guards-of-the-citadel") == "reserve"
    assert scene.drawn == [("player-aragorn", 1)]
    assert scene.asks_turn
