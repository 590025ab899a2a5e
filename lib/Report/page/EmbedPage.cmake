# Writes OUTPUT, C++ constants of what every HTML report holds:
#   pageStyle, pageScript   our own, in STYLES and SCRIPTS (lists of files)
#   libraryStyle, libraryScript, libraryLicenses
#                           those of MODULES, a node_modules folder; empty if
#                           MODULES is
#   cmake -DOUTPUT=x.inc "-DSTYLES=..." "-DSCRIPTS=..." -DMODULES=DIR -P ...

cmake_minimum_required(VERSION 3.25)

# Appends the text of `files` to `result`, without the references to maps that
# no page has.
function(read_all result)
  set(all "")
  foreach(file IN LISTS ARGN)
    file(READ "${file}" text)
    string(REGEX REPLACE "\n//# sourceMappingURL=[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n/\\*# sourceMappingURL=[^\n]*" "" text "${text}")
    string(APPEND all "${text}\n")
  endforeach()
  set(${result} "${all}" PARENT_SCOPE)
endfunction()

# Defines a constant. Text that would end its element, or the C++ literal, is
# an error.
function(append_constant name text)
  string(TOLOWER "${text}" lower)
  foreach(end IN ITEMS "</script" "<!--" "</style" ")page\"")
    string(FIND "${lower}" "${end}" position)
    if(NOT position EQUAL -1)
      message(FATAL_ERROR "${name} holds ${end}, which would end its element")
    endif()
  endforeach()
  set(constants "${constants}static constexpr llvm::StringLiteral ${name} = R\"page(${text})page\";\n"
    PARENT_SCOPE)
endfunction()

set(constants "")
set(library_styles "")
set(library_scripts "")
set(licenses "")
if(MODULES)
  set(library_styles ${MODULES}/tabulator-tables/dist/css/tabulator_simple.min.css)
  set(library_scripts
    ${MODULES}/vega/build/vega.min.js
    ${MODULES}/vega-tooltip/build/vega-tooltip.min.js
    ${MODULES}/tabulator-tables/dist/js/tabulator.min.js)
  # The packages that are bundled in these files, each text once.
  file(GLOB license_files
    ${MODULES}/vega*/LICENSE* ${MODULES}/d3-*/LICENSE*
    ${MODULES}/delaunator/LICENSE* ${MODULES}/internmap/LICENSE*
    ${MODULES}/robust-predicates/LICENSE*
    ${MODULES}/tabulator-tables/LICENSE* ${MODULES}/topojson-client/LICENSE*)
  list(SORT license_files)
  set(hashes "")
  foreach(file IN LISTS license_files)
    file(SHA256 "${file}" hash)
    string(REGEX REPLACE ".*/node_modules/([^/]+)/.*" "\\1" package "${file}")
    if(NOT hash IN_LIST hashes)
      list(APPEND hashes ${hash})
      file(READ "${file}" text_${hash})
    endif()
    string(APPEND packages_${hash} " ${package}")
  endforeach()
  foreach(hash IN LISTS hashes)
    string(APPEND licenses
      "License of${packages_${hash}}\n\n${text_${hash}}\n----\n\n")
  endforeach()
  string(REPLACE "*/" "* /" licenses "${licenses}")
endif()

read_all(text ${STYLES})
append_constant(pageStyle "${text}")
read_all(text ${SCRIPTS})
append_constant(pageScript "${text}")
read_all(text ${library_styles})
append_constant(libraryStyle "${text}")
read_all(text ${library_scripts})
append_constant(libraryScript "${text}")
append_constant(libraryLicenses "${licenses}")
file(WRITE "${OUTPUT}" "${constants}")
