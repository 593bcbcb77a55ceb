"""The description of the HTTP API, at ``/api/schema/openapi.json``.

Paths come from the handlers. msgspec makes the schemas of bodies from the same types that check
them, so the description has the enforced bounds and closed objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

TEMPLATE = "#/components/schemas/{name}"


class ExactJson(JsonRenderPlugin):
    """Renders the description with msgspec's schemas, and with our errors."""

    def __init__(self, bodies: Sequence[Any]) -> None:
        """``bodies`` are the types of all requests and answers."""
        super().__init__()
        self._bodies = bodies

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, schemas = msgspec.json.schema_components(self._bodies, ref_template=TEMPLATE)
        openapi_schema["components"]["schemas"] = schemas
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                responses = operation["responses"]
                for status in [status for status in responses if status >= "4"]:
                    del responses[status]
                responses["default"] = {
                    "description": "Refused, and nothing has changed",
                    "content": {
                        "application/json": {"schema": {"$ref": TEMPLATE.format(name="ErrorBody")}}
                    },
                }
        return self.render_json(request, openapi_schema)
