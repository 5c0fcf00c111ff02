"""The Fellowship's special cards: Shadowfax, Gandalf the White, A King Revealed, Gwaihir
(C-12.9 to C-12.28).
"""

import pytest

from mathom.core.event import REFEREE, SPECTATOR
from tests.confrontation.scene import Scene, duel
from tests.marks import rule


def plays(scene: Scene, verb: str) -> set[str]:
    """What may be done with a special card now: all that follows its word."""
    words = [code.split() for code in scene.options()]
    return {" ".join(rest) for first, *rest in words if first == verb}


def heard(scene: Scene, viewer: int, kind: str) -> list[dict[str, object]]:
    """The news of one kind as a viewer hears it."""
    told = (event.seen_by(viewer) for event in scene.story if event.kind == kind)
    return [message.args for message in told if message is not None]


# --- Shadowfax


def ride(pieces: str, **settings) -> Scene:
    return Scene(pieces, specials="shadowfax", **settings)


@rule("C-12.9")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("shire", {"arthedain", "cardolan"}),
        ("arthedain", {"rhudaur", "eregion"}),
        ("enedwaith", {"caradhras", "gap-of-rohan"}),
        ("gap-of-rohan", {"rohan"}),
    ],
)
def test_shadowfax_carries_one_region_forward(origin, targets):
    scene = ride(f"gimli@{origin} frodo@mordor / warg@mordor")
    assert plays(scene, "shadowfax") == {f"gimli {target}" for target in targets}


@rule("C-12.9")
def test_shadowfax_carries_any_one_of_the_fellowship():
    scene = ride("gimli@shire merry@rhudaur frodo@caradhras / warg@mordor")
    assert plays(scene, "shadowfax") == {
        *("gimli arthedain", "gimli cardolan"),
        *("merry high-pass", "merry misty-mountains"),
        *("frodo fangorn", "frodo rohan"),
    }


@rule("C-12.9")
def test_shadowfax_is_optional_and_comes_before_the_move():
    scene = ride("gimli@shire merry@rhudaur frodo@shire / warg@mordor orcs@mordor")
    assert {"gimli cardolan", "merry high-pass"} <= scene.options()
    scene.choose("gimli cardolan")
    assert scene.turn == "sauron", "after the move it is too late"
    assert plays(scene, "shadowfax") == set()


@rule("C-12.10")
def test_shadowfax_carries_nobody_into_battle():
    scene = ride("gimli@rhudaur frodo@shire / orcs@high-pass warg@mordor")
    assert "high-pass" in scene.moves("gimli")
    assert {code for code in plays(scene, "shadowfax") if code.startswith("gimli")} == {
        "gimli misty-mountains"
    }


@rule("C-12.11")
@pytest.mark.parametrize(
    ("others", "open_to_him"),
    [("merry@misty-mountains", False), ("merry@high-pass", True)],
)
def test_shadowfax_carries_nobody_where_there_is_no_room(others, open_to_him):
    scene = ride(f"gimli@rhudaur {others} frodo@shire / warg@mordor")
    assert ("gimli misty-mountains" in plays(scene, "shadowfax")) == open_to_him
    scene = ride("gimli@shire merry@cardolan frodo@cardolan / warg@mordor")
    assert {code for code in plays(scene, "shadowfax") if code.startswith("gimli")} == {
        "gimli arthedain"
    }


@rule("C-12.12")
@pytest.mark.parametrize(
    ("origin", "target"),
    [("mirkwood", "fangorn"), ("fangorn", "rohan"), ("eregion", "fangorn")],
)
def test_shadowfax_follows_the_yellow_arrows(origin, target):
    scene = ride(f"gimli@{origin} frodo@shire / warg@mordor")
    scene.choose(f"shadowfax gimli {target}")
    assert scene.at("gimli") == target
    assert scene.asked == "fellowship prompt-ride"


@rule("C-12.12", "C-12.14")
def test_an_arrow_may_be_followed_on_the_second_step_as_well():
    scene = ride("gimli@mirkwood frodo@shire / warg@mordor")
    scene.choose("shadowfax gimli fangorn")
    assert scene.moves("gimli") == {"dagorlad", "gondor", "rohan"}
    scene.choose("gimli rohan")
    assert scene.at("gimli") == "rohan"


MORIA = "gimli@eregion frodo@shire merry@shire / {} warg@mordor"


@rule("C-12.13")
def test_the_balrog_strikes_who_rides_through_moria():
    scene = ride(MORIA.format("balrog@caradhras"))
    scene.choose("shadowfax gimli fangorn")
    assert scene.asked == "sauron prompt-balrog"
    assert scene.options() == {"balrog", "pass"}
    scene.choose("balrog")
    assert scene.defeated() == {"gimli"}
    assert scene.turn == "sauron", "nobody else has to move"
    assert (scene.at("frodo"), scene.at("merry")) == ("shire", "shire")
    assert scene.at("balrog") == "caradhras"
    assert scene.view(0).sides[0].used == ["shadowfax"]


@rule("C-12.13")
def test_the_balrog_may_let_the_rider_pass():
    scene = ride(MORIA.format("balrog@caradhras"))
    scene.choose("shadowfax gimli fangorn")
    scene.choose("pass")
    assert scene.at("gimli") == "fangorn"
    assert scene.revealed() == set()
    assert scene.options() == {"gimli dagorlad", "gimli gondor", "gimli rohan"}


