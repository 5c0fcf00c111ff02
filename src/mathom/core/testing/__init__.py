"""The kit that every game is held to, and that anyone who adds a game can use.

from mathom.core.testing import LAWS, cases

@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_law(law, case):
    law(case)
"""

from mathom.core.testing.case import Broken, Case, cases
from mathom.core.testing.laws import LAWS

__all__ = ["LAWS", "Broken", "Case", "cases"]
