"""The tables that tiling_order.py writes, and the figures in them."""
import re
import statistics
import time

from tiling_programs import Tiling

BEGIN = "<!-- begin: written by test/benchmark/tiling_order.py -->"
END = "<!-- end -->"


def rank(values):
    """Ranks from 0; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [
        (ordered.index(value) + len(ordered) - 1 - ordered[::-1].index(value)) / 2
        for value in values
    ]


def compute_spearman(lhs, rhs):
    if len(set(map(repr, lhs))) == 1:
        return 0.0  # All the same: no order is predicted.
    return statistics.correlation(rank(lhs), rank(rhs))


class Result:
    def __init__(self, shape, tilings):
        self.shape = shape
        self.tilings = tilings
        measured = [tiling.measured for tiling in tilings]
        self.spearman = compute_spearman(
            [tiling.predict() for tiling in tilings], measured
        )
        self.spearman_ties = compute_spearman(
            [tiling.rank() for tiling in tilings], measured
        )
        self.spearman_overlap = compute_spearman(
            [tiling.predict_overlap() for tiling in tilings], measured
        )
        self.best = min(tilings, key=lambda tiling: tiling.measured)
        advised = [tiling for tiling in tilings if tiling.is_advice]
        self.advised = min(advised, key=Tiling.rank)
        self.loss = self.advised.measured / self.best.measured
        self.first = min(tilings, key=Tiling.rank)
        self.first_loss = self.first.measured / self.best.measured
        # What is at stake.
        self.middle_loss = statistics.median(measured) / self.best.measured


def show_milliseconds(seconds):
    return f"{seconds * 1e3:.1f}" if seconds < 1 else f"{seconds * 1e3:.0f}"


def write_summary(results):
    lines = [
        "| shape | tilings | order | ties broken | all overlaps | "
        "advised tile, ms | best tile, ms | advised / best | first / best | "
        "middle / best |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        lines.append(
            f"| {result.shape.label} | {len(result.tilings)} | {result.spearman:.2f} | "
            f"{result.spearman_ties:.2f} | {result.spearman_overlap:.2f} | "
            f"{result.advised.describe()}: "
            f"{show_milliseconds(result.advised.measured)} | "
            f"{result.best.describe()}: {show_milliseconds(result.best.measured)} | "
            f"{result.loss:.2f} | {result.first_loss:.2f} | {result.middle_loss:.2f} |"
        )
    near = sum(result.loss <= 1.1 for result in results)
    near_first = sum(result.first_loss <= 1.1 for result in results)
    lines.append(
        f"| **median**; within 10% | | "
        f"**{statistics.median(r.spearman for r in results):.2f}** | "
        f"**{statistics.median(r.spearman_ties for r in results):.2f}** | "
        f"{statistics.median(r.spearman_overlap for r in results):.2f} | | | "
        f"**{near} of {len(results)}** | {near_first} of {len(results)} | |"
    )
    return "\n".join(lines)


def write_details(result):
    levels = list(result.tilings[0].levels)
    lines = [
        f"<details><summary>{result.shape.label}, {result.shape.layout}</summary>",
        "",
        f"| tile / order | from | {' | '.join(f'{level}, MB' for level in levels)} | "
        "predicted, ms | bound | measured, ms | median |",
        "|---|---|" + "---|" * (len(levels) + 4),
    ]
    for tiling in sorted(result.tilings, key=Tiling.rank):
        moved = " | ".join(f"{tiling.levels[level] / 1e6:.1f}" for level in levels)
        lines.append(
            f"| {tiling.describe()} | {tiling.origin} | {moved} | "
            f"{show_milliseconds(tiling.predict())} | {tiling.bound()} | "
            f"{show_milliseconds(tiling.measured)} | {tiling.spread:+.0%} |"
        )
    return "\n".join([*lines, "", "</details>"])


def read_processor():
    with open("/proc/cpuinfo") as file:
        return re.search(r"model name\s*: (.*)", file.read())[1]


def write_page(path, results, target, seconds):
    rates = "; ".join(
        f"{name} {float(rate) / 1e9:.1f}"
        for name, rate in re.findall(
            r'"(\w+)" = #dlti.map<\s*"bytes_per_second" = ([\d.e+]+)', target
        )
    )
    compute = float(re.search(r'"vector" = #dlti.map<\s*f32 = ([\d.e+]+)', target)[1])
    parts = [
        BEGIN,
        f"{read_processor()}, one core, {time.strftime('%Y-%m-%d', time.gmtime())}. "
        f"Measured by roofline-calibrate: f32 {compute / 1e9:.1f} Gop/s; GB/s: {rates}. "
        f"The run took {seconds:.0f} s.",
    ]
    for layout in dict.fromkeys(result.shape.layout for result in results):
        chosen = [result for result in results if result.shape.layout == layout]
        parts += [f"**Layout `{layout}`**", write_summary(chosen)]
    parts += ["**All tilings**"]
    parts += [write_details(result) for result in results]
    with open(path) as file:
        page = file.read()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    with open(path, "w") as file:
        file.write(before + "\n\n".join(parts) + "\n\n" + END + after)
