import type { Answer } from 'tank-gauging/picker/answer';
import { formatCell } from './format.ts';

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
