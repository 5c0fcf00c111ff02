"""Who has given up and who thinks of it, how long one waits, whose seat is kept, what is hidden.

Wishes to take back a choice that nobody has answered yet lapse: they are kept in another form now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("patience", sa.Integer(), nullable=False, server_default="86400")
        )
        batch_op.add_column(sa.Column("resigned", sa.Text(), nullable=False, server_default="[]"))
        batch_op.add_column(sa.Column("resigning", sa.Text(), nullable=False, server_default="[]"))
        batch_op.add_column(sa.Column("rematch_by", sa.Integer(), nullable=True))
    op.execute("UPDATE tables SET request = NULL")
    op.create_table(
        "kept_seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "guest"),
    )
    op.create_index("kept_seats_guest", "kept_seats", ["guest"], unique=False)
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )


def downgrade() -> None:
    op.drop_table("hidden")
    op.drop_index("kept_seats_guest", table_name="kept_seats")
    op.drop_table("kept_seats")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("rematch_by")
        batch_op.drop_column("resigning")
        batch_op.drop_column("resigned")
        batch_op.drop_column("patience")
