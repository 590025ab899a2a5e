"""Holds the modelled times against public measurements: the ledger of truth.

usage: truth.py ROOFLINE-OPT FOLDER PAGE [ROWS.csv]

FOLDER has any of gemm.csv, conv.csv, elementwise.csv, collective.csv, model.csv and
tuning.csv, and machines.csv or a target file for each machine that is not built in; those
beside this program are a sample. The tables go into the page, between the marks of the
section `sample` for that folder, `host` for one with a sources.csv of its own, else `all`.
ROWS.csv gets each expressed row with what the tool says. docs/Truth.md explains the tables.
"""

import collections
import csv
import itertools
import math
import pathlib
import statistics
import sys
import tempfile

import figures
import models
import tables
import tilings

SAMPLE = pathlib.Path(__file__).resolve().parent
WORST = 10
# Why rows are faster than a bound, the first that applies, and whether it explains
# the least time in its place too, which knows caches and switches.
CAUSES = [
    ("above the data sheet: `above_peak` in the table", True,
     lambda p: figures.FLAW in p.row["note"]),
    ("a median over the kernels of a trace, f8", True,
     lambda p: p.row["source"] == "xla" and p.row.get("dtype_in", "").startswith("f8")),
    ("warm cache: the op before wrote the inputs", False,
     lambda p: p.row["source"] == "vidur" and p.table == "elementwise"),
    ("cold caches: results stay in them", False,
     lambda p: p.row["source"].endswith("-cold")),
    ("warm cache: the call is repeated", False,
     lambda p: p.report["bound"].startswith("memory")),
    ("switches add, a ring does not", False,
     lambda p: p.table == "collective" and p.row["kind"] == "all_reduce"),
    ("padding is counted", True, lambda p: p.table == "conv" and max(
        p.row["pad_h"], p.row["pad_w"]) > 0),
    ("unexplained", True, lambda p: True),
]


def is_row(table=None, source=None, machine=None, **columns):
    """A test of a point."""
    def test(point):
        wanted = {"source": source, "machine": machine, **columns}
        return table in (None, point.table) and all(
            value in (None, point.row.get(name)) for name, value in wanted.items())
    return test


# What issue 18 asks of the expected time: mean error on rows not fitted [%].
BARS = [
    ("XLA H100 bf16", 7.5, is_row("gemm", "xla", "h100-sxm", dtype_in="bf16")),
    ("Vidur A100 GEMM", 7, is_row("gemm", "vidur", "a100-sxm4-80gb")),
    ("Vidur H100 GEMM", 9.5, is_row("gemm", "vidur", "h100-sxm")),
    ("NeuSight A100 80 GB GEMM", 9, is_row("gemm", "neusight", "a100-pcie-80gb")),
    ("NeuSight H100 GEMM", 10, is_row("gemm", "neusight", "h100-sxm")),
    ("NeuSight GEMM", 17, is_row("gemm", "neusight")),
    ("NeuSight convolutions", 18, is_row("conv", "neusight")),
    ("NeuSight elementwise", 10, is_row("elementwise", "neusight")),
    ("Vidur elementwise", 25, is_row("elementwise", "vidur")),
    ("Vidur collectives", 20, is_row("collective", "vidur")),
    ("NeuSight networks, H100 inference", 10,
     is_row("model", "neusight", "h100-sxm", mode="inf")),
]
MODELS = ("roof", "roof_and_launch", "plain", "expected")


def errors_of(points, model):
    """Absolute errors as parts of the measured times, of the points with a time."""
    return [abs(getattr(point, model) / point.measured - 1)
            for point in points if getattr(point, model) is not None]


def ratios_of(points, model):
    return [getattr(point, model) / point.measured
            for point in points if getattr(point, model) is not None]


def percent(value):
    return "n/a" if value is None else f"{100 * value:.1f}"


def describe(points, model):
    """Mean and median error [%], and the median of modelled over measured."""
    errors = errors_of(points, model)
    if not errors:
        return "n/a"
    return (f"{percent(figures.mean(errors))} / {percent(statistics.median(errors))} / "
            f"{statistics.median(ratios_of(points, model)):.2f}")


