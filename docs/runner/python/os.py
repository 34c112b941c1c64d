"""An empty environment: there is no machine to ask."""

environ = {}


def getenv(name, default=None):
    return environ.get(name, default)
