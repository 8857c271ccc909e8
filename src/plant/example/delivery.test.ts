import { expect, test } from 'vitest';
import { lastDelivery } from './delivery.ts';
import { balances } from './example-tank.ts';

const delivery = lastDelivery();

test('the delivery is the one that stands in the daily balances', () => {
  const received = Math.max(...balances().map((day) => day.received));
  expect(delivery.received).toBeCloseTo(received, 6);
});

test('what arrived is what the level rose by plus what was used meanwhile', () => {
  const rise = delivery.after - delivery.before;
  expect(delivery.received).toBeGreaterThan(rise);
  expect(delivery.received - rise).toBeLessThan(150);
});

test('less arrived than the paper says, by about a quarter of a per cent', () => {
  expect(delivery.difference / delivery.document).toBeCloseTo(-0.0026, 4);
});
