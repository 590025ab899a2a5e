import os
import shutil
import lit.formats
from lit.llvm import llvm_config
config.name = "Roofline"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.roofline_obj_root, "test")
config.excludes = ["Inputs", "CMakeLists.txt"]
# A plugin with AddressSanitizer can't be loaded into stock mlir-opt.
if "Address" in config.llvm_use_sanitizer:
    config.available_features.add("asan")
    # LLVM's allocators poison memory in our code that libMLIR.so, without
    # sanitizers, doesn't unpoison.
    config.environment["ASAN_OPTIONS"] = "detect_leaks=1:allow_user_poisoning=0:abort_on_error=1"
    # A report exits with 1 like any error; a signal is what `not` takes for a crash.
    config.environment["UBSAN_OPTIONS"] = "abort_on_error=1:print_stacktrace=1"
config.substitutions.append(("%{corpus}", "python3 " + os.path.join(config.test_source_root, "..", "tools", "roofline-corpus")))
config.substitutions.append(("%{lint}", "python3 " + os.path.join(config.test_source_root, "..", "tools", "roofline-lint")))
if shutil.which("clang-format-22"):
    config.available_features.add("clang-format")
config.substitutions.append(("%runner_utils", ",".join(
    os.path.join(config.llvm_tools_dir, "..", "lib", name + config.llvm_shlib_ext)
    for name in ["libmlir_runner_utils", "libmlir_c_runner_utils"])))
tools = ["roofline-calibrate", "roofline-diff", "roofline-gen", "roofline-lsp-server", "roofline-opt", "roofline-test-opt", "mlir-opt", "mlir-runner", "FileCheck", "count", "not", "split-file", "llvm-objdump", "llvm-remarkutil"]
if config.roofline_has_libfuzzer:
    config.available_features.add("libfuzzer")
    tools += ["roofline-fuzz-count", "roofline-fuzz-ir", "roofline-fuzz-read", "roofline-fuzz-target"]
config.substitutions.append(("%kernels", os.path.join(config.roofline_obj_root, "tools", "roofline-calibrate")))
if config.roofline_is_x86:
    config.available_features.add("x86")
# The Python package, whose library only `ninja RooflinePython` builds.
if os.path.exists(os.path.join(config.roofline_obj_root, "python", "mlir_roofline", "libRoofline.so")):
    config.available_features.add("python-package")
# The HTML report needs a browser to be looked at, and the libraries of its page.
chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
if chromium:
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium", chromium))
if config.roofline_page_modules:
    config.available_features.add("page-libraries")
    config.substitutions.append(("%page_modules", config.roofline_page_modules))
# GitHub's renderer of Markdown.
if shutil.which("cmark-gfm"):
    config.available_features.add("cmark-gfm")
# Where the tests' Python finds roofline_test. Not in config.environment, whose
# PYTHONPATH lit's own `diff` replaces for the commands after it.
config.substitutions.append((r"(?<![\w/])python3(?= )", "env PYTHONPATH=" + os.path.join(config.test_source_root, "Inputs") + " python3"))
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --dump-input=fail"
config.substitutions.append(("%build", config.roofline_obj_root))
config.substitutions.append(("%cmake_options", config.roofline_cmake_options))
config.substitutions.append(("%mlir_include", config.mlir_include_dir))
config.substitutions.append(("%shlibext", config.llvm_shlib_ext))
config.substitutions.append(("%plugin", os.path.join(config.roofline_library_dir, "RooflinePlugin" + config.llvm_shlib_ext)))
llvm_config.add_tool_substitutions(tools,
    [config.roofline_tools_dir, config.llvm_tools_dir])
