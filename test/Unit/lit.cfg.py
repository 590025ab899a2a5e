import os
import lit.formats
config.name = "Roofline-Unit"
config.suffixes = []
config.test_exec_root = os.path.join(config.roofline_obj_root, "test", "Unit")
config.test_source_root = config.test_exec_root
# For code with sanitizers: see ../lit.cfg.py. In the normal build that is the code
# without MLIR, which frees what it takes.
leaks = int(not config.llvm_use_sanitizer)
config.environment["ASAN_OPTIONS"] = f"detect_leaks={leaks}:allow_user_poisoning=0"
config.test_format = lit.formats.GoogleTest("", "Tests")
