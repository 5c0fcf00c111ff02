"""The imprint, and what becomes of guests' data."""

from litestar import get

from mathom.server import notices
from mathom.server.api.games import Language
from mathom.server.inn import Inn
from mathom.server.wire import NoticeInfo, NoticesInfo


@get("/notices", operation_id="notices", tags=["shelf"], sync_to_thread=True)
def known(inn: Inn) -> NoticesInfo:
    """Which notices there are. What becomes of your data is always told."""
    return NoticesInfo(imprint=notices.has_imprint(inn.config))


@get("/notices/{name:str}", operation_id="notice", tags=["shelf"], sync_to_thread=True)
def notice(inn: Inn, name: notices.Notice, lang: Language = "en") -> NoticeInfo:
    """A notice of whoever runs this server."""
    return notices.notice(inn.config, name, lang)


HANDLERS = [known, notice]
