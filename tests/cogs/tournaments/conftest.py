from tests.tournaments.live.conftest import club

__all__ = ["club"]
