import { useSyncExternalStore } from 'react';

/** False on the server and while a browser takes over what the server wrote, true from then on and in all that comes later. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
