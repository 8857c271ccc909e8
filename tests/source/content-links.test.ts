import { readdirSync, readFileSync } from 'node:fs';
import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { missingFields as missingSupply, contradictions as ofAlarm } from 'tank-gauging/alarm/reorder-point';
import { tankUse as alarm } from 'tank-gauging/alarm/tank-use';
import { assessDelivery, contradictions, deliveryInputs, missingFields } from 'tank-gauging/delivery/model';
import { type Inputs, initialValues, type Values } from 'tank-gauging/inputs';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { type TankUse, tankRecord } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { contradictions as ofTable } from 'tank-gauging/tank-table/model';
import { expect, test } from 'vitest';
import { type ToolRoute, toolRoutes } from '../../apps/site/src/routes.ts';
import { delivery as deliveryFigure } from '../../apps/site/src/site/industries/instruments/delivery.ts';
import { millimetre } from '../../apps/site/src/site/industries/instruments/millimetre.ts';
import { pond } from '../../apps/site/src/site/industries/instruments/pond.ts';
import { sphere } from '../../apps/site/src/site/industries/instruments/sphere.ts';
import { tankUse as acceptance } from '../../apps/site/src/tools/acceptance/tank-use.ts';
import { tankUse as delivery } from '../../apps/site/src/tools/delivery/tank-use.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { fileInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';
import { tankUse as table } from '../../apps/site/src/tools/tank-table/tank-use.ts';
import { readRecord } from '../records.ts';

/** What a link to a tool must not have: fields that contradict one another, or that are empty. */
interface Opened {
  inputs: Inputs;
  use?: unknown;
  faults?: (values: never) => readonly string[];
}
const tools: Readonly<Record<Exclude<ToolRoute, typeof toolRoutes.demo>, Opened>> = {
  [toolRoutes.tankTable]: { inputs: tankInputs, use: table, faults: (values) => Object.keys(ofTable(values)) },
  [toolRoutes.delivery]: {
    inputs: deliveryInputs,
    use: delivery,
    faults: (values) => [...missingFields(values), ...Object.keys(contradictions(values))],
  },
  [toolRoutes.alarm]: {
    inputs: alarmInputs,
    use: alarm,
    faults: (values) => [...missingSupply(values), ...Object.keys(ofAlarm(values))],
  },
  [toolRoutes.acceptance]: { inputs: acceptanceInputs, use: acceptance },
  [toolRoutes.tankFile]: { inputs: fileInputs },
  [toolRoutes.picker]: { inputs: pickerInputs },
  [toolRoutes.roi]: { inputs: roiInputs },
  [toolRoutes.loss]: { inputs: lossInputs },
};

const content = new URL('../../apps/site/src/content/', import.meta.url);
const links = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    [...readFileSync(new URL(name, content), 'utf8').matchAll(/["' ](\/[a-z-]+)(#[^"'\s]*=[^"'\s]*)/g)].flatMap(
      ([, route = '', fragment = '']) => (route in tools ? [[name, route, fragment] as const] : []),
    ),
  );

function open<I extends Inputs>(inputs: I, fragment: string, use?: TankUse<I>): Values<I> {
  const { values, damage } = readAddress(inputs, fragment, undefined, use?.fromTank);
  expect(damage, fragment).toBeUndefined();
  return values;
}

test('finds the links of the content to the tools', () => {
  expect(new Set(links.map(([, route]) => route)).size).toBeGreaterThan(3);
  expect(links.length).toBeGreaterThan(12);
});

test.each(links)('%s: %s%s opens with every field that its verdict needs', (_, route, fragment) => {
  const { inputs, use, faults } = tools[route as keyof typeof tools];
  const values = open(inputs, fragment, use as TankUse<Inputs>);
  expect(faults?.(values as never) ?? []).toEqual([]);
});

/** Start of an instrument's sliders, and the fragment that the button beside it opens. */
function instrument<F extends string>(industry: string, drawing: { fields: Record<F, { start: number }> }) {
  const { to } = readRecord(`industries/${industry}`).instrument.action;
  const starts = Object.entries<{ start: number }>(drawing.fields).map(([name, { start }]) => [name, start]);
  return { start: Object.fromEntries(starts) as Record<F, number>, fragment: to.slice(to.indexOf('#')) as string };
}
function openTank(fragment: string) {
  const tank = { ...initialValues(tankRecord), ...open(fileInputs, fragment) };
  const vessel = tankVessel(tank);
  if (!vessel) throw new Error(fragment);
  return { tank, vessel };
}

test('the delivery opened from the fleet page is short by the litres stated there', () => {
  const { start, fragment } = instrument('fleet-management', deliveryFigure);
  const values = open(deliveryInputs, fragment, delivery);
  expect(values).toMatchObject({ shape: 'mendatar', heads: 'datar', diameter: 2.5, bodyLength: 6.2 });
  expect(values).toMatchObject({ ordered: start.billed, used: start.sold });
  expect(values.temperatureAfter - values.orderedAt).toBe(start.warmer);
  const { observed, short, verdict } = assessDelivery(values);
  expect(Math.abs(observed - start.rise - start.sold)).toBeLessThan(1);
  const stated = deliveryFigure.outcome(start);
  expect([verdict, `${Math.round(short)}\u00a0L`]).toEqual([stated.sentence, stated.figures['difference']]);
});

test('the table opened from the oil and gas page has the level and error stated there, and the size of TK-204', () => {
  const { start, fragment } = instrument('minyak-gas', millimetre);
  const values = open(tankInputs, fragment, table);
  expect(values).toMatchObject({ level: start.level, diameter: start.diameter, gaugeError: start.difference });
  const tank = readRecord('plant/minyak-gas').tanks.find(({ tag }: { tag: string }) => tag === 'TK-204');
  expect(tank.shape).toEqual({ kind: 'vertical', diameter: values.diameter, height: values.bodyHeight });
  expect(start.level).toBeCloseTo((tank.level / 100) * tank.shape.height, 1);
});

test('the sphere opened from the petrochemical page holds the cubic metres stated there', () => {
  const { start, fragment } = instrument('petrokimia', sphere);
  const { vessel } = openTank(fragment);
  const cubicMetres = vessel.volume((vessel.height * start.level) / 100);
  expect(sphere.outcome(start).figures['volume']).toBe(`${cubicMetres.toFixed(1).replace('.', ',')}\u00a0m³`);
});

test('the pond opened from the agriculture page has the surface stated there', () => {
  const { start, fragment } = instrument('agrikultur', pond);
  const { tank } = openTank(fragment);
  expect((tank.length * tank.width) / 10_000).toBeCloseTo(start.area, 9);
});
