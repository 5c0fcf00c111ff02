"""Cases that the booklet leaves open, and rules that many texts rest on (T-22 to T-34)."""

import pytest

from mathom.core.parcel import pack, unpack
from mathom.core.rulebook import rulebook
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.flow import one_of, way
from mathom.games.fellowship.effects.hands import draw
from mathom.games.fellowship.effects.health import exert, heal
from mathom.games.fellowship.effects.twilight import add_twilight, remove_twilight
from mathom.games.fellowship.filters import DWARF, ELF, MAN, ORC
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.language import TO, block
from mathom.games.fellowship.rules.activity import is_active
from mathom.games.fellowship.rules.memo import context
from mathom.games.fellowship.rules.path import move_limit
from mathom.games.fellowship.rules.sources import strength
from mathom.games.fellowship.rules.zones import enter_play
from mathom.games.fellowship.terms import HAND, SUPPORT
from tests.fellowship.beginning import Beginning, deck
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.marks import rule

ARAGORN = "aragorn-king-in-exile"
GIMLI = "gimli-son-of-gloin"
SAM = "sam-son-of-hamfast"
SEVEN = f"{ARAGORN} boromir-lord-of-gondor gandalf-the-grey-wizard {GIMLI} legolas-greenleaf {SAM}"
NERTEA = "ulaire-nertea-messenger-of-dol-guldur"
FROST = "sarumans-frost"
TROOP = "troop-of-uruk-hai"
LEMENYA = "ulaire-lemenya-lieutenant-of-morgul"


@rule("T-3.10")
def test_what_is_stacked_goes_with_what_it_lies_under():
    t = Scene(
        "gandalf-the-grey-wizard",
        hand="athelas",
        minions="goblin-runner uruk-savage",
        shadow_support="goblin-swarms",
        shadow_hand="sarumans-power",
        fight="frodo goblin-runner",
    )
    t.comes_to("use goblin-swarms 1")
    t.use("goblin-swarms 1").pass_until("move-again").do("move").play("sarumans-power")
    assert sorted(t.discarded(SHADOWS)) == ["goblin-runner", "goblin-swarms", "sarumans-power"]


@rule("T-19.11")
def test_what_raises_and_lowers_the_move_limit_adds_up():
    gate = {"path": "green-hill-country bree-gate"}
    t = Scene(SEVEN, at=1, **gate).pass_()
    assert move_limit(t.state) == 3
    t = Scene(SEVEN, at=1, shadow_support="the-number-must-be-few", **gate).pass_()
    assert move_limit(t.state) == 2
    t = Scene(SEVEN, shadow_support="the-number-must-be-few " * 3).pass_()
    assert move_limit(t.state) == 1


@rule("T-24.3", "T-24.4")
@pytest.mark.parametrize(
    "key", ["sarumans-chill", "sarumans-frost", "sarumans-snows", "spies-of-saruman"]
)
def test_a_storm_passes_at_the_end_of_the_turn_though_the_fellowship_has_left(key):
    t = Scene(bearing={"green-hill-country": key}).pass_()
    assert t.zone(key) == "borne"
    t.pass_until("fellowship")
    assert key in t.discarded(SHADOWS)


def test_who_declines_once_is_not_asked_again():
    t = Scene(
        SEVEN,
        shadow_hand=NERTEA,
        shadow_discard="orc-soldier orc-soldier orc-soldier",
        at=6,
        phase="shadow",
        pool=20,
    ).play(NERTEA)
    t.use(NERTEA)
    t.do("no")
    assert t.asked == "shadow"
    assert len(t.discarded(SHADOWS)) == 3


@pytest.mark.parametrize(
    ("key", "on"),
    [("goblin-scimitar", "moria-scout"), ("goblin-sneak", ""), ("goblin-warrior", "")],
)
def test_what_may_be_done_in_vain_is_offered(key, on):
    t = Scene(minions="moria-scout", shadow_hand=key, at=4, phase="shadow", pool=3).play(key, on)
    assert t.asked == "respond-played"
    assert t.offers(f"use {key}")
    assert t.use(key).asked == "shadow"


