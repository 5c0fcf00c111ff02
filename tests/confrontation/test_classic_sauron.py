"""The nine ring-side characters of Sauron (C-8.33 to C-8.64)."""

import pytest

from mathom.core.event import SPECTATOR
from mathom.games.confrontation.data import CARD_NUMBERS
from tests.confrontation.scene import Scene, duel
from tests.marks import rule

RING_SIDE = (
    "frodo",
    "sam",
    "gimli",
    "pippin",
    "legolas",
    "merry",
    "gandalf",
    "aragorn",
    "boromir",
)
STAR_SIDE = (
    "frodo*",
    "sam*",
    "theoden",
    "smeagol",
    "elrond",
    "faramir",
    "gandalf*",
    "aragorn*",
    "treebeard",
)
FELLOWS = RING_SIDE + STAR_SIDE
"""All of the Fellowship's characters, those of a draft as well."""


# --- Strengths


@rule("C-8.33")
@pytest.mark.parametrize(
    ("character", "ours", "theirs"),
    [
        # Aragorn has 4; these cards make a tie.
        ("balrog", "2", "1"),
        ("shelob", "2", "1"),
        ("witch-king", "2", "1"),
        ("flying-nazgul", "1", "2"),
        ("black-rider", "1", "2"),
        ("saruman", "1", "1"),
        ("orcs", "1", "3"),
        ("warg", "1", "3"),
        ("cave-troll", "5", "1"),
    ],
)
def test_the_printed_strength_decides(character, ours, theirs):
    scene = duel("aragorn", character, "fellowship")
    if character == "saruman":
        scene.choose("cards")
    scene.cards(ours, theirs)
    assert scene.defeated() == {"aragorn", character}


# --- The Balrog


def through_moria(traveller: str, servants: str, friends: str = "", **settings: object) -> Scene:
    others = "gimli@shire" if traveller.startswith("frodo") else "frodo@shire"
    scene = Scene(f"{traveller}@eregion {others} {friends} / {servants}", **settings)
    scene.choose(f"{traveller.rstrip('*')} fangorn")
    return scene


@rule("C-8.34", "C-8.36", "C-8.37", "C-8.38")
@pytest.mark.parametrize("traveller", [name for name in FELLOWS if not name.startswith("frodo")])
def test_the_balrog_may_defeat_whoever_travels_through_moria(traveller):
    scene = through_moria(traveller, "balrog@caradhras warg@fangorn")
    assert scene.asked == "sauron prompt-balrog"
    assert scene.options() == {"balrog", "pass"}
    assert scene.revealed() == set()
    scene.choose("balrog")
    assert scene.defeated() == {traveller.rstrip("*")}
    assert scene.at("balrog") == "caradhras"
    assert scene.at("warg") == "fangorn"
    assert scene.told("battle") == []
    assert all(told["character"] != "warg" for told in scene.told("defeated"))
    assert scene.cards_used == 0
    assert scene.turn == "sauron"
    assert scene.revealed() == set()


@rule("C-8.34")
def test_the_balrog_may_let_the_traveller_pass():
    empty = through_moria("merry", "balrog@caradhras warg@mordor")
    empty.choose("pass")
    assert empty.at("merry") == "fangorn"
    assert empty.turn == "sauron"
    battle = through_moria("merry", "balrog@caradhras warg@fangorn")
    battle.choose("pass")
    assert battle.revealed() == {"merry", "warg"}
    assert battle.asked == "both prompt-card"


@rule("C-8.35", "C-6.3")
def test_the_balrog_defeats_frodo_too():
    scene = through_moria("frodo", "balrog@caradhras warg@mordor")
    scene.choose("balrog")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-8.35", "C-9.5")
def test_the_other_frodo_leaves_the_ring_to_sam_when_the_balrog_strikes():
    scene = through_moria("frodo*", "balrog@caradhras warg@mordor", "sam@shire")
    scene.choose("balrog")
    assert scene.winner is None
    assert scene.view(1).sides[0].ring_bearer == "sam"
    alone = through_moria("frodo*", "balrog@caradhras warg@mordor")
    alone.choose("balrog")
    assert alone.winner == "sauron"


@rule("C-8.37")
def test_boromir_does_not_take_the_balrog_with_him():
    scene = through_moria("boromir", "balrog@caradhras warg@mordor")
    scene.choose("balrog")
    assert scene.defeated() == {"boromir"}
    assert scene.at("balrog") == "caradhras"


@rule("C-8.34", "C-12.25")
def test_neither_gwaihir_nor_an_ability_helps_in_moria():
    scene = through_moria("pippin", "balrog@caradhras warg@fangorn", specials="gwaihir")
    scene.choose("balrog")
    assert scene.defeated() == {"pippin"}
    assert scene.view(0).sides[0].specials == ["gwaihir"]


@rule("C-8.34", "C-12.13")
def test_the_balrog_strikes_a_rider_too():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@mordor", specials="shadowfax")
    scene.choose("shadowfax merry fangorn")
    assert scene.asked == "sauron prompt-balrog"
    scene.choose("balrog")
    assert scene.defeated() == {"merry"}
    assert scene.turn == "sauron"


