"""Combat on paths and battlegrounds (W-10, W-11)."""

from typing import ClassVar, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Play, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Message, Reason
from mathom.games.warcards.catalogue import (
    FACTION,
    FIRST,
    IS_PATH,
    IS_SKIRMISH,
    LOCATION_NAMES,
    NAMES,
    SIDE,
    TENDS,
    TYPE,
)
from mathom.games.warcards.moments import combat_begins, fighter_leaves
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.deed import Pick, PickActive, PickCard, chosen_already
from mathom.games.warcards.rules.fate import COMBAT, ELIMINATED, PATH_COMBAT, Perish, escape
from mathom.games.warcards.rules.options import AGREE, NOTHING, OBJECT
from mathom.games.warcards.rules.places import active_grounds
from mathom.games.warcards.rules.reading import card_called, copies, why
from mathom.games.warcards.rules.scoring import Score
from mathom.games.warcards.rules.tally import (
    Support,
    Tally,
    Worth,
    assignments,
    attacking_side,
    fighters,
    place_for,
    tally,
    uncancelled,
)
from mathom.games.warcards.rules.zones import cycle_from_play
from mathom.games.warcards.state import (
    Fight,
    War,
    WarFrame,
    deck_of,
    decks_from,
    player_name,
    scenario_of,
    starting_deck,
)
from mathom.games.warcards.terms import (
    CHARACTER,
    FIGHTING,
    GROUND,
    ITEM,
    NOBODY,
    NOWHERE,
    PATH,
    WAITING,
)

# --- The combat step


class CombatStep(WarFrame, frozen=True):
    """All active locations are fought for, one after the other (W-4.5)."""


@rule(CombatStep)
def combat_step(t: War, f: CombatStep) -> None:
    """Skirmishes for which nobody came go back to their decks (W-22.18)."""
    t.phase = FIGHTING
    for ground in active_grounds(t):
        if IS_SKIRMISH[ground] and GROUND + ground not in t.where:
            t.stands[ground] = WAITING
            t.attack[ground] = t.defence[ground] = 0
            t.tell("skirmish-returns", {"location": LOCATION_NAMES[ground]})
    t.then(NextCombat())


class NextCombat(WarFrame, frozen=True):
    """The starting player decides which combat comes next (W-10.1)."""


@rule(NextCombat)
def next_combat(t: War, f: NextCombat) -> Play | None:
    found = active_grounds(t)
    if t.path != NOWHERE:
        found.append(t.path)
    if len(found) > 1:
        return _choose_combat(t, found)
    if found:
        _fight(t, found[0])
    return None


WHICH_COMBAT: Final = Question("combat", "W-10.1", deeds=(PickActive,))


def _choose_combat(t: War, found: list[int]) -> Play:
    location = yield from choose(
        t.seats[starting_deck(t)],
        [options.locate(location, "fight") for location in found],
        WHICH_COMBAT.plain,
    )
    _fight(t, location)


def _fight(t: War, location: int) -> None:
    if IS_PATH[location] and scenario_of(t).last_stage == t.stage:
        t.fought_last = True
    t.then(Combat(location), NextCombat())


# --- One combat


class Combat(WarFrame, frozen=True):
    """A location is fought for."""

    location: int
    by: int = NOBODY
    """Whose action it was, if it is a skirmish that somebody resolves (W-22.13)."""


@rule(Combat)
def combat(t: War, f: Combat) -> Play | None:
    """Armies support leaders; icons are counted; defenders are lost; then all leave."""
    if not IS_PATH[f.location] and _is_support_open(t, f.location):
        return _agree_on_support(t, f)
    _count(t, f, None, None)
    return None


def _count(t: War, f: Combat, attacks: Support | None, defends: Support | None) -> None:
    _begin(t, f.location, tally(t, f.location, attacks, defends))
    place = place_for(f.location)
    there = tuple(sorted({t.owner[card] for card in t.board if t.where[card] == place}))
    t.then(Losses(), Consent(), Conclusion(), Score(f.by, there))


