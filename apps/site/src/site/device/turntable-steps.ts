/** How a turntable was rendered: so many pictures a turn, in rows of so many; media/render-turntable.sh. */
export const turntable = { steps: 24, columns: 6 } as const;

/** The step after a drag of so many pixels: one turn is one width of the picture, and the turn closes on itself. */
export function stepAfterDrag(from: number, pixels: number, width: number): number {
  const moved = Math.round((pixels / width) * turntable.steps);
  return (((from + moved) % turntable.steps) + turntable.steps) % turntable.steps;
}
