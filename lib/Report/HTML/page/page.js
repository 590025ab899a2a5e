// Puts the page together and links its parts by the number of a row.
"use strict";

function readData(element) {
  return JSON.parse(element.textContent);
}

// `others` is the op on the further machines.
function listRows(report) {
  let id = 0;
  const others = (report.others ?? []).map(other => other.functions.map(owner =>
    new Map(owner.ops.map(op => [op.index, op]))));
  return report.functions.flatMap((owner, number) => owner.ops.map(op =>
    ({id: id++, function: owner, op, others: others.map(functions => functions[number].get(op.index))})));
}

function makeHeader(report) {
  const {name, vendor, source, unconfirmed} = report.target;
  return make("header", {},
    ...makeMisfits(report),
    make("h1", {}, `roofline for ${name}${vendor ? ` (${vendor})` : ""}`),
    source ? make("p", {class: "faint"}, `figures: ${source}`) : "",
    report.symbols ? make("p", {id: "symbols"}, `symbols: ${describeSymbols(report.symbols)}`) : "",
    unconfirmed.length ? make("p", {class: "warning"}, `UNCONFIRMED by that source: ${unconfirmed.join(", ")}`) : "",
    report.overlap === "sum" ? make("p", {}, "no overlap: the time of an op is the sum over its resources") : "",
    makeCoverage(report.coverage), makeTarget(report.target));
}

// The sums of one function, or of the module.
function listScopes(report) {
  const scopes = report.functions.map((each, number) => ({title: `function ${each.name}`, name: each.name,
    totals: each.totals, measured: each.measured, whatIf: listRemedies(report, number), fusion: each.fusion,
    sweeps: listSweeps(report, sweep => sweep.functions[number].totals),
    others: listMachines(report, each.totals, other => other.functions[number].totals)}));
  if (scopes.length === 1)
    return scopes;
  return [{title: "module: from its entry points, every call counted", name: null, totals: report.totals, whatIf: [],
    sweeps: listSweeps(report, sweep => sweep.totals),
    others: listMachines(report, report.totals, other => other.totals)}, ...scopes];
}

class Page {
  constructor(report, plots) {
    this.report = report;
    this.rows = listRows(report);
    this.columns = makeColumns(report, this.rows);
    this.colors = assignColors(this.rows);
    this.longestShare = this.rows.reduce((longest, row) => Math.max(longest, shareOf(row) ?? 0), 0) || 1;
    this.groups = report.functions.map(owner => listGroups(owner, this.rows.filter(row => row.function === owner)));
    this.scopes = listScopes(report);
    this.scope = this.scopes[0];
    this.views = [];
    this.side = make("div", {class: "side"});
    this.plots = make("div", {});
    this.explained = make("div", {id: "explanation"});
    this.groupPanel = make("div", {id: "groups"});
    this.tools = make("div", {class: "tools"});
    this.table = make("div", {id: "ops"});
    document.getElementById("page").append(makeHeader(report),
      make("div", {class: "top"}, this.plots, this.side), this.explained, this.groupPanel, this.tools, this.table);
    this.showSide(null);
    this.showPlots(plots);
    this.showGroups();
    this.showTable();
  }

  showSide(row) {
    const {totals, title, measured, whatIf, fusion, others, sweeps} = this.scope;
    this.side.replaceChildren(...[
      makeSelected(row, this.columns), makeTotals(title, totals, this.report), makeRidgeline(totals), makeMeasured(measured),
      makeMachines(others), makeSweep(sweeps), makeFusion(fusion), makeWhatIf(whatIf), makeBottlenecks(totals, this.colors),
    ].filter(panel => panel !== null));
    this.explained.replaceChildren(...(row ? [makeExplanation(row.op)] : []));
  }

  // The layers and groups of the function at hand, or of the first ones.
  showGroups() {
    const maxFunctions = 4;
    const numbers = [...this.report.functions.keys()].filter(number => this.groups[number].length > 0 &&
      (this.scope.name === null || this.report.functions[number].name === this.scope.name)).slice(0, maxFunctions);
    this.groupPanel.replaceChildren(...numbers.flatMap(number => {
      const {name, totals} = this.report.functions[number];
      const rows = this.groups[number].flatMap(group => group.rows);
      return [makeLayerBar(`layers of function ${name}, by time`, rows, this.colors, layer => this.searchFor(layer)),
        makeGroupTable({name, totals, groups: this.groups[number]}, this.colors, id => this.select(id, true))];
    }).filter(part => part !== null));
  }

  searchFor(text) {
    if (!this.tabulator)
      return;
    this.search.value = text;
    this.filter();
  }

