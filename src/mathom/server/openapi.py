"""The OpenAPI description: Litestar's account of the paths, msgspec's of everything sent."""

import inspect
from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from mathom.core import registry
from mathom.core.game import Game
from mathom.server import wire

REF = "#/components/schemas/{name}"
A_RECORD = {"application/json": {"schema": {"type": "object"}}}
SENT: dict[str, Any] = {
    "words": {"text/plain": {"schema": {"type": "string"}}},
    "stream": {"application/x-ndjson": {"schema": {"$ref": REF.format(name="News")}}},
    "record": A_RECORD,
    "myData": {"application/json": {"schema": {"$ref": REF.format(name="MyData")}}},
    "qr": {"image/svg+xml": {"schema": {"type": "string"}}},
}
"""What handlers write by themselves, by the ids of their operations."""


def view_type(game: Game[Any]) -> type[msgspec.Struct]:
    """What `game.view` returns, as it is annotated."""
    found: type[msgspec.Struct] = get_type_hints(type(game).view)["return"]
    return found


def structs() -> list[Any]:
    """Everything that goes over the wire, and each game's own view and moments."""
    sent = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    games = registry.games()
    moments = [kind for game in games for kind in game.moments]
    return [*sent, wire.News, *(view_type(game) for game in games), *moments]


@cache
def components() -> dict[str, Any]:
    kinds = structs()
    schemas, found = msgspec.json.schema_components(kinds, ref_template=REF)
    for schema in found.values():
        # From Python 3.13 on the compiler has done it already.
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    news = schemas[kinds.index(wire.News)]
    return {**found, "News": news}


class Description(JsonRenderPlugin):
    """Serves the description at `/api/openapi.json`: written once."""

    _written: bytes | None = None

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = msgspec.json.encode(describe(openapi_schema))
        return self._written


def describe(described: dict[str, Any]) -> dict[str, Any]:
    """The whole description. msgspec knows our structs better than Litestar does."""
    described.setdefault("components", {})["schemas"] = {
        **described.get("components", {}).get("schemas", {}),
        **components(),
    }
    trouble = {
        "description": "Why not",
        "content": {"application/json": {"schema": {"$ref": REF.format(name="Trouble")}}},
    }
    for path in described["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = trouble
            sent = SENT.get(operation["operationId"])
            if sent is not None:
                operation["responses"]["200"]["content"] = sent
            if operation["operationId"] == "bringRecord":
                operation["requestBody"] = {"required": True, "content": A_RECORD}
    return described