@rule("T-27.3", "T-31.1")
def test_weapons_that_fall_with_all_minions_find_no_hand():
    t = Scene(
        minions="goblin-runner goblin-sneak",
        bearing={"goblin-runner": "moria-axe"},
        shadow_support="plundered-armories",
        phase="regroup",
        pool=3,
    ).pass_until("fellowship")
    assert t.state.free == SHADOWS
    assert "moria-axe" in t.discarded(SHADOWS)


@rule("T-26.2", "T-26.3")
def test_one_prevention_saves_from_one_wound():
    t = Scene(
        f"{GIMLI} gandalf-the-grey-wizard",
        hand="intimidate intimidate",
        minions="uruk-slayer",
        fight="gimli uruk-slayer",
    )
    assert t.comes_to("play intimidate")
    t.play("intimidate")
    assert t.asked == "respond-wounding"
    assert t.wounds("gimli") == 0
    t.pass_()
    assert t.wounds("gimli") == 1


@rule("T-26.2")
def test_of_two_winners_the_player_says_which_is_meant():
    t = Scene(
        ARAGORN,
        minions="uruk-savage uruk-slayer",
        shadow_support="uruk-bloodlust",
        wounds={"uruk-savage": 2, "uruk-slayer": 1},
        fight="aragorn uruk-savage uruk-slayer",
        pool=3,
    )
    assert t.comes_to("use uruk-bloodlust uruk-slayer")
    assert sorted(t.codes) == [
        "pass",
        "use uruk-bloodlust uruk-savage",
        "use uruk-bloodlust uruk-slayer",
    ]
    t.do("use uruk-bloodlust uruk-slayer")
    assert t.wounds("uruk-slayer") == 0
    assert t.wounds("uruk-savage") == 2
    t.do("use uruk-bloodlust uruk-savage", "use uruk-bloodlust uruk-savage")
    assert t.wounds("uruk-savage") == 0
    assert t.pool == 0


@rule("T-26.1")
def test_an_event_too_may_mean_either_of_two():
    two = {"minions": "orc-war-band orc-soldier", "fight": "aragorn orc-war-band orc-soldier"}
    t = Scene(ARAGORN, shadow_hand="enheartened-foe", **two)
    assert t.comes_to("play enheartened-foe orc-soldier")
    t.do("play enheartened-foe orc-soldier")
    assert t.keyword("orc-soldier", "fierce")
    assert not t.keyword("orc-war-band", "fierce")
    wraiths = f"{LEMENYA} ulaire-otsea-lieutenant-of-morgul"
    t = Scene(
        ARAGORN,
        minions=wraiths,
        shadow_hand="in-the-ringwraiths-wake",
        fight=f"aragorn {wraiths}",
    )
    assert t.comes_to("play in-the-ringwraiths-wake")  # either is the same
    assert t.codes == ["play in-the-ringwraiths-wake", "pass"]


@rule("T-26.4", "T-27.6")
def test_a_cancelled_event_keeps_its_price():
    t = Scene(
        ARAGORN,
        hand="strength-of-kings",
        minions="uruk-savage",
        shadow_hand="lurtzs-battle-cry bred-for-battle",
        fight="aragorn uruk-savage",
    )
    t.pass_().play("bred-for-battle").play("strength-of-kings")
    assert t.strength("uruk-savage") == 5
    assert t.wounds("uruk-savage") == 1
    assert t.discarded(SHADOWS) == ["bred-for-battle"]
    assert t.discarded() == ["strength-of-kings"]


@rule("T-23.7")
def test_copies_add_up():
    two = {"shadow_support": "their-arrows-enrage their-arrows-enrage"}
    assert Scene("legolas-greenleaf", **two).strength("legolas") == 4


