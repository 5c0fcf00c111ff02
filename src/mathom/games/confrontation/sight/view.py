"""What a viewer sees.

Hidden pieces that share a region can't be told apart: a region lists them by name if the viewer
may know them, otherwise it only counts them.
"""

from typing import Literal, TypeAlias

import msgspec

from mathom.core.message import Message
from mathom.core.state import OVER
from mathom.games.confrontation.data import (
    AWAY,
    CARD_NAMES,
    FELLOWSHIP,
    FRODO_PIECE,
    NAMES,
    PIECES,
    REGION_NAMES,
    REGIONS,
    SAURON,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    SPECIALS,
    STRENGTH,
    TURNS,
    CardName,
    CharacterName,
    RegionName,
    SideName,
    SpecialName,
    cards_in,
)
from mathom.games.confrontation.house import Format, House
from mathom.games.confrontation.moments import STAGES, FighterView, Stage, fighter_view
from mathom.games.confrontation.rules.ending import outcome, survivors
from mathom.games.confrontation.rules.repetition import times_seen
from mathom.games.confrontation.sight.deal import BEFORE_PLAY, public_trail, sees
from mathom.games.confrontation.sight.knowledge import worlds
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    discarded,
    name_of,
    pieces_at,
)

Phase: TypeAlias = Literal["draft", "specials", "deploy", "turn", "battle", "over"]
DRAFTING = ("lots", "draft")


class CharacterView(msgspec.Struct, frozen=True):
    name: CharacterName
    star: bool
    strength: int
    """As printed."""


class PieceView(msgspec.Struct, frozen=True):
    name: CharacterName
    star: bool
    shown: bool
    """Whether the opponent sees it, too."""
    lasting: bool
    """Whether it stays revealed after the turn."""


class GroupView(msgspec.Struct, frozen=True):
    """One side's characters in one region."""

    known: list[PieceView]
    """Those that the viewer can name, in the order of the tiles."""
    hidden: int
    """How many others there are."""
    maybe: list[CharacterName]
    """The deduction aid: who the pieces here that lie hidden from the opponent can be, by what is
    publicly known. Empty if the aid is off or nothing is hidden."""


class RegionView(msgspec.Struct, frozen=True):
    name: RegionName
    fellowship: GroupView
    sauron: GroupView


class SideView(msgspec.Struct, frozen=True):
    side: SideName
    seat: int
    hand: list[CardName]
    discarded: list[CardName]
    roster: list[CharacterView]
    """The nine characters in play, once that is known to all; tile by tile."""
    defeated: list[CharacterName]
    specials: list[SpecialName]
    """The special cards not yet used."""
    used: list[SpecialName]
    """The special cards already used."""
    points: int
    """From the games of the match already over."""
    survivors: int
    """How many characters are on the board."""
    ring_bearer: Literal["frodo", "sam"] | None
    """Who carries the Ring, for the Fellowship."""


class BattleView(msgspec.Struct, frozen=True):
    region: RegionName
    attacker: SideName
    fellowship: FighterView | None
    """Nothing before the opponent is chosen, unless the attacker is already seen."""
    sauron: FighterView | None
    stage: Stage
    no_cards: bool
    gwaihir: bool
    support: bool
    """Whether Gandalf adds one."""


class HouseView(msgspec.Struct, frozen=True):
    """The house rules that change what characters can do. Their texts follow them."""

    saruman_holds: Literal["yes", "no"]
    uruk_hai: Literal["shown", "hidden"]


class ConfrontationView(msgspec.Struct, frozen=True):
    format: Format
    phase: Phase
    game: int
    games: int
    active: SideName
    """Whose turn it is."""
    turn: int
    turns_left: int
    """Until the game is drawn."""
    repeats: int
    """How often turns have begun with a position that looked the same to everybody, with the same
    hands and side to move."""
    regions: list[RegionView]
    sides: list[SideView]
    """The Fellowship first."""
    battle: BattleView | None
    arrangement: list[CharacterName]
    """While deploying, for who deploys: a random order of the nine characters, the five outposts
    first. Empty otherwise."""
    named: RegionName | CharacterName | None
    """The region of the piece that Sauron must move, or its name for who may know it."""
    aid: bool
    house: HouseView
    result: Message | None
    """How it ended, as a sentence."""


