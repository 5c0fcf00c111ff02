"""The sites, one after the other along the path."""

from typing import Any

import pytest

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.path import may_move
from tests.fellowship.scene import SHADOWS, SITES, Scene
from tests.fellowship.trying import moments, moves_left
from tests.marks import rule

FRODO = "frodo-son-of-drogo"
SAM = "sam-son-of-hamfast"
MERRY = "merry-from-oer-the-brandywine"
PIPPIN = "pippin-friend-to-frodo"
ARAGORN = "aragorn-ranger-of-the-north"
BOROMIR = "boromir-son-of-denethor"
GANDALF = "gandalf-the-grey-wizard"
GIMLI = "gimli-son-of-gloin"
LEGOLAS = "legolas-prince-of-mirkwood"
GAFFER = "the-gaffer-sams-father"
BILBO = "bilbo-retired-adventurer"
ELROND = "elrond-lord-of-rivendell"
CELEBORN = "celeborn-lord-of-lorien"
CANTEA = "ulaire-cantea-lieutenant-of-dol-guldur"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"
OTSEA = "ulaire-otsea-lieutenant-of-morgul"
TROOP = "goblin-patrol-troop"


def number_of(site: str) -> int:
    return catalogue.CARDS[catalogue.NUMBER[site]].site


def at(site: str, fellowship: str = "", **laid: Any) -> Scene:
    """The fellowship is at this site."""
    path = " ".join((*SITES[: number_of(site) - 1], site))
    return Scene(fellowship, path=path, **laid)


def arriving(site: str, fellowship: str = "", **laid: Any) -> Scene:
    """The fellowship has just moved there, and the Shadow player is about to act."""
    t = at(site, fellowship, at=number_of(site) - 1, **laid)
    return t.pass_until("shadow")


# --- 1


@rule("T-31.1", "T-31.2", "T-24.5")
def test_bag_end_is_near_the_gaffer() -> None:
    t = at("bag-end", MERRY, deck=f"{GAFFER} sting").use("bag-end", MERRY)
    assert set(t.codes) == {GAFFER, "no"}
    t.do(GAFFER)
    assert (t.zone("the-gaffer"), t.wounds("merry"), t.pool) == ("support", 1, 1)
    assert not at("bag-end", deck=GAFFER, wounds={FRODO: 3}).offers("use bag-end")
    assert not at("bag-end", deck=GAFFER, phase="regroup").offers("use bag-end")
    t = Scene(path="bag-end weathertop", deck=GAFFER)
    assert not t.offers("use bag-end")


def test_east_road_makes_companions_dear() -> None:
    t = at("east-road", hand=f"{GIMLI} {GAFFER}").play(GIMLI)
    assert t.pool == 4
    assert t.play(GAFFER).pool == 5
    assert Scene(hand=GIMLI, path="east-road weathertop").play(GIMLI).pool == 2


def test_farmer_maggots_fields_are_where_merry_and_pippin_are_found() -> None:
    site = "farmer-maggots-fields"
    t = at(site, SAM, deck=f"{MERRY} {PIPPIN} {GIMLI}").use(site, SAM)
    assert set(t.codes) == {MERRY, PIPPIN, "no"}
    t.do(PIPPIN)
    assert (t.zone("pippin"), t.wounds("sam"), t.pool) == ("fellowship", 1, 1)
    assert not at(site, deck=MERRY, wounds={FRODO: 3}).offers(f"use {site}")


def test_green_dragon_inn_is_where_sam_is_found() -> None:
    site = "green-dragon-inn"
    t = at(site, deck=f"{SAM} {GIMLI}").use(site)
    assert set(t.codes) == {SAM, "no"}
    t.do(SAM)
    assert (t.zone("sam"), t.wounds("frodo"), t.pool) == ("fellowship", 1, 2)
    assert not at(site, deck=SAM, wounds={FRODO: 3}).offers(f"use {site}")


def test_green_hill_country_is_kind_to_hobbits() -> None:
    t = at("green-hill-country", hand=f"{SAM} {GAFFER} {GIMLI}").play(SAM)
    assert t.pool == 1
    assert t.play(GAFFER).pool == 1
    assert t.play(GIMLI).pool == 3
    t = Scene(path="green-hill-country weathertop", hand=SAM).play(SAM)
    assert t.pool == 2


