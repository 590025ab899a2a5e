//===- Writer.cpp - Writes calibrations and fits as targets ---------------===//

#include "Calibration.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

namespace {

/// Writes a target file.
class TargetWriter {
public:
  TargetWriter(const Calibration &calibration, raw_ostream &os)
      : calibration(calibration), os(os) {}
  void write();

private:
  void writeHeader();
  void writeComment(StringRef text, StringRef indent = "");
  void writeUnits();
  void writeUnit(StringRef name);
  void writeSustained();
  void writeLevels();
  void writeRegisters(const MeasuredRegisters &registers);
  void writeLevel(const MeasuredLevel &level);
  /// Writes the entry of one figure, or why there is none.
  void writeFigure(StringRef key, const Figure &figure,
                   SmallVectorImpl<std::string> &unconfirmed,
                   bool isTime = false);
  /// Writes one omitted figure as a comment.
  void writeLeftOut(const Twine &name, const Figure &figure);

  const Calibration &calibration;
  raw_ostream &os;
};

} // namespace

/// Formats a figure with a point, which MLIR floats require. Four digits are
/// more than the spread warrants.
static std::string formatFigure(double value) {
  return llvm::formatv("{0:e3}", value).str();
}

static std::string quote(const Twine &text) {
  std::string result = "\"";
  llvm::raw_string_ostream os(result);
  llvm::printEscapedString(text.str(), os);
  os << '"';
  return result;
}

static std::string describeSpread(const Figure &figure) {
  return llvm::formatv("spread {0:P1}", figure.getSpread()).str();
}

static std::string describeThreads(unsigned threads) {
  return llvm::formatv("{0} thread{1}", threads, threads == 1 ? "" : "s").str();
}

/// Writes one paragraph in lines of at most 80 columns, unless a word is
/// longer. Text may come from the system, where a line break would end the
/// comment.
void TargetWriter::writeComment(StringRef text, StringRef indent) {
  constexpr size_t width = 80;
  std::string printable = text.str();
  std::replace_if(
      printable.begin(), printable.end(),
      [](char c) { return !llvm::isPrint(c); }, ' ');
  std::string line;
  for (StringRef word : llvm::split(printable, ' ')) {
    if (!line.empty() && line.size() + 1 + word.size() > width) {
      os << line << '\n';
      line.clear();
    }
    line += ((line.empty() ? "// " + indent : " ") + word).str();
  }
  os << line << '\n';
}

void TargetWriter::writeHeader() {
  writeComment("Target " + calibration.name + ": " + calibration.cpuName +
               ", " + describeThreads(calibration.threads));
  os << "//\n";
  for (const std::string &remark : calibration.remarks)
    writeComment(remark);
  if (!calibration.asides.empty())
    os << "//\n// Measured, but no part of the target:\n";
  for (const Aside &aside : calibration.asides)
    if (aside.figure.isStated())
      writeComment(aside.text + ": " + formatFigure(aside.figure.getBest()) +
                       " " + aside.unit + ", " + describeSpread(aside.figure),
                   "  ");
  if (!calibration.warnings.empty())
    os << "//\n// Warnings:\n";
  for (const std::string &warning : calibration.warnings)
    writeComment(warning, "  ");
}

void TargetWriter::writeLeftOut(const Twine &name, const Figure &figure) {
  os.indent(12) << "// " << name << ": " << figure.leftOut << ": left out\n";
}

