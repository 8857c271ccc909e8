import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from './built-copy.ts';

/**
 * A copy in which every fact has another value: pages, structured data, calendar, mail, tender and documents must follow
 * from its one record.
 */
let copy: Awaited<ReturnType<typeof copyRepository>>;

interface Fact {
  name: string;
  /** Record or constant that states it. */
  file: string;
  edits: readonly (readonly [from: string | RegExp, to: string])[];
  /** How the former value is written anywhere, and how the new one must be on some page. */
  before: RegExp;
  after: RegExp;
}

const content = 'apps/site/src/content';
const facts: readonly Fact[] = [
  {
    name: 'hours of both offices',
    file: `${content}/site/offices.yaml`,
    edits: [
      [/closes: "17:00"/g, 'closes: "16:30"'],
      [/opens: "09:00"/g, 'opens: "08:15"'],
    ],
    before: /09\.00–17\.00|"(?:opens|closes)":\s*"(?:09:00|17:00)"/,
    after: /Senin–\S+, 08\.15–16\.30 WIB/,
  },
  {
    name: 'days of the head office',
    file: `${content}/site/offices.yaml`,
    edits: [['days: [1, 2, 3, 4, 5, 6]', 'days: [1, 2, 3, 4]']],
    before: /Senin–Sabtu/,
    after: /Senin–Kamis/,
  },
  {
    name: 'days of the co-office',
    file: `${content}/site/offices.yaml`,
    edits: [['days: [1, 2, 3, 4, 5]', 'days: [1, 2, 3]']],
    before: /Senin–Jumat/,
    after: /Senin–Rabu/,
  },
  {
    name: 'days of the trial',
    file: `${content}/claims/trial.yaml`,
    edits: [['number: 30', 'number: 45']],
    before: /(?:[Uu]ji coba|Free Trial|selama)\s+30\s+hari/i,
    after: /Free Trial 45 Hari/,
  },
  {
    name: 'availability',
    file: `${content}/claims/uptime.yaml`,
    edits: [['number: 99.9', 'number: 99.8']],
    before: /sekitar 43 menit/,
    after: /sekitar 86 menit/,
  },
  {
    name: 'recovery time',
    file: `${content}/claims/rto.yaml`,
    edits: [['below: 4', 'below: 7']],
    before: /<\s?4\s+jam/,
    after: /<\s?7\s+jam/,
  },
  {
    name: 'response time of the platform',
    file: `${content}/claims/response-time.yaml`,
    edits: [['below: 100', 'below: 140']],
    before: /<\s?100\s+ms/,
    after: /<\s?140\s+ms/,
  },
  {
    name: 'limit of the basic package',
    file: `${content}/support-packages/basic.yaml`,
    edits: [['sla: { number: 24', 'sla: { number: 36']],
    before: /24, 4, atau 1 jam/,
    after: /36, 4, atau 1 jam/,
  },
  {
    name: 'edition of a certificate',
    file: `${content}/pages/tankteam.yaml`,
    edits: [['ISO 27001:2013', 'ISO 27001:2022']],
    before: /27001:2013/,
    after: /27001:2022/,
  },
  {
    name: 'validity of a certificate',
    file: `${content}/pages/tankteam.yaml`,
    edits: [['ended: "2025-10-31"', 'ended: "2025-12-30"']],
    before: /31\s+Oktober\s+2025/,
    after: /30\s+Desember\s+2025/,
  },
  {
    name: 'acceptance rule',
    file: 'packages/tank-gauging/src/acceptance/model.ts',
    edits: [["{ 'api-serah': 4, 'api-stok': 25, iso: 4 }", "{ 'api-serah': 5, 'api-stok': 27, iso: 6 }"]],
    before: /Serah terima: ±4\s?mm|Stok: ±25\s?mm/,
    after: /Serah terima: ±5\s?mm[\s\S]*Stok: ±27\s?mm[\s\S]*Serah terima: ±6\s?mm/,
  },
  {
    name: 'uncertainty of an installed radar',
    file: 'packages/tank-gauging/src/tank/choices.ts',
    edits: [['referenceErrorMm = 3', 'referenceErrorMm = 4']],
    before: /asumsi masing-masing ±3\s?mm|[Ll]azim ±3\s?mm|mula-mula ±3\s?mm|±47\s?L/,
    after: /arti ±4\s?mm[\s\S]*±62\s?L|±62\s?L[\s\S]*arti ±4\s?mm/,
  },
  {
    name: 'base of an accuracy, with its proof',
    file: `${content}/claims/accuracy-features.yaml`,
    edits: [
      ['holdsAt: level 3 m ke atas', 'holdsAt: level 3,5 m ke atas'],
      ['h2=3000', 'h2=3500'],
      ['do=57800', 'do=67400'],
    ],
    before: /akurasi dari sensor sampai laporan, level 3\s?m ke atas/,
    after: /akurasi dari sensor sampai laporan, level 3,5\s?m ke atas/,
  },
];

