from .errors import CompilationError
