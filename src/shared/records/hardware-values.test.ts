import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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
  ['kualitas', { 'Rentang pH': 'pH 0–14', 'Rentang konduktivitas': '0–2000 mS/cm' }],
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

test('the errors are the stated accuracies; that of the radar is no slogan turned into millimetres', () => {
  const error = (file: string) => record(`sensors/${file}`).error;
  for (const file of ['ultrasonik', 'tekanan', 'suhu']) {
    expect([error(file).percent], file).toEqual(stated(file, 'Akurasi'));
    // What the owner has not said is marked in the record and on the sheet.
    expect(error(file).assumed, file).toBe(true);
  }
  expect(stated('ultrasonik', 'Zona buta')).toEqual([record('sensors/ultrasonik').selection.distance.from]);
  expect(error('radar')).toBeUndefined();
});
