export interface Column<Row> {
  head: string;
  cell: (row: Row) => string;
}

/** For tables, charts and files alike. */
export const tabulate = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) => ({
  columns: columns.map(({ head }) => head),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
});
