"""Bodies of requests: JSON in UTF-8, and nothing else."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures.multi_dicts import FormMultiDict

from ludoteca.server.edge.answers.errors import Problem


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read as JSON whatever it calls itself. Forms are not looked at: their
    fields would be taken apart before anybody knows whether they are asked for."""

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
