"""HTTP API of the export of all data about a person."""

from __future__ import annotations

from typing import Any, Final

from litestar import Controller, Request, get
from litestar.response import Stream

from ludoteca.server.edge.requests import router_with
from ludoteca.server.exports.service import Exports
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.pages.language import language_of

ZIP: Final = "application/zip"


class OwnData(Controller):
    path = "/api/me/export"
    tags = ("people",)

    @get("", media_type=ZIP)
    async def export(self, request: Request[Any, Any, Any], me: Guest, exports: Exports) -> Stream:
        """Everything that the server knows of the guest, as a ZIP file of JSON and records.

        The answer begins when the file is complete. One is made at a time for a guest.
        """
        address = request.client.host if request.client else ""
        archive, size = await exports.make(me, address, language_of(request))
        return Stream(
            archive.chunks(),
            media_type=ZIP,
            headers={
                "Content-Disposition": f'attachment; filename="ludoteca-{me.public}.zip"',
                "Content-Length": str(size),
            },
        )


def feature(house: House) -> Feature:
    exports = Exports(house.database, house.rooms, house.limits)
    return Feature(routes=[router_with(OwnData, exports=exports)])
