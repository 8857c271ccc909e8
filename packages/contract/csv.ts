/** First characters that make a spreadsheet calculate a cell, full-width forms of Asian keyboards included. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Quotes text and disarms formulas with a leading apostrophe; numbers stay unquoted. */
function csvCell(value: string | number, separator: string) {
  // Spreadsheets that expect semicolons also expect decimal commas.
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV as in RFC 4180, with a byte order mark so that spreadsheets read UTF-8. */
export function formatCsv(rows: readonly (readonly (string | number)[])[], separator = ','): string {
  return `\ufeff${rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('')}`;
}
