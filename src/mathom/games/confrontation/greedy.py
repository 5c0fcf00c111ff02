"""A bot that looks one move ahead and weighs what it may lose by it.

It works on its own view and question only. A move is worth, the whole game being 1:

- what the battle brings, averaged over who the enemy may be: see `duel.odds` and `duel.WORTH`;
- less the best that the enemy can then attack, and a part of all else that he can;
- for the Fellowship, how far the Ring has come, less the danger that it is in;
- for Sauron, that the Ring must not slip past the last of his servants, and the Shire.

Cards are chosen by the mixture of `duel.mixture`. Set-ups and drafts are drawn at random among
many sensible ones, so that nobody can rely on them.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance
from mathom.games.confrontation.beliefs import UNKNOWN, Guess, Table, side_of
from mathom.games.confrontation.data import (
    AWAY,
    BALROG,
    BALROG_PIECE,
    CARADHRAS,
    CARD_NUMBERS,
    CREBAIN,
    DARK_OF_MORDOR,
    EREGION,
    FANGORN,
    FARAMIR,
    FELLOWSHIP,
    FLYING_NAZGUL,
    FRODO,
    FRODO_PIECE,
    GANDALF_THE_WHITE,
    GOLLUM,
    GWAIHIR,
    KING_REVEALED,
    MORDOR,
    NAMES,
    OUTPOSTS,
    PALANTIR,
    PIPPIN,
    RECALL,
    REGION_NUMBERS,
    REGIONS,
    SAM,
    SAM_PIECE,
    SARUMAN,
    SAURON,
    SHADOWFAX,
    SHIRE,
    SIDEWAYS,
    STRENGTH,
    WITCH_KING_STAR,
)
from mathom.games.confrontation.duel import (
    PRICE,
    WORTH,
    Clash,
    clash_of,
    mixture,
    odds,
    payoff,
)
from mathom.games.confrontation.evaluate import AHEAD, REACH, ROW
from mathom.games.confrontation.moves import STEPS, Move
from mathom.games.confrontation.special import Card
from mathom.games.confrontation.view import BattleView, ConfrontationView

BEFORE: Final = tuple(
    tuple(r for r in REGIONS if region in STEPS[FELLOWSHIP][r]) for region in REGIONS
)
"""By region: from where the Fellowship attacks it by a normal move."""


LUCK: Final = 0.004


def leak(row: int, guards: int) -> float:
    """How likely the Ring comes through from a row, if it is there and the Fellowship moves."""
    if row >= 5 or not guards:
        return 0.95
    return (0.0, 0.45, 0.28, 0.18, 0.12, 0.09)[min(guards, 5)] * (0.5 + 0.22 * row)


# --- Moves


class Mover:
    """One turn's moves of one side, weighed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.side = table.side
        self._exchanges: dict[tuple[int, int, int], tuple[float, float]] = {}

    def worth(self, character: int) -> float:
        return worth_of(self.table, character)

    def _exchange(self, piece: int, region: int, attacks: bool) -> tuple[float, float]:
        """What a battle of an own piece with those in a region brings, and how likely it lives."""
        key = (piece, region, attacks)
        known = self._exchanges.get(key)
        if known is None:
            known = self._exchanges[key] = self._weigh(piece, region, attacks)
        return known

    def _weigh(self, piece: int, region: int, attacks: bool) -> tuple[float, float]:
        field = region if attacks else self.table.where[piece]
        return self.exchange(piece, self.table.enemies_at(region), field, attacks)

    def exchange(
        self, piece: int, enemies: Guess, field: int, attacks: bool
    ) -> tuple[float, float]:
        """The same for whoever the enemies may be."""
        table, side = self.table, self.side
        character = table.cast[piece]
        mine = self.worth(character)
        gain = lives = 0.0
        attacker = side if attacks else 1 - side
        for enemy, part in enemies:
            pair = (character, enemy) if side == FELLOWSHIP else (enemy, character)
            both = odds(*pair, field, attacker, table.hands)
            falls, fells = both if side == FELLOWSHIP else (both[1], both[0])
            if character in (PIPPIN, FARAMIR) and attacks and enemy != SARUMAN:
                # Who may leave a battle stays only in a good one.
                falls, fells = falls * 0.3, fells * 0.5
            elif character == GOLLUM:
                falls *= 0.5
            gain += part * (fells * self.worth(enemy) - falls * mine)
            lives += part * (1 - falls)
        return gain, lives

    def attack(self, piece: int, region: int) -> float:
        """What it brings to attack a region, a second defender included."""
        gain, lives = self._exchange(piece, region, True)
        if self.table.count[1 - self.side][region] > 1:
            gain += lives * gain
        return gain

    def score(self, option: Option[Any]) -> float:
        value = option.value
        if isinstance(value, Move):
            return self.weigh_move(value)
        return self.weigh_card(value)

    def weigh_move(self, move: Move) -> float:
        """The worth of the table after a move, as far as the move changes it."""
        piece, target, _ = move
        table, side = self.table, self.side
        if side == FELLOWSHIP and target == MORDOR and piece == table.bearer:
            return inf
        if side == SAURON and target == SHIRE:
            if table.cast[piece] == WITCH_KING_STAR:
                return inf
            if table.count[SAURON][SHIRE] == 2 and not table.count[FELLOWSHIP][SHIRE]:
                return inf
        origin = table.where[piece]
        gain, stays = 0.0, 1.0
        enemies = table.count[1 - side][target]
        if enemies:
            gain = self.attack(piece, target)
            stays = max(0.05, self._exchange(piece, target, True)[1])
        if origin == EREGION and target == FANGORN and not move.jump:
            gain -= self._moria() * self.worth(table.cast[piece])
        # The table as it will be, if all goes well there.
        table.put(piece, target)
        table.count[1 - side][target] = 0
        later = self.fellowship_stands() if side == FELLOWSHIP else self.sauron_stands(target)
        table.put(piece, origin)
        table.count[1 - side][target] = enemies
        return gain + later * (0.6 + 0.4 * stays) if later > 0 else gain + later

    def _moria(self) -> float:
        """How likely the Balrog° waits in Caradhras."""
        table = self.table
        if table.cast[BALROG_PIECE] != BALROG:
            return 0.0
        return table.chance_at(CARADHRAS, BALROG_PIECE)

    # The Fellowship

    def fellowship_stands(self) -> float:
        table = self.table
        bearer = table.bearer
        region = table.where[bearer]
        guards = sum(table.count[SAURON][ahead] for ahead in AHEAD[region])
        hope = leak(ROW[region], guards) * 0.6 if ROW[region] < 5 else 0.55
        worst = self.danger(bearer, region)
        others = 0.0
        for piece in range(9):
            at = table.where[piece]
            if at == AWAY or piece == bearer:
                continue
            others = max(others, self.threat(piece, at))
            hope += 0.004 * ROW[at] * (STRENGTH[table.cast[piece]] > 2)
        if (
            table.cast[SAM_PIECE] == SAM
            and table.where[SAM_PIECE] != AWAY
            and ROW[table.where[SAM_PIECE]] > ROW[region]
        ):
            hope -= 0.02
        invaders = table.count[SAURON][SHIRE]
        if invaders:
            near = table.count[SAURON][1] + table.count[SAURON][2]
            others += (0, 0.03, 0.15)[min(invaders, 2)] + (0.5 if invaders == 2 and near else 0.0)
        return hope - worst - 0.7 * others

    def danger(self, bearer: int, region: int) -> float:
        """How likely the Ring-bearer is attacked there and falls."""
        table = self.table
        alone = table.count[FELLOWSHIP][region] == 1
        sure = table.sure[bearer]
        character = table.cast[bearer]
        price = self.worth(character)
        companions = table.count[FELLOWSHIP][region] - 1
        met = 1 / (1 + companions)
        guarded = table.cast[SAM_PIECE] == SAM and table.where[SAM_PIECE] == region
        worst = 0.0
        for origin in REACH[region]:
            if not table.count[SAURON][origin]:
                continue
            falls = 0.0
            for enemy, part in table.enemies_at(origin):
                fellow = SAM if guarded and character == FRODO else character
                dies = odds(fellow, enemy, region, SAURON, table.hands).fellow_falls
                if guarded and character == FRODO:
                    dies *= 0.25
                elif character == FRODO and enemy != SARUMAN and self.free_beside(region):
                    dies *= 0.15
                falls += part * dies
            # Who knows the Ring attacks it; others attack something.
            worst = max(worst, falls * (0.25 + 0.65 * sure) * met)
        if alone and FLYING_NAZGUL in table.cast:
            nazgul = FLYING_NAZGUL >> 1
            if table.where[nazgul] != AWAY:
                escape = character == FRODO and self.free_beside(region)
                worst = max(worst, (0.04 + 0.75 * max(0.0, sure - 0.3)) * (0.15 if escape else 1.0))
        return worst * price * (1.3 if ROW[region] == 5 else 1.0)

    def free_beside(self, region: int) -> bool:
        counts = self.table.count
        return any(
            not counts[SAURON][beside] and counts[FELLOWSHIP][beside] < 2
            for beside in SIDEWAYS[region]
        )

    def threat(self, piece: int, at: int) -> float:
        """The most that the enemy gains by attacking an own piece by a normal move."""
        table, side = self.table, self.side
        worst = 0.0
        for origin in (REACH if side == FELLOWSHIP else BEFORE)[at]:
            if table.count[1 - side][origin]:
                worst = max(worst, -self._exchange(piece, origin, False)[0])
        return worst / table.count[side][at]

    # Sauron

    def sauron_stands(self, target: int) -> float:
        table = self.table
        counts = table.count
        loss = 0.0
        ring = table.bearer
        for region in REGIONS:
            if not counts[FELLOWSHIP][region] or region == target:
                continue
            chance = table.chance_at(region, ring)
            if chance:
                guards = sum(counts[SAURON][ahead] for ahead in AHEAD[region])
                loss += chance * leak(ROW[region], guards)
        hope = 0.0
        worst = 0.0
        for piece in range(9, 18):
            at = table.where[piece]
            if at == AWAY:
                continue
            character = table.cast[piece]
            worst = max(worst, self.threat(piece, at))
            if character == BALROG and at == CARADHRAS:
                hope += 0.05
            elif character == WITCH_KING_STAR:
                hope += 0.02 * (6 - ROW[at])
        invaders = counts[SAURON][SHIRE]
        if counts[FELLOWSHIP][SHIRE] == 0:
            near = counts[SAURON][1] + counts[SAURON][2]
            hope += 0.08 * invaders + (0.12 if invaders == 2 and near else 0.0) + 0.01 * near
        return hope - loss - 0.7 * worst

    # Special cards

    def weigh_card(self, card: Card) -> float:
        table = self.table
        now = self.fellowship_stands() if self.side == FELLOWSHIP else self.sauron_stands(AWAY)
        special, piece, region = card
        if special == SHADOWFAX:
            return self._ride(piece, region)
        if special == GANDALF_THE_WHITE:
            return now + 0.12
        if special == KING_REVEALED:
            return now - 0.02
        if special == RECALL:
            # Worth it when the gate of Mordor stands open.
            guards = table.count[SAURON][MORDOR]
            near = any(table.chance_at(r, table.bearer) > 0.1 for r in REGIONS if ROW[r] in (4, 5))
            return now + (0.2 if near and not guards else -0.1)
        if special == DARK_OF_MORDOR:
            return self.weigh_move(Move(piece, region, False)) + 0.01
        if special == CREBAIN:
            return now - 0.03 + 0.15 * self._suspicion(piece, region)
        assert special == PALANTIR
        return now - 0.03 + 0.2 * self._suspicion(piece, region)

    def _suspicion(self, piece: int, region: int) -> float:
        """How likely the Ring is there, if that is not known yet."""
        table = self.table
        if table.where[table.bearer] != UNKNOWN or region == AWAY or piece != UNKNOWN:
            return 0.0
        chance = table.chance_at(region, table.bearer)
        return chance * (ROW[region] >= 3) if chance < 0.9 else 0.0

    def _ride(self, piece: int, region: int) -> float:
        table = self.table
        if piece == table.bearer:
            if MORDOR in STEPS[FELLOWSHIP][region] and table.count[FELLOWSHIP][MORDOR] < 4:
                return inf
            return self.weigh_move(Move(piece, region, False)) - 0.02
        return self.weigh_move(Move(piece, region, False)) - 0.05


