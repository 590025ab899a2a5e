//===- RateResolutionTest.cpp - The fallback rules as a table -------------===//

#include "TargetTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {

/// A machine, work of a type on a unit, and the expected rate. All rates of a
/// machine are different, so a rate identifies its entry.
struct Case {
  const char *units;
  const char *unit, *type;
  bool allowTF32;
  /// "unit type" of the expected entry; empty if the unit imposes no limit.
  const char *taken;
};

const char *const gpu = R"("matrix" = #dlti.map<
    f64 = 2.0e13, tf32 = 1.5e14, f16 = 3.0e14, bf16 = 3.1e14, i8 = 6.0e14>,
  "vector" = #dlti.map<f64 = 1.0e13, f32 = 1.9e13, f16 = 7.0e13, i32 = 1.8e13>,
  "special" = #dlti.map<f32 = 2.4e12>)";
const char *const fp4Gpu = R"("matrix" = #dlti.map<
    f16 = 1.0e15, f8E5M2 = 2.0e15, f8E4M3FN = 2.1e15, f6E2M3FN = 4.0e15,
    f4E2M1FN = 8.0e15>)";
const char *const f32Matrix = R"("matrix" = #dlti.map<
    f32 = 5.0e13, tf32 = 2.0e14, i8 = 9.0e14, i32 = 8.0e13>,
  "vector" = #dlti.map<f64 = 2.0e13>)";
const char *const halfCpu =
    R"("matrix" = #dlti.map<f32 = 2.0e11, bf16 = 2.4e12>,
  "vector" = #dlti.map<f64 = 1.0e11, f32 = 1.9e11, f16 = 4.0e11>)";
const char *const tpu = R"("matrix" = #dlti.map<bf16 = 2.0e14, i8 = 4.0e14>)";
const char *const cpu = R"("vector" = #dlti.map<f32 = 7.0e12, f64 = 3.0e12>)";

const Case cases[] = {
    // Rule 1: the entry itself, for integers of any signedness.
    {gpu, "matrix", "f16", false, "matrix f16"},
    {gpu, "matrix", "ui8", false, "matrix i8"},
    {gpu, "vector", "si32", false, "vector i32"},
    {gpu, "special", "f32", false, "special f32"},
    {gpu, "matrix", "tf32", false, "matrix tf32"},
    {f32Matrix, "matrix", "f32", true, "matrix f32"},
    // Rule 2: tf32 for f32 only, and only where it is allowed.
    {gpu, "matrix", "f32", true, "matrix tf32"},
    {gpu, "matrix", "f32", false, "vector f32"},
    {f32Matrix, "matrix", "f16", true, "matrix f32"},
    {f32Matrix, "matrix", "bf16", true, "matrix f32"},
    // Rule 3: floats use the narrowest wider type that represents them all.
    {gpu, "matrix", "f8E4M3FN", false, "matrix f16"},
    {gpu, "matrix", "f8E5M2", false, "matrix f16"},
    {gpu, "matrix", "f8E5M2FNUZ", false, "matrix f16"},
    {gpu, "matrix", "f8E8M0FNU", false, "matrix bf16"},
    {tpu, "matrix", "f8E4M3FN", false, "matrix bf16"},
    {fp4Gpu, "matrix", "f4E2M1FN", false, "matrix f4E2M1FN"},
    {fp4Gpu, "matrix", "f6E2M3FN", false, "matrix f6E2M3FN"},
    {fp4Gpu, "matrix", "f6E3M2FN", false, "matrix f8E5M2"},
    {fp4Gpu, "matrix", "f8E4M3FNUZ", false, "matrix f16"},
    {gpu, "vector", "f8E4M3", false, "vector f16"},
    {gpu, "vector", "bf16", false, "vector f32"},
    {gpu, "special", "f16", false, "special f32"},
    {f32Matrix, "vector", "f32", false, "vector f64"},
    {cpu, "vector", "tf32", false, "vector f32"},
    // Rule 3: integers use the narrowest wider type.
    {gpu, "matrix", "i4", false, "matrix i8"},
    {gpu, "matrix", "i1", false, "matrix i8"},
    {f32Matrix, "matrix", "i16", false, "matrix i32"},
    {gpu, "vector", "i16", false, "vector i32"},
    // Rule 3: never a narrower type, and never f64 for f32 on the matrix unit.
    {tpu, "matrix", "f16", false, ""},
    {gpu, "vector", "i64", false, ""},
    {gpu, "special", "f64", false, ""},
    // Rule 4: matrix work without a matrix rate.
    {cpu, "matrix", "f32", true, "vector f32"},
    {cpu, "matrix", "f16", false, "vector f32"},
    {gpu, "matrix", "i32", false, "vector i32"},
    {gpu, "matrix", "i16", false, "vector i32"},
    // Rule 4: the vector unit is faster than what stands for the type.
    {halfCpu, "matrix", "f16", false, "vector f16"},
    {halfCpu, "matrix", "f8E5M2", false, "matrix bf16"},
    {halfCpu, "matrix", "tf32", false, "matrix f32"},
    {halfCpu, "matrix", "bf16", false, "matrix bf16"},
    // Rule 5: no limit.
    {tpu, "vector", "f32", false, ""},
    {cpu, "special", "f32", false, ""},
    {cpu, "vector", "i32", false, ""},
    {cpu, "vector", "index", false, ""},
    {cpu, "scalar", "f32", false, ""},
    // Shapes and complex numbers are rated like their elements.
    {gpu, "vector", "complex<f32>", false, "vector f32"},
    {gpu, "matrix", "vector<4xf16>", false, "matrix f16"},
};