@rule("C-12.13")
def test_sauron_is_asked_in_moria_even_if_it_is_not_the_balrog():
    scene = ride(MORIA.format("orcs@caradhras balrog@gondor"))
    scene.choose("shadowfax gimli fangorn")
    assert scene.asked == "sauron prompt-balrog"
    assert scene.options() == {"pass"}
    scene.choose("pass")
    assert scene.at("gimli") == "fangorn"


@rule("C-12.13")
@pytest.mark.parametrize(
    ("servants", "format"),
    [
        ("orcs@caradhras", "classic"),
        ("balrog@misty-mountains", "classic"),
        ("balrog@gondor! orcs@caradhras", "classic"),
        ("uruk-hai@caradhras", "draft"),
    ],
)
def test_only_a_balrog_who_may_lurk_in_caradhras_is_asked_for(servants, format):
    scene = ride(MORIA.format(servants), format=format)
    scene.choose("shadowfax gimli fangorn")
    assert scene.asked == "fellowship prompt-ride"


@rule("C-12.13")
def test_sauron_does_not_learn_who_rides_through_moria():
    scene = ride(MORIA.format("balrog@caradhras"))
    scene.choose("shadowfax gimli fangorn")
    group = scene.seen(1, "fellowship", "eregion")
    assert (group.known, group.hidden) == ([], 1)
    assert all("character" not in args for args in heard(scene, 1, "enters-moria"))


@rule("C-12.13")
def test_frodo_can_fall_on_the_ride():
    scene = ride("frodo@eregion sam@shire / balrog@caradhras warg@mordor")
    scene.choose("shadowfax frodo fangorn")
    scene.choose("balrog")
    assert (scene.winner, scene.how) == ("sauron", "frodo-fell")


@rule("C-12.13")
def test_sam_takes_the_ring_from_a_frodo_who_falls_on_the_ride():
    scene = ride(
        "frodo*@eregion sam*@shire / balrog@caradhras warg@mordor orcs@mordor", format="draft"
    )
    scene.choose("shadowfax frodo fangorn")
    scene.choose("balrog")
    assert scene.winner is None
    assert scene.view(0).sides[0].ring_bearer == "sam"
    assert scene.turn == "sauron"


@rule("C-12.13", "C-12.14")
@pytest.mark.parametrize("answer", ["balrog", "pass"])
def test_the_balrog_may_also_strike_on_the_second_step(answer):
    scene = ride("gimli@cardolan frodo@shire / balrog@caradhras warg@mordor")
    scene.choose("shadowfax gimli eregion")
    assert "fangorn" in scene.moves("gimli")
    scene.choose("gimli fangorn")
    assert scene.asked == "sauron prompt-balrog"
    scene.choose(answer)
    assert scene.at("gimli") == ("fangorn" if answer == "pass" else None)
    assert scene.turn == "sauron"


@rule("C-12.14")
def test_who_has_ridden_must_move_and_nobody_else():
    scene = Scene(
        "gimli@shire aragorn@shire frodo@shire / warg@mordor orcs@mordor",
        specials="shadowfax gandalf-the-white king-revealed gwaihir",
    )
    assert {"gandalf-the-white", "king mordor"} <= scene.options()
    scene.choose("shadowfax gimli cardolan")
    assert scene.turn == "fellowship"
    assert scene.asked == "fellowship prompt-ride"
    assert scene.options() == {"gimli eregion", "gimli enedwaith"}, "no card can be played now"
    scene.choose("gimli eregion")
    assert scene.turn == "sauron"


@rule("C-12.14")
def test_the_second_step_may_be_an_attack():
    scene = ride("gimli@rhudaur frodo@shire / saruman@mirkwood warg@mordor")
    scene.choose("shadowfax gimli high-pass")
    scene.choose("gimli mirkwood")
    scene.choose("no cards")
    assert scene.defeated() == {"gimli"}


@rule("C-12.14")
def test_aragorn_may_attack_to_all_sides_after_the_ride():
    scene = ride(
        "aragorn@arthedain frodo@shire / orcs@rhudaur warg@enedwaith saruman@cardolan balrog@mordor"
    )
    scene.choose("shadowfax aragorn eregion")
    assert scene.moves("aragorn") >= {"rhudaur", "enedwaith", "cardolan"}
    assert "arthedain" not in scene.moves("aragorn"), "nobody is there to attack"
    scene.choose("aragorn cardolan")
    assert scene.told("battle")[-1]["region"] == "cardolan"


@rule("C-12.9")
def test_aragorns_ability_is_none_of_shadowfaxs():
    scene = ride("aragorn@eregion frodo@shire / orcs@rhudaur warg@mordor")
    assert "rhudaur" in scene.moves("aragorn")
    assert {code for code in plays(scene, "shadowfax") if code.startswith("aragorn")} == {
        *("aragorn misty-mountains", "aragorn caradhras", "aragorn fangorn")
    }


@rule("C-12.14")
def test_treebeard_may_jump_after_the_ride():
    scene = ride("treebeard@shire frodo*@shire / gollum@fangorn watcher@mordor", format="variant")
    assert "treebeard fangorn" not in plays(scene, "shadowfax"), "the jump is an attack"
    scene.choose("shadowfax treebeard cardolan")
    assert scene.moves("treebeard") == {"eregion", "enedwaith", "fangorn"}


@rule("C-12.14")
def test_treebeard_may_ride_to_eregion_and_jump_past_the_balrog():
    scene = ride(
        "treebeard@cardolan frodo*@shire / orcs*@fangorn balrog@caradhras watcher@mordor",
        format="draft",
    )
    scene.choose("shadowfax treebeard eregion")
    assert scene.moves("treebeard") >= {"fangorn", "fangorn jump"}
    scene.choose("treebeard fangorn jump")
    assert scene.told("battle")[-1]["defender"] == "orcs"


