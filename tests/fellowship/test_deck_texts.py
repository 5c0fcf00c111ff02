"""Decks in one word and in many lines: as people, other programs and we ourselves write them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mathom.core.decks import MOST_COPIES, Entry, Reading
from mathom.core.message import Refused
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.parts import DRAW_DECK, RING, RING_BEARER, SITES
from mathom.games.fellowship.game import GAME

DECKS = GAME.decks()
FRODO, HEIR = "frodo-son-of-drogo", "frodo-old-bilbos-heir"
RULING, BANE = "the-one-ring-the-ruling-ring", "the-one-ring-isildurs-bane"

NO_SET = max(card.set for card in catalogue.CARDS) + 1

cards = st.sampled_from([card.name for card in catalogue.CARDS])
copies = st.integers(1, MOST_COPIES)
sites = st.dictionaries(cards, st.integers(1, 3), max_size=10).map(
    lambda found: tuple(name for name, times in found.items() for _ in range(times))
)
decks = st.builds(
    Deck,
    st.just(""),
    st.just("") | cards,
    st.just("") | cards,
    sites,
    st.dictionaries(cards, copies, max_size=40),
)
"""Finished or not, legal or not."""
likely_decks = st.builds(
    Deck,
    st.just(""),
    st.sampled_from(["", FRODO, HEIR]),
    st.sampled_from(["", RULING, BANE]),
    st.lists(
        st.sampled_from([card.name for card in catalogue.CARDS if card.type == "site"]),
        unique=True,
    ).map(tuple),
    st.dictionaries(cards, st.integers(1, 4), max_size=20),
)


def lines(text: str) -> dict[tuple[str, str], int]:
    """What was read, all of it."""
    reading = DECKS.read(text)
    assert reading.unread == (), reading.unread
    return {(entry.part, entry.card): entry.copies for entry in reading.entries}


def drawn(text: str) -> dict[str, int]:
    found = lines(text)
    assert all(part == DRAW_DECK for part, _ in found)
    return {card: times for (_, card), times in found.items()}


def unread(text: str) -> list[tuple[int, str, tuple[str, ...]]]:
    """A card first, so that nothing is taken for the deck's name."""
    reading = DECKS.read(f"Athelas\n{text}")
    return [
        (each.number - 1, each.why.id.removeprefix("reason-"), each.near) for each in reading.unread
    ]


# --- Codes


@given(decks)
def test_a_code_is_read_as_it_was_written(deck: Deck):
    code = code_of(deck)
    again = deck_of(code)
    assert again is not None
    assert code_of(again) == code
    assert (again.ring_bearer, again.ring) == (deck.ring_bearer, deck.ring)
    assert sorted(again.sites) == sorted(deck.sites)
    assert again.cards == deck.cards


@given(decks, st.randoms())
def test_the_order_in_which_cards_are_named_makes_no_difference(deck: Deck, luck):
    entries = list(DECKS.entries(code_of(deck)) or ())
    luck.shuffle(entries)
    assert DECKS.code(tuple(entries)) == code_of(deck)


@given(st.text() | st.from_regex(r"[0-9x.]{0,12}-[0-9x.]{0,12}-[0-9x.]{0,20}", fullmatch=True))
@settings(max_examples=300)
def test_any_word_is_a_deck_or_none(word: str):
    deck = deck_of(word)
    if deck is not None:
        assert code_of(deck) == word


@pytest.mark.parametrize(
    "code",
    ["", "-", "--", "0--", "0.0-", "0.0--0", "0.0-0-", "0.0.0--", "290.2--07", "290.2--7x1",
     "290.2--7x100", "290.2--366", "290.2--12.7", "290.2--7.7", "290x2.2--", "290.2-٣-",
     "0.0--" + "7." * 4000],
)  # fmt: skip
def test_there_is_one_way_only_to_write_a_deck(code: str):
    assert deck_of(code) is None
    assert DECKS.entries(code) is None
    with pytest.raises(Refused):
        DECKS.write(code, "", voice("en", GAME))


