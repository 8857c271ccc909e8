import { at } from '../../shared/at.ts';

/** Three signs in base 36 each. */
const lines = 51;
const [lineSigns, finest] = [3, 36 ** 3 - 1];

/** Shares of the volume at equal steps of height: `000…zzz`. */
export const writeTable = (shares: readonly number[]): string =>
  shares
    .map((share) =>
      Math.round(share * finest)
        .toString(36)
        .padStart(lineSigns, '0'),
    )
    .join('');

/** From an empty tank to a full one. */
export const tableOf = (share: (height: number) => number): number[] =>
  Array.from({ length: lines }, (_, line) => share(line / (lines - 1)));

/** Undefined unless it begins empty, ends full and never falls. */
export function readTable(text: string): number[] | undefined {
  if (text.length !== lines * lineSigns || !/^[0-9a-z]+$/.test(text)) return undefined;
  const shares = Array.from(
    { length: lines },
    (_, line) => Number.parseInt(text.slice(line * lineSigns, (line + 1) * lineSigns), 36) / finest,
  );
  const rises = shares.every((share, line) => line === 0 || share >= at(shares, line - 1));
  return rises && shares[0] === 0 && shares.at(-1) === 1 ? shares : undefined;
}
