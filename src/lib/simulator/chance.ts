/**
 * Chance without memory: the same seed, stream and index always give the same number, so that a simulation can
 * be asked for any moment, forwards and backwards, in steps of any size.
 */

/** Evenly spread in [0, 1): the three numbers mixed by the finalizer of MurmurHash3 (A. Appleby). */
export function even(seed: number, stream: number, index: number): number {
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
  const radius = Math.sqrt(-2 * Math.log(1 - even(seed, stream, 2 * index)));
  return radius * Math.cos(2 * Math.PI * even(seed, stream, 2 * index + 1));
}

/** Streams of one tank; ten tanks of a site never share one. */
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

export function streamOf(tank: number, kind: (typeof kinds)[number]): number {
  return tank * kinds.length + kinds.indexOf(kind);
}
