# Which requests the package in FOLDER is compatible with.
foreach(version 22.1 22.1.99 22.0 21.1 23.1 21...23 22.1.1...<23 22.1...<22.1.1 23...24)
  unset(Roofline_DIR CACHE)
  find_package(Roofline ${version} CONFIG QUIET PATHS ${FOLDER} NO_DEFAULT_PATH)
  message("${version}: ${Roofline_FOUND}")
endforeach()
