import { describe, expect, test } from 'vitest';
import { batteryLife, yearsText } from '../../plant/radio/battery.ts';
import { pickerChoices } from '../../shared/records/selection-fields.ts';
import { radios } from './fixture.ts';

const minutes = pickerChoices.jeda.map(Number);
const [lorawan, cellular, wifi, satellite] = radios;
if (!lorawan || !cellular || !wifi || !satellite) throw new Error('a radio is missing');

describe('battery life', () => {
  test('is the stated range at the interval that the record names', () => {
    expect(batteryLife(lorawan, 60)).toEqual({ from: 5, to: 10 });
    expect(batteryLife(cellular, 240)).toEqual({ from: 1, to: 2 });
    expect(batteryLife(satellite, 360)).toEqual({ from: 0.5, to: 1 });
  });

  test('at 15 minutes is the hand-calculated 5 ÷ (0.35 + 0.65 × 4)', () => {
    expect(batteryLife(lorawan, 15)?.from).toBeCloseTo(1.6949, 4);
    expect(batteryLife(lorawan, 15)?.to).toBeCloseTo(3.3898, 4);
  });

  test('consumption has an idle part and one in step with the number of readings', () => {
    const load = (interval: number) => 1 / (batteryLife(lorawan, interval)?.from ?? Number.NaN);
    const perReading = (load(15) - load(60)) / (60 / 15 - 1);
    expect(load(5) - load(60)).toBeCloseTo(perReading * (60 / 5 - 1), 9);
    expect(load(60) - perReading).toBeCloseTo(0.35 * load(60), 9);
  });

  test.each(radios.filter(({ batteryYears }) => batteryYears))(
    '$title: never longer than stated, never shorter for rarer readings',
    (radio) => {
      const lives = minutes.map((interval) => batteryLife(radio, interval));
      for (const life of lives) {
        expect(life?.from).toBeGreaterThan(0);
        expect(life?.from).toBeLessThanOrEqual(life?.to ?? 0);
        expect(life?.to).toBeLessThanOrEqual(radio.batteryYears?.to ?? 0);
      }
      expect(lives.map((life) => life?.from)).toEqual(lives.map((life) => life?.from).sort((a = 0, b = 0) => a - b));
    },
  );

  test('is nothing where mains power is needed', () => expect(batteryLife(wifi, 15)).toBeUndefined());
});

test.each([
  [{ from: 5, to: 10 }, '5–10 tahun'],
  [{ from: 1.695, to: 3.39 }, '1,7–3,4 tahun'],
  [{ from: 0.3, to: 0.6 }, '3,6–7,2 bulan'],
  [{ from: 0.03, to: 0.06 }, '11–22 hari'],
  [{ from: 2, to: 2 }, '2 tahun'],
])('%o is written as %s', (years, written) => expect(yearsText(years).replace('\u00a0', ' ')).toBe(written));
