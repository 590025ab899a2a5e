// RUN: roofline-test-opt %s --split-input-file --test-roofline-work --verify-diagnostics
// What threads share is counted once for all of them.

func.func @loop_nest_r8(%A: memref<10x20xf32>, %t: tensor<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  omp.parallel {
    omp.wsloop {
      // ceildiv(10, 3) * 20 iterations
      omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c10, %n) step (%c3, %c1) collapse(2) {
        memref.alloca_scope {
          // expected-remark @below {{#roofline.work<special(f32) = 16, bytes_read = 64, bytes_written = 64> x 4*arg2}}
          %0 = math.exp %t : tensor<16xf32>
        }
        omp.yield
      }
    }
    omp.terminator
  }
  omp.wsloop {
    // 0, 3, 6, 9: the upper bound is included; 4 rows of 20 elements
    omp.loop_nest (%i, %j) : index = (%c0, %c0) to (%c10, %c3) inclusive step (%c3, %c1) {
      // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0> x 16, together reads 64, writes 0}}
      %0 = memref.load %A[%i, %j] : memref<10x20xf32>
      omp.yield
    }
  }
  return
}

// -----

func.func @simd_r8(%f: f32, %n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  omp.simd {
    omp.loop_nest (%i) : i64 = (%c0) to (%n) step (%c1) {
      // expected-remark @below {{#roofline.work<special(f32) = 1> x arg1}}
      %0 = math.exp %f : f32
      omp.yield
    }
  }
  return
}

// -----

// Loops that run down have no known number of iterations.
func.func @down_r8(%f: f32) {
  %c0 = arith.constant 0 : index
  %down = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  omp.wsloop {
    omp.loop_nest (%i) : index = (%c9) to (%c0) inclusive step (%down) {
      // expected-remark @below {{#roofline.work<special(f32) = 1> x trips1, unbounded; unbounded: the number of executions has no known bound}}
      %0 = math.exp %f : f32
      omp.yield
    }
  }
  return
}

// -----

func.func @team_r8(%f: f32, %n: i32, %b: i1) {
  %c4 = arith.constant 4 : i32
  // Each thread
  omp.parallel num_threads(%c4 : i32) {
    // expected-remark @below {{#roofline.work<special(f32) = 1> x 4}}
    %0 = math.exp %f : f32
    omp.terminator
  }
  omp.parallel {
    // expected-remark @below {{#roofline.work<special(f32) = 1> x trips1, unbounded; unbounded: the number of executions has no known bound}}
    %0 = math.exp %f : f32
    omp.terminator
  }
  // One of them
  omp.parallel {
    omp.single {
      // expected-remark @below {{#roofline.work<special(f32) = 1>}}
      %0 = math.exp %f : f32
      omp.terminator
    }
    omp.barrier
    omp.sections {
      omp.section {
        // expected-remark @below {{#roofline.work<special(f32) = 1>}}
        %0 = math.exp %f : f32
        omp.terminator
      }
      omp.section {
        // expected-remark @below {{#roofline.work<vector(f32) = 1>}}
        %0 = arith.addf %f, %f : f32
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  // What each of them executes has no known number beside what they share.
  omp.parallel {
    // expected-remark @below {{#roofline.work<special(f32) = 1>, unbounded; unbounded: the number of executions has no known bound}}
    %0 = math.exp %f : f32
    omp.single {
      // expected-remark @below {{#roofline.work<vector(f32) = 1>, unbounded; unbounded: the number of executions has no known bound}}
      %1 = arith.addf %f, %f : f32
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @teams_r8(%f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  omp.teams {
    omp.distribute {
      omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
        // expected-remark @below {{#roofline.work<special(f32) = 1> x 8}}
        %0 = math.exp %f : f32
        omp.yield
      }
    }
    omp.terminator
  }
  omp.teams {
    omp.parallel {
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
            // expected-remark @below {{#roofline.work<special(f32) = 1> x 8}}
            %0 = math.exp %f : f32
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  return
}

// -----

// All threads go through the outer loop and share the inner ones.
func.func @shared_in_loop_r8(%f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  omp.parallel {
    scf.for %k = %c0 to %c3 step %c1 {
      omp.wsloop {
        omp.loop_nest (%i) : index = (%c0) to (%c8) step (%c1) {
          // expected-remark @below {{#roofline.work<special(f32) = 1> x 24}}
          %0 = math.exp %f : f32
          omp.yield
        }
      }
    }
    omp.terminator
  }
  return
}
