//===- WhatIfTest.cpp - Tests of remedies and of dims that follow -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/WhatIf.h"

#include "AdviceTestUtils.h"
#include "DimFollower.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Dims
//===----------------------------------------------------------------------===//

namespace {
struct DimFollowerTest : test::AdviceTest {
  /// The dims that follow `dim` of the first argument of the function with
  /// these arguments and this body, "op:dim" each, or the reason.
  std::string follow(StringRef arguments, StringRef body, int64_t dim) {
    parse(
        ("func.func @main(" + arguments + ") {\n" + body + "\nreturn }").str());
    DimFollower follower;
    Region &region = function->getRegion(0);
    if (std::optional<std::string> reason =
            follower.follow(region.getArgument(0), dim))
      return *reason;
    std::string text;
    llvm::raw_string_ostream os(text);
    for (auto [value, valueDim] : follower.getDims()) {
      os << (text.empty() ? "" : " ");
      if (auto argument = dyn_cast<BlockArgument>(value))
        os << "arg" << argument.getArgNumber();
      else
        os << value.getDefiningOp()->getName();
      os << ":" << valueDim;
    }
    return text;
  }
};
} // namespace

TEST_F(DimFollowerTest, Structured) {
  const char *arguments = "%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, "
                          "%c: tensor<4x16xf32>";
  const char *product = "%0 = linalg.matmul "
                        "ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) "
                        "outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>";
  EXPECT_EQ(follow(arguments, product, 0), "arg0:0 arg2:0 linalg.matmul:0");
  // The loop that sums up.
  EXPECT_EQ(follow(arguments, product, 1), "arg0:1 arg1:0");
  EXPECT_EQ(follow("%a: tensor<10xf32>, %k: tensor<3xf32>, %o: tensor<8xf32>",
                   "%0 = linalg.conv_1d ins(%a, %k : tensor<10xf32>, "
                   "tensor<3xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>",
                   0),
            "'linalg.conv_1d' has a window over it");
  EXPECT_EQ(follow("%a: tensor<4x8xf32>, %e: tensor<4x8xf32>",
                   "%0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) "
                   "outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>",
                   0),
            "arg0:0 arg1:0 linalg.softmax:0");
  EXPECT_EQ(follow("%a: tensor<4x8xf32>",
                   "%0 = tensor.generate { ^bb0(%i: index, %j: index): "
                   "%e = tensor.extract %a[%i, %j] : tensor<4x8xf32> "
                   "tensor.yield %e : f32 } : tensor<4x8xf32>",
                   0),
            "'tensor.extract' isn't followed");
}

TEST_F(DimFollowerTest, Constants) {
  EXPECT_EQ(follow("%a: tensor<2xf32>",
                   "%0 = arith.constant dense<1.0> : tensor<2xf32>\n"
                   "%1 = arith.addf %a, %0 : tensor<2xf32>",
                   0),
            "arg0:0 arith.constant:0 arith.addf:0");
  EXPECT_EQ(follow("%a: tensor<2xf32>",
                   "%0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
                   "%1 = arith.addf %a, %0 : tensor<2xf32>",
                   0),
            "a constant would have to grow");
  EXPECT_EQ(follow("%a: tensor<?xf32>", "", 0), "a dynamic dim follows it");
}

TEST_F(DimFollowerTest, Reshapes) {
  const char *argument = "%a: tensor<4x8xf32>";
  std::string collapse = "%0 = tensor.collapse_shape %a [[0, 1]]"
                         " : tensor<4x8xf32> into tensor<32xf32>\n";
  auto expand = [&](StringRef shape, StringRef type) {
    return collapse + "%1 = tensor.expand_shape %0 [[0, 1]] output_shape [" +
           shape.str() + "] : tensor<32xf32> into tensor<" + type.str() + ">";
  };
  EXPECT_EQ(follow(argument, collapse, 0), "arg0:0 tensor.collapse_shape:0");
  // Split up as it was joined, each part is known again.
  EXPECT_EQ(follow(argument, expand("4, 8", "4x8xf32"), 0),
            "arg0:0 tensor.collapse_shape:0 tensor.expand_shape:0");
  EXPECT_EQ(follow(argument, expand("4, 8", "4x8xf32"), 1),
            "arg0:1 tensor.collapse_shape:0 tensor.expand_shape:1");
  EXPECT_EQ(follow(argument, expand("8, 4", "8x4xf32"), 0),
            "'tensor.expand_shape' splits it up");
}