@rule("T-2.8")
def test_uruk_hai_are_no_orcs():
    balin = {"hand": "here-lies-balin-son-of-fundin", "phase": "maneuver"}
    t = Scene(GIMLI, minions="uruk-savage orc-soldier", **balin)
    t.play("here-lies-balin-son-of-fundin")
    assert t.wounds("uruk-savage") == 0
    assert t.discarded(SHADOWS) == ["orc-soldier"]


@rule("T-24.1", "T-24.2", "T-24.3")
def test_who_takes_part_in_a_turn():
    t = Scene(shadow_support="orc-bowmen", bearing={"frodo": "thin-and-stretched"}, phase="regroup")
    cards = [t.card(name) for name in ("orc-bowmen", "thin-and-stretched", "frodo")]
    theirs = t.state.seats[SHADOWS].ring_bearer
    assert all(is_active(t.state, card) for card in cards)
    assert not is_active(t.state, theirs)
    t.pass_until("fellowship")
    assert is_active(t.state, theirs)
    assert not any(is_active(t.state, card) for card in cards)


@rule("T-23.5", "T-24.6", "T-24.7")
def test_of_two_unique_minions_the_nearer_one_is_awake():
    b = Beginning(*[deck("worry")] * 3).bid(2, 1, 0).do("1", "2").until("fellowship")
    copies = [_take(b, seat, "worry") for seat in range(3)]
    for card in copies:
        enter_play(b.t, card, SUPPORT)
    assert is_active(b.t, copies[2])
    assert not is_active(b.t, copies[1])


@rule("T-31.2")
@pytest.mark.parametrize(("found", "left"), [("no", 4), ("barliman-butterbur", 3)])
def test_who_looks_through_a_deck_forgets_what_lay_under_it(found, left):
    t = Scene(
        "gimli-dwarf-of-erebor",
        hand="sting a-wizard-is-never-late",
        deck="glamdring axe-strike barliman-butterbur-prancing-pony-proprietor",
    )
    t.use("gimli", "sting")
    assert t.bottom() == ["sting"]
    assert t.state.known[FREE] == {t.state.bottoms[FREE][0]}
    t.play("a-wizard-is-never-late").do(found)
    assert (t.bottom(), t.deck_size()) == ([], left)
    assert t.state.known[FREE] == frozenset()


@rule("T-33.1")
def test_the_free_peoples_order_what_happens_at_once():
    t = Scene(
        ARAGORN,
        minions="uruk-rager",
        bearing={"uruk-rager": "uruk-hai-sword"},
        shadow_support="worry",
        fight="aragorn uruk-rager",
        deck="athelas " * 4,
    ).pass_until("order")
    assert t.who == FREE
    assert sorted(t.codes) == ["uruk-hai-sword", "uruk-rager", "worry", "wounds"]


@rule("T-33.1")
def test_texts_that_events_left_are_ordered_among_the_others():
    """At a table that was saved meanwhile, too."""
    t = Scene(
        "arwen-daughter-of-elrond",
        minions="goblin-runner",
        fight="arwen goblin-runner",
        hand="ancient-enmity ancient-enmity",
        shadow_hand="sting old-toby elf-song",
    )
    t.play("ancient-enmity").do("pass").play("ancient-enmity").pass_until("order")
    assert t.codes == ["ancient-enmity", "ancient-enmity-2", "wounds"]
    t.do("ancient-enmity")
    assert t.codes == ["ancient-enmity", "wounds"]
    saved = unpack(pack(t.position), GAME)
    assert [option.code for option in saved.asks[0].options] == t.codes
    assert t.do("ancient-enmity").hand(SHADOWS) == []


@rule("T-32.3")
def test_what_one_can_spot_counts_by_itself():
    armory = {"shadow_support": "uruk-hai-armory", "phase": "archery", "minions": "uruk-savage"}
    assert Scene("legolas-greenleaf", **armory).archery() == (0, 0)


