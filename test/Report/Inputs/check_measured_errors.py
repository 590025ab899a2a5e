"""Feeds files of measurements to the report and checks every diagnostic: line,
column, kind and message, in order.

usage: check_measured_errors.py ROOFLINE-OPT MODULE.mlir FOLDER"""

import pathlib
import re
import subprocess
import sys

KNOWN = ("'location', 'target', 'time_s', 'time_ms', 'time_us', 'time_ns', 'flops', "
         "'dram_bytes', 'flops_per_second', 'gflops_per_second', "
         "'tflops_per_second', 'intensity'")

# ncu's table, in both layouts.
RAW = ('"ID","Kernel Name","gpu__time_duration.sum"\n'
       '"","","ns"\n')
LONG = '"ID","Kernel Name","Metric Name","Metric Unit","Metric Value"\n'
TIME = "gpu__time_duration.sum"
FADD = "smsp__sass_thread_inst_executed_op_fadd_pred_on.sum"

CASES = {
    # Text that is no CSV.
    "empty": (b"", ["1:1: error: expected a header, got an empty file"]),
    "only-lines": (b"\r\n\n\n", ["4:1: error: expected a header, got an empty file"]),
    "only-mark": (b"\xef\xbb\xbf", ["1:1: error: expected a header, got an empty file"]),
    "utf16": ("location,time_s\n".encode("utf-16"), ["1:1: error: expected text in UTF-8"]),
    "latin1": (b"location,time_s\nsum,1\ncaf\xe9,1\n", ["3:4: error: expected text in UTF-8"]),
    "nul": (b"location,time_s\nsum,\x001\n", ["2:5: error: expected text in UTF-8"]),
    "open-quote": (b'location,time_s\n"sum,1\nproduct,2\n',
                   ["2:1: error: quoted field without a closing quote"]),
    "quote-inside": (b'location,time_s\nsu"m,1\n',
                     ["2:3: error: quote inside a field: expected the whole field in "
                      "quotes, and this one doubled"]),
    "after-quote": (b'location,time_s\n"sum"x,1\n',
                    ["2:6: error: expected ',' or the end of the line after a closing quote"]),
    "quoted-lines": (b'location,time_s\n"a\r\nb",1,2\nsum,1\n',
                     ["2:1: error: expected 2 fields, as the header has, got 3"]),
    # The line after a quoted line feed is still counted.
    "after-lines": (b'location,time_s\n"a\n\nb",1\nsum,x\n',
                    ["5:5: error: expected a decimal number as 'time_s', got 'x'"]),
    # Columns.
    "unknown-column": (b"location,time\nsum,1\n",
                       ["1:10: error: unknown column 'time'",
                        "1:10: note: did you mean 'time_ms', 'time_ns', 'time_s', 'time_us'?",
                        "1:10: note: known columns: " + KNOWN]),
    "no-header": (b"sum,12\n", ["1:1: error: unknown column 'sum'",
                               "1:1: note: known columns: " + KNOWN]),
    "no-location": (b"time_s\n1\n", ["1:1: error: expected a column 'location'",
                                     "1:1: note: known columns: " + KNOWN]),
    "no-time": (b"\nlocation,flops\nsum,1\n",
                ["2:1: error: expected a column with times, such as 'time_us', or rates, "
                 "such as 'gflops_per_second'"]),
    "two-locations": (b"location,time_s,location\n", ["1:17: error: second column 'location'"]),
    "two-times": (b"location,time_s,time_us\n",
                  ["1:17: error: column 'time_us' beside 'time_s', which tells the same"]),
    "time-twice": (b"location,time_s,time_s\n",
                   ["1:17: error: column 'time_s' beside 'time_s', which tells the same"]),
    # Rows.
    "no-row": (b"location,time_s\n", ["2:1: error: expected a row after the header"]),
    "few-fields": (b"location,time_s\nsum\n",
                   ["2:1: error: expected 2 fields, as the header has, got 1"]),
    "many-fields": (b"location,time_s\nsum,1,2\n",
                    ["2:1: error: expected 2 fields, as the header has, got 3"]),
    "no-name": (b"location,time_s\n,1\n", ["2:1: error: expected a location"]),
    "no-figure": (b"location,time_s,flops\nsum,,3\n",
                  ["2:1: error: expected a time or a rate of 'sum'"]),
    "three-figures": (b"location,time_s,flops,flops_per_second\nsum,1,1,1\n",
                      ["2:1: error: expected two of time, operations and rate of 'sum', got "
                       "all three"]),
    "both-intensities": (b"location,time_s,intensity,dram_bytes\nsum,1,1,1\n",
                         ["2:1: error: expected either bytes or the intensity of 'sum', got "
                          "both"]),
    "twice": (b"location,target,time_s\nsum,,1\nsum,v100,1\nsum,,2\n",
              ["4:1: error: second row of 'sum'", "2:1: note: the first one"]),
    "same-op": (b"location,time_s\nsum,1\nmain/sum,2\n",
                ["3:1: error: second measurement of op 'sum' of function 'main'",
                 "2:1: note: the first one"]),
    "no-match": (b"location,time_s\nsum,1\nsume,1\nnothing,1\n",
                 ["3:1: error: no op or function of the module for 'sume'",
                  "3:1: note: did you mean 'sum'?",
                  "4:1: error: no op or function of the module for 'nothing'"]),
    "ambiguous": (b"location,time_s\nproduct,1\n",
                  ["2:1: error: 'product' is the name of 2 ops or functions",
                   "note: op 'product' of function 'main'",
                   "note: op 'product' of function 'other'"]),
    "unknown-machine": (b"location,target,time_s\nsum,a10O,1\nproduct,a10O,1\nsum,v100,1\n",
                        ["2:5: warning: unknown machine 'a10O': its rows are skipped",
                         "2:5: note: did you mean 'a10', 'a100'?",
                         "2:1: warning: no row of this file is about 'a100-sxm4-40gb'"]),
    # ncu's tables.
    "ncu-failed": (b"==PROF== Connected\n==ERROR== ERR_NVGPUCTRPERM\n",
                   ["1:1: error: expected a table: Nsight Compute wrote none"]),
    "ncu-no-time": (b'"ID","Kernel Name","x"\n',
                    [f"1:1: error: expected a column '{TIME}'"]),
    "ncu-no-units": (f'"ID","Kernel Name","{TIME}"\n"0","sum","1"\n'.encode(),
                     ["2:1: error: expected a row of units below the header"]),
    "ncu-two-columns": (f'"ID","Kernel Name","{TIME}","{TIME}"\n'.encode(),
                        [f"1:45: error: second column '{TIME}'"]),
    "ncu-no-launch": (b"text\n" + RAW.encode(), ["4:1: error: expected a launch after the header"]),
    "ncu-unit": (b"==PROF== x\n" + RAW.replace('"ns"', '"ps"').encode() + b'"0","sum","1"\n',
                 [f"3:7: error: unknown unit 'ps' of '{TIME}'"]),
    "ncu-no-unit": (RAW.replace('"ns"', '""').encode() + b'"0","sum","1"\n',
                    [f"2:7: error: unknown unit '' of '{TIME}'"]),
    "ncu-locale": (RAW.encode() + b'"0","sum","27.595.520"\n',
                   [f"3:11: error: expected a number as '{TIME}', got '27.595.520'",
                    "3:11: note: expected commas between thousands and a decimal point: run "
                    "ncu with LC_ALL=C"]),
    "ncu-locale-2": (RAW.encode() + b'"0","sum","65,77"\n',
                     [f"3:11: error: expected a number as '{TIME}', got '65,77'",
                      "3:11: note: expected commas between thousands and a decimal point: run "
                      "ncu with LC_ALL=C"]),
    "ncu-nan": (RAW.encode() + b'"0","sum","nan"\n',
                [f"3:11: error: expected a number as '{TIME}', got 'nan'"]),
    "ncu-zero": (RAW.encode() + b'"0","sum","0"\n',
                 [f"3:11: error: expected a number above 0 as '{TIME}', got '0'"]),
    "ncu-missing": (RAW.encode() + b'"0","sum","n/a"\n',
                    [f"3:5: error: kernel 'sum' has no value for '{TIME}'"]),
    "ncu-output": (RAW.encode() + b'"0","sum","1"\nloss: 3\n',
                   ["4:1: error: expected 3 fields, as the header has, got 1",
                    "4:1: note: if this is output of the profiled program, keep it apart with "
                    "ncu's option --log-file"]),
    "ncu-twice": (RAW.encode() + b'"0","sum","1"\n"0","sum","1"\n',
                  ["4:1: error: second row of launch '0'"]),
    "ncu-no-name": (RAW.encode() + b'"0","","1"\n', ["3:5: error: expected the name of a kernel"]),
    "ncu-no-match": (RAW.encode() + b'"0","void sums<float>()","1"\n',
                     ["3:5: error: no op or function of the module for kernel 'void "
                      "sums<float>()'"]),
    "ncu-ambiguous": (RAW.encode() + b'"0","void sum<other>()","1"\n',
                      ["3:5: error: 'void sum<other>()' is the name of 2 ops or functions",
                       "note: op 'sum' of function 'main'", "note: function 'other'"]),
    "ncu-long-columns": (b'"ID","Kernel Name","Metric Name"\n',
                         ["1:1: error: expected a column 'Metric Unit'"]),
    "ncu-partial": (LONG.encode() + f'"0","sum","{FADD}","inst","1"\n"0","sum","{TIME}","us","1"\n'.encode(),
                    ["2:5: error: kernel 'sum' has no value for "
                     "'smsp__sass_thread_inst_executed_op_hfma_pred_on.sum', but for others "
                     "that are summed with it"]),
    "ncu-two-values": (LONG.encode() + f'"0","sum","{TIME}","us","1"\n"0","sum","{TIME}","ns","1"\n'.encode(),
                       [f"3:{len(TIME) + 19}: error: second value of '{TIME}' of launch 'sum'"]),
}
# Numbers that are none, and the message for those that are not above 0.
# A field with all that needs quotes; the name has a line feed.
CASES["rfc-4180"] = (b'"location","time_s"\r\n"a""b"",c\r\nd", "1"\r\n',
                     ["2:1: error: no op or function of the module for 'a\"b\",c\\0Ad'"])
