// What the library uses of a C library of POSIX for files and memory. The header of the platform defines its types and
// constants before, and NONNULL and NULLABLE: empty if the platform does not annotate its pointers. The structure has another
// name in C, since the compiler would compare it with that of Linux.

#pragma clang diagnostic ignored "-Wnullability-completeness"

struct __attribute__((swift_name("stat"))) stub_stat {
    mode_t st_mode;
    uid_t st_uid;
    gid_t st_gid;
    off_t st_size;
};

struct pollfd {
    int fd;
    short events;
    short revents;
};

int stub_stat(const char *NONNULL, struct stub_stat *NONNULL) __attribute__((swift_name("stat(_:_:)")));
int stub_lstat(const char *NONNULL, struct stub_stat *NONNULL) __attribute__((swift_name("lstat(_:_:)")));
int stub_fstat(int, struct stub_stat *NONNULL) __attribute__((swift_name("fstat(_:_:)")));
int fchown(int, uid_t, gid_t);
int fchmod(int, mode_t);
int rename(const char *NONNULL, const char *NONNULL);
int unlink(const char *NONNULL);
int mkstemp(char *NONNULL);
char *NULLABLE realpath(const char *NONNULL, char *NULLABLE);
int close(int);
ssize_t read(int, void *_Null_unspecified, size_t);
ssize_t write(int, const void *_Null_unspecified, size_t);
off_t lseek(int, off_t, int);
int ftruncate(int, off_t);
int poll(struct pollfd *NULLABLE, nfds_t, int);
void *NULLABLE malloc(size_t);
void *NULLABLE realloc(void *NULLABLE, size_t);
void free(void *NULLABLE);
char *NONNULL strerror(int);

#define F_SETFD 2
#define FD_CLOEXEC 1
#define O_RDONLY 0
#define O_WRONLY 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define POLLIN 1
#define POLLOUT 4
