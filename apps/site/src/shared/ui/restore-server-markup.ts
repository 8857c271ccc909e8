/** Restores the server-rendered content of an island when its script throws and React removes it. */
export function restoreServerMarkup(root: Element): void {
  new MutationObserver((changes) => {
    if (root.firstElementChild === null) root.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
  }).observe(root, { childList: true });
}

// The event precedes hydration and does not bubble, hence the capturing listener. Islands import this module on the
// server too, where there is no `addEventListener`.
globalThis.addEventListener?.('astro:hydrate', ({ target }) => restoreServerMarkup(target as Element), true);
