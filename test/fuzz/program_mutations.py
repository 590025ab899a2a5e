"""Changes to programs in MLIR's generic form (generic_program.py).

A mutation takes a source of random numbers and the lines of a program, and returns
the lines of another, or None where it does not apply. Many results are not valid;
whether one is, is for mlir-opt to say.
"""

import re

from generic_program import (OP, VALUE, make_values, read_ops, read_types,
                             replace_by_values)

SIZES = ["0", "1", "2", "7", "128", "2147483647", "2147483648", "4294967296",
         "4611686018427387904", "9223372036854775807", "?"]
NUMBERS = SIZES[:-1] + ["-1", "-9223372036854775808", "3"]
FLOATS = ["f16", "bf16", "f32", "f64", "tf32", "f80", "f128", "f8E4M3FN", "f8E5M2",
          "f8E8M0FNU", "f8E4M3B11FNUZ", "f6E3M2FN", "f4E2M1FN"]
INTEGERS = ["i0", "i1", "i4", "i2", "i8", "i32", "i64", "i128", "i65", "si8", "ui4", "index"]
OTHERS = ["complex<f32>", "complex<i4>", "vector<4xf32>", "vector<1xf16>",
          "vector<2x3xi8>", "vector<4xindex>", "vector<[4]xf32>", "none",
          "tensor<2xf32>", "memref<4xf32>", "!llvm.ptr"]
SCALAR = r"(?:(?<=\dx)|(?<=\?x)|(?<=\]x)|(?<![\w.#\"!%@$-])){}(?![\w:])"
NUMBER = re.compile(r"(?<![\w.%#^@\"<:-])-?\d+(?![\w.x])|(?<=[<] )\d+")
SHAPED = re.compile(r"\b(tensor|memref|vector)<((?:[\d?\[\]]+x)+)")
INTEGER_OPS = {
    "arith.addf": "arith.addi", "arith.subf": "arith.subi", "arith.mulf": "arith.muli",
    "arith.divf": "arith.divsi", "arith.maximumf": "arith.maxsi",
    "arith.minimumf": "arith.minsi", "arith.maxnumf": "arith.maxui",
    "arith.minnumf": "arith.minui", "arith.remf": "arith.remsi"}
COMPLEX_OPS = {"arith.addf": "complex.add", "arith.subf": "complex.sub",
               "arith.mulf": "complex.mul", "arith.divf": "complex.div",
               "math.exp": "complex.exp", "math.tanh": "complex.tanh"}
OTHER_NAMES = [
    ["linalg.matmul", "linalg.contract", "linalg.quantized_matmul"],
    ["linalg.add", "linalg.sub", "linalg.mul", "linalg.div", "linalg.max", "linalg.powf"],
    ["linalg.exp", "linalg.log", "linalg.abs", "linalg.copy", "linalg.sqrt", "linalg.erf"],
    ["linalg.pooling_nhwc_sum", "linalg.pooling_nhwc_max", "linalg.conv_2d_nhwc_hwcf",
     "linalg.depthwise_conv_2d_nhwc_hwc"],
    ["func.func", "llvm.func", "gpu.func", "other.func", "ml_program.func"],
    ["func.call", "other.call", "func.call_indirect"],
    ["scf.for", "affine.for", "other.for"], ["scf.if", "scf.execute_region", "other.if"],
    ["gpu.launch", "other.launch"], ["builtin.module", "gpu.module", "other.module"],
    ["tosa.add", "tosa.sub", "tosa.maximum", "tosa.pow"], ["func.return", "other.return"],
    ["arith.addf", "arith.mulf", "arith.divf", "arith.maximumf", "math.powf"],
    ["arith.addi", "arith.muli", "arith.divui", "arith.shli", "arith.maxsi"],
    ["memref.load", "vector.load", "other.load"], ["memref.alloc", "memref.alloca"]]
ATTRIBUTES = ["roofline.work", "roofline.bound", "roofline.dims", "roofline.role",
              "roofline.tiling", "roofline.fusion_group", "roofline.node",
              "roofline.unknown"]
ATTRIBUTE_VALUES = [
    "unit", "0 : i64", "-1 : i64", "9223372036854775807 : i64", "1.5 : f32", '"weight"',
    '"memory"', '"interleaved"', '""', '["m", "n"]', '["batch", "batch"]', "[]", "{}", "[unit]",
    "dense<0> : tensor<4xi8>", "array<i64: -1, 0>", "@symbol", "i32",
    "#roofline.work<>", "#roofline.work<given>", "#roofline.work<vector(f32) = 1>",
    "#roofline.work<bytes_read = 9223372036854775807, bytes_written = 4>",
    "#roofline.work<matrix(f32) = 9223372036854775807>", "affine_map<(d0) -> (d0)>"]
