"""Uses roofline-lsp-server as an editor does.

  check_server.py ROOFLINE_LSP_SERVER ROOFLINE_OPT FOLDER
"""

import pathlib
import re
import sys

from language_client import Client
from roofline_test import by_location, finish, functions_of, make_report, run

server, opt, folder = *sys.argv[1:3], pathlib.Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)
errors = []


def check(holds, what):
    if not holds:
        errors.append(what)


PROGRAM = """func.func @main(%a: tensor<128x1024xf16>, %b: tensor<1024x512xf16>, %c: tensor<128x512xf16>) -> tensor<128x512xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x1024xf16>, tensor<1024x512xf16>) outs(%c : tensor<128x512xf16>) -> tensor<128x512xf16> loc("up_proj")
  // Nothing here.
  %e = tensor.empty() : tensor<128x512xf16>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<128x512xf16>) outs(%e : tensor<128x512xf16>) {
  ^bb0(%x: f16, %y: f16):
    %s = arith.addf %x, %x : f16
    linalg.yield %s : f16
  } -> tensor<128x512xf16> loc("double")
  return %1 : tensor<128x512xf16>
}
"""
(folder / "plain.mlir").write_text(PROGRAM)
annotated = run(opt, folder / "plain.mlir", "--mlir-print-debuginfo",
                "--roofline=target=a100 report=none advise")
(folder / "annotated.mlir").write_text(annotated)
main = functions_of(make_report(opt, folder / "annotated.mlir", "fusion"))["main"]
rows = by_location(main)
kernel, = main["fusion"]["groups"]
assert kernel["bytes_saved"] == 131072 and abs(kernel["time_saved_seconds"] / 84.29e-9 - 1) < 1e-4
URI = "file:///annotated.mlir"
ERROR, HINT = 1, 4

# An annotated program opens without errors, and has hints at what could be fused.
client = Client(server)
capabilities = client.start()["capabilities"]
check(all(capabilities[name] for name in ("hoverProvider", "definitionProvider", "referencesProvider")),
      f"capabilities: {capabilities}")
found = client.open(URI, annotated)
check([one["severity"] for one in found] == [HINT, HINT], f"diagnostics: {found}")
lines = annotated.split("\n")
for hint, name, other in zip(found, ["linalg.matmul", "linalg.generic"],
                             ["linalg.generic (double)", "linalg.matmul (up_proj)"]):
    start, end = hint["range"]["start"], hint["range"]["end"]
    check(start["line"] == end["line"] and
          lines[start["line"]][start["character"]:end["character"]] == name, f"range: {hint}")
    check(hint["message"] == f"bound by memory:hbm; one kernel with {other} would save 131.1 kB and 84.29 ns",
          f"hint: {hint}")
    check(hint["source"] == "roofline", f"source: {hint}")


def check_row(hover, location):
    """A hover has the figures of the row of that name."""
    row = rows[location]
    match = re.match(r"\*\*roofline\*\* on `a100-sxm4-40gb`: `([\w.]+)` ([\d.]+) (µs|ns), bound by `([\w:]+)`\n",
                     hover or "")
    if not match:
        return errors.append(f"no row of {location}: {hover}")
    seconds = float(match[2]) * {"µs": 1e-6, "ns": 1e-9}[match[3]]
    check(match[1] == row["op"] and match[4] == row["bound"], f"{location}: {hover}")
    check(abs(seconds / row["time_seconds"] - 1) < 1e-3, f"{location}: {hover}")
    check("iterations: " in hover.split("\n---\n")[-1], f"{location}: no derivation: {hover}")
    check("Generic Form" in hover or "Result #" in hover or "Type:" in hover, f"upstream's own hover: {hover}")


check_row(client.hover(URI, annotated, "linalg.matmul", 3), "up_proj")
check_row(client.hover(URI, annotated, "%0 ="), "up_proj")
check_row(client.hover(URI, annotated, "ins(%0", 4), "up_proj")
check_row(client.hover(URI, annotated, "linalg.generic"), "double")
check_row(client.hover(URI, annotated, "arith.addf"), "double")
for place in ("func.func", "@main"):
    hover = client.hover(URI, annotated, place)
    check(hover.startswith("**roofline** on `a100-sxm4-40gb`: `main` ") and "- bound by `memory:hbm`: 2 ops" in hover,
          f"function: {hover}")
