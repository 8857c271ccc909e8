/** One formatter for each number of digits: making one takes far longer than using it. */
const formats = new Map<number, Intl.NumberFormat>();

/** Numbers as Indonesia writes them: `1.234,5`. */
export function formatNumber(value: number, digits = 0): string {
  let format = formats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('id-ID', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(digits, format);
  }
  return format.format(value);
}

/** A value with its unit, kept together by a no-break space; the per cent sign stands close. */
export function formatUnit(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}

/** A calendar day as Indonesia writes it: `2026-11-20` → `20 November 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}
