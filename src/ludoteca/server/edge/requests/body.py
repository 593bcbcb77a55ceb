"""Bodies of requests: only JSON in UTF-8."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures.multi_dicts import FormMultiDict

from ludoteca.server.edge.answers import Problem


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as JSON, whatever its content type. Forms are not parsed:
    Litestar would read their fields before it knows whether a handler wants them."""

    async def json(self) -> Any:
        """Raises `Problem` ``error-unreadable``."""
        try:
            return await super().json()
        except UnicodeError as error:
            raise Problem("error-unreadable", detail="not UTF-8") from error
        except RecursionError as error:
            raise Problem("error-unreadable", detail="nested too deeply") from error

    async def form(self) -> FormMultiDict:
        return FormMultiDict()
