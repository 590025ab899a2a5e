// Rows that are shown as one: the groups of a function, its layers, and one mark
// per group on the planes.
"use strict";

// The rows of each group of a function; a row of its own where there are no
// groups. `rows` are those of the function.
function listGroups(owner, rows) {
  const byIndex = new Map(rows.map(row => [row.op.index, row]));
  if (!owner.groups)
    return rows.map(row => ({rows: [row], op: row.op.op, locations: [row.op.location], shapes: row.op.shapes,
      time: hasOpenTime(row.op) ? null : row.op.time_seconds, bound: row.op.bound}));
  return owner.groups.map(group => ({rows: group.members.map(index => byIndex.get(index)), op: group.op,
    locations: group.locations, shapes: group.shapes, time: group.time_seconds, bound: group.bound}));
}

// The parts of a name up to the first number, as lib/Report/Groups.cpp has them.
function layerOf(location) {
  const file = /^(.*):\d+:\d+$/.exec(location);
  if (file)
    return file[1];
  return /^(?:.*?[./])??\d+(?=[./]|$)/s.exec(location)?.[0] ?? /^[^./]*/.exec(location)[0];
}

// Time by layer in the order of the program; rows of unknown time are left out.
function listLayers(rows) {
  const layers = new Map();
  for (const row of [...rows].sort((a, b) => a.op.index - b.op.index)) {
    if (hasOpenTime(row.op) || row.op.time_seconds === 0)
      continue;
    const name = layerOf(row.op.location);
    const layer = layers.get(name) ?? {name, time: 0, rows: 0, bounds: new Map()};
    layer.time += row.op.time_seconds;
    layer.rows += 1;
    layer.bounds.set(row.op.bound, (layer.bounds.get(row.op.bound) ?? 0) + row.op.time_seconds);
    layers.set(name, layer);
  }
  return [...layers.values()];
}

// A bar of the layers, each as wide as its time and in the color of what bounds
// most of it. A click calls `onLayer` with its name.
function makeLayerBar(title, rows, colors, onLayer) {
  const layers = listLayers(rows);
  const whole = layers.reduce((sum, layer) => sum + layer.time, 0);
  if (layers.length < 2 || whole === 0)
    return null;
  const bar = make("div", {class: "layers"}, ...layers.map(layer => {
    const [bound] = [...layer.bounds].reduce((a, b) => (b[1] > a[1] ? b : a));
    const text = `${layer.name}: ${formatSI(layer.time, "s")}, ${formatShare(layer.time / whole)}, ${layer.rows} ${layer.rows === 1 ? "row" : "rows"}, most of it ${bound}`;
    const part = make("button", {type: "button", title: text, "aria-label": text,
      style: `flex-grow: ${layer.time / whole}; background: ${colors.get(bound) ?? "var(--line)"}`},
    layer.time / whole > 0.06 ? layer.name : "");
    part.addEventListener("click", () => onLayer(layer.name));
    return part;
  }));
  return make("div", {}, make("div", {class: "faint"}, title), bar);
}

// "layers.*.q_proj, +2".
function joinLocations(locations) {
  const shown = 2;
  return locations.slice(0, shown).join(", ") + (locations.length > shown ? `, +${locations.length - shown}` : "");
}

// The ops of a group, the longest first.
function makeMembers(group, onSelect) {
  const maxShown = 200;
  const lines = group.rows.slice(0, maxShown).map(row => {
    const button = make("button", {type: "button", class: "link"}, row.op.location);
    button.addEventListener("click", () => onSelect(row.id));
    return make("tr", {}, make("td", {class: "number"}, hasOpenTime(row.op) ? "-" : formatSI(row.op.time_seconds, "s")),
      make("td", {}, row.op.bound), make("td", {}, row.op.op), make("td", {}, button), make("td", {}, row.op.shapes));
  });
  const more = group.rows.length > maxShown ? [make("p", {class: "faint"}, `and ${group.rows.length - maxShown} more in the table below`)] : [];
  return make("td", {colspan: 7}, make("table", {class: "members"}, make("tbody", {}, ...lines)), ...more);
}

