/** A word or a number. Codes are split (`TK-204`, `4–20mA`), so that they are found in any spelling. */
export const wordPattern = /\p{L}+|\p{N}+(?:[-‑–.,]\p{N}+)*/gu;

export const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

/** Words without meaning for a search. */
const stopWords = new Set(
  [
    'yang dan di ke dari untuk dengan pada atau ini itu adalah dalam per apa apakah bagaimana mana dimana',
    'the of and for to in a an is are it how what where which can you your',
  ].flatMap((line) => line.split(' ')),
);

/** Particles and possessives, then derivational suffixes; longest first. */
const endings = [/(?:lah|kah|nya|ku|mu)$/, /(?:kan|an|i)$/];
/** Prefixes, with the first letter of the root that some of them replace. */
const beginnings: readonly [RegExp, string][] = [
  // Not before two consonants, so that “sensor” keeps its beginning.
  [/^(?:ke|se)(?![^aeiou]{2})(?=\w{4})/, ''],
  [/^(?:di|ber|ter|per)(?=\w{4})/, ''],
  [/^(?:meng|peng)(?=[aeiou]\w{3})/, ''],
  [/^(?:meng|peng)(?=\w{4})/, ''],
  [/^(?:meny|peny)(?=\w{3})/, 's'],
  [/^(?:men|pen)(?=[aeiou]\w{2})/, 't'],
  [/^(?:men|pen)(?=\w{4})/, ''],
  [/^(?:mem|pem)(?=[aeiou]\w{2})/, 'p'],
  [/^(?:mem|pem)(?=\w{4})/, ''],
  [/^(?:me|pe)(?=[lrwy]\w{3})/, ''],
];

/**
 * Stem of an Indonesian word; null for a stop word. A light stemmer after Nazief and Adriani, without their
 * dictionary: it may cut too much, but does so alike in query and text.
 */
export function stem(term: string): string | null {
  let word = term
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‐‑–]/g, '-');
  if (word === '' || stopWords.has(word)) return null;
  if (!/^[a-z]+$/.test(word)) return word;
  for (const ending of endings) if (word.length > 5) word = word.replace(ending, '');
  for (const [beginning, letter] of beginnings) {
    if (word.length > 5 && beginning.test(word)) return word.replace(beginning, letter);
  }
  return word;
}