def test_the_prancing_pony_is_where_aragorn_waits() -> None:
    site = "the-prancing-pony"
    t = at(site, deck=f"{ARAGORN} {GIMLI}").use(site).do(ARAGORN)
    assert (t.zone("aragorn"), t.burdens, t.pool) == ("fellowship", 1, 4)
    assert not at(site).offers(f"use {site}")  # there is no deck to look through
    assert moments(f"use {site}", path=site, deck=ARAGORN) == {"fellowship"}


def test_shire_lookout_point_sees_gandalfs_cart_coming() -> None:
    site = "shire-lookout-point"
    t = at(site, GANDALF, deck="gandalfs-cart sting").use(site)
    assert set(t.codes) == {"gandalfs-cart", "no"}
    t.do("gandalfs-cart")
    assert (t.zone("gandalfs-cart"), t.pool) == ("support", 1)
    assert not at(site, deck="gandalfs-cart").offers(f"use {site}")


def test_westfarthing_makes_friends_cheaper() -> None:
    site = "westfarthing"
    t = at(site, hand=f"{GIMLI} {GAFFER} sting").use(site)
    assert set(t.codes) == {GIMLI, GAFFER}
    t.do(GIMLI)
    assert (t.zone("gimli"), t.pool, t.wounds("frodo")) == ("fellowship", 1, 1)
    assert not at(site, hand=GIMLI, wounds={FRODO: 3}).offers(f"use {site}")
    assert not at(site, hand="sting").offers(f"use {site}")


# --- 2


@rule("T-19.11")
def test_bree_gate_is_quickly_passed_with_a_ranger() -> None:
    assert moves_left(at("bree-gate", ARAGORN)) == moves_left(at("bree-gate")) + 1
    # Once a turn, and it stays although they have left.
    t = arriving("bree-gate", ARAGORN)
    assert moves_left(t) == 2
    t.pass_until("move-again").do("move").pass_until("shadow")
    assert moves_left(t) == 1
    t = at("bree-gate", hand=ARAGORN)
    before = moves_left(t)
    assert moves_left(t.play(ARAGORN)) == before + 1


@rule("T-13.12", "T-13.13")
def test_bree_streets_are_open_to_nazgul() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": f"{CANTEA} goblin-runner"}
    t = at("bree-streets", **laid).play(CANTEA)
    assert t.pool == 20 - 5
    assert t.play("goblin-runner").pool == 15 - 1 - 2
    t = at("bree-gate", **laid).play(CANTEA)
    assert t.pool == 20 - 5 - 2


def test_breeland_forest_has_no_room_for_stealth() -> None:
    laid = {"minions": TROOP, "fight": f"{MERRY} {TROOP}", "hand": "hobbit-stealth axe-strike"}
    t = at("breeland-forest", f"{MERRY} {GIMLI}", **laid)
    assert not t.offers("play hobbit-stealth")
    assert t.offers("play axe-strike")
    assert at("bree-gate", MERRY, **laid).offers("play hobbit-stealth")
    # It is about events alone.
    talent = "a-talent-for-not-being-seen"
    assert at("breeland-forest", hand=talent).offers(f"play {talent}")


def test_buckleberry_ferry_takes_hobbits_out_of_reach() -> None:
    t = at("buckleberry-ferry", MERRY, minions=TROOP, phase="maneuver")
    asked = set()
    while t.phase != "regroup":
        asked.add(t.asked)
        t.pass_()
    assert asked == {"maneuver"}
    assert (t.zone(TROOP), t.state.assigned) == ("minions", [])
    t = at("buckleberry-ferry", GIMLI, minions=TROOP, phase="maneuver")
    assert t.pass_until("assign").asked == "assign"


@rule("T-10.2")
def test_buckleberry_ferry_takes_hobbits_out_of_reach_once_the_others_are_dead() -> None:
    """Each skirmish is a phase of its own, and is skipped if only Hobbits are left by then."""
    fights = {"minions": f"{TROOP} goblin-runner", "wounds": {GIMLI: 2}}
    fights["fight"] = f"{GIMLI} {TROOP}, {FRODO} goblin-runner"
    t = at("buckleberry-ferry", f"{GIMLI} {MERRY}", **fights).do(GIMLI).pass_to("regroup")
    assert t.dead() == [GIMLI]
    assert (t.zone("goblin-runner"), len(t.told("skirmish"))) == ("minions", 1)
    t = at("buckleberry-ferry", f"{GIMLI} {MERRY}", **fights).do(FRODO).pass_to("regroup")
    assert len(t.told("skirmish")) == 2
    t = at("bree-gate", f"{GIMLI} {MERRY}", **fights).do(GIMLI).pass_to("regroup")
    assert len(t.told("skirmish")) == 2


