//===- TargetFile.cpp - Parses target files -------------------------------===//
//
// Target files are parsed in a separate context that knows only the builtin and
// DLTI dialects. A file thus can't load dialects into the user's context, which
// passes must not do while they run, and the result doesn't depend on the
// dialects that the tool has registered. What is found there is built once more
// in the user's context.
//
//===----------------------------------------------------------------------===//

#include "TargetFile.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "roofline/IR/ForeignContext.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include <mutex>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// From one context to another
//===----------------------------------------------------------------------===//

namespace {

/// Builds attributes and types of target specs in another context. Only reads
/// the context that they are from.
class SpecCopier {
public:
  explicit SpecCopier(MLIRContext *context) : context(context) {}

  /// Returns null for what is too large. Attributes and types that no target
  /// has are copied by way of their text.
  Attribute copy(Attribute from);
  static constexpr unsigned maxDepth = 100, maxCount = 100000;

private:
  Type copy(Type from);
  DataLayoutEntryInterface copy(DataLayoutEntryInterface from);
  template <typename... Types>
  Type copyOneOf(Type from);
  template <typename T>
  Attribute copyMap(T from);

  /// Calls `visit` for an attribute or a type, which is one of `count`, unless
  /// they are too many. By aliases a short text has any number and depth.
  template <typename T>
  T enter(function_ref<T()> visit);
  /// Returns `from` if neither it nor what it consists of is too large.
  template <typename T>
  T check(T from);

  MLIRContext *context;
  unsigned depth = 0, count = 0;
};

} // namespace

template <typename T>
T SpecCopier::enter(function_ref<T()> visit) {
  if (depth == maxDepth || count == maxCount)
    return {};
  ++depth, ++count;
  T result = visit();
  --depth;
  return result;
}

template <typename T>
T SpecCopier::check(T from) {
  return enter<T>([&] {
    bool isSmall = true;
    auto visit = [&](auto part) { isSmall = isSmall && check(part); };
    from.walkImmediateSubElements(visit, visit);
    return isSmall ? from : T();
  });
}

template <typename... Types>
Type SpecCopier::copyOneOf(Type from) {
  Type copied;
  (void)((isa<Types>(from) && (copied = Types::get(context))) || ...);
  return copied;
}

Type SpecCopier::copy(Type from) {
  if (auto integer = dyn_cast<IntegerType>(from))
    return IntegerType::get(context, integer.getWidth(),
                            integer.getSignedness());
  if (Type copied =
          copyOneOf<NoneType, IndexType, BFloat16Type, Float16Type, Float32Type,
                    Float64Type, FloatTF32Type, Float80Type, Float128Type,
                    Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType,
                    Float8E5M2FNUZType, Float8E4M3FNUZType,
                    Float8E4M3B11FNUZType, Float8E3M4Type, Float8E8M0FNUType,
                    Float6E2M3FNType, Float6E3M2FNType, Float4E2M1FNType>(from))
    return copied;
  return copyType(check(from), context);
}

DataLayoutEntryInterface SpecCopier::copy(DataLayoutEntryInterface from) {
  Attribute value = copy(from.getValue());
  if (!value)
    return {};
  if (auto type = dyn_cast<Type>(from.getKey())) {
    Type key = copy(type);
    return key ? DataLayoutEntryAttr::get(key, value) : DataLayoutEntryAttr();
  }
  StringRef key = cast<StringAttr>(from.getKey()).getValue();
  return DataLayoutEntryAttr::get(StringAttr::get(context, key), value);
}

template <typename T>
Attribute SpecCopier::copyMap(T from) {
  SmallVector<DataLayoutEntryInterface> entries;
  for (DataLayoutEntryInterface entry : from.getEntries())
    if (!entries.emplace_back(copy(entry)))
      return {};
  return T::get(context, entries);
}

Attribute SpecCopier::copy(Attribute from) {
  return enter<Attribute>([&] {
    return llvm::TypeSwitch<Attribute, Attribute>(from)
        .Case<MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr>(
            [&](auto map) { return copyMap(map); })
        .Case([&](ArrayAttr array) -> Attribute {
          SmallVector<Attribute> elements;
          for (Attribute element : array)
            if (!elements.emplace_back(copy(element)))
              return {};
          return ArrayAttr::get(context, elements);
        })
        .Case([&](StringAttr text) -> Attribute {
          Type type = copy(text.getType());
          return type ? StringAttr::get(text.getValue(), type) : StringAttr();
        })
        .Case([&](IntegerAttr number) {
          return IntegerAttr::get(copy(number.getType()), number.getValue());
        })
        .Case([&](FloatAttr number) {
          return FloatAttr::get(copy(number.getType()), number.getValue());
        })
        .Default([&](Attribute other) {
          return copyAttribute(check(other), context);
        });
  });
}

