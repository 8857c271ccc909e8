import { expect, test } from 'vitest';
import { alarm, limits, moment, silent, siteTank, siteTanks } from './example-site.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test('TK-204 shows what the home page shows', () => {
  const { metres, level, temperature, days } = siteTank('TK-204');
  expect([metres, level, temperature, days].map((n) => Number(n.toFixed(2)))).toEqual([8.41, 67.3, 31.4, 6.2]);
});

test('one tank is high, one is silent, the others are normal', () => {
  expect(siteTanks.filter((t) => t.status !== 'normal').map((t) => [t.tag, t.status])).toEqual([
    ['TK-207', 'high'],
    ['TK-208', 'silent'],
  ]);
});

test('the alarm is about the tank above its limit and climbs in time', () => {
  expect(siteTank(alarm.tag).level).toBeGreaterThanOrEqual(limits.high);
  const times = [...alarm.steps.map((step) => minutes(step.time)), minutes(alarm.accepted)];
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('the silent instrument was last heard as long ago as it has been silent', () => {
  expect(minutes(moment.time) - minutes(silent.last)).toBe(silent.minutes);
});

test('an unknown tank is named', () => {
  expect(() => siteTank('TK-999')).toThrow('TK-999');
});
