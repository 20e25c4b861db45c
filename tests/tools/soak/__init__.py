"""Parties played through Discord's bad days; what is written is compared with what was told.

python -m tests.tools.soak            an hour of all of them at random; `make soak`
python -m tests.tools.soak 300        so many seconds
"""
