import { type ComponentType, memo, useDeferredValue } from 'react';
import type { TankFileView } from './words.ts';

/** Part of the result without fields: while typing, it renders after the fields and the verdict. */
export function deferred(Draw: ComponentType<TankFileView>): ComponentType<TankFileView> {
  const Kept = memo(function Kept({ view }: { view: TankFileView }) {
    return <Draw {...view} />;
  });
  return function Deferred(view) {
    return <Kept view={useDeferredValue(view)} />;
  };
}
