//===- Machine.cpp - An interpreter that counts -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

/// Steps and elements of a buffer beyond which a run is given up: the data of
/// the tests is small.
static constexpr int64_t maxSteps = 5'000'000, maxElements = 1'000'000;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static int64_t getBits(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getBits(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(type))
    return countLanes(vector) * getBits(vector.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return getBits(quantized.getStorageType());
  if (type.isIndex())
    return 64;
  if (isa<FloatTF32Type>(type))
    return 32;
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return 8;
  return width < 8 ? width : llvm::alignTo(width, 8);
}

int64_t oracle::countLanes(VectorType type) {
  int64_t lanes = type.getNumElements();
  for (bool isScalable : type.getScalableDims())
    lanes *= isScalable ? vscale : 1;
  return lanes;
}

int64_t oracle::getBytes(Type type, int64_t elements) {
  return llvm::divideCeil(elements * getBits(type), 8);
}

std::pair<int64_t, int64_t> OpCounts::getDistinctBytes() const {
  std::pair<int64_t, int64_t> bytes = {0, 0};
  for (const auto &[buffer, touched] : distinct) {
    bytes.first += getBytes(buffer->elementType, touched.first.count());
    bytes.second += getBytes(buffer->elementType, touched.second.count());
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

unsigned Machine::getSlot(Value value) {
  auto [it, isNew] = slots.try_emplace(value, registers.size());
  if (isNew)
    registers.emplace_back();
  return it->second;
}

LogicalResult Machine::compileBlock(Block &block, Code &code) {
  for (BlockArgument argument : block.getArguments())
    code.arguments.push_back(getSlot(argument));
  for (Operation &op : block) {
    if (op.hasTrait<OpTrait::IsTerminator>() && op.getNumRegions() == 0) {
      code.terminator = &op;
      for (Value operand : op.getOperands())
        code.yielded.push_back(getSlot(operand));
      break;
    }
    Instruction inst;
    inst.op = &op;
    inst.handler = lookupHandler(&op);
    inst.rule = lookupScalarRule(&op);
    inst.isUnused = op.hasAttr("oracle.unused");
    if (!inst.handler)
      return op.emitError("the oracle does not execute '")
             << op.getName() << "'";
    for (Value operand : op.getOperands())
      inst.operands.push_back(getSlot(operand));
    for (Value result : op.getResults())
      inst.results.push_back(getSlot(result));
    for (Region &region : op.getRegions()) {
      inst.regions.push_back(std::make_unique<Code>());
      if (region.empty())
        continue;
      if (!region.hasOneBlock())
        return op.emitError("the oracle does not execute blocks that jump");
      if (failed(compileBlock(region.front(), *inst.regions.back())))
        return failure();
    }
    code.instructions.push_back(std::move(inst));
  }
  return success();
}

LogicalResult Machine::execute(const Code &code, ArrayRef<Datum> arguments,
                               SmallVectorImpl<Datum> &yielded) {
  for (auto [slot, value] : llvm::zip(code.arguments, arguments))
    registers[slot] = value;
  for (const Instruction &inst : code.instructions) {
    if (++steps > maxSteps || isTooLarge)
      return inst.op->emitError("the oracle gives up: too much work");
    if (failed(inst.handler(*this, inst)))
      return failure();
  }
  yielded.clear();
  for (unsigned slot : code.yielded)
    yielded.push_back(registers[slot]);
  return success();
}

LogicalResult Machine::call(StringRef callee, ArrayRef<Datum> arguments,
                            SmallVectorImpl<Datum> &results) {
  results.clear();
  Operation *function = module.lookupSymbol(callee);
  if (callee.consume_front("oracle_begin_")) {
    int64_t position = 0;
    callee.getAsInteger(10, position);
    if (frame)
      return module.emitError("the oracle can't tell apart two inserts at the "
                              "end of one loop");
    beginFrame(position);
    return success();
  }
  if (callee.starts_with("oracle_end")) {
    endFrame();
    return success();
  }
  if (callee.starts_with("oracle_use"))
    return success();
  if (callee.starts_with("oracle_padding")) {
    results.push_back(arguments.front());
    results.back().isPadding = true;
    return success();
  }
  auto interface = dyn_cast_or_null<FunctionOpInterface>(function);
  if (!interface || interface.isExternal())
    return module.emitError("the oracle can't call '") << callee << "'";
  std::unique_ptr<Code> &code = functions[function];
  if (!code) {
    code = std::make_unique<Code>();
    if (!interface.getFunctionBody().hasOneBlock())
      return function->emitError("the oracle does not execute blocks that "
                                 "jump");
    if (failed(compileBlock(interface.getFunctionBody().front(), *code)))
      return failure();
  }
  return execute(*code, arguments, results);
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

namespace {
/// Small numbers that differ: floats in steps of 1/4 from 1/4 to 4, integers
/// 0 and 1, so that an integer may be an index too.
class NumberSource {
public:
  void fill(Type type, Element &element) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    int64_t random = state >> 40;
    element.integer = random % 2;
    element.real = 0.25 + 0.25 * (random % 16);
    element.imaginary = 0.5 + 0.25 * (random % 7);
    element.content = Content::Data;
    auto vector = dyn_cast<VectorType>(type);
    if (!vector)
      return;
    element.lanes = std::make_shared<std::vector<Datum>>();
    for (int64_t lane = 0; lane < countLanes(vector); ++lane) {
      Element part;
      fill(vector.getElementType(), part);
      Datum datum;
      datum.integer = part.integer;
      datum.real = part.real;
      datum.imaginary = part.imaginary;
      datum.isData = true;
      datum.origin = vector.getElementType();
      element.lanes->push_back(datum);
    }
  }

private:
  uint64_t state = 1;
};
} // namespace

std::shared_ptr<MemRef> Machine::allocate(Operation *site, MemRefType type,
                                          ArrayRef<int64_t> sizes) {
  auto memref = std::make_shared<MemRef>();
  memref->buffer = std::make_shared<Buffer>();
  memref->buffer->site = site;
  memref->sizes.assign(sizes.begin(), sizes.end());
  memref->strides.resize(sizes.size());
  uint64_t elements = 1;
  for (int64_t dim = int64_t(sizes.size()) - 1; dim >= 0; --dim) {
    memref->strides[dim] = elements;
    elements = llvm::SaturatingMultiply<uint64_t>(elements, sizes[dim]);
  }
  if (elements > uint64_t(maxElements)) {
    isTooLarge = true;
    elements = 0;
  }
  memref->buffer->elementType = type.getElementType();
  memref->buffer->memorySpace = type.getMemorySpace();
  memref->buffer->elements.resize(elements);
  memref->buffer->allocatedBy = frame ? frame->id : -1;
  return memref;
}

LogicalResult Machine::run(Operation *function, int64_t dynamicSize) {
  NumberSource numbers;
  SmallVector<Datum> arguments;
  auto interface = cast<FunctionOpInterface>(function);
  for (auto [position, type] : llvm::enumerate(interface.getArgumentTypes())) {
    Datum &datum = arguments.emplace_back();
    Element element;
    if (auto memref = dyn_cast<MemRefType>(type)) {
      SmallVector<int64_t> sizes(memref.getShape());
      for (int64_t &size : sizes)
        if (ShapedType::isDynamic(size))
          size = dynamicSize;
      datum.memref = allocate(nullptr, memref, sizes);
      datum.memref->buffer->escapes = true;
      for (Element &each : datum.memref->buffer->elements)
        numbers.fill(memref.getElementType(), each);
      continue;
    }
    if (!isa<ComplexType, VectorType>(type) && !type.isIntOrIndexOrFloat())
      return function->emitError("the oracle has no data of type ") << type;
    numbers.fill(type, element);
    datum.integer = element.integer;
    datum.real = element.real;
    datum.imaginary = element.imaginary;
    datum.lanes = element.lanes;
    if (type.isIntOrIndex())
      argumentValues[position] = element.integer;
  }
  SmallVector<Datum> results;
  auto name = cast<SymbolOpInterface>(function).getName();
  if (failed(call(name, arguments, results)))
    return failure();
  for (Datum &datum : results)
    if (datum.memref)
      datum.memref->buffer->escapes = true;
  for (Pending &each : pending)
    if (each.use.buffer->escapes)
      addUse(*each.counts, each.use);
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

std::optional<int64_t> Machine::getAddress(Operation *op, const MemRef &memref,
                                           ArrayRef<int64_t> indices) {
  int64_t address = memref.offset;
  for (auto [index, size, stride] :
       llvm::zip(indices, memref.sizes, memref.strides)) {
    if (index < 0 || index >= size) {
      op->emitError("the oracle saw an access out of bounds: index ")
          << index << " of " << size;
      return std::nullopt;
    }
    address += index * stride;
  }
  if (address < 0 || address >= int64_t(memref.buffer->elements.size())) {
    op->emitError("the oracle saw an access outside of the buffer");
    return std::nullopt;
  }
  return address;
}

BufferUse &Machine::getUse(const std::shared_ptr<Buffer> &buffer) {
  BufferUse &use = frame->uses[buffer.get()];
  if (!use.buffer) {
    use.buffer = buffer;
    void *key = buffer->site ? (void *)buffer->site : (void *)buffer.get();
    unsigned next = frame->bufferBits.size();
    unsigned bit = frame->bufferBits.try_emplace(key, next).first->second;
    use.bit = std::min(bit, 63u);
  }
  return use;
}

void Machine::noteRead(const std::shared_ptr<Buffer> &buffer, int64_t address) {
  Element &element = buffer->elements[address];
  if (buffer->allocatedBy != (frame ? frame->id : -1))
    buffer->escapes = true;
  if (!frame)
    return;
  auto &distinct = frame->counts->distinct[buffer.get()];
  if (distinct.first.empty()) {
    distinct.first.resize(buffer->elements.size());
    distinct.second.resize(buffer->elements.size());
    frame->counts->buffers.push_back(buffer);
  }
  distinct.first.set(address);
  BufferUse &use = getUse(buffer);
  element.copiedBy = -1;
  if (element.readBy == frame->id || element.writtenBy == frame->id)
    return;
  element.readBy = frame->id;
  if (element.content == Content::Splat)
    return; // R14: a splat constant is in no memory.
  if (element.content == Content::Data)
    ++use.reads;
  else
    ++use.uniformReads;
}

void Machine::noteWrite(const std::shared_ptr<Buffer> &buffer, int64_t address,
                        Content content) {
  Element &element = buffer->elements[address];
  element.content = content;
  if (buffer->allocatedBy != (frame ? frame->id : -1))
    buffer->escapes = true;
  if (!frame)
    return;
  auto &distinct = frame->counts->distinct[buffer.get()];
  if (distinct.first.empty()) {
    distinct.first.resize(buffer->elements.size());
    distinct.second.resize(buffer->elements.size());
    frame->counts->buffers.push_back(buffer);
  }
  distinct.second.set(address);
  BufferUse &use = getUse(buffer);
  if (element.copiedBy == frame->id)
    undoCopy(element);
  if (element.writtenBy == frame->id)
    return;
  element.writtenBy = frame->id;
  ++use.writes;
}

Datum Machine::load(MemRef &memref, int64_t address, uint64_t loops,
                    uint64_t windowLoops, bool isNoted) {
  const Element &element = memref.buffer->elements[address];
  if (isNoted)
    noteRead(memref.buffer, address);
  Datum datum;
  datum.integer = element.integer;
  datum.real = element.real;
  datum.imaginary = element.imaginary;
  datum.lanes = element.lanes;
  datum.loops = loops | memref.loops;
  datum.windowLoops = windowLoops;
  datum.isLoaded = true;
  datum.origin = memref.buffer->elementType;
  datum.isData = element.content == Content::Data;
  if (frame) {
    datum.buffers = uint64_t(1) << getUse(memref.buffer).bit;
    frame->iterationPadded |= element.isPadding;
  }
  return datum;
}

void Machine::store(MemRef &memref, int64_t address, const Datum &value) {
  bool isUniform = !value.loops && !value.buffers && !value.fromIndex &&
                   !value.isData && !value.lanes;
  noteWrite(memref.buffer, address,
            isUniform ? Content::Uniform : Content::Data);
  Element &element = memref.buffer->elements[address];
  element.integer = value.integer;
  element.real = value.real;
  element.imaginary = value.imaginary;
  element.lanes = value.lanes;
  element.isPadding = value.isPadding;
  if (!frame || !value.sum)
    return;
  Sum &sum = (frame->sums.begin() + (value.sum - 1))->second;
  sum.storedTo |= uint64_t(1) << getUse(memref.buffer).bit;
}

/// R16: what is overwritten need not have been copied.
void Machine::undoCopy(Element &element) {
  element.copiedBy = -1;
  --frame->uses[element.copySource].reads;
  element.copySource->elements[element.copyAddress].readBy = -1;
}

void Machine::copy(MemRef &source, int64_t from, MemRef &target, int64_t to,
                   bool isNoted) {
  auto countReads = [&]() {
    return frame ? getUse(source.buffer).reads : int64_t(0);
  };
  int64_t before = countReads();
  Datum value = load(source, from, 0, 0, isNoted);
  bool isFirstRead = countReads() > before;
  store(target, to, value);
  Content content = source.buffer->elements[from].content;
  Element &element = target.buffer->elements[to];
  element.isPadding = source.buffer->elements[from].isPadding;
  element.content = content == Content::Splat ? Content::Uniform : content;
  if (!isFirstRead)
    return;
  element.copiedBy = frame->id;
  element.copySource = source.buffer.get();
  element.copyAddress = from;
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

void Machine::count(WorkClass workClass, Type type, int64_t number,
                    StringRef opName) {
  if (type.isIndex())
    return; // R4: addressing.
  if (!frame) {
    if (workClass != WorkClass::Other)
      unattributed[opName.str()] += number;
    return;
  }
  frame->terms[{workClass, type}] += number;
  if (workClass != WorkClass::Vector)
    return;
  frame->flops += number;
  frame->iterationFlops += number;
}

void Frame::endIteration() {
  if (!iterationPadded)
    usefulFlops += iterationFlops;
  iterationFlops = 0;
  iterationPadded = false;
}

uint64_t Machine::getLoopBit(Operation *loop) {
  if (!frame)
    return 0;
  unsigned bit =
      frame->loops.try_emplace(loop, frame->loops.size()).first->second;
  return uint64_t(1) << std::min(bit, 63u);
}

void Machine::beginFrame(int64_t position) {
  assert(!frame && "marks nest");
  frame = std::make_unique<Frame>();
  frame->counts = &counts[position];
  frame->id = ++lastFrame;
  frame->isFree = position >= firstFree;
}

bool oracle::isMatrixWork(const Product &product, const Sum &sum) {
  uint64_t left = product.loops[0], right = product.loops[1];
  uint64_t parallel = sum.loops;
  uint64_t reduction = left & right & ~parallel;
  if (!(left & parallel & ~right) || !(right & parallel & ~left) || !reduction)
    return false;
  // A depthwise convolution: only the window is summed up.
  bool isDepthwise = product.windowLoops && (left & right & parallel) &&
                     !(reduction & ~product.windowLoops);
  return !isDepthwise;
}

void Machine::finishContractions(Frame &frame) {
  for (auto &[op, sum] : frame.sums) {
    Product &product = (frame.products.begin() + (sum.product - 1))->second;
    bool isAccumulation = llvm::popcount(sum.buffers) == 1 &&
                          sum.storedTo == sum.buffers &&
                          !(product.buffers & sum.buffers);
    if (!isAccumulation || product.fromIndex || product.taken ||
        sum.operations == 0 || !isMatrixWork(product, sum))
      continue;
    product.taken = true;
    frame.terms[sum.term] -= sum.operations;
    frame.terms[product.term] -= product.operations;
    frame.counts->terms.emplace_back(WorkClass::Matrix, product.types[0],
                                     product.types[1], sum.term.second,
                                     sum.operations + product.operations);
  }
}

void Machine::addUse(OpCounts &counts, const BufferUse &use) {
  SpaceBytes &bytes = counts.bytes[use.buffer->memorySpace];
  Type type = use.buffer->elementType;
  // R12: an init that one value had filled is not read.
  int64_t inits = use.writes ? use.uniformReads : 0;
  bytes.read += getBytes(type, use.reads + use.uniformReads - inits);
  bytes.initRead += getBytes(type, inits);
  bytes.written += getBytes(type, use.writes);
}

void Machine::endFrame() {
  assert(frame && "an end without a begin");
  frame->endIteration();
  OpCounts &op = *frame->counts;
  ++op.executions;
  finishContractions(*frame);
  for (auto &[key, number] : frame->terms) {
    if (number)
      op.terms.emplace_back(key.first, key.second, number);
  }
  op.flops += frame->flops;
  op.usefulFlops += frame->usefulFlops;
  for (auto &[buffer, use] : frame->uses) {
    if (buffer->allocatedBy == frame->id && !buffer->escapes)
      pending.push_back({&op, use});
    else
      addUse(op, use);
  }
  frame.reset();
  forgetOrigins();
}

static void forgetOrigins(Datum &datum) {
  datum.loops = datum.windowLoops = datum.buffers = 0;
  datum.product = datum.sum = 0;
  if (datum.memref)
    datum.memref->loops = 0;
  if (datum.lanes)
    for (Datum &lane : *datum.lanes)
      forgetOrigins(lane);
}

void Machine::forgetOrigins() {
  for (Datum &datum : registers)
    ::forgetOrigins(datum);
}
