import { pickerInputs } from 'tank-gauging/picker/inputs';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import type { PickerText } from '../picker/schema.ts';
import type { TankFileText } from './schema.ts';
import type { TankFileData } from './words.ts';

/** Data as the page sends them: the picker's texts of its answers are those of the record's fields. */
export interface SentData extends Omit<TankFileData, 'catalogue'> {
  catalogue: Omit<TankFileData['catalogue'], 'text'> & { evidence: string };
}

export const withPickerFields = ({ catalogue: { evidence, ...catalogue }, ...data }: SentData): TankFileData => ({
  ...data,
  catalogue: { ...catalogue, text: { fields: pickerFields(data.text.fields), words: { evidence } } },
});

/** Words of the picker's answers by those of the fields of the record that they ask for. */
export const pickerFields = (fields: TankFileText['fields']): PickerText['fields'] =>
  Object.fromEntries(
    Object.entries(pickerInputs).flatMap(([name, input]) => {
      const field = 'tankField' in input ? (input.tankField as keyof typeof askedRecord) : undefined;
      return field ? [[name, fields[askedRecord[field].key]]] : [];
    }),
  ) as unknown as PickerText['fields'];
