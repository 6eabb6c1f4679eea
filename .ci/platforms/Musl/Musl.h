#include "../linux.h"

typedef unsigned long nfds_t;

#define NONNULL
#define NULLABLE
#define THREAD_NONNULL
#include "../posix-files.h"

typedef struct __pthread *pthread_t;
typedef unsigned pthread_key_t;
typedef struct {
    long size[7];
} pthread_attr_t;
#include "../posix-threads.h"
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_getstack(const pthread_attr_t *, void **, size_t *);
