typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned int nfds_t;

#define NONNULL
#define NULLABLE
#include "../posix-files.h"
#include "../posix-errors.h"
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
#define F_DUPFD_CLOEXEC 67
#define O_CREAT 0x200
#define O_TRUNC 0x400
#define O_EXCL 0x800
#define O_CLOEXEC 0x1000000

// The threads are annotated, the files are not.
#undef NONNULL
#undef NULLABLE
#define NONNULL _Nonnull
#define NULLABLE _Nullable
#define THREAD_NONNULL _Nonnull
struct _opaque_pthread_t {
    long signature;
};
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
#include "../posix-threads.h"
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
