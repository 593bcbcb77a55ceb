"""All settings of a server, read from the environment once at start."""

from __future__ import annotations

import os
import pathlib
import re
from collections.abc import Mapping
from email.utils import parseaddr
from typing import Annotated, Literal, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
import msgspec.inspect

Seconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]
Lifetime = Annotated[float, msgspec.Meta(ge=1, le=366 * 86_400)]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class StartFailure(Exception):
    """The server cannot start. The message is one line for the person who started it."""


class SmtpServer(msgspec.Struct, frozen=True):
    """The mail server of the host. ``tls`` is "implicit", "starttls" or "off"."""

    host: str
    port: int
    tls: str
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:
        """Without the password: it must not reach a log."""
        return f"SmtpServer({self.host}:{self.port})"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server. Each field is read from the variable of its name in capitals.

    Times are in seconds. `docs/operations.md` describes the same settings for hosts.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    """0 takes any free port; the line printed at start says which."""
    public_url: str | None = None
    """The outside address, like ``https://play.example.org``, when a proxy stands in front."""
    source_url: str | None = None
    """The address of the source code of this server, shown on its about page."""
    data_dir: str = "data"
    database_url: str | None = None
    """``sqlite:///path`` or ``postgresql://user:password@host/name``; by default a file in
    ``data_dir``."""
    redis_url: str | None = None
    """``redis://host:6379/0``; with it several processes may serve one house, on PostgreSQL."""
    bot_pace: Seconds = 0.8
    """Delay of a bot's move after the entry before it, so that people can follow."""
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2
    bot_time_limit: Annotated[float, msgspec.Meta(gt=0, le=600)] = 5.0
    """How long a bot may think before its worker is replaced."""
    hint_time: Annotated[float, msgspec.Meta(gt=0, le=60)] = 1.2
    """How long the options for a hint are compared, after the bot has chosen."""
    rules_time_limit: Annotated[float, msgspec.Meta(gt=0, le=60)] = 1.0
    """How long one call into a game's rules may take before the table is stopped."""
    check_commits: bool = False
    """Whether each entry is replayed from its tape and compared with the proposal before updates
    are sent. For developers, as it doubles the work of the rules."""
    waiting_table_time: Lifetime = 86_400.0
    """How long a table may wait for its start before it is closed."""
    left_table_time: Lifetime = 86_400.0
    """How long a table with only bots left is kept before it is closed."""
    silent_table_time: Lifetime = 30 * 86_400.0
    """How long nothing may happen at a table before it is closed."""
    finished_table_time: Annotated[float, msgspec.Meta(ge=0, le=100 * 366 * 86_400)] = 0.0
    """How long an ended table is kept; 0 for ever."""
    challenge_grace_time: Annotated[float, msgspec.Meta(ge=0, le=7 * 86_400)] = 6 * 3600.0
    """How long the dice of a daily challenge stay secret after its day: a table that was begun on
    the day counts if it ends within this time."""
    limits_times: Annotated[float, msgspec.Meta(ge=0.01, le=1_000_000)] = 1.0
    """Factor for all limits of `ludoteca.server.edge.limits.limits`."""
    requests_per_minute: Count = 120
    """Changing requests that one address may send."""
    sockets_per_address: Count = 200
    """WebSockets of tables and lobbies that one address may have open: it can be a whole school."""
    tables_per_hour: Count = 60
    """Tables that one guest may create."""
    hints_per_minute: Count = 30
    """Hints that one guest may ask for."""
    review_playouts: Count = 60_000
    """Number of play-outs for the review of one table."""
    review_time_limit: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 120.0
    """How long one part of a review may take before its worker is replaced."""
    smtp_url: str | None = None
    """``smtp://user:password@host:587?tls=starttls`` or ``smtps://…``; without it no mail."""
    mail_from: str | None = None
    """The sender of mails, like ``Ludoteca <games@example.org>``."""
    openid_issuer: str | None = None
    """The address of an OpenID Connect provider, with which people may sign in."""
    openid_client_id: str | None = None
    openid_client_secret: str | None = None
    openid_name: str | None = None
    """The name of that provider for people; by default its host."""
    metrics: Literal["off", "loopback", "on"] = "off"
    """Who may read ``/metrics``: no one, programs on this machine, or everyone."""
    talk_of_strangers: Literal["all", "phrases"] = "all"
    """What people read, at every table, of people whom they neither follow nor have invited."""
    push_to_loopback: bool = False
    """Whether push services may be on this machine, over plain HTTP: for tests alone."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def data(self) -> pathlib.Path:
        """The directory of the database, the cookie key and the lock."""
        return pathlib.Path(self.data_dir)

    @property
    def database(self) -> pathlib.Path | str:
        """The file of an SQLite database, or the URL of a PostgreSQL database."""
        if self.database_url is None:
            return self.data / "ludoteca.sqlite3"
        if self.database_url.startswith("postgres"):
            return self.database_url
        return pathlib.Path(self.database_url.removeprefix("sqlite:///"))

    @property
    def secure(self) -> bool:
        """Whether browsers reach this server by https, so that cookies can be ``Secure``."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def smtp(self) -> SmtpServer | None:
        """The mail server; None where the host has set none."""
        return smtp_server(self.smtp_url) if self.smtp_url else None

    @property
    def public_host(self) -> str | None:
        return urlsplit(self.public_url).netloc.lower() if self.public_url else None


