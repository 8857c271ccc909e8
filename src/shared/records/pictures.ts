import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { plainText } from '../text/inline.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import { type Tone, toneOf } from '../ui/tone.ts';
import { averageColour } from './average-colour.ts';
import type { PictureRecord } from './picture.ts';

export interface Slot {
  /** Widths to offer, in pixels; larger ones than the original are left out. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string;
  /** Above the fold: fetched early and at once. */
  priority?: boolean;
}

/** Slots that several pages share. */
export const slots = {
  hero: { widths: [480, 720, 960, 1280, 1600], sizes: '(min-width: 60rem) 70vw, 100vw', priority: true },
  wide: { widths: [480, 720, 960, 1280, 1600], sizes: '(min-width: 83rem) 80rem, 100vw' },
  half: { widths: [400, 640, 900, 1200], sizes: '(min-width: 60rem) 38rem, 92vw' },
  sheet: { widths: [320, 480, 640, 900, 1200], sizes: '(min-width: 87rem) 29rem, (min-width: 48rem) 35vw, 90vw' },
  third: { widths: [320, 480, 640, 900], sizes: '(min-width: 60rem) 25rem, 92vw' },
} as const satisfies Record<string, Slot>;

const quality = { avif: 50, webp: 74 } as const;

/** Makes the files of one picture and hands on plain props, since only `.astro` may use Astro's own components. */
export async function getPicture({ src, alt }: PictureRecord, slot: Slot): Promise<PictureProps> {
  const widths = slot.widths.filter((width) => width <= src.width);
  const make = (format: 'avif' | 'webp') => getImage({ src, widths, format, quality: quality[format] });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  return {
    alt: plainText(alt),
    width: src.width,
    height: src.height,
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.srcSet.values.at(-1)?.url ?? webp.src,
    sizes: slot.sizes,
    priority: slot.priority ?? false,
    tone: await getTone(src),
  };
}

async function getTone(src: ImageMetadata): Promise<Tone> {
  return toneOf(await averageColour(src));
}
