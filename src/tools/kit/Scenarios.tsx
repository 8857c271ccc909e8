import { lazy } from 'react';
import { LazyFold } from './LazyFold.tsx';
import type { ScenariosProps } from './ScenarioSheet.tsx';
import type { Inputs } from './tool-inputs.ts';

const ScenarioSheet = lazy(() => import('./ScenarioSheet.tsx').then((part) => ({ default: part.ScenarioSheet })));

/** Calculations kept under a name, in the address too: a line that opens to them. */
export function Scenarios<I extends Inputs>(props: ScenariosProps<I>) {
  const { words, tool } = props;
  const kept = tool.scenarios.length;
  return (
    <LazyFold words={words} title={words.scenarios.title} amount={kept > 0 ? kept : undefined} open={kept > 0}>
      {/* Types do not carry a tool's own inputs through a fetched part. */}
      <ScenarioSheet {...(props as unknown as ScenariosProps<Inputs>)} />
    </LazyFold>
  );
}
