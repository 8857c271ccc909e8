import { getImage } from 'astro:assets';
import { plainText, type Wording } from 'contract/marked';
import { desktop, tablet, wide } from '../styles/breakpoints.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import type { PictureRecord } from './page-schema.ts';

export interface PictureSlot {
  /** Rendered widths in pixels; the original’s width is used instead of greater ones. */
  widths: readonly number[];
  /** The `sizes` attribute. */
  sizes: string;
  /** Loaded with priority, as it is above the fold. */
  priority?: boolean;
}

/**
 * Layout slots of pictures. All widths are from one ladder, so that slots share rendered files. In `sizes`, `rem` is
 * the initial font size, which does not grow with the window as base.css makes it.
 */
export const pictureSlots = {
  /** Full width of the window. */
  hero: { widths: [480, 720, 960, 1280, 1728], sizes: '100vw', priority: true },
  /** Up to the window’s edge, limited by the window’s height, and cropped at its sides where it is high. */
  heroOver: {
    widths: [480, 720, 960, 1280, 1728],
    sizes: `${desktop} min(77vw, 150vh), 100vw`,
    priority: true,
  },
  /** Seven of twelve columns, next to text. */
  heroBeside: {
    widths: [480, 720, 960, 1280, 1728],
    sizes: `(min-width: 103rem) max(57rem, 44.5vw), ${desktop} 53vw, 100vw`,
    priority: true,
  },
  wide: { widths: [480, 720, 960, 1280, 1728], sizes: '(min-width: 103rem) max(100rem, 78vw), 100vw' },
  half: {
    widths: [480, 720, 960, 1280],
    sizes: `(min-width: 103rem) max(48rem, 37.5vw), ${desktop} 46vw, 92vw`,
  },
  sheet: {
    widths: [320, 480, 720, 960, 1280],
    sizes: `(min-width: 87rem) max(29rem, 22.7vw), ${tablet} 35vw, 90vw`,
  },
  rail: { widths: [320, 480, 720, 960], sizes: `${wide} 31vw, min(78vw, 22rem)` },
  /** Six in a row. */
  strip: { widths: [240, 320, 480], sizes: `${desktop} 15.5vw, 11rem` },
  third: { widths: [320, 480, 720, 960], sizes: `${desktop} max(32rem, 25vw), 92vw` },
} as const satisfies Record<string, PictureSlot>;

const quality = { avif: 51, webp: 74 } as const;

/** Width of the WebP for browsers without AVIF. */
const fallbackWidth = 1280;

/** Props for a picture; plain data, since only `.astro` files can use Astro’s own components. */
export async function getPicture(
  { src, alt }: Pick<PictureRecord, 'src'> & { alt: Wording },
  slot: PictureSlot,
): Promise<PictureProps> {
  const widths = [...new Set(slot.widths.map((width) => Math.min(width, src.width)))];
  const [avif, fallback] = await Promise.all([
    getImage({ src, widths, format: 'avif', quality: quality.avif }),
    getImage({ src, width: Math.min(src.width, fallbackWidth), format: 'webp', quality: quality.webp }),
  ]);
  return {
    alt: plainText(alt),
    width: src.width,
    height: src.height,
    avif: avif.srcSet.attribute,
    src: fallback.src,
    sizes: slot.sizes,
    priority: slot.priority ?? false,
  };
}

/** Address of a part of a picture that is laid on it, sharp on the screens of laptops and phones. */
export async function getPlate(src: PictureRecord['src']): Promise<string> {
  const plate = await getImage({ src, width: Math.min(src.width, 720), format: 'avif', quality: quality.avif });
  return plate.src;
}

export const withPictures = <T extends { picture: Parameters<typeof getPicture>[0] }>(
  items: readonly T[],
  slot: PictureSlot,
) => Promise.all(items.map(async (item) => ({ ...item, picture: await getPicture(item.picture, slot) })));
