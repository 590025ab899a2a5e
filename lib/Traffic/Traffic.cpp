//===- Traffic.cpp - Bytes that must move -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/Traffic.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Element sizes (R17)
//===----------------------------------------------------------------------===//

/// Bits that an integer or float of `width` bits takes in memory.
static int64_t getStorageBits(unsigned width, const StorageOptions &options) {
  if (width >= 8)
    return llvm::alignTo(width, 8);
  bool packed = width == 1 ? options.packI1 : options.packSubByte;
  return packed || width == 0 ? width : 8;
}

std::optional<Count> StorageSizes::computeBits(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return computeBits(quantized.getStorageType());
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<Count> part = computeBits(complex.getElementType());
    return part ? std::optional(*part * Count(2)) : std::nullopt;
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    std::optional<Count> lane = computeBits(vector.getElementType());
    return lane ? std::optional(*lane * getNumLanes(vector)) : std::nullopt;
  }
  if (isa<FloatTF32Type>(type))
    return Count(32); // 19 bits are used, in the layout of f32.
  if (type.isIntOrFloat())
    return Count(getStorageBits(type.getIntOrFloatBitWidth(), options));
  if (isa<IndexType, DataLayoutTypeInterface>(type)) {
    llvm::TypeSize bits = DataLayout::closest(scope).getTypeSizeInBits(type);
    if (!bits.isScalable())
      return Count(int64_t(llvm::alignTo(bits.getFixedValue(), 8)));
  }
  return std::nullopt;
}

std::optional<Count> StorageSizes::getBits(Type elementType) {
  if (elementType != lastType) {
    lastBits = computeBits(elementType);
    lastType = elementType;
  }
  return lastBits;
}

std::optional<int64_t> StorageSizes::getConstantBits(Type elementType) {
  std::optional<Count> bits = getBits(elementType);
  return bits ? bits->tryInt64() : std::nullopt;
}

ShapedType StorageSizes::getShapedType(Value value) const {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || type.hasStaticShape() || !context)
    return type;
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (ShapedType::isDynamic(size))
      size =
          context->getDim(value, dim).tryInt64().value_or(ShapedType::kDynamic);
  return type.clone(shape);
}

std::optional<Count> StorageSizes::getBytes(Type elementType,
                                            const Count &elements) {
  std::optional<Count> bits = getBits(elementType);
  if (!bits)
    return std::nullopt;
  return countCeilDiv(elements * *bits, 8);
}

std::optional<CountRange> StorageSizes::getBytes(Type elementType,
                                                 const CountRange &elements) {
  std::optional<Count> lower = getBytes(elementType, elements.lower);
  if (!lower)
    return std::nullopt;
  if (elements.isExact())
    return CountRange(*lower);
  return CountRange(*lower, *getBytes(elementType, elements.upper));
}

//===----------------------------------------------------------------------===//
// Compulsory traffic (R10, R11)
//===----------------------------------------------------------------------===//

LogicalResult roofline::computeValueTraffic(
    const Work &work, bool Access::*direction, WorkContext &context,
    StorageSizes &sizes,
    function_ref<void(const Access &, const CountRange &)> callback,
    std::string &failureReason) {
  for (const auto *it = work.accesses.begin(); it != work.accesses.end();
       ++it) {
    auto isSame = [&](const Access &other) {
      return other.*direction && other.value == it->value;
    };
    if (!((*it).*direction) || std::any_of(work.accesses.begin(), it, isSame))
      continue;
    SmallVector<const Access *, 2> accesses;
    for (const Access &other : llvm::make_range(it, work.accesses.end()))
      if (isSame(other))
        accesses.push_back(&other);
    CountRange elements = computeTouchedElements(
        accesses, work.loops, [&]() -> std::optional<Count> {
          if (!cast<ShapedType>(it->value.getType()).hasRank())
            return std::nullopt;
          return context.getNumElements(it->value);
        });
    std::optional<CountRange> size = sizes.getBytes(it->elementType, elements);
    if (!size) {
      llvm::raw_string_ostream(failureReason)
          << "the size of element type " << it->elementType << " is not known";
      return failure();
    }
    callback(*it, *size);
  }
  return success();
}

/// Adds the traffic of every access of one direction.
static LogicalResult addTraffic(const Work &work, bool Access::*direction,
                                CountRange SpaceTraffic::*bytes,
                                WorkContext &context, StorageSizes &sizes,
                                WorkSummary &summary,
                                std::string &failureReason) {
  return computeValueTraffic(
      work, direction, context, sizes,
      [&](const Access &access, const CountRange &size) {
        if (!size.isZero())
          summary.getTraffic(access.memorySpace, access.placement).*bytes +=
              size;
      },
      failureReason);
}

/// Adds the collectives, their payloads in bytes (R25).
static LogicalResult addNetwork(const Work &work, StorageSizes &sizes,
                                WorkSummary &summary,
                                std::string &failureReason) {
  for (const Communication &communication : work.network) {
    NetworkTerm term = communication.term;
    if (Type type = communication.elementType) {
      std::optional<Count> bytes = sizes.getBytes(type, communication.elements);
      std::optional<Count> element = sizes.getBytes(type, Count(1));
      if (!bytes || !element) {
        llvm::raw_string_ostream(failureReason)
            << "the size of element type " << type << " is not known";
        return failure();
      }
      term.payloadBytes = *bytes;
      // Elements of less than a byte, or of scalable vectors, are split
      // anywhere.
      bool isWhole = *bytes == *element * communication.elements;
      term.elementBytes = isWhole ? element->tryInt64().value_or(1) : 1;
    }
    summary.network.add(term);
  }
  return success();
}

bool roofline::isSparse(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.getEncoding())
    return false;
  auto encoding = sparse_tensor::getSparseTensorEncoding(tensor);
  return encoding && !encoding.isAllDense();
}

LogicalResult roofline::summarizeWork(const Work &work, WorkContext &context,
                                      StorageSizes &sizes, WorkSummary &summary,
                                      std::string &failureReason) {
  if (llvm::any_of(work.accesses, [](const Access &access) {
        return isSparse(access.value.getType());
      })) {
    failureReason = "the work depends on the number of nonzeros";
    return failure();
  }
  summary.terms = work.terms;
  summary.contractions = work.contractions;
  if (work.usefulFlopsUnknown)
    summary.usefulFlops = std::nullopt;
  else
    summary.usefulFlops =
        work.usefulFlops ? *work.usefulFlops : work.terms.getFlops();
  for (const SpaceTraffic &entry : work.extraTraffic)
    summary.getTraffic(entry.space).add(entry);
  if (failed(addNetwork(work, sizes, summary, failureReason)))
    return failure();
  if (failed(addTraffic(work, &Access::reads, &SpaceTraffic::bytesRead, context,
                        sizes, summary, failureReason)))
    return failure();
  return addTraffic(work, &Access::writes, &SpaceTraffic::bytesWritten, context,
                    sizes, summary, failureReason);
}
