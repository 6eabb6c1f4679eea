#include "../linux.h"

typedef unsigned int nfds_t;

#define NONNULL _Nonnull
#define NULLABLE _Nullable
#define THREAD_NONNULL
#include "../posix-files.h"

typedef long pthread_t;
typedef int pthread_key_t;
typedef struct {
    unsigned flags;
} pthread_attr_t;
#include "../posix-threads.h"
int pthread_getattr_np(pthread_t, pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_getstack(const pthread_attr_t *_Nonnull, void *_Nullable *_Nonnull, size_t *_Nonnull);
