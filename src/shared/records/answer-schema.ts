import { z } from 'zod';
import { formatCell } from '../format/format.ts';
import type { Marked } from '../text/marked.ts';
import { plain, text } from '../text/schema.ts';
import { interfaceWords } from '../words/interface.words.ts';

const unit = plain.describe('Unit as it is written, e.g. mm, %, bar.');
const base = z
  .enum(['range', 'setting'])
  .optional()
  .describe('Of what it is a share. range: the full range of the sheet; setting: the range the instrument is set to.');

/** Can be compared with what somebody asks for. */
export const measuredSchema = z.union([
  z.strictObject({ number: z.number(), unit, base }),
  z.strictObject({ from: z.number(), to: z.number(), unit }).refine(({ from, to }) => from < to, {
    error: 'must lie above `from`',
    path: ['to'],
  }),
  z.strictObject({ below: z.number().positive().describe('It is less than this.'), unit }),
  z.strictObject({ pm: z.number().positive().describe('The number after ±.'), unit, of: base }),
  z.strictObject({ codes: z.array(plain).min(1).describe('Codes that it has, e.g. IP66.') }),
]);
export type Answer = z.infer<typeof measuredSchema>;

/** Nobody has stated it: taken by us, or left to the offer. */
export const knownSchema = z
  .enum(['assumed', 'offer'])
  .optional()
  .describe('Only where neither the specification nor the owner states it.');

/** Comma for decimals and no dots, as data sheets have it. */
const figure = (value: number) => formatCell(value, String(value).split('.')[1]?.length ?? 0).replace('-', '−');

/** `0,1–30 m`, `−40 sampai 85 °C`, `±0,25%`, `{abbr:IP}66/68`. */
export function answerSource(answer: Answer): string {
  if ('codes' in answer) return codesSource(answer.codes);
  const measure = (value: string) => {
    if (answer.unit === '%') return `${value}%`;
    // The pH scale has its name in front.
    return answer.unit === 'pH' ? `pH ${value}` : `${value} ${answer.unit}`;
  };
  if ('pm' in answer) return measure(`±${figure(answer.pm)}`);
  if ('below' in answer) return `< ${measure(figure(answer.below))}`;
  if ('number' in answer) return measure(figure(answer.number));
  const { from, to } = answer;
  return measure(`${figure(from)}${from < 0 ? ` ${interfaceWords.to} ` : '–'}${figure(to)}`);
}

/** Codes of one standard name it once. */
function codesSource(codes: readonly string[]): string {
  const [standard = ''] = /^[A-Z]+(?=\d)/.exec(codes[0] ?? '') ?? [];
  if (!standard || !codes.every((code) => code.startsWith(standard))) return codes.join('/');
  return `{abbr:${standard}}${codes.map((code) => code.slice(standard.length)).join('/')}`;
}

/** What is shown, and the answer where it can be compared. */
export interface Shown {
  value: Marked;
  answer?: Answer;
}

/** Typed, or words that cannot be compared. */
export const valueSchema = z.union([
  text.transform((value): Shown => ({ value })),
  measuredSchema.transform((answer): Shown => ({ value: text.parse(answerSource(answer)), answer })),
]);
