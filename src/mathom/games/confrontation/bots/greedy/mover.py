"""Moves and special cards weighed: what they bring, and what the enemy can do then."""

from math import inf
from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.games.confrontation.bots.duel import WORTH, odds
from mathom.games.confrontation.bots.evaluate import AHEAD, REACH, ROW
from mathom.games.confrontation.data import (
    AWAY,
    BALROG,
    BALROG_PIECE,
    CARADHRAS,
    CREBAIN,
    DARK_OF_MORDOR,
    FARAMIR,
    FELLOWSHIP,
    FLYING_NAZGUL,
    FRODO,
    FRODO_PIECE,
    GANDALF_THE_WHITE,
    GOLLUM,
    KING_REVEALED,
    MORDOR,
    PALANTIR,
    PIPPIN,
    RECALL,
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
from mathom.games.confrontation.rules.moves import Move
from mathom.games.confrontation.rules.special import SpecialCard
from mathom.games.confrontation.rules.ways import STEPS, goes_through_moria
from mathom.games.confrontation.sight.beliefs import UNKNOWN, Guess, Table
from mathom.games.confrontation.sight.view import ConfrontationView

BEFORE: Final = tuple(
    tuple(r for r in REGIONS if region in STEPS[FELLOWSHIP][r]) for region in REGIONS
)
"""By region: from where the Fellowship attacks it by a normal move."""

LUCK: Final = 0.004
"""A little of it between moves that are nearly as good: nobody shall foretell them."""


def move(table: Table, view: ConfrontationView, ask: Ask, chance: Chance) -> Option[Any]:
    mover = Mover(table)
    scored = [
        (mover.score(option) + LUCK * chance.below(1000) / 1000, number)
        for number, option in enumerate(ask.options)
    ]
    return ask.options[max(scored)[1]]


def safest(table: Table, piece: int, options: list[Option[Any]]) -> Option[Any]:
    """Where a piece that leaves a battle has least to fear."""
    mover = Mover(table)

    def risk(option: Option[Any]) -> float:
        region = option.value.region
        table.put(piece, region)
        if piece == table.bearer:
            return mover.danger(piece, region) - 0.01 * ROW[region]
        return mover.threat(piece, region)

    return min(options, key=risk)


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
        piece, target = move.piece, move.target
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
        if goes_through_moria(piece, origin, target) and not move.jump:
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

    def weigh_card(self, card: SpecialCard) -> float:
        table = self.table
        now = self.fellowship_stands() if self.side == FELLOWSHIP else self.sauron_stands(AWAY)
        special, piece, region = card.special, card.piece, card.region
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
            return self.weigh_move(Move(piece, region)) + 0.01
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
            return self.weigh_move(Move(piece, region)) - 0.02
        return self.weigh_move(Move(piece, region)) - 0.05


def worth_of(table: Table, character: int) -> float:
    """The loss of the last who can carry the Ring is the loss of the game."""
    if character >> 1 == table.bearer:
        heir = character >> 1 == FRODO_PIECE and character & 1 and table.where[SAM_PIECE] != AWAY
        return 0.4 if heir else 1.0
    return WORTH[character]


def leak(row: int, guards: int) -> float:
    """How likely the Ring comes through from a row, if it is there and the Fellowship moves."""
    if row >= 5 or not guards:
        return 0.95
    return (0.0, 0.45, 0.28, 0.18, 0.12, 0.09)[min(guards, 5)] * (0.5 + 0.22 * row)
