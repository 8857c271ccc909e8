import { startTransition, useOptimistic } from 'react';

/**
 * What stands in a field: it shows at once what was entered, and what follows from it is drawn in pieces, so that the
 * next key is never waited for. A value that comes from elsewhere is shown as it is. Where what follows has to be waited
 * for, `onChange` says so by a promise.
 */
export function useEntry<T>(value: T, onChange: (value: T) => void | Promise<void>) {
  const [shown, show] = useOptimistic(value);
  const enter = (next: T) =>
    startTransition(() => {
      show(() => next);
      return onChange(next);
    });
  return [shown, enter] as const;
}
