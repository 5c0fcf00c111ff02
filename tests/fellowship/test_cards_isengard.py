"""The cards of Isengard, one by one."""

import pytest

from mathom.games.fellowship.rules.path import move_limit
from tests.fellowship.scene import FREE, SHADOWS, Scene

FOUR = "aragorn-king-in-exile boromir-lord-of-gondor gimli-dwarf-of-erebor"
FIVE = f"{FOUR} legolas-prince-of-mirkwood"
SIX = f"{FIVE} sam-son-of-hamfast"
"""Fellowships of so many, with Frodo."""
ARAGORN = "aragorn-king-in-exile"


def against_aragorn(minion: str, others: str = "", **more) -> Scene:
    return Scene(ARAGORN, minions=f"{minion} {others}", fight=f"aragorn {minion}", **more)


def test_alive_and_unspoiled_searches_a_hand_for_as_many_cards_as_burdens():
    t = Scene(
        hand="athelas sting",
        minions="uruk-savage",
        shadow_hand="alive-and-unspoiled",
        at=5,
        phase="shadow",
        pool=5,
        burdens=2,
    )
    t.play("alive-and-unspoiled")
    assert t.wounds("uruk-savage") == 1
    assert t.pool == 3
    t.use("alive-and-unspoiled")
    assert t.codes == ["2", "1", "0"]
    t.do("1", "yes")
    assert t.pool == 0
    assert len(t.hand()) == 1
    assert len(t.discarded()) == 1
    assert not t.offers("use alive-and-unspoiled")


@pytest.mark.parametrize(("x", "answer", "left"), [("2", "yes", 1), ("2", "no", 2), ("0", "", 2)])
def test_alive_and_unspoiled_takes_one_of_those_it_saw_or_none(x, answer, left):
    t = Scene(
        hand="athelas sting",
        shadow_support="alive-and-unspoiled",
        phase="shadow",
        pool=3,
        burdens=2,
    ).use("alive-and-unspoiled", x)
    assert (t.asked == "may") is bool(answer)  # of none shown none can be taken
    if answer:
        t.do(answer)
        if answer == "yes":
            assert sorted(t.codes) == ["athelas", "sting"]
            t.do("sting")
    assert len(t.hand()) == left
    assert t.asked == "shadow"


def test_alive_and_unspoiled_needs_an_uruk_who_can_exert():
    t = Scene(minions="uruk-messenger", shadow_hand="alive-and-unspoiled", phase="shadow", pool=9)
    assert not t.offers("play alive-and-unspoiled")


def test_bred_for_battle_exerts_an_uruk_to_make_it_stronger():
    t = against_aragorn("uruk-savage", shadow_hand="bred-for-battle").play("bred-for-battle")
    assert t.strength("uruk-savage") == 8
    assert t.wounds("uruk-savage") == 1
    t = against_aragorn("uruk-messenger", shadow_hand="bred-for-battle").shadow()
    assert not t.offers("play bred-for-battle")


def test_breeding_pit_puts_fallen_brothers_under_the_deck():
    t = Scene(
        shadow_hand="uruk-savage breeding-pit goblin-runner",
        shadow_discard="uruk-savage uruk-savage uruk-slayer",
        at=5,
        phase="shadow",
        pool=4,
    )
    t.play("goblin-runner", "", "pass")
    assert t.asked == "shadow"
    t.play("uruk-savage")
    assert t.asked == "respond-played"
    t.play("breeding-pit")
    assert t.discarded(SHADOWS) == ["uruk-slayer", "breeding-pit"]
    assert t.deck_size(SHADOWS) == 2
    assert t.pool == 0


def test_caradhras_has_not_forgiven_us_sends_an_exhausted_companion_away():
    storm = {"shadow_hand": "caradhras-has-not-forgiven-us", "phase": "maneuver", "pool": 3}
    t = Scene(FIVE, minions="uruk-savage", wounds={"gimli": 2, "frodo": 3}, **storm)
    t.play("caradhras-has-not-forgiven-us")
    assert t.discarded() == ["gimli-dwarf-of-erebor"]
    assert t.dead() == []
    assert t.wounds("uruk-savage") == 1
    assert t.pool == 0
    t = Scene(FOUR, minions="uruk-savage", wounds={"gimli": 2}, **storm).shadow()
    assert not t.offers("play caradhras-has-not-forgiven-us")
    t = Scene(FIVE, minions="orc-soldier", wounds={"gimli": 2}, **storm).shadow()
    assert not t.offers("play caradhras-has-not-forgiven-us")
    tired = {"bounder": 1, "uruk-savage": 1, "orc-soldier": 1}
    t = Scene(FIVE, support="bounder", minions="uruk-savage orc-soldier", wounds=tired, **storm)
    t.play("caradhras-has-not-forgiven-us")
    assert (t.asked, t.discarded()) == ("maneuver", [])  # exhausted, but no companions


