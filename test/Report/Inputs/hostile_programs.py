"""Programs whose every name is hostile: it ends what it stands in, or calls
`hostile` if a page takes it for markup or a script."""

import subprocess
import sys

NUL = b"\0"  # Not allowed in op names.
NAMES = [
    b'quote"s\'and`ticks',
    b"lines\nand\r\nreturns\ttabs\0nul",
    b"\x1b[31mred\x1b]0;title\x07",
    b"</script><script>hostile()</script><!--",
    b"<b onclick=hostile() title='\">]]>",
    b"\"><img src=x onerror=hostile()><svg onload=hostile()>",
    b"=cmd|' /C calc'!A0",
    b"+1+cmd",
    b"-1+cmd",
    b"@SUM(A1)",
    b"\t=1+1",
    b"  =1+1",
    b"\r=1+1",
    b"# head **bold** [link](javascript:hostile()) | cell | `code`",
    "right\u202eto\u2066left\u2069\u200b\ufeff\u2028\u0085end".encode(),
    b"not \xff\xfe\xc3 UTF-8 \xed\xa0\x80 \xf4\x90\x80\x80",
    b"x" * 1_000_000,
    b"\\\\ \\u0041 %s %n {0} ${x} $1",
]


def run(folder, tool, *arguments, status=0):
    """What a command in `folder` prints to stdout and stderr."""
    done = subprocess.run([tool, *arguments], cwd=folder, capture_output=True, timeout=120)
    if done.returncode != status:
        sys.exit(f"{arguments}: exit status {done.returncode}\n{done.stderr[-2000:]}")
    return done


def literal(name):
    """A string of MLIR."""
    return '"' + "".join(f"\\{byte:02X}" for byte in name) + '"'


def machine(name):
    """A machine that is called `name`; names of its parts are checked."""
    of = lambda part: literal(part + b" " + name)
    return f"""module attributes {{
  dlti.target_system_spec = #dlti.target_system_spec<
    {literal(name)} = #dlti.target_device_spec<"roofline" = #dlti.map<
      "vendor" = {of(b"vendor")}, "source" = {of(b"source")},
      "units" = #dlti.map<"matrix" = #dlti.map<f32 = 1.0e14>, "vector" = #dlti.map<f32 = 1.0e13>,
                          "special" = #dlti.map<f32 = 1.0e12>>,
      "memory" = #dlti.map<"hbm" = #dlti.map<"bytes_per_second" = 1.0e12, "capacity_bytes" = 100000>,
                           "cache" = #dlti.map<"bytes_per_second" = 4.0e12, "capacity_bytes" = 65536>>,
      "links" = #dlti.map<"ring" = #dlti.map<"bytes_per_second" = 1.0e11, "latency_seconds" = 1.0e-6>>>>>}} {{
"""


def function(name, number, operation):
    """A function, locations, a grid and an op without a model that are called
    `name`; the second location is that of a file."""
    text = literal(name)
    other = literal(f"{number} ".encode() + name)
    grid = "@" + literal(f"grid {number} ".encode() + name)
    return f"""shard.grid {grid}(shape = 2)
func.func @{other}(%a: tensor<64x64xf32>, %b: tensor<?x64xf32> {{roofline.dims = ["batch", ""]}})
    -> (tensor<64x64xf32>, tensor<?x64xf32>) {{
  %0 = {operation} %a, %a : tensor<64x64xf32> loc({text})
  %1 = linalg.matmul ins(%0, %0 : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32> loc({text}:{number + 1}:2)
  %2 = math.exp %1 : tensor<64x64xf32> loc({other}("inner"))
  %3 = shard.all_reduce %2 on {grid} grid_axes = [0] : tensor<64x64xf32> -> tensor<64x64xf32> loc({text})
  %4 = arith.addf %b, %b : tensor<?x64xf32> loc({other})
  {literal(b"test." + name.replace(NUL, b""))}() {{hostile = {text}}} : () -> () loc({text})
  return %3, %4 : tensor<64x64xf32>, tensor<?x64xf32>
}} loc({text})
"""


def write(folder, path, names, operation="arith.addf"):
    program = machine(names[0]) + "".join(
        function(name, number, operation) for number, name in enumerate(names)) + "}\n"
    (folder / path).write_text(program)
