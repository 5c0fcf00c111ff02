"""Asked why something can't be chosen, the game answers with its rule, and gives nothing away."""

import pytest

from mathom.cards.kit import unexplained
from mathom.cli.speed import compiled
from mathom.core.chance import Chance
from mathom.core.message import Reason
from mathom.core.position import Position
from mathom.core.state import clone
from mathom.core.testing import Case, cases
from mathom.core.voice import LANGUAGES, voice
from mathom.games.warcards.catalogue import LOCATION_NAMES, NAMES, NUMBER, TYPE, WIELDERS
from mathom.games.warcards.effects.costs import ForsakeCards
from mathom.games.warcards.game import GAME
from mathom.games.warcards.rules import places
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.terms import ARMY, CHARACTER, HAND
from tests.marks import rule
from tests.warcards.scene import Scene, fight_at
from tests.warcards.stage import six

TEXTS = [voice(lang, GAME) for lang in LANGUAGES]


def told(reason: Reason | None) -> tuple[str, ...]:
    """A reason in short; it can be said in all languages."""
    assert reason is not None
    assert all(text.explain(reason) for text in TEXTS)
    return (reason.id.removeprefix("reason-"), *reason.rules)


def why(scene: Scene, code: str) -> tuple[str, ...]:
    """Why the one who is asked can't choose this."""
    assert code not in scene.codes, f"{code!r} is allowed"
    return told(scene.why_not(code))


# --- Passing, winnowing, the Ring


@rule("W-5.4", "W-5.5")
def test_who_has_too_many_cards_is_told_the_numbers():
    scene = Scene(
        hand={
            "frodo": ("gimli", "eomer", "sting", "theoden"),
            "witch-king": ("mordor-orcs",) * 5,
            "saruman": ("saruman", "ugluk", "white-hand-orcs", "white-hand-orcs"),
        }
    )
    assert why(scene, "pass") == ("pass", "W-5.4", "W-5.5")
    reason = scene.why_not("pass")
    assert reason is not None
    assert reason.args == {"hand": 4, "limit": 2, "least": 4}
    assert "4 cards" in TEXTS[0].say(reason)


@rule("W-8.12")
def test_winnowing_needs_two_cards():
    scene = Scene(hand={"frodo": ("gimli",)})
    assert why(scene, "winnow") == ("winnow", "W-8.12")


@rule("W-8.9", "W-17.5", "W-19.9")
def test_a_ring_token_that_is_not_to_be_had():
    used = Scene(hand={"frodo": ("gimli",)})
    used.do("ring").do("pass", "pass", "pass")
    assert why(used, "ring") == ("ring-used", "W-8.9")
    duel = Scene("duel", hand={"gandalf": ("gimli", "eomer")}, deck={"gandalf": ("theoden",)})
    duel.do("ring")
    while not (duel.asks_turn and duel.who == 0):
        duel.do("pass" if "pass" in duel.codes else duel.codes[0])
    assert why(duel, "ring") == ("ring-used-this-round", "W-17.5")
    none = Scene("fellowship-of-the-ring", turn="gandalf", hand={"gandalf": ("boromir",)})
    assert why(none, "ring") == ("no-ring", "W-19.9")
    assert why(none, "play boromir umbar") == ("location-not-in-game", "W-19.7")


# --- Playing

TABLE = Scene(
    turn="aragorn",
    path="egladil",
    grounds=("moria", "minas-morgul"),
    hand={
        "aragorn": (
            "high-elves",
            "the-great-gate",
            "aragorn",
            "boromir",
            "faramir",
            "lembas",
            "bow-of-the-galadhrim",
            "blade-of-westernesse",
            "the-red-arrow",
        ),
        "frodo": ("gimli",),
    },
    reserve=("legolas", "high-elves", "gandalf-the-grey"),
    at={"egladil": ("frodo-baggins",), "minas-morgul": ("halbarad",)},
    fresh=("legolas",),
)
"""In Aragorn's turn."""


@rule("W-6.1")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("play", ("incomplete",)),
        ("play sauron path", ("no-card",)),
        ("play bill-the-pony path", ("not-in-game", "W-2.2")),
        ("play ioreth reserve", ("not-in-game", "W-2.2")),
        ("play denethor reserve", ("not-in-hand", "W-6.1")),
        ("play legolas path", ("in-play-already", "W-6.1")),
        ("play gimli path", ("other-deck", "W-6.1")),
        ("play boromir", ("say-where",)),
        ("play boromir numenor", ("no-location",)),
        ("play boromir bree", ("location-not-in-game", "W-21.5")),
        ("play boromir egladil", ("say-path",)),
        ("play boromir reserve now", ("too-much",)),
        ("play boromir legolas", ("only-items", "W-6.16")),
        (" Play  Boromir  RESERVE", ("spelling",)),
    ],
)
def test_a_card_is_played_from_ones_own_hand_to_a_place(code, reason):
    assert why(TABLE, code) == reason


