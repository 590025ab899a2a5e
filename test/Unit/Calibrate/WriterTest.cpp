//===- WriterTest.cpp - Calibrations as target files ----------------------===//

#include "Calibration.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

static std::string write(Calibration &calibration) {
  EXPECT_FALSE(errorToBool(judge(calibration)));
  std::string text;
  llvm::raw_string_ostream os(text);
  writeTarget(calibration, os);
  EXPECT_EQ(llvm::toString(checkTarget(text)), "");
  return text;
}

static Calibration makeCalibration() {
  Calibration calibration;
  calibration.name = "my-cpu";
  calibration.cpuName = "My CPU";
  calibration.vendor = "ACME";
  calibration.date = "2026-01-12";
  calibration.threads = 2;
  calibration.remarks = {"A remark."};
  calibration.rates = {{"matrix", "i8", {"dots", {1e11, 1e11, 1e11}}},
                       {"matrix", "bf16", {"dots", {4e11, 4e11, 4e11}}},
                       {"vector", "f32", {"FMAs", {1.8e11, 2e11, 2.1e11}}},
                       {"vector", "i8", {"adds", {2e11, 2e11, 2e11}}}};
  calibration.levels = {{"dram", {"reads of 8 MiB", {4e10, 4e10, 4.1e10}}},
                        {"l2", {"reads of 4 KiB", {3e10, 3e10, 3e10}}},
                        {"l1", {"reads of 1 KiB", {4.1e10, 4.1e10, 4.1e10}}}};
  calibration.levels[1].capacityBytes = 1048576;
  calibration.levels[1].lineBytes = 64;
  calibration.levels[2].capacityBytes = 32768;
  calibration.levels[2].instances = 2;
  calibration.levels[2].isPrivate = true;
  calibration.levels[2].associativity = 8;
  calibration.asides = {{"clock", "Hz", {"", {2e9, 2e9, 2.1e9}}}};
  return calibration;
}

/// Every kind of finding: an unsteady f32, a matrix rate and a bandwidth that
/// are omitted, a capacity without a step. Spreads: 0.3 / 2, 0.1 / 4, 0.1 / 2.
TEST(WriterTest, EveryPart) {
  Calibration calibration = makeCalibration();
  EXPECT_EQ(write(calibration), R"(// Target my-cpu: My CPU, 2 threads
//
// A remark.
//
// Measured, but no part of the target:
//   clock: 2.100e+09 Hz, spread 5.0%
//
// Warnings:
//   spread over 10%: vector f32 15.0%
//   matrix i8: 1.00e+11 op/s is under the 2.00e+11 of vector i8: left out
//   l2: 3.00e+10 B/s is under the 4.10e+10 of dram outside it: left out
//   l1: less than 10% faster than dram: its capacity is unconfirmed
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "my-cpu" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "ACME",
        "source" = "measured by roofline-calibrate on My CPU, 2 threads, 2026-01-12",
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            // i8: 1.00e+11 op/s is under the 2.00e+11 of vector i8: left out
            bf16 = 4.000e+11, // spread 0.0%; dots
            "source" = "measured: dots">,
          "vector" = #dlti.map<
            f32 = 2.100e+11, // spread 15.0%; FMAs
            i8 = 2.000e+11, // spread 0.0%; adds
            "unconfirmed" = ["f32"],
            "source" = "measured: FMAs; adds">>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 4.100e+10, // spread 2.5%
            "instances" = 1,
            "private" = false,
            "source" = "measured: reads of 8 MiB">,
          "l2" = #dlti.map<
            // bytes_per_second: 3.00e+10 B/s is under the 4.10e+10 of dram outside it: left out
            "capacity_bytes" = 1048576, // as the system says
            "instances" = 1,
            "private" = false,
            "line_bytes" = 64,
            "source" = "measured: reads of 4 KiB">,
          "l1" = #dlti.map<
            "bytes_per_second" = 4.100e+10, // spread 0.0%
            "capacity_bytes" = 32768, // as the system says
            "instances" = 2,
            "private" = true,
            "associativity" = 8,
            "unconfirmed" = ["capacity_bytes"],
            "source" = "measured: reads of 1 KiB">>>>>} {}
)");
}

