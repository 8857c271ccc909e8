import { readFileSync } from 'node:fs';
import { referenceErrorMm } from 'tank-gauging/tank/choices';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { valueSchema } from './answer-schema.ts';
import { connectivitySchema, sensorSchema } from './hardware-schema.ts';

const record = (file: string) => parse(readFileSync(new URL(`../../content/${file}.yaml`, import.meta.url), 'utf8'));
const sensor = (id: string) => sensorSchema(() => z.any()).parse(record(`sensors/${id}`));
/** Text with normal spaces: whether a space before a unit is non-breaking depends on the writer. */
const statedText = ({ plain }: { plain: string }) => plain.replaceAll('\u00a0', ' ');

/** Values of section 9 of the specification, in Indonesian notation. */
test.each([
  ['ultrasonik', { 'Rentang ukur': '0,2–15 m', Akurasi: '±0,25%', Keluaran: '4–20 mA atau RS485' }],
  ['ultrasonik', { 'Suhu operasi': '−40 sampai 85 °C' }],
  ['radar', { Frekuensi: '26 GHz', 'Rentang ukur': '0,1–30 m' }],
  ['tekanan', { 'Rentang ukur': '0–1000 bar', Akurasi: '0,1%' }],
  ['suhu', { 'Rentang ukur': '−200 sampai 850 °C', Akurasi: '0,1%' }],
  ['kualitas', { 'Rentang pH': 'pH 0–14', Konduktivitas: '0–2000 mS/cm' }],
])('states in the sheet of %s: %o', (file, expected) => {
  const rows = sensor(file).specifications.map(({ name, value }) => [statedText(name), statedText(value)]);
  expect(Object.fromEntries(rows)).toMatchObject(expected);
});

test.each([
  ['lorawan', { range: '5–15 km', batteryLife: '5–10 tahun' }],
  ['lorawan', { rangeKm: { from: 5, to: 15 }, batteryYears: { from: 5, to: 10 } }],
  ['cellular', { batteryLife: '1–2 tahun', batteryYears: { from: 1, to: 2 } }],
  ['wifi', { range: '100 m', rangeKm: { from: 0.1, to: 0.1 } }],
  ['satellite', { batteryLife: '6–12 bulan', batteryYears: { from: 0.5, to: 1 } }],
])('states for %s: %o', (file, expected) => {
  const { range, batteryLife, ...radio } = connectivitySchema.parse(record(`connectivity/${file}`));
  expect({ ...radio, range: statedText(range), batteryLife: statedText(batteryLife) }).toMatchObject(expected);
});

test.each([
  ['ultrasonik', { distance: { from: 0.2, to: 15 }, temperature: { from: -40, to: 85 }, pressure: null }],
  ['radar', { distance: { from: 0.1, to: 30 }, temperature: null, pressure: null }],
  ['tekanan', { distance: null, temperature: null, pressure: { from: 0, to: 1000 } }],
  ['suhu', { distance: null, temperature: { from: -200, to: 850 }, pressure: null }],
  ['kualitas', { distance: null, temperature: null, pressure: null }],
])('takes the picker’s ranges of %s from its sheet', (id, ranges) => {
  expect(sensor(id).selection).toMatchObject(ranges);
});

test.each([
  ['ultrasonik', { percent: 0.25, base: 'range', assumed: true }],
  ['tekanan', { percent: 0.1, base: 'setting', assumed: true }],
  ['radar', undefined],
  ['kualitas', undefined],
])('derives the error of %s from its accuracy and base', (id, error) => {
  expect(sensor(id).error).toEqual(error);
});

const findRow = (id: string, question: string) => sensor(id).specifications.find(({ answers }) => answers === question);

test('starts tools with the accuracy that is assumed for an installed radar', () => {
  expect(findRow('radar', 'installed')).toMatchObject({
    answer: { pm: referenceErrorMm, unit: 'mm' },
    known: 'assumed',
  });
});

test.each(['ultrasonik', 'radar'])('starts the range of %s where its blind zone ends', (id) => {
  const { from } = sensor(id).selection.distance ?? {};
  expect(statedText(findRow(id, 'blindZone')?.value ?? { plain: '' })).toMatch(`${String(from).replace('.', ',')} m`);
});

test.each([
  [{ from: -40, to: 85, unit: '°C' }, '−40 sampai 85 °C'],
  [{ from: 0, to: 1000, unit: 'bar' }, '0–1000 bar'],
  [{ codes: ['IP66', 'IP68'] }, 'IP66/68'],
  [{ codes: ['IP66', 'NEMA4'] }, 'IP66/NEMA4'],
  [{ number: 0.1, unit: '%', base: 'setting' }, '0,1%'],
])('writes %o as “%s”', (value, words) => {
  expect(statedText(valueSchema.parse(value).value)).toBe(words);
});

const ultrasonic = record('sensors/ultrasonik').specifications;
test.each([
  [
    'a base that no row states',
    ultrasonic.filter(({ name }: { name: string }) => name !== 'Dasar akurasi'),
    '±37,5 mm',
  ],
  ['a range that ends before it begins', [{ name: 'Rentang', value: { from: 5, to: 1, unit: 'm' } }], 'above'],
])('refuses %s, naming the field', (_, specifications, message) => {
  const { error } = sensorSchema(() => z.any()).safeParse({ ...record('sensors/ultrasonik'), specifications });
  expect(JSON.stringify(error?.issues)).toContain(message);
});
