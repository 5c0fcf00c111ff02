"""The words of Fire and Swords in texts that no card has: what they mean where no card goes."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.warcards.abilities import OnArrival, OnMove
from mathom.games.warcards.card import event
from mathom.games.warcards.catalogue import CARDS, NUMBER, know
from mathom.games.warcards.effects.conditions import PathNumbered
from mathom.games.warcards.effects.costs import ForsakeCards
from mathom.games.warcards.effects.drawing import Draw
from mathom.games.warcards.effects.eliminating import Eliminate
from mathom.games.warcards.effects.flow import If, May, OnePlayer
from mathom.games.warcards.effects.giving import Forsake
from mathom.games.warcards.effects.locations import (
    ActivateAndPermit,
    CountsAs,
    NextPath,
    OtherPath,
    RandomPath,
)
from mathom.games.warcards.effects.moving import MoveOwn, Permit
from mathom.games.warcards.effects.sifting import DrawAndPlay, DrawUntil
from mathom.games.warcards.filters import Grounds, Which
from mathom.games.warcards.game import GAME
from mathom.games.warcards.language import Ability, Doing, Effect
from mathom.games.warcards.rules.setup import AGENDA
from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    FREE,
    HOBBIT,
    ITEM,
    ROHAN,
    RUFFIAN,
    SHADOW,
    TRAVELLING,
)
from tests.marks import rule
from tests.warcards.fire import ARAGORN, FRODO, PLAYERS, fire, icons_at, losses, standing
from tests.warcards.scene import Scene
from tests.warcards.trying import next_round

TALE = "a-tale-of-fire"


def reads(scene: Scene, *effects: Effect, player: int = FRODO, phase: int | None = None) -> Scene:
    """Let a player do what this text says, before the turn goes on."""
    know(event(TALE, HOBBIT, *effects))
    t = clone(scene.position.base)
    t.story = []
    if phase is not None:
        t.phase = phase
    t.then(*[Doing(player, TALE, (number,)) for number in range(len(effects))])
    AGENDA.settle(t)
    scene.t = t
    scene.position = Position(GAME, t)
    return scene


# --- When somebody moves


class Rewriter:
    """Gives cards other texts, as long as a test goes on."""

    def __init__(self) -> None:
        self.old = {}

    def write(self, name: str, *abilities: Ability) -> None:
        number = NUMBER[name]
        self.old.setdefault(number, CARDS[number])
        CARDS[number] = replace(CARDS[number], abilities=abilities)
        know(CARDS[number])

    def restore(self) -> None:
        for number, card in self.old.items():
            CARDS[number] = card
            know(card)


@pytest.fixture
def texts() -> Iterator[Rewriter]:
    rewriter = Rewriter()
    yield rewriter
    rewriter.restore()


def moving(*items: str, who: str = "strider", **laid: Any) -> Scene:
    """Strider, of Aragorn's player, sets out with these."""
    return fire(
        **{
            "turn": "aragorn",
            "path": "weathertop",
            "reserve": (who,),
            "wields": {who: items},
            **laid,
        }
    )


def test_on_move_a_card_speaks_for_itself(texts: Rewriter) -> None:
    texts.write("strider", OnMove((Draw(1),)))
    assert moving().do("move strider path").drawn == [("player-aragorn", 1)]


@rule("W-8.5")
def test_on_move_is_not_when_it_is_played(texts: Rewriter) -> None:
    texts.write("strider", OnMove((Draw(1),)))
    scene = moving(reserve=(), wields={}, hand={"aragorn": ("strider", "faramir")})
    assert scene.do("play strider path").drawn == []


def test_on_move_may_name_a_place(texts: Rewriter) -> None:
    texts.write("strider", OnMove((Draw(1),), at="ground"))
    assert moving().do("move strider path").drawn == []
    scene = moving(grounds=("harad",)).do("move strider harad")
    assert scene.drawn == [("player-aragorn", 1)]