@rule("T-24.5")
def test_ettenmoors_ask_everybodys_effort() -> None:
    laid = {"minions": "uruk-savage", "fight": f"{GIMLI} uruk-savage"}
    t = at("ettenmoors", GIMLI, **laid).use("ettenmoors", GIMLI)
    assert (t.strength("gimli"), t.wounds("gimli")) == (8, 1)
    assert t.who == SHADOWS
    t.use("ettenmoors")
    assert (t.strength("uruk-savage"), t.wounds("uruk-savage")) == (7, 1)
    laid["wounds"] = {GIMLI: 2, FRODO: 3, "uruk-savage": 2}
    t = at("ettenmoors", GIMLI, **laid)
    assert not t.offers("use ettenmoors")
    t.pass_()
    assert not t.offers("use ettenmoors")


@rule("T-12.9")
def test_midgewater_marshes_tire_hobbits() -> None:
    hobbits = f"{MERRY} {SAM} {GIMLI}"
    t = arriving("midgewater-marshes", hobbits, support=BILBO, wounds={FRODO: 3})
    found = [t.wounds(who) for who in ("merry", "sam", "frodo", "gimli", "bilbo")]
    assert found == [1, 1, 3, 0, 0]


def test_midgewater_moors_cost_a_card_for_every_minion() -> None:
    laid = {"phase": "shadow", "pool": 9, "shadow_hand": "goblin-runner greed uruk-savage"}
    t = at("midgewater-moors", hand="sting old-toby", **laid).play("uruk-savage")
    assert t.who == 0
    t.do("old-toby")
    assert t.hand() == ["sting"]
    assert t.play("greed").hand() == ["sting"]


def test_trollshaw_forest_rewards_who_arms() -> None:
    laid = {"hand": "hobbit-sword bilbos-pipe gandalfs-cart", "deck": "sting sting sting"}
    t = at("trollshaw-forest", support=BILBO, **laid).play("hobbit-sword", FRODO)
    assert t.hand().count("sting") == 1
    assert t.play("bilbos-pipe", BILBO).hand().count("sting") == 1  # he is no companion
    assert t.play("gandalfs-cart").hand().count("sting") == 1
    heart = {"hand": "dwarven-heart", "deck": "sting"}
    t = at("trollshaw-forest", GIMLI, **heart).play("dwarven-heart", GIMLI)
    assert (t.bearer("dwarven-heart"), t.hand()) == (GIMLI, [])  # no thing one holds
    assert t.asked == "fellowship"


def test_weatherhills_are_watched_by_nazgul() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": f"{CANTEA} goblin-runner"}
    t = at("weatherhills", **laid).play(CANTEA)
    assert t.pool == 20 - 4 - 2
    assert t.play("goblin-runner").pool == 14 - 1 - 2


@rule("T-18.1", "T-18.2")
def test_weathertop_makes_nazgul_fierce() -> None:
    t = at("weathertop", minions=f"{LEMENYA} {TROOP}")
    assert (t.keyword(LEMENYA, "fierce"), t.keyword(TROOP, "fierce")) == (1, 0)
    assert at("bree-gate", minions=LEMENYA).keyword(LEMENYA, "fierce") == 0
    t = at("weathertop", minions=LEMENYA, phase="assignment").pass_until("assign").do("done")
    t.pass_until("assign")  # once more, for whoever is fierce
    assert t.told("fierce-round")


# --- 3


def test_council_courtyard_sends_its_guests_off_lightly() -> None:
    path = " ".join((*SITES[:2], "council-courtyard"))
    t = Scene(path=path, pool=3).pass_until("shadow")
    # Mithril Mine has 3, and one companion comes.
    assert t.pool == 3 - 2 + 3 + 1
    path = " ".join((*SITES[:2], "frodos-bedroom"))
    assert Scene(path=path, pool=3).pass_until("shadow").pool == 3 + 3 + 1