@rule("T-34.4")
def test_a_transfer_heeds_class_and_bearer():
    t = Scene(
        f"{SAM} {GIMLI} merry-friend-to-sam",
        bearing={SAM: "hobbit-sword", "merry-friend-to-sam": "hobbit-sword"},
    )
    assert [code for code in t.codes if code.startswith("transfer")] == [
        "transfer hobbit-sword frodo-son-of-drogo",
        "transfer hobbit-sword-2 frodo-son-of-drogo",
    ]


@rule("T-3.12", "T-3.10", "T-3.11")
def test_where_the_dead_go():
    t = Scene(
        "dwarf-guard gimli-son-of-gloin",
        bearing={"dwarf-guard": "dwarven-axe"},
        minions="uruk-slayer",
        fight="dwarf-guard uruk-slayer",
    ).skirmish_ends()
    assert t.dead() == ["dwarf-guard"]
    assert t.discarded() == ["dwarven-axe"]


@rule("T-3.15")
def test_the_discarded_are_not_dead():
    t = Scene(
        GIMLI, minions=LEMENYA, shadow_hand="beauty-is-fading", phase="maneuver", pool=5
    ).play("beauty-is-fading")
    assert t.discarded() == [GIMLI]
    assert t.dead() == []


@rule("T-3.16", "T-25.5")
def test_exertions_are_no_wounds():
    t = Scene(
        minions="uruk-savage",
        shadow_hand="cruel-caradhras",
        phase="maneuver",
        pool=2,
        worn=True,
        ring="the-one-ring-isildurs-bane",
    ).play("cruel-caradhras", "", "1")
    assert t.wounds("frodo") == 1
    assert t.burdens == 0


def test_under_the_deck_lies_what_was_put_there():
    t = Scene(
        shadow_hand="goblin-sneak",
        shadow_support="the-underdeeps-of-moria",
        shadow_discard="goblin-runner",
        shadow_deck="athelas athelas athelas",
        at=4,
        phase="shadow",
        pool=4,
    ).play("goblin-sneak")
    t.use("goblin-sneak").use("the-underdeeps-of-moria")
    assert t.hand(SHADOWS) == ["goblin-runner"]


@rule("T-13.9")
def test_events_help_other_players_minions():
    drums = deck("drums-in-the-deep", rest="goblin-runner")
    b = Beginning(deck(rest="goblin-runner"), deck(rest="goblin-runner"), drums)
    b.bid(2, 1, 0).do("1", "2")
    b.t.hands[2].append(_take(b, 2, "drums-in-the-deep"))
    b.until("shadow").do("pass", "play goblin-runner", "use goblin-runner", "pass")
    b.until("assign").do("assign frodo-son-of-drogo goblin-runner")
    b.until("skirmish")
    while b.who != 2:
        b.do("pass")
    b.do("play drums-in-the-deep")
    goblin = next(card for card in b.t.board if _name(b, card) == "goblin-runner")
    assert b.t.owner[goblin] == 1
    assert strength(b.t, goblin) == 7


def _name(b: Beginning, card: int) -> str:
    return catalogue.NAME[b.t.print_of[card]]


def _take(b: Beginning, seat: int, name: str) -> int:
    """A card of that name from a player's deck or hand."""
    for pile in (b.t.decks[seat], b.t.hands[seat]):
        for card in pile:
            if _name(b, card) == name:
                pile.remove(card)
                b.t.zone[card] = HAND
                return card
    raise KeyError(name)


@pytest.mark.parametrize(
    ("lang", "card", "numbers"),
    [
        ("en", "Intimidate", {"T-3.3", "T-25.3", "T-25.5"}),
        ("pl", "Zastraszenie", {"T-3.3", "T-25.3", "T-25.5"}),
        ("en", "Blade Tip", {"T-3.6"}),
        ("pl", "Odłamek ostrza", {"T-3.6"}),
    ],
)
def test_who_argues_about_a_card_finds_it_in_the_rulebook(lang, card, numbers):
    assert {rule.id for rule in rulebook("fellowship", lang).find(card)} >= numbers


