"""`mathom play`, by lines that somebody types; `test_play_terminal.py` has the real terminals."""

import json
import os
import re
from pathlib import Path

import pytest

from mathom.core import registry
from mathom.core.match import replay
from mathom.core.record import load
from mathom.core.voice import LANGUAGES, voice
from tests.cli.shell import TEXTS, Ran, flat, kept, played, said, tampered, too_wide

HOT_SEAT = ["play", "journey", "--seats", "person,person", "--names", "Ania,Tomek"]
SEEDED = [*HOT_SEAT, "--option", "start=1", "--seed", "shire", "--lang", "en"]
TO_THE_END = "1\n" * 400
WAR = voice("en", registry.game("warcards"))


def only_record(home: Path) -> Path:
    (path,) = (home / "records").glob("*.json")
    return path


def choices(path: Path) -> list[str]:
    return json.loads(path.read_bytes())["choices"]


# --- Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_ends_with_result_story_and_record(mathom, home, lang):
    ran = mathom(*HOT_SEAT, "--seed", "shire", "--lang", lang, piped=TO_THE_END)
    assert ran.code == 0
    path = only_record(home)
    match = replay(load(path.read_bytes()))
    assert match.over
    result = said(lang, match.result.story.id, **match.result.story.args)
    assert ran.says(said(lang, "play-result", result=result))
    assert ran.says(said(lang, "play-story"))
    winners = [match.seats[seat].name for seat in match.result.winners]
    assert winners
    assert ran.says(said(lang, "play-winners", count=len(winners), names=", ".join(winners)))
    assert path.name in ran.out
    assert mathom("verify", path).code == 0


def test_bots_play_alone(mathom, home):
    ran = mathom("play", "journey", "--seats", "random,random,random", "--lang", "pl")
    assert ran.code == 0
    assert mathom("verify", only_record(home)).code == 0


def test_a_person_plays_with_bots(mathom, home):
    flags = ["--seats", "random,person,random", "--names", "Ania", "--option", "variant=advanced"]
    ran = mathom("play", "journey", *flags, "--lang", "pl", piped=TO_THE_END)
    assert ran.code == 0
    record = json.loads(only_record(home).read_bytes())
    assert [seat["player"] for seat in record["seats"]] == ["random", "person", "random"]
    assert record["seats"][1]["name"] == "Ania"
    assert record["options"]["variant"] == "advanced"
    assert mathom("verify", only_record(home)).code == 0


def test_the_same_seed_is_the_same_game(mathom, home):
    played_ = []
    for _ in range(2):
        mathom(*SEEDED, piped=TO_THE_END)
        played_.append(only_record(home).read_bytes())
        only_record(home).unlink()
    assert played_[0] == played_[1]


def test_the_seed_fixes_the_bots_too(mathom, home):
    """The help says: a word that fixes all chance, so that everything can be repeated."""
    played_ = []
    for _ in range(2):
        mathom("play", "journey", "--seats", "random,random", "--seed", "shire")
        played_.append(choices(only_record(home)))
        only_record(home).unlink()
    assert played_[0] == played_[1]


def test_the_dice_are_promised_before_the_first_choice(mathom, home):
    ran = mathom(*SEEDED, piped="quit\n")
    commitment = json.loads(only_record(home).read_bytes())["commitment"]
    assert ran.says(commitment)
    assert ran.out.index(commitment[:40]) < ran.out.index("take frodo")


# --- The wizard


def wizard(mathom, types: str, *words: str) -> Ran:
    """What the questions before a game lead to; the game itself is left at once."""
    return mathom("play", "journey", *words, types=f"{types}\nquit")


def test_the_wizard_seats_everybody_and_chooses_the_sheet(mathom, home):
    # English, three players, person, the last bot, person, names, advanced, no more options
    ran = wizard(mathom, "1\n3\n1\n4\n1\nAnia\n\n2\nno")
    assert ran.code == 0
    record = json.loads(only_record(home).read_bytes())
    assert [seat["player"] for seat in record["seats"]] == ["person", "hard", "person"]
    assert record["seats"][0]["name"] == "Ania"
    assert record["seats"][2]["name"] == said("en", "play-name-default", seat=3)
    assert record["options"]["variant"] == "advanced"


