//===- HTMLReport.cpp - A report as one page ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The page holds the data as JSON, in the formats of the other writers, and the
// scripts of the folder page, which show it. Nothing from the IR or the target
// is markup: it is in the JSON, and in the title, escaped.
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Writers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

// From page/EmbedPage.cmake: pageStyle, pageScript and those of the libraries.
#include "Page.inc"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A specification of Vega that the page draws.
struct PagePlot {
  std::string title;
  std::string specification;
};
} // namespace

static constexpr StringLiteral pageHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
)";

static constexpr StringLiteral pageBody = R"(</head>
<body>
<noscript>This page needs JavaScript. report=text and report=csv have the same
figures.</noscript>
<main id="page"></main>
)";

/// Text outside of scripts.
static void writeText(StringRef text, raw_ostream &os) {
  llvm::printHTMLEscaped(llvm::json::fixUTF8(text), os);
}

/// A script element with data. "<" could end it, or open a comment in it; a
/// JSON string may spell it \u003c, and JSON has it in strings only.
static void writeData(StringRef attributes, StringRef json, raw_ostream &os) {
  os << "<script type=\"application/json\" " << attributes << ">\n";
  for (StringRef rest = json; !rest.empty();) {
    auto [text, tail] = rest.split('<');
    os << text;
    if (text.size() != rest.size())
      os << "\\u003c";
    rest = tail;
  }
  os << "</script>\n";
}

static void writePlot(const PagePlot &plot, raw_ostream &os) {
  std::string attributes;
  llvm::raw_string_ostream stream(attributes);
  stream << "class=\"plot-data\" data-title=\"";
  writeText(plot.title, stream);
  stream << '"';
  writeData(attributes, plot.specification, os);
}

static SmallVector<PagePlot> makePlots(const Report &report) {
  SmallVector<PagePlot> plots;
  auto addPlot = [&](std::string title, const Report &plotted) {
    plots.push_back({std::move(title), {}});
    llvm::raw_string_ostream os(plots.back().specification);
    writeVegaReport(plotted, report, os);
  };
  addPlot(report.others.empty() ? "Roofline" : report.target.name, report);
  for (const Report &other : report.others)
    addPlot(other.target.name, other);
  auto addRidgeline = [&](std::string title, const Report &plotted) {
    if (!plotted.moduleTotals.ridgeline)
      return;
    plots.push_back({std::move(title), {}});
    llvm::raw_string_ostream os(plots.back().specification);
    writeVegaRidgeline(plotted, report, os);
  };
  addRidgeline(report.others.empty() ? "Ridgeline"
                                     : report.target.name + ": Ridgeline",
               report);
  for (const Report &other : report.others)
    addRidgeline(other.target.name + ": Ridgeline", other);
  return plots;
}

/// The libraries with their licences; nothing in a build without them.
static void writeLibraries(raw_ostream &os) {
  if (libraryLicenses.empty())
    return;
  os << "<script>\n/*!\n" << libraryLicenses << "*/\n</script>\n";
  os << "<script id=\"libraries\">\n" << libraryScript << "</script>\n";
}

void mlir::roofline::writeHTMLReport(const Report &report, raw_ostream &os) {
  std::string document;
  llvm::raw_string_ostream stream(document);
  writeJSONReport(report, stream, /*indent=*/0);

  os << pageHead << "<title>roofline for ";
  writeText(report.target.name, os);
  os << "</title>\n<style>\n" << libraryStyle << pageStyle << "</style>\n";
  os << pageBody;
  writeData("id=\"report-data\"", document, os);
  for (const PagePlot &plot : makePlots(report))
    writePlot(plot, os);
  writeLibraries(os);
  os << "<script>\n" << pageScript << "</script>\n</body>\n</html>\n";
}
