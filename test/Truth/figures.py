"""Runs roofline-opt on measured rows, and fits the plain model that it is held against.

A Point is a row with what the tool says about it.
"""

import dataclasses
import hashlib
import json
import math
import pathlib
import re
import subprocess

import programs
from tables import Unexpressed

BUILT_IN = pathlib.Path(__file__).parents[2] / "lib" / "Target" / "Builtin"
BATCH = 500
MOST_FITTED = 40
# Rows that nothing is fitted to: the README of the tables names them.
FLAW = "above_peak"


def is_doubtful(row):
    return FLAW in row["note"] or (
        row["source"] == "xla" and row.get("dtype_in", "").startswith("f8"))


@dataclasses.dataclass
class Point:
    """A measured row and its modelled times [s]; None is not known."""
    table: str
    row: dict
    measured: float
    report: dict  # The row of the JSON report.
    launch: float = None
    plain: float = None  # The plain fit.
    is_fitted: bool = False

    @property
    def roof(self):
        return self.report["time_seconds"]

    @property
    def roof_and_launch(self):
        return self.roof + self.launch if self.launch is not None else None

    @property
    def least(self):
        return self.report.get("least_in_place_seconds")

    @property
    def expected(self):
        return self.report.get("expected_seconds")

    def sum_times(self, *prefixes):
        """The longest time of the resources whose names begin so [s]."""
        return max((time for resource, time in self.report["times"].items()
                    if resource.startswith(prefixes) and time), default=0)


class Tool:
    """roofline-opt, and the options that it knows."""

    def __init__(self, path, scratch):
        self.path, self.scratch = path, pathlib.Path(scratch)
        names = subprocess.run([path, "--list-roofline-targets"], capture_output=True,
                               text=True, check=True).stdout.splitlines()[2:]
        self.built_in = {line.split()[0] for line in names}
        self.knows_steady = self.run("", "target=t4 steady").returncode == 0

    def run(self, program, options):
        path = self.scratch / "rows.mlir"
        path.write_text(program)
        return subprocess.run(
            [self.path, path, "-o", "/dev/null", f"--roofline={options} report=json "
             f"annotate=false output={self.scratch / 'rows.json'}"],
            capture_output=True, text=True, check=False)

    def analyse(self, program, options):
        """The last row of each function, by name."""
        process = self.run(program, options)
        if process.returncode != 0:
            raise SystemExit(f"truth: roofline-opt failed with '{options}':\n"
                             + process.stderr[:2000])
        report = json.loads((self.scratch / "rows.json").read_text())
        return {function["name"]: max(function["ops"], key=lambda op: op["index"])
                for function in report["functions"]}


    def analyse_network(self, program, options):
        """The totals of the function `prefill`, or else the first one, and the number
        of its rows that take time."""
        self.analyse(program, options)
        functions = json.loads((self.scratch / "rows.json").read_text())["functions"]
        function = next((f for f in functions if f["name"] == "prefill"), functions[0])
        return function["totals"], sum(
            op["executions"] for op in function["ops"] if op["time_seconds"])


def find_launch(target, report):
    """The launch overhead of a row [s]: a loss, or a figure of a built-in target."""
    for loss in report.get("losses") or ():
        if loss["name"] == "launch":
            return loss["seconds"]
    path = BUILT_IN / f"{target}.mlir"
    match = path.exists() and re.search(r'"launch\w*_seconds" = ([-+.\de]+)',
                                        path.read_text())
    return float(match[1]) if match else None


def find_options(table, row, machines, state, tool):
    """The options that a row is analysed with."""
    options = ["target=" + str(machines.find_target(row))]
    if "tf32_allowed" in row["note"]:
        options.append("allow-tf32")
    if table == "collective":
        options.append(machines.find_link(row))
        if row["kind"] == "all_to_all":
            options.append("network-algorithm=direct")
    if state == "steady" and tool.knows_steady:
        options.append("steady")
    return " ".join(filter(None, options))


def model_rows(tool, machines, states, table, rows, target=None):
    """The points of a table, in its order, and the reasons of the rows left out. All
    are on `target` if it is given."""
    batches, left_out, found = {}, {}, {}
    for row in rows:
        state = states[row["source"]]
        try:
            options = find_options(table, row, machines, state, tool)
            if target:
                options = " ".join([f"target={target}", *options.split()[1:]])
            program = programs.WRITERS[table](row["id"], row, state == "warm")
            batches.setdefault(options, []).append((row, program))
        except Unexpressed as reason:
            left_out.setdefault((row["source"], row["machine"], str(reason)), []).append(row)
    for options, written in batches.items():
        name = options.split()[0].removeprefix("target=")
        for start in range(0, len(written), BATCH):
            batch = written[start:start + BATCH]
            grids = (programs.write_grids(row for row, _ in batch)
                     if table == "collective" else "")
            reports = tool.analyse(grids + "".join(text for _, text in batch), options)
            for row, _ in batch:
                report = reports[row["id"]]
                found[row["id"]] = Point(table, row, row["time_us"] * 1e-6, report,
                                         find_launch(name, report))
    return [found[row["id"]] for row in rows if row["id"] in found], left_out


