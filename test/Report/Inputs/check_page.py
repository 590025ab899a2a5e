"""Uses an HTML page as a person would, and prints what there is to see.

  check_page.py CHROMIUM PAGE          all of the page
  check_page.py CHROMIUM PAGE --open   only what opening it shows
  check_page.py CHROMIUM PAGE --plain  the page of a build without libraries
  check_page.py CHROMIUM PAGE --ridgeline  the Ridgeline plot
  check_page.py CHROMIUM PAGE --fit    only what does not fit
  check_page.py CHROMIUM PAGE --totals the sums of all, and of rows
  check_page.py CHROMIUM PAGE --groups layers, groups and explanations
  check_page.py CHROMIUM PAGE --advice what fusion and tuning add
  check_page.py CHROMIUM PAGE --machines  what several machines, measurements
                                       and remedies add
"""

import re
import sys
import tempfile

from browser import Browser

MARKS = "document.querySelectorAll('.op_marks path')"


def quote(text):
    """Python's and JavaScript's strings are close enough for names."""
    return repr(text)


def texts(browser, selector):
    return browser.evaluate(
        f"[...document.querySelectorAll({quote(selector)})].map(element => element.textContent.trim())")


def cells(browser, column):
    selector = f".tabulator-tableholder .tabulator-cell[tabulator-field={column}]"
    return ", ".join(texts(browser, selector))


def mark(name):
    return f"[...{MARKS}].find(mark => mark.__data__.datum.location === {quote(name)})"


def row(name):
    return ("[...document.querySelectorAll('.tabulator-tableholder .tabulator-cell[tabulator-field=location]')]"
            f".find(cell => cell.textContent === {quote(name)})")


def head(column):
    return f"document.querySelector('.tabulator-col[tabulator-field={column}]')"


def selected_marks(browser):
    """Those with the wide outline."""
    return browser.evaluate(f"[...{MARKS}].filter(mark => mark.getAttribute('stroke-width') === '2.5')"
                            ".map(mark => mark.__data__.datum.location).join()")


def faint_marks(browser):
    return browser.evaluate(f"[...{MARKS}].filter(mark => mark.getAttribute('fill-opacity') === '0.05').length")


def show_marks(browser):
    print("marks:", browser.evaluate(MARKS + ".length"))


def show_plot(browser):
    show_marks(browser)
    print("roofs:", browser.evaluate("document.querySelectorAll('.roof_lines line').length"))
    browser.hover(mark("half"))
    print("tooltip:", texts(browser, "#vg-tooltip-element.visible h2")[0])
    for key, value in zip(texts(browser, "#vg-tooltip-element.visible .key"),
                          texts(browser, "#vg-tooltip-element.visible .value")):
        print(f"  {key}: {value}")


def show_links(browser):
    browser.click(mark("half"))
    print("selected row:", cells_of_selected(browser))
    print("in the window:", browser.evaluate(
        "(box => box.top >= 0 && box.bottom <= innerHeight)"
        "(document.querySelector('.tabulator-row.tabulator-selected').getBoundingClientRect())"))
    browser.click(row("single"))
    print("selected mark:", selected_marks(browser))
    print("selected op:", texts(browser, "#selected td")[0])


def cells_of_selected(browser):
    return ", ".join(texts(browser, ".tabulator-row.tabulator-selected .tabulator-cell[tabulator-field=location]"))


def show_table(browser):
    print("as reported:", cells(browser, "location"))
    for column in ("share", "time", "bound", "bytes", "least_0"):
        print(f"{column}:", cells(browser, column))
    for column in ("location", "bytes"):
        for _ in range(2):
            browser.click(head(column) + ".querySelector('.tabulator-col-title')")
            order = browser.evaluate(f"{head(column)}.ariaSort")
            print(f"by {column}, {order}:", cells(browser, "location"))
    browser.type("page.search", "matmul single")
    print("search:", cells(browser, "location"), "-", browser.evaluate("page.count.textContent"))
    print("faint marks:", faint_marks(browser))
    browser.click(mark("half"))
    print("a click on a faint mark:", cells_of_selected(browser), "-", browser.evaluate("page.count.textContent"))
    browser.type(head("bytes") + ".querySelector('input')", "50k")
    print("at least 50 kB:", cells(browser, "location"))


