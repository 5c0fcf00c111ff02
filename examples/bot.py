"""A complete bot: `python examples/bot.py http://127.0.0.1:8000 [TABLE]`. Teach it in `decide`."""

import json
import random
import sys
import uuid
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

server, table = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None
web = build_opener(HTTPCookieProcessor(CookieJar()))


def call(path, **body):
    data = json.dumps(body).encode() if body else None
    request = Request(f"{server}/api{path}", data, {"Content-Type": "application/json"})
    return web.open(request, timeout=60)


def decide(view, options):
    return random.choice(options)["code"]


call("/me").close()  # the answer brings the cookie that says who we are
if table is None:  # open a table, and wait for somebody to play with
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = json.load(call("/tables", game="journey", seats=seats, name="Bot"))["id"]
    print(f"Waiting at {server}/t/{table}", flush=True)
else:
    seats = json.load(call(f"/tables/{table}"))["seats"]
    free = next(seat["seat"] for seat in seats if seat["kind"] == "open")
    call(f"/tables/{table}/seats/{free}", name=f"Bot {free + 1}").close()
for news in map(json.loads, call(f"/tables/{table}/stream")):
    for ask in news.get("asks", []):
        if ask["options"]:
            chosen = {"code": decide(news["view"], ask["options"]), "key": uuid.uuid4().hex}
            call(f"/tables/{table}/choices", seat=ask["seat"], ply=news["ply"], **chosen).close()
    if news.get("over"):
        sys.exit(print("The game is over."))
