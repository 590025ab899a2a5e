// What a row shows. A column is an entry of a list:
//   key, title, help   help is a sentence for the tooltip of the head
//   label              name where there is more room; else the title
//   kind               "text", "count" (exact), "real", "ratio", "share"
//   unit               of a count or a real
//   value(row)         text, a number, a count of JSON, or null
//   upper(row)         the most that it can be, if that is not its value
//   isPart(row)        whether its value leaves some work out
//   group              title of a group of columns
//   isHidden           not shown at first
//   isSum              the table has the sum of the rows that it shows
"use strict";

const operationsOf = cost => addCounts(cost.flops, cost.int_ops);
const hasOpenTime = op => Boolean(op.unbounded) || op.time_seconds === null || op.bound === "unknown";

// No time is the longest: the row may be the slowest.
const timeOf = op => (hasOpenTime(op) ? Infinity : op.time_seconds);

// True if the time leaves some work out.
const isPart = op => Boolean(op.lacks_rates) && !hasOpenTime(op);

function shareOf(row) {
  const share = hasOpenTime(row.op) ? null : row.op.time_seconds / row.function.totals.time_seconds;
  return Number.isFinite(share) ? share : null;
}

// All that the row says in words.
function notesOf(op) {
  const notes = [...op.notes];
  if (op.given)
    notes.push("work as given in the IR");
  if (op.unbounded && !op.notes.some(note => note.startsWith("unbounded")))
    notes.push("executed any number of times");
  if (op.bytes_upper !== undefined)
    notes.push(`at most ${formatCount(op.bytes_upper, "B")}` +
      (op.time_upper_seconds ? ` and ${formatSI(op.time_upper_seconds, "s")}` : "") + ", as the data decides");
  return notes;
}

const nameColumns = [
  {key: "function", title: "function", kind: "text", value: row => row.function.name},
  {key: "location", title: "location", kind: "text", help: "name of the op, else file:line:column",
    value: row => row.op.location},
  {key: "op", title: "op", kind: "text",
    value: row => (row.op.executions === 1 ? row.op.op : `${formatCount(row.op.executions, "").trim()}× ${row.op.op}`)},
];

const timeColumns = [
  {key: "share", title: "share", kind: "share", isSum: true, help: "of the time of its function", value: shareOf},
  {key: "time", title: "time", kind: "real", unit: "s", isSum: true,
    help: "with the least traffic; that of all executions; +: or more", value: row => timeOf(row.op), isPart: row => isPart(row.op)},
  {key: "time_upper", title: "time, at most", kind: "real", unit: "s", isHidden: true,
    help: "with the traffic of the best known tiling, and the most that the data can ask for",
    value: row => row.op.time_upper_seconds ?? null},
  {key: "bound", title: "bound", kind: "text", help: "the resource that takes longest", value: row => row.op.bound},
  {key: "headroom", title: "by", label: "headroom", kind: "ratio",
    help: "time on that resource over time on the next one", value: row => row.op.headroom},
  {key: "least_in_place", title: "least in place", kind: "real", unit: "s", isHidden: true, isSum: true,
    help: "least time with what caches can hold of its operands and results", value: row => row.op.least_in_place_seconds},
  {key: "bound_in_place", title: "bound in place", kind: "text", isHidden: true,
    help: "the resource that then takes longest", value: row => row.op.bound_in_place},
  {key: "intensity", title: "op/B", label: "intensity, op/B", kind: "ratio",
    help: "operations per byte of the outermost memory level", value: row => row.op.intensity},
  {key: "ridge", title: "ridge op/B", label: "ridge, op/B", kind: "ratio", isHidden: true,
    help: "intensity at which compute and memory take equal time", value: row => row.op.ridge},
  {key: "attainable", title: "attainable", kind: "real", unit: "op/s",
    help: "least of peak and intensity times bandwidth", value: row => row.op.attainable_flops_per_second},
];

const workColumns = [
  {key: "operations", title: "operations", kind: "count", unit: "op", isSum: true,
    help: "floating-point and integer", value: row => operationsOf(row.op)},
  {key: "bytes", title: "bytes", kind: "count", unit: "B", isSum: true,
    help: "read and written, each distinct element once", value: row => row.op.bytes,
    upper: row => row.op.bytes_upper},
  {key: "shapes", title: "shapes", kind: "text", help: "inputs -> outputs", value: row => row.op.shapes},
  {key: "flops", title: "floating-point", kind: "count", unit: "FLOP", isHidden: true, isSum: true,
    value: row => row.op.flops},
  {key: "useful_flops", title: "useful", kind: "count", unit: "FLOP", isHidden: true, isSum: true,
    help: "those not on padded taps", value: row => row.op.useful_flops},
  {key: "int_ops", title: "integer", kind: "count", unit: "op", isHidden: true, isSum: true,
    value: row => row.op.int_ops},
  {key: "transcendentals", title: "transcendentals", kind: "count", unit: "op", isHidden: true, isSum: true,
    help: "not among the operations", value: row => row.op.transcendentals},
  {key: "bytes_read", title: "read", kind: "count", unit: "B", isHidden: true, isSum: true,
    value: row => row.op.bytes_read, upper: row => row.op.bytes_read_upper},
  {key: "bytes_written", title: "written", kind: "count", unit: "B", isHidden: true, isSum: true,
    value: row => row.op.bytes_written, upper: row => row.op.bytes_written_upper},
  {key: "executions", title: "executions", kind: "count", unit: "", isHidden: true,
    help: "per call of the function", value: row => row.op.executions},
];