check(client.hover(URI, annotated, "} loc(") is None, "a hover over a brace")

# Upstream's own features are there.
place = annotated.index("ins(%0") + 4
reply = client.call("textDocument/definition", textDocument={"uri": URI}, position={
    "line": annotated.count("\n", 0, place), "character": place - annotated.rfind("\n", 0, place) - 1})
check(reply["result"][0]["range"]["start"]["line"] == annotated[:annotated.index("%0 =")].count("\n"),
      f"definition: {reply}")

# Changes: another size, an error, a machine that is none, no machine, parts.
wider = annotated.replace("1024x512", "1024x2048").replace("128x512", "128x2048")
check(len(client.change(URI, 2, wider)) == 2, "hints after a change")
hover = client.hover(URI, wider, "linalg.matmul")
check("work: 536.9 MFLOP" in hover, f"2 x 128 x 2048 x 1024: {hover}")
found = client.change(URI, 3, annotated.replace("linalg.matmul", "linalg.matmull"))
check([one["severity"] for one in found] == [ERROR] and found[0]["source"] != "roofline", f"syntax: {found}")
check(client.hover(URI, annotated, "linalg.generic") is None or
      "roofline" not in client.hover(URI, annotated, "linalg.generic"), "a row of what doesn't parse")
broken = re.sub(r'"bytes_per_second" = [\d.e+-]+', '"bytes_per_second" = -1.0', annotated, count=1)
found = client.change(URI, 4, broken)
check(found and found[0]["severity"] == ERROR and found[0]["source"] == "roofline" and
      "bytes_per_second" in found[0]["message"], f"machine: {found}")
hover = client.hover(URI, broken, "linalg.matmul")
check(hover.startswith("**roofline**: no figures, as the module's target"), f"a machine in error: {hover}")
check(client.change(URI, 5, PROGRAM) == [], "hints without a machine")
hover = client.hover(URI, PROGRAM, "linalg.matmul")
check(hover.startswith("**roofline**: the module has no target"), f"no machine: {hover}")
parts = annotated + "// -----\n" + annotated.replace('"up_proj"', '"second"')
found = client.change(URI, 6, parts)
check([one["range"]["start"]["line"] for one in found][2:] ==
      [one["range"]["start"]["line"] + len(lines) for one in found][:2], f"parts: {found}")
client.notify("textDocument/didClose", textDocument={"uri": URI})
check(client.stop() == 0, "exit status")

# The machine of the command line is for modules without one.
client = Client(server, "--target=h100")
client.start()
check(len(client.open(URI, PROGRAM)) == 2, "hints on the machine of the command line")
check("on `h100-sxm`" in client.hover(URI, PROGRAM, "linalg.matmul"), "the machine of the command line")
check(client.change(URI, 2, annotated) is not None, "")
check("on `a100-sxm4-40gb`" in client.hover(URI, annotated, "linalg.matmul"), "the machine of the module")