@rule("W-6.9", "W-6.10", "W-6.11", "W-6.12", "W-6.13", "W-6.14")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("play high-elves path", ("army-on-path", "W-6.11")),
        ("play high-elves rivendell", ("not-active", "W-6.9")),
        ("play high-elves minas-morgul", ("wrong-faction", "W-6.10")),
        ("play boromir rivendell", ("not-active", "W-6.12")),
        ("play boromir lothlorien", ("not-active", "W-6.12")),
        ("play boromir moria", ("wrong-faction", "W-6.13")),
        ("play the-great-gate minas-morgul", ("never-there", "W-1.26")),
        ("play aragorn path", ("never-on-path", "W-6.14")),
    ],
)
def test_each_place_has_its_own_rule(code, reason):
    assert why(TABLE, code) == reason


@rule("W-6.14")
def test_the_numbers_of_the_paths_are_told():
    scene = Scene(path="bag-end", turn="aragorn", hand={"aragorn": ("legolas",)})
    assert why(scene, "play legolas path") == ("path-number", "W-6.14")
    reason = scene.why_not("play legolas path")
    assert reason is not None
    assert (reason.args["number"], reason.args["paths"]) == (1, "3–9")


@rule("W-6.16", "W-6.17", "W-6.18")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("play lembas", ("item-on-whom", "W-6.16")),
        ("play lembas reserve", ("item-on-whom", "W-6.16")),
        ("play lembas moria", ("item-on-whom", "W-6.16")),
        ("play lembas sauron", ("no-card",)),
        ("play lembas high-elves", ("wielder-is-character", "W-6.16")),
        ("play lembas the-witch-king", ("wielder-of-enemy", "W-6.18")),
        ("play lembas halbarad", ("wielder-not-listed", "W-6.17")),
        ("play bow-of-the-galadhrim gandalf-the-grey", ("wielder-not-listed", "W-6.17")),
        ("play lembas sam-gamgee", ("wielder-not-in-play", "W-6.17")),
    ],
)
def test_an_item_needs_the_right_wielder(code, reason):
    assert why(TABLE, code) == reason


@rule("W-6.29")
@pytest.mark.skipif(compiled(), reason="compiled modules can't be patched")
def test_with_the_bow_there_is_no_room_for_another_weapon(monkeypatch):
    # In this box no other Weapon is for Elves, so one is made so.
    blade, legolas = NUMBER["blade-of-westernesse"], NUMBER["legolas"]
    wielders = (*WIELDERS[:blade], WIELDERS[blade] | {legolas}, *WIELDERS[blade + 1 :])
    monkeypatch.setattr(places, "WIELDERS", wielders)
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("blade-of-westernesse",)},
        reserve=("legolas",),
        wields={"legolas": ("bow-of-the-galadhrim",)},
    )
    assert why(scene, "play blade-of-westernesse legolas") == ("wielder-has-weapon", "W-6.29")


@rule("W-6.8")
def test_nobody_is_played_twice_in_a_round():
    scene = Scene(
        turn="aragorn",
        hand={"aragorn": ("halbarad", "lembas", "strider")},
        deck={"aragorn": ("aragorn",)},
    )
    # Strider comes back to hand in the round in which he was played.
    scene.do("play strider reserve", "cycle lembas")
    strider = scene.card("strider")
    t = clone(scene.position.base)
    t.board.remove(strider)
    t.where[strider] = HAND
    t.hands[scene.deck("aragorn")].append(strider)
    t.turn = 2
    (ask,) = Position(GAME, t).asks
    assert told(GAME.why_not(t, ask, "play strider reserve")) == ("played-already", "W-6.8")


@rule("W-6.31")
def test_an_event_is_put_nowhere():
    assert why(TABLE, "play the-red-arrow reserve") == ("event-nowhere", "W-6.31")


@rule("W-3.21", "W-3.22", "W-6.30")
def test_an_event_that_could_do_nothing():
    saruman = Scene(turn="saruman", hand={"saruman": ("threats-and-promises", "saruman")})
    assert saruman.in_vain("play threats-and-promises") == "condition"
    (event,) = [each for each in saruman.state.story if each.kind == "in-vain"]
    assert TEXTS[0].say(event.seen_by(0)).startswith("To no effect: Threats and Promises.")
    assert not any("Saruman" in text.say(event.seen_by(0)) for text in TEXTS), "he was never seen"
    paths = Scene(
        path="bag-end",
        hand={"frodo": ("there-is-another-way", "gimli")},
        spent=("bucklebury-ferry", "gildors-encampment"),
    )
    assert why(paths, "play there-is-another-way") == ("no-path-left", "W-3.22")


@rule("W-3.22")
def test_where_that_was_agreed_a_dead_text_forbids_the_place():
    scene = Scene(
        turn="saruman",
        path="caradhras",
        hand={"saruman": ("caradhras-the-cruel", "saruman")},
        spent=("khazad-dum", "the-doors-of-durin"),
        house={"no_dead_text": True},
    )
    assert why(scene, "play caradhras-the-cruel path") == ("dead-text", "W-3.22")


