"""Who sees what (W-15): what people are sent, and what can't be read between the lines."""

from collections.abc import Iterator
from typing import Any

import pytest

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR, Event, Line
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.games.warcards.catalogue import NAMES
from mathom.games.warcards.game import GAME
from mathom.games.warcards.rules.zones import pile_of
from mathom.games.warcards.scenarios.fire_and_swords import EPIC_DUEL
from mathom.games.warcards.sight.view import WarcardsView, WarDeck
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import ASIDE, CYCLED, DECK, GONE, HAND, UNUSED
from tests.marks import rule
from tests.warcards.scene import Scene
from tests.warcards.stage import six

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
OTHERS = (WITCH_KING, ARAGORN, SARUMAN, SPECTATOR)
"""All but Frodo's player, the teammate among them."""


def seen(scene: Scene, viewer: int) -> WarcardsView:
    return GAME.view(scene.state, viewer)


def deck_of(scene: Scene, player: str, viewer: int) -> WarDeck:
    return seen(scene, viewer).decks[scene.deck(player)]


def heard(scene: Scene, viewer: int) -> list[Line]:
    told = (event.seen_by(viewer) for event in scene.state.story or [])
    return [message for message in told if message is not None]


def dealt(scene: Scene, viewer: int, times: int = 200) -> Iterator[War]:
    for number in range(times):
        yield GAME.redeal(scene.position.base, viewer, Chance(f"deal {number}"))


def held(state: War, deck: int) -> set[str]:
    return {NAMES[card] for card in state.hands[deck]}


def zones(scene: Scene, player: str, name: str, viewer: int) -> set[str]:
    """All zones in which a viewer's deals put a card."""
    deck, card = scene.deck(player), scene.card(name)
    found = set()
    for state in dealt(scene, viewer):
        for zone, cards in (
            ("hand", state.hands),
            ("deck", state.decks),
            ("cycled", state.piles),
            ("gone", state.gone),
        ):
            if card in cards[deck]:
                found.add(zone)
    return found


# --- What people are sent


@rule("W-15.1")
def test_a_card_that_was_taken_is_shown_to_all() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("legolas", "boromir", "lembas")},
        path="imladris",
    )
    scene.do("play legolas path", "cycle lembas", "take bow-of-the-galadhrim")
    for viewer in (FRODO, WITCH_KING, SARUMAN, SPECTATOR):
        (taken,) = (message for message in heard(scene, viewer) if message.id == "event-takes")
        assert taken.args["card"] == "bow-of-the-galadhrim"
        # What was cycled unseen is not named to anybody.
        assert "lembas" not in str(heard(scene, viewer))


@rule("W-15.1")
def test_a_card_whose_text_saves_it_is_shown_to_all() -> None:
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver",),
        hand={"frodo": ("frodo-baggins",), "aragorn": ("boromir",)},
    )
    # Aragorn's player comes first after the Witch-king.
    scene.do("use the-reaver", "forsake boromir", "forsake frodo-baggins")
    for viewer in (WITCH_KING, SARUMAN, SPECTATOR):
        told = str(heard(scene, viewer))
        assert "frodo-baggins" in told
        assert "boromir" not in told


@rule("W-15.2")
def test_own_piles_are_open_and_those_of_others_are_not() -> None:
    scene = Scene(cycled=("sam-gamgee",), gone=("gimli", "sting"))
    own = deck_of(scene, "frodo", FRODO)
    assert (own.cycled, own.gone) == (["sam-gamgee"], ["gimli", "sting"])
    for viewer in OTHERS:
        other = deck_of(scene, "frodo", viewer)
        assert (other.cycled, other.gone) == (None, None)
        assert (other.cycled_size, other.gone_size) == (1, 2)