def test_cruel_caradhras_tires_or_burdens_the_ring_bearer():
    storm = {"shadow_hand": "cruel-caradhras", "phase": "maneuver", "pool": 2}
    t = Scene(minions="uruk-savage", **storm).play("cruel-caradhras")
    assert t.who == FREE
    assert t.codes == ["1", "2"]
    t.do("1")
    assert t.wounds("frodo") == 1
    assert t.burdens == 0
    t = Scene(minions="uruk-savage", wounds={"frodo": 3}, **storm).play("cruel-caradhras")
    assert t.burdens == 1  # who is exhausted can't exert
    t = Scene(minions="orc-soldier", **storm).shadow()
    assert not t.offers("play cruel-caradhras")


def test_greed_wounds_one_of_six():
    greed = {"shadow_support": "greed", "minions": "uruk-savage", "phase": "maneuver"}
    t = Scene(SIX, support="bounder", pool=4, **greed).shadow().use("greed")
    assert sorted(t.codes) == sorted(SIX.split())
    t.do("gimli")
    assert t.wounds("gimli") == 1
    assert t.pool == 2
    assert not Scene(FIVE, pool=4, **greed).shadow().offers("use greed")
    assert not Scene(SIX, pool=1, **greed).shadow().offers("use greed")
    for minion, offered in (("uruk-savage", True), ("goblin-runner", False)):
        t = Scene(minions=minion, shadow_hand="greed", phase="shadow", pool=1)
        assert t.offers("play greed") is offered


def test_hunt_them_down_costs_three():
    hunt = {"minions": "uruk-savage uruk-slayer", "shadow_hand": "hunt-them-down"}
    t = Scene(**hunt, phase="maneuver", pool=3).play("hunt-them-down", "", "uruk-slayer")
    assert t.keyword("uruk-slayer", "fierce")
    assert not t.keyword("uruk-savage", "fierce")
    assert t.pass_until("assign").keyword("uruk-slayer", "fierce")
    assert not t.pass_to("regroup").keyword("uruk-slayer", "fierce")
    assert not Scene(**hunt, phase="maneuver", pool=2).shadow().offers("play hunt-them-down")


def test_lurtz_servant_of_isengard_becomes_fierce_beside_another_uruk():
    lurtz = "lurtz-servant-of-isengard"
    t = Scene(minions=f"{lurtz} uruk-savage", phase="maneuver").shadow().use(lurtz)
    assert t.keyword(lurtz, "fierce")
    assert t.keyword(lurtz, "damage") == 1
    assert t.archery() == (0, 1)
    assert t.strength(lurtz) == 13
    assert t.pass_until("assign").keyword(lurtz, "fierce")
    t.pass_to("regroup")
    assert not t.keyword(lurtz, "fierce")
    t = Scene(minions=f"{lurtz} goblin-runner", phase="maneuver").shadow()
    assert not t.offers(f"use {lurtz}")


def test_lurtzs_battle_cry_trades_strength_for_damage():
    t = against_aragorn("uruk-savage", shadow_hand="lurtzs-battle-cry", pool=1)
    t.play("lurtzs-battle-cry")
    assert t.strength("uruk-savage") == 4
    assert t.keyword("uruk-savage", "damage") == 2
    t = against_aragorn("uruk-savage", shadow_hand="lurtzs-battle-cry").shadow()
    assert not t.offers("play lurtzs-battle-cry")