def test_ford_of_bruinen_draws_the_nazgul() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": f"{LEMENYA} {CANTEA} uruk-savage"}
    t = at("ford-of-bruinen", **laid).play("uruk-savage")
    assert t.pool == 20 - 2 - 2
    assert t.play(CANTEA).pool == 16
    assert t.play(LEMENYA).pool == 12
    t = at("frodos-bedroom", **laid).play(CANTEA)
    assert t.pool == 15
    king = "the-witch-king-lord-of-angmar"
    assert at("ford-of-bruinen", **{**laid, "shadow_hand": king}).play(king).pool == 20 - 8 + 5


def test_ford_of_bruinen_helps_the_shadow_nowhere_else() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": LEMENYA}
    path = " ".join((*SITES[:2], "ford-of-bruinen", SITES[3]))
    t = Scene(path=path, support="silinde-elf-of-mirkwood", **laid).play(LEMENYA)
    assert t.pool == 16


@rule("T-31.1", "T-10.12")
@pytest.mark.parametrize(
    ("site", "guest", "other"),
    [
        ("frodos-bedroom", SAM, GIMLI),
        ("rivendell-terrace", BOROMIR, GIMLI),
        ("rivendell-valley", ELROND, GIMLI),
    ],
)
def test_frodos_bedroom_rivendell_terrace_and_rivendell_valley_welcome_their_own(
    site: str, guest: str, other: str
) -> None:
    laid = {"deck": "sting sting", "fellowship": GANDALF}
    t = at(site, hand=f"{guest} {other}", **laid).use(site)
    cost = catalogue.CARDS[catalogue.NUMBER[guest]].cost
    assert (t.hand(), t.pool) == ([other, "sting"], cost)
    assert t.zone(guest) in ("fellowship", "support")
    assert not t.offers(f"use {site}")
    assert not at(site, hand=other, **laid).offers(f"use {site}")
    t = at(site, hand=f"{guest} {other}", **laid).play(guest)  # not by the site's text
    assert t.hand() == [other]


def test_rivendell_waterfall_is_quickly_left_with_a_ranger() -> None:
    site = "rivendell-waterfall"
    assert moves_left(at(site, ARAGORN)) == moves_left(at(site)) + 1
    # A copied text is another one, with a limit of its own.
    t = at(site, ARAGORN, support="silinde-elf-of-mirkwood")
    assert moves_left(t) == moves_left(at(site)) + 2
    # And it helps nowhere else, but stays for the turn.
    path = " ".join((*SITES[:2], site, SITES[3]))
    t = Scene(ARAGORN, path=path, support="silinde-elf-of-mirkwood")
    assert moves_left(t) == 2
    t = arriving(site, ARAGORN)
    assert moves_left(t) == 2
    t.pass_until("move-again").do("move").pass_until("shadow")
    assert moves_left(t) == 1


# --- 4


def test_balins_tomb_is_where_tales_end() -> None:
    site = "balins-tomb"
    laid = {"minions": TROOP, "phase": "maneuver", "wounds": {GIMLI: 1}}
    t = at(site, GIMLI, support="stairs-of-khazad-dum", hand="stone-trolls sting", **laid)
    t.use(site, "1")
    assert (t.wounds("gimli"), t.zone("stairs-of-khazad-dum")) == (0, "discard")
    t = at(site, GIMLI, support="stairs-of-khazad-dum", hand="stone-trolls sting", **laid)
    t.use(site, "2")
    assert (t.wounds("gimli"), t.discarded(), t.hand()) == (0, ["stone-trolls"], ["sting"])
    assert not at(site, GIMLI, hand="sting", **laid).offers(f"use {site}")
    assert not at(site, GIMLI, hand="stone-trolls", wounds={GIMLI: 1}).offers(f"use {site}")


def test_balins_tomb_heals_no_minion() -> None:
    # No Shadow player has a tale, nor a companion.
    t = at("balins-tomb", GIMLI, minions=TROOP, phase="maneuver", wounds={TROOP: 1}).pass_()
    assert (t.who, t.codes) == (SHADOWS, ["pass"])


