"""The mark that ties a test to the rules it proves: `@rule("J-3.8")`.

The ids are literal strings, so that they can be read without running anything. Mark a rule only
on a test that would fail if the rule were broken.
"""

import pytest

rule = pytest.mark.rule
