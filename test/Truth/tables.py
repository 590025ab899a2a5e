"""Reads the tables of public measurements, and describes machines that are not built in.

A fault of a table is a TableError with its file, line and column.
"""

import csv
import pathlib


class TableError(Exception):
    """A fault of a table, as `FILE:LINE: column 'NAME': what is wrong`."""


class Unexpressed(Exception):
    """A row that the tool has no program or no machine for; the text says why."""


def text(field):
    """A text."""
    if field is None:
        raise ValueError
    return field


def real(field):
    """A positive number."""
    value = float(field)
    if not 0 < value < float("inf"):
        raise ValueError
    return value


def count(field):
    """A positive integer."""
    value = int(field)
    if value < 1:
        raise ValueError
    return value


def whole(field):
    """An integer of 0 or more."""
    value = int(field)
    if value < 0:
        raise ValueError
    return value


def optional(kind):
    """A field that may be empty."""
    def read(field):
        return kind(field) if field else None
    read.__doc__ = kind.__doc__
    return read


def extents(field):
    """Positive integers with an x between them."""
    return [count(extent) for extent in field.split("x")]


MEASURED = {"id": text, "source": text, "machine": text, "time_us": real, "note": text}
TABLES = {
    "gemm": {**MEASURED, "op": text, "dtype_in": text, "dtype_acc": text, "dtype_out": text,
             "batch": count, "m": count, "n": count, "k": count, "layout": text},
    "conv": {**MEASURED, "dtype_in": text, "dtype_acc": text, "dtype_out": text,
             "n": count, "c": count, "h": count, "w": count, "k": count, "r": count,
             "s": count, "pad_h": whole, "pad_w": whole, "stride_h": count,
             "stride_w": count, "dil_h": count, "dil_w": count, "groups": count,
             "algo": text},
    "elementwise": {**MEASURED, "op": text, "dtype": text, "shape": extents},
    "collective": {**MEASURED, "kind": text, "dtype": text, "devices": count,
                   "per_node": optional(count), "groups": count, "bytes": count,
                   "link": text},
}
UNITS = {"matrix": {"f32": "matrix_f32_tflops", "tf32": "matrix_tf32_tflops",
                    "f16": "matrix_f16_tflops", "bf16": "matrix_bf16_tflops",
                    "f8E4M3FN": "matrix_f8_tflops", "f8E5M2": "matrix_f8_tflops",
                    "i8": "matrix_i8_tops"},
         "vector": {"f32": "vector_f32_tflops", "f16": "vector_f16_tflops"}}
DATASHEET = {"machine": text, "source": text, "memory_gb": optional(real),
             "memory_gbps": optional(real), "l2_mib": optional(real),
             "cores": optional(count), "scratch_kib": optional(count),
             "register_kib": optional(count), "cluster": optional(count),
             **{column: optional(real) for types in UNITS.values()
                for column in types.values()}}
SOURCES = {"source": text, "repository": text, "licence": text, "author": text,
           "state": text}
# The tables have no column for links: name, bytes per second and direction, devices.
LINKS = {"gb300": ("nvlink", 9.0e11, 72)}  # NVIDIA GB300 NVL72 page: 130 TB/s of 72.


