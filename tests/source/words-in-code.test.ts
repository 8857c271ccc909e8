import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where Indonesian may stand in code: what algorithms and readers of visitors' files have to understand. */
const exceptions = [
  'apps/site/src/shared/search/stem.ts',
  'apps/site/src/shared/text/word-guard.ts',
  'apps/site/src/tools/loss/headings.ts',
];

/** Words without which hardly a sentence or a label is written; ids, keys, slots and addresses are joined to a sign. */
const indonesian =
  /(?<![\w\-/#.:'{])(yang|dan|untuk|dari|dengan|tidak|pada|atau|anda|adalah|akan|belum|sudah|hanya|lebih|bila|ini|itu|kami|oleh|serta|antara|setiap|semua|silakan|lihat|pilih|kirim|unduh)(?![\w\-(.:'/}])/i;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

test('what visitors read stands in records', () => {
  const files = globSync('{apps,packages}/**/*.{ts,tsx,astro}', { exclude: ['**/node_modules'] }).filter(
    (file) => !/\.test\.tsx?$|fixture\.ts$/.test(file) && !exceptions.includes(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').replace(comments, blank).split('\n');
    return lines.flatMap((line, index) => (indonesian.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
