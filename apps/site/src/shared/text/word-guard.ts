// The desk imports this module in the browser, where no record can be read; so vocabularies are parameters.
import type { GuardedClaim, Term } from './vocabulary.ts';

/** A violation of claims or terms, with the correction. */
export interface WordFault {
  /** Path of the field, e.g. `hero.lead`. */
  field: string;
  message: string;
}

interface FieldText {
  text: string;
  field: string;
  /** Other texts of the same object, e.g. the label of a stat. */
  beside: string;
  key: string;
  /** Whether the text is the label of a link, in which a footnote link is not possible. */
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
 * Finds marketing figures typed by hand instead of as `{claim:id}`, in any spelling: 99,9%, 99.9 %, 30-40%, kurang
 * dari 2 jam.
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

/** Pattern for a figure, but not within a longer number or range. */
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

/** Marks, code and paths, which are not checked for terms. */
const noWords = /\{\{\w+\}\}|\{(?:abbr|claim):[^{}]*\}|`[^`]*`|#\S+|\/\S+/g;

/**
 * Finds words that the list of terms replaces, and headings that end with a full stop. Skips single lower-case words,
 * which may be keys of the record.
 */
export function findTermFaults(record: unknown, terms: readonly Term[]): WordFault[] {
  // Quick check, as most texts contain none of the words.
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
/** Affixes that do not change the meaning: berpengaduk, densitasnya. */
const [prefixes, suffixes] = ['(?:ber|ter|se|ke|di|per)?', '(?:-?nya|lah|kah|pun|ku|mu)?'];

function whole(...words: readonly string[]): RegExp {
  const sources = words.map((word) => escaped(word).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<!${letter})${prefixes}(?:${sources.join('|')})${suffixes}(?!${letter})`, 'giu');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Records that state figures of their own. */
const ownFigures = /(?:^|\/)src\/content\/(claims|sensors|connectivity)\//;
/** The list of terms itself names the replaced words. */
const ownWords = /(?:^|\/)src\/content\/site\/terms\.yaml$/;

/** Finds both kinds of faults. @param path of the record, relative to the project */
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
