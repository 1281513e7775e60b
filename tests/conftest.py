"""What holds for all tests."""

import os

from hypothesis import settings

settings.register_profile("tavolata", deadline=None)  # a busy machine is slow, and that is no fault
settings.load_profile("tavolata")

for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"  # whatever the machine speaks, the command speaks English unless a test asks for more
