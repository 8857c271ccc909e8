import { useSyncExternalStore } from 'react';

const query = '(min-width: 60rem)';
const subscribe = (changed: () => void) => {
  const wide = matchMedia(query);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** Whether the window has room for inputs beside the drawing; undefined on the server and until the page is hydrated. */
export const useWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