@rule("W-24.2")
def test_on_move_whose_turn_it_is_orders_and_each_does_what_is_theirs(texts: Rewriter) -> None:
    """Sting was played by Frodo's player, who draws for it."""
    texts.write("strider", OnMove((Draw(2),)))
    texts.write("sting", OnMove((Draw(1),)))
    for first, drawn in (
        ("strider", [("player-aragorn", 2), ("player-frodo", 1)]),
        ("sting", [("player-frodo", 1), ("player-aragorn", 2)]),
    ):
        scene = moving("sting").do("move strider path")
        assert (scene.asked, scene.who) == ("which-first", ARAGORN)
        assert scene.codes == ["strider", "sting"]
        assert scene.do(first).drawn == drawn
        assert scene.asks_turn


@rule("W-24.1")
@pytest.mark.parametrize("who", ["strider", "sting"])
def test_on_move_what_must_be_done_comes_first(texts: Rewriter, who: str) -> None:
    """It is not asked for: it could come at no other time."""
    (other,) = {"strider", "sting"} - {who}
    texts.write(who, OnMove((Draw(1),)))
    texts.write(other, OnMove((May((Draw(2),)),)))
    scene = moving("sting").do("move strider path")
    assert scene.asked == "may-text"
    assert [number for _, number in scene.drawn] == [1]
    scene.do("yes")
    assert [number for _, number in scene.drawn] == [1, 2]


@rule("W-24.1")
def test_on_move_of_three_the_two_that_must_come_before_the_one_that_may(texts: Rewriter) -> None:
    texts.write("strider", OnMove((May((Draw(3),)),)))
    texts.write("sting", OnMove((Draw(1),)))
    texts.write("anduril", OnArrival((Draw(2),), "path"))
    scene = moving("sting", "anduril").do("move strider path")
    assert scene.codes == ["sting", "anduril"]
    scene.do("anduril")
    assert scene.asked == "may-text"
    scene.do("no")
    assert [number for _, number in scene.drawn] == [2, 1]
    assert scene.asks_turn


@rule("W-24.1")
@pytest.mark.parametrize("offer_first", [True, False])
def test_on_move_each_text_of_a_card_counts_for_itself(texts: Rewriter, offer_first: bool) -> None:
    """Strider must draw and may draw; the may waits for Sting, wherever it stands on his card."""
    must, may = OnMove((Draw(1),)), OnMove((May((Draw(3),)),))
    texts.write("strider", *((may, must) if offer_first else (must, may)))
    texts.write("sting", OnMove((Draw(2),)))
    for first, drawn in (("strider", [1, 2]), ("sting", [2, 1])):
        scene = moving("sting").do("move strider path")
        assert (scene.asked, scene.codes) == ("which-first", ["strider", "sting"])
        scene.do(first)
        assert (scene.asked, [number for _, number in scene.drawn]) == ("may-text", drawn)
        scene.do("yes")
        assert [number for _, number in scene.drawn] == [*drawn, 3]
        assert scene.asks_turn


@rule("W-6.5", "W-24.1")
def test_on_move_a_cards_texts_go_in_their_order_if_all_must_be_done(texts: Rewriter) -> None:
    """One after another, so that the other card may speak in between."""
    texts.write("strider", OnMove((Draw(1),)), OnMove((Draw(2),)))
    texts.write("sting", OnMove((Draw(3),)))
    for codes, drawn in (
        (("strider", "strider"), [1, 2, 3]),
        (("strider", "sting"), [1, 3, 2]),
        (("sting",), [3, 1, 2]),
    ):
        scene = moving("sting").do("move strider path", *codes)
        assert [number for _, number in scene.drawn] == drawn
        assert scene.asks_turn


@rule("W-6.5")
@pytest.mark.parametrize("who", ["strider", "sting"])
def test_on_move_a_card_that_speaks_alone_does_all_in_its_order(texts: Rewriter, who: str) -> None:
    texts.write("strider")
    texts.write("sting")
    texts.write(who, OnMove((May((Draw(2),)),)), OnMove((Draw(1),)))
    scene = moving("sting").do("move strider path")
    assert (scene.asked, scene.drawn) == ("may-text", [])
    assert [number for _, number in scene.do("yes").drawn] == [2, 1]


