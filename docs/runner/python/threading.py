"""As much of `threading` as kernels' launchers ask for: in the browser there is one thread."""


class RLock:
    def __enter__(self):
        return True

    def __exit__(self, *error):
        return False
