"""Battles: who fights, in which order things happen, how it ends (sections 4 and 13)."""

from collections import Counter

import pytest

from mathom.games.confrontation.data import EYE, MAGIC, NOBLE_SACRIFICE, RETREAT
from tests.confrontation.scene import Scene
from tests.marks import rule


def defenders(scene: Scene) -> list[str]:
    """Whom the battles so far were fought with."""
    return [battle["defender"] for battle in scene.told("battle")]


def lots(scene: Scene, code: str, draws: int = 200) -> Counter[str]:
    """How often chance brings whom to battle."""
    drawn = Counter[str]()
    for draw in range(draws):
        fork = scene.fork()
        fork.position.skip_draws(draw)
        fork.choose(code)
        drawn[defenders(fork)[len(defenders(scene))]] += 1
    return drawn


# --- The choice of the defender


@rule("C-4.1", "C-4.2")
def test_who_enters_is_the_attacker():
    scene = Scene("gimli@rhudaur frodo@shire / warg@high-pass")
    scene.choose("gimli high-pass")
    assert scene.told("battle") == [
        {"region": "high-pass", "side": "fellowship", "attacker": "gimli", "defender": "warg"}
    ]
    scene = Scene("gimli@rhudaur frodo@shire / warg@high-pass", turn="sauron")
    scene.choose("warg rhudaur")
    assert scene.told("battle") == [
        {"region": "rhudaur", "side": "sauron", "attacker": "warg", "defender": "gimli"}
    ]


@rule("C-4.1")
def test_there_is_no_battle_without_an_enemy():
    scene = Scene("gimli@rhudaur merry@high-pass frodo@shire / warg@mordor")
    scene.choose("gimli misty-mountains")
    assert scene.told("battle") == []
    assert scene.turn == "sauron"


@rule("C-4.3")
def test_chance_takes_one_of_several_hidden_defenders():
    scene = Scene(
        "merry@shire gimli@shire pippin@shire sam@shire frodo@eregion / warg@arthedain",
        turn="sauron",
    )
    drawn = lots(scene, "warg shire", 400)
    assert set(drawn) == {"merry", "gimli", "pippin", "sam"}
    assert all(65 < times < 135 for times in drawn.values())


@rule("C-4.3")
def test_chance_takes_one_of_saurons_hidden_defenders():
    scene = Scene("gandalf@mirkwood frodo@shire / warg@dagorlad shelob@dagorlad")
    drawn = lots(scene, "gandalf dagorlad")
    assert set(drawn) == {"warg", "shelob"}
    assert all(70 < times < 130 for times in drawn.values())


def merry_wins_beside_gimli() -> Scene:
    """Merry has been seen in Rhudaur, and is hidden again there; it is the Fellowship's turn."""
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire sam@shire / warg@high-pass shelob@mirkwood",
        turn="sauron",
    )
    scene.choose("warg rhudaur", draws="merry")
    scene.cards("5", "1")
    assert scene.defeated() == {"warg"}
    return scene


@rule("C-4.4", "C-4.5")
def test_who_was_seen_in_an_earlier_turn_is_shuffled_among_the_others():
    scene = merry_wins_beside_gimli()
    scene.choose("sam cardolan")
    scene.choose("shelob high-pass")
    scene.choose("sam enedwaith")
    drawn = lots(scene, "shelob rhudaur")
    assert set(drawn) == {"merry", "gimli"}
    assert all(70 < times < 130 for times in drawn.values())


@rule("C-4.5")
@pytest.mark.parametrize("choice", ["fight merry", "fight hidden"])
def test_the_attacker_names_a_revealed_defender_or_draws_among_the_hidden(choice):
    scene = Scene(
        "merry@shire! gimli@shire pippin@shire frodo@eregion / warg@arthedain", turn="sauron"
    )
    scene.choose("warg shire")
    assert scene.options() == {"fight merry", "fight hidden"}
    drawn = lots(scene, choice)
    if choice == "fight merry":
        assert set(drawn) == {"merry"}
    else:
        assert set(drawn) == {"gimli", "pippin"}
        assert all(70 < times < 130 for times in drawn.values())


@rule("C-4.5")
def test_several_revealed_defenders_are_named_one_by_one():
    scene = Scene("merry@rhudaur! gimli@rhudaur! frodo@shire / warg@high-pass", turn="sauron")
    scene.choose("warg rhudaur")
    assert scene.options() == {"fight merry", "fight gimli"}
    scene.choose("fight gimli")
    assert defenders(scene) == ["gimli"]