@rule("W-15.3")
def test_cards_in_play_are_open_to_all() -> None:
    scene = Scene(
        path="weathertop",
        grounds=("edoras",),
        reserve=("saruman",),
        at={"edoras": ("eomer",), "weathertop": ("the-hunter",)},
        wields={"saruman": ("palantir-of-orthanc",)},
    )
    board = seen(scene, REFEREE).board
    assert {card.name: card.place for card in board} == {
        "saruman": "reserve",
        "palantir-of-orthanc": "reserve",
        "eomer": "edoras",
        "the-hunter": "weathertop",
    }
    for viewer in (FRODO, *OTHERS):
        assert seen(scene, viewer).board == board


@rule("W-15.4")
def test_nobody_sees_a_hand_not_even_the_teammate() -> None:
    scene = Scene(hand={"frodo": ("sam-gamgee", "gimli")})
    assert deck_of(scene, "frodo", FRODO).hand == ["gimli", "sam-gamgee"]
    for viewer in OTHERS:
        assert deck_of(scene, "frodo", viewer).hand is None
        assert deck_of(scene, "frodo", viewer).hand_size == 2


@rule("W-15.4")
def test_nobody_hears_what_another_draws() -> None:
    scene = Scene(deck={"frodo": ("sting", "glamdring")}).do("ring")
    assert "sting" in str(heard(scene, FRODO))
    for viewer in OTHERS:
        assert "sting" not in str(heard(scene, viewer))
        assert Line("event-draws-veiled", {"player": "player-frodo", "number": 2}) in heard(
            scene, viewer
        )


@rule("W-15.4")
def test_nobody_sees_the_cards_that_another_looks_at() -> None:
    scene = Scene(
        turn="saruman", reserve=("saruman",), wields={"saruman": ("palantir-of-orthanc",)}
    ).do("use palantir-of-orthanc")
    own = seen(scene, SARUMAN).aside
    assert own is not None
    assert len(own) == 3
    for viewer in (FRODO, WITCH_KING, SPECTATOR):
        assert seen(scene, viewer).aside is None
        assert seen(scene, viewer).aside_size == 3
        assert not any(name in str(heard(scene, viewer)) for name in own)


@rule("W-15.4")
def test_all_is_open_when_the_game_is_over() -> None:
    scene = Scene(path="orodruin", hand={"frodo": ("sting",)}).pass_all()
    assert scene.position.over
    assert deck_of(scene, "frodo", SARUMAN).hand == ["sting"]


# --- Decks lie face down


@rule("W-15.6")
def test_nobody_knows_the_order_of_the_own_deck() -> None:
    scene = Scene(deck={"frodo": ("sting", "glamdring", "gimli", "narya-ring-of-fire")})
    drawn = set()
    for state in dealt(scene, FRODO):
        position = Position(GAME, state)
        (ask,) = position.asks
        ring = ask.option("ring")
        assert ring is not None
        position.answer(ask, ring)
        drawn.add(frozenset(held(position.state, 0)))
    assert len(drawn) == 6  # all pairs of four cards


@rule("W-15.6")
def test_the_mirror_shows_the_top_card_to_its_owner_alone() -> None:
    scene = Scene(turn="aragorn", hand={"aragorn": ("boromir",)})
    assert deck_of(scene, "aragorn", ARAGORN).top is None
    scene = Scene(
        turn="aragorn",
        reserve=("galadriel",),
        hand={"aragorn": ("mirror-of-galadriel", "lembas", "boromir")},
    ).do("play mirror-of-galadriel galadriel", "cycle lembas")
    top = deck_of(scene, "aragorn", ARAGORN).top
    assert top is not None
    assert all(deck_of(scene, "aragorn", viewer).top is None for viewer in (FRODO, 1, 3, -1))
    for state in dealt(scene, ARAGORN, 5):
        assert NAMES[state.decks[scene.deck("aragorn")][-1]] == top
    tops = {NAMES[state.decks[scene.deck("aragorn")][-1]] for state in dealt(scene, FRODO)}
    assert len(tops) > 5


