"""check_all.py ROOFLINE-GEN OPT...: every workload of --list, with its flags as
listed, is read, verified and written by each OPT, and comes back the same."""

import sys

from roofline_test import run


def main():
    gen, *opts = sys.argv[1:]
    lines = run(gen, "--list").splitlines()
    for title, flags in zip(lines[::2], lines[1::2]):
        name = title.split(":")[0]
        listed = run(gen, name, *flags.split())
        # The flags of --list are the workload's own.
        assert listed == run(gen, name), name
        # Enough layers to differ; all of them are read in other tests.
        few = ["--layers=2"] if "--layers=" in flags else []
        for opt in opts:
            command = [opt, "--mlir-print-debuginfo", "--verify-roundtrip"]
            printed = run(*command, text=run(gen, name, *few))
            assert run(*command, text=printed) == printed, name
        print(f"{name}: ok")


if __name__ == "__main__":
    main()
