"""Numbers for whoever runs a server: at an address of their own, true, and telling no secrets."""

import math
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import given, strategies
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from mathom.server.exposition import Counter, Gauge, Histogram, reading, render
from mathom.server.metrics import host_and_port
from tests.server.guest import codes_in, finish
from tests.server.open_inn import OpenInn
from tests.services.service import free_port, waited

WORDS = strategies.text(strategies.characters(exclude_categories=["Cs"]), max_size=8)


class Counted(OpenInn):
    """A server that hands out its numbers."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.metrics = f"127.0.0.1:{free_port()}"
        super().__init__(data, metrics=self.metrics, **settings)

    def text(self) -> str:
        answer = httpx.get(f"http://{self.metrics}/metrics", timeout=10)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        return answer.text

    def number(self, sample: str) -> float:
        """The value of a sample, named with its labels."""
        for line in self.text().splitlines():
            name, _, value = line.rpartition(" ")
            if name == sample:
                return float(value)
        return 0.0


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    with Counted(tmp_path_factory.mktemp("inn")) as inn:
        assert waited(lambda: answers(inn.metrics), 10)
        yield inn


def answers(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/metrics", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


# The format


def test_a_counter_a_gauge_and_a_histogram_are_written_as_prometheus_reads_them():
    eaten = Counter("eaten_total", "Meals.", "meal")
    eaten.add("second breakfast")
    eaten.add('a "snack"\n\\', by=2)
    guests = Gauge("guests", "At the table.")
    with guests.one_more():
        during = render([guests])
    walked = Histogram("walked_miles", "A day.", (1.0, 2.5))
    for miles in (0.5, 1.0, 2.0, 30.0):
        walked.note(miles)
    assert during.endswith("\nguests 1\n")
    assert render([eaten, guests, walked]) == (
        "# HELP eaten_total Meals.\n# TYPE eaten_total counter\n"
        'eaten_total{meal="second breakfast"} 1\n'
        'eaten_total{meal="a \\"snack\\"\\n\\\\"} 2\n'
        "# HELP guests At the table.\n# TYPE guests gauge\nguests 0\n"
        "# HELP walked_miles A day.\n# TYPE walked_miles histogram\n"
        'walked_miles_bucket{le="1"} 2\nwalked_miles_bucket{le="2.5"} 3\n'
        'walked_miles_bucket{le="+Inf"} 4\nwalked_miles_sum 33.5\nwalked_miles_count 4\n'
    )
    assert reading("ents", "Awake.", 0.5) == "# HELP ents Awake.\n# TYPE ents gauge\nents 0.5\n"


def test_all_of_it_can_be_read_by_prometheus_own_reader(counted: Counted):
    counted.guest("Frodo").open("me", "open")
    read = list(text_string_to_metric_families(counted.text()))
    families = {family.name: family for family in read}
    assert len(families) == len(read)
    assert {family.type for family in read} == {"counter", "gauge", "histogram"}
    assert all(family.documentation for family in read)
    opened = {"method": "POST", "route": "/api/tables", "status": "201"}
    [requests] = [it for it in families["mathom_requests"].samples if it.labels == opened]
    assert requests.value >= 1
    for family in read:
        if family.type == "histogram":
            check_histogram(family)


def check_histogram(family: Metric) -> None:
    """Each bucket holds those before it, and the last one all of them."""
    series: dict[tuple[str, ...], list[Sample]] = {}
    for sample in family.samples:
        key = tuple(value for label, value in sorted(sample.labels.items()) if label != "le")
        series.setdefault(key, []).append(sample)
    for samples in series.values():
        *buckets, total, count = samples
        assert {sample.name for sample in buckets} == {f"{family.name}_bucket"}
        assert (total.name, count.name) == (f"{family.name}_sum", f"{family.name}_count")
        bounds = [float(sample.labels["le"]) for sample in buckets]
        assert bounds == sorted(set(bounds))
        assert bounds[-1] == math.inf
        values = [sample.value for sample in buckets]
        assert values == sorted(values)
        assert values[-1] == count.value


@given(
    values=strategies.lists(strategies.tuples(WORDS, WORDS), max_size=3, unique=True),
    number=strategies.floats(min_value=0, max_value=1e15) | strategies.integers(0, 10**15),
)
def test_whatever_is_counted_is_read_as_it_was_said(values: list[tuple[str, str]], number: float):
    eaten = Counter("eaten_total", "Meals.", "meal", "who")
    for meal, who in values:
        eaten.add(meal, who, by=number)
    text = render([eaten]) + reading("left", "Of it.", number)
    first, last = text_string_to_metric_families(text)
    assert [(it.labels, it.value) for it in first.samples] == [
        ({"meal": meal, "who": who}, number) for meal, who in values
    ]
    assert [(it.name, it.value) for it in last.samples] == [("left", number)]


@pytest.mark.parametrize("address", ["9100", ":9100", "here", "h:http", "h:70000"])
def test_an_address_needs_a_host_and_a_port(address: str):
    with pytest.raises(ValueError, match=re.escape(address)):
        host_and_port(address)


def test_an_address_may_have_colons():
    assert host_and_port("[::1]:9100") == ("::1", 9100)


# What is counted


def test_choices_are_counted_by_game_and_timed(counted: Counted):
    before = counted.number('mathom_choices_total{game="journey"}')
    timed = counted.number("mathom_choice_seconds_count")
    commits = counted.number("mathom_commit_seconds_count")
    guest = counted.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    finish(table, {0: guest, 1: guest}, random.Random(3))
    ply = guest.position(table, -1)["ply"]
    assert ply > 5
    assert counted.number('mathom_choices_total{game="journey"}') - before == ply
    assert counted.number("mathom_choice_seconds_count") - timed == ply
    assert counted.number("mathom_commit_seconds_count") - commits == ply
    assert counted.number('mathom_choice_seconds_bucket{le="+Inf"}') >= ply


def test_requests_are_counted_by_route_not_by_address(counted: Counted):
    guest = counted.guest()
    table = guest.open("me", "open")
    sample = 'mathom_requests_total{method="GET",route="/api/tables/{table}",status="200"}'
    before = counted.number(sample)
    guest.info(table)
    assert counted.number(sample) - before == 1
    guest.get("/tables/nowhere")
    assert counted.number(sample.replace("200", "404")) >= 1
    assert table not in counted.text()
    assert "nowhere" not in counted.text()


def test_made_up_methods_and_paths_make_no_new_lines(counted: Counted):
    guest = counted.guest()
    for number in range(5):
        guest.web.request(f"BREW{number}", "/games")
        guest.get(f"/teapots/{number}")
    assert "BREW" not in counted.text()
    assert "teapots" not in counted.text()


def test_tables_sockets_and_streams_are_counted_while_they_last(counted: Counted):
    guest = counted.guest()
    table = guest.open("me", {"kind": "me", "name": "Sam"})
    tables, sockets = counted.number("mathom_tables"), counted.number("mathom_sockets")
    assert tables >= counted.number("mathom_tables_in_play") >= 1
    socket, stream = guest.socket(table), guest.stream(table)
    socket.next_position()
    stream.next_position()
    assert counted.number("mathom_sockets") - sockets == 1
    assert counted.number("mathom_streams") == 1
    socket.close()
    stream.close()
    assert waited(lambda: counted.number("mathom_sockets") == sockets, 10)
    assert waited(lambda: counted.number("mathom_streams") == 0, 10)
    assert re.search(r'mathom_sockets_closed_total\{code="1\d\d\d"\} ', counted.text())


def test_who_is_too_fast_is_counted(tmp_path: Path):
    with Counted(tmp_path, rate=0.2) as inn:
        guest = inn.guest()
        while guest.get("/games").status_code != 429:
            pass
        sample = 'mathom_requests_total{method="GET",route="/api/games",status="429"}'
        assert inn.number(sample) >= 1


def test_failures_of_the_database_are_counted(counted: Counted, monkeypatch: pytest.MonkeyPatch):
    guest = counted.guest()
    before = counted.number("mathom_database_failures_total")
    with monkeypatch.context() as broken:
        engine = counted.inside.engine
        broken.setattr(engine.dialect, "do_execute", disk_full_below)
        assert guest.get("/tables/bree").status_code == 503
    assert counted.number("mathom_database_failures_total") > before


def disk_full_below(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_thoughts_of_bots_are_counted_and_timed(tmp_path: Path):
    with Counted(tmp_path, thinkers=1) as inn:
        guest = inn.guest()
        table = guest.open("me", "bot:random")
        position = guest.position(table, 0)
        for _ in range(30):
            codes = codes_in(position, 0)
            if codes:
                guest.choose(table, 0, codes[0])
            position = guest.position(table, 0)
        chosen = 'mathom_bot_thoughts_total{game="journey",outcome="chosen"}'
        assert waited(lambda: inn.number(chosen) >= 1, 20)
        assert inn.number('mathom_bot_thought_seconds_count{game="journey"}') >= 1
        assert inn.number("mathom_bot_processes") == 1
        assert inn.number("mathom_bot_jobs_waiting") == 0


def test_memory_and_time_of_the_process_are_told(counted: Counted):
    assert counted.number("process_resident_memory_bytes") > 10_000_000
    assert counted.number("process_cpu_seconds_total") > 0
    assert counted.number("process_open_fds") > 3
    assert counted.number("process_start_time_seconds") > 1e9


# Where


def test_the_numbers_are_nowhere_else(counted: Counted):
    for path in ("/metrics", "/api/metrics"):
        answer = httpx.get(f"{counted.url}{path}")
        assert answer.status_code == 404
        assert "process_cpu" not in answer.text
    assert httpx.get(f"http://{counted.metrics}/").status_code == 404
    assert httpx.post(f"http://{counted.metrics}/metrics").status_code == 404


def test_a_port_that_is_taken_keeps_no_table_from_opening(tmp_path: Path, counted: Counted):
    with OpenInn(tmp_path, metrics=counted.metrics) as other:
        assert other.guest().get("/games").status_code == 200


def test_unless_asked_for_there_are_none(tmp_path: Path):
    with OpenInn(tmp_path) as inn:
        assert not inn.config.metrics
