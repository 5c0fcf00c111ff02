"""Decks that we have built, one for each pair of cultures that can stand alone.

Of the Free Peoples these are four: Gandalf's has no companion but himself, and most of its cards
need him. A half is tuned to its own culture and makes the same deck with any other half; of sites
each has those that help it, and where both have one the Shadow's is taken, for it is played when
others move.
"""

from dataclasses import dataclass
from typing import Final

from mathom.games.fellowship.decks.deck import Deck


@dataclass(frozen=True)
class Half:
    """What one culture brings."""

    cards: dict[str, int]
    sites: dict[int, str]
    start: tuple[str, ...] = ()
    """Companions for a first game, of cost four together at most (T-8.6)."""


FREE: Final = {
    "dwarven": Half(
        {
            "gimli-son-of-gloin": 3,
            "gimli-dwarf-of-erebor": 1,
            "dwarf-guard": 4,
            "farin-dwarven-emissary": 2,
            "sam-son-of-hamfast": 2,
            "thrarin-dwarven-smith": 1,
            "dwarven-axe": 3,
            "dwarven-armor": 2,
            "gimlis-battle-axe": 1,
            "gimlis-helm": 1,
            "lord-of-moria": 1,
            "axe-strike": 3,
            "cleaving-blow": 2,
            "their-halls-of-stone": 4,
        },
        {
            1: "westfarthing",
            3: "council-courtyard",
            6: "galadriels-glade",
            7: "anduin-wilderland",
        },
        ("gimli-son-of-gloin", "dwarf-guard"),
    ),
    "elven": Half(
        {
            "legolas-greenleaf": 2,
            "legolas-prince-of-mirkwood": 1,
            "arwen-daughter-of-elrond": 3,
            "haldir-elf-of-the-golden-wood": 2,
            "lorien-elf": 4,
            "elrond-lord-of-rivendell": 1,
            "rumil-elven-protector": 1,
            "orophin-lorien-bowman": 1,
            "elven-bow": 3,
            "bow-of-the-galadhrim": 1,
            "gwemegil": 1,
            "asfaloth": 1,
            "the-tale-of-gil-galad": 1,
            "border-defenses": 2,
            "defiance": 2,
            "ancient-enmity": 2,
            "double-shot": 2,
        },
        {
            1: "westfarthing",
            3: "rivendell-valley",
            6: "lothlorien-woods",
            7: "silverlode-banks",
        },
        ("legolas-greenleaf", "arwen-daughter-of-elrond"),
    ),
    "gondor": Half(
        {
            "aragorn-king-in-exile": 2,
            "aragorn-ranger-of-the-north": 1,
            "boromir-lord-of-gondor": 2,
            "boromir-son-of-denethor": 1,
            "sam-son-of-hamfast": 2,
            "merry-from-oer-the-brandywine": 2,
            "pippin-hobbit-of-some-intelligence": 2,
            "rangers-sword": 2,
            "blade-of-gondor": 2,
            "armor": 2,
            "great-shield": 2,
            "athelas": 2,
            "the-saga-of-elendil": 1,
            "swordarm-of-the-white-tower": 4,
            "swordsman-of-the-northern-kingdom": 3,
        },
        {
            1: "the-prancing-pony",
            3: "rivendell-terrace",
            6: "galadriels-glade",
            7: "silverlode-banks",
        },
        ("aragorn-king-in-exile",),
    ),
    "shire": Half(
        {
            "sam-son-of-hamfast": 3,
            "sam-faithful-companion": 1,
            "merry-from-oer-the-brandywine": 3,
            "pippin-hobbit-of-some-intelligence": 3,
            "bounder": 2,
            "the-gaffer-sams-father": 1,
            "rosie-cotton-hobbiton-lass": 1,
            "hobbit-sword": 4,
            "sting": 1,
            "a-talent-for-not-being-seen": 1,
            "there-and-back-again": 1,
            "hobbit-intuition": 4,
            "hobbit-stealth": 2,
            "halfling-deftness": 2,
            "stout-and-sturdy": 1,
        },
        {
            1: "green-hill-country",
            3: "frodos-bedroom",
            6: "galadriels-glade",
            7: "anduin-wilderland",
        },
        (
            "sam-son-of-hamfast",
            "merry-from-oer-the-brandywine",
            "pippin-hobbit-of-some-intelligence",
        ),
    ),
}