def test_the_misadventure_of_mr_underhill_makes_companions_dear():
    underhill = {"shadow_support": "the-misadventure-of-mr-underhill"}
    gimli = "gimli-dwarf-of-erebor"
    assert Scene(hand=gimli, at=2, **underhill).play(gimli).pool == 4
    assert Scene(hand=gimli, at=3, **underhill).play(gimli).pool == 2  # a sanctuary
    assert Scene(hand="bounder", at=2, **underhill).play("bounder").pool == 1  # an ally
    t = Scene(
        minions="uruk-savage",
        shadow_hand="the-misadventure-of-mr-underhill",
        phase="shadow",
        pool=2,
    )
    assert t.play("the-misadventure-of-mr-underhill").wounds("uruk-savage") == 1


def test_no_ordinary_storm_tires_the_wizards_friends():
    storm = {
        "support": "ottar-man-of-laketown",
        "shadow_support": "no-ordinary-storm",
        "minions": "uruk-savage",
        "phase": "shadow",
        "pool": 9,
    }
    t = Scene("gandalf-the-grey-wizard", shadow_hand="sarumans-chill greed", **storm)
    t.play("greed")
    assert t.asked == "shadow"
    t.play("sarumans-chill", "green-hill-country")
    assert t.who == SHADOWS
    assert len(t.codes) == 2
    t.do("gandalf")
    assert t.wounds("gandalf") == 1
    assert t.wounds("ottar") == 0
    t = Scene(shadow_hand="sarumans-chill", **{**storm, "support": "bounder"})
    t.play("sarumans-chill", "green-hill-country")
    assert (t.asked, t.wounds("frodo"), t.wounds("bounder")) == ("shadow", 0, 0)


def test_no_ordinary_storm_answers_no_weather_that_passes_at_once():
    t = Scene(
        "gandalf-the-grey-wizard",
        shadow_support="no-ordinary-storm",
        minions="uruk-savage",
        shadow_hand="cruel-caradhras",
        phase="maneuver",
        pool=2,
    ).play("cruel-caradhras")
    t.do("2")
    assert t.wounds("gandalf") == 0


def test_orthanc_assassin_shoots_and_strikes_hard():
    t = Scene(shadow_hand="orthanc-assassin", at=5, phase="shadow", pool=5)
    t.play("orthanc-assassin")
    assert t.pool == 0
    assert t.archery() == (0, 1)
    t = against_aragorn("orthanc-assassin").skirmish_ends()  # 10 against 8, damage +1
    assert t.wounds("aragorn") == 2


def test_parry_takes_a_weapons_strength_until_regroup():
    parry = {
        "fellowship": ARAGORN,
        "bearing": {ARAGORN: "rangers-sword"},
        "shadow_hand": "parry",
        "phase": "maneuver",
    }
    t = Scene(**parry, minions="uruk-savage", pool=2)
    assert t.strength("aragorn") == 10
    t.play("parry")
    assert t.strength("aragorn") == 8
    assert t.keyword("aragorn", "damage") == 1
    assert t.pass_until("assign").strength("aragorn") == 8
    t.pass_to("regroup")
    assert t.strength("aragorn") == 10
    assert not Scene(**parry, minions="goblin-runner", pool=2).shadow().offers("play parry")


def test_parry_takes_what_the_text_of_a_possession_adds_too():
    t = Scene(
        "arwen-daughter-of-elrond",
        bearing={"arwen-daughter-of-elrond": "asfaloth"},
        path="green-hill-country midgewater-moors",
        minions="uruk-savage",
        shadow_hand="parry",
        phase="maneuver",
        pool=2,
    )
    assert t.strength("arwen") == 10
    assert t.play("parry").strength("arwen") == 6


def test_sarumans_ambition_makes_events_cheap_and_an_uruk_strong():
    two = {"shadow_support": "sarumans-ambition sarumans-ambition"}
    t = Scene(minions="uruk-savage", shadow_hand="parry", phase="maneuver", pool=2, **two)
    assert t.play("parry").pool == 2
    t = against_aragorn("uruk-savage", shadow_support="sarumans-ambition").shadow()
    t.use("sarumans-ambition")
    assert t.strength("uruk-savage") == 7
    assert t.discarded(SHADOWS) == ["sarumans-ambition"]
    t = Scene(minions="uruk-savage", phase="maneuver", **two).shadow()
    assert not t.offers("use sarumans-ambition")