@rule("W-1.26")
def test_some_stay_off_the_path_while_their_land_is_attacked():
    scene = Scene(
        turn="witch-king",
        path="osgiliath",
        grounds=("moria",),
        hand={"witch-king": ("mouth-of-sauron",)},
    )
    assert why(scene, "play mouth-of-sauron path") == ("kept-off-path", "W-1.26")


@rule("W-6.7")
def test_of_drawn_cards_only_those_are_played_that_the_text_means():
    scene = Scene(
        turn="witch-king",
        hand={"witch-king": ("the-day-without-dawn", "the-reaver")},
        deck={
            "witch-king": (
                *("mordor-orcs", "olog-hai", "black-uruks", "trolls-of-udun"),
                *("the-hunter", "fell-beast", "black-breath", "the-warrior"),
            )
        },
    )
    scene.do("play the-day-without-dawn")
    assert scene.asked == "sift-eliminate"
    assert why(scene, "eliminate the-reaver") == ("not-looked-at", "W-6.7")
    scene.do(scene.codes[0])
    nazgul = next(NAMES[card] for card in scene.state.aside if TYPE[card] == CHARACTER)
    army = next(NAMES[card] for card in scene.state.aside if TYPE[card] == ARMY)
    assert why(scene, f"play {nazgul} reserve") == ("text-means-others", "W-6.7")
    assert why(scene, "play the-reaver reserve") == ("not-looked-at", "W-6.7")
    assert why(scene, f"play {army} path") == ("army-on-path", "W-6.11")
    assert why(scene, "pass") == ("decline-so",)


@rule("W-6.7")
def test_a_text_may_name_the_only_place():
    scene = Scene(
        begin="round",
        waiting=("helms-deep", "bag-end"),
        path=None,
        deck={"frodo": ("eomer", "village-militia", "sting", "gimli", "theoden", "eowyn")},
    )
    assert scene.asked == "sift-play"
    drawn = scene.state.aside
    rider = next(NAMES[card] for card in drawn if f"play {NAMES[card]} helms-deep" in scene.codes)
    assert why(scene, f"play {rider} reserve") == ("text-means-place", "W-6.7")


# --- Moving


@rule("W-7.1", "W-8.2", "W-8.4", "W-20.7")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("move legolas path", ("came-this-round", "W-7.1", "W-8.4")),
        ("move boromir path", ("not-in-reserve", "W-8.2")),
        ("move halbarad moria", ("moves-only-from-reserve", "W-20.7")),
        ("move gandalf-the-grey path", ("other-deck", "W-8.2")),
        ("move lembas path", ("item-moves-along", "W-6.19")),
        ("move high-elves path", ("army-on-path", "W-6.11")),
        ("move high-elves minas-morgul", ("wrong-faction", "W-6.10")),
        ("move high-elves reserve", ("moves-only-from-reserve", "W-20.7")),
        ("move high-elves", ("say-where",)),
        ("move high-elves moria now", ("too-much",)),
    ],
)
def test_cards_move_from_reserve_to_where_they_could_be_played(code, reason):
    assert why(TABLE, code) == reason


@rule("W-6.19")
def test_a_new_item_may_keep_its_wielder_in_reserve():
    scene = Scene(
        turn="aragorn",
        path="egladil",
        hand={"aragorn": ("bow-of-the-galadhrim", "lembas", "boromir")},
        reserve=("legolas",),
        house={"new_item_freezes": True},
    )
    scene.do("play bow-of-the-galadhrim legolas", "cycle lembas")
    while scene.who != 2:
        scene.do("pass")
    assert why(scene, "move legolas path") == ("new-item", "W-6.19")


# --- Using


@rule("W-8.7", "W-6.29")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("use boromir", ("not-in-play", "W-8.7")),
        ("use high-elves", ("no-action", "W-8.7")),
        ("use gandalf-the-grey", ("other-uses", "W-8.7")),
        ("use halbarad", ("elsewhere", "W-8.7")),
    ],
)
def test_a_text_is_used_by_its_player_where_it_holds(code, reason):
    assert why(TABLE, code) == reason


@rule("W-3.22", "W-3.23")
def test_a_text_that_would_need_a_path_which_is_not_to_be_had_is_not_used():
    last = Scene(path="orodruin", at={"orodruin": ("gandalf-the-grey",)})
    assert why(last, "use gandalf-the-grey") == ("no-next-path", "W-3.23")
    used = Scene(
        path="egladil",
        spent=("dimrill-dale", "lothlorien"),
        at={"egladil": ("ugluk",)},
        turn="saruman",
    )
    assert why(used, "use ugluk") == ("no-path-left", "W-3.22")


@rule("W-3.10", "W-3.13", "W-3.17")
def test_whatever_else_a_text_can_not_do_it_does_in_vain():
    for card, reason in (("the-hunter", "no-active-path"), ("the-destroyer", "no-active-ground")):
        bare = Scene(turn="witch-king", path=None, reserve=(card,))
        assert bare.in_vain(f"use {card}") == reason
    scored = Scene(turn="saruman", reserve=("corsairs-of-umbar",), shadow_area=("umbar",))
    assert scored.in_vain("use corsairs-of-umbar") == "no-ground-in-deck"
    unwon = Scene(turn="saruman", reserve=("the-black-serpent",))
    assert unwon.in_vain("use the-black-serpent") == "no-ground-scored"


