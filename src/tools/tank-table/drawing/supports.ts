import type { Vessel } from '../vessel.ts';
import type { Placement } from './placement.ts';

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
      const top = zero - (view.seams[0]?.[1] ?? vessel.height / 2) * scale;
      return [from, to].map((x) => `M${x.toFixed(1)} ${top.toFixed(1)}V${ground}`);
    }
    const feet = view.kind === 'side' ? [-half * 0.55, half * 0.55] : [0];
    return feet.map(
      (x) => `M${(middle + x - 9).toFixed(1)} ${ground}v-14M${(middle + x + 9).toFixed(1)} ${ground}v-14`,
    );
  });
  return [`M${left - 12} ${ground}H${right + 12}`, ...hatch, ...stands].join('');
}
