import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { Fold } from '../kit/Fold.tsx';
import { AnswerField, type FieldName } from './AnswerField.tsx';
import styles from './AnswerFields.module.css';
import { MediumField } from './MediumField.tsx';
import type { PickerData } from './picker-data.ts';
import { asksFor } from './surface.ts';
import type { Picking } from './use-sensor-picker.ts';

interface AnswerFieldsProps {
  data: PickerData;
  picking: Picking;
}

/** What decides most stands open; the rest is folded, with its first answers beside the title. */
export function AnswerFields({ data, picking }: AnswerFieldsProps) {
  const { text, media } = data;
  const { tool, tank, choose, answered } = picking;
  const [first, ...others] = text.groups;
  const shown = (names: readonly string[]) =>
    (names as FieldName[]).filter((name) => !(name in asksFor) || asksFor[name as keyof typeof asksFor](tool.values));
  const fields = (names: readonly string[]) => (
    <div className={styles.fields}>
      {shown(names).map((name) => (
        <AnswerField key={name} name={name} data={data} tool={tool} />
      ))}
    </div>
  );
  return (
    <>
      {first && (
        <InputGroup title={first.title}>
          <MediumField
            text={text}
            media={media}
            chosen={tank.content.id ? tank.content : undefined}
            onChoose={choose}
          />
          {fields(first.fields)}
        </InputGroup>
      )}
      <div>
        {others.map(({ title, fields: names }) => (
          <Fold
            key={title}
            title={title}
            amount={names
              .slice(0, 2)
              .map((name) => answered(name))
              .join(', ')}
            open={names.some((name) => name in tool.problems) || undefined}
          >
            {fields(names)}
          </Fold>
        ))}
      </div>
    </>
  );
}
