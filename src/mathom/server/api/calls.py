"""Being called when it is one's turn."""

import asyncio
from hashlib import sha256
from typing import Annotated, Any

from litestar import Request, delete, get, put
from litestar.params import Parameter
from msgspec import structs

from mathom.core.message import refuse
from mathom.server import wall_clock
from mathom.server.api.common import address, must_be_guest, remember
from mathom.server.identity import Who
from mathom.server.inn import Inn
from mathom.server.store.subscriptions import Subscription
from mathom.server.webhooks.targets import vet
from mathom.server.wire import CallsInfo, Device, NewDevice

MOST_DEVICES = 10
"""Of one guest."""

DeviceId = Annotated[str, Parameter(description="As you were told it", max_length=64)]


@get("/me/calls", operation_id="calls", tags=["people"])
async def calls(inn: Inn) -> CallsInfo:
    """How to be called when it is your turn and you are not there."""
    sealer = inn.calls.sealer
    return CallsInfo(None if sealer is None else sealer.key)


@put("/me/calls", operation_id="callMe", tags=["people"])
async def call_me(request: Request[Any, Any, Any], inn: Inn, who: Who, data: NewDevice) -> Device:
    """Be called on this device from now on: once for each table where it is your turn and somebody
    else plays, and not again until you have moved there. To say so again changes nothing; another
    language is taken over.
    """
    must_be_guest(who)
    sealer = inn.calls.sealer
    if sealer is None:
        raise refuse("refused-calls")
    vet(data.endpoint, inn.config.private_webhooks)
    id = sha256(data.endpoint.encode()).hexdigest()
    device = Subscription(id, who.guest, made=wall_clock.now(), **structs.asdict(data))
    known = await asyncio.to_thread(inn.store.subscriptions.find, id)
    if known is None or structs.replace(known, made=device.made) != device:
        await asyncio.to_thread(sealer.check, device)
        if known is None:
            inn.limits.spend("device", address(request, inn))
        await asyncio.to_thread(inn.store.subscriptions.keep, device, MOST_DEVICES)
    remember(request, who)
    return Device(id)


@delete("/me/calls/{device:str}", operation_id="callMeNoMore", tags=["people"])
async def call_me_no_more(inn: Inn, who: Who, device: DeviceId) -> None:
    """Be called on that device no more."""
    must_be_guest(who)
    await asyncio.to_thread(inn.store.subscriptions.forget, device, who.guest)


HANDLERS = [calls, call_me, call_me_no_more]