def test_enter_takes_what_is_proposed(mathom, home):
    # Language, players, two seats, one name, sheet, other options
    ran = wizard(mathom, "\n\n\n\n\n\n")
    assert ran.code == 0
    record = json.loads(only_record(home).read_bytes())
    assert record["seats"][0] == {"name": "Player 1", "player": "person"}
    assert record["seats"][1]["player"] != "person"
    assert record["options"]["variant"] == "basic"


@pytest.mark.parametrize(("number", "lang"), [("1", "en"), ("2", "pl"), ("", "en")])
def test_the_language_is_asked_first(mathom, number, lang):
    ran = wizard(mathom, f"{number}\n")
    assert ran.says(said(lang, "play-players", least=2, most=4))


@pytest.mark.parametrize("place", ["before", "after"])
def test_a_language_that_was_named_is_not_asked(mathom, place):
    words = ["play", "journey"]
    flag = ["--lang", "pl"]
    ran = mathom(*(flag + words if place == "before" else words + flag), types="\n\n\n\n\nquit")
    assert "Language" not in ran.out
    assert ran.says(said("pl", "play-players", least=2, most=4))


def test_bad_answers_are_asked_again(mathom, home):
    types = "3\nx\n1\n9\nmany\n2\n7\n1\n0\n1\nAnia\nTomek\n3\n1\nno"
    ran = wizard(mathom, types)
    assert ran.code == 0
    for given, last in (("3", 2), ("x", 2), ("7", 4), ("0", 4), ("3", 2)):
        assert ran.says(said("en", "play-not-understood", given=given, last=last))
    assert ran.says(said("en", "play-not-number", least=2, most=4))
    record = json.loads(only_record(home).read_bytes())
    assert [seat["name"] for seat in record["seats"]] == ["Ania", "Tomek"]


def test_a_number_of_5000_digits_is_only_a_bad_answer(mathom):
    ran = wizard(mathom, f"1\n{'9' * 5000}\n2\n{'9' * 5000}\n")
    assert ran.code in (0, 2)


def test_only_what_so_many_can_play_is_offered(mathom, home):
    # English, five players, the first a person; the only scenario, other options, who has what
    ran = mathom("play", "warcards", types="1\n5\n1\n\n\n\n\n\n\nyes\n3\n1\nno\nquit")
    assert ran.code == 0
    assert ran.says(WAR("setting-scenario-extended-trilogy"))
    assert not ran.says(WAR("setting-scenario-duel"))
    options = json.loads(only_record(home).read_bytes())["options"]
    assert (options["scenario"], options["holders"]) == ("extended-trilogy", "f-g-a-wb-s")


def test_what_goes_only_with_something_else_is_not_asked_without_it(mathom, home):
    # English, two players, a person and a bot, the first scenario, other options: promos
    ran = mathom("play", "warcards", types="1\n2\n1\n\n\n1\nyes\n1\nno\nquit")
    assert ran.code == 0
    assert not ran.says(WAR("setting-holders"))
    assert json.loads(only_record(home).read_bytes())["options"]["holders"] == "usual"


