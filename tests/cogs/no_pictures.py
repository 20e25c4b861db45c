"""Pictures that nobody draws: they are tested elsewhere."""

from collections.abc import Callable
from typing import Any

from bot.storage.engine.schema import Person
from bot.tables import Game
from card_images.look import Seat
from cogs.pictures import Pictures, Shown


class NoPictures(Pictures):
    """Remembers what would be drawn: what draws it and all values, and the first value of each."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.drawn: list[Any] = []

    async def draw(
        self, kind: Callable[Shown, bytes], *values: Shown.args, **named: Shown.kwargs
    ) -> bytes:
        self.asked.append((kind, *values))
        self.drawn.append(values[0])
        return b"PNG"

    def seats(self, game: Game) -> tuple[Seat, ...]:
        return ()

    def seat_of(self, person: Person) -> Seat:
        return Seat(person.name)