@rule("W-15.6")
@pytest.mark.parametrize("viewer", [FRODO, WITCH_KING, SPECTATOR])
def test_what_is_left_in_the_location_decks_is_known_but_no_order(viewer: int) -> None:
    scene = Scene(path="imladris", free_area=("edoras",), grounds=("moria",))
    view = seen(scene, viewer)
    assert "edoras" not in view.waiting[0]
    assert "lorien" in view.waiting[0]
    assert "moria" not in view.waiting[1]
    assert view.paths_left[:3] == ["fords-of-bruinen", "the-council-of-elrond", "caradhras"]


@rule("W-15.6")
def test_a_text_chooses_among_all_that_is_left() -> None:
    scene = Scene(path="imladris", at={"imladris": ("strider",)}, turn="aragorn")
    scene.do("use strider")
    assert scene.codes == ["caradhras", "khazad-dum", "the-doors-of-durin"]


# --- Nothing to be read between the lines


def stages(*scenes: Scene) -> list[tuple[str, int]]:
    return [(scene.asked, scene.who) for scene in scenes]


ORCS = ("mordor-orcs", "mordor-orcs", "mordor-orcs")
MIXED = ("mordor-orcs", "the-hunter", "olog-hai")


@rule("W-15.4")
def test_who_holds_cards_that_look_the_same_is_asked_like_all() -> None:
    """Otherwise the others would know the hand from there being no question."""

    def table(cards: tuple[str, ...], **more: Any) -> Scene:
        return Scene(turn="witch-king", hand={"witch-king": cards}, **more)

    same, mixed = table(ORCS), table(MIXED)
    assert stages(same.do("play mordor-orcs reserve")) == [("pay", WITCH_KING)]
    assert stages(mixed.do("play mordor-orcs reserve")) == [("pay", WITCH_KING)]
    same, mixed = table(ORCS), table(MIXED)
    assert stages(same.do("winnow")) == stages(mixed.do("winnow"))
    assert same.asked == "eliminate-from-hand"
    cleansed = {
        "path": "bag-end",
        "reserve": ("gandalf-the-grey",),
        "wields": {"gandalf-the-grey": ("narya-ring-of-fire",)},
    }
    for cards in (ORCS, MIXED):
        scene = table(cards, **cleansed).do("pass" if len(cards) < 3 else "cycle mordor-orcs")
        scene.do("pass", "pass", "use narya-ring-of-fire")
        assert (scene.asked, scene.who) == ("cycle", WITCH_KING)


@rule("W-15.4")
def test_who_can_only_forsake_cards_that_look_the_same_is_asked_like_all() -> None:
    for cards in (("high-elves", "high-elves"), ("high-elves", "boromir")):
        scene = Scene(
            turn="witch-king",
            reserve=("the-reaver",),
            hand={"aragorn": cards},
            deck={"aragorn": ()},
        ).do("use the-reaver")
        assert (scene.asked, scene.who) == ("forsake", ARAGORN)


@rule("W-15.4")
def test_who_looks_at_cards_that_look_the_same_is_asked_like_all() -> None:
    for cards in (("white-hand-orcs", "white-hand-orcs"), ("white-hand-orcs", "ugluk")):
        scene = Scene(
            turn="saruman",
            reserve=("saruman",),
            wields={"saruman": ("palantir-of-orthanc",)},
            deck={"saruman": cards},
        ).do("use palantir-of-orthanc")
        assert (scene.asked, scene.who) == ("sort-eliminate", SARUMAN)


@rule("W-15.2")
def test_who_finds_one_card_is_asked_as_if_there_were_more() -> None:
    for pile in (("gandalf-the-grey",), ("gandalf-the-grey", "gandalf-the-white")):
        scene = Scene(reserve=("gwaihir-the-windlord",), cycled=pile).hide()
        scene.do("use gwaihir-the-windlord")
        assert (scene.asked, scene.who) == ("take", FRODO)


