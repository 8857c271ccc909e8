import { type ChoiceName, pickerChoices } from '../../shared/records/selection-fields.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { PickerData } from './picker-data.ts';
import type { PickerText } from './schema.ts';
import type { Picking } from './use-sensor-picker.ts';

export type FieldName = keyof PickerText['fields'];

interface AnswerFieldProps {
  name: FieldName;
  data: Pick<PickerData, 'text' | 'words'>;
  tool: Picking['tool'];
}

/** One question: a list of the browser's own, or a figure. */
export function AnswerField({ name, data: { text, words }, tool }: AnswerFieldProps) {
  const field = text.fields[name];
  // The page has ids of its own, `isi` among them.
  const id = `jawab-${name}`;
  if ('options' in field) {
    const options: Readonly<Record<string, string>> = field.options;
    return (
      <ChoiceSelect
        id={id}
        label={field.label}
        value={tool.typed[name]}
        // In the order of the values, which object keys that look like numbers would not keep.
        options={pickerChoices[name as ChoiceName].map((value: string) => ({ value, label: options[value] ?? value }))}
        // Another kind is no longer the medium that was named.
        onChange={(value) => tool.put({ [name]: value, ...(name === 'isi' && { medium: '' }) })}
      />
    );
  }
  return (
    <NumberField
      id={id}
      label={field.label}
      unit={field.unit}
      hint={field.hint}
      value={tool.typed[name]}
      reading={fieldReading(words, tool, name)}
      problem={tool.problems[name]}
      onChange={(value) => tool.set(name, value)}
    />
  );
}
