import { plainText, type Wording } from 'contract/marked';
import { memo, type ReactNode } from 'react';
import { interfaceWords } from '../words/interface.words.ts';
import { joinClasses } from './classes.ts';
import styles from './Table.module.css';
import { inlineText, Text } from './Text.tsx';

interface TableProps {
  /** Shown above the table unless `quiet`. */
  caption: Wording;
  quiet?: boolean;
  /** Column headers; the first column contains the row headers. */
  columns: readonly Wording[];
  /** Shows each row as a block on narrow screens; each cell is labelled by its `data-column`. */
  stack?: boolean | undefined;
  /** The children are `tbody` elements, one per group, instead of rows. */
  grouped?: boolean;
  className?: string | undefined;
  /** Rows or bodies. */
  children: ReactNode;
}

export function Table({ caption, quiet = false, columns, grouped = false, children, ...look }: TableProps) {
  const { stack = false, className } = look;
  return (
    <table className={joinClasses(styles.table, 'full', stack && styles.stack, className)}>
      <caption className={quiet ? 'visually-hidden' : `${styles.caption} start label`}>{inlineText(caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Text.th key={plainText(column)} scope="col">
              {column}
            </Text.th>
          ))}
        </tr>
      </thead>
      {grouped ? children : <tbody>{children}</tbody>}
    </table>
  );
}

interface FactTableProps extends Pick<TableProps, 'quiet'> {
  caption: string | React.JSX.Element;
  rows: readonly { name: Wording; value: Wording }[];
}

/** A table of names and values, in the style of a datasheet. */
export function FactTable({ caption, quiet = false, rows }: FactTableProps) {
  return (
    <div className={styles.rail}>
      <table className={`${styles.table} ${styles.facts} full rule-strong`}>
        <caption className={quiet ? 'visually-hidden' : `${styles.caption} start`}>{caption}</caption>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={plainText(name)}>
              <Text.th scope="row">{name}</Text.th>
              <Text.td>{value}</Text.td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Id of a row: that of what it belongs to, two hyphens, and its name. */
export const rowId = (owner: string, name: string): string => `${owner}--${name.replaceAll(/[^\w-]/g, '-')}`;

interface DataTableProps extends Pick<TableProps, 'quiet' | 'columns' | 'stack'> {
  /** Id of what the rows belong to; with it, each row has an id of its own. */
  owner?: string | undefined;
  caption: Wording;
  rows: readonly (readonly Wording[])[];
}

/** A table that scrolls within its box on narrow screens, unless its rows stack. */
export function DataTable({ rows, owner, ...table }: DataTableProps) {
  const { caption, columns, stack } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; and a landmark for each table would be too many
    <div role="group" className={`${styles.box} relative`} tabIndex={0} aria-label={interfaceWords.scrolls}>
      <Table {...table} caption={caption}>
        <Rows owner={owner} rows={rows} columns={columns} stack={stack} />
      </Table>
    </div>
  );
}

/** Memoized, as a long list is slow to render. */
const Rows = memo(({ owner, rows, columns, stack }: Pick<DataTableProps, 'owner' | 'rows' | 'columns' | 'stack'>) => {
  const names = columns.map(plainText);
  return rows.map(([head = '', ...cells], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two rows may begin with the same day
    <tr key={place} id={owner && rowId(owner, plainText(head))}>
      <Text.th scope="row">{head}</Text.th>
      {cells.map((cell, index) => (
        <Text.td key={names[index + 1]} data-column={stack ? names[index + 1] : undefined}>
          {cell}
        </Text.td>
      ))}
    </tr>
  ));
});
