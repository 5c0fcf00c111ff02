"""A second way from a card's tree to the shorthand of the facts.

The reader knows the words, not the cards. Which card a pronoun means it does not tell: all are `$`.
"""

import re
from collections.abc import Callable
from typing import Any

import mathom.games.fellowship.abilities as a
import mathom.games.fellowship.amounts as n
import mathom.games.fellowship.conditions as c
import mathom.games.fellowship.filters as f
import mathom.games.fellowship.language as lang
import mathom.games.fellowship.players as p
import mathom.games.fellowship.triggers as tr
from mathom.games.fellowship.card import Card, key
from mathom.games.fellowship.effects import (
    flow,
    hands,
    health,
    interrupting,
    playing,
    ring,
    showing,
    skirmish,
    spotting,
    standing,
    table,
    targets,
    twilight,
)
from mathom.games.fellowship.rules.playing import FREE_OF_CHARGE
from mathom.games.fellowship.terms import (
    DECK,
    DISCARD,
    FREE_SIDE,
    HAND,
    PHASES,
    REGROUP,
    SUPPORT,
    TURN,
)

Reader = Callable[[Any], str]
_READERS: dict[type, Reader] = {}


def reads(*kinds: type) -> Callable[[Reader], Reader]:
    def remember(reader: Reader) -> Reader:
        for kind in kinds:
            _READERS[kind] = reader
        return reader

    return remember


_ONE = re.compile(r"[^\s+<>(){}|#;/]+(?:\{[^{}]*\})?")
_SUM = re.compile(rf"(?<![+\w(]){_ONE.pattern}(?:\+{_ONE.pattern})+")
"""`elf+ally`: which of the two comes first means nothing."""


def plain(said: str) -> str:
    """A shorthand of the facts as the reader would say it: names as keys, cards unnamed."""
    said = re.sub(r'"([^"]*)"', lambda found: f'"{key(found[1])}"', said)
    said = re.sub(r" (?:as|opp) \$\w+\b", "", said)
    said = re.sub(r"\$\w+\b", "$", said)
    said = re.sub(r"deck:[ab]\b", "deck:$", said)
    said = re.sub(r"deck_to_discard <each [^>]*>", "deck_to_discard <rest>", said)
    said = re.sub(r"S(\d)-\1\b", r"S\1", said)
    said = said.replace("start_of_turn yours", "start_of_turn").replace(" min 1", "")
    said = said.replace("<pick $>", "<$>").replace("> by:free_peoples /", "> /")
    return _SUM.sub(lambda found: "+".join(sorted(_ONE.findall(found[0]))), said)


def texts(card: Card) -> list[str]:
    """What a card does, one shorthand a text."""
    found = []
    for said in card.said:
        if isinstance(said, f.Keyword):
            continue
        if isinstance(said, a.ToPlay):
            found += [f"REQ {read(need)}" for need in said.block.needs]
            found += [f"PLAYCOST {_list(said.block.price)}"] if said.block.price else []
        elif isinstance(said, a.Ability):
            found.append(_ability(card, said))
        elif isinstance(said, a.Costs):
            on = f" on {read(said.on)}" if said.on else ""
            while_ = f" while {read(said.if_)}" if said.if_ else ""
            found.append(f"OWNCOST {said.more:+}{on}{while_}")
        elif isinstance(said, a.Copies):
            found.append(f"COPY {read(said.site)}")
        elif isinstance(said, a.SecondOfClass):
            found.append("CLASS +1")
        else:
            found.append(_always(said))
    return [plain(each) for each in found]


def read(node: Any) -> str:
    for kind in type(node).__mro__:
        if kind in _READERS:
            return _READERS[kind](node)
    return f"?{type(node).__name__}"


def _list(words: Any) -> str:
    return "; ".join(read(word) for word in words)


# --- Abilities


