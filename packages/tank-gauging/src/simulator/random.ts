/**
 * Pseudo-random number, uniform in [0, 1), without state, so that any minute can be computed in steps of any size:
 * seed, stream and index mixed by the finalizer of MurmurHash3 (A. Appleby).
 */
export function uniformRandom(seed: number, stream: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 0x7f4a7c15, 0xc2b2ae35);
  mixed = scramble(mixed ^ (mixed >>> 15)) ^ Math.imul(index | 0, 0x27d4eb2f);
  return scramble(mixed) / 4294967296;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Pseudo-random number, normal with mean 0 and deviation 1, without state (G. E. P. Box and M. E. Muller, 1958). */
export function normalRandom(seed: number, stream: number, index: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniformRandom(seed, stream, 2 * index)));
  return radius * Math.cos(2 * Math.PI * uniformRandom(seed, stream, 2 * index + 1));
}

const kinds = [
  'drift',
  'hour',
  'tick',
  'noise',
  'warmth',
  'radio',
  'outage',
  'note',
  'meter',
  'weather',
  'lead',
] as const;

/** Random stream of a tank and purpose; no two tanks or purposes share one. */
export const randomStream = (tank: number, kind: (typeof kinds)[number]): number =>
  tank * kinds.length + kinds.indexOf(kind);

/** Memoizes a value per stream and day for one seed: each minute of a day needs the same value. */
export function memoizeDaily(compute: (seed: number, stream: number, day: number) => number): typeof compute {
  const known = new Map<number, number>();
  let cachedSeed = Number.NaN;
  return (seed, stream, day) => {
    if (seed !== cachedSeed || known.size > 4096) known.clear();
    cachedSeed = seed;
    const key = stream * 65_536 + day;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(seed, stream, day);
      known.set(key, value);
    }
    return value;
  };
}

/** Generator of pseudo-random numbers in [0, 1): mulberry32, seeded so that every build gives the same example. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
