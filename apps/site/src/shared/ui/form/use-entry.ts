import { startTransition, useOptimistic } from 'react';

/**
 * A field shows at once what was entered, and what follows is drawn in pieces, so that no key waits. Where what
 * follows has to be waited for, `onChange` returns a promise.
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
