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

/**
 * Checks the words of a record against the list of terms, and its headings against a full stop.
 * Only what reads as text is checked: a lone word without capitals may be a key of the record.
 * @throws with the field, the word found and the one to write
 */
export function checkTerms(record: unknown, terms: readonly Term[], field = ''): void {
  if (typeof record === 'string') checkText(record, terms, field);
  if (record === null || typeof record !== 'object' || record instanceof Date) return;
  for (const [key, value] of Object.entries(record)) checkTerms(value, terms, field ? `${field}.${key}` : key);
}

function checkText(text: string, terms: readonly Term[], field: string): void {
  if (/(^|\.)title$/.test(field) && /[^.]\.$/.test(text)) {
    throw new Error(`${field}: “${text}” is a heading and ends without a full stop`);
  }
  if (/^[a-z0-9-]+$/.test(text)) return;
  const words = text.replaceAll(noWords, ' ').replaceAll(/\{en:([^{}]*)\}/g, '$1');
  for (const { use, not, unless = [] } of terms) {
    const found = findTerm(words, not, unless);
    if (found) throw new Error(`${field}: “${found}” is written “${use}”, see src/content/site/terms.yaml`);
  }
}

function findTerm(text: string, not: readonly string[], unless: readonly string[]): string | undefined {
  const rest = unless.reduce((words, right) => words.replaceAll(whole(right), ' '), text);
  return not.map((word) => whole(word).exec(rest)?.[0]).find(Boolean);
}

const whole = (words: string) =>
  new RegExp(
    `(?<!${letter})${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')}(?!${letter})`,
    'giu',
  );