def _ability(card: Card, said: a.Ability) -> str:
    event = card.type == "event"
    if isinstance(said, a.Action):
        head = f"{'EVENT' if event else 'ABILITY'}[{'/'.join(PHASES[at] for at in said.phases)}]"
    elif isinstance(said, a.Response):
        head = f"{'EVENT[response]' if event else 'RESPONSE'} {read(said.trigger)}"
    else:
        assert isinstance(said, a.When)
        head = f"WHEN{'(may)' if said.optional else ''} {read(said.trigger)}"
    if said.block.needs:
        head += " if " + " & ".join(read(need) for need in said.block.needs)
    if said.once:
        head += f" limit 1/{'turn' if said.once == TURN else 'skirmish'}"
    parts = [head]
    if said.block.price:
        parts.append(f"pay {_list(said.block.price)}")
    if said.block.effects:
        parts.append(f"do {_effects(said.block.effects, getattr(said, 'trigger', None))}")
    return " | ".join(parts)


def _effects(words: Any, trigger: Any) -> str:
    """What replaces a deed is called after that."""
    found = []
    for word in words:
        if not isinstance(word, interrupting.Instead):
            found.append(read(word))
        elif isinstance(trigger, tr.AboutToHeal):
            found += ["replace_heal <pick ring_bearer>", _list(word.block.words)]
        elif word.block.words:
            found += ["replace_wound", _list(word.block.words)]
        else:
            found.append("prevent_wound <pick $>")
    return "; ".join(found)


# --- Filters


@reads(f.Both)
def _(x: f.Both) -> str:
    if isinstance(x.second, f.Without) and isinstance(x.second.but, f.Self):
        return f"!this+{read(x.first)}"
    return f"{read(x.first)}+{read(x.second)}"


@reads(f.Either)
def _(x: f.Either) -> str:
    return f"({'|'.join(_either(x))})"


def _either(x: f.Filter) -> list[str]:
    return [*_either(x.first), *_either(x.second)] if isinstance(x, f.Either) else [read(x)]


@reads(f.Without)
def _(x: f.Without) -> str:
    return f"!{read(x.but)}" if not isinstance(x.but, f.Both) else f"!({read(x.but)})"


@reads(f.Class)
def _(x: f.Class) -> str:
    return "weapon" if len(x.classes) > 1 else x.classes[0].replace("-", "_")


@reads(f.Type)
def _(x: f.Type) -> str:
    return {3: "character", 2: "(possession|artifact)"}.get(len(x.types), x.types[0])


@reads(f.Your)
def _(x: f.Your) -> str:
    return "own" if isinstance(x.which, f.AnyCard) else f"own+{read(x.which)}"


@reads(f.Numbered)
def _(x: f.Numbered) -> str:
    return f"S{x.first}" if x.first == x.last else f"S{x.first}-{x.last}"


SIMPLE: dict[type, Reader] = {
    f.Race: lambda x: x.race,
    f.Culture: lambda x: f"[{x.culture}]",
    f.Side: lambda x: "FP" if x.side == FREE_SIDE else "SH",
    f.Title: lambda x: f'"{x.title}"',
    f.Signet: lambda x: f"sig:{x.signet}",
    f.Home: lambda x: f"home{x.number}",
    f.EventFor: lambda x: f"{PHASES[x.phase]}-event",
    f.AnyCard: lambda x: "any",
    f.Keyword: lambda x: x.keyword,
    f.Self: lambda x: "this",
    f.Bearer: lambda x: "bearer",
    f.RingBearer: lambda x: "ring_bearer",
    f.It: lambda x: "$",
    f.Shown: lambda x: "$",
    f.That: lambda x: "$",
    f.Foes: lambda x: "$",
    f.NewSite: lambda x: "site_moved_to",
    f.Bearing: lambda x: f"bearing{{{read(x.what)}}}",
    f.On: lambda x: f"on{{{read(x.whom)}}}",
    f.Fighting: lambda x: f"vs{{{read(x.whom)}}}",
    f.AssignedTo: lambda x: f"assigned-to{{{read(x.whom)}}}",
    f.AtSite: lambda x: f"at{{{read(x.where)}}}",
    f.Opponents: lambda x: f"!own+{read(x.which)}",
    f.SameTitle: lambda x: f"same-title({read(x.as_)})",
    f.In: lambda x: "in-support" if x.zone == SUPPORT else "in-?",
    f.Exhausted: lambda x: "exhausted",
    f.Roaming: lambda x: "roaming",
    f.Skirmishing: lambda x: "skirmishing",
    f.Unassigned: lambda x: "unassigned",
    f.NewRace: lambda x: "race-not-in-play",
    playing.Playable: lambda x: "playable",
}
_READERS.update(SIMPLE)


