"""What holds for all tests."""

from hypothesis import settings

settings.register_profile("tavolata", deadline=None)  # a busy machine is slow, and that is no fault
settings.load_profile("tavolata")
