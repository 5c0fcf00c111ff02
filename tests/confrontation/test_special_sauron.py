"""Sauron's special cards: Recall to Mordor, the Dark of Mordor, Crebain, the Palantír
(C-12.29 to C-12.42).
"""

import pytest

from mathom.core.event import SPECTATOR
from tests.confrontation.scene import Scene
from tests.marks import rule


def plays(scene: Scene, verb: str) -> set[str]:
    """What may be done with a special card now: all that follows its word."""
    words = [code.split() for code in scene.options()]
    return {" ".join(rest) for first, *rest in words if first == verb}


def heard(scene: Scene, viewer: int, kind: str) -> list[dict[str, object]]:
    """The news of one kind as a viewer hears it."""
    told = (event.seen_by(viewer) for event in scene.story if event.kind == kind)
    return [message.args for message in told if message is not None]


def known(scene: Scene, viewer: int, side: str, region: str) -> set[str]:
    return {piece.name for piece in scene.seen(viewer, side, region).known}


# --- Recall to Mordor


def recall(pieces: str, **settings) -> Scene:
    return Scene(pieces, turn="sauron", specials="recall", **settings)


@rule("C-12.29")
@pytest.mark.parametrize("region", ["gondor", "high-pass", "arthedain", "shire"])
def test_anybody_is_recalled_from_anywhere(region):
    scene = recall(f"frodo@fangorn merry@rohan / orcs@{region} warg@dagorlad")
    assert plays(scene, "recall") == {"orcs", "warg"}
    scene.choose("recall orcs")
    assert scene.at("orcs") == "mordor"


@rule("C-12.29")
def test_the_recall_takes_the_place_of_the_turn():
    scene = recall("frodo@shire / orcs@gondor warg@dagorlad")
    scene.choose("recall orcs")
    assert scene.turn == "fellowship"
    assert scene.at("warg") == "dagorlad"


@rule("C-12.29")
def test_who_is_in_mordor_already_is_not_recalled():
    scene = recall("frodo@shire / orcs@mordor warg@dagorlad")
    assert plays(scene, "recall") == {"warg"}


@rule("C-12.29")
def test_the_defeated_are_not_recalled():
    scene = recall("frodo@shire / warg@dagorlad")
    assert plays(scene, "recall") == {"warg"}


@rule("C-12.29")
def test_the_recalled_may_set_out_again():
    scene = recall("frodo@shire merry@shire / orcs@enedwaith warg@dagorlad")
    scene.choose("recall orcs")
    scene.choose("merry cardolan")
    assert scene.moves("orcs") == {"dagorlad", "gondor"}


@rule("C-12.30")
def test_there_is_no_recall_into_a_mordor_with_an_enemy():
    scene = recall("frodo@shire merry@mordor / orcs@gondor warg@dagorlad")
    assert plays(scene, "recall") == set()


@rule("C-12.31")
def test_there_is_no_recall_into_a_full_mordor():
    three = "saruman@mordor balrog@mordor shelob@mordor"
    scene = recall(f"frodo@shire / orcs@gondor {three} warg@mordor")
    assert plays(scene, "recall") == set()
    scene = recall(f"frodo@shire / orcs@gondor {three}")
    assert plays(scene, "recall") == {"orcs"}


@rule("C-12.29", "C-12.31")
def test_the_recalled_is_not_revealed():
    scene = recall("frodo@shire / orcs@gondor warg@gondor balrog@mordor")
    scene.choose("recall orcs")
    assert scene.revealed() == set()
    for viewer in (0, SPECTATOR):
        assert heard(scene, viewer, "recalled") == [
            {"side": "sauron", "from": "gondor", "to": "mordor"}
        ]
    assert heard(scene, 1, "recalled")[0]["character"] == "orcs"
    group = scene.seen(0, "sauron", "mordor")
    assert (group.known, group.hidden) == ([], 2)
    assert set(group.maybe) == {"orcs", "warg", "balrog"}


