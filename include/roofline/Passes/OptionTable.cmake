# Makes X-macros of the options of a pass, so that they are written once, in
# Passes.td. In: INPUT, what -gen-pass-decls generates, and PASS, the name of a
# pass. Out: OUTPUT, a file of lines
#   ROOFLINE_OPTION(type, member, "name", cl::desc(...), ...)
#   ROOFLINE_LIST_OPTION(type, member, "name", cl::desc(...), ...)
# in which all that follows the member is arguments of the option's constructor.

file(READ ${INPUT} text)
string(FIND "${text}" "class ${PASS}Base " start)
if(start EQUAL -1)
  message(FATAL_ERROR "no class ${PASS}Base in ${INPUT}")
endif()
string(SUBSTRING "${text}" ${start} -1 text)
string(FIND "${text}" "\nprotected:\n" start)
string(SUBSTRING "${text}" ${start} -1 text)
string(FIND "${text}" "\nprivate:\n" end)
string(SUBSTRING "${text}" 0 ${end} text)
string(REPLACE "\nprotected:" "" text "${text}")
string(REGEX REPLACE "::mlir::Pass::Option<([^>]*)> ([A-Za-z0-9]+){\\*this, "
  "ROOFLINE_OPTION(\\1, \\2, " text "${text}")
string(REGEX REPLACE "::mlir::Pass::ListOption<([^>]*)> ([A-Za-z0-9]+){\\*this, "
  "ROOFLINE_LIST_OPTION(\\1, \\2, " text "${text}")
string(REPLACE "};\n" ")\n" text "${text}\n")
if(NOT text MATCHES "ROOFLINE_OPTION" OR text MATCHES "Pass::|};")
  message(FATAL_ERROR "not a list of options: ${text}")
endif()
file(WRITE ${OUTPUT} "${text}
#undef ROOFLINE_OPTION
#undef ROOFLINE_LIST_OPTION
")
