"""Parties played through Discord's bad days; what is written is compared with what was told.

python -m tests.soak            an hour of all of them at random; `make soak`
python -m tests.soak 300        so many seconds
"""