def read_table(path, columns):
    """The rows of a CSV file, its fields converted; others stay text."""
    rows, ids = [], set()
    with open(path, newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        for name in columns:
            if name not in (reader.fieldnames or ()):
                raise TableError(f"{path}:1: no column '{name}'")
        for row in reader:
            where = f"{path}:{reader.line_num}"
            for name, kind in columns.items():
                try:
                    row[name] = kind(row[name])
                except (TypeError, ValueError):
                    expected = kind.__doc__.split(".")[0]
                    expected = expected[0].lower() + expected[1:]
                    raise TableError(f"{where}: column '{name}': expected {expected}, "
                                     f"got '{row[name] or ''}'") from None
            if row.get("id", where) in ids:
                raise TableError(f"{where}: column 'id': '{row['id']}' is there twice")
            ids.add(row.get("id"))
            row["where"] = where
            rows.append(row)
    return rows


def check_name(row, column, known):
    """Raises a TableError if a field is not one of the `known` names."""
    if row[column] not in known:
        raise TableError(f"{row['where']}: column '{column}': unknown {column.split('_')[0]} "
                         f"'{row[column]}'")


class Machines:
    """The machines of a folder of tables: built-in targets, target files and datasheets."""

    def __init__(self, folder, built_in, scratch):
        path = pathlib.Path(folder) / "machines.csv"
        rows = read_table(path, DATASHEET) if path.exists() else []
        self.folder = path.parent
        self.datasheets = {row["machine"]: row for row in rows}
        self.built_in, self.scratch = built_in, pathlib.Path(scratch)
        self.targets = {}

    def find_target(self, row):
        """What `target=` takes for the machine of a row."""
        name = row["machine"]
        if name in self.built_in:
            return name
        if (self.folder / f"{name}.mlir").exists():
            return self.folder / f"{name}.mlir"
        check_name(row, "machine", self.datasheets)
        if name not in self.targets:
            self.targets[name] = self.write_target(self.datasheets[name])
        if not self.targets[name]:
            raise Unexpressed("no rates or bandwidth in the datasheet")
        return self.targets[name]

    def find_link(self, row):
        """The value of `links=` for a collective."""
        if row["machine"] not in self.built_in and row["machine"] not in LINKS:
            raise Unexpressed("no link in the datasheet")
        link = row["link"]
        if row["machine"] in self.built_in and link == "network between nodes":
            return "links=0:ib"
        if row["machine"] in self.built_in and link == "nvlink-switch+network":
            return "links=0:ib,1:nvlink"
        if link.startswith("nvlink") and "network" not in link:
            return ""
        raise Unexpressed("no link in the datasheet")

    def write_target(self, sheet):
        """The path of a target file, or None without rates."""
        units = []
        for unit, types in UNITS.items():
            rates = [f"{kind} = {sheet[column] * 1e12!r}" for kind, column in types.items()
                     if sheet[column]]
            units += [f'"{unit}" = #dlti.map<{", ".join(rates)}>'] if rates else []
        if not units or not sheet["memory_gbps"]:
            return None
        levels = [f'"memory" = #dlti.map<"bytes_per_second" = {sheet["memory_gbps"] * 1e9!r}, '
                  f'"capacity_bytes" = {round(sheet["memory_gb"] * 1e9)}>']
        if sheet["l2_mib"]:
            levels.append('"l2" = #dlti.map<"capacity_bytes" = '
                          f'{round(sheet["l2_mib"] * 2**20)}, "instances" = 1>')
        if sheet["scratch_kib"] and sheet["cores"]:
            keys = {"capacity_bytes": sheet["scratch_kib"] * 1024,
                    "instances": sheet["cores"], "private": "true",
                    "management": '"scratchpad"', "cluster_size": sheet["cluster"],
                    "register_bytes": (sheet["register_kib"] or 0) * 1024}
            levels.append('"scratch" = #dlti.map<' + ", ".join(
                f'"{key}" = {value}' for key, value in keys.items() if value) + ">")
        links = ""
        if sheet["machine"] in LINKS:
            name, rate, size = LINKS[sheet["machine"]]
            links = (f', "links" = #dlti.map<"{name}" = #dlti.map<'
                     f'"bytes_per_second" = {rate!r}, "size" = {size}>>')
        path = self.scratch / f"{sheet['machine']}.mlir"
        path.write_text(
            "module attributes {dlti.target_system_spec = #dlti.target_system_spec<"
            f'"{sheet["machine"]}" = #dlti.target_device_spec<"roofline" = #dlti.map<'
            f'"source" = "{sheet["source"]}", "units" = #dlti.map<{", ".join(units)}>, '
            f'"memory" = #dlti.map<{", ".join(levels)}>{links}>>>}} {{}}\n')
        return path
