"""What can be seen of a combat that is over before anybody is asked again."""

from typing import TypeVar

from mathom.core.event import NOTABLE, TURNING, Moment
from mathom.games.warcards.moments import (
    CombatBegins,
    CombatEnds,
    Corrupted,
    FighterLeaves,
    WarCount,
)
from tests.warcards.scene import Scene, fight_at

M = TypeVar("M", bound=Moment)
RIDERS = ("the-commander", "the-destroyer")


def seen(scene: Scene, kind: type[M]) -> list[M]:
    return [event.moment for event in scene.state.story or [] if isinstance(event.moment, kind)]


def fates(scene: Scene) -> list[tuple[str, str]]:
    return [(one.card, one.fate) for one in seen(scene, FighterLeaves)]


def test_a_combat_begins_with_what_both_sides_bring() -> None:
    cards = ("wolf-riders", "white-hand-orcs", "village-militia", "riders-of-rohan", "theoden")
    (combat,) = seen(fight_at("edoras", cards), CombatBegins)
    assert combat == CombatBegins(
        location="edoras",
        attacker="shadow",
        attackers=[WarCount("wolf-riders", 2, 0), WarCount("white-hand-orcs", 1, 0)],
        added=0,
        attack=3,
        guard=1,
        defenders=[
            WarCount("village-militia", 1, 0),
            WarCount("riders-of-rohan", 1, 0),
            WarCount("theoden", 0, 0),
        ],
        defence=2,
    )


def test_leadership_without_an_army_is_idle() -> None:
    alone, led = (
        seen(fight_at("edoras", ("wolf-riders", "eomer", *armies)), CombatBegins)[0].defenders[0]
        for armies in ((), ("riders-of-rohan",))
    )
    assert (alone.icons, alone.idle) == (0, 1)
    assert (led.icons, led.idle) == (1, 0)


def test_attack_that_was_added_to_the_place_is_counted_apart() -> None:
    scene = Scene(
        turn="witch-king",
        path=None,
        grounds=("moria",),
        reserve=("the-destroyer",),
        at={"moria": ("gimli",)},
    )
    (combat,) = seen(scene.do("use the-destroyer").pass_all(), CombatBegins)
    assert (combat.attacker, combat.added, combat.attack) == ("free-peoples", 1, 2)


def test_losses_fall_the_others_are_cycled_and_attackers_fall() -> None:
    cards = ("wolf-riders", "white-hand-orcs", "village-militia", "riders-of-rohan", "theoden")
    scene = fight_at("edoras", cards)
    assert fates(scene) == [
        ("village-militia", "lost"),
        ("riders-of-rohan", "lost"),
        ("theoden", "cycled"),
        ("wolf-riders", "lost"),
        ("white-hand-orcs", "lost"),
    ]
    assert seen(scene, CombatEnds) == [CombatEnds("edoras", "free-peoples", 0)]


def test_what_nothing_cancels_is_left() -> None:
    scene = fight_at("edoras", ("wolf-riders", "white-hand-orcs", "village-militia"))
    assert seen(scene, CombatEnds) == [CombatEnds("edoras", "shadow", 1)]


def test_who_escapes_is_cycled() -> None:
    scene = fight_at("shelobs-lair", ("frodo-baggins", "gimli", "the-hunter"), round=8)
    scene.do("eliminate frodo-baggins")
    assert ("frodo-baggins", "cycled") in fates(scene)
    assert ("gimli", "cycled") in fates(scene)
    assert ("the-hunter", "lost") in fates(scene)


def test_who_is_tended_is_cycled_with_the_healer() -> None:
    assault = ("haradrim-mumakil", "the-black-fleet", "corsairs-of-umbar")
    there = ("ioreth", "boromir", "soldiers-of-gondor", *assault)
    scene = fight_at("pelargir", there, house={"promos": True}).do("save boromir")
    assert fates(scene)[:3] == [
        ("ioreth", "cycled"),
        ("boromir", "cycled"),
        ("soldiers-of-gondor", "lost"),
    ]


def test_items_do_not_fight() -> None:
    scene = fight_at(
        "pelargir",
        ("aragorn", "haradrim-mumakil", "the-black-fleet", "corsairs-of-umbar"),
        wields={"aragorn": ("anduril",)},
    )
    assert "anduril" not in [card for card, _ in fates(scene)]
    assert {"card": "aragorn"} in scene.told("eliminated")


def test_who_falls_elsewhere_does_not_leave_a_combat() -> None:
    scene = Scene(turn="witch-king", reserve=("the-reaver", "frodo-baggins"))
    scene.do("use the-reaver", "forsake reserve frodo-baggins")
    assert scene.told("cycled-instead") == [{"card": "frodo-baggins"}]
    assert fates(scene) == []


def test_a_lost_path_has_corruption_for_its_last_word() -> None:
    scene = fight_at("bucklebury-ferry", ("the-witch-king", *RIDERS, "gimli"), corruption=1)
    (ends, corrupted) = [
        event.moment
        for event in scene.state.story or []
        if event.kind in ("path-lost", "corruption")
    ]
    assert ends == CombatEnds("bucklebury-ferry", "shadow", 2)
    assert corrupted == Corrupted(tokens=2, total=3)


def test_nobody_may_win() -> None:
    scene = fight_at("edoras", ("riders-of-rohan",), house={"unfought_for_nobody": True})
    assert seen(scene, CombatEnds) == [CombatEnds("edoras", None, 0)]


def test_nothing_is_made_when_nobody_listens() -> None:
    scene = fight_at("edoras", ("wolf-riders", "village-militia", "riders-of-rohan"))
    fork = scene.position.fork()
    (ask,) = fork.asks
    fork.answer(ask, ask.options[0])
    assert fork.state.story is None
    assert fork.state.fight is None


def test_what_weighs_in_a_short_story() -> None:
    weights = {}
    for place, cards in {
        "edoras": ("wolf-riders",),
        "weathertop": ("the-hunter", "gimli"),
        "bucklebury-ferry": ("the-witch-king", *RIDERS),
    }.items():
        scene = fight_at(place, cards)
        weights |= {event.kind: event.weight for event in scene.state.story or []}
    assert {kind for kind, weight in weights.items() if weight == TURNING} == {
        "ground-won",
        "path-lost",
        "score",
    }
    assert {kind for kind, weight in weights.items() if weight == NOTABLE} == {"path-won", "round"}