# --- Support


def _is_support_open(t: War, location: int) -> bool:
    """Whether there is anything to be said on whom armies support."""
    place, attacker = place_for(location), attacking_side(location)
    sides = ((attacker, True), (1 - attacker, False))
    return any(
        len(assignments(t, fighters(t, place, side), attacks)) > 1
        for side, attacks in (sides if t.house.choose_support else sides[1:])
    )


def _agree_on_support(t: War, f: Combat) -> Play:
    location = f.location
    place, attacker = place_for(location), attacking_side(location)
    attacks: Support | None = None
    if t.house.choose_support:
        attacks = yield from _support(t, location, fighters(t, place, attacker), True)
    defends = yield from _support(t, location, fighters(t, place, 1 - attacker), False)
    _count(t, f, attacks, defends)


class PickLeaders(Pick):
    verb: ClassVar[str] = "support"

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "PickLeaders | Reason":
        for name in words[1:]:
            kind = card_called(t, name)
            if isinstance(kind, Reason):
                return kind
            if TYPE[kind] != CHARACTER:
                return why("support-characters", "W-12.1", card=name)
        return cls()

    def why_not(self, t: War, ask: Ask) -> Reason:
        return why("support", "W-12.1", "W-12.2")


SUPPORT: Final = Question("support", "W-12.2", deeds=(PickLeaders,))
CONSENT: Final = Question("consent", "W-11.9", window=windows.CONSENT)


def _support(t: War, location: int, cards: list[int], attacks: bool) -> Choosing[Support]:
    """If armies can support one leader or another, their players say whom (W-12.2).

    That is for the player of the leaders in question. If there are several such among the defenders
    they must agree, and if they don't, the attackers choose, as with losses (W-11.9).
    """
    ways = {frozenset(way.values()): way for way in assignments(t, cards, attacks)}
    if len(ways) == 1:
        return next(iter(ways.values()))
    choices = [options.support(leaders) for leaders in ways]
    name = LOCATION_NAMES[location]
    in_question = frozenset.union(*ways) - frozenset.intersection(*ways)
    first, *others = _players(t, list(in_question))
    leaders = yield from choose(t.seats[first], choices, SUPPORT.about(location=name))
    for other in [] if attacks else _other_people(t, first, others):
        agreed = yield from choose(
            t.seats[other],
            [AGREE, OBJECT],
            CONSENT.worded("consent-support", cards=options.supported(sorted(leaders))),
        )
        if agreed:
            t.tell("agreed-to-support", {"player": player_name(t, other)})
        else:
            t.tell("objected-to-support", {"player": player_name(t, other)})
            attacker = _first_of(t, attacking_side(location))
            instead = SUPPORT.worded("support-instead", "W-11.9", location=name)
            leaders = yield from choose(t.seats[attacker], choices, instead)
            break
    return ways[leaders]


def _players(t: War, cards: list[int]) -> list[int]:
    """The decks of these cards in turn order, from the starting player on."""
    owners = {t.owner[card] for card in cards}
    return [deck for deck in decks_from(t, t.starter) if deck in owners]


def _first_of(t: War, side: int) -> int:
    return next(deck for deck in decks_from(t, t.starter) if deck_of(t, deck).side == side)


def _named(cards: list[int]) -> list[Message]:
    return [Message("named", {"card": NAMES[card]}) for card in cards]


# --- Icons


