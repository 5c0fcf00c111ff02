"""Limits that hold for several processes together: how full everybody's buckets are stands in
Redis.

Nobody waits for it. A process takes from its own buckets first, tells Redis soon afterwards what
was taken, all of it at once, and hears how much is left after what the others have taken. So who
asks several processes at the same moment gets a little more than they should; and while Redis does
not answer, each process counts by itself.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from mathom.server.fanout import end, is_redis
from mathom.server.limits import Limits

PAUSE = 0.05
"""Seconds for which what was taken is gathered."""
PATIENCE = 1.0
"""Seconds within which Redis answers, or counts as away."""
AWAY = 5.0
"""Seconds after which it is tried again."""
TOGETHER = 500
"""Buckets in one question: Redis does nothing else meanwhile."""
log = logging.getLogger("mathom.limits")

# Of each bucket: how much it holds, how much comes back each second, and how much was taken.
TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local answers = {}
for number, key in ipairs(KEYS) do
  local full = tonumber(ARGV[3 * number - 2])
  local speed = tonumber(ARGV[3 * number - 1])
  local taken = tonumber(ARGV[3 * number])
  local kept = redis.call('HMGET', key, 'left', 'at')
  local left = full
  if kept[1] then
    left = math.min(full, kept[1] + math.max(0, now - kept[2]) * speed)
  end
  left = math.max(0, left - taken)
  redis.call('HSET', key, 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', key, math.ceil((full - left) / speed * 1000) + 1000)
  answers[number] = string.format('%.6f', left)
end
return answers
"""


class SharedLimits:
    def __init__(self, url: str, limits: Limits, mark: Callable[[str], str]) -> None:
        """`mark` is what others may read of who somebody is: addresses stand nowhere."""
        self._url = url
        self._limits = limits
        self._mark = lru_cache(4096)(mark)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if is_redis(self._url):
            self._limits.taken = {}
            self._tasks = [asyncio.create_task(self._go_on())]

    async def stop(self) -> None:
        await end(self._tasks)

    async def _go_on(self) -> None:
        """Go on telling and asking, whatever happens to the other end."""
        # Most servers have no Redis, and to load its client takes as long as two games.
        from redis.asyncio import Redis

        while True:
            client: Any = Redis.from_url(
                self._url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
            )
            try:
                while True:
                    await asyncio.sleep(PAUSE)
                    await self._share(client)
            except Exception as error:  # any failure of a foreign service; we count by ourselves
                log.warning("limits are not shared: %s", type(error).__name__)
            finally:
                with suppress(Exception):  # it is as good as gone, whatever it says
                    await client.aclose()
            await asyncio.sleep(AWAY)

    async def _share(self, client: Any) -> None:
        while some := self._limits.take_out(TOGETHER):
            keys = [f"mathom-limit:{kind}:{self._mark(who)}" for kind, who in some]
            numbers: list[float] = []
            for (kind, _), taken in some.items():
                allowance = self._limits.allowances[kind]
                numbers += (allowance.burst, allowance.per_second, taken)
            answers = await client.eval(TAKE, len(keys), *keys, *numbers)
            for (kind, who), left in zip(some, answers, strict=True):
                self._limits.hear(kind, who, float(left))
