"""Bots think in processes of their own: whatever one of them does, the tables go on.

A process that dies or does not answer in time is replaced, and so in the end is the bot: `random`
chooses for it.
"""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from functools import partial

import msgspec

from mathom.server.bots.worker import HEADER, Answer, Failed, Job, Ready, Thought, framed
from mathom.server.fair_queue import FairQueue
from mathom.server.measures import THOUGHT_SECONDS, THOUGHTS
from mathom.server.worker_environment import handed_down

log = logging.getLogger("mathom.bots")

COMMAND = (sys.executable, "-P", "-m", "mathom.server.bots.worker")
START_PATIENCE = 30.0
LONGEST_ANSWER = 64 * 1024
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before a process that did not even start is tried again; each time twice as long."""


class ThinkingFailed(Exception):
    """Not even the random bot could choose. The text names nothing that is hidden."""


class Lost(Exception):
    """A process that can't be used any more, and why."""


class Worker:
    """One process after another; each does one job at a time."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: Process | None = None
        self._pause = 0.0

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def warm_up(self) -> None:
        """Start the process, so that the first job need not wait for it."""
        try:
            await self._running()
        except Lost as lost:
            log.error("a process for bots does not start: %s", lost)

    async def do(self, job: Job) -> Thought | Failed | None:
        """The answer to a job, or nothing if the process was lost over it."""
        began = time.perf_counter()
        try:
            process = await self._running()
            answer = await self._ask(process, job)
        except Lost as lost:
            log.warning("%s: the process was lost: %s", job, lost)
            THOUGHTS.add(job.game, "lost")
            return None
        except BaseException:
            # An answer that nobody has read would be taken for that to the next job.
            await self.end()
            raise
        if isinstance(answer, Failed):
            log.warning("%s: failed: %s %s", job, answer.kind, answer.where)
        THOUGHTS.add(job.game, "failed" if isinstance(answer, Failed) else "chosen")
        THOUGHT_SECONDS.note(time.perf_counter() - began, job.game)
        return answer

    async def end(self) -> None:
        """Kill the process, if there is one, and leave nothing of it behind."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        await process.communicate()

    async def _running(self) -> Process:
        if self._process is not None and self.alive:
            return self._process
        await self.end()
        await asyncio.sleep(self._pause)
        # Unless this start succeeds, the next one waits longer.
        self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
        try:
            # A session of its own: Ctrl-C in the server's terminal is the server's business.
            process = await asyncio.create_subprocess_exec(
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
                env={**os.environ, **handed_down()},
            )
        except OSError as error:
            raise Lost(f"could not be started: {error}") from error
        self._process = process
        if not isinstance(await self._hear(process, START_PATIENCE), Ready):
            raise await self._lost("it did not say that it was ready")
        self._pause = 0.0
        return process

    async def _ask(self, process: Process, job: Job) -> Thought | Failed:
        assert process.stdin is not None
        # The pipe takes what it can at once; if the process never reads the rest, nor will it
        # answer.
        process.stdin.write(framed(job))
        answer = await self._hear(process, self._patience)
        if isinstance(answer, Ready):
            raise await self._lost("it spoke out of turn")
        return answer

    async def _hear(self, process: Process, patience: float) -> Answer:
        try:
            async with asyncio.timeout(patience):
                return await self._read(process)
        except TimeoutError:
            raise await self._lost(f"no answer within {patience:g} s") from None
        except EOFError:
            raise await self._lost("it ended") from None
        except (OSError, ValueError) as error:
            raise await self._lost(f"no answer can be read from it: {error}") from None

    async def _read(self, process: Process) -> Answer:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
        if length > LONGEST_ANSWER:
            raise ValueError("too long")
        body = await process.stdout.readexactly(length)
        answer: Answer = msgspec.msgpack.decode(body, type=Answer)
        return answer

    async def _lost(self, why: str) -> Lost:
        process = self._process
        await self.end()
        code = None if process is None else process.returncode
        return Lost(f"{why} (exit code {code})")


class BotWorkers:
    """All processes for bots. Households take turns, by the time that their bots think."""

    def __init__(self, workers: int = 1, patience: float = 10.0) -> None:
        self._workers = [Worker(patience) for _ in range(workers)]
        self._idle = list(self._workers)
        """Those without a job; who has been idle longest comes first."""
        self.turns = FairQueue(workers)
        self._under_way: set[asyncio.Task[Thought | Failed | None]] = set()
        self._open = False

    async def start(self) -> None:
        try:
            await asyncio.gather(*(worker.warm_up() for worker in self._workers))
        except BaseException:
            await self.stop()
            raise
        self._open = True

    async def stop(self) -> None:
        """End every process. Whoever still waits for a thought is told that there is none."""
        self._open = False
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    @property
    def alive(self) -> int:
        """How many processes live just now."""
        return sum(worker.alive for worker in self._workers)

    @property
    def able(self) -> bool:
        """Whether any bot could think now, if there are to be any."""
        return not self._workers or self.alive > 0

    @property
    def waiting(self) -> int:
        """How many thoughts nobody has begun to think."""
        return self.turns.waiting

    async def revive(self) -> None:
        """Start those processes anew that have died over nothing, before somebody needs them."""
        dead = [worker for worker in self._idle if not worker.alive]
        for worker in dead if self._open and not self.waiting else []:
            await self.turns.acquire("")
            if worker in self._idle and self._open:
                self._idle.remove(worker)
                try:
                    await worker.warm_up()
                finally:
                    self._idle.append(worker)
            self.turns.release("", 0.0)

    async def think(self, job: Job, household: str = "", guest: str = "") -> str:
        """The code that the job's bot chooses, or the random bot if that one can't. The time that
        it takes is the household's, and there the guest's.
        """
        whose = (household, guest)
        answer = await self._try(job, whose)
        if answer is None:
            # Perhaps it was not the bot's fault.
            answer = await self._try(job, whose)
        if answer is None or (isinstance(answer, Failed) and answer.kind != "job"):
            log.warning("%s: the random bot chooses instead", job)
            answer = await self._try(msgspec.structs.replace(job, bot="random"), whose)
        if not isinstance(answer, Thought):
            raise ThinkingFailed(f"{job!r}: nobody could choose")
        return answer.code

    async def _try(self, job: Job, whose: tuple[str, str]) -> Thought | Failed | None:
        household, guest = whose
        await self.turns.acquire(household, guest)
        if not self._open:
            self.turns.release(household, 0.0)
            raise ThinkingFailed(f"{job!r}: bots do not think any more")
        worker = max(self._idle, key=lambda worker: worker.alive)
        self._idle.remove(worker)
        task = asyncio.create_task(worker.do(job))
        self._under_way.add(task)
        task.add_done_callback(partial(self._done, worker, household, time.perf_counter()))
        # Not `await task`: if the caller is cancelled, the process still finishes its answer to
        # nobody, within its patience, and then is as good for the next job as before.
        await asyncio.wait([task])
        if task.cancelled():
            raise ThinkingFailed(f"{job!r}: bots do not think any more")
        return task.result()

    def _done(
        self,
        worker: Worker,
        household: str,
        began: float,
        task: "asyncio.Task[Thought | Failed | None]",
    ) -> None:
        self._under_way.discard(task)
        self._idle.append(worker)
        self.turns.release(household, time.perf_counter() - began)
