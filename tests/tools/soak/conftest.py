from tests.undrawn import undrawn_unless_marked

__all__ = ["undrawn_unless_marked"]
