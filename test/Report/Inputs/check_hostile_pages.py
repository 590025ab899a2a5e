"""Opens pages whose every name is hostile in a browser and uses all of them: no
script in a name runs, no name becomes markup, and each is there as text.

  check_hostile_pages.py ROOFLINE_OPT ROOFLINE_DIFF CHROMIUM FOLDER
"""

import pathlib
import sys

from browser import Browser
import hostile_programs
from hostile_programs import machine, run, write
from roofline_test import finish

opt, diff, chromium, folder = *sys.argv[1:4], pathlib.Path(sys.argv[4])
folder.mkdir(parents=True, exist_ok=True)
# A browser takes seconds for a million letters in each of its cells.
NAMES = [name[:50_000] for name in hostile_programs.NAMES]
SHORT = [name for name in NAMES if len(name) < 1000]
errors = []


def report(page, module, *options):
    run(folder, opt, module, "--allow-unregistered-dialect", "-o", "/dev/null",
        f"--roofline={' '.join(options)} annotate=false report=html output={page}")


def use_all(browser):
    """Shows each function, row, plot and tooltip, and sorts and searches."""
    browser.evaluate("page.scopes.forEach((_, number) => page.showScope(number))")
    browser.evaluate("page.rows.forEach(row => page.select(row.id, row.id % 9 === 0))")
    for tab in range(browser.evaluate("document.querySelectorAll('.tabs button').length")):
        browser.click(f"document.querySelectorAll('.tabs button')[{tab}]")
        marks = "document.querySelectorAll('.plot:not([hidden]) :is(.op_marks, .function_marks) path')"
        for mark in range(min(8, browser.evaluate(f"{marks}.length"))):
            browser.hover(f"{marks}[{mark}]")
    browser.evaluate("page.tabulator.setSort('location', 'asc')")
    browser.type("page.search", "hostile")


def check(name, browser, path, uses=None, shown=()):
    browser.errors.clear()
    browser.requests.clear()
    browser.open(path)
    if uses:
        uses(browser)
    found = {
        "scripts that ran": browser.evaluate("globalThis.hostileCalls"),
        "handlers": browser.evaluate("[...document.querySelectorAll('*')].filter(element => "
                                     "element.getAttributeNames().some(name => name.startsWith('on'))).length"),
        "markup": browser.evaluate("document.querySelectorAll('img, a[href^=javascript]').length"),
        "requests": len(browser.requests) - 1,
        "errors": len(browser.errors),
    }
    texts = set(browser.evaluate(
        "[...document.querySelectorAll('td, option')].map(cell => cell.textContent).concat("
        "typeof page === 'undefined' ? [] : page.tabulator.getRows().map("
        "row => row.getCell('location').getElement().textContent))"))
    for own in shown:
        text = own.decode(errors="replace")
        # In markup, readers end lines their way and drop the NUL.
        parsed = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
        if text not in texts and (uses or parsed not in texts):
            errors.append(f"{name}: no text {own[:60]!r}")
    return found


def main():
    write(folder, "all.mlir", NAMES)
    write(folder, "names.mlir", SHORT)
    write(folder, "other.mlir", SHORT, "arith.mulf")
    for number, name in enumerate(NAMES[3:6]):
        (folder / f"machine{number}.mlir").write_text(machine(name) + "}\n")
    report("plain.html", "all.mlir")
    report("advice.html", "names.mlir", "fusion", "tuning", "what-if=fuse,all:bf16")
    report("machines.html", "names.mlir", "target=machine0.mlir,machine1.mlir,machine2.mlir")
    report("sweep.html", "names.mlir", "sweep=batch=1,2,4")
    (folder / "diff.html").write_bytes(
        run(folder, diff, "names.mlir", "other.mlir", "--allow-unregistered-dialect", "--format=html").stdout)
    # What the checks find where names are markup.
    (folder / "planted.html").write_bytes(b"<!DOCTYPE html><meta charset=utf-8>" + b"-->".join(reversed(SHORT)))
    with Browser(chromium, timeout_seconds=300) as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source="globalThis.hostileCalls = 0;"
                     "globalThis.hostile = () => { ++globalThis.hostileCalls; };")
        planted = check("planted", browser, folder / "planted.html")
        errors.extend(f"planted: no {what}" for what in ("scripts that ran", "handlers", "markup", "requests")
                      if not planted[what])
        for name, uses, shown in [("plain", use_all, NAMES), ("advice", use_all, SHORT),
                                  ("machines", use_all, SHORT), ("sweep", use_all, SHORT),
                                  ("diff", None, SHORT)]:
            found = check(name, browser, folder / f"{name}.html", uses, shown)
            errors.extend(f"{name}: {what}: {count} {browser.errors[:2]}" for what, count in found.items() if count)
    finish(errors)


main()