def show_looks(browser):
    for scheme in ("light", "dark"):
        browser.set_scheme(scheme)
        browser.settle()
        print(f"{scheme}: page", browser.evaluate("getComputedStyle(document.body).backgroundColor"),
              "plot", browser.evaluate("document.querySelector('.plot svg').style.backgroundColor"),
              "lines", browser.evaluate("document.querySelector('.roof_lines line').getAttribute('stroke')"))
    for width in (1400, 700):
        browser.resize(width, 900)
        browser.settle()
        print(f"width {width}:", browser.evaluate("document.documentElement.scrollWidth"))


def show_numbers(browser):
    """Numbers as the page prints them, with the cases of test/Unit/Support."""
    for value in ("0", "512", "999.96", "12345", "12355", "2.55e-4", "1e33", "1e-31"):
        print(f"{value}:", browser.evaluate(f"formatSI({value}, 'B', true)"))
    for count in ("7", "'18446744073709551616'", "'2*m*n'", "'2*m*n + 5'", "null"):
        print(f"count {count}:", browser.evaluate(f"formatCount({count}, 'op')"))
    for ratio in ("0.0625", "0.0004", "9.9996", "128", "0"):
        print(f"ratio {ratio}:", browser.evaluate(f"formatRatio({ratio})"))
    for share in ("0.0625", "0.0001", "0.9996"):
        print(f"share {share}:", browser.evaluate(f"formatShare({share})"))
    for typed in ("10M", "1.5 u", "2e3", "-1", "x"):
        print(f"typed {typed}:", browser.evaluate(f"parseSI({typed!r})"))


def show_totals(browser):
    for fact in texts(browser, ".side .panel:first-child > table.facts:not(.figures) tr"):
        print("total", fact)
    print("times:", cells(browser, "time"))
    for column, typed, value in (("{kind: 'share'}", "5%", "0.04"), ("{kind: 'count', unit: 'B'}", "10 kB", "9999"),
                                 ("{kind: 'real', unit: 's'}", "2 s", "1")):
        print(f"at least {typed}:", browser.evaluate(f"matchesFilter({column}, '{typed}', {value})"))


def show_plain(browser):
    print("missing:", " ".join(texts(browser, ".missing")).split(":")[0])
    print("rows:", browser.evaluate("document.querySelectorAll('.plain tbody tr').length"))
    for line in texts(browser, ".plain tbody tr"):
        print("  row", line)


def show_machines(browser):
    """One plot per machine, measured points, and remedies."""
    for number, title in enumerate(texts(browser, ".tabs button")):
        browser.click(f"document.querySelectorAll('.tabs button')[{number}]")
        shown = "document.querySelector('.plot:not([hidden])')"
        counts = [browser.evaluate(f"{shown}.querySelectorAll('.{marks} path').length")
                  for marks in ("op_marks", "function_marks", "measured_marks")]
        print(f"plot {title}: {counts[0]} ops, {counts[1]} functions, {counts[2]} measured")
    browser.click(f"[...{shown}.querySelectorAll('.op_marks path')].at(-1)")
    print("selected row:", cells_of_selected(browser))
    for number in range(1, browser.evaluate("page.scopes.length")):
        browser.evaluate(f"page.showScope({number})")
        print(browser.evaluate("page.scope.title"))
        for panel in ("Measured", "Side by side", "What if"):
            for line in browser.evaluate(
                    f"[...[...document.querySelectorAll('.side .panel')].find(panel => panel.querySelector('h2')"
                    f".textContent === {quote(panel)})?.querySelectorAll('tr') ?? []].map("
                    "row => [...row.children].map(cell => cell.textContent).join(' | '))"):
                print(" ", line)


def show_fit(browser):
    print("misfit:", "; ".join(texts(browser, "header .misfit")) or "none")