def _begin(t: War, location: int, counted: Tally) -> None:
    """The icons have been counted (W-10.3 to W-10.5, W-11.2 to W-11.4)."""
    able = [worth for worth in counted.defenders if worth.icons > 0]
    cards = [worth.card for worth in able]
    t.fight = Fight(
        location=location,
        attack=counted.attack,
        guard=counted.guard,
        defence=sum(worth.icons for worth in counted.defenders),
        cards=cards,
        icons=[worth.icons for worth in able],
        lost=[],
        decider=_players(t, cards)[0] if cards else NOBODY,
        chosen=False,
        contested=False,
    )
    if t.story is not None:
        t.tell(
            "fight",
            {
                "location": LOCATION_NAMES[location],
                "attack": counted.attack,
                "guard": counted.guard,
                "defence": t.fight.defence,
                "attackers": _counted(counted.attackers),
                "defenders": _counted(counted.defenders),
            },
            moment=combat_begins(t, location, counted),
        )


def _counted(worths: list[Worth]) -> list[Message]:
    """Who fights, with how many icons."""
    return [
        Message("counted", {"card": NAMES[worth.card], "icons": worth.icons}) for worth in worths
    ]


# --- Losses


class Losses(WarFrame, frozen=True):
    """Defenders fall until all attack is cancelled, or none is left (W-10.6, W-11.5)."""


@rule(Losses)
def losses(t: War, f: Losses) -> Play | None:
    """One card at a time, as long as there is a choice."""
    fight = fight_of(t)
    need = uncancelled(fight)
    left = [
        (card, icons)
        for card, icons in zip(fight.cards, fight.icons, strict=True)
        if card not in fight.lost
    ]
    if need <= 0 or not left:
        return None
    if sum([icons for _, icons in left]) <= need:
        fight.lost += [card for card, _ in left]
    elif len({(FIRST[card], icons) for card, icons in left}) == 1:
        fight.lost.append(left[0][0])
        t.then(Losses())
    else:
        return _choose_loss(t, fight, [card for card, _ in left])
    return None


class PickLoss(PickCard):
    """To be given up in the combat that is being resolved."""

    verb: ClassVar[str] = "eliminate"

    def refused(self, t: War, ask: Ask) -> Reason:
        fight, kind, name = fight_of(t), self.card, NAMES[self.card]
        on_path = IS_PATH[fight.location]
        place, attacker = place_for(fight.location), attacking_side(fight.location)
        if kind in {FIRST[card] for card in fight.lost}:
            return chosen_already(ask, kind)
        here = [card for card in copies(t, kind) if t.where[card] == place]
        if not here:
            location = LOCATION_NAMES[fight.location]
            return why("not-in-combat", *ask.prompt.rules, card=name, location=location)
        if TYPE[kind] == ITEM:
            return why("item-alone", "W-10.9" if on_path else "W-12.6", card=name)
        if here[0] in fighters(t, place, attacker):
            return why("attacker", "W-10.10" if on_path else "W-11.8", card=name)
        return why("no-defence", "W-10.6", card=name)


LOSSES: Final = Question("losses", deeds=(PickLoss,))


def _choose_loss(t: War, fight: Fight, left: list[int]) -> Play:
    kind = yield from choose(
        t.seats[fight.decider],
        [options.eliminate(kind) for kind in sorted({FIRST[card] for card in left})],
        LOSSES.worded(
            "losses",
            "W-10.6" if IS_PATH[fight.location] else "W-11.5",
            location=LOCATION_NAMES[fight.location],
            number=uncancelled(fight),
        ),
        even_if_forced=True,
    )
    fight.lost.append(next(card for card in left if FIRST[card] == kind))
    fight.chosen = True
    t.tell("loss-named", {"card": NAMES[kind]})
    t.then(Losses())


class Consent(WarFrame, frozen=True):
    """If the defenders can't agree on losses, the attackers decide (W-10.11, W-11.9)."""


@rule(Consent)
def consent(t: War, f: Consent) -> Play | None:
    fight = fight_of(t)
    if not fight.chosen or fight.contested:
        return None
    others = _other_people(t, fight.decider, _players(t, fight.cards))
    return _ask_consent(t, fight, others) if others else None


