import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import {
  outletTooWide,
  readingAt,
  type Shape,
  type SizeField,
  sizeFields,
  type tankInputs,
  vesselOf,
} from './dimensions.ts';
import type { TankTableText } from './schema.ts';
import styles from './TankTable.module.css';

interface TankFieldsProps {
  text: TankTableText;
  words: ToolWords;
  state: ToolInputs<typeof tankInputs>;
}

const options = <T extends string>(names: Readonly<Record<T, { label: string; note?: string | undefined }>>) =>
  Object.entries<{ label: string; note?: string | undefined }>(names).map(([value, words]) => ({
    value: value as T,
    ...words,
  }));

/** Shape, dimensions and level of the tank. */
export function TankFields({ text, words, state }: TankFieldsProps) {
  const { typed, values, problems, set, put } = state;
  const vessel = vesselOf(values);
  const shown: Partial<Record<SizeField | 'level', string>> = {
    ...(outletTooWide(values) && { bukaan: text.problems.outlet }),
    ...(values.level > vessel.height && {
      level: fillSlots(text.problems.level, { level: formatFree(vessel.height) }),
    }),
    ...problems,
  };
  /** Another shape is filled as far as this one was, so that the drawing stays a drawing. */
  const changeShape = (bentuk: Shape) => {
    const { heightShare } = readingAt(vessel, values.level);
    const next = { ...values, bentuk };
    put({ bentuk, level: Math.round(vesselOf(next).height * heightShare * 100) / 100 });
  };
  const field = (name: SizeField | 'level') => (
    <NumberField
      key={name}
      id={name}
      {...(name === 'level' ? text.fields.level : (text.own[values.bentuk]?.[name] ?? text.fields[name]))}
      value={typed[name]}
      onChange={(value) => set(name, value)}
      reading={fieldReading(words, state, name)}
      problem={shown[name]}
    />
  );
  return (
    <>
      <ChoiceField
        name="bentuk"
        legend={text.shape}
        options={options(text.shapes)}
        value={values.bentuk}
        onChange={changeShape}
      />
      {values.bentuk === 'mendatar' && (
        <ChoiceField
          name="tutup"
          legend={text.head}
          options={options(text.heads)}
          value={values.tutup}
          onChange={(tutup) => put({ tutup })}
        />
      )}
      {values.bentuk === 'tegak' && (
        <ChoiceField
          name="dasar"
          legend={text.bottom}
          options={options(text.bottoms)}
          value={values.dasar}
          onChange={(dasar) => put({ dasar })}
        />
      )}
      <InputGroup title={text.size}>
        <div className={styles.pair}>{sizeFields(values).map(field)}</div>
      </InputGroup>
      {field('level')}
    </>
  );
}