# --- On whom


def _who(who: Any) -> str:
    """`<pick F>` with how many before it."""
    if isinstance(who, targets.Each):
        return f" <each {read(who.which)}>"
    if isinstance(who, targets.Some):
        number = who.number
        many = f"1..{number.limit or 'any'}" if isinstance(number, n.UpTo) else _number(number)
        return f" n={many} <pick {read(who.which)}>"
    if isinstance(who, (f.Self, f.Bearer, f.It, f.That)):
        return f" <{read(who)}>"
    return f" <pick {read(who)}>"


def _whom(who: Any) -> str:
    """In a text that always holds."""
    return read(who.which if isinstance(who, (targets.Each, targets.Some)) else who)


# --- Amounts


def _number(x: Any) -> str:
    if isinstance(x, int):
        return str(x)
    if isinstance(x, n.Count):
        which = x.which
        if isinstance(which, f.Both) and isinstance(which.first, f.Shown):
            return f"#$/{read(which.second)}"
        return f"#{read(which)}"
    if isinstance(x, n.Dead):
        return f"#dead{{{read(x.which)}}}"
    if isinstance(x, n.Burdens):
        return "#burdens"
    if isinstance(x, n.TheX):
        return "X"
    if isinstance(x, n.UpTo):
        return f"0..{x.limit or 'any'}"
    if isinstance(x, n.StrengthOf):
        return f"STR({read(x.who)})"
    if isinstance(x, n.RacesAmong):
        return f"#distinct{{hobbit,dwarf,elf,man}} among {read(x.which)}"
    if isinstance(x, n.OrIf):
        so = f"spot $+{read(x.if_)}" if isinstance(x.if_, f.Filter) else read(x.if_)
        return f"{x.then} if {so} else {x.else_}"
    if isinstance(x, lang.Plus):
        return f"{_number(x.first)}+{_number(x.second)}"
    if isinstance(x, lang.Over):
        return f"{_number(x.what)}-{x.less}"
    if isinstance(x, lang.Times):
        inner = _number(x.what)
        minus = "-" if x.times == -1 else f"{x.times}*"
        return f"{minus}({inner})" if isinstance(x.what, lang.Over) else f"{minus}{inner}"
    if isinstance(x, lang.AtMost):
        return f"{_number(x.what)} max {x.limit}"
    return f"?{type(x).__name__}"


def _signed(x: Any) -> str:
    return f"{x:+}" if isinstance(x, int) else f"+({_number(x)})"


# --- Conditions


@reads(c.Spot)
def _(x: c.Spot) -> str:
    return f"spot {x.number}x {read(x.which)}" if x.number > 1 else f"spot {read(x.which)}"


@reads(c.IsA)
def _(x: c.IsA) -> str:
    if isinstance(x.what, f.In):
        return f"{read(x.who)} in support"
    return f"{read(x.who)} is {read(x.what)}"


