/** A spreadsheet would calculate such a cell; wide forms of Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A text is quoted and never a formula; a number stays one. */
function csvCell(value: string | number, separator: string) {
  // With semicolons, spreadsheets read decimal commas.
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read UTF-8. */
export function csv(rows: readonly (readonly (string | number)[])[], separator = ','): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
