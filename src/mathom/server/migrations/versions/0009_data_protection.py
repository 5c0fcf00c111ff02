"""Whose words are whose, and when a guest was last here."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

DAY = 24 * 60 * 60


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("erased", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(
            sa.Column("record_bytes", sa.Integer(), nullable=False, server_default="0")
        )
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_index("tables_rematch", "tables", ["rematch"])
    op.create_index("hidden_guest", "hidden", ["guest"])
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("guest", sa.String(length=32)))
    op.create_index("chats_guest", "chats", ["guest"])
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("guests_seen", "guests", ["seen"])
    # From now on everybody of whom something is kept has a row. When they were last here nobody
    # knows, so it counts from today.
    for table, column in (("holders", "guest"), ("tables", "owner"), ("decks", "guest")):
        op.execute(
            f"INSERT INTO guests (id, name) SELECT DISTINCT {column}, '' FROM {table} "
            f"WHERE {column} NOT IN (SELECT id FROM guests)"
        )
    op.execute(sa.text("UPDATE guests SET seen = :day").bindparams(day=int(time.time()) // DAY))


def downgrade() -> None:
    op.drop_index("guests_seen", "guests")
    op.drop_column("guests", "seen")
    op.drop_index("chats_guest", "chats")
    op.drop_column("chats", "guest")
    op.drop_index("hidden_guest", "hidden")
    op.drop_index("tables_rematch", "tables")
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "record_bytes")
    op.drop_column("tables", "erased")
