//===- TestSymbols.cpp - Static programs with dims made dynamic -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the dims of static functions dynamic, analyses them with symbols, and
// compares the results, evaluated for the sizes of the static function, with
// its analysis (docs/evidence/RandomPrograms.md).
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Dynamic twins
//===----------------------------------------------------------------------===//

namespace {
/// Makes the dims of a function dynamic: those of arguments, and those that
/// must be equal, where only linalg ops and allocations determine them.
class DynamicTwin {
public:
  DynamicTwin(func::FuncOp function, bool isNamed)
      : function(function), isNamed(isNamed) {}

  /// Changes the function in place. Returns false if no dim can be dynamic.
  bool run();
  /// Returns the size of each symbol in the static function.
  const Bindings &getSizes() const { return sizes; }
  size_t getNumClasses() const { return classes.size(); }

private:
  using ValueDim = std::pair<Value, int64_t>;
  void addValue(Value value);
  void join(ValueDim lhs, ValueDim rhs) {
    equal.unionSets(number(lhs), number(rhs));
  }
  unsigned number(ValueDim dim);
  void block(Value value);
  void visit(Operation *op);
  void visitLinalg(linalg::LinalgOp op);
  void collectClasses();
  void nameDims();
  void setType(Value value);
  void addSizes(Operation *op);
  bool isDynamic(ValueDim dim);

  func::FuncOp function;
  bool isNamed;
  llvm::MapVector<ValueDim, unsigned> numbers;
  llvm::EquivalenceClasses<unsigned> equal;
  llvm::DenseSet<unsigned> blocked;
  /// The first argument dim of each class, by the leader of the class.
  llvm::MapVector<unsigned, ValueDim> classes;
  Bindings sizes;
};
} // namespace

static ShapedType getShaped(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !isa<RankedTensorType, MemRefType>(type))
    return {};
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.getLayout().isIdentity() ? ShapedType() : type;
}

unsigned DynamicTwin::number(ValueDim dim) {
  auto [it, isNew] = numbers.try_emplace(dim, numbers.size());
  if (isNew)
    equal.insert(it->second);
  return it->second;
}

void DynamicTwin::block(Value value) {
  if (ShapedType type = getShaped(value))
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      blocked.insert(number({value, dim}));
}

/// Unites dims that share a loop. A window keeps its size.
void DynamicTwin::visitLinalg(linalg::LinalgOp op) {
  SmallVector<std::optional<ValueDim>> loops(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!getShaped(value)) {
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      ValueDim own(value, dim);
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop) {
        blocked.insert(number(own));
        continue;
      }
      std::optional<ValueDim> &first = loops[loop.getPosition()];
      if (first)
        join(*first, own);
      first = own;
    }
    if (!op.isDpsInit(&operand) || op->getNumResults() == 0)
      continue;
    Value result = op.getTiedOpResult(&operand);
    for (size_t dim = 0; dim < map.getNumResults(); ++dim)
      join({value, dim}, {result, dim});
  }
}

void DynamicTwin::visit(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return visitLinalg(structured);
  if (isa<tensor::EmptyOp, memref::AllocOp, func::ReturnOp>(op))
    return;
  for (Value operand : op->getOperands())
    block(operand);
  for (Value result : op->getResults())
    block(result);
  for (Region &region : op->getRegions())
    for (Value argument : region.getArguments())
      block(argument);
}

/// Collects the classes that contain a dim of an argument with size 1 or more.
void DynamicTwin::collectClasses() {
  llvm::DenseSet<unsigned> blockedLeaders;
  for (unsigned dim : blocked)
    blockedLeaders.insert(equal.getLeaderValue(dim));
  for (BlockArgument argument : function.getArguments()) {
    ShapedType type = getShaped(argument);
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      if (type.isDynamicDim(dim) || type.getDimSize(dim) == 0 ||
          !numbers.contains({argument, dim}))
        continue;
      unsigned leader = equal.getLeaderValue(number({argument, dim}));
      if (!blockedLeaders.contains(leader))
        classes.try_emplace(leader, argument, dim);
    }
  }
}

bool DynamicTwin::isDynamic(ValueDim dim) {
  auto it = numbers.find(dim);
  return it != numbers.end() &&
         classes.contains(equal.getLeaderValue(it->second));
}

