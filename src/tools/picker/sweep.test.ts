import { describe, expect, test } from 'vitest';
import { seeded } from '../../plant/random.ts';
import {
  type ChoiceName,
  type Condition,
  choiceNames,
  pickerChoices,
  quantities,
  radioCriteria,
  sensorCriteria,
} from '../../shared/records/selection-fields.ts';
import { slotsOf } from './answer-slots.ts';
import { answers, radios, recommendFor, sensors, text } from './fixture.ts';
import type { Answers } from './inputs.ts';
import { write } from './papers.ts';
import { judgeRadio } from './radios.ts';
import { type Judged, judgeSensor } from './sensors.ts';

/** All combinations of the named choices. A choice that no rule names cannot change a verdict. */
function* combinations(names: readonly ChoiceName[]): Generator<Partial<Answers>> {
  const [first, ...others] = names;
  if (!first) return yield {};
  for (const rest of combinations(others)) for (const value of pickerChoices[first]) yield { ...rest, [first]: value };
}

const named = (conditions: readonly Condition[]) =>
  choiceNames.filter((name) => conditions.some((condition) => condition[name]));

/** Figures from the middle and from both sides of every limit. */
const figures = [
  { suhu: 30, tekanan: 0, tinggi: 6, ruang: 0.5 },
  { suhu: 90, tekanan: 0.3, tinggi: 20, ruang: 0.15 },
  { suhu: -60, tekanan: -0.5, tinggi: 40, ruang: 0 },
  { suhu: 500, tekanan: 60, tinggi: 0.1, ruang: 10 },
  { suhu: 1000, tekanan: 1500, tinggi: 60, ruang: 0.2 },
];

/** Every mark has its reason, every rejection says what would have to change, no slot is left open. */
function complete({ verdict, findings }: Judged<unknown>, criteria: readonly string[]): boolean {
  const rejected = findings.filter((finding) => finding.verdict === 'reject');
  return (
    (verdict === 'reject') === rejected.length > 0 &&
    (verdict === 'fits') === (findings.length === 0) &&
    rejected.every(({ change }) => change) &&
    findings.every(
      ({ about, reason, change = '' }) => criteria.includes(about) && !/[{}]|NaN|undefined/.test(reason + change),
    )
  );
}

describe.each(sensors)('$title, with every combination of answers', (sensor) => {
  // Findings only add up: what common rules say about task and use is looked at in recommend.test, not with each combination.
  const names = named([...sensor.selection.rules, ...text.rules.sensors].map(({ when }) => when)).filter(
    (name) => name !== 'serah' && name !== 'ukur',
  );
  test.each(quantities.filter((quantity) => sensor.selection.measures.includes(quantity)))(
    'is accepted for %s or rejected with reasons',
    (quantity) => {
      const incomplete: unknown[] = [];
      const seen = new Set<string>();
      for (const choices of combinations(names)) {
        for (const numbers of figures) {
          const judged = judgeSensor(sensor, quantity, answers({ ...choices, ...numbers }), text);
          seen.add(judged.verdict);
          if (!complete(judged, sensorCriteria)) incomplete.push({ ...choices, ...numbers });
        }
      }
      expect(incomplete).toEqual([]);
      expect(seen, 'fits somewhere, and is rejected somewhere').toEqual(new Set(['fits', 'care', 'reject']));
    },
    60_000,
  );
});

test.each(radios)('$title, with every combination of answers, is accepted or rejected with reasons', (radio) => {
  const names = ['zona', 'letak', 'sinyal', 'pandang', 'daya', 'jeda'] as const;
  expect(names).toEqual(expect.arrayContaining(named(radio.selection.rules.map(({ when }) => when))));
  const incomplete: unknown[] = [];
  for (const choices of combinations(names)) {
    for (const jarak of [0, 0.05, 0.1, 0.2, 5, 5.1, 15, 15.1, 60]) {
      if (!complete(judgeRadio(radio, answers({ ...choices, jarak }), text), radioCriteria))
        incomplete.push({ ...choices, jarak });
    }
  }
  expect(incomplete).toEqual([]);
});

test('any answers: the best is never a rejected one, and no line of a paper is left unfilled', () => {
  const random = seeded(4606);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  for (let run = 0; run < 1000; run++) {
    const choices = Object.fromEntries(choiceNames.map((name) => [name, pick<string>(pickerChoices[name])]));
    const given = answers({ ...(choices as Partial<Answers>), ...pick(figures), diameter: pick([0, 3, 120]) });
    const result = recommendFor(given);
    expect(result.sensor?.verdict).not.toBe('reject');
    expect(result.sensors).toHaveLength(5);
    expect(result.radios).toHaveLength(4);
    const lines = [text.tor, text.checklist].flatMap((paper) => write(paper, given, slotsOf(given, result, text)));
    expect(lines.flatMap((chapter) => chapter.lines).filter((line) => /[{}]|NaN|undefined/.test(line))).toEqual([]);
  }
});