@pytest.mark.parametrize(
    ("option", "least", "most"), [("scenario=duel", 2, 2), ("promos=yes", 2, 4)]
)
def test_options_say_how_many_can_play(mathom, home, option, least, most):
    ran = mathom("play", "warcards", "--option", option, types="1\n\n\n\n\n\nquit")
    assert ran.code == 0
    asked = said("en", "play-players", least=least, most=most)
    assert ran.says(asked) is (least < most)
    assert len(json.loads(only_record(home).read_bytes())["seats"]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_options_are_offered(mathom, home, lang):
    number = str(LANGUAGES.index(lang) + 1)
    yes = TEXTS[lang]("play-yes")
    # ... sheet, yes, last one wins, instant win, seat 2 begins, set B, 5 squares, faces twice
    ran = wizard(mathom, f"{number}\n2\n1\n1\n\n\n1\n{yes}\n2\n1\n3\n2\n2\nRR\nrrgwno\n\n")
    assert ran.code == 0
    assert ran.says(said(lang, "refused-faces", setting="coloured", allowed="R G W N O"))
    options = json.loads(only_record(home).read_bytes())["options"]
    assert options["last_one_wins"] is True
    assert options["instant_win"] is False
    assert (options["start"], options["equipment"], options["squares"]) == (2, "b", 5)
    assert (options["coloured"].upper(), options["black"]) == ("RRGWNO", "preset")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_is_labelled_in_words_and_not_by_another_number(mathom, lang):
    """`3  2` for “seat 2 begins” can't be understood; `preset` is no Polish word."""
    number = str(LANGUAGES.index(lang) + 1)
    yes = TEXTS[lang]("play-yes")
    ran = wizard(mathom, f"{number}\n2\n1\n1\n\n\n1\n{yes}\n\n\n\n\n\n\n")
    labels = re.findall(r"^  \d  (.+)$", ran.out, re.M)
    assert len(labels) > 15
    assert [label for label in labels if label.isdigit() or label == "preset"] == []


def test_seats_named_on_the_command_line_are_not_asked(mathom, home):
    ran = mathom(*SEEDED, types="quit")
    assert ran.code == 0
    assert not ran.says(said("en", "play-players", least=2, most=4))
    names = [seat["name"] for seat in json.loads(only_record(home).read_bytes())["seats"]]
    assert names == ["Ania", "Tomek"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("flags", "id", "args"),
    [
        (["--seats", "person"], "refused-seats", {"least": 2, "most": 4, "seats": 1}),
        (["--seats", "person,random,random,random,random"], "refused-seats", {"seats": 5}),
        (["--seats", "person,random", "--players", "3"], "refused-seats-twice", {}),
        (["--players", "5"], "refused-seats", {"least": 2, "most": 4, "seats": 5}),
        (["--players", "1"], "refused-seats", {"least": 2, "most": 4, "seats": 1}),
    ],
    ids=str,
)
def test_seats_that_do_not_fit_are_refused_before_anything_is_asked(
    mathom, home, flags, id, args, lang
):
    if id == "refused-seats":
        args = {"least": 2, "most": 4, **args}
    ran = mathom("play", "journey", *flags, "--lang", lang)
    assert ran.complains(said(lang, id, **args))
    assert not home.exists()


def test_a_bad_option_is_refused_before_anything_is_asked(mathom, home):
    ran = mathom("play", "journey", "--option", "variant=hard", "--lang", "en", types="2\n1\n1\n\n")
    allowed = {"setting": "variant", "value": "hard", "allowed": "basic, advanced"}
    assert ran.complains(said("en", "refused-setting-value", **allowed))
    assert not ran.says(said("en", "play-players", least=2, most=4))
    assert not home.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_input_that_ends_in_the_wizard(mathom, home, lang):
    ran = mathom("play", "journey", "--lang", lang, piped="2\n")
    assert ran.complains(said(lang, "refused-no-input"))
    assert not home.exists()


def test_a_name_that_is_no_text_does_no_harm(mathom, home):
    ran = mathom("play", "journey", "--seats", "person,random", "--names", "\udcb3", piped="quit\n")
    assert ran.code in (0, 2)


# --- Choosing


def test_a_choice_by_number_and_by_code(mathom, home):
    mathom(*SEEDED, piped="2\nTAKE   Frodo\nquit\n")
    assert choices(only_record(home)) == ["0 take sam", "1 take frodo"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["5", "0", "-1", "take gandalf", "zażółć", "9" * 100, "9" * 5000])
def test_what_is_no_choice_changes_nothing(mathom, home, typed, lang):
    ran = mathom(*SEEDED[:-1], lang, piped=f"{typed}\n\n   \ntake sam\nquit\n")
    assert ran.code == 0
    assert choices(only_record(home)) == ["0 take sam"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_against_the_rules_is_explained_with_its_rule(mathom, lang):
    ran = mathom(*SEEDED[:-1], lang, piped="take sam\ntake sam\ntake frodo\nroll\nquit\n")
    assert ran.says(said(lang, "reason-hobbit-taken", hobbit="sam") + " (J-2.3)")
    assert ran.says(said(lang, "reason-nothing-kept") + " (J-3.6)")


@pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("pl", "dlaczego"), ("pl", "why")])
def test_why_not(mathom, home, lang, why):
    piped = f"{why}\n{why} 1\n{why} roll\n{why} take nobody\n{why} xyzzy\nquit\n"
    ran = mathom(*SEEDED[:-1], lang, piped=piped)
    assert ran.says(said(lang, "play-why-what", code="take frodo"))
    assert ran.says(said(lang, "play-can", code="take frodo"))
    assert ran.says(said(lang, "reason-hobbit-first") + " (J-2.2)")
    assert ran.says(said(lang, "reason-which-hobbit"))
    assert ran.says(said(lang, "reason-no-such-option", code="xyzzy"))
    assert choices(only_record(home)) == []


