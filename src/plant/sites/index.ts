import { density15 } from '../methods/standard-volume.ts';
import { plantRecords } from '../records/plant-records.ts';
import type { SiteRecord, TankRecord } from '../records/schema.ts';
import { minuteOf } from '../simulator/clock.ts';
import type { SiteId, TankSpec } from '../simulator/types.ts';

/** Inside height of what lies is its diameter; a box has its width where others have their diameter. */
const sizeOf = (shape: TankRecord['shape']) => ({
  shape: shape.kind,
  height: 'height' in shape ? shape.height : shape.diameter,
  diameter: 'width' in shape ? shape.width : shape.diameter,
  ...('length' in shape && { length: shape.length }),
});

function specOf(tank: TankRecord, { products, supplies, events }: SiteRecord): TankSpec {
  const own = <T extends { tank: string }>(items: readonly T[]) => items.filter((item) => item.tank === tank.tag);
  const size = sizeOf(tank.shape);
  const { [tank.product]: product } = plantRecords.products;
  const { [tank.product]: unit } = products;
  const { [tank.supply]: supply } = supplies;
  if (!product) throw new Error(`site/products.yaml: ${tank.product}, of which ${tank.tag} holds some, is not there`);
  // The schema has refused a key that is not there; this says so to the compiler.
  if (!unit || !supply) throw new Error(`${tank.tag} names a product or a supply that its site does not have`);
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
    age: tank.sensor.age,
    ...tank.plan,
    ended: own(events.deliveries).map(({ ended }) => minuteOf(ended)),
    losses: own(events.losses).map(({ from, to, perHour }) => ({
      from: minuteOf(from),
      to: minuteOf(to),
      rate: perHour / 60,
    })),
  };
}

const entries = Object.entries(plantRecords.sites) as [SiteId, SiteRecord][];

/** The tanks of every site as the simulator needs them; sites are named after the addresses of the industry pages. */
export const siteSpecs = Object.fromEntries(
  entries.map(([id, site]) => [id, site.tanks.map((tank) => specOf(tank, site))]),
) as unknown as Readonly<Record<SiteId, readonly TankSpec[]>>;

export const siteIds = entries.map(([id]) => id);

/** True when a text, such as a part of an address, names a site. */
export const isSiteId = (text: string): text is SiteId => Object.hasOwn(siteSpecs, text);
