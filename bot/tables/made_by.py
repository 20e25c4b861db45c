"""Who made an action."""

from enum import StrEnum


class MadeBy(StrEnum):
    """Who made an action: a person, a robot, a clock in somebody's place, or the host."""

    PLAYER = "player"
    ROBOT = "robot"
    CLOCK = "clock"
    HOST = "host"
