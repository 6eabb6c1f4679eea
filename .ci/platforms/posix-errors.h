// The errors with the same number everywhere.

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define ENOTDIR 20
#define EISDIR 21
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