BOUNDS = ["0", "1", "3", "-1", "2147483648", "4611686018427387904",
          "9223372036854775807", "-9223372036854775808"]


def pick(rng, items):
    return rng.choice(items) if items else None


def resize(rng, lines):
    """Gives each dim of one size another one, in all types or in those of some lines."""
    text = "\n".join(lines)
    old = pick(rng, sorted(set(re.findall(r"(?<=[<x])[\d?]+(?=x)", text))))
    if old is None:
        return None
    new = rng.choice(SIZES)

    def replace(match):
        if match[1] == "vector" and len(new) > 3 or match[1] == "vector" and new in "0?":
            return match[0]
        dims = [new if dim == old else dim for dim in match[2][:-1].split("x")]
        return f"{match[1]}<{'x'.join(dims)}x"

    lines = [SHAPED.sub(replace, line) for line in lines]
    if new != "?" and old != "?" and rng.random() < 0.5:
        lines = [re.sub(rf"(?<![\w.%#^@\"<-]){old}(?![\w.x])", new, line) for line in lines]
    return lines


def resize_position(rng, lines):
    """Makes one dim of one shape another size, wherever that shape is."""
    shape = pick(rng, sorted(set(SHAPED.findall("\n".join(lines)))))
    if not shape or shape[0] == "vector":
        return None
    dims = shape[1][:-1].split("x")
    dims[rng.randrange(len(dims))] = rng.choice(SIZES)
    old, new = f"{shape[0]}<{shape[1]}", f"{shape[0]}<{'x'.join(dims)}x"
    return [line.replace(old, new) for line in lines]


def change_constant(line, kind):
    """A constant's value in a form that `kind` takes."""
    if kind[0] in "cv":
        return line
    value = "0" if kind in INTEGERS else "0.0"
    line = re.sub(rf"<\{{value = -?[\w.+-]+ : {re.escape(kind)}\}}>",
                  f"<{{value = {value} : {kind}}}>", line)
    return re.sub(r"(?<=dense<)-?[\d.]+(?:e[+-]\d+)?(?=> : \w+<)", value, line)


def retype(rng, lines):
    """Gives one element type another one everywhere, and ops the names for it."""
    text = "\n".join(lines)
    known = [kind for kind in FLOATS + INTEGERS
             if re.search(SCALAR.format(kind), text)]
    old = pick(rng, known)
    if not old:
        return None
    near = FLOATS if old in FLOATS else INTEGERS
    new = rng.choice(near if rng.random() < 0.5 else FLOATS + INTEGERS + OTHERS)
    is_old = re.compile(SCALAR.format(old))
    names = INTEGER_OPS if new in INTEGERS else COMPLEX_OPS if new[:7] == "complex" else {}
    result = []
    for line in lines:
        changed = is_old.sub(new, line)
        if changed != line:
            changed = change_constant(changed, new)
            match = OP.match(changed)
            if match and match[3] in names:
                changed = changed.replace(f'"{match[3]}"', f'"{names[match[3]]}"')
                if new in INTEGERS:
                    changed = re.sub(r"<\{fastmath = [^}]*\}>", "", changed)
        result.append(changed)
    return result


def change_number(rng, lines):
    """Changes one number in an attribute, in one place or in the whole program."""
    places = [(n, m) for n, line in enumerate(lines) for m in NUMBER.finditer(line)]
    place = pick(rng, places)
    if not place:
        return None
    number, match = place
    new = rng.choice(NUMBERS)
    lines = list(lines)
    line = lines[number]
    lines[number] = line[:match.start()] + new + line[match.end():]
    return lines


def drop_body(rng, lines):
    """Makes a function a declaration, or another region empty."""
    op = pick(rng, [op for op in read_ops(lines)
                    if op.end > op.start + 1 and op.name != "builtin.module"])
    if not op:
        return None
    first = lines[op.start]
    if op.name.endswith(".func"):
        first = first.replace("}> ({", ', sym_visibility = "private"}> ({')
    return lines[:op.start] + [first, lines[op.end - 1]] + lines[op.end:]


def indent_by(lines, more):
    return [more + line for line in lines]