# What is open has no time. The bytes of a gather depend on data, those of a matmul here on nothing.
OPEN = """func.func @open(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %c: i1) -> tensor<?x4xf32> {
  %0 = scf.if %c -> tensor<?x4xf32> {
    %1 = math.exp %x : tensor<?x4xf32>
    scf.yield %1 : tensor<?x4xf32>
  } else {
    %1 = math.exp %y : tensor<?x4xf32>
    scf.yield %1 : tensor<?x4xf32>
  }
  return %0 : tensor<?x4xf32>
}
"""
client.change(URI, 3, OPEN)
hover = client.hover(URI, OPEN, "func.func")
check("- bound by symbolic: 2 ops\n" in hover, f"no time: {hover}")
check("max(" in hover and re.search(r"`max\([^`]*\)`", hover), f"one expression: {hover}")
GATHER = """func.func @gather(%x: tensor<1000xf32>, %i: tensor<8x1xindex>) -> tensor<8xf32> {
  %0 = tensor.gather %x[%i] gather_dims([0]) : (tensor<1000xf32>, tensor<8x1xindex>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
"""
client.change(URI, 4, GATHER)
hover = client.hover(URI, GATHER, "tensor.gather")
check(re.search(r"- at most: [\d.]+ [pn]s as the data decides\n", hover), f"R19: {hover}")
# Integers, what has no rate on this machine, no model, or no size.
SUMS = """func.func @sums(%a: tensor<64x64xi8>, %c: tensor<64x64xi32>, %u: tensor<*xf32>, %x: tensor<1xf128>)
    -> (tensor<64x64xi32>, tensor<*xf32>, tensor<1xf128>) {
  %0 = linalg.matmul ins(%a, %a : tensor<64x64xi8>, tensor<64x64xi8>) outs(%c : tensor<64x64xi32>) -> tensor<64x64xi32>
  %1 = "test.unknown"(%u) : (tensor<*xf32>) -> tensor<*xf32>
  %2 = math.exp %x : tensor<1xf128>
  return %0, %1, %2 : tensor<64x64xi32>, tensor<*xf32>, tensor<1xf128>
}
"""
client.change(URI, 5, SUMS)
hover = client.hover(URI, SUMS, "func.func")
for text in ("- INCOMPLETE: ops of the module without a model, which are in no figure: 1\n",
             "- work: 0 FLOP, 524.3 kop integer, 1 op transcendental\n", ", without what has no rate or link\n",
             "- peak live bytes: at least "):
    check(text in hover, f"{text!r} of sums: {hover}")
hover = client.hover(URI, SUMS, "math.exp")
check(re.search("- `?<0.1%`? of the time of `sums`", hover), f"share: {hover}")
client.change(URI, 6, annotated)
check("- at most:" not in client.hover(URI, annotated, "linalg.matmul"), "a time without a range")

# Malformed messages: the server goes on.
for data in [b"Content-Length: 5\r\n\r\n{\"a\":", b"nonsense\r\n\r\n", b"Content-Length: -4\r\n\r\n",
             b"Content-Length: 99999999999999999999\r\n\r\n", b"\r\n\r\n",
             b"Content-Length: 4\r\n\r\nnull", b"Content-Length: 2\r\n\r\n[]", b"Content-Length: 3\r\n\r\n\xff\xfe\x00"]:
    client.send_bytes(data)
    check("on `a100-sxm4-40gb`" in client.hover(URI, annotated, "linalg.matmul"), f"after {data}")
for body in [b'{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": 1}}',
             b'{"jsonrpc": "2.0", "method": "textDocument/didChange"}',
             b'{"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///no.mlir", "version": 2}, "contentChanges": [{"text": ""}]}}',
             b'{"jsonrpc": "2.0", "method": "textDocument/didClose", "params": []}',
             b'{"jsonrpc": "2.0", "method": 3}', b'{"jsonrpc": "2.0", "id": {}, "result": {}}']:
    client.send_body(body)
for params in [{}, {"textDocument": {"uri": URI}}, {"textDocument": {"uri": "https://a/b"}, "position": {"line": 0, "character": 0}},
               {"textDocument": {"uri": "file:///no.mlir"}, "position": {"line": 0, "character": 0}},
               {"textDocument": {"uri": URI}, "position": {"line": 99999, "character": 2}},
               {"textDocument": {"uri": URI}, "position": {"line": -1, "character": -1}},
               {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 1 << 30}}]:
    reply = client.call("textDocument/hover", **params)
    check("error" in reply or "result" in reply, f"{params}: {reply}")
check("error" in client.call("roofline/nothing"), "an unknown method")
check("on `a100-sxm4-40gb`" in client.hover(URI, annotated, "linalg.matmul"), "after malformed messages")
for text in ["", "\n" * 1000, "// -----\n" * 50, "\0\xff", "module {", "x" * 100_000]:
    client.change(URI, client.last + 100, text)
client.hang_up()
finish(errors)