  // The row whose mark stands for that of `id`.
  markOf(id, number) {
    return this.marks[number].get(id) ?? id;
  }

  showPlots(plots) {
    this.marks = plots.map(() => new Map());
    if (typeof vega === "undefined") {
      this.plots.append(makePanel("Plot", make("p", {class: "missing"},
        "This build of roofline has no plot and a plain table: npm was missing, or could not fetch Vega and " +
        "Tabulator, when the build was configured. The specifications of the plots are in this page, in the " +
        "script elements of class plot-data; report=vega writes them.")));
      return;
    }
    const panels = plots.map(() => make("div", {class: "panel plot"}));
    if (plots.length > 1)
      this.plots.append(makeTabs(plots.map(plot => plot.title), panels));
    this.plots.append(...panels);
    const groups = this.groups.flat();
    const groupOfRow = new Map(groups.flatMap((group, number) => group.rows.map(row => [row.id, number])));
    for (const [number, {spec}] of plots.entries()) {
      groupMarks(spec, groupOfRow, this.marks[number]);
      this.views.push(drawPlot(panels[number], spec, this.colors,
        id => describeMark(this.rows[id], groups[groupOfRow.get(id)], this.columns), id => this.select(id, true)));
    }
  }

  showTable() {
    if (typeof Tabulator === "undefined") {
      this.tools.append(make("h2", {}, `${this.rows.length} rows`));
      makePlainTable(this.table, this);
      return;
    }
    this.count = make("span", {class: "faint", id: "count"});
    this.tabulator = makeTabulator(this.table, this, id => this.select(id, false), ids => this.showFiltered(ids));
    this.search = make("input", {type: "search", placeholder: "search in all text", id: "search"});
    this.search.addEventListener("input", () => this.filter());
    this.tools.append(make("h2", {}, "Ops"), this.search, ...this.makeScopeMenu(),
      make("span", {style: "flex: 1"}, this.count), makeColumnMenu(this.columns, this.tabulator));
  }

  makeScopeMenu() {
    if (this.scopes.length === 1)
      return [];
    this.menu = make("select", {id: "scope"}, ...this.scopes.map((scope, number) =>
      make("option", {value: number}, scope.name === null ? "all functions" : scope.title)));
    this.menu.addEventListener("change", () => {
      this.showScope(this.menu.value);
      this.filter();
    });
    return [this.menu];
  }

  showScope(number) {
    this.scope = this.scopes[number];
    if (this.menu)
      this.menu.value = number;
    this.showSide(this.selected);
    this.showGroups();
  }

  // By what is in the tools; the heads of the columns filter as well.
  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(word => word !== "");
    const texts = this.columns.filter(column => column.kind === "text").map(column => column.key);
    this.tabulator.setFilter(record => {
      const row = this.rows[record.id];
      const text = texts.map(key => record[key]).join(" ").toLowerCase();
      return (this.scope.name === null || row.function.name === this.scope.name) && words.every(word => text.includes(word));
    });
  }

  showFiltered(ids) {
    const isAll = ids.length === this.rows.length;
    this.count.textContent = isAll ? `${ids.length} rows` : `${ids.length} of ${this.rows.length} rows`;
    for (const [number, view] of this.views.entries())
      view.signal("shown", isAll ? null : Object.fromEntries(ids.map(id => [this.markOf(id, number), true]))).runAsync();
  }

  select(id, goToRow) {
    this.selected = this.rows[id];
    const top = this.table.getBoundingClientRect().top;
    this.showSide(this.selected);
    if (!goToRow) // What was clicked stays where it is.
      window.scrollBy(0, this.table.getBoundingClientRect().top - top);
    for (const [number, view] of this.views.entries())
      view.signal("selected", this.markOf(id, number)).runAsync();
    if (!this.tabulator)
      return;
    if (goToRow)
      this.goToRow(id);
    this.tabulator.deselectRow();
    this.tabulator.selectRow(id);
  }

  // A row that is filtered out can't be shown: the filters go.
  goToRow(id) {
    if (!this.tabulator.getRows("active").some(row => row.getData().id === id)) {
      this.search.value = "";
      this.showScope(0);
      this.tabulator.clearFilter(true);
    }
    this.tabulator.scrollToRow(id, "top", true)
      .then(() => this.tabulator.getRow(id).getElement().scrollIntoView({block: "nearest"}));
  }
}

const page = new Page(readData(document.getElementById("report-data")),
  [...document.querySelectorAll("script.plot-data")].map(element => ({title: element.dataset.title, spec: readData(element)})));
