import { itemAt } from 'tank-gauging/item-at';

/** Number of shares in a link; each takes three base-36 digits. */
const lines = 51;
const [lineSigns, finest] = [3, 36 ** 3 - 1];

/** Encodes shares of the volume at equal steps of height: `000…zzz`. */
export const writeTable = (shares: readonly number[]): string =>
  shares
    .map((share) =>
      Math.round(share * finest)
        .toString(36)
        .padStart(lineSigns, '0'),
    )
    .join('');

/** Samples the share function from an empty tank to a full one. */
export const sampleShares = (share: (height: number) => number): number[] =>
  Array.from({ length: lines }, (_, line) => share(line / (lines - 1)));

/** Decodes shares; undefined unless they begin at 0, end at 1 and never fall. */
export function readTable(text: string): number[] | undefined {
  if (text.length !== lines * lineSigns || !/^[0-9a-z]+$/.test(text)) return undefined;
  const shares = Array.from(
    { length: lines },
    (_, line) => Number.parseInt(text.slice(line * lineSigns, (line + 1) * lineSigns), 36) / finest,
  );
  const rises = shares.every((share, line) => line === 0 || share >= itemAt(shares, line - 1));
  return rises && shares[0] === 0 && shares.at(-1) === 1 ? shares : undefined;
}
