import { initialValues } from 'tank-gauging/inputs';
import { type RoiValues, roiInputs } from 'tank-gauging/roi/inputs';
import { toolRoutes } from '../../routes.ts';
import { writeAddress } from '../kit/address.ts';
import type { JudgedRow } from './judge-list.ts';

const example = initialValues(roiInputs);

/** Number of instruments by name, the most first; companions are counted as their own. */
export function countKinds(rows: readonly JudgedRow[]) {
  const devices = new Map<string, number>();
  const companions = new Map<string, number>();
  let none = 0;
  const add = (counts: Map<string, number>, name: string, count: number) =>
    counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { said, priced, quantity, companions: further } of rows) {
    if (priced === 0) none += quantity;
    else add(devices, said.device, priced);
    for (const name of further) add(companions, name, priced);
  }
  return { devices: sorted(devices), companions: sorted(companions), none };
}

/**
 * Cost in rupiah by the structure of the price list: devices and subscription by tank, installation by the share of
 * the example's site. Prices are those of the calculator's example.
 */
export function listCost(tanks: number) {
  const { devicePrice, installation, subscription, tanks: base } = example;
  const devices = tanks * devicePrice;
  const fitting = Math.round((installation * tanks) / base);
  return {
    tanks,
    base,
    devicePrice,
    installation,
    subscription,
    devices,
    fitting,
    first: devices + fitting,
    yearly: tanks * 12 * subscription,
  };
}

/** Totals of the example's site that grow with the number of its tanks. */
const siteTotals = ['runOuts', 'deliveries', 'productValue', 'stopHours', 'installation'] as const;

/** Link to the calculator with the tanks of the list; totals of the example's site are scaled to their number. */
export function listRoiHref(rows: readonly JudgedRow[]): string | undefined {
  const tanks = rows.reduce((sum, { priced }) => sum + priced, 0);
  if (tanks === 0) return undefined;
  const scaled = siteTotals.map((field) => [field, Math.round((example[field] * tanks) / example.tanks)]);
  const known: readonly string[] = roiInputs.network.options;
  const network = mostFrequent(rows.flatMap(({ network: id }) => (id && known.includes(id) ? [id] : [])));
  const values = { ...example, ...Object.fromEntries(scaled), tanks, ...(network && { network }) } as RoiValues;
  return `${toolRoutes.roi}${writeAddress(roiInputs, values)}`;
}

function mostFrequent(ids: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return sorted(counts)[0]?.[0];
}

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1]);