@rule("C-12.29")
def test_a_revealed_watcher_is_recalled_and_stays_revealed_and_fixed():
    scene = recall(
        "frodo*@shire theoden@shire / watcher@fangorn! gollum@dagorlad", format="variant"
    )
    assert "watcher" in plays(scene, "recall")
    scene.choose("recall watcher")
    assert scene.at("watcher") == "mordor"
    assert scene.revealed() == {"watcher"}
    assert heard(scene, 0, "recalled")[0]["character"] == "watcher"
    scene.choose("theoden cardolan")
    assert scene.moves("watcher") == set()


@rule("C-12.29")
def test_the_recall_saves_who_cannot_move():
    scene = recall("frodo@fangorn merry@rohan / orcs@shire warg@shire")
    assert scene.options() == {"recall orcs", "recall warg"}
    scene.choose("recall orcs")
    assert scene.winner is None
    assert scene.turn == "fellowship"


# --- The Dark of Mordor


def dark(pieces: str, more: str = "", **settings) -> Scene:
    return Scene(pieces, turn="sauron", specials=f"dark-of-mordor {more}", **settings)


@rule("C-12.32")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("mordor", {"dagorlad", "gondor"}),
        ("fangorn", {"misty-mountains", "caradhras"}),
        ("gap-of-rohan", {"enedwaith"}),
        ("arthedain", {"shire"}),
        ("shire", set()),
    ],
)
def test_in_the_dark_one_goes_one_region_forward(origin, targets):
    scene = dark(f"frodo@fangorn merry@fangorn / orcs@{origin} warg@rohan")
    mine = {code.split()[1] for code in plays(scene, "dark") if code.startswith("orcs")}
    assert mine == targets


@rule("C-12.32")
def test_in_the_dark_nobody_flies_or_rides_far():
    scene = dark(
        "merry@rhudaur frodo@shire / flying-nazgul@mordor black-rider@mirkwood witch-king@fangorn"
    )
    assert "rhudaur" in scene.moves("flying-nazgul")
    assert "rhudaur" in scene.moves("black-rider")
    for code in plays(scene, "dark"):
        assert code in {
            *("flying-nazgul dagorlad", "flying-nazgul gondor"),
            *("black-rider high-pass", "black-rider misty-mountains"),
            *("witch-king misty-mountains", "witch-king caradhras"),
        }


@rule("C-12.32")
def test_the_dark_is_optional_and_comes_before_the_move():
    scene = dark("frodo@shire merry@shire / orcs@mordor warg@mordor")
    assert scene.moves("orcs") == {"dagorlad", "gondor"}
    scene.choose("orcs gondor")
    assert scene.turn == "fellowship"
    assert plays(scene, "dark") == set()


@rule("C-12.33")
def test_in_the_dark_nobody_attacks():
    scene = dark("merry@gondor frodo@shire / orcs@mordor warg@mordor")
    assert "gondor" in scene.moves("orcs")
    assert plays(scene, "dark") == {"orcs dagorlad", "warg dagorlad"}


@rule("C-12.34")
def test_in_the_dark_nobody_goes_where_there_is_no_room():
    scene = dark("frodo@shire / orcs@mordor warg@gondor balrog@gondor shelob@caradhras")
    mine = {code for code in plays(scene, "dark") if code.startswith("orcs")}
    assert mine == {"orcs dagorlad"}
    scene = dark("frodo@shire / orcs@fangorn balrog@caradhras")
    mine = {code for code in plays(scene, "dark") if code.startswith("orcs")}
    assert mine == {"orcs misty-mountains"}