# --- What may be typed instead


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "?"), ("en", "help"), ("pl", "?"), ("pl", "pomoc"), ("pl", "HELP")]
)
def test_help_lists_every_word(mathom, lang, word):
    ran = mathom(*SEEDED[:-1], lang, piped=f"{word}\nquit\n")
    assert ran.says(said(lang, "play-help"))


@pytest.mark.parametrize(("lang", "word"), [("en", "rules"), ("pl", "zasady"), ("pl", "rule")])
def test_rules_can_be_read_in_the_game(mathom, lang, word):
    ran = mathom(*SEEDED[:-1], lang, piped=f"{word}\n{word} 3.8 j-7.7\n{word} 9.9\nquit\n")
    for id in ("J-2.2", "J-2.3", "J-3.8", "J-7.7"):
        assert f"\n{id}  " in ran.out.replace("> ", "\n")
    assert ran.says(said(lang, "refused-rule", number="9.9", first="J-1.1"))


@pytest.mark.parametrize(("lang", "word"), [("en", "story"), ("pl", "historia")])
def test_the_story_so_far(mathom, lang, word):
    ran = mathom(*SEEDED[:-1], lang, piped=f"take sam\n{word}\nquit\n")
    took = said(lang, "event-took", player="Ania", hobbit="sam", colour="red")
    assert flat(ran.out).count(took) == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "table"), ("pl", "stół"), ("pl", "stol")])
def test_the_table_again(mathom, lang, word):
    shown = said(lang, "scene-hobbits")
    once = flat(mathom(*SEEDED[:-1], lang, piped="quit\n").out).count(shown)
    twice = flat(mathom(*SEEDED[:-1], lang, piped=f"{word}\nquit\n").out).count(shown)
    assert twice == once + 1


@pytest.mark.parametrize(
    ("lang", "typed", "then"),
    [
        ("en", "lang pl", "pl"),
        ("en", "lang", "pl"),
        ("pl", "język en", "en"),
        ("pl", "jezyk", "en"),
        ("pl", "język pl", "pl"),
    ],
)
def test_the_language_can_change_in_mid_game(mathom, home, lang, typed, then):
    ran = mathom(*SEEDED[:-1], lang, piped=f"take sam\n{typed}\ntake frodo\nquit\n")
    took = "event-took", {"player": "Tomek", "hobbit": "frodo", "colour": "yellow"}
    assert ran.says(said(then, took[0], **took[1]))
    assert choices(only_record(home)) == ["0 take sam", "1 take frodo"]


def test_a_language_that_is_not_spoken_changes_nothing(mathom):
    ran = mathom(*SEEDED, piped="lang de\ntake sam\nquit\n")
    assert ran.says(said("en", "event-took", player="Ania", hobbit="sam", colour="red"))


# --- Undo


def test_undo_is_free_before_chance_has_spoken(mathom, home):
    ran = mathom(*SEEDED, piped="take sam\nundo\ntake pippin\nquit\n")
    assert ran.says(said("en", "play-undone"))
    assert choices(only_record(home)) == ["0 take sam", "0 undo", "0 take pippin"]
    assert mathom("verify", only_record(home)).code == 0


@pytest.mark.parametrize(("lang", "undo"), [("en", "undo"), ("pl", "cofnij")])
def test_there_may_be_nothing_to_undo(mathom, lang, undo):
    ran = mathom(*SEEDED[:-1], lang, piped=f"{undo}\nquit\n")
    assert ran.says(said(lang, "reason-undo-nothing"))
    assert not ran.says(said(lang, "play-undone"))


@pytest.mark.parametrize(
    ("lang", "answer", "agreed"),
    [
        ("en", "yes", True),
        ("en", "Y", True),
        ("en", "no", False),
        ("pl", "tak", True),
        ("pl", "T", True),
        ("pl", "nie", False),
    ],
)
def test_undo_over_a_roll_needs_consent(mathom, home, lang, answer, agreed):
    """With the second hobbit the first dice are rolled."""
    piped = f"take sam\ntake frodo\nundo\n{answer}\nquit\n"
    ran = mathom(*SEEDED[:-1], lang, piped=piped)
    assert ran.says(said(lang, "reason-undo-chance", dice="yes"))
    assert ran.says(said(lang, "play-ask-consent", player="Tomek"))
    assert ran.says(said(lang, "play-undone" if agreed else "play-no-consent"))
    lines = ["0 take sam", "1 take frodo", *(["1 undo agreed"] if agreed else [])]
    assert choices(only_record(home)) == lines
    assert mathom("verify", only_record(home)).code == 0


