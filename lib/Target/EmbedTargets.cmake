# Writes OUTPUT, a list of C++ initialisers of BuiltinTarget, one for each .mlir
# file in TARGETS: {"NAME", {"ALIAS", ...}, R"mlir(TEXT)mlir"}. TEXT ends before a
# line "// Examples": what follows is for tests.
#   cmake -DOUTPUT=x.inc "-DTARGETS=a.mlir;b.mlir" -P EmbedTargets.cmake
set(initialisers "")
foreach(target IN LISTS TARGETS)
  get_filename_component(name "${target}" NAME_WLE)
  file(READ "${target}" text)
  string(FIND "${text}" "\n// Examples" examples)
  string(SUBSTRING "${text}" 0 ${examples} text)
  # A C++ initialiser list and an MLIR array of strings differ in brackets only.
  set(aliases "")
  if(text MATCHES "\"aliases\" = \\[([^]]*)\\]")
    set(aliases "${CMAKE_MATCH_1}")
  endif()
  string(APPEND initialisers
    "{\"${name}\", {${aliases}}, R\"mlir(${text})mlir\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "${initialisers}")
