"""Berger tables: everybody meets everybody once (FIDE Handbook C.05, annex 1)."""


def berger_round(size: int, number: int) -> list[tuple[int, int]]:
    """Round `number`, from 1 to `size` - 1, for the numbers 1 to `size`, which is even.

    The highest number meets the others in the order 1, n/2 + 1, 2, n/2 + 2 …, first named in the
    even rounds; the others stand on a circle and meet across the one who plays it.

    >>> [berger_round(4, each) for each in (1, 2, 3)]
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    circle = size - 1
    pivot = (number - 1) * (size // 2) % circle
    first = (pivot + 1, size) if number % 2 else (size, pivot + 1)
    across = [
        ((pivot + step) % circle + 1, (pivot - step) % circle + 1) for step in range(1, size // 2)
    ]
    return [first, *across]