TEST_F(DimFollowerTest, Slices) {
  const char *argument = "%a: tensor<4x8xf32>";
  const char *slice = "%0 = tensor.extract_slice %a[0, 0] [2, 8] [1, 1]"
                      " : tensor<4x8xf32> to tensor<2x8xf32>";
  EXPECT_EQ(follow(argument, slice, 0),
            "'tensor.extract_slice' takes a part of it");
  EXPECT_EQ(follow(argument, slice, 1), "arg0:1 tensor.extract_slice:1");
  const char *concat = "%0 = tensor.concat dim(0) %a, %a : (tensor<4x8xf32>, "
                       "tensor<4x8xf32>) -> tensor<8x8xf32>";
  EXPECT_EQ(follow(argument, concat, 0), "'tensor.concat' adds to it");
  EXPECT_EQ(follow(argument, concat, 1), "arg0:1 tensor.concat:1");
}

//===----------------------------------------------------------------------===//
// Remedies
//===----------------------------------------------------------------------===//

namespace {
struct WhatIfTest : test::AdviceTest {
  /// The remedy in words, or the diagnostic.
  std::string describe(StringRef text) {
    std::string message;
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { message += diagnostic.str(); });
    FailureOr<Remedy> remedy = parseRemedy(text, UnknownLoc::get(&context));
    EXPECT_EQ(succeeded(remedy), message.empty());
    return succeeded(remedy) ? remedy->describe() : message;
  }
  /// The hypothesis of the remedy `text`, and why it was refused, if it was.
  Hypothesis make(StringRef text, std::string &reason) {
    FailureOr<Remedy> remedy = parseRemedy(text, UnknownLoc::get(&context));
    std::map<Operation *, std::string> refused;
    Hypothesis hypothesis = makeHypothesis(*module, *remedy, refused);
    reason = refused[function];
    return hypothesis;
  }
};
} // namespace

TEST_F(WhatIfTest, Parse) {
  EXPECT_EQ(describe("fuse"), "fuse as advised");
  EXPECT_EQ(describe("weights:i8"), "weights at i8");
  EXPECT_EQ(describe("weights:f4"), "weights at f4E2M1FN");
  EXPECT_EQ(describe("all:f8"), "all operands at f8E4M3FN");
  EXPECT_EQ(describe("all:bf16"), "all operands at bf16");
  EXPECT_EQ(describe("arg0_d0*8"), "arg0_d0 x 8");
  EXPECT_EQ(describe("arg12_d3*100"), "arg12_d3 x 100");
}

TEST_F(WhatIfTest, ParseErrors) {
  EXPECT_EQ(describe("weights:banana"), "expected a float or integer type "
                                        "after 'weights:', got 'banana'");
  EXPECT_EQ(describe("all:index"),
            "expected a float or integer type after 'all:', got 'index'");
  EXPECT_EQ(describe("all:"),
            "expected a float or integer type after 'all:', got ''");
  for (const char *text :
       {"", "faster", "fuse:", "weights", "arg0*8", "arg0_d0", "arg0_d0*",
        "arg0_d0*0", "arg0_d0*-2", "arg0_d-1*2", "arg0_d0*8x", "argx_d0*8"})
    EXPECT_EQ(describe(text),
              "expected a remedy 'fuse', 'weights:TYPE', 'all:TYPE' or "
              "'argN_dM*FACTOR', got '" +
                  std::string(text) + "'");
}

TEST_F(WhatIfTest, ScaleDim) {
  parse(test::layer);
  std::string reason;
  Hypothesis hypothesis = make("arg0_d0*8", reason);
  EXPECT_EQ(reason, "");
  Block &body = function->getRegion(0).front();
  EXPECT_EQ(hypothesis.dimFactors.lookup({body.getArgument(0), 0}), 8);
  EXPECT_EQ(hypothesis.dimFactors.lookup({find("linalg.exp")->getResult(0), 0}),
            8);
  // Rows of a, of c and of the bias; of e and of three results.
  EXPECT_EQ(hypothesis.dimFactors.size(), 7u);
  EXPECT_TRUE(make("arg4_d0*8", reason).dimFactors.empty());
  EXPECT_EQ(reason, "there is no arg4_d0");
  EXPECT_TRUE(make("arg0_d2*8", reason).dimFactors.empty());
  EXPECT_EQ(reason, "there is no arg0_d2");
}

TEST_F(WhatIfTest, Weights) {
  parse(test::layer);
  std::string reason;
  Hypothesis hypothesis = make("weights:i8", reason);
  EXPECT_EQ(reason, "");
  Type f32 = Float32Type::get(&context), i8 = IntegerType::get(&context, 8);
  Value bias = function->getRegion(0).getArgument(3);
  Value product = find("linalg.matmul")->getResult(0);
  Value weight = find("linalg.matmul")->getOperand(1);
  EXPECT_EQ(hypothesis.getElementType(weight, f32), i8);
  for (Value value : {bias, product}) {
    Type type = hypothesis.getElementType(value, f32);
    EXPECT_TRUE(!type || type == f32);
  }
  // Nothing multiplies.
  parse(test::sharedProducer);
  make("weights:i8", reason);
  EXPECT_EQ(reason, "no contraction or convolution of linalg or TOSA reads a "
                    "constant, a global or an argument as its weight");
}