@rule("C-12.14")
def test_frodo_may_win_with_the_second_step():
    scene = ride("frodo@fangorn sam@shire / warg@mordor orcs@mordor")
    scene.choose("shadowfax frodo gondor")
    assert scene.winner is None
    scene.choose("frodo mordor")
    assert (scene.winner, scene.how) == ("fellowship", "mordor")


@rule("C-12.15")
def test_who_could_not_go_on_may_not_ride():
    scene = ride("gimli@rhudaur merry@mirkwood pippin@mirkwood frodo@shire / warg@mordor")
    mine = {code for code in plays(scene, "shadowfax") if code.startswith("gimli")}
    assert mine == {"gimli misty-mountains"}, "behind the High Pass there is no room"
    assert "high-pass" in scene.moves("gimli")


@rule("C-12.15")
@pytest.mark.parametrize("guards", ["warg@mordor", "warg@fangorn"])
def test_frodo_may_not_ride_into_mordor(guards):
    scene = ride(f"frodo@gondor sam@shire / {guards} orcs@dagorlad")
    assert "mordor" in scene.moves("frodo")
    assert {code for code in plays(scene, "shadowfax") if code.startswith("frodo")} == set()


@rule("C-12.15")
def test_aragorn_may_ride_into_mordor_if_he_can_attack_from_there():
    scene = ride("aragorn@gondor gimli@gondor frodo@shire / warg@dagorlad")
    assert {code for code in plays(scene, "shadowfax") if "mordor" in code} == {"aragorn mordor"}
    scene.choose("shadowfax aragorn mordor")
    assert scene.winner is None
    assert scene.moves("aragorn") == {"dagorlad"}
    scene = ride("aragorn@gondor frodo@shire / warg@fangorn")
    assert {code for code in plays(scene, "shadowfax") if "mordor" in code} == set()


@rule("C-12.15")
def test_treebeard_may_ride_into_mordor_if_he_can_jump_from_there():
    scene = ride("treebeard@gondor frodo*@shire / gollum@fangorn", format="variant")
    assert "treebeard mordor" in plays(scene, "shadowfax")
    scene.choose("shadowfax treebeard mordor")
    assert scene.moves("treebeard") == {"fangorn"}


@rule("C-12.15")
def test_the_rider_leaves_room_behind_him():
    """Whether he can go on is judged where he is then."""
    scene = ride("gimli@high-pass merry@mirkwood frodo@shire / warg@mordor")
    assert "gimli mirkwood" in plays(scene, "shadowfax")
    full = "pippin@dagorlad sam@dagorlad legolas@fangorn boromir@fangorn"
    scene = ride(f"gimli@high-pass merry@mirkwood frodo@shire {full} / warg@mordor")
    assert "mirkwood" in scene.moves("gimli")
    assert "gimli mirkwood" not in plays(scene, "shadowfax")


@rule("C-12.9")
def test_the_enemy_does_not_learn_who_rides():
    scene = ride("gimli@shire frodo@shire / warg@mordor orcs@mordor")
    scene.choose("shadowfax gimli cardolan")
    scene.choose("gimli eregion")
    for viewer in (1, SPECTATOR):
        assert heard(scene, viewer, "rode") == [
            {"side": "fellowship", "from": "shire", "to": "cardolan"}
        ]
    assert heard(scene, 0, "rode")[0]["character"] == "gimli"
    assert scene.revealed() == set()
    assert set(scene.seen(1, "fellowship", "eregion").maybe) == {"gimli", "frodo"}


@rule("C-12.9", "C-12.39")
def test_a_rider_whom_the_crebain_watch_is_seen():
    scene = ride("gimli@shire! frodo@shire / warg@mordor orcs@mordor")
    scene.choose("shadowfax gimli cardolan")
    scene.choose("gimli eregion")
    assert heard(scene, 1, "rode")[0]["character"] == "gimli"
    assert [piece.name for piece in scene.seen(1, "fellowship", "eregion").known] == ["gimli"]


# --- Gandalf the White


def return_gandalf(pieces: str, **settings) -> Scene:
    return Scene(pieces, specials="gandalf-the-white", **settings)


@rule("C-12.16")
def test_gandalf_returns_to_fangorn_instead_of_the_turn():
    scene = return_gandalf("frodo@shire merry@shire / warg@mordor orcs@mordor")
    assert "gandalf" in scene.view(1).sides[0].defeated
    scene.choose("gandalf-the-white")
    assert scene.at("gandalf") == "fangorn"
    assert scene.turn == "sauron"
    assert (scene.at("frodo"), scene.at("merry")) == ("shire", "shire")
    assert "gandalf" not in scene.view(1).sides[0].defeated


@rule("C-12.17")
@pytest.mark.parametrize("others", ["", "merry@fangorn"])
def test_gandalf_does_not_return_into_a_fangorn_with_an_enemy(others):
    scene = return_gandalf(f"frodo@shire {others} / orcs@fangorn warg@mordor")
    assert "gandalf-the-white" not in scene.options()
    scene = return_gandalf(f"frodo@shire {others} / orcs@rohan warg@mirkwood")
    assert "gandalf-the-white" in scene.options()