@rule("C-12.35")
def test_after_the_dark_another_must_move():
    scene = dark(
        "merry@eregion frodo@arthedain / orcs@mordor warg@mordor black-rider@fangorn",
        "recall crebain",
    )
    scene.choose("dark orcs gondor")
    assert scene.turn == "sauron"
    assert scene.asked == "sauron prompt-move-other"
    assert scene.moves("orcs") == set()
    assert scene.options() == {
        *("warg dagorlad", "warg gondor"),
        *("black-rider misty-mountains", "black-rider caradhras"),
        *("black-rider eregion", "black-rider arthedain"),
    }, "no card can take the place of the turn any more"


@rule("C-12.35")
def test_who_moves_after_the_dark_may_attack():
    scene = dark("merry@rhudaur frodo@shire / orcs@mordor warg@high-pass")
    scene.choose("dark orcs gondor")
    scene.choose("warg rhudaur")
    assert scene.told("battle")[-1]["attacker"] == "warg"


@rule("C-12.35")
@pytest.mark.parametrize(
    ("servants", "possible"),
    [
        ("orcs@mordor", False),
        ("orcs@mordor warg@shire", False),
        ("orcs@mordor warg@rohan", True),
    ],
)
def test_nobody_goes_in_the_dark_if_no_other_could_move(servants, possible):
    scene = dark(f"frodo@fangorn / {servants}")
    assert bool({code for code in plays(scene, "dark") if code.startswith("orcs")}) == possible


@rule("C-12.35")
def test_a_step_in_the_dark_may_make_way_for_the_other():
    scene = dark("frodo@shire / orcs@gap-of-rohan warg@rohan balrog@caradhras")
    assert scene.moves("warg") == set()
    scene.choose("dark orcs enedwaith")
    assert scene.moves("warg") == {"gap-of-rohan"}


@rule("C-12.35")
def test_a_step_in_the_dark_may_not_leave_all_others_without_a_move():
    # Only the Orcs' step to the High Pass would shut the Warg in.
    board = "frodo@fangorn merry@shire / orcs@mirkwood warg@mirkwood watcher@misty-mountains!"
    scene = dark(board, format="draft")
    assert scene.moves("warg") == {"high-pass"}
    assert plays(scene, "dark") == set()


@rule("C-12.35")
def test_a_special_movement_of_the_other_is_a_move():
    scene = dark("merry@gondor frodo@fangorn sam@fangorn / orcs@rhudaur flying-nazgul@shire")
    assert plays(scene, "dark") == {"orcs arthedain"}
    scene.choose("dark orcs arthedain")
    assert scene.options() == {"flying-nazgul gondor"}


@rule("C-12.35", "C-12.3")
def test_the_dark_comes_over_one_alone():
    scene = dark("frodo@shire / orcs@mordor warg@mordor balrog@mordor")
    scene.choose("dark orcs gondor")
    assert plays(scene, "dark") == set()


@rule("C-12.36")
def test_the_dark_does_not_move_a_revealed_watcher():
    board = "frodo*@shire / watcher@fangorn{} gollum@mordor uruk-hai@mordor"
    scene = dark(board.format("!"), format="variant")
    assert not any(code.startswith("watcher") for code in plays(scene, "dark"))
    scene = dark(board.format(""), format="variant")
    assert {code for code in plays(scene, "dark") if code.startswith("watcher")} == {
        *("watcher misty-mountains", "watcher caradhras")
    }


@rule("C-12.35", "C-12.36")
def test_a_revealed_watcher_is_no_other_who_could_move():
    scene = dark("frodo*@shire / watcher@fangorn! gollum@mordor", format="variant")
    assert plays(scene, "dark") == set()


@rule("C-12.32")
def test_who_goes_in_the_dark_is_not_revealed():
    scene = dark("frodo@shire / orcs@mordor warg@mordor balrog@rohan")
    scene.choose("dark orcs gondor")
    for viewer in (0, SPECTATOR):
        assert heard(scene, viewer, "stepped") == [
            {"side": "sauron", "from": "mordor", "to": "gondor"}
        ]
    assert heard(scene, 1, "stepped")[0]["character"] == "orcs"
    group = scene.seen(0, "sauron", "gondor")
    assert (group.known, group.hidden) == ([], 1)
    assert {"orcs", "warg"} <= set(group.maybe)


