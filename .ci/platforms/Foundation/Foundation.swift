// Foundation without glibc, which it exports on Linux.
@_exported import FoundationEssentials
