// The table of ops: Tabulator's, or a plain one in a build without it.
"use strict";

// Makes an element; `children` are elements or text, never markup.
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined)
      element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const makeText = text => make("span", {title: text}, text);

// A share with its bar; the largest share, `whole`, fills the cell.
function makeShare(share, whole = 1) {
  if (share === null)
    return make("span", {class: "number"}, "-");
  return make("span", {class: "share", style: `--share: ${Math.min(1, share / whole)}`}, make("span", {}, formatShare(share)));
}

// A number and its unit, so that numbers stand in line above each other.
function makeNumber(column, value, mark = "") {
  const [digits, unit] = splitValue(column, value);
  if (!column.unit)
    return make("span", {}, digits);
  const width = `width: ${0.68 * column.unit.length + 1.1}em`;
  return make("span", {}, digits, " ", make("span", {class: "unit", style: width}, unit + mark));
}

function makeCell(column, row, {colors, longestShare}) {
  const value = column.value(row);
  if (column.kind === "share")
    return makeShare(value, longestShare);
  if (column.key === "bound") {
    const color = colors.get(value);
    return make("span", {title: value},
      make("span", color ? {class: "dot", style: `background: ${color}`} : {class: "dot"}), value);
  }
  if (column.kind === "text")
    return makeText(value);
  const cell = makeNumber(column, value, column.isPart?.(row) ? "+" : "");
  cell.title = formatValue(column, row);
  return cell;
}

const collator = new Intl.Collator(undefined, {numeric: true});

// Nothing is the last in either direction.
function compareValues(a, b, direction) {
  if (a === null || b === null)
    return ((a === null) - (b === null)) * (direction === "desc" ? -1 : 1);
  return typeof a === "string" ? collator.compare(a, b) : a === b ? 0 : a - b;
}

// Text that is contained, or the least number.
function matchesFilter(column, typed, value) {
  if (column.kind === "text")
    return value.toLowerCase().includes(typed.toLowerCase());
  const unit = column.kind === "share" ? "%" : column.unit ?? "";
  const text = typed.trim();
  const least = parseSI(text.slice(0, text.length - (text.endsWith(unit) ? unit.length : 0)));
  return least === null || (value !== null && value >= (column.kind === "share" ? least / 100 : least));
}

const widths = {function: 150, location: 170, op: 190, bound: 140, shapes: 230, notes: 420, share: 92};

// No sum over several functions: the rows of one are in its calls in another.
function isOneFunction(records, table) {
  return records.every(record => table.rows[record.id].function === table.rows[records[0].id].function);
}

// The sum of what is shown; null where part of it is not known.
function makeSum(column, table) {
  if (column.key === "location")
    return (values, records) => (isOneFunction(records, table) ? `sum of ${values.length}` : "");
  if (!column.isSum)
    return undefined;
  return (values, records) => (!isOneFunction(records, table) || values.includes(null)
    ? null : values.reduce((total, value) => total + value, 0));
}

function makeTabulatorColumn(column, table) {
  const isText = column.kind === "text";
  return {
    field: column.key,
    title: column.key,
    titleFormatter: () => make("span", {title: column.help}, column.title),
    formatter: cell => makeCell(column, table.rows[cell.getData().id], table),
    sorter: (a, b, rowA, rowB, _, direction) => compareValues(a, b, direction),
    headerSortStartingDir: isText ? "asc" : "desc",
    headerSortTristate: true,
    headerFilter: "input",
    headerFilterPlaceholder: isText ? "contains" : column.kind === "share" ? "≥ %" : "≥",
    headerFilterFunc: (typed, value) => matchesFilter(column, typed, value),
    hozAlign: isText ? "left" : "right",
    headerHozAlign: isText ? "left" : "right",
    cssClass: isText ? "" : "number",
    width: widths[column.key],
    minWidth: 60,
    visible: !column.isHidden,
    maxWidth: isText ? undefined : 170,
    frozen: column.key === "function" || column.key === "location",
    bottomCalc: makeSum(column, table),
    bottomCalcFormatter: cell => (typeof cell.getValue() === "number" ? makeNumber(column, cell.getValue()) : cell.getValue() ?? ""),
  };
}

// Neighbours of one group stand under one head.
function groupColumns(columns, table) {
  const result = [];
  for (const column of columns) {
    const definition = makeTabulatorColumn(column, table);
    const last = result[result.length - 1];
    if (column.group && last?.title === column.group)
      last.columns.push(definition);
    else if (column.group)
      result.push({title: column.group, columns: [definition],
        titleFormatter: () => make("span", {}, column.group)});
    else
      result.push(definition);
  }
  return result;
}

function makeRecord(row, columns) {
  const record = {id: row.id};
  for (const column of columns)
    record[column.key] = sortValue(column, row);
  return record;
}

// `table` has rows, columns, the colors of bounds and the longest share.
function makePlainTable(element, table) {
  const columns = table.columns.filter(column => !column.isHidden);
  const head = make("tr", {}, ...columns.map(column =>
    make("th", {title: column.help}, (column.group ? `${column.group}: ` : "") + column.title)));
  const lines = table.rows.map(row => make("tr", {}, ...columns.map(column =>
    make("td", {class: column.kind === "text" ? "" : "number"}, makeCell(column, row, table)))));
  element.className = "plain";
  element.append(make("table", {}, make("thead", {}, head), make("tbody", {}, ...lines)));
}

// Calls `onSelect` with the row that is clicked, and `onFilter` with those that
// are shown.
function makeTabulator(element, table, onSelect, onFilter) {
  const tabulator = new Tabulator(element, {
    data: table.rows.map(row => makeRecord(row, table.columns)),
    columns: groupColumns(table.columns, table),
    maxHeight: "75vh",
    layout: "fitDataFill",
    autoResize: false, // It would draw itself anew, from the top, when it comes into view.
    selectableRows: 1,
    placeholder: "no op matches",
    columnDefaults: {resizable: "header"},
  });
  let width = element.clientWidth;
  new ResizeObserver(() => {
    if (element.clientWidth !== width)
      tabulator.redraw();
    width = element.clientWidth;
  }).observe(element);
  tabulator.on("rowClick", (_, row) => onSelect(row.getData().id));
  tabulator.on("dataFiltered", (_, rows) => onFilter(rows.map(row => row.getData().id)));
  return tabulator;
}

// Boxes that show and hide the columns.
function makeColumnMenu(columns, tabulator) {
  const boxes = columns.map(column => {
    const box = make("input", {type: "checkbox"});
    box.checked = !column.isHidden;
    box.addEventListener("change", () => {
      tabulator[box.checked ? "showColumn" : "hideColumn"](column.key);
      tabulator.redraw();
    });
    return make("label", {title: column.help}, box, " ", (column.group ? `${column.group}: ` : "") + column.title);
  });
  return make("details", {}, make("summary", {}, "columns"), make("div", {}, ...boxes));
}