@rule("C-8.34")
@pytest.mark.parametrize(
    ("pieces", "move"),
    [
        ("merry@mirkwood frodo@shire / balrog@caradhras warg@mordor", "merry fangorn"),
        ("merry@misty-mountains frodo@shire / balrog@caradhras warg@mordor", "merry fangorn"),
        ("merry@eregion frodo@shire / balrog@caradhras warg@mordor", "merry misty-mountains"),
        ("merry@fangorn frodo@shire / balrog@caradhras warg@mordor", "merry rohan"),
        # Treebeard's jump is no walk through Moria.
        ("treebeard@eregion frodo@shire / balrog@caradhras warg@fangorn", "treebeard fangorn jump"),
        # The Balrog must stand in Caradhras.
        ("merry@eregion frodo@shire / balrog@misty-mountains warg@mordor", "merry fangorn"),
        ("merry@eregion frodo@shire / balrog@rohan warg@mordor", "merry fangorn"),
        # He has fallen, or his tile shows the other side.
        ("merry@eregion frodo@shire / orcs@caradhras warg@mordor", "merry fangorn"),
        ("merry@eregion frodo@shire / uruk-hai@caradhras warg@mordor", "merry fangorn"),
    ],
)
def test_the_balrog_strikes_nowhere_but_in_moria(pieces, move):
    scene = Scene(pieces)
    scene.choose(move)
    assert scene.asked != "sauron prompt-balrog"


@rule("C-8.34")
def test_treebeard_who_walks_through_moria_is_struck():
    scene = Scene("treebeard@eregion frodo@shire / balrog@caradhras warg@fangorn")
    scene.choose("treebeard fangorn")
    scene.choose("balrog")
    assert scene.defeated() == {"treebeard"}


@rule("C-8.34")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_the_balrog_has_no_ability_in_battle(attacker):
    scene = duel("aragorn", "balrog", attacker)
    assert scene.asked == "both prompt-card"
    scene.cards("3", "1")
    assert scene.defeated() == {"balrog"}


@rule("C-8.34")
def test_who_attacks_the_balrog_in_caradhras_fights_him():
    scene = Scene("boromir@eregion frodo@shire / balrog@caradhras warg@mordor")
    scene.choose("boromir caradhras")
    assert scene.defeated() == {"boromir", "balrog"}


@rule("C-8.34", "C-3.27", "C-8.47")
@pytest.mark.parametrize(
    "servants",
    [
        "balrog@caradhras warg@mordor",
        "balrog@caradhras! warg@mordor",
        "warg@caradhras balrog@mordor",
    ],
)
def test_the_nazgul_flies_over_moria_and_not_through_it(servants):
    scene = Scene(f"merry@fangorn frodo@shire / flying-nazgul@eregion {servants}", turn="sauron")
    scene.choose("flying-nazgul fangorn")
    assert scene.asked == "both prompt-card"
    assert scene.refusal("balrog") == ("reason-balrog-when", "C-8.34")
    for viewer in (0, SPECTATOR):
        heard = [event.seen_by(viewer) for event in scene.story]
        told = [message.id for message in heard if message is not None]
        assert told == ["event-turn", "event-moved-veiled", "event-battle"]
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert scene.at("flying-nazgul") == "fangorn"


# What must not be told


@rule("C-8.34", "C-2.14")
def test_the_question_for_the_balrog_does_not_tell_whether_he_is_there():
    here = through_moria("merry", "balrog@caradhras orcs@mordor", aid=False)
    away = through_moria("merry", "orcs@caradhras balrog@mordor", aid=False)
    for scene in (here, away):
        assert scene.asked == "sauron prompt-balrog"
    assert here.options() == {"balrog", "pass"}
    assert away.options() == {"pass"}
    assert here.witness(0) == away.witness(0)
    for scene in (here, away):
        scene.choose("pass")
        assert scene.at("merry") == "fangorn"
    # Whose turn it is now may be seen, but not what Sauron could do in it.
    assert here.witness(0) == away.witness(0)


@rule("C-8.34", "C-2.14")
def test_sauron_decides_without_knowing_who_travels():
    merry = Scene("merry@eregion frodo@shire / balrog@caradhras warg@mordor", aid=False)
    merry.choose("merry fangorn")
    frodo = Scene("frodo@eregion merry@shire / balrog@caradhras warg@mordor", aid=False)
    frodo.choose("frodo fangorn")
    assert merry.witness(1) == frodo.witness(1)


@rule("C-8.34")
@pytest.mark.parametrize(
    ("servants", "why"),
    [
        ("balrog@mordor! orcs@caradhras", "the Balrog lies open elsewhere"),
        ("balrog@mordor orcs@caradhras!", "who stands there lies open"),
        ("balrog@mordor orcs@mordor", "nobody stands there"),
        ("warg@mordor orcs@caradhras", "the Balrog has fallen"),
    ],
)
def test_nobody_asks_for_a_balrog_who_is_known_to_be_away(servants, why):
    assert through_moria("merry", servants).asked == "sauron prompt-move", why


@rule("C-8.34")
def test_a_balrog_who_lies_open_in_caradhras_may_strike():
    scene = through_moria("merry", "balrog@caradhras! orcs@mordor")
    assert scene.options() == {"balrog", "pass"}


# --- Shelob


@rule("C-8.39")
@pytest.mark.parametrize("gondor", ["", "warg@gondor"])
def test_shelob_attacking_goes_home_after_a_victory(gondor):
    scene = Scene(
        f"merry@gap-of-rohan frodo@shire / shelob@rohan orcs@mordor {gondor}", turn="sauron"
    )
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert scene.at("shelob") == "gondor"
    assert scene.turn == "fellowship"
    assert scene.revealed() == set()


@rule("C-8.39")
def test_shelob_defending_goes_home_after_a_victory():
    scene = Scene("merry@misty-mountains frodo@shire / shelob@fangorn! warg@fangorn orcs@mordor")
    scene.choose("merry fangorn")
    scene.choose("fight shelob")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert (scene.at("shelob"), scene.at("warg")) == ("gondor", "fangorn")


