"""Items and their wielders (section 6)."""

import pytest

from tests.marks import rule
from tests.warcards.scene import Scene, fight_at

# --- On whom


@rule("W-6.16", "W-6.17")
def test_an_item_is_played_on_a_character_in_play():
    scene = Scene(
        path="weathertop",
        reserve=("frodo-baggins",),
        at={"weathertop": ("sam-gamgee",)},
        hand={"frodo": ("sting", "gimli")},
    )
    assert [code for code in scene.codes if code.startswith("play sting")] == [
        "play sting frodo-baggins",
        "play sting sam-gamgee",
    ]
    scene.do("play sting sam-gamgee")
    assert scene.state.on[scene.card("sting")] == scene.card("sam-gamgee")


@rule("W-6.16", "W-6.17")
@pytest.mark.parametrize(
    "laid",
    [
        {"hand": {"frodo": ("sting", "frodo-baggins")}},
        {"hand": {"frodo": ("sting", "gimli")}, "cycled": ("frodo-baggins",)},
        {"hand": {"frodo": ("sting", "gimli")}, "reserve": ("merry-brandybuck",)},
    ],
    ids=["in hand", "in the pile", "not listed"],
)
def test_without_a_wielder_in_play_an_item_can_not_be_played(laid):
    scene = Scene(**laid)
    assert not [code for code in scene.codes if code.startswith("play sting")]


@rule("W-6.18")
def test_the_wielder_may_be_anothers_and_of_another_faction():
    scene = Scene(
        turn="aragorn",
        reserve=("merry-brandybuck",),
        hand={"aragorn": ("blade-of-westernesse", "lembas")},
    )
    scene.do("play blade-of-westernesse merry-brandybuck")
    assert scene.where("blade-of-westernesse") == "reserve"


@rule("W-6.18")
def test_the_wielder_is_of_ones_own_side():
    scene = Scene(
        turn="witch-king",
        reserve=("frodo-baggins", "the-hunter"),
        hand={"witch-king": ("morgul-blade", "fell-beast")},
    )
    assert {code.split()[-1] for code in scene.codes if code.startswith("play")} == {"the-hunter"}


@rule("W-6.29")
def test_who_has_the_bow_can_not_wield_another_weapon():
    hand = {"aragorn": ("bow-of-the-galadhrim", "lembas")}
    armed = Scene(
        turn="aragorn", reserve=("legolas",), wields={"legolas": ("glamdring",)}, hand=hand
    )
    assert "play bow-of-the-galadhrim legolas" not in armed.codes
    cloaked = Scene(
        turn="aragorn", reserve=("legolas",), wields={"legolas": ("elven-cloak",)}, hand=hand
    )
    assert "play bow-of-the-galadhrim legolas" in cloaked.codes


# --- Where it is


@rule("W-6.19", "W-6.26")
def test_an_item_is_where_its_wielder_is_and_goes_along():
    scene = Scene(
        turn="frodo",
        grounds=("edoras",),
        path="weathertop",
        reserve=("merry-brandybuck",),
        wields={"merry-brandybuck": ("elven-cloak", "blade-of-westernesse")},
    )
    assert scene.where("elven-cloak") == "reserve"
    scene.do("move merry-brandybuck edoras")  # where neither Elves nor Dúnedain fight
    assert scene.where("elven-cloak") == scene.where("blade-of-westernesse") == "edoras"


@rule("W-6.26")
def test_an_item_may_be_played_where_its_faction_does_not_fight():
    scene = Scene(
        turn="aragorn",
        grounds=("edoras",),
        at={"edoras": ("merry-brandybuck",)},
        hand={"aragorn": ("blade-of-westernesse", "lembas")},
    )
    scene.do("play blade-of-westernesse merry-brandybuck")
    assert scene.where("blade-of-westernesse") == "edoras"


def armed_this_round(**laid) -> Scene:
    scene = Scene(
        path="weathertop",
        reserve=("frodo-baggins",),
        hand={"frodo": ("sting", "gimli")},
        **laid,
    )
    return scene.do("play sting frodo-baggins", "pass", "pass", "pass")


