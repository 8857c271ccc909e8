import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { changedLines } from '../../../../tests/desk/fixture.ts';
import { rewriteYaml, stringifyUnfolded } from './yaml-text.ts';

const source = `# Libur nasional.
days:
  # Tahun baru selalu tetap.
  - { day: "2026-01-01", name: Tahun Baru }
  - { day: "2026-12-25", name: Natal } # tetap

tags: [a,   b] # laid out by hand
lead: "Level: terbaca"
more:
  title: Judul
`;
interface Sample {
  days: { day: string; name: string; expected?: boolean }[];
  tags: string[];
  lead: string;
  more: { title: string; note?: string };
}
/** Text of the file after a change of its data. */
function after(change: (data: Sample) => unknown, text = source): string {
  const data = parse(text) as Sample;
  change(data);
  return rewriteYaml(text, data);
}

test('returns the same bytes when nothing changed', () => {
  expect(after(() => undefined)).toBe(source);
});

test('changes a word on its line and keeps the quotes', () => {
  const text = after((data) => Object.assign(data, { lead: 'Level: terbaca selalu' }));
  expect(text).toBe(source.replace('terbaca"', 'terbaca selalu"'));
});

test('adds an item in its neighbours’ layout and keeps comments', () => {
  const text = after(({ days }) => days.splice(1, 0, { day: '2026-08-17', name: 'Kemerdekaan' }));
  const line = '  - { day: "2026-12-25"';
  expect(text).toBe(source.replace(line, `  - { day: "2026-08-17", name: Kemerdekaan }\n${line}`));
});

test('moves comments along with reordered items', () => {
  const text = after(({ days }) => days.reverse());
  expect(changedLines(source, text)).toEqual({ removed: [], added: [] });
  expect(text.indexOf('Natal } # tetap')).toBeLessThan(text.indexOf('Tahun Baru }'));
});

test('removes no other line with an item, and adds a key as one line', () => {
  const text = after((data) => {
    data.days.pop();
    data.more.note = 'Catatan';
  });
  expect(changedLines(source, text)).toEqual({
    removed: ['  - { day: "2026-12-25", name: Natal } # tetap'],
    added: ['  note: Catatan'],
  });
});

const records = globSync('apps/site/src/content/**/*.yaml');

/** Appends a word to the first text with several words. @returns whether there is one */
function withAnotherWord(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const table = value as Record<string, unknown>;
  return Object.entries(table).some(([key, item]) => {
    if (typeof item !== 'string' || !item.includes(' ')) return withAnotherWord(item);
    table[key] = `${item} sekali`;
    return true;
  });
}

test.each(records)('%s: an added word changes one line', (file) => {
  const text = readFileSync(file, 'utf8');
  const data = parse(text);
  if (!withAnotherWord(data)) return;
  const { removed, added } = changedLines(text, rewriteYaml(text, data));
  expect([removed.length, added.length]).toEqual([1, 1]);
});

test('writes a structured value in place of a text on the same line', () => {
  const typed = { number: 90, unit: '%' };
  expect(rewriteYaml('figure: sebagian besar\nwords: []\n', { figure: typed, words: [] })).toBe(
    'figure: { number: 90, unit: "%" }\nwords: []\n',
  );
});

test('turns a list in brackets into a block when it grows too wide', () => {
  const tags = Array.from({ length: 14 }, (_, at) => `kata kunci ${at}`);
  const text = after((data) => Object.assign(data, { tags }));
  expect(text).toContain('tags:\n  - kata kunci 0\n');
});

test('writes what the formatter leaves unchanged', () => {
  const text = after(
    (data) => {
      data.days.push({ day: '2027-01-01', name: 'Tahun "Baru"', expected: true });
      data.lead = 'Dengan {product}: 100% “aman”';
      data.more.note = 'x'.repeat(150);
    },
    stringifyUnfolded(parseDocument(source)),
  );
  const asked = ['format', '--stdin-file-path=src/content/site/x.yaml'];
  expect(execFileSync('node_modules/.bin/biome', asked, { input: text, encoding: 'utf8' })).toBe(text);
});
