// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 report=csv output=-" | FileCheck %s
// A call to a function without work takes no time, however often it is executed.

func.func @nothing() {
  return
}

// CHECK: caller,func.call,{{.*}},arg0,0,0,0,0,0,0,0,0,,,,0,0,none
func.func @caller(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    func.call @nothing() : () -> ()
  }
  return
}
