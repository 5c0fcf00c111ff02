"""What players may agree on before the game: every option has a test of our rulebook's reading, the
default, and of the others.
"""

import pytest

from mathom.core.event import SPECTATOR
from mathom.core.match import Match
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.games.confrontation import GAME
from mathom.games.confrontation.data import RETREAT
from mathom.games.confrontation.sight.view import ConfrontationView
from mathom.games.confrontation.state import Confrontation
from tests.confrontation.scene import Scene
from tests.confrontation.test_ending import DANCE, dance
from tests.marks import rule


def new_match(seed: str = "confrontation", **options) -> Match[Confrontation]:
    return Match(GAME, [Seat("Tolkien"), Seat("Lewis")], options, seed)


def view(match: Match[Confrontation]) -> ConfrontationView:
    seen = match.view(SPECTATOR)
    assert isinstance(seen, ConfrontationView)
    return seen


def heard(scene: Scene, viewer: int, kind: str) -> list[dict[str, object]]:
    """The news of one kind as a viewer hears it."""
    told = (event.seen_by(viewer) for event in scene.story if event.kind == kind)
    return [message.args for message in told if message is not None]


def test_the_defaults_are_our_rulebooks():
    assert GAME.options({}, 2) == {
        "format": "classic",
        "fellowship_cards": 0,
        "sauron_cards": 0,
        "cards_chosen_by": "owner",
        "games": 1,
        "fellowship": 1,
        "aid": True,
        "stuck": "any",
        "draws": "repetition",
        "sam_in_mordor": False,
        "last_word": "fellowship",
        "both_retreat": False,
        "sam_steps_in": "always",
        "hide": "turn",
        "saruman_holds": True,
        "upstream": "both",
        "uruk_hai": "hidden",
        "king_names": "any",
        "target": "shown",
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("format", "deluxe"),
        ("fellowship_cards", 5),
        ("sauron_cards", -1),
        ("games", 3),
        ("fellowship", 3),
        ("upstream", "sauron"),
        ("weather", "rain"),
    ],
)
def test_nothing_else_can_be_agreed_on(option, value):
    with pytest.raises(Refused):
        GAME.options({option: value}, 2)


# --- format


@pytest.mark.parametrize(
    ("format", "stars"), [("classic", {False}), ("variant", {True}), ("draft", set())]
)
def test_the_format_decides_on_the_sides_of_the_tiles(format, stars):
    sides = view(new_match(format=format)).sides
    assert {character.star for side in sides for character in side.roster} == stars


# --- fellowship, games


@pytest.mark.parametrize(("fellowship", "seats"), [(1, [0, 1]), (2, [1, 0])])
def test_the_players_agree_on_who_plays_the_fellowship(fellowship, seats):
    match = new_match(fellowship=fellowship)
    assert [side.seat for side in view(match).sides] == seats
    frodos = [ask.seat for ask in match.asks if ask.option("deploy frodo sam gimli merry pippin")]
    assert frodos == [seats[0]]


def test_the_lot_may_decide_on_the_sides():
    seats = [
        view(new_match(f"lot {number}", fellowship="random")).sides[0].seat for number in range(40)
    ]
    assert set(seats) == {0, 1}
    again = view(new_match("lot 7", fellowship="random")).sides[0].seat
    assert again == seats[7], "the seed decides"


@pytest.mark.parametrize("games", [1, 2])
def test_a_match_has_one_game_or_two(games):
    scene = Scene("frodo@gondor sam@shire / orcs@mordor warg@mordor", games=games)
    assert scene.view(0).games == games
    scene.choose("frodo mordor")
    assert scene.over == (games == 1)
    if games == 2:
        assert scene.view(0).game == 2
        assert [side.seat for side in scene.view(0).sides] == [1, 0]
        assert [side.points for side in scene.view(0).sides] == [0, 2], "points belong to players"


