import { readdirSync, readFileSync } from 'node:fs';
import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint, contradictions as ofAlarm } from 'tank-gauging/alarm/reorder-point';
import { tankUse as alarm } from 'tank-gauging/alarm/tank-use';
import {
  assessDelivery,
  deliveryInputs,
  missingFields,
  contradictionsOf as ofDelivery,
} from 'tank-gauging/delivery/model';
import { type Inputs, initialValues, type Values } from 'tank-gauging/inputs';
import { calculateCases } from 'tank-gauging/roi/model';
import { readTank, type Tank, type TankUse, tankRecord, writeTank } from 'tank-gauging/tank/tank-record';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { contradictions as ofTable } from 'tank-gauging/tank-table/model';
import { buildVessel, fullLitres } from 'tank-gauging/vessel/vessel';
import { expect, test } from 'vitest';
import { tankUse as acceptance } from '../../apps/site/src/tools/acceptance/tank-use.ts';
import { tankUse as delivery } from '../../apps/site/src/tools/delivery/tank-use.ts';
import { readAddress, writeAddress } from '../../apps/site/src/tools/kit/address.ts';
import { tankHref, type tankTargets } from '../../apps/site/src/tools/kit/flow.ts';
import { initialState, nextState } from '../../apps/site/src/tools/kit/tool-state.ts';
import { catalogue, pickFor, radios, text } from '../../apps/site/src/tools/picker/fixture.ts';
import { fileInputs, sensorInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';
import { projectInputs } from '../../apps/site/src/tools/tank-file/project.ts';
import { buildSheet } from '../../apps/site/src/tools/tank-file/sheet.ts';
import { tankUse as file } from '../../apps/site/src/tools/tank-file/tiers.ts';
import { messageWords } from '../../apps/site/src/tools/tank-file/words.ts';
import { tankUse as table } from '../../apps/site/src/tools/tank-table/tank-use.ts';

const buildTank = (changed: Partial<Tank>): Tank => ({ ...initialValues(tankRecord), ...changed });
const tanks = [
  buildTank({}),
  buildTank({
    tag: 'TP-1',
    shape: 'mendatar',
    diameter: 2.4,
    length: 6.8,
    place: 'tanam',
    zone: 'zona-0',
    opening: 'pipa',
  }),
  buildTank({
    kind: 'asam',
    medium: 'h2so4-98',
    shape: 'tegak',
    diameter: 3.2,
    height: 4,
    zone: 'aman',
    density: 1.84,
  }),
  buildTank({ shape: 'mendatar', diameter: 2.5, length: 8, heads: 'kloepper' }),
  buildTank({ shape: 'tegak', diameter: 3, height: 6, bottom: 'kerucut', bottomDepth: 2, slope: 0 }),
  buildTank({ kind: 'lpg', shape: 'bola', diameter: 18, pressure: 8.2, temperature: 30 }),
  buildTank({ kind: 'bubuk', shape: 'silo', diameter: 4, height: 12, zone: 'zona-21' }),
  buildTank({ shape: 'persegi', length: 3, width: 2, height: 1.5, dead: 400, use: 900, delivery: 5000, leadTime: 2 }),
];

interface Tool<I extends Inputs> {
  inputs: I;
  use: TankUse<I>;
  refuse?: (values: Values<I>) => object;
}
const asTool = <I extends Inputs>(tool: Tool<I>) => tool as unknown as Tool<Inputs>;
const tools: Readonly<Record<(typeof tankTargets)[number], Tool<Inputs>>> = {
  tankTable: asTool({ inputs: tankInputs, use: table, refuse: ofTable }),
  picker: asTool({ inputs: sensorInputs, use: file } as never),
  alarm: asTool({ inputs: alarmInputs, use: alarm, refuse: ofAlarm }),
  delivery: asTool({ inputs: deliveryInputs, use: delivery, refuse: ofDelivery }),
  acceptance: asTool({ inputs: acceptanceInputs, use: acceptance }),
  tankFile: asTool({ inputs: fileInputs, use: file } as never),
};

test('writes a tank into a URL of at most 400 characters, and reads it back', () => {
  for (const tank of tanks) {
    const given = file.toTank(tank);
    const href = tankHref('tankFile', given);
    expect(href.length).toBeLessThanOrEqual(400);
    const { values, damage } = readAddress(tankRecord, href.slice(href.indexOf('#')));
    expect(damage).toBeUndefined();
    expect(values).toMatchObject(given);
    expect(readTank(writeTank(given))).toMatchObject({ refused: [] });
  }
});

test.each(Object.entries(tools))(
  '%s opens every tank without a refused field, and keeps a changed value',
  (_, tool) => {
    const definition = { inputs: tool.inputs, refuse: tool.refuse as never, tank: tool.use };
    for (const tank of tanks) {
      const fragment = `#v=3&${new URLSearchParams(writeTank(file.toTank(tank)))}`;
      const state = nextState(definition, initialState(definition), { kind: 'take', fragment, isOwn: false });
      expect(state.damage).toBeUndefined();
      expect(state.clashes).toEqual({});
      const always = state.tank && Object.keys(tool.use.fromTank(state.tank));
      const again = writeAddress(tool.inputs, initialValues(tool.inputs), [], state.tank, always);
      // A value reset to the tool’s example is not overwritten by the tank.
      expect(readAddress(tool.inputs, again, undefined, tool.use.fromTank).values).toEqual(initialValues(tool.inputs));
    }
  },
);

test('passes a tank through the tools unchanged', () => {
  for (const tank of tanks) {
    const given = file.toTank(tank);
    const href = tankHref('picker', given);
    const { values } = readAddress(sensorInputs, href.slice(href.indexOf('#')));
    expect(file.toTank(values)).toMatchObject(given);
  }
});

test('opens a damaged tank with its valid fields, and reports the damage', () => {
  const { values, damage, tank } = readAddress(
    tankInputs,
    '#v=3&t-bentuk=tegak&t-diameter=5&t-ting',
    undefined,
    table.fromTank,
  );
  expect(values).toMatchObject({ shape: 'tegak', diameter: 5, bodyHeight: initialValues(tankInputs).bodyHeight });
  expect(tank).toEqual({ shape: 'tegak', diameter: 5 });
  expect(damage).toMatchObject({ other: true });
  expect(readAddress(tankRecord, '#t-tag=%3Cscript%3E&t-diameter=1e9').damage?.fields).toEqual(['t-tag', 't-diameter']);
});

test('shows on the sheet the figures of the tools', () => {
  const buried = buildTank({ ...tanks[1], use: 5000, delivery: 16_000, leadTime: 2, dead: 800, fillRate: 500 });
  const sheet = buildSheet(buried, catalogue);
  const place = { letak: 'tanam', zona: 'zona-0', nosel: 'pipa' } as const;
  // The same tank in a link with the picker's own keys.
  const picked = pickFor({ ...place, bentuk: 'mendatar', diameter: 2.4, panjang: 6.8, tinggi: 2.4 });
  expect(sheet.picked.sensor?.record.id).toBe(picked.sensor?.record.id);
  expect(sheet.picked.sensor?.errorMm).toBe(picked.sensor?.errorMm);
  // π/4 · 2.4² · 6.8, with flat ends
  expect(sheet.judged.full).toBeCloseTo((Math.PI / 4) * 2.4 ** 2 * 6800, 6);
  const values = { ...initialValues(alarmInputs), ...alarm.fromTank(buried) };
  const { point } = assessReorderPoint(values) as { point: number };
  expect(sheet.judged.reorder).toMatchObject({ state: 'possible', litres: point });
  expect(buildSheet(buildTank({}), catalogue).judged.reorder.state).toBe('unasked');
});

test('computes the payback like the calculator, once a saving is entered', () => {
  const project = { ...initialValues(projectInputs), productValue: 2e10, lossShare: 0.3 };
  const told = buildTank({ quantity: 12 });
  expect(buildSheet(told, catalogue).payback).toBeUndefined();
  const { payback, roi } = buildSheet(told, catalogue, project);
  expect(roi).toMatchObject({ tanks: 12, gaugings: 0, runOuts: 0, deliveries: 0, stopHours: 0, lossShare: 0.3 });
  expect(payback?.mid.payback).toBe(calculateCases(roi, radios).mid.payback);
  expect(payback?.mid.savingsTotal).toBeCloseTo(2e10 * 0.003 * 0.35, 3);
});

test('keeps a message with its URL within 900 characters', () => {
  const long = buildTank({ tag: 'TK-204', use: 5000, leadTime: 2, delivery: 16_000, fillRate: 500 });
  const view = {
    text,
    values: { ...long, ...initialValues(projectInputs) },
    result: buildSheet(long, catalogue),
  };
  for (const link of ['https://x.example/berkas-tangki#t-tag=TK-204', `https://x.example/${'a'.repeat(700)}`]) {
    const message = messageWords(view, link);
    expect(message.length).toBeLessThanOrEqual(900);
    expect(message.endsWith(link)).toBe(true);
    expect(message).toContain('TK-204');
  }
});

test('gives in the tank table the same capacity as on the sheet', () => {
  for (const tank of tanks) {
    const values = { ...initialValues(tankInputs), ...table.fromTank(file.toTank(tank)) };
    expect(fullLitres(buildVessel(values)), tank.shape).toBeCloseTo(buildSheet(tank, catalogue).judged.full, 6);
  }
});

test('a delivery into a tank has no verdict before its readings, its order and an unknown density are typed', () => {
  const open = (tank: Partial<Tank>) => ({ ...initialValues(deliveryInputs), ...delivery.fromTank(tank) });
  const petrol = open({ kind: 'bensin', medium: 'pertalite', shape: 'mendatar', diameter: 2.5, length: 6.1 });
  expect(missingFields(petrol)).toEqual(['levelBefore', 'levelAfter', 'density', 'ordered']);
  const stated = open({ shape: 'tegak', diameter: 5, height: 6, density: 0.74, temperature: 28 });
  expect(stated).toMatchObject({ density: 740, temperatureBefore: 28, temperatureAfter: 28, orderedAt: 28 });
  expect(missingFields(stated)).toEqual(['levelBefore', 'levelAfter', 'ordered']);
  // π/4 · 5² · 1.2 m; an empty tank before is a reading.
  const typed = { ...stated, levelBefore: 0, levelAfter: 1200, ordered: 23_562 };
  expect(missingFields(typed)).toEqual([]);
  expect(assessDelivery(typed).short).toBeCloseTo(0, 0);
});

test('asks first for information that could change the choice of device', () => {
  const closed = buildTank({ kind: 'air', zone: 'aman', opening: 'bawah' });
  const asked = buildSheet(closed, catalogue).open;
  // 20 mbar above water equal 204 mm for a sensor that is open to the atmosphere.
  expect(asked.find(({ field }) => field === 'valve')).toEqual({ field: 'valve', changes: true });
  expect(asked.findIndex(({ changes }) => !changes)).toBeGreaterThan(0);
  expect(buildSheet(buildTank({ opening: 'terbuka' }), catalogue).open.map(({ field }) => field)).not.toContain(
    'valve',
  );
});

test('opens all tank links of the pages without damage', () => {
  const folder = new URL('../../apps/site/src/content/industries/', import.meta.url);
  const links = readdirSync(folder).flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\/berkas-tangki(#[^"]+)/g),
  ]);
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const [, fragment = ''] of links) {
    const { values, damage } = readAddress(tankRecord, fragment);
    expect(damage, fragment).toBeUndefined();
    expect(buildSheet(values, catalogue).picked.impossible, fragment).toEqual([]);
  }
});
