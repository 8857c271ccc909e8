import { readFileSync } from 'node:fs';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint } from 'tank-gauging/alarm/reorder-point';
import { tankUse as alarm } from 'tank-gauging/alarm/tank-use';
import { assessDelivery, deliveryInputs, missingFields } from 'tank-gauging/delivery/model';
import { initialValues } from 'tank-gauging/inputs';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { type Tank, tankRecord } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { vesselEnds } from 'tank-gauging/tank/vessel-fields';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { buildVessel, fullLitres } from 'tank-gauging/vessel/vessel';
import { describe, expect, test } from 'vitest';
import { tankUse as delivery } from '../../apps/site/src/tools/delivery/tank-use.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { tankHref } from '../../apps/site/src/tools/kit/flow.ts';
import { catalogue, text } from '../../apps/site/src/tools/picker/fixture.ts';
import { fileInputs, olderParts, sensorInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';
import { sayTank } from '../../apps/site/src/tools/tank-file/judged-words.ts';
import { projectFields } from '../../apps/site/src/tools/tank-file/project.ts';
import { buildSheet } from '../../apps/site/src/tools/tank-file/sheet.ts';
import { ownFields } from '../../apps/site/src/tools/tank-file/tiers.ts';
import { messageWords, verdictWords } from '../../apps/site/src/tools/tank-file/words.ts';
import { tankUse as table } from '../../apps/site/src/tools/tank-table/tank-use.ts';

/** Rows of a case file, by the headings of its first line. */
function readCases(name: string): Record<string, string>[] {
  const [head, ...rows] = parseTable(readFileSync(new URL(`../cases/${name}`, import.meta.url), 'utf8')).rows;
  return rows.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((heading, place) => [String(heading), String(cells[place] ?? '')])),
  );
}

const fragmentOf = (href: string) => href.slice(href.indexOf('#'));

/** Tank that a link to the tank table or to the sheet describes. */
function tankOf(link: string): Partial<Tank> {
  if (link.startsWith('/tabel-tangki')) {
    const { values, damage } = readAddress(tankInputs, fragmentOf(link), undefined, table.fromTank);
    expect(damage).toBeUndefined();
    return table.toTank(values);
  }
  const { values, damage } = readAddress(fileInputs, fragmentOf(link));
  expect(damage).toBeUndefined();
  return { ...initialValues(tankRecord), ...values };
}

const tanks = readCases('tanks.csv').filter(
  ({ link = '', capacity_l: litres = '' }) => /^\/(tabel|berkas)-tangki/.test(link) && /^\d/.test(litres),
);

test.each(tanks.map((row) => [row['tank'], row] as const))('%s holds its litres in every tool', (_, row) => {
  const [least = 0, most = least] = (row['capacity_l'] ?? '').match(/\d{4,}/g)?.map(Number) ?? [];
  const tank = tankOf(row['link'] ?? '');
  const vessel = tankVessel(tank);
  const litres = vessel ? fullLitres(vessel) : Number.NaN;
  expect(litres).toBeGreaterThan(least * 0.999);
  expect(litres).toBeLessThan(most * 1.001);
  const opened = readAddress(tankInputs, fragmentOf(tankHref('tankTable', tank)), undefined, table.fromTank).values;
  expect(fullLitres(buildVessel(opened))).toBeCloseTo(litres, 6);
  const supplied = readAddress(alarmInputs, fragmentOf(tankHref('alarm', tank)), undefined, alarm.fromTank).values;
  expect(supplied.capacity).toBe(tank.safe || Math.round(litres));
  const { values } = readAddress(deliveryInputs, fragmentOf(tankHref('delivery', tank)), undefined, delivery.fromTank);
  const height = (vessel?.height ?? 0) * 1000;
  const filled = assessDelivery({
    ...values,
    levelBefore: 0,
    levelAfter: height,
    ordered: 1,
    density: 845,
    product: 'bbm',
  });
  expect(filled.observedAfter).toBeCloseTo(litres, 3);
  if (most > least) expect(vesselEnds(tank)?.basis).toBe('assumed');
});

