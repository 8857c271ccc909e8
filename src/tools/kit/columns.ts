/** One column of a table: its heading, and what stands in it. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
}

/** Rows as words, for tables, charts and files alike. */
export const tabulate = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) => ({
  columns: columns.map(({ head }) => head),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
});
