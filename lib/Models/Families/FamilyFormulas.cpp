//===- FamilyFormulas.cpp - Ops whose counts are formulas -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family whose operations are polynomials of the sizes of operands and
// results and of integer attributes: normalisations, transforms, activations.
//
//===----------------------------------------------------------------------===//

#include "FamilyModels.h"
#include "roofline/Support/CountTerms.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Evaluates the formulas of a model at one op.
class FormulaReader {
public:
  FormulaReader(Operation *op, WorkContext &context, std::string &why)
      : op(op), context(context), why(why) {}

  /// Returns the count, or nullopt after saying in `why` what is wrong with the
  /// op; in silence if the formula doesn't hold for it.
  std::optional<Count> evaluate(Attribute formula);

private:
  std::optional<Count> lookup(StringRef name);
  std::optional<Count> lookupSize(ValueRange values, StringRef what,
                                  StringRef name);
  std::optional<Count> lookupLog2(StringRef name);
  std::nullopt_t fail(const Twine &text) {
    if (why.empty())
      why = text.str();
    return std::nullopt;
  }

  Operation *op;
  WorkContext &context;
  std::string &why;
  bool holds = true;
};

class FormulaFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override;
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    if (getInt("inits", 0) > 0)
      return getInitDim(op, context, result, dim);
    size_t shape = getInt("shape", op->getNumOperands());
    if (shape >= op->getNumOperands() ||
        getTensorRank(op->getOperand(shape)) !=
            getTensorRank(op->getResult(result)))
      return std::nullopt;
    return context.getDim(op->getOperand(shape), dim);
  }

private:
  LogicalResult addReads(Operation *op, WorkContext &context,
                         FormulaReader &reader, Work &work) const;
  LogicalResult addTerms(DictionaryAttr formulas, Type type,
                         FormulaReader &reader, Work &work,
                         std::string &why) const;
};
} // namespace

/// Reads a number, from the end if it is negative, of `size` things.
static std::optional<int64_t> parsePlace(StringRef text, int64_t size) {
  int64_t place;
  if (text.getAsInteger(10, place))
    return std::nullopt;
  place += place < 0 ? size : 0;
  return place >= 0 && place < size ? std::optional(place) : std::nullopt;
}

/// `2`: elements; `2_d0`: a dim; `2_rows`: elements of all dims but the last;
/// `2_bits`: the bits of its numbers.
std::optional<Count> FormulaReader::lookupSize(ValueRange values,
                                               StringRef what, StringRef name) {
  auto [number, part] = name.split('_');
  std::optional<int64_t> place = parsePlace(number, values.size());
  if (!place)
    return fail("expected " + what + " " + number +
                ", which the formula of its model names");
  Value value = values[*place];
  if (isa<NoneType>(value.getType()))
    return Count(0); // An operand that may be left out.
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank())
    return fail("expected " + what + " " + number +
                " to have a shape, as in the formula of its model");
  if (part.empty())
    return context.getNumElements(value);
  Type scalar = getScalarType(type);
  if (part == "bits" && scalar && scalar.isIntOrFloat())
    return context.getNumElements(value) *
           Count(int64_t(scalar.getIntOrFloatBitWidth()));
  Count rows = 1;
  for (int64_t dim = 0; dim + 1 < type.getRank(); ++dim)
    rows *= context.getDim(value, dim);
  if (part == "rows")
    return rows;
  std::optional<int64_t> dim =
      part.consume_front("d") ? parsePlace(part, type.getRank()) : std::nullopt;
  if (dim)
    return context.getDim(value, *dim);
  return fail("expected " + what + " " + number + " to have the dim '" + name +
              "' of the formula of its model");
}

std::optional<Count> FormulaReader::lookup(StringRef name) {
  if (name == "operands")
    return Count(int64_t(op->getNumOperands()));
  if (name == "results")
    return Count(int64_t(op->getNumResults()));
  StringRef rest = name;
  if (rest.consume_front("operand"))
    return lookupSize(op->getOperands(), "operand", rest);
  if (rest.consume_front("result"))
    return lookupSize(op->getResults(), "result", rest);
  if (rest.consume_back("_log2"))
    return lookupLog2(rest);
  auto integer = op->getAttrOfType<IntegerAttr>(name);
  std::optional<int64_t> value;
  if (integer && integer.getType().isInteger(1))
    value = integer.getValue().isZero() ? 0 : 1;
  else if (integer)
    value = integer.getValue().trySExtValue();
  if (!value || *value < 0)
    return fail("expected attribute '" + name +
                "', an integer of 0 or more, as in the formula of its model");
  return Count(*value);
}