@rule("W-6.19")
def test_a_new_item_does_not_keep_its_wielder_from_moving():
    scene = armed_this_round()
    scene.do("move frodo-baggins path")
    assert scene.where("sting") == "weathertop"


@rule("W-6.19")
def test_house_rule_a_new_item_keeps_its_wielder_in_reserve():
    scene = armed_this_round(house={"new_item_freezes": True})
    assert "move frodo-baggins path" not in scene.codes


@rule("W-6.19")
def test_house_rule_an_older_item_does_not_and_a_text_moves_its_wielder_all_the_same():
    scene = Scene(
        turn="witch-king",
        path="weathertop",
        reserve=("the-hunter",),
        wields={"the-hunter": ("morgul-blade",)},
        hand={"witch-king": ("black-riders-mount", "olog-hai")},
        house={"new_item_freezes": True},
    )
    assert "move the-hunter path" in scene.codes
    scene.do("play black-riders-mount the-hunter", "move the-hunter path")
    assert scene.where("the-hunter") == scene.where("black-riders-mount") == "weathertop"


@rule("W-6.25")
def test_items_are_not_passed_on():
    scene = Scene(
        reserve=("frodo-baggins", "sam-gamgee"),
        wields={"frodo-baggins": ("sting", "mithril-coat")},
    )
    assert not [code for code in scene.codes if "sting" in code or "mithril" in code]


# --- What it counts


@rule("W-6.20")
def test_icons_of_items_are_added_to_the_wielders():
    scene = Scene(
        path="weathertop",
        at={"weathertop": ("frodo-baggins", "sam-gamgee")},
        wields={"frodo-baggins": ("sting", "mithril-coat")},
    )
    assert scene.icons("frodo-baggins") == 1 + 1 + 2
    assert scene.icons("sam-gamgee") == 1
    ground = Scene(
        grounds=("edoras",),
        at={"edoras": ("gandalf-the-grey",)},
        wields={"gandalf-the-grey": ("glamdring", "shadowfax")},
    )
    assert ground.icons("gandalf-the-grey") == 2 + 1 + 1


@rule("W-6.21", "W-6.23")
def test_an_item_can_not_defend_apart_from_its_wielder():
    scene = fight_at(
        "weathertop",
        ("sam-gamgee", "gimli", "the-hunter"),
        wields={"sam-gamgee": ("sting", "mithril-coat")},
    )
    assert scene.codes == ["eliminate gimli", "eliminate sam-gamgee"]
    scene.do("eliminate sam-gamgee")
    assert {scene.where(card) for card in ("sam-gamgee", "sting", "mithril-coat")} == {"gone"}
    assert scene.where("gimli") == "cycled"


@rule("W-6.22")
def test_the_phial_defends_the_path_itself():
    scene = fight_at(
        "weathertop",
        ("frodo-baggins", "the-hunter", "the-reaver"),
        wields={"frodo-baggins": ("phial-of-galadriel",)},
    )
    told = scene.told("fight")[0]
    assert (told["attack"], told["guard"], told["defence"]) == (2, 2, 1)
    # Nobody had to fall.
    assert scene.where("frodo-baggins") == scene.where("phial-of-galadriel") == "cycled"
    assert scene.stands("weathertop") == "free"


@rule("W-6.22")
def test_the_phial_does_nothing_elsewhere():
    scene = Scene(
        path="weathertop",
        reserve=("frodo-baggins",),
        wields={"frodo-baggins": ("phial-of-galadriel",)},
    )
    assert scene.tally("weathertop").guard == 0


# --- What becomes of it


@rule("W-6.23", "W-6.27")
def test_if_the_wielder_is_eliminated_its_items_are_in_their_owners_piles():
    scene = Scene(
        turn="frodo",
        path="the-old-forest",
        hand={"frodo": ("gimli",)},
        reserve=("merry-brandybuck",),
        wields={"merry-brandybuck": ("blade-of-westernesse", "elven-cloak")},
    )
    scene.do("play gimli reserve", "forsake reserve merry-brandybuck", "nothing")
    assert scene.gone("frodo") == ["merry-brandybuck"]
    assert scene.gone("aragorn") == ["blade-of-westernesse", "elven-cloak"]


