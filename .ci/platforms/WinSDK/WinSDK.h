typedef unsigned long long ULONG_PTR;
typedef ULONG_PTR *PULONG_PTR;

void GetCurrentThreadStackLimits(PULONG_PTR, PULONG_PTR);