@rule("T-12.9")
def test_dwarrowdelf_chamber_tires_gimli_or_two_others() -> None:
    site = "dwarrowdelf-chamber"
    laid = {"fellowship": f"{GIMLI} {LEGOLAS} {MERRY}", "at": 3}
    t = at(site, **laid).pass_().do("1")
    assert (t.wounds("gimli"), t.asked) == (1, "shadow")
    t = at(site, **laid).pass_().do("2")
    assert GIMLI not in t.codes
    t.do(LEGOLAS, MERRY)
    assert [t.wounds(who) for who in ("gimli", "legolas", "merry", "frodo")] == [0, 1, 1, 0]


def test_dwarrowdelf_chamber_takes_what_there_is() -> None:
    t = at("dwarrowdelf-chamber", LEGOLAS, at=3).pass_()
    assert (t.wounds("legolas"), t.wounds("frodo"), t.asked) == (1, 1, "shadow")
    t = at("dwarrowdelf-chamber", at=3).pass_()  # nobody escapes by a Gimli who is not there
    assert (t.wounds("frodo"), t.asked) == (1, "shadow")
    t = at("dwarrowdelf-chamber", f"{GIMLI} {LEGOLAS}", wounds={"gimli": 2, "frodo": 3}, at=3)
    t.pass_()  # an exhausted one is as good as none
    assert [t.wounds(who) for who in ("gimli", "legolas", "frodo")] == [2, 1, 3]
    t = at("dwarrowdelf-chamber", LEGOLAS, at=3, wounds={LEGOLAS: 2}).pass_()
    assert (t.wounds("frodo"), t.wounds("legolas"), t.asked) == (1, 2, "shadow")
    t = at("dwarrowdelf-chamber", GIMLI, at=3, wounds={GIMLI: 2, FRODO: 3}).pass_()
    assert (t.wounds("frodo"), t.wounds("gimli"), t.asked) == (3, 2, "shadow")  # nobody can


@rule("T-27.3", "T-31.1")
def test_mithril_mine_gives_weapons_back() -> None:
    site = "mithril-mine"
    laid = {"phase": "shadow", "minions": TROOP, "shadow_discard": "goblin-spear orc-soldier"}
    t = at(site, pool=2, **laid).use(site)
    assert (t.bearer("goblin-spear"), t.pool) == (TROOP, 0)
    assert not at(site, pool=1, **laid).offers(f"use {site}")  # the spear itself costs 1
    laid["shadow_discard"] = "orc-soldier uruk-hai-sword"
    assert not at(site, pool=9, **laid).offers(f"use {site}")  # nobody could bear it
    assert not at(site, hand="sting", discard="goblin-spear").offers(f"use {site}")


def test_moria_lake_tires_frodo_or_two_others() -> None:
    laid = {"fellowship": f"{GIMLI} {LEGOLAS}", "at": 3}
    t = at("moria-lake", **laid).pass_().do("1")
    assert (t.wounds("frodo"), t.asked) == (1, "shadow")
    t = at("moria-lake", **laid).pass_().do("2")
    assert [t.wounds(who) for who in ("gimli", "legolas", "frodo")] == [1, 1, 0]
    t = at("moria-lake", GIMLI, at=3).pass_()
    assert (t.wounds("frodo"), t.wounds("gimli")) == (1, 0)  # the one that can be done in full


def test_moria_stairway_makes_every_blade_worse() -> None:
    bearing = {MERRY: "hobbit-sword", TROOP: "goblin-scimitar", BILBO: "hobbit-sword"}
    t = at("moria-stairway", f"{MERRY} {SAM}", support=BILBO, minions=TROOP, bearing=bearing)
    found = [t.keyword(who, "damage") for who in ("merry", "sam", TROOP, "bilbo")]
    assert found == [1, 0, 1, 0]
    t = at("mithril-mine", MERRY, bearing={MERRY: "hobbit-sword"})
    assert t.keyword("merry", "damage") == 0


def test_pass_of_caradhras_breeds_bad_weather() -> None:
    site = "pass-of-caradhras"
    deck = "sarumans-snows sarumans-snows cruel-caradhras greed"
    laid = {"phase": "shadow", "pool": 9, "shadow_deck": deck}
    t = at(site, minions="uruk-savage", **laid).use(site)
    assert set(t.codes) == {"sarumans-snows", "no"}  # no events
    t.do("sarumans-snows", site)
    assert (t.bearer("sarumans-snows"), t.pool, t.wounds("uruk-savage")) == (site, 7, 1)
    assert not t.offers(f"use {site}")  # once a turn
    t = at(site, minions=TROOP, shadow_support="sarumans-ambition", **laid)
    assert not t.offers(f"use {site}")


