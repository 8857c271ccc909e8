import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Reading, TankValues } from './dimensions.ts';
import type { TankTableText } from './schema.ts';
import { contentDigits } from './table.ts';

/** Metres with the centimetres that a level is read in. */
export const metres = (value: number) => formatUnit(value, 'm', 2);

/** Litres, as fine as the size of the tank makes sense. */
export const litreWords = (value: number, full: number) => formatUnit(value, 'L', contentDigits(full));

export const percentWords = (share: number, digits = 1) => formatUnit(share * 100, '%', digits);

/** The tank in a few words. */
export function tankName(text: TankTableText, values: TankValues): string {
  const { bentuk, tutup, dasar, ...sizes } = values;
  const lower = (word: string) => (word.startsWith('Kl') ? word : word.toLowerCase());
  return fillSlots(text.described[bentuk], {
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, value]) => [name, typeof value === 'number' ? formatFree(value) : value]),
    ),
    tutup: lower(text.heads[tutup].label),
    dasar: [lower(text.bottoms[dasar].label), ...(dasar === 'datar' ? [] : [formatUnit(sizes.dalam, 'm', 2)])].join(
      ' ',
    ),
  });
}

/** The slots that sentences about a reading share. */
export function readingSlots({ level, content, full, heightShare, contentShare, perCentimetre }: Reading) {
  return {
    level: metres(level),
    isi: litreWords(content, full),
    penuh: litreWords(full, full),
    persen: percentWords(contentShare),
    tinggi: percentWords(heightShare),
    sentimeter: litreWords(perCentimetre, full),
  };
}
