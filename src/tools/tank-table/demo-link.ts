import { flowHref } from '../kit/flow.ts';
import { tableOf, writeTable } from '../kit/strapping-address.ts';
import { leans } from './tank-fields.ts';
import type { Shape, TankValues } from './tank-inputs.ts';
import type { Vessel } from './vessel.ts';

/** How the demo draws what it counts by the table: a silo stands there as an upright tank. */
const drawn: Record<Shape, 'mendatar' | 'tegak' | 'persegi' | 'bola'> = {
  mendatar: 'mendatar',
  tegak: 'tegak',
  persegi: 'persegi',
  bola: 'bola',
  silo: 'tegak',
};

/** Levels, as shares of the height, at which a tank can begin: over its pumps and below its overfill protection. */
const [lowest, highest] = [0.1, 0.95];

/**
 * The running demo with this tank in it: 51 lines of its table, litres as kL, lengths in m. Undefined for a tank that
 * leans: its table begins with liquid below the lowest level that can be read, which the demo does not know.
 */
export function demoHref(values: TankValues, vessel: Vessel, level: number): string | undefined {
  const full = vessel.volume(vessel.height);
  if (leans(values) || !(full > 0)) return undefined;
  const share = level / vessel.height;
  return flowHref('demo', {
    situs: 'minyak-gas',
    bentuk: drawn[values.shape],
    tinggi: vessel.height,
    diameter: values.shape === 'persegi' ? values.bodyWidth : values.diameter,
    ...((values.shape === 'persegi' || values.shape === 'mendatar') && { panjang: values.bodyLength }),
    muat: full,
    tabel: writeTable(tableOf((height) => vessel.volume(height * vessel.height) / full)),
    ...(share > lowest && share < highest && { level: Number((share * 100).toFixed(1)) }),
  });
}