def test_an_unclear_answer_is_no_consent(mathom, home):
    mathom(*SEEDED, piped="take sam\ntake frodo\nundo\nperhaps\nno\nquit\n")
    assert choices(only_record(home)) == ["0 take sam", "1 take frodo"]


def test_who_types_that_all_agreed_has_them_asked_all_the_same(mathom, home):
    ran = mathom(*SEEDED, piped="take sam\ntake frodo\nundo agreed\nno\nquit\n")
    assert ran.says(said("en", "play-no-consent"))
    assert choices(only_record(home)) == ["0 take sam", "1 take frodo"]


def test_bots_agree_to_every_undo(mathom, home):
    flags = ["--seats", "person,random", "--option", "start=1", "--seed", "shire"]
    ran = mathom("play", "journey", *flags, piped="take sam\nundo\ntake frodo\nquit\n")
    assert ran.says(said("en", "play-undone"))
    lines = choices(only_record(home))
    assert "0 undo agreed" in lines
    assert "0 take frodo" in lines
    assert mathom("verify", only_record(home)).code == 0


# --- Giving up


@pytest.mark.parametrize(
    ("lang", "word", "yes"), [("en", "resign", "yes"), ("pl", "poddaj", "tak")]
)
def test_who_gives_up_is_asked_once_more_and_loses(mathom, home, lang, word, yes):
    ran = mathom(*SEEDED[:-1], lang, piped=f"take sam\n{word}\n{yes}\n")
    assert ran.code == 0
    assert ran.says(said(lang, "event-resigned", player="Tomek"))
    assert choices(only_record(home)) == ["0 take sam", "1 resign"]
    assert ran.says(said(lang, "play-winners", count=1, names="Ania"))
    assert mathom("verify", only_record(home)).code == 0
    assert mathom("show", only_record(home), "--lang", lang).says(
        {
            "en": "Tomek gives up. The winner: Ania (Sam).",
            "pl": "Tomek się poddaje, więc wygrywa Ania (Sam).",
        }[lang]
    )


@pytest.mark.parametrize("answer", ["no", "nie", ""])
def test_who_thinks_better_of_it_plays_on(mathom, home, answer):
    ran = mathom(*SEEDED, piped=f"resign\n{answer}\ntake sam\nquit\n")
    assert ran.says(said("en", "play-not-resigned"))
    assert choices(only_record(home)) == ["0 take sam"]


def test_where_three_play_a_bot_plays_on_for_who_gives_up(mathom, home):
    flags = ["--seats", "person,person,random", "--names", "Ania,Tomek", "--option", "start=1"]
    game = ["play", "journey", *flags, "--seed", "shire", "--lang", "en"]
    ran = mathom(*game, piped="take sam\nresign\nyes\nquit\n")
    assert ran.says("a bot takes the seat for good")
    path = only_record(home)
    assert choices(path)[:2] == ["0 take sam", "1 resign"]
    assert len(choices(path)) > 3  # both bots have chosen until Ania is asked
    ran = mathom("play", "journey", "--resume", path, "--lang", "en", piped=TO_THE_END)
    assert ran.code == 0
    assert not ran.says("Tomek (Frodo):")
    assert mathom("verify", path).code == 0


def test_a_team_gives_up_together(mathom, home):
    flags = ["--seats", "person,random,person,random", "--names", "Ania,Ola"]
    ran = mathom("play", "warcards", *flags, "--lang", "en", piped="\nresign\nyes\n")
    assert ran.says("Do all of them really give up: Ania (Frodo), Ola (Aragorn)?")
    assert choices(only_record(home))[-2:] == ["0 resign", "2 resign"]
    assert mathom("verify", only_record(home)).code == 0


# --- Saving, leaving, resuming


@pytest.mark.parametrize("word", ["quit", "exit", "q", "koniec"])
def test_leaving_keeps_the_game(mathom, home, word):
    ran = mathom(*SEEDED, piped=f"take sam\n{word}\n")
    assert ran.code == 0
    path = only_record(home)
    assert ran.says(said("en", "play-left", mathom="mathom", game="journey", file=str(path)))
    assert choices(path) == ["0 take sam"]


