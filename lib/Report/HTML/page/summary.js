// What stands beside the plot: sums, bottlenecks, the selected op, the machine.
"use strict";

// A table of names and values, which are text or elements; null is left out.
function makeFacts(facts) {
  return make("table", {class: "facts"}, make("tbody", {}, ...facts
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => make("tr", {}, make("th", {}, name), make("td", {}, value)))));
}

// A table of figures: `heads`, then lines of cells.
function makeFigures(heads, lines) {
  const align = number => (number === 0 ? {} : {class: "number"});
  return make("table", {class: "facts figures"},
    make("thead", {}, make("tr", {}, ...heads.map((head, number) => make("th", align(number), head)))),
    make("tbody", {}, ...lines.map(line =>
      make("tr", {}, ...line.map((cell, number) => make("td", align(number), cell))))));
}

function makePanel(title, ...children) {
  return make("section", {class: "panel"}, make("h2", {}, title), ...children);
}

// Buttons that show one of the panels.
function makeTabs(titles, panels) {
  const buttons = titles.map(title => make("button", {type: "button"}, title));
  const show = shown => panels.forEach((panel, number) => {
    panel.hidden = number !== shown;
    buttons[number].setAttribute("aria-pressed", number === shown);
  });
  buttons.forEach((button, number) => button.addEventListener("click", () => show(number)));
  show(0);
  return make("nav", {class: "tabs"}, ...buttons);
}

function formatRange(lower, upper) {
  const least = formatCount(lower, "B");
  const most = formatCount(upper ?? lower, "B");
  return least === most ? least : `${least} to ${most}`;
}

function describeTime(totals) {
  if (totals.time_seconds === null)
    return "unknown, as not every op has a time";
  const least = formatSI(totals.time_seconds, "s");
  const most = formatSI(totals.time_upper_seconds ?? totals.time_seconds, "s");
  const isData = totals.bytes_upper !== undefined;
  const reasons = [totals.tiled ? " with the best tiling found" : "", isData ? " as the data decides" : ""];
  const range = least === most ? "" : `, ${isData ? "at most " : ""}${most}${reasons.filter(reason => reason !== "").join(",")}`;
  return (totals.unbounded ? "at least " : "") + least + range +
    (totals.lacks_rates ? ", without what has no rate or link" : "");
}

// A sum that may leave some work out.
function formatTotalTime({time_seconds: seconds, unbounded, lacks_rates: lacksRates}) {
  return seconds === null ? "-" : formatSI(seconds, "s") + (unbounded || lacksRates ? "+" : "");
}

function describeUseful(totals) {
  if (totals.useful_flops === totals.flops)
    return null;
  const share = countSize(totals.useful_flops) / countSize(totals.flops);
  return formatCount(totals.useful_flops, "FLOP") +
    (totals.useful_flops !== null && Number.isFinite(share) ? `, ${formatShare(share)}` : "");
}

// The parts of what has to be stored that are not 0.
function describeStorage(fit) {
  return ["weights", "cache", "arguments", "activations"].filter(part => fit[`${part}_bytes`])
    .map(part => `${part} ${formatCount(fit[`${part}_bytes`], "B")}`).join(", ");
}

// The peak, and whether the outermost level holds it.
function describePeak({fit}, target) {
  const level = target.levels[0];
  const text = (fit.incomplete ? "at least " : "") + formatCount(fit.total_bytes, "B") +
    (fit.unpartitioned ? " of whole tensors, before partitioning" : "");
  if (fit.capacity_bytes === null)
    return `${text}; the capacity of ${level?.name} is not known`;
  const capacity = formatCount(fit.capacity_bytes, "B");
  if (fit.fits === null)
    return `${text}; ${level.name} holds ${capacity}`;
  const where = `${level.name} (${capacity})`;
  return fit.fits ? `${text}, fits ${where}`
    : make("span", {class: "warning"}, `${text}, DOES NOT FIT ${where}`);
}

// What does not fit is the first thing to know; one line per machine.
function makeMisfits(report) {
  return [report, ...(report.others ?? [])].filter(({does_not_fit}) => does_not_fit).map(({target, functions, does_not_fit}) => {
    const needs = functions.filter(({name}) => does_not_fit.includes(name)).map(({name, totals: {fit}}) =>
      `function ${name} needs ${formatCount(fit.total_bytes, "B")} (${describeStorage(fit)})`);
    const maxShown = 4;
    const more = needs.length > maxShown ? `; and ${needs.length - maxShown} more` : "";
    const {name, capacity_bytes: capacity} = target.levels[0];
    return make("p", {class: "warning misfit", role: "alert"},
      `DOES NOT FIT: ${name} of ${target.name} holds ${formatCount(capacity, "B")}; ${needs.slice(0, maxShown).join("; ")}${more}`);
  });
}