@rule("W-15.2")
def test_who_can_find_but_one_card_as_all_know_is_not_asked() -> None:
    scene = Scene(turn="saruman", reserve=("grima-wormtongue",)).hide().do("use grima-wormtongue")
    assert scene.where("saruman") == "hand"


class Witness:
    """All that one viewer is sent of a table from some moment on."""

    def __init__(self, state: War, viewer: int, luck: str) -> None:
        self.viewer = viewer
        self.story: list[Event] = []
        state.chance = Chance(luck)
        state.story = self.story
        self.position: Position[War] = Position(GAME, state)

    def told(self) -> list[Line]:
        heard = (event.seen_by(self.viewer) for event in self.story)
        return [message for message in heard if message is not None]

    def sent(self) -> list[Any]:
        own = self.position.ask(self.viewer)
        return [
            GAME.view(self.position.state, self.viewer),
            self.told(),
            [
                (ask.seat, ask.prompt_for(self.viewer))
                for ask in self.position.asks
                if not ask.secret
            ],
            own and [(option.code, option.label, option.touches) for option in own.options],
        ]

    def common(self, ask: Ask) -> list[tuple[Option[Any], Option[Any]]]:
        """The answers of the other table's question that look like one here, each with it."""
        mine = self.position.ask(ask.seat)
        assert mine is not None
        found = []
        for option in ask.options:
            alike = [other for other in mine.options if mine.seen(other) == ask.seen(option)]
            same = [other for other in alike if other.code == option.code]
            if alike:
                found.append((option, (same or alike)[0]))
        return found


REVEALING = ("event-revealed-and-cycled", "event-takes", "event-finds-nothing", "event-removed")
"""By these, tables may come to differ before everybody's eyes."""

TABLES = [
    ("trilogy", 4),
    ("trilogy", 2),
    ("duel", 2),
    ("three-player-duel", 3),
    ("fellowship-of-the-ring", 2),
]


def random_position(scenario: str, seats: int, seed: str, choices: int) -> Position[War]:
    luck = Chance(f"{seed} luck")
    options = GAME.options({"scenario": scenario}, seats)
    position = Position(GAME, GAME.setup(options, seats, Chance(seed)))
    while not position.over and (choices > 0 or position.since):
        choices -= 1
        ask = position.asks[luck.below(len(position.asks))]
        position.answer(ask, ask.options[luck.below(len(ask.options))])
    return position


@rule("W-15.2", "W-15.4", "W-15.6")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_hidden_differences_are_never_sent(scenario: str, seats: int) -> None:
    """Two tables that differ only in what a viewer can't see are played on side by side."""
    compared = 0
    for number in range(12):
        seed = f"secrets {number}"
        start = random_position(scenario, seats, seed, 15 + 23 * number)
        viewer = number % (seats + 1) - 1
        if start.over:
            continue
        real = Witness(clone(start.base), viewer, seed)
        other = Witness(GAME.redeal(start.base, viewer, Chance(f"{seed} deal")), viewer, seed)
        luck = Chance(f"{seed} on")
        for _ in range(50):
            if real.position.over or other.position.over:
                break
            if any(message.id in REVEALING for message in (*real.told(), *other.told())):
                break  # what was shown is no secret any more
            assert real.sent() == other.sent(), seed
            compared += 1
            (ask,) = real.position.asks
            common = other.common(ask)
            if not common:
                break  # the real player plays a card that the other does not hold
            option, alike = common[luck.below(len(common))]
            real.position.answer(ask, option)
            other.position.answer(other.position.asks[0], alike)
    assert compared > 80


# --- Deals that a viewer can't tell from the truth


@rule("W-15.2", "W-15.4", "W-15.6")
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_deal_looks_the_same_and_could_be_true(scenario: str, seats: int) -> None:
    for number in range(10):
        position = random_position(scenario, seats, f"deals {number}", 10 + 25 * number)
        state = position.state
        for viewer in range(-1, seats):
            other = GAME.redeal(state, viewer, Chance(f"{number}"))
            assert GAME.view(other, viewer) == GAME.view(state, viewer)
            for table in (state, other):
                for deck in range(len(table.hands)):
                    for zone in (HAND, DECK, CYCLED, GONE, ASIDE):
                        may = table.may[zone][deck]
                        cards = [c for c in pile_of(table, deck, zone) if table.owner[c] == deck]
                        assert all(may >> card & 1 for card in cards)
                        assert cards or not may, "nothing can be where nothing is"


