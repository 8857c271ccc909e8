import { assessDelivery, deliveryInputs } from 'tank-gauging/delivery/model';
import { expect, test } from 'vitest';
import { delivery } from '../../apps/site/src/site/industries/instruments/delivery.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { readRecord } from '../records.ts';

test('opens the tool behind the fleet instrument with its delivery, into a buried horizontal tank', () => {
  const { to } = readRecord('industries/fleet-management').instrument.action;
  const [page, fragment] = to.split('#');
  const { values, damage } = readAddress(deliveryInputs, fragment);
  expect([page, damage]).toEqual(['/terima-kiriman', undefined]);
  expect(values).toMatchObject({ shape: 'mendatar', diameter: 2.5, bodyLength: 6.2 });
  const { billed, warmer, rise, sold } = delivery.fields;
  const start = { billed: billed.start, warmer: warmer.start, rise: rise.start, sold: sold.start };
  expect(values).toMatchObject({ ordered: start.billed, used: start.sold });
  expect(values.temperatureAfter - values.orderedAt).toBe(start.warmer);
  const { observed, short, verdict } = assessDelivery(values);
  expect(Math.abs(observed - start.rise - start.sold)).toBeLessThan(1);
  expect([verdict, delivery.outcome(start).figures['difference']]).toEqual(['short', `${Math.round(short)}\u00a0L`]);
});
