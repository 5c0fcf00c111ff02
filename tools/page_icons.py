"""Makes the icons of the installed page in web/public/icons from web/public/mathom.svg:

    python tools/page_icons.py

A browser draws them, the same that the tests use. Run it when the drawing has changed.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.services.chromium import ARGUMENTS, chromium  # noqa: E402 (found from the root only)

PUBLIC = ROOT / "web" / "public"
GROUND = "#1b1511"
"""The colour of the table; a system may cut a maskable icon as it likes."""
SAFE = 0.78
"""Of a maskable icon's width, what no system cuts off, with a rim."""


BADGE = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#fff">
  <circle cx="32" cy="32" r="26" stroke-width="6"/>
  <path d="M22 12v40M42 12v40" stroke-width="4"/>
  <circle cx="32" cy="32" r="5" fill="#fff"/>
</svg>
"""
"""The same door in lines: of a badge systems show only where something is."""


def draw(browser: Browser, name: str, size: int, share: float, css: str, svg: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawn = round(size * share)
    page.set_content(
        f"<style>html, body {{ margin: 0; height: 100% }} body {{ display: grid;"
        f" place-items: center; {css} }} svg {{ width: {drawn}px; height: {drawn}px }}</style>"
        + svg
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    door = (PUBLIC / "mathom.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=ARGUMENTS)
        for size in (192, 512):
            draw(browser, str(size), size, 1.0, "", door)
        draw(browser, "maskable", 512, SAFE, f"background: {GROUND}", door)
        draw(browser, "apple", 180, 0.9, f"background: {GROUND}", door)
        draw(browser, "badge", 96, 1.0, "", BADGE)
        browser.close()


if __name__ == "__main__":
    main()
