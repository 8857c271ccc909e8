import type { Answers } from 'tank-gauging/picker/inputs';
import { expect, test } from 'vitest';
import { readRecord } from '../../shared/words/read-record.ts';
import { pickMedium } from './fixture.ts';
import { judging as shipped } from './picker.words.ts';
import { type Example, judgingSchema, rulesSchema } from './records-schema.ts';

const rules = readRecord('picker/rules.yaml', rulesSchema);
const judging = readRecord('picker/judging.yaml', judgingSchema);

/** Calm tank of raw water near an access point, with mains: every level sensor and radio fits. */
const calm = { tinggi: 6, ruang: 0.5, jarak: 0.05 } as const;
function pickTank({ tank }: Pick<Example, 'tank'>) {
  const { medium = 'air-baku', ...changed } = tank as Partial<Answers>;
  const result = pickMedium(medium, { ...calm, ...changed });
  expect(result.impossible).toEqual([]);
  return result;
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Rules of all sensors and of all radios are tested on one instrument each. */
const judged: Readonly<Record<string, string>> = { sensors: 'radar', radios: 'lorawan' };
const { instruments, sensors, radios } = rules;
const listed = Object.entries({ sensors, radios, ...instruments });
const { ranges, reach, battery } = judging;
const { rejectBelow: _, careBelow: __, ...life } = battery;
const cases = [
  ...listed.flatMap(([name, list]) => list.map((rule) => [judged[name] ?? name, rule] as const)),
  ...[ranges, reach, life].flatMap((group) => Object.values(group)).map((rule) => ['', rule] as const),
].map(([of, { reason, example }]) => ({ of: example.of ?? of, reason, ...example, said: example.reason ?? reason }));

test.each(cases)('$of of $tank: $verdict, because $said', ({ of, said, verdict, ...example }) => {
  const result = pickTank(example);
  const found = [...result.sensors, ...result.radios].find(({ record }) => record.id === of);
  const because = found?.findings.filter(({ reason }) => spaced(reason).includes(spaced(said)));
  expect(because).toHaveLength(1);
  expect(found?.verdict).toBe(verdict);
  // The rejection is the only one, so the verdict depends on this rule.
  const rejections = found?.findings.filter(({ change }) => change);
  expect(rejections).toEqual(verdict === 'reject' ? because : []);
});

test('a calm tank of raw water rejects no level sensor and no radio', () => {
  const { sensors: found, radios: networks } = pickTank({ tank: {} });
  const serving = [...found.filter(({ record }) => record.selection.measures.includes('level')), ...networks];
  expect(serving.map(({ record, verdict }) => [record.id, verdict])).not.toContainEqual([expect.anything(), 'reject']);
});

test.each(judging.outside.map((outside, at) => ({ ...outside, ...outside.example, when: shipped.outside[at]?.when })))(
  'suggests outside the catalogue: $title for $tank',
  ({ when, example }) => {
    const found = pickTank(example).outside.filter((one) => one.when === when);
    expect(found).toHaveLength(1);
    expect(spaced(found[0]?.reason ?? '')).toContain(example.reason ?? '');
  },
);

test.each(judging.connections)('connects by $example.text', ({ example }) => {
  expect(spaced(pickTank(example).connection ?? '')).toBe(example.text);
});

// Removing a rule also removes its example, so the numbers of rules and rejections are fixed here.
test('the number of rules is unchanged', () => {
  const tally = (list: readonly { change?: unknown }[]) => [list.length, list.filter(({ change }) => change).length];
  expect(Object.fromEntries(listed.map(([name, list]) => [name, tally(list)]))).toEqual({
    sensors: [26, 2],
    radios: [1, 0],
    ultrasonik: [27, 19],
    radar: [35, 14],
    tekanan: [23, 7],
    suhu: [6, 2],
    kualitas: [10, 7],
    lorawan: [4, 0],
    cellular: [4, 1],
    wifi: [2, 2],
    satellite: [5, 3],
  });
  expect([judging.outside.length, judging.connections.length, rules.materials.length]).toEqual([30, 12, 11]);
});
