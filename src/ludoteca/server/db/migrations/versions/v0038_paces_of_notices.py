"""How often mails with notices go to an address, and the address of the server in webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("base", sa.String, nullable=False, server_default=""))
    op.add_column(
        "mail_addresses", sa.Column("pace", sa.String, nullable=False, server_default="hourly")
    )
    op.add_column(
        "mail_addresses", sa.Column("daily_at", sa.Integer, nullable=False, server_default="1080")
    )