@rule("C-8.39")
def test_shelob_needs_no_path_home():
    scene = Scene("merry@shire frodo@rhudaur / shelob@arthedain warg@mordor", turn="sauron")
    scene.choose("shelob shire")
    scene.cards("1", "1")
    assert scene.at("shelob") == "gondor"


@rule("C-8.39", "C-4.36")
def test_shelob_leaves_the_other_defenders_alone():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / shelob@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("shelob rhudaur", draws="merry")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert (scene.at("gimli"), scene.at("shelob")) == ("rhudaur", "gondor")
    assert scene.cards_used == 1
    assert scene.turn == "fellowship"


@rule("C-8.39")
@pytest.mark.parametrize("cards", [("3", "2"), ("noble-sacrifice", "6")])
def test_shelob_who_falls_herself_does_not_go_home(cards):
    scene = duel("aragorn", "shelob", "sauron")
    scene.cards(*cards)
    assert scene.defeated() == {"aragorn", "shelob"}


@rule("C-8.39", "C-13.9")
def test_shelob_does_not_go_home_when_somebody_retreats():
    by_ability = duel("frodo", "shelob", "sauron")
    by_ability.choose("retreat rhudaur")
    assert by_ability.at("shelob") == "eregion"
    by_card = duel("merry", "shelob", "sauron")
    by_card.cards("retreat", "1")
    by_card.choose("retreat cardolan")
    assert by_card.at("shelob") == "eregion"


@rule("C-8.39")
def test_shelob_who_retreats_by_a_card_does_not_go_home():
    scene = duel("merry", "shelob", "sauron")
    scene.cards("1", "retreat")
    scene.choose("retreat rhudaur")
    assert scene.at("shelob") == "rhudaur"


@rule("C-8.40")
def test_shelob_stays_in_gondor_after_a_battle_there():
    attacking = Scene(
        "merry@gondor gimli@gondor frodo@shire / shelob@mordor warg@mordor", turn="sauron"
    )
    attacking.choose("shelob gondor", draws="merry")
    attacking.cards("1", "1")
    assert attacking.at("shelob") == "gondor"
    assert attacking.revealed() == {"shelob", "gimli"}, "the next battle follows"
    attacking.cards("2", "2")
    assert attacking.defeated() == {"merry", "gimli"}
    assert attacking.at("shelob") == "gondor"
    defending = Scene("merry@rohan frodo@shire / shelob@gondor! warg@gondor orcs@mordor")
    defending.choose("merry gondor")
    defending.choose("fight shelob")
    defending.cards("1", "1")
    assert defending.defeated() == {"merry"}
    assert (defending.at("shelob"), defending.at("warg")) == ("gondor", "gondor")


@rule("C-8.41")
def test_shelob_is_lost_if_gondor_is_full():
    scene = Scene(
        "merry@gap-of-rohan frodo@shire / shelob@rohan warg@gondor orcs@gondor", turn="sauron"
    )
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry", "shelob"}
    assert scene.view(0).sides[1].defeated.count("shelob") == 1
    assert scene.view(0).sides[1].survivors == 2


@rule("C-8.42")
def test_shelob_is_lost_if_an_enemy_is_in_gondor():
    scene = Scene(
        "merry@gap-of-rohan pippin@gondor frodo@shire / shelob@rohan warg@mordor", turn="sauron"
    )
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry", "shelob"}
    assert scene.at("pippin") == "gondor"


@rule("C-8.41")
def test_shelob_who_left_gondor_has_room_there_again():
    scene = Scene("merry@rohan frodo@shire / shelob@gondor warg@gondor orcs@mordor", turn="sauron")
    scene.choose("shelob rohan")
    scene.cards("1", "1")
    assert scene.at("shelob") == "gondor"


@rule("C-8.39", "C-6.6")
def test_shelob_does_not_go_home_from_a_game_that_she_has_won():
    scene = Scene(
        "frodo@gap-of-rohan gimli@shire / shelob@rohan warg@gondor orcs@gondor", turn="sauron"
    )
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.winner == "sauron"
    assert scene.at("shelob") == "gap-of-rohan"
    assert scene.view(0).sides[1].survivors == 3


@rule("C-8.39", "C-9.5")
def test_shelob_goes_home_from_the_other_frodo():
    scene = Scene("frodo*@gap-of-rohan sam*@shire / shelob@rohan warg@mordor", turn="sauron")
    scene.choose("shelob gap-of-rohan")
    scene.cards("1", "1")
    assert scene.winner is None
    assert scene.at("shelob") == "gondor"


# --- The Witch-king

ROWS = (
    ("arthedain", "cardolan"),
    ("rhudaur", "eregion", "enedwaith"),
    ("high-pass", "misty-mountains", "caradhras", "gap-of-rohan"),
    ("mirkwood", "fangorn", "rohan"),
    ("dagorlad", "gondor"),
)


@rule("C-8.43", "C-8.44", "C-8.45")
@pytest.mark.parametrize(
    ("region", "ahead", "beside"),
    [
        ("arthedain", {"shire"}, {"cardolan"}),
        ("cardolan", {"shire"}, {"arthedain"}),
        ("rhudaur", {"arthedain"}, {"eregion"}),
        ("eregion", {"arthedain", "cardolan"}, {"rhudaur", "enedwaith"}),
        ("enedwaith", {"cardolan"}, {"eregion"}),
        ("high-pass", {"rhudaur"}, set()),
        ("misty-mountains", {"rhudaur", "eregion"}, set()),
        ("caradhras", {"eregion", "enedwaith"}, set()),
        ("gap-of-rohan", {"enedwaith"}, set()),
        ("mirkwood", {"high-pass", "misty-mountains"}, {"fangorn"}),
        ("fangorn", {"misty-mountains", "caradhras"}, {"mirkwood", "rohan"}),
        ("rohan", {"caradhras", "gap-of-rohan"}, {"fangorn"}),
        ("dagorlad", {"mirkwood", "fangorn"}, {"gondor"}),
        ("gondor", {"fangorn", "rohan"}, {"dagorlad"}),
        ("mordor", {"dagorlad", "gondor"}, set()),
    ],
)
def test_the_witch_king_attacks_sideways_but_walks_only_forward(region, ahead, beside):
    walking = Scene(f"frodo@shire / witch-king@{region}", turn="sauron")
    assert walking.moves("witch-king") == ahead
    for row in ROWS:
        for target in set(row) - {region} if region in row else ():
            scene = Scene(f"merry@{target} frodo@shire / witch-king@{region}", turn="sauron")
            assert scene.moves("witch-king") == ahead | ({target} & beside)