def count_below(points, model):
    """How many points are faster than the bound; n/a if no point has it."""
    known = [point for point in points if getattr(point, model) is not None]
    return sum(p.measured < getattr(p, model) for p in known) if known else "n/a"


def write_table(head, rows):
    if not rows:
        return "None.\n\n"
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines) + "\n"


def write_overview(points, numbers):
    def line(name, group, number):
        measured = [p for p in group if p.roof]
        growth = figures.mean(math.log(p.measured / p.roof) for p in measured)
        return [name, number, len(group), count_below(group, "roof"),
                count_below(group, "least"),
                percent(figures.mean(errors_of(group, "roof"))),
                "n/a" if growth is None else f"{math.exp(growth):.2f}"]

    groups = figures.group_by(points, lambda p: p.table)
    return write_table(
        ["table", "points", "expressed", "below the roof", "below the least in its place",
         "mean error of the roof [%]", "measured / roof, geometric mean"],
        [line(f"`{name}.csv`", group, numbers[name]) for name, group in groups.items()]
        + [line("together", points, sum(numbers.values()))])


def write_left_out(left_out):
    counts = collections.Counter()
    machines = collections.defaultdict(set)
    for table, reasons in left_out.items():
        for (source, machine, reason), rows in reasons.items():
            counts[table, source, reason] += len(rows)
            machines[table, source, reason].add(machine)
    return write_table(["table", "source", "points", "why", "machines"], [
        [table, source, number, reason, ", ".join(sorted(machines[table, source, reason]))]
        for (table, source, reason), number in sorted(counts.items())])


def write_below(points, model):
    """The points faster than the bound `model`, by cause."""
    def key(point):
        cause = next(cause for cause, explains_least, applies in CAUSES
                     if (explains_least or model == "roof") and applies(point))
        return cause, point.table, point.row["source"], point.row["machine"]

    if all(getattr(point, model) is None for point in points):
        return "n/a\n\n"
    below = [point for point in points if point.measured < (getattr(point, model) or 0)]
    return write_table(
        ["cause", "table", "source", "machine", "points", "bound / measured, at most"],
        [[*name, len(group), f"{max(ratios_of(group, model)):.2f}"]
         for name, group in figures.group_by(below, key).items()])


def write_errors(points):
    groups = figures.group_by(points, lambda p: (p.table, p.row["source"], p.row["machine"]))
    return write_table(
        ["table", "source", "machine", "rows", "roof", "roof + launch", "plain fit",
         "expected"],
        [[*name, len(group), *(describe(group, model) for model in MODELS)]
         for name, group in groups.items()])


def write_bars(points):
    lines = []
    for name, bar, applies in BARS:
        group = [point for point in points if applies(point)]
        if group:
            lines.append([name, len(group), *(describe(group, model) for model in MODELS),
                          bar])
    return write_table(["rows", "number", "roof", "roof + launch", "plain fit", "expected",
                        "asked for [%]"], lines)


def describe_row(point):
    row = point.row
    if point.table == "gemm":
        shape = f"{row['batch']}x{row['m']}x{row['n']}x{row['k']}"
        return f"{row['op']} {shape} {row['dtype_in']}"
    if point.table == "conv":
        return (f"{row['n']}x{row['c']}x{row['h']}x{row['w']}, {row['k']} of "
                f"{row['r']}x{row['s']} {row['dtype_in']}")
    if point.table == "elementwise":
        return f"{row['op']} {'x'.join(map(str, row['shape']))} {row['dtype']}"
    return f"{row['kind']} of {row['bytes']} B, {row['devices']} devices"


