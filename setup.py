"""Says in one sentence which Python is needed.

pip looks for fitting packages first, and would tell of one that fits no older Python. All else that
an installation needs to know stands in pyproject.toml.
"""

import sys

import setuptools

NEEDED = 3, 11

if sys.version_info[:2] < NEEDED:
    found = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"Dix de Der needs Python {NEEDED[0]}.{NEEDED[1]} or newer; this is Python {found}.")

setuptools.setup()