def test_a_deck_without_a_card_has_a_code_as_well():
    assert DECKS.code(()) == "0.0--"
    assert DECKS.entries("0.0--") == ()
    assert DECKS.code((Entry(RING, BANE),)) == "0.1--"
    assert DECKS.code((Entry(RING_BEARER, FRODO),)) == "290.0--"


def test_only_a_known_deck_itself_goes_by_its_name():
    for name, deck in KNOWN.items():
        entries = DECKS.entries(name)
        assert entries is not None
        assert code_of(deck) == name
        own = DECKS.code(entries)
        assert own != name
        assert DECKS.entries(own) == entries


# --- What we write is read again


@given(decks | likely_decks, st.sampled_from(LANGUAGES))
@settings(max_examples=200, deadline=None)
def test_what_is_written_in_either_language_is_read_in_both(deck: Deck, lang: str):
    code = code_of(deck)
    reading = DECKS.read(DECKS.write(code, "", voice(lang, GAME)))
    assert reading == Reading("", code, DECKS.entries(code) or ())


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_a_decks_name_is_written_and_read(said: str, lang: str):
    name = " ".join("".join(c if c.isprintable() else " " for c in said).split())
    written = DECKS.write("290.2-320-7x4", name, voice(lang, GAME))
    assert DECKS.read(written) == Reading(name, "290.2-320-7x4", DECKS.entries("290.2-320-7x4"))


@given(st.text() | st.text("12x -_.:()[]#*<>/URC\n•FrodoSites", max_size=60))
@settings(max_examples=400, deadline=None)
def test_something_can_be_said_of_any_text(text: str):
    reading = DECKS.read(text)
    assert DECKS.entries(reading.code) == reading.entries
    for line in reading.unread:
        for lang in LANGUAGES:
            assert voice(lang, GAME).explain(line.why)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_part_has_its_heading(lang: str):
    text = voice(lang, GAME)
    written = DECKS.write("aragorn-starter", "", text)
    for part, size in ((RING_BEARER, 1), (RING, 1), (SITES, 9)):
        assert f"{text.name(part)} ({size}):\n" in written
    assert written.count("(30):\n") == 2


# --- A line


# fmt: off
BEFORE = ["4 {}", "4x {}", "4 x {}", "4X {}", "4× {}", "4x{}", "(4) {}", "[4] {}", "4 - {}",
          "4: {}", "- 4 {}", "* 4x {}", "• 4 {}", "  4\t{}  ", "4 •{}", "4 {}.", "4 {} (foil)",
          "1. 4 {}"]
BEHIND = ["{} x4", "{} x 4", "{} X4", "{} ×4", "{}*4", "{} (4)", "{} [4]", "{} (x4)", "{} (4x)",
          "{}\t4", "{}, 4", "{}; 4", "{}: 4", "• {} x4", "1) {} x4", "{} x4 (starting)",
          "{} x4 (3x if you dare)"]
SAVAGE = ["Uruk Savage", "uruk savage", "URUK  SAVAGE", "uruk-savage", "Dzikus Uruk-hai", "1C151",
          "1_151", "1-151", "1.151", "1c151", "1 C 151", "1R+151", "1_151*", "01_151", "1/151",
          "Uruk Savage (1C151)", "Uruk Savage [1_151]", "1C151 Uruk Savage", "•Uruk Savage"]
# fmt: on


@pytest.mark.parametrize("line", [*BEFORE, *BEHIND])
def test_copies_stand_before_a_card_or_behind_it(line: str):
    assert drawn(line.format("Uruk Savage")) == {"uruk-savage": 4}
    assert drawn(line.format("Aragorn, King in Exile")) == {"aragorn-king-in-exile": 4}


