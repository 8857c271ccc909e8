import { formatUnit } from '../../shared/format/format.ts';
import type { Heading } from '../../shared/records/page.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Matrix.module.css';
import type { CalculatedScenario } from './Scenarios.tsx';
import type { StoriesPage } from './schema.ts';

interface MatrixProps extends Heading {
  items: readonly CalculatedScenario[];
  labels: StoriesPage['labels'];
}

/** All values of all examples before and after, in one table; each example leads to its sums below. */
export function Matrix({ items, labels, ...heading }: MatrixProps) {
  return (
    <Band id="perbandingan" {...heading}>
      <div className={styles.box}>
        <Table
          grouped
          quiet
          caption={heading.title.plain}
          columns={[labels.measure, labels.before, labels.after]}
          className={styles.table}
        >
          {items.map(({ id, industry, title, measures }) => (
            <tbody key={id}>
              <tr className={styles.group}>
                <th colSpan={3} scope="rowgroup">
                  <span className="row wrap gap-3">
                    <Text.a className="heading" href={`#${id}`}>
                      {industry.title}
                    </Text.a>
                    <Text.span className="note">{title}</Text.span>
                  </span>
                </th>
              </tr>
              {measures.map(({ name, unit, before, after }) => (
                <tr key={name.plain}>
                  <Text.th scope="row" className={styles.name}>
                    {name}
                  </Text.th>
                  <td>{formatUnit(before.result, unit, before.digits)}</td>
                  <td className="measured strong">{formatUnit(after.result, unit, after.digits)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
    </Band>
  );
}
