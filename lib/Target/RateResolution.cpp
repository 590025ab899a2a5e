//===- RateResolution.cpp - Selects the rate for a type -------------------===//
//
// Implements `resolveRate`. Rule numbers in comments are those of its
// declaration in TargetDescription.h.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "roofline/Target/TargetDescription.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns the exponent of the last bit of the smallest subnormal number.
static int getSmallestExponent(const llvm::fltSemantics &semantics) {
  int precision = llvm::APFloatBase::semanticsPrecision(semantics);
  return llvm::APFloatBase::semanticsMinExponent(semantics) - (precision - 1);
}

/// Returns true if every finite value of `narrow` is a value of `wide`. LLVM's
/// `isRepresentableBy` ignores subnormals, but f16 represents the smallest
/// f8E5M2FNUZ values as such.
static bool holdsAllValues(FloatType wide, FloatType narrow) {
  using llvm::APFloatBase;
  const llvm::fltSemantics &to = wide.getFloatSemantics();
  const llvm::fltSemantics &from = narrow.getFloatSemantics();
  return APFloatBase::semanticsPrecision(from) <=
             APFloatBase::semanticsPrecision(to) &&
         APFloatBase::semanticsMaxExponent(from) <=
             APFloatBase::semanticsMaxExponent(to) &&
         getSmallestExponent(from) >= getSmallestExponent(to);
}

/// Returns true if `wide` has the same kind as `narrow`, is strictly wider, and
/// represents every value of it.
static bool canStandFor(Type wide, Type narrow) {
  if (isa<IntegerType>(wide) && isa<IntegerType>(narrow))
    return wide.getIntOrFloatBitWidth() > narrow.getIntOrFloatBitWidth();
  auto wideFloat = dyn_cast<FloatType>(wide);
  auto narrowFloat = dyn_cast<FloatType>(narrow);
  if (!wideFloat || !narrowFloat || isa<FloatTF32Type>(wide))
    return false;
  return wideFloat.getWidth() > narrowFloat.getWidth() &&
         holdsAllValues(wideFloat, narrowFloat);
}

/// Returns the narrowest rate that may stand for `type` (rule 3); null if none.
static const ComputeRate *lookupWiderRate(const ComputeUnit &unit, Type type) {
  const unsigned maxMatrixBits = 32;
  const ComputeRate *best = nullptr;
  for (const ComputeRate &rate : unit.rates) {
    if (!canStandFor(rate.type, type))
      continue;
    unsigned bits = rate.type.getIntOrFloatBitWidth();
    if (unit.name == "matrix" && bits > maxMatrixBits)
      continue;
    if (!best || bits < best->type.getIntOrFloatBitWidth())
      best = &rate;
  }
  return best;
}

/// Applies rules 1 to 3 to one unit; returns null if none applies.
static const ComputeRate *lookupOnUnit(const ComputeUnit &unit, Type type,
                                       bool allowTF32) {
  if (const ComputeRate *exact = unit.lookupEntry(type)) // Rule 1.
    return exact;
  if (unit.name == "matrix" && type.isF32() && allowTF32) // Rule 2.
    if (const ComputeRate *tf32 =
            unit.lookupEntry(FloatTF32Type::get(type.getContext())))
      return tf32;
  return lookupWiderRate(unit, type);
}

static std::string makeFallbackNote(StringRef wantedUnit, Type wantedType,
                                    StringRef unit, Type type) {
  std::string note;
  if (unit != wantedUnit || type != wantedType)
    llvm::raw_string_ostream(note)
        << "no " << wantedUnit << " rate for " << wantedType << ": " << unit
        << " " << type << " taken";
  return note;
}

/// Returns the scalar type that rates are listed for: i32 for a vector of
/// complex<ui32>.
static Type getRatedType(Type type) {
  type = getElementTypeOrSelf(type);
  if (auto complexType = dyn_cast<ComplexType>(type))
    type = complexType.getElementType();
  if (auto integerType = dyn_cast<IntegerType>(type))
    return IntegerType::get(type.getContext(), integerType.getWidth());
  return type;
}

std::optional<ResolvedRate>
mlir::roofline::resolveRate(const TargetDescription &target, StringRef unit,
                            Type type, bool allowTF32) {
  Type wanted = getRatedType(type);
  const ComputeUnit *taken = target.lookupUnit(unit);
  const ComputeRate *rate =
      taken ? lookupOnUnit(*taken, wanted, allowTF32) : nullptr;
  const ComputeUnit *vector = target.lookupUnit("vector");
  bool isExact = rate && taken->lookupEntry(wanted) == rate;
  if (unit == "matrix" && vector && !isExact) { // Rule 4.
    const ComputeRate *other = lookupOnUnit(*vector, wanted, allowTF32);
    if (other && (!rate || other->opsPerSecond > rate->opsPerSecond)) {
      taken = vector;
      rate = other;
    }
  }
  if (!rate)
    return std::nullopt; // Rule 5.
  return ResolvedRate{taken->name, rate->type, rate->opsPerSecond,
                      rate->unconfirmed,
                      makeFallbackNote(unit, wanted, taken->name, rate->type)};
}