def test_sarumans_ambition_makes_nothing_else_cheap():
    one = {"shadow_support": "sarumans-ambition"}
    t = Scene(minions="uruk-savage", shadow_hand="parry", phase="maneuver", pool=2, **one)
    assert t.play("parry").pool == 1
    t = Scene(shadow_hand="uruk-savage", at=5, phase="shadow", pool=2, **one)
    assert t.play("uruk-savage").pool == 0  # no event
    t = Scene(minions="orc-soldier", shadow_hand="shadows-reach", phase="shadow", pool=1, **one)
    assert t.play("shadows-reach").pool == 0  # of Sauron


@pytest.mark.parametrize(
    "key", ["sarumans-chill", "sarumans-frost", "sarumans-snows", "spies-of-saruman"]
)
def test_sarumans_chill_sarumans_frost_sarumans_snows_spies_of_saruman_lie_on_sites_for_a_turn(key):
    t = Scene(minions="uruk-savage", shadow_hand=key, at=2, phase="shadow", pool=2)
    t.play(key, "weathertop")
    assert t.bearer(key) == "weathertop"
    assert t.wounds("uruk-savage") == 1
    t.pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert key in t.discarded(SHADOWS)
    t = Scene(minions="orc-soldier", shadow_hand=key, at=2, phase="shadow", pool=2)
    assert not t.offers(f"play {key} weathertop")


@pytest.mark.parametrize(
    ("key", "second"),
    [
        ("sarumans-chill", False),
        ("sarumans-frost", False),
        ("sarumans-snows", True),
        ("spies-of-saruman", True),
    ],
)
def test_sarumans_chill_and_sarumans_frost_lie_on_a_site_once(key, second):
    t = Scene(
        minions="uruk-savage",
        bearing={"weathertop": key},
        shadow_hand=key,
        at=2,
        phase="shadow",
        pool=2,
    )
    assert t.offers(f"play {key} green-hill-country")
    assert t.offers(f"play {key} weathertop") is second


def test_sarumans_chill_tires_hobbits_who_leave():
    hobbits = "sam-son-of-hamfast aragorn-king-in-exile"
    chill = {"bearing": {"green-hill-country": "sarumans-chill"}}
    t = Scene(hobbits, support="bounder", **chill).pass_()
    assert [t.wounds(who) for who in ("frodo", "sam", "aragorn", "bounder")] == [1, 1, 0, 0]
    t = Scene(hobbits, wounds={"frodo": 3}, **chill).pass_()
    assert (t.wounds("frodo"), t.wounds("sam")) == (3, 1)  # who is exhausted can't
    t = Scene(hobbits, bearing={"green-hill-country": "sarumans-chill"}, at=2).pass_()
    assert t.wounds("frodo") == 0


def test_sarumans_frost_weakens_hobbits_there():
    t = Scene(
        f"sam-son-of-hamfast {ARAGORN}",
        support="bounder bilbo-retired-adventurer",
        bearing={"weathertop": "sarumans-frost"},
        at=2,
    )
    assert [t.strength(who) for who in ("frodo", "sam", "bounder", "aragorn")] == [2, 1, 0, 8]
    assert t.strength("bilbo") == 2  # at home elsewhere
    t = Scene(support="bounder", bearing={"weathertop": "sarumans-frost"}, at=3)
    assert t.strength("frodo") == 4


def test_sarumans_power_sweeps_conditions_away():
    t = Scene(
        support="lord-of-moria",
        shadow_support="greed",
        minions="uruk-savage",
        shadow_hand="sarumans-power",
        phase="shadow",
        pool=2,
    ).play("sarumans-power")
    assert t.discarded() == ["lord-of-moria"]
    assert "greed" in t.discarded(SHADOWS)
    assert t.wounds("uruk-savage") == 1
    t = Scene(minions="orc-soldier", shadow_hand="sarumans-power", phase="shadow", pool=2)
    assert not t.offers("play sarumans-power")


