"""Prints a concatenation of so many tensors of dynamic size."""

import sys

numbers = range(int(sys.argv[1]))
print(f"""func.func @concat({", ".join(f"%a{i}: tensor<?xf32>" for i in numbers)}) -> tensor<?xf32> {{
  %r = tensor.concat dim(0) {", ".join(f"%a{i}" for i in numbers)}
      : ({", ".join("tensor<?xf32>" for _ in numbers)}) -> tensor<?xf32>
  return %r : tensor<?xf32>
}}""")