# --- 5


def test_the_bridge_of_khazad_dum_waits_for_the_balrog() -> None:
    site = "the-bridge-of-khazad-dum"
    t = at(site, phase="shadow", pool=20, shadow_deck="orc-soldier").use(site)
    assert t.codes == ["no"]
    assert t.do("no").pool == 20
    assert not t.offers(f"use {site}")  # nothing has changed
    assert not at(site, hand="sting", deck="sting").offers(f"use {site}")
    assert not at(site, phase="shadow", pool=20).offers(f"use {site}")


# --- 6


def test_dimrill_dale_lets_the_first_moria_orc_out_cheaply() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": f"goblin-archer {TROOP} orc-soldier"}
    t = at("dimrill-dale", **laid).play("orc-soldier")
    assert t.pool == 18
    assert t.play("goblin-archer").pool == 18 - 3
    assert t.play(TROOP).pool == 15 - 6
    troll = "cave-troll-of-moria-scourge-of-the-black-pit"
    t = at("dimrill-dale", minions=TROOP, **{**laid, "shadow_hand": troll}).play(troll)
    assert t.pool == 20 - 10  # no Orc
    assert at("lothlorien-woods", **laid).play("goblin-archer").pool == 15


def test_galadriels_glade_lets_an_elf_see_far() -> None:
    site = "galadriels-glade"
    t = at(site, LEGOLAS, shadow_hand="greed orc-soldier").use(site)
    assert t.wounds("legolas") == 1
    assert t.state.known[0] >= set(t.state.hands[SHADOWS])
    assert not at(site, GIMLI).offers(f"use {site}")
    assert not at(site, LEGOLAS, wounds={LEGOLAS: 2}).offers(f"use {site}")
    assert not at(site, LEGOLAS, phase="regroup").offers(f"use {site}")


def test_lothlorien_woods_strengthen_their_people() -> None:
    t = at("lothlorien-woods", LEGOLAS, support=f"{CELEBORN} {ELROND}")
    assert [t.strength(who) for who in ("celeborn", "elrond", "legolas")] == [9, 8, 6]
    assert at("dimrill-dale", support=CELEBORN).strength("celeborn") == 6


# --- 7


@rule("T-3.15")
def test_anduin_confluence_leaves_all_allies_behind() -> None:
    t = arriving("anduin-confluence", GIMLI, support=f"{CELEBORN} {BILBO} old-toby")
    assert sorted(t.discarded()) == [BILBO, CELEBORN]
    assert (t.zone("gimli"), t.zone("old-toby"), t.dead()) == ("fellowship", "support", [])


@rule("T-10.1")
def test_anduin_wilderland_is_no_place_for_archers() -> None:
    laid = {"minions": "goblin-marksman", "fellowship": LEGOLAS, "phase": "maneuver"}
    t = at("anduin-wilderland", **laid).pass_until("assign")
    assert (t.wounds("legolas"), t.wounds("frodo"), t.zone("goblin-marksman")) == (0, 0, "minions")
    t = at("anduin-confluence", **laid).pass_to("archery")
    assert t.phase == "archery"


def test_silverlode_banks_tire_a_company_without_a_ranger() -> None:
    t = arriving("silverlode-banks", f"{GIMLI} {SAM}", support=CELEBORN, wounds={GIMLI: 2})
    assert [t.wounds(who) for who in ("frodo", "sam", "gimli", "celeborn")] == [1, 1, 2, 0]
    t = arriving("silverlode-banks", ARAGORN)
    assert (t.wounds("frodo"), t.wounds("aragorn")) == (0, 0)


# --- 8


@rule("T-15.2", "T-15.4")
@pytest.mark.parametrize(
    ("company", "more"),
    [("", 0), (f"{GIMLI} {MERRY} {SAM}", 0), (f"{GIMLI} {MERRY} {SAM} {PIPPIN} {LEGOLAS}", 4)],
)
def test_anduin_banks_expose_a_large_company(company: str, more: int) -> None:
    t = at("anduin-banks", company, minions="goblin-marksman", phase="archery")
    assert t.archery()[1] == 1 + more


