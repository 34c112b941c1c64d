"""Fit the polynomials of the fast GELU in snippets/fusion/activation.py: log2 Phi(-a) for a from 0 to 13.6.

    python scripts/fit_gelu.py          print the coefficients, ascending powers, for bf16 and fp16

gelu(x) = relu(x) - |x| Phi(-|x|), and the last factor is 2**log2(Phi(-|x|)). An absolute error of the logarithm is a
relative error of the tail, so the fit is minimax in the logarithm (Remez exchange): no value of the tail is favoured.
Beyond 13.6 the tail is below half the smallest bf16 number. The degrees are the smallest odd ones whose relative error
stays under a quarter of the narrowest rounding step; an odd degree with a negative leading coefficient keeps falling.
"""

import argparse
import math

import numpy as np

WIDTH = 13.6
DEGREES = {"bfloat16": 7, "float16": 9}
EXPONENT_SHIFT = 24  # added to the constant term; the kernel takes it off again
DIGITS = 8  # fp32 holds no more


def log2_tail(a: np.ndarray) -> np.ndarray:
    """log2 Phi(-a), where Phi is the normal distribution's cumulative function."""
    return np.array([math.log2(0.5 * math.erfc(value / math.sqrt(2))) for value in a])


def remez(degree: int, points: int = 20_001, rounds: int = 30) -> tuple[np.polynomial.Polynomial, float]:
    """The polynomial of that degree with the smallest largest error over [0, WIDTH], and that error (in bits)."""
    t = -np.cos(np.linspace(0, np.pi, points))  # dense near the ends, where the error turns fastest
    basis = np.polynomial.chebyshev.chebvander(t, degree)
    target = log2_tail(WIDTH * (t + 1) / 2)
    nodes = np.linspace(0, points - 1, degree + 2).round().astype(int)
    for _ in range(rounds):
        signs = (-1.0) ** np.arange(degree + 2)
        solution = np.linalg.solve(np.column_stack([basis[nodes], signs]), target[nodes])
        error = basis @ solution[:-1] - target
        nodes = alternating_peaks(error)
        if len(nodes) != degree + 2:
            raise ArithmeticError(f"degree {degree}: {len(nodes)} peaks of the error instead of {degree + 2}")
    shape = np.polynomial.Chebyshev(solution[:-1], domain=[0, WIDTH])
    return shape.convert(kind=np.polynomial.Polynomial, domain=[-1, 1]), float(np.abs(error).max())


def alternating_peaks(error: np.ndarray) -> np.ndarray:
    """Where the error is largest between two changes of its sign, one index a stretch."""
    cuts = np.flatnonzero(np.diff(np.sign(error))) + 1
    stretches = np.split(np.arange(len(error)), cuts)
    return np.array([stretch[np.abs(error[stretch]).argmax()] for stretch in stretches])


def coefficients(degree: int) -> tuple[float, ...]:
    """Ascending powers, rounded to what fp32 holds; the first carries EXPONENT_SHIFT."""
    polynomial, _ = remez(degree)
    first, *rest = polynomial.coef
    return tuple(float(f"{value:.{DIGITS}g}") for value in (first + EXPONENT_SHIFT, *rest))


def main() -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for dtype, degree in DEGREES.items():
        _, error = remez(degree)
        print(f"{dtype}: degree {degree}, relative error of the tail {error * math.log(2):.1e}")
        print(f"    {coefficients(degree)}")


if __name__ == "__main__":
    main()
