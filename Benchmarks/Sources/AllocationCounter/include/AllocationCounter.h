#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// How many blocks of memory this process has asked for, and of how many bytes.
struct allocation_count {
    uint64_t blocks;
    uint64_t bytes;
};

/// Whether allocations are counted on this system.
bool allocation_counter_works(void);

/// The counts since the process began; zeros where nothing is counted.
struct allocation_count allocation_counter_read(void);

#endif
