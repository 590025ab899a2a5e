"""usage: check_console.py ROOT TOOLS [PAGE...]

Runs what the `console` blocks of the pages show (default: of all), each page in
a folder of its own, and compares what is printed. A line `...` stands for any
lines.

A block ```mlir or ```python whose first line is a comment with a file's name
is that file. Inputs that a page doesn't list are in Inputs/Pages/PAGE. In MLIR,
a comment `// =>` has the work of the op below it, or `...` for the rest of it."""

import concurrent.futures
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root, tools = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
inputs = pathlib.Path(__file__).parent / "Pages"
# What other tests cover, what takes a build, and a program that may not be there.
LEFT_OUT = re.compile(r"RooflinePlugin|cmake" + ("" if shutil.which("jq") else "|jq "))


def commands_of(block):
    """Each command of a console block, with the lines of output shown."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, more = re.match(r"((?:.*\\\n)*.*)\n?((?s:.*))", part).groups()
        yield command, more.splitlines()


def matches(shown, printed):
    wanted = "".join("(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in shown)
    return re.fullmatch(wanted, "".join(line.rstrip() + "\n" for line in printed))


def check_work(block):
    """What `// =>` says in a block of MLIR, against --test-roofline-work."""
    run = subprocess.run([tools / "roofline-test-opt", "-", "--test-roofline-work", "-o", "/dev/null"],
                         input=block, encoding="utf-8", capture_output=True)
    remarks = dict(re.findall(r"^<stdin>:(\d+):.*? remark: (.*)", run.stderr, re.M))
    for comment in re.finditer(r"^ *// => (.*\n(?: *//   .*\n)*)", block, re.M):
        said = " ".join(re.sub(r"^ *//", "", comment[1], flags=re.M).split())
        found = remarks.get(str(block.count("\n", 0, comment.end()) + 1), run.stderr)
        if found != said and not (said.endswith("...") and found.startswith(said[:-3])):
            yield from (f"shown: {said}", f"printed: {found}")


def check(path):
    page = root / path
    errors = []
    with tempfile.TemporaryDirectory() as folder:
        if (inputs / page.stem).is_dir():
            shutil.copytree(inputs / page.stem, folder, dirs_exist_ok=True)
        environment = {**os.environ, "ROOFLINE": str(root), "PATH": f"{tools}:{os.environ['PATH']}"}
        environment.pop("COLUMNS", None)
        for kind, block in re.findall(r"^```(\w+)\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
            if name := re.match(r"(?://|#) (\S+\.(?:mlir|py|csv|json))\n", block):
                pathlib.Path(folder, name[1]).write_text(block, encoding="utf-8")
            if kind == "mlir" and "// =>" in block:
                errors += [f"{path}: {line}" for line in check_work(block)]
            if kind != "console" or LEFT_OUT.search(block):
                continue
            for command, shown in commands_of(block):
                run = subprocess.run(["bash", "-c", command], cwd=folder, env=environment, encoding="utf-8",
                                     stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                     stderr=subprocess.STDOUT)
                printed = run.stdout.splitlines()
                if not matches(shown, printed):
                    errors += [f"{path}: $ {command}", *difflib.unified_diff(
                        shown, printed, "shown", "printed", lineterm="")]
    return errors


pages = sys.argv[3:] or sorted(
    str(path.relative_to(root)) for path in [root / "README.md", *root.glob("docs/**/*.md")])
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    errors = sum(pool.map(check, pages), [])
sys.exit("\n".join(errors) or 0)