def wrap_in_loop(rng, lines):
    """Puts an op into a loop, a branch or another region that yields its results."""
    op = pick(rng, [op for op in read_ops(lines) if ".return" not in op.name and
                    ".yield" not in op.name and op.name != "builtin.module" and
                    not op.name.endswith("func")])
    if not op:
        return None
    n = rng.randrange(10**6)
    body = indent_by(lines[op.start:op.end], "  ")
    types = ", ".join(op.result_types)
    inner = op.result.replace("%", f"%r{n}_", 1)
    results, before, inits = [], [], ""
    if op.result:
        body[0] = body[0].replace(f"{op.result} =", f"{inner} =", 1)
        results = [r.replace("%", f"%r{n}_", 1) for r in op.results]
        before = [make_values(f"%i{n}" + op.result[op.result.find(":"):]
                              if ":" in op.result else f"%i{n}", op.result_types, op.indent)]
        inits = "".join(f", %i{n}#{i}" if len(results) > 1 else f", %i{n}"
                        for i in range(len(results)))
    lhs = f"{op.indent}{op.result} = " if op.result else op.indent
    yields = f'{op.indent}  "{{}}.yield"({", ".join(results)}) : ({types}) -> ()'
    args = "".join(f", %a{n}_{i}: {t}" for i, t in enumerate(op.result_types))
    comma = ", " if types else ""
    form = rng.randrange(5)
    if form == 0:
        return (lines[:op.start] + [f'{lhs}"scf.execute_region"() ({{'] + body +
                [yields.format("scf"), f"{op.indent}}}) : () -> ({types})"] + lines[op.end:])
    if form == 1:
        before = [make_values(f"%c{n}", ["i1"], op.indent)]
        other = [make_values(f"%o{n}" + (op.result[op.result.find(":"):]
                                         if ":" in op.result else ""),
                             op.result_types, op.indent + "  ")] if op.result else []
        returned = [f"%o{n}#{i}" if len(results) > 1 else f"%o{n}"
                    for i in range(len(results))]
        return (lines[:op.start] + before + [f'{lhs}"scf.if"(%c{n}) ({{'] + body +
                [yields.format("scf"), f"{op.indent}}}, {{"] + other +
                [f'{op.indent}  "scf.yield"({", ".join(returned)}) : ({types}) -> ()',
                 f"{op.indent}}}) : (i1) -> ({types})"] + lines[op.end:])
    if form == 2:
        upper = rng.choice(BOUNDS)
        count = len(op.result_types)
        return (lines[:op.start] + before +
                [f'{lhs}"affine.for"({inits[2:]}) <{{lowerBoundMap = affine_map<() -> '
                 f'({rng.choice(["0", "0", "0", "-1", "5"])})>, operandSegmentSizes = '
                 f'array<i32: 0, 0, {count}>, step = {rng.choice(["1", "1", "2", upper])} : '
                 f'index, upperBoundMap = affine_map<() -> ({upper})>}}> ({{',
                 f"{op.indent}^bb0(%v{n}: index{args}):"] + body +
                [yields.format("affine"), f"{op.indent}}}) : ({types}) -> ({types})"] +
                lines[op.end:])
    for name, values in ("l", ["0", "0", "0", "-1"]), ("u", BOUNDS), ("s", ["1", "1", "7", "0"]):
        if rng.random() < 0.2:
            before.append(make_values(f"%{name}{n}", ["index"], op.indent))
        else:
            before.append(f'{op.indent}%{name}{n} = "arith.constant"() <{{value = '
                          f'{rng.choice(values)} : index}}> : () -> index')
    return (lines[:op.start] + before +
            [f'{lhs}"scf.for"(%l{n}, %u{n}, %s{n}{inits}) ({{',
             f"{op.indent}^bb0(%v{n}: index{args}):"] + body +
            [yields.format("scf"),
             f"{op.indent}}}) : (index, index, index{comma}{types}) -> ({types})"] +
            lines[op.end:])


