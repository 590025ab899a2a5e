"""Prints a program once for each value of one of its dims.

  print_sizes.py TEMPLATE.mlir NAME=VALUE... NAME=FIRST:LAST[:STEP]

The values replace $NAME in the template; LAST is among them.
"""

import string
import sys

template = string.Template(open(sys.argv[1]).read())
names = dict(argument.split("=") for argument in sys.argv[2:])
[swept] = [name for name, value in names.items() if ":" in value]
first, last, step = (*map(int, names[swept].split(":")), 1)[:3]
for value in range(first, last + 1, step):
    print(template.substitute(names, **{swept: value}))
