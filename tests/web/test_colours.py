"""The page's colours: each has a name, in a file of tokens, and none is there for nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src"
TOKENS = sorted(SOURCE.rglob("tokens.css"))
STYLED = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in {".svelte", ".ts", ".css"} and path not in TOKENS
)

VALUE = re.compile(
    r"(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b"
    r"|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)",
    re.IGNORECASE,
)
NAME = re.compile(
    """
    aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet
    |brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan
    |darkblue|darkcyan|darkgoldenrod|darkgray|darkgreen|darkgrey|darkkhaki|darkmagenta
    |darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue
    |darkslategray|darkslategrey|darkturquoise|darkviolet|deeppink|deepskyblue|dimgray|dimgrey
    |dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gray
    |green|greenyellow|grey|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush
    |lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgray|lightgreen
    |lightgrey|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategray|lightslategrey
    |lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue
    |mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise
    |mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive
    |olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred
    |papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue
    |saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategray
    |slategrey|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white
    |whitesmoke|yellow|yellowgreen
    """,
    re.IGNORECASE | re.VERBOSE,
)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<=\s)//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
DECLARED = re.compile(r"(?<![\w-])[a-z-]+:\s*([^;{}]+)[;}]")
NO_NAME = re.compile(r"--[\w-]+|\"[^\"]*\"|'[^']*'")
"""Where a word in a declaration names no colour: our own names, and what is quoted."""
WORD = re.compile(r"(?<![\w.-])[a-zA-Z]+(?![\w(-])")
ATTRIBUTE = re.compile(
    r"(?:style:[\w-]+|fill|stroke|color|stop-color|flood-color|lighting-color)"
    r"=(?:\{?[\"'`])?([a-zA-Z]+)\b"
)


def bare(source: str) -> str:
    """Without its comments, but with as many lines."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)


def literals(source: str, styles: bool = False) -> Iterator[tuple[int, str]]:
    """The colours that are written out, and their lines. The whole may be `styles`; names of
    colours count there and in attributes only, because players and dice have such names, too.
    """
    source = bare(source)
    found = [(match.start(), match[0]) for match in VALUE.finditer(source)]
    words = [(match.start(1), match[1]) for match in ATTRIBUTE.finditer(source)]
    sheets = [(0, source)] if styles else [(m.start(1), m[1]) for m in STYLE.finditer(source)]
    for start, sheet in sheets:
        for declared in DECLARED.finditer(sheet):
            value = NO_NAME.sub(lambda hidden: " " * len(hidden[0]), declared[1])
            at = start + declared.start(1)
            words += [(at + word.start(), word[0]) for word in WORD.finditer(value)]
    found += [(at, word) for at, word in words if NAME.fullmatch(word)]
    for at, colour in sorted(found):
        yield source.count("\n", 0, at) + 1, colour


def tokens(path: Path) -> dict[str, str]:
    """Those of one file and what they are. What a theme or a wish makes of them comes later."""
    rule = re.search(r":root\s*\{(.*?)\n\}", bare(path.read_text("utf-8")), re.DOTALL)
    assert rule, path
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", rule[1]))


def used(path: Path) -> set[str]:
    return set(re.findall(r"var\((--[\w-]+)", path.read_text("utf-8")))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("<style>\n  a {\n    color: #FFF;\n  }\n</style>", ["#FFF"]),
        ("<style>a { border: 1px solid rgb(0 0 0 / 0.3) }</style>", ["rgb(0 0 0 / 0.3)"]),
        ("<style>a { fill: color-mix(in srgb, red, var(--x) 40%); }</style>", ["red"]),
        ("<style>a { color: white }</style>", ["white"]),
        ('<stop stop-color="black" /><path fill={"gold"} />', ["black", "gold"]),
        ("<style>a { mask: url(\"data:…<path stroke='%23fff'/>\"); }</style>", ["%23fff"]),
        ("const hue = '#8a6408';", ["#8a6408"]),
        ("<style>.red { color: var(--red); fill: currentColor; }</style>", []),
        ("<style>a:hover { background: transparent; white-space: nowrap; }</style>", []),
        ("{#each dice as die}<Die hue='red' />{/each} <a href='#main'>…</a>", []),
        ("<!-- #fff -->\nconst die = { red: 5 }; // not #000", []),
    ],
)
def test_a_colour_is_known_when_it_is_seen(source: str, expected: list[str]) -> None:
    assert [colour for _, colour in literals(source)] == expected


def test_every_colour_is_a_token() -> None:
    assert len(STYLED) > 100
    strays = [
        f"{path.relative_to(WEB)}:{line}: {colour}"
        for path in STYLED
        for line, colour in literals(path.read_text("utf-8"), styles=path.suffix == ".css")
    ]
    assert not strays, "outside tokens.css:\n" + "\n".join(strays)


def test_what_has_no_tokens_keeps_to_their_colours() -> None:
    """The icon, and the frame that a browser draws around the page."""
    values = " ".join(tokens(SOURCE / "tokens.css").values())
    known = {colour.lower() for colour in VALUE.findall(values)}
    for path in [WEB / "index.html", *(WEB / "public").glob("*.svg")]:
        shown = {colour.lower() for _, colour in literals(path.read_text("utf-8"))}
        assert shown, path
        assert sorted(shown - known) == [], path


def test_every_token_is_used_where_it_is_known() -> None:
    """A game's own come with the game, so nobody else may rely on them."""
    assert SOURCE / "tokens.css" in TOKENS
    names = [name for path in TOKENS for name in tokens(path)]
    assert len(names) == len(set(names))
    for path in TOKENS:
        mine = tokens(path).keys()
        near = [other for other in [*STYLED, *TOKENS] if other.is_relative_to(path.parent)]
        assert sorted(mine - set[str]().union(*map(used, near))) == [], path
        strangers = [str(other) for other in STYLED if other not in near and mine & used(other)]
        assert strangers == [], path


def test_every_name_is_known() -> None:
    sources = [*STYLED, *TOKENS]
    set_somewhere = {
        name
        for path in sources
        for name in re.findall(r"(?<![\w(-])(--[\w-]+)(?=\s*[:=}])", path.read_text("utf-8"))
    }
    assert sorted(set[str]().union(*map(used, sources)) - set_somewhere) == []
