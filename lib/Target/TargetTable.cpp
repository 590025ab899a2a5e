//===- TargetTable.cpp - Table of the built-in targets --------------------===//

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/ScopedPrinter.h"
#include <array>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// One line of the table.
constexpr size_t numColumns = 7;
using Row = std::array<std::string, numColumns>;
} // namespace

/// Returns `value` in multiples of `unit` as text, or "-" if it is unknown.
static std::string formatIn(double unit, std::optional<double> value) {
  if (!value)
    return "-";
  return llvm::to_string(llvm::format("%.5g", *value / unit));
}

/// Returns the exact rate of a unit at the first of `types` that it lists.
static std::optional<double> getRate(const TargetDescription &target,
                                     StringRef unitName, ArrayRef<Type> types) {
  if (const ComputeUnit *unit = target.lookupUnit(unitName))
    for (Type type : types)
      if (const ComputeRate *rate = unit->lookupEntry(type))
        return rate->opsPerSecond;
  return std::nullopt;
}

static Row makeRow(const BuiltinTarget &builtin,
                   const TargetDescription &target, MLIRContext *context) {
  const MemoryLevel &memory = target.levels.front();
  Type f16 = Float16Type::get(context), bf16 = BFloat16Type::get(context);
  return {builtin.name.str(),
          builtin.aliases.empty() ? "-" : llvm::join(builtin.aliases, " "),
          target.vendor.empty() ? "-" : target.vendor,
          formatIn(1e12, getRate(target, "matrix", {f16, bf16})),
          formatIn(1e12, getRate(target, "vector", Float32Type::get(context))),
          formatIn(1e9, memory.bytesPerSecond),
          formatIn(1e9, memory.capacityBytes)};
}

/// Aligns text to the left and numbers to the right, with two spaces between
/// columns.
static std::string alignRows(ArrayRef<Row> rows) {
  const size_t numTextColumns = 3;
  std::array<size_t, numColumns> widths = {};
  for (const Row &row : rows)
    for (auto [width, cell] : llvm::zip(widths, row))
      width = std::max(width, cell.size());
  std::string table;
  llvm::raw_string_ostream os(table);
  for (const Row &row : rows) {
    for (auto [i, cell] : llvm::enumerate(row))
      os << (i == 0 ? "" : "  ")
         << (i < numTextColumns ? llvm::left_justify(cell, widths[i])
                                : llvm::right_justify(cell, widths[i]));
    os << "\n";
  }
  return table;
}

std::string mlir::roofline::describeKnownTargets() {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  SmallVector<Row> rows = {
      {"target", "aliases", "vendor", "matrix 16-bit", "vector f32", "memory",
       "capacity"},
      {"", "", "", "[Top/s]", "[Top/s]", "[GB/s]", "[GB]"}};
  for (const BuiltinTarget &builtin : getBuiltinTargets()) {
    Location loc = UnknownLoc::get(&context);
    FailureOr<TargetDescription> target =
        loadTargetDescription(builtin.name, loc);
    if (succeeded(target)) // Otherwise a unit test fails.
      rows.push_back(makeRow(builtin, *target, &context));
  }
  return alignRows(rows);
}
