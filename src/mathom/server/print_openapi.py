"""Prints the OpenAPI description: `python -m mathom.server.print_openapi`."""

import json
import tempfile
from pathlib import Path

from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.openapi import describe


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Config(data=Path(folder), database_url="sqlite://"))
    print(
        json.dumps(
            describe(app.openapi_schema.to_schema()), indent=1, ensure_ascii=False, sort_keys=True
        )
    )


if __name__ == "__main__":
    main()
