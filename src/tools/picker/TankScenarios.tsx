import { useCallback } from 'react';
import { Scenarios } from '../kit/Scenarios.tsx';
import type { Answers } from './inputs.ts';
import { mm } from './millimetres.ts';
import type { PickerData } from './picker-data.ts';
import type { Picking } from './use-sensor-picker.ts';

/** Tanks kept under a name, side by side with what is picked for each; the tender text is written for all of them. */
export function TankScenarios({ data, picking }: { data: PickerData; picking: Picking }) {
  const { tool, judge } = picking;
  const { words, fields } = data.text;
  const rowsOf = useCallback(
    (answers: Answers) => {
      const { tank, result } = judge(answers);
      const error = result.sensor?.errorMm;
      return [
        [fields.isi.label, tank.content.name],
        [words.sensor, result.sensor?.record.title ?? words.noSensor],
        [words.error, error === undefined ? '–' : `±${mm(error)}`],
        [words.radio, result.radio?.record.title ?? words.noRadio],
      ] as const;
    },
    [judge, words, fields],
  );
  return <Scenarios words={data.words} tool={tool} rowsOf={rowsOf} />;
}