function formatTiled(level) {
  if (level.achievable_bytes !== null)
    return formatCount(level.achievable_bytes, "B");
  return level.lower_bytes === 0 ? "-" : "unknown";
}

// Bytes at each memory level.
function makeLevels(levels) {
  const least = level => formatCount(level.lower_bytes, "B");
  return makeFigures(["bytes at", "least", "best tiling", "op/B"], levels.map(level =>
    [level.name, least(level), formatTiled(level), level.intensity === null ? "-" : formatRatio(level.intensity)]));
}

const unlessZero = (count, unit) => (count === 0 ? null : formatCount(count, unit));

function makeTotals(title, totals, report) {
  const convention = totals.convention;
  return makePanel(title, makeFacts([
    ["time", make("b", {}, describeTime(totals))],
    ["least in place", totals.least_in_place_seconds === null ? null : formatSI(totals.least_in_place_seconds, "s")],
    ["floating-point", formatCount(totals.flops, "FLOP")],
    ["of these useful", describeUseful(totals)],
    ["transcendentals", unlessZero(totals.transcendentals, "op")],
    ["integer", unlessZero(totals.int_ops, "op")],
    [convention ? `as ${convention.name} counts` : "", convention
      ? convention.operations === null ? "unknown, as padded taps can't be told apart"
        : formatCount(convention.operations, convention.unit) : null],
    ["bytes, every op cold", formatRange(totals.bytes, totals.bytes_upper)],
    ["bytes, all fused", `at least ${formatCount(totals.fused_lower_bytes, "B")}`],
    ["peak live bytes", describePeak(totals, report.target)],
    ["of these", describeStorage(totals.fit)],
    ...listCrossovers(totals),
  ]), makeLevels(totals.levels), ...totals.notes.map(note => make("p", {class: "faint"}, note)));
}

const orDash = (value, format) => (value === null ? "-" : format(value));

// A function as one step, between compute, memory and network.
function makeRidgeline({ridgeline, ridgeline_links_only: linksOnly, network}) {
  if (!ridgeline || network.length === 0)
    return null;
  const {link, ridge_memory_intensity: x, ridge_operational_intensity: y} = ridgeline;
  const points = [ridgeline, linksOnly];
  const makeLine = (name, format) => [name, ...points.map(format)];
  const makeRatios = (name, key) => makeLine(name, point => orDash(point[key], formatRatio));
  return makePanel("Ridgeline", makeFigures(["one step", "everything", "collectives on links only"], [
    makeLine("time", point => orDash(point.time_seconds, seconds => formatSI(seconds, "s"))),
    makeLine("region", point => point.region),
    makeRatios("by", "margin"),
    makeRatios("op/B", "operational_intensity"),
    makeRatios("B/net B", "memory_intensity"),
    makeRatios("op/net B", "network_intensity"),
  ]),
  x === null || y === null ? "" : make("p", {class: "faint"},
    `ridge point of link ${link}: ${formatRatio(x)} B/net B, ${formatRatio(y)} op/B`));
}

// Of an op that communicates.
function listRidgeline({ridgeline}) {
  if (!ridgeline || ridgeline.network_bytes === 0)
    return [];
  return [
    ["region", ridgeline.region],
    ["memory intensity, B/net B", orDash(ridgeline.memory_intensity, formatRatio)],
    ["network intensity, op/net B", orDash(ridgeline.network_intensity, formatRatio)],
  ];
}

function makeBottlenecks(totals, colors) {
  if (totals.bottlenecks.length === 0)
    return null;
  return makePanel("Bottlenecks", makeFigures(["bound", "rows", "time", "share of time"], totals.bottlenecks.map(each => [
    make("span", {}, make("span", {class: "dot", style: `background: ${colors.get(each.resource) ?? "transparent"}`}), each.resource),
    String(each.rows),
    each.time_seconds > 0 ? formatSI(each.time_seconds, "s") : "-",
    makeShare(each.share)])));
}

// The point that was measured of a whole function.
function makeMeasured(point) {
  if (!point)
    return null;
  const real = (value, unit) => (value === null ? null : formatSI(value, unit));
  return makePanel("Measured", makeFacts([
    ["time", real(point.time_seconds, "s")],
    ["over the model", point.time_ratio === null ? null : `${formatRatio(point.time_ratio)}x`],
    ["intensity, op/B", point.intensity === null ? null : formatRatio(point.intensity)],
    ["rate", real(point.ops_per_second, "op/s")],
    ["attainable", real(point.attainable_ops_per_second, "op/s")],
    ["reached", point.achieved === null ? null : formatShare(point.achieved)],
  ]), ...point.notes.map(note => make("p", {class: "faint"}, note)));
}

