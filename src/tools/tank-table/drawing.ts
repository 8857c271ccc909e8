import type { Vessel, View } from './vessel.ts';

/** Units of the sheet that tanks are drawn on. */
const width = 600;
const heights = { wide: 300, tall: 420 } as const;
const margin = { left: 62, right: 108, top: 24, bottom: 112 } as const;
const gap = 40;

export interface Placed {
  view: View;
  /** Middle of the view on the sheet. */
  middle: number;
}

export interface Placement {
  /** A sheet of 2 : 1 for long tanks, of 3 : 2 for the others. */
  format: keyof typeof heights;
  width: number;
  height: number;
  /** Units of the sheet for one metre, the same in both directions and for all views. */
  scale: number;
  /** Where the lowest point of the tank lies. */
  bottom: number;
  top: number;
  left: number;
  right: number;
  views: Placed[];
}

/** Places the views of a tank side by side, as large as the sheet allows, all on one scale. */
export function placeVessel(vessel: Vessel): Placement {
  const gaps = gap * (vessel.views.length - 1);
  const metres = vessel.views.reduce((sum, { width }) => sum + width, 0);
  const format = metres > 2 * vessel.height ? 'wide' : 'tall';
  const height = heights[format];
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const scale = Math.min((room.width - gaps) / metres, room.height / vessel.height);
  const drawn = metres * scale + gaps;
  const left = margin.left + (room.width - drawn) / 2;
  const bottom = margin.top + (room.height + vessel.height * scale) / 2;
  let edge = left;
  const views = vessel.views.map((view) => {
    const middle = edge + (view.width * scale) / 2;
    edge += view.width * scale + gap;
    return { view, middle };
  });
  return {
    format,
    width,
    height,
    scale,
    bottom,
    top: bottom - vessel.height * scale,
    left,
    right: left + drawn,
    views,
  };
}

const steps = 48;

/** The outline of a view from its bottom up to a level, as an SVG path on the sheet. */
export function outline({ view, middle }: Placed, { scale, bottom }: Placement, level: number): string {
  // Steps are short near both ends, where round tanks turn fastest.
  const levels = Array.from({ length: steps + 1 }, (_, step) => (level * (1 - Math.cos((Math.PI * step) / steps))) / 2);
  const point = (side: 1 | -1) => (at: number) =>
    `${(middle + side * view.halfWidth(at) * scale).toFixed(1)} ${(bottom - at * scale).toFixed(1)}`;
  return `M${levels.map(point(1)).join('L')}L${levels.reverse().map(point(-1)).join('L')}Z`;
}

/** The level in m at a height of the sheet (0 at its top, 1 at its bottom), to the nearest centimetre. */
export function levelAt(vessel: Vessel, share: number): number {
  const { bottom, scale, height } = placeVessel(vessel);
  const level = Math.round(((bottom - share * height) / scale) * 100) / 100;
  return Math.min(vessel.height, Math.max(0, level));
}