@rule("W-24.1")
def test_on_move_a_text_of_which_a_part_must_be_done_is_no_offer(texts: Rewriter) -> None:
    texts.write("strider", OnMove((May((Draw(3),)), Forsake(1))))
    texts.write("sting", OnMove((Draw(1),)))
    assert moving("sting").do("move strider path").asked == "which-first"


@rule("W-24.3")
def test_on_move_who_has_left_in_the_meantime_says_nothing(texts: Rewriter) -> None:
    texts.write("strider", OnMove((Eliminate(Which(names=("sting",))),)))
    texts.write("sting", OnMove((Draw(1),)))
    scene = moving("sting").do("move strider path", "strider")
    assert scene.where("sting") == "gone"
    assert scene.drawn == []
    assert scene.asks_turn
    scene = moving("sting").do("move strider path", "sting")
    assert scene.where("sting") == "gone"
    assert scene.drawn == [("player-frodo", 1)]


@rule("W-24.2")
def test_on_move_before_the_action_step_the_starting_player_orders(texts: Rewriter) -> None:
    texts.write("strider", OnMove((Draw(2),)))
    texts.write("sting", OnMove((Draw(1),)))
    scene = moving("sting", turn="frodo", starter="gandalf")
    reads(scene, MoveOwn(Which(type=CHARACTER)), player=ARAGORN, phase=TRAVELLING)
    assert scene.asked == "which-first"
    assert PLAYERS[scene.who] == "gandalf"


# --- Moving one's own


def test_move_own_means_no_item_no_other_type_and_nobody_elses() -> None:
    scene = fire(
        path="weathertop",
        grounds=("edoras",),
        reserve=("eomer", "riders-of-rohan", "merry-brandybuck", "strider"),
        wields={"merry-brandybuck": ("sting",)},
    )
    reads(scene, MoveOwn(Which(faction=ROHAN) | Which(type=ITEM)))
    assert set(scene.codes) == {"move eomer edoras", "move riders-of-rohan edoras"}


def test_move_own_takes_the_items_along() -> None:
    scene = fire(path="weathertop", reserve=("sam-gamgee",), wields={"sam-gamgee": ("sting",)})
    reads(scene, MoveOwn(Which(faction=HOBBIT)))
    assert scene.where("sam-gamgee") == scene.where("sting") == "weathertop"


@rule("W-9.6")
def test_move_own_is_in_vain_if_nobody_can_move() -> None:
    move = MoveOwn(Which(type=ARMY))
    scene = fire(reserve=("riders-of-rohan", "merry-brandybuck"))
    reason = move.why_not(scene.state, FRODO, -1)
    assert reason is not None
    assert reason.reason(scene.state, -1, -1).id == "reason-nobody-to-move"
    reads(scene, move, Draw(1))
    assert scene.where("riders-of-rohan") == "reserve"
    assert scene.hand_size("frodo") == 1


@rule("W-7.1")
def test_move_own_of_two_alike_takes_the_one_that_could_not_move_otherwise() -> None:
    riders = ("riders-of-rohan", "riders-of-rohan")
    scene = fire(grounds=("edoras",), reserve=riders, fresh=("riders-of-rohan",))
    reads(scene, MoveOwn(Which(type=ARMY)))
    assert scene.asks_turn
    assert scene.state.fresh == 0
    assert "move riders-of-rohan edoras" in scene.codes


# --- Drawing until something is found

RIDERS = DrawUntil(4, Which(faction=ROHAN, type=ARMY))


def looked(scene: Scene) -> int:
    return sum(told["number"] for told in scene.told("looks"))


@rule("W-6.7")
def test_draw_until_finds_nothing_among_so_many() -> None:
    scene = fire(deck={"frodo": ("gimli", "sting", "eomer", "eowyn", "theoden")})
    reads(scene, RIDERS)
    assert looked(scene) == len(scene.pile("frodo")) == 4
    assert scene.deck_size("frodo") == 1
    assert scene.asks_turn


