"""Words about hands, decks and piles: drawing, discarding, showing, playing."""

from typing import Any

from mathom.core.message import Arg, Message
from mathom.games.fellowship.amounts import Count
from mathom.games.fellowship.effects.hands import (
    DiscardAtRandom,
    DiscardFromHand,
    DiscardTop,
    Draw,
    PutUnder,
    ShuffleHandIn,
    ShuffleIn,
    Take,
)
from mathom.games.fellowship.effects.playing import NextSite, OwnSite, Play
from mathom.games.fellowship.effects.showing import (
    Bottom,
    Hand,
    Reorder,
    Show,
    Sift,
    ToDiscard,
    Top,
    UntilNot,
)
from mathom.games.fellowship.effects.targets import Each, Some
from mathom.games.fellowship.filters import IT, AnyCard, It, Shown, Without
from mathom.games.fellowship.language import Amount
from mathom.games.fellowship.players import YOU, Player
from mathom.games.fellowship.rules.playing import FREE_OF_CHARGE
from mathom.games.fellowship.speech.amounts import with_amount
from mathom.games.fellowship.speech.nouns import Noun, a, counted, noun_of, who
from mathom.games.fellowship.speech.players import player
from mathom.games.fellowship.speech.speaker import Speaker, always, says
from mathom.games.fellowship.terms import DECK, DISCARD, HAND


def _cards(s: Speaker, n: Any, which: Any = None) -> Message:
    """So many such cards."""
    noun = Noun() if which is None else noun_of(s, which)
    s.it, s.last = noun, ""
    return counted(s, n, noun)


def _deck(s: Speaker, whose: Player) -> Message:
    if whose is YOU:
        return Message("say-your-deck")
    return Message("say-deck", {"player": [player(s, whose)]})


@says(Draw)
def _draw(s: Speaker, word: Draw) -> Message:
    return with_amount(s, word.n, lambda n: Message("say-draw", {"number": n}))


@says(DiscardFromHand)
def _discard_from_hand(s: Speaker, word: DiscardFromHand) -> Message:
    if isinstance(word.which, Shown):
        return Message("say-discard-one-shown")
    if word.player is not YOU:
        return Message("say-discard-from-their-hand", {"which": [_cards(s, word.n, word.which)]})
    if isinstance(word.n, Count):
        return with_amount(s, word.n, lambda n: _from_hand(s, n))
    return Message("say-discard-from-hand", {"which": [_cards(s, word.n, word.which)]})


def _from_hand(s: Speaker, n: int | str) -> Message:
    return Message("say-discard-from-hand", {"which": [_cards(s, n)]})


@says(DiscardAtRandom)
def _discard_at_random(s: Speaker, word: DiscardAtRandom) -> Message:
    args: dict[str, Arg] = {"which": [_cards(s, word.n)], "player": [player(s, word.player)]}
    return Message("say-discard-at-random", args)


@says(DiscardTop)
def _discard_top(s: Speaker, word: DiscardTop) -> Message:
    deck = _deck(s, word.player)

    def top(n: int | str) -> Message:
        return Message("say-discard-top", {"number": n, "deck": [deck]})

    return with_amount(s, word.n, top)


@says(Take)
def _take(s: Speaker, word: Take) -> Message:
    if isinstance(word.which, Shown):
        return Message("say-take-last")
    return Message("say-take", {"which": [who(s, word.which)]})


@says(ShuffleIn)
def _shuffle_in(s: Speaker, word: ShuffleIn) -> Message:
    return Message("say-shuffle-in", {"which": [_cards(s, word.n, word.which)]})


@says(PutUnder)
def _put_under(s: Speaker, word: PutUnder) -> Message:
    which = who(s, Each(word.which) if word.all else word.which)
    if word.from_ != HAND:
        return Message("say-put-under", {"which": [which]})
    if isinstance(word.which, AnyCard):
        return Message("say-put-under-from-hand", {"which": [which]})
    # Everybody must see that it is such a card.
    return Message("say-put-under-shown", {"which": [which], "it": [a(s, IT)]})


always(ShuffleHandIn, "say-shuffle-hand-in")


# --- Showing


@says(Show)
def _show(s: Speaker, word: Show) -> Message:
    said: Message = s.say(word.what)
    return Message("say-reveal" if word.to_all else "say-look-at", {"what": [said]})


@says(Hand)
def _hand(s: Speaker, hand: Hand) -> Message:
    whose = player(s, hand.player)
    if hand.n == 0:
        return Message("say-hand", {"player": [whose]})
    return Message("say-of-hand", {"number": _number(hand.n), "player": [whose]})


@says(Top)
def _top(s: Speaker, top: Top) -> Message:
    s.alone = top.n == 1
    return Message("say-top", {"number": _number(top.n), "deck": [_deck(s, top.player)]})


def _number(n: int | Amount) -> int | str:
    return n if isinstance(n, int) else "X"


@says(Bottom)
def _bottom(s: Speaker, bottom: Bottom) -> Message:
    s.alone = True
    return Message("say-bottom", {"deck": [_deck(s, bottom.player)]})


@says(UntilNot)
def _until_not(s: Speaker, until: UntilNot) -> Message:
    stop = until.stop
    deck = _deck(s, until.player)
    if isinstance(stop, Without):
        return Message("say-until-not", {"which": [a(s, stop.but)], "deck": [deck]})
    return Message("say-until", {"which": [a(s, stop)], "deck": [deck]})


@says(Sift)
def _sift(s: Speaker, word: Sift) -> Message:
    take = word.take
    if isinstance(take, AnyCard):
        return Message("say-sift-all")
    if isinstance(take, Each) and s.alone:
        return Message("say-sift-one", {"which": [a(s, take.which)]})
    if isinstance(take, Some) and isinstance(take.which, AnyCard):
        taken = Message("say-of-them", {"number": _number(take.number)})
    else:
        taken = Message("say-shown-of", {"which": [who(s, take)]})
    id = "say-sift-discard" if word.rest == DISCARD else "say-sift-shuffle"
    return Message(id, {"taken": [taken]})


@says(ToDiscard)
def _to_discard(s: Speaker, word: ToDiscard) -> Message:
    return Message("say-discard", {"who": [who(s, word.which)]})


always(Reorder, "say-reorder")


# --- Playing


@says(Play)
def _play(s: Speaker, word: Play) -> Message:
    args: dict[str, Arg] = {"which": [who(s, word.which)]}
    if word.from_ == DECK:
        id = "say-play-from-deck"
    elif word.from_ == DISCARD:
        id = "say-play-from-pile"
    elif word.from_ == HAND:
        id = "say-play"
    else:
        id = "say-play-stacked"
        args["noun"] = (s.it or Noun()).head
    said = Message(id, args)
    if word.on is not None:
        said = Message("say-play-on", {"deeds": [said], "on": [a(s, word.on)]})
    if word.cost == FREE_OF_CHARGE:
        return Message("say-free-of-charge", {"deeds": [said]})
    if word.cost:
        more = "less" if word.cost < 0 else "more"
        return Message("say-at-cost", {"deeds": [said], "number": abs(word.cost), "more": more})
    return said


always(NextSite, "say-next-site")


@says(OwnSite)
def _own_site(s: Speaker, word: OwnSite) -> Message:
    if isinstance(word.number, It):
        return Message("say-own-site-it")
    if word.number:
        return Message("say-own-site", {"number": word.number})
    return Message("say-own-site-here")
