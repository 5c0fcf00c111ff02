"""Lessons on a phone: along the line, and another way and back."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mathom.core import registry
from mathom.core.lesson import must_have_lesson
from tests.e2e.places import settle
from tests.e2e.player import Player
from tests.sides import one_by_day

PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PATIENCE = 20.0
"""Seconds until what is meant has been brought to sight."""


class Learner(Player):
    """Somebody who reads what the coach says."""

    def __init__(self, page: Page, lang: str = "en", game: str = "journey") -> None:
        super().__init__(page, lang, game)
        self.lesson = must_have_lesson(registry.game(game))

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("coach"), exact=True)

    def begin(self) -> None:
        self.open_box()
        self.button("coach-learn").click()
        expect(self.coach).to_be_visible()

    def hears(self, id: str) -> None:
        expect(self.coach).to_contain_text(self.say.told(id))

    def chooses(self, code: str) -> None:
        # What glows while the last choice is on its way is not for this one.
        self.glowing.and_(self.page.locator(":not([aria-disabled])")).first.wait_for()
        self.page.keyboard.press("/")
        field = self.prompt.get_by_role("textbox")
        field.fill(code)
        field.press("Enter")
        if code.startswith("split"):
            self.prompt.get_by_role("button", name=self.say.told("option-split", number=1)).click()

    def follow(self, *plies: int) -> None:
        """Read and do what the coach says at these lines of the lesson."""
        for ply in plies:
            pages = self.lesson.starts.get(ply, ())
            step = self.lesson.steps[ply]
            mine = self.lesson.choices[ply].seat == self.lesson.learner and not (step and step.auto)
            for number, page in enumerate(pages, start=1):
                self.hears(page.say.id)
                self.sees(page.look)
                if number < len(pages) or not mine:
                    self.button("coach-go-on").click()
            if mine:
                self.chooses(self.lesson.choices[ply].code)

    def follow_to_the_end(self) -> None:
        self.follow(*range(self.lesson.begins, len(self.lesson.lines)))
        for number, page in enumerate(self.lesson.farewell, start=1):
            self.hears(page.say.id)
            self.sees(page.look)
            if number < len(self.lesson.farewell):
                self.button("coach-go-on").click()
        for line in self.lesson.learnt:
            self.hears(line.id)

    def sees(self, things: tuple[str, ...]) -> None:
        """What is meant has a frame around it, and neither coach nor prompt covers it."""
        frames = self.page.locator(".layer path:not(.under)")
        if not things:
            expect(frames).to_have_count(0)
            return
        expect(frames.first).to_be_attached()
        thing = self.page.locator(f"[data-thing='{things[0]}']").first
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            coach, box = self.coach.bounding_box(), thing.bounding_box()
            if coach and box and box["y"] + box["height"] / 2 < coach["y"]:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"{things[0]} can't be seen")


@pytest.mark.parametrize(
    ("game", "lang"),
    one_by_day(("journey", "pl"), ("journey", "en"), ("confrontation", "pl")),
)
def test_who_does_as_the_coach_says_comes_to_the_end_and_plays_on(
    guest: Callable[..., Page], game: str, lang: str, axe: Callable[[Page], list[str]]
) -> None:
    page = guest(viewport=PHONE, locale=LOCALES[lang], reduced_motion="reduce")
    learner = Learner(page, lang, game)
    learner.begin()
    learner.follow_to_the_end()
    expect(learner.result).to_have_count(0)
    assert not axe(page)
    lesson = learner.table
    learner.button("coach-play-easy").click()
    learner.is_asked()
    assert learner.table != lesson
    expect(learner.coach).to_have_count(0)
    learner.open_box()
    expect(page.get_by_text(learner.say("coach-first-time"))).to_have_count(0)
    expect(learner.button("coach-learn")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "lang"),
    one_by_day(("warcards", "pl"), ("warcards", "en"), ("fellowship", "pl")),
)
def test_a_round_of_a_card_game(guest: Callable[..., Page], game: str, lang: str) -> None:
    page = guest(viewport=PHONE, locale=LOCALES[lang], reduced_motion="reduce")
    learner = Learner(page, lang, game)
    learner.begin()
    learner.follow_to_the_end()
    learner.button("coach-leave").click()
    expect(learner.coach).to_have_count(0)
    learner.is_asked()


def test_another_way_and_back_again(guest: Callable[..., Page]) -> None:
    page = guest(viewport=PHONE, reduced_motion="reduce")
    learner = Learner(page)
    learner.begin()
    learner.follow(0, 2, 3)
    lesson = learner.table
    learner.hears("lesson-keep-gandalf")
    learner.chooses("roll")
    learner.hears("lesson-gandalf-left")
    learner.button("coach-back").click()
    learner.hears("lesson-keep-gandalf")
    assert learner.table != lesson
    expect(learner.button("coach-back")).to_have_count(0)
    learner.follow(4, 5)
    learner.hears("lesson-two-rings")
    page.go_back()
    expect(page.get_by_role("region", name=learner.say("shelf-label"))).to_be_visible()


@pytest.mark.nightly
def test_another_way_without_the_coach(guest: Callable[..., Page]) -> None:
    page = guest(viewport=PHONE, reduced_motion="reduce")
    learner = Learner(page)
    learner.begin()
    learner.follow(0)
    learner.hears("lesson-trail")
    learner.chooses("keep blue orc")
    learner.hears("lesson-orc")
    learner.button("coach-leave").click()
    expect(learner.coach).to_have_count(0)
    learner.is_asked()


@pytest.mark.nightly
def test_a_long_caption_lies_over_neither_coach_nor_hint(guest: Callable[..., Page]) -> None:
    page = guest(viewport=PHONE, locale=LOCALES["pl"], reduced_motion="reduce")
    learner = Learner(page, "pl")
    learner.begin()
    learner.follow(0)
    caption = page.locator("[data-deed]")
    hint = page.get_by_role("note").filter(has_text=learner.say("table-names-hint"))
    for above in (hint, learner.coach):
        settle(page)
        upper, lower = above.bounding_box(), caption.bounding_box()
        assert upper
        assert lower
        assert upper["y"] + upper["height"] <= lower["y"] + 1
        if above is hint:
            # Who knows it sends it away, and the coach is next.
            hint.get_by_role("button").click()
            expect(hint).to_have_count(0)
