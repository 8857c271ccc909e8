import { type FieldRow, objectAnchor } from 'api-description/reference';
import { rowId, Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Reference.module.css';
import type { ReferenceLabels } from './schema.ts';

export const ObjectLink = ({ name, children }: { name: string; children: string }) => (
  <a href={`#${objectAnchor(name)}`} translate="no">
    {children}
  </a>
);

interface FieldTableProps {
  /** Name of what the fields belong to; visually hidden. */
  caption: string;
  /** Id of what the fields belong to. */
  anchor: string;
  fields: readonly FieldRow[];
  labels: ReferenceLabels;
  /**
   * Whether the fields are sent by the caller. Only then does “required” apply; response fields are marked when
   * optional.
   */
  sent?: boolean;
}

/** Table of parameters or fields: name, type and whether required; meaning and constraints. */
export function FieldTable({ caption, anchor, fields, labels, sent = false }: FieldTableProps) {
  const { columns, required: must, optional } = labels;
  return (
    <Table caption={caption} quiet columns={[columns.name, columns.meaning]} stack className={styles.table}>
      {fields.map(({ name, type, object, required, description, bounds }) => (
        <tr key={name} id={rowId(anchor, name)}>
          <th scope="row">
            <code translate="no">{name}</code>{' '}
            <span className="figures faint small" translate="no">
              {object ? <ObjectLink name={object}>{type}</ObjectLink> : type}
            </span>{' '}
            {required === sent && <Text.span className="small faint">{sent ? must : optional}</Text.span>}
          </th>
          <td>
            <Text>{description}</Text>
            {bounds && <Text.span className="faint small block">{bounds}</Text.span>}
          </td>
        </tr>
      ))}
    </Table>
  );
}
