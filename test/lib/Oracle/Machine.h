//===- Machine.h - An interpreter that counts -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interprets a lowered function (scf, arith, math, complex, vector, memref) on
// small data and records what it executes and which elements it touches. It
// shares no counting code with the analysis: an op counts when it executes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_MACHINE_H
#define ROOFLINE_TEST_LIB_ORACLE_MACHINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/Work.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

#include <map>
#include <memory>
#include <vector>

namespace mlir::roofline::oracle {

struct Buffer;
struct Datum;
struct MemRef;

/// A number, or the lanes of a vector.
struct Number {
  int64_t integer = 0;
  double real = 0, imaginary = 0;
  std::shared_ptr<std::vector<Datum>> lanes;

  void setNumber(const Number &other) { *this = other; }
};

/// The contents of a register, a number or a memref, and the origin of the
/// number.
struct Datum : Number {
  std::shared_ptr<MemRef> memref;

  /// Loops of the running op on which the number depends, or the address that
  /// it was loaded from; one bit each.
  uint64_t loops = 0;
  /// Loops that are summed in one index of the address (a window), and loops
  /// that are an index on their own.
  uint64_t windowLoops = 0, plainLoops = 0;
  /// Buffers of the running op that the number was computed from, one bit each.
  uint64_t buffers = 0;
  /// True if the number was computed from an index.
  bool fromIndex = false;
  /// True if the number was computed from data that differs between elements,
  /// possibly before the running op.
  bool isData = false;
  /// True if the number was loaded and at most cast.
  bool isLoaded = false;
  /// True if the number is the value of a tensor.pad.
  bool isPadding = false;
  /// Element type that was loaded, before any widening casts.
  Type origin;
  /// Product and sum of the running op (1 + position); 0 for none.
  unsigned product = 0, sum = 0;
};

/// How the contents of an element were produced.
enum class Content : uint8_t { Undefined, Uniform, Splat, Data };

struct Element : Number {
  Content content = Content::Undefined;
  bool isPadding = false;
  /// Last executions that read and wrote the element.
  int64_t readBy = -1, writtenBy = -1;
  /// The execution that copied the element from one that nothing else had read,
  /// if nothing has read it since.
  int64_t copiedBy = -1;
  Buffer *copySource = nullptr;
  int64_t copyAddress = 0;
};

/// Storage created by one allocation, one argument or one constant.
struct Buffer {
  Type elementType;
  Attribute memorySpace;
  std::vector<Element> elements;
  /// The op that created the buffer; null for arguments.
  Operation *site = nullptr;
  /// The execution that allocated the buffer; -1 for none.
  int64_t allocatedBy = -1;
  /// True if anything outside that execution accesses the buffer.
  bool escapes = false;
};

struct MemRef {
  std::shared_ptr<Buffer> buffer;
  int64_t offset = 0;
  SmallVector<int64_t, 4> sizes, strides;
  uint64_t loops = 0;
};

/// The kind of an operation: its class, and the type that it computes with.
using TermKey = std::pair<WorkClass, Type>;

/// The elements of one buffer that one execution of an op touches.
struct BufferUse {
  std::shared_ptr<Buffer> buffer;
  int64_t reads = 0, writes = 0;
  /// Reads of elements that one value had filled or that were undefined.
  int64_t uniformReads = 0;
  unsigned bit = 0;
};

/// Bytes that executions touch for the first time, summed over all executions.
struct SpaceBytes {
  int64_t read = 0, written = 0;
  /// Bytes of elements that one value had filled, read and written by the same
  /// execution; not included in `read` (R12).
  int64_t initRead = 0;
};

/// The counts of all executions of one op of the source.
struct OpCounts {
  int64_t executions = 0;
  /// Operations summed over the executions.
  std::vector<WorkTerm> terms;
  int64_t flops = 0, usefulFlops = 0;
  /// Bytes by memory space.
  llvm::MapVector<Attribute, SpaceBytes> bytes;
  /// Distinct elements read and written over all executions.
  llvm::MapVector<Buffer *, std::pair<llvm::BitVector, llvm::BitVector>>
      distinct;
  /// Keeps the keys of `distinct` alive.
  SmallVector<std::shared_ptr<Buffer>, 0> buffers;

