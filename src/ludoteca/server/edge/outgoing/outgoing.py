"""Sends requests to addresses that strangers name, and to no machine of the house's own network.

The name is resolved once, all its addresses must be public, and the connection goes to one of the
addresses that were looked at: a name server that answers differently the next time gains nothing.
Redirects are not followed, proxies of the environment are not used.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

SECONDS: Final = 10.0
"""How long a request may take, from its name to the last byte of its answer."""

MOST_ADDRESS_LENGTH: Final = 2048
MOST_ANSWER_BYTES: Final = 16 * 1024
AT_ONCE: Final = 64
"""Requests at the same time, of everybody."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""The IP addresses of a host."""


class Refused(Exception):
    """An address at which nothing is requested."""


class Answer(msgspec.Struct, frozen=True):
    """``body`` has the first 16 KiB at most."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Outgoing:
    """``seconds`` is how long a request may take. ``loopback`` allows addresses of this machine,
    over plain HTTP as well, and ``tls`` is what checks certificates; both are for tests."""

    def __init__(
        self,
        *,
        seconds: float = SECONDS,
        loopback: bool = False,
        resolve: Resolve | None = None,
        tls: Callable[[], ssl.SSLContext] | None = None,
    ) -> None:
        self._seconds = seconds
        self._loopback = loopback
        self._resolve = resolve or _resolve
        self._tls = tls or _tls
        self._places = asyncio.Semaphore(AT_ONCE)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Raises `Refused` for an address that is not allowed, and OSError or TimeoutError when no
        whole answer comes."""
        async with self._places, asyncio.timeout(self._seconds):
            return await self._post(url, body, headers)

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        import httpx  # most servers never load it

        check_address(url, loopback=self._loopback)
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._public_address(host, port)
        pinned = httpx.URL(url).copy_with(host=address)
        more = {"host": httpx.URL(url).netloc.decode("ascii")}
        extensions = {"sni_hostname": httpx.URL(url).raw_host.decode("ascii")}
        try:
            async with (
                httpx.AsyncClient(
                    verify=self._tls(),
                    follow_redirects=False,
                    trust_env=False,
                    timeout=self._seconds,
                ) as web,
                web.stream(
                    "POST",
                    pinned,
                    content=body,
                    headers={**headers, **more},
                    extensions=extensions,
                ) as answer,
            ):
                got = b""
                async for part in answer.aiter_raw():
                    got += part
                    if len(got) >= MOST_ANSWER_BYTES:
                        break
                status, told = answer.status_code, dict(answer.headers)
                return Answer(status, told, got[:MOST_ANSWER_BYTES])
        except httpx.TimeoutException as error:
            raise TimeoutError(f"no answer from {host}") from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise OSError(f"no answer from {host}: {type(error).__name__}") from error

    async def _public_address(self, host: str, port: int) -> str:
        """One address of ``host``, if all of them are public."""
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise OSError(f"{host} has no address") from error
        if not found:
            raise OSError(f"{host} has no address")
        for address in found:
            if not self._allowed(address):
                raise Refused(f"{host} is at an address that is not public")
        return found[0]

    def _allowed(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return is_public(ip) or (self._loopback and ip.is_loopback)


def check_address(url: str, *, loopback: bool = False) -> None:
    """Raises `Refused` for an address that is none of a server on the internet, as far as its text
    tells: https, the usual port or one above 1023, no user, no number of a private network."""
    if len(url) > MOST_ADDRESS_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("it is too long, or no address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Refused("it is no address") from error
    if not host or parts.username is not None or parts.password is not None or "\\" in url:
        raise Refused("it names no host, or a user")
    here = loopback and (host == "localhost" or _ip(host) is not None)
    if parts.scheme != "https" and not (here and parts.scheme == "http"):
        raise Refused("it is not https")
    if port is not None and port != 443 and port < 1024:
        raise Refused("its port is one of another service")
    ip = _ip(host)
    if ip is not None and not is_public(ip) and not (here and ip.is_loopback):
        raise Refused("its address is not public")
    if ip is None and "." not in host and not here:
        raise Refused("its name is one of a local network")


def is_public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is one of the public internet, also where an IPv6 address stands for an
    IPv4 address."""
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and any(ip in network for network in _TRANSLATED):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if int(ip) >> 32 == 0:  # ::a.b.c.d, as it was once written
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


_TRANSLATED: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48")))


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        pass
    try:  # 127.1, 0x7f000001: the resolver takes them as addresses, too
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


@functools.cache
def _tls() -> ssl.SSLContext:
    """Made once: to read the certificates of the world takes 30 ms."""
    return ssl.create_default_context()


async def _resolve(host: str, port: int) -> Sequence[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
