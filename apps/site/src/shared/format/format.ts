/**
 * Indonesian number format `1.234,5` with a minus (U+2212) for negative values. Own code, because on a slow phone the
 * first `Intl` formatter of a page takes as long as the rest of a tool's start.
 */
export function formatNumber(value: number, digits = 0): string {
  const magnitude = Math.abs(value);
  if (!(magnitude < 1e21)) {
    const limits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat('id-ID', limits).format(value).replace('-', '−');
  }
  // Round the decimal text, not the binary value: 1,005 to two digits is 1,01, although its binary value is slightly
  // less.
  const [whole = '', decimals = ''] = (magnitude < 1e-6 ? magnitude.toFixed(20) : String(magnitude)).split('.');
  const up = (decimals[digits] ?? '0') >= '5' ? 1n : 0n;
  const figures = String(BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0')) + up).padStart(digits + 1, '0');
  const end = figures.length - digits;
  const sign = value < 0 && /[1-9]/.test(figures) ? '−' : '';
  const grouped = figures.slice(0, end).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${sign}${grouped}${digits > 0 ? ',' : ''}${figures.slice(end)}`;
}

/** Number with as many decimals as it has, at most six. */
export function formatAllDigits(value: number): string {
  const [, decimals = ''] = String(Number(value.toFixed(6))).split('.');
  return formatNumber(value, decimals.length);
}

/** Number for a cell of a file, as spreadsheets parse it: no thousands separators, hyphen as minus. */
export const formatCell = (value: number, digits: number): string =>
  formatNumber(value, digits).replaceAll('.', '').replace('−', '-');

/** Number and unit, joined by a no-break space; a per cent sign follows without space. */
export function formatUnit(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}

/** Amount with its sign, `+1,2 mm`; an amount that rounds to zero has none. */
export function formatSigned(value: number, words: (amount: number) => string): string {
  const amount = words(Math.abs(value));
  if (!/[1-9]/.test(amount)) return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
}

/** Volume in whole litres with its unit. */
export const formatLitres = (value: number): string => formatUnit(Math.round(value), 'L');

/** Long date: `2026-11-20` → `20 November 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

/** Today's date in WIB: `2026-11-21`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