@rule("C-12.32", "C-12.33")
def test_the_third_in_the_shire_may_come_in_the_dark():
    scene = dark("frodo@fangorn merry@rohan / orcs@shire warg@shire balrog@cardolan saruman@mordor")
    scene.choose("dark balrog shire")
    assert (scene.winner, scene.how) == ("sauron", "shire")


@rule("C-12.35")
def test_even_a_step_that_would_win_needs_another_who_could_move():
    scene = dark("frodo@fangorn merry@rohan / orcs@shire warg@shire balrog@cardolan")
    assert plays(scene, "dark") == set()
    assert scene.moves("balrog") == {"shire"}, "the normal move wins as well"


@rule("C-12.32", "C-12.33")
def test_the_witch_king_may_win_in_the_dark_if_the_shire_is_empty():
    board = "frodo*@fangorn sam*@{} / witch-king*@cardolan gollum@mordor"
    scene = dark(board.format("rohan"), format="variant")
    scene.choose("dark witch-king shire")
    assert (scene.winner, scene.how) == ("sauron", "witch-king")
    scene = dark(board.format("shire"), format="variant")
    assert "witch-king shire" not in plays(scene, "dark")
    assert "shire" in scene.moves("witch-king")


@rule("C-12.32")
def test_the_witch_king_of_the_ring_side_does_not_win_by_it():
    scene = dark("frodo@fangorn sam@rohan / witch-king@cardolan orcs@mordor")
    scene.choose("dark witch-king shire")
    assert scene.winner is None
    assert scene.options() == {"orcs dagorlad", "orcs gondor"}


# --- Crebain of Dunland


def crebain(pieces: str, more: str = "", **settings) -> Scene:
    return Scene(pieces, turn="sauron", specials=f"crebain {more}", **settings)


@rule("C-12.37")
def test_the_crebain_take_the_place_of_the_turn():
    scene = crebain("merry@rhudaur frodo@shire / orcs@mordor")
    scene.choose("crebain rhudaur")
    assert scene.turn == "fellowship"
    assert scene.at("orcs") == "mordor"
    assert scene.revealed() == {"merry"}


@rule("C-12.37")
def test_the_crebain_find_anybody_on_the_board():
    scene = crebain("merry@rhudaur! gimli@rhudaur sam@mordor frodo@shire / orcs@gondor")
    assert plays(scene, "crebain") == {"merry", "rhudaur", "mordor", "shire"}


@rule("C-12.37")
@pytest.mark.parametrize("found", ["merry", "gimli"])
def test_of_several_hidden_characters_chance_takes_one(found):
    scene = crebain("merry@rhudaur gimli@rhudaur frodo@shire / orcs@mordor")
    scene.choose("crebain rhudaur", draws=found)
    assert scene.revealed() == {found}
    assert scene.told("spied") == [{"character": found, "region": "rhudaur"}]


@rule("C-12.38")
def test_whom_the_crebain_found_is_seen_for_good():
    scene = crebain("merry@rhudaur gimli@shire frodo@shire / orcs@mordor warg@mordor")
    scene.choose("crebain rhudaur")
    for code in ("merry high-pass", "orcs gondor", "merry mirkwood", "warg gondor"):
        scene.choose(code)
        assert scene.revealed() == {"merry"}
    assert known(scene, 1, "fellowship", "mirkwood") == {"merry"}
    assert known(scene, SPECTATOR, "fellowship", "mirkwood") == {"merry"}
    assert scene.seen(1, "fellowship", "mirkwood").known[0].lasting


@rule("C-12.38")
def test_whom_the_crebain_found_may_be_attacked_by_name():
    scene = crebain("merry@eregion gimli@eregion frodo@shire / orcs@caradhras warg@mordor")
    scene.choose("crebain eregion", draws="merry")
    scene.choose("frodo arthedain")
    scene.choose("orcs eregion")
    assert scene.options() == {"fight merry", "fight hidden"}


