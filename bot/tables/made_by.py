"""The makers of actions."""

from enum import StrEnum


class MadeBy(StrEnum):
    """The maker of an action: a person, a robot, a clock in a person's place, or the host."""

    PLAYER = "player"
    ROBOT = "robot"
    CLOCK = "clock"
    HOST = "host"