void TargetWriter::writeUnit(StringRef name) {
  SmallVector<std::string> unconfirmed;
  SetVector<StringRef> methods;
  os.indent(10) << '"' << name << "\" = #dlti.map<\n";
  for (const MeasuredRate &rate : calibration.rates) {
    if (rate.unit != name)
      continue;
    if (!rate.rate.isStated()) {
      writeLeftOut(rate.type, rate.rate);
      continue;
    }
    os.indent(12) << rate.type << " = " << formatFigure(rate.rate.getBest())
                  << ", // " << describeSpread(rate.rate) << "; "
                  << rate.rate.method << '\n';
    methods.insert(rate.rate.method);
    if (rate.rate.isUnconfirmed)
      unconfirmed.push_back(quote(rate.type));
  }
  if (const std::optional<MeasuredBlock> &block = calibration.block;
      block && name == "matrix") {
    methods.insert(block->rate.method);
    os.indent(12) << "\"native_tile\" = [" << block->rows << ", "
                  << block->columns << ", " << block->depth
                  << "], // f32: " << formatFigure(block->rate.getBest())
                  << ", " << describeSpread(block->rate) << '\n';
    writeFigure("latency_seconds", block->latency, unconfirmed,
                /*isTime=*/true);
  }
  if (!unconfirmed.empty())
    os.indent(12) << "\"unconfirmed\" = [" << llvm::join(unconfirmed, ", ")
                  << "],\n";
  os.indent(12) << "\"source\" = "
                << quote("measured: " + llvm::join(methods, "; ")) << '>';
}

void TargetWriter::writeUnits() {
  os.indent(8) << "\"units\" = #dlti.map<\n";
  bool isFirst = true;
  for (StringRef name : {"matrix", "vector", "special"}) {
    bool isStated =
        llvm::any_of(calibration.rates, [&](const MeasuredRate &rate) {
          return rate.unit == name && rate.rate.isStated();
        });
    if (!isStated)
      continue;
    if (!isFirst)
      os << ",\n";
    isFirst = false;
    writeUnit(name);
  }
  os << ">,\n";
}

void TargetWriter::writeFigure(StringRef key, const Figure &figure,
                               SmallVectorImpl<std::string> &unconfirmed,
                               bool isTime) {
  if (!figure.isStated())
    return writeLeftOut(key, figure);
  os.indent(12) << quote(key) << " = "
                << formatFigure(isTime ? figure.getLeast() : figure.getBest())
                << ", // " << describeSpread(figure) << '\n';
  if (figure.isUnconfirmed)
    unconfirmed.push_back(quote(key));
}

void TargetWriter::writeLevel(const MeasuredLevel &level) {
  SmallVector<std::string> unconfirmed;
  os.indent(10) << '"' << level.name << "\" = #dlti.map<\n";
  writeFigure("bytes_per_second", level.bandwidth, unconfirmed);
  if (level.bandwidth.isStated())
    for (const auto &[key, figure] :
         {std::pair("read_bytes_per_second", &level.readBandwidth),
          std::pair("write_bytes_per_second", &level.writeBandwidth)})
      if (!figure->samples.empty() || !figure->isStated())
        writeFigure(key, *figure, unconfirmed);
  if (level.nodes > 1) {
    os.indent(12) << "\"nodes\" = " << level.nodes << ",\n";
    writeFigure("far_bytes_per_second", level.farBandwidth, unconfirmed);
    writeFigure("far_latency_seconds", level.farLatency, unconfirmed,
                /*isTime=*/true);
  }
  if (level.capacityBytes)
    os.indent(12) << "\"capacity_bytes\" = " << *level.capacityBytes
                  << ", // as the system says\n";
  if (level.isCapacityUnconfirmed)
    unconfirmed.push_back(quote("capacity_bytes"));
  os.indent(12) << "\"instances\" = " << level.instances << ",\n";
  os.indent(12) << "\"private\" = " << (level.isPrivate ? "true" : "false")
                << ",\n";
  if (level.lineBytes)
    os.indent(12) << "\"line_bytes\" = " << *level.lineBytes << ",\n";
  if (!level.prefetch.isStated()) {
    writeLeftOut("prefetch_bytes", level.prefetch);
  } else if (!level.prefetch.samples.empty()) {
    os.indent(12) << "\"prefetch_bytes\" = "
                  << int64_t(std::lround(level.prefetch.getLeast())) << ", // "
                  << describeSpread(level.prefetch) << '\n';
    if (level.prefetch.isUnconfirmed)
      unconfirmed.push_back(quote("prefetch_bytes"));
  }
  if (level.associativity)
    os.indent(12) << "\"associativity\" = " << *level.associativity << ",\n";
  if (!unconfirmed.empty())
    os.indent(12) << "\"unconfirmed\" = [" << llvm::join(unconfirmed, ", ")
                  << "],\n";
  SetVector<StringRef> methods;
  methods.insert(level.bandwidth.method);
  for (const Figure *figure :
       {&level.readBandwidth, &level.writeBandwidth, &level.prefetch})
    if (!figure->samples.empty() && figure->isStated())
      methods.insert(figure->method);
  os.indent(12) << "\"source\" = "
                << quote("measured: " + llvm::join(methods, "; ")) << '>';
}