@rule("W-6.24", "W-6.27")
def test_if_the_wielder_is_cycled_its_items_are_in_their_owners_piles():
    scene = Scene(
        turn="frodo",
        reserve=("sam-gamgee",),
        wields={"sam-gamgee": ("sting", "phial-of-galadriel")},
    )
    scene.do("use sam-gamgee")
    assert scene.pile("frodo") == ["sam-gamgee", "sting"]
    assert scene.pile("aragorn") == ["phial-of-galadriel"]


@rule("W-6.24", "W-9.15")
def test_frodo_is_cycled_but_his_items_are_eliminated():
    scene = fight_at(
        "weathertop", ("frodo-baggins", "the-hunter"), wields={"frodo-baggins": ("sting",)}
    )
    assert scene.where("frodo-baggins") == "cycled"
    assert scene.where("sting") == "gone"


@rule("W-6.24")
@pytest.mark.parametrize(
    ("hobbit", "items"),
    [("merry-brandybuck", ("blade-of-westernesse",)), ("sam-gamgee", ("elven-cloak", "sting"))],
)
def test_with_merry_or_the_cloak_the_items_are_cycled_too(hobbit, items):
    scene = fight_at("weathertop", (hobbit, "the-hunter", "the-reaver"), wields={hobbit: items})
    assert {scene.where(card) for card in (hobbit, *items)} == {"cycled"}


@rule("W-6.24")
def test_if_two_texts_save_a_character_its_player_chooses():
    wields = {"frodo-baggins": ("elven-cloak", "sting")}
    both = fight_at("weathertop", ("frodo-baggins", "the-hunter"), wields=wields)
    assert (both.who, both.codes) == (0, ["items", "alone"])
    assert both.do("items").where("sting") == "cycled"
    alone = fight_at("weathertop", ("frodo-baggins", "the-hunter"), wields=wields)
    assert alone.do("alone").where("sting") == "gone"


# --- Whose it is


@rule("W-6.28", "W-9.9")
def test_only_who_has_the_wielder_can_forsake_its_items():
    laid = {
        "reserve": ("merry-brandybuck",),
        "wields": {"merry-brandybuck": ("blade-of-westernesse",)},
        "path": "weathertop",
    }
    wielder = Scene(turn="frodo", hand={"frodo": ("gimli",)}, **laid)
    wielder.do("play gimli reserve")
    assert set(wielder.codes) == {
        "forsake reserve merry-brandybuck",
        "forsake reserve blade-of-westernesse",
        "forsake deck",
    }
    wielder.do("forsake reserve blade-of-westernesse")
    assert wielder.gone("aragorn") == ["blade-of-westernesse"]
    assert wielder.where("merry-brandybuck") == "reserve"
    owner = Scene(turn="aragorn", hand={"aragorn": ("boromir",)}, **laid)
    owner.do("play boromir reserve")
    assert not [code for code in owner.codes if "forsake" in code]  # the deck had to do
    assert owner.where("blade-of-westernesse") == "reserve"


def borrowed_ring(turn: str, **laid) -> Scene:
    """No printed item with an action goes to another's character, so one is put there."""
    return Scene(
        turn=turn,
        reserve=("gandalf-the-grey",),
        wields={"gandalf-the-grey": ("vilya-ring-of-air",)},
        **laid,
    )


@rule("W-6.29")
@pytest.mark.parametrize("player", ["frodo", "aragorn"])
def test_an_item_is_used_by_who_has_played_it(player):
    scene = borrowed_ring(player)
    assert ("use vilya-ring-of-air" in scene.codes) is (player == "aragorn")