# --- aid


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("aid", [True, False])
def test_the_table_shows_what_can_be_deduced_only_if_the_players_want_it(aid, viewer):
    scene = Scene("merry@rhudaur frodo@shire / orcs@high-pass warg@mordor", aid=aid)
    shown = scene.view(viewer)
    assert shown.aid == aid
    helped = [group.maybe for place in shown.regions for group in (place.fellowship, place.sauron)]
    assert any(helped) == aid


# --- stuck

CORNERED = "aragorn@mordor merry@mordor sam@mordor gimli@mordor frodo@gondor / warg@dagorlad"


@rule("C-6.4")
@pytest.mark.parametrize(
    ("board", "turn", "move", "format"),
    [
        (CORNERED, "fellowship", "aragorn dagorlad", "classic"),
        (
            "treebeard@mordor frodo*@gondor sam*@mordor elrond@mordor gandalf*@mordor "
            "/ gollum@fangorn",
            "fellowship",
            "treebeard fangorn",
            "variant",
        ),
        ("frodo@gondor / flying-nazgul@shire", "sauron", "flying-nazgul gondor", "classic"),
    ],
)
def test_special_movements_save_unless_the_players_are_strict(board, turn, move, format):
    scene = Scene(board, turn=turn, format=format)
    assert scene.options() == {move}
    scene = Scene(board, turn=turn, format=format, stuck="forward")
    assert scene.how == "stuck"
    assert scene.winner != turn


@rule("C-6.4")
def test_strict_players_move_specially_as_long_as_somebody_has_a_normal_move():
    # Arthedain is full, so that the Witch-king can only go sideways.
    full = "orcs@arthedain warg@arthedain"
    scene = Scene(
        f"merry@eregion frodo@shire / witch-king@rhudaur {full}", turn="sauron", stuck="forward"
    )
    assert scene.moves("witch-king") == {"eregion"}


@rule("C-6.4")
def test_an_attack_in_front_and_an_arrow_are_normal_moves():
    full = "sam@mordor gimli@mordor pippin@mordor legolas@mordor"
    scene = Scene(f"merry@rohan frodo@gondor {full} / warg@gondor", stuck="forward")
    assert scene.options() == {"merry gondor"}
    board = "merry@fangorn frodo@dagorlad boromir@dagorlad gandalf@gondor aragorn@gondor"
    scene = Scene(f"{board} {full} / warg@shire", stuck="forward")
    assert scene.options() == {"merry rohan"}


@rule("C-6.4")
def test_strict_players_let_a_card_save_who_has_no_normal_move():
    scene = Scene(CORNERED, stuck="forward", specials="king-revealed")
    assert scene.options() == {"king dagorlad"}
    scene.choose("king dagorlad")
    assert scene.winner is None


# --- draws


@pytest.mark.parametrize(("draws", "winner"), [("repetition", "draw"), ("cap", None)])
def test_the_third_repetition_is_a_draw_unless_only_the_turns_count(draws, winner):
    scene = Scene(DANCE, turn="sauron", draws=draws)
    dance(scene, 8)
    assert scene.winner == winner
    if winner is None:
        dance(scene, 192)
        assert (scene.winner, scene.how) == ("draw", "turns")


# --- sam_in_mordor


@rule("C-9.10")
@pytest.mark.parametrize(("sam_in_mordor", "winner"), [(False, None), (True, "fellowship")])
@pytest.mark.parametrize("sam", ["sam", "sam*"])
def test_whether_a_sam_in_mordor_wins_when_the_ring_comes_to_him(sam, sam_in_mordor, winner):
    scene = Scene(
        f"frodo*@eregion {sam}@mordor elrond@shire / uruk-hai@caradhras orcs*@gondor",
        turn="sauron",
        format="draft",
        sam_in_mordor=sam_in_mordor,
    )
    scene.choose("uruk-hai eregion")
    scene.cards("1", "1")
    assert scene.defeated() == {"frodo"}
    assert scene.winner == winner


def test_a_sam_elsewhere_does_not_win_by_it():
    scene = Scene(
        "frodo*@eregion sam*@gondor elrond@shire / uruk-hai@caradhras orcs*@mordor",
        turn="sauron",
        format="variant",
        sam_in_mordor=True,
    )
    scene.choose("uruk-hai eregion")
    scene.cards("1", "1")
    assert scene.winner is None