@rule("C-4.5")
def test_a_single_revealed_defender_needs_no_choice():
    scene = Scene("merry@rhudaur! frodo@shire / warg@high-pass", turn="sauron")
    scene.choose("warg rhudaur")
    assert scene.asked == "both prompt-card"


@rule("C-4.5")
def test_who_was_revealed_in_an_earlier_battle_of_the_turn_may_be_named():
    scene = Scene(
        "sam@shire frodo@shire merry@shire gimli@eregion / balrog@arthedain warg@mordor",
        turn="sauron",
    )
    scene.choose("balrog shire", draws="sam")
    scene.choose("show frodo")
    scene.cards("1", "6")
    assert scene.defeated() == {"sam"}
    assert scene.asked == "sauron prompt-foe"
    assert scene.options() == {"fight frodo", "fight hidden"}


@rule("C-4.5")
def test_the_fellowship_names_a_revealed_watcher():
    scene = Scene(
        "gandalf*@mirkwood frodo*@shire / watcher@dagorlad! gollum@dagorlad", format="variant"
    )
    scene.choose("gandalf dagorlad")
    assert scene.asked == "fellowship prompt-foe"
    assert scene.options() == {"fight watcher", "fight hidden"}


# --- The order of things


@rule("C-4.6", "C-4.7", "C-13.11")
def test_the_stages_of_a_battle():
    scene = Scene("frodo@eregion sam@shire / saruman@caradhras", turn="sauron", saruman_holds=False)
    assert scene.revealed() == set()
    scene.choose("saruman eregion")
    stages = []

    def note_stage() -> None:
        battle = scene.view(1).battle
        stages.append((scene.asked, None if battle is None else battle.stage))

    assert scene.revealed() == {"frodo", "saruman"}
    note_stage()
    scene.choose("stay")
    note_stage()
    scene.choose("cards")
    note_stage()
    assert scene.told("compared") == []
    scene.cards("1", "1")
    assert stages == [
        ("fellowship prompt-retreat", "abilities"),
        ("sauron prompt-no-cards-saruman", "abilities"),
        ("both prompt-card", "cards"),
    ]
    assert [event.kind for event in scene.story if event.kind in ("battle", "compared")] == [
        "battle",
        "compared",
    ]


@rule("C-4.7")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_both_players_see_both_fighters(turn):
    scene = Scene("merry@rhudaur frodo@shire / warg@high-pass", turn=turn)
    field = "high-pass" if turn == "fellowship" else "rhudaur"
    scene.choose(f"{'merry' if turn == 'fellowship' else 'warg'} {field}")
    for viewer in (0, 1):
        for side, name in (("fellowship", "merry"), ("sauron", "warg")):
            (piece,) = scene.seen(viewer, side, field).known
            assert (piece.name, piece.shown) == (name, True)


@rule("C-4.8", "C-4.9", "C-13.11")
def test_the_fellowships_ability_comes_before_saurons():
    scene = Scene(
        "aragorn*@eregion frodo@shire / saruman@caradhras warg@mordor",
        turn="sauron",
        format="draft",
    )
    scene.choose("saruman eregion")
    assert scene.asked == "fellowship prompt-no-cards-aragorn"
    scene.choose("cards")
    assert scene.asked == "sauron prompt-no-cards-saruman"


@rule("C-4.8", "C-4.20")
@pytest.mark.parametrize(
    ("hero", "enemy"), [("gimli", "orcs"), ("boromir", "orcs"), ("boromir", "saruman")]
)
def test_who_is_defeated_by_the_fellowships_ability_has_none(hero, enemy):
    scene = Scene(f"{hero}@rhudaur frodo@shire / {enemy}@high-pass warg@mordor", turn="sauron")
    scene.choose(f"{enemy} rhudaur")
    assert scene.at(enemy) is None
    assert scene.turn == "fellowship"


@rule("C-4.10", "C-8.62")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
@pytest.mark.parametrize("hero", ["merry", "gimli", "legolas", "boromir", "pippin", "gandalf"])
def test_the_warg_takes_every_ability_away(hero, turn):
    scene = Scene(f"{hero}@rhudaur frodo@shire / warg@high-pass", turn=turn)
    scene.choose(f"{hero} high-pass" if turn == "fellowship" else "warg rhudaur")
    assert scene.asked == "both prompt-card"


