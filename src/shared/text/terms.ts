/** One word for one thing: what is written, and what is not written for it. */
export interface Term {
  use: string;
  not: readonly string[];
  /** Longer expressions in which a word under `not` is right. */
  unless?: readonly string[] | undefined;
}

/** Marks that are no words of the text: slots, names of marks, code. */
const noWords = /\{\{\w+\}\}|\{(?:abbr|claim):[^{}]*\}|`[^`]*`|#\S+|\/\S+/g;
const letter = '[\\p{L}\\p{N}_-]';
/** What Indonesian writes onto a word without making another of it: berpengaduk, densitasnya. */
const [prefixes, suffixes] = ['(?:ber|ter|se|ke|di|per)?', '(?:-?nya|lah|kah|pun|ku|mu)?'];

/** A text that the lists of words do not allow, and what to write instead. */
export interface WordFault {
  /** Path of the field, e.g. `hero.lead`. */
  field: string;
  message: string;
}

/**
 * Holds the words of a record against the list of terms, and its headings against a full stop.
 * Only what reads as text is checked: a lone word without capitals may be a key of the record.
 */
export function findTermFaults(record: unknown, terms: readonly Term[], field = ''): WordFault[] {
  if (typeof record === 'string') return faultsOfText(record, terms).map((message) => ({ field, message }));
  if (record === null || typeof record !== 'object' || record instanceof Date) return [];
  const isTitle = (key: string, value: unknown) =>
    key === 'title' && typeof value === 'string' && /[^.]\.$/.test(value);
  return Object.entries(record).flatMap(([key, value]) => {
    const at = field ? `${field}.${key}` : key;
    const stopped = isTitle(key, value)
      ? [{ field: at, message: `“${value}” is a heading and ends without a full stop` }]
      : [];
    return [...stopped, ...findTermFaults(value, terms, at)];
  });
}

function faultsOfText(text: string, terms: readonly Term[]): string[] {
  if (/^[a-z0-9-]+$/.test(text)) return [];
  const words = text.replaceAll(noWords, ' ').replaceAll(/\{en:([^{}]*)\}/g, '$1');
  return terms.flatMap(({ use, not, unless = [] }) => {
    const found = findTerm(words, not, unless);
    return found ? [`“${found}” is written “${use}”, see src/content/site/terms.yaml`] : [];
  });
}

function findTerm(text: string, not: readonly string[], unless: readonly string[]): string | undefined {
  const rest = unless.reduce((words, right) => words.replaceAll(whole(right), ' '), text);
  return not.map((word) => whole(word).exec(rest)?.[0]).find(Boolean);
}

function whole(words: string): RegExp {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return new RegExp(`(?<!${letter})${prefixes}${literal}${suffixes}(?!${letter})`, 'giu');
}