void TargetWriter::writeRegisters(const MeasuredRegisters &registers) {
  os << ",\n";
  os.indent(10) << "\"registers\" = #dlti.map<\n";
  os.indent(12) << "\"capacity_bytes\" = " << registers.allVectorsBytes
                << ", // of vectors\n";
  os.indent(12) << "\"vector_bytes\" = " << registers.vectorBytes << ",\n";
  os.indent(12) << "\"register_bytes\" = " << registers.generalBytes
                << ", // general ones\n";
  os.indent(12) << "\"instances\" = " << registers.instances << ",\n";
  os.indent(12) << "\"private\" = true,\n";
  os.indent(12) << "\"management\" = \"scratchpad\",\n";
  os.indent(12) << "\"source\" = \"the instructions of the kernels\">";
}

/// What is reached: of each rate the median run over the best, which the target
/// states.
void TargetWriter::writeSustained() {
  const Figure &launch = calibration.launch;
  if (launch.samples.empty() || !launch.isStated())
    return;
  SmallVector<std::string> fractions;
  auto add = [&](StringRef name, double fraction) {
    fractions.push_back(
        llvm::formatv("{0} = {1:f4}", quote(name), std::min(fraction, 1.0)));
  };
  auto getFraction = [](const Figure &figure) {
    return computeMedian(figure.samples) / figure.getBest();
  };
  for (StringRef unit : {"matrix", "vector", "special"}) {
    std::vector<double> own;
    for (const MeasuredRate &rate : calibration.rates)
      if (rate.unit == unit && rate.rate.isStated())
        own.push_back(calibration.block && unit == "matrix" &&
                              rate.type == "f32"
                          ? computeMedian(calibration.block->rate.samples) /
                                rate.rate.getBest()
                          : getFraction(rate.rate));
    if (!own.empty())
      add(unit, computeMedian(own));
  }
  for (const MeasuredLevel &level : calibration.levels) {
    if (level.bandwidth.isStated())
      add(level.name, getFraction(level.bandwidth));
    if (level.nodes > 1 && level.farBandwidth.isStated())
      add(level.name + ".far", getFraction(level.farBandwidth));
  }
  os.indent(8) << "\"sustained\" = #dlti.map<\n";
  os.indent(10) << "\"fractions\" = #dlti.map<" << llvm::join(fractions, ", ")
                << ">,\n";
  os.indent(10) << "\"launch_seconds\" = "
                << formatFigure(1 / computeMedian(launch.samples)) << ", // "
                << describeSpread(launch) << '\n';
  os.indent(10)
      << "\"source\" = "
      << quote("measured: the median of " + Twine(launch.samples.size()) +
               " runs, fractions over the best; launch: " + launch.method)
      << ">,\n";
}

void TargetWriter::writeLevels() {
  os.indent(8) << "\"memory\" = #dlti.map<\n";
  llvm::interleave(
      calibration.levels, os,
      [&](const MeasuredLevel &level) { writeLevel(level); }, ",\n");
  if (calibration.registers)
    writeRegisters(*calibration.registers);
  os << '>';
}

void TargetWriter::write() {
  writeHeader();
  os << "module attributes {\n"
        "  dlti.target_system_spec = #dlti.target_system_spec<\n";
  os.indent(4) << quote(calibration.name) << " = #dlti.target_device_spec<\n";
  os.indent(6) << "\"roofline\" = #dlti.map<\n";
  if (!calibration.vendor.empty())
    os.indent(8) << "\"vendor\" = " << quote(calibration.vendor) << ",\n";
  os.indent(8) << "\"source\" = "
               << quote("measured by roofline-calibrate on " +
                        calibration.cpuName + ", " +
                        describeThreads(calibration.threads) + ", " +
                        calibration.date)
               << ",\n";
  writeSustained();
  writeUnits();
  writeLevels();
  os << ">>>} {}\n";
}

