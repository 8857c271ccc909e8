import sharp from 'sharp';

/** A part of a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a screenshot, three bytes each. */
export async function pixelsOf(screenshot: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Contrast of what is written in a box, from 1 to 21: of its commonest colour against the one farthest from it.
 * The edge of the box does not count, where a neighbour may begin. None for a box outside of the picture.
 */
export function contrastIn({ data, width, height }: Pixels, box: Box): number | undefined {
  const counts = new Map<number, number>();
  const top = Math.max(0, Math.ceil(box.y + box.height * 0.2));
  const bottom = Math.min(height, Math.floor(box.y + box.height * 0.8));
  for (let y = top; y < bottom; y += 1) {
    for (let x = Math.max(0, Math.ceil(box.x) + 1); x < Math.min(width, box.x + box.width - 1); x += 1) {
      const at = (y * width + x) * 3;
      const colour = data.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const [ground] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!ground) return undefined;
  return Math.max(...[...counts.keys()].map((colour) => contrast(luminance(colour), luminance(ground[0]))));
}

/** WCAG 2.2, contrast ratio. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2, relative luminance of 0xRRGGBB, from 0 to 1. */
export function luminance(colour: number): number {
  const linear = (byte: number): number => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour >> 16) + 0.7152 * linear((colour >> 8) & 255) + 0.0722 * linear(colour & 255);
}
