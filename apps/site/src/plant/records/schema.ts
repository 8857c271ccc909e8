import type { Product } from 'tank-gauging/methods/standard-volume';
import { z } from 'zod';
import { plain } from '../../shared/text/schema.ts';

const metres = z.number().positive();
const percent = z.number().min(0).max(100);
const moment = z.iso.datetime({ offset: true });

const shapeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('vertical'), diameter: metres, height: metres }),
    z.strictObject({ kind: z.literal('horizontal'), diameter: metres, length: metres }),
    z.strictObject({ kind: z.literal('sphere'), diameter: metres }),
    z.strictObject({ kind: z.literal('box'), width: metres, length: metres, height: metres }),
  ])
  .describe('Inside dimensions in metres; `box` is also for basins and ponds.');

const supplySchema = z.strictObject({
  lead: z.number().positive().describe('Hours from order to arrival.'),
  fillTo: percent.describe('Level after a delivery, per cent of height.'),
  duration: z.number().positive().describe('Usual duration of a delivery, hours.'),
  warmer: z
    .number()
    .default(0)
    .describe("Temperature of a delivery relative to the tank's contents, °C; negative where it is colder."),
  from: z.number().min(0).max(24).describe('Earliest hour of the day at which a delivery begins.'),
  to: z.number().min(0).max(24).describe('Latest hour of the day at which a delivery begins.'),
});

const tankSchema = z.strictObject({
  tag: z.string().regex(/^[A-Z]{2}-\d{2,3}$/, 'a tag is two letters, a dash and its number'),
  content: plain.describe('Name of the contents, as shown on the screen.'),
  product: plain.describe('Key of `products`.'),
  shape: shapeSchema,
  level: percent.describe('Last reading, per cent of inside height.'),
  water: z
    .number()
    .min(0)
    .optional()
    .describe('Free water at the bottom in mm, from the last manual gauging with water paste; constant.'),
  use: z.number().positive().describe('Mean daily use, per cent of capacity.'),
  pattern: z.enum(['shift', 'process', 'retail', 'household', 'field']).describe('Consumer and its daily pattern.'),
  temperature: z.strictObject({
    now: z.number().describe('Temperature of the last reading, °C.'),
    swing: z
      .number()
      .min(0)
      .describe('Daily temperature swing of the contents in °C, which depends on paint and filling.'),
  }),
  gas: z
    .strictObject({
      pressure: z.number().positive().describe('Absolute pressure of the gas space at the last reading, bar.'),
      rise: z.number().min(0).describe('Pressure change with temperature, bar per °C.'),
    })
    .default({ pressure: 1.02, rise: 0.0004 })
    .describe('Gas space; omitted for a tank vented to air.'),
  limits: z
    .strictObject({ high: percent, low: percent, reorder: percent, dead: percent })
    .describe('Per cent of height: alarms, reorder level, lowest level that can be pumped.'),
  supply: plain.describe('Key of `supplies`.'),
  sensor: z.strictObject({
    deviation: z.number().positive().describe('Standard deviation of one level reading in mm.'),
    battery: percent,
    age: z.int().min(0).describe('Minutes since the last reading.'),
  }),
  plan: z.strictObject({ x: percent, y: percent }).describe('Position on the plan, per cent of the sheet.'),
});

const eventsSchema = z.strictObject({
  deliveries: z
    .array(z.strictObject({ tank: plain, ended: moment }))
    .describe("Deliveries that ended outside the tank's usual rule."),
  losses: z
    .array(z.strictObject({ tank: plain, from: moment, to: moment, perHour: z.number().positive() }))
    .describe('Unbooked losses, standard kL per hour.'),
  answers: z
    .array(
      z.strictObject({
        tank: plain,
        kind: z.enum(['high', 'low', 'leak', 'theft', 'silent', 'shortage', 'battery']),
        after: z.int().min(0).describe('Minutes after the alarm was raised.'),
        by: plain,
        note: plain,
      }),
    )
    .describe('Acknowledgements of alarms of the past days: person and time.'),
});

const siteShapeSchema = z.strictObject({
  name: plain,
  products: z
    .record(z.string(), z.enum(['kL', 'm³', 't', 'L']))
    .describe('Products of the site by their keys in site/products.yaml, each with its trade unit.'),
  supplies: z.record(z.string(), supplySchema),
  tanks: z.array(tankSchema).min(6).max(10),
  ladder: z
    .array(z.strictObject({ who: plain, how: plain.describe('Channel: WhatsApp or a telephone call.') }))
    .length(3)
    .optional()
    .describe('Escalation order of an alarm.'),
  events: eventsSchema.default({ deliveries: [], losses: [], answers: [] }),
});
export type SiteRecord = z.infer<typeof siteShapeSchema>;
export type TankRecord = SiteRecord['tanks'][number];

