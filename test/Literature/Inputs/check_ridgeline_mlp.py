"""Ridgeline's MLP in docs/evidence/Literature.md, from reports of a training step.

  check_ridgeline_mlp.py FACTS.csv PAGE.md DIRECTORY

DIRECTORY has BATCH.json for each batch of the facts.
"""

import sys
from pathlib import Path

import literature

LINE = 350  # Operations per byte of network: 4.2e12 / 12e9.


def main():
    facts = literature.read_facts(sys.argv[1])
    rows = []
    for batch, fact in facts.items():
        path = Path(sys.argv[3]) / f"{batch}.json"
        totals = literature.read_functions(path)["training_step"]["totals"]
        step = totals["ridgeline_links_only"]
        above = step["network_intensity"] / LINE - 1
        assert step["region"] == totals["ridgeline"]["region"] == fact["region"], batch
        cells = []
        for key in ("compute", "memory", "network"):
            own = f"{1e3 * step[key + '_seconds']:.2f}"
            published = fact[key + "_ms"]
            assert not published or own == published, (batch, key, own)
            cells.append(f"{published}, {own}" if published else own)
        rows.append([batch, fact["region"], step["region"],
                     f"{step['memory_intensity']:.4g}",
                     f"{step['operational_intensity']:.4g}",
                     f"{step['network_intensity']:.4g}", f"{100 * above:+.1f}%", *cells])
    assert [float(row[6][:-1]) < 0 for row in rows] == [True, False, False]
    assert abs(float(rows[1][6][:-1])) < 10
    header = ["batch", "paper", "ours", "B/net B", "op/B", "op/net B", "from the ridgeline",
              "ms of compute", "ms of memory", "ms of network"]
    literature.check_page(sys.argv[2], literature.make_table(header, rows))


main()
