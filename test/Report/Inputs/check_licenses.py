"""Checks that a page has the licence of every package that is bundled in it.

  check_licenses.py NODE_MODULES PAGE

The source maps of the bundles name the packages.
"""

import re
import sys

from roofline_test import load, read_text

BUNDLES = ("vega/build/vega", "vega-tooltip/build/vega-tooltip", "tabulator-tables/dist/js/tabulator")
modules, page = sys.argv[1:]
packages = set()
for bundle in BUNDLES:
    packages.add(bundle.split("/")[0])
    for source in load(f"{modules}/{bundle}.min.js.map")["sources"]:
        # In Vega's own tree or in its node_modules.
        match = re.match(r"(?:\.\./)+node_modules/([^/]+)/|\.\./\.\./(vega-[^/]+)/", source)
        if match:
            packages.add(match[1] or match[2])
licensed = {name for line in read_text(page).split("\n") if line.startswith("License of ")
            for name in line.split()[2:]}
assert len(packages) > 40, packages
print("packages:", "without a licence:" if packages - licensed else "all licensed", *sorted(packages - licensed))
