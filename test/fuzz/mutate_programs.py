"""Runs roofline-opt on mutated programs, which stock mlir-opt accepts.

usage: mutate_programs.py ROOFLINE-OPT MLIR-OPT OUT COUNT SEED CORPUS...

Programs are sections of the .mlir files in the CORPUS files and folders, mutated
(program_mutations.py) until COUNT were accepted, half of them by each of two
processes at low priority. A find is a crash, a hang (10 s of processor time), 4 GiB
of memory, a negative count in a JSON report, or a report that differs when it is
made again. OUT/finds gets each kind of find, once as found and once reduced. A
crash that mlir-opt shares when it only reads and prints the program is upstream's.
Prints how many programs ran and what was found; exits with 1 if any of it is ours.

Many programs share a process, as the sections of one file; those of a process that
fails are bisected.
"""

import collections
import concurrent.futures
import dataclasses
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

import generic_program
import program_mutations
from generic_program import SPLIT_MARKER

PROCESSES = 2
BATCH = 200
HANG_SECONDS = 10
MEMORY_BYTES, MOST_OUTPUT_BYTES = 4 << 30, 64 << 20
MOST_FILE_BYTES, MOST_SECTION_BYTES = 1 << 20, 8192
REDUCE_SECONDS = 60
UPSTREAM = "upstream: mlir-opt dies when it prints the program"
PAD = re.compile(r'"tensor\.pad".*?operandSegmentSizes = array<i32: ([\d, ]+)>, '
                 r"static_high = array<i64(.*?)>, static_low = array<i64(.*?)>")
# Differences of two amounts, which may be below zero.
SIGNED = rb'"(?:peak_live_change_bytes|bytes_saved|time_saved_seconds|seconds)": "?-[\d.e+-]+"?'
NEGATIVE = re.compile(rb'[:\[ ] ?"?-\d[\d.e+]*"?(?=[,\n\]}])')
CORE = pathlib.Path(__file__).parent / "Inputs" / "core.mlir"
OPTION_SETS = [
    "target=a100 report=json advise fusion tuning explain=all",
    "target=h100,mi300x report=json fusion tuning annotate=false steady "
    "whole-lines",
    "target=genoa report=json advise allow-tf32 overlap=sum pack-i1 "
    "pack-sub-byte=false network-algorithm=tree convention=xla",
    "target=a100,t4 report=text advise fusion tuning convention=tvm "
    "explain=all group=layer rows=1",
    "target=tpu-v5e report=json advise fusion tuning steady "
    "what-if=fuse,weights:f8E4M3FN,all:bf16",
    "target=graviton4 report=html fusion tuning",
    "target=b200 report=csv network-algorithm=direct whole-lines convention=pytorch",
    "target=m2-ultra report=model-explorer advise steady",
    "target=clx report=vega fusion convention=fvcore",
    "target=xeon-8480 report=text group=op rows=all explain=worst",
    "target=a100 report=markdown group=bound", "target=h100 report=trace",
    "target=t4 report=benchmark",
    f"target={CORE} report=json fusion tuning",
    f"target={CORE} report=text advise steady explain=worst"]


@dataclasses.dataclass(frozen=True)
class Check:
    """What one process of roofline-opt does with its programs."""
    options: str

    def flags(self):
        return [f"--roofline={self.options} output=-"]


def limit_resources():
    os.nice(3)
    resource.setrlimit(resource.RLIMIT_CPU, (HANG_SECONDS, HANG_SECONDS + 1))
    # AddressSanitizer reserves far more memory than it uses.
    if "ASAN_OPTIONS" not in os.environ:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_OUTPUT_BYTES, MOST_OUTPUT_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(tool, flags, programs, symbolize=False):
    """Exit status, stdout and stderr of `tool` on programs in one file."""
    environment = dict(os.environ)
    if not symbolize:
        environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    # The name is the same each time, since reports have it in locations.
    path = pathlib.Path(tempfile.gettempdir()) / f"mutant-{os.getpid()}.mlir"
    path.write_text(SPLIT_MARKER.join("\n".join(lines) + "\n" for lines in programs))
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = subprocess.run(
            [tool, "--split-input-file", "--allow-unregistered-dialect", *flags, str(path)],
            stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=limit_resources,
            env=environment, check=False)
        path.unlink()
        out.seek(0)
        err.seek(0)
        return process.returncode, out.read(), err.read()


