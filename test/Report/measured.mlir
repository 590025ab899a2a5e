// RUN: split-file %S/Inputs/measured.csvs %t
// RUN: roofline-opt %s --roofline="report=json output=%t/report.json measured=%t/all.csv" -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/report.json
// RUN: roofline-opt %s --roofline="report=text output=%t/report.txt measured=%t/all.csv" -o /dev/null
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t/report.txt
// RUN: roofline-opt %s --roofline="report=csv output=%t/report.csv measured=%t/all.csv" -o /dev/null
// RUN: FileCheck %s --check-prefix=CSV --input-file=%t/report.csv
// RUN: python3 -c "import csv, sys; rows = list(csv.reader(open(sys.argv[1]), strict=True)); assert all(len(row) == len(rows[0]) for row in rows)" %t/report.csv
// RUN: roofline-opt %s --roofline="report=vega output=%t/report.vg.json measured=%t/all.csv" -o /dev/null
// RUN: FileCheck %s --check-prefix=VEGA --input-file=%t/report.vg.json
// RUN: python3 -m json.tool %t/report.vg.json /dev/null
//
// The pass, a byte order mark, CR LF, quotes, names with their function, other
// columns and rows of other machines: all the same.
// RUN: roofline-opt %s --roofline-report="report=json output=%t/pass.json measured=%t/all.csv" -o /dev/null
// RUN: diff %t/report.json %t/pass.json
// RUN: python3 -c "import sys; text = open(sys.argv[1]).read(); open(sys.argv[2], 'w', newline='').write('\ufeff' + text.replace('\n', '\r\n'))" %t/quoted.csv %t/crlf.csv
// RUN: roofline-opt %s --roofline="report=json output=%t/crlf.json measured=%t/crlf.csv" -o /dev/null
// RUN: diff %t/report.json %t/crlf.json
//
// Without the option nothing changes, and an empty name is none.
// RUN: roofline-opt %s --roofline="report=json output=%t/none.json measured=" -o /dev/null
// RUN: roofline-opt %s --roofline="report=json output=%t/without.json" -o /dev/null
// RUN: diff %t/none.json %t/without.json
// RUN: not grep '"measured"' %t/without.json
// RUN: roofline-opt %s --roofline="report=vega output=%t/without.vg.json" -o /dev/null
// RUN: not grep '"measured"' %t/without.vg.json
//
// A report that isn't written is measured all the same.
// RUN: not roofline-opt %s --roofline="report=none measured=%t/nobody.csv" 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: nobody.csv:2:1: error: no op or function of the module for 'nobody'