SHADOW: Final = {
    "isengard": Half(
        {
            "uruk-slayer": 3,
            "uruk-rager": 3,
            "uruk-savage": 3,
            "uruk-soldier": 3,
            "uruk-lieutenant": 3,
            "uruk-hai-raiding-party": 2,
            "uruk-brood": 1,
            "uruk-shaman": 1,
            "lurtz-servant-of-isengard": 1,
            "bred-for-battle": 3,
            "savagery-to-match-their-numbers": 2,
            "sarumans-ambition": 2,
            "uruk-hai-sword": 2,
            "uruk-hai-armory": 1,
        },
        {
            2: "ettenmoors",
            4: "moria-lake",
            8: "brown-lands",
            9: "slopes-of-amon-hen",
        },
    ),
    "moria": Half(
        {
            "goblin-runner": 2,
            "moria-scout": 2,
            "goblin-scavengers": 3,
            "goblin-marksman": 3,
            "goblin-backstabber": 2,
            "goblin-sneak": 2,
            "goblin-wallcrawler": 2,
            "goblin-patrol-troop": 2,
            "trolls-keyward": 1,
            "cave-troll-of-moria-scourge-of-the-black-pit": 1,
            "goblin-scimitar": 4,
            "host-of-thousands": 2,
            "drums-in-the-deep": 2,
            "goblin-swarms": 1,
            "they-are-coming": 1,
        },
        {
            2: "ettenmoors",
            4: "mithril-mine",
            6: "dimrill-dale",
            8: "shores-of-nen-hithoel",
            9: "emyn-muil",
        },
    ),
    "ringwraith": Half(
        {
            "the-witch-king-lord-of-angmar": 2,
            "ulaire-attea-keeper-of-dol-guldur": 2,
            "ulaire-cantea-lieutenant-of-dol-guldur": 2,
            "ulaire-enquea-lieutenant-of-morgul": 2,
            "ulaire-lemenya-lieutenant-of-morgul": 2,
            "ulaire-nelya-lieutenant-of-morgul": 2,
            "ulaire-nertea-messenger-of-dol-guldur": 2,
            "ulaire-otsea-lieutenant-of-morgul": 2,
            "ulaire-toldea-messenger-of-morgul": 2,
            "morgul-gates": 4,
            "nazgul-sword": 2,
            "the-pale-blade": 1,
            "in-the-ringwraiths-wake": 2,
            "threshold-of-shadow": 2,
            "all-blades-perish": 1,
        },
        {
            2: "weatherhills",
            3: "ford-of-bruinen",
            4: "moria-lake",
            8: "brown-lands",
            9: "emyn-muil",
        },
    ),
    "sauron": Half(
        {
            "band-of-the-eye": 3,
            "orc-war-band": 2,
            "orc-inquisitor": 3,
            "orc-hunters": 2,
            "orc-scouting-band": 3,
            "orc-soldier": 4,
            "orc-ambusher": 3,
            "morgul-warden": 1,
            "forces-of-mordor": 3,
            "hate": 2,
            "orc-scimitar": 2,
            "orc-bowmen": 2,
        },
        {
            2: "weatherhills",
            4: "moria-lake",
            8: "shores-of-nen-hithoel",
            9: "tol-brandir",
        },
    ),
}

SITE_5: Final = "the-bridge-of-khazad-dum"


def _deck(free: str, shadow: str) -> Deck:
    ours, theirs = FREE[free], SHADOW[shadow]
    sites = {5: SITE_5} | ours.sites | theirs.sites
    return Deck(
        f"{free}-{shadow}",
        "frodo-son-of-drogo",
        "the-one-ring-the-ruling-ring",
        tuple(sites[number] for number in sorted(sites)),
        ours.cards | theirs.cards,
        ours.start,
    )


READY: Final[tuple[Deck, ...]] = tuple(_deck(free, shadow) for free in FREE for shadow in SHADOW)