def write_worst(points):
    """The rows with the largest factor between modelled and measured time: that of the
    expected time, where a row has one, else of the roof and launch."""
    def predicted(point):
        return point.expected or point.roof_and_launch or point.roof

    def miss(point):
        return abs(math.log(predicted(point) / point.measured))

    expected = [point for point in points if point.expected]
    known = expected or [point for point in points if predicted(point)]
    known = [point for point in known if figures.FLAW not in point.row["note"]]
    worst = sorted(known, key=lambda p: (-miss(p), p.table, p.row["id"]))
    return write_table(
        ["row", "source", "machine", "what", "bound", "measured [µs]", "modelled [µs]"],
        [[f"{p.table} {p.row['id']}", p.row["source"], p.row["machine"], describe_row(p),
          p.report["bound"], f"{p.measured * 1e6:.4g}", f"{predicted(p) * 1e6:.4g}"]
         for p in worst[:WORST]])


def write_networks(points):
    groups = figures.group_by(points, lambda p: (p.row["source"], p.row["machine"],
                                                 p.row["mode"]))
    return write_table(
        ["source", "machine", "mode", "rows", "roof", "roof + launch", "expected",
         *(f"{name} [%]" for name in models.PUBLISHED)],
        [[*name, len(group), *(describe(group, model) for model in MODELS if model != "plain"),
          *(models.published_errors(group, column) for column in models.PUBLISHED.values())]
         for name, group in groups.items()])


def write_tilings(points):
    def micro(seconds):
        return "n/a" if seconds is None else f"{seconds * 1e6:.4g}"

    lines = []
    for machine, group in figures.group_by(points, lambda p: p.row["machine"]).items():
        times = sorted(point.measured for point in group)
        lines.append([machine, len(group), micro(times[0]), micro(statistics.median(times)),
                      micro(group[0].roof), micro(group[0].least), micro(group[0].expected),
                      group[0].report["bound"], count_below(group, "roof")])
    return write_table(["machine", "tilings", "fastest [µs]", "median [µs]", "roof [µs]",
                        "least in its place [µs]", "expected [µs]", "bound",
                        "below the roof"], lines)


def write_ranking(lines):
    heads = [f"{what} {number} [%]" for what in ("first", "random") for number in tilings.FIRST]
    return write_table(["source", "machine", "shape", "tilings", "staged", "priced",
                        "fastest of all [%]", *heads, "order"], lines)


def write_sources(sources, counts):
    states = {"steady": "repeated on the same operands", "cold": "flushed from all caches",
              "warm": "after the op that wrote the activations"}
    return write_table(["source", "repository and commit", "licence", "points", "analysed"], [
        [row["source"], row["repository"] + (f", {row['author']}" if row["author"] else ""),
         row["licence"], counts[row["source"]], states[row["state"]]]
        for row in sources if counts[row["source"]]])


def write_tables(sources, counts, points, networks, tiled, ranking, left_out, numbers):
    rest = [point for point in points
            if not point.is_fitted and figures.FLAW not in point.row["note"]]
    parts = {
        "Sources": write_sources(sources, counts),
        "Points and bounds": write_overview(points, numbers),
        "Points that no program expresses": write_left_out(left_out),
        "Points faster than the roof": write_below(points, "roof"),
        "Points faster than the least time in their place": write_below(points, "least"),
        "Errors": write_errors(rest),
        "Errors where a bar is set": write_bars(rest + networks),
        "Networks, end to end": write_networks(networks),
        "Tilings of one convolution": write_tilings(tiled),
        "Tilings of one convolution, ranked": write_ranking(ranking),
        f"The worst {WORST} rows": write_worst(points)}
    return "\n" + "".join(f"### {head}\n\n{table}" for head, table in parts.items())


def replace_section(page, name, text):
    """Puts the text between the marks of a section of the page."""
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->\n"
    old = page.read_text(encoding="utf-8") if page.exists() else begin + end
    if begin not in old or end not in old:
        raise SystemExit(f"truth: {page} has no marks '{begin.strip()}', '{end.strip()}'")
    head, rest = old.split(begin, 1)
    page.write_text(head + begin + text + end + rest.split(end, 1)[1], encoding="utf-8")