@rule("W-9.18")
@pytest.mark.skipif(compiled(), reason="compiled modules can't be patched")
def test_who_can_not_pay_is_told_so(monkeypatch):
    # Denethor could always be forsaken himself, so nobody is ever that poor in this box.
    monkeypatch.setattr(ForsakeCards, "payable", lambda *_: False)
    scene = Scene(turn="aragorn", reserve=("denethor",))
    assert why(scene, "use denethor") == ("cost", "W-9.18")


@rule("W-1.19", "W-6.29", "W-8.7")
def test_an_item_is_used_by_whom_it_names_and_where_its_wielder_must_be():
    lembas = {
        "path": "egladil",
        "at": {"egladil": ("sam-gamgee",)},
        "wields": {"sam-gamgee": ("lembas",)},
    }
    assert why(Scene(turn="aragorn", **lembas), "use lembas") == ("other-uses", "W-6.29")
    waiting = Scene(reserve=("sam-gamgee",), wields={"sam-gamgee": ("lembas",)})
    assert why(waiting, "use lembas") == ("wielder-elsewhere", "W-8.7")
    assert "on a path" in TEXTS[0].say(waiting.why_not("use lembas"))


@rule("W-8.7")
def test_what_is_used_once_per_round_is_not_used_again():
    scene = Scene(
        turn="saruman", reserve=("saruman",), wields={"saruman": ("palantir-of-orthanc",)}
    )
    scene.do("use palantir-of-orthanc")
    while scene.who != 3 or not scene.asks_turn:
        scene.do("pass" if scene.asks_turn else scene.codes[0])
    assert why(scene, "use palantir-of-orthanc") == ("used-this-round", "W-8.7")


@rule("W-9.6")
def test_a_mount_carries_its_wielder_alone():
    scene = Scene(
        turn="witch-king",
        path="egladil",
        grounds=("minas-tirith",),
        hand={"witch-king": ("fell-beast", "the-reaver")},
        reserve=("the-hunter", "the-warrior"),
    )
    scene.do("play fell-beast the-hunter")
    assert scene.asked == "ride"
    assert why(scene, "move the-warrior minas-tirith") == ("only-wielder", "W-9.6")
    assert why(scene, "move the-hunter path") == ("text-means-place", "W-9.6")
    assert why(scene, "move the-hunter moria") == ("not-active", "W-6.12")
    assert why(scene, "move the-hunter") == ("say-where",)


# --- Giving cards up


@rule("W-8.1", "W-6.2")
def test_only_cards_in_hand_are_cycled():
    assert why(TABLE, "cycle legolas") == ("in-play-already", "W-8.1")
    assert why(TABLE, "cycle denethor") == ("not-in-hand", "W-8.1")
    scene = Scene(hand={"frodo": ("gimli", "eomer", "sting")})
    scene.do("play gimli reserve")
    assert why(scene, "cycle gimli") == ("in-play-already", "W-6.2")
    assert why(scene, "pass") == ("must-choose", "W-6.2")
    assert why(scene, "forsake deck") == ("asked-otherwise", "W-6.2")


@rule("W-2.8")
def test_a_card_that_was_chosen_for_the_first_cycling_can_not_be_chosen_again():
    options = GAME.options({"scenario": "fellowship-of-the-ring"}, 2)
    position = Position(GAME, GAME.setup(options, 2, Chance("first")))
    ask = position.ask(0)
    assert ask is not None
    # One that looks like no other in the hand.
    hand = [NAMES[card] for card in position.state.hands[0]]
    name = next(name for name in hand if hand.count(name) == 1)
    chosen = ask.option(f"cycle {name}")
    assert chosen is not None
    position.answer(ask, chosen)
    again = position.ask(0)
    assert again is not None
    assert told(GAME.why_not(position.state, again, f"cycle {name}")) == ("lost-already", "W-2.8")
    other = again.options[0].code
    assert told(GAME.why_not(position.state, again, f"{other} now")) == ("too-much",)


@rule("W-6.3", "W-9.8", "W-9.10", "W-6.28")
def test_what_can_not_be_forsaken():
    scene = Scene(
        hand={"frodo": ("gimli",)},
        path="egladil",
        reserve=("eomer", "legolas"),
        at={"egladil": ("sam-gamgee",)},
        wields={"legolas": ("bow-of-the-galadhrim",)},
        deck={"frodo": ("theoden",)},
    )
    scene.do("play gimli reserve")
    assert scene.asked == "forsake"
    assert why(scene, "forsake reserve gimli") == ("forsake-played", "W-6.3")
    assert why(scene, "forsake eomer") == ("spelling",)
    assert why(scene, "forsake reserve eomer new") == ("spelling",)
    assert why(scene, "forsake sam-gamgee") == ("forsake-afield", "W-9.10")
    assert why(scene, "forsake reserve sam-gamgee") == ("forsake-afield", "W-9.10")
    assert why(scene, "forsake reserve legolas") == ("other-deck", "W-9.8")
    assert why(scene, "forsake reserve bow-of-the-galadhrim") == ("forsake-item", "W-6.28")
    assert why(scene, "forsake reserve theoden") == ("not-in-reserve", "W-9.8")
    assert why(scene, "forsake theoden") == ("not-in-hand", "W-9.8")
    assert why(scene, "forsake") == ("incomplete",)
    assert why(scene, "forsake deck now") == ("too-much",)


