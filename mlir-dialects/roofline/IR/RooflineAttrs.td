//===- RooflineAttrs.td - Roofline attributes --------------*- tablegen -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_ROOFLINEATTRS_TD
#define ROOFLINE_IR_ROOFLINEATTRS_TD

include "roofline/IR/RooflineDialect.td"
include "mlir/IR/AttrTypeBase.td"

class Roofline_Attr<string name, string attrMnemonic>
    : AttrDef<Roofline_Dialect, name> {
  let mnemonic = attrMnemonic;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Roofline_WorkAttr : Roofline_Attr<"Work", "work"> {
  let genStorageClass = 0;
  let summary = "What one execution of an op does, free of any machine.";
  let description = [{
    Scalar operations executed, by class and element type, and the bytes that
    must move [B], each distinct element once. `roofline-annotate` writes it;
    the report and later passes read it.

    Syntax, every part optional, in this order:

    ```
    work  ::= `#roofline.work` `<` part (`,` part)* `>`
    part  ::= `given`
            | class `(` type (`,` type)? (`->` type)? `)` `=` count
            | `useful_flops` `=` (count | `unknown`)
            | (`bytes_read` | `bytes_written`) (`[` space `]`)? `=` range
            | collective `(` (grid `,` `axes` `=` axes `,`)?
                  (`devices` `=` counts `,`)? (`strides` `=` counts `,`)?
                  (`element` `=` integer `,`)? `bytes` `=` count `)` `=` count
    class ::= `matrix` | `vector` | `special` | `integer` | `other`
    range ::= count (`to` count)?
    count ::= an integer of any size | a string with a polynomial
    ```

    The types are the operand type, the second operand's type where it
    differs, and the accumulator type where it differs (class `matrix`).
    Counts are never negative; this is not checked for symbolic counts. They
    have at most 4096 digits; a symbolic count is a string such as
    `"1536*arg0_d0"`. `useful_flops` excludes padded taps (rule R9) and is
    written where it differs from the floating-point operations executed. A
    range holds the traffic of a data-dependent access (rule R19). `space` is
    a memory space, where it is not the default one (rule R18).

    A collective (`all_reduce`, `all_gather`, `reduce_scatter`, `all_to_all`,
    `broadcast`, `gather`, `scatter`, `reduce`, `shift`, `send`, `recv`,
    `update_halo`) is communication between the devices of a group (rule R25):
    the axes of the grid that the group spans, the devices along each axis, the
    distance between neighbours along it in the grid's linear order (`strides`,
    written unless all are 1), the payload per device [B], the size of the
    smallest unit that is never split [B], and the number of executions. The
    bytes that cross a link depend on the target.

    `given` marks work that a person or another tool wrote: the analysis
    trusts it, reports it as given, and never overwrites or strips it.
    Without `given` the attribute is output of `roofline-annotate`, which
    replaces it.

    Example:

    ```mlir
    #roofline.work<matrix(f16 -> f32) = 4096, bytes_read = 1024, bytes_written = 512>
    #roofline.work<given, vector(f32) = 57800000, bytes_read = 24500000>
    #roofline.work<vector(f32) = 7, bytes_read = 32, bytes_written = 32, all_reduce(@grid, axes = [1], devices = [8], element = 4, bytes = 32) = 1>
    ```
  }];
  let parameters = (ins AttrParameter<"const ::mlir::roofline::WorkSummary &",
      "operations by class and type, bytes [B]">:$summary);
  let extraClassDeclaration = [{
    /// Returns true if a person or another tool wrote the attribute.
    bool isGiven() const { return getSummary().given; }
  }];
}

def Roofline_BoundAttr : Roofline_Attr<"Bound", "bound"> {
  let genStorageClass = 0;
  let summary = "Which resource of a target bounds an op.";
  let description = [{
    The bounding resource of one execution of the op on the named target:
    `compute:UNIT`, `memory:LEVEL`, `network:LINK`, `launch`, `none` (no work),
    `unknown` (the target has no rate for it), `symbolic` (counts with
    symbols), or two of these joined by `..` where the traffic interval
    straddles the ridge (rule R24).

    `seconds` is the time on that resource [s]; `intensity` is operations per
    byte of the outermost memory level [op/B], absent if no byte moves;
    `headroom` is the time on the bounding resource divided by the time on the
    next slowest one [1], absent if there is no other. All are rounded to six
    significant digits. `roofline-annotate` writes the attribute; later passes
    read it.

    Example:

    ```mlir
    #roofline.bound<"memory:hbm" on "a100-sxm4-40gb", seconds = 1.5e-06, intensity = 2.5, headroom = 4.0>
    ```
  }];
  let parameters = (ins AttrParameter<"const ::mlir::roofline::BoundSummary &",
      "bounding resource, target, time [s], intensity [op/B], headroom">:$summary);
}

def Roofline_TileAttr : Roofline_Attr<"Tile", "tile"> {
  let summary = "How to tile an op for one memory level.";
  let description = [{
    The tile sizes, one per loop of the op, that minimise the bytes known to
    cross the memory level, and the order of the loops over tiles, from the
    outermost to the innermost, as loop positions:
    `transform.structured.tile_using_for` takes them as `tile_sizes` (0 or the
    extent for a loop that is not tiled) and `interchange`. `bytes` is the
    traffic of this tiling [B].

    `compute_bound` is the tile with the smallest footprint for which the level
    takes no longer than the compute units; absent if no tile achieves that.
    It is at most as large as `sizes`.

    Example:

    ```mlir
    #roofline.tile<"l2", sizes = [352, 320, 16], order = [0, 1, 2], bytes = 872415232, compute_bound = [256, 240, 16]>
    ```
  }];
  let parameters = (ins
      StringRefParameter<"name of the memory level">:$level,
      ArrayRefParameter<"int64_t", "tile size per loop">:$sizes,
      ArrayRefParameter<"int64_t", "loops, the outermost first">:$order,
      AttrParameter<"int64_t", "what crosses the level [B]">:$bytes,
      OptionalArrayRefParameter<"int64_t">:$computeBound);
  let hasCustomAssemblyFormat = 0;
  let assemblyFormat = [{
    `<` $level `,` `sizes` `=` `[` $sizes `]` `,` `order` `=` `[` $order `]`
    `,` `bytes` `=` $bytes (`,` `compute_bound` `=` `[` $computeBound^ `]`)? `>`
  }];
}

def Roofline_TilingAttr : Roofline_Attr<"Tiling", "tiling"> {
  let summary = "How to tile an op for each memory level of a target.";
  let description = [{
    One `#roofline.tile` per level of the target whose traffic a tiling of the
    op can reduce, the outermost first. `roofline-advise` writes it on
    contractions and convolutions; later passes read it.

    Example:

    ```mlir
    #roofline.tiling<"a100-sxm4-40gb",
      <"hbm", sizes = [1, 4096, 4096], order = [0, 1, 2], bytes = 100663296>,
      <"l2", sizes = [304, 256, 16], order = [1, 0, 2], bytes = 1006632960>>
    ```
  }];
  let parameters = (ins
      StringRefParameter<"name of the target">:$target,
      ArrayRefParameter<"::mlir::roofline::TileAttr", "one per level">:$levels);
  let hasCustomAssemblyFormat = 0;
  let assemblyFormat = "`<` $target `,` $levels `>`";
}

#endif // ROOFLINE_IR_ROOFLINEATTRS_TD
