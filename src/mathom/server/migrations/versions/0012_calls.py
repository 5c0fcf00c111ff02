"""Devices that call their guest when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=32), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("subscriptions_guest", "subscriptions", ["guest"])
    op.add_column("deliveries", sa.Column("subscription", sa.String(length=64)))
    op.add_column("holders", sa.Column("called", sa.Integer()))


def downgrade() -> None:
    op.drop_column("holders", "called")
    op.drop_column("deliveries", "subscription")
    op.drop_index("subscriptions_guest", "subscriptions")
    op.drop_table("subscriptions")
