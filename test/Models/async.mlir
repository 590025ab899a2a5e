// RUN: roofline-test-opt %s --split-input-file --test-roofline-work --verify-diagnostics
// What executes concurrently is counted like a sequence.

func.func @execute_r8(%t: tensor<16xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %group = async.create_group %c4 : !async.group
  scf.for %i = %c0 to %c4 step %c1 {
    %token, %value = async.execute -> !async.value<tensor<16xf32>> {
      // expected-remark @below {{#roofline.work<special(f32) = 16, bytes_read = 64, bytes_written = 64> x 4}}
      %0 = math.exp %t : tensor<16xf32>
      async.yield %0 : tensor<16xf32>
    }
    %rank = async.add_to_group %token, %group : !async.token
    %next = async.execute [%token] (%value as %unwrapped: !async.value<tensor<16xf32>>) {
      // expected-remark @below {{#roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64> x 4}}
      %0 = arith.addf %unwrapped, %unwrapped : tensor<16xf32>
      async.yield
    }
    async.await %next : !async.token
    %1 = async.await %value : !async.value<tensor<16xf32>>
  }
  async.await_all %group
  return
}

// -----

async.func @leaf(%x: tensor<?xf32>) -> !async.token {
  // expected-remark @below {{#roofline.work<special(f32) = "arg0_d0", bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  %0 = math.exp %x : tensor<?xf32>
  return
}
func.func @call_r8(%x: tensor<8xf32>) {
  %y = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %token = async.call @leaf(%y) : (tensor<?xf32>) -> !async.token
  async.await %token : !async.token
  return
}