@rule("W-9.27")
def test_draw_until_ends_with_the_last_card() -> None:
    """What was drawn lies in no pile, and can't be drawn again."""
    scene = fire(deck={"frodo": ("gimli", "sting")})
    reads(scene, RIDERS)
    assert looked(scene) == 2
    assert scene.story.index("cycles-rest") < scene.story.index("recycles")
    assert scene.deck_size("frodo") == 2


def test_draw_until_draws_nothing_if_there_is_nothing() -> None:
    scene = reads(fire(deck={"frodo": ()}), RIDERS, Draw(1))
    assert looked(scene) == 0
    assert scene.asks_turn


@rule("W-9.25", "W-9.26")
def test_draw_until_goes_on_in_the_renewed_deck() -> None:
    laid = {"deck": {"frodo": ("gimli", "sting")}, "cycled": ("riders-of-rohan",)}
    scene = reads(fire(**laid, grounds=("edoras",)), RIDERS)
    assert scene.asked == "play-found"
    told = [kind for kind in scene.story if kind in ("looks", "recycles")]
    assert told == ["looks", "recycles", "looks", "looks"]
    scene.do("play riders-of-rohan edoras")
    assert scene.story[-2:] == ["cycles-rest", "recycles"]
    assert scene.hand("frodo") == []


def test_draw_until_stops_at_the_first() -> None:
    for seed in range(6):
        deck = {"frodo": ("riders-of-rohan", "riders-of-rohan", "gimli", "sting")}
        scene = reads(fire(deck=deck, grounds=("edoras",), seed=f"first {seed}"), RIDERS)
        assert set(scene.codes) == {"play riders-of-rohan reserve", "play riders-of-rohan edoras"}
        before = looked(scene) - 1
        scene.do("play riders-of-rohan edoras")
        assert len(scene.told("plays")) == 1
        assert looked(scene) == before + 1
        assert scene.asks_turn


@rule("W-6.7", "W-6.2")
def test_draw_until_what_comes_first_is_paid_for_from_the_hand() -> None:
    scene = fire(
        deck={"frodo": ("riders-of-rohan",)},
        hand={"frodo": ("gimli", "sting")},
        grounds=("edoras",),
    )
    reads(scene, RIDERS).do("play riders-of-rohan edoras")
    assert scene.asked == "pay"
    assert scene.do("cycle gimli").hand("frodo") == ["sting"]


@rule("W-6.8")
def test_draw_until_passes_over_what_was_played_this_round() -> None:
    """A character that has come back to the deck can't be played twice; an army could."""
    find = DrawUntil(4, Which(faction=ROHAN, afield=True))
    scene = fire(deck={"frodo": ("eomer", "gimli", "sting")})
    scene.position.base.played |= 1 << scene.card("eomer")
    reads(scene, find)
    assert looked(scene) == 3
    assert scene.told("plays") == []
    assert scene.asks_turn


@rule("W-6.7")
def test_draw_until_the_found_cards_text_waits_until_the_rest_is_cycled() -> None:
    find = DrawUntil(4, Which(names=("theodred",)))
    scene = fire(deck={"frodo": ("theodred", "gimli", "sting", "eowyn")}, seed="late 3")
    reads(scene, find)
    assert looked(scene) > 1
    assert scene.story.index("cycles-rest") < scene.story.index("draws")


def test_draw_until_with_text_first_the_rest_waits() -> None:
    find = DrawUntil(6, Which(names=("theodred",)))
    deck = ("theodred", "gimli", "sting", "eowyn", "eomer", "theoden")
    scene = fire(deck={"frodo": deck}, seed="late 3", house={"text_first": True})
    reads(scene, find)
    assert 1 < looked(scene) < 6
    assert scene.story.index("draws") < scene.story.index("cycles-rest")
    assert scene.state.aside == []


# --- Drawing and playing of two kinds