def test_sarumans_reach_tires_two_or_has_the_ring_put_on():
    reach = {"minions": "uruk-savage", "shadow_hand": "sarumans-reach", "phase": "maneuver"}
    t = Scene("sam-son-of-hamfast", **reach).play("sarumans-reach")
    assert t.who == FREE
    assert t.codes == ["1", "2"]
    t.do("1")
    assert t.wounds("frodo") == 1
    assert t.wounds("sam") == 1
    assert not t.worn
    t = Scene("sam-son-of-hamfast", **reach).play("sarumans-reach", "", "2")
    assert t.worn
    assert t.wounds("sam") == 0
    assert Scene(**reach).play("sarumans-reach").worn  # two can't be exerted
    t = Scene("sam-son-of-hamfast", worn=True, wounds={"frodo": 3}, **reach).play("sarumans-reach")
    assert (t.asked, t.wounds("sam")) == ("maneuver", 1)  # it is on already: one, since two can't
    t = Scene(minions="uruk-messenger", shadow_hand="sarumans-reach", phase="maneuver").shadow()
    assert not t.offers("play sarumans-reach")


def test_sarumans_snows_silence_skirmish_actions_but_no_responses():
    snow = {
        "fellowship": "gimli-son-of-gloin gandalf-the-grey-wizard",
        "minions": "uruk-slayer",
        "hand": "intimidate",
        "pool": 9,
        "at": 2,
    }
    t = Scene(**snow, bearing={"weathertop": "sarumans-snows"}, fight="gimli uruk-slayer")
    assert t.asked == "respond-wounding"
    assert t.offers("play intimidate")
    t = Scene(**snow, bearing={"green-hill-country": "sarumans-snows"}, fight="gimli uruk-slayer")
    assert t.asked == "skirmish"
    assert t.offers("use gimli")


def test_savagery_to_match_their_numbers_has_two_ways_against_five():
    savage = {"minions": "uruk-savage", "shadow_hand": "savagery-to-match-their-numbers"}
    t = Scene(FOUR, fight="aragorn uruk-savage", **savage)
    t.play("savagery-to-match-their-numbers")
    assert t.strength("uruk-savage") == 7
    t = Scene(FIVE, fight="aragorn uruk-savage", **savage)
    t.play("savagery-to-match-their-numbers", "", "2")
    assert t.strength("uruk-savage") == 9
    assert t.keyword("uruk-savage", "fierce")
    t.skirmish_ends()
    assert t.strength("uruk-savage") == 9
    assert t.keyword("uruk-savage", "fierce")
    t.pass_to("regroup")
    assert t.strength("uruk-savage") == 5


def test_spies_of_saruman_let_no_arrow_fly():
    archers = {"fellowship": FIVE, "minions": "orthanc-assassin", "at": 2, "phase": "maneuver"}
    t = Scene(bearing={"weathertop": "spies-of-saruman"}, **archers).pass_to("assignment")
    assert not t.told("archery")
    assert t.wounds("orthanc-assassin") == 0
    t = Scene(bearing={"green-hill-country": "spies-of-saruman"}, **archers)
    assert t.pass_to("assignment").wounds("orthanc-assassin") == 1


def test_their_arrows_enrage_weakens_archers():
    t = Scene(FIVE, support="rumil-elven-protector", shadow_support="their-arrows-enrage")
    assert [t.strength(who) for who in ("legolas", "rumil", "gimli")] == [5, 2, 6]
    t = Scene(minions="orthanc-assassin", shadow_support="their-arrows-enrage")
    assert t.strength("orthanc-assassin") == 10
    for minion, offered in (("uruk-savage", True), ("goblin-marksman", False)):
        t = Scene(minions=minion, shadow_hand="their-arrows-enrage", phase="shadow", pool=1)
        assert t.offers("play their-arrows-enrage") is offered


@pytest.mark.parametrize(
    ("burdens", "wounds", "again"), [(4, 2, True), (5, 0, False), (0, 3, False)]
)
def test_traitors_voice_slows_a_tired_ring_bearer(burdens, wounds, again):
    t = Scene(
        shadow_support="traitors-voice", burdens=burdens, wounds={"frodo": wounds}, phase="regroup"
    ).pass_until("move-again")
    assert (t.state.free == FREE) is again


@pytest.mark.parametrize(("burdens", "limit"), [(4, 3), (5, 2)])
def test_traitors_voice_takes_one_move_however_many_there_are(burdens, limit):
    t = Scene(
        "aragorn-ranger-of-the-north",
        path="green-hill-country bree-gate",
        shadow_support="traitors-voice",
        burdens=burdens,
        wounds={"frodo": 3 if burdens == 5 else 0},
    )
    assert move_limit(t.state) == limit  # one more for the ranger, and once a turn one less


