"""Puts the rulebooks into the package, and compiles the hot modules if MATHOM_COMPILE is set."""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = [
    "src/mathom/bots/search.py",
    "src/mathom/bots/tree.py",
    "src/mathom/core/ask.py",
    "src/mathom/core/chance.py",
    "src/mathom/core/position.py",
    "src/mathom/core/state.py",
    "src/mathom/games/confrontation/battle.py",
    "src/mathom/games/confrontation/cards.py",
    "src/mathom/games/confrontation/data.py",
    "src/mathom/games/confrontation/deal.py",
    "src/mathom/games/confrontation/ending.py",
    "src/mathom/games/confrontation/evaluate.py",
    "src/mathom/games/confrontation/fate.py",
    "src/mathom/games/confrontation/fighters.py",
    "src/mathom/games/confrontation/house.py",
    "src/mathom/games/confrontation/knowledge.py",
    "src/mathom/games/confrontation/march.py",
    "src/mathom/games/confrontation/moves.py",
    "src/mathom/games/confrontation/muster.py",
    "src/mathom/games/confrontation/options.py",
    "src/mathom/games/confrontation/policy.py",
    "src/mathom/games/confrontation/retreats.py",
    "src/mathom/games/confrontation/special.py",
    "src/mathom/games/confrontation/state.py",
    "src/mathom/games/confrontation/trail.py",
    "src/mathom/games/confrontation/turn.py",
    "src/mathom/games/journey/data.py",
    "src/mathom/games/journey/rules.py",
    "src/mathom/games/journey/state.py",
    "src/mathom/games/warcards/activation.py",
    "src/mathom/games/warcards/agenda.py",
    "src/mathom/games/warcards/appraise.py",
    "src/mathom/games/warcards/combat.py",
    "src/mathom/games/warcards/deal.py",
    "src/mathom/games/warcards/desk.py",
    "src/mathom/games/warcards/doing.py",
    "src/mathom/games/warcards/evaluate.py",
    "src/mathom/games/warcards/fate.py",
    "src/mathom/games/warcards/giving.py",
    "src/mathom/games/warcards/options.py",
    "src/mathom/games/warcards/outlook.py",
    "src/mathom/games/warcards/places.py",
    "src/mathom/games/warcards/playing.py",
    "src/mathom/games/warcards/policy.py",
    "src/mathom/games/warcards/possible.py",
    "src/mathom/games/warcards/rounds.py",
    "src/mathom/games/warcards/sifting.py",
    "src/mathom/games/warcards/state.py",
    "src/mathom/games/warcards/tally.py",
    "src/mathom/games/warcards/turn.py",
    "src/mathom/games/warcards/upkeep.py",
    "src/mathom/games/warcards/weigh.py",
    "src/mathom/games/warcards/zones.py",
]


class BuildWithRulebooks(build_py):
    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "mathom" / "rulebooks"
        shutil.copytree("docs/rules", target, dirs_exist_ok=True)


extensions = []
if os.environ.get("MATHOM_COMPILE"):
    from mypyc.build import mypycify

    extensions = mypycify(COMPILED)

setup(ext_modules=extensions, cmdclass={"build_py": BuildWithRulebooks})
