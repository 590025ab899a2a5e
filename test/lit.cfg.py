import os
import lit.formats
from lit.llvm import llvm_config
config.name = "Roofline"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.roofline_obj_root, "test")
config.excludes = ["Inputs", "CMakeLists.txt"]
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --dump-input=fail"
config.substitutions.append(("%plugin", os.path.join(config.roofline_obj_root, "lib", "RooflinePlugin" + config.llvm_shlib_ext)))
llvm_config.add_tool_substitutions(["roofline-opt", "mlir-opt", "FileCheck", "count", "not", "split-file"],
    [os.path.join(config.roofline_obj_root, "bin"), config.llvm_tools_dir])
