//===- TargetFileTest.cpp - Target files and unknown names ----------------===//

#include "TargetTestUtils.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {

class TargetFileTest : public TargetTest {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("target", "mlir", path));
  }
  void TearDown() override { llvm::sys::fs::remove(path); }

  FailureOr<TargetSystemSpecInterface> load(StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << text;
    EXPECT_FALSE(error);
    return loadTarget(path, loc());
  }

  std::string inFile(StringRef message) {
    return message.str() + " '" + path.str().str() + "'";
  }

  /// Returns a module with a valid spec for the device `name`.
  static std::string makeModule(StringRef name) {
    return "module attributes {dlti.target_system_spec = "
           "#dlti.target_system_spec<\"" +
           name.str() +
           "\" = #dlti.target_device_spec<\"roofline\" = #dlti.map<" +
           minimalUnits + ", " + minimalMemory + ">>>} {}\n";
  }

  SmallString<128> path;
};

TEST_F(TargetFileTest, Loads) {
  FailureOr<TargetSystemSpecInterface> spec = load(makeModule("mine"));
  ASSERT_TRUE(succeeded(spec)) << messages.front();
  EXPECT_EQ(spec->getContext(), &context);
  EXPECT_EQ(parseTargetSpec(*spec, loc())->name, "mine");
  EXPECT_TRUE(messages.empty());
}

TEST_F(TargetFileTest, LoadsIntoAContextWithoutDLTI) {
  ASSERT_TRUE(succeeded(load(makeModule("mine"))));
  MLIRContext bare(MLIRContext::Threading::DISABLED);
  EXPECT_TRUE(succeeded(loadTarget(path, UnknownLoc::get(&bare))));
}

TEST_F(TargetFileTest, SyntaxErrorIsShownAtItsPlace) {
  EXPECT_TRUE(failed(load("module attributes {\n  dlti.x = #dlti.map<")));
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[1], inFile("cannot parse target file"));
}

TEST_F(TargetFileTest, OtherDialectsAreNotLoaded) {
  EXPECT_TRUE(failed(load("module attributes {x = #llvm.framePointerKind<all>} "
                          "{}")));
  EXPECT_EQ(messages.back(), inFile("cannot parse target file"));
}

TEST_F(TargetFileTest, DeepFiles) {
  EXPECT_TRUE(
      failed(load("module attributes {x = " + std::string(200000, '['))));
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0], "nested more than 100 deep");
  messages.clear();
  EXPECT_TRUE(failed(
      load("#a = affine_map<(d0) -> (" + std::string(100000, '-') + "d0)>")));
  EXPECT_EQ(messages[0], "an expression of more than 1600 characters");
}

/// By aliases: a list within a list, 50000 times, and 2^100 lists.
TEST_F(TargetFileTest, LargeSpecs) {
  auto makeChain = [](StringRef value, StringRef list, unsigned length) {
    std::string text = ("#a0 = " + value + "\n").str();
    for (unsigned i = 1; i <= length; ++i)
      for (char c : "#a" + std::to_string(i) + " = " + list.str() + "\n")
        text += c == '_' ? "#a" + std::to_string(i - 1) : std::string(1, c);
    return text +
           "module attributes {dlti.target_system_spec = "
           "#dlti.target_system_spec<\"mine\" = "
           "#dlti.target_device_spec<\"x\" = #a" +
           std::to_string(length) + ">>} {}\n";
  };
  for (StringRef value : {"1 : i32", "unit"})
    for (StringRef list : {"[_]", "{x = _}"}) {
      messages.clear();
      EXPECT_TRUE(failed(load(makeChain(value, list, 50000))));
      EXPECT_EQ(messages.back(),
                "cannot copy the target spec: expected at most 100 levels and "
                "100000 attributes");
    }
  EXPECT_TRUE(failed(load(makeChain("1", "[_, _]", 90))));
  EXPECT_TRUE(failed(load(makeChain("unit", "{x = _, y = _}", 90))));
}

