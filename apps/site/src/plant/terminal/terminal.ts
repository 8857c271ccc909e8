import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { findTank, sampleResponse, siteStock, tankStatus } from 'tank-gauging/simulator/reading';
import type { Tank } from 'tank-gauging/simulator/types';
import type { Session } from 'tank-gauging/watch/types';
import type { SampleResponse } from '../../shared/records/hardware-schema.ts';
import { plantRecords } from '../records/plant-records.ts';
import { createSession, type SiteId } from '../sites/index.ts';
import { dateAt } from './dates.ts';

/** The plant at the start of the simulated clock; all pages and documents show this moment. */

export type TankView = ReturnType<typeof buildTankView>;
export type SiteView = ReturnType<typeof createView>;

/** Values of a tank as screens show them. */
function buildTankView(tank: Tank, { site, monitors }: Session) {
  const { spec, last, capacity, battery } = tank;
  const { content, height, diameter, high, low, reorder, dead, unit, x, y } = spec;
  const { days, daysLow, daysHigh } = monitors[spec.id]?.forecast ?? {};
  return {
    tag: spec.id,
    /** Tag of the level instrument, `LT-204`. */
    sensor: spec.id.replace(/^[A-Z]+/, 'LT'),
    ...{ content, height, diameter, high, low, reorder, dead, unit, x, y },
    capacity,
    /** Level in per cent of height, and in metres. */
    level: last.level,
    metres: (last.level / 100) * height,
    /** kL: observed, at 15 °C, and ullage. */
    volume: last.volume,
    standard: last.standard,
    ullage: capacity - last.volume,
    temperature: last.temperature,
    pressure: last.pressure,
    /** Days until the dead level with their 90 % band; undefined beyond three weeks. */
    ...{ days, daysLow, daysHigh },
    /** Minutes since the last reading. */
    age: site.now - last.at,
    readAt: clockTimeAt(last.at),
    status: tankStatus(tank, site.now),
    /** Battery in per cent, rounded up as the platform shows it. */
    battery: Math.ceil(battery),
  };
}

function createView(id: SiteId) {
  const session = createSession(id);
  return {
    id,
    name: plantRecords.sites[id].name,
    moment: { day: dateAt(0), time: clockTimeAt(0) },
    session,
    tanks: session.site.tanks.map((tank) => buildTankView(tank, session)),
    stock: siteStock(session.site),
  };
}

const views = new Map<SiteId, SiteView>();

export function siteView(id: SiteId): SiteView {
  const view = views.get(id) ?? createView(id);
  views.set(id, view);
  return view;
}

/** The example terminal of all pages, TK-201 to TK-208. */
export const terminal = siteView('minyak-gas');

export const filmTag = 'TK-204';

/** @throws when the terminal has no such tank */
export function findTankView(tag: string): TankView {
  const found = terminal.tanks.find((tank) => tank.tag === tag);
  if (!found) throw new Error(`the example terminal has no ${tag}`);
  return found;
}

/** Tank of the terminal with its history. @throws when the terminal has no such tank */
export const recordedTank = (tag: string): Tank => findTank(terminal.session.site, tag);

/** Sample response of the API, as the documentation prints it. */
export const sampleReading: SampleResponse = sampleResponse(recordedTank(filmTag), 0);