@pytest.mark.parametrize("name", SAVAGE)
def test_a_card_is_called_by_its_name_in_either_language_or_its_number(name: str):
    assert drawn(name) == {"uruk-savage": 1}
    assert drawn(f"4x {name}") == {"uruk-savage": 4}
    assert drawn(f"4 {name}") == {"uruk-savage": 4}
    assert drawn(f"{name} x4") == {"uruk-savage": 4}


def test_the_shortest_spellings_of_numbers():
    assert drawn("1C151*4\n1C152x4\n4x1C153\n1_154x2") == {
        "uruk-savage": 4,
        "uruk-shaman": 4,
        "uruk-slayer": 4,
        "uruk-soldier": 2,
    }


@pytest.mark.parametrize(
    "name",
    ["Aragorn, King in Exile", "Aragorn: King in Exile", "Aragorn (King in Exile)",
     "Aragorn - King in Exile", "Aragorn – King in Exile", "ARAGORN KING IN EXILE",
     "•Aragorn, King in Exile", "Aragorn, król na wygnaniu", "aragorn krol na wygnaniu"],
)  # fmt: skip
def test_a_subtitle_may_be_set_off_in_any_way(name: str):
    assert drawn(f"2 {name}") == {"aragorn-king-in-exile": 2}


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Gimli's Helm", "gimlis-helm"),
        ("Gimli’s Helm", "gimlis-helm"),
        ("Gimli`s Helm", "gimlis-helm"),
        ("Gimlis Helm", "gimlis-helm"),
        ("Ulaire Enquea, Lieutenant of Morgul", "ulaire-enquea-lieutenant-of-morgul"),
        ("Úlairë Enquëa", "ulaire-enquea-lieutenant-of-morgul"),
        ("Ulaire Enquea", "ulaire-enquea-lieutenant-of-morgul"),
        ("Stairs of Khazad-dum", "stairs-of-khazad-dum"),
        ("Stairs of Khazad-dûm", "stairs-of-khazad-dum"),
        ("Council of Elrond", "the-council-of-elrond"),
        ("Sleep Caradhras", "sleep-caradhras"),
        ("Here lies Balin, son of Fundin", "here-lies-balin-son-of-fundin"),
        ("Łuk elfów", "elven-bow"),
        ("luk elfow", "elven-bow"),
        ("Legolas", "legolas"),
    ],
)
def test_accents_apostrophes_and_articles_do_not_matter(line: str, card: str):
    known = [name for name in catalogue.NAME if name.startswith(card)]
    if card in catalogue.NUMBER or len(known) == 1:
        assert list(drawn(line)) == [card if card in catalogue.NUMBER else known[0]]
    else:
        assert unread(line) == [(1, "deck-line-several", tuple(known))]


def test_every_card_is_found_by_its_names_and_its_number():
    for card in catalogue.CARDS:
        names = [voice(lang, GAME).name(card.name) for lang in LANGUAGES]
        for said in (*names, card.name, f"{card.set}U{card.number}", f"{card.set}_{card.number}"):
            assert {c for _, c in lines(f"2x {said}")} == {card.name}, said


# --- Lines that are not understood


def test_a_title_that_several_cards_share_is_answered_with_all_of_them():
    both = ("aragorn-king-in-exile", "aragorn-ranger-of-the-north")
    assert unread("4 Aragorn") == [(1, "deck-line-several", both)]


def test_a_misspelt_card_is_answered_with_its_like():
    ((_, why, near),) = unread("4x Uruk Savag")
    assert why == "no-card"
    assert near[0] == "uruk-savage"
    ((_, _, near),) = unread("4 Dzikus Urukhai")
    assert near[0] == "uruk-savage"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("4 Smaug the Golden", "no-card"),
        (f"{NO_SET}C45", "deck-line-other-set"),
        (f"4x {NO_SET}_12", "deck-line-other-set"),
        ("1C366", "no-card"),
        ("1C0", "no-card"),
        ("100 Uruk Savage", "deck-line-copies"),
        ("2x Uruk Savage [1_152]", "deck-line-differs"),
    ],
)
def test_why_a_line_is_not_understood(line: str, why: str):
    assert [(number, id) for number, id, _ in unread(line)] == [(1, why)]


