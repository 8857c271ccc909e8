import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { hasDepth } from './geometry/heads.ts';
import type { LevelReading } from './level-reading.ts';
import { type Quantities, sizeWords } from './quantities.ts';
import type { TankTableText } from './schema.ts';
import { bottomOf, leans, upperFields, upperOf } from './tank-fields.ts';
import type { Bottom, LengthField, SizeField, TankValues } from './tank-inputs.ts';
import { lengthDigits } from './units.ts';

export const percentWords = (share: number, digits = 1) => formatUnit(share * 100, '%', digits);

/** A difference with its sign. */
export const signedWords = (value: number, words: (amount: number) => string): string =>
  `${value < 0 ? '−' : '+'}${words(Math.abs(value))}`;

/** A dimension in the visitor's unit. */
export const lengthWords = (values: TankValues, field: LengthField): string =>
  sizeWords(values[field], values.lengthUnit, lengthDigits[values.lengthUnit]);

/** Heads that bear a name keep its capital within a sentence. */
const named: readonly string[] = ['kloepper', 'korbbogen', 'asme'];
const within = (name: string, word: string) =>
  named.includes(name) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** The tank in a few words, with all that makes it. */
export function tankName(text: TankTableText, values: TankValues): string {
  const length = (field: SizeField) => lengthWords(values, field);
  const bottom = bottomOf(values);
  const end = (name: Bottom, deep: boolean) =>
    deep ? `${within(name, text.ends[name])} ${length('bottomDepth')}` : within(name, text.ends[name]);
  const body = fillSlots(text.described[values.shape], {
    diameter: length('diameter'),
    panjang: length('bodyLength'),
    lebar: length('bodyWidth'),
    tinggi: length('bodyHeight'),
    dalam: length('bottomDepth'),
    bukaan: length('outlet'),
    tutup: end(values.heads, hasDepth(values.heads)),
    dasar: end(bottom, bottom === 'elips' || bottom === 'miring' || (bottom !== 'datar' && hasDepth(bottom))),
  });
  const upper = upperOf(values);
  const parts = [body];
  if (upper !== 'tanpa') {
    const ukuran = upperFields(values).map(length).join(' × ');
    parts.push(fillSlots(text.upperDescribed, { atas: within(upper, text.uppers[upper]), ukuran }).trim());
  }
  if (leans(values)) {
    const slots = { kemiringan: `${formatFree(values.slope)}%`, titik: length('dipPoint') };
    parts.push(fillSlots(text.leanDescribed, slots));
  }
  return parts.join(', ');
}

/** The slots that sentences about a reading share. */
export function readingSlots(
  { level, content, full, heightShare, contentShare, perMetre }: LevelReading,
  q: Quantities,
) {
  return {
    level: q.level(level),
    isi: q.volume(content),
    penuh: q.volume(full),
    persen: percentWords(contentShare),
    tinggi: percentWords(heightShare),
    langkah: stepWords(q),
    tambahan: q.volume(perMetre * q.step),
  };
}

/** The step of the table: `1 cm` or `1 in`. */
export const stepWords = ({ perLine }: Quantities, count = 1) => formatUnit(count, perLine === 10 ? 'cm' : 'in');
