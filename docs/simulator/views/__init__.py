"""What the book's instruments show: a view turns the settings of its controls into a picture, a sentence and a table.

Plain Python, like the model: CPython writes the first state into the page, MicroPython every later one. A view module
has TITLE, `controls()` (a list of `inputs.Control`) and `view(settings)`, which returns "picture" (SVG), "sentence" and
"table" (header, rows) and, where it applies, "error" (what the real launch would print) and "hidden" (keys of controls
that say nothing now). With TABLE_OPEN the table stands open. MicroPython's dicts are not ordered: what is shown in
order is listed in order.
"""
