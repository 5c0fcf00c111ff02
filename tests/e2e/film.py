"""A short moving picture of a turn, for people who have not opened the page yet."""

import struct
import zlib
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.places import PLACES, Tables
from tests.e2e.visitor import Visitor

FRAMES = 26
BETWEEN = 450
"""Milliseconds from one frame to the next, when it is taken and when it is seen."""
LINGER = 2500
KNOWING = """
if (location.protocol.startsWith("http"))
  localStorage["mathom.settings"] ??= '{"namesKnown": true}';
"""
"""Somebody who has been here before need not be told how to look names up."""
SCREEN: dict[str, Any] = {"width": 1100, "height": 760, "scale": 0.62}
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def film(browser: Browser, url: str, host: Visitor, tables: Tables, frames: int = FRAMES) -> bytes:
    """Keep two dice, roll, and watch what the others do."""
    context = browser.new_context(
        base_url=url,
        locale="en-GB",
        color_scheme="dark",
        viewport={"width": SCREEN["width"], "height": SCREEN["height"]},
        device_scale_factor=SCREEN["scale"],
    )
    context.add_init_script(KNOWING)
    page = host.enter(context.new_page())
    PLACES["table"].visit(page, tables, "en")
    page.wait_for_load_state("networkidle")
    taken = [page.screenshot()]
    for frame in range(frames):
        # A player takes their time, too; what others do is only watched.
        glowing = page.locator("[data-choosable^=''][data-thing^='die:'], [data-option]").first
        if frame % 3 == 1 and glowing.is_visible():
            glowing.click(timeout=2000)
        page.wait_for_timeout(BETWEEN)
        shot = page.screenshot()
        if shot != taken[-1]:
            taken.append(shot)
    context.close()
    return animated(taken)


def animated(frames: list[bytes]) -> bytes:
    """Pictures of one size as one that moves (APNG): browsers that can't show the first of them."""
    first = list(_chunks(frames[0]))
    made = [SIGNATURE, _chunk(b"IHDR", first[0][1])]
    made.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    width, height = struct.unpack(">II", first[0][1][:8])
    number = 0
    for index, frame in enumerate(frames):
        wait = LINGER if index == len(frames) - 1 else BETWEEN
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, wait, 1000, 0, 0)
        made.append(_chunk(b"fcTL", control))
        number += 1
        for kind, data in _chunks(frame):
            if kind != b"IDAT":
                continue
            if index == 0:
                made.append(_chunk(b"IDAT", data))
            else:
                made.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    made.append(_chunk(b"IEND", b""))
    return b"".join(made)


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
