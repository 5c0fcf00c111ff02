"""Words that are done on cards in play, burdens and the twilight pool."""

from mathom.core.message import Arg, Message
from mathom.games.fellowship.amounts import UpTo
from mathom.games.fellowship.effects.health import Exert, Exhaust, Heal, Wound
from mathom.games.fellowship.effects.ring import BecomeRingBearer, WearRing
from mathom.games.fellowship.effects.skirmish import Assign, CancelSkirmish, UnassignAll
from mathom.games.fellowship.effects.spotting import Pick, PickPlayer, SpotThe, SpotX
from mathom.games.fellowship.effects.table import Discard, Stack, Transfer
from mathom.games.fellowship.effects.twilight import (
    AddBurdens,
    AddTwilight,
    Corrupt,
    RemoveBurdens,
    RemoveTwilight,
)
from mathom.games.fellowship.filters import SELF
from mathom.games.fellowship.language import Amount
from mathom.games.fellowship.speech.amounts import with_amount
from mathom.games.fellowship.speech.nouns import a, noun_of, what, who
from mathom.games.fellowship.speech.speaker import Speaker, always, says
from mathom.games.fellowship.terms import DISCARD, HAND

# --- Wounds


@says(Exert)
def _exert(s: Speaker, word: Exert) -> Message:
    if s.last in ("bearer", "self"):
        s.last = ""  # no Pole ends "podejmij wysiłek" with a pronoun
    whom: dict[str, Arg] = {"who": [who(s, word.who)]}
    if word.times == 1:
        return Message("say-exert", whom)
    return Message("say-exert-times", {**whom, "times": word.times})


@says(Exhaust)
def _exhaust(s: Speaker, word: Exhaust) -> Message:
    return Message("say-exhaust", {"who": [who(s, word.who)]})


@says(Wound)
def _wound(s: Speaker, word: Wound) -> Message:
    whom: dict[str, Arg] = {"who": [who(s, word.who)]}
    if word.times == 1:
        return Message("say-wound", whom)
    return Message("say-wound-times", {**whom, "times": word.times})


@says(Heal)
def _heal(s: Speaker, word: Heal) -> Message:
    whom: dict[str, Arg] = {"who": [who(s, word.who)]}
    if isinstance(word.times, UpTo):
        return Message("say-heal-up-to", {**whom, "number": word.times.limit})
    if isinstance(word.times, Amount):
        return Message("say-heal-x", whom)
    return Message("say-heal", whom)


# --- Cards in play


@says(Discard)
def _discard(s: Speaker, word: Discard) -> Message:
    return Message("say-discard", {"who": [who(s, word.who)]})


@says(Transfer)
def _transfer(s: Speaker, word: Transfer) -> Message:
    args: dict[str, Arg] = {"what": [a(s, word.what)], "to": [who(s, word.to)]}
    return Message("say-transfer-from-pile" if word.from_ == DISCARD else "say-transfer", args)


@says(Stack)
def _stack(s: Speaker, word: Stack) -> Message:
    args: dict[str, Arg] = {"what": [who(s, word.which)]}
    return Message("say-stack-from-hand" if word.from_ == HAND else "say-stack", args)


# --- Pointing at cards


@says(SpotX)
def _spot_x(s: Speaker, word: SpotX) -> Message:
    if isinstance(word.which, Amount):
        return Message("say-spot-burdens")
    noun = noun_of(s, word.which)
    return Message("say-spot-x", {"what": [what(s, noun)], "noun": noun.head})


@says(SpotThe)
def _spot_the(s: Speaker, word: SpotThe) -> Message:
    return Message("say-spot", {"which": [who(s, word.who)]})


@says(Pick)
def _pick(s: Speaker, word: Pick) -> Message:
    return Message("say-pick", {"which": [who(s, word.who)]})


always(PickPlayer, "say-pick-player")


# --- Twilight and burdens


@says(AddTwilight)
def _add_twilight(s: Speaker, word: AddTwilight) -> Message:
    return with_amount(s, word.n, lambda n: Message("say-add-twilight", {"number": n}))


@says(RemoveTwilight)
def _remove_twilight(s: Speaker, word: RemoveTwilight) -> Message:
    said = with_amount(s, word.n, lambda n: Message("say-remove-twilight", {"number": n}))
    return Message("say-limited", {"deeds": [said], "most": word.most}) if word.most else said


@says(AddBurdens)
def _add_burdens(s: Speaker, word: AddBurdens) -> Message:
    return with_amount(s, word.n, lambda n: Message("say-add-burdens", {"number": n}))


@says(RemoveBurdens)
def _remove_burdens(s: Speaker, word: RemoveBurdens) -> Message:
    return with_amount(s, word.n, lambda n: Message("say-remove-burdens", {"number": n}))


always(Corrupt, "say-corrupt")


# --- The Ring


always(WearRing, "say-wear-ring")


@says(BecomeRingBearer)
def _become(s: Speaker, word: BecomeRingBearer) -> Message:
    return Message("say-become-ring-bearer", {"who": [a(s, SELF)]})


# --- Skirmishes


@says(Assign)
def _assign(s: Speaker, word: Assign) -> Message:
    args: dict[str, Arg] = {"who": [a(s, word.who)], "to": [a(s, word.to)]}
    return Message("say-assign-extra" if word.extra else "say-assign", args)


always(UnassignAll, "say-unassign-all")


@says(CancelSkirmish)
def _cancel_skirmish(s: Speaker, word: CancelSkirmish) -> Message:
    return Message("say-cancel-skirmish", {"who": [a(s, word.who)]})