/// The sum of the logarithms of an attribute's integers, which are powers of 2.
std::optional<Count> FormulaReader::lookupLog2(StringRef name) {
  SmallVector<int64_t> values;
  Builder builder(op->getContext());
  DictionaryAttr keys = builder.getDictionaryAttr(
      builder.getNamedAttr(name, builder.getStringAttr(name)));
  if (failed(OpKeys(keys, op, why).readInts(name, values)))
    return std::nullopt;
  Count sum;
  for (int64_t value : values) {
    if (value < 1)
      return fail("expected integers of 1 or more in attribute '" + name + "'");
    holds &= llvm::isPowerOf2_64(value);
    sum += Count(int64_t(llvm::Log2_64(value)));
  }
  return sum;
}

std::optional<Count> FormulaReader::evaluate(Attribute formula) {
  if (auto integer = dyn_cast<IntegerAttr>(formula))
    return Count(integer.getInt());
  Count parsed = *Count::parse(cast<StringAttr>(formula).getValue());
  Count count = parsed.substitute([&](StringRef name) { return lookup(name); });
  if (!why.empty() || !holds)
    return std::nullopt;
  bool dividesByZero = false;
  count.visitAtoms([&](const CountAtom &atom) {
    dividesByZero |=
        (atom.kind == AtomKind::CeilDiv || atom.kind == AtomKind::FloorDiv) &&
        atom.operands.back().isZero();
  });
  if (dividesByZero)
    return fail("expected sizes by which " +
                cast<StringAttr>(formula).getValue() + " can divide");
  if (count.isConstant() && count.getConstant() < 0)
    return fail("expected a count of 0 or more, got " + count.str() + " from " +
                cast<StringAttr>(formula).getValue());
  return count;
}

/// Adds the reads of operands: of as many elements as the model says, or all.
LogicalResult FormulaFamily::addReads(Operation *op, WorkContext &context,
                                      FormulaReader &reader, Work &work) const {
  auto parts = keys.getAs<DictionaryAttr>("read");
  for (auto [number, operand] :
       llvm::enumerate(op->getOperands().drop_back(getInt("inits", 0)))) {
    Attribute formula =
        parts ? parts.get("operand" + std::to_string(number)) : Attribute();
    if (!formula) {
      addWholeRead(context, operand, work);
      continue;
    }
    std::optional<Count> elements = reader.evaluate(formula);
    if (!elements)
      return failure();
    if (getTensorRank(operand) >= 0)
      addRead(operand, *elements, work);
  }
  return success();
}

LogicalResult FormulaFamily::computeWork(Operation *op, WorkContext &context,
                                         Work &work, std::string &why) const {
  size_t typed = getInt("operand", 0), numInits = getInt("inits", 0);
  if (failed(checkShape(op, std::max(typed + 1, numInits), why)))
    return failure();
  FormulaReader reader(op, context, why);
  if (failed(addReads(op, context, reader, work)))
    return failure();
  addResultWrites(context, op, work);
  auto own = keys.getAs<DictionaryAttr>("result");
  if (own &&
      failed(addTerms(own, op->getResult(0).getType(), reader, work, why)))
    return failure();
  return addTerms(keys, op->getOperand(typed).getType(), reader, work, why);
}

/// Adds what `formulas` say of elements of `type`.
LogicalResult FormulaFamily::addTerms(DictionaryAttr formulas, Type type,
                                      FormulaReader &reader, Work &work,
                                      std::string &why) const {
  Type scalar = getScalarType(type);
  DictionaryAttr costs = findCosts(formulas, type, why);
  if (!costs || !scalar)
    return failure();
  if (auto given = formulas.getAs<TypeAttr>("type"))
    scalar = given.getValue();
  for (NamedAttribute cost : costs) {
    std::optional<Count> count = reader.evaluate(cost.getValue());
    if (!count)
      return failure();
    if (scalar.isIndex()) // R4.
      continue;
    work.terms.add({*symbolizeWorkClass(cost.getName()), scalar, *count});
  }
  return success();
}

std::unique_ptr<OpModel> roofline::makeFormulaModel(DictionaryAttr keys) {
  return std::make_unique<FormulaFamily>(keys);
}
