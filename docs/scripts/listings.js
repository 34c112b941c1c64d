// @ts-check
// Long compiler output is fetched when the fold around it is opened, and not before. Without this script, links are left.

/** @param {HTMLAnchorElement} link */
async function show(link) {
  const answer = await fetch(link.href);
  if (!answer.ok) return; // the link stays
  const listing = document.createElement("pre");
  listing.tabIndex = 0; // it scrolls, so a keyboard must reach it
  listing.setAttribute("role", "region");
  listing.setAttribute("aria-label", link.textContent ?? "");
  listing.textContent = await answer.text();
  link.after(listing);
}

document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || !target.open || target.dataset.listed) return;
  target.dataset.listed = "yes";
  for (const link of target.querySelectorAll(".listings a")) if (link instanceof HTMLAnchorElement) show(link);
}, true);
