"""Who runs a server can close tables, mute and ban, and it is written down."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("off_lists", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("tables", sa.Column("closed", sa.Text()))
    op.add_column("reports", sa.Column("guest", sa.String(length=32)))
    op.add_column("reports", sa.Column("dealt", sa.BigInteger()))
    op.create_table(
        "restrictions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.String(length=32)),
        sa.Column("whole_household", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "banned_households",
        sa.Column("restriction", sa.String(length=16), nullable=False),
        sa.Column("household", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("restriction", "household"),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=64), nullable=False),
        sa.Column("session", sa.String(length=16), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_table(
        "admin_codes",
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint"),
    )
    op.create_table(
        "admin_sessions",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    for table in ("admin_sessions", "admin_codes", "admin_log"):
        op.drop_table(table)
    op.drop_table("banned_households")
    op.drop_table("restrictions")
    op.drop_column("reports", "dealt")
    op.drop_column("reports", "guest")
    op.drop_column("tables", "closed")
    op.drop_column("tables", "off_lists")
