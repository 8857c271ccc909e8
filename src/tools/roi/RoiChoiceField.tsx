import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import type { ToolInputs } from '../kit/useInputs.ts';
import { type RoiChoice, roiChoices } from './fields.ts';
import { roiInputs } from './inputs.ts';
import styles from './RoiFields.module.css';
import type { RoiToolText } from './schema.ts';

interface RoiChoiceFieldProps {
  name: RoiChoice;
  tool: ToolInputs<typeof roiInputs>;
  text: RoiToolText;
}

/** One of a few names. */
export function RoiChoiceField({ name, tool, text }: RoiChoiceFieldProps) {
  const { key } = roiInputs[name];
  const { label, options } = text.choices[key];
  return (
    <div className={styles.choice}>
      <ChoiceSelect
        id={key}
        label={label}
        value={tool.typed[name]}
        options={roiChoices[name].map((value) => ({ value: value as string, label: options[value] ?? value }))}
        onChange={(value) => tool.set(name, value)}
      />
    </div>
  );
}
