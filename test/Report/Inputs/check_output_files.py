"""Writes to paths that can't be written to and to links, and looks at what is
there afterwards.

  check_output_files.py ROOFLINE_OPT ROOFLINE_DIFF FOLDER
"""

import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys

opt, diff, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
OLD = "the old file\n" * 10
(folder / "in.mlir").write_text("func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
                                "  %0 = math.absf %a : tensor<8xf32>\n  return %0 : tensor<8xf32>\n}\n")
REPORT = [opt, "in.mlir", "-o", "/dev/null", "--roofline=target=a100 report=json output={}"]
TWICE = [*REPORT, "--roofline=target=h100 report=json output={}"]
DIFF = [diff, "in.mlir", "in.mlir", "--target=a100", "--format=html", "-o", "{}"]
failures = []


def limit_files():
    """Ends the process when it writes more than 512 bytes to a file."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))


def run(command, path, limit=None):
    return subprocess.run([part.format(path) for part in command], cwd=folder, capture_output=True,
                          text=True, preexec_fn=limit)


def check(what, holds):
    if not holds:
        failures.append(what)


def listing():
    return sorted(path.name for path in folder.iterdir())


def expect_error(command, path, limit=None, named=None):
    before = listing()
    done = run(command, path, limit)
    what = f"{command[0].rsplit('/')[-1]} to {path}"
    check(f"{what}: exit status {done.returncode}", done.returncode in (1, 2))
    check(f"{what}: {done.stderr[:300]!r}",
          "error: " in done.stderr and f"'{named or path}': " in done.stderr)
    check(f"{what}: left {listing()}", listing() == before)


(folder / "folder").mkdir()
(folder / "old").write_text(OLD)
(folder / "old").chmod(0o640)
(folder / "link").symlink_to("old")
(folder / "dangling").symlink_to("new")
(folder / "loop").symlink_to("loop")
(folder / "nowhere").symlink_to("none/new")
for command in [REPORT, DIFF]:
    for path in ["folder", "/dev/full", "none/out", "loop", "nowhere", "old/out", "n" * 300]:
        expect_error(command, path)
    # Killed while it writes (a signal, as LLVM takes this one for a crash).
    for path in ["old", "link"]:
        check(f"{path}: no limit", run(command, path, limit_files).returncode < 0)
        check(f"{path} is no longer as it was", (folder / "old").read_text() == OLD)
        check(f"{path} left {listing()}", not [name for name in listing() if "tmp" in name])
    # Links stay, and their files have the text; a file keeps its permissions.
    for path, file in [("link", "old"), ("dangling", "new")]:
        done = run(command, path)
        check(f"{path}: {done.stderr}", done.returncode == 0)
        check(f"{path} is no link", (folder / path).is_symlink())
        check(f"{path}: no text", len((folder / file).read_text()) > len(OLD))
    check("permissions", (folder / "old").stat().st_mode & 0o777 == 0o640)
    (folder / "new").unlink()
    (folder / "old").write_text(OLD)
# The second report of a process is appended, or the first one stays alone.
run(REPORT, "one")
run(TWICE, "both")
check("both: appended", (folder / "both").read_text().startswith((folder / "one").read_text()))
# A full disk: nothing of a new file stays, and all of an old one. The disk has 16
# pages, of which all but some bytes are taken.
FULL = """mount -t tmpfs -o size=64k none disk && cd disk && cp ../in.mlir . && ln -s absent dangling &&
cp ../{old} old && head -c 100000 /dev/zero >fill 2>/dev/null
truncate -s -{left} fill; cp -a . ../{kept}
for path in {paths}; do {command} && echo $path: written; done
cat old >../{kept}/now; ls >../{kept}/listing"""


def fill_disk(command, old, left, paths):
    """Runs a command on a full disk; None if this user can't mount one."""
    (folder / "disk").mkdir(exist_ok=True)
    kept = folder / "kept"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir()
    line = " ".join(shlex.quote(part).replace("{}", "'$path'") for part in command)
    script = FULL.format(old=old, left=left, kept="kept", paths=paths, command=line)
    done = subprocess.run(["unshare", "-rm", "sh", "-c", script], cwd=folder, capture_output=True, text=True)
    if not (kept / "listing").exists():
        return None
    check(f"full disk: {done.stdout}", not done.stdout)
    check(f"full disk: old file", (kept / "now").read_text() == (folder / old).read_text())
    check(f"full disk: left {(kept / 'listing').read_text().split()}",
          set((kept / "listing").read_text().split()) == {"dangling", "fill", "in.mlir", "old"})
    return done.stderr


for command in [REPORT, DIFF]:
    errors = fill_disk(command, "old", 0, "old new dangling")
    if errors is not None:
        for path in ["old", "new", "dangling"]:
            check(f"full disk: {path}: {errors[:2000]}", re.search(f"error: cannot write .*'{path}': No space", errors))
# A full device behind stdout and stderr.
with open("/dev/full", "w") as full:
    done = subprocess.run([part.format("-") for part in REPORT], cwd=folder, stdout=full,
                          stderr=subprocess.PIPE, text=True)
    check(f"stdout: {done.stderr}", done.returncode == 1 and "'stdout': " in done.stderr)
# Without the rights to write. The superuser has them all.
(folder / "read-only").mkdir()
(folder / "read-only" / "old").write_text(OLD)
(folder / "fixed").write_text(OLD)
(folder / "fixed").chmod(0o444)
(folder / "read-only").chmod(0o555)
if os.geteuid() != 0:
    for command in [REPORT, DIFF]:
        for path in ["fixed", "read-only/old", "read-only/new"]:
            expect_error(command, path)
    check("read-only: changed", (folder / "fixed").read_text() == OLD
          and (folder / "read-only" / "old").read_text() == OLD)
(folder / "read-only").chmod(0o755)

if failures:
    sys.exit("\n".join(failures))
