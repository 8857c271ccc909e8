import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files where Indonesian is allowed in code: language rules, and words in visitors’ files. */
const exceptions = [
  'apps/site/src/shared/search/stem.ts',
  'apps/site/src/shared/text/word-guard.ts',
  'packages/tank-gauging/src/loss/headings.ts',
  'packages/tank-gauging/src/tank-list/list-cells.ts',
  'packages/tank-gauging/src/tank-list/list-headings.ts',
  'packages/tank-gauging/src/tank-list/list-row.ts',
];

/**
 * Words that almost every Indonesian sentence or label contains; the pattern excludes ids, keys, slots and paths by
 * adjacent characters.
 */
const indonesian =
  /(?<![\w\-/#.:'{])(yang|dan|untuk|dari|dengan|tidak|pada|atau|anda|adalah|akan|belum|sudah|hanya|lebih|bila|ini|itu|kami|oleh|serta|antara|setiap|semua|silakan|lihat|pilih|kirim|unduh)(?![\w\-(.:'/}])/i;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

test('keeps visitors’ texts in records', () => {
  const files = globSync('{apps,packages}/**/*.{ts,tsx,astro}', {
    exclude: ['**/node_modules', 'packages/*/build'],
  }).filter((file) => !/\.test\.tsx?$|fixture\.ts$/.test(file) && !exceptions.includes(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').replace(comments, blank).split('\n');
    return lines.flatMap((line, index) => (indonesian.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