def show_ridgeline(browser):
    """The second plot, in both themes; and what does not fit."""
    show_fit(browser)
    browser.click("document.querySelectorAll('.tabs button')[1]")
    print("tab:", browser.evaluate("document.querySelector('.tabs button[aria-pressed=true]').textContent"))
    shown = "document.querySelector('.plot:not([hidden])')"
    print("for those who can't see it:", browser.evaluate(f"{shown}.getAttribute('aria-label')"))
    for name, marks in (("regions", "region_areas .mark-line path"), ("names", "region_labels text"),
                        ("lines", "ridge_lines line"), ("ops", "op_marks path"), ("functions", "function_marks path")):
        print(f"{name}:", browser.evaluate(f"{shown}.querySelectorAll('.{marks}').length"))
    print("legend:", browser.evaluate(f"[...{shown}.querySelectorAll('.role-legend-label text')]"
                                      ".map(element => element.textContent).join(', ')"))
    browser.click(f"[...{shown}.querySelectorAll('.op_marks path')].at(-1)")
    print("selected row:", cells_of_selected(browser))
    for scheme in ("light", "dark"):
        browser.set_scheme(scheme)
        browser.settle()
        print(f"{scheme}: page", browser.evaluate("getComputedStyle(document.body).backgroundColor"),
              "plot", browser.evaluate(f"{shown}.querySelector('svg').style.backgroundColor"),
              "names", browser.evaluate(f"{shown}.querySelector('.region_labels text').getAttribute('fill')"))


def show_groups(browser):
    """The layers, the groups and their ops, the explanation of one."""
    show_marks(browser)
    browser.hover(MARKS + "[0]")
    print("tooltip:", browser.evaluate("[...document.querySelectorAll('#vg-tooltip-element.visible tr')].slice(0, 2).map("
                                       "row => [...row.children].map(cell => cell.textContent).join(' ')).join('; ')"))
    for part in browser.evaluate("[...document.querySelectorAll('.layers button')].map(part => part.title)"):
        print("layer", part)
    for line in browser.evaluate("[...document.querySelectorAll('.groups tr.group')].map("
                                 "row => [...row.children].map(cell => cell.textContent.trim()).join(' | '))"):
        print("group", line)
    toggles = "[...document.querySelectorAll('.groups tr.group button')]"
    several = f"{toggles}.find(button => button.closest('tr').children[3].textContent !== '')"
    print("open:", browser.evaluate(f"{several}.ariaExpanded"))
    browser.click(several)
    print("open:", browser.evaluate(f"{several}.ariaExpanded"))
    for line in browser.evaluate("[...document.querySelectorAll('.members tr')].map("
                                 "row => [...row.children].map(cell => cell.textContent).join(' | '))"):
        print("  op", line)
    browser.click("document.querySelectorAll('.members button')[1]")
    print("selected row:", cells_of_selected(browser))
    print("selected mark:", selected_marks(browser))
    for line in browser.evaluate("[...document.querySelectorAll('#explanation summary, #explanation p, #explanation h3, "
                                 "#explanation tr')].map(line => (line.children.length ? [...line.children] : [line])"
                                 ".map(cell => cell.textContent).join(' | '))"):
        print("  ", line)
    browser.click(several)
    print("open:", browser.evaluate(f"{several}.ariaExpanded"))
    browser.click("document.querySelectorAll('.layers button')[0]")
    print("rows of the first layer:", cells(browser, "location"))
    print("faint marks:", faint_marks(browser))


def show_advice(browser):
    """The fusion of the scope at hand, and all of a row that is tuned."""
    for line in browser.evaluate(
            "[...[...document.querySelectorAll('.side .panel')].find(panel => panel.querySelector('h2')"
            ".textContent === 'Fusion').querySelectorAll('h3, tr, p')].map("
            "line => [...(line.children.length ? line.children : [line])].map(cell => cell.textContent).join(' | '))"):
        print(line)
    browser.click(row("tuned"))
    for line in browser.evaluate("[...document.querySelectorAll('#selected tr')].map("
                                 "row => [...row.children].map(cell => cell.textContent).join(': '))"):
        print("selected", line)


VIEWS = {
    "--all": [show_plot, show_table, show_links, show_looks, show_numbers],
    "--open": [show_marks],
    "--advice": [show_advice],
    "--totals": [show_totals],
    "--groups": [show_groups],
    "--machines": [show_machines],
    "--fit": [show_fit],
    "--ridgeline": [show_ridgeline],
    "--plain": [show_plain],
}


def open_page(browser, path, view):
    if view != "--plain":
        return browser.open(path)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub('<script id="libraries">.*?</script>', "", text, flags=re.S)
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as copy:
        copy.write(text)
        copy.flush()
        browser.open(copy.name)


def main(chromium, path, view="--all"):
    with Browser(chromium) as browser:
        open_page(browser, path, view)
        for show in VIEWS[view]:
            show(browser)
        print("markup from names:", browser.evaluate("document.querySelectorAll('hostile').length"))
        print("requests:", len(browser.requests))
        print("errors:", "; ".join(browser.errors) or "none")


main(*sys.argv[1:])
