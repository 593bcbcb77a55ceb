"""Mail addresses with the links sent to them, and people of an OpenID Connect provider."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "mail_addresses",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("notices", sa.Boolean, nullable=False),
        sa.Column("verified_at", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_addresses_by_key", "mail_addresses", ["key"], unique=True)
    op.create_index("mail_addresses_by_guest", "mail_addresses", ["guest"])
    op.create_table(
        "mail_links",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("replaces", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("asker", sa.String, nullable=False),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_index("mail_links_by_hash", "mail_links", ["hash"], unique=True)
    op.create_index("mail_links_by_asker", "mail_links", ["asker"])
    op.create_index("mail_links_by_guest", "mail_links", ["guest"])
    op.create_index("mail_links_by_until", "mail_links", ["until"])
    op.create_table(
        "openid_subjects",
        sa.Column("issuer", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("openid_subjects_by_guest", "openid_subjects", ["guest"])
    op.create_table(
        "openid_visits",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("openid_visits_by_until", "openid_visits", ["until"])