def sifting(effect: DrawAndPlay, *deck: str, **laid: Any) -> Scene:
    return reads(fire(path=None, deck={"frodo": deck}, **laid), effect)


BOTH = DrawAndPlay(5, Which(type=CHARACTER), most=1, also=Which(type=ARMY))


def test_draw_and_play_of_each_kind_as_many() -> None:
    effect = replace(BOTH, most=2)
    deck = ("gimli", "eomer", "eowyn", "riders-of-rohan", "village-militia")
    scene = sifting(effect, *deck)
    scene.do("play gimli reserve", "play riders-of-rohan reserve", "play eomer reserve")
    assert scene.codes == ["play village-militia reserve", "done"]
    # The only one left pays for one of the three; for the others cards must be forsaken (W-6.3).
    scene.do("done")
    assert scene.asked == "forsake"


@rule("W-6.7")
def test_draw_and_play_pays_with_the_rest_and_then_from_the_hand() -> None:
    scene = sifting(
        BOTH, "sam-gamgee", "riders-of-rohan", hand={"frodo": ("sting", "mithril-coat")}
    )
    scene.do("play sam-gamgee reserve", "play riders-of-rohan reserve")
    assert scene.asked == "pay"
    scene.do("cycle sting")
    assert scene.hand("frodo") == []
    assert scene.asks_turn
    deck = ("sam-gamgee", "riders-of-rohan", "eomer", "theoden")
    scene = sifting(BOTH, *deck, hand={"frodo": ("sting", "mithril-coat")})
    scene.do("play sam-gamgee reserve", "play riders-of-rohan reserve")
    assert scene.hand("frodo") == ["mithril-coat", "sting"]
    assert scene.asks_turn


def test_draw_and_play_of_one_kind_leaves_the_other() -> None:
    scene = sifting(BOTH, "gimli", "riders-of-rohan", "sting", "eowyn", "village-militia")
    scene.do("play village-militia reserve")
    assert scene.codes == ["play gimli reserve", "play eowyn reserve", "done"]


def test_draw_and_play_still_eliminates_first() -> None:
    effect = replace(BOTH, eliminate=1)
    scene = sifting(effect, "gimli", "riders-of-rohan", "sting")
    assert scene.asked == "sift-eliminate"
    scene.do("eliminate gimli")
    assert scene.codes == ["play riders-of-rohan reserve", "done"]


# --- Forsaking some for something


def offered(**laid: Any) -> Scene:
    return reads(fire(**laid), May((Draw(1),), ForsakeCards(2)))


@rule("W-9.18")
@pytest.mark.parametrize(
    "laid",
    [
        {"deck": {"frodo": ()}},
        {"deck": {"frodo": ()}, "hand": {"frodo": ("gimli",)}},
        {"deck": {"frodo": ("gimli",)}},
        {"deck": {"frodo": ()}, "reserve": ("gimli",)},
    ],
)
def test_forsake_some_is_not_offered_if_there_are_fewer(laid) -> None:
    assert offered(**laid).asks_turn


@rule("W-9.18")
@pytest.mark.parametrize(
    "laid",
    [
        {"deck": {"frodo": ("gimli", "sting")}},
        {"deck": {"frodo": ("gimli",)}, "hand": {"frodo": ("sting",)}},
        {"deck": {"frodo": ("gimli",)}, "reserve": ("eomer",)},
        {"deck": {"frodo": ("gimli",)}, "cycled": ("eomer",)},
    ],
    ids=["deck", "hand", "reserve", "pile"],
)
def test_forsake_some_takes_them_one_at_a_time_from_anywhere(laid) -> None:
    scene = offered(**laid)
    assert scene.asked == "may-text"
    before = losses(scene).get("frodo", 0)
    scene.do("yes")
    while scene.asked == "forsake":
        scene.do(scene.codes[0])
    assert losses(scene)["frodo"] == before + 2
    assert scene.asks_turn


