import { batteryLife } from 'tank-gauging/battery-life';
import { density15 } from 'tank-gauging/methods/standard-volume';
import { parseMinute } from 'tank-gauging/simulator/clock';
import { createSite as createTankSite, type PiecewiseTask, plantSeed } from 'tank-gauging/simulator/create';
import { readingInterval } from 'tank-gauging/simulator/sensor';
import type { Site, TankSpec } from 'tank-gauging/simulator/types';
import {
  createSession as createPlanSession,
  createSessionInPieces as createPlanSessionInPieces,
} from 'tank-gauging/watch/session';
import type { Session } from 'tank-gauging/watch/types';
import { plantRecords } from '../records/plant-records.ts';
import type { SiteId } from '../records/read.ts';
import type { SiteRecord, TankRecord } from '../records/schema.ts';

export type { SiteId };

/** Horizontal tanks and spheres: height = diameter. Boxes: diameter = width. */
const simulatedSize = (shape: TankRecord['shape']) => ({
  shape: shape.kind,
  height: 'height' in shape ? shape.height : shape.diameter,
  diameter: 'width' in shape ? shape.width : shape.diameter,
  ...('length' in shape && { length: shape.length }),
});

const life = batteryLife(plantRecords.radio, readingInterval);

/** Battery use per reading in per cent: the middle of the battery life stated for the radio at this interval. */
const batteryDrain = life ? (100 * readingInterval) / (((life.from + life.to) / 2) * 365.25 * 1440) : 0;

function tankSpec(tank: TankRecord, { products, supplies, events }: SiteRecord): TankSpec {
  const own = <T extends { tank: string }>(items: readonly T[]) => items.filter((item) => item.tank === tank.tag);
  const size = simulatedSize(tank.shape);
  const product = plantRecords.products[tank.product];
  const unit = products[tank.product];
  const supply = supplies[tank.supply];
  // The site's own schema rejects a missing unit or supply, so only the product can be missing here.
  if (!product || !unit || !supply)
    throw new Error(`site/products.yaml has no ${tank.product}, which ${tank.tag} holds`);
  return {
    id: tank.tag,
    content: tank.content,
    ...size,
    product,
    density: density15(product) / 1000,
    unit,
    pattern: tank.pattern,
    level: tank.level,
    ...(tank.water !== undefined && { water: tank.water }),
    use: tank.use,
    temperature: tank.temperature.now,
    swing: tank.temperature.swing,
    pressure: tank.gas.pressure,
    pressureRise: tank.gas.rise,
    ...tank.limits,
    supply,
    noise: tank.sensor.deviation / 10 / size.height,
    battery: tank.sensor.battery,
    batteryDrain,
    age: tank.sensor.age,
    ...tank.plan,
    ended: own(events.deliveries).map(({ ended }) => parseMinute(ended)),
    losses: own(events.losses).map(({ from, to, perHour }) => ({
      from: parseMinute(from),
      to: parseMinute(to),
      rate: perHour / 60,
    })),
  };
}

export const siteIds = Object.keys(plantRecords.sites) as SiteId[];

// `Object.fromEntries` loses the key type.
export const siteSpecs = Object.fromEntries(
  Object.entries(plantRecords.sites).map(([id, site]) => [id, site.tanks.map((tank) => tankSpec(tank, site))]),
) as unknown as Readonly<Record<SiteId, readonly TankSpec[]>>;

/** True when a text, such as a path segment, is the id of a site. */
export const isSiteId = (text: string): text is SiteId => Object.hasOwn(siteSpecs, text);

/** Escalation order of an unanswered alarm; every site uses the duty roster of the example terminal. */
export const escalationLadder = plantRecords.sites['minyak-gas'].ladder ?? [];

const sitePlan = (id: SiteId, specs: readonly TankSpec[] = siteSpecs[id]) => ({
  id,
  specs,
  answers: plantRecords.sites[id].events.answers,
});

/** A site of the records at its start. */
export const createSite = (id: SiteId, seed = plantSeed): Site => createTankSite(id, siteSpecs[id], seed);

/** Id of a simulated site in the records. @throws for a site that they do not hold */
export function recordSiteId({ id }: Site): SiteId {
  if (isSiteId(id)) return id;
  throw new Error(`the records have no site ${id}`);
}

/** Builds a session of a site of the records, or of these tanks in its place, in pieces. */
export const createSessionInPieces = (
  id: SiteId,
  seed = plantSeed,
  specs?: readonly TankSpec[],
): PiecewiseTask<Session> => createPlanSessionInPieces(sitePlan(id, specs), seed);

/** A site of the records at its start with its platform. */
export const createSession = (id: SiteId, seed = plantSeed): Session => createPlanSession(sitePlan(id), seed);
