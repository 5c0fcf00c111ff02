"""Ready-made sentences: sent as what they are, read by all in their own language."""

from typing import get_args

import pytest

from mathom.client import Guest as Client
from mathom.client import Seat
from mathom.server.wire import ChatLine, NewSeat, Phrase
from mathom.server.words import words
from tests.server.open_inn import OpenInn

PHRASES = get_args(Phrase)


@pytest.mark.parametrize("phrase", PHRASES)
def test_each_is_there_in_both_languages(phrase: str):
    english, polish = (words(lang)(f"phrase-{phrase}") for lang in ("en", "pl"))
    assert english != polish
    assert all(said[-1] in "!?." for said in (english, polish))


def test_it_is_sent_by_its_name_with_the_speakers_words_beside_it(inn: OpenInn):
    sam, frodo = inn.guest("Sam", accept_language="pl"), inn.guest("Frodo")
    table = sam.open("me", "open")
    frodo.sit(table, 1)
    line = frodo.stream(table)
    said = sam.post(f"/tables/{table}/chat", seat=0, phrase="thanks").json()
    assert (said["phrase"], said["text"]) == ("thanks", words("pl")("phrase-thanks"))
    assert line.until("chat") == said
    assert sam.say(table, 0, "Thank you!").json()["phrase"] is None


def test_it_is_still_one_when_the_table_is_read_anew(inn: OpenInn):
    sam = inn.guest("Sam")
    table = sam.open("me", "open")
    sam.post(f"/tables/{table}/chat", seat=0, phrase="hello")
    inn.forget()
    assert sam.stream(table).until("chat")["phrase"] == "hello"


@pytest.mark.parametrize(
    "body",
    [{}, {"text": "Hi", "phrase": "hello"}, {"phrase": "mellon"}, {"text": None, "phrase": None}],
)
def test_either_ones_own_words_or_one_of_these(inn: OpenInn, body: dict[str, str]):
    sam = inn.guest("Sam")
    table = sam.open("me", "open")
    answer = sam.post(f"/tables/{table}/chat", seat=0, **body)
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"] == "refused-request"


def test_the_client_reads_it_in_its_own_language(inn: OpenInn):
    sam, frodo = Client(inn.url, "Sam", lang="pl"), Client(inn.url, "Frodo", lang="en-GB")
    seat = Seat(sam, sam.open("journey", _two()).id, 0)
    said = seat.say_phrase("again")
    assert sam.heard(said) == words("pl")("phrase-again")
    assert frodo.heard(said) == words("en")("phrase-again")
    assert frodo.heard(seat.say("Tak?")) == "Tak?"
    newer = ChatLine(0, 0, "Sam", "Second breakfast?", 0, "second-breakfast")
    assert frodo.heard(newer) == "Second breakfast?", "a sentence that only a newer server knows"


def _two() -> list[NewSeat]:
    return [NewSeat(kind="me"), NewSeat(kind="open")]