def _other_people(t: War, first: int, decks: list[int]) -> list[int]:
    """A deck of every other person who holds any of these."""
    found = {t.seats[deck]: deck for deck in reversed(decks)}
    return [
        deck for deck in decks if found[t.seats[deck]] == deck and t.seats[deck] != t.seats[first]
    ]


def _ask_consent(t: War, fight: Fight, others: list[int]) -> Play:
    for other in others:
        agreed = yield from choose(
            t.seats[other],
            [AGREE, OBJECT],
            CONSENT.worded(
                "consent",
                "W-10.11" if IS_PATH[fight.location] else "W-11.9",
                cards=_named(fight.lost),
            ),
        )
        if not agreed:
            t.tell("objected", {"player": player_name(t, other)})
            fight.lost = []
            fight.contested = True
            fight.decider = _first_of(t, attacking_side(fight.location))
            t.then(Losses())
            return
        t.tell("agreed", {"player": player_name(t, other)})


# --- The end of a combat


def fight_of(t: War) -> Fight:
    """The combat that goes on."""
    assert t.fight is not None
    return t.fight


class Conclusion(WarFrame, frozen=True):
    """It is clear who falls."""


@rule(Conclusion)
def conclusion(t: War, f: Conclusion) -> None:
    """Losses fall, other defenders are cycled, attackers fall (W-10.6 to W-10.10)."""
    fight = fight_of(t)
    place, attacker = place_for(fight.location), attacking_side(fight.location)
    cause = ELIMINATED | COMBAT | (PATH_COMBAT if place == PATH else 0)
    defending, attacking = fighters(t, place, 1 - attacker), fighters(t, place, attacker)
    if t.house.helpless_fall and uncancelled(fight) > 0:
        fight.lost += [card for card in defending if card not in fight.cards]
    healers = [
        Tending(card)
        for card in reversed(defending + attacking)
        for tending in TENDS[card]
        if place != PATH and SIDE[card] == tending.side
    ]
    t.then(
        *healers,
        *[Perish(card, cause) for card in fight.lost],
        Withdrawal(),
        *[Perish(card, cause) for card in attacking],
    )


class Withdrawal(WarFrame, frozen=True):
    """Defenders that were not needed are cycled, all together (W-10.7, W-11.6)."""


@rule(Withdrawal)
def withdrawal(t: War, f: Withdrawal) -> None:
    location = fight_of(t).location
    for card in fighters(t, place_for(location), 1 - attacking_side(location)):
        t.tell("withdraws", {"card": NAMES[card]}, moment=fighter_leaves(t, card, "cycled"))
        cycle_from_play(t, card)


class PickToSave(PickCard):
    verb: ClassVar[str] = "save"

    def refused(self, t: War, ask: Ask) -> Reason:
        return why("not-to-be-saved", card=NAMES[self.card])


TEND: Final = Question("tend", deeds=(PickToSave,), window=windows.TEXT_ON)


class Tending(WarFrame, frozen=True):
    """A healer may save somebody together with herself."""

    card: int


@rule(Tending)
def tending(t: War, f: Tending) -> Play:
    """Characters that are about to fall in the same combat."""
    card, fight = f.card, fight_of(t)
    (text,) = TENDS[card]
    attacks = attacking_side(fight.location) == text.side
    saved = [
        other
        for other in fighters(t, place_for(fight.location), text.side)
        if other != card
        and TYPE[other] == CHARACTER
        and FACTION[other] != text.except_for
        and (attacks or other in fight.lost)
    ]
    if not saved:
        return
    chosen = yield from choose(
        t.seats[t.owner[card]],
        [*[options.save(other) for other in saved], NOTHING],
        TEND.about(card=NAMES[card]),
    )
    if chosen == NOBODY:
        t.tell("declines", {"player": player_name(t, t.owner[card])})
        return
    for saved_card in (card, chosen):
        escape(t, saved_card, ELIMINATED | COMBAT, with_items=False)