def wrap_in_call(rng, lines):
    """Moves an op to a function of its own and calls it, or calls it for ever."""
    ops = read_ops(lines)
    op = pick(rng, [op for op in ops if op.end == op.start + 1 and
                    len(op.operands) == len(op.operand_types) and
                    len(op.results) == len(op.result_types) and "func" not in op.name and
                    ".yield" not in op.name and ".return" not in op.name])
    function = next((f for f in reversed(ops) if op and f.name == "func.func" and
                     f.start < op.start < f.end), None)
    if not function:
        return None
    n = rng.randrange(10**6)
    types, results = ", ".join(op.operand_types), ", ".join(op.result_types)
    lhs = f"{op.result} = " if op.result else ""
    call = f'{lhs}"func.call"({{}}) <{{{{callee = @m{n}}}}}> : ({types}) -> ({results})'
    line = lines[op.start]
    parameters = [f"%p{i}" for i in range(len(op.operands))]
    body = line[len(op.indent):]
    at = body.find('"(') + 2
    body = body[:at] + ", ".join(parameters) + body[body.find(")", at):]
    if rng.random() < 0.05:
        body = call.format(", ".join(parameters))
    indent = function.indent
    arguments = ", ".join(f"{p}: {t}" for p, t in zip(parameters, op.operand_types))
    callee = [f'{indent}"func.func"() <{{function_type = ({types}) -> ({results}), '
              f'sym_name = "m{n}"}}> ({{']
    if parameters:
        callee.append(f"{indent}^bb0({arguments}):")
    callee += [f"{indent}  {body}",
               f'{indent}  "func.return"({", ".join(op.results)}) : ({results}) -> ()',
               f"{indent}}}) : () -> ()"]
    caller = lines[:op.start] + [op.indent + call.format(", ".join(op.operands))]
    caller += lines[op.end:]
    return caller[:function.start] + callee + caller[function.start:]


def delete_op(rng, lines):
    """Deletes an op; its uses get a value from nowhere, or one of the same type."""
    ops = read_ops(lines)
    op = pick(rng, [op for op in ops if op.name != "builtin.module"])
    if not op:
        return None
    for result, kind in zip(op.results[:1], op.result_types):
        same = [v for v, t in read_types(lines, ops).items() if t == kind and v != result]
        if len(op.results) == 1 and same and rng.random() < 0.5:
            other = rng.choice(same)
            rest = lines[:op.start] + lines[op.end:]
            return [re.sub(rf"{re.escape(result)}(?![\w#])", other, line) for line in rest]
    return replace_by_values(lines, [op])


def replace_operand(rng, lines):
    """Uses another value of the same type, or one from nowhere."""
    ops = read_ops(lines)
    op = pick(rng, [op for op in ops if op.operands and
                    len(op.operands) == len(op.operand_types)])
    if not op:
        return None
    at = rng.randrange(len(op.operands))
    kind = op.operand_types[at]
    same = [v for v, t in read_types(lines[:op.start], ops).items() if t == kind]
    operands, before = list(op.operands), []
    if same and rng.random() < 0.7:
        operands[at] = rng.choice(same)
    else:
        operands[at] = f"%n{rng.randrange(10**6)}"
        before = [make_values(operands[at], [kind], op.indent)]
    line = lines[op.start]
    start = line.find('"(') + 2
    line = line[:start] + ", ".join(operands) + line[line.find(")", start):]
    return lines[:op.start] + before + [line] + lines[op.start + 1:]


def copy_op(rng, lines):
    """Repeats an op, with other names for its results."""
    op = pick(rng, [op for op in read_ops(lines) if op.name != "builtin.module" and
                    "return" not in op.name and "yield" not in op.name])
    if not op:
        return None
    body, n = lines[op.start:op.end], rng.randrange(10**6)
    if op.result:
        body[0] = body[0].replace("%", f"%d{n}_", 1)
    elif op.name.endswith("func"):
        body[0] = re.sub(r'(sym_name = "\w*)', rf"\g<1>_{n}", body[0])
    return lines[:op.end] + body + lines[op.end:]


def rename_op(rng, lines):
    """Gives an op, or all ops of that name, another name that fits at times."""
    op = pick(rng, [op for op in read_ops(lines)
                    if any(op.name in names for names in OTHER_NAMES)])
    if not op or op.start == 0:
        return None
    new = rng.choice(next(names for names in OTHER_NAMES if op.name in names))
    if rng.random() < 0.3:
        return [line.replace(f'"{op.name}"(', f'"{new}"(') for line in lines]
    lines = list(lines)
    lines[op.start] = lines[op.start].replace(f'"{op.name}"', f'"{new}"', 1)
    return lines


def strip_attributes(rng, lines):
    """Removes our attributes and machine descriptions, all of a name."""
    named = re.compile(r"((?:roofline|dlti)\.\w+)( = )")
    names = sorted({m[1] for line in lines for m in named.finditer(line)})
    name = pick(rng, names)
    if not name:
        return None
    return [re.sub(rf"\b{re.escape(name)}\b", f"other.{name.replace('.', '_')}", line)
            for line in lines]