/// Whatever is beside our key is in the copy as it was.
TEST_F(TargetFileTest, OtherAttributesAreCopied) {
  std::string others =
      R"("a" = {b = [unit, i7, true, -3 : i5, 2.5 : f16]},
         "c" = dense<1> : vector<2xi8>, "d" = 7 : index, "e" = "text" : i3,
         "f" = #dlti.map<f80 = 1.0e+00 : f80, "g" = @h::@i, i4 = "t",
                         tuple<f8E8M0FNU> = affine_map<(d0) -> (d0)>>, )";
  std::string text = makeModule("mine");
  text.insert(text.find("\"roofline\""), others);
  FailureOr<TargetSystemSpecInterface> spec = load(text);
  ASSERT_TRUE(succeeded(spec)) << messages.front();
  StringRef expected(text);
  expected = expected.substr(expected.find("#dlti.target_system_spec"));
  expected = expected.take_front(expected.rfind("} {}"));
  EXPECT_EQ(Attribute(*spec), parseAttribute(expected, &context));
}

TEST_F(TargetFileTest, NoSpec) {
  for (StringRef text : {"", "module {}", "module @a {}"}) {
    messages.clear();
    EXPECT_TRUE(failed(load(text)));
    ASSERT_EQ(messages.size(), 1u);
    EXPECT_EQ(messages[0], inFile("expected one 'dlti.target_system_spec' in "
                                  "target file") +
                               ", got 0");
  }
}

TEST_F(TargetFileTest, SeveralSpecs) {
  EXPECT_TRUE(failed(load(makeModule("a") + makeModule("b"))));
  EXPECT_EQ(messages.back(),
            inFile("expected one 'dlti.target_system_spec' in target file") +
                ", got 2");
}

TEST_F(TargetFileTest, Findings) {
  EXPECT_TRUE(failed(load(
      R"(module attributes {dlti.target_system_spec = #dlti.target_system_spec<
           "mine" = #dlti.target_device_spec<
             "roofline" = #dlti.map<>>>} {})")));
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0], "target 'mine': 'units' expected at least one of "
                         "'matrix', 'vector', 'special', got none");
  EXPECT_EQ(messages[1],
            "target 'mine': 'memory' expected at least one level, got none");
}

TEST_F(TargetFileTest, UnreadableFile) {
  for (StringRef name : {"no-such.mlir", "./no-such", "/"}) {
    messages.clear();
    EXPECT_TRUE(failed(loadTarget(name, loc())));
    ASSERT_EQ(messages.size(), 1u);
    EXPECT_TRUE(
        StringRef(messages[0])
            .starts_with(("cannot read target file '" + name + "': ").str()))
        << messages[0];
  }
}

TEST_F(TargetFileTest, UnknownNameListsNearOnesThenAll) {
  EXPECT_TRUE(failed(loadTarget("a10O", loc())));
  ASSERT_EQ(messages.size(), 3u);
  EXPECT_EQ(messages[0], "unknown target 'a10O'");
  EXPECT_EQ(messages[1], "note: did you mean 'a10', 'a100'?");
  EXPECT_TRUE(
      StringRef(messages[2]).starts_with("note: known targets: 'a10', "))
      << messages[2];
}

TEST_F(TargetFileTest, NameWithoutNearOnes) {
  for (StringRef name : {"", "quantum-computer"}) {
    messages.clear();
    EXPECT_TRUE(failed(loadTarget(name, loc())));
    EXPECT_EQ(messages.size(), 2u);
  }
}

TEST_F(TargetFileTest, BeginningsOfNamesAreNear) {
  EXPECT_TRUE(failed(loadTarget("XEON", loc())));
  EXPECT_EQ(messages[1],
            "note: did you mean 'xeon-8280-ridgeline', 'xeon-8480'?");
}

} // namespace