void mlir::roofline::writeTarget(const Calibration &calibration,
                                 llvm::raw_ostream &os) {
  TargetWriter(calibration, os).write();
}

llvm::Error mlir::roofline::checkTarget(StringRef text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<DLTIDialect>();
  context.printOpOnDiagnostic(false);
  std::string findings;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diag) {
    llvm::raw_string_ostream(findings)
        << diag.getLocation() << ": " << diag << '\n';
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (module &&
      succeeded(parseTargetSpec(module->getOperation()->getAttr(
                                    DLTIDialect::kTargetSystemDescAttrName),
                                UnknownLoc::get(&context))))
    return llvm::Error::success();
  return llvm::createStringError(findings);
}

std::string mlir::roofline::makeTargetName(StringRef cpuName) {
  std::string name;
  for (char c : cpuName)
    if (llvm::isAlnum(c))
      name += llvm::toLower(c);
    else if (!name.empty() && name.back() != '-')
      name += '-';
  while (StringRef(name).ends_with("-"))
    name.pop_back();
  return name.empty() ? "cpu" : name;
}

Attribute roofline::addRates(Attribute spec, const SustainedRates &rates) {
  MLIRContext *context = spec.getContext();
  auto name = [&](StringRef text) { return StringAttr::get(context, text); };
  auto entry = [&](StringRef key, Attribute value) {
    return DataLayoutEntryAttr::get(name(key), value);
  };
  auto figure = [&](double value) {
    return FloatAttr::get(Float64Type::get(context),
                          std::strtod(formatFigure(value).c_str(), nullptr));
  };
  SmallVector<DataLayoutEntryInterface> fractions, entries;
  for (const auto &[key, fraction] : rates.fractions)
    fractions.push_back(entry(key, figure(fraction)));
  entries.push_back(entry("fractions", MapAttr::get(context, fractions)));
  entries.push_back(entry("launch_seconds", figure(*rates.launchSeconds)));
  if (rates.rowStepSeconds)
    entries.push_back(entry("row_step_seconds", figure(*rates.rowStepSeconds)));
  if (rates.rowFetchSeconds)
    entries.push_back(
        entry("row_fetch_seconds", figure(*rates.rowFetchSeconds)));
  if (!rates.batchedTile.empty())
    entries.push_back(entry(
        "batched_tile", Builder(context).getI64ArrayAttr(rates.batchedTile)));
  entries.push_back(entry("source", name(rates.source)));

  auto replace = [&](ArrayRef<DataLayoutEntryInterface> old, StringRef key,
                     Attribute value) {
    SmallVector<DataLayoutEntryInterface> changed;
    for (DataLayoutEntryInterface known : old)
      if (known.getKey() != DataLayoutEntryKey(name(key)))
        changed.push_back(known);
    changed.push_back(entry(key, value));
    return changed;
  };
  SmallVector<DataLayoutEntryInterface> devices;
  for (DataLayoutEntryInterface device :
       cast<TargetSystemSpecAttr>(spec).getEntries()) {
    auto own = dyn_cast<TargetDeviceSpecAttr>(device.getValue());
    DataLayoutEntryInterface map =
        own ? own.getSpecForIdentifier(name("roofline")) : nullptr;
    if (map) {
      auto with = replace(cast<MapAttr>(map.getValue()).getEntries(),
                          "sustained", MapAttr::get(context, entries));
      device = DataLayoutEntryAttr::get(
          cast<StringAttr>(device.getKey()),
          TargetDeviceSpecAttr::get(context,
                                    replace(own.getEntries(), "roofline",
                                            MapAttr::get(context, with))));
    }
    devices.push_back(device);
  }
  return TargetSystemSpecAttr::get(context, devices);
}