@rule("W-15.4")
def test_hands_of_others_are_dealt_anew() -> None:
    scene = Scene(hand={"frodo": ("sting", "gimli"), "saruman": ("ugluk",)}).hide()
    assert all(held(state, 0) == {"sting", "gimli"} for state in dealt(scene, FRODO))
    assert len({frozenset(held(state, 0)) for state in dealt(scene, SARUMAN)}) > 20
    assert len({frozenset(held(state, 3)) for state in dealt(scene, FRODO)}) > 10


@rule("W-15.1")
def test_a_card_that_was_shown_is_in_hand_until_one_leaves_it_unseen() -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        hand={"aragorn": ("legolas", "boromir", "lembas", "faramir")},
    ).hide()
    scene.do("play legolas path", "cycle lembas", "take bow-of-the-galadhrim")
    assert zones(scene, "aragorn", "bow-of-the-galadhrim", SARUMAN) == {"hand"}
    # Cards that are drawn, or played for all to see, change nothing.
    scene.do("pass", "pass", "pass", "ring")
    assert zones(scene, "aragorn", "bow-of-the-galadhrim", SARUMAN) == {"hand"}
    scene.do("pass", "pass", "pass", "play boromir path")
    assert zones(scene, "aragorn", "bow-of-the-galadhrim", SARUMAN) == {"hand"}
    assert scene.asked == "pay"
    scene.do("cycle faramir")
    assert zones(scene, "aragorn", "bow-of-the-galadhrim", SARUMAN) == {"hand", "cycled"}


@rule("W-15.2")
def test_a_card_that_was_cycled_from_play_is_in_the_pile_until_that_is_shuffled() -> None:
    scene = Scene(
        turn="witch-king",
        reserve=("the-commander",),
        cycled=("the-hunter", "olog-hai"),
        hand={"witch-king": ("black-uruks",)},
        deck={"witch-king": ("grishnakh", "the-reaver")},
    ).hide()
    scene.do("use the-commander")
    assert zones(scene, "witch-king", "the-commander", FRODO) == {"cycled"}
    # The draw of two cards empties the deck, so that the pile becomes the new one.
    scene.do("pass", "pass", "pass", "ring")
    assert zones(scene, "witch-king", "the-commander", FRODO) == {"deck", "hand"}


@rule("W-15.1")
def test_a_search_that_finds_nothing_tells_where_the_card_is_not() -> None:
    scene = Scene(
        turn="aragorn", reserve=("halbarad",), hand={"aragorn": ("strider",)}, cycled=("aragorn",)
    ).hide()
    assert "deck" in zones(scene, "aragorn", "strider", SARUMAN)
    scene.do("use halbarad")
    assert scene.told("finds-nothing")
    assert "deck" not in zones(scene, "aragorn", "strider", SARUMAN)
    assert "deck" not in zones(scene, "aragorn", "aragorn", SARUMAN)


@rule("W-15.1")
def test_a_card_that_could_not_be_removed_has_been_eliminated() -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("aragorn", "boromir", "lembas")}, gone=("strider",)
    ).hide()
    assert "hand" in zones(scene, "aragorn", "strider", SARUMAN)
    scene.do("play aragorn reserve", "cycle lembas")
    assert scene.told("removed") == []
    assert zones(scene, "aragorn", "strider", SARUMAN) == {"gone"}


