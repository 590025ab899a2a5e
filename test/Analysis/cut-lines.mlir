// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json whole-lines"
// RUN: python3 -c "import json; [print(f['name'], x['levels'][0]['lower_bytes'], x.get('cut_searches')) for f in json.load(open('%t.json'))['functions'] for x in f['ops']]" | FileCheck %s
//
// What has too many lines to be told apart counts in elements, and says so.

#spec = #dlti.target_system_spec<"t" = #dlti.target_device_spec<"roofline" = #dlti.map<
  "source" = "made up", "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e11>>,
  "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 128>,
    "l2" = #dlti.map<"capacity_bytes" = 67108864>>>>>
module attributes {dlti.target_system_spec = #spec} {
  // 300 * 300 = 90,000 elements of 4 B are read, 360,000 B, and as many are
  // written: 2813 lines of 128 B, 360,064 B.
  // CHECK: many 720064 ['lines']
  func.func @many(%a: memref<301094xf32>, %o: memref<300x300xf32>) {
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 7 + j * 1000)>, affine_map<(i, j) -> (i, j)>],
                    iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<301094xf32>) outs(%o : memref<300x300xf32>) {
    ^bb0(%x: f32, %z: f32):
      linalg.yield %x : f32
    }
    return
  }
  // 40,000 elements 28 B apart, up to element 7 * 199 + 1000 * 199 = 200,393: all
  // lines of 801,576 B, which are 6263; 160,000 B are written, 1250 lines.
  // CHECK: few 961664 None
  func.func @few(%a: memref<200394xf32>, %o: memref<200x200xf32>) {
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 7 + j * 1000)>, affine_map<(i, j) -> (i, j)>],
                    iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<200394xf32>) outs(%o : memref<200x200xf32>) {
    ^bb0(%x: f32, %z: f32):
      linalg.yield %x : f32
    }
    return
  }
}