@rule("C-12.38")
def test_whom_the_crebain_found_stays_revealed_after_a_retreat():
    scene = crebain("gimli@eregion frodo@shire merry@shire / warg@caradhras orcs@mordor")
    scene.choose("crebain eregion")
    scene.choose("merry cardolan")
    scene.choose("warg eregion")
    scene.cards("retreat", "6")
    scene.choose("retreat arthedain")
    assert scene.turn == "fellowship"
    assert scene.revealed() == {"gimli"}


@rule("C-12.39")
def test_whom_the_crebain_found_acts_as_ever():
    scene = crebain("frodo@eregion merry@shire / balrog@caradhras orcs@mordor")
    scene.choose("crebain eregion")
    assert scene.moves("frodo") >= {"misty-mountains", "caradhras"}
    scene.choose("merry cardolan")
    scene.choose("balrog eregion")
    assert scene.asked == "fellowship prompt-retreat"
    scene.choose("retreat rhudaur")
    assert scene.at("frodo") == "rhudaur"
    assert scene.winner is None


@rule("C-12.39")
def test_a_frodo_whom_the_crebain_found_strengthens_sam_without_being_shown():
    scene = crebain("frodo@eregion sam@eregion merry@shire / balrog@caradhras orcs@mordor")
    scene.choose("crebain eregion", draws="frodo")
    scene.choose("merry cardolan")
    scene.choose("balrog eregion")
    scene.choose("fight hidden")
    assert scene.asked == "both prompt-card"
    scene.cards("1", "1")
    assert scene.totals() == (5 + 1, 5 + 1)


@rule("C-12.39")
def test_a_frodo_whom_the_crebain_found_wins_in_mordor():
    scene = crebain("frodo@gondor sam@shire / balrog@rohan orcs@mordor")
    scene.choose("crebain gondor")
    scene.choose("frodo mordor")
    assert scene.winner == "fellowship"


def spied_gandalf_falls(extra: str = "") -> Scene:
    """The Crebain have found Gandalf; then Saruman★ slays him."""
    scene = crebain(
        f"gandalf@rhudaur gimli@shire frodo@shire {extra} / saruman*@high-pass warg@mordor",
        "gandalf-the-white",
        format="draft",
    )
    scene.choose("crebain rhudaur")
    assert scene.revealed() == {"gandalf"}
    scene.choose("gimli cardolan")
    scene.choose("saruman rhudaur")
    assert scene.defeated() == {"gandalf"}
    return scene


@rule("C-12.40")
def test_the_crebain_have_lost_a_gandalf_who_returned():
    scene = spied_gandalf_falls()
    scene.choose("gandalf-the-white")
    assert scene.revealed() == set()
    group = scene.seen(1, "fellowship", "fangorn")
    assert (group.known, group.hidden) == ([], 1)
    scene.choose("warg gondor")
    scene.choose("gandalf dagorlad")
    scene.choose("saruman arthedain")
    assert scene.revealed() == set()


@rule("C-12.40")
def test_a_gandalf_who_returned_cannot_be_told_from_who_stands_beside_him():
    scene = spied_gandalf_falls("merry@fangorn")
    scene.choose("gandalf-the-white")
    group = scene.seen(1, "fellowship", "fangorn")
    assert (group.known, group.hidden) == ([], 2)
    scene.choose("warg gondor")
    scene.choose("gandalf dagorlad")
    assert "merry" in scene.seen(1, "fellowship", "dagorlad").maybe
    assert "gandalf" in scene.seen(1, "fellowship", "fangorn").maybe


@rule("C-12.37")
def test_the_crebain_save_who_cannot_move():
    scene = crebain("frodo@fangorn merry@rohan / orcs@shire warg@shire")
    assert scene.options() == {"crebain fangorn", "crebain rohan"}
    scene.choose("crebain rohan")
    assert scene.winner is None


