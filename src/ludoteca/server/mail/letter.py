"""The type `Letter`, and the message of RFC 5322 that it becomes."""

from __future__ import annotations

import datetime
import hashlib
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from html import escape
from typing import Final

import msgspec

from ludoteca.server import clock


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A mail in words: all of it is rendered already. ``button`` is a label and an address,
    ``footer`` says why the reader got it. ``unsubscribe`` is the address of `Unsubscription`, for
    notices only."""

    to: str
    language: str
    subject: str
    lines: tuple[str, ...]
    footer: str
    button: tuple[str, str] | None = None
    unsubscribe: tuple[str, str] | None = None
    """Label and address."""


def message_of(letter: Letter, key: str, sender: str, host: str) -> EmailMessage:
    """``key`` makes the ``Message-ID``: a letter that is sent again, as nobody knows whether it
    arrived, has the same one. Raises ValueError for a header with a line feed."""
    message = EmailMessage(policy=SMTP)
    name, address = parseaddr(sender)
    message["From"] = Address(display_name=name, addr_spec=address)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Message-ID"] = f"<{hashlib.sha256(key.encode()).hexdigest()[:32]}@{host}>"
    message["Date"] = datetime.datetime.fromtimestamp(clock.now() / 1000, datetime.UTC)
    message["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{letter.unsubscribe[1]}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_text(letter), cte="quoted-printable")
    message.add_alternative(_html(letter), subtype="html", cte="quoted-printable")
    message["Content-Language"] = letter.language  # before, it would become one of the text alone
    return message


def _text(letter: Letter) -> str:
    parts = list(letter.lines)
    if letter.button is not None:
        parts.append(f"{letter.button[0]}:\n{letter.button[1]}")
    parts.append(f"-- \n{letter.footer}")
    if letter.unsubscribe is not None:
        parts.append("{}: {}".format(*letter.unsubscribe))
    return "\n\n".join(parts) + "\n"


_PAPER: Final = "background:#f5f0e6;margin:0;padding:24px 12px;color:#2a251d"
_CARD: Final = (
    "max-width:520px;margin:0 auto;padding:28px;background:#fdfaf3;border:1px solid #ddd3c0;"
    "border-radius:14px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"
)
_BUTTON: Final = (
    "display:inline-block;padding:12px 22px;background:#5b3cc4;color:#ffffff;border-radius:10px;"
    "font-weight:600;text-decoration:none"
)
_SMALL: Final = "margin:28px 0 0;color:#5f5747;font-size:13px"


def _html(letter: Letter) -> str:
    """In the colours of the client by day; no picture, nothing from elsewhere."""
    parts = [
        f'<p style="margin:0 0 16px;overflow-wrap:anywhere">{escape(line)}</p>'
        for line in letter.lines
    ]
    if letter.button is not None:
        label, link = map(escape, letter.button)
        parts.append(f'<p style="margin:24px 0"><a href="{link}" style="{_BUTTON}">{label}</a></p>')
    small = escape(letter.footer)
    if letter.unsubscribe is not None:
        label, link = map(escape, letter.unsubscribe)
        small += f'<br><a href="{link}" style="color:#5b3cc4">{label}</a>'
    language, subject = escape(letter.language), escape(letter.subject)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{subject}</title></head>'
        f'<body style="{_PAPER}"><main style="{_CARD}">'
        f'<h1 style="margin:0 0 20px;font-size:16px;color:#5b3cc4">Ludoteca</h1>\n'
        + "\n".join(parts)
        + f'\n<p style="{_SMALL}">{small}</p></main></body></html>\n'
    )
