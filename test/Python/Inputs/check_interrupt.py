"""Ctrl-C during an analysis raises KeyboardInterrupt at once, and the process
then ends as usual, although the library is still at work."""

import subprocess
import sys

CHILD = """
import os, signal, threading
import mlir_roofline
# lit's own jobs ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
args = ', '.join(f'%a{i}: tensor<8x{i + 1}xf32>' for i in range(20000))
body = '\\n'.join(f'  %r{i} = linalg.exp ins(%a{i} : tensor<8x{i + 1}xf32>) outs(%a{i} : tensor<8x{i + 1}xf32>) -> tensor<8x{i + 1}xf32>'
                 for i in range(20000))
program = f'func.func @f({args}) {{\\n{body}\\n  return\\n}}\\n'
threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    for _ in range(100):
        mlir_roofline.analyze(program, 'a100', fusion=True)
except KeyboardInterrupt:
    print('interrupted', flush=True)
"""
child = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, timeout=60)
assert (child.returncode, child.stdout) == (0, "interrupted\n"), (child.returncode, child.stdout, child.stderr)
