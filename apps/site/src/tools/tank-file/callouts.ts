import type { AskedField } from 'tank-gauging/tank/tank-record';
import type { Point } from '../../shared/ui/drawing/WholeDrawing.tsx';
import { drawingWidth, type placeVessel } from '../tank-table/VesselViews.tsx';
import { drawnFacts } from './FileDrawing.tsx';
import { sayTank } from './judged-words.ts';
import { drawnLevel, type PlacedInstrument } from './place-instrument.ts';
import { isFound, type TankFileView } from './words.ts';

/** Parts of the drawing that labels are attached to. */
type Spot =
  | 'device'
  | 'nozzle'
  | 'blind'
  | 'highest'
  | 'vapour'
  | 'level'
  | 'liquid'
  | 'inside'
  | 'beam'
  | 'bottom'
  | 'ground';

/** Where a value shows in the drawing; all others are of the liquid. Dimensions have their lines. */
const fieldSpots: Partial<Record<AskedField, Spot | 'line'>> = {
  ...{ task: 'device', power: 'device', signal: 'device', distance: 'device', interval: 'device' },
  ...{ opening: 'nozzle', nozzle: 'nozzle', neck: 'nozzle', zone: 'nozzle' },
  ...{ pressure: 'vapour', inside: 'inside', place: 'ground' },
  ...{ shape: 'bottom', heads: 'bottom', bottom: 'bottom' },
  ...{ diameter: 'line', length: 'line', width: 'line', height: 'line', bottomDepth: 'line' },
};

/** Label of a part of the drawing: what is known of it, and what is assumed. */
export interface Callout {
  spot: Spot;
  at: Point;
  fact: string | undefined;
  /** True if the fact is itself an assumption. */
  isGuess: boolean;
  /** Further assumptions on this part. */
  assumed: string;
  /** Approximate number of its lines. */
  lines: number;
}

/** Letters of an assumption in a line. */
const lineLength = 42;

/** Orders labels of some lines, which fill a column on the right, so that their leaders do not cross. */
export function untangle<T extends { at: Point; lines: number }>(labels: readonly T[], height: number): T[] {
  const ordered = [...labels].sort((a, b) => a.at[1] - b.at[1]);
  const count = (some: readonly T[]) => some.reduce((sum, { lines }) => sum + lines, 0);
  /** A leader ends at the first line of its label. */
  const end = (index: number): Point => [
    drawingWidth,
    ((count(ordered.slice(0, index)) + 0.5) * height) / count(ordered),
  ];
  /** On which side of the leader from `from` to `to` a point is. */
  const side = ([x0, y0]: Point, [x1, y1]: Point, [x, y]: Point) =>
    Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
  const cross = (a: Point, toA: Point, b: Point, toB: Point) =>
    side(a, toA, b) * side(a, toA, toB) < 0 && side(b, toB, a) * side(b, toB, toA) < 0;
  // Exchanging the labels of crossing leaders shortens them, so this ends; the limit is for rounding.
  for (let swapped = true, rounds = 0; swapped && rounds < 50; rounds++) {
    swapped = false;
    for (let low = 1; low < ordered.length; low++) {
      for (let high = 0; high < low; high++) {
        const [upper, lower] = [ordered[high], ordered[low]];
        if (!upper || !lower || !cross(upper.at, end(high), lower.at, end(low))) continue;
        [ordered[high], ordered[low]] = [lower, upper];
        swapped = true;
      }
    }
  }
  return ordered;
}

/** Labels from the top down, each with the point it belongs to, in units of the sheet. */
export function placeCallouts(
  { text, result }: Pick<TankFileView, 'text' | 'result'>,
  placed: ReturnType<typeof placeVessel>,
  device: PlacedInstrument | undefined,
): Callout[] {
  const said = sayTank(result, text);
  const { zero, top, right, ground, views, scale } = placed;
  const buried = result.judged.tank.place === 'tanam';
  const surface = zero - drawnLevel(result) * scale;
  const last = views.at(-1) ?? { left: 0, right };
  const within = (share: number) => last.left + share * (last.right - last.left);
  const x = device?.x ?? within(0.5);
  const mount = device?.mount ?? top;
  const highest = device?.highest?.y ?? top;
  const points: Record<Spot, Point> = {
    device: [x + 9, mount - 16],
    nozzle: [x + (device?.half ?? 0), (mount + (device?.top ?? top)) / 2],
    blind: [x + 18, (device?.top ?? top) + (device?.blindDepth ?? 0) / 2],
    highest: [right, highest],
    vapour: [within(0.9), (highest + surface) / 2],
    level: [right + 16, surface],
    liquid: [within(0.85), surface + 0.3 * (zero - surface)],
    inside: [within(0.75), surface + 0.6 * (zero - surface)],
    beam: [x + (device?.beam ?? 0) * 0.85, (device?.bottom ?? zero) - 0.15 * (zero - (device?.top ?? top))],
    bottom: [within(0.95), zero],
    ground: [right + 10, buried ? top - 12 : ground - 3],
  };
  const facts: Partial<Record<Spot, string>> = {
    ...drawnFacts({ text, result }, device),
    device: isFound({ result }) ? said.device : said.verdict,
    liquid: said.content,
    ...(buried && { ground: text.drawn.buried }),
  };
  const isAssumed = (field: AskedField) => said.assumed.some((one) => one.field === field);
  const guesses: Partial<Record<Spot, boolean>> = { highest: isAssumed('headroom'), liquid: isAssumed('kind') };
  const assumedAt = (spot: Spot) =>
    said.assumed
      .filter(({ field }) => field !== 'kind' && field !== 'headroom' && (fieldSpots[field] ?? 'liquid') === spot)
      .map((one) => one.said)
      .join('; ');
  const labels = (Object.keys(points) as Spot[]).flatMap((spot): Callout[] => {
    const [fact, assumed] = [facts[spot], assumedAt(spot)];
    // A gap is half a line high.
    const lines = (fact ? 1 : 0) + Math.ceil(assumed.length / lineLength) + 0.5;
    const callout = { spot, at: points[spot], fact, isGuess: guesses[spot] ?? false, assumed, lines };
    return fact || assumed ? [callout] : [];
  });
  return untangle(labels, placed.height);
}
