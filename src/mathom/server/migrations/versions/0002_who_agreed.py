"""Who agreed that a choice was taken back.

Of earlier lines that is not known, and nothing is made up for them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("choices", schema=None) as batch_op:
        batch_op.add_column(sa.Column("agreed", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("choices", schema=None) as batch_op:
        batch_op.drop_column("agreed")