# What a terminal can't print, and what is long.
CASES["escape"] = (b"location,time_s\nsum,1\n\x1b[31mred,1\n",
                   ["3:1: error: no op or function of the module for '\\1B[31mred'"])
CASES["long-name"] = (b"location,time_s\n" + b"x" * 1000 + b",1\n",
                      ["2:1: error: no op or function of the module for '" + "x" * 39 + "..."
                       + "x" * 38 + "'"])
for number, column in [("nan", 5), ("inf", 5), ("-inf", 5), ("0x10", 5), ("1,5", 5), ("1e999", 5),
                       ("1_000", 5), ("12us", 5), ("-", 5)]:
    text = f'"{number}"' if "," in number else number
    CASES["number " + number] = (f"location,time_s\nsum,{text}\n".encode(),
                                 [f"2:{column}: error: expected a decimal number as 'time_s', "
                                  f"got '{number}'"])
CASES["ncu-few"] = (LONG.replace("\n", ',"Process ID"\n').encode()
                    + f'"0","sum","{TIME}","us","1"\n'.encode(),
                    ["2:1: error: expected 6 fields, as the header has, got 5"])
CASES["ncu-huge"] = (LONG.encode() + f'"0","sum","{FADD}","Ginst","1e300"\n'.encode(),
                     [f"2:{22 + len(FADD)}: error: '1e300' as '{FADD}' is beyond the range of double"])