// Sums on every machine, the first one first.
function listMachines(report, totals, find) {
  if (!report.others)
    return [];
  return [{name: report.target.name, totals}, ...report.others.map(other => ({name: other.target.name, totals: find(other)}))];
}

const formatFactor = factor => (factor === null || factor === undefined ? "-" : `${formatRatio(factor)}x`);

function makeMachines(machines) {
  if (machines.length === 0)
    return null;
  return makePanel("Side by side", makeFigures(["machine", "time", "speed-up", "at most"], machines.map(({name, totals}) =>
    [name, formatTotalTime(totals), formatFactor(totals.speedup), formatFactor(totals.speedup_ceiling)])));
}

// A function under each remedy.
function listRemedies(report, number) {
  return (report.what_if ?? []).map(({remedy, factor, functions, speedups}) =>
    ({remedy, factor, ...functions[number], speedup: speedups[number]}));
}

function makeWhatIf(remedies) {
  if (remedies.length === 0)
    return null;
  const describeBound = totals => (totals.bottlenecks.length
    ? `${totals.bottlenecks[0].resource} ${formatShare(totals.bottlenecks[0].share)}` : "-");
  return makePanel("What if", makeFigures(["remedy", "time", "speed-up", "bound then"], remedies.map(({remedy, totals, refused, speedup}) =>
    (refused ? [remedy, "-", "-", "-"]
      : [remedy, formatTotalTime(totals), formatFactor(speedup), describeBound(totals)]))),
  ...remedies.filter(each => each.refused).map(each => make("p", {class: "faint"}, `${each.remedy}: ${each.refused}`)),
  ...remedies.filter(each => each.factor !== 1 && !each.refused).map(each => make("p", {class: "faint"}, `${each.remedy}: speed-up of each item`)));
}

// "linalg.matmul up", without a place that is not known.
const nameOp = ({op, location}) => (location === "unknown" ? op : location);

function makeKernels(title, groups, numbered) {
  return [make("h3", {}, title), makeFigures(["kernel", "saves", "bytes", "bound as one", "how", "ops"],
    groups.map((group, number) => [numbered ? String(number) : "-",
      group.time_saved_seconds === null ? "-" : formatSI(group.time_saved_seconds, "s"),
      formatCount(group.bytes_saved, "B"), group.bound_after,
      group.schedule ? `${group.kind}, ${group.schedule}` : group.kind, group.ops.map(nameOp).join(", ")]))];
}

// Reasons with the number of pairs.
function makeRefusals(edges) {
  const counts = new Map();
  for (const {refused} of edges.filter(edge => edge.refused))
    counts.set(refused, (counts.get(refused) ?? 0) + 1);
  return [...counts].map(([reason, count]) =>
    make("p", {class: "faint"}, `${count} ${count === 1 ? "pair" : "pairs"} can't be fused: ${reason}`));
}

// What to fuse in a function.
function makeFusion(fusion) {
  if (!fusion)
    return null;
  return makePanel("Fusion", makeFacts([
    ["all kernels save", `${fusion.time_saved_seconds === null ? "an unknown time" : formatSI(fusion.time_saved_seconds, "s")}, ${formatCount(fusion.bytes_saved, "B")}`]]),
  ...fusion.groups.length ? makeKernels("kernels to make of several ops", fusion.groups, true) : [],
  ...fusion.rewrites.length ? makeKernels("with a softmax that sees its rows piece by piece", fusion.rewrites, false) : [],
  ...makeRefusals(fusion.edges));
}

// Whether to tune the selected op, and the tiles to try.
function listTuning(tuning) {
  if (!tuning)
    return [];
  return [
    ["tuning", tuning.verdict],
    ["balance", tuning.balance === null ? "-" : formatRatio(tuning.balance)],
    ["could win", tuning.time_winnable_seconds === null ? "-" : formatSI(tuning.time_winnable_seconds, "s")],
    ...tuning.candidates.map((each, number) => [`tile ${number + 1} to try`,
      `${each.level}: ${describeTile(each)}, ${formatSI(each.time_seconds, "s")}`]),
  ];
}

// The sums for each value of a symbol, on every machine.
function listSweeps(report, find) {
  return [report, ...(report.others ?? [])].filter(each => each.sweep)
    .map(each => ({name: each.target.name, symbol: each.sweep.symbol, points: find(each.sweep)}));
}

function makeSweep(sweeps) {
  if (sweeps.length === 0)
    return null;
  const describe = point => [formatTotalTime(point), point.bound];
  return makePanel(`Sweep over ${sweeps[0].symbol}`,
    makeFigures([sweeps[0].symbol, ...sweeps.flatMap(({name}) => [`time on ${name}`, "bound of the sum"])],
      sweeps[0].points.map((point, number) =>
        [String(point.value), ...sweeps.flatMap(({points}) => describe(points[number]))])));
}