@rule("C-8.43")
def test_the_witch_king_attacks_two_sideways():
    scene = Scene(
        "merry@eregion! gimli@eregion frodo@shire / witch-king@rhudaur warg@mordor", turn="sauron"
    )
    scene.choose("witch-king eregion")
    scene.choose("fight hidden")
    assert scene.revealed() == {"merry", "gimli", "witch-king"}
    scene.cards("1", "5")
    assert scene.defeated() == {"gimli", "witch-king"}, "Merry was next"


@rule("C-8.43")
def test_the_witch_king_does_not_attack_backward_or_far():
    scene = Scene(
        "merry@high-pass gimli@gap-of-rohan frodo@enedwaith / witch-king@rhudaur", turn="sauron"
    )
    assert scene.moves("witch-king") == {"arthedain"}


@rule("C-8.44")
def test_the_witch_king_does_not_walk_sideways_to_his_own():
    scene = Scene("frodo@shire / witch-king@rhudaur warg@eregion", turn="sauron")
    assert scene.moves("witch-king") == {"arthedain"}


@rule("C-8.43")
def test_the_star_side_witch_king_attacks_only_forward():
    scene = Scene("merry@eregion frodo@shire / witch-king*@rhudaur warg@mordor", turn="sauron")
    assert scene.moves("witch-king") == {"arthedain"}


@rule("C-8.46")
@pytest.mark.parametrize(
    ("companion", "ways"),
    [
        ("warg@mordor", {"retreat rhudaur", "retreat enedwaith", "stay"}),
        ("warg@rhudaur", {"retreat enedwaith", "stay"}),
    ],
)
def test_frodo_may_go_where_the_witch_king_came_from(companion, ways):
    scene = Scene(f"frodo@eregion gimli@shire / witch-king@rhudaur {companion}", turn="sauron")
    scene.choose("witch-king eregion")
    assert scene.options() == ways
    if "retreat rhudaur" in ways:
        scene.choose("retreat rhudaur")
        assert (scene.at("frodo"), scene.at("witch-king")) == ("rhudaur", "eregion")


@rule("C-8.46")
def test_frodo_does_not_go_behind_a_witch_king_who_came_from_the_front():
    scene = Scene("frodo@eregion gimli@shire / witch-king@caradhras", turn="sauron")
    scene.choose("witch-king eregion")
    assert scene.options() == {"retreat rhudaur", "retreat enedwaith", "stay"}


# --- The Flying Nazgûl

EVERYWHERE = ("shire", *(region for row in ROWS for region in row), "mordor")


@rule("C-8.47", "C-8.48")
@pytest.mark.parametrize("origin", EVERYWHERE)
def test_the_flying_nazgul_reaches_every_lone_enemy(origin):
    for target in set(EVERYWHERE) - {origin}:
        scene = Scene(f"frodo@{target} / flying-nazgul@{origin}", turn="sauron")
        scene.choose(f"flying-nazgul {target}")
        assert scene.revealed() == {"frodo", "flying-nazgul"}
        assert scene.at("flying-nazgul") == target


@rule("C-8.47", "C-8.49")
def test_the_flying_nazgul_flies_only_to_regions_with_exactly_one():
    scene = Scene(
        "merry@shire gimli@rhudaur legolas@rhudaur pippin@gap-of-rohan frodo@fangorn sam@fangorn "
        "/ flying-nazgul@dagorlad warg@mordor",
        turn="sauron",
    )
    assert scene.moves("flying-nazgul") == {"mirkwood", "fangorn", "shire", "gap-of-rohan"}
    scene.choose("flying-nazgul fangorn", draws="sam")
    assert "flying-nazgul" in scene.revealed(), "two in front are attacked by a normal move"


@rule("C-8.47")
def test_the_flying_nazgul_attacks_where_it_lands():
    scene = Scene("merry@shire frodo@rhudaur / flying-nazgul@dagorlad warg@mordor", turn="sauron")
    scene.choose("flying-nazgul shire")
    assert scene.revealed() == {"merry", "flying-nazgul"}
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert scene.at("flying-nazgul") == "shire"


@rule("C-8.48")
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ("high-pass", "misty-mountains"),
        ("misty-mountains", "caradhras"),
        ("caradhras", "misty-mountains"),
        ("gap-of-rohan", "caradhras"),
    ],
)
def test_the_flying_nazgul_attacks_sideways_in_the_mountains(origin, target):
    scene = Scene(f"merry@{target} frodo@shire / flying-nazgul@{origin}", turn="sauron")
    scene.choose(f"flying-nazgul {target}")
    assert scene.revealed() == {"merry", "flying-nazgul"}
    assert scene.at("flying-nazgul") == target


@rule("C-8.49")
def test_the_flying_nazgul_walks_like_anybody_else():
    scene = Scene(
        "frodo@shire merry@shire / flying-nazgul@fangorn warg@caradhras orcs@mordor",
        turn="sauron",
    )
    assert scene.moves("flying-nazgul") == {"misty-mountains"}


