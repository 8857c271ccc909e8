import type { OutlinePoint } from './vessel.ts';

const steps = 48;

/** Levels from 0 to `height`, close together near both ends, where round tanks turn fastest. */
export const closeAtEnds = (height: number, count = steps): number[] =>
  Array.from({ length: count + 1 }, (_, step) => (height * (1 - Math.cos((Math.PI * step) / count))) / 2);

/** The closed outline of a view from its left and right edge at each level. */
export function edgesOutline(
  levels: readonly number[],
  edgesAt: (level: number) => readonly [number, number],
): OutlinePoint[] {
  const left = levels.map((level): OutlinePoint => [edgesAt(level)[0], level]);
  const right = levels.map((level): OutlinePoint => [edgesAt(level)[1], level]);
  return [...right, ...left.reverse()];
}

/** An outline that is the same left and right of its middle. */
export const symmetricOutline = (height: number, halfWidth: (level: number) => number): OutlinePoint[] =>
  edgesOutline(closeAtEnds(height), (level) => [-halfWidth(level), halfWidth(level)]);

/** The part of an outline below a level (Sutherland and Hodgman, for one edge). */
export function belowLevel(outline: readonly OutlinePoint[], level: number): OutlinePoint[] {
  return outline.flatMap(([x, y], index): OutlinePoint[] => {
    const [fromX, fromY] = outline.at(index - 1) ?? [x, y];
    const crosses = y <= level !== fromY <= level;
    const share = crosses ? (level - fromY) / (y - fromY) : 0;
    const crossing: OutlinePoint[] = crosses ? [[fromX + share * (x - fromX), level]] : [];
    return y <= level ? [...crossing, [x, y]] : crossing;
  });
}

/** Turns an outline about the point (0, 0) by an angle in rad, counter-clockwise. */
export const turned = (points: readonly OutlinePoint[], angle: number): OutlinePoint[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

/** How far an outline reaches. */
export function extentOf(outline: readonly OutlinePoint[]) {
  const [across, up] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) };
}