  /// Returns the distinct bytes read and written over all executions, in any
  /// space [B].
  std::pair<int64_t, int64_t> getDistinctBytes() const;
};

/// Value of `vector.vscale` during execution.
constexpr int64_t vscale = 2;
/// Returns the number of lanes of a vector, with scalable dims multiplied.
int64_t countLanes(VectorType type);

/// Returns the bytes of `elements` elements of `type` (R17, the default
/// storage).
int64_t getBytes(Type type, int64_t elements);

class Machine;
struct Instruction;
using Handler = LogicalResult (*)(Machine &, const Instruction &);

struct Instruction {
  Instruction() = default;
  Instruction(Instruction &&) = default;

  Operation *op = nullptr;
  Handler handler = nullptr;
  /// Semantics and cost of a scalar op.
  const struct ScalarRule *rule = nullptr;
  SmallVector<unsigned, 4> operands, results;
  /// True for a load whose result is unused.
  bool isUnused = false;
  /// Bodies of the op's regions, in order.
  std::vector<std::unique_ptr<struct Code>> regions;
};

/// The instructions of one block.
struct Code {
  std::vector<Instruction> instructions;
  SmallVector<unsigned, 4> arguments;
  /// Operands of the terminator.
  SmallVector<unsigned, 4> yielded;
  Operation *terminator = nullptr;
};

/// A product of two numbers that may be part of a contraction.
struct Product {
  uint64_t loops[2] = {0, 0};
  uint64_t windowLoops = 0, buffers = 0;
  bool fromIndex = false;
  Type types[2];
  TermKey term;
  int64_t operations = 0;
  bool taken = false;
};

/// A sum of a product and a loaded number.
struct Sum {
  unsigned product = 0;
  uint64_t loops = 0, buffers = 0;
  uint64_t storedTo = 0;
  TermKey term;
  int64_t operations = 0;
};

/// Returns true if the multiply-adds are work of a matrix unit (R7): there are
/// loops p of the sum and one factor only, q of the sum and the other factor
/// only, and r of both factors but not the sum.
bool isMatrixWork(const Product &product, const Sum &sum);

/// One execution of one op of the source.
struct Frame {
  OpCounts *counts = nullptr;
  int64_t id = 0;
  llvm::MapVector<Buffer *, BufferUse> uses;
  llvm::MapVector<TermKey, int64_t> terms;
  llvm::MapVector<Operation *, Product> products;
  llvm::MapVector<Operation *, Sum> sums;
  DenseMap<Operation *, unsigned> loops;
  /// Bits of buffers, keyed by the op that creates them or by the buffer
  /// itself.
  DenseMap<void *, unsigned> bufferBits;
  /// True for an op without a row.
  bool isFree = false;
  /// FLOPs since the start of the iteration, and whether it read padding.
  int64_t iterationFlops = 0;
  bool iterationPadded = false;
  int64_t flops = 0, usefulFlops = 0;

  void endIteration();
};

class Machine {
public:
  explicit Machine(ModuleOp module) : module(module) {}

  /// Calls `function` with generated data. `dynamicSize` is the extent of every
  /// dynamic dim of the arguments. On failure a diagnostic has been emitted.
  LogicalResult run(Operation *function, int64_t dynamicSize);

  /// Counts of the op with the marks `position`.
  std::map<int64_t, OpCounts> counts;
  /// Multiply-adds of a contraction are class matrix (R7). Those of a loop are
  /// not.
  bool findsContractions = true;
  /// Work outside all marks, by op name.
  std::map<std::string, int64_t> unattributed;
  /// Values of the integer and index arguments, by position.
  std::map<unsigned, int64_t> argumentValues;

