// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// StableHLO's collectives (R25), with the arithmetic by hand.

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 2 : i32} {
  // 8 elements, 32 bytes. A device's share of the sum over n devices is
  // ceil((n - 1) * 8 / n).
  func.func @groups_r25(%x: tensor<8xf32>) {
    // Two groups of 2 of any devices: 4 additions.
    // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 32, all_reduce(devices = [2], element = 4, bytes = 32) = 1>}}
    %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    // A group of 2 replicas with their 4 partitions each: 8 devices, 7 additions.
    // expected-remark@below {{#roofline.work<vector(f32) = 7, bytes_read = 32, bytes_written = 32, all_reduce(devices = [8], element = 4, bytes = 32) = 1>}}
    %2 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    // No channel: replicas. -1 fills up a group of one; the other has 2.
    // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16, reduce_scatter(devices = [2], element = 4, bytes = 32) = 1>}}
    %3 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>) -> tensor<4xf32>
    // No groups: all 2 replicas; with a channel all 4 partitions.
    // expected-remark@below {{#roofline.work<bytes_read = 32, bytes_written = 64, all_gather(devices = [2], element = 4, bytes = 32) = 1>}}
    %4 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<8xf32>) -> tensor<16xf32>
    // expected-remark@below {{#roofline.work<bytes_read = 32, bytes_written = 32, all_to_all(devices = [4], element = 4, bytes = 32) = 1>}}
    %5 = "stablehlo.all_to_all"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8xf32>) -> tensor<8xf32>
    // expected-remark@below {{#roofline.work<bytes_read = 32, bytes_written = 32, broadcast(devices = [2], element = 4, bytes = 32) = 1>}}
    %6 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
    // Each device sends what it has to one other.
    // expected-remark@below {{#roofline.work<bytes_read = 32, bytes_written = 32, send(element = 4, bytes = 32) = 1>}}
    %7 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
    return
  }
}

// -----

// A module that doesn't say how many: a symbol.
func.func @unknown_r25(%x: tensor<8xf32>) {
  // expected-remark@below {{#roofline.work<bytes_read = 32, bytes_written = 64, all_gather(devices = ["replicas"], element = 4, bytes = 32) = 1>}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<8xf32>) -> tensor<16xf32>
  return
}

// -----

func.func @invalid(%x: tensor<8xf32>) {
  // expected-error@below {{'stablehlo.all_gather' doesn't fit its model: expected groups of devices, a tensor of rank 2, as attribute 'replica_groups'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<2xi64>}> : (tensor<8xf32>) -> tensor<16xf32>
  // expected-error@below {{'stablehlo.all_reduce' doesn't fit its model: expected a region that combines two values}}
  %1 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  return
}