def test_where_name_and_number_differ_both_may_be_meant():
    assert unread("2x Uruk Savage [1_152]")[0][2] == ("uruk-shaman", "uruk-savage")


def test_none_of_a_card_is_none():
    assert drawn("0 Uruk Savage\n1 Uruk Slayer") == {"uruk-slayer": 1}


def test_a_very_long_line_is_not_read():
    assert unread("- " * 9000 + "Athelas 4") == [(1, "deck-line-long", ())]
    assert DECKS.read("x" * 300).name == ""


def test_a_very_long_text_is_read_as_far_as_lines_go():
    reading = DECKS.read("Athelas\n" * 600)
    found = [(each.number, each.line, each.why.id) for each in reading.unread]
    assert found == [(501, "Athelas", "reason-deck-line-many")]
    assert reading.entries == (Entry(DRAW_DECK, "athelas", MOST_COPIES),)


def test_what_is_no_deck_is_not_read_to_its_end():
    reading = DECKS.read("Athelas\n" + "Durin's Bane Itself\n" * 120 + "Sting")
    assert [each.why.id for each in reading.unread] == [
        *["reason-no-card"] * 100,
        "reason-deck-line-unread",
    ]
    assert [entry.card for entry in reading.entries] == ["athelas"]


# --- Parts


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("bom", ["", "\ufeff"])
def test_files_of_any_system_are_read(end: str, bom: str):
    text = bom + end.join(["Ring-bearer:", "Frodo, Son of Drogo", "", "Athelas x2"])
    assert lines(text) == {(RING_BEARER, FRODO): 1, (DRAW_DECK, "athelas"): 2}


def test_without_headings_everything_finds_its_place():
    text = "2 Frodo, Son of Drogo\nFrodo, Old Bilbo's Heir\n1R1\n1C2\nBag End\n4 Uruk Savage"
    assert lines(text) == {
        (RING_BEARER, FRODO): 1,
        (RING, BANE): 1,
        (SITES, "bag-end"): 1,
        (DRAW_DECK, RULING): 1,
        (DRAW_DECK, "uruk-savage"): 4,
        (DRAW_DECK, FRODO): 1,
        (DRAW_DECK, HEIR): 1,
    }


@pytest.mark.parametrize(
    "bearer",
    ["Ring-bearer: {}", "Ring-bearer\n{}", "Ring Bearer:\n1 {}", "{} (Ring-bearer)",
     "Powiernik Pierścienia: {}", "## RING-BEARER\n{}", "**Ring-bearer (1)**\n{}", "{} [RB]"],
)  # fmt: skip
def test_the_ring_bearer_is_who_is_called_so(bearer: str):
    heir = bearer.format("Frodo, Old Bilbo's Heir")
    for text in (f"{heir}\nFree Peoples\nFrodo, Son of Drogo", f"FP:\n1C290\n{heir}"):
        assert lines(text) == {(RING_BEARER, HEIR): 1, (DRAW_DECK, FRODO): 1}


@pytest.mark.parametrize(
    "heading",
    ["Sites", "Sites:", "SITES (2)", "Adventure Deck", "Adventure Path: 2", "== Site path ==",
     "Miejsca", "Talia przygód (2):", "*Sites*", "--- Sites ---", "Sites - 2 cards"],
)  # fmt: skip
def test_sites_have_many_headings(heading: str):
    assert lines(f"4 Uruk Savage\n{heading}\nBag End\nBree Gate\n\nShadow\n2 Athelas") == {
        (SITES, "bag-end"): 1,
        (SITES, "bree-gate"): 1,
        (DRAW_DECK, "athelas"): 2,
        (DRAW_DECK, "uruk-savage"): 4,
    }