CASES["ncu-tiny"] = (LONG.encode() + f'"0","sum","{TIME}","ns","1e-320"\n'.encode(),
                     [f"2:{19 + len(TIME)}: error: '1e-320' as '{TIME}' is beyond the range of double"])
CASES["ncu-sum"] = (LONG.encode() + f'"0","sum","{TIME}","s","1e308"\n"1","sum","{TIME}","s","1e308"\n'.encode(),
                    ["2:5: error: the figures of 'sum' imply one that is beyond the range of double"])
for columns, row in [("time_s,flops_per_second", "1e200,1e200"),
                     ("flops,flops_per_second", "1e-300,1e300"),
                     ("flops,flops_per_second", "1e300,1e-300")]:
    CASES["implied " + row] = (f"location,{columns}\nsum,{row}\n".encode(),
                               ["2:1: error: the figures of 'sum' imply one that is beyond "
                                "the range of double"])
for number in ["0", "-1", "-0.0"]:
    CASES["time " + number] = (f"location,time_s\nsum,{number}\n".encode(),
                               ["2:5: error: expected a number above 0 as 'time_s', got "
                                f"'{number}'"])
CASES["flops -1"] = (b"location,time_s,flops\nsum,1,-1\n",
                     ["2:7: error: expected a number of at least 0 as 'flops', got '-1'"])