@rule("W-9.8")
def test_an_empty_deck_has_no_top_card():
    scene = Scene(
        hand={"frodo": ("gimli",)}, reserve=("eomer", "theoden"), deck={"frodo": ()}, cycled=()
    )
    scene.do("play gimli reserve")
    assert why(scene, "forsake deck") == ("no-deck", "W-9.8")


# --- Texts of cards


@rule("W-9.22", "W-9.23")
def test_a_search_finds_only_what_the_text_means():
    scene = Scene(
        turn="aragorn", hand={"aragorn": ("legolas", "arwen")}, deck={"aragorn": ("lembas",)}
    )
    scene.do("play legolas reserve")
    assert scene.asked == "take"
    assert why(scene, "take lembas") == ("text-means-others", "W-9.22")
    assert why(scene, "take bow-of-the-galadhrim") == ("not-found", "W-9.23")
    assert why(scene, "no") == ("decline-so",)


@rule("W-3.20", "W-3.21")
def test_a_new_path_has_the_right_number_and_is_new():
    scene = Scene(path="bag-end", hand={"frodo": ("there-is-another-way", "gimli")})
    scene.do("play there-is-another-way")
    assert scene.asked == "path"
    assert why(scene, "bag-end") == ("path-used", "W-3.21")
    assert why(scene, "weathertop") == ("path-of-number", "W-3.20")
    assert why(scene, "rivendell") == ("not-a-path", "W-3.20")
    assert why(scene, "nothing") == ("must-choose", "W-3.20")


@rule("W-3.13", "W-3.7")
def test_an_active_battleground_is_not_activated_again():
    scene = Scene(
        turn="saruman",
        grounds=("orthanc",),
        hand={"saruman": ("threats-and-promises", "wolf-riders")},
        reserve=("saruman",),
    )
    scene.do("play threats-and-promises")
    assert scene.asked == "ground"
    assert why(scene, "orthanc") == ("active-already", "W-3.13")
    assert why(scene, "bag-end") == ("not-a-ground", "W-3.7")
    assert why(scene, "umbar") == ("text-means-other-location", "W-3.7")


def test_death_ride_takes_cards_from_reserve_and_from_battlegrounds():
    scene = Scene(
        hand={"frodo": ("death-ride-ride-to-ruin", "gimli")},
        reserve=("riders-of-rohan", "eomer", "gandalf-the-grey", "the-hunter"),
        grounds=("minas-tirith", "lorien"),
        at={"minas-tirith": ("mordor-orcs",), "lorien": ("olog-hai",)},
    )
    scene.do("play death-ride-ride-to-ruin")
    assert scene.asked == "sacrifice"
    assert why(scene, "eliminate gandalf-the-grey") == ("text-means-others",)
    assert why(scene, "eliminate theoden") == ("not-in-reserve",)
    scene.do("eliminate eomer", "done")
    assert scene.asked == "lose-on-grounds"
    assert why(scene, "eliminate the-hunter") == ("not-on-ground",)
    assert why(scene, "eliminate olog-hai") == ("say-where",)
    assert why(scene, "eliminate olog-hai minas-tirith") == ("text-means-others",)


# --- Combat


@rule("W-10.6", "W-10.9", "W-10.10")
def test_who_can_not_be_lost_on_a_path():
    scene = fight_at(
        "egladil",
        ("the-commander", "the-destroyer", "gimli", "legolas"),
        wields={"the-destroyer": ("black-riders-mount",), "legolas": ("bow-of-the-galadhrim",)},
        reserve=("sam-gamgee",),
        people=2,
    )
    assert why(scene, "eliminate the-commander") == ("attacker", "W-10.10")
    assert why(scene, "eliminate bow-of-the-galadhrim") == ("item-alone", "W-10.9")
    assert why(scene, "eliminate sam-gamgee") == ("not-in-combat", "W-10.6")
    assert why(scene, "eliminate") == ("incomplete",)


@rule("W-10.6", "W-11.5", "W-11.8")
def test_who_can_not_be_lost_on_a_battleground():
    attackers = ("balrog-of-moria", "cave-troll", "hill-troll", "goblins-of-the-misty-mountains")
    defenders = ("elrond", "gandalf-the-grey", "high-elves", "high-elves", "smeagol")
    scene = fight_at("rivendell", (*attackers, *defenders), people=2)
    assert scene.asked == "losses"
    scene.do("eliminate elrond")
    assert why(scene, "eliminate elrond") == ("lost-already", "W-11.5")
    assert why(scene, "eliminate cave-troll") == ("attacker", "W-11.8")
    assert why(scene, "eliminate smeagol") == ("no-defence", "W-10.6")


