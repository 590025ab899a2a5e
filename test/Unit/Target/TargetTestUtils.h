//===- TargetTestUtils.h - A context and its diagnostics --------*- C++ -*-===//

#ifndef ROOFLINE_TEST_UNIT_TARGET_TARGETTESTUTILS_H
#define ROOFLINE_TEST_UNIT_TARGET_TARGETTESTUTILS_H

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Target/TargetSpec.h"
#include "gtest/gtest.h"
#include <string>
#include <vector>

namespace mlir::roofline {

/// Collects diagnostics, including notes, instead of printing them.
class TargetTest : public ::testing::Test {
protected:
  TargetTest() : handler(&context, [this](Diagnostic &diag) { add(diag); }) {
    context.loadDialect<DLTIDialect>();
  }

  Location loc() { return UnknownLoc::get(&context); }

  /// Parses the device "t" with the entries `entries` below "roofline".
  FailureOr<TargetDescription> parse(StringRef entries) {
    return parseSpec("\"t\" = #dlti.target_device_spec<\"roofline\" = "
                     "#dlti.map<" +
                     entries.str() + ">>");
  }

  /// Parses a system spec with the devices `devices`.
  FailureOr<TargetDescription> parseSpec(StringRef devices) {
    std::string text = "#dlti.target_system_spec<" + devices.str() + ">";
    Attribute spec = parseAttribute(text, &context);
    EXPECT_TRUE(spec) << text;
    return parseTargetSpec(spec, loc());
  }

  Type parseType(StringRef text) { return mlir::parseType(text, &context); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<std::string> messages;

private:
  void add(Diagnostic &diag) {
    messages.push_back(diag.str());
    for (Diagnostic &note : diag.getNotes())
      messages.push_back("note: " + note.str());
  }

  ScopedDiagnosticHandler handler;
};

/// The smallest valid entries.
inline constexpr const char *minimalUnits =
    R"("units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>)";
inline constexpr const char *minimalMemory =
    R"("memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e11>>)";

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNIT_TARGET_TARGETTESTUTILS_H
