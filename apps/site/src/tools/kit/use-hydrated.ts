import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until React has hydrated the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
