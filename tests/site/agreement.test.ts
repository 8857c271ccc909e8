import { initialValues } from 'tank-gauging/inputs';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { conservativeShares, roiInputs } from 'tank-gauging/roi/inputs';
import { calculateMid, wholeMonths } from 'tank-gauging/roi/model';
import { volumeBelow } from 'tank-gauging/simulator/geometry';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { expect, test } from 'vitest';
import { documentIds } from '../../apps/site/src/addresses.ts';
import { plantRecords } from '../../apps/site/src/plant/records/plant-records.ts';
import { siteIds } from '../../apps/site/src/plant/sites/index.ts';
import { filmDay, filmDelivery } from '../../apps/site/src/plant/terminal/film-day.ts';
import { lossIncident, lossPeriod } from '../../apps/site/src/plant/terminal/incident.ts';
import * as history from '../../apps/site/src/plant/terminal/tank-record.ts';
import { filmTag, findTankView, siteView } from '../../apps/site/src/plant/terminal/terminal.ts';
import { uncertainty } from '../../apps/site/src/site/industries/instruments/delivery.ts';
import { readRecord as record } from '../records.ts';
import { apiDocument } from './api.ts';
import { allPages, expectNone, openDocument, openPage, plain, readDist } from './site.ts';

/** Figures stated in several places: pages, documents, API description and tools must agree with the records. */

type Statement = { where: string; text: string };
const blocks = 'tr, li, p, h1, h2, h3, h4, figcaption, caption, dt, dd, button, text';

/** Texts of a page: innermost blocks, table rows with their headings’ units, and alternative texts. */
function readTexts(address: string): Statement[] {
  const { $ } = openPage(address);
  const texts = $(blocks)
    .toArray()
    .filter((element) => $(element).find(blocks).length === 0 || element.name === 'tr' || element.name === 'li')
    .map((element) => {
      const heads = $(element).closest('table').find('thead th').toArray();
      const cells = $(element).children('th, td').toArray();
      const unit = (index: number) => /\(([^)]+)\)/.exec($(heads[index]).text())?.[1] ?? '';
      return cells.map((cell, index) => `${$(cell).text()} ${unit(index)}`).join(' | ') || $(element).text();
    });
  // Pictures show the tank of the film, so values in alternative texts count as those of that tank.
  const spoken = $('[aria-label], meta[name="description"], img[alt]')
    .toArray()
    .map(({ attribs: { alt, content, ...rest } }) => rest['aria-label'] ?? content ?? `${filmTag} ${alt}`);
  return [...new Set([...texts, ...spoken].map(plain))].map((text) => ({ where: address, text }));
}

async function textsOfDocument(id: string): Promise<Statement[]> {
  const { texts } = await openDocument(id);
  return texts.map((text, index) => ({ where: `${id}.pdf, page ${index + 1}`, text }));
}

const units: Record<string, string> = {
  ...{ temperature: '°C', pressure: 'bar', height: 'm', diameter: 'm', capacity: 'kL', volume: 'kL', volume_15: 'kL' },
  ...{ ullage: 'kL', water: 'mm', water_volume: 'kL', days_to_empty: 'hari' },
};

/** Strings in a JSON value; an object about a tank also yields its numbers with units, after its tag. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  const figures = Object.entries(value).filter(([name, figure]) => units[name] && typeof figure === 'number');
  const told = figures.map(([name, figure]) => `${`${figure}`.replace('.', ',')} ${units[name]}`);
  const own = 'tank_id' in value ? [`${value.tank_id}: ${told.join('; ')}`] : [];
  return [...own, ...Object.values(value).flatMap(stringsIn)];
}

const statements = [
  ...allPages.flatMap(readTexts),
  ...(await Promise.all(documentIds().map(textsOfDocument))).flat(),
  ...['openapi.json', 'tank-api.postman_collection.json'].flatMap((name) => {
    const where = `api-integration/berkas/${name}`;
    return stringsIn(JSON.parse(readDist(where).toString('utf8'))).map((text) => ({ where, text: plain(text) }));
  }),
];

/** Whether a printed number equals one of the values, rounded to its printed digits. */
function isOneOf(printed: string, values: readonly number[]): boolean {
  const [whole = '', part = ''] = printed.split(',');
  const number = Number(`${whole.replaceAll('.', '')}.${part}`);
  return values.some((value) => Math.abs(value - number) <= 0.5 * 10 ** -part.length + 1e-9);
}