# --- last_word

WORDS = "theoden@eregion gandalf*@rhudaur frodo*@shire / mouth-of-sauron@caradhras orcs*@mordor"


@rule("C-10.19")
def test_the_fellowship_has_the_last_word_after_the_cards():
    scene = Scene(WORDS, turn="sauron", format="variant")
    scene.choose("mouth-of-sauron eregion")
    scene.cards("1", "1")
    assert scene.asked == "sauron prompt-four"
    scene.choose("four")
    assert scene.asked == "fellowship prompt-support"
    scene.choose("support")
    assert scene.totals() == (2 + 1 + 1, 3 + 4)


@pytest.mark.parametrize("support", ["support", "pass"])
def test_sauron_may_have_the_last_word(support):
    scene = Scene(WORDS, turn="sauron", format="variant", last_word="sauron")
    scene.choose("mouth-of-sauron eregion")
    scene.cards("1", "1")
    assert scene.asked == "fellowship prompt-support"
    scene.choose(support)
    assert scene.asked == "sauron prompt-four"
    scene.choose("four")
    assert scene.totals() == (2 + 1 + (support == "support"), 3 + 4)


@pytest.mark.parametrize("last_word", ["fellowship", "sauron"])
def test_gandalf_is_asked_once_whoever_has_the_last_word(last_word):
    scene = Scene(
        WORDS.replace("mouth-of-sauron", "uruk-hai"),
        turn="sauron",
        format="variant",
        last_word=last_word,
    )
    scene.choose("uruk-hai eregion")
    scene.cards("1", "1")
    scene.choose("pass")
    assert scene.totals() == (2 + 1, 4 + 1)
    assert scene.turn == "fellowship"


@rule("C-10.17")
@pytest.mark.parametrize("last_word", ["fellowship", "sauron"])
def test_gandalf_helps_without_cards_whoever_has_the_last_word(last_word):
    scene = Scene(
        WORDS.replace("theoden", "aragorn*"), turn="sauron", format="variant", last_word=last_word
    )
    scene.choose("mouth-of-sauron eregion")
    scene.choose("no cards")
    assert scene.asked == "fellowship prompt-support"
    scene.choose("support")
    assert scene.totals() == (5, 3)


# --- both_retreat


def both_play_retreat(turn: str, both_retreat: bool) -> Scene:
    if turn == "fellowship":
        pieces = "gimli@caradhras frodo@shire / balrog@rohan orcs@mordor"
        code = "gimli rohan"
    else:
        pieces = "gimli@rhudaur frodo@shire / balrog@high-pass orcs@mordor"
        code = "balrog rhudaur"
    scene = Scene(pieces, turn=turn, both_retreat=both_retreat)
    scene.choose(code)
    scene.cards("retreat", "retreat")
    return scene


@rule("C-4.25")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_saurons_retreat_ends_the_battle(turn):
    scene = both_play_retreat(turn, False)
    field = "rohan" if turn == "fellowship" else "rhudaur"
    assert scene.at("gimli") == field
    assert scene.at("balrog") == ("fangorn" if turn == "fellowship" else "eregion")
    assert scene.turn != turn


@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_by_an_older_reading_both_retreat(turn):
    scene = both_play_retreat(turn, True)
    assert scene.at("balrog") == ("fangorn" if turn == "fellowship" else "eregion")
    if turn == "fellowship":
        assert scene.options() == {"retreat caradhras", "retreat gap-of-rohan"}
        scene.choose("retreat gap-of-rohan")
        assert scene.at("gimli") == "gap-of-rohan"
    else:
        assert scene.at("gimli") == "arthedain"
    assert scene.turn != turn
    assert scene.pile("fellowship") == scene.pile("sauron") == [RETREAT]