def export_rows(path, points):
    """Writes each expressed row: its own columns, then the tool's figures."""
    lines = []
    for point in points:
        report, levels = point.report, point.report["levels"]
        row = {**point.row, "file": point.table}
        row.setdefault("op", row.get("kind", "conv2d"))
        if point.table == "elementwise":
            row["shape"] = "x".join(map(str, row["shape"]))

        def micro(seconds):
            return "" if seconds is None else repr(seconds * 1e6)

        def list_levels(key, levels=levels):
            return ";".join(str(level[key]) for level in levels)

        row |= {
            "fitted": int(point.is_fitted), "roof_us": micro(point.roof),
            "bound": report["bound"], "launch_us": micro(point.launch),
            "plain_fit_us": micro(point.plain), "least_in_place_us": micro(point.least),
            "expected_us": micro(point.expected),
            "losses": ";".join(f"{loss['name']}={loss['seconds'] * 1e6!r}"
                               for loss in report.get("losses") or ()),
            "resource_us": ";".join(f"{resource}={micro(time)}"
                                    for resource, time in report["times"].items()),
            "work": ";".join(f"{unit}:{kind}={number}"
                             for unit, kinds in report["work"].items()
                             for kind, number in kinds.items() if unit != "other"),
            "level_names": list_levels("name"), "level_least_bytes": list_levels("lower_bytes"),
            "level_achievable_bytes": list_levels("achievable_bytes"),
            "network": ";".join(f"{n['serial_bytes']} B in {n['messages']}"
                                for n in report.get("network") or ())}
        lines.append({name: value for name, value in row.items() if name != "where"})
    columns = dict.fromkeys(["file", *(name for line in lines for name in line)])
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, restval="")
        writer.writeheader()
        writer.writerows(lines)


def main(roofline_opt, folder, page, rows_path=None):
    folder, page = pathlib.Path(folder), pathlib.Path(page)
    own = (folder / "sources.csv").exists() and folder.resolve() != SAMPLE
    sources = tables.read_table((folder if own else SAMPLE) / "sources.csv", tables.SOURCES)
    states = {row["source"]: row["state"] for row in sources}
    known = {**tables.TABLES, "model": models.COLUMNS, "tuning": models.TILINGS}
    present = {name: columns for name, columns in known.items()
               if (folder / f"{name}.csv").exists()}
    if not present:
        raise tables.TableError(f"{folder}: none of "
                                f"{', '.join(f'{name}.csv' for name in known)}")
    points, left_out, numbers = [], {}, {}
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        tool = figures.Tool(roofline_opt, scratch)
        machines = tables.Machines(folder, tool.built_in, scratch)
        rows = {name: tables.read_table(folder / f"{name}.csv", columns)
                for name, columns in present.items()}
        for row in itertools.chain(*rows.values()):
            tables.check_name(row, "source", states)
            counts[row["source"]] += 1
        for name in tables.TABLES:
            if name in rows:
                found, left_out[name] = figures.model_rows(
                    tool, machines, states, name, rows[name])
                numbers[name] = len(rows[name])
                points += found
        figures.choose_fitted(points)
        figures.fit_plain(points)
        fitted = figures.fit_expected(tool, machines, states, points)
        networks, left_out["model"] = models.model_networks(
            tool, machines, states, rows.get("model", ()), fitted)
        tiled = models.model_tilings(tool, machines, states, rows.get("tuning", ()))
        ranking = tilings.rank_tilings(tool, rows.get("tuning", ()))
    if rows_path:
        export_rows(rows_path, points)
    section = "host" if own else "sample" if folder.resolve() == SAMPLE else "all"
    replace_section(page, section, write_tables(
        sources, counts, points, networks, tiled, ranking, left_out, numbers))
    below = {name: count_below(points, name) for name in ("roof", "least")}
    print(f"{len(points)} of {sum(numbers.values())} points expressed, {below['roof']} below "
          f"the roof, {below['least']} below the least in their place")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__.split("\n\n")[1])
    try:
        main(*sys.argv[1:])
    except (tables.TableError, OSError) as error:
        sys.exit(f"truth: {error}")
