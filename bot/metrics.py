"""Counters and gauges for Prometheus. `cogs/health.py` serves them.

Labels are kinds of things, never people, tables or servers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import Metric, SummaryMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
NO_PROCESS = 0
"""a number that no process has: nothing is told of it"""

ACKNOWLEDGED = Histogram(
    "dix_de_der_acknowledgement_seconds",
    "From the receipt of an interaction until Discord has its first answer.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 5),
    registry=REGISTRY,
)
LOOP_DELAY = Histogram(
    "dix_de_der_loop_delay_seconds",
    "How much later than it asked for a task of the event loop gets its turn.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
    registry=REGISTRY,
)
ACTIONS = Counter(
    "dix_de_der_actions",
    "Actions committed in games, by who made them: player, robot, clock or host.",
    ["made_by"],
    registry=REGISTRY,
)
THOUGHTS = Counter(
    "dix_de_der_thoughts",
    "Turns of robots, by the level at which there was time to think about them.",
    ["level"],
    registry=REGISTRY,
)
REFUSALS = Counter(
    "dix_de_der_refusals",
    "Clicks and commands that were refused with a sentence, by reason.",
    ["reason"],
    registry=REGISTRY,
)
DISCORD_ERRORS = Counter(
    "dix_de_der_discord_errors",
    "Answers of Discord that are errors, by HTTP status and Discord's own code (0: none).",
    ["status", "code"],
    registry=REGISTRY,
)
LATE = Counter(
    "dix_de_der_late_interactions",
    "Interactions that came too late to be answered and were dropped.",
    registry=REGISTRY,
)
ANSWERED_ELSEWHERE = Counter(
    "dix_de_der_answered_elsewhere",
    "Interactions by the gateway that had an answer of another program with the same token.",
    registry=REGISTRY,
)
ROLES = Gauge(
    "dix_de_der_role",
    "What this process does now: 1 for each of answers, delivers and thinks; who stands by for the "
    "deliverer has 0 there.",
    ["role"],
    registry=REGISTRY,
)
LEASE = Gauge(
    "dix_de_der_lease_number",
    "The number with which this process delivers: NaN where it needs none, 0 while it stands by.",
    registry=REGISTRY,
)
SHARDS = Gauge(
    "dix_de_der_shards",
    "Connections to Discord's gateway of who delivers: connected, or away.",
    ["state"],
    registry=REGISTRY,
)
LAGGING = Gauge(
    "dix_de_der_lagging_messages",
    "Messages that show less than they should.",
    registry=REGISTRY,
)
OPEN_TABLES = Gauge(
    "dix_de_der_open_tables",
    "Tables that are not over, by status: lobby or playing.",
    ["status"],
    registry=REGISTRY,
)
DRAWING_ENDS = Counter(
    "dix_de_der_drawing_ends",
    "Times that the process that draws had to be begun anew, by why: it hung or ended.",
    ["why"],
    registry=REGISTRY,
)
MISSING_PICTURES = Counter(
    "dix_de_der_missing_pictures",
    "Pictures that did not come in time: their words were shown instead.",
    registry=REGISTRY,
)
TOURNAMENTS = Gauge(
    "dix_de_der_tournaments",
    "Tournaments that are not over, by state: draft, registration, check_in or running.",
    ["state"],
    registry=REGISTRY,
)
BACKUP_AGE = Gauge(
    "dix_de_der_backup_age_seconds",
    "Since the newest backup was made: NaN without a folder for backups, +Inf where it has none.",
    registry=REGISTRY,
)


class Statements(Collector):
    """Tells how often each statement of the database was asked, and for how long."""

    taken: Callable[[], Mapping[str, Sequence[float]]] = dict
    """by name: how often, and seconds in all"""

    def collect(self) -> Iterator[Metric]:
        found = SummaryMetricFamily(
            "dix_de_der_statement_seconds",
            "Statements of the database, by the function that asks them.",
            labels=["statement"],
        )
        for name, (count, seconds) in sorted(self.taken().items()):
            found.add_metric([name], count_value=int(count), sum_value=seconds)
        yield found


STATEMENTS = Statements()
REGISTRY.register(STATEMENTS)


def watch_drawing(pid: Callable[[], int | None]) -> None:
    """Tell of the process that draws what is told of this one."""
    ProcessCollector(
        namespace="dix_de_der_drawing", pid=lambda: pid() or NO_PROCESS, registry=REGISTRY
    )
