import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while the browser takes it over, true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