@rule("W-9.18", "W-6.23")
def test_forsake_some_may_be_an_item_and_then_its_wielder() -> None:
    laid = {"deck": {"frodo": ()}, "reserve": ("sam-gamgee",), "wields": {"sam-gamgee": ("sting",)}}
    scene = offered(**laid).do("yes", "forsake reserve sting")
    assert scene.where("sam-gamgee") == scene.where("sting") == "gone"


# --- A player of one's choice


def test_one_player_of_several_is_chosen() -> None:
    scene = reads(fire(), OnePlayer(SHADOW, (Draw(2), Draw(1))))
    assert (scene.asked, scene.who) == ("player", FRODO)
    assert scene.codes == ["witch-king", "saruman", "bill-ferny"]
    scene.do("saruman")
    assert scene.drawn == [("player-saruman", 2), ("player-saruman", 1)]


def test_one_player_may_be_oneself() -> None:
    scene = reads(fire(), OnePlayer(FREE, (Draw(1),)))
    assert scene.do("frodo").drawn == [("player-frodo", 1)]


def test_one_player_is_not_asked_for_if_there_is_but_one() -> None:
    scene = reads(fire(scenario="epic-duel"), OnePlayer(SHADOW, (Draw(1),)))
    assert scene.drawn == [("player-witch-king", 1)]


@rule("W-17.11")
def test_one_player_does_it_once_in_a_duel() -> None:
    scene = reads(fire(scenario="duel-in-the-north"), OnePlayer(FREE, (Draw(1),)))
    assert scene.drawn == [("player-gandalf", 1)]


# --- Paths by their number


@rule("W-27.24")
def test_random_path_may_skip_numbers() -> None:
    scene = reads(fire(path="weathertop"), RandomPath(5))
    assert scene.state.number == 5
    assert scene.stands("caradhras") == "spent"
    assert next_round(scene).state.stage == 5
    while not scene.asks_turn:
        scene.do(scene.codes[0])
    assert scene.state.number == 6


@rule("W-3.16", "W-3.22")
def test_random_path_finds_none_of_a_number_gone_by() -> None:
    scene = fire(path="imladris")
    assert RandomPath(2).why_not(scene.state, FRODO, -1) is not None
    assert reads(scene, RandomPath(2)).path == "imladris"
    assert RandomPath(2).binding


@rule("W-3.18")
def test_random_path_is_drawn_after_the_fight_if_the_house_wants_it() -> None:
    scene = fire(path="weathertop", house={"fight_first": True})
    reads(scene, RandomPath(3))
    fought, came = (scene.story.index(kind) for kind in ("path-won", "path-activated"))
    assert fought < came
    assert scene.state.number == 3


def test_counts_as_is_nothing_without_a_path() -> None:
    scene = reads(fire(path=None, number=4), CountsAs(7))
    assert scene.state.number == 4


def test_counts_as_changes_what_comes_next() -> None:
    scene = reads(fire(path="emyn-muil"), CountsAs(7), NextPath())
    assert scene.asked == "path"
    assert set(scene.codes) == {"cirith-ungol", "morgul-vale", "shelobs-lair", "the-stairs"}
    scene = reads(fire(path="emyn-muil"), CountsAs(7), OtherPath())
    sevens = {"henneth-annun", "osgiliath", "the-cross-roads", "tower-of-ecthelion"}
    assert set(scene.codes) == sevens


def test_counts_as_changes_the_number_that_texts_ask_for() -> None:
    tale = (CountsAs(7), If(PathNumbered((7,)), (Draw(1),)), If(PathNumbered((6,)), (Draw(2),)))
    assert reads(fire(path="emyn-muil"), *tale).drawn == [("player-frodo", 1)]


def test_counts_as_leaves_the_old_number_behind() -> None:
    scene = reads(fire(path="emyn-muil"), CountsAs(7))
    assert scene.stands("amon-hen") == "spent"
    assert scene.stands("osgiliath") == "waiting"


@rule("W-27.22")
def test_counts_as_in_the_epic_duel_is_a_first_part() -> None:
    scene = fire(scenario="epic-duel", path="the-black-gate")
    reads(scene, CountsAs(7), NextPath())
    assert set(scene.codes) == {"the-cross-roads", "tower-of-ecthelion"}


