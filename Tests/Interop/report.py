"""Counts and prints the checks of run.py."""

import contextlib
import traceback


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def add(self, name, problem=None, note=""):
        """One check: `problem` says what is wrong, if anything."""
        if problem:
            self.failed += 1
            print(f"FAILED {name}: {problem}", flush=True)
        else:
            self.passed += 1
            print(f"ok {name}{note and ': ' + note}", flush=True)

    @contextlib.contextmanager
    def check(self, name):
        """A check that fails if its block raises anything."""
        try:
            yield
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            self.add(name, f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})")
        else:
            self.add(name)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def expect(got, wanted):
    if got != wanted:
        raise AssertionError(f"got {got!r}, expected {wanted!r}")