/// The least of all runs; half a line is no figure.
TEST(WriterTest, Prefetch) {
  Calibration calibration = makeCalibration();
  for (MeasuredLevel &level : calibration.levels)
    level.lineBytes = 64;
  calibration.levels[0].prefetch = {"runs of 8 MiB", {128, 130.4, 132}};
  calibration.levels[1].bandwidth.samples = {4.2e10, 4.2e10, 4.2e10};
  calibration.levels[1].prefetch = {"runs of 4 KiB", {30, 32, 31}};
  calibration.levels[2].bandwidth.samples = {5e10, 5e10, 5e10};
  calibration.levels[2].prefetch = {"runs of 1 KiB", {90, 100, 110}};
  std::string text = write(calibration);
  for (const char *expected : {R"(
            "prefetch_bytes" = 128, // spread 3.1%
            "source" = "measured: reads of 8 MiB; runs of 8 MiB">)",
                               R"(
            // prefetch_bytes: less than a line: left out
            "unconfirmed" = ["capacity_bytes"],
            "source" = "measured: reads of 4 KiB">)",
                               R"(
            "prefetch_bytes" = 90, // spread 20.0%
            "associativity" = 8,
            "unconfirmed" = ["prefetch_bytes"],
            "source" = "measured: reads of 1 KiB; runs of 1 KiB">)"})
    EXPECT_NE(text.find(expected), std::string::npos) << text;
  calibration.levels[2].prefetch = {"runs of 1 KiB", {-1, 100, 110}};
  text = write(calibration);
  EXPECT_NE(text.find(R"(
            // prefetch_bytes: less than a line: left out
            "associativity" = 8,)"),
            std::string::npos)
      << text;
  // Nobody has measured it.
  calibration.threads = 2;
  calibration.processorShare = 0.5;
  calibration.levels[2].prefetch = {};
  text = write(calibration);
  EXPECT_NE(text.find(R"(
            "associativity" = 8,
            "unconfirmed" = ["bytes_per_second"],)"),
            std::string::npos)
      << text;
}

/// Medians over the best: of bf16 1, of f32 the block's 1.5e11 / 2e11, so 0.875
/// of both; f32 2 / 2.1 and i8 1; dram 4 / 4.1. Half a nanosecond to start.
TEST(WriterTest, Sustained) {
  Calibration calibration = makeCalibration();
  calibration.rates[0] = {"matrix", "f32", {"FMAs", {2e11, 2.2e11}}};
  calibration.block = {
      8, 32, 16, {"products", {1.6e11, 1.65e11, 1.7e11}}, {"", {1.1e-9, 1e-9}}};
  calibration.launch = {"calls", {2e9, 2e9, 2.1e9}};
  calibration.registers = {64, 2048, 256, 2};
  MeasuredLevel &dram = calibration.levels.front();
  dram.readBandwidth = {"reads of 8 MiB", {2e10, 2e10, 2.1e10}};
  dram.writeBandwidth = {"writes of 8 MiB", {4.1e10, 4.1e10, 4.1e10}};
  dram.bandwidth.method = "copies of 8 MiB";
  std::string text = write(calibration);
  EXPECT_NE(text.find(R"(
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"matrix" = 0.8750, "vector" = 0.9762, "dram" = 0.9756, "l1" = 1.0000>,
          "launch_seconds" = 5.000e-10, // spread 5.0%
          "source" = "measured: the median of 3 runs, fractions over the best; launch: calls">,
        "units" = #dlti.map<
          "matrix" = #dlti.map<
            f32 = 2.200e+11, // spread 9.5%; FMAs
            bf16 = 4.000e+11, // spread 0.0%; dots
            "native_tile" = [8, 32, 16], // f32: 1.700e+11, spread 6.1%
            "latency_seconds" = 1.000e-09, // spread 9.5%
            "source" = "measured: FMAs; dots; products">,
)"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(
            "bytes_per_second" = 4.100e+10, // spread 2.5%
            "read_bytes_per_second" = 2.100e+10, // spread 5.0%
            // write_bytes_per_second: 4.10e+10 B/s is that of all traffic but for the spread: left out
            "instances" = 1,
            "private" = false,
            "source" = "measured: copies of 8 MiB; reads of 8 MiB">,
)"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"(
          "registers" = #dlti.map<
            "capacity_bytes" = 2048, // of vectors
            "vector_bytes" = 64,
            "register_bytes" = 256, // general ones
            "instances" = 2,
            "private" = true,
            "management" = "scratchpad",
            "source" = "the instructions of the kernels">>>>>} {}
)"),
            std::string::npos)
      << text;
}

