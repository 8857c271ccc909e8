import { useSyncExternalStore } from 'react';
import { desktop } from '../../shared/styles/breakpoints.ts';

const subscribe = (changed: () => void) => {
  const wide = matchMedia(desktop);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** Whether the window has room for inputs next to the drawing; undefined on the server and until the page is hydrated. */
export const useWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(desktop).matches,
    () => undefined,
  );