// Operations as another tool counts them: only where the report has them.
function makeOptionalColumns(rows) {
  const columns = [];
  const convention = rows[0]?.op.convention;
  if (convention)
    columns.push({key: "convention", title: `as ${convention.name} counts`, kind: "count", unit: convention.unit,
      isSum: true, value: row => row.op.convention.operations});
  return columns;
}

// The op on a further machine.
function makeMachineColumns(other, number) {
  const group = `on ${other.target.name}`;
  const find = row => row.others[number];
  return [
    {key: `machine_time_${number}`, title: "time", group, kind: "real", unit: "s",
      help: "with the least traffic; +: or more", value: row => timeOf(find(row)), isPart: row => isPart(find(row))},
    {key: `machine_bound_${number}`, title: "bound", group, kind: "text", value: row => find(row).bound},
    {key: `machine_speedup_${number}`, title: "speed-up", group, kind: "ratio",
      help: "time on the first machine over time here", value: row => find(row).speedup},
    {key: `machine_ceiling_${number}`, title: "at most", group, kind: "ratio", isHidden: true,
      help: "the speed-up if the same resource bounded here", value: row => find(row).speedup_ceiling},
  ];
}

// What was measured, where anything was.
function makeMeasuredColumns(rows) {
  if (!rows.some(row => row.op.measured))
    return [];
  const group = "measured";
  const find = row => row.op.measured;
  return [
    {key: "measured_time", title: "time", group, kind: "real", unit: "s", value: row => find(row)?.time_seconds ?? null},
    {key: "measured_ratio", title: "over model", group, kind: "ratio",
      help: "measured time over that of the model", value: row => find(row)?.time_ratio ?? null},
    {key: "measured_rate", title: "rate", group, kind: "real", unit: "op/s", value: row => find(row)?.ops_per_second ?? null},
    {key: "measured_achieved", title: "reached", group, kind: "share",
      help: "of the attainable rate; above 100% the point is above its roof", value: row => find(row)?.achieved ?? null},
    {key: "measured_notes", title: "notes", group, kind: "text", value: row => (find(row)?.notes ?? []).join("; ")},
  ];
}

function makeLevelColumns(level, number) {
  const group = `bytes at ${level.name}`;
  const find = row => row.op.levels[number];
  return [
    {key: `least_${number}`, title: "least", group, kind: "count", unit: "B", isSum: true,
      help: "what no schedule can beat", value: row => find(row)?.lower_bytes ?? null},
    {key: `tiled_${number}`, title: "best tiling", group, kind: "count", unit: "B",
      help: "what the best known tiling moves", value: row => find(row)?.achievable_bytes ?? null},
    {key: `intensity_${number}`, title: "op/B", group, kind: "ratio",
      help: "operations per least byte", value: row => find(row)?.intensity ?? null},
    {key: `time_${number}`, title: "time", group, kind: "real", unit: "s", isHidden: true,
      help: "least bytes over bandwidth", value: row => find(row)?.time_seconds ?? null},
  ];
}

const wordColumns = [
  {key: "notes", title: "notes", kind: "text", value: row => notesOf(row.op).join("; ")},
];

function makeColumns(report, rows) {
  return [
    ...nameColumns.filter(column => column.key !== "function" || report.functions.length > 1),
    ...timeColumns,
    ...workColumns,
    ...makeOptionalColumns(rows),
    ...makeMeasuredColumns(rows),
    ...(report.others ?? []).flatMap(makeMachineColumns),
    ...report.target.levels.flatMap(makeLevelColumns),
    ...wordColumns,
  ];
}

// What sorts and filters: text or a number; null is nothing.
function sortValue(column, row) {
  const value = column.value(row);
  return column.kind === "text" ? value : countSize(value);
}

// [digits, prefix and unit] of a number.
function splitValue(column, value) {
  if (value === null || value === undefined)
    return ["-", ""];
  if (isSymbolic(value))
    return [value, column.unit];
  const size = countSize(value);
  if (size === Infinity)
    return [column.kind === "count" ? "symbolic" : "open", ""];
  if (column.kind === "ratio")
    return [formatRatio(size), ""];
  if (column.kind === "share")
    return [formatShare(size), ""];
  const [digits, prefix] = splitSI(size, column.kind === "count");
  return [digits, prefix + column.unit];
}

function formatValue(column, row) {
  const value = column.value(row);
  if (column.kind === "text")
    return value;
  const text = splitValue(column, value).join(" ").trim() + (column.isPart?.(row) ? "+" : "");
  const upper = column.upper?.(row);
  return upper === null || upper === undefined ? text : `${text} to ${splitValue(column, upper).join(" ")}`;
}