@rule("W-10.1")
def test_only_active_locations_are_fought_for():
    scene = Scene(path="bag-end", grounds=("moria",), begin="combat-step")
    assert why(scene, "rivendell") == ("not-active", "W-10.1")
    assert why(scene, "play gimli path") == ("asked-otherwise", "W-10.1")


@rule("W-12.1", "W-12.2")
def test_armies_support_characters_of_their_faction():
    scene = fight_at(
        "pelargir",
        ("haradrim-mumakil", "denethor", "aragorn", "dead-men-of-dunharrow"),
        people=2,
        house={"choose_support": True},
    )
    assert scene.asked == "support"
    assert why(scene, "support haradrim-mumakil") == ("support-characters", "W-12.1")
    assert why(scene, "support gandalf-the-grey") == ("support", "W-12.1", "W-12.2")
    assert why(scene, "eliminate aragorn") == ("asked-otherwise", "W-12.2")


def test_a_healer_saves_only_those_who_fall():
    scene = fight_at(
        "minas-tirith",
        ("olog-hai", "trolls-of-udun", "mordor-orcs", "the-hunter", "ioreth", "aragorn", "boromir"),
        people=2,
        house={"promos": True},
    )
    while scene.asked != "tend":
        scene.do(scene.codes[0])
    assert why(scene, "save the-hunter") == ("not-to-be-saved",)
    assert why(scene, "save") == ("incomplete",)


# --- Skirmishes


@rule("W-22.13")
def test_who_may_not_have_a_skirmish_fought():
    scene = six(
        grounds=("bree", "westemnet", "edoras"),
        at={"bree": ("boromir",), "edoras": ("eomer",), "westemnet": ("theoden",)},
    )
    assert why(scene, "resolve bree") == ("no-card-there", "W-22.13")
    assert why(scene, "resolve edoras") == ("not-a-skirmish", "W-22.13")
    assert why(scene, "resolve bag-end") == ("not-a-skirmish", "W-22.13")
    assert why(scene, "resolve lamedon") == ("not-active", "W-22.13")
    assert why(scene, "resolve") == ("incomplete",)
    assert why(scene, "resolve numenor") == ("no-location",)
    assert why(scene, "resolve westemnet now") == ("too-much",)
    assert "Bree" in TEXTS[0].say(scene.why_not("resolve bree"))


@rule("W-22.13", "W-5.3")
def test_a_skirmish_is_fought_only_in_one_s_turn():
    scene = six(
        grounds=("bree",), at={"bree": ("boromir",)}, hand={"frodo": ("gimli", "sting", "eomer")}
    )
    scene.do("play gimli reserve")
    assert why(scene, "resolve bree") == ("asked-otherwise", "W-6.2")


@rule("W-22.17")
def test_a_skirmish_that_was_fought_is_out_of_the_game():
    scene = six(
        grounds=("bree", "westemnet"), at={"bree": ("merry-brandybuck",), "westemnet": ("theoden",)}
    )
    scene.do("resolve bree", "pass", "pass", "pass", "pass", "pass")
    assert why(scene, "resolve bree") == ("skirmish-over", "W-22.17")


@rule("W-22.12", "W-6.10")
def test_nobody_goes_to_a_skirmish_who_is_not_shown_there():
    scene = six(grounds=("bree",), hand={"frodo": ("riders-of-rohan", "eomer")})
    assert why(scene, "play riders-of-rohan bree") == ("wrong-faction", "W-6.10")
    assert why(scene, "play eomer bree") == ("wrong-faction", "W-6.13")
    assert why(scene, "play eomer westemnet") == ("not-active", "W-6.12")


@rule("W-22.11", "W-23.1", "W-3.7")
def test_what_no_text_can_activate():
    scene = six(
        grounds=("bree",),
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
    )
    scene.do("use shadowfax")
    assert scene.asked == "ground"
    assert why(scene, "bree") == ("no-skirmish-by-text", "W-22.11")
    assert why(scene, "westemnet") == ("no-skirmish-by-text", "W-22.11")
    assert why(scene, "barad-dur") == ("banned", "W-23.1")
    said = TEXTS[0].say(scene.why_not("barad-dur"))
    assert "Minas Morgul" in said
    assert "Morannon" in said
    assert why(scene, "bag-end") == ("not-a-ground", "W-3.7")


@rule("W-22.20")
def test_a_token_goes_only_to_an_accompanying_battleground():
    scene = six(
        grounds=("cair-andros", "minas-tirith", "edoras", "rivendell"),
        at={"cair-andros": ("riders-of-rohan",)},
    )
    scene.do("resolve cair-andros")
    assert scene.asked == "strengthen"
    assert why(scene, "rivendell") == ("text-means-other-location", "W-10.15")
    assert why(scene, "moria") == ("not-active", "W-10.15")
    assert why(scene, "cair-andros") == ("skirmish-over", "W-22.17")
    assert why(scene, "nothing") == ("must-choose", "W-10.15")


