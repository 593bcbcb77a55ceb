"""Rows of tables: seats, logs, wakes, talk."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
)

from ludoteca.server import clock
from ludoteca.server.db.schema.metadata import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", LargeBinary, nullable=False),  # JSON
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("status", String, nullable=False),  # waiting, running, over, closed or stopped
    Column("closed", String),  # why a table was closed
    Column("rematch", String),  # the table of the rematch
    Column("rematch_by", String),  # the name of the person who asked for it
    Column("round", Integer, nullable=False),  # the number of the table in its series, from 1
    Column("secret", LargeBinary, nullable=False),  # of the dice; public after the end
    Column("created_at", BigInteger, nullable=False),
    # Settings by the owner: see `ludoteca.server.tables.play.table_settings.TableSettings`.
    Column("listed", Boolean, nullable=False),
    Column("absence", Integer),  # in seconds
    Column("stand_in", String, nullable=False),
    Column("forfeit", String, nullable=False),  # or last
    Column("talk", String, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("bank", Integer),  # of a live time control, in seconds
    Column("increment", Integer),  # in seconds
    Column("hours", Integer),  # for each answer, at a table over days
    Column("rated", Boolean, nullable=False, default=False),
    Column("backfill", Boolean, nullable=False, default=False),
    # The dice that the table shares with others of its challenge, as JSON.
    Column("shared", LargeBinary),
    Column("challenge", String),
    Column("tournament", String),
    Column("grouped", Boolean, nullable=False, default=False),  # a group has it: `group_tables`
    # The last change that lists of tables show; not every move of a bot.
    Column("changed_at", BigInteger, nullable=False, default=clock.now, onupdate=clock.now),
    # The newest entry whose turns are in `seats.asked_at`, for lists.
    Column("told", Integer, nullable=False, default=-1),
    # The name of the address that made the table, which is charged for its bots; null after the
    # end.
    Column("household", String),
    # An open request to undo, as JSON: see
    # `ludoteca.server.tables.rows.table_rows.UndoWish`.
    Column("undo_wish", LargeBinary),
    # For lists; the log says the same. Null while it goes on; `paused_until` also when it pauses
    # until somebody goes on.
    Column("paused_since", BigInteger),
    Column("paused_until", BigInteger),
    Column("halted", Boolean, nullable=False, default=False),  # moderators have closed it
    # An open request to pause, or to go on early, as JSON: see
    # `ludoteca.server.tables.rows.table_rows.PauseWish`.
    Column("pause_wish", LargeBinary),
    # Its rank in the lobby, once it was listed: see `ludoteca.server.tables.rows.listing`.
    Column("precedence", Integer, nullable=False, default=0),
    Column("ended_at", BigInteger),  # null while it waits or runs
    Index("tables_by_owner", "owner", "created_at"),
    Index("tables_by_owner_and_end", "owner", "ended_at", "id"),
    Index("tables_by_challenge", "challenge", "owner"),
    Index("tables_by_change", "changed_at"),
    Index("tables_by_listing_and_end", "listed", "status", "ended_at", "id"),
    Index("tables_by_listing", "listed", "status", "precedence", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person or bot
    Column("guest", ForeignKey("guests.id")),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("ends", Boolean, nullable=False),  # whether the person agrees to end the table
    Column("colour", Integer),  # null for the colour of the seat's number
    Column("wins", Integer, nullable=False),  # at earlier tables of the series
    Column("invited", Boolean, nullable=False),  # to a rematch, and not yet answered
    Column("since", Integer),  # the entry with which the person took the seat from a bot
    Column("asked_at", BigInteger),  # since when it is a person's turn there; else null
    Column("ended_at", BigInteger),  # that of the table, for lists of one person's tables
    Column(
        "unseen", Boolean, nullable=False, default=False
    ),  # ended, and the person has not looked
    Index("seats_by_guest_and_end", "guest", "ended_at", "table_id"),
)
Index(
    "seats_unseen",
    seats.c.guest,
    seats.c.ended_at,
    seats.c.table_id,
    sqlite_where=text("unseen = 1"),
    postgresql_where=text("unseen"),
)

# Spans in which the house could not be played in: they cost nobody time.
outages = Table(
    "outages",
    metadata,
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, primary_key=True),
)

dismissals = Table(
    "dismissals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),  # a guest removed by the owner
    Column("until", BigInteger, nullable=False),  # they get no seat before then
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("command", String),  # the client's id of it
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("tape", LargeBinary, nullable=False),  # JSON
    Column("draws", LargeBinary),  # JSON; null without draws
    Column("turns", String),  # JSON; people's seats whose turn begins (true) or ends (false) here
    UniqueConstraint("table_id", "seat", "command", name="one_entry_per_command"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),  # who is invited
    Column("by", ForeignKey("guests.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    # open; declined, which nobody is told; or buried: declined, then taken back.
    Column("state", String, nullable=False),
    Index("invitations_by_guest", "guest", "state"),
    Index("invitations_by_inviter", "by"),
)

wakes = Table(
    "wakes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # the name of a WakeKind
    Column("seat", Integer, primary_key=True),  # -1 for the whole table
    Column("asked", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),  # claimed until then; 0 for never
    Column("holder", String),  # the process that claimed it last
    Index("wakes_by_due", "due"),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String, nullable=False),  # the client's id of it
    Column("kind", String, nullable=False),  # phrase, emoji or text
    Column("body", String, nullable=False),
    # By a moderator; the line stays, so that it can come back.
    Column("removed", Boolean, nullable=False, server_default=false()),
    Index("talk_by_guest", "guest"),
)

ahead = Table(
    "ahead",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("id", String, nullable=False),  # of the command that carries it out
    Column("n", Integer, nullable=False),  # the newest entry when it was made
    Column("at", BigInteger, nullable=False),
    Column("action", LargeBinary, nullable=False),  # JSON
    Column("words", LargeBinary),  # JSON: its label, for the person
    Column("fell", String),  # why it was not possible any more; null while it waits
    Index("ahead_by_guest", "guest"),
)
