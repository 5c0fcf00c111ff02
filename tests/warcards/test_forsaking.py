"""Cycling what one must, and forsaking (section 9)."""

import pytest

from mathom.games.warcards.game import GAME
from tests.marks import rule
from tests.warcards.scene import Scene


def dimrill_dale(hand: tuple[str, ...], **laid) -> Scene:
    """Each Shadow player must cycle two cards from hand."""
    return Scene(
        begin="path-step",
        path=None,
        number=4,
        waiting=("dimrill-dale",),
        turn="saruman",
        hand={"saruman": hand},
        **laid,
    )


def forest(**laid) -> Scene:
    """Each player of the Free Peoples must forsake a card, Frodo's first."""
    return Scene(
        **{
            "begin": "path-step",
            "path": None,
            "number": 1,
            "waiting": ("the-old-forest",),
            "deck": {"frodo": ("theoden",), "aragorn": ()},
            **laid,
        }
    )


# --- Cycle and draw


@rule("W-9.2")
def test_one_draws_the_top_card_of_ones_own_deck():
    scene = Scene(
        turn="witch-king",
        reserve=("galadriel",),
        wields={"galadriel": ("mirror-of-galadriel",)},
    ).do("pass")
    top = GAME.view(scene.state, 2).decks[2].top
    size = scene.deck_size("aragorn")
    scene.do("ring")
    assert top in scene.hand("aragorn")
    assert scene.deck_size("aragorn") == size - 2


@rule("W-9.5")
def test_one_chooses_what_one_must_cycle():
    scene = dimrill_dale(("ugluk", "gollum", "shelob"))
    assert scene.who == 3
    scene.do("cycle ugluk", "cycle shelob")
    assert scene.hand("saruman") == ["gollum"]


@rule("W-9.5")
def test_who_has_too_few_cards_to_cycle_forsakes_for_each_that_is_missing():
    scene = dimrill_dale(("ugluk",), reserve=("hill-troll",))
    assert scene.pile("saruman") == ["ugluk"]
    assert scene.codes == ["forsake reserve hill-troll", "forsake deck"]
    scene.do("forsake reserve hill-troll")
    assert scene.where("hill-troll") == "gone"


@rule("W-9.26")
@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        (("ugluk", "shelob"), ()),
        (("ugluk", "gollum", "shelob"), ("cycle ugluk", "cycle shelob")),
    ],
)
def test_two_cards_that_are_cycled_at_once_are_shuffled_together(hand, chosen):
    scene = dimrill_dale(hand, deck={"saruman": ()}).do(*chosen)
    assert scene.where("ugluk") == scene.where("shelob") == "deck"
    assert scene.told("recycles") == [{"player": "player-saruman"}]


@rule("W-9.24")
def test_who_forsakes_the_last_card_of_the_deck_renews_it_before_the_next():
    laid = {"deck": {"saruman": ("ugluk",)}, "cycled": ("gollum",), "reserve": ("hill-troll",)}
    scene = dimrill_dale((), **laid)
    scene.do("forsake deck")
    assert scene.codes == ["forsake reserve hill-troll", "forsake deck"]
    scene.do("forsake deck")
    assert scene.where("ugluk") == scene.where("gollum") == "gone"


@rule("W-9.5")
def test_who_has_no_card_at_all_forsakes_all_of_them():
    scene = dimrill_dale((), reserve=("hill-troll",))
    scene.do("forsake deck", "forsake deck")
    assert len(scene.gone("saruman")) == 2


def imrahil(**laid) -> Scene:
    """He may bring his knights, at the cost of a card from hand; there is none."""
    scene = Scene(
        turn="aragorn",
        grounds=("dol-amroth",),
        hand={"aragorn": ("prince-imrahil", "lembas")},
        **laid,
    )
    return scene.do("play prince-imrahil dol-amroth")


@rule("W-9.5", "W-9.18")
def test_an_offer_to_cycle_a_card_can_not_be_paid_by_forsaking():
    assert imrahil().turn == "saruman"


@rule("W-9.5")
def test_house_rule_such_an_offer_may_be_paid_by_forsaking():
    scene = imrahil(house={"forsake_as_cost": True})
    assert scene.codes == ["yes", "no"]
    scene.do("yes")
    assert len(scene.gone("aragorn")) == 1


@rule("W-9.5", "W-9.18")
def test_house_rule_who_has_a_card_in_hand_pays_with_that():
    scene = Scene(
        turn="witch-king",
        path="cirith-ungol",
        reserve=("gorbag-and-shagrat", "olog-hai"),
        hand={"witch-king": ("mordor-orcs",)},
        house={"forsake_as_cost": True},
    )
    scene.do("move gorbag-and-shagrat path", "yes")
    assert scene.pile("witch-king") == ["mordor-orcs"]
    assert scene.gone("witch-king") == []


