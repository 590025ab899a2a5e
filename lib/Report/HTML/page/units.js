// Numbers with units, as lib/Support/Units.h writes them.
"use strict";

const siPrefixes = "q r y z a f p n µ m  k M G T P E Z Y R Q".split(" ");

// Rounds to nearest, ties to even, as the other formats do; JavaScript rounds
// ties up. `exact` has 40 digits more than `rounded`.
function settleTie(exact, rounded) {
  const [, kept, exponent] = /^(.*[02468])\.?50{39}(e.*)?$/.exec(exact) ?? [];
  return kept === undefined ? rounded : kept + (exponent ?? "");
}

const roundExponential = (value, decimals) => settleTie(value.toExponential(decimals + 40), value.toExponential(decimals));
const roundFixed = (value, decimals) => settleTie(value.toFixed(decimals + 40), value.toFixed(decimals));

// Splits a number into digits and prefix: 1234567 into ["1.235", "M"]. Whole
// numbers below 1000 are exact if `isCount`.
function splitSI(value, isCount, digits = 4) {
  if (value === 0)
    return ["0", ""];
  if (isCount && Number.isInteger(value) && Math.abs(value) < 1000)
    return [String(value), ""];
  const [mantissa, exponent] = roundExponential(value, digits - 1).split("e");
  const power = Math.floor(exponent / 3);
  if (!(power >= -10 && power <= 10))
    return [value.toPrecision(digits), ""];
  const shift = exponent - 3 * power;
  const text = Number(`${mantissa}e${shift}`).toFixed(Math.max(0, digits - 1 - shift));
  return [text, siPrefixes[power + 10]];
}

function formatSI(value, unit, isCount = false) {
  const [digits, prefix] = splitSI(value, isCount);
  return `${digits} ${prefix}${unit}`.trim();
}

// A count of JSON is a number, a string of decimals beyond int64, or a
// polynomial as a string, which has no size: it may be the largest.
function countSize(count) {
  if (typeof count !== "string")
    return count ?? null;
  return /^-?\d+$/.test(count) ? Number(count) : Infinity;
}

function isSymbolic(count) {
  return typeof count === "string" && countSize(count) === Infinity;
}

function formatCount(count, unit) {
  if (count === null || count === undefined)
    return "unknown";
  if (!isSymbolic(count))
    return formatSI(countSize(count), unit, true);
  return `${/ [-+] /.test(count) ? `(${count})` : count} ${unit}`;
}

// The sum of two counts; of symbolic ones as text.
function addCounts(a, b) {
  if (isSymbolic(a) || isSymbolic(b))
    return [a, b].filter(count => count !== 0).join(" + ");
  return countSize(a) + countSize(b);
}

// Without a prefix below 1: thousandths of an operation per byte would puzzle.
function formatRatio(value) {
  if (value === 0)
    return "0";
  if (value > 0 && value < 0.0005)
    return "<0.001";
  return value >= 1e6 ? roundExponential(value, 2) : roundFixed(value, value < 10 ? 3 : value < 100 ? 2 : 1);
}

function formatShare(share) {
  if (share > 0 && share < 0.001)
    return "<0.1%";
  return `${roundFixed(share * 100, share >= 0.9995 ? 0 : 1)}%`;
}

// Reads what a person types: "10M", "1.5 µ", "2e9"; null if it is no number.
function parseSI(text) {
  const match = /^\s*([-+.\de]*\d\.?)\s*(\S?)/i.exec(text);
  const power = match ? siPrefixes.indexOf(match[2].replace("u", "µ")) : -1;
  const value = match ? Number(match[1]) : NaN;
  return power < 0 || Number.isNaN(value) ? null : value * 1000 ** (power - 10);
}
