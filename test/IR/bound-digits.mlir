// RUN: roofline-opt %s --allow-unregistered-dialect --verify-roundtrip | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect | roofline-opt --allow-unregistered-dialect \
// RUN:   | roofline-opt --allow-unregistered-dialect | FileCheck %s
//
// A real of six significant digits comes back as it was written, however often
// it is printed and parsed, and a longer one is rounded to the nearest.

"bound.digits"() ({
  // CHECK: seconds = 9.31323E-10, intensity = 85.3333, headroom = 98.1608
  "short"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 9.31323E-10, intensity = 85.3333, headroom = 98.1608>} : () -> ()
  // CHECK: seconds = 7.31894E-7, intensity = 8.01736E-12, headroom = 9.69614E-9
  "small"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 7.31894e-07, intensity = 8.01736e-12, headroom = 9.69614e-09>} : () -> ()
  // 2^-30, 256 / 3, 2 / 3
  // CHECK: seconds = 9.31323E-10, intensity = 85.3333, headroom = 0.666667
  "long"() {roofline.bound = #roofline.bound<"none" on "t", seconds = 9.3132257461547852e-10, intensity = 85.333333333333329, headroom = 0.66666666666666663>} : () -> ()
}) : () -> ()
