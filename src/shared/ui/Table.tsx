import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';
import { Text } from './Text.tsx';

interface TableProps {
  /** What the table shows; read out, and shown above it unless `quiet`. */
  caption: ReactNode;
  quiet?: boolean;
  /** Column headings; the first column heads the rows. */
  columns: readonly string[];
  /** On narrow screens each row becomes a block, its cells named by their `data-column`, instead of scrolling sideways. */
  stack?: boolean;
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** A table as in a datasheet. */
export function Table({ caption, quiet = false, columns, stack = false, className, children }: TableProps) {
  return (
    <table className={classes(styles.table, stack && styles.stack, className)}>
      <caption className={quiet ? 'visually-hidden' : classes(styles.caption, 'label')}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Text.th key={column} scope="col">
              {column}
            </Text.th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FactTableProps extends Pick<TableProps, 'caption' | 'quiet'> {
  rows: readonly { name: string; value: string }[];
}

/** Names with their values, as the specification rail of a datasheet. */
export function FactTable({ caption, quiet = false, rows }: FactTableProps) {
  return (
    <table className={`${styles.table} ${styles.facts} rule-strong`}>
      <caption className={quiet ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <Text.th scope="row">{name}</Text.th>
            <Text.td>{value}</Text.td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