beforeAll(async () => {
  copy = await copyRepository();
  for (const { file, edits } of facts) {
    for (const [from, to] of edits) await copy.edit(file, (text) => text.replace(from, to));
  }
  await copy.build();
});

afterAll(() => rm(copy.folder, { recursive: true, force: true, maxRetries: 3 }));

/** Words of a file: of a page as read, with its structured data and descriptions; of others as they stand. */
function wordsOf(name: string, text: string): string {
  if (!name.endsWith('.html')) return text;
  const $ = load(text);
  const data = $('script[type="application/ld+json"]').text();
  const described = $('meta[content]')
    .toArray()
    .map(({ attribs }) => attribs['content'])
    .join('\n');
  $('script, style').remove();
  return `${$('body').text()}\n${$.html()}\n${described}\n${data}`;
}

test('no built page, file, mail or document keeps the former value of a fact', async () => {
  const kept: string[] = [];
  const seen = new Set<string>();
  let read = 0;
  for await (const { name, text } of copy.texts('build/current/')) {
    // Former issues of documents stay as they were issued.
    if (/-r\d+\.pdf$/.test(name)) continue;
    read += 1;
    const words = wordsOf(name, text).replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const fact of facts) {
      const [found] = fact.before.exec(words) ?? [];
      if (found) kept.push(`${name}: ${fact.name}, “${found}”`);
      if (fact.after.test(words)) seen.add(fact.name);
    }
  }
  expect(kept).toEqual([]);
  expect(facts.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  expect(read).toBeGreaterThan(150);
});

test('every figure with the footnote of a claim is that of its record', async () => {
  const figures = { uptime: '99,8%', trial: '45 hari', rto: '< 7 jam', 'response-time': '< 140 ms' };
  let counted = 0;
  for await (const { name, text } of copy.texts('build/current/dist')) {
    if (!name.endsWith('.html')) continue;
    const $ = load(text);
    for (const [id, figure] of Object.entries(figures)) {
      for (const link of $(`a[href="/klaim#${id}"][class]`).toArray()) {
        const before = $(link).parent().text().replaceAll(/\s+/g, ' ');
        if (!before.includes('*') && !/\d/.test(before)) continue;
        counted += 1;
        expect(before, `${name}: ${id}`).toContain(figure);
      }
    }
  }
  expect(counted).toBeGreaterThan(5);
});

test('the calendar ends the trial on its last day, and the promised reply follows the hours', async () => {
  const release = (file: string) => readFile(join(copy.folder, 'build/current', file), 'utf8');
  expect(await release('dist/pengadaan/uji-coba.ics')).toContain('hari 45');
  const { opening } = JSON.parse(await release('build/lead-records.json'));
  expect(opening).toEqual({ days: [1, 2, 3, 4], opens: '08:15', closes: '16:30' });
});

test('a document that states a changed fact is a draft until it is issued', async () => {
  const register = JSON.parse(await readFile(join(copy.folder, 'build/current/dist/daftar-dokumen.json'), 'utf8'));
  // All documents end with the hours of both offices.
  expect(register.filter(({ issued }: { issued: boolean }) => issued)).toEqual([]);
});