def settings_from(environment: Mapping[str, str]) -> Settings:
    """Raises `StartFailure` naming the variable that cannot be used. Empty ones count as unset."""
    given = {
        name: environment[name.upper()]
        for name in Settings.__struct_fields__
        if environment.get(name.upper())
    }
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise StartFailure(
                f"{name.upper()}={value!r} cannot be used: it must be {_wanted(name)}."
            ) from error
    settings = msgspec.convert(given, Settings, strict=False)
    if settings.public_url is not None:
        settings = msgspec.structs.replace(settings, public_url=_origin(settings.public_url))
    source = settings.source_url
    if source is not None and (
        urlsplit(source).scheme not in ("http", "https") or not urlsplit(source).netloc
    ):
        raise StartFailure(f"SOURCE_URL={source!r} is not like https://code.example.org/ludoteca.")
    database = settings.database_url
    if database is not None and not re.fullmatch("sqlite:///.+|postgres(ql)?://.+", database):
        raise StartFailure(
            "DATABASE_URL must be like sqlite:///path/to/file or postgresql://user@host/name."
        )
    redis = settings.redis_url
    if redis is not None and not re.fullmatch("(rediss?|unix)://.+", redis):
        raise StartFailure("REDIS_URL must be like redis://host:6379/0.")
    if redis is not None and isinstance(settings.database, pathlib.Path):
        raise StartFailure(
            "REDIS_URL is for houses of several processes: they need a DATABASE_URL like "
            "postgresql://user@host/name."
        )
    _check_mail(settings)
    _check_openid(settings)
    return settings


SMTP_LIKE = (
    "SMTP_URL must be like smtp://user:password@host:587?tls=starttls or smtps://user:password@host"
)
"""None of these messages repeats the value: it has a password in it."""


def smtp_server(url: str) -> SmtpServer:
    """Raises `StartFailure`."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        query = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    except ValueError as error:
        raise StartFailure(f"{SMTP_LIKE}.") from error
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path.strip("/"):
        raise StartFailure(f"{SMTP_LIKE}.")
    implicit = parts.scheme == "smtps"
    tls = query.pop("tls", "implicit" if implicit else "starttls")
    if query or tls not in (("implicit",) if implicit else ("starttls", "off")):
        raise StartFailure(f"{SMTP_LIKE}: the only thing after ? is tls=starttls or tls=off.")
    if (parts.username is None) != (parts.password is None):
        raise StartFailure(f"{SMTP_LIKE}: a user has a password.")
    return SmtpServer(
        host=host,
        port=port or (465 if implicit else 587 if tls == "starttls" else 25),
        tls=tls,
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
    )


def _check_mail(settings: Settings) -> None:
    if settings.smtp_url is None:
        return
    smtp_server(settings.smtp_url)
    sender = settings.mail_from or ""
    if not sender.isprintable() or not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", parseaddr(sender)[1]):
        raise StartFailure(
            "SMTP_URL needs MAIL_FROM, the sender, like Ludoteca <games@example.org>."
        )
    if settings.public_url is None:
        raise StartFailure("SMTP_URL needs PUBLIC_URL, because mails have links to this server.")


def _check_openid(settings: Settings) -> None:
    issuer = settings.openid_issuer
    if issuer is None:
        return
    parts = urlsplit(issuer)
    here = parts.hostname in ("127.0.0.1", "::1", "localhost")
    if not parts.netloc or parts.scheme not in (("https", "http") if here else ("https",)):
        raise StartFailure(f"OPENID_ISSUER={issuer!r} is not like https://id.example.org/realm.")
    if not settings.openid_client_id:
        raise StartFailure("OPENID_ISSUER needs OPENID_CLIENT_ID, which the provider gives you.")
    if settings.public_url is None:
        raise StartFailure(
            "OPENID_ISSUER needs PUBLIC_URL, because the provider sends people back."
        )


def _wanted(name: str) -> str:
    """The valid values of a setting, in words for the person who sets it."""
    kind = get_type_hints(Settings, include_extras=True)[name]
    if get_origin(kind) is Literal:
        *first, last = get_args(kind)
        return f"{', '.join(first)} or {last}"
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"a whole number from {least:,} to {most:,}"
        case msgspec.inspect.FloatType(gt=None, ge=least, le=most):
            return f"a number from {least:,.12g} to {most:,.12g}"
        case msgspec.inspect.FloatType(gt=below, le=most):
            return f"a number above {below:,.12g}, at most {most:,.12g}"
    return "text"


def _origin(url: str) -> str:
    """``url`` without a slash at its end. Raises `StartFailure` unless it is a scheme, a host and
    at most a port, because every address of the client begins at the root of its host."""
    wanted = "is not like https://play.example.org"
    try:
        parts = urlsplit(url)
        named, _ = parts.hostname, parts.port
    except ValueError as error:
        raise StartFailure(f"PUBLIC_URL={url!r} {wanted}: {error}.") from error
    if parts.scheme not in ("http", "https") or not named:
        raise StartFailure(f"PUBLIC_URL={url!r} {wanted}.")
    if parts.path.strip("/"):
        raise StartFailure(
            f"PUBLIC_URL={url!r} {wanted}: no path works, it needs a host of its own."
        )
    if parts.query or parts.fragment or parts.username is not None:
        raise StartFailure(f"PUBLIC_URL={url!r} {wanted}: it has more than a scheme and a host.")
    return url.rstrip("/")


def current_settings() -> Settings:
    return settings_from(os.environ)