def test_traitors_voice_needs_an_uruk():
    for minion, offered in (("uruk-savage", True), ("goblin-runner", False)):
        t = Scene(minions=minion, shadow_hand="traitors-voice", phase="shadow", pool=2)
        assert t.offers("play traitors-voice") is offered


def test_troop_of_uruk_hai_breaks_weapons():
    armed = {"fellowship": ARAGORN, "bearing": {ARAGORN: "rangers-sword"}}
    t = Scene(minions="troop-of-uruk-hai uruk-savage", fight="aragorn troop-of-uruk-hai", **armed)
    assert t.strength("aragorn") == 8
    assert t.keyword("aragorn", "damage") == 1
    t = Scene(minions="troop-of-uruk-hai uruk-savage", fight="aragorn uruk-savage", **armed)
    assert t.strength("aragorn") == 10


@pytest.mark.parametrize(
    "key",
    [
        "troop-of-uruk-hai",
        "uruk-brood",
        "uruk-fighter",
        "uruk-guard",
        "uruk-hai-raiding-party",
        "uruk-lieutenant",
        "uruk-messenger",
        "uruk-rager",
        "uruk-savage",
        "uruk-shaman",
        "uruk-slayer",
        "uruk-soldier",
        "uruk-warrior",
    ],
)
def test_troop_of_uruk_hai_and_the_other_uruks_strike_hard(key):
    assert Scene(minions=key).keyword(key, "damage") == 1


def test_uruk_bloodlust_heals_who_wins():
    blood = {"shadow_support": "uruk-bloodlust", "wounds": {"uruk-slayer": 1}}
    t = against_aragorn("uruk-slayer", pool=1, **blood)
    assert t.comes_to("use uruk-bloodlust")
    t.use("uruk-bloodlust")
    assert t.wounds("uruk-slayer") == 0
    assert t.pool == 0
    assert not against_aragorn("uruk-slayer", **blood).comes_to("use uruk-bloodlust")
    loser = against_aragorn("uruk-savage", shadow_support="uruk-bloodlust", pool=1)
    assert not loser.comes_to("use uruk-bloodlust")


def test_uruk_brood_counts_others():
    t = against_aragorn("uruk-brood", "uruk-savage uruk-slayer goblin-runner", pool=3).shadow()
    t.use("uruk-brood")
    assert t.codes == ["2", "1", "0"]
    t.do("2")
    assert t.strength("uruk-brood") == 11
    assert t.pool == 1
    assert not t.shadow().offers("use uruk-brood")


@pytest.mark.parametrize(
    ("key", "enough", "few"), [("uruk-fighter", FIVE, FOUR), ("uruk-warrior", SIX, FIVE)]
)
def test_uruk_fighter_and_uruk_warrior_are_fierce_against_many(key, enough, few):
    t = Scene(enough, minions=key, phase="maneuver").shadow().use(key)
    assert t.keyword(key, "fierce")
    assert t.keyword(key, "damage") == 1
    assert t.pass_until("assign").keyword(key, "fierce")
    t.pass_to("regroup")
    assert not t.keyword(key, "fierce")
    assert not Scene(few, minions=key, phase="maneuver").shadow().offers(f"use {key}")


def test_uruk_guard_keeps_a_companion_away():
    t = Scene(ARAGORN, minions="uruk-guard", phase="assignment").shadow()
    t.use("uruk-guard", "aragorn")
    assert t.wounds("uruk-guard") == 1
    assert not t.shadow().offers("use uruk-guard")  # exhausted
    t.pass_until("assign")
    assert t.codes == ["assign frodo-son-of-drogo uruk-guard", "done"]
    t.do("done")
    assert t.offers("assign aragorn uruk-guard")
    assert t.who == SHADOWS


def test_uruk_lieutenant_is_stronger_among_uruks():
    assert Scene(minions="uruk-lieutenant goblin-runner").strength("uruk-lieutenant") == 8
    t = Scene(minions="uruk-lieutenant uruk-savage uruk-lieutenant")
    assert t.strength("uruk-lieutenant") == 10


def test_uruk_messenger_loves_storms():
    assert Scene(minions="uruk-messenger", shadow_support="greed").strength("uruk-messenger") == 6
    t = Scene(minions="uruk-messenger", bearing={"green-hill-country": "sarumans-snows"}, at=2)
    assert t.strength("uruk-messenger") == 9