# --- The Palantír


def palantir(pieces: str, more: str = "", **settings) -> Scene:
    return Scene(pieces, turn="sauron", specials=f"palantir {more}", **settings)


FAR = "merry@rhudaur gimli@rhudaur sam@mordor pippin@shire frodo@shire / orcs@high-pass warg@gondor"


@rule("C-12.41")
def test_the_palantir_shows_all_of_one_region():
    scene = palantir(FAR)
    scene.choose("palantir rhudaur")
    assert scene.revealed() == {"merry", "gimli"}
    for viewer in (0, 1, SPECTATOR):
        assert known(scene, viewer, "fellowship", "rhudaur") == {"merry", "gimli"}
    assert scene.turn == "sauron", "the move is still to come"
    assert scene.moves("orcs") == {"rhudaur"}
    assert plays(scene, "palantir") == set()


@rule("C-12.41")
def test_the_palantir_shows_mordor_as_well():
    scene = palantir(FAR)
    assert plays(scene, "palantir") == {"rhudaur", "mordor"}
    scene.choose("palantir mordor")
    assert scene.revealed() == {"sam"}


@rule("C-12.42")
def test_the_palantir_does_not_show_the_shire():
    scene = palantir("merry@shire frodo@shire gimli@cardolan / orcs@high-pass warg@arthedain")
    assert plays(scene, "palantir") == {"cardolan"}
    scene.choose("warg shire")
    assert "palantir shire" not in scene.options()
    assert "palantir cardolan" in scene.options()


@rule("C-12.41")
def test_the_palantir_is_for_saurons_own_turn():
    scene = Scene(
        "merry@rhudaur gimli@cardolan frodo@shire / saruman@high-pass warg@gondor",
        specials="palantir",
    )
    assert plays(scene, "palantir") == set()
    scene.choose("merry high-pass")
    scene.choose("cards")
    assert scene.asked == "both prompt-card", "not even in his own battle"


@rule("C-12.41")
def test_what_the_palantir_showed_is_hidden_again_after_the_turn():
    scene = palantir(FAR)
    scene.choose("palantir rhudaur")
    scene.choose("warg fangorn")
    assert scene.revealed() == set()
    group = scene.seen(1, "fellowship", "rhudaur")
    assert (group.known, group.hidden) == ([], 2)
    assert set(group.maybe) == {"merry", "gimli"}, "but not forgotten"


@rule("C-12.41")
@pytest.mark.parametrize("foe", ["merry", "gimli"])
def test_whom_the_palantir_showed_may_be_attacked_by_name(foe):
    scene = palantir(FAR)
    scene.choose("palantir rhudaur")
    scene.choose("orcs rhudaur")
    assert scene.options() == {"fight merry", "fight gimli"}
    scene.choose(f"fight {foe}")
    assert scene.told("battle")[0]["defender"] == foe


@rule("C-12.41")
def test_the_palantir_may_be_used_at_the_choice_of_the_opponent():
    scene = palantir(FAR)
    scene.choose("orcs rhudaur")
    assert scene.asked == "sauron prompt-foe"
    assert scene.options() == {"fight hidden", "palantir rhudaur", "palantir mordor"}
    scene.choose("palantir rhudaur")
    assert scene.options() == {"fight merry", "fight gimli"}
    scene.choose("fight gimli")
    assert scene.told("battle")[-1]["defender"] == "gimli"


@rule("C-12.41")
def test_the_palantir_may_be_used_even_if_there_is_one_opponent_only():
    scene = palantir("merry@rhudaur sam@mordor frodo@shire / black-rider@high-pass warg@gondor")
    scene.choose("black-rider rhudaur")
    assert scene.options() == {"fight hidden", "palantir rhudaur", "palantir mordor"}
    scene.choose("palantir rhudaur")
    assert scene.told("battle")[-1]["defender"] == "merry", "there is nothing left to choose"