@rule("W-15.1")
def test_a_card_that_would_have_been_revealed_was_not_eliminated_unseen() -> None:
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver",),
        hand={"frodo": ("gimli", "sting"), "aragorn": ("boromir",)},
        deck={"frodo": ("sam-gamgee", "frodo-baggins", "bilbo-baggins", "gandalf-the-white")},
    )
    t = scene.t
    t.may[HAND][0] = t.may[DECK][0] = t.may[HAND][0] | t.may[DECK][0]
    scene.do("use the-reaver", "forsake boromir", "forsake gimli")
    assert "gone" in zones(scene, "frodo", "gandalf-the-white", SARUMAN)
    assert "gone" not in zones(scene, "frodo", "frodo-baggins", SARUMAN)
    assert "gone" not in zones(scene, "frodo", "bilbo-baggins", SARUMAN)


@rule("W-15.1")
def test_who_is_cycled_from_the_deck_was_not_eliminated_from_there_unseen() -> None:
    scene = Scene(
        turn="witch-king",
        reserve=("the-reaver",),
        hand={"aragorn": ("boromir",), "frodo": ("gimli",)},
        deck={"frodo": ("sting", "glamdring")},
        cycled=("gandalf-the-white",),
    )
    t = scene.t
    t.may[DECK][0] |= t.may[CYCLED][0]
    t.may[CYCLED][0] = t.may[DECK][0]
    scene.do("use the-reaver", "forsake boromir", "forsake deck")
    assert "gone" not in zones(scene, "frodo", "gandalf-the-white", SARUMAN)
    assert "gone" in zones(scene, "frodo", "sting", SARUMAN)


@rule("W-15.4")
def test_an_empty_hand_holds_nothing_that_was_ever_in_it() -> None:
    """What was drawn later comes from the deck."""
    deck = ("glamdring", "shadowfax", "theoden", "treebeard")
    scene = Scene(hand={"frodo": ("gimli", "sting", "sam-gamgee")}, deck={"frodo": deck})
    t = scene.t
    # What has been eliminated could have been in hand, as well as in the deck.
    t.may[HAND][0] |= t.may[GONE][0]
    t.may[GONE][0] = t.may[HAND][0] | t.may[DECK][0]
    scene.do("play sam-gamgee reserve", "cycle gimli", "pass", "pass", "pass")
    scene.do("play sting sam-gamgee", "forsake reserve sam-gamgee")
    assert scene.hand("frodo") == []
    scene.do("pass", "pass", "pass", "ring")
    for state in dealt(scene, SARUMAN):
        assert held(state, 0) <= set(deck)


# --- What has been learnt can't be taken back


@rule("W-15.1")
def test_it_is_news_where_a_card_turns_up() -> None:
    """Even if it was seen before: nobody could know that it is in this hand."""
    scene = Scene(hand={"frodo": ("gimli", "sting", "sam-gamgee")}).hide()
    scene.t.shown |= 1 << scene.card("gimli")
    before = scene.state.news
    scene.do("play gimli reserve")
    assert scene.state.news > before


@rule("W-15.1")
def test_it_is_no_news_where_a_card_is_that_was_just_shown() -> None:
    scene = Scene(
        turn="aragorn",
        path="imladris",
        hand={"aragorn": ("legolas", "boromir", "lembas", "faramir")},
    ).hide()
    scene.do(
        "play legolas path", "cycle lembas", "take bow-of-the-galadhrim", "pass", "pass", "pass"
    )
    before = scene.state.news
    scene.do("play bow-of-the-galadhrim legolas")
    assert scene.state.news == before


@rule("W-15.1")
def test_it_is_news_which_card_was_the_last_in_hand() -> None:
    scene = Scene(
        turn="aragorn", reserve=("elrond",), hand={"aragorn": ("legolas", "boromir", "lembas")}
    )
    scene.do("play legolas reserve", "cycle lembas", "take bow-of-the-galadhrim")
    scene.do("pass", "pass", "pass", "cycle boromir", "pass", "pass", "pass")
    # One of two cards was cycled: as far as the others know, it could have been the bow.
    assert zones(scene, "aragorn", "bow-of-the-galadhrim", FRODO) == {"hand", "cycled"}
    before = scene.state.news
    scene.do("play bow-of-the-galadhrim legolas")
    assert scene.asked == "forsake"
    assert scene.state.news > before


