"""The text of a card or location, as its tree tells it: messages that either language can speak.

A sentence is made of clauses, and a clause takes the form that its place asks for: what you do
("draw 1 card"), what somebody does ("draws 1 card"), or what may be done ("may draw 1 card").
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Final, Literal, TypeAlias

from mathom.core.message import Arg, Message
from mathom.games.warcards.card import Card, Ground, Path
from mathom.games.warcards.effects import (
    Ability,
    Action,
    Activate,
    ActivateAndMove,
    ActivePath,
    AddCorruption,
    At,
    Befriends,
    Beside,
    Bonus,
    CarriesMore,
    Cleanse,
    Condition,
    Corrupt,
    Cost,
    CycleCards,
    CycledInstead,
    CycleOne,
    CycleSelf,
    CycleWielder,
    Draw,
    DrawAndPlay,
    DrawsMore,
    Each,
    Effect,
    Either,
    Eliminate,
    EliminateSelf,
    Forsake,
    ForsakeOne,
    Grounds,
    GuardsPath,
    If,
    KeepsOffPath,
    Lends,
    May,
    MoveWielder,
    NeverOn,
    NextPath,
    OnArrival,
    OnlyWeapon,
    OnPlay,
    Opens,
    OtherPath,
    Permit,
    Place,
    PlayerOf,
    Recycle,
    RemoveCard,
    SacrificeReserve,
    SeesTop,
    SortTop,
    Stands,
    Strengthen,
    Supports,
    Take,
    Tends,
    Which,
)
from mathom.games.warcards.terms import CYCLED, DECK, FACTIONS, FREE, ITEM, SIDES, TYPES

Printed: TypeAlias = Card | Ground | Path

Form: TypeAlias = Literal["start", "you", "they", "to", "they-to"]
"""Of a clause: `start` is `you` at the start of a sentence, `to` follows "may" and "to"; a player
who is spoken of and not to has `they` and `they-to`."""

INFINITIVE: Final[dict[Form, Form]] = {"they": "they-to", "they-to": "they-to"}
"""Otherwise `to`."""

SOURCES: Final[dict[tuple[int, ...], str]] = {
    (DECK,): "deck",
    (CYCLED,): "cycled",
    (DECK, CYCLED): "both",
}

WIDE_PLACES: Final = ("reserve", "path", "ground", "afield", "anywhere")


def text_of(printed: Printed) -> list[Message]:
    """What is written there, sentence by sentence: one an ability, or one an effect."""
    if isinstance(printed, Card):
        abilities = [sentence(ability, printed) for ability in printed.abilities]
        return abilities + [_sentence_of(effect, printed) for effect in printed.event]
    return [_sentence_of(effect, printed) for effect in printed.text]


def _sentence_of(effect: Effect, of: Printed) -> Message:
    return Message("text-sentence", {"text": [clause(effect, of, "start")]})


# --- Abilities


@singledispatch
def sentence(ability: Ability, of: Card) -> Message:
    """What an ability of this card says."""
    raise TypeError(f"no words for {ability}")


@sentence.register
def _(ability: OnPlay, of: Card) -> Message:
    deeds = _in_order(ability.effects, of, "you")
    if ability.at == "anywhere":
        return Message("text-on-play", {"deeds": [deeds]})
    if of.type == ITEM:
        return Message("text-on-play-wielder", {"at": [_at(ability.at)], "deeds": [deeds]})
    return Message("text-on-play-to", {"to": [_to(ability.at)], "deeds": [deeds]})


@sentence.register
def _(ability: OnArrival, of: Card) -> Message:
    deeds = _in_order(ability.effects, of, "you")
    return Message("text-on-arrival", {"to": [_to(ability.at)], "deeds": [deeds]})


@sentence.register
def _(ability: Action, of: Card) -> Message:
    form: Form = "to" if ability.user is None else "they-to"
    named = not _speaks_of_wielder(of, ability.at)
    use = Message("text-use-action", {"form": form})
    cost = _and([use, *(price(cost, form, named) for cost in ability.costs)])
    if ability.once:
        cost = Message("text-once", {"deeds": [cost]})
    spent: dict[str, Arg] = {"while": [_while(of, ability.at)], "cost": [cost]}
    if ability.user is None:
        deeds = _in_order(ability.effects, of, "you")
        return Message("text-action", spent | {"deeds": [deeds]})
    deeds = _in_order(ability.effects, of, form)
    return Message("text-action-of", spent | {"faction": _faction(ability.user), "deeds": [deeds]})


@sentence.register
def _(ability: Bonus, of: Card) -> Message:
    where = "path" if ability.path else "ground"
    match ability.when:
        case At(location):
            icons = _icons(ability, of, placed=True)
            return Message("text-bonus-at", {"icons": [icons], "at": [_at(location)]})
        case Beside(which, int(each)):
            icons = _icons(ability, of, placed=True)
            what = _counted(_afield(which), each)
            return Message("text-bonus-each", {"icons": [icons], "what": [what], "where": where})
        case when:
            icons = _icons(ability, of, placed=isinstance(when, Beside))
            return Message("text-bonus", {"icons": [icons], "condition": [condition(when, where)]})


@sentence.register
def _(ability: Lends, of: Card) -> Message:
    return Message(
        "text-lends",
        {
            "while": [_while(of, "reserve")],
            "who": [_names(ability.to, "subject")],
            "icons": [_icons(ability, of, placed=False)],
        },
    )


@sentence.register
def _(ability: GuardsPath, of: Card) -> Message:
    icons = Message("text-defence", {"icons": ability.path})
    return Message("text-guards-path", {"while": [_while(of, "path")], "icons": [icons]})


@sentence.register
def _(ability: DrawsMore, of: Card) -> Message:
    reserve = [_while(of, "reserve")]
    if not ability.then_cycle:
        return Message("text-draws-more", {"while": reserve, "cards": ability.cards})
    cycle = clause(CycleCards(ability.then_cycle), of, "you")
    return Message(
        "text-draws-more-then-cycle",
        {"while": reserve, "cards": ability.cards, "cycle": [cycle]},
    )


@sentence.register
def _(ability: CarriesMore, of: Card) -> Message:
    return Message("text-carries-more", {"while": [_while(of, ability.at)]})


@sentence.register
def _(ability: SeesTop, of: Card) -> Message:
    return Message("text-sees-top", {"while": [_while(of, "anywhere")]})


@sentence.register
def _(ability: OnlyWeapon, of: Card) -> Message:
    return Message("text-only-weapon")


@sentence.register
def _(ability: Befriends, of: Card) -> Message:
    return Message("text-befriends", {"faction": _faction(ability.faction)})


@sentence.register
def _(ability: Opens, of: Card) -> Message:
    return Message(
        "text-opens",
        {
            "while": [_while(of, "reserve")],
            "who": [_all(ability.which)],
            "to": [_to_grounds(ability.grounds)],
        },
    )


@sentence.register
def _(ability: NeverOn, of: Card) -> Message:
    return Message("text-never-on", {"side": SIDES[ability.side]})


@sentence.register
def _(ability: KeepsOffPath, of: Card) -> Message:
    return Message("text-keeps-off-path", {"side": SIDES[ability.side]})


@sentence.register
def _(ability: CycledInstead, of: Card) -> Message:
    who = "wielder" if of.type == ITEM else "card"
    fate = Message(f"text-fate-{ability.when}", {"who": who})
    said: dict[str, Arg] = {"fate": [fate], "who": who}
    if ability.when == "forsaken-from-deck":
        return Message("text-instead", said)
    if ability.with_items:
        return Message("text-instead-with-items", said)
    return Message("text-instead-without-items", said)


@sentence.register
def _(ability: Tends, of: Card) -> Message:
    side = SIDES[ability.side]
    if ability.except_for is None:
        return Message("text-tends", {"side": side})
    return Message("text-tends-except", {"side": side, "faction": _faction(ability.except_for)})


# --- Costs


@singledispatch
def price(cost: Cost, form: Form, named: bool) -> Message:
    """What is paid for an action. `named`: the sentence has just spoken of this card."""
    raise TypeError(f"no words for {cost}")


@price.register
def _(cost: CycleSelf, form: Form, named: bool) -> Message:
    return Message("text-cycle-it" if named else "text-cycle-this", {"form": form})


@price.register
def _(cost: CycleWielder, form: Form, named: bool) -> Message:
    return Message("text-cycle-wielder", {"form": form})


@price.register
def _(cost: EliminateSelf, form: Form, named: bool) -> Message:
    return Message("text-eliminate-it" if named else "text-eliminate-this", {"form": form})


@price.register
def _(cost: ForsakeOne, form: Form, named: bool) -> Message:
    return Message("text-forsake", {"form": form, "cards": [_cards(1)]})


@price.register
def _(cost: CycleOne, form: Form, named: bool) -> Message:
    return Message("text-cycle", {"form": form, "cards": [_cards(1)]})


@price.register
def _(cost: AddCorruption, form: Form, named: bool) -> Message:
    return Message("text-corrupt", {"form": form, "tokens": 1})


# --- Conditions


@singledispatch
def condition(when: Condition, where: str) -> Message:
    """What must be so. `where` is the kind of location that this is about."""
    raise TypeError(f"no words for {when}")


@condition.register
def _(when: Stands, where: str) -> Message:
    return Message("text-stands", {"who": [_names(when.names, "subject")], "at": [_at(when.at)]})


@condition.register
def _(when: At, where: str) -> Message:
    return Message("text-is-at", {"at": [_at(when.location)]})


@condition.register
def _(when: Supports, where: str) -> Message:
    return Message("text-supports", {"who": [_names(when.names, "acc")]})


@condition.register
def _(when: Beside, where: str) -> Message:
    return Message("text-beside", {"what": [_some(_afield(when.which), "nom")], "where": where})


@condition.register
def _(when: ActivePath, where: str) -> Message:
    return Message("text-active-path", {"location": when.location})


# --- Effects


@singledispatch
def clause(effect: Effect, of: Printed, form: Form) -> Message:
    """What an effect of this card or location says, in the form that the sentence needs."""
    raise TypeError(f"no words for {effect}")


@clause.register
def _(effect: Draw, of: Printed, form: Form) -> Message:
    cards = [_cards(effect.cards)]
    if effect.one_more is None:
        return Message("text-draw", {"form": form, "cards": cards})
    return Message(
        "text-draw-or-more",
        {
            "form": form,
            "cards": cards,
            "more": effect.cards + 1,
            "condition": [condition(effect.one_more, "ground")],
        },
    )


@clause.register
def _(effect: CycleCards, of: Printed, form: Form) -> Message:
    return Message("text-cycle", {"form": form, "cards": [_cards(effect.cards)]})


@clause.register
def _(effect: Forsake, of: Printed, form: Form) -> Message:
    return Message("text-forsake", {"form": form, "cards": [_cards(effect.cards)]})


@clause.register
def _(effect: Recycle, of: Printed, form: Form) -> Message:
    return Message("text-recycle", {"form": form})


@clause.register
def _(effect: Take, of: Printed, form: Form) -> Message:
    if effect.optional:
        return clause(May((replace(effect, optional=False),)), of, form)
    source = SOURCES[effect.sources]
    what = _some(effect.which, "acc") if effect.most == 1 else _up_to(effect.which, effect.most)
    return Message("text-take", {"form": form, "what": [what], "source": source})


@clause.register
def _(effect: RemoveCard, of: Printed, form: Form) -> Message:
    return Message("text-remove", {"form": form, "what": [_names((effect.name,), "acc")]})


@clause.register
def _(effect: SortTop, of: Printed, form: Form) -> Message:
    next_form = _after(form)
    return _and(
        [
            Message("text-look", {"form": form, "cards": [_cards(effect.cards)]}),
            Message("text-eliminate-of-them", {"form": next_form, "cards": 1}),
            Message("text-cycle-of-them", {"form": next_form, "cards": 1}),
            Message("text-take-last", {"form": next_form}),
        ]
    )


@clause.register
def _(effect: DrawAndPlay, of: Printed, form: Form) -> Message:
    next_form = _after(form)
    what = _up_to(effect.which, effect.most)
    deeds = [clause(Draw(effect.cards), of, form)]
    if effect.eliminate:
        said: dict[str, Arg] = {"form": next_form, "cards": effect.eliminate}
        deeds.append(Message("text-eliminate-of-them", said))
    if effect.at is None:
        deeds.append(Message("text-play-of-them", {"form": next_form, "what": [what]}))
    else:
        to = _to(effect.at)
        deeds.append(
            Message("text-play-of-them-to", {"form": next_form, "what": [what], "to": [to]})
        )
    return _and([*deeds, Message("text-cycle-rest", {"form": next_form})])


@clause.register
def _(effect: Eliminate, of: Printed, form: Form) -> Message:
    if effect.optional:
        return clause(May((replace(effect, optional=False),)), of, form)
    what = [_some(effect.which, "acc")]
    if effect.at == "here":
        return Message("text-eliminate-here", {"form": form, "what": what})
    return Message("text-eliminate", {"form": form, "what": what})


@clause.register
def _(effect: SacrificeReserve, of: Printed, form: Form) -> Message:
    what = [_some(effect.which, "many")]
    return Message(
        "text-sacrifice", {"form": form, "what": what, "faction": _faction(effect.faction)}
    )


@clause.register
def _(effect: NextPath, of: Printed, form: Form) -> Message:
    return Message("text-next-path", {"form": form})


@clause.register
def _(effect: OtherPath, of: Printed, form: Form) -> Message:
    return Message("text-other-path", {"form": form})


@clause.register
def _(effect: Activate, of: Printed, form: Form) -> Message:
    said: dict[str, Arg] = {"form": form, "ground": [_ground(effect.grounds)]}
    if effect.new and effect.again:
        return Message("text-activate-or-reactivate", said)
    if effect.again:
        return Message("text-reactivate", said)
    if effect.grounds.names:
        return Message("text-activate-from-deck", said)
    return Message("text-activate", said)


@clause.register
def _(effect: ActivateAndMove, of: Printed, form: Form) -> Message:
    next_form = _after(form)
    mover = _names((effect.mover,), "acc") if effect.mover else Message("text-wielder")

    def move(form: Form) -> Message:
        return Message("text-move-there", {"form": form, "who": [mover]})

    return _then(
        [
            clause(Activate(effect.grounds, again=True), of, form),
            move(next_form) if effect.must else _may([move(_infinitive(form))], next_form),
        ]
    )


@clause.register
def _(effect: MoveWielder, of: Printed, form: Form) -> Message:
    to = [_to(effect.to)]
    return _may([Message("text-move-wielder", {"form": _infinitive(form), "to": to})], form)


@clause.register
def _(effect: Strengthen, of: Printed, form: Form) -> Message:
    target: str = effect.to
    if effect.to == "here":
        target = "this-path" if isinstance(of, Path) else "this-ground"
    icon = "attack" if effect.attack else "defence"
    tokens = Message("text-tokens", {"icon": icon, "tokens": effect.tokens})
    plain = Message("text-strengthen", {"form": form, "tokens": [tokens], "target": target})
    if effect.instead is None:
        return plain
    more, when = effect.instead
    return Message(
        "text-strengthen-more",
        {"strengthen": [plain], "more": more, "condition": [condition(when, "path")]},
    )


@clause.register
def _(effect: Corrupt, of: Printed, form: Form) -> Message:
    return Message("text-corrupt", {"form": form, "tokens": effect.tokens})


@clause.register
def _(effect: Cleanse, of: Printed, form: Form) -> Message:
    return Message("text-cleanse", {"form": form, "what": [_some(effect.each, "each")]})


@clause.register
def _(effect: Permit, of: Printed, form: Form) -> Message:
    said: dict[str, Arg] = {
        "form": form,
        "who": [_all(effect.which)],
        "to": [_to_grounds(effect.grounds)],
    }
    return Message("text-permit-any-army" if effect.any_army else "text-permit", said)


@clause.register
def _(effect: Each, of: Printed, form: Form) -> Message:
    deeds = _in_order(effect.effects, of, "they")
    return Message("text-each", {"form": form, "side": SIDES[effect.side], "deeds": [deeds]})


@clause.register
def _(effect: PlayerOf, of: Printed, form: Form) -> Message:
    deeds = _in_order(effect.effects, of, "they")
    faction = _faction(effect.faction)
    return Message("text-player", {"form": form, "faction": faction, "deeds": [deeds]})


@clause.register
def _(effect: May, of: Printed, form: Form) -> Message:
    infinitive = _infinitive(form)
    deeds = [_in_order(effect.effects, of, infinitive)]
    if effect.cost is None:
        return _may(deeds, form)
    cost = price(effect.cost, infinitive, named=False)
    return Message("text-may-to", {"form": form, "cost": [cost], "deeds": deeds})


@clause.register
def _(effect: Either, of: Printed, form: Form) -> Message:
    first, second = clause(effect.first, of, form), clause(effect.second, of, _after(form))
    return Message("text-either", {"first": [first], "second": [second]})


@clause.register
def _(effect: If, of: Printed, form: Form) -> Message:
    deeds = _in_order(effect.effects, of, _after(form))
    when = condition(effect.condition, "ground")
    return Message("text-if", {"form": form, "condition": [when], "deeds": [deeds]})


def _in_order(effects: Sequence[Effect], of: Printed, form: Form) -> Message:
    """One thing, then the next (W-6.5)."""
    first, *others = effects
    return _then([clause(first, of, form), *(clause(e, of, _after(form)) for e in others)])


def _after(form: Form) -> Form:
    """The form of what follows a clause of that form."""
    return "you" if form == "start" else form


def _infinitive(form: Form) -> Form:
    return INFINITIVE.get(form, "to")


def _may(deeds: list[Message], form: Form) -> Message:
    return Message("text-may", {"form": form, "deeds": deeds})


# --- Lists


def _then(clauses: list[Message]) -> Message:
    *first, then = clauses
    return Message("text-then", {"first": first, "then": [then]}) if first else then


def _and(parts: list[Message]) -> Message:
    *first, last = parts
    return Message("text-and", {"first": first, "last": [last]}) if first else last


def _or(parts: list[Message]) -> Message:
    *first, last = parts
    return Message("text-or", {"first": first, "last": [last]}) if first else last


# --- Cards


def _cards(number: int) -> Message:
    return Message("text-cards", {"cards": number})


def _named(names: Sequence[str], case: str) -> list[Message]:
    return [Message("text-name", {"name": name, "case": case}) for name in names]


def _names(names: Sequence[str], case: str) -> Message:
    """One of these."""
    return _or(_named(names, case))


def _noun(which: Which) -> str:
    if which.afield:
        return "noun-afield"
    return "noun-card" if which.type is None else f"noun-{TYPES[which.type]}"


def _some(which: Which, form: Literal["nom", "acc", "each", "few", "many"]) -> Message:
    """Such a card, each such card, or such cards. A keyword tells the type as well."""
    if which.names:
        return _names(which.names, "subject" if form == "nom" else "acc")
    if which.keyword is not None:
        return Message("text-kind-keyword", {"form": form, "keyword": f"keyword-{which.keyword}"})
    if which.faction is None:
        return Message("text-kind", {"form": form, "noun": _noun(which)})
    return Message(
        "text-kind-faction",
        {"form": form, "noun": _noun(which), "faction": _faction(which.faction)},
    )


def _all(which: Which) -> Message:
    """All such cards."""
    return _and(_named(which.names, "acc")) if which.names else _some(which, "few")


def _counted(which: Which, count: int) -> Message:
    if which.keyword is not None:
        keyword = f"keyword-{which.keyword}"
        return Message("text-count-keyword", {"count": count, "keyword": keyword})
    if which.faction is None:
        return Message("text-count", {"count": count, "noun": _noun(which)})
    return Message(
        "text-count-faction",
        {"count": count, "noun": _noun(which), "faction": _faction(which.faction)},
    )


def _up_to(which: Which, most: int) -> Message:
    return Message("text-up-to", {"what": [_counted(which, most)]})


def _afield(which: Which) -> Which:
    """Where cards of any type would do, on a location only armies and characters count."""
    return replace(which, afield=True) if which.type is None else which


def _faction(faction: int) -> str:
    return f"faction-{FACTIONS[faction]}"


# --- Icons


def _icons(more: Bonus | Lends, of: Card, placed: bool) -> Message:
    """`placed`: the sentence tells the location. If it doesn't, icons tell for which they are."""
    attack, defence = "text-attack", "text-defence"
    path = defence if of.side == FREE else attack
    if not placed and more.path:
        attack, defence = "text-ground-attack", "text-ground-defence"
        path = "text-path-defence" if of.side == FREE else "text-path-attack"
    icons = ((attack, more.attack), (defence, more.defence), (path, more.path))
    return _and([Message(id, {"icons": number}) for id, number in icons if number])