/// Text from the system must not end a string or a comment.
TEST(WriterTest, HostileNames) {
  Calibration calibration = makeCalibration();
  calibration.cpuName = "A\" \\ \n} garbage \x01 \xff";
  calibration.name = "n\"\n\\";
  calibration.vendor = "\"";
  calibration.warnings = {"line\nbreak"};
  std::string text = write(calibration);
  EXPECT_NE(text.find("//   line break\n"), std::string::npos);
}

TEST(WriterTest, LongRemarksAreWrapped) {
  Calibration calibration = makeCalibration();
  calibration.remarks = {std::string(75, 'a') + " bb cc"};
  std::string text = write(calibration);
  EXPECT_NE(text.find("// " + std::string(75, 'a') + "\n// bb cc\n"),
            std::string::npos);
}

TEST(WriterTest, ExtremeFigures) {
  Calibration calibration = makeCalibration();
  calibration.rates = {{"vector", "f64", {"", {1e-300, 1e-300, 1e-300}}},
                       {"vector", "f32", {"", {1e300, 1e300, 1e300}}},
                       {"vector", "i8", {"", {1, 1, 1}}}};
  std::string text = write(calibration);
  EXPECT_NE(text.find("f64 = 1.000e-300,"), std::string::npos);
  EXPECT_NE(text.find("i8 = 1.000e+00,"), std::string::npos);
}

TEST(WriterTest, CheckFindsWhatDoesNotLoad) {
  EXPECT_NE(llvm::toString(checkTarget("module attributes {")), "");
  EXPECT_NE(llvm::toString(checkTarget("module {}")), "");
}

TEST(TargetNameTest, Names) {
  EXPECT_EQ(makeTargetName("AMD EPYC"), "amd-epyc");
  EXPECT_EQ(makeTargetName("Intel(R) Xeon(R) Gold 6248 CPU @ 2.50GHz"),
            "intel-r-xeon-r-gold-6248-cpu-2-50ghz");
  EXPECT_EQ(makeTargetName(""), "cpu");
  EXPECT_EQ(makeTargetName("()"), "cpu");
}

/// Nodes, and links that are as fast as they can be believed to be.
TEST(WriterTest, Nodes) {
  Calibration calibration = makeCalibration();
  MeasuredLevel &dram = calibration.levels.front();
  dram.nodes = 2;
  dram.farBandwidth = {"far reads", {1e10, 1.5e10, 2e10}};
  dram.farLatency = {"dependent accesses", {8e-8, 8e-8, 8.4e-8}};
  EXPECT_NE(write(calibration).find(R"(
            "bytes_per_second" = 4.100e+10, // spread 2.5%
            "nodes" = 2,
            "far_bytes_per_second" = 2.000e+10, // spread 66.7%
            "far_latency_seconds" = 8.000e-08, // spread 5.0%
            "instances" = 1,
            "private" = false,
            "unconfirmed" = ["far_bytes_per_second"],
)"),
            std::string::npos);
}

/// 21 GB/s are over the 20.5 of one node; a far access was faster than a near
/// one.
TEST(WriterTest, LinksThatWereNotMeasured) {
  Calibration calibration = makeCalibration();
  MeasuredLevel &dram = calibration.levels.front();
  dram.nodes = 2;
  dram.farBandwidth = {"far reads", {2.1e10}};
  dram.farLatency = {"dependent accesses", {8e-8, -1e-9}};
  EXPECT_NE(write(calibration).find(R"(
            "nodes" = 2,
            // far_bytes_per_second: 2.10e+10 B/s is over the 2.05e+10 of the memory of one node: left out
            // far_latency_seconds: a run gave no positive finite figure: left out
)"),
            std::string::npos);
}
