/**
 * `1.234,5`, below zero with a minus (U+2212). Written here because the first `Intl` formatter of a page costs a slow
 * phone as much as all the rest of a tool's start.
 */
export function formatNumber(value: number, digits = 0): string {
  const magnitude = Math.abs(value);
  if (!(magnitude < 1e21)) {
    const limits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat('id-ID', limits).format(value).replace('-', '−');
  }
  // Rounded as it is written: 1,005 has two digits 1,01, although the number behind it is a little less.
  const [whole = '', decimals = ''] = (magnitude < 1e-6 ? magnitude.toFixed(20) : String(magnitude)).split('.');
  const up = (decimals[digits] ?? '0') >= '5' ? 1n : 0n;
  const figures = String(BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0')) + up).padStart(digits + 1, '0');
  const end = figures.length - digits;
  const sign = value < 0 && /[1-9]/.test(figures) ? '−' : '';
  const grouped = figures.slice(0, end).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${sign}${grouped}${digits > 0 ? ',' : ''}${figures.slice(end)}`;
}

/** With as many decimals as it has, at most six. */
export function formatFree(value: number): string {
  const [, decimals = ''] = String(Number(value.toFixed(6))).split('.');
  return formatNumber(value, decimals.length);
}

/** For a cell of a file: no dots for thousands and a hyphen below zero, as spreadsheets read it. */
export const formatCell = (value: number, digits: number): string =>
  formatNumber(value, digits).replaceAll('.', '').replace('−', '-');

/** Kept together by a no-break space; the per cent sign stands close. */
export function formatUnit(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}

/** With its sign, `+1,2 mm`; what rounds to nothing has none. */
export function formatSigned(value: number, words: (amount: number) => string): string {
  const amount = words(Math.abs(value));
  if (!/[1-9]/.test(amount)) return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
}

/** Whole litres with their unit. */
export const formatLitres = (value: number): string => formatUnit(Math.round(value), 'L');

/** `2026-11-20` → `20 November 2026` */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

/** Today in Western Indonesia, as `2026-11-21`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
