"""Reads programs in MLIR's generic form, as text: its ops, their values and types.

The generic form, as `mlir-opt --mlir-print-op-generic` prints it, has one op on a
line, or from the line of its name to the line of its types if it has regions. An
op can so be cut out, copied or moved without knowledge of its dialect.
"""

import dataclasses
import re

SPLIT_MARKER = "// -----\n"
OP = re.compile(r'^( *)(?:(%\w+(?::\d{1,3})?) = )?"([\w.$-]+)"\(([^()]*)\)')
VALUE = re.compile(r"%\w+(?:#\d+)?")


@dataclasses.dataclass
class Op:
    """An op on lines[start:end], its values as they are written."""
    start: int
    end: int
    indent: str
    name: str
    result: str
    operands: list
    operand_types: list
    result_types: list

    @property
    def results(self):
        """The values that others may use, %0 or %0#0, %0#1."""
        if not self.result:
            return []
        name, _, count = self.result.partition(":")
        return [f"{name}#{i}" for i in range(int(count))] if count else [name]


def split_list(text):
    """The parts between the commas that are not in brackets."""
    parts, depth, current = [], 0, ""
    for char in text.replace("->", "\1"):
        depth += (char in "<([{") - (char in ">)]}")
        if char == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += char
    parts.append(current)
    return [part.strip().replace("\1", "->") for part in parts if part.strip()]


def read_signature(line):
    """Operand and result types at the end of an op's last line; None if they are
    not in the usual form."""
    at = line.rfind(" : (")
    match = re.match(r" : \((.*?)\) -> (.*)$", line[at:]) if at >= 0 else None
    if not match:
        return None
    results = match[2][1:-1] if match[2].startswith("(") else match[2]
    return split_list(match[1]), split_list(results)


def read_ops(lines):
    """All ops of the program, an op before those in its regions."""
    ops, open_ops = [], {}
    for number, line in enumerate(lines):
        match = OP.match(line)
        if match:
            op = Op(number, number + 1, match[1], match[3], match[2] or "",
                    VALUE.findall(match[4]), [], [])
            ops.append(op)
            if line.endswith("({"):
                open_ops[op.indent] = op
                continue
        elif line.lstrip().startswith("})"):
            op = open_ops.pop(line[:len(line) - len(line.lstrip())], None)
            if not op:
                continue
            op.end = number + 1
        else:
            continue
        op.operand_types, op.result_types = read_signature(line) or ([], [])
    return [op for op in ops if op.end > op.start + 1 or not lines[op.start].endswith("({")]


def read_types(lines, ops):
    """The type of each value that an op or a block defines."""
    types = {}
    for op in ops:
        types.update(zip(op.results, op.result_types))
    for line in lines:
        if line.lstrip().startswith("^"):
            inside = line[line.find("(") + 1:line.rfind(")")]
            for part in split_list(inside):
                name, _, kind = part.partition(": ")
                types[name] = kind
    return types


def make_values(result, types, indent, name="mutant.value"):
    """An op of no known dialect that defines `result`."""
    return f'{indent}{result} = "{name}"() : () -> ({", ".join(types)})'


def replace_by_values(lines, ops):
    """The program without `ops`, whose results come from nowhere."""
    lines = list(lines)
    for op in sorted(ops, key=lambda op: -op.start):
        values = [make_values(op.result, op.result_types, op.indent)] if op.result else []
        lines[op.start:op.end] = values
    return lines


def split_sections(text):
    return [section for section in re.split(r"^// ?-----.*\n", text, flags=re.MULTILINE)
            if section.strip()]
