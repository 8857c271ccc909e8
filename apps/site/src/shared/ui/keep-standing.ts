/** Puts back what the server wrote when an island's script throws and React takes it out. */
export function keepStanding(root: Element): void {
  new MutationObserver((changes) => {
    if (root.firstElementChild === null) root.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
  }).observe(root, { childList: true });
}

// The event comes before React begins and does not bubble. Islands bring this module, on the server too.
globalThis.addEventListener?.('astro:hydrate', ({ target }) => keepStanding(target as Element), true);