@rule("C-4.10")
@pytest.mark.parametrize("enemy", ["balrog", "black-rider", "cave-troll"])
def test_nobody_else_takes_abilities_away(enemy):
    scene = Scene(f"boromir@rhudaur frodo@shire / {enemy}@high-pass warg@mordor")
    scene.choose("boromir high-pass")
    assert scene.defeated() == {"boromir", enemy}


@rule("C-4.11")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
@pytest.mark.parametrize("enemy", ["black-rider", "flying-nazgul", "balrog", "witch-king"])
def test_abilities_of_movement_do_nothing_in_battle(enemy, turn):
    scene = Scene(f"aragorn@rhudaur frodo@shire / {enemy}@high-pass", turn=turn)
    scene.choose("aragorn high-pass" if turn == "fellowship" else f"{enemy} rhudaur")
    assert scene.asked == "both prompt-card"
    assert scene.defeated() == set()


# --- Retreats by an ability


@rule("C-4.12", "C-4.18")
def test_frodo_retreats_before_the_orcs_act():
    scene = Scene("frodo@eregion sam@shire / orcs@caradhras", turn="sauron")
    scene.choose("orcs eregion")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("retreat rhudaur")
    assert scene.defeated() == set()
    assert (scene.at("frodo"), scene.at("orcs")) == ("rhudaur", "eregion")


@rule("C-4.18")
def test_a_retreat_leaves_saurons_character_no_ability():
    scene = Scene("faramir@fangorn frodo*@shire / gollum@dagorlad watcher@mordor", format="variant")
    scene.choose("faramir dagorlad")
    scene.choose("retreat gondor")
    assert scene.turn == "sauron", "Gollum is not asked"
    assert (scene.at("faramir"), scene.at("gollum")) == ("gondor", "dagorlad")


@rule("C-4.9")
def test_who_stays_leaves_saurons_character_its_ability():
    scene = Scene("faramir@fangorn frodo*@shire / gollum@dagorlad watcher@mordor", format="variant")
    scene.choose("faramir dagorlad")
    scene.choose("stay")
    assert scene.asked == "sauron prompt-gollum"


@rule("C-4.13")
@pytest.mark.parametrize(
    ("board", "turn", "code"),
    [
        ("frodo@eregion sam@shire / warg@caradhras", "sauron", "warg eregion"),
        ("pippin@eregion frodo@shire / warg@caradhras", "fellowship", "pippin caradhras"),
        ("faramir@fangorn frodo@shire / warg@dagorlad", "fellowship", "faramir dagorlad"),
    ],
)
def test_nobody_retreats_from_the_warg_by_an_ability(board, turn, code):
    scene = Scene(board, turn=turn, format="draft")
    scene.choose(code)
    assert scene.asked == "both prompt-card"


@rule("C-4.14")
def test_nobody_retreats_to_an_enemy():
    board = "frodo@eregion sam@shire / balrog@caradhras warg@rhudaur"
    scene = Scene(board, turn="sauron")
    scene.choose("balrog eregion")
    assert scene.options() == {"retreat enedwaith", "stay"}