@rule("C-12.41")
def test_the_palantir_may_be_used_before_the_cards():
    scene = palantir(FAR.replace("orcs", "black-rider"))
    scene.choose("black-rider rhudaur")
    scene.choose("fight hidden", draws="merry")
    assert scene.asked == "sauron prompt-palantir"
    assert scene.options() == {"palantir rhudaur", "palantir mordor", "pass"}
    scene.choose("palantir rhudaur")
    assert scene.revealed() == {"black-rider", "merry", "gimli"}
    assert scene.asked == "both prompt-card"


@rule("C-12.41")
def test_the_palantir_may_be_kept_for_the_next_battle_of_the_turn():
    scene = palantir(FAR.replace("orcs", "cave-troll"))
    scene.choose("cave-troll rhudaur")
    scene.choose("fight hidden", draws="merry")
    scene.choose("pass")
    scene.cards("1", "1")
    assert scene.defeated() == {"merry"}
    assert scene.asked == "sauron prompt-foe", "between two battles"
    assert "palantir rhudaur" in scene.options()
    scene.choose("fight hidden")
    assert scene.asked == "sauron prompt-palantir"
    assert "palantir mordor" in scene.options()


@rule("C-12.41")
def test_the_palantir_sees_who_may_support_before_the_cards():
    scene = palantir(
        "theoden@eregion gandalf*@rhudaur frodo*@shire / uruk-hai@caradhras gollum@mordor",
        format="variant",
    )
    scene.choose("uruk-hai eregion")
    scene.choose("fight hidden")
    scene.choose("palantir rhudaur")
    assert "gandalf" in scene.revealed()
    scene.cards("1", "1")
    assert scene.options() == {"support", "pass"}, "who lies open can still help"


@rule("C-12.41", "C-12.29", "C-12.37")
def test_after_the_palantir_the_turn_may_be_skipped():
    scene = palantir(FAR, "recall crebain")
    scene.choose("palantir rhudaur")
    assert plays(scene, "crebain") == {"merry", "gimli", "mordor", "shire"}
    recalled = palantir(FAR.replace("sam@mordor", "sam@rohan"), "recall")
    recalled.choose("palantir rhudaur")
    recalled.choose("recall orcs")
    assert recalled.turn == "fellowship"
    scene.choose("crebain merry")
    assert scene.turn == "fellowship"
    assert scene.revealed() == {"merry"}, "Gimli is hidden again"


@rule("C-12.41", "C-12.32")
@pytest.mark.parametrize("first", ["palantir rhudaur", "dark warg fangorn"])
def test_the_palantir_and_the_dark_may_be_used_in_one_turn(first):
    scene = palantir(FAR, "dark-of-mordor")
    second = "dark warg fangorn" if first.startswith("palantir") else "palantir rhudaur"
    scene.choose(first)
    scene.choose(second)
    assert scene.options() == {"orcs rhudaur"}
    assert scene.revealed() == {"merry", "gimli"}


@rule("C-12.41")
def test_the_palantir_does_not_save_who_cannot_move():
    scene = palantir("frodo@fangorn merry@rohan / orcs@shire warg@shire")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")


@rule("C-12.41")
def test_who_cannot_move_may_look_before_he_skips():
    scene = palantir("frodo@fangorn merry@rohan / orcs@shire warg@shire", "recall")
    assert scene.options() == {
        *("recall orcs", "recall warg"),
        *("palantir fangorn", "palantir rohan"),
    }
    scene.choose("palantir rohan")
    assert scene.options() == {"recall orcs", "recall warg"}


def test_who_has_nobody_left_loses_in_spite_of_his_cards():
    scene = palantir("frodo@fangorn merry@rohan / ", "recall dark-of-mordor")
    assert (scene.winner, scene.how) == ("fellowship", "stuck")