# --- Places


def _speaks_of_wielder(of: Card, at: Place) -> bool:
    """An item is where its wielder is; only in play it is by itself."""
    return of.type == ITEM and at != "anywhere"


def _while(of: Card, at: Place) -> Message:
    id = "text-while-wielder" if _speaks_of_wielder(of, at) else "text-while"
    return Message(id, {"at": [_at(at)]})


def _at(place: Place) -> Message:
    if place in WIDE_PLACES:
        return Message("text-at", {"place": f"place-{place}"})
    if place.startswith("path "):
        return Message("text-at-numbered", {"number": _number(place)})
    return Message("text-at-location", {"location": place})


def _to(place: Place) -> Message:
    if place in WIDE_PLACES:
        return Message("text-to", {"place": f"place-{place}"})
    if place.startswith("path "):
        return Message("text-to-numbered", {"number": _number(place)})
    return Message("text-to-location", {"location": place})


def _number(place: Place) -> int:
    return int(place.removeprefix("path "))


def _ground(grounds: Grounds) -> Message:
    """Such a battleground."""
    if grounds.names:
        return _names(grounds.names, "acc")
    if grounds.faction is None:
        return Message("text-any-ground")
    return Message("text-ground-of", {"faction": _faction(grounds.faction)})


def _to_grounds(grounds: Grounds) -> Message:
    """To all such battlegrounds."""
    if grounds.names:
        return _or([_to(name) for name in grounds.names])
    if grounds.faction is None:
        return Message("text-to-any-ground")
    return Message("text-to-grounds-of", {"faction": _faction(grounds.faction)})
