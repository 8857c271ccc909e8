import { useMemo, useState } from 'react';
import type { Inputs, Values } from 'tank-gauging/inputs';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { maxScenarios, scenarioName } from './address.ts';
import styles from './ScenarioSheet.module.css';
import type { ToolInputs } from './tool-state.ts';
import type { ToolWords } from './tool-words.ts';

export interface ScenariosProps<I extends Inputs> {
  words: ToolWords;
  tool: ToolInputs<I>;
  /** Rows for any values, in the same order. */
  scenarioRows: (values: Values<I>) => readonly (readonly [name: string, value: string])[];
}

export function ScenarioSheet<I extends Inputs>({
  words: { scenarios: words },
  tool,
  scenarioRows,
}: ScenariosProps<I>) {
  const { scenarios, values, refused, put, keep, drop } = tool;
  const [typed, setTyped] = useState('');
  const numbered = Array.from({ length: scenarios.length + 1 }, (_, index) =>
    fillSlots(words.first, { nomor: String(index + 1) }),
  ).find((name) => !scenarios.some((other) => other.name === name));
  const name = scenarioName(typed) ?? numbered ?? '';
  const full = scenarios.length >= maxScenarios && !scenarios.some((other) => other.name === name);
  const add = () => {
    keep(name);
    setTyped('');
  };
  const kept = useMemo(() => scenarios.map((scenario) => scenarioRows(scenario.values)), [scenarios, scenarioRows]);
  return (
    <div className="stack-3 slim">
      <p className="caption measure screen-only">{words.hint}</p>
      <div className={`${styles.keep} row wrap gap-2 screen-only`}>
        <Field id="skenario-nama" label={words.name}>
          <input
            className={controlClass}
            id="skenario-nama"
            name="skenario-nama"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={30}
            placeholder={numbered}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && !refused && !full && add()}
          />
        </Field>
        <ToolButton label={words.keep} onClick={add} disabled={refused || full} />
      </div>
      {full && <p className="small quiet screen-only">{fillSlots(words.full, { jumlah: String(maxScenarios) })}</p>}
      {scenarios.length > 0 && (
        <>
          <DataTable
            caption={words.caption}
            columns={[words.item, words.current, ...scenarios.map((other) => other.name)]}
            rows={scenarioRows(values).map(([row, now], index) => [
              row,
              now,
              ...kept.map((rows) => rows[index]?.[1] ?? ''),
            ])}
            stack
          />
          <ToolActions>
            {scenarios.map(({ name: nama, values: scenario }) => (
              <span key={nama} className="wrap row gap-1">
                <ToolButton label={fillSlots(words.open, { nama })} onClick={() => put(scenario)} />
                <ToolButton label={fillSlots(words.drop, { nama })} onClick={() => drop(nama)} />
              </span>
            ))}
          </ToolActions>
        </>
      )}
    </div>
  );
}
