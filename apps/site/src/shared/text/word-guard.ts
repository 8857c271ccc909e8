// The desk asks this module in the browser, where no record can be read: vocabularies are handed in.
import type { GuardedClaim, Term } from './vocabulary.ts';

/** What claims or terms do not allow, and what to write instead. */
export interface WordFault {
  /** Path of the field, e.g. `hero.lead`. */
  field: string;
  message: string;
}

interface FieldText {
  text: string;
  field: string;
  /** Other texts of the object, e.g. the label of a stat. */
  beside: string;
  key: string;
  /** A footnote link cannot stand inside another link. */
  ofLink: boolean;
}

function textsIn(value: unknown, field = '', beside = '', key = '', ofLink = false): FieldText[] {
  if (typeof value === 'string') return [{ text: value, field, beside, key, ofLink }];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  const texts = Array.isArray(value) ? [] : Object.values(value).filter((item) => typeof item === 'string');
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(
      item,
      field ? `${field}.${name}` : name,
      texts.join(' '),
      name,
      ofLink || (name === 'label' && 'to' in value),
    ),
  );
}

/**
 * Marketing figures typed by hand instead of as `{claim:id}`, in any spelling: 99,9%, 99.9 %, 30-40%, kurang dari 2
 * jam.
 */
export function findClaimFaults(record: unknown, claims: readonly GuardedClaim[]): WordFault[] {
  const guards = claims.map((claim) => ({ ...claim, pattern: figurePattern(claim.figure) }));
  return textsIn(record).flatMap(({ text, field, beside, ofLink }) => {
    const own = text.replaceAll(/\{(claim|ref):[^{}]*\}/g, '');
    const around = `${own} ${beside}`.toLowerCase();
    const found = guards.flatMap(({ id, words, pattern }) => {
      const isMeant = words.length === 0 || words.some((word) => around.includes(word.toLowerCase()));
      const figure = !ofLink && isMeant && pattern.exec(own)?.[0];
      return figure ? [{ id, figure }] : [];
    });
    return [...new Set(found.map(({ figure }) => figure))].map((figure) => {
      const marks = found.filter((other) => other.figure === figure).map(({ id }) => `{claim:${id}}`);
      const instead = `write ${marks.join(' or ')}, or add a record to src/content/claims`;
      return { field, message: `“${figure}” is a marketing figure: ${instead}` };
    });
  });
}

/** Not inside a longer number or range. */
function figurePattern(figure: string): RegExp {
  const source = escaped(figure)
    .replace(/^<\s*/, '(?:<|kurang dari|di bawah)\\s*')
    .replaceAll(',', '[.,]')
    .replaceAll('–', '\\s?[-–]\\s?')
    .replaceAll(/(?<=\w) (?=\w)/g, '\\s*')
    .replaceAll(/(?<=\d)%/g, '\\s?%')
    .replaceAll(/(?<!\d)(\d)(\d{3})(?!\d)/g, '$1\\.?$2');
  return new RegExp(`(?<![\\d.,±−–/-]|\\d\\s[–-]\\s)${source}(?![\\d/]|\\s?[–-]\\s?\\d)`, 'i');
}

/** No words of the text. */
const noWords = /\{\{\w+\}\}|\{(?:abbr|claim):[^{}]*\}|`[^`]*`|#\S+|\/\S+/g;

/**
 * Words that the list of terms replaces, and headings with a full stop. A lone word without capitals may be a key of
 * the record.
 */
export function findTermFaults(record: unknown, terms: readonly Term[]): WordFault[] {
  // Most texts hold none of the words.
  const any = whole(...terms.flatMap(({ not }) => not));
  return textsIn(record).flatMap(({ text, field, key }) => {
    const words = /^[a-z0-9-]+$/.test(text) ? '' : text.replaceAll(noWords, ' ').replaceAll(/\{en:([^{}]*)\}/g, '$1');
    const messages = (words.search(any) < 0 ? [] : terms).flatMap(({ use, not, unless = [] }) => {
      const rest = unless.reduce((left, right) => left.replaceAll(whole(right), ' '), words);
      const found = not.map((word) => whole(word).exec(rest)?.[0]).find(Boolean);
      return found ? [`“${found}” is written “${use}”, see src/content/site/terms.yaml`] : [];
    });
    if (key === 'title' && /[^.]\.$/.test(text))
      messages.unshift(`“${text}” is a heading and ends without a full stop`);
    return messages.map((message) => ({ field, message }));
  });
}

const letter = '[\\p{L}\\p{N}_-]';
/** Written onto a word without making another of it: berpengaduk, densitasnya. */
const [prefixes, suffixes] = ['(?:ber|ter|se|ke|di|per)?', '(?:-?nya|lah|kah|pun|ku|mu)?'];

function whole(...words: readonly string[]): RegExp {
  const sources = words.map((word) => escaped(word).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<!${letter})${prefixes}(?:${sources.join('|')})${suffixes}(?!${letter})`, 'giu');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** These state figures of their own. */
const ownFigures = /^src\/content\/(claims|sensors|connectivity)\//;
/** It names the words that are not used. */
const ownWords = /^src\/content\/site\/terms\.yaml$/;

/** Both kinds of faults. @param path of the record, from the project's folder on */
export function findWordFaults(
  record: unknown,
  path: string,
  { guarded, terms }: { guarded: readonly GuardedClaim[]; terms: readonly Term[] },
): WordFault[] {
  return [
    ...(ownFigures.test(path) ? [] : findClaimFaults(record, guarded)),
    ...(ownWords.test(path) ? [] : findTermFaults(record, terms)),
  ];
}