@rule("C-12.18")
def test_gandalf_does_not_return_into_a_full_fangorn():
    scene = return_gandalf("frodo@fangorn merry@fangorn / warg@mordor")
    assert "gandalf-the-white" not in scene.options()
    scene = return_gandalf("frodo@shire merry@fangorn / warg@mordor")
    scene.choose("gandalf-the-white")
    assert (scene.at("gandalf"), scene.at("merry")) == ("fangorn", "fangorn")


@rule("C-12.19")
def test_gandalf_must_have_been_defeated():
    scene = return_gandalf("frodo@shire gandalf@cardolan / warg@mordor")
    assert "gandalf-the-white" not in scene.options()


@rule("C-12.19")
def test_gandalf_returns_after_a_defeat_on_the_board():
    scene = return_gandalf(
        "gandalf@rhudaur merry@shire frodo@shire / saruman*@high-pass warg@mordor",
        format="draft",
        turn="sauron",
    )
    scene.choose("saruman rhudaur")
    assert scene.defeated() == {"gandalf"}
    scene.choose("gandalf-the-white")
    assert scene.at("gandalf") == "fangorn"


@rule("C-12.19")
def test_gandalf_returns_hidden():
    scene = return_gandalf("frodo@shire merry@fangorn / warg@mordor")
    scene.choose("gandalf-the-white")
    assert scene.revealed() == set()
    group = scene.seen(1, "fellowship", "fangorn")
    assert (group.known, group.hidden) == ([], 2)


@rule("C-12.19")
def test_gandalf_returns_with_the_ability_of_his_side():
    scene = return_gandalf("frodo@shire merry@shire / orcs@gondor warg@mordor")
    scene.choose("gandalf-the-white")
    scene.choose("warg dagorlad")
    scene.choose("gandalf gondor")
    assert scene.asked == "sauron prompt-card-first", "Gandalf° sees the enemy's card"
    scene = return_gandalf(
        "frodo*@shire theoden@mirkwood / orcs*@dagorlad watcher@mordor", format="variant"
    )
    scene.choose("gandalf-the-white")
    scene.choose("watcher gondor")
    scene.choose("theoden dagorlad")
    scene.cards("1", "1")
    assert scene.asked == "fellowship prompt-support", "Gandalf★ helps his friends"
    assert scene.options() == {"support", "pass"}
    scene.choose("support")
    assert scene.totals() == (2 + 1 + 1, 3 + 1)


@rule("C-12.16")
def test_gandalf_is_the_last_hope_of_who_cannot_move():
    stuck = "merry@mordor sam@mordor gimli@mordor pippin@mordor"
    scene = return_gandalf(f"{stuck} frodo@gondor / warg@rohan orcs@mirkwood")
    assert scene.options() == {"gandalf-the-white"}
    scene.choose("gandalf-the-white")
    assert scene.winner is None
    assert scene.turn == "sauron"


# --- A King Revealed


def reveal_king(pieces: str, specials: str = "", **settings) -> Scene:
    return Scene(pieces, specials=f"king-revealed {specials}", **settings)


KING = "aragorn@cardolan frodo@shire / orcs@mordor warg@mordor saruman@rohan"


@rule("C-12.20")
def test_the_king_takes_the_place_of_the_turn():
    scene = reveal_king(KING)
    assert plays(scene, "king") == {"mordor", "rohan"}
    scene.choose("king rohan")
    assert scene.turn == "sauron"
    assert (scene.at("aragorn"), scene.at("frodo")) == ("cardolan", "shire")


@rule("C-12.20")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_king_reveals_aragorn(viewer):
    scene = reveal_king(KING)
    scene.choose("king rohan")
    assert heard(scene, viewer, "king-revealed") == [{"region": "cardolan"}]
    # He hides again at the end of the turn, but he is alone there.
    assert scene.seen(viewer, "fellowship", "cardolan").maybe == ["aragorn"]
    assert scene.revealed() == set()


@rule("C-12.20")
@pytest.mark.parametrize("aragorn", ["aragorn", "aragorn*"])
def test_either_aragorn_is_a_king(aragorn):
    scene = reveal_king(f"{aragorn}@cardolan frodo@shire / orcs@mordor", format="draft")
    assert plays(scene, "king") == {"mordor"}


@rule("C-12.20")
def test_one_of_several_hidden_characters_is_singled_out_by_chance():
    names = set()
    for name in ("orcs", "warg"):
        scene = reveal_king(KING)
        scene.choose("king mordor", draws=name)
        names.add(scene.view(1).named)
        assert scene.view(0).named == "mordor"
        assert scene.options() == {f"{name} dagorlad", f"{name} gondor"}
    assert names == {"orcs", "warg"}


@rule("C-12.21")
def test_sauron_must_move_whom_the_king_named():
    scene = reveal_king(KING)
    scene.choose("king rohan")
    assert scene.asked == "sauron prompt-move-named"
    assert scene.options() == {"saruman caradhras", "saruman gap-of-rohan"}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, REFEREE])
def test_whom_the_king_named_may_fall_in_the_last_battle(viewer):
    scene = reveal_king("aragorn@shire frodo@rohan / cave-troll@gondor")
    scene.choose("king gondor")
    scene.choose("cave-troll rohan")
    scene.choose("stay")
    scene.cards("noble-sacrifice", "1")
    assert scene.over
    assert scene.defeated() == {"frodo", "cave-troll"}
    assert scene.view(viewer).named is None


