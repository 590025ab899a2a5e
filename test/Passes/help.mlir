// RUN: roofline-opt --help-roofline | FileCheck %s
// RUN: roofline-opt --help-roofline | FileCheck %s --check-prefix=OURS
// RUN: roofline-opt --help | FileCheck %s --check-prefix=HELP
// RUN: roofline-opt %s --roofline="target=a100 report=none advise" --roofline-fuse-elementwise \
// RUN:   --roofline-strip=target --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIMING

// Our passes and options, apart from the hundreds of upstream; and whose passes
// they are in the timing.

// CHECK: {{^}}usage: roofline-opt FILE --roofline=
// CHECK: {{^}}examples:
// CHECK: roofline-opt net.mlir --roofline="target=a100" -o /dev/null
// CHECK: {{^}}pipeline
// CHECK-NEXT: {{^}}  --roofline
// CHECK: --bind=<string>
// CHECK: =trace
// CHECK: {{^}}passes
// CHECK: {{^}}  --roofline-attach-target {{ *}}- Attach the description of a machine to the module.
// CHECK: {{^}}  --roofline-predict {{ *}}-
// CHECK: {{^}}  --roofline-strip {{ *}}- Remove what the other roofline passes wrote.

// OURS-NOT: canonicalize
// OURS-NOT: mlir-print

// HELP: {{^}}Roofline options:
// HELP-EMPTY:
// HELP-NEXT: --help-roofline{{ +}}- Print examples and the options of the passes below and exit
// HELP-NEXT: --roofline{{ +}}- Attach a target, annotate every op
// HELP-NEXT: --roofline-attach-target{{ +}}-
// HELP-NEXT: --roofline-annotate{{ +}}-
// HELP-NEXT: --roofline-advise{{ +}}-
// HELP-NEXT: --roofline-predict{{ +}}-
// HELP-NEXT: --roofline-fuse-elementwise{{ +}}-
// HELP-NEXT: --roofline-report{{ +}}-
// HELP-NEXT: --roofline-strip{{ +}}-
// HELP-NEXT: --list-roofline-models{{ +}}- Print the ops of other dialects that have a model and exit
// HELP-NEXT: --list-roofline-targets{{ +}}- Print the known targets and exit

// TIMING-DAG: RooflineAttachTargetPass
// TIMING-DAG: RooflineAnnotatePass
// TIMING-DAG: RooflineAdvisePass
// TIMING-DAG: RooflineReportPass
// TIMING-DAG: RooflineFuseElementwisePass
// TIMING-DAG: RooflineStripPass
