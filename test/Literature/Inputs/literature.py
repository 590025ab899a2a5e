"""What the checkers of docs/evidence/Literature.md share."""

from roofline_test import functions_of, load, read_csv, read_text


def read_facts(path):
    """The rows of a CSV file of published figures, by their first column."""
    return {next(iter(row.values())): row for row in read_csv(path)}


def read_functions(path):
    """The functions of a JSON report, by name."""
    return functions_of(load(path))


def find_crossing(path, resource="compute:matrix"):
    """Where `resource` begins to bound functions named NAME_SIZE: the size, between
    two of them, at which it takes as long as the rest. Times are linear between
    neighbours."""
    points = []
    for name, function in read_functions(path).items():
        times = dict(function["totals"]["times"])
        own = times.pop(resource)
        points.append((int(name.rpartition("_")[2]), own - max(times.values()),
                       function["totals"]["bound"]))
    points.sort()
    [(low, high)] = [(a, b) for a, b in zip(points, points[1:]) if a[1] < 0 <= b[1]]
    assert not low[2].startswith(resource) and high[2].startswith(resource), (low, high)
    return low[0] + (high[0] - low[0]) * low[1] / (low[1] - high[1])


def make_table(header, rows):
    """A table in Markdown."""
    lines = [header, ["---"] * len(header), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def check_page(page, lines):
    """The page has the lines, one after the other."""
    print("\n".join(lines))
    assert "\n".join(lines) in read_text(page), f"{page} lacks this table"