def test_input_that_ends_in_the_game_keeps_it(mathom, home):
    ran = mathom(*SEEDED, piped="take sam\n")
    assert ran.code == 0
    assert choices(only_record(home)) == ["0 take sam"]


def test_a_game_left_and_resumed_is_the_same_game(mathom, home):
    mathom(*SEEDED, piped=TO_THE_END)
    whole = only_record(home).read_bytes()
    only_record(home).unlink()
    mathom(*SEEDED, piped="1\n" * 10 + "quit\n")
    path = only_record(home)
    assert len(choices(path)) == 10
    ran = mathom("play", "journey", "--resume", path, piped=TO_THE_END)
    assert ran.code == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unfinished_games_are_offered(mathom, home, lang):
    older = kept(played(8), home / "records" / "journey-20250101-120000-aaaa.json")
    newer = kept(played(9, seed="b"), home / "records" / "journey-20250102-120000-bbbb.json")
    kept(played(), home / "records" / "journey-20250103-120000-cccc.json")  # finished
    ran = mathom("play", "journey", "--lang", lang, types="2\n1\nquit")
    assert ran.code == 0
    assert ran.says(said(lang, "play-resume"))
    assert ran.out.index(newer.stem) < ran.out.index(older.stem)
    assert "cccc" not in ran.out
    assert len(choices(newer)) == 10
    assert len(choices(older)) == 8


def test_a_new_game_can_be_begun_beside_unfinished_ones(mathom, home):
    old = kept(played(8), home / "records" / "journey-20250101-120000-aaaa.json")
    ran = mathom("play", "journey", "--lang", "en", types="1\n\n\n\n\n\n\nquit")
    assert ran.code == 0
    assert len(list((home / "records").glob("*.json"))) == 2
    assert len(choices(old)) == 8


def test_a_damaged_file_among_the_records_is_passed_over(mathom, home):
    good = kept(played(8), home / "records" / "journey-20250101-120000-aaaa.json")
    whole = good.read_bytes()
    for name, content in {"b": b"", "c": b"hello", "d": whole[:90], "e": b"\xff\xfe"}.items():
        (home / "records" / f"journey-20250102-120000-{name}.json").write_bytes(content)
    (home / "records" / "journey-20250103-120000-f.json").mkdir()
    strange = tampered(good, options={**json.loads(whole)["options"], "start": 4})
    strange.rename(home / "records" / "journey-20250104-120000-g.json")
    ran = mathom("play", "journey", "--lang", "pl", types="2\nkoniec")
    assert ran.code == 0
    assert ran.out.count("journey-2025") >= 1
    assert "journey-20250102" not in ran.out
    assert good.read_bytes() == whole


def test_what_happened_before_is_not_told_all_over_again(mathom, tmp_path):
    path = kept(played(60), tmp_path / "long.json")
    ran = mathom("play", "journey", "--resume", path, piped="quit\n")
    assert len(played(60).story) > 50
    told = [line for line in ran.out.splitlines() if line.startswith("  ")]
    assert len(told) < 50


def test_a_finished_game_can_be_looked_at_again(mathom, finished):
    before = finished.read_bytes()
    ran = mathom("play", "journey", "--resume", finished)
    assert ran.code == 0
    assert ran.says(said("en", "play-record", file=str(finished)))
    assert finished.read_bytes() == before


def test_a_game_is_resumed_only_as_what_it_is(mathom, unfinished):
    ran = mathom("play", "chess", "--resume", unfinished, piped="quit\n")
    assert ran.code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_that_breaks_its_promise_is_not_resumed(mathom, unfinished, lang):
    other = tampered(unfinished, seed="better")
    ran = mathom("play", "journey", "--resume", other, "--lang", lang, piped="1\n")
    assert ran.complains(said(lang, "refused-record-commitment"))
    assert json.loads(other.read_bytes())["seed"] == "better"


def test_a_record_with_a_bot_that_does_not_exist_is_not_resumed(mathom, unfinished):
    seats = [{"name": "Ania", "player": "person"}, {"name": "HAL", "player": "hal"}]
    ran = mathom("play", "journey", "--resume", tampered(unfinished, seats=seats))
    assert ran.complains("hal")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ["save", "zapisz"])
