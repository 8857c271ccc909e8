import { formatCell } from './format.ts';

/** Value in a form that can be compared with a requirement. */
export type Answer =
  | { number: number; unit: string; base?: ShareOf }
  | { from: number; to: number; unit: string }
  | { below: number; unit: string }
  | { pm: number; unit: string; of?: ShareOf }
  | { codes: string[] };
type ShareOf = 'range' | 'setting' | undefined;

/** Decimal comma and no thousands separators, as in data sheets. */
const figure = (value: number) => formatCell(value, String(value).split('.')[1]?.length ?? 0).replace('-', '−');

/**
 * Text of a value: `0,1–30 m`, `−40 sampai 85 °C`, `±0,25%`, `{abbr:IP}66/68`. @param to word between the ends of a
 * range that begins below zero
 */
export function answerSource(answer: Answer, to: string): string {
  if ('codes' in answer) return codesSource(answer.codes);
  const measure = (value: string) => {
    if (answer.unit === '%') return `${value}%`;
    // The unit pH precedes its number.
    return answer.unit === 'pH' ? `pH ${value}` : `${value} ${answer.unit}`;
  };
  if ('pm' in answer) return measure(`±${figure(answer.pm)}`);
  if ('below' in answer) return `< ${measure(figure(answer.below))}`;
  if ('number' in answer) return measure(figure(answer.number));
  const [from, end] = [figure(answer.from), figure(answer.to)];
  return measure(answer.from < 0 ? `${from} ${to} ${end}` : `${from}–${end}`);
}

/** Codes of one standard share its name: `IP66/68`. */
function codesSource(codes: readonly string[]): string {
  const [standard = ''] = /^[A-Z]+(?=\d)/.exec(codes[0] ?? '') ?? [];
  if (!standard || !codes.every((code) => code.startsWith(standard))) return codes.join('/');
  return `{abbr:${standard}}${codes.map((code) => code.slice(standard.length)).join('/')}`;
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

/** Value of a record with its source record and its status: stated by the maker, assumed, or unknown. */
export interface Told {
  shown: string;
  answer?: Answer | undefined;
  known: 'stated' | 'assumed' | 'offer' | 'unknown';
  record: string;
}
