"""usage: expect_status.py STATUS COMMAND...: fails unless it exits with STATUS."""
import subprocess
import sys

status = subprocess.run(sys.argv[2:]).returncode
if status != int(sys.argv[1]):
    sys.exit(f"expected status {sys.argv[1]}, got {status}")
