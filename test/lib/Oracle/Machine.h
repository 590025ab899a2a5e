//===- Machine.h - An interpreter that counts -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a lowered function (scf, arith, math, complex, vector, memref) on
// small data and notes what it executes and which elements it touches. It has
// no counting code in common with the analysis: an op counts when it runs.
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

/// What a register holds: a number, or a memref; and where the number comes
/// from.
struct Datum : Number {
  std::shared_ptr<MemRef> memref;

  /// Loops of the running op on which the number or the address that it was
  /// loaded from depends, one bit each.
  uint64_t loops = 0;
  /// Loops that are added up in one index of the address (a window), and those
  /// that are an index of their own.
  uint64_t windowLoops = 0, plainLoops = 0;
  /// Buffers of the running op that it was computed from, one bit each.
  uint64_t buffers = 0;
  /// It was computed from an index.
  bool fromIndex = false;
  /// It was computed from what differs from element to element, maybe before
  /// the running op.
  bool isData = false;
  /// It was loaded, and at most cast.
  bool isLoaded = false;
  /// It is the value of a tensor.pad.
  bool isPadding = false;
  /// Element type that was loaded, seen through casts that widen.
  Type origin;
  /// Product and sum of the running op (1 + position), 0 for none.
  unsigned product = 0, sum = 0;
};

/// How the content of an element came about.
enum class Content : uint8_t { Undefined, Uniform, Splat, Data };

struct Element : Number {
  Content content = Content::Undefined;
  bool isPadding = false;
  /// The executions that read and wrote it last.
  int64_t readBy = -1, writtenBy = -1;
  /// The execution that copied it from an element which nothing else had read,
  /// and nobody has read it since.
  int64_t copiedBy = -1;
  Buffer *copySource = nullptr;
  int64_t copyAddress = 0;
};

/// Storage made by one allocation, one argument, or one constant.
struct Buffer {
  Type elementType;
  Attribute memorySpace;
  std::vector<Element> elements;
  /// The op that made it; null for arguments.
  Operation *site = nullptr;
  /// The execution that allocated it, -1 for none.
  int64_t allocatedBy = -1;
  /// Something beside that execution saw it.
  bool escapes = false;
};

struct MemRef {
  std::shared_ptr<Buffer> buffer;
  int64_t offset = 0;
  SmallVector<int64_t, 4> sizes, strides;
  uint64_t loops = 0;
};

/// Kind of operation: class, and the type it computes with.
using TermKey = std::pair<WorkClass, Type>;

/// Elements of one buffer touched by one execution of an op.
struct BufferUse {
  std::shared_ptr<Buffer> buffer;
  int64_t reads = 0, writes = 0;
  /// Reads of what one value had filled, or of nothing defined.
  int64_t uniformReads = 0;
  unsigned bit = 0;
};

/// Bytes that executions touch for the first time each, added up.
struct SpaceBytes {
  int64_t read = 0, written = 0;
  /// Read of what one value had filled and the same execution writes: not in
  /// `read` (R12).
  int64_t initRead = 0;
};

/// What all executions of one op of the source did.
struct OpCounts {
  int64_t executions = 0;
  /// Operations of one execution after the other, added up.
  std::vector<WorkTerm> terms;
  int64_t flops = 0, usefulFlops = 0;
  /// By memory space.
  llvm::MapVector<Attribute, SpaceBytes> bytes;
  /// Distinct elements over all executions.
  llvm::MapVector<Buffer *, std::pair<llvm::BitVector, llvm::BitVector>>
      distinct;
  /// Keeps the keys of `distinct` alive.
  SmallVector<std::shared_ptr<Buffer>, 0> buffers;

  /// Distinct bytes read and written over all executions, in any space [B].
  std::pair<int64_t, int64_t> getDistinctBytes() const;
};

/// What `vector.vscale` is when a program runs.
constexpr int64_t vscale = 2;
/// Lanes of a vector, scalable dims multiplied.
int64_t countLanes(VectorType type);

/// Bytes of `elements` elements of `type` (R17, the default storage).
int64_t getBytes(Type type, int64_t elements);

class Machine;
struct Instruction;
using Handler = LogicalResult (*)(Machine &, const Instruction &);

struct Instruction {
  Instruction() = default;
  Instruction(Instruction &&) = default;

  Operation *op = nullptr;
  Handler handler = nullptr;
  /// What a scalar op computes and how it counts.
  const struct ScalarRule *rule = nullptr;
  SmallVector<unsigned, 4> operands, results;
  /// A load whose result nothing uses.
  bool isUnused = false;
  /// Bodies of the op's regions, by position.
  std::vector<std::unique_ptr<struct Code>> regions;
};