def misleads_printer(program):
    """True if a pad has more or fewer dynamic sizes than operands for them: the verifier
    of LLVM 22 accepts that, and its printer reads what lies behind the operands."""
    text = "\n".join(program)
    dynamic = str(-1 << 63)
    for segments, high, low in PAD.findall(text):
        counts = [int(count) for count in segments.split(",")]
        if counts[1:3] != [low.count(dynamic), high.count(dynamic)]:
            return True
    return False


def died(status):
    return status < 0 or status > 1


def describe_status(status):
    if -status in (signal.SIGXCPU, signal.SIGKILL):
        return "hang"
    if status == -signal.SIGXFSZ:
        return "report above 64 MiB"
    return "crash" if died(status) else None


class Tools:
    """The two tools, and what they said so far."""

    def __init__(self, roofline_opt, mlir_opt):
        self.roofline_opt, self.mlir_opt = roofline_opt, mlir_opt
        self.errors = collections.Counter()
        self.upstream = 0

    def print_generic(self, programs):
        """The programs in generic form, None for those that mlir-opt refuses or
        dies of."""
        status, out, _ = run(self.mlir_opt, ["--mlir-print-op-generic"], programs)
        parts = out.decode(errors="replace").split(SPLIT_MARKER)
        if not died(status) and len(parts) == len(programs):
            accepted = [part.splitlines() if part.strip() else None for part in parts]
            return [None if part and misleads_printer(part) else part for part in accepted]
        if len(programs) == 1:
            self.upstream += died(status)
            return [None]
        half = len(programs) // 2
        return self.print_generic(programs[:half]) + self.print_generic(programs[half:])

    def find_problem(self, check, programs, twice=True, count_errors=False):
        """What goes wrong with the programs in one process; None if nothing."""
        status, out, err = run(self.roofline_opt, [
            *check.flags(), "-o", os.devnull, "--mlir-disable-threading"], programs)
        if failure := describe_status(status):
            return failure
        if "report=json" in check.options:
            if NEGATIVE.search(re.sub(SIGNED, b"", out)):
                return "negative count"
        if count_errors:
            for line in re.findall(rb"error: (.*)", err):
                text = re.sub(r"'[^']*'|\d+", "_", line.decode(errors="replace"))
                self.errors[text[:100]] += 1
        if twice:
            again = run(self.roofline_opt, [*check.flags(), "-o", os.devnull], programs)
            if failure := describe_status(again[0]):
                return failure
            if again[1] != out:
                return "report that differs when made again"
        return None

    def kills_upstream(self, programs):
        return died(run(self.mlir_opt, ["-o", os.devnull], programs)[0])

    def describe(self, check, program, kind):
        """A problem and the place of it."""
        if kind == "crash":
            if self.kills_upstream([program]):
                return UPSTREAM
            _, _, err = run(self.roofline_opt, [*check.flags(), "-o", os.devnull],
                            [program], symbolize=True)
            return f"crash: {find_place(err.decode(errors='replace'))}"
        if kind == "negative count":
            _, out, _ = run(self.roofline_opt, [*check.flags(), "-o", os.devnull], [program])
            out = re.sub(SIGNED, b"", out)
            line = out[out.rfind(b"\n", 0, NEGATIVE.search(out).end()):].strip()
            return f"negative count: {line.split(b':')[0].decode(errors='replace')}"
        return kind


def find_place(err):
    """What an assertion says, or the first function of ours on the stack."""
    match = re.search(r"Assertion .* failed|runtime error: .*|terminate called.*", err)
    frames = re.findall(r"^ *#\d+ 0x\w+ (.*roofline::.*?)(?: \(|$)", err, re.MULTILINE)
    place = f" in {frames[0].split('(')[0][-80:]}" if frames else ""
    return ((match[0][-120:] if match else "signal") + place).strip()