@rule("T-24.2")
def test_who_takes_no_part_is_neither_helped_nor_hindered():
    t = Scene("legolas-greenleaf", bearing={"green-hill-country": "sarumans-frost"}).state
    assert strength(t, t.seats[FREE].ring_bearer) == 3 + 1 - 2
    assert strength(t, t.seats[SHADOWS].ring_bearer) == 3 + 1  # not on this road now
    b = Beginning(*[deck(SAM, "rosie-cotton-hobbiton-lass")] * 2).bid(2, 1).until("start")
    while b.asked == "start":
        b.do(SAM if SAM in b.codes else "done")
    b.until("fellowship")
    rosie = next(
        card
        for card in (*b.t.hands[0], *b.t.decks[0])
        if catalogue.NAME[b.t.print_of[card]] == "rosie-cotton-hobbiton-lass"
    )
    enter_play(b.t, rosie, SUPPORT)
    sams = [card for card in b.t.board if catalogue.TITLE[b.t.print_of[card]] == "sam"]
    assert {b.t.owner[sam]: strength(b.t, sam) for sam in sams} == {0: 4, 1: 3}


@rule("T-27.3")
@pytest.mark.parametrize(("mine", "open_"), [("", True), ("bree-gate", False)])
def test_nobody_pays_for_a_site_that_lies_there_already(mine, open_):
    """Pathfinder lays the next site, Paths Seldom Trodden the one where the fellowship is."""
    path = f"green-hill-country {mine}".strip()
    laid = {"hand": "pathfinder", "adventure": "" if mine else "bree-gate", "at": 1}
    t = Scene("aragorn-ranger-of-the-north", path=path, **laid)
    assert t.offers("play pathfinder") is open_
    t = Scene(
        shadow_support="paths-seldom-trodden",
        path="green-hill-country bree-gate" if open_ else "green-hill-country bree-gate:theirs",
        shadow_adventure="weathertop" if open_ else "",
        phase="shadow",
        pool=3,
    )
    assert t.offers("use paths-seldom-trodden") is open_


@rule("T-24.3", "T-24.4")
def test_frost_finds_whoever_lives_there_wherever_the_fellowship_is():
    """The Bounder is at home at site 2, Bilbo at site 3; companions have left."""
    frost = {"support": "bounder bilbo-retired-adventurer", "bearing": {"weathertop": FROST}}
    t = Scene(SAM, at=2, **frost)
    assert [t.strength(who) for who in ("frodo", "sam", "bounder", "bilbo")] == [2, 1, 0, 2]
    t = Scene(SAM, at=3, **frost)
    assert [t.strength(who) for who in ("frodo", "sam", "bounder", "bilbo")] == [4, 3, 0, 2]


@rule("T-11.16")
@pytest.mark.parametrize(
    ("key", "orc", "pool", "price"),
    [("moria-axe", "guard-commander", 2, (1, 0)), ("orc-scimitar", "orc-soldier", 3, (0, 1))],
)
@pytest.mark.parametrize("parried", [True, False])
def test_what_a_parried_weapon_is_used_for_is_no_strength_either(key, orc, pool, price, parried):
    """It may be used all the same, and is paid for."""
    t = Scene(
        ARAGORN,
        minions=f"{orc} uruk-savage",
        bearing={orc: key},
        shadow_hand="parry" if parried else "",
        phase="maneuver",
        path="bag-end bree-gate council-courtyard moria-stairway",
        pool=pool,
    )
    bare = catalogue.CARDS[catalogue.NUMBER[orc]].strength
    used = {"moria-axe": 2, "orc-scimitar": 1}[key]
    if parried:
        t.pass_().play("parry")
        assert t.strength(orc) == bare
    t.pass_until("assign").do(f"assign {ARAGORN} {orc}").comes_to(f"use {key}")
    before = t.pool
    t.use(key)
    assert (t.wounds(orc), before - t.pool) == price
    assert t.strength(orc) == (bare if parried else bare + 2 + used)


