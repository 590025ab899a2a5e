//===- TargetSpecTest.cpp - Every error of the validation -----------------===//

#include "TargetTestUtils.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Valid entries around a piece of text
//===----------------------------------------------------------------------===//

static std::string inUnits(const char *text) {
  return std::string("\"units\" = #dlti.map<") + text + ">, " + minimalMemory;
}
static std::string inVector(const char *text) {
  return inUnits((std::string("\"vector\" = #dlti.map<") + text + ">").c_str());
}
static std::string inMemory(const char *text) {
  return std::string("\"memory\" = #dlti.map<") + text + ">, " + minimalUnits;
}
static std::string inDram(const char *text) {
  return inMemory((std::string("\"dram\" = #dlti.map<\"bytes_per_second\" = "
                               "1.0e11, ") +
                   text + ">")
                      .c_str());
}
static std::string inLink(const char *text) {
  return std::string("\"links\" = #dlti.map<\"eth\" = #dlti.map<") + text +
         ">>, " + minimalUnits + ", " + minimalMemory;
}
static std::string atTop(const char *text) {
  return std::string(text) + ", " + minimalUnits + ", " + minimalMemory;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

namespace {

using TargetSpecTest = TargetTest;

/// An invalid value or key, and the expected diagnostic without "target 't': ".
struct Case {
  std::string entries;
  const char *finding;
};

#define POSITIVE "expected a positive finite number, got "
#define INTEGER "expected a positive integer below 2^63, got "

const Case cases[] = {
    // Compute rates.
    {inVector("f32 = 0.0"), "'units.vector.f32' " POSITIVE "0.000000e+00"},
    {inVector("f32 = -1.0"), "'units.vector.f32' " POSITIVE "-1.000000e+00"},
    {inVector("f32 = 0"), "'units.vector.f32' " POSITIVE "0"},
    {inVector("f32 = -5 : i128"), "'units.vector.f32' " POSITIVE "-5"},
    {inVector("f32 = 1.0e999"), "'units.vector.f32' " POSITIVE "inf"},
    {inVector("f32 = -1.0e999"), "'units.vector.f32' " POSITIVE "-inf"},
    {inVector("f32 = 0x7FF8000000000000 : f64"),
     "'units.vector.f32' " POSITIVE "nan"},
    {inVector("f32 = \"fast\""), "'units.vector.f32' " POSITIVE "\"fast\""},
    {inVector("f32 = true"), "'units.vector.f32' " POSITIVE "true"},
    {inVector("f32 = [1.0]"), "'units.vector.f32' " POSITIVE "[1.000000e+00]"},
    {inVector("f32 = 1.0, \"latency_seconds\" = 1.0e-9"),
     "'units.vector.latency_seconds' expected 'matrix' as the unit, got "
     "'vector'"},
    {inUnits("\"matrix\" = #dlti.map<f32 = 1.0, \"latency_seconds\" = 0.0>"),
     "'units.matrix.latency_seconds' " POSITIVE "0.000000e+00"},
    {inVector("f32 = 1.0, \"native_tile\" = [1, 2, 3]"),
     "'units.vector.native_tile' expected the m, n and k of a matrix unit, "
     "such as [16, 8, 16], got [1, 2, 3]"},
    {inUnits("\"matrix\" = #dlti.map<f32 = 1.0, \"native_tile\" = [16, 8]>"),
     "'units.matrix.native_tile' expected the m, n and k of a matrix unit, "
     "such as [16, 8, 16], got [16, 8]"},
    {inUnits("\"matrix\" = #dlti.map<f32 = 1.0, \"native_tile\" = [16, 0, "
             "8]>"),
     "'units.matrix.native_tile' " INTEGER "0"},
    {inVector("index = 1.0"), "'units.vector.index' expected a float or "
                              "signless integer type as key"},
    {inVector("ui8 = 1.0"), "'units.vector.ui8' expected a float or signless "
                            "integer type as key"},
    {inVector("\"source\" = \"x\""), "'units.vector' expected at least one "
                                     "rate, such as f32 = 1.0e12, got none"},
    {inVector(""), "'units.vector' expected at least one rate, such as f32 = "
                   "1.0e12, got none"},
    {inVector("f32 = 1.0, \"unconfirmed\" = [\"f16\"]"),
     "'units.vector.unconfirmed' expected keys that stand beside it, got "
     "'f16'"},
    {inVector("f32 = 1.0, \"unconfirmed\" = \"f32\""),
     "'units.vector.unconfirmed' expected a list of non-empty strings, got "
     "\"f32\""},
    // Units.
    {inUnits("\"vector\" = 5"), "'units.vector' expected a #dlti.map, got 5"},
    {inUnits(""), "'units' expected a #dlti.map with at least one entry, got "
                  "#dlti.map<>"},
    {minimalMemory, "'units' expected at least one of 'matrix', 'vector', "
                    "'special', got none"},
    {inUnits("\"vector\" = #dlti.map<f32 = 2.0>, "
             "\"matrix\" = #dlti.map<f32 = 1.0>"),
     "'units.matrix.f32' expected at least 2.000000e+00 of the vector unit, "
     "got 1.000000e+00"},
    // Levels.
    {inMemory("\"dram\" = #dlti.map<\"instances\" = 1>"),
     "'memory.dram.bytes_per_second' expected the outermost level's "
     "bandwidth, got none"},
    {inMemory("\"dram\" = #dlti.map<\"bytes_per_second\" = 0.0>"),
     "'memory.dram.bytes_per_second' " POSITIVE "0.000000e+00"},
    {inMemory("\"dram\" = unit"),
     "'memory.dram' expected a #dlti.map, got unit"},
    {inMemory(""), "'memory' expected a #dlti.map with at least one entry, got "
                   "#dlti.map<>"},
    {minimalUnits, "'memory' expected at least one level, got none"},
    {inMemory("\"a b\" = #dlti.map<\"bytes_per_second\" = 1.0>"),
     "'memory' expected names of letters, digits, '-', '_', '.' and '+' as "
     "keys, got 'a b'"},
    {inMemory("f32 = #dlti.map<\"bytes_per_second\" = 1.0>"),
     "'memory' expected names of letters, digits, '-', '_', '.' and '+' as "
     "keys, got 'f32'"},
    {inDram("f32 = 1.0"),
     "'memory.dram.f32' expected a string as key, got a type"},
    {inDram("\"capacity_bytes\" = 0"),
     "'memory.dram.capacity_bytes' " INTEGER "0"},
    {inDram("\"capacity_bytes\" = 1.5"),
     "'memory.dram.capacity_bytes' " INTEGER "1.500000e+00"},
    {inDram("\"capacity_bytes\" = 1.0e19"),
     "'memory.dram.capacity_bytes' " INTEGER "1.000000e+19"},
    {inDram("\"capacity_bytes\" = 9223372036854775808.0"),
     "'memory.dram.capacity_bytes' " INTEGER "9.2233720368547758E+18"},
    {inDram("\"capacity_bytes\" = 99999999999999999999999 : i128"),
     "'memory.dram.capacity_bytes' " INTEGER "99999999999999999999999"},
    {inDram("\"instances\" = -1"), "'memory.dram.instances' " INTEGER "-1"},
    {inDram("\"line_bytes\" = \"32\""),
     "'memory.dram.line_bytes' " INTEGER "\"32\""},
    {inDram("\"register_bytes\" = 0"),
     "'memory.dram.register_bytes' " INTEGER "0"},
    {inDram("\"vector_bytes\" = 64"),
     "'memory.dram.vector_bytes' expected the level 'registers', which has the "
     "vectors"},
    {inDram("\"cluster_size\" = 1.5"),
     "'memory.dram.cluster_size' " INTEGER "1.500000e+00"},
    {inDram("\"private\" = 1"),
     "'memory.dram.private' expected true or false, got 1"},
    {inDram("\"private\" = true"), "'memory.dram.instances' expected how many "
                                   "a private level has, got none"},
    {inDram("\"management\" = \"manual\""),
     "'memory.dram.management' expected \"cache\" or \"scratchpad\", got "
     "\"manual\""},
    {inDram("\"memory_spaces\" = 3"), "'memory.dram.memory_spaces' expected a "
                                      "list of integers and strings, got 3"},
    {inDram("\"memory_spaces\" = [3.0]"),
     "'memory.dram.memory_spaces' expected a list of integers and strings, "
     "got [3.000000e+00]"},
    {inDram("\"source\" = \"\""),
     "'memory.dram.source' expected a non-empty string, got \"\""},
    {inDram("\"unconfirmed\" = [\"line_bytes\"]"),
     "'memory.dram.unconfirmed' expected keys that stand beside it, got "
     "'line_bytes'"},
    // Levels against each other.
    {inMemory("\"dram\" = #dlti.map<\"bytes_per_second\" = 1.0, "
              "\"capacity_bytes\" = 10>, \"l2\" = #dlti.map<\"instances\" = "
              "2>, \"l1\" = #dlti.map<\"capacity_bytes\" = 11>"),
     "'memory.l1.capacity_bytes' expected at most 10 of the outer level "
     "'dram', got 11"},
    {inMemory("\"dram\" = #dlti.map<\"bytes_per_second\" = 2.0>, "
              "\"l2\" = #dlti.map<\"bytes_per_second\" = 1.0>"),
     "'memory.l2.bytes_per_second' expected at least 2.000000e+00 of the "
     "outer level 'dram', got 1.000000e+00"},
    {inMemory("\"dram\" = #dlti.map<\"bytes_per_second\" = 2.0, "
              "\"memory_spaces\" = [3]>, "
              "\"l2\" = #dlti.map<\"memory_spaces\" = [3]>"),
     "'memory.l2.memory_spaces' expected spaces of one level only, got 3 of "
     "'dram' too"},
    // Links.
    {inLink("\"size\" = 2"), "'links.eth.bytes_per_second' expected the link's "
                             "bandwidth, got none"},
    {inLink("\"bytes_per_second\" = -1.0"),
     "'links.eth.bytes_per_second' " POSITIVE "-1.000000e+00"},
    {inLink("\"bytes_per_second\" = 1.0, \"latency_seconds\" = 0.0"),
     "'links.eth.latency_seconds' " POSITIVE "0.000000e+00"},
    {inLink("\"bytes_per_second\" = 1.0, \"size\" = 0"),
     "'links.eth.size' " INTEGER "0"},
    {inLink("\"bytes_per_second\" = 1.0, \"unconfirmed\" = [\"size\"]"),
     "'links.eth.unconfirmed' expected keys that stand beside it, got 'size'"},
    {atTop("\"links\" = #dlti.map<\"eth\" = 1>"),
     "'links.eth' expected a #dlti.map, got 1"},
    // The device.
    {atTop("\"vendor\" = 5"), "'vendor' expected a non-empty string, got 5"},
    {atTop("\"aliases\" = [\"a\", 5]"),
     "'aliases' expected a list of non-empty strings, got [\"a\", 5]"},
    {atTop("\"launch_overhead_seconds\" = -1.0"),
     "'launch_overhead_seconds' " POSITIVE "-1.000000e+00"},
    {atTop("\"unconfirmed\" = [\"launch_overhead_seconds\"]"),
     "'unconfirmed' expected keys that stand beside it, got "
     "'launch_overhead_seconds'"},
};

TEST_F(TargetSpecTest, EachFindingIsOneDiagnostic) {
  for (const Case &c : cases) {
    SCOPED_TRACE(c.entries);
    messages.clear();
    EXPECT_TRUE(failed(parse(c.entries)));
    ASSERT_EQ(messages.size(), 1u) << messages.back();
    EXPECT_EQ(messages.front(), std::string("target 't': ") + c.finding);
  }
}

TEST_F(TargetSpecTest, UnknownKeysGetASuggestion) {
  struct {
    std::string entries;
    const char *path, *note;
  } keyCases[] = {
      {atTop("\"vender\" = \"x\""), "vender", "did you mean 'vendor'?"},
      {atTop("\"clock\" = 5"), "clock",
       "known keys: 'vendor', 'source', 'aliases', 'units', 'memory', "
       "'links', 'launch_overhead_seconds', 'sustained', 'unconfirmed'"},
      {inUnits("\"vektor\" = #dlti.map<f16 = 1.0>"), "units.vektor",
       "did you mean 'vector'?"},
      {inUnits("\"sfu\" = #dlti.map<f16 = 1.0>"), "units.sfu",
       "known keys: 'matrix', 'vector', 'special'"},
      {inVector("f32 = 1.0, \"f16\" = 2.0"), "units.vector.f16",
       "known keys: 'latency_seconds', 'native_tile', 'source', 'unconfirmed', "
       "and types such as "
       "f32"},
      {inDram("\"capacity\" = 1"), "memory.dram.capacity",
       "did you mean 'capacity_bytes'?"},
      {inLink("\"bytes_per_second\" = 1.0, \"sise\" = 2"), "links.eth.sise",
       "did you mean 'size'?"},
  };
  for (const auto &c : keyCases) {
    SCOPED_TRACE(c.entries);
    messages.clear();
    EXPECT_TRUE(failed(parse(c.entries)));
    ASSERT_EQ(messages.size(), 2u) << messages.front();
    EXPECT_EQ(messages[0],
              std::string("target 't': '") + c.path + "' is not a known key");
    EXPECT_EQ(messages[1], std::string("note: ") + c.note);
  }
}

TEST_F(TargetSpecTest, AllFindingsAreReported) {
  EXPECT_TRUE(failed(parse(
      R"("units" = #dlti.map<"vector" = #dlti.map<f32 = 0, f64 = -1>>,
         "memory" = #dlti.map<
           "dram" = #dlti.map<"bytes_per_second" = 2.0>,
           "l2" = #dlti.map<"bytes_per_second" = 1.0, "private" = 0>>)")));
  EXPECT_EQ(messages.size(), 4u);
}

TEST_F(TargetSpecTest, OneDeviceIsOurs) {
  std::string valid = std::string("#dlti.target_device_spec<\"roofline\" = ") +
                      "#dlti.map<" + minimalUnits + ", " + minimalMemory + ">>";
  std::pair<std::string, const char *> deviceCases[] = {
      {R"("a" = #dlti.target_device_spec<"x" = 1>,
          "b" = #dlti.target_device_spec<"y" = 1>)",
       "expected a device with the key 'roofline', got only 'a', 'b'"},
      {"\"a\" = " + valid + ", \"b\" = " + valid,
       "expected one device with the key 'roofline', got 'a', 'b'"},
      {"\"\" = " + valid, "expected a device with a name, got ''"},
      {R"("a" = #dlti.target_device_spec<"roofline" = 5>)",
       "target 'a': 'roofline' expected a #dlti.map, got 5"},
  };
  for (const auto &[devices, message] : deviceCases) {
    messages.clear();
    EXPECT_TRUE(failed(parseSpec(devices))) << devices;
    ASSERT_EQ(messages.size(), 1u) << devices;
    EXPECT_EQ(messages.front(), message);
  }
}

TEST_F(TargetSpecTest, NotASpec) {
  EXPECT_TRUE(failed(parseTargetSpec(Attribute(), loc())));
  EXPECT_TRUE(failed(parseTargetSpec(UnitAttr::get(&context), loc())));
  EXPECT_EQ(messages, (std::vector<std::string>{
                          "expected a #dlti.target_system_spec, got none",
                          "expected a #dlti.target_system_spec, got unit"}));
}

TEST_F(TargetSpecTest, LongValuesAreCut) {
  EXPECT_TRUE(failed(parse(inVector(
      "f32 = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<10xi32>"))));
  EXPECT_EQ(messages.front(),
            "target 't': 'units.vector.f32' " POSITIVE
            "dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<10xi32>");
  messages.clear();
  std::string text(100, 'x');
  EXPECT_TRUE(failed(parse(inVector(("f32 = \"" + text + "\"").c_str()))));
  EXPECT_EQ(messages.front(), "target 't': 'units.vector.f32' " POSITIVE "\"" +
                                  text.substr(0, 59) + "...");
}

/// Any attribute that represents a number is read or rejected, without a crash.
TEST_F(TargetSpecTest, AnyNumberAttributeIsReadOrRejected) {
  const std::pair<const char *, bool> values[] = {
      {"1.0 : f16", true},
      {"1.0 : bf16", true},
      {"1.0 : tf32", true},
      {"1.0 : f8E4M3FN", true},
      {"1.0 : f8E8M0FNU", true},
      {"1.0 : f4E2M1FN", true},
      {"1.0 : f80", true},
      {"1.0 : f128", true},
      {"1.0e-4900 : f128", false}, // Not above 0 as a double.
      {"1.0e4900 : f128", false},  // Not finite as a double.
      {"1 : i2", true},
      {"255 : ui8", true},
      {"-1 : si8", false},
      {"7 : index", true},
      {"0 : i0", false},
      {"340282366920938463463374607431768211455 : ui128", true},
      {"dense<1.0> : tensor<f32>", false},
      {"f32", false},
      {"affine_map<(d0) -> (d0)>", false},
      {"loc(unknown)", false},
      {"{a = 1}", false},
  };
  for (auto [value, isValid] : values) {
    messages.clear();
    FailureOr<TargetDescription> target =
        parse(inVector((std::string("f32 = ") + value).c_str()));
    EXPECT_EQ(succeeded(target), isValid) << value;
    EXPECT_EQ(messages.size(), isValid ? 0u : 1u) << value;
  }
}

TEST_F(TargetSpecTest, LargeIntegersKeepTheirValue) {
  FailureOr<TargetDescription> target =
      parse(inDram("\"capacity_bytes\" = 9007199254740993")); // 2^53 + 1
  ASSERT_TRUE(succeeded(target));
  EXPECT_EQ(target->levels.front().capacityBytes, 9007199254740993);
  target = parse(inDram("\"capacity_bytes\" = 9223372036854775807"));
  ASSERT_TRUE(succeeded(target));
  EXPECT_EQ(target->levels.front().capacityBytes, INT64_MAX);
  target = parse(inVector("f32 = 100000000000000000000000 : i128"));
  ASSERT_TRUE(succeeded(target));
  EXPECT_EQ(target->units.front().lookupRate(parseType("f32")), 1.0e23);
}

} // namespace
