import { type ChoiceName, pickerChoices } from '../../shared/records/selection-fields.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import type { ToolInputs } from '../kit/useInputs.ts';
import styles from './AnswerFields.module.css';
import type { inputs } from './inputs.ts';
import type { PickerText } from './schema.ts';
import { asksFor } from './surface.ts';

interface AnswerFieldsProps {
  text: Pick<PickerText, 'groups' | 'fields'>;
  tool: ToolInputs<typeof inputs>;
}

/** All answers at once, in groups, so that nothing has to be remembered between steps. */
export function AnswerFields({ text: { groups, fields }, tool }: AnswerFieldsProps) {
  return groups.map(({ title, fields: names }) => (
    <InputGroup key={title} title={title}>
      <div className={styles.fields}>
        {names.map((key) => {
          const name = key as keyof typeof fields;
          if ((name === 'panjang' || name === 'isian') && !asksFor[name](tool.values)) return null;
          const field = fields[name];
          // The page has ids of its own, `isi` among them.
          const id = `jawab-${name}`;
          return 'options' in field ? (
            <ChoiceSelect
              key={name}
              id={id}
              label={field.label}
              value={tool.typed[name]}
              // In the order of the values, which object keys that look like numbers would not keep.
              options={pickerChoices[name as ChoiceName].map((value) => ({
                value: value as string,
                label: field.options[value] ?? value,
              }))}
              onChange={(value) => tool.set(name, value)}
            />
          ) : (
            <NumberField
              key={name}
              id={id}
              label={field.label}
              unit={field.unit}
              hint={field.hint}
              value={tool.typed[name]}
              problem={tool.problems[name]}
              onChange={(value) => tool.set(name, value)}
            />
          );
        })}
      </div>
    </InputGroup>
  ));
}