_READERS.update(
    {
        c.CannotSpot: lambda x: f"none {read(x.which)}",
        c.At: lambda x: f"site{{{read(x.where)}}}",
        c.BearerAt: lambda x: f"bearer at {{{read(x.where)}}}",
        c.AtLeast: lambda x: (
            f"{_number(x.amount)}>={x.number}".replace("#burdens>", "burdens>")
            if isinstance(x.amount, n.Burdens)
            else f"{_number(x.amount)}>={x.number}"
        ),
        c.PoolBelow: lambda x: f"pool<{x.number}",
        c.Worn: lambda x: "ring worn",
        c.During: lambda x: f"phase={PHASES[x.phase]}",
        c.HandHas: lambda x: f"{read(x.whose)} hand>={x.number}",
        c.DeckEmpty: lambda x: f"{read(x.whose)} deck=0",
        c.AwaitsSkirmish: lambda x: f"{read(x.who)} has unresolved assignment",
        c.WasAssigned: lambda x: f"was-assigned{{{read(x.who)}}}",
        lang.AllOf: lambda x: f"{read(x.first)} & {read(x.second)}",
        lang.OneOfThese: lambda x: f"{read(x.first)} or {read(x.second)}",
        lang.Not: lambda x: f"not({read(x.but)})",
    }
)

# --- Players

PLAYERS = {"you": "you", "free": "free_peoples", "opponent": "shadow_opponent", "anyone": "$"}
_READERS.update(
    {
        p.Owner: lambda x: f"owner({read(x.whose)})",
        p.Player: lambda x: PLAYERS.get(x.called, x.called),
    }
)

# --- Triggers


@reads(tr.Played)
def _(x: tr.Played) -> str:
    return f"card_played <{read(x.who)}>" + (f" on <{read(x.on)}>" if x.on else "")


@reads(tr.Loses)
def _(x: tr.Loses) -> str:
    return f"loses_skirmish <{read(x.who)}>" + (f" vs <{read(x.to)}>" if x.to else "")


@reads(tr.Killed)
def _(x: tr.Killed) -> str:
    by = f" by <{read(x.by)}>" if x.by else ""
    return f"killed <{read(x.who)}>{by}{' in skirmish' if x.in_skirmish else ''}"


def _moment(x: Any) -> str:
    what = "turn" if x.what == TURN else f"phase {PHASES[x.what]}"
    return what + (" yours" if x.yours else "")


_READERS.update(
    {
        tr.AboutToBeWounded: lambda x: f"about_to_take_wound <{read(x.who)}>",
        tr.AboutToExert: lambda x: f"about_to_exert <{read(x.who)}>",
        tr.AboutToHeal: lambda x: f"about_to_heal <{read(x.who)}>",
        tr.Wounded: lambda x: f"takes_wound <{read(x.who)}>",
        tr.Exerted: lambda x: f"exerted <{read(x.who)}>",
        tr.Wins: lambda x: f"wins_skirmish <{read(x.who)}>",
        tr.MovesTo: lambda x: f"moves_to <{read(x.who)}>",
        tr.MovesFrom: lambda x: f"moves_from <{read(x.who)}>",
        tr.LeavesPlay: lambda x: f"discarded_from_play <{read(x.who)}>",
        tr.IsAssigned: lambda x: f"assigned_to_skirmish <{read(x.who)}>",
        tr.Moves: lambda x: "fellowship_moves",
        tr.RingPutOn: lambda x: "ring_put_on",
        tr.StartOf: lambda x: f"start_of_{_moment(x)}",
        tr.EndOf: lambda x: f"end_of_{_moment(x)}",
        tr.Becomes: lambda x: f"state_check when {read(x.condition)}",
        lang.EitherTrigger: lambda x: f"{read(x.first)} | {read(x.second)}",
    }
)

# --- Words that always hold


