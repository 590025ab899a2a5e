// Planes that Vega draws. Data sets may have a key "row", the number of a row
// of the table: such marks show all of the row, and can be selected.
"use strict";

const palette = ["#4c78a8", "#f58518", "#e45756", "#72b7b2", "#54a24b", "#b79a20", "#b279a2", "#d67195", "#9d755d", "#8a8a8a"];

// One color per bound on any machine, the same in all planes and in the table.
function assignColors(rows) {
  const bounds = [...new Set(rows.flatMap(row => [row.op, ...row.others].map(op => op?.bound ?? "none")))].filter(bound => bound !== "none").sort();
  return new Map(bounds.map((bound, number) => [bound, palette[number % palette.length]]));
}

// Makes the specification one of this page: its width, its colors, and tooltips
// from the rows, not per mark.
function adaptSpecification(spec, colors) {
  spec.autosize = {type: "fit-x", contains: "padding"};
  spec.height = Math.min(spec.height, 380);
  spec.padding = 4;
  // The page has the title already.
  spec.title = {...spec.title, text: spec.title.subtitle, subtitle: "", fontWeight: "normal", fontSize: 11};
  for (const legend of spec.legends)
    legend.titleOrient = "left";
  const used = new Set((spec.data.find(data => data.name === "ops")?.values ?? []).map(op => op.bound));
  for (const scale of spec.scales)
    if (scale.name === "color") {
      scale.domain = [...colors.keys()].filter(bound => used.has(bound));
      scale.range = scale.domain.map(bound => colors.get(bound));
    }
  for (const mark of spec.marks)
    if (mark.name === "op_marks")
      mark.encode.update.tooltip = {signal: "datum.row"};
  return spec;
}

function applyTheme(view) {
  const style = getComputedStyle(document.documentElement);
  for (const name of ["ink", "paper", "grid"])
    view.signal(name, style.getPropertyValue(`--${name}`).trim());
  view.runAsync();
}

// Returns a view with the methods of vega.View.
function drawPlot(element, spec, colors, describeRow, onSelect) {
  const tooltip = new vegaTooltip.Handler();
  const width = () => Math.max(320, element.clientWidth - 14);
  const view = new vega.View(vega.parse(adaptSpecification(spec, colors)), {
    container: element, hover: true, renderer: "svg",
    tooltip: (handler, event, item, value) =>
      tooltip.call(handler, event, item, typeof value === "number" ? describeRow(value) : value),
  });
  view.addEventListener("click", (_, item) => {
    if (item?.datum?.row !== undefined)
      onSelect(item.datum.row);
  });
  view.width(width());
  applyTheme(view);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => applyTheme(view));
  new ResizeObserver(() => {
    if (view.width() !== width())
      view.width(width()).runAsync();
  }).observe(element);
  return view;
}
