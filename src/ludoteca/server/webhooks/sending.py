"""Posts to addresses that strangers name: only https, only public hosts, nothing followed."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

SECONDS: Final = 5.0
"""How long a request may take, all in all."""

MOST_BYTES: Final = 64 * 1024
"""Of the answer that is read; the rest is not waited for."""

MOST_URL: Final = 500


class NotSent(Exception):
    """The receiver could not be reached. The message names no address: it may hold a secret."""


def url_parts(url: str) -> SplitResult | None:
    """The parts of an address that may be a receiver: https, a host, no user; None for others."""
    if len(url) > MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    named = parts.scheme == "https" and parts.hostname and parts.username is None
    return parts if named and port != 0 and not parts.fragment else None


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, not to this machine or its network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip not in _UNICAST or ip in _TEREDO or ip in _SIX_TO_FOUR
    ):
        return False  # some of these lead to an IPv4 address that could be private
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


_UNICAST: Final = ipaddress.ip_network("2000::/3")
_TEREDO: Final = ipaddress.ip_network("2001::/32")
_SIX_TO_FOUR: Final = ipaddress.ip_network("2002::/16")


async def resolve(host: str, port: int) -> Sequence[str]:
    """The IP addresses of ``host``."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


@functools.cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer. Raises `NotSent`.

    The name is resolved once, all its addresses must be public, and the connection goes to one of
    these: a name that later leads elsewhere changes nothing.
    """
    parts = url_parts(url)
    if parts is None:
        raise NotSent("not an address of a receiver")
    host, port = parts.hostname or "", parts.port or 443
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await resolve(host, port)
            if not addresses or not all(is_public(one) for one in addresses):
                raise NotSent("the host is not public")
            return await _post(parts, addresses[0], body, headers)
    except (OSError, TimeoutError, UnicodeError, httpx.HTTPError, httpx.InvalidURL) as error:
        raise NotSent(f"no answer ({type(error).__name__})") from None


async def _post(parts: SplitResult, ip: str, body: bytes, headers: Mapping[str, str]) -> int:
    host, port = parts.hostname or "", parts.port or 443
    number = f"[{ip}]" if ":" in ip else ip
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = {**headers, "Host": host if port == 443 else f"{host}:{port}"}
    client = httpx.AsyncClient(verify=tls(), timeout=SECONDS, trust_env=False)
    async with (
        client,
        client.stream(
            "POST",
            f"https://{number}:{port}{path}",
            content=body,
            headers=named,
            extensions={"sni_hostname": host},
            follow_redirects=False,
        ) as answer,
    ):
        read = 0
        async for part in answer.aiter_raw():
            read += len(part)
            if read > MOST_BYTES:
                break
        return answer.status_code
