"""Kinds of numbers, for isinstance."""

Number = Real = Complex = (int, float)
Integral = Rational = int
