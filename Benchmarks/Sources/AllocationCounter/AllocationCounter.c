// A program that defines malloc replaces that of the C library, for every library that it loads. This one counts and
// lets glibc do the work, under the names that glibc exports for the purpose.

#include "AllocationCounter.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic uint64_t blocks;
static _Atomic uint64_t bytes;

static void count(size_t size) {
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    count(size);
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *block = result;
    return 0;
}

bool allocation_counter_works(void) { return true; }

struct allocation_count allocation_counter_read(void) {
    struct allocation_count result = {
        atomic_load_explicit(&blocks, memory_order_relaxed), atomic_load_explicit(&bytes, memory_order_relaxed)};
    return result;
}

#else

bool allocation_counter_works(void) { return false; }

struct allocation_count allocation_counter_read(void) {
    struct allocation_count result = {0, 0};
    return result;
}

#endif
