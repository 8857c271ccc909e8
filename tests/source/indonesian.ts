import { globSync, readFileSync } from 'node:fs';
import { parseDocument, visit } from 'yaml';

/** Names, and words of the trade that both languages write alike. */
const alike = new Set(
  (
    'alarm api asia bearer chrome chromium cm csv data dead email forecast gateway google ha indonesia jakarta java ' +
    'lading level microsoft monitoring normal operator radar report retry sensor software status stock timestamp ' +
    'typescript web webhook'
  ).split(' '),
);

/** Ids, quoted English, slots, marks and addresses are no Indonesian. */
const foreign =
  /\b[a-z]+(?:-[a-z]+)+\b|\{en:[^}]*\}|\{\{\w+\}\}|\{[^}]*\}|https?:\S+|[\w.-]*[/@_][\w./@-]*|[\w-]+\.\w{2,}/g;

/** Words of a text in lower case. Abbreviations, and what is joined to a digit or a sign of code, are none. */
export const wordsIn = (text: string): string[] =>
  (text.replace(foreign, ' ').match(/\b[A-Z]?[a-z]{2,}\b/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !alike.has(word));

const countInto = (counts: Map<string, number>, words: readonly string[]): void => {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
};

function wordsOfRecords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync('src/content/**/*.yaml')) {
    visit(parseDocument(readFileSync(file, 'utf8')), {
      Scalar: (key, { value }) => {
        if (key !== 'key' && typeof value === 'string' && value.includes(' ')) countInto(counts, wordsIn(value));
      },
    });
  }
  return counts;
}

function wordsOfComments(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync('{src,server,scripts,tests}/**/*.{ts,tsx,astro}')) {
    const comments = readFileSync(file, 'utf8').match(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|\.describe\(\s*['"`].*/g);
    countInto(counts, wordsIn((comments ?? []).join(' ')));
  }
  return counts;
}

/**
 * What is Indonesian here, without a dictionary: the records are written in it and the comments of the code in English,
 * so a word that the records use several times as often is Indonesian.
 */
export function indonesianWords(): ReadonlySet<string> {
  const comments = wordsOfComments();
  const found = [...wordsOfRecords()].filter(([word, count]) => count >= 2 && count > 4 * (comments.get(word) ?? 0));
  return new Set(found.map(([word]) => word));
}
