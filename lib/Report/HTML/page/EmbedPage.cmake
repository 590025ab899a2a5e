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

# Sets `result` to the licences of the packages that are bundled in the
# libraries: each text once, below the names of its packages.
function(collect_licenses result)
  set(hashes "")
  foreach(pattern IN ITEMS vega* d3-* delaunator internmap robust-predicates
      tabulator-tables topojson-client)
    file(GLOB packages ${MODULES}/${pattern})
    foreach(package IN LISTS packages)
      file(GLOB license ${package}/LICENSE*)
      if(NOT license) # Some of Vega's have the file that others of Vega's have.
        file(READ ${package}/package.json description)
        file(READ ${MODULES}/vega-view/package.json vega)
        string(JSON own GET "${description}" license)
        string(JSON common GET "${vega}" license)
        if(NOT own STREQUAL common OR NOT pattern STREQUAL "vega*")
          message(FATAL_ERROR "${package} has no licence text")
        endif()
        file(GLOB license ${MODULES}/vega-view/LICENSE*)
      endif()
      file(SHA256 "${license}" hash)
      if(NOT hash IN_LIST hashes)
        list(APPEND hashes ${hash})
        file(READ "${license}" text_${hash})
      endif()
      get_filename_component(name ${package} NAME)
      string(APPEND names_${hash} " ${name}")
    endforeach()
  endforeach()
  set(texts "")
  foreach(hash IN LISTS hashes)
    string(APPEND texts "License of${names_${hash}}\n\n${text_${hash}}\n----\n\n")
  endforeach()
  # What Vega took from others, with their licences.
  foreach(file IN ITEMS vega-expression/src/parser.js vega-wordcloud/src/CloudLayout.js)
    file(READ ${MODULES}/${file} text)
    string(FIND "${text}" "/*" begin)
    string(FIND "${text}" "*/" end)
    math(EXPR begin "${begin} + 2")
    math(EXPR length "${end} - ${begin}")
    string(SUBSTRING "${text}" ${begin} ${length} text)
    string(APPEND texts "From ${file}\n${text}\n----\n\n")
  endforeach()
  string(REPLACE "*/" "* /" texts "${texts}")
  set(${result} "${texts}" PARENT_SCOPE)
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
  collect_licenses(licenses)
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
