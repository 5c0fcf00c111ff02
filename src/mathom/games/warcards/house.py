"""What the players have agreed on before the game. The defaults are our rulings."""

from dataclasses import dataclass, fields

from mathom.core.game import Options, Setting


@dataclass(frozen=True)
class House:
    """Never changes during a game, so that all copies of a table share one.

    Each switch is another reading of a rule on which the book is silent; all are off by default.
    """

    promos: bool = False
    """Whether the four promotional cards are shuffled in."""
    active_again: bool = False
    """W-3.13: whether a card may name an active battleground, whose text is then resolved again."""
    fight_first: bool = False
    """W-3.18: whether the old path is fought before the new one is chosen."""
    no_dead_text: bool = False
    """W-3.22: whether a card can't go where its text would need a path that is not there."""
    every_seat_passes: bool = False
    """W-5.8, W-18.2: whether a pass is needed from every place of the turn order."""
    keep_excess: bool = False
    """W-5.10: whether hands above the limit are kept at the end of the action step."""
    forsake_played: bool = False
    """W-6.3: whether the card just played may be forsaken for its own cost."""
    text_first: bool = False
    """W-6.7: whether a card played among drawn ones acts before the rest is cycled."""
    new_item_freezes: bool = False
    """W-6.19: whether an item played this round keeps its wielder in reserve."""
    wielder_uses: bool = False
    """W-6.29: whether an item is used by the player of its wielder."""
    forsake_as_cost: bool = False
    """W-9.5: whether who has no card may forsake one to pay for an option."""
    recycle_late: bool = False
    """W-9.26: whether an empty deck is renewed only when a card of it is needed."""
    helpless_fall: bool = False
    """W-10.6: whether defenders without icons fall in a defeat."""
    unfought_for_nobody: bool = False
    """W-10.12, W-11.10: whether nobody wins a location that was not attacked."""
    own_attack_only: bool = False
    """W-11.3: whether attack may be added only where one's own side attacks."""
    choose_support: bool = False
    """W-12.2: whether the players assign their armies themselves, even to less effect."""
    bare_ground: bool = False
    """W-13.1: whether added defence is ignored as well on a battleground won by the enemy."""
    end_at_once: bool = False
    """W-14.11: whether the game ends right after the first combat on a last path."""
    all_rings_count: bool = False
    """W-17.6, W-18.5: whether unused Ring tokens of a duel are worth a point as well."""
    only_losses_count: bool = False
    """W-17.8: whether in a duel only the icons of eliminated cards defend a path."""
    all_twice: bool = False
    """W-18.6: whether both Shadow players of the three-player duel do things twice."""
    new_paths: bool = False
    """W-21.6: whether a scenario of the base box has the expansion's paths as well."""


def house_settings() -> tuple[Setting, ...]:
    """Each switch as something to agree on."""
    return tuple(
        Setting(
            field.name,
            False,
            (False, True),
            house=field.name != "promos",
            later=field.name == "new_paths",
        )
        for field in fields(House)
    )


def house_of(options: Options) -> House:
    """What an older table does not name is as usual."""
    return House(**{field.name: bool(options.get(field.name)) for field in fields(House)})