def scramble_attribute(rng, lines):
    """Gives one of our attributes another value."""
    places = [(n, m) for n, line in enumerate(lines)
              for m in re.finditer(r"roofline\.\w+ = ", line)]
    place = pick(rng, places)
    if not place:
        return None
    number, match = place
    line, depth, end = lines[number], 0, match.end()
    for end in range(match.end(), len(line)):
        depth += (line[end] in "<([{") - (line[end] in ">)]}" and line[end - 1] != "-")
        if depth < 0 or depth == 0 and line[end] == ",":
            break
    line = line[:match.end()] + rng.choice(ATTRIBUTE_VALUES) + line[end:]
    return lines[:number] + [line] + lines[number + 1:]


def add_attribute(rng, lines):
    """Puts one of our attributes on an op, where it may not belong."""
    op = pick(rng, read_ops(lines))
    if not op:
        return None
    name = rng.choice(ATTRIBUTES)
    attribute = f"{name} = {rng.choice(ATTRIBUTE_VALUES)}"
    last = op.end - 1
    line = lines[last]
    at = line.rfind(" : (")
    if at < 0 or line[:at].endswith("}") or name + " " in line:
        return None
    line = f"{line[:at]} {{{attribute}}}{line[at:]}"
    return lines[:last] + [line] + lines[last + 1:]


def drop_attribute(rng, lines):
    """Removes one entry of a list of properties or attributes."""
    places = [(n, m) for n, line in enumerate(lines)
              for m in re.finditer(r"(?<=[{ ])[\w.]+ = [^,<>{}()\[\]]+(?:, )?", line)]
    place = pick(rng, places)
    if not place:
        return None
    number, match = place
    line = lines[number]
    return (lines[:number] + [line[:match.start()] + line[match.end():]] +
            lines[number + 1:])


def nest_module(_, lines):
    """Puts the whole program into a module of a module."""
    start = next((n for n, line in enumerate(lines) if line.startswith('"')), None)
    if start is None:
        return None
    return (lines[:start] + ['"builtin.module"() ({'] + indent_by(lines[start:], "  ") +
            ["}) : () -> ()"])


MUTATIONS = [resize] * 4 + [resize_position] * 2 + [retype] * 4 + [
    change_number, change_number, drop_body, wrap_in_loop, wrap_in_loop, wrap_in_loop,
    wrap_in_call, wrap_in_call, delete_op, delete_op, replace_operand, copy_op, rename_op,
    strip_attributes, scramble_attribute, add_attribute, drop_attribute, nest_module]


def mutate(rng, lines):
    """The program after a few mutations; None if none applied."""
    result = None
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 4])):
        result = rng.choice(MUTATIONS)(rng, result or lines) or result
    return result


def cut(rng, lines, most_ops):
    """A part of a large program: some ops in a row from the body of one function,
    with values from nowhere for those that are missing."""
    ops = read_ops(lines)
    function = pick(rng, [op for op in ops if op.name == "func.func" and
                          op.end > op.start + 2])
    if not function:
        return None
    inside = [op for op in ops if function.start < op.start < function.end]
    inner = min((len(op.indent) for op in inside), default=0)
    body = [op for op in inside if len(op.indent) == inner and ".return" not in op.name]
    if not body:
        return None
    first = rng.randrange(len(body))
    chosen = body[first:first + rng.randint(1, most_ops)]
    part = lines[chosen[0].start:chosen[-1].end]
    types = read_types(lines[function.start:function.end], inside)
    defined = {name for op in inside if chosen[0].start <= op.start < chosen[-1].end
               for name in [op.result.partition(":")[0]]}
    defined |= {name for line in part if line.lstrip().startswith("^")
                for name in re.findall(r"%\w+(?=: )", line)}
    missing = sorted({v.partition("#")[0] for line in part for v in VALUE.findall(line)} -
                     defined)
    indent = chosen[0].indent
    before = []
    for name in missing:
        several = [t for v, t in types.items() if v.startswith(name + "#")]
        kinds = several or [types.get(name, "index")]
        result = f"{name}:{len(several)}" if several else name
        before.append(make_values(result, kinds, indent))
    header = [line for line in lines if line[:1] in ("#", "!")]
    return header + ['"builtin.module"() ({', '  "func.func"() <{function_type = () -> (), '
                     'sym_name = "part"}> ({'] + before + part + [
                         f'{indent}"func.return"() : () -> ()', "  }) : () -> ()",
                         "}) : () -> ()"]