// What is known of symbols, for the head.
function describeSymbols(symbols) {
  const known = symbols.filter(each => !each.unbound)
    .map(({name, value, range}) => `${name} = ${range ? range.join("..") : value}`);
  const unbound = symbols.filter(each => each.unbound).map(each => each.name);
  return [...known, ...(unbound.length ? [`without a value: ${unbound.join(", ")}`] : [])].join("; ");
}

function describeTile(level) {
  if (level.tile.length === 0)
    return "";
  const order = level.tile_order.length ? `, loops over tiles ${level.tile_order.join(" ")}` : "";
  return `tile ${level.tile.join("×")}${order}`;
}

function describeLevel(level) {
  const least = `${formatRange(level.lower_bytes, level.upper_bytes)} least`;
  const tiled = level.achievable_bytes === null ? "best tiling unknown" : `${formatTiled(level)} with the best tiling`;
  return [least, tiled, describeTile(level)].filter(text => text !== "").join("; ");
}

// Work per class and type: "matrix f16->f32".
function listWork(cost) {
  return Object.entries(cost.work).flatMap(([unit, types]) =>
    Object.entries(types).map(([type, count]) => [`${unit} ${type}`, formatCount(count, "op")]));
}

// What bounds for each value of a symbol.
const listCrossovers = cost => (cost.crossovers ?? []).map(each => [`bound over ${each.symbol}`, each.text]);

// Everything known about a row.
function listFacts(row, columns) {
  return [
    ...columns.filter(column => column.key !== "notes" && !column.group)
      .map(column => [column.label ?? column.title, formatValue(column, row)]),
    ...listWork(row.op).map(([name, text]) => [`work, ${name}`, text]),
    ...Object.entries(row.op.times).map(([resource, seconds]) =>
      [`time of ${resource}`, seconds === null ? "unknown" : formatSI(seconds, "s")]),
    ...listRidgeline(row.op),
    ...row.op.levels.map(level => [`${level.name} bytes`, describeLevel(level)]),
    ...listTuning(row.op.tuning),
    ["kernel", row.op.fusion_group === undefined ? "-" : String(row.op.fusion_group)],
    ...listCrossovers(row.op),
    ["notes", notesOf(row.op).join("; ")],
  ].filter(([, text]) => text !== "-" && text !== "");
}

// For vega-tooltip, which escapes names and values.
function describeRow(row, columns) {
  const facts = listFacts(row, columns).filter(([name]) => name !== "op" && name !== "location");
  return {title: `${row.op.op} ${row.op.location}`, ...Object.fromEntries(facts)};
}

function makeSelected(row, columns) {
  if (!row)
    return null;
  const panel = makePanel("Selected op", makeFacts(listFacts(row, columns)));
  panel.id = "selected";
  return panel;
}

function makeTarget(target) {
  const rates = target.rates.map(rate => [`${rate.unit} ${rate.type}`, formatSI(rate.ops_per_second, "op/s"),
    rate.in_use ? "in use" : ""]);
  const formatRate = rate => rate === null ? "unknown" : formatSI(rate, "B/s");
  const levels = target.levels.flatMap(level => [
    [level.name, formatRate(level.bytes_per_second), level.in_use ? "in use" : ""],
    ...["read", "write"].filter((way) => level[`${way}_bytes_per_second`]).map((way) =>
      [`${level.name}.${way}`, formatRate(level[`${way}_bytes_per_second`]), ""]),
    ...(level.nodes ? [[`${level.name}.far`, formatRate(level.far_bytes_per_second), `${level.nodes} nodes`]] : [])]);
  return make("details", {class: "target"}, make("summary", {}, "peak rates and bandwidths"),
    make("div", {}, makeFigures(["unit, type", "peak", ""], rates), makeFigures(["memory", "bandwidth", ""], levels)));
}

function makeCoverage(coverage) {
  const unmodelled = Object.entries(coverage.unmodelled).map(([name, count]) => `${name} × ${count}`);
  const modelled = `${coverage.modelled_ops} ${coverage.modelled_ops === 1 ? "op" : "ops"} modelled; `;
  if (unmodelled.length === 0)
    return make("p", {class: "faint"}, `${modelled}none unmodelled`);
  const warning = text => make("span", {class: "warning"}, `UNMODELLED, not in any figure: ${text}`);
  if (unmodelled.length <= 5)
    return make("p", {}, modelled, warning(unmodelled.join(", ")));
  return make("details", {}, make("summary", {}, modelled, warning(`${unmodelled.length} kinds of op`)),
    make("p", {}, unmodelled.join(", ")));
}
