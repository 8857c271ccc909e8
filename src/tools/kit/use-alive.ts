import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the browser has taken the server's HTML over. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
