import { initialValues } from 'tank-gauging/inputs';
import { type Tank, tankRecord } from 'tank-gauging/tank/tank-record';
import { expect, test } from 'vitest';
import { catalogue, text } from '../picker/fixture.ts';
import { placeVessel } from '../tank-table/VesselViews.tsx';
import { placeCallouts, untangle } from './callouts.ts';
import { drawnLevel, neckHeight, placeInstrument } from './place-instrument.ts';
import { buildSheet } from './sheet.ts';

const space = { margin: { left: 100, right: 100, top: 50, bottom: 100 }, highest: 200, even: true };

function draw(changed: Partial<Tank>, given: readonly string[] = Object.keys(tankRecord)) {
  const sheet = buildSheet({ ...initialValues(tankRecord), ...changed }, catalogue, undefined, given);
  const placed = placeVessel(sheet.judged.vessel, { ...space, above: neckHeight(sheet) });
  const device = placeInstrument(placed, sheet);
  return { sheet, placed, device, callouts: placeCallouts({ text, result: sheet }, placed, device) };
}

test('the nozzle stands on the roof to the scale of the tank', () => {
  // 8 m of tank and 2 m of neck fill 200 units: 20 a metre.
  const { placed, device } = draw({ diameter: 6, height: 8, nozzle: 200, neck: 2000 });
  expect(placed).toMatchObject({ scale: 20, zero: 250, top: 90 });
  expect(device).toMatchObject({ x: 300, top: 90, bottom: 250, mount: 50, half: 4 });
});

test('the highest level is below the sensor by the stated distance, and never below the bottom', () => {
  // 8 m and the usual neck of 0.2 m: 200 / 8.2 units a metre.
  const { device, placed } = draw({ height: 8, headroom: 2 });
  expect(device?.highest?.y).toBeCloseTo(placed.top + (2 * 200) / 8.2, 6);
  expect(draw({ height: 2, headroom: 1.9, opening: 'terbuka' }).device?.highest?.y).toBeLessThanOrEqual(250);
});

test('a lying tank is filled as stated, an upright one to half', () => {
  expect(drawnLevel(draw({ shape: 'mendatar', diameter: 3, filling: 80 }).sheet)).toBeCloseTo(2.4, 9);
  expect(drawnLevel(draw({ shape: 'tegak', height: 8, filling: 80 }).sheet)).toBe(4);
});

test('without an instrument none is drawn, and its label says why', () => {
  const { device, callouts } = draw({ opening: 'terbuka', pressure: 5 });
  expect(device).toBeUndefined();
  expect(callouts.find(({ spot }) => spot === 'device')?.fact).toBe(text.list.reasons.impossible);
  expect(callouts.map(({ spot }) => spot)).not.toContain('beam');
});

test('an assumption is said where it applies, and only while it is one', () => {
  const example = draw({}, []).callouts;
  const said = (spot: string) => example.find((callout) => callout.spot === spot);
  expect(said('vapour')?.assumed).toContain(text.fields['t-tekanan'].label);
  expect(said('liquid')).toMatchObject({ isGuess: true });
  expect(said('nozzle')?.assumed).toContain(text.fields['t-zona'].options['zona-1']);
  const own = draw({}).callouts;
  expect(own.find(({ spot }) => spot === 'vapour')).toBeUndefined();
  expect(own.find(({ spot }) => spot === 'liquid')).toMatchObject({ isGuess: false, assumed: '' });
});

test('labels are ordered so that no two leaders cross', () => {
  // Three labels a third of 400 apart. Two points at one height, the nearer to the column first: from (500, 50) up, from (100, 50) below it.
  const labels = [
    { name: 'far', at: [100, 50] as const, lines: 1 },
    { name: 'near', at: [500, 49] as const, lines: 1 },
    { name: 'low', at: [300, 350] as const, lines: 1 },
  ];
  expect(untangle(labels, 400).map(({ name }) => name)).toEqual(['near', 'far', 'low']);
  // Below their labels the order is the other way round.
  const below = [
    { name: 'far', at: [100, 352] as const, lines: 1 },
    { name: 'near', at: [500, 350] as const, lines: 1 },
  ];
  expect(untangle(below, 400).map(({ name }) => name)).toEqual(['far', 'near']);
});