def test_by_that_reading_the_fellowship_stays_if_it_has_no_way_back():
    scene = Scene(
        "gimli@rhudaur frodo@shire / balrog@high-pass orcs@arthedain",
        turn="sauron",
        both_retreat=True,
    )
    scene.choose("balrog rhudaur")
    scene.cards("retreat", "retreat")
    assert (scene.at("gimli"), scene.at("balrog")) == ("rhudaur", "eregion")
    assert scene.turn == "fellowship"


@pytest.mark.parametrize("both_retreat", [False, True])
@pytest.mark.parametrize("card", ["noble-sacrifice", "5", "magic"])
def test_no_other_card_works_after_saurons_retreat(card, both_retreat):
    scene = Scene(
        "gimli@rhudaur frodo@shire / balrog@high-pass orcs@mordor",
        turn="sauron",
        both_retreat=both_retreat,
        hands=("5 magic noble-sacrifice", "5 6 retreat"),
    )
    scene.choose("balrog rhudaur")
    scene.cards(card, "retreat")
    assert scene.defeated() == set()
    assert scene.at("gimli") == "rhudaur"
    assert scene.turn == "fellowship"


# --- sam_steps_in


@rule("C-8.5")
@pytest.mark.parametrize("sam_steps_in", ["always", "first"])
def test_sam_steps_in_in_the_first_battle_of_an_attack(sam_steps_in):
    scene = Scene(
        "frodo@shire! sam@shire merry@shire / balrog@arthedain orcs@mordor",
        turn="sauron",
        sam_steps_in=sam_steps_in,
    )
    scene.choose("balrog shire")
    scene.choose("fight frodo")
    assert scene.asked == "fellowship prompt-sam"
    assert scene.options() == {"sam", "pass"}


@rule("C-8.5")
@pytest.mark.parametrize(("sam_steps_in", "asked"), [("always", True), ("first", False)])
def test_whether_sam_steps_in_in_later_battles_as_well(sam_steps_in, asked):
    scene = Scene(
        "frodo@shire! sam@shire merry@shire! / balrog@arthedain orcs@mordor",
        turn="sauron",
        sam_steps_in=sam_steps_in,
    )
    scene.choose("balrog shire")
    scene.choose("fight merry")
    scene.cards("1", "1")
    scene.choose("fight frodo")
    assert (scene.asked == "fellowship prompt-sam") == asked
    if not asked:
        assert scene.asked == "both prompt-card"


def test_a_new_attack_has_a_first_battle_of_its_own():
    scene = Scene(
        "frodo@shire! sam@shire merry@shire! gimli@rohan / balrog@cardolan orcs@arthedain",
        turn="sauron",
        sam_steps_in="first",
    )
    scene.choose("orcs shire")
    scene.choose("fight merry")
    scene.choose("fight frodo")
    scene.cards("5", "1")
    assert scene.defeated() == {"merry", "orcs"}
    scene.choose("gimli gondor")
    scene.choose("balrog shire")
    scene.choose("fight frodo")
    assert scene.asked == "fellowship prompt-sam"


# --- hide, and target

CROWD = "frodo@shire sam@shire! merry@shire gimli@rohan / balrog@arthedain orcs@mordor"


def frodo_is_shown_and_sam_falls(**settings) -> Scene:
    """The Balrog slays Sam beside a Frodo who was shown; Merry is there, too."""
    scene = Scene(CROWD, turn="sauron", **settings)
    scene.choose("balrog shire")
    scene.choose("fight sam")
    scene.choose("show frodo")
    scene.cards("1", "3")
    assert scene.defeated() == {"sam"}
    return scene


@rule("C-5.1", "C-4.5")
@pytest.mark.parametrize("target", ["shown", "turn"])
def test_who_was_revealed_stays_so_until_the_turn_ends(target):
    scene = frodo_is_shown_and_sam_falls(target=target)
    assert scene.asked == "sauron prompt-foe"
    assert scene.options() == {"fight frodo", "fight hidden"}
    assert scene.revealed() == {"frodo", "balrog"}
    scene.choose("fight hidden")
    assert scene.told("battle")[-1]["defender"] == "merry"


