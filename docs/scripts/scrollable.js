// @ts-check
// Material wraps wide tables in a box that scrolls sideways; a keyboard reaches it only if it can take the focus.

const SCROLLING = ".md-typeset__scrollwrap";

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
  }
});

/** Watch the boxes of the page that is shown now, and those that the theme adds later. */
function watch() {
  for (const box of document.querySelectorAll(SCROLLING)) observer.observe(box);
}

watch();
new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