def reduce_program(program, is_find, seconds):
    """The program without the ops that the find does not need: halves first, then
    single ops, as long as that changes something."""
    end = time.monotonic() + seconds
    changed, size = True, 1 << 30
    while time.monotonic() < end and (changed or size > 1):
        ops = [op for op in generic_program.read_ops(program) if op.name != "builtin.module"]
        size = max(1, min(size, len(ops)) // (1 if changed and size == 1 else 2))
        changed, at = False, 0
        while at < len(ops) and time.monotonic() < end:
            for smaller in shrink(program, ops, at, size):
                if smaller != program and is_find(smaller):
                    program, changed = smaller, True
                    ops = [op for op in generic_program.read_ops(program)
                           if op.name != "builtin.module"]
                    break
            else:
                at += size
    return program


def shrink(program, ops, at, size):
    """Programs without ops[at:at + size]."""
    chosen, last = [], 0
    for op in ops[at:at + size]:
        if op.start >= last:
            chosen.append(op)
            last = op.end
    yield generic_program.replace_by_values(program, chosen) if any(
        op.name != "mutant.value" for op in chosen) else program
    lines = list(program)
    for op in reversed(chosen):
        del lines[op.start:op.end]
    yield lines


class Corpus:
    """The files that programs are taken from."""

    def __init__(self, paths, rng):
        files = set()
        for path in map(pathlib.Path, paths):
            files.update(path.rglob("*.mlir") if path.is_dir() else [path])
        self.files = sorted(f for f in files if f.stat().st_size <= MOST_FILE_BYTES)
        self.rng = rng

    def sample(self, tools, number):
        """Some sections in generic form, parts of those that are large."""
        sections = []
        for _ in range(number):
            text = self.rng.choice(self.files).read_text(errors="replace")
            sections.append(self.rng.choice(generic_program.split_sections(text) or [""]))
        small = [s.splitlines() for s in sections if len(s) <= MOST_SECTION_BYTES]
        large = [s.splitlines() for s in sections if len(s) > MOST_SECTION_BYTES]
        programs = [p for p in tools.print_generic(small) if p] if small else []
        for program in filter(None, tools.print_generic(large[:8]) if large else []):
            parts = (program_mutations.cut(self.rng, program, 12) for _ in range(8))
            programs += [part for part in parts if part]
        return [p for p in programs if len(p) < 400]


class Worker:
    """Makes mutants and checks them, in one process."""

    def __init__(self, number, arguments):
        roofline_opt, mlir_opt, out, count, seed, *corpus = arguments
        self.tools = Tools(roofline_opt, mlir_opt)
        self.out, self.number = pathlib.Path(out), number
        self.left = int(count) // PROCESSES + (number < int(count) % PROCESSES)
        self.rng = random.Random(f"{seed}.{number}")
        self.corpus = Corpus(corpus, self.rng)
        self.tried = self.accepted = 0
        self.finds = {}

    def run(self):
        pool, batches = [], 0
        while self.left > 0:
            if batches % 8 == 0:
                pool = self.corpus.sample(self.tools, min(BATCH, 4 * self.left)) or pool
                if not pool:
                    raise SystemExit("mutate: mlir-opt accepts no program of the corpus")
            number = min(BATCH, 2 * self.left + 8)
            mutants = []
            while len(mutants) < number:
                mutant = program_mutations.mutate(self.rng, self.rng.choice(pool))
                if mutant:
                    mutants.append(mutant)
            valid = [p for p in self.tools.print_generic(mutants) if p][:self.left]
            self.tried += len(mutants)
            self.accepted += len(valid)
            self.left -= len(valid)
            if valid:
                # A mutant may be mutated again.
                for mutant in self.rng.sample(valid, min(len(valid), 20)):
                    if len(mutant) < 400:
                        pool[self.rng.randrange(len(pool))] = mutant
                self.check(Check(OPTION_SETS[0]), valid)
                others = OPTION_SETS[1:]
                self.check(Check(others[batches % len(others)]), valid, twice=False)
            batches += 1
            if batches % 5 == 0:
                print(f"  process {self.number}: {self.tried} tried, {self.accepted} accepted, "
                      f"{len(self.finds)} kinds of find", file=sys.stderr, flush=True)

    def check(self, check, programs, twice=True):
        """Records the finds among `programs`; True if there are any."""
        problem = self.tools.find_problem(check, programs, twice, True)
        if not problem:
            return False
        if len(programs) == 1:
            self.record(check, programs, self.tools.describe(check, programs[0], problem))
            return True
        half = len(programs) // 2
        found = [self.check(check, part) for part in (programs[:half], programs[half:])]
        if any(found) or problem in ("hang", "report above 64 MiB"):
            return any(found)
        is_upstream = problem == "crash" and self.tools.kills_upstream(programs)
        self.record(check, programs, UPSTREAM if is_upstream else
                    f"{problem}, of many programs in a process")
        return True

    def record(self, check, programs, text):
        first = text not in self.finds
        times, path = self.finds.get(text, (0, None))
        if first:
            name = re.sub(r"\W+", "-", text)[-60:].strip("-")
            path = self.out / "finds" / f"{name}.{self.number}.mlir"
            self.write(path, check, programs)
            print(f"  found: {text}\n    {path}", file=sys.stderr, flush=True)
            if len(programs) == 1 and text != UPSTREAM:
                kind = text.split(":")[0]

                def is_find(program):
                    if not self.tools.print_generic([program])[0]:
                        return False
                    problem = self.tools.find_problem(check, [program], "differs" in kind)
                    return problem == kind

                small = reduce_program(programs[0], is_find, REDUCE_SECONDS)
                path = path.with_suffix(".reduced.mlir")
                self.write(path, check, [small])
        self.finds[text] = (times + 1, path)

    def write(self, path, check, programs):
        text = SPLIT_MARKER.join("\n".join(lines) + "\n" for lines in programs)
        flags = " ".join(f'"{flag}"' for flag in check.flags())
        path.write_text(f"// roofline-opt --allow-unregistered-dialect --split-input-file "
                        f"{flags}\n{text}")


def print_results(workers):
    """Prints what all processes did; the number of kinds of find that are ours."""
    print(f"{sum(w.accepted for w in workers)} mutants run, of "
          f"{sum(w.tried for w in workers)} tried; mlir-opt itself died of "
          f"{sum(w.tools.upstream for w in workers)}")
    errors = sum((w.tools.errors for w in workers), collections.Counter())
    if errors:
        print("errors that roofline-opt reported:")
    for text, times in errors.most_common(12):
        print(f"{times:8} {text}")
    kinds = collections.defaultdict(list)
    for worker in workers:
        for text, (times, path) in worker.finds.items():
            kinds[text].append((times, path))
    for text, found in sorted(kinds.items()):
        path = min((path for _, path in found), key=lambda path: path.stat().st_size)
        print(f"found {sum(times for times, _ in found)} times: {text}\n  {path}")
        print("".join(f"    {line}\n" for line in path.read_text().splitlines()[:40]), end="")
    ours = len(set(kinds) - {UPSTREAM})
    print(f"{ours} kinds of find")
    return ours


def run_worker(number):
    worker = Worker(number, sys.argv[1:])
    worker.run()
    return worker


def main():
    if len(sys.argv) < 7:
        sys.exit(__doc__)
    finds = pathlib.Path(sys.argv[3]) / "finds"
    finds.mkdir(parents=True, exist_ok=True)
    for old in finds.glob("*.mlir"):
        old.unlink()
    with concurrent.futures.ProcessPoolExecutor(PROCESSES) as pool:
        workers = list(pool.map(run_worker, range(PROCESSES)))
    return 1 if print_results(workers) else 0


if __name__ == "__main__":
    sys.exit(main())
