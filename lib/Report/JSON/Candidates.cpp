//===- Candidates.cpp - Tiles to price, a line each -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Candidates.h"

#include "JSONDepth.h"
#include "roofline/Estimate/KnobSpace.h"
#include "roofline/Report/Describe.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/NearNames.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
namespace json = llvm::json;

constexpr size_t longestLine = 65536;

Candidates::Candidates(const RooflineAnalysis &analysis, Operation *root) {
  size_t number = 0;
  for (const RooflineAnalysis::Entry &entry : analysis.getEntries()) {
    const TilePredictor *predictor = entry.record->predictor.get();
    if (!predictor)
      continue;
    subjects[describeLocation(entry.op->getLoc())].push_back(
        {describeFunction(entry.function, root), predictor});
    only = ++number == 1 ? predictor : nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The keys of an object, which has no order of its own, and their values.
static SmallVector<std::pair<StringRef, const json::Value *>, 4>
listEntries(const json::Object &object) {
  SmallVector<std::pair<StringRef, const json::Value *>, 4> entries;
  for (const auto &[key, value] : object)
    entries.emplace_back(key, &value);
  llvm::sort(entries, llvm::less_first());
  return entries;
}

/// One line and what is found out about it.
class Candidates::Answer {
public:
  Answer(const Candidates &candidates) : candidates(candidates) {}

  /// False if `whyNot` has what is wrong.
  bool read(StringRef line);
  void write(raw_ostream &os) const;

private:
  bool fail(const Twine &reason) {
    whyNot = reason.str();
    return false;
  }
  bool readObject(const json::Object &object);
  bool findOp(const json::Object &object);
  bool readTiles(StringRef key, const json::Value &value);
  bool readSplit(const json::Value &value);
  bool readPacked(const json::Value &value);
  bool readNumbers(StringRef key, StringRef level, const json::Value &value,
                   SmallVectorImpl<int64_t> &numbers);
  LevelTile &getTile(size_t level);

  const Candidates &candidates;
  const TilePredictor *predictor = nullptr;
  TileSchedule schedule;
  std::optional<TileFigures> figures;
  json::Value id = nullptr;
  bool hasID = false;
  std::string whyNot;
};

bool Candidates::Answer::findOp(const json::Object &object) {
  std::optional<StringRef> op = object.getString("op");
  std::optional<StringRef> function = object.getString("function");
  if ((object.get("op") && !op) || (object.get("function") && !function))
    return fail("expected texts as 'op' and 'function'");
  if (!op) {
    predictor = candidates.only;
    return predictor ||
           fail("expected an 'op': the module has " +
                Twine(candidates.subjects.empty() ? "none" : "several") +
                " with tiles");
  }
  auto it = candidates.subjects.find(*op);
  if (it == candidates.subjects.end()) {
    auto names = llvm::to_vector(candidates.subjects.keys());
    llvm::sort(names);
    SmallVector<StringRef> near = findNearNames(*op, names);
    return fail(
        "no op with tiles is at '" + *op + "'" +
        (near.empty() ? "" : ": did you mean " + quoteNames(near) + "?"));
  }
  size_t number = 0;
  for (const Subject &subject : it->second)
    if (!function || subject.function == *function) {
      predictor = subject.predictor;
      ++number;
    }
  if (number == 1)
    return true;
  return fail((number == 0 ? "no op" : Twine(number) + " ops") +
              " with tiles at '" + *op + "'" +
              (function ? " in '" + *function + "'"
                        : Twine(": expected a 'function'")));
}

/// The tile for the level; the tiles stay in the order of their levels.
LevelTile &Candidates::Answer::getTile(size_t level) {
  auto *it = llvm::find_if(schedule.tiles, [&](const LevelTile &tile) {
    return tile.level >= level;
  });
  if (it == schedule.tiles.end() || it->level != level)
    it = schedule.tiles.insert(it, LevelTile{level, {}});
  return *it;
}

bool Candidates::Answer::readNumbers(StringRef key, StringRef level,
                                     const json::Value &value,
                                     SmallVectorImpl<int64_t> &numbers) {
  const json::Array *array = value.getAsArray();
  for (const json::Value &element : array ? *array : json::Array())
    if (std::optional<int64_t> number = element.getAsInteger())
      numbers.push_back(*number);
  if (!array || numbers.size() != array->size())
    return fail("'" + key + "': expected an array of integers for '" + level +
                "'");
  return true;
}

bool Candidates::Answer::readTiles(StringRef key, const json::Value &value) {
  const json::Object *levels = value.getAsObject();
  if (!levels)
    return fail("'" + key + "': expected an object with a key for each level");
  for (auto [level, sizes] : listEntries(*levels)) {
    std::optional<size_t> number = predictor->findLevel(level);
    if (!number)
      return fail("'" + key + "': the op can't be tiled for '" + level + "'");
    SmallVector<int64_t, 8> numbers;
    if (!readNumbers(key, level, *sizes, numbers))
      return false;
    if (key == "tiles") {
      getTile(*number).tiling.sizes.assign(numbers.begin(), numbers.end());
      continue;
    }
    SmallVector<int64_t, 8> sorted(numbers);
    llvm::sort(sorted);
    size_t numLoops = *predictor->getNumLoops(level);
    if (!llvm::equal(sorted, llvm::seq<int64_t>(numLoops)))
      return fail("'orders': expected each of the " + Twine(numLoops) +
                  " loops once for '" + level + "'");
    getTile(*number).tiling.order.assign(numbers.begin(), numbers.end());
  }
  return true;
}

bool Candidates::Answer::readSplit(const json::Value &value) {
  const json::Object *split = value.getAsObject();
  std::optional<int64_t> loop, parts;
  if (split && split->size() == 2) {
    loop = split->getInteger("loop");
    parts = split->getInteger("parts");
  }
  if (!loop || !parts || *loop < 0 || *loop > UINT32_MAX)
    return fail("'split': expected an object with the integers 'loop' and "
                "'parts'");
  schedule.splitLoop = *loop;
  schedule.parts = *parts;
  return true;
}

bool Candidates::Answer::readPacked(const json::Value &value) {
  const json::Array *operands = value.getAsArray();
  for (const json::Value &element : operands ? *operands : json::Array()) {
    std::optional<int64_t> operand = element.getAsInteger();
    if (operand && *operand >= 0 && *operand <= UINT32_MAX)
      schedule.packed.push_back(*operand);
  }
  if (!operands || schedule.packed.size() != operands->size())
    return fail("'pack': expected an array of numbers of operands");
  return true;
}

/// False for numbers that JSON has and a double hasn't, and what contains them.
static bool isFinite(const json::Value &value) {
  if (const json::Array *array = value.getAsArray())
    return llvm::all_of(*array, isFinite);
  if (const json::Object *object = value.getAsObject())
    return llvm::all_of(*object, [](const json::Object::value_type &entry) {
      return isFinite(entry.second);
    });
  return std::isfinite(value.getAsNumber().value_or(0));
}

bool Candidates::Answer::readObject(const json::Object &object) {
  if (const json::Value *own = object.get("id")) {
    if (!isFinite(*own))
      return fail("'id': a number is too large");
    hasID = true;
    id = *own;
  }
  if (!findOp(object))
    return false;
  for (auto [key, value] : listEntries(object)) {
    if (key == "id" || key == "op" || key == "function")
      continue;
    if (key == "tiles" || key == "orders") {
      if (!readTiles(key, *value))
        return false;
    } else if (key == "split") {
      if (!readSplit(*value))
        return false;
    } else if (key == "pack") {
      if (!readPacked(*value))
        return false;
    } else {
      return fail("the model has no price for '" + key + "'" +
                  explainUnpriced(key));
    }
  }
  figures = predictor->predict(std::move(schedule), &whyNot);
  return figures.has_value();
}

bool Candidates::Answer::read(StringRef line) {
  if (line.size() > longestLine)
    return fail("the line has more than " + Twine(longestLine) + " characters");
  if (isTooDeep(line))
    return fail("the line nests more than " + Twine(maxJSONDepth) + " deep");
  llvm::Expected<json::Value> value = json::parse(line);
  if (!value) {
    whyNot = "not JSON: " + llvm::toString(value.takeError());
    return false;
  }
  const json::Object *object = value->getAsObject();
  return object ? readObject(*object) : fail("expected an object");
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

void Candidates::Answer::write(raw_ostream &os) const {
  json::OStream out(os);
  auto write = [&](StringRef key, std::optional<double> value) {
    out.attributeBegin(key);
    std::string text = formatExact(value);
    out.rawValue(text.empty() ? "null" : text);
    out.attributeEnd();
  };
  out.objectBegin();
  if (hasID)
    out.attribute("id", id);
  if (!figures) {
    out.attribute("error",
                  json::isUTF8(whyNot) ? whyNot : json::fixUTF8(whyNot));
    out.objectEnd();
    return;
  }
  write("time_seconds", figures->seconds);
  out.attribute("bound", figures->bound.str());
  out.attributeObject("times", [&] {
    predictor->visitTimes(
        *figures,
        [&](const Resource &resource, double seconds, const PredictorLevel *) {
          write(resource.str(), seconds);
        });
  });
  out.attributeObject("bytes", [&] {
    for (auto [level, bytes] :
         llvm::zip_equal(predictor->getLevels(), figures->levelBytes))
      write(level.name, bytes);
  });
  out.attribute("footprint_bytes", figures->footprintBytes);
  write("tiles", figures->numTiles);
  write("edge_waste", figures->edgeWaste);
  write("occupancy", figures->occupancy);
  out.objectEnd();
}

void Candidates::answer(StringRef line, raw_ostream &os) const {
  Answer answer(*this);
  answer.read(line);
  answer.write(os);
  os << '\n';
}

std::error_code Candidates::answerAll(llvm::sys::fs::file_t input,
                                      raw_ostream &os) const {
  // Of a line that is too long only so much is kept.
  constexpr size_t kept = longestLine + 1;
  std::string line;
  std::vector<char> buffer(1 << 16);
  auto take = [&](StringRef piece) {
    line.append(piece.data(),
                std::min(piece.size(), kept - std::min(kept, line.size())));
  };
  while (true) {
    os.flush();
    llvm::Expected<size_t> read = llvm::sys::fs::readNativeFile(input, buffer);
    if (!read)
      return llvm::errorToErrorCode(read.takeError());
    if (*read == 0)
      break;
    StringRef rest(buffer.data(), *read);
    while (rest.contains('\n')) {
      auto [first, after] = rest.split('\n');
      take(first);
      answer(line, os);
      line.clear();
      rest = after;
    }
    take(rest);
  }
  if (!line.empty())
    answer(line, os);
  os.flush();
  return {};
}