@rule("W-9.11", "W-9.15")
def test_it_is_news_which_card_was_on_top_even_if_all_know_that_it_is_in_the_deck() -> None:
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("soldiers-of-gondor",)},
        reserve=("elrond",),
        deck={"aragorn": ("guards-of-the-citadel", "aragorn")},
    )
    # The mirror has shown him before it was lost, so that no chance is drawn either.
    state = scene.state
    assert NAMES[state.decks[ARAGORN][-1]] == "aragorn"
    state.fixed = 1 << ARAGORN
    state.shown |= 1 << scene.card("aragorn")
    scene.do("play soldiers-of-gondor reserve")
    before, drawn = scene.state.news, scene.state.chance.drawn
    scene.do("forsake deck")
    assert scene.where("aragorn") == "cycled"
    assert scene.state.chance.drawn == drawn
    assert scene.state.news > before


@rule("W-15.1")
@pytest.mark.parametrize("place", ["hand", "deck"])
def test_a_search_is_news_whether_or_not_it_finds_anything(place: str) -> None:
    scene = Scene(
        turn="saruman",
        reserve=("grima-wormtongue",),
        hand={"saruman": ("saruman",) if place == "hand" else ("ugluk",)},
    ).hide()
    before = scene.state.news
    scene.do("use grima-wormtongue")
    assert bool(scene.told("finds-nothing")) is (place == "hand")
    assert scene.state.news > before


@rule("W-15.1")
def test_it_is_news_that_a_card_must_have_been_eliminated() -> None:
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("aragorn", "boromir", "lembas")}, gone=("strider",)
    ).hide()
    scene.do("play aragorn reserve")
    before = scene.state.news
    scene.do("cycle lembas")
    assert scene.state.news > before


# --- One person with two decks


@rule("W-15.4", "W-16.10")
def test_one_person_sees_all_own_hands() -> None:
    scene = Scene(people=2, hand={"frodo": ("sting",), "aragorn": ("boromir",)})
    view = seen(scene, 0)
    assert [deck.hand for deck in view.decks] == [["sting"], None, ["boromir"], None]
    assert [deck.hand for deck in seen(scene, 1).decks][::2] == [None, None]


# --- Fire and Swords: a search that all can follow


def searching(hand: tuple[str, ...], deck: tuple[str, ...]) -> Scene:
    """Shadowfax brings Dunland, where the Ruffians' player draws until one of them comes."""
    scene = six(
        waiting=("dunland", "orthanc"),
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
        hand={"bill-ferny": hand},
        deck={"bill-ferny": deck},
    )
    return scene.hide().do("use shadowfax", "dunland")


NONE_OF_THEM = (
    *("wainriders", "coastal-raiders", "haradrim-regulars", "haradrim-cavalry", "lost"),
    *("corsairs-of-umbar", "variags-of-khand", "horde-from-the-east", "the-black-fleet"),
)


@rule("W-15.1", "W-6.7")
def test_who_is_found_is_shown_and_the_others_drawn_are_not() -> None:
    scene = searching((), ("wainriders", "lost", "spies"))
    assert scene.asked == "play-found"
    for viewer in (FRODO, WITCH_KING, SPECTATOR):
        told = str(heard(scene, viewer))
        assert "'spies'" in told
        assert "wainriders" not in told
        assert "'lost'" not in told
        for state in dealt(scene, viewer):
            assert scene.card("spies") in state.aside
            (ask,) = Position(GAME, state).asks
            assert [option.code for option in ask.options] == scene.codes