/// Names the dims of arguments. Must run before types change.
void DynamicTwin::nameDims() {
  Builder builder(function.getContext());
  for (BlockArgument argument : function.getArguments()) {
    ShapedType type = getShaped(argument);
    if (!type)
      continue;
    SmallVector<Attribute> names;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      std::string name;
      if (isDynamic({argument, dim})) {
        unsigned leader = equal.getLeaderValue(number({argument, dim}));
        name = isNamed ? "n" + std::to_string(leader)
                       : "arg" + std::to_string(argument.getArgNumber()) +
                             "_d" + std::to_string(dim);
        sizes[name] = type.getDimSize(dim);
      }
      names.push_back(builder.getStringAttr(isNamed ? name : ""));
    }
    if (isNamed)
      function.setArgAttr(argument.getArgNumber(),
                          RooflineDialect::getDimsAttrName(),
                          builder.getArrayAttr(names));
  }
}

void DynamicTwin::setType(Value value) {
  ShapedType type = getShaped(value);
  if (!type)
    return;
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (isDynamic({value, dim}))
      size = ShapedType::kDynamic;
  value.setType(type.clone(shape));
}

/// Adds the dynamic sizes of an allocation, which are those of arguments.
void DynamicTwin::addSizes(Operation *op) {
  OpBuilder builder(op);
  SmallVector<Value> dynamic;
  Value result = op->getResult(0);
  ShapedType type = getShaped(result);
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
    if (!isDynamic({result, dim}))
      continue;
    auto [argument, position] =
        classes.lookup(equal.getLeaderValue(number({result, dim})));
    if (isa<MemRefType>(argument.getType()))
      dynamic.push_back(
          memref::DimOp::create(builder, op->getLoc(), argument, position));
    else
      dynamic.push_back(
          tensor::DimOp::create(builder, op->getLoc(), argument, position));
  }
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    alloc.getDynamicSizesMutable().append(dynamic);
  else
    op->insertOperands(op->getNumOperands(), dynamic);
}

bool DynamicTwin::run() {
  function.getBody().walk([&](Operation *op) {
    if (!isa<linalg::LinalgOp>(op->getParentOp()))
      visit(op);
  });
  collectClasses();
  if (classes.empty())
    return false;
  nameDims();
  SmallVector<Operation *> allocations;
  function.getBody().walk([&](Operation *op) {
    if (isa<tensor::EmptyOp, memref::AllocOp>(op))
      allocations.push_back(op);
    for (Value result : op->getResults())
      setType(result);
  });
  for (Value argument : function.getArguments())
    setType(argument);
  for (Operation *op : allocations)
    addSizes(op);
  Operation *end = function.getBody().back().getTerminator();
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getBody().getArgumentTypes(),
      end->getOperandTypes()));
  return true;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {
/// The work of a row or a total, on any machine.
struct ReportedWork {
  std::string text;
  CountRange read, written;
  std::optional<Count> usefulFlops;
  /// Bytes of a total if everything is fused [B].
  Count fused;

  bool isExact() const { return read.isExact() && written.isExact(); }
};

/// The results of an analysis of one function.
struct FunctionReport {
  SmallVector<ReportedWork, 0> work;
  SmallVector<std::string, 0> estimates;
  SmallVector<SymbolInfo, 0> symbols;
  unsigned conflicts = 0;
};

struct TestSymbolsPass : PassWrapper<TestSymbolsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestSymbolsPass)

  TestSymbolsPass() = default;
  TestSymbolsPass(const TestSymbolsPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-roofline-symbols"; }
  StringRef getDescription() const final {
    return "Compare functions with their dynamic twins";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<RooflineDialect, DLTIDialect, tensor::TensorDialect,
                    memref::MemRefDialect>();
    registerAllModels(registry);
  }
  void runOnOperation() final;

private:
  Option<std::string> targetName{*this, "target", llvm::cl::init("a100"),
                                 llvm::cl::desc("Name of the machine")};
  Option<bool> printsTwins{*this, "print", llvm::cl::init(false),
                           llvm::cl::desc("Put the twins into the module")};
  Option<bool> tell{*this, "tell", llvm::cl::init(false),
                    llvm::cl::desc("Print what the functions do, and compare "
                                   "nothing")};
  ListOption<std::string> values{
      *this, "values",
      llvm::cl::desc("NAME=VALUE of symbols, put into what is told")};
  Option<bool> bind{*this, "bind", llvm::cl::init(false),
                    llvm::cl::desc("Bind the values before the analysis")};

  FunctionReport analyze(func::FuncOp function, const Bindings &bindings,
                         const Bindings &values);
  void compare(func::FuncOp function, func::FuncOp twin, bool isNamed);
  void print(func::FuncOp function);
  void compareWork(func::FuncOp twin, StringRef mode,
                   ArrayRef<ReportedWork> ours, ArrayRef<ReportedWork> wanted);
  void complain(func::FuncOp twin, StringRef mode, StringRef ours,
                StringRef wanted);

  std::optional<TargetDescription> target;
  unsigned numFunctions = 0, numRows = 0, numClasses = 0, numExtra = 0,
           numDiffering = 0, numOpen = 0;
};
} // namespace

