"""Runs fuzz harnesses for a while and sorts what they found.

usage: run_fuzzers.py BUILD SECONDS MLIR-OPT [EXTRA-CORPUS...]

Each harness in BUILD/bin, or each that ROOFLINE_FUZZERS names ("ir read/j": one
reader of `read`), runs for SECONDS and goes on after a find. What it
keeps is in BUILD/fuzz/NAME: 'corpus' for the next run, 'finds' for people. A
find that stock mlir-opt dies of as well, when it only reads and prints the file, or
that is in upstream's code alone, is upstream's. Exits with 1 if there is one that is not.
"""

import collections
import concurrent.futures
import math
import os
import pathlib
import re
import subprocess
import sys
import time

SOURCE_ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HARNESSES = ("count", "target", "read", "ir")
HANG_SECONDS = 10


def make_folder(path):
    path.mkdir(parents=True, exist_ok=True)
    return path


def get_binary(build, name):
    return build / "bin" / f"roofline-fuzz-{name.split('/')[0]}"


def fuzz(build, name, seconds, extra):
    """Runs one harness, again after each find; returns the inputs run. Its log is
    BUILD/fuzz/NAME/log. (libFuzzer's own way to go on, -fork, starts a process
    every few seconds, and this one takes a second to start.)"""
    work = build / "fuzz" / name
    finds, corpus = make_folder(work / "finds"), make_folder(work / "corpus")
    end, runs = time.monotonic() + seconds, 0
    with open(work / "log", "w") as log:
        while (left := end - time.monotonic()) > 0:
            command = [
                get_binary(build, name), f"-max_total_time={math.ceil(left)}",
                f"-timeout={HANG_SECONDS}", "-rss_limit_mb=4096",
                "-mutate_depth=2", f"-max_len={16384 if name.startswith('read') else 4096}",
                "-close_fd_mask=1", "-reload=0", f"-artifact_prefix={finds}/", corpus,
                build / "fuzz" / "seeds" / name, *extra]
            start = (work / "log").stat().st_size
            subprocess.run(list(map(str, command)), cwd=work, stdout=log, stderr=log,
                           stdin=subprocess.DEVNULL, check=False)
            runs += read_runs(work / "log", start)
    return runs, len(list(corpus.iterdir()))


def read_runs(log, start):
    """The number in libFuzzer's last status line from `start` on."""
    text = log.read_bytes()[start:]
    numbers = re.findall(rb"^#(\d+)\t", text, re.MULTILINE)
    return int(numbers[-1]) if numbers else 0


def run(command):
    """The exit status and what was printed; None for a hang."""
    try:
        process = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                 timeout=6 * HANG_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None, "hang"
    return process.returncode, process.stdout.decode(errors="replace")


def is_upstreams(path, mlir_opt):
    for flags in ([], ["--mlir-print-op-generic"]):
        status, _ = run([mlir_opt, path, "--allow-unregistered-dialect", *flags,
                         "-o", os.devnull])
        if status is None or status < 0 or status > 1:
            return True
    return False


def is_guarded(text):
    """Whether a sanitizer saw upstream's code fail that a harness guards, without
    code of ours in between (CrashGuard.h)."""
    stack, guard, _ = text.partition("fuzz::survives")
    own = re.compile(r"^ *#\d+ (?!.*/usr/lib/).*/(?:lib|mlir-dialects|include/roofline)/",
                     re.MULTILINE)
    return bool(guard) and not own.search(stack)


def describe(status, text):
    """What was violated, or the place of the crash in our code."""
    if status == 0:
        return "does not happen again on this input alone"
    for pattern in (r"^fuzz: .*", r".*runtime error: .*", r".*Assertion .*",
                    r"^ *#\d+ .* in (.*roofline.*/(?:lib|mlir-dialects)/.*)",
                    r"^SUMMARY: .*"):
        match = re.search(pattern, text, re.MULTILINE)
        if match:
            return match.group(match.lastindex or 0).strip()[:160]
    return text if status is None else f"exit status {status}"


def sort_finds(build, name, mlir_opt):
    """Finds by what they are, as (whose, text) -> paths."""
    kinds = collections.defaultdict(list)
    for path in sorted((build / "fuzz" / name / "finds").iterdir()):
        status, text = run([get_binary(build, name), f"-timeout={HANG_SECONDS}", path])
        whose = "ours"
        if status != 0 and name != "count" and (is_guarded(text) or
                                                is_upstreams(path, mlir_opt)):
            whose = "upstream"
        kinds[whose, describe(status, text)].append(path)
    return kinds


def main():
    build, seconds, mlir_opt, *extra = sys.argv[1:]
    build = pathlib.Path(build).resolve()
    os.environ.setdefault("ASAN_SYMBOLIZER_PATH",
                          str(pathlib.Path(mlir_opt).parent / "llvm-symbolizer"))
    # A planted fault must be found in two minutes; all seeds of `ir` take seven.
    at_most = ["60"] if "ROOFLINE_FUZZ_PLANT" in os.environ else []
    subprocess.run([sys.executable, SOURCE_ROOT / "test/fuzz/make_seeds.py", SOURCE_ROOT,
                    build / "fuzz/seeds", *at_most], check=True)
    found = False
    names = os.environ.get("ROOFLINE_FUZZERS", " ".join(HARNESSES)).split()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        numbers = list(pool.map(lambda name: fuzz(
            build, name, int(seconds), extra if name == "ir" else []), names))
    for name, (runs, kept) in zip(names, numbers):
        print(f"{name}: {runs} inputs run, {kept} kept", flush=True)
        for (whose, text), paths in sorted(sort_finds(build, name, mlir_opt).items()):
            print(f"  {whose}, {len(paths)} times: {text}\n    {paths[0]}", flush=True)
            found |= whose == "ours" and "not happen again" not in text
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