CASES["tiny"] = (b"location,time_ns\nsum,1e-320\n",
                 ["2:5: error: '1e-320' as 'time_ns' is beyond the range of double"])
CASES["tiny 2"] = (b"location,time_ns\nsum,1e-307\nsum,1e-300\n",
                   ["3:1: error: second row of 'sum'", "2:1: note: the first one"])
CASES["huge"] = (b"location,tflops_per_second\nsum,1e300\n",
                 ["2:5: error: '1e300' as 'tflops_per_second' is beyond the range of double"])


def run(tool, module, path):
    return subprocess.run([tool, module, f"--roofline=target=a100 report=none measured={path}",
                           "-o", "/dev/null"], capture_output=True)


tool, module, folder = sys.argv[1:]
failed = 0
for name, (content, expected) in CASES.items():
    path = pathlib.Path(folder) / (name.replace(" ", "_") + ".csv")
    path.write_bytes(content)
    result = run(tool, module, path)
    found = []
    for line in result.stderr.decode(errors="replace").splitlines():
        match = re.match(r"(.*?):(?:(\d+:\d+: )|\d+:? ?)((?:error|warning|note): .*)", line)
        if match:
            in_file = match[1] == str(path)
            # Locations of ops print as text before the message.
            message = re.sub(r'^(\w+): loc\(.*?\): ', r"\1: ", match[3])
            found.append((match[2] if in_file else "") + message)
    is_error = any("error:" in line for line in expected)
    if found != expected or (result.returncode == 1) != is_error or result.returncode not in (0, 1):
        failed += 1
        print(f"{name}: exit {result.returncode}, expected", *expected, "got", *found, sep="\n  ")
        print(result.stderr.decode(errors="replace")[:500])

# A line of a megabyte, and as many quotes: refused or read, but not slowly.
path = pathlib.Path(folder) / "long.csv"
for content in [b"location,time_s\n" + b"x" * 1000000 + b",1\n",
                b"location,time_s\n" + b'"' * 1000001,
                b"," * 1000000, b'"ID",Kernel Name' + b',"x"' * 250000 + b"\n"]:
    path.write_bytes(content)
    result = run(tool, module, path)
    if result.returncode != 1 or b"error: " not in result.stderr:
        failed += 1
        print("long line: exit", result.returncode, result.stderr[:500])
sys.exit(f"{failed} failed" if failed else None)
