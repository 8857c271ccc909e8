import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the browser has taken the server's HTML over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