@rule("C-4.15")
def test_nobody_retreats_to_a_full_mountain():
    scene = Scene(
        "gimli@fangorn merry@caradhras frodo@shire / balrog@dagorlad",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog fangorn")
    scene.choose("gwaihir")
    retreats = {"retreat misty-mountains", "retreat mirkwood", "retreat rohan"}
    assert scene.options() == retreats | {"stay"}


@rule("C-4.17")
def test_backward_is_measured_from_the_battle_not_from_where_one_came():
    scene = Scene("pippin@mirkwood frodo@shire / balrog@fangorn")
    scene.choose("pippin fangorn")
    assert scene.options() == {"retreat misty-mountains", "retreat caradhras", "stay"}


@rule("C-4.17")
def test_the_attacker_has_left_room_where_it_came_from():
    scene = Scene("pippin@rhudaur merry@rhudaur frodo@shire / balrog@misty-mountains")
    scene.choose("pippin misty-mountains")
    assert scene.options() == {"retreat rhudaur", "retreat eregion", "stay"}


@rule("C-4.17")
def test_a_defender_may_go_where_the_attacker_came_from():
    scene = Scene("frodo@eregion sam@shire / witch-king@enedwaith", turn="sauron")
    scene.choose("witch-king eregion")
    scene.choose("retreat enedwaith")
    assert (scene.at("frodo"), scene.at("witch-king")) == ("enedwaith", "eregion")


@rule("C-4.19", "C-13.9")
def test_a_retreat_ends_the_battle_without_cards_and_without_a_defeat():
    scene = Scene("frodo@eregion sam@shire / shelob@caradhras warg@mordor", turn="sauron")
    scene.choose("shelob eregion")
    scene.choose("retreat rhudaur")
    assert scene.defeated() == set()
    assert scene.told("card-shown") == []
    assert scene.at("shelob") == "eregion", "she has defeated nobody and stays"
    assert scene.winner is None
    assert scene.turn == "fellowship"


@rule("C-4.20")
@pytest.mark.parametrize(
    ("board", "turn", "code", "fallen"),
    [
        (
            "merry@rhudaur frodo@shire / witch-king@high-pass warg@mordor",
            "fellowship",
            "merry high-pass",
            {"witch-king"},
        ),
        ("pippin@rhudaur frodo@shire / orcs@high-pass", "sauron", "orcs rhudaur", {"pippin"}),
        (
            "boromir@rhudaur frodo@shire / balrog@high-pass warg@mordor",
            "fellowship",
            "boromir high-pass",
            {"boromir", "balrog"},
        ),
    ],
)
def test_a_defeat_by_an_ability_ends_the_battle_without_cards(board, turn, code, fallen):
    scene = Scene(board, turn=turn)
    scene.choose(code)
    assert scene.defeated() == fallen
    assert scene.told("card-shown") == []
    assert scene.told("compared") == []
    assert scene.turn != turn


@rule("C-4.20")
def test_what_saruman_forbids_is_forbidden_before_his_turn_comes():
    scene = Scene("pippin@rhudaur frodo@shire / saruman@high-pass")
    scene.choose("pippin high-pass")
    assert scene.asked == "sauron prompt-no-cards-saruman"


# --- Cards


@rule("C-4.21", "C-4.22")
def test_the_cards_are_chosen_in_secret_and_shown_together():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass")
    scene.choose("gimli high-pass")
    assert all(ask.secret for ask in scene.position.asks)
    ask = scene.position.ask(0)
    assert ask is not None
    option = ask.option("card 5")
    assert option is not None
    scene.position.answer(ask, option)
    assert scene.told("card-shown") == []
    battle = scene.view(1).battle
    assert battle is not None
    assert battle.fellowship is not None
    assert battle.fellowship.card is None
    assert len(scene.view(1).sides[0].hand) == 9
    scene.choose("card 2")
    assert scene.told("card-shown") == [
        {"side": "fellowship", "card": "card-5"},
        {"side": "sauron", "card": "card-2"},
    ]


@rule("C-4.21")
def test_only_cards_in_hand_can_be_chosen():
    scene = Scene(
        "gimli@rhudaur frodo@shire / balrog@high-pass", hands=("1 4 magic", "6 retreat magic")
    )
    scene.choose("gimli high-pass")
    ours, theirs = scene.position.asks
    assert {option.code for option in ours.options} == {"card 1", "card 4", "card magic"}
    assert {option.code for option in theirs.options} == {"card 6", "card retreat", "card magic"}


@rule("C-4.21")
def test_the_last_card_is_asked_for_as_well():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass", hands=("1", "2"))
    scene.choose("gimli high-pass")
    assert scene.asked == "both prompt-card"


@rule("C-4.23", "C-4.25")
def test_a_text_comes_before_a_strength():
    scene = Scene(
        "gandalf*@mirkwood frodo*@shire / gollum@gondor watcher@dagorlad", format="variant"
    )
    scene.choose("gandalf dagorlad")
    scene.cards("5", "retreat")
    assert scene.told("compared") == [], "the Watcher has gone before the 5 could count"
    assert scene.defeated() == set()
    assert (scene.at("watcher"), scene.at("gandalf")) == ("gondor", "dagorlad")


@rule("C-4.23", "C-4.26")
def test_a_defeat_by_a_text_ends_the_battle():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass warg@mordor")
    scene.choose("gimli high-pass")
    scene.cards("noble-sacrifice", "6")
    assert scene.told("compared") == []
    assert scene.defeated() == {"gimli", "balrog"}


@rule("C-4.24", "C-4.25", "C-13.11")
def test_saurons_text_comes_first():
    scene = Scene("gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("gimli dagorlad")
    scene.cards("retreat", "retreat")
    assert (scene.at("balrog"), scene.at("gimli")) == ("gondor", "dagorlad")
    assert scene.turn == "sauron"


@rule("C-4.24", "C-4.26")
def test_the_fellowships_text_is_not_read_once_the_battle_is_over():
    scene = Scene(
        "gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor",
        hands=(
            "2 3 4 5 magic retreat elven-cloak noble-sacrifice",
            "2 3 4 5 6 magic retreat eye-of-sauron",
        ),
    )
    scene.choose("gimli dagorlad")
    scene.cards("magic", "retreat")
    assert scene.told("fetched") == []
    assert scene.defeated() == set()
    assert scene.pile("fellowship") == [1, MAGIC]


@rule("C-4.27")
@pytest.mark.parametrize(
    ("ours", "theirs", "piles"),
    [
        ("1", "eye-of-sauron", ([1], [EYE])),
        ("magic", "magic", ([MAGIC], [MAGIC])),
        ("noble-sacrifice", "retreat", ([NOBLE_SACRIFICE], [RETREAT])),
        ("noble-sacrifice", "3", ([NOBLE_SACRIFICE], [3])),
        ("retreat", "6", ([RETREAT], [6])),
        ("2", "1", ([2], [1])),
    ],
)
def test_both_cards_are_discarded_whatever_they_did(ours, theirs, piles):
    scene = Scene("gimli@mirkwood frodo@shire / balrog@dagorlad warg@mordor")
    scene.choose("gimli dagorlad")
    scene.cards(ours, theirs)
    if scene.asked.endswith("retreat-card"):
        scene.choose(sorted(scene.options())[0])
    assert (scene.pile("fellowship"), scene.pile("sauron")) == piles
    for viewer in (0, 1):
        fellowship, sauron = scene.view(viewer).sides
        assert (len(fellowship.discarded), len(sauron.discarded)) == (1, 1)


@rule("C-4.27")
def test_the_cards_of_the_last_battle_are_discarded_as_well():
    scene = Scene("frodo@rhudaur sam@shire / warg@high-pass", turn="sauron")
    scene.choose("warg rhudaur")
    scene.cards("1", "5")
    assert scene.over
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ([1], [5])


# --- The comparison


@rule("C-4.28", "C-4.29", "C-4.31")
@pytest.mark.parametrize(
    ("ours", "theirs", "compared", "fallen"),
    [
        ("5", "1", (8, 6), {"balrog"}),
        ("2", "1", (5, 6), {"gimli"}),
        ("elven-cloak", "eye-of-sauron", (3, 5), {"gimli"}),
        ("3", "eye-of-sauron", (6, 5), {"balrog"}),
    ],
)
def test_the_lower_total_is_defeated(ours, theirs, compared, fallen):
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass warg@mordor")
    scene.choose("gimli high-pass")
    scene.cards(ours, theirs)
    assert scene.totals() == compared
    assert scene.defeated() == fallen
    assert scene.turn == "sauron"


@rule("C-4.30")
@pytest.mark.parametrize("turn", ["fellowship", "sauron"])
def test_a_tie_defeats_attacker_and_defender(turn):
    scene = Scene("merry@rhudaur frodo@shire / orcs@high-pass warg@mordor", turn="fellowship")
    scene.choose("merry high-pass")
    scene.cards("3", "3")
    assert scene.defeated() == {"merry", "orcs"}
    scene = Scene("merry@rhudaur frodo@shire / shelob@high-pass warg@mordor", turn="sauron")
    scene.choose("shelob rhudaur")
    scene.cards("4", "1")
    assert scene.defeated() == {"merry", "shelob"}


@rule("C-4.32", "C-13.8")
def test_the_discards_are_open_to_all():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass")
    scene.choose("gimli high-pass")
    scene.cards("2", "eye-of-sauron")
    for viewer in (0, 1, -1):
        fellowship, sauron = scene.view(viewer).sides
        assert (fellowship.discarded, sauron.discarded) == (["2"], ["eye-of-sauron"])


# --- After the battle


@rule("C-4.33", "C-4.34")
def test_with_a_card_left_nobody_takes_any_back():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass", hands=("1 2", "3 4"))
    scene.choose("gimli high-pass")
    scene.cards("1", "3")
    assert (scene.hand("fellowship"), scene.hand("sauron")) == ([2], [4])


@rule("C-4.33", "C-4.34")
def test_the_hands_are_full_again_before_the_next_battle_of_the_turn():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / cave-troll@high-pass",
        turn="sauron",
        hands=("1", "2"),
    )
    scene.choose("cave-troll rhudaur")
    scene.cards("1", "2")
    assert scene.asked == "both prompt-card"
    assert [len(ask.options) for ask in scene.position.asks] == [9, 9]


@rule("C-4.33", "C-4.34", "C-7.7")
def test_after_the_hands_are_full_again_there_is_nothing_to_fetch():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / balrog@high-pass",
        turn="sauron",
        hands=("1", "2"),
    )
    scene.choose("balrog rhudaur", draws="merry")
    scene.cards("1", "2")
    scene.cards("magic", "magic")
    assert scene.told("fetched") == []
    assert scene.totals() == (3, 5)


