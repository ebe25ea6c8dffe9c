"""A worker process for tests: says everything back, and does what some words ask for."""

import os
import sys
import time

for line in sys.stdin:
    if line == "die\n":
        os._exit(3)
    if line == "hang\n":
        time.sleep(60)
    sys.stdout.write(f"{os.getpid()} {line}")
    sys.stdout.flush()