/// Evaluates `count` for the given values of symbols.
static Count evaluate(const Count &count, const Bindings &values) {
  return count.substitute([&](StringRef name) -> std::optional<Count> {
    auto it = values.find(name);
    return it == values.end() ? std::nullopt : std::optional(it->second);
  });
}

static CountRange evaluate(const CountRange &range, const Bindings &values) {
  return CountRange(evaluate(range.lower, values),
                    evaluate(range.upper, values));
}

static void write(raw_ostream &os, StringRef label, const CountRange &range) {
  os << " " << label << "=" << range.lower;
  if (!range.isExact())
    os << ".." << range.upper;
}

static ReportedWork describeWork(StringRef name, const WorkSummary &work,
                                 const Bindings &values) {
  ReportedWork report;
  llvm::raw_string_ostream os(report.text);
  os << name;
  for (const WorkTerm &term : work.terms)
    if (Count count = evaluate(term.count, values); !count.isZero())
      os << " " << stringifyWorkClass(term.workClass) << "("
         << term.getTypeKey() << ")=" << count;
  if (work.usefulFlops)
    report.usefulFlops = evaluate(*work.usefulFlops, values);
  report.read = evaluate(work.getBytesRead(), values);
  report.written = evaluate(work.getBytesWritten(), values);
  return report;
}

static std::string getText(const ReportedWork &report) {
  std::string text = report.text;
  llvm::raw_string_ostream os(text);
  if (report.usefulFlops)
    os << " useful=" << *report.usefulFlops;
  write(os, "read", report.read);
  write(os, "written", report.written);
  os << " fused=" << report.fused;
  return text;
}

static std::string describeEstimate(const Estimate &estimate) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const LevelTraffic &level : estimate.levels) {
    write(os, level.level, level.lowerBytes);
    if (level.achievableBytes)
      os << " achievable=" << *level.achievableBytes;
    os << " tile=";
    llvm::interleave(level.tiling.sizes, os, "x");
    os << " order=";
    llvm::interleave(level.tiling.order, os, ",");
  }
  for (const ResourceTime &time : estimate.times)
    os << " " << time.resource << "=" << llvm::format("%.17g", time.seconds);
  os << " bound=" << estimate.bound;
  if (estimate.upperTimeSeconds)
    os << " upper=" << llvm::format("%.17g", *estimate.upperTimeSeconds);
  for (const std::string &note : estimate.notes)
    os << "; " << note;
  return text;
}

FunctionReport TestSymbolsPass::analyze(func::FuncOp function,
                                        const Bindings &bindings,
                                        const Bindings &values) {
  AnalysisOptions options;
  options.bindings = bindings;
  ModuleAnalysis analysis(function, &*target, options);
  FunctionReport report;
  analysis.run(
      [&](Operation *, const OpRecord &record) {
        std::string name = record.op->getName().getStringRef().str() + " x " +
                           evaluate(record.executions, values).str();
        report.work.push_back(describeWork(name, record.getAll().work, values));
        report.estimates.push_back(name +
                                   describeEstimate(record.getAll().estimate));
        for (const std::string &note : record.notes)
          report.estimates.back() += "; " + note;
      },
      [](Operation *, StringRef) {});
  const Totals &totals = analysis.getTotals(function);
  report.work.push_back(describeWork("totals", totals.work, values));
  report.work.back().text +=
      " peak=" + evaluate(totals.peakLiveBytes, values).str();
  report.work.back().fused = evaluate(totals.fusedLowerBytes, values);
  llvm::append_range(report.symbols, analysis.getSymbols(function));
  report.conflicts = analysis.getConflicts(function).size();
  return report;
}

void TestSymbolsPass::complain(func::FuncOp twin, StringRef mode,
                               StringRef ours, StringRef wanted) {
  ++numDiffering;
  llvm::outs() << twin.getName() << "\n  static: " << wanted << "\n  " << mode
               << ": " << ours << "\n";
}

static bool isAtMost(const Count &lhs, const Count &rhs) {
  return lhs.isConstant() && rhs.isConstant() &&
         lhs.getConstant() <= rhs.getConstant();
}

static bool contains(const CountRange &outer, const CountRange &inner) {
  return isAtMost(outer.lower, inner.lower) &&
         isAtMost(inner.upper, outer.upper);
}