@pytest.mark.parametrize(("archers", "total"), [(0, 0), (1, 2), (4, 8), (5, 9)])
def test_brown_lands_double_the_archers_up_to_four(archers: int, total: int) -> None:
    minions = " ".join(["orc-soldier", *["goblin-marksman"] * archers])
    t = at("brown-lands", LEGOLAS, minions=minions, phase="archery")
    assert t.archery() == (1, total)


def test_pillars_of_the_kings_comfort_gondor() -> None:
    site = "pillars-of-the-kings"
    laid = {"wounds": {ARAGORN: 1, GIMLI: 1}}
    t = at(site, f"{ARAGORN} {GIMLI}", hand="pathfinder sting", **laid).use(site)
    assert (t.wounds("aragorn"), t.wounds("gimli"), t.hand()) == (0, 1, ["sting"])
    assert not t.offers(f"use {site}")
    assert not at(site, ARAGORN, hand="sting", wounds={ARAGORN: 1}).offers(f"use {site}")


@rule("T-19.7", "T-19.11")
def test_shores_of_nen_hithoel_hold_a_company_back() -> None:
    site = "shores-of-nen-hithoel"
    five = "goblin-runner " * 5
    assert may_move(at(site, minions=five, phase="shadow").pass_to("regroup").state)
    t = at(site, minions=five, phase="shadow").use(site)
    assert not may_move(t.pass_to("regroup").state)
    assert not at(site, minions="goblin-runner " * 4, phase="shadow").offers(f"use {site}")
    four = "goblin-runner " * 4 + "uruk-savage"
    assert not at(site, minions=four, phase="shadow").offers(f"use {site}")


# --- 9


@rule("T-24.5")
def test_emyn_muil_makes_a_minion_fierce() -> None:
    laid = {"minions": f"{TROOP} orc-soldier", "phase": "maneuver", "goal": 99}
    t = at("emyn-muil", GIMLI, **laid)
    assert not t.offers("use emyn-muil")  # the company has no minion
    t.pass_().use("emyn-muil", TROOP)
    assert (t.keyword(TROOP, "fierce"), t.wounds(TROOP)) == (1, 1)
    assert t.pass_until("assign").keyword(TROOP, "fierce") == 1
    t = at("emyn-muil", GIMLI, minions="goblin-runner", phase="maneuver").pass_()
    assert not t.offers("use emyn-muil")


def test_slopes_of_amon_hen_swarm_with_isengard() -> None:
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": "uruk-savage orc-soldier"}
    t = at("slopes-of-amon-hen", **laid).play("uruk-savage")
    assert t.pool == 19
    assert t.play("orc-soldier").pool == 17
    t = at("slopes-of-amon-hen", **{**laid, "shadow_hand": "greed"}, minions="uruk-savage")
    assert t.play("greed").pool == 19  # no minion


@rule("T-27.5")
def test_summit_of_amon_hen_shows_the_ring_to_the_enemy() -> None:
    laid = {"at": 8, "shadow_deck": "greed greed greed greed", "burdens": 3, "shadow_hand": "sting"}
    t = at("summit-of-amon-hen", **laid).pass_()
    assert t.who == SHADOWS
    t.do("yes")
    assert t.hand(SHADOWS).count("greed") == 3
    t = at("summit-of-amon-hen", **laid).pass_().do("no")
    assert t.hand(SHADOWS) == ["sting"]


def test_tol_brandir_calls_the_trackers() -> None:
    site = "tol-brandir"
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": "greed"}
    discard = "orc-ambusher orc-ambusher orc-assassin orc-scouting-band orc-soldier"
    t = at(site, shadow_discard=discard, **laid).use(site)
    t.do("yes", "orc-ambusher", "yes", "orc-assassin", "yes", "orc-scouting-band")
    assert t.discarded(SHADOWS) == ["orc-ambusher", "orc-soldier"]
    assert (t.pool, t.phase) == (20 - 1 - 2 - 3, "maneuver")


def test_tol_brandir_ends_the_shadow_phase_even_so() -> None:
    site = "tol-brandir"
    laid = {"phase": "shadow", "pool": 20, "shadow_hand": "goblin-runner", "minions": TROOP}
    t = at(site, shadow_discard="orc-ambusher", **laid).use(site, "no")
    assert (t.phase, t.pool) == ("maneuver", 20)
    assert not at(site, hand="sting").offers(f"use {site}")
