import os
import lit.formats
config.name = "Roofline-Unit"
config.suffixes = []
config.test_exec_root = os.path.join(config.roofline_obj_root, "test", "Unit")
config.test_source_root = config.test_exec_root
# For a build with sanitizers: see ../lit.cfg.py.
config.environment["ASAN_OPTIONS"] = "detect_leaks=0:allow_user_poisoning=0"
config.test_format = lit.formats.GoogleTest("", "Tests")
