"""The cards of the Barrow-downs, one after the other."""

from tests.fellowship.scene import SHADOWS, Scene
from tests.fellowship.trying import bearers, moments, skirmish

FATTY = "fatty-watcher-at-home"
HALBARAD = "halbarad-captain-of-the-road"
SAM = "sam-son-of-hamfast"
MERRY = "merry-from-oer-the-brandywine"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
SONG, BLADE, LIGHT, ROBBER = "bath-song", "barrow-blade", "light-in-the-fog", "grave-robber"
COLD, MIST = "cold-be-hand-and-heart", "mist-on-the-downs"
FOREST, FOG = "the-old-forest", "fog-on-the-barrow-downs"


def test_fatty_watcher_at_home_heals_another() -> None:
    t = Scene(f"{FATTY} {SAM}", wounds={SAM: 1}, phase="regroup").use("fatty")
    assert (t.wounds("fatty"), t.wounds("sam")) == (1, 0)
    assert not Scene(FATTY, wounds={FATTY: 3}, phase="regroup").offers("use fatty")


def test_bath_song_is_for_two_hobbits() -> None:
    t = Scene(SAM, hand=SONG, deck="athelas", wounds={SAM: 1}).play(SONG)
    assert (t.hand(), t.wounds("sam")) == (["athelas"], 0)
    assert not Scene(GIMLI, hand=SONG).offers(f"play {SONG}")


def test_barrow_blade_wounds_a_nazgul() -> None:
    foes, fight = f"goblin-runner {LEMENYA}", f"{MERRY} goblin-runner"
    t = Scene(MERRY, minions=foes, fight=fight, bearing={MERRY: BLADE})
    assert t.pass_until("respond-wins").use(BLADE).wounds(LEMENYA) == 1
    assert bearers(BLADE, fellowship=f"{MERRY} {GIMLI}") == {MERRY, "frodo-son-of-drogo"}


def test_halbarad_captain_of_the_road_weakens_all_minions() -> None:
    t = Scene(support=HALBARAD, minions="goblin-runner uruk-savage", phase="maneuver")
    before = t.strength("goblin-runner"), t.strength("uruk-savage")
    t.use("halbarad")
    assert (t.strength("goblin-runner"), t.strength("uruk-savage")) == (
        before[0] - 1,
        before[1] - 1,
    )
    assert t.wounds("halbarad") == 1
    laid = {"support": HALBARAD, "minions": "uruk-savage"}
    assert moments("use halbarad", fight=f"{SAM} uruk-savage", fellowship=SAM, **laid) == {
        "maneuver"
    }


def test_light_in_the_fog_clears_the_way() -> None:
    t = Scene(GANDALF, support=LIGHT, pool=3).use(LIGHT)
    assert (t.pool, t.discarded()) == (1, [LIGHT])
    assert Scene(GANDALF, hand=LIGHT).offers(f"play {LIGHT}")
    assert not Scene(SAM, hand=LIGHT).offers(f"play {LIGHT}")


def test_grave_robber_takes_a_condition() -> None:
    t = Scene(support=LIGHT, shadow_hand=ROBBER, at=6, phase="shadow", pool=9).play(ROBBER)
    assert t.use(ROBBER).discarded() == [LIGHT]


def test_cold_be_hand_and_heart_makes_an_orc_fierce() -> None:
    t = Scene(minions="orc-soldier", shadow_hand=COLD, at=6, phase="shadow", pool=9).play(COLD)
    assert (t.keyword("orc-soldier", "fierce"), t.wounds("orc-soldier")) == (1, 1)
    t = Scene(minions="goblin-runner", shadow_hand=COLD, at=6, phase="shadow", pool=9)
    assert not t.offers(f"play {COLD}")


def test_mist_on_the_downs_weakens_its_bearer() -> None:
    t = skirmish(SAM, "goblin-runner", bearing={SAM: MIST}).shadow()
    before = t.strength("sam")
    t.use(MIST)
    assert t.strength("sam") == before - 2
    assert t.discarded(SHADOWS) == [MIST]


def test_the_old_forest_is_a_home_of_allies() -> None:
    path = f"bag-end {FOREST}"
    assert Scene(path=path, at=2, hand="bounder").play("bounder").pool == 0
    assert Scene(path=path, at=2, hand=HALBARAD).play(HALBARAD).pool == 2


def test_fog_on_the_barrow_downs_burdens() -> None:
    assert Scene(path=f"bag-end {FOG}", at=1).pass_().burdens == 1