@rule("W-15.4", "W-6.7")
def test_what_was_passed_over_in_a_search_is_known_to_be_no_such_card() -> None:
    """Seven cards were drawn and cycled: Bill Ferny is in hand or in the deck, but not there."""
    scene = searching(("bill-ferny",), NONE_OF_THEM)
    assert scene.asks_turn
    assert len(scene.pile("bill-ferny")) == 7
    for viewer in (FRODO, SPECTATOR):
        assert zones(scene, "bill-ferny", "bill-ferny", viewer) == {"hand", "deck", "gone"}
        assert "cycled" in zones(scene, "bill-ferny", "lost", viewer), "an event is passed over"


# --- Fire and Swords: parts of a deck

PARTS = EPIC_DUEL.decks


def listed(cards: tuple[tuple[str, int], ...]) -> list[str]:
    return sorted(name for name, copies in cards for _ in range(copies))


def names(cards: list[int]) -> list[str]:
    return sorted(NAMES[card] for card in cards)


def epic_start(seed: str = "parts") -> Position[War]:
    """Both have their first hands."""
    options = GAME.options({"scenario": "epic-duel"}, 2)
    position = Position(GAME, GAME.setup(options, 2, Chance(seed)))
    while position.asks and position.asks[0].prompt.id == "prompt-first-cycle":
        position.answer(position.asks[0], position.asks[0].options[0])
    return position


@rule("W-27.4", "W-27.5", "W-15.2")
def test_everybody_knows_which_cards_begin_on_the_cycle_pile() -> None:
    base = epic_start().base
    cycled = len(base.piles[0]) - 25
    for number in range(30):
        deal = GAME.redeal(base, 1, Chance(f"deal {number}"))
        pile = names(deal.piles[0])
        for name in listed(PARTS[0].cycled):
            pile.remove(name)
        assert len(pile) == cycled
        assert set(pile) <= set(listed(PARTS[0].cards)), "what Gandalf has cycled is of part 1"
        other = GAME.redeal(base, 0, Chance(f"deal {number}"))
        if len(base.piles[1]) == 25:
            assert names(other.piles[1]) == listed(PARTS[1].cycled)


@rule("W-27.5", "W-15.6")
def test_no_deal_holds_what_is_set_aside() -> None:
    base = epic_start().base
    for viewer in (0, 1, SPECTATOR):
        for number in range(10):
            deal = GAME.redeal(base, viewer, Chance(f"deal {number}"))
            for deck, plan in enumerate(PARTS):
                aside = [
                    card
                    for card, zone in enumerate(deal.where)
                    if zone == UNUSED and deal.owner[card] == deck
                ]
                assert names(aside) == listed(plan.later)


@rule("W-27.11", "W-15.2")
def test_everybody_knows_what_joins_after_the_first_recycling() -> None:
    scene = Scene(
        "epic-duel",
        hand={"gandalf": ("gimli",)},
        deck={"gandalf": ("arwen", "legolas")},
        pile={"gandalf": ("faramir", "aragorn", "eomer", "eowyn")},
    )
    scene.hide().do("ring")
    assert scene.state.recycled == [1, 0]
    for viewer in (1, SPECTATOR):
        assert deck_of(scene, "gandalf", viewer).later_size == 0
        for state in dealt(scene, viewer):
            assert names(state.piles[0]) == listed(PARTS[0].later)


@rule("W-27.5", "W-27.13")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_how_much_is_set_aside_is_open_to_all(viewer: int) -> None:
    scene = Scene("epic-duel")
    view = seen(scene, viewer)
    assert [deck.later_size for deck in view.decks] == [20, 20]
    assert [len(side) for side in view.later] == [19, 7]
    assert "minas-tirith" in view.later[0]
    assert "barad-dur" in view.later[1]
    joined = Scene("epic-duel", joined=1, recycled={"gandalf": 1, "witch-king": 1})
    view = seen(joined, viewer)
    assert [deck.later_size for deck in view.decks] == [0, 0]
    assert [len(side) for side in view.later] == [10, 1]
    assert "minas-tirith" not in view.waiting[0]
    assert "edoras" in view.waiting[0]