@rule("C-8.47")
def test_the_star_side_nazgul_does_not_fly_anywhere():
    scene = Scene("merry@shire frodo@rhudaur / flying-nazgul*@mordor warg@mordor", turn="sauron")
    assert scene.moves("flying-nazgul") == {"dagorlad", "gondor"}


# --- The Black Rider


@rule("C-8.50", "C-8.51")
def test_the_black_rider_rides_far_only_to_attack():
    scene = Scene("merry@cardolan frodo@high-pass / black-rider@rohan warg@mordor", turn="sauron")
    assert scene.moves("black-rider") == {"caradhras", "gap-of-rohan", "cardolan"}
    scene.choose("black-rider cardolan")
    assert scene.revealed() == {"merry", "black-rider"}
    assert scene.at("black-rider") == "cardolan"


@rule("C-8.50")
def test_the_black_rider_rides_from_mordor_to_the_shire():
    scene = Scene("frodo@shire / black-rider@mordor warg@mordor", turn="sauron")
    assert scene.moves("black-rider") == {"dagorlad", "gondor", "shire"}
    scene.choose("black-rider shire")
    assert scene.asked == "both prompt-card"


@rule("C-8.50", "C-8.53")
def test_the_black_rider_does_not_ride_through_enemies():
    scene = Scene(
        "merry@cardolan gimli@eregion legolas@enedwaith frodo@shire / black-rider@rohan",
        turn="sauron",
    )
    assert scene.moves("black-rider") == {
        "caradhras",
        "gap-of-rohan",
        "eregion",
        "enedwaith",
    }


@rule("C-8.53")
def test_the_black_rider_finds_the_way_round_enemies():
    scene = Scene(
        "merry@cardolan gimli@enedwaith frodo@shire / black-rider@rohan warg@mordor",
        turn="sauron",
    )
    assert "cardolan" in scene.moves("black-rider"), "through Caradhras and Eregion"
    shut = Scene(
        "merry@cardolan gimli@enedwaith frodo@shire / black-rider@rohan warg@caradhras",
        turn="sauron",
    )
    assert shut.moves("black-rider") == {"gap-of-rohan", "enedwaith"}


@rule("C-8.52")
def test_the_black_rider_rides_neither_into_nor_through_a_full_region():
    mountains = Scene(
        "merry@enedwaith frodo@shire / black-rider@rohan warg@caradhras orcs@gap-of-rohan "
        "shelob@mordor",
        turn="sauron",
    )
    assert mountains.moves("black-rider") == set()
    one_friend = Scene(
        "merry@misty-mountains frodo@shire / black-rider@gondor warg@fangorn orcs@mordor",
        turn="sauron",
    )
    assert "misty-mountains" in one_friend.moves("black-rider")
    two_friends = Scene(
        "merry@misty-mountains frodo@shire / black-rider@gondor warg@fangorn orcs@fangorn",
        turn="sauron",
    )
    assert two_friends.moves("black-rider") == {"rohan", "shire"}


@rule("C-8.50")
def test_the_black_rider_rides_only_forward_and_not_along_the_arrows():
    scene = Scene(
        "merry@mirkwood gimli@gondor legolas@eregion frodo@shire "
        "/ black-rider@rohan warg@caradhras orcs@gap-of-rohan shelob@mordor",
        turn="sauron",
    )
    assert scene.moves("black-rider") == set()
    moria = Scene(
        "legolas@eregion frodo@shire / black-rider@fangorn warg@caradhras orcs@misty-mountains",
        turn="sauron",
    )
    assert moria.moves("black-rider") == set()


@rule("C-8.51")
def test_the_black_rider_walks_like_anybody_else():
    scene = Scene("frodo@mordor / black-rider@fangorn warg@caradhras", turn="sauron")
    assert scene.moves("black-rider") == {"misty-mountains"}
    scene.choose("black-rider misty-mountains")
    assert scene.turn == "fellowship"


# --- Saruman


@rule("C-8.54")
def test_nobody_retreats_from_saruman_by_an_ability():
    frodo = duel("frodo", "saruman", "sauron")
    assert frodo.asked == "sauron prompt-no-cards-saruman"
    pippin = duel("pippin", "saruman", "fellowship")
    assert pippin.asked == "sauron prompt-no-cards-saruman"
    faramir = duel("faramir", "saruman", "fellowship")
    assert faramir.asked == "sauron prompt-no-cards-saruman"


@rule("C-8.54")
def test_an_older_edition_lets_them_go():
    frodo = duel("frodo", "saruman", "sauron", saruman_holds=False)
    assert frodo.asked == "fellowship prompt-retreat"
    frodo.choose("stay")
    assert frodo.asked == "sauron prompt-no-cards-saruman"
    pippin = duel("pippin", "saruman", "fellowship", saruman_holds=False)
    assert pippin.asked == "fellowship prompt-retreat"


@rule("C-8.54")
def test_the_retreat_card_works_against_saruman():
    scene = Scene("frodo@arthedain gimli@cardolan / saruman@rhudaur warg@mordor", turn="sauron")
    scene.choose("saruman arthedain")
    scene.choose("cards")
    scene.cards("retreat", "6")
    assert scene.at("frodo") == "shire"
    assert scene.winner is None


