import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { TankTableText } from './schema.ts';
import { type LengthField, tankInputs } from './tank-inputs.ts';

export interface TankFieldsProps {
  text: TankTableText;
  words: ToolWords;
  state: ToolInputs<typeof tankInputs>;
}

interface TankFieldProps extends TankFieldsProps {
  name: LengthField | 'slope';
  /** A sentence under it that refuses nothing. */
  remark?: string | undefined;
}

/** One dimension, level or the tilt, in the visitor's unit. */
export function TankField({ text, words, state, name, remark }: TankFieldProps) {
  const { typed, values, problems, clashes, set } = state;
  const { key } = tankInputs[name];
  const clash = clashes[name] as keyof TankTableText['problems'] | undefined;
  const own = name === 'slope' ? undefined : text.own[values.shape]?.[tankInputs[name].key];
  return (
    <NumberField
      id={key}
      unit={values.lengthUnit}
      {...(own ?? text.fields[key])}
      value={typed[name]}
      onChange={(value) => set(name, value)}
      reading={fieldReading(words, state, name) ?? remark}
      problem={problems[name] ?? (clash && text.problems[clash])}
    />
  );
}
