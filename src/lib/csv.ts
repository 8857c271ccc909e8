/** A spreadsheet would calculate a cell that begins like this, the wide forms of Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** One cell: always quoted, and never a formula. */
function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Lines as RFC 4180 has them, with a byte order mark, so that spreadsheets read them as UTF-8. */
export function csv(rows: readonly (readonly string[])[], separator = ','): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`).join('')}`;
}