def test_by_an_older_edition_all_hide_after_each_battle():
    drawn = set()
    for draw in range(20):
        scene = Scene(CROWD, turn="sauron", hide="battle")
        scene.choose("balrog shire")
        scene.choose("fight sam")
        scene.choose("show frodo")
        scene.position.skip_draws(draw)
        scene.cards("1", "3")
        drawn.add(scene.told("battle")[-1]["defender"])
        assert scene.revealed() in ({"balrog", "frodo"}, {"balrog", "merry"})
    assert drawn == {"frodo", "merry"}, "nobody can be named any more"


def test_who_was_revealed_in_the_turn_may_be_named_if_the_players_agree():
    scene = frodo_is_shown_and_sam_falls(hide="battle", target="turn")
    assert scene.options() == {"fight frodo", "fight hidden"}
    assert scene.revealed() == set()
    scene.choose("fight frodo")
    assert scene.told("battle")[-1]["defender"] == "frodo"


def test_who_was_revealed_in_an_earlier_turn_may_not_be_named():
    scene = Scene(
        "gimli@eregion merry@eregion sam@shire frodo@shire / balrog@caradhras warg@misty-mountains",
        turn="sauron",
        target="turn",
        hide="battle",
    )
    scene.choose("balrog eregion", draws="gimli")
    scene.cards("2", "retreat")
    scene.choose("retreat rhudaur")
    scene.choose("sam cardolan")
    scene.choose("warg eregion")
    assert scene.asked == "both prompt-card", "chance has chosen one of the two"


def test_a_single_defender_leaves_no_choice():
    scene = Scene(
        "frodo@shire sam@shire! / balrog@arthedain orcs@mordor",
        turn="sauron",
        hide="battle",
        target="turn",
    )
    scene.choose("balrog shire")
    scene.choose("fight sam")
    scene.choose("show frodo")
    scene.cards("1", "3")
    assert scene.told("battle")[-1]["defender"] == "frodo"
    assert scene.asked == "both prompt-card"


@pytest.mark.parametrize(("hide", "revealed"), [("turn", True), ("battle", False)])
def test_who_has_left_the_battle_hides_with_the_battle_or_with_the_turn(hide, revealed):
    scene = Scene(
        "frodo@eregion merry@eregion gimli@shire / cave-troll@caradhras orcs@mordor",
        turn="sauron",
        hide=hide,
        specials="palantir",
    )
    scene.choose("palantir eregion")
    scene.choose("cave-troll eregion")
    scene.choose("fight frodo")
    scene.choose("retreat rhudaur")
    assert scene.told("battle")[-1]["defender"] == "merry"
    assert ("frodo" in scene.revealed()) == revealed


@pytest.mark.parametrize("hide", ["turn", "battle"])
def test_who_is_revealed_for_good_never_hides(hide):
    scene = Scene(
        "frodo*@shire theoden@rhudaur! elrond@rhudaur / watcher@high-pass gollum@mordor",
        turn="sauron",
        hide=hide,
        format="variant",
    )
    scene.choose("watcher rhudaur")
    scene.choose("fight hidden")
    scene.cards("1", "1")
    assert scene.defeated() == {"elrond"}
    assert scene.revealed() == {"theoden", "watcher"}


# --- saruman_holds


@rule("C-8.54")
@pytest.mark.parametrize(("holds", "asked"), [(True, "sauron"), (False, "fellowship")])
@pytest.mark.parametrize(
    ("board", "turn", "code"),
    [
        ("frodo@eregion merry@shire / saruman@caradhras", "sauron", "saruman eregion"),
        ("pippin@rhudaur frodo@shire / saruman@high-pass", "fellowship", "pippin high-pass"),
        ("faramir@fangorn frodo@shire / saruman@gondor", "fellowship", "faramir gondor"),
    ],
)
def test_whether_saruman_forbids_retreats_by_ability(board, turn, code, holds, asked):
    scene = Scene(f"{board} orcs@mordor", turn=turn, saruman_holds=holds, format="draft")
    scene.choose(code)
    expected = {
        "sauron": "sauron prompt-no-cards-saruman",
        "fellowship": "fellowship prompt-retreat",
    }
    assert scene.asked == expected[asked]


