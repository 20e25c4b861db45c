"""The slowest files of a run, at its end: where the next minute is to be saved."""

from collections import Counter
from typing import Any

LISTED = 20
LEAST = 60.0
"""seconds that all tests take together in a run worth looking at"""

_seconds: Counter[str] = Counter()


def count(report: Any) -> None:
    """Add what a phase of a test took; of parallel runs every report comes here as well."""
    _seconds[report.nodeid.split("::")[0]] += report.duration


def say_slowest_files(reporter: Any) -> None:
    whole = sum(_seconds.values())
    if whole < LEAST:
        return
    listed = min(LISTED, len(_seconds))
    reporter.section(f"slowest {listed} of {len(_seconds)} files ({whole:.0f} s of tests)")
    for file, seconds in _seconds.most_common(listed):
        reporter.write_line(f"{seconds:6.1f} s  {file}")