test('P-01, which uses 8,000 L a day, has no reorder point below its safe fill', () => {
  const [row = {}] = tanks;
  const [use, leadTime, sent, safe] = ['use_l_day', 'lead_days', 'delivery_l', 'safe_l'].map((name) =>
    Number(row[name]),
  );
  const tank = {
    ...tankOf(row['link'] ?? ''),
    use: use ?? 0,
    leadTime: leadTime ?? 0,
    delivery: sent ?? 0,
    safe: safe ?? 0,
  };
  const { values } = readAddress(alarmInputs, fragmentOf(tankHref('alarm', tank)), undefined, alarm.fromTank);
  expect(values).toMatchObject({ capacity: 26_000, dailyUse: 8000, leadTime: 2, deliverySize: 16_000 });
  expect(assessReorderPoint(values).verdict).toBe('small');
});

describe('addresses', () => {
  const addresses = readCases('addresses.csv').map(({ address = '' }) => address);
  const addressOf = (start: string) => addresses.find((address) => address.startsWith(start)) ?? '';
  const seen = new Set<string>();
  const openSheet = (link: string) => {
    seen.add(link);
    const { values, given, damage } = readAddress(fileInputs, fragmentOf(link));
    expect(damage).toBeUndefined();
    return { values, sheet: buildSheet(values, catalogue, values, given) };
  };

  test.each(addresses.filter((address) => address.startsWith('/terima-kiriman')))(
    '%s asks before a verdict',
    (link) => {
      seen.add(link);
      const { values, damage } = readAddress(deliveryInputs, fragmentOf(link), undefined, delivery.fromTank);
      expect(damage).toBeUndefined();
      expect(missingFields(values)).toEqual(['levelBefore', 'levelAfter', 'density', 'ordered']);
    },
  );

  test('48 ft in metres as a program writes them is a value', () => {
    const link = addressOf('/tabel-tangki');
    seen.add(link);
    const { values, damage } = readAddress(tankInputs, fragmentOf(link), undefined, table.fromTank);
    expect(damage).toBeUndefined();
    expect(values.diameter).toBeCloseTo(14.6304, 6);
  });

  test('phenol in a link of another kind of contents is solid at 38 °C', () => {
    const link = addressOf('/pemilih-sensor');
    seen.add(link);
    const { values, given, damage } = readAddress(sensorInputs, fragmentOf(link), undefined, undefined, olderParts);
    expect(damage).toBeUndefined();
    const sheet = buildSheet(values, catalogue, values, given);
    expect(sheet.picked.impossible).toEqual(['titikLeleh']);
    expect(verdictWords({ text, result: sheet })).toBe(text.verdict.impossible);
  });

  test('message and printed address of a tank hold no wages and no value of its stock', () => {
    const { values, sheet } = openSheet(addressOf('/berkas-tangki#v=5&t-isi=solar'));
    expect(values).toMatchObject({ wage: 45_000, productValue: 300_000_000, gaugings: 2, minutes: 20 });
    const isOwn = ownFields(sheet.judged.tank);
    expect(projectFields.filter(isOwn)).toEqual([]);
    expect(['kind', 'medium', 'diameter'].every(isOwn)).toBe(true);
    const message = messageWords({ text, result: sheet }, '');
    for (const amount of ['45.000', '300.000.000', '300\u00a0juta']) expect(message).not.toContain(amount);
  });

  test('caustic soda of 6 m, 8 m and zone 1 as given has no assumption among them', () => {
    const { sheet } = openSheet(addressOf('/berkas-tangki#v=5&t-isi=kimia'));
    const facts = Object.fromEntries(sayTank(sheet, text).fields);
    const { 't-diameter': diameter, 't-tinggi': height, 't-zona': zone } = text.fields;
    expect([diameter, height, zone].map(({ label }) => facts[label]?.replaceAll('\u00a0', ' '))).toEqual([
      '6 m',
      '8 m',
      zone.options['zona-1'],
    ]);
  });

  test('every row is a case', () => expect([...seen].sort()).toEqual(addresses.toSorted()));
});
