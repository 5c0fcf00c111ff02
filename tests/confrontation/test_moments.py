"""What each line of a battle shows: the fighters, cards and numbers, and who falls or leaves."""

from mathom.core.event import NOTABLE, TURNING
from mathom.games.confrontation.moments import Battle, Fighter
from tests.confrontation.scene import Scene


def shown(scene: Scene, kind: str) -> Battle:
    """What the last line of this kind shows."""
    (*_, last) = [event.moment for event in scene.story if event.kind == kind]
    assert isinstance(last, Battle)
    return last


def beats(scene: Scene) -> list[str]:
    """The lines that are worth a look of their own."""
    return [
        event.kind
        for event in scene.story
        if isinstance(event.moment, Battle) and event.moment.beat
    ]


def numbers(fighter: Fighter) -> tuple[int, str | None, int, int]:
    return fighter.strength, fighter.card, fighter.adds, fighter.total


def test_a_battle_with_cards_from_the_reveal_to_the_defeat():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor")
    scene.choose("aragorn high-pass")
    begins = shown(scene, "battle")
    assert (begins.region, begins.attacker, begins.stage) == ("high-pass", "fellowship", "reveal")
    assert begins.begins
    assert begins.fellowship == Fighter("aragorn", False, 4, None, 0, 4, "fights")
    assert begins.sauron == Fighter("black-rider", False, 3, None, 0, 3, "fights")

    scene.cards("2", "5")
    first, second = [event.moment for event in scene.story if event.kind == "card-shown"]
    assert (first.fellowship.card, first.sauron.card) == ("2", None)
    assert numbers(second.sauron) == (3, "5", 5, 8)
    compared = shown(scene, "compared")
    assert compared.stage == "strength"
    assert (compared.fellowship.total, compared.sauron.total) == scene.totals() == (6, 8)
    ends = shown(scene, "defeated")
    assert (ends.fellowship.fate, ends.sauron.fate) == ("defeated", "fights")
    assert (ends.stage, ends.fellowship.card) == ("strength", "2")
    assert not ends.begins
    # Both cards are turned over together.
    assert beats(scene) == ["battle", "card-shown", "compared"]


def test_sam_steps_in():
    scene = Scene("frodo@rhudaur sam@rhudaur / black-rider@high-pass", turn="sauron")
    scene.choose("black-rider rhudaur", draws="frodo")
    assert shown(scene, "battle").fellowship.name == "frodo"
    scene.choose("sam")
    assert shown(scene, "sam-steps-in").fellowship.name == "sam"
    scene.cards("5", "1")
    # Frodo lies open beside him.
    assert numbers(shown(scene, "compared").fellowship) == (5, "5", 5, 10)
    assert shown(scene, "defeated").sauron.fate == "defeated"


def test_a_frodo_who_is_shown_makes_sam_stronger():
    scene = Scene("frodo@rhudaur sam@rhudaur / black-rider@high-pass", turn="sauron")
    scene.choose("black-rider rhudaur", draws="sam")
    assert shown(scene, "battle").fellowship.strength == 2
    scene.choose("show frodo")
    moment = shown(scene, "frodo-shown")
    assert (moment.fellowship.strength, moment.stage) == (5, "abilities")


def test_gwaihir_carries_somebody_away():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass", specials="gwaihir")
    scene.choose("aragorn high-pass")
    scene.choose("gwaihir")
    moment = shown(scene, "gwaihir")
    assert (moment.gwaihir, moment.stage, moment.beat) == (True, "abilities", True)
    scene.choose("retreat rhudaur")
    assert shown(scene, "retreated").fellowship.fate == "gone"
    assert shown(scene, "retreated").sauron.fate == "fights"


def test_a_retreat_by_a_card():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass")
    scene.choose("aragorn high-pass")
    scene.cards("retreat", "1")
    moment = shown(scene, "retreated")
    assert moment.fellowship == Fighter("aragorn", False, 4, "retreat", 0, 4, "gone")
    assert not moment.beat


def test_who_slays_on_sight_needs_no_card():
    scene = Scene("gimli@rhudaur frodo@shire / orcs@high-pass saruman@mordor")
    scene.choose("gimli high-pass")
    assert beats(scene) == ["battle", "slain-on-sight"]
    assert shown(scene, "defeated").sauron == Fighter("orcs", False, 2, None, 0, 2, "defeated")
    assert shown(scene, "defeated").stage == "abilities"


def test_a_cloak_takes_the_number_off_a_card():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor")
    scene.choose("aragorn high-pass")
    scene.cards("elven-cloak", "5")
    assert numbers(shown(scene, "card-shown").sauron) == (3, "5", 5, 8)
    assert numbers(shown(scene, "cloak").sauron) == (3, "5", 0, 3)
    assert shown(scene, "cloak").stage == "texts"


def test_magic_is_seen_before_what_it_fetches():
    scene = Scene(
        "aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor",
        hands=("magic 1", "1 2"),
    )
    scene.choose("aragorn high-pass")
    scene.cards("magic", "1")
    assert shown(scene, "card-shown").fellowship.card == "magic"
    scene.choose("fetch 5")
    assert numbers(shown(scene, "fetched").fellowship) == (4, "5", 5, 9)
    assert beats(scene) == ["battle", "card-shown", "fetched", "compared"]


def test_support_adds_one():
    scene = Scene(
        "aragorn*@rhudaur gandalf*@rhudaur frodo*@shire / watcher*@high-pass orcs*@mordor",
        format="variant",
    )
    scene.choose("aragorn high-pass")
    scene.cards("1", "1")
    scene.choose("support")
    moment = shown(scene, "support")
    assert (moment.support, moment.fellowship.strength) == (True, 5)
    assert moment.fellowship.star


def test_smeagol_changes_places():
    scene = Scene(
        "smeagol*@rhudaur aragorn*@eregion frodo*@shire / watcher*@high-pass",
        turn="sauron",
        format="variant",
    )
    scene.choose("watcher rhudaur")
    assert shown(scene, "battle").fellowship.name == "smeagol"
    scene.choose("swap aragorn")
    assert shown(scene, "swapped").fellowship == Fighter("aragorn", True, 4, None, 0, 4, "fights")


def test_the_balrog_strikes_without_a_battle():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@fangorn")
    scene.choose("merry fangorn")
    scene.choose("balrog")
    assert scene.at("merry") is None
    assert [event.moment for event in scene.story if event.moment is not None] == []


def test_what_weighs_in_a_short_story():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor")
    scene.choose("aragorn high-pass")
    scene.cards("2", "5")
    weights = {event.kind: event.weight for event in scene.story}
    assert {kind for kind, weight in weights.items() if weight == TURNING} == {"defeated"}
    assert {kind for kind, weight in weights.items() if weight == NOTABLE} == {"battle", "compared"}


def test_nothing_is_made_when_nobody_listens():
    scene = Scene("aragorn@rhudaur frodo@shire / black-rider@high-pass orcs@mordor")
    fork = scene.position.fork()
    ask = fork.asks[0]
    option = ask.option("aragorn high-pass")
    assert option is not None
    fork.answer(ask, option)
    assert fork.state.story is None
