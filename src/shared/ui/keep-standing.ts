/**
 * Puts back what stood in an island when its script throws: React then takes everything out, and what the server wrote
 * is worth more than an empty place.
 */
export function keepStanding(root: Element): void {
  new MutationObserver((changes) => {
    if (root.firstElementChild === null) root.append(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
  }).observe(root, { childList: true });
}

// Astro says so before React begins; the event does not bubble. Every island brings this module, on the server too.
globalThis.addEventListener?.('astro:hydrate', ({ target }) => keepStanding(target as Element), true);