@rule("W-6.29")
@pytest.mark.parametrize("player", ["frodo", "aragorn"])
def test_house_rule_an_item_is_used_by_the_wielders_player(player):
    scene = borrowed_ring(player, house={"wielder_uses": True})
    assert ("use vilya-ring-of-air" in scene.codes) is (player == "frodo")


@rule("W-6.29")
@pytest.mark.parametrize("wielder_uses", [False, True])
@pytest.mark.parametrize("player", ["frodo", "aragorn"])
def test_lembas_names_the_hobbit_player(player, wielder_uses):
    scene = Scene(
        turn=player,
        path="weathertop",
        at={"weathertop": ("sam-gamgee",)},
        wields={"sam-gamgee": ("lembas",)},
        corruption=2,
        house={"wielder_uses": wielder_uses},
    )
    assert ("use lembas" in scene.codes) is (player == "frodo")


# --- Paid for with its own wielder


@rule("W-6.3", "W-6.23")
def test_what_needs_no_wielder_happens_although_the_wielder_was_the_price():
    scene = Scene(
        turn="saruman",
        reserve=("balrog-of-moria",),
        hand={"saruman": ("whip-of-many-thongs",)},
        house={"promos": True},
    )
    scene.do("play whip-of-many-thongs balrog-of-moria")
    assert scene.codes == ["forsake reserve balrog-of-moria", "forsake deck"]
    assert scene.told("draws") == []
    scene.do("forsake reserve balrog-of-moria")
    assert scene.where("balrog-of-moria") == scene.where("whip-of-many-thongs") == "gone"
    assert scene.drawn == [("player-saruman", 1)]
    assert scene.turn == "frodo"


@rule("W-6.3", "W-6.23")
@pytest.mark.parametrize(
    ("mount", "laid"),
    [("fell-beast", {"grounds": ("lorien",)}), ("black-riders-mount", {"path": "weathertop"})],
)
def test_what_needs_the_wielder_falls_away_with_it(mount, laid):
    scene = Scene(turn="witch-king", reserve=("the-hunter",), hand={"witch-king": (mount,)}, **laid)
    scene.do(f"play {mount} the-hunter", "forsake reserve the-hunter")
    assert scene.where("the-hunter") == scene.where(mount) == "gone"
    assert scene.turn == "aragorn"
    paid = Scene(turn="witch-king", reserve=("the-hunter",), hand={"witch-king": (mount,)}, **laid)
    assert paid.do(f"play {mount} the-hunter", "forsake deck").asked == "ride"


@rule("W-6.3", "W-6.24", "W-9.15")
def test_a_wielder_that_was_the_price_may_be_cycled_instead():
    scene = Scene(reserve=("frodo-baggins",), hand={"frodo": ("sting",)})
    scene.do("play sting frodo-baggins", "forsake reserve frodo-baggins")
    assert (scene.where("frodo-baggins"), scene.where("sting")) == ("cycled", "gone")
    assert scene.turn == "witch-king"


@rule("W-6.3", "W-6.28")
def test_the_wielder_of_another_player_can_not_be_the_price():
    scene = Scene(
        turn="aragorn", reserve=("merry-brandybuck",), hand={"aragorn": ("blade-of-westernesse",)}
    )
    scene.do("play blade-of-westernesse merry-brandybuck")
    assert scene.where("blade-of-westernesse") == "reserve"
    assert len(scene.gone("aragorn")) == 1  # the top card: there was nothing else


@rule("W-6.3")
def test_house_rule_an_item_may_be_forsaken_for_itself():
    scene = Scene(
        turn="witch-king",
        reserve=("the-hunter",),
        path="weathertop",
        hand={"witch-king": ("black-riders-mount",)},
        house={"forsake_played": True},
    )
    scene.do("play black-riders-mount the-hunter")
    assert set(scene.codes) == {
        "forsake reserve the-hunter",
        "forsake reserve black-riders-mount",
        "forsake deck",
    }
    scene.do("forsake reserve black-riders-mount")
    assert (scene.where("the-hunter"), scene.where("black-riders-mount")) == ("reserve", "gone")
    assert scene.turn == "aragorn"
