"""A bare page that runs programs in the runner's worker, without the element."""

from pathlib import Path

import pytest

from scripts import runner_modules

ROOT = Path(__file__).parents[3]
POLICY = " ".join((ROOT / "docs" / "runner" / "content-security-policy.txt").read_text().split())
PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Runner</title><link rel="icon" href="data:,">'
RUN = """async ([source, options]) => {
    const { run } = await import("/book/runner/session.js");
    const { trace, ...rest } = await run(source, options);
    return rest;
}"""


@pytest.fixture(scope="session")
def runner_site(tmp_path_factory, serve):
    """Address of a folder with the runner's files as the site has them, under the book's policy."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "vendor").symlink_to(ROOT / "docs" / "vendor")
    (folder / "runner").mkdir()
    for path in (ROOT / "docs" / "runner").iterdir():
        (folder / "runner" / path.name).symlink_to(path)
    runner_modules.write(folder / "runner")
    (folder / "index.html").write_text(PAGE)
    return serve(folder, headers={"Content-Security-Policy": POLICY})


@pytest.fixture(scope="module")
def runner_page(browser, runner_site):
    """A page of its own for a module's tests; whatever goes wrong in it fails the test that caused it."""
    page = browser.new_page()
    page.goto(runner_site)
    yield page
    page.close()


@pytest.fixture
def run(runner_page):
    """`run(source)` → {output, error, report}, as a page gets it."""
    return lambda source, **options: runner_page.evaluate(RUN, [source, options])
