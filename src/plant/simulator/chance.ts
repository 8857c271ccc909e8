/**
 * Chance without memory: the same seed, stream and index always give the same number, so that a simulation can
 * be asked for any moment, forwards and backwards, in steps of any size.
 */

/** Evenly spread in [0, 1): the three numbers mixed by the finalizer of MurmurHash3 (A. Appleby). */
export function uniform(seed: number, stream: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 0x7f4a7c15, 0xc2b2ae35);
  mixed = scramble(mixed ^ (mixed >>> 15)) ^ Math.imul(index | 0, 0x27d4eb2f);
  return scramble(mixed) / 4294967296;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Normally spread with mean 0 and deviation 1 (G. E. P. Box and M. E. Muller, 1958). */
export function normal(seed: number, stream: number, index: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(seed, stream, 2 * index)));
  return radius * Math.cos(2 * Math.PI * uniform(seed, stream, 2 * index + 1));
}

/** Streams of one tank; ten tanks of a site never share one. */
const kinds = {
  drift: 0,
  hour: 1,
  tick: 2,
  noise: 3,
  warmth: 4,
  radio: 5,
  outage: 6,
  note: 7,
  meter: 8,
  weather: 9,
  lead: 10,
} as const;
const kindCount = Object.keys(kinds).length;

export const streamOf = (tank: number, kind: keyof typeof kinds): number => tank * kindCount + kinds[kind];

/**
 * Remembers the last values of a function of seed, stream and day: minutes ask for the same day a thousand times. It
 * changes no result, only how long it takes.
 */
export function daily(compute: (seed: number, stream: number, day: number) => number): typeof compute {
  const known = new Map<number, number>();
  let of = Number.NaN;
  return (seed, stream, day) => {
    if (seed !== of || known.size > 4096) known.clear();
    of = seed;
    const key = stream * 65_536 + day;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(seed, stream, day);
      known.set(key, value);
    }
    return value;
  };
}