function makeGroupLines(group, whole, colors, onSelect) {
  const color = colors.get(group.bound.split("..")[0]) ?? colors.get(group.bound);
  const isOne = group.rows.length === 1;
  const toggle = make("button", {type: "button", class: "link", "aria-expanded": "false"},
    isOne ? group.rows[0].op.location : joinLocations(group.locations));
  const members = make("tr", {hidden: ""});
  toggle.addEventListener("click", () => {
    if (isOne)
      return onSelect(group.rows[0].id);
    if (members.children.length === 0)
      members.append(makeMembers(group, onSelect));
    members.hidden = !members.hidden;
    toggle.setAttribute("aria-expanded", String(!members.hidden));
  });
  return [make("tr", {class: "group"},
    make("td", {class: "number"}, group.time === null ? "-" : formatSI(group.time, "s")),
    make("td", {}, makeShare(group.time === null || !(whole > 0) ? null : group.time / whole)),
    make("td", {}, make("span", {class: "dot", style: `background: ${color ?? "transparent"}`}), group.bound),
    make("td", {class: "number"}, isOne ? "" : `${group.rows.length}×`),
    make("td", {}, group.op), make("td", {}, toggle), make("td", {}, group.shapes)), members];
}

// The table of the groups of a function, the first ones at first.
function makeGroupTable({name, totals, groups}, colors, onSelect) {
  const shown = 12;
  const body = make("tbody", {}, ...groups.slice(0, shown).flatMap(group =>
    makeGroupLines(group, totals.time_seconds, colors, onSelect)));
  const parts = [make("h2", {}, `Groups of function ${name}`), make("table", {class: "facts groups"},
    make("thead", {}, make("tr", {}, ...["time", "share", "bound", "", "op", "location", "shapes"].map(head =>
      make("th", {}, head)))), body)];
  if (groups.length > shown) {
    const more = make("button", {type: "button", class: "link"}, `${groups.length - shown} more groups`);
    more.addEventListener("click", () => {
      body.append(...groups.slice(shown).flatMap(group => makeGroupLines(group, totals.time_seconds, colors, onSelect)));
      more.remove();
    });
    parts.push(more);
  }
  return make("section", {class: "panel"}, ...parts);
}

// Puts one mark in place of those of each group: the sums of its rows. Sets
// which mark a row has.
function groupMarks(spec, groupOfRow, markOfRow) {
  const data = spec.data.find(each => each.name === "ops");
  const marks = new Map();
  for (const op of data?.values ?? []) {
    const group = groupOfRow.get(op.row);
    const mark = marks.get(group);
    if (!mark) {
      marks.set(group, {first: op, count: 1, operations: op.ops_per_second * op.time_seconds,
        bytes: op.ops_per_second * op.time_seconds / op.intensity, time: op.time_seconds});
    } else {
      mark.count += 1;
      mark.operations += op.ops_per_second * op.time_seconds;
      mark.bytes += op.ops_per_second * op.time_seconds / op.intensity;
      mark.time += op.time_seconds;
    }
    markOfRow.set(op.row, marks.get(group).first.row);
  }
  if (data)
    data.values = [...marks.values()].map(({first, count, operations, bytes, time}) => (count === 1 ? first
      : {...first, time_seconds: time, intensity: operations / bytes, ops_per_second: operations / time}))
      .sort((a, b) => b.time_seconds - a.time_seconds);
}

// For the tooltip of a mark, which stands for all rows of a group.
function describeMark(row, group, columns) {
  const {title, ...facts} = describeRow(row, columns);
  if (group.rows.length === 1)
    return {title, ...facts};
  return {title, group: `${group.rows.length} rows, ${joinLocations(group.locations)}`,
    "time of all": group.time === null ? "unknown" : formatSI(group.time, "s"), ...facts};
}

// How the figures of a row follow; text and arithmetic, never markup.
function makeExplanation({location, explanation}) {
  if (!explanation)
    return make("p", {class: "faint"}, `explain=LOCATION or explain=all derives the figures of ${location}`);
  const makeStep = ({text, formula, value, unit, rule}) => make("tr", {}, make("td", {}, text),
    make("td", {}, formula && formula !== value ? `${formula} = ` : "", make("b", {}, [value, unit].filter(part => part).join(" "))),
    make("td", {class: "faint"}, rule));
  const isNew = (step, number, steps) => number === 0 || steps[number - 1].text !== step.text || steps[number - 1].value !== step.value;
  return make("details", {open: "", class: "panel"}, make("summary", {}, `How the figures of ${location} follow`),
    make("p", {}, explanation.answer), explanation.remedy ? make("p", {class: "faint"}, explanation.remedy) : "",
    ...explanation.sections.flatMap(({title, steps}) => [make("h3", {}, title),
      make("table", {class: "facts steps"}, make("tbody", {}, ...steps.filter(isNew).map(makeStep)))]));
}
