/** Closes what lies over the page when the focus goes on from it by keyboard: else it would walk where nobody sees it. */
addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!open.contains(target)) open.hidePopover();
  }
});