def view(t: Confrontation, viewer: int) -> ConfrontationView:
    return ConfrontationView(
        format=t.house.format,
        phase=_phase(t),
        game=t.game,
        games=t.house.games,
        active=SIDE_NAMES[t.active],
        turn=t.turn + 1,
        turns_left=TURNS - t.turn,
        repeats=max(0, times_seen(t) - 1),
        regions=[
            RegionView(
                REGION_NAMES[region],
                _group(t, viewer, FELLOWSHIP, region),
                _group(t, viewer, SAURON, region),
            )
            for region in REGIONS
        ],
        sides=[_side(t, side) for side in SIDES],
        battle=_battle(t, viewer),
        arrangement=_arrangement(t, viewer),
        named=_named(t, viewer),
        aid=t.house.aid,
        house=_house(t.house),
        result=None if (result := outcome(t)) is None else result.story,
    )


def _house(house: House) -> HouseView:
    return HouseView(
        saruman_holds="yes" if house.saruman_holds else "no",
        uruk_hai="shown" if house.uruk_hai_shown else "hidden",
    )


def _phase(t: Confrontation) -> Phase:
    if t.step in STAGES:
        return "battle"
    if t.step == OVER:
        return "over"
    if t.step in BEFORE_PLAY:
        return "draft" if t.step in DRAFTING else "specials" if t.step == "specials" else "deploy"
    return "turn"


def _group(t: Confrontation, viewer: int, side: int, region: int) -> GroupView:
    known, hidden, veiled = [], 0, 0
    for piece in pieces_at(t, side, region):
        shown = bool(t.shown >> piece & 1)
        veiled += not shown
        if shown or sees(t, viewer, side):
            lasting = bool(t.lasting >> piece & 1)
            known.append(PieceView(name_of(t, piece), bool(t.cast[piece] & 1), shown, lasting))
        else:
            hidden += 1
    maybe: list[CharacterName] = []
    if veiled and t.house.aid:
        possible = worlds(side, public_trail(t, side)).candidates(region, t.shown >> 9 * side)
        maybe = [NAMES[t.cast[9 * side + number]] for number in possible]
    return GroupView(known, hidden, maybe)


def _side(t: Confrontation, side: int) -> SideView:
    drafting = t.step in DRAFTING
    placed = t.step not in BEFORE_PLAY
    seat = t.seats[side]
    return SideView(
        side=SIDE_NAMES[side],
        seat=seat,
        hand=[CARD_NAMES[card] for card in cards_in(t.hands[side])],
        discarded=[CARD_NAMES[card] for card in cards_in(discarded(t, side))],
        roster=[]
        if drafting
        else [
            CharacterView(name_of(t, piece), bool(t.cast[piece] & 1), STRENGTH[t.cast[piece]])
            for piece in PIECES[side]
        ],
        defeated=[name_of(t, piece) for piece in PIECES[side] if placed and t.where[piece] == AWAY],
        specials=[SPECIAL_NAMES[card] for card in SPECIALS[side] if t.specials >> card & 1],
        used=[SPECIAL_NAMES[card] for card in SPECIALS[side] if t.used >> card & 1],
        points=t.points[seat],
        survivors=survivors(t, side),
        ring_bearer=("frodo" if t.bearer == FRODO_PIECE else "sam") if side == FELLOWSHIP else None,
    )


def _battle(t: Confrontation, viewer: int) -> BattleView | None:
    stage = STAGES.get(t.step)
    if stage is None:
        return None
    fighters: list[FighterView | None] = [None, None]
    if t.foe != NOBODY and stage != "opponent":
        fighters = [fighter_view(t, side) for side in SIDES]
    return BattleView(
        region=REGION_NAMES[t.field],
        attacker=SIDE_NAMES[t.active],
        fellowship=fighters[FELLOWSHIP],
        sauron=fighters[SAURON],
        stage=stage,
        no_cards=t.no_cards,
        gwaihir=t.gwaihir,
        support=t.supported,
    )


def _arrangement(t: Confrontation, viewer: int) -> list[CharacterName]:
    if t.step != "deploy":
        return []
    for side in SIDES:
        if viewer == t.seats[side]:
            return [name_of(t, piece) for piece in t.arrangement[9 * side : 9 * side + 9]]
    return []


def _named(t: Confrontation, viewer: int) -> RegionName | CharacterName | None:
    # Who has fallen need not move any more; the last battle of a game leaves the name standing.
    if t.named == NOBODY or t.where[t.named] == AWAY:
        return None
    if t.shown >> t.named & 1 or sees(t, viewer, SAURON):
        return name_of(t, t.named)
    return REGION_NAMES[t.where[t.named]]
