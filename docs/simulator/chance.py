"""Numbers drawn from a seed: for drills, whose questions must be the same in every Python."""


class Draw:
    """A linear congruential generator; `seed` is a whole number."""

    def __init__(self, seed: int):
        self.state = (seed * 2654435761 + 12345) % 2**31

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % limit

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def among(self, choices):
        """One of `choices`."""
        return choices[self.below(len(choices))]
