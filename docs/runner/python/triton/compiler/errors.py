from runner import CompilationError

CompileTimeAssertionFailure = UnsupportedLanguageConstruct = CompilationError
