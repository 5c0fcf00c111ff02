"""The description of the API: complete, true, and the one that the page was built with."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis.specs.openapi import checks

from mathom.core import registry
from mathom.core.voice import LANGUAGES
from tests.server.guest import Guest, finish
from tests.server.open_inn import OpenInn
from tests.sides import one_by_day

MODESTLY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
TRUE_TO_THE_DESCRIPTION = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "src" / "lib" / "schema.d.ts"


@pytest.fixture(scope="module")
def described(inn: OpenInn) -> dict[str, Any]:
    found: dict[str, Any] = inn.guest().get("/openapi.json").json()
    return found


def operations(described: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


def test_every_operation_has_a_name_of_its_own_and_says_what_it_does(described: dict[str, Any]):
    names = []
    for where, operation in operations(described):
        assert operation.get("description"), where
        assert len(operation["description"]) > 5, where
        names.append(operation["operationId"])
    assert len(names) == len(set(names)) > 25


def test_every_parameter_is_described(described: dict[str, Any]):
    for where, operation in operations(described):
        for parameter in operation.get("parameters", []):
            assert parameter.get("description") or parameter["schema"].get("enum"), (
                where,
                parameter["name"],
            )


def test_every_reference_leads_somewhere(described: dict[str, Any]):
    schemas = described["components"]["schemas"]
    text = json.dumps(described)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas


def test_every_python_describes_it_alike(described: dict[str, Any]):
    schemas = described["components"]["schemas"].values()
    told = [schema["description"] for schema in schemas if "description" in schema]
    assert any("\n" in text for text in told)
    assert [text for text in told if text != cleandoc(text)] == []


@pytest.mark.parametrize("path", ["/openapi.json/x", "/openapi.json/x/y", "/openapi.jsonx"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_below_it_is_refused_as_elsewhere(inn: OpenInn, lang: str, path: str):
    with Guest(inn.url, "Frodo", {"Accept-Language": lang}) as frodo:
        nothing, answer = frodo.get("/nothing-of-that-kind"), frodo.get(path)
    assert (answer.status_code, answer.json()) == (404, nothing.json())
    assert answer.headers["content-type"] == nothing.headers["content-type"]


def test_each_games_view_is_described(described: dict[str, Any]):
    assert "JourneyView" in described["components"]["schemas"]


def test_each_games_moments_are_described(described: dict[str, Any]):
    schemas = described["components"]["schemas"]
    for game in registry.games():
        assert game.moments
        for kind in game.moments:
            assert schemas[kind.__name__]["properties"]["type"]["enum"]


def test_the_types_of_the_page_come_from_this_description(tmp_path: Path):
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not program.exists() or shutil.which("node") is None:
        pytest.skip("What the page is built with is not installed.")
    command = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]["types"].split()
    description, written = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    with description.open("w", encoding="utf-8") as file:
        subprocess.run(
            [sys.executable, "-m", "mathom.server.print_openapi"], check=True, stdout=file
        )
    here = {"openapi.json": str(description), "src/lib/schema.d.ts": str(written)}
    words = [str(program), *(here.get(word, word) for word in command[1:])]
    subprocess.run(words, cwd=WEB, check=True, capture_output=True)
    assert written.read_text("utf-8") == TYPES.read_text("utf-8"), "run `make types`"


# What is described is what is done


STREAM = "stream"
"""It has no end to wait for; `test_streams` listens to it."""


@pytest.mark.slow
@pytest.mark.parametrize("often", one_by_day(4, 40))
def test_whatever_is_sent_the_answer_is_as_described(either_inn: OpenInn, often: int):
    guest = either_inn.guest("Frodo")
    gathering = guest.open("me", "open", "open")
    playing, over = (guest.open("me", {"kind": "me", "name": "Sam"}) for _ in range(2))
    finish(over, {0: guest, 1: guest}, Random(1))
    tables = [gathering, playing, over]
    api = schemathesis.openapi.from_url(f"{either_inn.url}/api/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:
        if operation.definition.raw["operationId"] != STREAM:
            exercise(operation, often, tables, {"mathom": guest.web.cookies["mathom"]})


def exercise(operation: Any, often: int, tables: list[str], cookies: dict[str, str]) -> None:
    @settings(MODESTLY, max_examples=often)
    @given(case=operation.as_strategy(), table=strategies.sampled_from([*tables, None]))
    def check(case: schemathesis.Case, table: str | None) -> None:
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(cookies=cookies)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=TRUE_TO_THE_DESCRIPTION)

    check()