def test_uruk_rager_discards_two_from_the_top_when_it_wins():
    t = against_aragorn("uruk-rager", deck="athelas " * 3).skirmish_ends()
    assert t.discarded() == ["athelas"] * 2
    assert t.deck_size() == 1
    t = against_aragorn("uruk-rager", deck="athelas " * 3, bearing={ARAGORN: "rangers-sword"})
    assert t.skirmish_ends().discarded() == []


@pytest.mark.parametrize(
    ("key", "cost", "wounds"), [("uruk-savage", 2, 0), ("uruk-hai-raiding-party", 4, 2)]
)
def test_uruk_savage_and_uruk_hai_raiding_party_fight_by_what_is_printed(key, cost, wounds):
    t = Scene(shadow_hand=key, at=5, phase="shadow", pool=cost).play(key)
    assert t.pool == 0
    assert t.zone(key) == "minions"
    assert not Scene(shadow_hand=key, at=4, phase="shadow", pool=cost).offers(f"play {key}")
    t = against_aragorn(key).skirmish_ends()  # 5 or 9 against 8; damage +1
    assert t.wounds("aragorn") == wounds
    assert t.vitality(key) == (2 if not wounds else 3)


def test_uruk_shaman_heals():
    hurt = {"minions": "uruk-shaman uruk-savage", "wounds": {"uruk-savage": 2}}
    t = Scene(**hurt, phase="maneuver", pool=2).shadow().use("uruk-shaman")
    assert t.wounds("uruk-savage") == 1
    assert t.pool == 0
    assert not Scene(**hurt, phase="maneuver", pool=1).shadow().offers("use uruk-shaman")


def test_uruk_slayer_grows_by_three_at_most():
    t = against_aragorn("uruk-slayer", pool=5)
    for strength in (10, 11, 12, 12):
        t.shadow().use("uruk-slayer")
        assert t.strength("uruk-slayer") == strength
    assert t.pool == 1
    assert not against_aragorn("uruk-slayer").shadow().offers("use uruk-slayer")


def test_uruk_soldier_discards_a_card_from_the_top():
    soldier = {"shadow_hand": "uruk-soldier", "at": 5, "phase": "shadow", "pool": 2}
    t = Scene(deck="athelas sting", **soldier).play("uruk-soldier").use("uruk-soldier")
    assert t.deck_size() == 1
    assert len(t.discarded()) == 1
    t = Scene(deck="athelas sting", **soldier).play("uruk-soldier").pass_()
    assert t.deck_size() == 2
    assert not t.offers("use uruk-soldier")


def test_uruk_spy_burdens_who_wears_the_ring():
    t = Scene(
        minions="uruk-spy uruk-savage orc-soldier",
        shadow_support="greed",
        fight="frodo uruk-savage",
        shadow_deck="uruk-savage uruk-slayer athelas",
    )
    assert t.comes_to("use the-one-ring")
    t.use("the-one-ring")
    assert t.asked == "respond-ring-put-on"
    t.use("uruk-spy")
    assert t.codes == ["2", "1", "0"]
    t.do("2")
    gone = [name for name in t.discarded(SHADOWS) if name != "athelas"]
    assert t.wounds("uruk-spy") == 1
    assert t.deck_size(SHADOWS) == 1
    assert t.burdens == 2 + len(gone)  # two wounds became burdens
    t = Scene(minions="uruk-spy uruk-savage", fight="frodo uruk-savage", wounds={"uruk-spy": 1})
    assert t.comes_to("use the-one-ring")
    assert not t.use("the-one-ring").comes_to("use uruk-spy")  # exhausted


def test_uruk_hai_armory_stops_an_arrow():
    armory = {"fellowship": FIVE, "shadow_support": "uruk-hai-armory", "phase": "archery"}
    assert Scene(minions="uruk-savage", **armory).archery() == (0, 0)
    assert Scene(minions="goblin-runner", **armory).archery() == (1, 0)
    armory["fellowship"] = "legolas-prince-of-mirkwood " * 3
    assert Scene(minions="uruk-savage uruk-slayer", **armory).archery() == (2, 0)


