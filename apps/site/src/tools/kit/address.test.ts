import { changedIn, choiceInput, initialValues, linkEdition, numberInput } from 'tank-gauging/inputs';
import { expect, test } from 'vitest';
import { readAddress, scenarioName, writeAddress } from './address.ts';

const inputs = {
  tangki: numberInput('tangki', 8, 1, 500, { whole: true }),
  diameter: numberInput('diameter', 2.5, 0.1, 60),
  bentuk: choiceInput('bentuk', ['tegak', 'datar']),
};
const example = initialValues(inputs);

test('the worked example has an empty address; other values are written and read back', () => {
  expect(writeAddress(inputs, example)).toBe('');
  const values = { tangki: 400, diameter: 0.125, bentuk: 'datar' } as const;
  const fragment = writeAddress(inputs, values);
  expect(fragment).toBe('#tangki=400&diameter=0.125&bentuk=datar');
  expect(readAddress(inputs, fragment)).toMatchObject({ values, scenarios: [], damage: undefined });
});

test.each([
  ['#tangki=1e308', ['tangki'], false],
  ['#tangki=2.5', ['tangki'], false],
  ['#bentuk=bulat', ['bentuk'], false],
  ['#bentuk=__proto__', ['bentuk'], false],
  ['#__proto__=1', [], true],
  ['#skenario=<script>*tangki_3', [], true],
  ['#skenario=A*tangki_9999', [], true],
  ['#skenario=A*lain_1', [], true],
])('%s keeps the example and reports the unreadable parts', (fragment, fields, other) => {
  expect(readAddress(inputs, fragment)).toMatchObject({
    values: example,
    scenarios: [],
    damage: { fields, other, removed: [] },
  });
});

test('readable parts of a damaged address are used', () => {
  const { values, damage } = readAddress(inputs, '#tangki=12&diameter=x');
  expect(values).toEqual({ ...example, tangki: 12 });
  expect(damage?.fields).toEqual(['diameter']);
});

test('reads the decimals that other programs write, and refuses values out of limits', () => {
  const metres = { tinggi: numberInput('tinggi', 8, 0.1, 60) };
  const read = (text: string) => readAddress(metres, `#tinggi=${text}`);
  // 48 ft in metres as a program computes it.
  expect(read('14.630400000000002')).toMatchObject({ values: { tinggi: 14.6304 }, damage: undefined });
  for (const refused of ['-3', '61', '1e1', '9'.repeat(40), '8,5'])
    expect(read(refused)).toMatchObject({ values: { tinggi: 8 }, damage: { fields: ['tinggi'] } });
  expect(read('-3').damage?.beyond).toEqual([{ key: 'tinggi', value: -3, min: 0.1, max: 60, unit: undefined }]);
  expect(read('8,5').damage?.beyond).toEqual([]);
});

test('tells stated inputs from examples, also for a tank of another tool', () => {
  const sized = {
    ...inputs,
    diameter: { ...inputs.diameter, tankField: 'diameter' },
    isi: numberInput('isi', 1, 0, 9),
  };
  expect(readAddress(sized, '#tangki=8&isi=12').given).toEqual(['tangki']);
  expect(readAddress(sized, '#t-diameter=3&t-tinggi=4').given).toEqual(['diameter']);
  expect(readAddress(sized, '#t-diameter=3&t-tinggi=4&t-asumsi=diameter')).toMatchObject({
    given: [],
    assumed: ['diameter'],
    damage: undefined,
  });
});

test('fills fields from a tank only where the link holds one', () => {
  const fromTank = () => ({ tangki: 0 });
  expect(readAddress(inputs, '#diameter=2', undefined, fromTank).values).toEqual({ ...example, diameter: 2 });
  expect(readAddress(inputs, '#t-tinggi=4', undefined, fromTank).values).toEqual({ ...example, tangki: 0 });
});

test('a dot in an address is always a decimal separator', () => {
  const litres = { isi: numberInput('isi', 5000, 1000, 9000) };
  expect(readAddress(litres, '#isi=2.438')).toMatchObject({ values: { isi: 5000 }, damage: { fields: ['isi'] } });
});

test('scenarios are written with their names and read back', () => {
  const scenarios = ['Dua shift', 'Penawaran (B), 2026'].map((name, index) => ({
    name,
    values: { ...example, tangki: 20 + index, bentuk: 'datar' as const },
  }));
  const fragment = writeAddress(inputs, example, scenarios);
  expect(fragment).toContain('skenario=Dua+shift*tangki_20*bentuk_datar');
  expect(readAddress(inputs, fragment)).toMatchObject({ values: example, scenarios, damage: undefined });
});

test.each([
  ['  Dua   shift ', 'Dua shift'],
  ['https://a.example/x', 'https a example x'],
  ['*tangki_3*', 'tangki 3'],
  ['x'.repeat(40), 'x'.repeat(30)],
  ['…', undefined],
  ['', undefined],
])('the typed name “%s” becomes %s', (typed, name) => {
  expect(scenarioName(typed)).toBe(name);
});

const editions = {
  ...inputs,
  naik: changedIn(2, 0, numberInput('naik', 5, 0, 50)),
  bagian: changedIn(3, 20, changedIn(2, 10, numberInput('bagian', 30, 0, 100))),
};

test.each([
  ['#tangki=12', { naik: 0, bagian: 10 }],
  ['#v=2&tangki=12', { naik: 5, bagian: 20 }],
  [`#v=${linkEdition}&tangki=12`, { naik: 5, bagian: 30 }],
])('%s has the defaults of its edition, also in scenarios', (fragment, then) => {
  const { values, scenarios, damage } = readAddress(editions, `${fragment}&skenario=A*diameter_3`);
  const start = { ...example, ...then };
  expect(damage).toBeUndefined();
  expect(values).toEqual({ ...start, tangki: 12 });
  expect(scenarios).toEqual([{ name: 'A', values: { ...start, diameter: 3 } }]);
});

test('an address carries its edition, also for the worked example, and reads back', () => {
  const now = initialValues(editions);
  expect(writeAddress(editions, now)).toBe(`#v=${linkEdition}`);
  const old = { ...now, naik: 0, bagian: 10 };
  expect(readAddress(editions, writeAddress(editions, old, [{ name: 'A', values: now }]))).toMatchObject({
    values: old,
    scenarios: [{ name: 'A', values: now }],
    damage: undefined,
  });
});

test.each(['#v=0', '#v=x', `#v=${linkEdition + 1}`])('%s has no valid edition and is reported', (fragment) => {
  expect(readAddress(editions, fragment)).toMatchObject({
    values: initialValues(editions),
    damage: { fields: [], other: true },
  });
});