/// Instructions of one block.
struct Code {
  std::vector<Instruction> instructions;
  SmallVector<unsigned, 4> arguments;
  /// The operands of the terminator.
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

/// A sum of a product and something that was loaded.
struct Sum {
  unsigned product = 0;
  uint64_t loops = 0, buffers = 0;
  uint64_t storedTo = 0;
  TermKey term;
  int64_t operations = 0;
};

/// True if the multiply-adds are work of a matrix unit (R7): loops p of the sum
/// and of one factor alone, q of the sum and of the other factor alone, and r
/// of both factors but not of the sum.
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
  /// Bits of buffers: by the op that makes them, or by themselves.
  DenseMap<void *, unsigned> bufferBits;
  /// Of an op without a row.
  bool isFree = false;
  /// FLOPs since the last iteration began, and whether it saw padding.
  int64_t iterationFlops = 0;
  bool iterationPadded = false;
  int64_t flops = 0, usefulFlops = 0;

  void endIteration();
};

class Machine {
public:
  explicit Machine(ModuleOp module) : module(module) {}

  /// Calls `function` with made-up data. `dynamicSize` is the extent of every
  /// dynamic dim of the arguments. On failure a diagnostic has been emitted.
  LogicalResult run(Operation *function, int64_t dynamicSize);

  /// Counts of the op with the marks `position`.
  std::map<int64_t, OpCounts> counts;
  /// Work outside of the marks, by op name.
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
  /// Executes a block with `arguments`; what it yields goes to `yielded`.
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
  /// A bit for a loop that begins, 0 outside of frames.
  uint64_t getLoopBit(Operation *loop);
  Datum load(MemRef &memref, int64_t address, uint64_t loops,
             uint64_t windowLoops, bool isNoted = true);
  void store(MemRef &memref, int64_t address, const Datum &value);
  /// Copies an element. `isNoted` as for `load`.
  void copy(MemRef &source, int64_t from, MemRef &target, int64_t to,
            bool isNoted);
  /// Address of an element; no value and a diagnostic if out of bounds.
  std::optional<int64_t> getAddress(Operation *op, const MemRef &memref,
                                    ArrayRef<int64_t> indices);
  std::shared_ptr<MemRef> allocate(Operation *site, MemRefType type,
                                   ArrayRef<int64_t> sizes);
  ModuleOp getModule() { return module; }
  Datum &getRegister(Value value) { return registers[getSlot(value)]; }
  /// Globals by name.
  std::map<std::string, std::shared_ptr<MemRef>> globals;
  /// From this position on, the marks are of ops without a row.
  int64_t firstFree = INT64_MAX;
  /// Of the `vector.mask` around the running op.
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
  /// Clears in the registers what concerns the running op only.
  void forgetOrigins();
  void undoCopy(Element &element);
  BufferUse &getUse(const std::shared_ptr<Buffer> &buffer);

  ModuleOp module;
  DenseMap<Value, unsigned> slots;
  std::vector<Datum> registers;
  DenseMap<Operation *, std::unique_ptr<Code>> functions;
  std::unique_ptr<Frame> frame;
  int64_t lastFrame = -1;
  /// Uses of buffers that the same execution allocated: they count if the
  /// buffer is seen by others later.
  struct Pending {
    OpCounts *counts;
    BufferUse use;
  };
  std::vector<Pending> pending;
  void addUse(OpCounts &counts, const BufferUse &use);
};

/// Part that a scalar op may play in a multiply-accumulate (R7).
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
  /// Position of the operand whose type counts, -1 for the result.
  int typeOf;
  Role role;
  void (*evaluate)(Operation *op, ArrayRef<const Datum *> operands,
                   Datum &result);
};
/// Notes the part that an op plays in a contraction of the running op.
void noteRole(Frame &frame, Operation *op, Role role, TermKey term,
              int64_t operations, ArrayRef<const Datum *> operands,
              Datum &result);
/// Lets `result` depend on all that `operands` depend on.
void inheritOrigins(Datum &result, ArrayRef<const Datum *> operands);
/// `value` as an integer of the width of `type`: sign-extended, or 0 and 1.
int64_t wrapInteger(int64_t value, Type type);
/// Rule of `op`, null if it is no scalar op.
const ScalarRule *lookupScalarRule(Operation *op);
/// Executes a scalar op on one lane.
void executeLane(Machine &machine, Operation *op, const ScalarRule &rule,
                 ArrayRef<const Datum *> operands, Datum &result);

/// Handler of an op; null if the machine doesn't know it.
Handler lookupHandler(Operation *op);
void addControlHandlers(llvm::StringMap<Handler> &handlers);
void addMemoryHandlers(llvm::StringMap<Handler> &handlers);
void addViewHandlers(llvm::StringMap<Handler> &handlers);
void addScalarHandlers(llvm::StringMap<Handler> &handlers);
void addVectorHandlers(llvm::StringMap<Handler> &handlers);
void addComplexHandlers(llvm::StringMap<Handler> &handlers);

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_MACHINE_H
