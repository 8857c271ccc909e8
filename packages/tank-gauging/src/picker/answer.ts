/** Value in a form that can be compared with a requirement. */
export type Answer =
  | { number: number; unit: string; base?: ShareOf }
  | { from: number; to: number; unit: string }
  | { below: number; unit: string }
  | { pm: number; unit: string; of?: ShareOf }
  | { codes: string[] };
type ShareOf = 'range' | 'setting' | undefined;

/**
 * Value of a record with its text, its source record and its status: stated by the maker, claimed without a document,
 * assumed, or unknown.
 */
export interface Told {
  shown: string;
  answer?: Answer | undefined;
  known: 'stated' | 'unsourced' | 'assumed' | 'offer' | 'unknown';
  record: string;
}

const scales: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, m: 1000, km: 1_000_000 },
  { jam: 1, hari: 24, minggu: 168, bulan: 730, tahun: 8760 },
];

/**
 * Lower and upper end of a value converted to `unit`; equal for a single number. Undefined for codes and for a unit of
 * another quantity.
 */
export function inUnit(answer: Answer | undefined, unit: string): { from: number; to: number } | undefined {
  if (!answer || 'codes' in answer) return undefined;
  const scale = scales.find((units) => unit in units && answer.unit in units);
  const factor = answer.unit === unit ? 1 : (scale?.[answer.unit] ?? Number.NaN) / (scale?.[unit] ?? Number.NaN);
  if (Number.isNaN(factor)) return undefined;
  const [from, to] =
    'from' in answer
      ? [answer.from, answer.to]
      : 'below' in answer
        ? [Number.NEGATIVE_INFINITY, answer.below]
        : 'pm' in answer
          ? [answer.pm, answer.pm]
          : [answer.number, answer.number];
  return { from: from * factor, to: to * factor };
}