@rule("C-12.21")
def test_the_king_binds_the_coming_turn_alone():
    scene = reveal_king(KING)
    scene.choose("king rohan")
    scene.choose("saruman caradhras")
    assert scene.view(1).named is None
    scene.choose("frodo arthedain")
    assert scene.asked == "sauron prompt-move"
    assert scene.moves("orcs") == {"dagorlad", "gondor"}
    assert scene.moves("warg") == {"dagorlad", "gondor"}


@rule("C-12.21")
def test_the_named_character_may_move_by_its_ability():
    scene = reveal_king(
        "aragorn@cardolan merry@rhudaur frodo@shire sam@shire / flying-nazgul@mordor orcs@rohan"
    )
    scene.choose("king mordor")
    assert scene.options() == {
        *("flying-nazgul dagorlad", "flying-nazgul gondor"),
        *("flying-nazgul cardolan", "flying-nazgul rhudaur"),
    }


@rule("C-12.21", "C-12.23")
def test_a_blocked_character_that_has_an_ability_to_move_must_use_it():
    blocked = "orcs@misty-mountains warg@high-pass"
    scene = reveal_king(
        f"aragorn@cardolan frodo@shire sam@shire / flying-nazgul@mirkwood {blocked}"
    )
    scene.choose("king mirkwood")
    assert scene.options() == {"flying-nazgul cardolan"}


@rule("C-12.22")
@pytest.mark.parametrize("card", ["recall", "crebain"])
def test_sauron_may_not_skip_the_kings_turn(card):
    scene = reveal_king(KING, card)
    free = Scene(KING, turn="sauron", specials=card)
    assert plays(free, card)
    scene.choose("king rohan")
    assert plays(scene, card) == set()
    scene.choose("saruman caradhras")
    scene.choose("frodo arthedain")
    assert plays(scene, card), "in the turn after it he may"


@rule("C-12.22", "C-12.23")
def test_sauron_may_not_skip_even_if_the_named_character_cannot_move():
    scene = reveal_king(
        "aragorn@cardolan frodo@shire / orcs@rohan saruman@caradhras warg@gap-of-rohan",
        "recall crebain",
    )
    scene.choose("king rohan")
    assert plays(scene, "recall") == plays(scene, "crebain") == set()
    scene.choose("saruman eregion")
    assert scene.turn == "fellowship"


@rule("C-12.22")
def test_sauron_loses_if_nobody_can_move_and_he_may_not_skip():
    board = "aragorn@cardolan frodo@fangorn / orcs@shire saruman@shire"
    scene = reveal_king(board, "recall crebain")
    skipped = Scene(board, turn="sauron", specials="recall")
    assert skipped.options() == {"recall orcs", "recall saruman"}
    scene.choose("king shire")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


BLOCKED = "aragorn@cardolan frodo@shire / orcs@rohan saruman@caradhras warg@gap-of-rohan"


@rule("C-12.23")
def test_sauron_says_why_the_named_character_cannot_move_and_moves_another():
    scene = reveal_king(BLOCKED)
    scene.choose("king rohan")
    assert scene.options() == {"saruman eregion", "saruman enedwaith", "warg enedwaith"}
    assert scene.told("named-blocked") == []
    scene.choose("warg enedwaith")
    for viewer in (0, 1, SPECTATOR):
        assert heard(scene, viewer, "named-blocked") == [{"region": "rohan"}]
    assert scene.at("warg") == "enedwaith"
    assert scene.turn == "fellowship"


@rule("C-12.23")
def test_a_character_in_the_shire_has_nowhere_to_go():
    scene = reveal_king("aragorn@cardolan frodo@fangorn / orcs@shire saruman@mordor")
    scene.choose("king shire")
    assert scene.options() == {"saruman dagorlad", "saruman gondor"}
    scene.choose("saruman gondor")
    assert scene.told("named-in-shire") == [{"region": "shire"}]


@rule("C-12.23")
def test_a_revealed_watcher_may_be_named_and_cannot_move():
    scene = reveal_king(
        "aragorn*@cardolan frodo*@shire / watcher@fangorn! gollum@mordor", format="variant"
    )
    assert plays(scene, "king") == {"watcher", "mordor"}
    scene.choose("king watcher")
    assert scene.options() == {"gollum dagorlad", "gollum gondor"}
    scene.choose("gollum gondor")
    assert scene.told("named-watcher") == [{"region": "fangorn"}]


@rule("C-12.21")
def test_a_hidden_watcher_can_move_and_must():
    scene = reveal_king(
        "aragorn*@cardolan frodo*@shire / watcher@fangorn gollum@mordor", format="variant"
    )
    scene.choose("king fangorn")
    assert scene.options() == {"watcher misty-mountains", "watcher caradhras"}


@rule("C-12.24")
def test_a_fallen_aragorn_is_no_king():
    scene = reveal_king("gimli@cardolan frodo@shire / orcs@mordor")
    assert plays(scene, "king") == set()


@rule("C-12.20")
def test_the_king_saves_who_cannot_move():
    stuck = "merry@mordor sam@mordor gimli@mordor aragorn@mordor"
    scene = reveal_king(f"{stuck} frodo@gondor / warg@rohan orcs@mirkwood")
    assert scene.options() == {"king rohan", "king mirkwood"}


# The King and the cards that skip no turn


@rule("C-12.21", "C-12.22", "C-12.32")
def test_the_named_character_may_go_in_the_dark_and_another_moves_on():
    scene = reveal_king(KING, "dark-of-mordor")
    scene.choose("king rohan")
    scene.choose("dark saruman caradhras")
    assert scene.asked == "sauron prompt-move-other"
    assert scene.view(0).named is None
    assert scene.moves("saruman") == set()
    assert scene.moves("orcs") == {"dagorlad", "gondor"}
    assert scene.moves("warg") == {"dagorlad", "gondor"}


