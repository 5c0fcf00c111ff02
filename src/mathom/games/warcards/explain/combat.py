"""Why not: losses and support in a combat."""

from mathom.core.message import Reason
from mathom.games.warcards.catalogue import FIRST, FIRST_PATH, LOCATION_NAMES, NAMES, TYPE
from mathom.games.warcards.explain.question import Question, card_called, copies, why
from mathom.games.warcards.tally import attacking_side, fighters, place_for
from mathom.games.warcards.terms import CHARACTER, ITEM


def why_not_lose(q: Question) -> Reason:
    """Why a card can't be given up in the combat that is being resolved."""
    t, fight = q.t, q.t.fight
    assert fight is not None
    kind = card_called(t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    name, location = NAMES[kind], LOCATION_NAMES[fight.location]
    on_path = fight.location >= FIRST_PATH
    place, attacker = place_for(fight.location), attacking_side(fight.location)
    if kind in {FIRST[card] for card in fight.lost}:
        return why("lost-already", *q.ask.prompt.rules, card=name)
    here = [card for card in copies(t, kind) if t.where[card] == place]
    if not here:
        return why("not-in-combat", *q.ask.prompt.rules, card=name, location=location)
    if TYPE[kind] == ITEM:
        return why("item-alone", "W-10.9" if on_path else "W-12.6", card=name)
    if here[0] in fighters(t, place, attacker):
        return why("attacker", "W-10.10" if on_path else "W-11.8", card=name)
    return why("no-defence", "W-10.6", card=name)


def why_not_support(q: Question) -> Reason:
    for word in q.words:
        kind = card_called(q.t, word)
        if isinstance(kind, Reason):
            return kind
        if TYPE[kind] != CHARACTER:
            return why("support-characters", "W-12.1", card=word)
    return why("support", "W-12.1", "W-12.2")


def why_not_save(q: Question) -> Reason:
    kind = card_called(q.t, q.word(0))
    if isinstance(kind, Reason):
        return kind
    return why("not-to-be-saved", card=NAMES[kind])