@rule("W-27.23")
def test_counts_as_in_the_epic_duel_belongs_to_no_part() -> None:
    scene = reads(fire(scenario="epic-duel", path="the-black-gate"), CountsAs(7), OtherPath())
    assert scene.asks_turn
    assert scene.path == "the-black-gate"


# --- Battlegrounds

OPEN = ActivateAndPermit(("dale", "edoras"), Which(faction=RUFFIAN))


def allowed(scene: Scene) -> list[str]:
    """Where the Ruffians' army may go when it is their turn."""
    while scene.turn != "bill-ferny":
        scene.do("pass")
    moves = [code for code in scene.codes if code.startswith("move evil-ruffians-thieves ")]
    return [code.split()[-1] for code in moves]


def opened(**laid: Any) -> Scene:
    laid = {"reserve": ("evil-ruffians-thieves",), "waiting": ("dale", "edoras"), **laid}
    return reads(fire(**laid), OPEN)


def test_activate_and_permit_needs_no_choice_if_there_is_but_one() -> None:
    scene = opened(waiting=("edoras",))
    assert scene.stands("edoras") == "active"
    assert allowed(scene) == ["edoras"]


def test_activate_and_permit_allows_nothing_if_none_can_come() -> None:
    assert allowed(opened(grounds=("dale", "edoras"))) == []
    assert allowed(opened(waiting=())) == []


def test_activate_and_permit_is_over_with_the_round() -> None:
    scene = opened(waiting=("dale", "edoras", "weathertop")).do("dale")
    assert scene.state.permits == [(TALE, (0, 0))]
    assert next_round(scene).state.permits == []


@rule("W-3.13")
def test_activate_and_permit_may_name_an_active_one_if_the_house_wants_it() -> None:
    scene = fire(
        reserve=("evil-ruffians-thieves",),
        grounds=("edoras",),
        waiting=(),
        house={"active_again": True},
    )
    know(event(TALE, HOBBIT, OPEN))
    t = clone(scene.position.base)
    t.then(Doing(FRODO, TALE, (0,), card=scene.card("sting")))
    AGENDA.settle(t)
    scene.t, scene.position = t, Position(GAME, t)
    assert allowed(scene) == ["edoras"]


@rule("W-28.2", "W-1.26")
def test_never_on_a_battleground_holds_against_every_permission() -> None:
    scene = fire(turn="gandalf", grounds=("rivendell", "barad-dur"), reserve=("tom-bombadil",))
    reads(scene, Permit(Which(type=CHARACTER), Grounds()))
    assert not [code for code in scene.codes if code.startswith("move tom-bombadil")]


def test_also_on_does_not_bring_the_support_of_who_is_at_home_there() -> None:
    """Only where a text says so (W-12.7): other than Merry, who is a friend of Rohan."""
    laid = {"grounds": ("lorien",), "at": {"lorien": ("grimbeorn-the-old", "high-elves")}}
    (worth,) = [
        worth
        for worth in fire(**laid).tally("lorien").defenders
        if worth.card == fire().card("grimbeorn-the-old")
    ]
    assert not worth.supported


# --- Who supports whom


@rule("W-12.2")
def test_supported_by_is_a_choice_of_the_players_if_the_house_wants_it() -> None:
    scene = standing(
        "pelargir",
        "a-giant-among-the-swertings",
        "the-black-serpent",
        "haradrim-mumakil",
        house={"choose_support": True},
        begin="combat-step",
    )
    while scene.asked != "support":
        scene.do("pelargir")
    assert scene.codes == ["support a-giant-among-the-swertings", "support the-black-serpent"]
    giant = icons_at("pelargir", "a-giant-among-the-swertings", "haradrim-mumakil")
    scene.do("support the-black-serpent")
    assert scene.told("fight")[0]["attack"] < giant + icons_at("pelargir", "haradrim-mumakil") + 1