@rule("W-26.15", "W-27.16", "W-21.5")
def test_each_scenario_has_its_own_reason_for_leaving_a_location_out():
    north = Scene("war-in-the-north", hand={"strider": ("boromir",)}, turn="strider")
    assert why(north, "play boromir edoras") == ("location-not-in-game", "W-26.15")
    epic = Scene("epic-duel", hand={"gandalf": ("boromir",)})
    assert why(epic, "play boromir minas-tirith") == ("not-joined-yet", "W-27.16")
    joined = Scene("epic-duel", hand={"gandalf": ("boromir",)}, joined=2)
    assert why(joined, "play boromir minas-tirith") == ("not-active", "W-6.12")
    trilogy = Scene(hand={"frodo": ("gimli",)})
    assert why(trilogy, "play gimli erebor") == ("location-not-in-game", "W-21.5")


@rule("W-27.16")
def test_what_has_not_joined_yet_is_no_choice():
    scene = Scene(
        "epic-duel", reserve=("gandalf-the-grey",), wields={"gandalf-the-grey": ("shadowfax",)}
    )
    scene.do("use shadowfax")
    assert why(scene, "edoras") == ("not-joined-yet", "W-27.16")


# --- Players, searches, and texts at the same moment


@rule("W-16.10")
def test_a_text_lets_one_choose_among_the_players_of_a_side():
    scene = six(turn="bill-ferny", reserve=("bill-ferny",)).do("use bill-ferny")
    assert scene.asked == "player"
    assert set(scene.codes) == {"frodo", "gandalf", "aragorn"}
    assert why(scene, "saruman") == ("not-a-player", "W-16.10")
    assert why(scene, "bill-ferny") == ("not-a-player", "W-16.10")
    assert why(scene, "nothing") == ("must-choose", "W-16.10")
    assert why(scene, "moria") == ("asked-otherwise", "W-16.10")
    assert scene.why_not("sauron") is None


@rule("W-9.6")
def test_a_text_moves_a_character_out_of_one_s_own_reserve():
    """We Prove the Swifter moves a character, even one that has just come."""
    scene = six(
        turn="aragorn",
        path="egladil",
        grounds=("pelargir",),
        hand={"aragorn": ("we-prove-the-swifter", "athelas", "denethor")},
        reserve=("boromir", "soldiers-of-gondor", "legolas", "halbarad"),
        wields={"boromir": ("horn-of-gondor",)},
        fresh=("boromir",),
    )
    scene.do("play we-prove-the-swifter", "cycle athelas")
    while scene.asked != "move":
        scene.do(scene.codes[0])
    assert "move boromir path" in scene.codes, "though he came this round"
    assert why(scene, "move soldiers-of-gondor pelargir") == ("text-means-others", "W-9.6")
    assert why(scene, "move legolas path") == ("not-in-reserve", "W-9.6")
    assert why(scene, "move denethor pelargir") == ("not-in-reserve", "W-9.6")
    assert why(scene, "move horn-of-gondor path") == ("item-moves-along", "W-6.19")
    assert why(scene, "move boromir moria") == ("not-active", "W-6.12")
    assert why(scene, "move boromir reserve") == ("moves-only-from-reserve", "W-20.7")
    assert why(scene, "move boromir") == ("say-where",)
    assert why(scene, "move") == ("incomplete",)
    assert why(scene, "nothing") == ("must-choose", "W-9.6")


@rule("W-6.7")
def test_who_was_found_must_be_played():
    scene = six(
        waiting=("dunland", "orthanc"),
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("shadowfax",)},
        deck={"bill-ferny": ("wainriders", "lost", "wild-hillmen-of-dunland")},
        seed="not at once",
    ).do("use shadowfax", "dunland")
    assert scene.asked == "play-found"
    aside = [NAMES[card] for card in scene.state.aside]
    for other in aside:
        if other != "wild-hillmen-of-dunland":
            assert why(scene, f"play {other} reserve") == ("text-means-others", "W-6.7")
    assert why(scene, "play spies reserve") == ("not-looked-at", "W-6.7")
    assert why(scene, "play wild-hillmen-of-dunland path") == ("army-on-path", "W-6.11")
    assert why(scene, "play wild-hillmen-of-dunland moria") == ("not-active", "W-6.9")
    assert why(scene, "play wild-hillmen-of-dunland") == ("say-where",)
    assert why(scene, "done") == ("must-choose", "W-6.7")


@rule("W-24.1", "W-24.2")
def test_only_texts_that_begin_now_can_come_first():
    scene = six(
        turn="aragorn",
        path="osgiliath",
        hand={"aragorn": ("athelas",)},
        reserve=("faramir", "boromir"),
        wields={"faramir": ("horn-of-gondor",)},
    ).do("move faramir path")
    assert scene.asked == "which-first"
    assert why(scene, "boromir") == ("not-at-once", "W-24.2")
    assert why(scene, "ioreth") == ("not-in-game", "W-2.2")
    assert why(scene, "osgiliath") == ("asked-otherwise", "W-24.2")
    assert why(scene, "nothing") == ("must-choose", "W-24.2")


