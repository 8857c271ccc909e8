import { useState } from 'react';

/**
 * Writes fragments to the address, the first at once and later ones throttled; an empty fragment leaves the bare path.
 * @param pace ms between writes: Safari allows a hundred in 30 s
 */
export function useAddress(pace = 350): (fragment: string) => void {
  const [write] = useState(() => {
    let [last, fragment] = [Number.NEGATIVE_INFINITY, ''];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      timer = undefined;
      last = performance.now();
      history.replaceState(history.state, '', fragment || location.pathname);
    };
    // Write a pending fragment before leaving, so that the back button restores the page as it was.
    globalThis.addEventListener?.('pagehide', () => timer && now());
    return (next: string) => {
      fragment = next;
      const wait = last + pace - performance.now();
      if (wait <= 0) now();
      else timer ??= setTimeout(now, wait);
    };
  });
  return write;
}
