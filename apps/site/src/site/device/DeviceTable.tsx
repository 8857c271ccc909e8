import type { Instrument } from '../../shared/records/hardware-schema.ts';
import { Table } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './DeviceTable.module.css';
import type { DevicePage } from './schema.ts';

type Specification = Instrument['specifications'][number];

/** Specifications that buyers ask for first; all others are on the datasheet. */
const keys: readonly Specification['answers'][] = [
  ...(['frequency', 'range', 'accuracy', 'output'] as const),
  ...(['operatingTemperature', 'connection', 'supply'] as const),
];

export const isKeySpecification = ({ answers }: Specification) => answers !== undefined && keys.includes(answers);

interface DeviceTableProps {
  /** For screen readers; visually hidden. */
  caption: string;
  columns: DevicePage['sheets']['labels']['columns'];
  items: readonly (Pick<Instrument, 'code' | 'order' | 'title' | 'description' | 'specifications' | 'applications'> & {
    id: string;
  })[];
}

/** All devices with measuring principle, key specifications and applications; one block per device on phones. */
export function DeviceTable({ caption, columns, items }: DeviceTableProps) {
  const { device, principle, specifications, applications } = columns;
  return (
    <Table
      caption={caption}
      quiet
      stack
      columns={[device, principle, specifications, applications]}
      className={styles.devices}
    >
      {items.map((item) => (
        <tr key={item.id}>
          <th scope="row">
            <Text.a className="bare heading" href={`#${item.id}`}>
              {item.title}
            </Text.a>
            <span className="label block">
              {item.code} {item.order}
            </span>
          </th>
          <Text.td className="note">{item.description}</Text.td>
          <td className="note">
            <dl>
              {item.specifications.filter(isKeySpecification).map(({ name, value }) => (
                <div key={name.plain} className={styles.figure}>
                  <Text.dt className="faint">{name}</Text.dt>
                  <Text.dd className="strong plain">{value}</Text.dd>
                </div>
              ))}
            </dl>
          </td>
          <td className="note" data-column={applications.plain}>
            <ul className={styles.uses}>
              <Texts as="li" items={item.applications} />
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  );
}
