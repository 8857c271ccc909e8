/** One formatter for each number of digits: making one costs more than using it a hundred times. */
const formatters = new Map<number, Intl.NumberFormat>();

/** Numbers as Indonesia writes them: `1.234,5`. */
export function formatNumber(value: number, digits = 0): string {
  let formatter = formatters.get(digits);
  if (!formatter) {
    formatter = new Intl.NumberFormat('id-ID', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formatters.set(digits, formatter);
  }
  return formatter.format(value);
}

/** A value with its unit, kept together by a no-break space; the per cent sign stands close. */
export function formatUnit(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${unit === '%' ? '' : '\u00a0'}${unit}`;
}

/** A calendar day as Indonesia writes it: `2026-11-20` → `20 November 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}