@rule("C-4.34")
@pytest.mark.parametrize(
    ("ours", "theirs"), [("magic", "1"), ("1", "magic"), ("magic", "magic"), ("4", "5")]
)
def test_both_hands_are_always_equal(ours, theirs):
    scene = Scene(
        "gimli@rhudaur frodo@shire / balrog@high-pass",
        hands=("1 4 magic elven-cloak", "1 5 magic retreat"),
    )
    scene.choose("gimli high-pass")
    scene.cards(ours, theirs)
    while scene.asked.endswith("prompt-fetch"):
        scene.choose("fetch 2")
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (3, 3)
    assert (len(scene.pile("fellowship")), len(scene.pile("sauron"))) == (6, 6)


@rule("C-4.34", "C-7.6")
def test_magic_as_the_last_card_brings_all_nine_back():
    scene = Scene("gimli@rhudaur frodo@shire / balrog@high-pass", hands=("magic", "magic"))
    scene.choose("gimli high-pass")
    scene.cards("magic", "magic")
    scene.choose("fetch 6")
    scene.choose("fetch 5")
    assert scene.totals() == (8, 11)
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (9, 9)


@rule("C-4.35", "C-4.36")
def test_battles_go_on_until_one_side_is_left():
    scene = Scene(
        "merry@shire gimli@shire pippin@shire frodo@eregion / cave-troll@arthedain orcs@mordor",
        turn="sauron",
    )
    scene.choose("cave-troll shire")
    for card in ("1", "2", "3"):
        assert scene.turn == "sauron"
        scene.cards(card, card)
    assert scene.defeated() == {"merry", "gimli", "pippin"}
    assert sorted(defenders(scene)) == ["gimli", "merry", "pippin"]
    assert scene.at("cave-troll") == "shire"
    assert scene.turn == "fellowship"