@rule("C-12.21", "C-12.32")
def test_after_another_went_in_the_dark_the_named_character_must_move():
    scene = reveal_king(KING, "dark-of-mordor")
    scene.choose("king rohan")
    scene.choose("dark orcs gondor")
    assert scene.options() == {"saruman caradhras", "saruman gap-of-rohan"}


@rule("C-12.21", "C-12.23", "C-12.32")
def test_a_step_in_the_dark_may_free_the_named_character_which_must_then_move():
    scene = reveal_king(BLOCKED, "dark-of-mordor")
    scene.choose("king rohan")
    assert scene.moves("orcs") == set()
    scene.choose("dark warg enedwaith")
    assert scene.options() == {"orcs gap-of-rohan"}
    assert scene.told("named-blocked") == []


@rule("C-12.21", "C-12.32")
def test_no_step_in_the_dark_may_block_the_named_character():
    scene = reveal_king(
        "aragorn@cardolan frodo@shire / orcs@rohan saruman@fangorn balrog@gap-of-rohan warg@mordor",
        "dark-of-mordor",
    )
    scene.choose("king rohan")
    assert scene.options() >= {"orcs caradhras", "dark saruman misty-mountains"}
    assert "dark saruman caradhras" not in scene.options()
    assert "dark orcs caradhras" in scene.options(), "the named one itself may go there"
    free = Scene(
        "aragorn@cardolan frodo@shire / orcs@rohan saruman@fangorn balrog@gap-of-rohan warg@mordor",
        turn="sauron",
        specials="dark-of-mordor",
    )
    assert "dark saruman caradhras" in free.options()


@rule("C-12.21", "C-12.23", "C-12.32")
def test_a_step_in_the_dark_may_leave_the_named_character_blocked():
    scene = reveal_king(BLOCKED + " balrog@mordor", "dark-of-mordor")
    scene.choose("king rohan")
    scene.choose("dark balrog gondor")
    assert scene.options() == {"saruman eregion", "saruman enedwaith", "warg enedwaith"}
    scene.choose("warg enedwaith")
    assert scene.told("named-blocked") == [{"region": "rohan"}]


@rule("C-12.21", "C-12.22", "C-12.41")
def test_sauron_may_look_into_the_palantir_in_the_kings_turn():
    scene = reveal_king(KING, "palantir recall crebain")
    scene.choose("king rohan")
    assert plays(scene, "palantir") == {"cardolan"}
    scene.choose("palantir cardolan")
    assert scene.revealed() == {"aragorn"}
    assert scene.options() == {"saruman caradhras", "saruman gap-of-rohan"}


# --- Gwaihir the Windlord


@rule("C-12.25")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_gwaihir_comes_at_the_start_of_a_battle(attacker):
    scene = duel("gimli", "saruman*", attacker, format="draft", specials="gwaihir")
    assert scene.asked == "fellowship prompt-gwaihir"
    assert scene.options() == {"gwaihir", "pass"}
    assert scene.revealed() == {"gimli", "saruman"}, "the Fellowship knows whom it fights"


@rule("C-12.25")
def test_gwaihir_may_stay_away_and_come_later():
    scene = duel("merry", "witch-king", "fellowship", specials="gwaihir")
    scene.choose("pass")
    assert scene.defeated() == {"witch-king"}
    assert scene.view(0).sides[0].specials == ["gwaihir"]


@rule("C-12.25")
def test_gwaihir_comes_for_whoever_fights_after_sam_has_stepped_in():
    scene = Scene(
        "frodo@eregion sam@eregion merry@shire / balrog@caradhras warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog eregion", draws="frodo")
    assert scene.asked == "fellowship prompt-sam"
    scene.choose("sam")
    assert scene.asked == "fellowship prompt-gwaihir"
    scene.choose("gwaihir")
    assert scene.told("gwaihir") == [{"character": "sam"}]
    scene.choose("retreat cardolan")
    assert (scene.at("sam"), scene.at("frodo")) == ("cardolan", "eregion")
    assert scene.told("battle")[-1]["defender"] == "frodo", "the next battle begins at once"


@rule("C-12.26")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_gwaihir_lets_anybody_retreat_sideways_or_backward(attacker):
    scene = duel("gimli", "balrog", attacker, specials="gwaihir")
    scene.choose("gwaihir")
    assert scene.asked == "fellowship prompt-retreat"
    if attacker == "sauron":
        ways = {"rhudaur", "enedwaith", "arthedain", "cardolan"}
    else:
        ways = {"mirkwood", "rohan", "misty-mountains", "caradhras"}
    assert scene.options() == {"stay", *(f"retreat {way}" for way in ways)}
    scene.choose(f"retreat {sorted(ways)[0]}")
    assert scene.at("gimli") == sorted(ways)[0]
    assert scene.defeated() == set()
    assert scene.cards_used == 0
    assert scene.turn != attacker