@rule("T-11.16")
@pytest.mark.parametrize(("foe", "strengths"), [(TROOP, [6, 6]), ("uruk-savage", [8, 9])])
def test_a_troop_leaves_a_sword_its_use_but_no_strength(foe, strengths):
    arwen = "arwen-daughter-of-elrond"
    t = Scene(arwen, minions=foe, bearing={arwen: "gwemegil"}, fight=f"{arwen} {foe}")
    found = [t.strength(arwen)]
    t.use("gwemegil")
    assert t.wounds(arwen) == 1
    assert [*found, t.strength(arwen)] == strengths


@rule("T-27.3")
@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("shoulder-to-shoulder", "legolas-greenleaf", GIMLI),
        ("the-choice-of-luthien", "arwen-daughter-of-elrond", ARAGORN),
    ],
)
def test_nobody_is_asked_for_a_way_that_heals_nobody(key, one, other):
    """Both could pay, and only one of them is wounded. With nobody to heal it is done in vain, and
    then either may pay.
    """
    laid = {"support": key, "minions": "uruk-savage", "phase": "maneuver"}
    t = Scene(f"{one} {other}", wounds={one: 1}, **laid).use(key)
    assert (t.wounds(one), t.wounds(other)) == (0, 1)
    t = Scene(f"{one} {other}", wounds={other: 1}, **laid).use(key)
    assert (t.wounds(one), t.wounds(other)) == (1, 0)
    t = Scene(f"{one} {other}", **laid).use(key)
    assert (t.asked, t.codes) == ("way", ["1", "2"])


@rule("T-27.3")
@pytest.mark.parametrize(("hurt", "open_"), [("legolas-greenleaf", [0]), (GIMLI, [0, 1])])
def test_a_way_that_does_a_part_is_no_way_around(hurt, open_):
    """The first heals an Elf and a Man, the second an Orc; no Man is here, and no Orc."""
    ways = one_of(
        way(exert(DWARF), TO, heal(ELF), heal(MAN)), way(exert(DWARF), TO, heal(ORC), heal(MAN))
    )
    t = Scene(f"legolas-greenleaf {GIMLI}", wounds={hurt: 1}).state
    gimli = next(card for card in t.board if catalogue.NAME[t.print_of[card]] == GIMLI)
    assert ways.open(t, context(t, gimli)) == open_


@rule("T-27.3")
def test_whispers_that_no_wraith_hears_ask_for_no_way():
    t = Scene(
        ARAGORN,
        minions="uruk-savage",
        shadow_hand="dark-whispers",
        burdens=6,
        fight="aragorn uruk-savage",
    )
    t.shadow().play("dark-whispers")
    assert t.asked != "way"
    assert t.discarded(SHADOWS) == ["dark-whispers"]


@rule("T-27.3")
def test_twilight_is_paid_before_an_orc_exerts():
    t = Scene(
        minions="orc-soldier orc-war-band",
        shadow_support="seeking-its-master",
        shadow_deck="sting sting",
        phase="shadow",
        pool=3,
    ).do("use seeking-its-master")
    assert (t.asked, t.codes) == ("exert", ["orc-soldier", "orc-war-band"])
    assert t.pool == 1
    t.do("orc-war-band")
    assert (t.pool, t.wounds("orc-war-band")) == (1, 1)


@rule("T-27.3")
@pytest.mark.parametrize("twilight", [remove_twilight(2), add_twilight(1)])
def test_wherever_a_text_names_its_twilight_it_is_paid_first(twilight):
    exertion, card = exert(ORC), draw(1)
    text = block(exertion, twilight, TO, card)
    assert text.words == (twilight, exertion, card)
    assert text.price == (exertion, twilight)  # as it is printed
