import { existsSync } from 'node:fs';
import type { Answers } from 'tank-gauging/picker/inputs';
import { expect, test } from 'vitest';
import { pickFor, pickMedium } from '../../apps/site/src/tools/picker/fixture.ts';
import { papers } from '../../apps/site/src/tools/picker/papers.words.ts';
import type { TenderRecords } from '../../apps/site/src/tools/picker/records.ts';
import { numberRequirements, type Requirement } from '../../apps/site/src/tools/picker/requirements.ts';
import { fillChapters } from '../../apps/site/src/tools/picker/tender.ts';
import { packageFile, replyFile } from '../../apps/site/src/tools/picker/tender-files.ts';
import { readRecord } from '../records.ts';
import { readDist } from './site.ts';

const records: TenderRecords = JSON.parse(readDist('paket-tender.json').toString('utf8'));
const day = '2026-11-27';

const offers = [
  ...[{}, { batas: 10 }, { ukur: 'level', isi: 'air', zona: 'aman', daya: 'listrik', tinggi: 6 } as const].map(
    (changed: Partial<Answers>) => pickFor(changed),
  ),
  ...['susu', 'wfi', 'rbd-olein', 'toluena', 'gandum'].map((id) => pickMedium(id, { ukur: 'volume', batas: 0 })),
  ...(['mutu', 'tekanan', 'massa'] as const).map((ukur) => pickFor({ ukur, isi: 'air' })),
  pickFor({ serah: 'tera', daya: 'surya', bentuk: 'mendatar', sinyal: 'tiada' }),
].map((result, at) => ({ name: `T${at}`, ...result }));

const all = offers.flatMap((offer) =>
  numberRequirements([...fillChapters(papers.tor, offer.tank, offer.slots)], [offer], records, day),
);

/** Whether a record has a value at `a.b.id`; specifications are found by the question that they answer. */
function found(record: string): boolean {
  const [file = '', place = ''] = record.split(/: (.*)/);
  if (!existsSync(`apps/site/src/content/${file}.yaml`)) return false;
  const content = readRecord(file);
  const steps = place.replace(/ \(.*\)/, '').split('.');
  if (content.matter) return place in content.matter.questions;
  const rows = [...(content.specifications ?? []), ...(content.gateway?.specifications ?? [])];
  if (rows.some(({ answers }) => answers === place)) return true;
  return (
    steps.reduce(
      (value, step) => (Array.isArray(value) ? value.find(({ id }) => id === step) : value?.[step]),
      content,
    ) !== undefined
  );
}

test('every requirement is a duty or is judged by an existing record', () => {
  expect(all.length).toBeGreaterThan(300);
  for (const { number, text, verdict, value, known, record } of all) {
    if (verdict === 'duty') continue;
    expect([value, known, record].every(Boolean), `${number} ${text}`).toBe(true);
    for (const one of record.split('; ')) expect(found(one), `${number} ${text}: ${one}`).toBe(true);
  }
});

test('every question of the tender paper is asked for some tank', () => {
  const asking = papers.tor.chapters.flatMap((chapter) => ('facts' in chapter ? [] : chapter.lines));
  const asked = new Set(
    offers
      .flatMap(({ tank, slots }) => fillChapters(papers.tor, tank, slots))
      .flatMap(({ lines }) => lines)
      .map(({ asks }) => JSON.stringify(asks)),
  );
  const missing = asking.filter(({ asks, when }) => asks && !asked.has(JSON.stringify(asks)) && when);
  expect(missing.map(({ text }) => text)).toEqual([]);
  expect(asking.filter(({ asks }) => asks).length).toBeGreaterThan(20);
});

test('assumed, sample and missing values never count as met', () => {
  const { stated } = papers.reply.known;
  const wrong = all.filter(({ verdict, known }) => verdict === 'met' && known !== stated);
  expect(wrong).toEqual([]);
  const by = (record: string) => all.filter((one) => one.record.startsWith(record)).map(({ verdict }) => verdict);
  // No document supports the figure yet.
  expect(new Set(by('claims/uptime'))).toEqual(new Set(['unstated']));
  expect(new Set(by('site/procurement: terms.warranty'))).toEqual(new Set(['unstated']));
  expect(new Set(by('picker/judging: budget'))).toEqual(new Set(['unstated']));
  expect(new Set(by('sensors/radar: range'))).toEqual(new Set(['met']));
});

test('the notes have the counts of the tables', () => {
  const [offer] = offers;
  if (!offer) throw new Error('no tank');
  const chapters = fillChapters(papers.tor, offer.tank, offer.slots);
  const own = numberRequirements(chapters, [offer], records, day);
  const count = (verdict: Requirement['verdict']) => own.filter((one) => one.verdict === verdict).length;
  const { note } = replyFile(chapters, [offer], records);
  expect(note.match(/\d+/g)?.map(Number)).toEqual([
    own.length - count('duty'),
    ...[count('met'), count('unmet'), count('unstated'), count('duty')],
  ]);
  const [judged, duties] = packageFile(chapters, [offer], records, {} as never).note.match(/\d+/g) ?? [];
  expect([Number(judged), Number(duties)]).toEqual([own.length - count('duty'), count('duty')]);
});