def worth_of(table: Table, character: int) -> float:
    """The loss of the last who can carry the Ring is the loss of the game."""
    if character >> 1 == table.bearer:
        heir = character >> 1 == FRODO_PIECE and character & 1 and table.where[SAM_PIECE] != AWAY
        return 0.4 if heir else 1.0
    return WORTH[character]


# --- Battles


class Fight:
    """The battle that is going on, as one side sees it."""

    def __init__(self, table: Table, battle: BattleView) -> None:
        assert battle.fellowship is not None
        assert battle.sauron is not None
        self.table = table
        self.field = REGION_NUMBERS[battle.region]
        self.attacker = FELLOWSHIP if battle.attacker == "fellowship" else SAURON
        self.fellow = table.named[battle.fellowship.name]
        self.servant = table.named[battle.sauron.name]
        self.fighters = (battle.fellowship, battle.sauron)

    def clash(self, lead: int | None = None) -> Clash:
        ours, theirs = self.fighters
        table = self.table
        worths = (worth_of(table, self.fellow), worth_of(table, self.servant))
        return clash_of(
            self.fellow,
            self.servant,
            ours.strength - theirs.strength if lead is None else lead,
            table.hands,
            worths,
            self.ways(),
        )

    def ways(self) -> tuple[bool, bool]:
        """Whether each side could retreat by its card."""
        counts = self.table.count
        back = any(
            not counts[SAURON][region] and counts[FELLOWSHIP][region] < _limit(region)
            for region in BACK[self.field]
        )
        beside = any(
            not counts[FELLOWSHIP][region] and counts[SAURON][region] < 2
            for region in SIDEWAYS[self.field]
        )
        return back, beside

    def value(self, lead: int | None = None) -> float:
        """What the cards will bring the Fellowship."""
        return mixture(self.clash(lead)).value

    def without_cards(self) -> float:
        ours, theirs = self.fighters
        lead = ours.strength - theirs.strength
        fellow, servant = worth_of(self.table, self.fellow), worth_of(self.table, self.servant)
        return servant * (lead >= 0) - fellow * (lead <= 0)

    def expected(self) -> float:
        """What the battle will bring the Fellowship if nobody leaves it."""
        falls, fells = odds(self.fellow, self.servant, self.field, self.attacker, self.table.hands)
        if falls + fells in (0.0, 1.0, 2.0):
            # No cards: one look at the other is enough.
            ours, theirs = worth_of(self.table, self.fellow), worth_of(self.table, self.servant)
            return fells * theirs - falls * ours
        return self.value()

    def shown(self, side: int) -> int:
        """The card that lies open; a 1 stands for one that does not."""
        card = self.fighters[side].card
        return 1 if card is None else CARD_NUMBERS[card]


