import { type SiteRecord, siteShapeSchema, type TankRecord } from './schema.ts';

/** A value of a record that cannot be, and where it stands: `tanks.3.level: …`. */
interface Infeasible {
  path: (string | number)[];
  message: string;
}

/** Highest level that anything of the plant may name: above it the site's own overfill protection has closed. */
const highest = 97;

/** What no geometry and no pump allows in one site, field by field; empty when everything fits. */
function infeasible({ products, supplies, tanks, events, ladder = [] }: SiteRecord): Infeasible[] {
  const tags = tanks.map(({ tag }) => tag);
  return [
    ...tanks.flatMap((tank, index) => [
      ...tankProblems(tank, supplies[tank.supply]?.fillTo).map(({ path, message }) => ({
        path: ['tanks', index, ...path],
        message,
      })),
      ...missing(products, tank.product, ['tanks', index, 'product']),
      ...missing(supplies, tank.supply, ['tanks', index, 'supply']),
      ...(tags.indexOf(tank.tag) < index
        ? [{ path: ['tanks', index, 'tag'], message: `${tank.tag} is there twice` }]
        : []),
    ]),
    ...(['deliveries', 'losses', 'answers'] as const).flatMap((kind) =>
      events[kind].flatMap(({ tank }, index) =>
        tags.includes(tank) ? [] : [{ path: ['events', kind, index, 'tank'], message: `no tank is called ${tank}` }],
      ),
    ),
    ...events.answers.flatMap(({ by }, index) =>
      ladder.some(({ who }) => who === by)
        ? []
        : [{ path: ['events', 'answers', index, 'by'], message: `${by} is not on the ladder` }],
    ),
    ...events.losses.flatMap(({ from, to }, index) =>
      Date.parse(from) < Date.parse(to)
        ? []
        : [{ path: ['events', 'losses', index, 'to'], message: 'a loss ends after it began' }],
    ),
  ];
}

function missing(table: Readonly<Record<string, unknown>>, key: string, path: (string | number)[]): Infeasible[] {
  return Object.hasOwn(table, key)
    ? []
    : [{ path, message: `“${key}” is not one of ${Object.keys(table).join(', ')}` }];
}

function tankProblems({ level, limits, use, shape, sensor, water = 0 }: TankRecord, fillTo = 0): Infeasible[] {
  const { high, low, reorder, dead } = limits;
  const height = shape.kind === 'vertical' || shape.kind === 'box' ? shape.height : shape.diameter;
  const rules: [boolean, (string | number)[], string][] = [
    [level > dead, ['level'], `${level} % lies below the dead level of ${dead} %`],
    [level < highest, ['level'], `${level} % lies above the overfill protection at ${highest} %`],
    [high < highest, ['limits', 'high'], `${high} % lies above the overfill protection at ${highest} %`],
    [fillTo < high, ['supply'], `a delivery fills to ${fillTo} %, and the high alarm stands at ${high} %`],
    [
      reorder < fillTo,
      ['limits', 'reorder'],
      `orders go out at ${reorder} %, and a delivery fills only to ${fillTo} %`,
    ],
    [low <= reorder, ['limits', 'low'], `the low alarm at ${low} % comes before the order at ${reorder} %`],
    [dead < low, ['limits', 'dead'], `pumps reach down to ${dead} % only, above the low alarm at ${low} %`],
    [
      water / 10 / height < dead,
      ['water'],
      `${water} mm of water reach above the dead level of ${dead} % and would be pumped`,
    ],
    [use < 200, ['use'], `${use} % of the capacity a day is more than two tanks full`],
    [sensor.deviation < height * 50, ['sensor', 'deviation'], `${sensor.deviation} mm is more than 5 % of the height`],
  ];
  return rules.flatMap(([fits, path, message]) => (fits ? [] : [{ path, message }]));
}

/** A site whose values fit one another, too: a level inside its tank, an order above the alarm. */
export const siteRecordSchema = siteShapeSchema.superRefine((site, { addIssue }) => {
  for (const { path, message } of infeasible(site)) addIssue({ code: 'custom', path, message });
});