/// Compares work. Operations must be equal. Bytes must be equal, or an interval
/// that contains the exact number for windows whose points can't be enumerated
/// (R10). Useful FLOPs with padding of unknown size may be unknown (R9).
void TestSymbolsPass::compareWork(func::FuncOp twin, StringRef mode,
                                  ArrayRef<ReportedWork> ours,
                                  ArrayRef<ReportedWork> wanted) {
  if (ours.size() != wanted.size())
    return complain(twin, mode, "other rows", "");
  bool isExact = true;
  for (auto [own, other] : llvm::zip_equal(ours, wanted)) {
    bool isInterval = !own.isExact() && other.isExact();
    bool isOpen = !own.usefulFlops && other.usefulFlops;
    isExact &= !isInterval && !isOpen;
    if (own.text != other.text || !contains(own.read, other.read) ||
        !contains(own.written, other.written) ||
        (own.isExact() && !other.isExact()) ||
        (!isOpen && own.usefulFlops != other.usefulFlops) ||
        !(isExact ? own.fused == other.fused
                  : isAtMost(own.fused, other.fused)))
      complain(twin, mode, getText(own), getText(other));
  }
  numOpen += !isExact;
}

void TestSymbolsPass::compare(func::FuncOp function, func::FuncOp twin,
                              bool isNamed) {
  DynamicTwin dynamic(twin, isNamed);
  if (!dynamic.run())
    return;
  if (failed(verify(twin)))
    return signalPassFailure();
  ++numFunctions;
  numClasses += dynamic.getNumClasses();
  FunctionReport wanted = analyze(function, {}, {});
  numRows += wanted.work.size() - 1;
  FunctionReport symbolic = analyze(twin, {}, dynamic.getSizes());
  compareWork(twin, "symbolic", symbolic.work, wanted.work);
  size_t numFree = llvm::count_if(symbolic.symbols, [](const SymbolInfo &info) {
    return !info.value && StringRef(info.meaning).contains("dim");
  });
  if (numFree > dynamic.getNumClasses()) {
    numExtra += numFree - dynamic.getNumClasses();
    llvm::outs() << twin.getName() << " has symbols too many\n";
  }
  FunctionReport bound = analyze(twin, dynamic.getSizes(), {});
  if (bound.work.size() != wanted.work.size())
    return complain(twin, "bound", "other rows", "");
  for (auto [own, other] : llvm::zip_equal(bound.work, wanted.work))
    if (getText(own) != getText(other))
      complain(twin, "bound", getText(own), getText(other));
  for (auto [own, other] : llvm::zip_equal(bound.estimates, wanted.estimates))
    if (own != other)
      complain(twin, "bound", own, other);
  if (bound.conflicts || symbolic.conflicts) {
    ++numDiffering;
    twin.emitError("sizes that are equal are told to conflict");
  }
}

/// Prints the work and, with bound symbols, the estimates.
void TestSymbolsPass::print(func::FuncOp function) {
  Bindings sizes;
  for (const std::string &value : values) {
    auto [name, number] = StringRef(value).split('=');
    sizes[name.str()] = Count::parse(number).value_or(0);
  }
  FunctionReport report = analyze(function, bind ? sizes : Bindings(), sizes);
  llvm::outs() << function.getName() << "\n";
  for (const ReportedWork &work : report.work)
    llvm::outs() << getText(work) << "\n";
  if (bind)
    for (const std::string &line : report.estimates)
      llvm::outs() << line << "\n";
}

void TestSymbolsPass::runOnOperation() {
  ModuleOp module = getOperation();
  FailureOr<TargetSystemSpecInterface> spec =
      loadTarget(targetName, module.getLoc());
  if (failed(spec))
    return signalPassFailure();
  FailureOr<TargetDescription> description =
      parseTargetSpec(*spec, module.getLoc());
  if (failed(description))
    return signalPassFailure();
  target = std::move(*description);
  if (tell) {
    for (auto function : module.getOps<func::FuncOp>())
      if (!function.isExternal())
        print(function);
    return;
  }
  OwningOpRef<ModuleOp> copy = module.clone();
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  auto twins = llvm::to_vector(copy->getOps<func::FuncOp>());
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip_equal(functions, twins))) {
    auto [function, twin] = pair;
    if (!function.isExternal() && llvm::hasSingleElement(function.getBody()))
      compare(function, twin, /*isNamed=*/number % 2 == 0);
  }
  llvm::outs() << "symbols: " << numFunctions << " functions, " << numRows
               << " rows, " << numClasses << " sizes, " << numExtra
               << " symbols too many, " << numOpen << " with intervals, "
               << numDiffering << " differ\n";
  if (numDiffering)
    signalPassFailure();
  if (!printsTwins)
    return;
  module.getBodyRegion().takeBody(copy->getBodyRegion());
}

namespace mlir::roofline {
void registerTestSymbolsPass() { PassRegistration<TestSymbolsPass>(); }
} // namespace mlir::roofline