def _limit(region: int) -> int:
    return 4 if region == SHIRE else 1 if ROW[region] == 3 else 2


BACK: Final = tuple(
    tuple(r for r in REGIONS if region in STEPS[FELLOWSHIP][r] and ROW[r] == ROW[region] - 1)
    for region in REGIONS
)


def _fight(table: Table, view: ConfrontationView) -> Fight:
    assert view.battle is not None
    return Fight(table, view.battle)


Chooser = Callable[[Table, ConfrontationView, Ask, Chance], Option[Any]]


def _yes(ask: Ask, agreed: bool) -> Option[Any]:
    """The first option is to do it, the last to leave it."""
    return ask.options[0] if agreed else ask.options[-1]


def _move(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    mover = Mover(table)
    # A little luck between moves that are nearly as good: nobody shall foretell them.
    scored = [
        (mover.score(option) + LUCK * chance.below(1000) / 1000, number)
        for number, option in enumerate(ask.options)
    ]
    return ask.options[max(scored)[1]]


def _foe(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """The enemy who is worth most, those by name against those unknown."""
    assert view.battle is not None
    field = REGION_NUMBERS[view.battle.region]
    attackers = [piece for piece in table.group(table.side, field) if table.shown >> piece & 1]
    mover = Mover(table)
    piece = attackers[0] if attackers else table.group(table.side, field)[0]

    def gain(option: Option[Any]) -> float:
        if isinstance(option.value, Card):
            return -1.0
        foe = option.value
        guess = ((table.cast[foe], 1.0),) if foe >= 0 else table.guesses.get(field, ())
        return mover.exchange(piece, guess, field, True)[0]

    return max(ask.options, key=gain)


def _sam(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Sam steps in, unless Frodo can slip away from somebody who would defeat Sam."""
    if len(ask.options) == 1:
        return ask.options[0]
    fight = _fight(table, view)
    mover = Mover(table)
    slips = fight.servant != SARUMAN and mover.free_beside(fight.field)
    sam = odds(SAM, fight.servant, fight.field, fight.attacker, table.hands).fellow_falls
    risky = sam == 1.0 or STRENGTH[fight.servant] > 5
    return _yes(ask, not (slips and risky))


def _gwaihir(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    counts = table.count
    near = (*BACK[fight.field], *SIDEWAYS[fight.field])
    way = any(not counts[SAURON][r] and counts[FELLOWSHIP][r] < _limit(r) for r in near)
    return _yes(ask, way and fight.servant != SARUMAN and fight.expected() < -0.09)


def _retreat(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Leave a bad fight; the Ring leaves any."""
    fight = _fight(table, view)
    value = fight.expected()
    if fight.servant == SARUMAN:
        value = min(value, fight.without_cards())
    return ask.options[-1] if value > 0 else _safest(table, fight.fellow >> 1, ask.options[:-1])


def _safest(table: Table, piece: int, options: list[Option[Any]]) -> Option[Any]:
    mover = Mover(table)

    def risk(option: Option[Any]) -> float:
        region = option.value
        table.put(piece, region)
        if piece == table.bearer:
            return mover.danger(piece, region) - 0.01 * ROW[region]
        return mover.threat(piece, region)

    return min(options, key=risk)


def _show_frodo(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    if len(ask.options) == 1:
        return ask.options[0]
    fight = _fight(table, view)
    lead = 5 - fight.fighters[SAURON].strength
    return _yes(ask, fight.value(lead) - fight.value() > 0.04)


def _no_cards(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    difference = fight.without_cards() - fight.value()
    return _yes(ask, difference > 0 if table.side == FELLOWSHIP else difference < 0)


def _swap(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Sméagol★ sends another into the battle: the bearer only if that wins the game."""
    fight = _fight(table, view)

    def gain(option: Option[Any]) -> float:
        piece = fight.fellow >> 1 if option.value < 0 else option.value
        if piece == table.bearer:
            return inf if fight.field == MORDOR else -1.0
        character = table.cast[piece]
        both = odds(character, fight.servant, fight.field, SAURON, table.hands)
        lost = both.fellow_falls * worth_of(table, character)
        return both.servant_falls * worth_of(table, fight.servant) - lost

    return max(ask.options, key=gain)


def _gollum(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    if fight.expected() < 0:
        return ask.options[-1]
    return _safest(table, fight.servant >> 1, ask.options[:-1])


def _first(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[0]


def _last(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    return ask.options[-1]


def _card(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    both = mixture(_fight(table, view).clash())
    return drawn(ask, both.ours if table.side == FELLOWSHIP else both.theirs, chance)


def drawn(ask: Ask, weights: dict[int, float], chance: Chance) -> Option[Any]:
    lot = chance.below(1 << 30) / (1 << 30) * sum(weights.values())
    for option in ask.options:
        lot -= weights.get(option.value, 0.0)
        if lot < 0:
            return option
    return ask.options[-1]


def _answer(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """A card against one that lies open, from the hand or from the pile."""
    fight = _fight(table, view)
    clash, theirs = fight.clash(), fight.shown(1 - table.side)
    if table.side == FELLOWSHIP:
        return max(ask.options, key=lambda o: payoff(clash, o.value, theirs) - PRICE[o.value])
    return min(ask.options, key=lambda o: payoff(clash, theirs, o.value) + PRICE[o.value])


def _force(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    return _yes(ask, payoff(fight.clash(), fight.shown(FELLOWSHIP), fight.shown(SAURON)) > 0)


def _four(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    clash = fight.clash()._replace(mouth=False)
    ours = fight.shown(FELLOWSHIP)
    return _yes(ask, payoff(clash, ours, 4) < payoff(clash, ours, fight.shown(SAURON)))


def _support(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    fight = _fight(table, view)
    clash = fight.clash()
    if view.battle is not None and view.battle.no_cards:
        ours = theirs = 0
    else:
        ours, theirs = fight.shown(FELLOWSHIP), fight.shown(SAURON)
    more = clash._replace(lead=clash.lead + 1)
    return _yes(ask, payoff(more, ours, theirs) > payoff(clash, ours, theirs))


def _way(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """Where to, when a card says that one must."""
    fight = _fight(table, view)
    piece = (fight.fellow if table.side == FELLOWSHIP else fight.servant) >> 1
    return _safest(table, piece, ask.options)


# --- Before the game

STARS: Final = (
    (0.5, 0.5, 0.4, 0.5, 0.5, 0.5, 0.4, 0.4, 0.5),
    (0.5, 0.5, 0.4, 0.4, 0.4, 0.5, 0.4, 0.5, 0.5),
)
"""By side and tile: how often the star side is taken in a draft."""

PREFERRED: Final = (
    (SHADOWFAX, GWAIHIR, GANDALF_THE_WHITE, KING_REVEALED),
    (DARK_OF_MORDOR, RECALL, CREBAIN, PALANTIR),
)
"""By side: the special cards, the best first."""

FRONT: Final = (
    # Frodo, Sam, Gimli, Pippin, Legolas, Merry, Gandalf, Aragorn, Boromir
    ((1, 2, 9, 5, 8, 7, 6, 7, 9), (1, 2, 6, 6, 7, 8, 6, 7, 8)),
    # Orcs, Nazgûl, Rider, Shelob, Balrog, Witch-king, Saruman, Warg, Troll
    ((9, 2, 5, 4, 8, 5, 4, 6, 7), (8, 4, 4, 5, 7, 6, 4, 4, 6)),
)
"""By side, then the ring and the star side of each tile: how much it belongs to the front."""
REAR: Final = (
    ((3, 4, 5, 5, 5, 5, 6, 5, 4), (3, 4, 5, 5, 5, 5, 6, 5, 4)),
    ((3, 4, 4, 6, 3, 5, 6, 5, 5), (3, 4, 4, 4, 4, 4, 5, 4, 5)),
)
"""The same for the two outposts behind it; the others stay at home."""


def _draft(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    letters = ["v" if chance.below(100) < 100 * share else "c" for share in STARS[table.side]]
    option = ask.option("draft " + "".join(letters))
    assert option is not None
    return option


def _specials(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    """The best for oneself, the worst for the enemy."""

    def rank(option: Option[Any]) -> int:
        places = [
            order.index(special)
            for special in option.value
            for order in PREFERRED
            if special in order
        ]
        return sum(places)

    own = all(special in PREFERRED[table.side] for special in ask.options[0].value)
    return (min if own else max)(ask.options, key=rank)


def _deploy(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    option = ask.option(setup(table.cast, table.side, chance))
    assert option is not None
    return option


def setup(cast: Sequence[int], side: int, chance: Chance) -> str:
    """A deployment drawn at random: front and rear by how much each belongs there."""
    left = list(range(9))
    places: dict[int, int] = {}
    outposts = sorted(OUTPOSTS[side], key=lambda region: ROW[region] in (1, 5))
    for region in outposts:
        weights = (REAR if ROW[region] in (1, 5) else FRONT)[side]
        lots = [weights[cast[9 * side + number] & 1][number] ** 3 for number in left]
        lot = chance.below(sum(lots))
        for number, weight in zip(left, lots, strict=True):
            lot -= weight
            if lot < 0:
                places[region] = number
                break
        left.remove(places[region])
    names = [NAMES[cast[9 * side + places[region]]] for region in OUTPOSTS[side]]
    return " ".join(("deploy", *names))


CHOOSERS: Final[dict[str, Chooser]] = {
    "prompt-draft": _draft,
    "prompt-specials": _specials,
    "prompt-specials-for-enemy": _specials,
    "prompt-deploy": _deploy,
    "prompt-move": _move,
    "prompt-ride": _move,
    "prompt-move-other": _move,
    "prompt-move-named": _move,
    "prompt-balrog": _first,
    "prompt-foe": _foe,
    "prompt-sam": _sam,
    "prompt-gwaihir": _gwaihir,
    "prompt-retreat": _retreat,
    "prompt-show-frodo": _show_frodo,
    "prompt-no-cards-aragorn": _no_cards,
    "prompt-no-cards-saruman": _no_cards,
    "prompt-swap": _swap,
    "prompt-gollum": _gollum,
    "prompt-palantir": _last,
    "prompt-card": _card,
    "prompt-card-first": _card,
    "prompt-card-after": _answer,
    "prompt-another-card": _answer,
    "prompt-force": _force,
    "prompt-four": _four,
    "prompt-support": _support,
    "prompt-fetch": _answer,
    "prompt-retreat-card": _way,
    "prompt-escape": _first,
}
"""By question: who answers it."""


class GreedyBot:
    """Plays the best move for the moment."""

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        ask = sight.ask
        if len(ask.options) == 1:
            return ask.options[0]
        view: ConfrontationView = sight.view()
        table = Table(view, side_of(view, sight.seat))
        return CHOOSERS[ask.prompt.id](table, view, ask, chance)