@pytest.mark.parametrize(("holds", "asked"), [(True, "sauron"), (False, "fellowship")])
def test_whether_saruman_holds_whom_gwaihir_would_carry(holds, asked):
    scene = Scene(
        "gimli@eregion frodo@shire / saruman@caradhras orcs@mordor",
        turn="sauron",
        saruman_holds=holds,
        specials="gwaihir",
    )
    scene.choose("saruman eregion")
    scene.choose("gwaihir")
    assert scene.asked.startswith(asked)


@pytest.mark.parametrize("holds", [True, False])
def test_saruman_may_forbid_the_cards_in_any_case(holds):
    scene = Scene(
        "frodo@eregion merry@shire / saruman@caradhras orcs@mordor",
        turn="sauron",
        saruman_holds=holds,
    )
    scene.choose("saruman eregion")
    if not holds:
        scene.choose("stay")
    scene.choose("no cards")
    assert scene.totals() == (1, 4)


# --- upstream


def ways_out(scene: Scene) -> set[str]:
    """Where the one who is asked may retreat to; where he went if there was only one way."""
    ways = {code.split()[1] for code in scene.options() if code.startswith("retreat ")}
    return ways or {str(told["to"]) for told in scene.told("retreated")}


DOWNSTREAM = {"mirkwood": {"fangorn"}, "fangorn": {"rohan"}, "rohan": set()}
UPSTREAM = {"mirkwood": set(), "fangorn": {"mirkwood"}, "rohan": {"fangorn"}}


@rule("C-3.22")
@pytest.mark.parametrize("upstream", ["both", "fellowship", "nobody"])
@pytest.mark.parametrize("field", ["mirkwood", "fangorn", "rohan"])
def test_whether_the_fellowship_retreats_upstream(field, upstream):
    open_ways = DOWNSTREAM[field] | (set() if upstream == "nobody" else UPSTREAM[field])
    origin = "gondor" if field == "rohan" else "dagorlad"
    scene = Scene(
        f"frodo@{field} merry@shire / balrog@{origin} orcs@mordor", turn="sauron", upstream=upstream
    )
    scene.choose(f"balrog {field}")
    assert ways_out(scene) == open_ways

    back = {"mirkwood": "high-pass", "fangorn": "misty-mountains", "rohan": "caradhras"}[field]
    scene = Scene(
        f"faramir@{back} frodo@shire / balrog@{field} orcs@mordor",
        upstream=upstream,
        format="draft",
    )
    scene.choose(f"faramir {field}")
    assert ways_out(scene) == open_ways


@pytest.mark.parametrize("upstream", ["both", "fellowship", "nobody"])
@pytest.mark.parametrize("field", ["mirkwood", "fangorn", "rohan"])
def test_whether_gwaihir_carries_upstream(field, upstream):
    open_ways = DOWNSTREAM[field] | (set() if upstream == "nobody" else UPSTREAM[field])
    behind = {
        "mirkwood": {"high-pass", "misty-mountains"},
        "fangorn": {"misty-mountains", "caradhras"},
        "rohan": {"caradhras", "gap-of-rohan"},
    }[field]
    origin = "gondor" if field == "rohan" else "dagorlad"
    scene = Scene(
        f"gimli@{field} frodo@shire / balrog@{origin} orcs@mordor",
        turn="sauron",
        upstream=upstream,
        specials="gwaihir",
    )
    scene.choose(f"balrog {field}")
    scene.choose("gwaihir")
    assert ways_out(scene) == open_ways | behind


