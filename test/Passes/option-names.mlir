// RUN: not roofline-opt %s --roofline="taget=a100" 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not roofline-opt %s --roofline="target=a100 bind={n=8 m=4} tunning" 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: not roofline-opt %s --roofline="target=a100 colour=red" 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not roofline-opt %s --roofline="target=a100 report=jsn" 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not roofline-opt %s --roofline="target=a100 group=rows" 2>&1 | FileCheck %s --check-prefix=VALUES
// RUN: not roofline-opt %s --roofline-report="convention=xls" 2>&1 | FileCheck %s --check-prefix=CONVENTION
// RUN: not roofline-opt %s --roofline-annotate="overlap=summ" 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not roofline-opt %s --roofline="ignore-losses=launhc" 2>&1 | FileCheck %s --check-prefix=LOSS
// RUN: not roofline-opt %s --roofline="network-algorithm=rng" 2>&1 | FileCheck %s --check-prefix=ALGORITHM
// RUN: not roofline-opt %s --roofline-attach-target="taget=a100" 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not roofline-opt %s --roofline-strip="taget" 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not roofline-opt %s --roofline-advise="stedy" 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: not roofline-opt %s --roofline-fuse-elementwise="stedy" 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: not roofline-opt %s --pass-pipeline="builtin.module(roofline-report{stedy})" 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: not roofline-opt %s --roofline="target=a100 what-if=fuse, all:f16" 2>&1 | FileCheck %s --check-prefix=BLANK
// RUN: roofline-opt %s --roofline="target=a100 what-if={fuse, all:f16} report=none" -o /dev/null
// RUN: not roofline-opt %s --rofline="target=a100" 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not roofline-diff %s %s --overlap=summ 2>&1 | FileCheck %s --check-prefix=OVERLAP

// A misspelt option or value names the nearest, or all if none is near.

// PIPELINE: error: unknown option 'taget'; did you mean 'target'?
// LATER: error: unknown option 'tunning'; did you mean 'tuning'?
// FAR: error: unknown option 'colour'; expected one of 'target', 'report',{{.*}} 'annotate', 'advise'
// VALUE: for the --report option: unknown value 'jsn'; did you mean 'json'?
// VALUES: for the --group option: unknown value 'rows'; expected one of 'shape', 'op', 'layer', 'bound', 'none'
// CONVENTION: for the --convention option: unknown value 'xls'; did you mean 'xla'?
// OVERLAP: for the --overlap option: unknown value 'summ'; did you mean 'sum'?
// LOSS: for the --ignore-losses option: no loss 'launhc'; did you mean 'launch'?
// ALGORITHM: for the --network-algorithm option: no algorithm 'rng'; did you mean 'ring'?
// ANALYSIS: error: unknown option 'stedy'; did you mean 'steady'?
// BLANK: error: expected a list without blanks, or in braces, got a blank before 'all:f16'
// PASS: Did you mean '--roofline=target=a100'?
