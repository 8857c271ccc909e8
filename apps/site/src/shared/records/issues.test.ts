import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinParts } from 'contract/marked';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { hashStatements, issuesOf, readIssues } from './issues.ts';

const claims = {
  '/klaim#a': { meaning: 'Arti', condition: 'Syarat' },
  '/klaim#b': { meaning: 'Lain', condition: 'Lain' },
};
const cited = joinParts(['Akurasi ', { kind: 'ref', text: '99,9%', href: '/klaim#a', subject: 'Akurasi' }]);
const table = { kind: 'table', columns: ['Besaran'], rows: [[cited]], widths: [1, 2], note: 'Catatan' };
const sheet = { sections: [{ title: 'Spesifikasi', fresh: true, blocks: [table] }] };
const withBlock = (changed: object) => ({ sections: [{ ...sheet.sections[0], blocks: [{ ...table, ...changed }] }] });
const hash = hashStatements(claims, sheet);

test('layout and claims that are not cited leave the hash as it is', () => {
  const other = { ...claims, '/klaim#b': { meaning: 'Baru', condition: 'Baru' } };
  expect(hashStatements(claims, withBlock({ widths: [3, 1], room: 'airy' }))).toBe(hash);
  expect(hashStatements(other, sheet)).toBe(hash);
});

test.each<[string, object, typeof claims]>([
  ['a word', withBlock({ note: 'Catatan baru' }), claims],
  ['a figure', withBlock({ rows: [['99,5%']] }), claims],
  ['a word in a drawing', withBlock({ svg: '<svg><text>30 m</text></svg>' }), claims],
  ['a footnote', sheet, { ...claims, '/klaim#a': { meaning: 'Arti', condition: 'Syarat baru' } }],
])('%s changes the hash', (_, data, notes) => {
  expect(hashStatements(notes, data)).not.toBe(hash);
});

test('a space that may not break leaves the hash as it is', () => {
  const noted = (note: string) => hashStatements(claims, withBlock({ note }));
  expect(noted('di bawah 1\u00a0mS/cm')).toBe(noted('di bawah 1 mS/cm'));
});

test('lines of a drawing leave the hash as it is, its words do not', () => {
  const drawn = (svg: string) => hashStatements(claims, withBlock({ svg }));
  expect(drawn('<svg><path d="M0 0"/><text x="1">30 m</text></svg>')).toBe(
    drawn('<svg><path d="M9 9"/><text x="2">30 m</text></svg>'),
  );
});

const issue = { revision: 2, day: '2026-11-25', change: 'Syarat akurasi', hash: '0123456789abcdef', pages: 3 };

async function read(issues: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'issues-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'issues.yaml');
  await writeFile(file, stringify(issues));
  return readIssues(file);
}

test.each<[string, unknown, string]>([
  ['a document without its hash', { sheet: [{ ...issue, hash: undefined }] }, 'sheet.0.hash'],
  ['a day in the future', { sheet: [{ ...issue, day: '2999-01-01' }] }, 'sheet.0.day: 2999-01-01 lies in the future'],
  ['a missing revision', { sheet: [{ ...issue, revision: 4 }, issue] }, 'sheet: revisions must fall by one'],
  [
    'an issue older than its predecessor',
    { sheet: [{ ...issue, revision: 3, day: '2026-11-24' }, issue] },
    'sheet: an issue must not be older',
  ],
])('%s is an error with file and field', async (_, issues, message) => {
  await expect(read(issues)).rejects.toThrow(message);
  await expect(read(issues)).rejects.toThrow('issues.yaml');
});

test('a document without an issue is an error, and so is a former one without its PDF', async () => {
  const issues = await read({ sheet: [{ ...issue, revision: 3 }, issue] });
  expect(() => issuesOf('other', issues)).toThrow('other has no issue');
  expect(() => issuesOf('sheet', issues)).toThrow('apps/site/issued/sheet-r2.pdf is missing');
});