@rule("C-3.22", "C-7.21")
@pytest.mark.parametrize("upstream", ["both", "fellowship", "nobody"])
@pytest.mark.parametrize("field", ["mirkwood", "fangorn", "rohan"])
def test_whether_sauron_retreats_upstream(field, upstream):
    open_ways = DOWNSTREAM[field] | (UPSTREAM[field] if upstream == "both" else set())
    origin = "gondor" if field == "rohan" else "dagorlad"
    scene = Scene(
        f"gimli@{field} frodo@shire / balrog@{origin} orcs@mordor", turn="sauron", upstream=upstream
    )
    scene.choose(f"balrog {field}")
    scene.cards("1", "retreat")
    assert ways_out(scene) == open_ways
    if not open_ways:
        assert scene.defeated() == {"gimli"}, "the battle goes on"


@pytest.mark.parametrize("upstream", ["both", "fellowship", "nobody"])
def test_the_retreat_of_the_fellowships_card_never_leads_upstream(upstream):
    scene = Scene(
        "gimli@fangorn frodo@shire / balrog@dagorlad orcs@mordor", turn="sauron", upstream=upstream
    )
    scene.choose("balrog fangorn")
    scene.cards("retreat", "1")
    assert ways_out(scene) == {"misty-mountains", "caradhras"}


@pytest.mark.parametrize("upstream", ["both", "nobody"])
def test_moves_and_swaps_upstream_are_no_retreats(upstream):
    scene = Scene("aragorn@fangorn frodo@shire / orcs@mirkwood", upstream=upstream)
    assert "mirkwood" in scene.moves("aragorn")
    scene = Scene(
        "merry@mirkwood frodo@shire / witch-king@fangorn", turn="sauron", upstream=upstream
    )
    assert "mirkwood" in scene.moves("witch-king")
    scene = Scene(
        "smeagol@fangorn elrond@mirkwood frodo*@shire / uruk-hai@dagorlad",
        turn="sauron",
        format="variant",
        upstream=upstream,
    )
    scene.choose("uruk-hai fangorn")
    assert "swap elrond" in scene.options()


# --- uruk_hai


@pytest.mark.parametrize(("uruk_hai", "named"), [("hidden", False), ("shown", True)])
def test_whether_a_long_march_reveals_the_uruk_hai(uruk_hai, named):
    scene = Scene(
        "frodo*@shire / uruk-hai@gondor gollum@mordor",
        turn="sauron",
        format="variant",
        uruk_hai=uruk_hai,
    )
    scene.choose("uruk-hai enedwaith")
    assert scene.at("uruk-hai") == "enedwaith"
    for viewer in (0, SPECTATOR):
        told = heard(scene, viewer, "moved")[0]
        assert ("character" in told) == named
        assert told["to"] == "enedwaith"
    assert scene.revealed() == set(), "they hide again at the end of the turn"
    # Whoever thinks about it knows them anyway.
    assert scene.seen(0, "sauron", "enedwaith").maybe == ["uruk-hai"]


def test_a_normal_step_never_reveals_the_uruk_hai():
    scene = Scene(
        "frodo*@shire / uruk-hai@gondor gollum@mordor",
        turn="sauron",
        format="variant",
        uruk_hai="shown",
    )
    scene.choose("uruk-hai rohan")
    assert "character" not in heard(scene, 0, "moved")[0]
    assert set(scene.seen(0, "sauron", "rohan").maybe) == {"uruk-hai", "gollum"}


# --- king_names


@pytest.mark.parametrize(("king_names", "watcher"), [("any", True), ("movable", False)])
def test_whether_the_king_may_name_a_revealed_watcher(king_names, watcher):
    scene = Scene(
        "aragorn*@shire frodo*@shire / watcher@fangorn! gollum@fangorn uruk-hai@mordor",
        format="variant",
        specials="king-revealed",
        king_names=king_names,
    )
    named = {code for code in scene.options() if code.startswith("king ")}
    assert named == {"king fangorn", "king mordor"} | ({"king watcher"} if watcher else set())


@pytest.mark.parametrize("king_names", ["any", "movable"])
def test_the_king_may_name_a_hidden_character_that_cannot_move(king_names):
    scene = Scene(
        "aragorn@cardolan frodo@shire / orcs@rohan saruman@caradhras warg@gap-of-rohan",
        specials="king-revealed",
        king_names=king_names,
    )
    assert "king rohan" in scene.options()
