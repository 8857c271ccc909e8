import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { sensorSchema } from './hardware-schema.ts';
import { referenceErrorMm } from './selection-schema.ts';

/** A writer may type the no-break space before a unit or leave it to the filling. */
function record(file: string) {
  const yaml = readFileSync(new URL(`../../content/${file}.yaml`, import.meta.url), 'utf8');
  return parse(yaml.replaceAll('\u00a0', ' '));
}

/** Section 9 of the specification, in Indonesian notation. */
test.each([
  ['ultrasonik', { 'Rentang ukur': '0,2–15 m', Akurasi: '±0,25%', Keluaran: '4–20 mA atau RS485' }],
  ['ultrasonik', { 'Suhu operasi': '−40 sampai 85 °C' }],
  ['radar', { Frekuensi: '26 GHz', 'Rentang ukur': '0,1–30 m' }],
  ['tekanan', { 'Rentang ukur': '0–1000 bar', Akurasi: '0,1%' }],
  ['suhu', { 'Rentang ukur': '−200 sampai 850 °C', Akurasi: '0,1%' }],
  ['kualitas', { 'Rentang pH': 'pH 0–14', Konduktivitas: '0–2000 mS/cm' }],
])('the sheet of %s states %o', (file, expected) => {
  const rows: { name: string; value: string }[] = record(`sensors/${file}`).specifications;
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toMatchObject(expected);
});

test.each([
  ['lorawan', { range: '5–15 km', batteryLife: '5–10 tahun' }],
  ['lorawan', { rangeKm: { from: 5, to: 15 }, batteryYears: { from: 5, to: 10 } }],
  ['cellular', { batteryLife: '1–2 tahun', batteryYears: { from: 1, to: 2 } }],
  ['wifi', { range: '100 m', rangeKm: { from: 0.1, to: 0.1 } }],
  ['satellite', { batteryLife: '6–12 bulan', batteryYears: { from: 0.5, to: 1 } }],
])('%s states %o', (file, expected) => {
  expect(record(`connectivity/${file}`)).toMatchObject(expected);
});

/** `0,2–15 m`, `−200 sampai 850 °C`, `±0,25%`, `6–12 bulan` → its figures. */
const figures = (value: string) =>
  [...value.matchAll(/−?\d[\d.]*(,\d+)?/g)].map(([figure]) =>
    Number(figure.replace('−', '-').replaceAll('.', '').replace(',', '.')),
  );
const stated = (file: string, name: string) => {
  const rows: { name: string; value: string }[] = record(`sensors/${file}`).specifications;
  return figures(rows.find((row) => row.name === name)?.value ?? '');
};

/** What the picker calculates with must be what the sheet says. */
test.each([
  ['ultrasonik', 'distance', 'Rentang ukur'],
  ['ultrasonik', 'temperature', 'Suhu operasi'],
  ['radar', 'distance', 'Rentang ukur'],
  ['tekanan', 'pressure', 'Rentang ukur'],
  ['suhu', 'temperature', 'Rentang ukur'],
])('the rules of %s take their %s from “%s”', (file, rule, row) => {
  const { from, to } = record(`sensors/${file}`).selection[rule];
  expect([from, to]).toEqual(stated(file, row));
});

test('what the radar is taken to have where nobody stated it is what tools begin with', () => {
  expect(record('sensors/radar')).toMatchObject({ installed: { mm: referenceErrorMm } });
  expect(record('sensors/radar').error).toBeUndefined();
});

test.each(['ultrasonik', 'radar'])('the range of %s begins where its blind zone ends', (file) => {
  expect(stated(file, 'Zona buta')).toEqual([record(`sensors/${file}`).selection.distance.from]);
});

test.each([
  ['an accuracy that no row states', 'error', { percent: 0.5, base: 'range', assumed: true }, 'must say 0,5%'],
  ['a base that no row states', 'specifications', record('sensors/ultrasonik').specifications.slice(0, 2), '±37,5 mm'],
  ['a per cent without its base', 'error', { percent: 0.25 }, 'Invalid'],
  ['an installed uncertainty without its row', 'installed', { mm: 2 }, 'must say ±2 mm'],
])('%s is refused with its field', (_, key, value, message) => {
  const { error } = sensorSchema(() => z.any()).safeParse({ ...record('sensors/ultrasonik'), [key]: value });
  expect(JSON.stringify(error?.issues)).toContain(message);
});
