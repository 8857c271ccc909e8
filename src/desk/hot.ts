/**
 * Astro tells every page to reload when a record has changed. That is right for the page in the frame; the desk would
 * lose its place and its open folds.
 */
export function stayOnReload(): void {
  // Vite reloads a page only when the path it names is that of the page.
  import.meta.hot?.on('vite:beforeFullReload', (payload) => {
    payload.path = '/none.html';
  });
}
