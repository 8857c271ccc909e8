import type { ComponentType } from 'react';
import { LaterFold } from './LaterFold.tsx';
import type { ScenariosProps } from './ScenarioSheet.tsx';
import type { Inputs } from './tool-inputs.ts';

/** Calculations kept under a name, in the address too: a line that opens to them. */
export function Scenarios<I extends Inputs>(props: ScenariosProps<I>) {
  const { words, tool } = props;
  const kept = tool.scenarios.length;
  // Types do not carry a tool's own inputs through a fetched part.
  const part = sheet as { load: () => Promise<ComponentType<ScenariosProps<I>>> };
  return (
    <LaterFold
      part={part}
      props={props}
      words={words}
      title={words.scenarios.title}
      amount={kept > 0 ? kept : undefined}
      open={kept > 0}
    />
  );
}

const sheet = { load: () => import('./ScenarioSheet.tsx').then(({ ScenarioSheet }) => ScenarioSheet) };