/** Values that may follow a tank’s tag, by unit. */
const tanks = new Map(
  siteIds.flatMap((id) => {
    const { tanks: views, session } = siteView(id);
    return views.map((tank, index) => {
      const spec = session.site.tanks[index]?.spec;
      const { tag, level, high, low, reorder, dead, metres, height, diameter, volume, standard, capacity } = tank;
      const ahead = session.monitors[tag]?.forecast.points.filter(({ ahead: hours }) => hours % 24 === 0) ?? [];
      const values: Record<string, number[]> = {
        '%': [level, high, low, reorder, dead, tank.battery, ...ahead.map((point) => point.level)],
        m: [metres, height, diameter, height - metres],
        mm: [spec?.water ?? 0],
        kL: [volume, standard, capacity, tank.ullage, spec ? volumeBelow(spec, spec.water ?? 0) : 0],
        '°C': [tank.temperature, 15],
        hari: [tank.days ?? 0, tank.daysLow ?? 0, tank.daysHigh ?? 0],
        menit: [tank.age],
        bar: [tank.pressure],
      };
      return [tag, values] as const;
    });
  }),
);
const order = history.expectedLevels(filmTag).find(({ level }) => level <= findTankView(filmTag).reorder);
const arrivals = history
  .deliveries(filmTag)
  .flatMap((one) => [
    ...[one.received, one.document, one.used, one.before, one.after, one.after - one.before, Math.abs(one.difference)],
  ]);
const pastDays = apiDocument.components.examples['History']?.value as { data: { temperature: number }[] } | undefined;
/** Values of the past, and of periods and differences. */
const past: [tag: string, unit: string, values: readonly number[]][] = [
  [
    lossIncident.tag,
    'kL',
    [lossPeriod.atAlarm, lossPeriod.rate, lossPeriod.total, history.balanceUncertainty(lossIncident.tag)],
  ],
  [lossIncident.tag, 'mm', [lossPeriod.millimetres]],
  [lossIncident.tag, 'menit', [(lossIncident.alarm.acknowledged ?? 0) - lossIncident.alarm.at]],
  [filmTag, 'kL', [...arrivals, history.balanceUncertainty(filmTag), filmDelivery().volume]],
  [filmTag, 'hari', [history.recordDays, (order?.ahead ?? 0) / 24, 2]],
  // Two past days, given as means in the API description.
  [filmTag, '°C', pastDays?.data.map(({ temperature }) => temperature) ?? []],
  [filmTag, '%', [((filmDay()[0]?.level_m ?? 0) / findTankView(filmTag).height) * 100]],
  ['TK-31', '°C', history.restingDay().map(({ temperature }) => temperature)],
];
for (const [tag, unit, values] of past) tanks.get(tag)?.[unit]?.push(...values);
const tagPattern = new RegExp(`\\b(${[...tanks.keys()].join('|')})\\b`, 'g');
const valuePattern = /(?<![\d.,–])(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?\s?(%|kL|°C|hari|menit|bar|mm|m)(?![\p{L}\d²³/])/gu;

/** Fails with the place of every figure that disagrees, and if fewer figures were found than expected. */
function expectAgreement(found: readonly { fits: boolean; place: string }[], subject: string, least: number): void {
  const wrong = found.filter(({ fits }) => !fits).map(({ place }) => place);
  expectNone(wrong, subject);
  expect(found.length).toBeGreaterThanOrEqual(least);
}

test('every value after a tank’s tag is that tank’s', () => {
  // The demo starts at 02:05, during the loss from TK-204, so its values are those of the running simulation.
  const standing = statements.filter(({ where }) => where !== '/demo');
  const found = standing.flatMap(({ where, text }) => {
    const marks = [...text.matchAll(tagPattern)];
    return [...text.matchAll(valuePattern)].flatMap(({ 0: all, 1: whole = '', 2: part = '', 3: unit = '', index }) => {
      const tag = marks.findLast((mark) => mark.index < index)?.[0];
      if (!tag) return [];
      const fits = isOneOf(whole + part, tanks.get(tag)?.[unit] ?? []);
      return [{ fits, place: `${where}: ${all} is not ${tag}'s` }];
    });
  });
  expectAgreement(found, 'values beside a tag', 140);
});

const findAnswerRow = (file: string, question: string) =>
  record(file).specifications.find(({ answers }: { answers?: string }) => answers === question);
const radios = ['lorawan', 'cellular', 'satellite'].map((id) => record(`connectivity/${id}`));
const forecourt = plantRecords.sites['fleet-management'].tanks[0]?.shape as { diameter: number; length: number };
const litres = forecourt.diameter * forecourt.length;

test('tools start with the records’ figures, and pages quote the tools’ examples', () => {
  const { pm: installed } = findAnswerRow('sensors/radar', 'installed').value;
  expect(initialValues(tankInputs).gaugeError).toBe(installed);
  expect(initialValues(pickerInputs).galat).toBe(installed);
  expect(uncertainty).toBeCloseTo(Math.SQRT2 * installed * litres, 9);
  const radio = [{ id: 'lorawan', ...radios[0] }];
  const values = initialValues(roiInputs);
  const [full, sober] = [calculateMid(values, radio), calculateMid({ ...values, ...conservativeShares }, radio)];
  const months = ({ payback = Number.NaN }: typeof full) => `${wholeMonths(payback)} bulan`;
  const [features, claims] = ['/fitur', '/klaim'].map((address) => plain(openPage(address).$('main').text()));
  expect(features).toContain(`Rp ${full.investment / 1e6} juta, balik modal dalam ${months(full)}`);
  expect(claims).toContain(`downtime tercegah: ${months(sober)}`);
});
