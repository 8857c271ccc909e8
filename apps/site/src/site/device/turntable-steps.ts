/** Layout of a turntable sprite: pictures per rotation, and pictures per row; see media/render-turntable.sh. */
export const turntable = { steps: 24, columns: 6 } as const;

/** Step after a drag by a number of pixels. A drag over the width of the picture is one rotation; steps wrap around. */
export function stepAfterDrag(from: number, pixels: number, width: number): number {
  const moved = Math.round((pixels / width) * turntable.steps);
  return (((from + moved) % turntable.steps) + turntable.steps) % turntable.steps;
}