def test_uruk_hai_rampage_makes_a_winner_fierce():
    rampage = {"shadow_support": "uruk-hai-rampage"}
    t = against_aragorn("uruk-slayer", pool=3, **rampage)
    assert t.comes_to("use uruk-hai-rampage")
    t.use("uruk-hai-rampage")
    assert t.keyword("uruk-slayer", "fierce")
    assert t.pool == 0
    t = against_aragorn("uruk-slayer", pool=2, **rampage)
    assert not t.comes_to("use uruk-hai-rampage")
    for minion, offered in (("uruk-savage", True), ("goblin-runner", False)):
        t = Scene(minions=minion, shadow_hand="uruk-hai-rampage", phase="shadow")
        assert t.offers("play uruk-hai-rampage") is offered


def test_uruk_hai_sword_discards_when_its_bearer_wins():
    armed = {"bearing": {"uruk-savage": "uruk-hai-sword"}, "deck": "athelas sting"}
    t = against_aragorn("uruk-savage", **armed)
    assert t.strength("uruk-savage") == 7
    assert t.skirmish_ends().deck_size() == 2  # lost
    t = Scene(minions="uruk-savage", fight="frodo uruk-savage", **armed).skirmish_ends()
    assert t.deck_size() == 1
    t = Scene(
        minions="uruk-savage goblin-runner",
        shadow_hand="uruk-hai-sword",
        phase="shadow",
        pool=1,
    )
    assert t.codes == ["play uruk-hai-sword uruk-savage", "pass"]


def test_wariness_stops_stealth():
    stealth = {
        "hand": "hobbit-stealth hobbit-sword",
        "shadow_hand": "wariness uruk-savage",
        "at": 6,
    }
    t = Scene(minions="uruk-savage", fight="frodo uruk-savage", **stealth).play("hobbit-stealth")
    assert t.asked == "respond-played"
    assert t.who == SHADOWS
    t.play("wariness")
    assert t.codes == ["1", "2"]
    t.do("1")
    assert t.wounds("uruk-savage") == 1
    assert t.strength("frodo") == 4
    assert t.discarded() == ["hobbit-stealth"]
    assert t.pool == 1
    t = Scene(minions="uruk-messenger", fight="frodo uruk-messenger", **stealth)
    t.play("hobbit-stealth").play("wariness")
    assert "uruk-messenger" in t.discarded(SHADOWS)  # it can't exert
    t = Scene(minions="goblin-runner", fight="frodo goblin-runner", **stealth)
    assert t.play("hobbit-stealth").strength("frodo") == 6


def test_wariness_stops_nothing_else():
    talent = "a-talent-for-not-being-seen"
    laid = {"minions": "uruk-savage", "shadow_hand": "wariness"}
    t = Scene("sam-son-of-hamfast", hand=talent, **laid).play(talent, "", "sam")
    assert t.zone(talent) == "support"  # stealth, but no event
    assert t.asked == "fellowship"
    t = Scene("gimli-son-of-gloin", hand="axe-strike", fight="gimli uruk-savage", **laid)
    t.play("axe-strike")
    assert (t.asked, t.strength("gimli")) == ("skirmish", 8)  # an event, but no stealth


def test_worry_is_about_uruks_alone_and_about_allies_too():
    t = against_aragorn("orc-war-band", shadow_support="worry").skirmish_ends()
    assert t.wounds("aragorn") == 1
    assert (t.burdens, t.wounds("frodo")) == (0, 0)
    t = Scene(
        support="bounder",
        minions="uruk-savage",
        fight="bounder uruk-savage",
        shadow_support="worry",
        at=2,
    ).pass_until("order")
    assert "worry" in t.codes


def test_worry_follows_a_lost_skirmish():
    t = against_aragorn("uruk-slayer", shadow_support="worry")
    t.pass_until("order").do("worry")
    assert t.asked == "way"
    assert t.who == FREE
    t.do("2")
    assert t.burdens == 1
    t = against_aragorn("uruk-savage", shadow_support="worry").skirmish_ends()
    assert t.burdens == 0
    assert t.wounds("frodo") == 0
    t = Scene(minions="uruk-savage", shadow_hand="worry worry", phase="shadow", pool=4)
    t.play("worry")
    assert t.wounds("uruk-savage") == 1
    assert not t.offers("play worry")
