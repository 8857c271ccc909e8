import { Prose } from '../../shared/ui/Prose.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { type FieldRow, objectAnchor } from '../description/reference.ts';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

interface FieldListProps {
  /** What the fields belong to; heard, not seen. */
  caption: string;
  fields: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'columns' | 'required' | 'optional'>;
  /** Fields of an answer are always there or not; nobody has to send them. */
  sent?: boolean;
}

/** Parameters or fields: name, type and duty in one column, meaning and rules in the other. */
export function FieldList({ caption, fields, labels, sent = false }: FieldListProps) {
  return (
    <table className={`${styles.fields} rule-strong`}>
      <Text.caption className="visually-hidden">{caption}</Text.caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{labels.columns.name}</th>
          <th scope="col">{labels.columns.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, object, required, unit, description, rules }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
              <span className={`${styles.type} faint small block`} translate="no">
                {object ? <a href={`#${objectAnchor(object)}`}>{type}</a> : type}
              </span>
              {sent && required && <span className={`${styles.duty} small block faint`}>{labels.required}</span>}
              {!sent && !required && <span className={`${styles.duty} small block faint`}>{labels.optional}</span>}
            </th>
            <td>
              <Prose>{description}</Prose>
              {(unit || rules.length > 0) && (
                <Prose.span className={`${styles.rules} faint small block`}>
                  {[...(unit ? [unit] : []), ...rules].join(' · ')}
                </Prose.span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