@rule("W-9.5", "W-9.18")
def test_house_rule_who_has_nothing_at_all_is_not_asked():
    scene = Scene(
        turn="witch-king",
        path="cirith-ungol",
        reserve=("gorbag-and-shagrat",),
        deck={"witch-king": ()},
        house={"forsake_as_cost": True},
    )
    assert scene.do("move gorbag-and-shagrat path").turn == "aragorn"


# --- Forsake


@rule("W-9.8")
def test_one_forsakes_from_hand_reserve_or_the_top_of_the_deck():
    scene = forest(hand={"frodo": ("gimli", "sting")}, reserve=("sam-gamgee",))
    assert set(scene.codes) == {
        "forsake gimli",
        "forsake sting",
        "forsake reserve sam-gamgee",
        "forsake deck",
    }


@rule("W-9.8")
@pytest.mark.parametrize(
    ("code", "card"),
    [("gimli", "gimli"), ("reserve sam-gamgee", "sam-gamgee"), ("deck", "theoden")],
)
def test_what_is_forsaken_is_eliminated(code, card):
    scene = forest(hand={"frodo": ("gimli", "sting")}, reserve=("sam-gamgee",))
    before = len(scene.gone("frodo"))
    scene.do(f"forsake {code}")
    assert scene.where(card) == "gone"
    assert len(scene.gone("frodo")) == before + 1


@rule("W-9.8")
def test_if_only_the_reserve_is_left_it_has_to_be_the_reserve():
    scene = forest(reserve=("sam-gamgee",), deck={"frodo": (), "aragorn": ()})
    assert scene.where("sam-gamgee") == "gone"


@rule("W-9.8", "W-9.17")
def test_if_nothing_is_left_nothing_happens():
    scene = forest(deck={"frodo": (), "aragorn": ()})
    assert scene.path == "the-old-forest"
    assert scene.position.over  # of this little scene


@rule("W-9.8")
def test_anothers_reserve_is_not_ones_own():
    scene = forest(reserve=("legolas", "sam-gamgee"), deck={"frodo": (), "aragorn": ()})
    assert scene.where("sam-gamgee") == scene.where("legolas") == "gone"
    assert [told["card"] for told in scene.told("forsakes-reserve")] == ["sam-gamgee", "legolas"]


@rule("W-9.9")
def test_an_item_may_be_forsaken_without_its_wielder():
    scene = forest(reserve=("sam-gamgee",), wields={"sam-gamgee": ("sting", "mithril-coat")})
    scene.do("forsake reserve sting")
    assert scene.where("sting") == "gone"
    assert scene.where("sam-gamgee") == scene.where("mithril-coat") == "reserve"


@rule("W-9.9", "W-6.23")
def test_a_wielder_is_forsaken_with_all_its_items_as_one_card():
    scene = Scene(
        turn="aragorn",
        reserve=("galadriel",),
        wields={"galadriel": ("nenya-ring-of-adamant", "mirror-of-galadriel")},
        hand={"aragorn": ("paths-of-the-dead", "lembas")},
    )
    scene.do("play paths-of-the-dead", "forsake reserve galadriel")
    assert scene.where("nenya-ring-of-adamant") == scene.where("mirror-of-galadriel") == "gone"
    # The second one is still due; with no reserve left it came from the deck.
    assert len(scene.told("forsakes-top")) == 1
    assert scene.turn == "saruman"


@rule("W-9.10")
def test_cards_on_locations_can_not_be_forsaken():
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        grounds=("edoras",),
        reserve=("the-reaver", "bilbo-baggins"),
        at={"weathertop": ("sam-gamgee",), "edoras": ("riders-of-rohan",)},
        wields={"sam-gamgee": ("sting",)},
    )
    scene.do("use the-reaver")
    assert (scene.who, scene.codes) == (0, ["forsake reserve bilbo-baggins", "forsake deck"])


@rule("W-9.11", "W-9.12")
def test_the_top_card_is_looked_at_after_it_was_chosen():
    scene = forest(reserve=("sam-gamgee",))
    assert GAME.view(scene.state, 0).decks[0].top is None
    scene.do("forsake deck")
    (event,) = [event for event in scene.state.story or [] if event.kind == "forsakes-top"]
    assert event.args["card"] == "theoden"
    assert event.seats == (0,)
    assert "theoden" in (GAME.view(scene.state, 0).decks[0].gone or [])


@rule("W-9.11")
def test_unless_a_card_shows_it():
    scene = Scene(
        turn="witch-king",
        reserve=("galadriel",),
        wields={"galadriel": ("mirror-of-galadriel",)},
        hand={"aragorn": ("boromir",)},
    ).do("pass")
    top = GAME.view(scene.state, 2).decks[2].top
    assert top is not None
    assert GAME.view(scene.state, 0).decks[2].top is None
    scene.do("play boromir reserve", "forsake deck")
    assert scene.where(top) == "gone"