  //===--- For the handlers ----------------------------------------------===//
  Datum &operand(const Instruction &inst, unsigned index) {
    return registers[inst.operands[index]];
  }
  Datum &result(const Instruction &inst, unsigned index = 0) {
    return registers[inst.results[index]];
  }
  /// Executes a block with `arguments` and stores the yielded values in
  /// `yielded`.
  LogicalResult execute(const Code &code, ArrayRef<Datum> arguments,
                        SmallVectorImpl<Datum> &yielded);
  LogicalResult call(StringRef callee, ArrayRef<Datum> arguments,
                     SmallVectorImpl<Datum> &results);
  /// Counts `number` operations.
  void count(WorkClass workClass, Type type, int64_t number,
             StringRef opName = "");
  void beginFrame(int64_t position);
  void endFrame();
  Frame *getFrame() { return frame ? &*frame : nullptr; }
  /// Returns a bit for a loop that begins; 0 outside frames.
  uint64_t getLoopBit(Operation *loop);
  Datum load(MemRef &memref, int64_t address, uint64_t loops,
             uint64_t windowLoops, bool isNoted = true);
  void store(MemRef &memref, int64_t address, const Datum &value);
  /// Copies an element. `isNoted` has the same meaning as for `load`.
  void copy(MemRef &source, int64_t from, MemRef &target, int64_t to,
            bool isNoted);
  /// Returns the address of an element, or nullopt after a diagnostic if it is
  /// out of bounds.
  std::optional<int64_t> getAddress(Operation *op, const MemRef &memref,
                                    ArrayRef<int64_t> indices);
  std::shared_ptr<MemRef> allocate(Operation *site, MemRefType type,
                                   ArrayRef<int64_t> sizes);
  ModuleOp getModule() { return module; }
  Datum &getRegister(Value value) { return registers[getSlot(value)]; }
  /// Globals by name.
  std::map<std::string, std::shared_ptr<MemRef>> globals;
  /// Marks from this position on belong to ops without a row.
  int64_t firstFree = INT64_MAX;
  /// Mask of the `vector.mask` around the running op.
  Datum mask;
  int64_t steps = 0;
  bool isTooLarge = false;

private:
  LogicalResult compileBlock(Block &block, Code &code);
  unsigned getSlot(Value value);
  std::pair<llvm::BitVector, llvm::BitVector> &
  getDistinct(const std::shared_ptr<Buffer> &buffer);
  void noteRead(const std::shared_ptr<Buffer> &buffer, int64_t address);
  void noteWrite(const std::shared_ptr<Buffer> &buffer, int64_t address,
                 Content content);
  void finishContractions(Frame &frame);
  /// Clears the state in the registers that concerns the running op only.
  void forgetOrigins();
  void undoCopy(Element &element);
  BufferUse &getUse(const std::shared_ptr<Buffer> &buffer);

  ModuleOp module;
  DenseMap<Value, unsigned> slots;
  std::vector<Datum> registers;
  DenseMap<Operation *, std::unique_ptr<Code>> functions;
  std::unique_ptr<Frame> frame;
  int64_t lastFrame = -1;
  /// A use of a buffer that the same execution allocated, which counts only if
  /// the buffer is accessed by others later.
  struct Pending {
    OpCounts *counts;
    BufferUse use;
  };
  std::vector<Pending> pending;
  void addUse(OpCounts &counts, const BufferUse &use);
};

/// Role that a scalar op can have in a multiply-accumulate (R7).
enum class Role : uint8_t {
  None,
  Multiply,
  Add,
  Both,
  Widen,
  Narrow,
  ShiftOrigin
};

/// A scalar op: the operations that one lane counts, and its value.
struct ScalarRule {
  WorkClass workClass;
  int64_t operations;
  /// Index of the operand whose type counts; -1 for the result.
  int typeOf;
  Role role;
  void (*evaluate)(Operation *op, ArrayRef<const Datum *> operands,
                   Datum &result);
};
/// Records the role of an op in a contraction of the running op.
void noteRole(Frame &frame, Operation *op, Role role, TermKey term,
              int64_t operations, ArrayRef<const Datum *> operands,
              Datum &result);
/// Makes `result` depend on everything that `operands` depend on.
void inheritOrigins(Datum &result, ArrayRef<const Datum *> operands);
/// Returns `value` as an integer of the width of `type`: sign-extended, or 0
/// and 1.
int64_t wrapInteger(int64_t value, Type type);
/// Returns the rule of `op`; null if it is not a scalar op.
const ScalarRule *lookupScalarRule(Operation *op);
/// Executes a scalar op on one lane.
void executeLane(Machine &machine, Operation *op, const ScalarRule &rule,
                 ArrayRef<const Datum *> operands, Datum &result);

/// Returns the handler of an op; null if it is unknown.
Handler lookupHandler(Operation *op);
/// The handlers of an op that does nothing, and of one that returns its
/// operand.
LogicalResult runNothing(Machine &machine, const Instruction &inst);
LogicalResult runSame(Machine &machine, const Instruction &inst);

void addControlHandlers(llvm::StringMap<Handler> &handlers);
void addMemoryHandlers(llvm::StringMap<Handler> &handlers);
void addViewHandlers(llvm::StringMap<Handler> &handlers);
void addScalarHandlers(llvm::StringMap<Handler> &handlers);
void addVectorHandlers(llvm::StringMap<Handler> &handlers);
void addComplexHandlers(llvm::StringMap<Handler> &handlers);

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_MACHINE_H