/** Level in per cent at which the site's own overfill protection closes the inlet. */
const highest = 97;

export const siteRecordSchema = siteShapeSchema.superRefine(
  ({ products, supplies, tanks, events, ladder = [] }, { addIssue }) => {
    const refuse = (fits: boolean, path: string, message: string) =>
      fits || addIssue({ code: 'custom', path: path.split('.'), message });
    const tags = tanks.map(({ tag }) => tag);
    for (const [index, tank] of tanks.entries()) {
      const at = `tanks.${index}.`;
      const { product, supply } = tank;
      for (const [fits, path, message] of tankRules(tank, supplies[supply]?.fillTo)) refuse(fits, at + path, message);
      refuse(Object.hasOwn(products, product), `${at}product`, `“${product}” is not one of ${Object.keys(products)}`);
      refuse(Object.hasOwn(supplies, supply), `${at}supply`, `“${supply}” is not one of ${Object.keys(supplies)}`);
      refuse(tags.indexOf(tank.tag) === index, `${at}tag`, `${tank.tag} is there twice`);
    }
    for (const kind of ['deliveries', 'losses', 'answers'] as const)
      for (const [index, { tank }] of events[kind].entries())
        refuse(tags.includes(tank), `events.${kind}.${index}.tank`, `no tank is called ${tank}`);
    for (const [index, { by }] of events.answers.entries())
      refuse(
        ladder.some(({ who }) => who === by),
        `events.answers.${index}.by`,
        `${by} is not on the ladder`,
      );
    for (const [index, { from, to }] of events.losses.entries())
      refuse(Date.parse(from) < Date.parse(to), `events.losses.${index}.to`, 'a loss ends after it began');
  },
);

function tankRules({ level, limits, use, shape, sensor, water = 0 }: TankRecord, fillTo = 0) {
  const { high, low, reorder, dead } = limits;
  const height = 'height' in shape ? shape.height : shape.diameter;
  const rules: [boolean, string, string][] = [
    [level > dead, 'level', `${level} % lies below the dead level of ${dead} %`],
    [level < highest, 'level', `${level} % lies above the overfill protection at ${highest} %`],
    [high < highest, 'limits.high', `${high} % lies above the overfill protection at ${highest} %`],
    [fillTo < high, 'supply', `a delivery fills to ${fillTo} %, and the high alarm stands at ${high} %`],
    [reorder < fillTo, 'limits.reorder', `orders go out at ${reorder} %, and a delivery fills only to ${fillTo} %`],
    [low <= reorder, 'limits.low', `the low alarm at ${low} % comes before the order at ${reorder} %`],
    [dead < low, 'limits.dead', `pumps reach down to ${dead} % only, above the low alarm at ${low} %`],
    [water / 10 / height < dead, 'water', `${water} mm of water would be pumped, above the dead level of ${dead} %`],
    [use < 200, 'use', `${use} % of the capacity a day is more than two tanks full`],
    [sensor.deviation < height * 50, 'sensor.deviation', `${sensor.deviation} mm is more than 5 % of the height`],
  ];
  return rules;
}

const density = z.number().min(400).max(2500);
const source = plain.describe('Source of these figures.');

/** Data to correct a product's volume to 15 °C, with their source; or the reason why it is not corrected. */
const productSchema = z.union([
  z.strictObject({
    density: density.describe('Density at 15 °C, kg/m³.'),
    group: z.enum(['bbm', 'mentah', 'pelumas']).describe('Group of API MPMS 11.1 (2004) whose equations apply.'),
    source,
  }),
  z.strictObject({
    densities: z
      .array(z.tuple([z.number().describe('Temperature, °C.'), density]))
      .min(2)
      .refine((lines) => lines.every(([at], index) => at > (lines[index - 1]?.[0] ?? -Infinity)), 'from cold to warm')
      .refine((lines) => lines[0] && lines[0][0] <= 15, 'the table begins at 15 °C or below')
      .describe(
        'Densities in kg/m³ in ascending order of temperature; the first and last rows limit the range of validity.',
      ),
    source,
  }),
  z.strictObject({
    density: density.describe('Density at storage conditions, kg/m³.'),
    uncorrected: plain.describe('Reason why its volume is not corrected to 15 °C.'),
  }),
]) satisfies z.ZodType<Product>;
export const productsSchema = z.record(z.string(), productSchema);
