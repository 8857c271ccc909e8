/** A name or a figure; of codes each part (`TK-204`, `4–20mA`), so that they are found however they are written. */
export const wordPattern = /\p{L}+|\p{N}+(?:[-‑–.,]\p{N}+)*/gu;

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Say nothing of what is looked for. */
const stopWords = new Set(
  'yang dan di ke dari untuk dengan pada atau ini itu adalah dalam per the of and for to in a an'.split(' '),
);

/** Particles and possessives, then derivational endings; longest first. */
const endings = [/(?:lah|kah|nya|ku|mu)$/, /(?:kan|an|i)$/];
/** Prefixes, with the first letter of the root that some swallow. */
const beginnings: readonly [RegExp, string][] = [
  // Two consonants follow no prefix of these: “sensor” has none.
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
 * `null` for a word that says nothing. A light stemmer in the manner of Nazief and Adriani without their dictionary:
 * it may cut too much, but cuts query and text alike.
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
