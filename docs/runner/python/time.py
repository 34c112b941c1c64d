"""Clocks, coarse as a browser's."""

from utime import *
from utime import sleep, ticks_us, time, time_ns


def perf_counter():
    return ticks_us() / 1e6


def perf_counter_ns():
    return ticks_us() * 1000


monotonic, process_time = perf_counter, perf_counter