def test_a_copy_can_be_saved_under_another_name(mathom, tmp_path, word, lang):
    copy = tmp_path / "copies" / "my game.json"
    ran = mathom(*SEEDED[:-1], lang, piped=f"take sam\n{word} {copy}\n{word}\nquit\n")
    assert ran.says(said(lang, "play-saved", file=str(copy)))
    assert ran.says(said(lang, "play-save-where"))
    assert choices(copy) == ["0 take sam"]
    assert mathom("verify", copy).code == 0


@pytest.mark.parametrize("where", [".", "/", "..", "~nobody-of-this-name/x", "a\x00b", "folder"])
def test_a_copy_that_cannot_be_saved_stops_nothing(mathom, home, tmp_path, monkeypatch, where):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    ran = mathom(*SEEDED, piped=f"save {where}\ntake sam\nquit\n")
    assert ran.code == 0
    assert choices(only_record(home)) == ["0 take sam"]
    left = {path.name for path in tmp_path.iterdir()} | {p.name for p in tmp_path.parent.iterdir()}
    assert not [name for name in left if name.endswith(".new")]


def test_a_copy_that_cannot_be_saved_does_not_unsave_the_game(mathom, tmp_path):
    """The game itself is saved all the time, so nobody should be told that it is not."""
    blocked = tmp_path / "a file"
    blocked.write_text("")
    ran = mathom(*SEEDED, piped=f"save {blocked / 'copy.json'}\nquit\n")
    assert ran.says("copy.json")
    assert not ran.says("not saved")
    assert not ran.says("not being saved")


def test_a_copy_overwrites_nobodys_file(mathom, tmp_path):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert mathom(*SEEDED, piped=f"save {diary}\nquit\n").code == 0
    assert diary.read_text() == "Dear diary"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_can_be_written_nobody_is_told_that_it_was(
    mathom, tmp_path, monkeypatch, lang
):
    blocked = tmp_path / "a file"
    blocked.write_text("")
    monkeypatch.setenv("MATHOM_HOME", str(blocked))
    ran = mathom(*SEEDED[:-1], lang, piped="take sam\nquit\n")
    assert str(blocked) in flat(ran.err)
    promise = said(lang, "play-file", file="FILE").partition("FILE")[0]
    assert not ran.says(promise)
    saved = said(lang, "play-left", mathom="mathom", game="journey", file="FILE").partition(".")[0]
    assert not ran.says(saved)


def test_where_nothing_can_be_written_it_is_said_once(mathom, tmp_path, monkeypatch):
    blocked = tmp_path / "a file"
    blocked.write_text("")
    monkeypatch.setenv("MATHOM_HOME", str(blocked))
    ran = mathom(*SEEDED, piped="1\n" * 6 + "quit\n")
    # Once when it begins, and perhaps once more when somebody leaves.
    assert flat(ran.err).count(str(blocked)) <= 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written(mathom, home):
    (home / "records").mkdir(parents=True)
    (home / "records").chmod(0o500)
    ran = mathom(*SEEDED, piped="take sam\nquit\n")
    assert ran.code == 0
    assert str(home) in flat(ran.err)


# --- What it looks like


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_fits_a_screen_of_80_columns(mathom, home, monkeypatch, tmp_path, lang):
    # A short home, so that only our own words count.
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MATHOM_HOME", ".")
    piped = "?\nrules\nrules 3.13\nwhy roll\n1\n1\n1\nundo\nwhy keep\nrepeat\n" + TO_THE_END
    flags = ["--seats", "person,person,person", "--option", "variant=advanced", "--seed", "shire"]
    ran = mathom("play", "journey", *flags, "--lang", lang, piped=piped)
    assert too_wide(ran.out.replace("> ", "")) == []


def test_no_colour_goes_into_a_file(mathom):
    assert "\x1b" not in mathom(*SEEDED, piped=TO_THE_END).out


# --- Chance


DICE = re.compile(r"\b(dice|rolls?)\b|rzut|koś[cć]", re.IGNORECASE)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", registry.names())
def test_dice_are_spoken_of_only_where_there_are_dice(mathom, home, lang, game):
    seats = ["--players", str(registry.game(game).seats[0]), "--seats"]
    bots = ",".join(["random"] * registry.game(game).seats[0])
    ran = mathom("play", game, *seats, bots, "--seed", "lembas", "--lang", lang)
    promise = said(
        lang, "play-commitment", commitment="", dice="yes" if registry.game(game).dice else "no"
    )
    assert ran.says(promise)
    assert bool(DICE.search(promise)) == (game == "journey")
