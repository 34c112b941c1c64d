"""The book's cost model: plain Python, the same files in CPython and in the reader's browser (MicroPython)."""