def _always(x: Any) -> str:
    if isinstance(x, standing.Strength):
        said = f"strength {_whom(x.who)} {_signed(x.n)}"
    elif isinstance(x, standing.Gains):
        said = f"grant_keyword {_whom(x.who)} {_keyword(x)}"
    elif isinstance(x, standing.OneWound):
        said = f"max_wounds_per_phase {_whom(x.who)} 1 @skirmish"
    elif isinstance(x, standing.ArcheryTotal):
        side = "fellowship" if x.side == FREE_SIDE else "minion"
        said = f"{side} archery_total {_signed(x.n)}"
    elif isinstance(x, standing.SafeFrom):
        said = f"cannot_be_discarded {_whom(x.who)} by {read(x.player)}"
    elif isinstance(x, standing.Tough):
        said = f"overwhelm_needs_triple {_whom(x.who)}"
    elif isinstance(x, standing.NoHealing):
        said = f"cannot_heal {_whom(x.who)}"
    elif isinstance(x, standing.IgnoreBonus):
        said = f"ignore_strength_bonus {read(x.on)} from {_whom(x.who)}"
    else:
        said = read(x)
    if x.while_ is not None:
        said += f" while {read(x.while_)}"
    if isinstance(x, standing.Cost) and x.first:
        said += " first/turn" if x.first == TURN else " first/shadow_phase"
    return f"STATIC {said}"


def _keyword(x: standing.Gains) -> str:
    return f"{x.keyword}+{x.n}" if x.keyword in ("damage", "defender") else x.keyword


def _until(x: Any) -> str:
    if x.until == REGROUP:
        return " until start_of_regroup"
    if x.until == TURN:
        return " until end_of_turn"
    return ""


@reads(standing.Strength)
def _(x: standing.Strength) -> str:
    most = f" (max +{x.most}/phase)" if x.most else ""
    return f"str {_signed(x.n)}{_who(x.who)}{most}{_until(x)}"


@reads(standing.ArcheryTotal)
def _(x: standing.ArcheryTotal) -> str:
    return f"{'fellowship' if x.side == FREE_SIDE else 'minion'} archery {_signed(x.n)}"


_READERS.update(
    {
        standing.Gains: lambda x: f"give {_keyword(x)}{_who(x.who)}{_until(x)}",
        standing.Tough: lambda x: f"overwhelm_needs_triple{_who(x.who)}{_until(x)}",
        standing.OneWound: lambda x: f"max_one_wound_per_skirmish{_who(x.who)}{_until(x)}",
        standing.NoWounds: lambda x: f"prevent_all_wounds {_whom(x.who)}",
        standing.JoinsIn: lambda x: f"ally_participates{_who(x.who)}{_until(x)}",
        standing.DoesNotShoot: lambda x: f"no_archery_contribution{_who(x.who)}",
        standing.BurdensStay: lambda x: "burdens_not_removable",
        standing.RingHasNoText: lambda x: "ring_text_inactive until end_of_that_skirmish",
        standing.IgnoreBonus: lambda x: f"ignore_strength_bonus from {_whom(x.who)}{_until(x)}",
        standing.CannotAssign: lambda x: (
            f"cannot_assign {_whom(x.who)} x {read(x.to)} by free_peoples"
        ),
        standing.Cost: lambda x: f"twilight_cost {read(x.which)} {_signed(x.n)}",
        standing.RoamingPenalty: lambda x: f"roaming_penalty {read(x.which)} {_signed(x.n)}",
        standing.ShadowNumber: lambda x: f"shadow_number {read(x.which)} {_signed(x.n)}",
        standing.MoveLimit: lambda x: f"move_limit {_signed(x.n)}{_until(x)}",
        standing.Skip: lambda x: f"skip_phase @{PHASES[x.phase]}",
        standing.CannotPlay: lambda x: f"cannot_play {read(x.which)}",
        standing.CannotMove: lambda x: f"cannot_move{_until(x)}",
        standing.NoActions: lambda x: f"no_events_or_abilities_in_phase @{PHASES[x.phase]}",
    }
)

# --- Words that are done


def _times(times: Any) -> str:
    return "" if times == 1 else f" x{_number(times)}"


