import { startTransition, useOptimistic } from 'react';

/**
 * State of a field that shows an entry at once and renders its consequences as a transition, so that no keystroke
 * waits. `onChange` may return a promise that resolves when the consequences are ready.
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
