/** Parts of a P&ID, in the units of a sheet 400 wide. */

export function Ground({ from, to, y }: { from: number; to: number; y: number }) {
  const strokes = Array.from({ length: Math.floor((to - from) / 14) }, (_, i) => `M${from + 12 + i * 14} ${y}l-7 8`);
  return (
    <>
      <path d={`M${from} ${y}H${to}`} />
      <path className="thin" d={strokes.join('')} />
    </>
  );
}

/** Radar on its nozzle; (x, y) is the centre of the flange. */
export const Radar = ({ x, y }: { x: number; y: number }) => (
  <path className="body" d={`M${x - 11} ${y}h22M${x - 6} ${y}v-7h12v7M${x - 9} ${y - 7}v-14h18v14Z`} />
);

/** A signal line with an arrowhead at its right end. */
export const Signal = ({ path, end: [x, y] }: { path: string; end: readonly [x: number, y: number] }) => (
  <>
    <path className="signal" d={`${path}H${x}`} />
    <path className="arrow" d={`M${x} ${y}l-10-4v8Z`} />
  </>
);
