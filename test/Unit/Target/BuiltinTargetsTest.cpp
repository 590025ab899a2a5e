//===- BuiltinTargetsTest.cpp - The machines that come with the library ---===//

#include "TargetFile.h"
#include "TargetTestUtils.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <atomic>
#include <thread>

using namespace mlir;
using namespace mlir::roofline;

namespace {

class BuiltinTargetsTest : public TargetTest {
protected:
  /// Returns the description of a built-in target; the test fails if it is
  /// invalid.
  TargetDescription describe(StringRef name) {
    FailureOr<TargetDescription> target = loadTargetDescription(name, loc());
    if (succeeded(target))
      return *target;
    ADD_FAILURE() << name.str();
    return {};
  }
};

TEST_F(BuiltinTargetsTest, AllLoadWithoutADiagnostic) {
  EXPECT_GE(getBuiltinTargets().size(), 31u);
  for (const BuiltinTarget &builtin : getBuiltinTargets()) {
    TargetDescription target = describe(builtin.name);
    EXPECT_EQ(target.name, builtin.name.str()) << "file and device name differ";
    // The machine of the roofline note has no vendor.
    EXPECT_EQ(target.vendor.empty(), target.name == "roofline-note")
        << target.name;
    EXPECT_FALSE(target.source.empty()) << target.name;
    EXPECT_FALSE(target.levels.front().isPrivate) << target.name;
    EXPECT_TRUE(target.levels.front().capacityBytes) << target.name;
  }
  EXPECT_TRUE(messages.empty()) << messages.front();
}

TEST_F(BuiltinTargetsTest, EmbeddedAliasesAreThoseOfTheSpec) {
  for (const BuiltinTarget &builtin : getBuiltinTargets()) {
    SmallVector<std::string> aliases;
    for (StringRef alias : builtin.aliases)
      aliases.push_back(alias.str());
    EXPECT_EQ(describe(builtin.name).aliases, aliases) << builtin.name.str();
  }
}

TEST_F(BuiltinTargetsTest, NamesAndAliasesAreUniqueInAnyCase) {
  llvm::StringSet<> seen;
  for (const BuiltinTarget &builtin : getBuiltinTargets()) {
    EXPECT_TRUE(seen.insert(builtin.name.lower()).second) << builtin.name.str();
    for (StringRef alias : builtin.aliases)
      EXPECT_TRUE(seen.insert(alias.lower()).second) << alias.str();
  }
  EXPECT_TRUE(llvm::is_sorted(getBuiltinTargetNames()));
}

TEST_F(BuiltinTargetsTest, SpecsRoundTrip) {
  for (StringRef name : getBuiltinTargetNames()) {
    Attribute spec = *loadTarget(name, loc());
    std::string text;
    llvm::raw_string_ostream(text) << spec;
    EXPECT_EQ(parseAttribute(text, &context), spec) << name.str();
  }
}

/// A file is parsed by itself, in another context.
TEST_F(BuiltinTargetsTest, SpecsAreThoseOfTheirFiles) {
  for (const BuiltinTarget &builtin : getBuiltinTargets())
    EXPECT_EQ(*loadTarget(builtin.name, loc()),
              *parseTargetFile(builtin.text, builtin.name, loc()))
        << builtin.name.str();
}

/// Threads, each with a context for each machine, begin with different ones.
TEST_F(BuiltinTargetsTest, LoadOnSeveralThreads) {
  ArrayRef<BuiltinTarget> builtins = getBuiltinTargets();
  std::vector<std::string> expected(builtins.size());
  for (auto [text, builtin] : llvm::zip(expected, builtins))
    llvm::raw_string_ostream(text)
        << *parseTargetFile(builtin.text, builtin.name, loc());
  std::atomic<unsigned> numEqual = 0;
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread < 8; ++thread)
    threads.emplace_back([&, thread] {
      for (size_t i = 0; i < builtins.size(); ++i) {
        size_t number = (i + thread * 4) % builtins.size();
        MLIRContext own(MLIRContext::Threading::DISABLED);
        auto spec = loadTarget(builtins[number].name, UnknownLoc::get(&own));
        std::string text;
        if (succeeded(spec))
          llvm::raw_string_ostream(text) << *spec;
        numEqual += text == expected[number];
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numEqual, 8 * builtins.size());
}

TEST_F(BuiltinTargetsTest, EveryFigureHasItsSourceBesideIt) {
  for (const BuiltinTarget &builtin : getBuiltinTargets()) {
    SmallVector<StringRef> lines;
    builtin.text.split(lines, '\n');
    for (StringRef line : lines) {
      auto [key, value] = line.split(" = ");
      bool isFigure = !key.starts_with("//") && !value.empty() &&
                      llvm::isDigit(value.front());
      EXPECT_TRUE(!isFigure || value.contains("// ["))
          << builtin.name.str() << ": " << line.str();
    }
  }
}

TEST_F(BuiltinTargetsTest, LookUpByNameAndAliasInAnyCase) {
  const std::pair<StringRef, StringRef> cases[] = {
      {"a100", "a100-sxm4-40gb"},        {"A100", "a100-sxm4-40gb"},
      {"a100-80gb", "a100-sxm4-80gb"},   {"h100", "h100-sxm"},
      {"H100-SXM", "h100-sxm"},          {"v100", "v100-sxm2-16gb"},
      {"roofline-note", "roofline-note"}};
  for (auto [name, expected] : cases) {
    const BuiltinTarget *target = lookupBuiltinTarget(name);
    ASSERT_TRUE(target) << name.str();
    EXPECT_EQ(target->name, expected);
  }
  EXPECT_FALSE(lookupBuiltinTarget("a10O"));
  EXPECT_FALSE(lookupBuiltinTarget(""));
}

TEST_F(BuiltinTargetsTest, HeadlineRates) {
  struct Case {
    StringRef target, unit, type;
    double opsPerSecond;
  } cases[] = {
      {"a100", "matrix", "f16", 3.12e14},
      {"a100", "matrix", "tf32", 1.56e14},
      {"h100", "matrix", "f8E4M3FN", 1.9789e15},
      {"h100", "vector", "f32", 6.69e13},
      {"v100", "vector", "f32", 1.57e13},
      {"v100", "matrix", "f16", 1.25e14},
      {"mi300x", "matrix", "f16", 1.3074e15},
      {"mi355x", "matrix", "f4E2M1FN", 1.0066e16},
      {"tpu-v5e", "matrix", "bf16", 1.97e14},
      {"xeon-8480", "matrix", "bf16", 1.14688e14},
      {"xeon-8480", "vector", "f16", 1.4336e13},
      // Cores, clock, instructions per clock, operations of one.
      {"graviton3", "matrix", "bf16", 64 * 2.6e9 * 2 * 64},
      {"graviton3", "matrix", "i8", 64 * 2.6e9 * 2 * 128},
      {"graviton4", "matrix", "bf16", 96 * 2.8e9 * 4 * 32},
      {"graviton4", "matrix", "i8", 96 * 2.8e9 * 4 * 64},
      {"epyc-9654", "matrix", "bf16", 96 * 2.4e9 * 64},
      {"epyc-9654", "matrix", "i8", 96 * 2.4e9 * 128},
      {"grace", "matrix", "bf16", 4 * 7.14e12},
      {"grace", "vector", "f16", 2 * 7.14e12},
      {"jetson-agx-orin", "matrix", "bf16", 4.25e13},
      {"rtx-4090", "matrix", "f8E5M2", 3.303e14},
      {"roofline-note", "vector", "f32", 4.608e12},
  };
  for (const Case &c : cases) {
    TargetDescription target = describe(c.target);
    const ComputeUnit *unit = target.lookupUnit(c.unit);
    ASSERT_TRUE(unit) << c.target.str();
    EXPECT_EQ(unit->lookupRate(parseType(c.type)), c.opsPerSecond)
        << c.target.str() << " " << c.unit.str() << " " << c.type.str();
  }
}

TEST_F(BuiltinTargetsTest, HeadlineLevelsAndLinks) {
  TargetDescription h100 = describe("h100");
  EXPECT_EQ(h100.lookupLevel("hbm")->bytesPerSecond, 3.352e12);
  EXPECT_EQ(h100.lookupLevel("hbm")->capacityBytes, 80000000000);
  EXPECT_EQ(h100.lookupLink("nvlink")->bytesPerSecond, 4.5e11);
  EXPECT_EQ(h100.lookupLink("nvlink")->size, 8);
  EXPECT_EQ(h100.launchOverheadSeconds, 2.3e-6);
  const MemoryLevel *smem = h100.lookupLevel("smem");
  EXPECT_EQ(smem->instances, 132);
  EXPECT_TRUE(smem->isPrivate && smem->isScratchpad);
  EXPECT_EQ(smem->source, "128 B/clk/SM at 1.83 GHz; 227 KiB usable per block");
  EXPECT_EQ(describe("roofline-note").levels.front().bytesPerSecond, 9.6e10);
  // A chip with the memory of an H100 and more has the same kind of cache.
  EXPECT_EQ(describe("h200").lookupLevel("l2")->source,
            h100.lookupLevel("l2")->source);
}

// Cores also store while they load, in the caches nearest to them (R29).
TEST_F(BuiltinTargetsTest, CachesOfLoadsAndStores) {
  TargetDescription zen4 = describe("epyc-9654"), spr = describe("xeon-8480");
  const MemoryLevel *l1 = zen4.lookupLevel("l1");
  EXPECT_EQ(l1->bytesPerSecond, 96 * 2.4e9 * (64 + 32));
  EXPECT_EQ(l1->readBytesPerSecond, 96 * 2.4e9 * 64);
  EXPECT_EQ(l1->writeBytesPerSecond, 96 * 2.4e9 * 32);
  l1 = spr.lookupLevel("l1");
  EXPECT_EQ(l1->bytesPerSecond, 56 * 2.0e9 * (128 + 64));
  EXPECT_EQ(l1->readBytesPerSecond, 56 * 2.0e9 * 128);
  EXPECT_EQ(l1->writeBytesPerSecond, 56 * 2.0e9 * 64);
}

// The bandwidth of a TPU's links is that of one of them: both directions of all
// together are what Google prints for a chip, within the 10% by which its pages
// and the scaling book differ.
TEST_F(BuiltinTargetsTest, LinksOfATorus) {
  struct Case {
    StringRef target;
    int64_t ports;
    double chipBytesPerSecond;
  } cases[] = {{"tpu-v5e", 4, 4.0e11},
               {"tpu-v5p", 6, 1.2e12},
               {"tpu-v6e", 4, 8.0e11},
               {"tpu-v7", 6, 1.2e12}};
  for (const Case &c : cases) {
    TargetDescription target = describe(c.target);
    const NetworkLink *ici = target.lookupLink("ici");
    ASSERT_TRUE(ici) << c.target.str();
    EXPECT_EQ(ici->ports, c.ports);
    EXPECT_NEAR(*ici->bytesPerSecond * 2 * double(c.ports),
                c.chipBytesPerSecond, c.chipBytesPerSecond * 0.11)
        << c.target.str();
  }
}

// A link that is known to be no torus: one port, or all of them together.
TEST_F(BuiltinTargetsTest, LinksWithOnePort) {
  for (auto [name, link] :
       {std::pair("h100", "nvlink"), std::pair("h100", "ib"),
        std::pair("h100-pcie", "pcie"), std::pair("v100", "nvlink"),
        std::pair("mi300x", "infinity-fabric"), std::pair("tpu-v5e", "dcn")})
    EXPECT_EQ(describe(name).lookupLink(link)->getMostPorts(), 1)
        << name << " " << link;
}

TEST_F(BuiltinTargetsTest, LevelsAreOutermostFirst) {
  SmallVector<std::string> names;
  for (const MemoryLevel &level : describe("mi300x").levels)
    names.push_back(level.name);
  EXPECT_EQ(names,
            (SmallVector<std::string>{"hbm", "infinity-cache", "l2", "lds"}));
}

TEST_F(BuiltinTargetsTest, UnconfirmedFiguresAreMarked) {
  EXPECT_TRUE(describe("epyc-9654").lookupUnit("matrix")->rates[0].unconfirmed);
  EXPECT_EQ(describe("b200").levels[1].unconfirmed,
            (SmallVector<std::string>{"capacity_bytes", "instances"}));
  EXPECT_TRUE(describe("a100").levels[1].unconfirmed.empty());
}

TEST_F(BuiltinTargetsTest, TableIsAlignedAndFitsATerminal) {
  std::string table = describeKnownTargets();
  SmallVector<StringRef> lines;
  StringRef(table).rtrim('\n').split(lines, '\n');
  EXPECT_EQ(lines.size(), getBuiltinTargets().size() + 2);
  for (StringRef line : lines) {
    EXPECT_EQ(line.size(), lines.front().size()) << line.str();
    EXPECT_LE(line.size(), 100u) << line.str();
  }
}

} // namespace
