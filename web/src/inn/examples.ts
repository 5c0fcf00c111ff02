/** Programs to begin with, shown on the page for programmers. They run as they stand. */

export function curlExample(origin: string): string {
  return `# Open a table against a bot. The cookie says who you are.
curl -s -c guest -b guest -H 'Content-Type: application/json' ${origin}/api/tables \\
  -d '{"game": "journey", "name": "Curl", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], "options": {"start": 1}}'

# Watch it: one JSON object a line, for as long as you listen.
curl -sN -b guest ${origin}/api/tables/TABLE/stream

# Choose. The ply is that of the position you have seen; the key makes repeating safe.
curl -s -b guest -H 'Content-Type: application/json' ${origin}/api/tables/TABLE/choices \\
  -d '{"seat": 0, "ply": 0, "code": "take frodo", "key": "my-first-choice"}'`;
}

export function pythonExample(origin: string): string {
  return `"""Plays one game of Journey to Mordor against a bot, always taking the first option."""

import json
import secrets
import urllib.request
from http.cookiejar import CookieJar

SERVER = "${origin}"
guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    with guest.open(urllib.request.Request(SERVER + path, data, headers)) as answer:
        return json.load(answer)


seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
table = ask("/api/tables", {"game": "journey", "name": "Python", "seats": seats})
address = f"/api/tables/{table['id']}"

with guest.open(f"{SERVER}{address}/stream") as stream:
    for line in stream:
        news = json.loads(line)
        if news["type"] != "position":
            continue
        if news["over"]:
            print(news["result"])
            break
        for question in news["asks"]:
            if question["seat"] == 0 and question["options"]:
                choice = {
                    "seat": 0,
                    "ply": news["ply"],
                    "code": question["options"][0]["code"],
                    "key": secrets.token_urlsafe(12),
                }
                ask(f"{address}/choices", choice)`;
}
