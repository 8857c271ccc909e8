import type { SampleResponse } from '../../shared/records/hardware.ts';
import { reading } from '../simulator/reading.ts';
import type { Tank } from '../simulator/types.ts';
import { type SiteView, siteView, type TankView } from './site-view.ts';

/** The example terminal of the site, TK-201 to TK-208: drawings, charts and examples read it here. */
export const terminal: SiteView = siteView('minyak-gas');

/** The tank of the film, the readouts and the charts. */
export const filmTag = 'TK-204';

/** @throws when the terminal has no such tank */
export function tankAt(tag: string): TankView {
  const found = terminal.tanks.find((tank) => tank.tag === tag);
  if (!found) throw new Error(`the example terminal has no ${tag}`);
  return found;
}

/** The same tank with its history. @throws when the terminal has no such tank */
export function recordedTank(tag: string): Tank {
  const found = terminal.session.site.tanks.find(({ spec }) => spec.id === tag);
  if (!found) throw new Error(`the example terminal has no ${tag}`);
  return found;
}

/** The sample answer of the interface: the last reading of that tank. */
export const sampleReading: SampleResponse = reading(recordedTank(filmTag), 0);
