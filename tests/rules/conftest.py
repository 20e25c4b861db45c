"""Property tests are not measured: on a busy machine any example may be slow."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