@reads(hands.DiscardFromHand)
def _(x: hands.DiscardFromHand) -> str:
    which = "" if isinstance(x.which, f.AnyCard) else f" <pick {read(x.which)}>"
    whose = "" if x.player is p.YOU else f" hand:{read(x.player)} by:you"
    return f"discard_hand n={_number(x.n)}{which}{whose}"


@reads(hands.PutUnder)
def _(x: hands.PutUnder) -> str:
    where = "hand" if x.from_ == HAND else "discard"
    number = " n=1" if isinstance(x.which, f.AnyCard) else ""
    return f"{where}_to_deck_bottom{number} <{'each' if x.all else 'pick'} {read(x.which)}>"


@reads(hands.Take)
def _(x: hands.Take) -> str:
    return f"discard_to_hand{_who(x.which) if not isinstance(x.which, f.Shown) else ' <$>'}"


@reads(hands.ShuffleIn)
def _(x: hands.ShuffleIn) -> str:
    number = "" if x.n == 1 else f" n={_number(x.n)}"
    return f"discard_to_deck_shuffle{number} <pick {read(x.which)}>"


@reads(playing.Play)
def _(x: playing.Play) -> str:
    where = {HAND: "hand", DECK: "deck", DISCARD: "discard"}.get(x.from_, "stack")
    said = f"play_from_{where} <pick {read(x.which)}>"
    if x.on is not None:
        said += f" onto <{read(x.on)}>"
    if where == "stack":
        said += " stack this"
    if x.cost:
        said += " cost free" if x.cost == FREE_OF_CHARGE else f" cost {x.cost:+}"
    return said


@reads(playing.OwnSite)
def _(x: playing.OwnSite) -> str:
    number = "no($)" if isinstance(x.number, f.It) else str(x.number or "current-no")
    return f"play_own_site no={number}"


@reads(showing.Show)
def _(x: showing.Show) -> str:
    how, what = "reveal" if x.to_all else "look", x.what
    if isinstance(what, showing.UntilNot):
        return f"reveal_until stop at <{read(what.stop)}> deck:{read(what.player)}"
    if isinstance(what, showing.Hand):
        if what.n != 0:
            return f"{how}_hand_random n={_number(what.n)} hand:{read(what.player)}"
        return f"{'reveal' if x.to_all else 'look_at'}_hand hand:{read(what.player)}"
    end = "top" if isinstance(what, showing.Top) else "bottom"
    return f"{how}_{end} n={_number(what.n)} deck:{read(what.player)}"


@reads(showing.Sift)
def _(x: showing.Sift) -> str:
    rest = "; deck_to_discard <rest>" if x.rest == DISCARD else ""
    if isinstance(x.take, targets.Some):
        return f"deck_to_hand n={_number(x.take.number)} <pick $>{rest}"
    which = x.take.which if isinstance(x.take, targets.Each) else x.take
    if isinstance(which, f.AnyCard):
        return f"deck_to_hand <$>{rest}"
    return f"deck_to_hand <each $+{read(which)}>{rest}"


@reads(table.Transfer)
def _(x: table.Transfer) -> str:
    verb = "transfer" if x.from_ != DISCARD else "attach_from_discard"
    return f"{verb}{_who(x.what)} to <pick {read(x.to)}>"


@reads(table.Stack)
def _(x: table.Stack) -> str:
    return f"stack_from_{'hand' if x.from_ == HAND else 'play'}{_who(x.which)} onto this"


@reads(spotting.SpotX)
def _(x: spotting.SpotX) -> str:
    return "spot_x_burdens" if isinstance(x.which, n.Burdens) else f"spot_x <{read(x.which)}>"


@reads(flow.May)
def _(x: flow.May) -> str:
    price = f"{_list(x.block.price)} => " if x.block.price else ""
    return f"may{{{price}{_list(x.block.effects)}}}"


@reads(flow.OneOf)
def _(x: flow.OneOf) -> str:
    return f"one-of{{{' / '.join(_way(way) for way in x.ways)}}}"