// Rates are powers of two: vector 2^36 op/s, special 2^30 op/s, dram 2^33 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "plot" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "nobody", "aliases" = ["paper"],
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 8589934592.0>>>>>} {

// A published point of the whole function, 4 op/B at 2^34 op/s: attainable is
// min(2^36, 4 * 2^33) = 2^35 op/s, half of it reached.
// JSON: "name": "main",
// JSON: "measured": {
// JSON-NEXT: "time_seconds": null,
// JSON-NEXT: "operations": null,
// JSON-NEXT: "bytes": null,
// JSON-NEXT: "intensity": 4,
// JSON-NEXT: "ops_per_second": 17179869184,
// JSON-NEXT: "attainable_ops_per_second": 34359738368,
// JSON-NEXT: "achieved": 0.5,
// JSON-NEXT: "time_ratio": null,
// JSON-NEXT: "notes": []
// JSON-NEXT: },
// JSON-NEXT: "ops": [

// Sorted by time: single 2^-17, sum 3 * 2^-19, exp 2^-18 s.
// TEXT: measured; x: time over that of the model;
// TEXT-NEXT: time     x  op/B   op/s attainable reached    op  bytes
// TEXT-NEXT: {{^}}15.26 µs 2.00x 8.00 34.36G 68.72G 50.0% - - linalg.matmul single
// TEXT-NEXT: {{^}}15.26 µs 2.67x 0.062 268.4M 536.9M 50.0% 4.096k 65.54k linalg.add sum
// TEXT-NEXT: {{^}}15.26 µs 4.00x - - - 25.0% - - linalg.exp exp
// TEXT-NEXT: - - 4.00 17.18G 34.36G 50.0% - - whole function

// CSV: ,notes,measured_seconds,measured_operations,measured_bytes,measured_intensity_ops_per_byte,measured_ops_per_second,measured_attainable_ops_per_second,measured_achieved,measured_time_ratio,measured_notes{{$}}
// CSV-NEXT: main,linalg.matmul,single,{{.*}},1.52587890625e-05,,,8,34359738368,68719476736,0.5,2,{{$}}
// CSV-NEXT: main,linalg.add,sum,{{.*}},1.52587890625e-05,4096,65536,0.0625,268435456,536870912,0.5,2.6666666666666665,{{$}}
// CSV-NEXT: main,linalg.exp,exp,{{.*}},1.52587890625e-05,,,,,,0.25,4,{{$}}
// CSV-NEXT: free,linalg.negf,{{.*}},,,,,,,,{{$}}

// The theoretical point of @main: 2^19 + 2^12 op in 7.63 + 5.72 + 3.81 us, over
// 2^16 + 3 * 2^14 + 2^15 = 147456 B. @free isn't measured, but has a mark: 2^12
// op over 2^15 B.
// VEGA: "subtitle": "3 ops; not on this plane: 1 without operations; 4 measured, 1 of them not on this plane",
// VEGA-LABEL: "name": "functions",
// VEGA-NEXT: "values": [
// VEGA-NEXT: {"function":"main","intensity":3.58{{[0-9]*}},"ops_per_second":307{{[0-9.]*}},"attainable_ops_per_second":{{.*}},"time_seconds":1.71661376953125e-05,"bound":
// VEGA-NEXT: {"function":"free","intensity":0.125,"ops_per_second":1073741824,
// VEGA-NEXT: ]
// VEGA-LABEL: "name": "measured",
// VEGA-NEXT: "values": [
// VEGA-NEXT: {"op":"","location":"","function":"main","intensity":4,"ops_per_second":17179869184,"attainable_ops_per_second":34359738368,"achieved":0.5,"time_seconds":null,"time_ratio":null,{{.*}},"x2":4,"y2":17179869184,"notes":""}
// VEGA-NEXT: {"op":"linalg.matmul","location":"single","function":"main","intensity":8,"ops_per_second":34359738368,"attainable_ops_per_second":68719476736,"achieved":0.5,"time_seconds":1.52587890625e-05,"time_ratio":2,"bound":"compute:vector","x":8,"y":68719476736,"x2":8,"y2":34359738368,"notes":""}
// VEGA-NEXT: {"op":"linalg.add","location":"sum",{{.*}}"intensity":0.0625,"ops_per_second":268435456,
// VEGA-NEXT: ]
// VEGA: "name": "measured_lines"
// VEGA: "name": "function_marks"
// VEGA: "name": "measured_marks"
func.func @main(%c: tensor<64x64xf32>, %d: tensor<64x64xf32>,
                %e: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  // 2^19 op, 4 * 2^14 B: 2^-17 s by compute and by bytes. Measured 2^-16 s: 2^35
  // op/s of 2^36.
  // JSON: "location": "single",
  // JSON: "measured": {
  // JSON-NEXT: "time_seconds": 1.52587890625e-05,
  // JSON-NEXT: "operations": null,
  // JSON-NEXT: "bytes": null,
  // JSON-NEXT: "intensity": 8,
  // JSON-NEXT: "ops_per_second": 34359738368,
  // JSON-NEXT: "attainable_ops_per_second": 68719476736,
  // JSON-NEXT: "achieved": 0.5,
  // JSON-NEXT: "time_ratio": 2,
  %single = linalg.matmul ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("single")
  // 2^12 op, 3 * 2^14 B in 3 * 2^-19 s. Measured 2^16 B in 2^-16 s: at 2^-4 op/B
  // attainable is 2^29 op/s; reached are 2^28. 2^-16 / (3 * 2^-19) = 8 / 3.
  // JSON: "location": "sum",
  // JSON: "measured": {
  // JSON-NEXT: "time_seconds": 1.52587890625e-05,
  // JSON-NEXT: "operations": 4096,
  // JSON-NEXT: "bytes": 65536,
  // JSON-NEXT: "intensity": 0.0625,
  // JSON-NEXT: "ops_per_second": 268435456,
  // JSON-NEXT: "attainable_ops_per_second": 536870912,
  // JSON-NEXT: "achieved": 0.5,
  // JSON-NEXT: "time_ratio": 2.6666666666666665,
  %sum = linalg.add ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("sum")
  // No operations, 2^12 transcendentals: 2^-18 s, as are the 2^15 B. Measured
  // 2^-16 s: a quarter of what is attainable, but no place on the plane.
  // JSON: "location": "exp",
  // JSON: "measured": {
  // JSON-NEXT: "time_seconds": 1.52587890625e-05,
  // JSON-NEXT: "operations": null,
  // JSON-NEXT: "bytes": null,
  // JSON-NEXT: "intensity": null,
  // JSON-NEXT: "ops_per_second": null,
  // JSON-NEXT: "attainable_ops_per_second": null,
  // JSON-NEXT: "achieved": 0.25,
  // JSON-NEXT: "time_ratio": 4,
  %exp = linalg.exp ins(%c : tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("exp")
  return %single, %sum, %exp : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

// JSON: "name": "free",
// JSON-NOT: "measured"
func.func @free(%c: tensor<64x64xf32>, %d: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %minus = linalg.negf ins(%c : tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %minus : tensor<64x64xf32>
}
}