/// Returns `spec` in the context of `loc`.
static FailureOr<TargetSystemSpecInterface>
copySpec(TargetSystemSpecInterface spec, Location loc) {
  MLIRContext *context = loc.getContext();
  context->getOrLoadDialect<DLTIDialect>();
  auto copy = dyn_cast_if_present<TargetSystemSpecInterface>(
      SpecCopier(context).copy(Attribute(spec)));
  if (!copy)
    return emitError(loc) << "cannot copy the target spec: expected at most "
                          << SpecCopier::maxDepth << " levels and "
                          << SpecCopier::maxCount << " attributes";
  return copy;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Parses a target file in `context`, which must outlive the result.
static FailureOr<TargetSystemSpecInterface> parseSpec(StringRef text,
                                                      StringRef fileName,
                                                      MLIRContext &context,
                                                      Location loc) {
  context.loadDialect<DLTIDialect>();
  context.printOpOnDiagnostic(false); // It would print the whole file.
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diag) { forwardDiagnostic(diag, loc); });
  OwningOpRef<ModuleOp> module = parseFile(text, fileName, &context);
  if (!module)
    return emitError(loc) << "cannot parse target file '"
                          << makePrintable(fileName) << "'";
  SmallVector<TargetSystemSpecInterface> specs;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto spec = op->getAttrOfType<TargetSystemSpecInterface>(
            DLTIDialect::kTargetSystemDescAttrName))
      specs.push_back(spec);
  });
  if (specs.size() != 1)
    return emitError(loc) << "expected one 'dlti.target_system_spec' in target "
                             "file '"
                          << makePrintable(fileName) << "', got "
                          << specs.size();
  return specs.front();
}

FailureOr<TargetSystemSpecInterface>
mlir::roofline::parseTargetFile(StringRef text, StringRef fileName,
                                Location loc) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  FailureOr<TargetSystemSpecInterface> spec =
      parseSpec(text, fileName, context, loc);
  if (failed(spec))
    return failure();
  return copySpec(*spec, loc);
}

/// Returns where `key` is followed by "=" in `text` from `begin` on.
static size_t findKey(StringRef text, StringRef key, size_t begin) {
  for (size_t at = text.find(key, begin); at != StringRef::npos;
       at = text.find(key, at + 1)) {
    StringRef after = text.substr(at + key.size());
    after.consume_front("\"");
    char before = at == 0 ? ' ' : text[at - 1];
    if (after.ltrim().starts_with("=") && !llvm::isAlnum(before) &&
        before != '_')
      return at;
  }
  return StringRef::npos;
}

FileLineColLoc mlir::roofline::locateKey(StringRef text, StringRef fileName,
                                         StringRef path, MLIRContext *context) {
  size_t place = 0;
  for (StringRef key : llvm::split(path, '.'))
    if (size_t found = findKey(text, key, place); found != StringRef::npos)
      place = found;
  StringRef before = text.take_front(place);
  size_t line = before.rfind('\n') + 1; // 0 in the first line.
  return FileLineColLoc::get(context, fileName, before.count('\n') + 1,
                             place - line + 1);
}

namespace {
/// The specs of built-in targets, each parsed when it is first asked for. They
/// stay as long as the process, for threads that still run when it ends.
class BuiltinSpecs {
public:
  static BuiltinSpecs &get() {
    static auto *specs = new BuiltinSpecs;
    return *specs;
  }

  /// The spec is in a context that others may add specs to meanwhile: it may
  /// only be read.
  FailureOr<TargetSystemSpecInterface> lookup(const BuiltinTarget &target,
                                              Location loc) {
    std::lock_guard<std::mutex> lock(mutex);
    TargetSystemSpecInterface &spec = specs[&target];
    if (!spec) {
      auto parsed = parseSpec(target.text, target.name, context, loc);
      if (failed(parsed))
        return failure();
      spec = *parsed;
    }
    return spec;
  }

private:
  std::mutex mutex;
  MLIRContext context{MLIRContext::Threading::DISABLED};
  llvm::DenseMap<const BuiltinTarget *, TargetSystemSpecInterface> specs;
};
} // namespace

FailureOr<TargetSystemSpecInterface>
mlir::roofline::getBuiltinSpec(const BuiltinTarget &target, Location loc) {
  FailureOr<TargetSystemSpecInterface> spec =
      BuiltinSpecs::get().lookup(target, loc);
  if (failed(spec))
    return failure();
  return copySpec(*spec, loc);
}
