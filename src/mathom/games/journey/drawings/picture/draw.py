"""The whole table by candle light."""

from xml.etree.ElementTree import Element, indent, tostring

from mathom.core.svg import INK, PARCHMENT, SERIF, UMBER, box, group, path, tag, words
from mathom.core.voice import Text
from mathom.games.journey.drawings.picture.paint import (
    AGED_PARCHMENT,
    GREY_PARCHMENT,
    LIT_PARCHMENT,
    wobble,
)
from mathom.games.journey.drawings.picture.plan import WIDTH, Plan, plan
from mathom.games.journey.drawings.picture.sheet import sheet
from mathom.games.journey.drawings.picture.tray import tray
from mathom.games.journey.sight.view import JourneyView


def picture(view: JourneyView, text: Text) -> str:
    """The position as one SVG document."""
    places = plan(view)
    summary = " ".join(f"{sentence.rstrip('.')}." for sentence in summary_of(view, text))
    drawing = tag(
        "svg",
        words("title", summary),
        paints(),
        table(places),
        *(
            group(sheet(view, page, text), at=place)
            for page, place in zip(view.sheets, places.sheets, strict=True)
        ),
        group(tray(view, places.tray, text), at=places.tray.at),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {places.height:g}",
        role="img",
        aria_label=summary,
        lang=text.lang,
        font_family=SERIF,
        font_variant="lining-nums",
    )
    indent(drawing)
    return tostring(drawing, encoding="unicode") + "\n"


def summary_of(view: JourneyView, text: Text) -> list[str]:
    if view.result is not None:
        return [text("title"), text.say(view.result)]
    if view.phase == "hobbits":
        return [text("title"), text("picture-choosing", seat=view.active + 1)]
    turn = text("picture-turn", hobbit=view.sheets[view.active].hobbit or "")
    return [text("title"), text("sketch-round", round=view.round), turn]


def paints() -> Element:
    """The few gradients: candle light on the table, age on the pages, the roundness of bone."""
    return tag(
        "defs",
        gradient("journey-table", "#5c4631", "#3c2d20", UMBER),
        gradient("journey-page", LIT_PARCHMENT, PARCHMENT, AGED_PARCHMENT),
        gradient("journey-lost-page", "#d6cfbf", GREY_PARCHMENT, "#b0a893"),
        gradient("journey-felt", "#323c2c", "#283124", "#171c14"),
        gradient("journey-bone", "#fffaf0", "#f3ead6", "#dccdac"),
        gradient("journey-horn", "#574a3f", "#3a2f27", UMBER),
        tag(
            "linearGradient",
            tag("stop", offset="0", stop_color=INK, stop_opacity=0.45),
            tag("stop", offset="0.7", stop_color=INK, stop_opacity=0.3),
            tag("stop", offset="1", stop_color=INK, stop_opacity=0),
            id="journey-shadow",
        ),
    )


def gradient(id: str, centre: str, middle: str, edge: str) -> Element:
    return tag(
        "radialGradient",
        tag("stop", offset="0", stop_color=centre),
        tag("stop", offset="0.6", stop_color=middle),
        tag("stop", offset="1", stop_color=edge),
        id=id,
        cx="0.45",
        cy="0.4",
        r="0.75",
    )


def table(places: Plan) -> Element:
    """Planks by candle light."""
    seams = "".join(f"M0 {y:g}H{WIDTH:g}" for y in range(118, int(places.height), 118))
    grain = "".join(
        f"M{x:g} {y:g}q90 {bend:g} 200 0t210 {bend / 2:g}"
        for y in range(40, int(places.height), 59)
        for x, bend in ((wobble(y, 1) * 90 + 110, 6), (wobble(y, 2) * 120 + 760, -7))
    )
    return group(
        box(0, 0, WIDTH, places.height, 18, fill="url(#journey-table)"),
        path(grain, fill="none", stroke="#000000", stroke_opacity=0.1, stroke_width=1.5),
        path(seams, fill="none", stroke="#000000", stroke_opacity=0.28, stroke_width=2),
        data_part="table",
    )