@pytest.mark.parametrize(
    "line", ["3. {}", "3 - {}", "3 {}", "3: {}", "3) {}", "{}", "1x {}", "{} (3)", "3. {} (heals)"]
)
def test_the_number_before_a_site_may_be_its_own(line: str):
    if line == "{} (3)":
        assert lines(line.format("Rivendell Waterfall"))[SITES, "rivendell-waterfall"] == 3
    else:
        assert lines(line.format("Rivendell Waterfall")) == {(SITES, "rivendell-waterfall"): 1}


def test_the_one_ring_is_a_card_and_a_heading():
    assert lines("The One Ring:\nThe One Ring, The Ruling Ring") == {(RING, RULING): 1}
    assert lines("The One Ring: The Ruling Ring (1C2)") == {(RING, RULING): 1}
    assert lines("The One Ring: The Ruling Ring") == {(RING, RULING): 1}
    assert lines("Ring: 1C2") == {(RING, RULING): 1}
    assert unread("The One Ring") == [(1, "deck-line-several", (BANE, RULING))]


def test_gandalf_is_a_card_and_a_culture():
    assert drawn("Gandalf: The Grey Wizard") == {"gandalf-the-grey-wizard": 1}
    assert drawn("Gandalf:\nGlamdring") == {"glamdring": 1}
    assert drawn("Gandalf (1)\nGlamdring") == {"glamdring": 1}


def test_headings_of_kinds_and_cultures_say_nothing_of_parts():
    headings = ["Companions (4)", "Moria:", "Starting Fellowship:", "Ring-bearer & Ring", "Minions",
                "Okoliczności (2)", "Towarzysze", "Draw deck", "Wolni Ludzie", "Cień:"]  # fmt: skip
    for heading in headings:
        assert lines(f"{heading}\nFrodo, Son of Drogo\n1C2\nBag End\nAthelas") == {
            (RING_BEARER, FRODO): 1,
            (RING, RULING): 1,
            (SITES, "bag-end"): 1,
            (DRAW_DECK, "athelas"): 1,
        }


def test_comments_and_rules_are_passed_over():
    assert drawn("# mine\n// not this\n; nor this\n-----\n***\n\n* Athelas") == {"athelas": 1}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Name: Uruks of mine\n2 Athelas", "Uruks of mine"),
        ("Nazwa: Moi Uruk-hai\n2 Athelas", "Moi Uruk-hai"),
        ("# Uruks of mine\n2 Athelas", "Uruks of mine"),
        ("The Mightiest Uruks Ever Seen\n\n2 Athelas", "The Mightiest Uruks Ever Seen"),
        ("2 Athelas\n# Uruks of mine", ""),
        ("2 Athelas", ""),
    ],
)
def test_what_the_deck_is_called_stands_above_it(text: str, name: str):
    reading = DECKS.read(text)
    assert reading.name == name
    assert reading.entries == (Entry(DRAW_DECK, "athelas", 2),)


def test_a_list_copied_from_a_page_is_read():
    text = (
        "<div><b>Ring-bearer:</b> Frodo, Son of Drogo</div><p>The One Ring, The Ruling Ring<br>"
        "<b>Adventure deck:</b></p><ul><li>Bag End</li></ul><b>Shadow (2):</b><br/>"
        "2x <a href='x'>Uruk Savage</a><br>Saruman&rsquo;s Ambition x2"
    )
    assert lines(text) == {
        (RING_BEARER, FRODO): 1,
        (RING, RULING): 1,
        (SITES, "bag-end"): 1,
        (DRAW_DECK, "uruk-savage"): 2,
        (DRAW_DECK, "sarumans-ambition"): 2,
    }


@pytest.mark.parametrize(
    "link",
    ["{}", " {}\n", "https://mathom.example/decks/fellowship?deck={}", "/decks/fellowship/{}",
     "https://mathom.example/decks/fellowship#{}"],
)  # fmt: skip
def test_a_code_or_a_link_is_a_text_as_well(link: str):
    for code in ("290.2-320.327-151x4", "aragorn-starter", "0.0--"):
        assert DECKS.read(link.format(code)) == Reading("", code, DECKS.entries(code))
