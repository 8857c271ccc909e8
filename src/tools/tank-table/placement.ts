import { belowLevel, extentOf, type OutlinePoint } from './geometry.ts';
import type { Vessel, View } from './vessel.ts';

/** Units of the sheet that tanks are drawn on. */
const width = 600;
const heights = { wide: 300, tall: 420 } as const;
const margin = { left: 62, right: 108, top: 24, bottom: 112 } as const;
const gap = 40;

interface Placed {
  view: View;
  /** Where its x = 0 lies on the sheet, and where it begins and ends. */
  origin: number;
  left: number;
  right: number;
}

export interface Placement {
  /** A sheet of 2 : 1 for long tanks, of 10 : 7 for the others. */
  format: keyof typeof heights;
  width: number;
  height: number;
  /** Units of the sheet for one metre, the same in both directions and for all views. */
  scale: number;
  /** Where level zero and the highest level lie. */
  zero: number;
  top: number;
  /** Where the lowest point of the tank lies: under level zero where it leans. */
  bottom: number;
  left: number;
  right: number;
  views: Placed[];
}

/** Places the views of a tank side by side, as large as the sheet allows, all on one scale. */
export function placeVessel(vessel: Vessel): Placement {
  const extents = vessel.views.map(({ outline }) => extentOf(outline));
  const gaps = gap * (extents.length - 1);
  const metres = extents.reduce((sum, { left, right }) => sum + right - left, 0);
  const low = Math.min(0, ...extents.map((extent) => extent.low));
  const high = Math.max(vessel.height, ...extents.map((extent) => extent.high));
  const format = metres > 2 * (high - low) ? 'wide' : 'tall';
  const height = heights[format];
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const scale = Math.min((room.width - gaps) / metres, room.height / (high - low));
  const drawn = metres * scale + gaps;
  const left = margin.left + (room.width - drawn) / 2;
  const bottom = margin.top + (room.height + (high - low) * scale) / 2;
  const zero = bottom + low * scale;
  let edge = left;
  const views = vessel.views.map((view, index) => {
    const extent = extents[index] ?? { left: 0, right: 0 };
    const at = {
      view,
      origin: edge - extent.left * scale,
      left: edge,
      right: edge + (extent.right - extent.left) * scale,
    };
    edge = at.right + gap;
    return at;
  });
  return {
    format,
    width,
    height,
    scale,
    zero,
    bottom,
    top: zero - vessel.height * scale,
    left,
    right: left + drawn,
    views,
  };
}

/** Points of a view as an SVG path on the sheet. */
export const pathOf = (points: readonly OutlinePoint[], { origin }: Placed, { zero, scale }: Placement): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${(origin + x * scale).toFixed(1)} ${(zero - y * scale).toFixed(1)}`).join('L')}Z`;

/** What is wet of a view at a level, as an SVG path on the sheet. */
export const liquidPath = (placed: Placed, placement: Placement, level: number): string =>
  pathOf(belowLevel(placed.view.outline, level), placed, placement);

/** The level in m at a height of the sheet (0 at its top, 1 at its bottom), to the nearest `step` m. */
export function levelAt(vessel: Vessel, share: number, step = 0.01): number {
  const { zero, scale, height } = placeVessel(vessel);
  const level = Number((Math.round((zero - share * height) / scale / step) * step).toFixed(6));
  return Math.min(vessel.height, Math.max(0, level));
}

/** How far the tank stands over the ground, in units of the sheet. */
export const clearance = (vessel: Vessel): number => (vessel.support === 'ground' ? 0 : 16);

/** Saddles or legs, and the hatched ground, as one SVG path; drawn to be understood, not to scale. */
export function supports(vessel: Vessel, { views, scale, zero, bottom, left, right }: Placement): string {
  const ground = bottom + clearance(vessel);
  const hatch = Array.from(
    { length: Math.floor((right - left + 24) / 12) },
    (_, index) => `M${(left - 4 + index * 12).toFixed(1)} ${ground}l-6 7`,
  );
  const stands = views.flatMap(({ view, left: from, right: to }) => {
    const [middle, half] = [(from + to) / 2, (to - from) / 2];
    if (vessel.support === 'ground') return [];
    if (vessel.support === 'legs') {
      // A leg starts where the tank is at its widest.
      const top = zero - (view.seams[0]?.[0][1] ?? vessel.height / 2) * scale;
      return [from, to].map((x) => `M${x.toFixed(1)} ${top.toFixed(1)}V${ground}`);
    }
    const feet = view.kind === 'side' ? [-half * 0.55, half * 0.55] : [0];
    return feet.map(
      (x) => `M${(middle + x - 9).toFixed(1)} ${ground}v-14M${(middle + x + 9).toFixed(1)} ${ground}v-14`,
    );
  });
  return [`M${left - 12} ${ground}H${right + 12}`, ...hatch, ...stands].join('');
}
