// What the library uses of a C library of POSIX for threads, like posix-files.h.

pthread_t THREAD_NONNULL pthread_self(void);
int pthread_key_create(pthread_key_t *NONNULL, void (*NULLABLE)(void *NULLABLE));
void *NULLABLE pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *NULLABLE);
