// The types and constants of the C libraries for Linux on 64 bits.

typedef unsigned long size_t;
typedef long ssize_t;
typedef long off_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;

#include "posix-errors.h"
#define EAGAIN 11
#define ENAMETOOLONG 36
#define ELOOP 40
#define F_DUPFD_CLOEXEC 1030
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_CLOEXEC 02000000