def _way(way: lang.Block) -> str:
    needs = "".join(f"if {read(need)}: " for need in way.needs)
    price = f"{_list(way.price)} => " if way.price else ""
    return f"{needs}{price}{_list(way.effects)}"


@reads(flow.If)
def _(x: flow.If) -> str:
    otherwise = f" else {_list(x.otherwise.words)}" if x.otherwise.words else ""
    return f"if {read(x.condition)}: {_list(x.block.words)}{otherwise}"


@reads(flow.Let)
def _(x: flow.Let) -> str:
    """A choice is said to be theirs before it, anything else after it."""
    who = read(x.player)
    found = []
    for word in x.block.words:
        if isinstance(word, flow.OneOf):
            ways = ["; ".join(_theirs(each, who, "") for each in way.effects) for way in word.ways]
            found.append(f"{who} one-of{{{' / '.join(ways)}}}")
        else:
            found.append(_theirs(word, who, f" by:{who}"))
    return "; ".join(found)


def _theirs(word: lang.Word, who: str, by: str) -> str:
    if isinstance(word, hands.DiscardFromHand):
        by = f" hand:{who} by:{who}"
    return f"{read(word)}{by}"


_READERS.update(
    {
        health.Exert: lambda x: f"exert{_times(x.times)}{_who(x.who)}",
        health.Exhaust: lambda x: f"exhaust{_who(x.who)}",
        health.Wound: lambda x: f"wound{_times(x.times)}{_who(x.who)}",
        health.Heal: lambda x: f"heal{_times(x.times)}{_who(x.who)}",
        table.Discard: lambda x: f"discard_from_play{_who(x.who)}",
        hands.Draw: lambda x: f"draw n={_number(x.n)}",
        hands.DiscardAtRandom: lambda x: (
            f"discard_hand_random n={_number(x.n)} hand:{read(x.player)}"
        ),
        hands.DiscardTop: lambda x: f"mill_top n={_number(x.n)} deck:{read(x.player)}",
        hands.ShuffleHandIn: lambda x: "hand_into_deck_shuffle",
        playing.NextSite: lambda x: "play_next_site",
        showing.ToDiscard: lambda x: f"deck_to_discard n=1 <pick {read(x.which)}>",
        showing.Reorder: lambda x: f"reorder_top <{read(x.which)}> deck:$",
        twilight.AddTwilight: lambda x: f"add_twilight {_number(x.n)}",
        twilight.RemoveTwilight: lambda x: (
            f"remove_twilight {_number(x.n)}"
            + (f" max {x.most} cap {x.most}/phase" if x.most else "")
        ),
        twilight.AddBurdens: lambda x: f"add_burden {_number(x.n)}",
        twilight.RemoveBurdens: lambda x: f"remove_burden {_number(x.n)}",
        twilight.Corrupt: lambda x: "corrupt_ring_bearer",
        spotting.Pick: lambda x: f"choose_card{_who(x.who)}",
        spotting.SpotThe: lambda x: f"spot{_who(x.who)}",
        ring.WearRing: lambda x: "wear_ring until start_of_regroup",
        ring.BecomeRingBearer: lambda x: "become_ring_bearer",
        skirmish.Assign: lambda x: f"assign{_who(x.who)} vs{_who(x.to)}",
        skirmish.UnassignAll: lambda x: "cancel_assignments",
        skirmish.CancelSkirmish: lambda x: f"cancel_skirmish <{read(x.who)}>",
        interrupting.Cancel: lambda x: "cancel_event",
        interrupting.SpareToken: lambda x: "exert_without_token <pick $>",
        interrupting.EndPhase: lambda x: "end_phase",
        flow.Repeat: lambda x: f"x({_number(x.times)}){{{_list(x.block.words)}}}",
        flow.AsOftenAsYouLike: lambda x: f"x({x.least}..{x.most}){{{_list(x.block.words)}}}",
        flow.Later: lambda x: f"later{{{read(x.trigger)}: {_list(x.block.words)}}}",
    }
)
