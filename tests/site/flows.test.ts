import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { deliveryInputs } from 'tank-gauging/delivery/model';
import { type Inputs, initialValues } from 'tank-gauging/inputs';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { shareBelow, tankCapacity } from 'tank-gauging/simulator/geometry';
import { type TankValues, tankInputs } from 'tank-gauging/tank-table/inputs';
import { buildVessel } from 'tank-gauging/vessel/vessel';
import { expect, test } from 'vitest';
import { buildOwnSpec, ownTag } from '../../apps/site/src/tools/demo/own-tank.ts';
import { readPlace } from '../../apps/site/src/tools/demo/place.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { type FlowTarget, type FlowValues, flowHref } from '../../apps/site/src/tools/kit/flow.ts';
import { demoHref } from '../../apps/site/src/tools/tank-table/words.ts';

type FieldTarget = Exclude<FlowTarget, 'demo'>;
const targets: Record<FieldTarget, Inputs> = {
  alarm: alarmInputs,
  delivery: deliveryInputs,
  roi: roiInputs,
};
/** Values that a URL hands to a tool, by the keys in the URL. */
function read(target: FieldTarget, href: string) {
  const inputs = targets[target];
  const { values, damage } = readAddress(inputs, href.slice(href.indexOf('#')));
  return { values: Object.fromEntries(Object.entries(inputs).map(([name, { key }]) => [key, values[name]])), damage };
}

/** All fields that a tool can hand to another, with typical values. */
const everything: { [T in FieldTarget]: Required<FlowValues<T>> } = {
  alarm: { muat: 30_000, isi: 12_345.678, mati: 500, selang: 15 },
  delivery: { do: 16_000, bentuk: 'tabel', v1: -1, v2: 21_000, l1: 19.25, l2: 20.5, rho: 0 },
  roi: { tangki: 3, habis: 7.3, cegahHabis: 75, kirim: 36.5, susut: 0.312, jaringan: 'cellular', selang: 240 },
};

test.each(Object.entries(everything) as [FieldTarget, FlowValues<FieldTarget>][])(
  '%s reads all handed-over values as they were sent',
  (target, values) => {
    const { values: readValues, damage } = read(target, flowHref(target, values));
    expect(damage).toBeUndefined();
    expect(readValues).toMatchObject(values);
  },
);

test.each<[Partial<TankValues>, string]>([
  [{ heads: 'elips' }, 'a horizontal tank with elliptical heads'],
  [
    { shape: 'tegak', diameter: 12, bodyHeight: 9, upper: 'kerucut', upperHeight: 1 },
    'an upright tank with a cone roof',
  ],
  [{ shape: 'silo', diameter: 4, bodyHeight: 9, bottomDepth: 3 }, 'a silo'],
  [{ shape: 'persegi', bodyLength: 8, bodyWidth: 3, bodyHeight: 2, bottom: 'miring' }, 'a box with a sloped floor'],
  [{ shape: 'bola', diameter: 9 }, 'a sphere'],
])('the demo gives the tank %o the volumes of its tank table', (size) => {
  const values = { ...initialValues(tankInputs), ...size };
  const vessel = buildVessel(values);
  const href = demoHref(values, vessel, vessel.height * 0.55) ?? '';
  const place = readPlace(href.slice(href.indexOf('#')));
  expect(place).toMatchObject({ site: 'minyak-gas', tank: ownTag, damaged: false });
  if (!place?.own) throw new Error(`${href} holds no tank`);
  const spec = buildOwnSpec(place.own);
  expect(spec).toMatchObject({ level: 55, height: Number(vessel.height.toFixed(6)) });
  for (const share of [0.1, 0.25, 0.333, 0.5, 0.71, 0.9, 1]) {
    const there = tankCapacity(spec) * shareBelow(spec, share);
    expect(Math.abs(there - vessel.volume(share * vessel.height)) / vessel.capacity).toBeLessThan(0.0015);
  }
});
