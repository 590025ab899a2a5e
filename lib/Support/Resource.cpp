//===- Resource.cpp - What work occupies, and what bounds it -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Resource.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

StringRef roofline::stringifyResourceKind(ResourceKind kind) {
  switch (kind) {
  case ResourceKind::Compute:
    return "compute";
  case ResourceKind::Launch:
    return "launch";
  case ResourceKind::Memory:
    return "memory";
  case ResourceKind::Network:
    return "network";
  }
  llvm_unreachable("unknown kind of resource");
}

std::optional<ResourceKind> roofline::parseResourceKind(StringRef text) {
  for (ResourceKind kind : {ResourceKind::Compute, ResourceKind::Launch,
                            ResourceKind::Memory, ResourceKind::Network})
    if (text == stringifyResourceKind(kind))
      return kind;
  return std::nullopt;
}

std::string Resource::str() const {
  std::string text = stringifyResourceKind(kind).str();
  return name.empty() ? text : text + ":" + name;
}

std::optional<Resource> Resource::parse(StringRef text) {
  auto [kindText, name] = text.split(':');
  std::optional<ResourceKind> kind = parseResourceKind(kindText);
  bool isWhole =
      kind == ResourceKind::Launch ? text == kindText : kind && !name.empty();
  return isWhole ? std::optional(Resource{*kind, name.str()}) : std::nullopt;
}

std::optional<ResourceKind> Bound::getKind() const {
  return getLeast() && least.kind == most.kind ? std::optional(least.kind)
                                               : std::nullopt;
}

std::string Bound::str() const {
  switch (label) {
  case Label::Empty:
    return "";
  case Label::Resources:
    return isInterval() ? least.str() + ".." + most.str() : least.str();
  case Label::None:
    return "none";
  case Label::Symbolic:
    return "symbolic";
  case Label::Unknown:
    return "unknown";
  }
  llvm_unreachable("unknown label");
}

std::optional<Bound> Bound::parse(StringRef text) {
  for (const Bound &label : {none(), symbolic(), unknown()})
    if (text == label.str())
      return label;
  auto [leastText, mostText] = text.split("..");
  std::optional<Resource> least = Resource::parse(leastText);
  if (!least)
    return std::nullopt;
  if (leastText == text)
    return Bound(*least);
  std::optional<Resource> most = Resource::parse(mostText);
  return most ? std::optional(Bound(*least, *most)) : std::nullopt;
}

/// Negative, 0 or positive, in the order of the texts.
static int compare(const Resource &lhs, const Resource &rhs) {
  return lhs.kind != rhs.kind ? (lhs.kind < rhs.kind ? -1 : 1)
                              : lhs.name.compare(rhs.name);
}

bool roofline::operator<(const Bound &lhs, const Bound &rhs) {
  if (lhs.label != rhs.label)
    return lhs.label < rhs.label;
  if (lhs.label != Bound::Label::Resources)
    return false;
  if (int order = compare(lhs.least, rhs.least))
    return order < 0;
  if (lhs.isInterval() != rhs.isInterval())
    return rhs.isInterval();
  return compare(lhs.most, rhs.most) < 0;
}

raw_ostream &roofline::operator<<(raw_ostream &os, const Resource &resource) {
  return os << resource.str();
}

raw_ostream &roofline::operator<<(raw_ostream &os, const Bound &bound) {
  return os << bound.str();
}