@rule("C-4.35")
def test_the_fellowship_fights_on_as_well():
    scene = Scene("gandalf@mirkwood frodo@shire / warg@dagorlad orcs@dagorlad balrog@mordor")
    scene.choose("gandalf dagorlad", draws="warg")
    scene.cards("5", "1")
    assert scene.turn == "fellowship"
    assert scene.asked == "sauron prompt-card-first"
    assert defenders(scene) == ["warg", "orcs"]


@rule("C-4.36")
@pytest.mark.parametrize(("ours", "theirs"), [("5", "1"), ("4", "5")])
def test_the_series_stops_when_the_attacker_is_defeated(ours, theirs):
    scene = Scene(
        "aragorn@rhudaur gimli@rhudaur frodo@shire / black-rider@high-pass", turn="sauron"
    )
    scene.choose("black-rider rhudaur", draws="aragorn")
    scene.cards(ours, theirs)
    assert scene.at("black-rider") is None
    assert scene.at("gimli") == "rhudaur"
    assert defenders(scene) == ["aragorn"]


@rule("C-4.36")
def test_the_series_stops_when_the_attacker_retreats():
    scene = Scene("pippin@mirkwood frodo@shire / warg@dagorlad balrog@dagorlad")
    scene.choose("pippin dagorlad", draws="balrog")
    scene.choose("retreat fangorn")
    assert defenders(scene) == ["balrog"]
    assert scene.turn == "sauron"