@rule("C-12.26")
def test_who_stays_although_gwaihir_came_fights_on():
    scene = duel("gimli", "balrog", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("5", "1")
    assert scene.totals() == (8, 6)


@rule("C-12.26")
@pytest.mark.parametrize(
    ("hunter", "prey"),
    [("merry", "witch-king"), ("legolas", "flying-nazgul"), ("gimli", "orcs")],
)
def test_with_gwaihir_nobody_slays_on_sight(hunter, prey):
    scene = duel(hunter, prey, "fellowship", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.defeated() == set()
    assert scene.asked == "both prompt-card"


@rule("C-12.26")
def test_with_gwaihir_boromir_does_not_take_his_enemy_with_him():
    scene = duel("boromir", "balrog", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    assert scene.defeated() == set()
    scene.choose("retreat arthedain")
    assert (scene.at("boromir"), scene.at("balrog")) == ("arthedain", "eregion")


@rule("C-12.26")
def test_with_gwaihir_gandalf_does_not_foresee():
    scene = duel("gandalf", "balrog", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.asked == "both prompt-card"


@rule("C-12.26")
@pytest.mark.parametrize(
    ("pieces", "turn", "code", "plain", "replaced"),
    [
        ("theoden@fangorn frodo*@shire / uruk-hai@rohan", "fellowship", "theoden rohan", 4, 2),
        ("theoden@fangorn frodo*@shire / uruk-hai@gondor", "fellowship", "theoden gondor", 4, 2),
        (
            "treebeard@mirkwood frodo*@shire / uruk-hai@fangorn",
            "fellowship",
            "treebeard fangorn",
            6,
            4,
        ),
        ("sam*@eregion frodo*@shire / uruk-hai@caradhras", "sauron", "uruk-hai eregion", 4, 1),
        ("sam*@eregion frodo*@shire / orcs*@caradhras", "sauron", "orcs eregion", 6, 1),
    ],
)
def test_with_gwaihir_a_strength_by_ability_is_gone(pieces, turn, code, plain, replaced):
    scene = Scene(f"{pieces} watcher@mordor", turn=turn, format="variant", specials="gwaihir")
    scene.choose(code)
    without = scene.fork()
    without.choose("pass")
    without.cards("1", "1")
    assert without.totals()[0] == plain + 1
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("1", "1")
    assert scene.totals()[0] == replaced + 1


@rule("C-12.26")
@pytest.mark.parametrize("revealed", ["", "!"])
def test_with_gwaihir_sam_beside_frodo_has_two(revealed):
    scene = Scene(
        f"sam@eregion! frodo@eregion{revealed} / balrog@caradhras warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog eregion")
    scene.choose("fight sam")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.asked == "both prompt-card", "nobody asks whether Frodo is shown"
    scene.cards("5", "1")
    assert scene.totals() == (2 + 5, 5 + 1)


@rule("C-12.26")
@pytest.mark.parametrize("hero", ["frodo*", "elrond"])
def test_with_gwaihir_saurons_texts_work_again(hero):
    spare = "elrond" if hero == "frodo*" else "frodo*"
    scene = Scene(
        f"{hero}@eregion sam*@shire {spare}@shire / uruk-hai@caradhras watcher@mordor",
        turn="sauron",
        format="variant",
        specials="gwaihir",
    )
    scene.choose("uruk-hai eregion")
    without = scene.fork()
    without.choose("pass")
    without.cards("noble-sacrifice", "eye-of-sauron")
    assert without.told("eye") == []
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("noble-sacrifice", "eye-of-sauron")
    assert len(scene.told("eye")) == 1
    assert scene.at("uruk-hai") == "eregion"


@rule("C-12.26")
def test_with_gwaihir_aragorn_cannot_forbid_the_cards():
    scene = duel("aragorn*", "uruk-hai", "sauron", format="draft", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.asked == "both prompt-card"


@rule("C-12.26")
def test_with_gwaihir_smeagol_does_not_swap():
    scene = Scene(
        "smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras watcher@mordor",
        turn="sauron",
        format="variant",
        specials="gwaihir",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("gwaihir")
    assert not any(code.startswith("swap") for code in scene.options())
    scene.choose("stay")
    assert scene.asked == "both prompt-card"


@rule("C-12.25")
def test_gwaihir_does_not_come_for_whom_smeagol_fetched():
    scene = Scene(
        "smeagol@eregion elrond@rhudaur frodo*@shire / uruk-hai@caradhras watcher@mordor",
        turn="sauron",
        format="variant",
        specials="gwaihir",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("pass")
    scene.choose("swap elrond")
    assert scene.at("elrond") == "eregion"
    assert scene.asked == "both prompt-card"


@rule("C-12.26")
@pytest.mark.parametrize(
    ("hero", "attacker", "more"),
    [
        ("frodo", "sauron", {"arthedain", "cardolan"}),
        ("pippin", "fellowship", {"mirkwood", "rohan"}),
        ("faramir", "fellowship", {"misty-mountains", "caradhras"}),
    ],
)
def test_gwaihir_opens_more_ways_to_who_can_retreat(hero, attacker, more):
    scene = duel(hero, "balrog", attacker, format="draft", specials="gwaihir")
    own = scene.fork()
    own.choose("pass")
    scene.choose("gwaihir")
    assert scene.options() - own.options() == {f"retreat {way}" for way in more}


@rule("C-12.26")
def test_gwaihir_helps_in_this_battle_alone():
    scene = Scene(
        "merry@mirkwood frodo@shire / orcs@dagorlad witch-king@dagorlad warg@mordor",
        specials="gwaihir",
    )
    scene.choose("merry dagorlad", draws="orcs")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("5", "1")
    assert scene.totals() == (7, 3)
    assert scene.defeated() == {"orcs", "witch-king"}, "Merry slays on sight again"


@rule("C-12.26")
def test_gwaihir_ends_the_battle_before_sauron_acts():
    scene = duel("gimli", "gollum", "sauron", format="draft", specials="gwaihir")
    scene.choose("gwaihir")
    scene.choose("retreat rhudaur")
    assert scene.turn == "fellowship", "Gollum does not retreat any more"
    assert scene.at("gollum") == "eregion"


@rule("C-12.26")
def test_who_flies_from_the_orcs_uses_up_their_first_attack():
    scene = Scene(
        "merry@eregion pippin@eregion frodo@shire / orcs@caradhras warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("orcs eregion", draws="merry")
    scene.choose("gwaihir")
    scene.choose("retreat rhudaur")
    assert scene.told("battle")[-1]["defender"] == "pippin"
    assert scene.defeated() == set()
    assert scene.asked == "both prompt-card"


@rule("C-12.26")
def test_who_stays_with_gwaihir_falls_to_the_orcs():
    scene = Scene(
        "merry@eregion frodo@shire / orcs@caradhras warg@mordor", turn="sauron", specials="gwaihir"
    )
    scene.choose("orcs eregion")
    scene.choose("gwaihir")
    scene.choose("stay")
    assert scene.defeated() == {"merry"}


@rule("C-12.26")
def test_saruman_holds_even_whom_gwaihir_would_carry():
    scene = duel("gimli", "saruman", "sauron", specials="gwaihir")
    scene.choose("gwaihir")
    assert scene.asked == "sauron prompt-no-cards-saruman"


@rule("C-12.26")
def test_with_gwaihir_the_ring_still_passes_to_sam():
    scene = Scene(
        "frodo*@eregion sam*@shire / uruk-hai@caradhras watcher@mordor",
        turn="sauron",
        format="variant",
        specials="gwaihir",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("1", "1")
    assert scene.defeated() == {"frodo"}
    assert scene.winner is None
    assert scene.view(1).sides[0].ring_bearer == "sam"


@rule("C-12.26")
def test_with_gwaihir_gandalf_still_helps_a_friend():
    scene = Scene(
        "theoden@eregion gandalf*@rhudaur frodo*@shire / uruk-hai@caradhras watcher@mordor",
        turn="sauron",
        format="variant",
        specials="gwaihir",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("gwaihir")
    scene.choose("stay")
    scene.cards("2", "1")
    scene.choose("support")
    assert scene.totals() == (2 + 2 + 1, 4 + 1)


@rule("C-12.27")
def test_gwaihir_carries_nobody_to_an_enemy():
    scene = Scene(
        "gimli@eregion frodo@shire / balrog@caradhras orcs@rhudaur warg@cardolan",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog eregion")
    scene.choose("gwaihir")
    assert scene.options() == {"stay", "retreat enedwaith", "retreat arthedain"}


@rule("C-12.27")
def test_gwaihir_carries_nobody_to_a_full_region():
    scene = Scene(
        "gimli@eregion merry@rhudaur pippin@rhudaur sam@cardolan frodo@cardolan "
        "/ balrog@caradhras warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog eregion")
    scene.choose("gwaihir")
    assert scene.options() == {"stay", "retreat enedwaith", "retreat arthedain"}


@rule("C-12.27")
def test_gwaihir_carries_nobody_sideways_in_the_mountains():
    scene = Scene(
        "gimli@caradhras frodo@shire / balrog@fangorn warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog caradhras")
    scene.choose("gwaihir")
    assert scene.options() == {"stay", "retreat eregion", "retreat enedwaith"}


@rule("C-12.27")
def test_gwaihir_carries_nobody_back_through_moria():
    scene = Scene("gimli@eregion frodo@shire / orcs@fangorn warg@mordor", specials="gwaihir")
    scene.choose("gimli fangorn")
    scene.choose("gwaihir")
    assert scene.options() == {
        "stay",
        *("retreat mirkwood", "retreat rohan"),
        *("retreat misty-mountains", "retreat caradhras"),
    }


@rule("C-12.27")
def test_gwaihir_may_carry_an_attacker_where_he_came_from():
    scene = Scene(
        "gimli@rhudaur merry@rhudaur frodo@shire / balrog@high-pass warg@mordor",
        specials="gwaihir",
    )
    scene.choose("gimli high-pass")
    scene.choose("gwaihir")
    assert scene.options() == {"stay", "retreat rhudaur"}, "he has left room there"


@rule("C-12.26", "C-12.27")
def test_gwaihir_may_be_played_where_no_retreat_is_possible():
    scene = Scene(
        "boromir@shire frodo@fangorn / balrog@arthedain warg@mordor",
        turn="sauron",
        specials="gwaihir",
    )
    scene.choose("balrog shire")
    scene.choose("gwaihir")
    assert scene.asked == "both prompt-card", "there is no way out, but Boromir does not act either"
    assert scene.defeated() == set()


@rule("C-12.28")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_gwaihir_does_not_come_against_the_warg(attacker):
    scene = duel("gimli", "warg", attacker, specials="gwaihir")
    assert scene.asked == "both prompt-card"
    assert scene.view(0).sides[0].specials == ["gwaihir"]


@rule("C-12.28")
def test_gwaihir_comes_against_the_other_side_of_the_wargs_tile():
    scene = duel("gimli", "gollum", "fellowship", format="draft", specials="gwaihir")
    assert scene.asked == "fellowship prompt-gwaihir"


@rule("C-12.25")
def test_gwaihir_does_not_come_in_moria():
    scene = Scene("gimli@eregion frodo@shire / balrog@caradhras warg@mordor", specials="gwaihir")
    scene.choose("gimli fangorn")
    scene.choose("balrog")
    assert scene.defeated() == {"gimli"}, "that is no battle"
