import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { alarmInputs } from './alarm-inputs.ts';
import { daysUntil, eventsOf, nextReading, silence } from './events.ts';

const example = initialValues(alarmInputs);

test('the example: L after 70 h, LL, then the delivery, before the tank would be dry', () => {
  const events = eventsOf(example);
  expect(events.map(({ kind }) => kind)).toEqual(['low', 'critical', 'delivery']);
  expect((events[0]?.day ?? 0) * 24).toBeCloseTo(70, 6);
  expect((events[1]?.day ?? 0) * 24).toBeCloseTo(130, 6);
  expect(events[2]?.content).toBeCloseTo(9500 - 1200 * (70 / 24 + 3), 6);
  expect(daysUntil(example, 1000)).toBeCloseTo(8500 / 1200, 9);
});

test('an order that waits for twelve hours brings its delivery twelve hours later', () => {
  const delayed = eventsOf({ ...example, deliveryDelay: 12 });
  expect(delayed.map(({ kind }) => kind)).toEqual(['low', 'order', 'critical', 'delivery']);
  expect((delayed.at(-1)?.day ?? 0) * 24).toBeCloseTo(70 + 12 + 72, 6);
});

test('a late order ends in a dry tank, and says when', () => {
  expect(eventsOf({ ...example, lowLimit: 2000 }).map(({ kind }) => kind)).toContain('dry');
});

test('an alert waits for the next reading, and a crossing on a reading does not', () => {
  expect(nextReading({ readingInterval: 1440 }, 2.1)).toBe(3);
  expect(nextReading({ readingInterval: 1440 }, 3)).toBe(3);
});

test('three missed readings of an hour make an alarm three hours after the last one', () => {
  const { last, alarm, shown, content } = silence({ ...example, silentDays: 1.51 });
  expect(last * 24).toBeCloseTo(36, 6);
  expect((alarm - last) * 24).toBeCloseTo(3, 6);
  expect(shown).toBeCloseTo(9500 - 1800, 6);
  expect(content(1000)).toBe(0);
});