# --- The parts of the journey


@rule("W-27.20", "W-3.21")
def test_a_new_path_is_of_the_next_part():
    scene = Scene("epic-duel", path="barrow-downs", at={"barrow-downs": ("strider",)})
    scene.do("use strider")
    assert scene.asked == "path"
    assert why(scene, "fords-of-bruinen") == ("path-of-part", "W-27.20")
    reason = scene.why_not("the-old-forest")
    assert reason is not None
    assert (reason.args["number"], reason.args["part"]) == (2, "B")
    assert "2B" in TEXTS[0].say(reason)
    assert why(scene, "bag-end") == ("path-of-part", "W-27.20")
    assert why(scene, "barrow-downs") == ("path-used", "W-3.21")
    assert why(scene, "rivendell") == ("not-a-path", "W-3.20")


@rule("W-27.23")
def test_a_part_without_another_path():
    scene = Scene(
        "epic-duel",
        turn="witch-king",
        path="amon-hen",
        at={"amon-hen": ("ugluk",)},
        spent=("emyn-muil",),
    )
    assert why(scene, "use ugluk") == ("no-path-left-of-part", "W-27.23")
    assert "6A" in TEXTS[0].say(scene.why_not("use ugluk"))


@rule("W-27.23")
def test_the_black_gate_as_a_seven_has_no_other():
    scene = Scene(
        "epic-duel",
        begin="round",
        path=None,
        walked="amon-hen",
        round=11,
        waiting=("the-black-gate", "henneth-annun", "osgiliath"),
        hand={"gandalf": ("gimli", "arwen", "there-is-another-way", "legolas")},
    )
    scene.do("yes", "forsake gimli", "forsake arwen")
    assert why(scene, "play there-is-another-way") == ("of-no-part", "W-27.23")
    assert "Black Gate" in TEXTS[0].say(scene.why_not("play there-is-another-way"))


@rule("W-27.24")
def test_a_text_may_not_skip_a_part():
    scene = Scene("epic-duel", path="barrow-downs", at={"barrow-downs": ("glorfindel",)})
    assert why(scene, "use glorfindel") == ("not-next", "W-27.24")
    used = Scene(
        "extended-trilogy",
        turn="gandalf",
        path="imladris",
        at={"imladris": ("glorfindel",)},
        spent=("fords-of-bruinen", "the-council-of-elrond", "the-last-homely-house"),
    )
    assert why(used, "use glorfindel") == ("no-path-left", "W-3.22")


@rule("W-27.20", "W-3.23")
def test_nine_b_is_the_last():
    scene = Scene("epic-duel", path="orodruin", at={"orodruin": ("smeagol",)})
    assert why(scene, "use smeagol") == ("no-next-path", "W-3.23")


# --- In general


@pytest.mark.parametrize("code", ["", "  ", "dance", "gimli path", "9" * 4000, "ŻÓŁĆ {"])
def test_what_is_no_code_of_the_game_has_no_rule_against_it(code):
    assert TABLE.why_not(code) is None


@rule("W-5.3")
def test_in_ones_turn_there_are_only_actions():
    for code in ("yes", "forsake deck", "take legolas", "moria", "agree"):
        assert why(TABLE, code) == ("not-an-action", "W-5.3")
    assert why(TABLE, "nothing") == ("must-choose", "W-5.3")


@rule("W-2.8")
def test_before_the_game_only_first_cards_are_cycled():
    position = Case(GAME, {"scenario": "trilogy"}, 4).position("first")
    ask = position.asks[1]
    unheld = next(name for name in NAMES if f"cycle {name}" not in {o.code for o in ask.options})
    assert GAME.why_not(position.state, ask, f"cycle {unheld}") is not None
    assert told(GAME.why_not(position.state, ask, "pass")) == ("must-choose", "W-2.8")


EVERYTHING = [
    *(f"{verb} {name}" for verb in ("use", "cycle", "take", "eliminate", "save") for name in NAMES),
    *(f"play {name}" for name in NAMES),
    *(f"play {name} {place}" for name in NAMES for place in ("path", "moria", "legolas")),
    *(f"move {name} {place}" for name in NAMES for place in ("path", "rivendell", "reserve")),
    *(f"forsake {where}{name}" for where in ("", "reserve ") for name in NAMES),
    *(f"resolve {name}" for name in LOCATION_NAMES),
    *LOCATION_NAMES,
    *NAMES,
    *(deck.name for scenario in SCENARIOS for deck in scenario.decks),
    *("pass", "ring", "winnow", "yes", "done", "nothing", "support gimli", "forsake deck"),
]


@pytest.mark.parametrize("case", cases(GAME, 1), ids=str)
def test_whatever_is_refused_has_a_reason_that_can_be_said(case):
    """And what is on offer has none, at any moment of a game."""
    assert unexplained(case, EVERYTHING) == []