@rule("C-8.54", "C-12.26")
def test_not_even_gwaihir_carries_anybody_away_from_saruman():
    scene = duel("merry", "saruman", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    assert scene.asked == "sauron prompt-no-cards-saruman"


@rule("C-8.54", "C-10.28")
def test_smeagols_swap_is_no_retreat():
    scene = Scene(
        "smeagol@eregion gimli@rhudaur frodo@shire / saruman@caradhras warg@mordor", turn="sauron"
    )
    scene.choose("saruman eregion")
    assert scene.asked == "fellowship prompt-swap"
    scene.choose("swap gimli")
    assert scene.asked == "sauron prompt-no-cards-saruman"
    scene.choose("no cards")
    assert scene.defeated() == {"gimli"}


@rule("C-8.55")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
@pytest.mark.parametrize(
    ("fellow", "fallen"),
    [
        ("merry", {"merry"}),
        ("legolas", {"legolas"}),
        ("aragorn", {"aragorn", "saruman"}),
        ("gandalf", {"saruman"}),
    ],
)
def test_saruman_may_have_the_strengths_decide_alone(fellow, fallen, attacker):
    scene = duel(fellow, "saruman", attacker)
    assert scene.asked == "sauron prompt-no-cards-saruman"
    assert scene.options() == {"no cards", "cards"}
    scene.choose("no cards")
    assert scene.defeated() == fallen
    assert len(scene.hand("fellowship")) == len(scene.hand("sauron")) == 9
    assert scene.turn != attacker


@rule("C-8.55")
def test_saruman_may_allow_cards():
    scene = duel("merry", "saruman", "sauron")
    scene.choose("cards")
    assert scene.asked == "both prompt-card"
    scene.cards("5", "1")
    assert scene.defeated() == {"saruman"}


@rule("C-8.55", "C-6.3")
def test_saruman_defeats_frodo_without_cards():
    scene = Scene("frodo@arthedain gimli@shire / saruman@rhudaur warg@mordor", turn="sauron")
    scene.choose("saruman arthedain")
    scene.choose("no cards")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-8.56")
def test_kills_and_strengths_come_before_sarumans_word():
    boromir = duel("boromir", "saruman", "fellowship")
    assert boromir.defeated() == {"boromir", "saruman"}
    theoden = Scene("theoden@rohan frodo@shire / saruman@gondor warg@mordor", turn="sauron")
    theoden.choose("saruman rohan")
    theoden.choose("no cards")
    assert theoden.defeated() == {"theoden", "saruman"}, "4 against 4 in Rohan"


@rule("C-8.56", "C-8.7")
@pytest.mark.parametrize(("answer", "fallen"), [("show frodo", "saruman"), ("pass", "sam")])
def test_sams_strength_counts_when_saruman_plays_no_cards(answer, fallen):
    scene = Scene(
        "sam@rhudaur! frodo@rhudaur gimli@shire / saruman@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("saruman rhudaur")
    scene.choose("fight sam")
    scene.choose(answer)
    scene.choose("no cards")
    assert scene.defeated() == {fallen}


@rule("C-8.55", "C-4.36")
def test_saruman_decides_anew_in_each_battle():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / saruman@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("saruman rhudaur", draws="merry")
    scene.choose("no cards")
    assert scene.asked == "sauron prompt-no-cards-saruman"
    scene.choose("cards")
    assert scene.asked == "both prompt-card"


@rule("C-8.56", "C-10.11")
def test_the_star_side_aragorn_speaks_before_saruman():
    scene = duel("aragorn*", "saruman", "sauron")
    assert scene.asked == "fellowship prompt-no-cards-aragorn"
    cards = scene.fork()
    scene.choose("no cards")
    assert scene.defeated() == {"aragorn", "saruman"}
    cards.choose("cards")
    assert cards.asked == "sauron prompt-no-cards-saruman"


@rule("C-8.55")
def test_only_saruman_himself_forbids_cards():
    scene = Scene("merry@misty-mountains frodo@shire / saruman@fangorn shelob@fangorn! warg@mordor")
    scene.choose("merry fangorn")
    scene.choose("fight shelob")
    assert scene.asked == "both prompt-card"


@rule("C-8.55")
def test_the_star_side_saruman_does_not_forbid_cards():
    assert duel("merry", "saruman*", "sauron").asked == "both prompt-card"


# --- The Orcs


@rule("C-8.57")
@pytest.mark.parametrize(
    "fellow",
    [name for name in FELLOWS if name.rstrip("*") not in ("frodo", "gimli", "boromir", "aragorn")]
    + ["aragorn"],
)
def test_the_orcs_defeat_the_first_whom_they_attack(fellow):
    scene = duel(fellow, "orcs", "sauron")
    assert scene.defeated() == {fellow.rstrip("*")}
    assert scene.at("orcs") == "eregion"
    assert scene.cards_used == 0
    assert scene.turn == "fellowship"


@rule("C-8.57")
def test_the_orcs_do_not_care_whether_cards_would_be_played():
    scene = duel("aragorn*", "orcs", "sauron")
    scene.choose("no cards")
    assert scene.defeated() == {"aragorn"}


@rule("C-8.57", "C-9.5")
def test_the_orcs_defeat_both_frodos_if_they_stay():
    frodo = duel("frodo", "orcs", "sauron")
    frodo.choose("stay")
    assert (frodo.winner, frodo.cards_used) == ("sauron", 0)
    star = Scene("frodo*@eregion sam*@shire / orcs@caradhras warg@mordor", turn="sauron")
    star.choose("orcs eregion")
    assert star.defeated() == {"frodo"}
    assert star.winner is None


@rule("C-8.58")
def test_the_orcs_fight_the_second_with_cards():
    scene = Scene(
        "merry@rhudaur legolas@rhudaur frodo@shire / orcs@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("orcs rhudaur", draws="merry")
    assert scene.defeated() == {"merry"}
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.defeated() == {"merry", "orcs"}


@rule("C-8.58")
def test_the_orcs_fight_all_the_others_with_cards():
    scene = Scene(
        "merry@shire! legolas@shire! aragorn@shire! frodo@rhudaur / orcs@arthedain warg@mordor",
        turn="sauron",
    )
    scene.choose("orcs shire")
    scene.choose("fight merry")
    scene.choose("fight legolas")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "6")
    assert scene.defeated() == {"merry", "legolas"}
    assert scene.asked == "both prompt-card", "only Aragorn is left"


@rule("C-8.59")
def test_frodo_may_leave_before_the_orcs_act():
    scene = duel("frodo", "orcs", "sauron")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("retreat enedwaith")
    assert (scene.at("frodo"), scene.at("orcs")) == ("enedwaith", "eregion")
    assert scene.winner is None


@rule("C-8.60")
def test_a_retreat_uses_up_the_orcs_ability():
    scene = Scene(
        "frodo@eregion! merry@eregion gimli@shire / orcs@caradhras warg@mordor", turn="sauron"
    )
    scene.choose("orcs eregion")
    scene.choose("fight frodo")
    scene.choose("retreat rhudaur")
    assert scene.asked == "both prompt-card"
    scene.cards("2", "1")
    assert scene.defeated() == {"orcs"}


@rule("C-8.60", "C-12.28")
def test_a_retreat_on_gwaihir_uses_up_the_orcs_ability():
    scene = Scene(
        "merry@eregion! legolas@eregion frodo@shire / orcs@caradhras warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("orcs eregion")
    scene.choose("fight merry")
    scene.choose("gwaihir")
    scene.choose("retreat cardolan")
    assert scene.at("merry") == "cardolan"
    assert scene.asked == "both prompt-card"


@rule("C-8.57", "C-10.33")
def test_smeagols_swap_does_not_use_up_the_orcs_ability():
    scene = Scene(
        "smeagol@eregion merry@rhudaur frodo@shire / orcs@caradhras warg@mordor", turn="sauron"
    )
    scene.choose("orcs eregion")
    scene.choose("swap merry")
    assert scene.defeated() == {"merry"}
    assert scene.at("smeagol") == "rhudaur"


@rule("C-8.57")
def test_every_attack_of_the_orcs_has_a_first_battle():
    scene = Scene(
        "merry@eregion pippin@arthedain frodo@shire sam@shire / orcs@caradhras warg@mordor",
        turn="sauron",
    )
    scene.choose("orcs eregion")
    scene.choose("sam cardolan")
    scene.choose("orcs arthedain")
    assert scene.defeated() == {"merry", "pippin"}
    assert scene.cards_used == 0


@rule("C-8.61")
@pytest.mark.parametrize("fellow", ["frodo", "sam", "merry", "legolas", "aragorn"])
def test_the_orcs_have_no_ability_when_defending(fellow):
    scene = duel(fellow, "orcs", "fellowship")
    assert scene.asked == "both prompt-card"
    scene.cards("4", "1")
    assert scene.defeated() == {"orcs"}


@rule("C-8.61")
def test_pippins_retreat_from_defending_orcs_uses_up_nothing():
    scene = Scene("pippin@misty-mountains frodo@shire / orcs@fangorn warg@mordor")
    scene.choose("pippin fangorn")
    scene.choose("retreat misty-mountains")
    scene.choose("orcs misty-mountains")
    assert scene.defeated() == {"pippin"}


@rule("C-8.57")
@pytest.mark.parametrize("fellow", ["merry", "legolas"])
def test_the_star_side_orcs_defeat_nobody_before_cards(fellow):
    assert duel(fellow, "orcs*", "sauron").asked == "both prompt-card"


# --- The Warg


@rule("C-8.62", "C-4.10", "C-4.13")
@pytest.mark.parametrize("fellow", FELLOWS)
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_nobody_has_an_ability_against_the_warg(fellow, attacker):
    scene = duel(fellow, "warg", attacker)
    assert scene.asked == "both prompt-card"
    assert scene.defeated() == set()


@rule("C-8.62")
@pytest.mark.parametrize(
    ("fellow", "region", "strength"),
    [
        ("theoden", "rohan", 2),
        ("theoden", "gondor", 2),
        ("treebeard", "fangorn", 4),
        ("sam*", "eregion", 1),
    ],
)
def test_no_strength_grows_against_the_warg(fellow, region, strength):
    origin = {"rohan": "gondor", "gondor": "mordor", "fangorn": "gondor", "eregion": "caradhras"}
    scene = Scene(
        f"{fellow}@{region} frodo@shire / warg@{origin[region]} orcs@mordor", turn="sauron"
    )
    scene.choose(f"warg {region}")
    ours, theirs = (2, 1) if strength < 2 else (1, strength - 1)
    scene.cards(str(ours), str(theirs))
    assert scene.defeated() == {fellow.rstrip("*"), "warg"}, "a tie"


@rule("C-8.62")
def test_elrond_and_the_other_frodo_stop_no_text_against_the_warg():
    elrond = duel("elrond", "warg", "sauron")
    elrond.cards("noble-sacrifice", "eye-of-sauron")
    assert elrond.defeated() == {"warg"}, "the Eye works: 3 against 2"
    frodo = duel("frodo*", "warg", "sauron")
    frodo.cards("1", "retreat")
    frodo.choose("retreat rhudaur")
    assert frodo.at("warg") == "rhudaur"


@rule("C-8.62")
@pytest.mark.parametrize("gandalf", ["gandalf*@rhudaur", "gandalf*@eregion!"])
def test_gandalf_supports_nobody_against_the_warg(gandalf):
    scene = Scene(
        f"merry@eregion {gandalf} frodo@shire / warg@caradhras orcs@mordor", turn="sauron"
    )
    scene.choose("warg eregion")
    if scene.asked == "sauron prompt-foe":
        scene.choose("fight hidden")
    scene.cards("1", "2")
    assert scene.defeated() == {"merry"}
    assert scene.told("support") == []
    assert scene.told("passes") == []


@rule("C-8.62", "C-8.25", "C-10.23")
def test_who_comes_to_the_warg_by_an_ability_may_do_so():
    aragorn = Scene("aragorn@enedwaith frodo@shire / warg@eregion orcs@mordor")
    aragorn.choose("aragorn eregion")
    assert aragorn.revealed() == {"aragorn", "warg"}
    treebeard = Scene("treebeard@shire frodo@shire / warg@fangorn orcs@mordor")
    treebeard.choose("treebeard fangorn")
    treebeard.cards("1", "3")
    assert treebeard.defeated() == {"treebeard", "warg"}, "4 against 2: no 6 in Fangorn"


@rule("C-8.62")
def test_cards_are_no_abilities_so_they_work_against_the_warg():
    scene = Scene("frodo@arthedain gimli@cardolan / warg@rhudaur orcs@mordor", turn="sauron")
    scene.choose("warg arthedain")
    assert scene.asked == "both prompt-card"
    scene.cards("retreat", "3")
    assert scene.at("frodo") == "shire"


@rule("C-8.62", "C-12.28")
def test_gwaihir_does_not_come_against_the_warg():
    scene = duel("merry", "warg", "sauron", specials="gwaihir")
    assert scene.asked == "both prompt-card"


@rule("C-8.62")
def test_a_warg_who_only_stands_by_hinders_nobody():
    scene = Scene("pippin@misty-mountains frodo@shire / warg@fangorn shelob@fangorn! orcs@mordor")
    scene.choose("pippin fangorn")
    scene.choose("fight shelob")
    assert scene.asked == "fellowship prompt-retreat"


@rule("C-8.62")
def test_the_other_side_of_the_wargs_tile_hinders_nobody():
    scene = duel("frodo", "gollum", "sauron")
    assert scene.asked == "fellowship prompt-retreat"


# --- The Cave Troll


@rule("C-8.63", "C-8.64")
@pytest.mark.parametrize(
    "card", ["1", "2", "3", "4", "5", "6", "magic", "eye-of-sauron", "retreat"]
)
def test_the_cave_trolls_card_is_played_and_discarded_but_does_nothing(card):
    scene = duel("gimli", "cave-troll", "fellowship")
    assert scene.asked == "both prompt-card"
    scene.cards("5", card)
    assert scene.defeated() == {"gimli"}, "8 against 9, whatever was played"
    assert scene.at("cave-troll") == "fangorn"
    assert scene.pile("sauron") == [CARD_NUMBERS[card]]
    assert scene.pile("fellowship") == [5]


@rule("C-8.63")
@pytest.mark.parametrize("card", ["1", "6", "magic", "eye-of-sauron", "retreat"])
def test_a_fellowship_card_works_against_the_cave_troll_whatever_sauron_plays(card):
    hands = ("noble-sacrifice elven-cloak retreat 4 1", "1 6 magic eye-of-sauron retreat")
    scene = duel("gimli", "cave-troll", "fellowship", hands=hands)
    noble, cloak, away = scene, scene.fork(), scene.fork()
    noble.cards("noble-sacrifice", card)
    assert noble.defeated() == {"gimli", "cave-troll"}
    cloak.cards("elven-cloak", card)
    assert cloak.defeated() == {"gimli"}, "3 against 9: the Cloak does not lessen the Troll"
    away.cards("retreat", card)
    away.choose("retreat misty-mountains")
    assert away.at("gimli") == "misty-mountains"


@rule("C-8.63")
def test_the_cave_trolls_magic_fetches_nothing():
    scene = duel("aragorn", "cave-troll", "sauron", hands=("4 5 1", "1 2 magic"))
    scene.cards("5", "magic")
    assert scene.defeated() == {"aragorn", "cave-troll"}
    assert scene.hand("sauron") == [1, 2]


@rule("C-8.63")
def test_the_fellowships_magic_works_against_the_cave_troll():
    scene = duel("gimli", "cave-troll", "sauron", hands=("1 2 magic", "1 2 eye-of-sauron"))
    scene.cards("magic", "eye-of-sauron")
    assert scene.asked == "fellowship prompt-fetch"
    scene.choose("fetch noble-sacrifice")
    assert scene.defeated() == {"gimli", "cave-troll"}


@rule("C-8.64")
def test_the_cave_troll_uses_up_saurons_last_card():
    scene = duel("gimli", "cave-troll", "sauron", hands=("1", "6"))
    scene.cards("1", "6")
    assert scene.defeated() == {"gimli"}
    assert len(scene.hand("sauron")) == len(scene.hand("fellowship")) == 9


@rule("C-8.64")
def test_the_cave_troll_needs_a_card_for_each_battle():
    scene = Scene(
        "merry@rhudaur gimli@rhudaur frodo@shire / cave-troll@high-pass warg@mordor", turn="sauron"
    )
    scene.choose("cave-troll rhudaur")
    scene.cards("1", "1")
    assert scene.asked == "both prompt-card"
    scene.cards("2", "2")
    assert scene.defeated() == {"merry", "gimli"}
    assert scene.pile("sauron") == [1, 2]


@rule("C-8.63")
def test_saurons_cards_work_beside_the_cave_troll():
    scene = Scene(
        "merry@misty-mountains frodo@shire / orcs@fangorn! cave-troll@fangorn warg@mordor"
    )
    scene.choose("merry fangorn")
    scene.choose("fight orcs")
    scene.cards("1", "6")
    assert scene.defeated() == {"merry"}
