"""A second reading of the facts that the project was given: their sentences as trees.

It knows no card. It reads phrase by phrase, and what it can't read to the last word is an error;
so nothing that a text says is passed over.

The facts are no part of the project, but what is read from them is: where they are at hand,
`python -m tests.warcards.given <their folder>` writes `facts.toml` anew.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from mathom.games.warcards.terms import (
    ARMY,
    CHARACTER,
    CYCLED,
    DECK,
    ENT,
    FACTIONS,
    MOUNT,
    NAZGUL,
    SHADOW,
    SIDES,
    WEAPON,
)
from tests.warcards.facts import PAGE, shorthand
from tests.warcards.vocabulary import words as e

Row = dict[str, Any]

KEYWORDS = (NAZGUL, WEAPON, MOUNT, ENT)

PLACES = {
    "reserve": "reserve",
    "wielder in reserve": "reserve",
    "path": "path",
    "battleground": "ground",
    "path or battleground": "afield",
    "wielder moved to a path or battleground": "afield",
    "in play": "anywhere",
}
COSTS: dict[str, e.Cost] = {
    "cycle self": e.CycleSelf(),
    "cycle self and its items": e.CycleSelf(),
    "cycle self, its wielder and all its items": e.CycleWielder(),
    "eliminate self": e.EliminateSelf(),
    "forsake 1 card": e.ForsakeCards(),
    "cycle 1 card from hand": e.CycleOne(),
    "add 1 corruption": e.AddCorruption(),
}
SOURCES = {
    "own draw deck": (DECK,),
    "its draw deck": (DECK,),
    "own cycle pile": (CYCLED,),
    "its cycle pile": (CYCLED,),
    "draw deck or cycle pile": (DECK, CYCLED),
    "own draw deck or cycle pile": (DECK, CYCLED),
}
TYPES = {"army": ARMY, "armies": ARMY, "character": CHARACTER, "characters": CHARACTER}
TARGETS: dict[str, Any] = {
    "the active path": "path",
    "the new path": "path",
    "that path": "path",
    "an active battleground": "ground",
    "this path": "here",
    "an accompanying battleground": "accompanying",
}
SIDE = r"(Free Peoples|Shadow)"
AGAIN_SOON = r" \(even if played this round\)"
"""What lifts the wait of a card that has come into reserve (W-7.1)."""


def _of(box: str, rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["set"] == box]


def ident(given: str) -> str:
    return given.replace("_", "-")


def idents(given: list[str]) -> list[str]:
    return [ident(each) for each in given]


def own_id(row: Row) -> str:
    """One more copy of a card is not another card."""
    return ident(str(row.get("same_as", row["id"])))


def faction(word: str) -> int:
    return FACTIONS.index(word.lower())


def side(words: str) -> int:
    return SIDES.index(words.lower().replace(" ", "-"))


class Reader:
    """Knows the names, and so can read the sentences."""

    def __init__(self, given: Path) -> None:
        cards, locations, scenarios = (
            yaml.safe_load((given / f"{page}.yaml").read_text("utf-8"))
            for page in ("cards", "locations", "scenarios")
        )
        self.notes = (given / "notes.md").read_text("utf-8")
        self.cards = _of("base", cards["cards"])
        self.promos: list[Row] = cards["promos"]
        self.places = _of("base", locations["locations"])
        self.fire_cards = _of("fire_and_swords", cards["cards"])
        self.fire_places = _of("fire_and_swords", locations["locations"])
        self.scenarios: list[Row] = scenarios["scenarios"]
        self.locations = [*self.places, *self.fire_places]
        named = {
            row["name_en"]: (own_id(row),)
            for row in (*self.cards, *self.fire_cards, *self.promos, *self.locations)
        }
        # Texts shorten names (W-1.15), and one of them has two bearers (W-1.16).
        short = {
            "Merry": named["Merry Brandybuck"],
            "Pippin": named["Pippin Took"],
            "Frodo": named["Frodo Baggins"],
            "Sam": named["Sam Gamgee"],
            "Nenya": named["Nenya, Ring of Adamant"],
            "the Witch-king": named["The Witch-king"],
            "Gandalf": (*named["Gandalf the Grey"], *named["Gandalf the White"]),
        }
        self.named = named | short
        self.decks = {
            row["name_en"]: side(row["side"].replace("_", " "))
            for row in self.locations
            if row["kind"] == "battleground"
        }

    # --- Small parts

    def names(self, words: str) -> tuple[str, ...]:
        """'Legolas, Gimli and Strider (or Aragorn)'; a name may have a comma of its own."""
        if words in self.named:
            return self.named[words]
        parts = re.split(r", | and | or ", words.replace(" (or", " or").replace(")", ""))
        return tuple(name for part in parts for name in self.named[part])

    def name(self, words: str) -> str:
        (name,) = self.names(words)
        return name

    def ground(self, words: str, deck: str) -> e.Grounds:
        """A battleground of which the text also says in whose deck it is."""
        assert self.decks[words] == side(deck), words
        return e.Grounds(names=self.names(words))

    def place(self, words: str) -> str:
        if words in PLACES:
            return PLACES[words]
        if re.fullmatch(r"path \d", words):
            return words
        return self.name(words.removeprefix("path "))

    def number(self, words: str) -> int:
        """Of 'path 7' or 'path Caradhras'."""
        word = words.removeprefix("path ")
        numbers: dict[str, Any] = {row["name_en"]: row.get("path_number") for row in self.locations}
        return int(numbers.get(word, word))

    def which(self, words: str) -> e.Which:
        """'a Nazgul character', 'Rohan cards', 'army or character', 'Boromir or Faramir',
        'Easterling or Southron army'.
        """
        words = re.sub(r"^(a|an|\d) ", "", words)
        if words == "army or character":
            return e.Which(afield=True)
        if words in self.named or words.split(" or ")[0].split(",")[0] in self.named:
            return e.Which(names=self.names(words))
        either = re.fullmatch(r"(\w+) or (\w+) (\w+)", words)
        if either:
            one, other, kind = either.groups()
            return self.which(f"{one} {kind}") | self.which(f"{other} {kind}")
        said: dict[str, Any] = {}
        for word in words.split():
            if word.lower() in FACTIONS:
                said["faction"] = faction(word)
            elif word.lower() in KEYWORDS:
                said["keyword"] = word.lower()
            elif word in TYPES:
                said["type"] = TYPES[word]
            else:
                assert word in ("card", "cards"), words
        return e.Which(**said)

    def icons(self, words: str, own_side: int) -> dict[str, int]:
        """'+1 bg_attack and +1 bg_defence', '1 bg_defence and 1 path_defence'."""
        said = {}
        for part in words.split(" and "):
            match = re.fullmatch(r"\+?(\d) (bg|path)_(attack|defence)", part)
            assert match, words
            number, where, what = match.groups()
            if where == "path":
                assert (what == "attack") == (own_side == SHADOW), words
            said["path" if where == "path" else what] = int(number)
        return said

    # --- Effects

    def effects(self, text: str) -> tuple[e.Effect, ...]:
        text = re.sub(r"^(The|Each|Add|Remove) ", lambda first: first[0].lower(), text)
        # "The X player does this; then the X player does that" is one player's list of orders.
        text = re.sub(r"^(the \w+ player )(.+); then \1", r"\1\2, then ", text)
        text = text.replace("; then each of them ", ", then ").replace("; then ", ", then ")
        for pattern, make in self.phrases():
            match = re.fullmatch(pattern, text)
            if match:
                made = make(*match.groups())
                return made if isinstance(made, tuple) else (made,)
        first, _, rest = re.sub(r", then |; ", "|", text, count=1).partition("|")
        assert rest, f"what does this mean: {text!r}?"
        return (*self.effects(first), *self.effects(rest))

    def phrases(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        """From the whole to its parts: a phrase may hold others."""
        yield (
            r"the (\w+) player and the (\w+) player (draw .+) each",
            lambda a, b, rest: tuple(e.PlayerOf(faction(x), self.effects(rest)) for x in (a, b)),
        )
        yield (
            r"the (\w+) player (?:must )?(.+)",
            lambda who, rest: e.PlayerOf(faction(who), self.effects(rest)),
        )
        yield (
            rf"each {SIDE} player (?:must )?(.+)",
            lambda who, rest: e.Each(side(who), self.effects(rest)),
        )
        yield (
            rf"a {SIDE} player of your choice (?:must )?(.+)",
            lambda who, rest: e.OnePlayer(side(who), self.effects(rest)),
        )
        # What a whole sentence after the condition says is not tied to it.
        yield (
            r"if (.+) is in play, (.+), then (.+)",
            lambda who, deed, rest: (
                e.If(e.Stands(self.names(who)), self.effects(deed)),
                *self.effects(rest),
            ),
        )
        yield (
            r"if (.+) is on the active path and its number is (\d) or (\d), (.+)",
            lambda who, one, other, rest: e.If(
                e.All((e.Stands(self.names(who), "path"), e.PathNumbered((int(one), int(other))))),
                self.effects(rest),
            ),
        )
        yield (
            r"if (.+) is in reserve, (.+)",
            lambda who, rest: e.If(e.Stands(self.names(who), "reserve"), self.effects(rest)),
        )
        yield (
            r"either (.+), or (.+)",
            lambda a, b: e.Either(self.effects(a)[0], self.effects(b)[0]),
        )
        yield (
            r"may (forsake 1 card|cycle 1 card from hand) to (.+)",
            lambda cost, rest: e.May(self.effects(rest), COSTS[cost]),
        )
        yield (
            r"may forsake (\d) cards; if so (.+)",
            lambda cards, rest: e.May(self.effects(rest), e.ForsakeCards(int(cards))),
        )
        yield r"may (activate .+)", lambda rest: e.May(self.effects(rest))

        yield r"draws? (\d) cards?", lambda number: e.Draw(int(number))
        yield r"draws? (\d) cards? \((\d) if (.+) is in reserve\)", self.draw_or_more
        yield r"cycles? (\d) cards? from hand", lambda number: e.CycleCards(int(number))
        yield r"(?:must )?forsakes? (\d) cards?", lambda number: e.Forsake(int(number))
        yield r"recycles its cycle pile", e.Recycle
        yield r"(may )?take (?:up to (\d) )?(.+) from (.+) into hand", self.take
        yield r"remove (.+) from the game", lambda who: e.RemoveCard(self.name(who))
        yield (
            r"look at the top (\d) cards of own draw deck; "
            r"eliminate 1, cycle 1, take the last into hand",
            lambda number: e.SortTop(int(number)),
        )
        yield (
            r"draw (\d) cards, play up to (\d) (.+) and up to \2 (.+) from among them, "
            r"cycle the rest",
            lambda number, most, what, also: e.DrawAndPlay(
                int(number), self.which(what), int(most), also=self.which(also)
            ),
        )
        yield (
            r"draws? (\d) cards[,;] (?:eliminate (\d), )?(?:play up to|may play up to|may play) "
            r"(\d) (.+?)(?: from among them)?(?: (?:on|to) ([^,]+))?, cycles? the rest",
            self.draw_and_play,
        )
        yield (
            r"draws up to (\d) cards one at a time, plays the first (\w+) army or \2 character "
            r"drawn and stops; cycles the unplayed cards",
            lambda most, who: e.DrawUntil(int(most), e.Which(faction=faction(who), afield=True)),
        )
        yield (
            r"(may )?eliminate (?:a chosen|a|1) (.+) (on that battleground|on that path|in play)",
            lambda may, what, where: e.Eliminate(
                self.which(what), "anywhere" if where == "in play" else "here", bool(may)
            ),
        )
        yield (
            r"eliminate any number of (.+) from reserve; the (\w+) player must "
            r"eliminate the same number of \2 cards from active battlegrounds",
            lambda what, who: e.SacrificeReserve(self.which(what), faction(who)),
        )
        yield r"activate a path of the next higher number", e.NextPath
        yield (
            r"activate a path (\d) \(any not yet activated; in the seed example the new path is "
            r"drawn at random\)",
            lambda number: e.RandomPath(int(number)),
        )
        yield (
            r"this path counts as a path (\d) instead of \d",
            lambda number: e.CountsAs(int(number)),
        )
        yield (
            r"activate a different path (?:\d|of the same number|"
            r"with the same number as the active path)",
            e.OtherPath,
        )
        yield (
            rf"activate (.+) if it is still in the {SIDE} battleground deck",
            lambda what, deck: e.Activate(self.ground(what, deck)),
        )
        yield (
            rf"(.+) must also be activated if it is still in the {SIDE} battleground deck",
            lambda what, deck: e.Activate(self.ground(what, deck)),
        )
        yield (
            rf"the {SIDE} battleground (.+) must also be activated or reactivated",
            lambda deck, what: e.Activate(self.ground(what, deck), again=True),
        )
        yield (
            r"reactivate (?:a|any) (\w+) battleground",
            lambda who: e.Activate(e.Grounds(faction=faction(who)), new=False, again=True),
        )
        yield (
            r"activate or reactivate any (?:(\w+) )?battleground, then "
            rf"(?:the wielder (must) be moved|may move (.+)) there{AGAIN_SOON}",
            lambda who, must, mover: e.ActivateAndMove(
                e.Grounds(faction=faction(who)) if who else e.Grounds(),
                mover and self.name(mover),
                bool(must),
            ),
        )
        yield (
            rf"activate or reactivate (.+), then may move (.+) there{AGAIN_SOON}",
            lambda where, mover: e.ActivateAndMove(
                e.Grounds(names=self.names(where)), self.name(mover)
            ),
        )
        yield (
            r"activate or reactivate (.+); this round (.+) may be played or moved there",
            lambda where, what: e.ActivateAndPermit(self.names(where), self.which(what)),
        )
        yield (
            rf"move 1 {SIDE} character of your own from reserve to an active path or "
            rf"battleground{AGAIN_SOON}",
            lambda who: e.MoveOwn(e.Which(type=CHARACTER)),
        )
        yield (
            rf"may at once move the wielder to a (path|battleground){AGAIN_SOON}",
            lambda where: e.MoveWielder("path" if where == "path" else "ground"),
        )
        yield (
            r"add (\d) path_(\w+) to the active path, or \1 bg_\2 to an active battleground",
            lambda number, what: e.Strengthen("either", what == "attack", int(number)),
        )
        yield (
            r"add (\d) path_(\w+) to this card \((\d) instead if (.+) is the active path\)",
            lambda number, what, more, where: e.Strengthen(
                "self",
                what == "attack",
                int(number),
                (int(more), e.ActivePath(self.name(where))),
            ),
        )
        yield (
            r"(add \d path_\w+ to the active path) if it is a path (\d)",
            lambda rest, number: e.If(e.PathNumbered((int(number),)), self.effects(rest)),
        )
        yield r"add (\d) (path|bg)_(\w+) to (.+)", self.strengthen
        yield r"add (\d) corruption", lambda number: e.Corrupt(int(number))
        yield r"remove 1 corruption per (.+) on that path", lambda who: e.Cleanse(self.which(who))
        yield r"remove (\d) corruption", lambda number: e.Lighten(int(number))
        yield (
            r"this round, (.+) may be played or moved to (?:any battleground|(\w+) battlegrounds)"
            r"( and may be supported by any Free Peoples army)?",
            lambda what, where, army: e.Permit(
                self.which(what),
                e.Grounds(faction=faction(where)) if where else e.Grounds(),
                bool(army),
            ),
        )

    def draw_or_more(self, number: str, more: str, who: str) -> e.Draw:
        assert int(more) == int(number) + 1
        return e.Draw(int(number), one_more=e.Stands(self.names(who), "reserve"))

    def take(self, may: str | None, most: str | None, what: str, source: str) -> e.Take:
        return e.Take(self.which(what), SOURCES[source], int(most or 1), bool(may))

    def draw_and_play(
        self, number: str, eliminate: str | None, most: str, what: str, where: str | None
    ) -> e.DrawAndPlay:
        return e.DrawAndPlay(
            int(number),
            self.which(what),
            int(most),
            where and self.place(where),
            int(eliminate or 0),
        )

    def strengthen(self, number: str, where: str, what: str, target: str) -> e.Strengthen:
        assert ("path" in target) == (where == "path"), target
        return e.Strengthen(TARGETS[target], what == "attack", int(number))

    # --- Abilities

    def abilities(self, row: Row) -> tuple[e.Ability, ...]:
        return tuple(
            self.ability(row, *parts(line))
            for line in row["effect"]
            if not line.startswith("EVENT:")
        )

    def event(self, row: Row) -> tuple[e.Effect, ...]:
        lines = [line for line in row["effect"] if line.startswith("EVENT:")]
        return tuple(effect for line in lines for effect in self.effects(parts(line)[2]))

    def ability(self, row: Row, tag: str, where: str, text: str) -> e.Ability:
        other = re.search(r"a different path (\d)", text)
        if other:
            assert self.number(where) == int(other[1]), text
        if tag == "STATE":
            other_name = text.removeprefix("eliminated when ").removesuffix(" is played")
            return e.GivesWay(self.name(other_name))
        if tag == "ON_PLAY":
            return e.OnPlay(self.effects(text), self.place(where or "in play"))
        if tag == "ON_PLAY_OR_MOVE":
            return e.OnArrival(self.effects(text), self.place(where))
        if tag == "ON_MOVE":
            return e.OnMove(self.effects(text), self.place(where))
        if tag == "ACTION":
            return self.action(where, text)
        for own_tag, pattern, make in self.laws(SIDES.index(ident(row["side"]))):
            match = own_tag == (f"{tag}({where})" if where else tag) and re.fullmatch(pattern, text)
            if match:
                law: e.Ability = make(*match.groups())
                return law
        raise AssertionError(f"what does this mean: {tag}: {text!r}?")

    def action(self, where: str, text: str) -> e.Action:
        at, *terms = where.split("; ")
        costs = []
        once, user = False, None
        for term in terms:
            used = re.fullmatch(r"used by the (\w+) player", term)
            if used:
                user = faction(used[1])
            elif term == "once per round":
                once = True
            else:
                costs.append(COSTS[term])
        return e.Action(PLACES[at], self.effects(text), tuple(costs), once, user)

    def laws(self, own_side: int) -> Iterator[tuple[str, str, Callable[..., Any]]]:
        """What cards do without being asked, by tag."""

        def bonus(icons: str, when: e.Condition) -> e.Bonus:
            return e.Bonus(when, **self.icons(icons, own_side))

        yield (
            "MOD",
            r"(.+) while supporting (.+)",
            lambda icons, who: bonus(icons, e.Supports(self.names(who))),
        )
        yield (
            "MOD",
            r"(.+) while supported by (.+)",
            lambda icons, who: bonus(icons, e.SupportedBy(self.names(who))),
        )
        yield (
            "MOD",
            r"(.+) while (.+) is in reserve",
            lambda icons, who: bonus(icons, e.Stands(self.names(who), "reserve")),
        )
        yield (
            "MOD",
            r"(.+) while (.+) is in play",
            lambda icons, who: bonus(icons, e.Stands(self.names(who))),
        )
        yield (
            "MOD",
            r"(.+) if the wielder shares its path with (.+)",
            lambda icons, who: bonus(icons, e.Beside(self.which(who))),
        )
        # Only characters and armies stand on a battleground, so that these are all its cards.
        yield (
            "MOD",
            r"(.+) per (\d) (\w+) characters/armies on the same battleground \(round down\)",
            lambda icons, each, who: bonus(
                icons, e.Beside(e.Which(faction=faction(who)), int(each))
            ),
        )
        yield "MOD", r"(.+) on (.+)", lambda icons, where: bonus(icons, e.At(self.name(where)))
        yield (
            "RESERVE",
            r"draw (\d) extra card each Draw step(?:, then cycle (\d) card from hand)?",
            lambda number, cycle: e.DrawsMore(int(number), int(cycle or 0)),
        )
        yield "RESERVE", r"own carryover limit \+1", lambda: e.CarriesMore("reserve")
        yield (
            "RESERVE",
            r"add (.+) to (.+)",
            lambda icons, who: e.Lends(self.names(who), **self.icons(icons, own_side)),
        )
        yield (
            "RESERVE",
            r"(.+) may be played or moved to (.+)",
            lambda what, where: e.Opens(self.which(what), e.Grounds(names=self.names(where))),
        )
        yield "IN_PLAY", r"own carryover limit \+1", lambda: e.CarriesMore("anywhere")
        yield (
            "IN_PLAY",
            r"owner may look at the top card of own draw deck at any time",
            e.SeesTop,
        )
        yield "STATIC", r"its wielder cannot wield another Weapon", e.OnlyWeapon
        yield (
            "STATIC(path)",
            r"adds (.+) to the path itself \(not to the wielder\)",
            lambda icons: e.GuardsPath(**self.icons(icons, own_side)),
        )
        yield (
            "PLAYABLE",
            r"also on (\w+) battlegrounds; may be supported by a \1 army",
            lambda who: e.Befriends(faction(who)),
        )
        yield "PLAYABLE", r"also on (.+)", lambda where: e.AlsoOn(self.names(where))
        yield "PLAYABLE", r"never on a battleground", e.NeverOn
        yield (
            "PLAYABLE",
            rf"never played or moved to a {SIDE} battleground",
            lambda who: e.NeverOn(side(who)),
        )
        yield (
            "PLAYABLE",
            rf"not to a path while a {SIDE} battleground is active",
            lambda who: e.KeepsOffPath(side(who)),
        )
        yield (
            "REPLACE",
            r"whenever eliminated \(also when forsaken\), cycle it instead"
            r"(; wielded items are still eliminated)?",
            lambda but: e.CycledInstead("eliminated", with_items=not but),
        )
        yield (
            "REPLACE",
            r"if forsaken from (the top of the draw deck|reserve), "
            r"cycle it instead of eliminating it",
            lambda source: e.CycledInstead(
                "forsaken-from-reserve" if source == "reserve" else "forsaken-from-deck"
            ),
        )
        yield (
            "REPLACE",
            r"if (?:the wielder is )?eliminated in (path )?combat, "
            r"cycle (?:it|the wielder)(?: with all its items)? instead",
            lambda path: e.CycledInstead("path-combat" if path else "combat"),
        )
        yield (
            "AFTER",
            rf"may cycle it and one other non-(\w+) {SIDE} character from that combat "
            r"instead of eliminating them; their items are still eliminated",
            lambda but, who: e.Tends(side(who), except_for=faction(but)),
        )


def parts(line: str) -> tuple[str, str, str]:
    """'ACTION(reserve; cycle self): draw 2 cards.' is a tag, its brackets and a sentence."""
    match = re.fullmatch(
        r"([A-Z_]+)(?:\(([^)]+)\))?(?: battleground combat it took part in)?: (.+)\.", line
    )
    assert match, line
    return match[1], match[2] or "", match[3]


# --- What is written down


PARTS = {"icons": "numbers", "vp": "points", "activation": "text", "effect": "text"}
"""What the marks of origin are about, where it has another name here."""


def in_our_words(source: str) -> str:
    for theirs, ours in (
        ("public:", ""),
        ("knowledge:", ""),
        ("seed", "rulebook"),
        ("bg_", ""),
        ("path_icons", "path"),
    ):
        source = source.replace(theirs, ours)
    return source


NUMBERS = ("attack", "defence", "lead_attack", "lead_defence", "path", "paths", "keywords")
VALUES_OF = {
    "type": ("type",),
    "icons": (*NUMBERS, "wielders"),
    "effect": ("text", "wielders"),
    "vp": ("points",),
    "defence": ("defence",),
    "factions": ("defenders", "attackers"),
    "activation": ("text", "gates"),
    "accompanying": ("accompanying",),
    "resolution": ("defender_wins", "attacker_wins"),
}
"""By mark of origin: the values that it is about."""
PRINTED = {
    "army": ("type", "attack", "defence", "text"),
    "character": ("type", *NUMBERS, "text"),
    "item": ("type", "attack", "defence", "path", "wielders", "keywords", "text"),
    "event": ("type", "text"),
    "battleground": ("points", "defence", "defenders", "attackers", "text"),
    "skirmish": ("defenders", "attackers", "accompanying", "defender_wins", "attacker_wins"),
    "path": ("points", "defence", "text"),
}


def _printed(row: Row) -> tuple[str, ...]:
    """The values that are on a card or a location."""
    values = PRINTED[row.get("type") or row["kind"]]
    return (*values, "gates") if "RESTRICTION" in row.get("activation", "") else values


def how_sure(row: Row, value: str, source: str) -> str:
    """`known`, `partly`, `inferred` or `reconstructed`. Some marks say of which values they mean a
    part.
    """
    if value == "wielders":
        return "partly" if "may wield it" in source else "reconstructed"
    if "can be on path" in source:
        return "partly" if value == "paths" else "reconstructed"
    shown = re.search(r"implies (\w+) is a printed faction", source)
    if shown:
        return "partly" if shown[1].lower() in row[value] else "reconstructed"
    if source == "seed" or source.startswith("public"):
        return "known"
    if source.startswith("inferred"):
        return "inferred"
    return "partly" if "seed" in source else "reconstructed"


class Scribe:
    """Puts what was read into the words of the project."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.unsure = set(self._where_sources_differ())

    def _where_sources_differ(self) -> Iterator[str]:
        notes = self.reader.notes.partition("### Conflicts that stay open")[2].partition("\n## ")[0]
        yield "gothmog"  # its row says that the list has forgotten it
        for line in re.findall(r"^\d\. (.+?) — ", notes, re.M):
            words = line.replace("**", "").removesuffix(" (promo)")
            yield from (self.reader.name(name) for name in re.split(r", | / ", words))

    def facts(self) -> Row:
        return {
            "cards": {ident(row["id"]): self.card(row) for row in self.reader.cards},
            "promos": {ident(row["id"]): self.card(row) for row in self.reader.promos},
            "locations": {ident(row["id"]): self.location(row) for row in self.reader.places},
            "fire-cards": {
                own_id(row): self.card(row) | self.sure(row) for row in self.reader.fire_cards
            },
            "fire-locations": {
                ident(row["id"]): self.location(row) | self.sure(row)
                for row in self.reader.fire_places
            },
            "scenarios": {ident(row["id"]): self.scenario(row) for row in self.reader.scenarios},
        }

    def card(self, row: Row) -> Row:
        icon = "attack" if row["side"] == "shadow" else "defence"
        assert row["path_icon_kind"] == icon, row["id"]
        text = self.reader.abilities(row), self.reader.event(row)
        assert bool(text[1]) == (row["type"] == "event"), row["id"]
        return self.told(
            row,
            side=ident(row["side"]),
            faction=row["faction"],
            type=row["type"],
            copies=row["copies"],
            attack=row["bg_attack"],
            defence=row["bg_defence"],
            lead_attack=row["lead_attack"],
            lead_defence=row["lead_defence"],
            path=row["path_icons"],
            paths=row["paths"],
            wielders=[self.wielder(words) for words in row["bearers"]],
            keywords=[word.lower() for word in row["keywords"]],
            star=row["variable_icons"],
            text=[shorthand(each) for part in text for each in part],
        )

    def wielder(self, bearer: str) -> str:
        """'card:sam_gamgee', 'faction:hobbit', 'keyword:Ent'."""
        kind, _, word = bearer.partition(":")
        return ident(word) if kind == "card" else f"{kind} {word.lower()}"

    def location(self, row: Row) -> Row:
        text = row.get("activation", "").removesuffix(".")
        gates = re.fullmatch(
            rf"RESTRICTION: cannot be activated or reactivated unless (.+) is in the {SIDE} "
            r"scoring area",
            text,
        )
        if gates:
            assert side(gates[2]) != side(row["side"].replace("_", " ")), row["id"]
            text = ""
        return self.told(
            row,
            side=ident(row.get("side", "")),
            number=row.get("path_number"),
            points=row["vp"],
            defence=row["defence"],
            defenders=idents(row.get("defenders", [])),
            attackers=idents(row.get("attackers", [])),
            gates=sorted(self.reader.names(gates[1])) if gates else [],
            accompanying=idents(row.get("accompanying", [])),
            defender_wins=self.outcome(row.get("defender_wins")),
            attacker_wins=self.outcome(row.get("attacker_wins")),
            text=[shorthand(each) for each in self.reader.effects(text)] if text else [],
        )

    def outcome(self, text: str | None) -> list[str]:
        """What a victory in a skirmish does."""
        effects = self.reader.effects(text.removesuffix(".")) if text else ()
        return [shorthand(each) for each in effects]

    def sure(self, row: Row) -> Row:
        """Which values a source gives, gives in part, or lets infer; others are reconstructed."""
        marks: dict[str, list[str]] = {}
        for part, source in row["provenance"].items():
            for value in VALUES_OF.get(part, ()):
                if value in _printed(row):
                    marks.setdefault(how_sure(row, value, source), []).append(value)
        marks.pop("reconstructed", None)
        return {mark: sorted(set(values)) for mark, values in sorted(marks.items())}

    def told(self, row: Row, **said: Any) -> Row:
        """Nothing is said of what is not printed; `from` says whence the rest is known."""
        text = said.pop("text")
        sources = {
            PARTS.get(part, part): in_our_words(source)
            for part, source in row["provenance"].items()
            if part != "record" and source != "n/a"
        }
        return {
            "en": row["name_en"],
            **({"pl": row["name_pl"]} if row["name_pl"] else {}),
            **{word: value for word, value in said.items() if value},
            **({"unsure": True} if own_id(row) in self.unsure else {}),
            **({"text": text} if text else {}),
            "from": sources,
        }

    def scenario(self, row: Row) -> Row:
        fewest, _, most = row["players"].partition("-")
        facts: Row = {
            "people": list(range(int(fewest), int(most or fewest) + 1)),
            "order": [ident(deck) for deck in row["turn_order"]],
            "by_totals": "path_points" in row["path_scoring"],
            "each_twice": "each_player_twice" in str(row["special"]),
            "last_path": row.get("last_path", 9),
            **self.places(row["locations"]),
        }
        for one, other in re.findall(r"(\w+)->(\w+)", str(row["special"])):
            facts.setdefault("follows", []).append([ident(one), ident(other)])
        if "When Shadow wins combat on a Free Peoples battleground" in str(row["special"]):
            facts["conquest_corrupts"] = True
        facts["decks"] = {ident(name): self.deck(row, name) for name in row["decks"]}
        return facts

    def places(self, given: Row) -> Row:
        """The locations of a scenario, if it names any."""
        facts: Row = {}
        if "battlegrounds_by_round" in given:
            rounds = given["battlegrounds_by_round"]
            facts["grounds"] = [idents(rounds[key]) for key in sorted(rounds)]
            numbers = given["paths"]
            facts["paths"] = [path for key in sorted(numbers) for path in idents(numbers[key])]
        listed = [key for key in given if re.fullmatch(r"(fp|shadow)_\w+", key)]
        if listed:
            facts["places"] = sorted(name for key in listed for name in idents(given[key]))
        if "free_peoples" in given:
            free, shadow = given["free_peoples"], given["shadow"]
            parts = [sorted(idents(free[part] + shadow[part])) for part in (1, 2, 3)]
            facts["places"], *facts["later"] = parts
            facts["stages"] = [idents(given["paths"][part]) for part in sorted(given["paths"])]
        return facts

    def deck(self, row: Row, name: str) -> Row:
        deck = row["decks"][name]
        like = self.rules_of(row)
        first = like["setup"].get(name, like["setup"])
        parts = deck.get("parts") or {1: deck["cards"] if isinstance(deck["cards"], dict) else {}}
        counts = deck["seed_counts"] if "parts" in deck else {1: deck.get("seed_counts", {})}
        for part, listed in parts.items():
            for group, cards in listed.items():
                assert sum(cards.values()) == counts[part][group], group
        held = [group for listed in parts.values() for group in listed]
        facts = {
            "side": ident(deck["side"]),
            "factions": deck.get("factions") or list(dict.fromkeys(held)),
            "size": deck["size"],
            "first_draw": first["draw"],
            "first_cycle": first["cycle"],
            "draw": like["draw_step"].get(name) or like["draw_step"][f"each_{deck['side']}"],
            "ring": self.ring(like["ring_tokens"] or {}, name, deck["side"]),
        }
        for where, listed in zip(("cards", "cycled", "later"), parts.values(), strict=False):
            if listed:
                facts[where] = {
                    ident(card): copies
                    for cards in listed.values()
                    for card, copies in cards.items()
                }
        return facts

    def rules_of(self, row: Row) -> Row:
        """With what it takes from another scenario; from the Trilogy, if it leaves that open."""
        rows = {other["id"]: other for other in self.reader.scenarios}
        if "rules_basis" in row:
            return rows["trilogy"]
        tokens = row["ring_tokens"]
        if isinstance(tokens, str):
            tokens = rows[tokens.removeprefix("as ")]["ring_tokens"]
        return {**row, "ring_tokens": tokens}

    def ring(self, tokens: Row, name: str, side: str) -> str:
        words = tokens.get("use") or tokens.get(name) or tokens.get(side) or "never"
        found = re.search(r"never|once per (?:game|round)", words)
        assert found, words
        return found[0]


