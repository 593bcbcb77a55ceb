"""The name and origin to which passkeys belong, for the host of a request."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from ludoteca.server.settings import Settings

LOCALHOST: Final = "localhost"

_PORTS: Final = {"http": 80, "https": 443}


class RelyingParty(msgspec.Struct, frozen=True):
    """``id`` is the domain of passkeys, ``origin`` that of the pages that may ask for them."""

    id: str
    origin: str


def relying_party(settings: Settings, host: str) -> RelyingParty | None:
    """The relying party of a request with this ``Host``; None where browsers offer no passkeys: at
    an IP address, without https, or under a name that is not the house's own."""
    if settings.public_url is not None:
        public = urlsplit(settings.public_url)
        if host.lower() not in (public.netloc.lower(), _netloc(public)):
            return None
        return _of(public)
    here = _split(f"http://{host}")
    return _of(here) if here is not None and here.hostname == LOCALHOST else None


def _of(address: SplitResult) -> RelyingParty | None:
    name = address.hostname or ""
    if _is_number(name) or (address.scheme != "https" and name != LOCALHOST):
        return None
    return RelyingParty(name, f"{address.scheme}://{_netloc(address)}")


def _netloc(address: SplitResult) -> str:
    """Host and port as in an origin: without the usual port."""
    name = (address.hostname or "").lower()
    port = address.port
    return name if port in (None, _PORTS[address.scheme]) else f"{name}:{port}"


def _split(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