class RateResolutionTest : public TargetTest {
protected:
  TargetDescription makeTarget(StringRef units) {
    return *parse("\"units\" = #dlti.map<" + units.str() + ">, " +
                  minimalMemory);
  }
};

TEST_F(RateResolutionTest, Ladder) {
  for (const Case &c : cases) {
    SCOPED_TRACE(std::string(c.unit) + " " + c.type + " on " + c.units);
    TargetDescription target = makeTarget(c.units);
    std::optional<ResolvedRate> rate =
        resolveRate(target, c.unit, parseType(c.type), c.allowTF32);
    auto [unitName, typeName] = StringRef(c.taken).split(' ');
    ASSERT_EQ(rate.has_value(), !typeName.empty());
    if (!rate)
      continue;
    EXPECT_EQ(rate->unit, unitName);
    EXPECT_EQ(rate->type, parseType(typeName));
    EXPECT_EQ(rate->opsPerSecond,
              target.lookupUnit(unitName)->lookupRate(rate->type));
  }
}

TEST_F(RateResolutionTest, NoteSaysWhatWasTaken) {
  TargetDescription target = makeTarget(gpu);
  auto getNote = [&](StringRef unit, StringRef type, bool allowTF32) {
    return resolveRate(target, unit, parseType(type), allowTF32)->fallbackNote;
  };
  EXPECT_EQ(getNote("matrix", "f16", false), "");
  EXPECT_EQ(getNote("matrix", "ui8", false), "");
  EXPECT_EQ(getNote("vector", "complex<f32>", false), "");
  EXPECT_EQ(getNote("matrix", "f32", false),
            "no matrix rate for f32: vector f32 taken");
  EXPECT_EQ(getNote("matrix", "f32", true),
            "no matrix rate for f32: matrix tf32 taken");
  EXPECT_EQ(getNote("special", "bf16", false),
            "no special rate for bf16: special f32 taken");
}

TEST_F(RateResolutionTest, UnconfirmedRatesSaySo) {
  TargetDescription target = makeTarget(
      R"("vector" = #dlti.map<f32 = 1.0e12, f64 = 5.0e11,
                              "unconfirmed" = ["f32"]>)");
  auto isUnconfirmed = [&](StringRef type) {
    return resolveRate(target, "vector", parseType(type), false)->unconfirmed;
  };
  EXPECT_TRUE(isUnconfirmed("f32"));
  EXPECT_TRUE(isUnconfirmed("f16"));
  EXPECT_FALSE(isUnconfirmed("f64"));
}

} // namespace
