"""Tables of any game, made and played from a page, as the reader of it would: no rules here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_API = """
const token = () => document.cookie.match(/csrftoken=([^;]+)/)[1];
const ask = async (method, path, body) => {
  const answer = await fetch(path, {
    method, body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};
"""

_NAME = f"""async (name) => {{
  {_API}
  await fetch('/api/me');
  return (await ask('POST', '/api/guests', {{ name }})).person;
}}"""

_MAKE = f"""async ([game, bots, listed, options]) => {{
  {_API}
  const seats = [{{ kind: 'me' }}, ...bots.map((level) =>
    level === 'open' ? {{ kind: 'open' }} : {{ kind: 'bot', level }})];
  const wish = {{ game, seats, options, settings: {{ listed }} }};
  const table = await ask('POST', '/api/tables', wish);
  if (!bots.includes('open')) await ask('POST', `/api/tables/${{table.id}}/start`, {{}});
  return table.id;
}}"""

# A bot advises, and its advice is taken, until the reader is asked after entry ``until``.
_PLAY = f"""([table, until, level]) => new Promise((done, fail) => {{
  {_API}
  const address = `${{location.origin.replace(/^http/, 'ws')}}/api/tables/${{table}}/socket`;
  const socket = new WebSocket(address);
  const say = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => say({{ type: 'join', seen: -1 }});
  socket.onerror = () => fail(new Error('no line'));
  socket.onmessage = async ({{ data }}) => {{
    const frame = JSON.parse(data);
    if (frame.type === 'rejected') return fail(new Error(data));
    if (frame.type !== 'update') return;
    const mine = frame.to_act.includes(frame.audience) && frame.options.length > 0;
    if (frame.over || (mine && frame.n >= until)) {{
      socket.close();
      return done(frame.n);
    }}
    if (!mine) return;
    try {{
      const seat = frame.audience;
      const hint = await ask('POST', `/api/tables/${{table}}/hint`, {{ seat, level }});
      if (socket.readyState !== WebSocket.OPEN) return; // it ended while the bot thought
      const id = `shot-${{frame.n}}-${{Math.random().toString(36).slice(2)}}`;
      say({{ type: 'act', id, seat, seen: frame.n, action: hint.options[0].action }});
    }} catch (reason) {{
      if (!String(reason).includes('error-not-asked')) fail(reason);
    }}
  }};
}})"""

TO_THE_END = 1_000_000


def is_called(page: Page, name: str) -> str:
    """Gives the reader of the page a nickname; the public id."""
    person: str = page.evaluate(_NAME, name)
    return person


def make(
    page: Page, game: str, bots: list[str], listed: bool = False, **options: int | str | bool
) -> str:
    """A table of the reader and ``bots`` by level; started unless one of them is ``open``."""
    table: str = page.evaluate(_MAKE, [game, bots, listed, options])
    return table


def play(page: Page, table: str, until: int = TO_THE_END, level: str = "easy") -> int:
    """Plays for the reader until they are asked after entry ``until``; the newest entry."""
    newest: int = page.evaluate(_PLAY, [table, until, level])
    return newest