def fit_expected(tool, machines, states, points):
    """Fits the target of each family to its fitted rows with roofline-calibrate, and
    takes the figures of all its rows from the fitted target. Returns the targets fitted
    to matrix multiplications, by source and machine: those of networks."""
    fitted_targets = {}
    calibrate = pathlib.Path(tool.path).parent / "roofline-calibrate"
    for group in group_by(points, family_of).values():
        table = group[0].table
        options = {id(p): find_options(table, p.row, machines, states[p.row["source"]], tool)
                   for p in group}
        fitted = [p for p in group if p.is_fitted]
        for chosen in dict.fromkeys(options.values()):
            target, *others = chosen.split()
            rows = [p.row for p in fitted if options[id(p)] == chosen]
            if len(rows) <= 3:
                continue
            (tool.scratch / "fit.mlir").write_text(
                (programs.write_grids(rows) if table == "collective" else "")
                + "".join(programs.WRITERS[table](
                    row["id"], row, states[row["source"]] == "warm").replace(
                        "\n  return", ' loc("row")\n  return') for row in rows))
            (tool.scratch / "fit.csv").write_text("location,time_us\n" + "".join(
                f"{row['id']}/row,{row['time_us']!r}\n" for row in rows))
            path = tool.scratch / f"fitted-{len(fitted_targets)}.mlir"
            process = subprocess.run(
                [calibrate, tool.scratch / "fit.mlir", f"--fit={tool.scratch / 'fit.csv'}",
                 f"--{target}", *(f"--{option}" for option in others), "-o", path],
                capture_output=True, text=True, check=False)
            if process.returncode != 0:
                continue  # One shape, or too few of them.
            same = [p for p in group if options[id(p)] == chosen]
            found, _ = model_rows(tool, machines, states, table, [p.row for p in same], path)
            for point, other in zip(same, found):
                point.report = other.report
            if table == "gemm":
                fitted_targets[group[0].row["source"], group[0].row["machine"]] = path
    return fitted_targets


def group_by(points, key):
    groups = {}
    for point in points:
        groups.setdefault(key(point), []).append(point)
    return dict(sorted(groups.items()))


def hash_of(point):
    return hashlib.sha256(f"{point.table}:{point.row['id']}".encode()).hexdigest()


def family_of(point):
    """What shares its fitted rows and numbers: the rows of a table of a source and
    machine, of collectives those of a kind and link."""
    return (point.table, point.row["source"], point.row["machine"],
            *((point.row["link"], point.row["kind"]) if point.table == "collective" else ()))


def choose_fitted(points):
    """Marks the rows to fit: those of the least hashes, at most half of a family."""
    for family in group_by(points, family_of).values():
        sound = sorted((p for p in family if not is_doubtful(p.row)), key=hash_of)
        for point in sound[:min(MOST_FITTED, len(family) // 2)]:
            point.is_fitted = True


def mean(values):
    values = list(values)
    # Exact, whatever the version of Python.
    return math.fsum(values) / len(values) if values else None


def search_least(cost, start):
    """Numbers near a minimum of `cost`, by steps of each in turn that shrink."""
    best, least, step = list(start), cost(start), 0.5
    while step > 0.002:
        improved = False
        for index in range(len(best)):
            for factor in (1 + step, 1 / (1 + step)):
                trial = list(best)
                trial[index] *= factor
                if (value := cost(trial)) < least:
                    best, least, improved = trial, value, True
        step = step if improved else step / 2
    return best


def fit_plain(points):
    """Sets `plain`: t0 + max(F/C, B/W) for kernels, with C and W parts of the peaks, and
    t0 + B/W for the collectives of one kind over one link; least mean error on the
    fitted rows."""
    def predict(point, numbers):
        start, *factors = numbers
        times = (([point.sum_times("network")] if point.table == "collective" else
                  [point.sum_times("compute"), point.sum_times("memory")]))
        return start + max(factor * time for factor, time in zip(factors, times))

    for name, group in group_by(points, family_of).items():
        fitted = [point for point in group if point.is_fitted]
        numbers = 2 if name[0] == "collective" else 3
        if len(fitted) <= numbers:
            continue

        def cost(numbers, fitted=fitted):
            return mean(abs(predict(p, numbers) / p.measured - 1) for p in fitted)

        shortest = min(point.measured for point in fitted)
        start = [shortest / 2] + [1.3] * (numbers - 1)
        best = search_least(cost, start)
        for point in group:
            point.plain = predict(point, best)
