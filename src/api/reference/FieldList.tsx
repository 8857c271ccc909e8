import { joinTexts, type Wording } from '../../shared/text/marked.ts';
import { Text, Words } from '../../shared/ui/Text.tsx';
import { type FieldRow, objectAnchor } from '../description/reference.ts';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

interface FieldListProps {
  /** What the fields belong to; heard, not seen. */
  caption: Wording;
  fields: readonly FieldRow[];
  labels: Pick<ReferenceLabels, 'columns' | 'required' | 'optional'>;
  /** Fields of an answer are always there or not; nobody has to send them. */
  sent?: boolean;
}

/** Parameters or fields: name, type and duty in one column, meaning and rules in the other. */
export function FieldList({ caption, fields, labels, sent = false }: FieldListProps) {
  return (
    <table className={`${styles.fields} rule-strong`}>
      <Words.caption className="visually-hidden">{caption}</Words.caption>
      <thead className="visually-hidden">
        <tr>
          <Text.th scope="col">{labels.columns.name}</Text.th>
          <Text.th scope="col">{labels.columns.meaning}</Text.th>
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
              {sent && required && (
                <Text.span className={`${styles.duty} small block faint`}>{labels.required}</Text.span>
              )}
              {!sent && !required && (
                <Text.span className={`${styles.duty} small block faint`}>{labels.optional}</Text.span>
              )}
            </th>
            <td>
              <Text>{description}</Text>
              {(unit || rules.length > 0) && (
                <Text.span className={`${styles.rules} faint small block`}>
                  {joinTexts([...(unit ? [unit] : []), ...rules], ' · ')}
                </Text.span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