@rule("C-4.36")
def test_an_attacker_may_win_and_then_retreat():
    scene = Scene("gimli@mirkwood frodo@shire / warg@dagorlad balrog@dagorlad")
    scene.choose("gimli dagorlad", draws="warg")
    scene.cards("5", "1")
    assert defenders(scene) == ["warg", "balrog"]
    scene.cards("retreat", "2")
    scene.choose("retreat fangorn")
    assert (scene.at("gimli"), scene.at("balrog")) == ("fangorn", "dagorlad")
    assert scene.defeated() == {"warg"}
    assert scene.turn == "sauron"


@rule("C-4.36", "C-8.39")
def test_the_series_stops_when_shelob_leaves():
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / shelob@high-pass", turn="sauron")
    scene.choose("shelob rhudaur", draws="merry")
    scene.cards("1", "1")
    assert (scene.at("merry"), scene.at("gimli")) == (None, "rhudaur")
    assert scene.at("shelob") == "gondor"
    assert scene.turn == "fellowship"


@rule("C-4.35")
def test_a_defender_who_retreats_leaves_the_battle_to_the_other():
    scene = Scene("frodo@eregion gimli@eregion sam@shire / balrog@caradhras", turn="sauron")
    scene.choose("balrog eregion", draws="frodo")
    scene.choose("pass")
    scene.choose("retreat rhudaur")
    assert defenders(scene) == ["frodo", "gimli"]
    assert scene.asked == "both prompt-card"


@rule("C-4.36")
def test_each_battle_of_a_series_begins_afresh():
    scene = Scene(
        "boromir@rhudaur merry@rhudaur frodo@shire / balrog@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("balrog rhudaur", draws="merry")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry", "boromir", "balrog"}, "Boromir's ability came in turn"


@rule("C-4.36")
def test_a_cloak_or_an_eye_does_not_outlast_its_battle():
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / balrog@high-pass", turn="sauron")
    scene.choose("balrog rhudaur", draws="merry")
    scene.cards("elven-cloak", "6")
    assert scene.totals() == (2, 5)
    scene.cards("1", "5")
    assert scene.totals() == (4, 10)
    scene = Scene("merry@rhudaur gimli@rhudaur frodo@shire / balrog@high-pass", turn="sauron")
    scene.choose("balrog rhudaur", draws="merry")
    scene.cards("elven-cloak", "eye-of-sauron")
    scene.cards("noble-sacrifice", "5")
    assert scene.defeated() == {"merry", "gimli", "balrog"}


# --- Clarifications


@rule("C-13.9")
def test_who_retreats_by_a_card_is_not_defeated():
    scene = Scene("gimli@rhudaur frodo@shire / shelob@high-pass warg@mordor", turn="sauron")
    scene.choose("shelob rhudaur")
    scene.cards("retreat", "6")
    assert scene.defeated() == set()
    assert scene.at("gimli") == "arthedain"
    assert scene.at("shelob") == "rhudaur"


@rule("C-13.10")
@pytest.mark.parametrize(
    ("others", "empty"),
    [
        ("frodo*@shire / watcher@mordor", True),
        ("frodo*@shire / watcher@eregion", False),
        ("frodo*@shire sam*@eregion / watcher@mordor", False),
    ],
)
def test_an_empty_region_holds_nobody_of_either_side(others, empty):
    scene = Scene(f"{others} uruk-hai@fangorn gollum@rohan", turn="sauron", format="variant")
    assert ("eregion" in scene.moves("uruk-hai")) == empty


@rule("C-13.10")
@pytest.mark.parametrize(
    ("others", "escapes"),
    [
        ("frodo*@shire / watcher@fangorn", {"escape mordor", "fall"}),
        ("frodo*@shire sam*@mordor / watcher@fangorn", None),
        ("frodo*@shire / watcher@mordor", None),
    ],
)
def test_wormtongue_escapes_to_an_empty_region_only(others, escapes):
    scene = Scene(f"theoden@rohan {others} wormtongue@gondor", format="variant")
    scene.choose("theoden gondor")
    scene.cards("1", "1")
    if escapes is None:
        assert scene.at("wormtongue") is None
    else:
        assert scene.options() == escapes
