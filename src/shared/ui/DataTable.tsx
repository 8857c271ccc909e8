import { Prose } from './Prose.tsx';
import styles from './Table.module.css';
import { Table } from './Table.tsx';
import { Text } from './Text.tsx';

interface DataTableProps {
  caption: string;
  quiet?: boolean;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  stack?: boolean;
}

/** A table of words. On narrow screens it scrolls sideways inside its own box, unless its rows stack. */
export function DataTable({ rows, ...table }: DataTableProps) {
  const { caption, columns, stack } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <Table {...table} caption={<Text>{caption}</Text>}>
        {rows.map(([head = '', ...cells]) => (
          <tr key={head}>
            <Prose.th scope="row">{head}</Prose.th>
            {cells.map((cell, index) => (
              <Prose.td key={`${columns[index + 1]}`} data-column={stack ? columns[index + 1] : undefined}>
                {cell}
              </Prose.td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}
