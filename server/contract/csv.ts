/** A spreadsheet would calculate a cell that begins like this, the wide forms of Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** One cell: a text is always quoted, and never a formula; a number stays one, in the notation of the file. */
function csvCell(value: string | number, separator: string): string {
  // Where a semicolon separates, spreadsheets read decimal commas.
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Lines as RFC 4180 has them, with a byte order mark, so that spreadsheets read them as UTF-8. */
export function csv(rows: readonly (readonly (string | number)[])[], separator = ','): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