HEADING = """\
# What the sources say of the cards, locations and scenarios. What is not printed on a card is not
# mentioned. `python -m tests.warcards.given` writes this page.
# `from`: `A` and `B` are two public lists of the cards, `C` a list of names; `A=B` means that they
# say the same, `A+B` that both were read, `A!=B` in what they differ.
# `star`: the number of icons depends on the text. `unsure`: the sources differ.
# Of Fire and Swords little is in any source: `known`, `partly` and `inferred` name the values that
# are, and all others were made up after the base box.
"""


def toml(facts: Row) -> str:
    pages = [HEADING]
    for part, entries in facts.items():
        for name, entry in entries.items():
            pages += _table(f"{part}.{name}", entry)
    return "\n".join(pages)


def _table(title: str, entry: Row) -> Iterator[str]:
    below = entry.get("decks", {})
    lines = [f"{word} = {_value(value)}" for word, value in entry.items() if value is not below]
    yield "\n".join([f"[{title}]", *lines, ""])
    for name, deck in below.items():
        yield from _table(f"{title}.decks.{name}", deck)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{word} = {_value(each)}' for word, each in value.items())}}}"
    if isinstance(value, list) and any(isinstance(each, str) and "(" in each for each in value):
        return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    PAGE.write_text(toml(Scribe(Reader(Path(sys.argv[1]))).facts()), "utf-8")
