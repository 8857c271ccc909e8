import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { claimSchema } from '../../apps/site/src/shared/records/claim-schema.ts';
import { readRecord } from '../records.ts';

/** Marketing figures: each must follow from its example, computed with the models of the tools. */

const ids = readdirSync(new URL('../../apps/site/src/content/claims/', import.meta.url)).map((file) =>
  basename(file, '.yaml'),
);
const record = (id: string) => readRecord(`claims/${id}`);
const faultsIn = (claim: unknown) =>
  claimSchema.safeParse(claim).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each(ids)('%s follows from its proof', (id) => {
  expect(faultsIn(record(id))).toEqual([]);
});

const changed = (id: string, figure: object, more: object = {}) => ({ ...record(id), figure, ...more });
test.each<[string, unknown, RegExp]>([
  // 46.72 + 27 + 15 of 298.4 million are 29.7 %.
  ['35 % saved', changed('savings-hero', { number: 35, unit: '%' }), /^figure: .*29,7%/],
  ['a range above its example', changed('savings-range', { from: 36, to: 40, unit: '%' }), /^figure: .*34,8%/],
  ['payback within 8 months', changed('roi', { from: 6, to: 8, unit: 'bulan' }), /^figure: .*11\sbulan/],
  ['an accuracy beyond that at 3 m', changed('accuracy-hero', { number: 99.95, unit: '%' }), /^figure: /],
  ['an accuracy far below that at 3 m', changed('accuracy-hero', { number: 95, unit: '%' }), /^figure: /],
  [
    'a base that its example does not have',
    { ...record('accuracy-hero'), holdsAt: 'level 2 m ke atas' },
    /^holdsAt: .*3\sm/,
  ],
  ['a claim without proof', { ...record('awards'), proof: undefined }, /^proof: /],
  ['a document of the future', { ...record('awards'), proof: { document: 'Uji', day: '2999-01-01' } }, /in the future/],
])('%s is refused', (_, claim, fault) => {
  expect(faultsIn(claim).join('\n')).toMatch(fault);
});

test('an example that reaches the figure may not say that it does not, and a damaged link proves nothing', () => {
  const { proof, ...claim } = record('downtime');
  const example = proof.examples[0];
  const withExample = (more: object) => ({
    ...claim,
    proof: { ...proof, examples: [example, { ...example, ...more }] },
  });
  expect(faultsIn(withExample({ bears: false })).join()).toMatch(/^proof\.examples\.1: .*reaches the figure/);
  expect(faultsIn(withExample({ to: '/kalkulator-roi#v=5&henti=abc' })).join()).toMatch(/damage/);
  expect(faultsIn(withExample({ to: '/tabel-tangki#level=3' })).join()).toMatch(/does not open/);
  expect(faultsIn(withExample({ text: 'Contoh {{lain}}' })).join()).toMatch(/lain/);
});

/** Texts of a claim with plain spaces. */
function texts(id: string) {
  const { examples, meaning } = claimSchema.parse(record(id));
  return { meaning: meaning.plain, examples: examples.map(({ text }) => text.plain.replaceAll('\u00a0', ' ')) };
}

// Readings: 10 min × 2 × 12 tanks × 365 days = 1,460 h a year, of which a fifth, 292 h, remains; of 14 readings a week
// 2.8 remain. Downtime: 12 h × Rp 5 million = Rp 60 million, of which a tenth remains.
// Savings, million Rp a year: readings 0.8 × 58.4, deliveries 0.2 × 180, losses 0.35 × 60: 103.72 of 298.4, 34.8 %;
// conservative 29.2 + 18 + 15 = 62.2, 20.8 %; the ends of the range 88.72, 29.7 %, and 118.72, 39.8 %.
// Payback: until the battery is due, savings of 187.72 million Rp a year, 15.6433 a month, minus 1.8 for service; the
// ramp-up of 3 months costs 1.5 × 15.6433: (120 + 23.465) ÷ 13.8433 = 10.4, so 11 months.
// Level: π ÷ 4 × 5² × 3 m = 58,904.9 L, of which 3 mm are 58.9 L or 0.1 %; 3 mm of 2.5 m are 0.12 %, of 1 m 0.3 %.
// Volume: 0.1 + 0.3 + 0.08 % at most, 0.38 % by the GUM with k = 2.
test.each<[string, string[][]]>([
  ['manual-effort', [['1.460 jam', '292 jam', '3 kali seminggu', '14 kali']]],
  ['downtime', [['12 jam', '1,2 jam', 'Rp 60 juta', 'Rp 6 juta']]],
  ['savings-range', [['Rp 298 juta', 'Rp 195 juta', '34,8% pada kasus tengah'], ['20,8%']]],
  ['savings-hero', [['29,7% pada kasus tengah']]],
  ['savings-about', [['39,8% pada kasus tengah']]],
  ['roi', [['Rp 120 juta', '11 bulan pada kasus tengah', '6 bulan pada kasus tinggi'], ['19 bulan'], ['38 bulan']]],
  ['accuracy-hero', [['58.905 L', '±58,9 L', '0,1%'], ['99,88%'], ['0,3%']]],
  ['accuracy-features', [['3 m', '57.832 L', '0,4%']]],
])('%s quotes its calculation', (id, quoted) => {
  const { examples } = texts(id);
  for (const [at, figures] of quoted.entries()) for (const figure of figures) expect(examples[at]).toContain(figure);
});

test('payback quotes the low case, too', () => {
  const [months = 0] =
    /(\d+) bulan pada kasus rendah/
      .exec(texts('roi').examples[0] ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  expect(months).toBeGreaterThan(12);
});

// 0.1 % of 30 × 1,440 minutes.
test('availability: 99.9 % allows 43 minutes of downtime in 30 days', () => {
  expect(texts('uptime').meaning).toContain('43 menit');
});

test('the footnote of an accuracy begins with its base', () => {
  for (const id of ['accuracy-hero', 'accuracy-features'])
    expect(claimSchema.parse(record(id)).condition.plain).toMatch(/^Level 3 m ke atas\. /);
});
