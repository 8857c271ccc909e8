/** Where a vessel lies in its picture: shares of width and height from the upper left corner (media/kit/section.py). */
export interface SectionPlace {
  /** Centre of the vessel and half of its width. */
  axis: number;
  half: number;
  /** Lowest and highest level. */
  low: number;
  high: number;
  /** The part of the picture that the plates cover. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size of the drawing over a picture, in its own units. */
export const picture = { width: 1600, height: 900 } as const;

/** Space between the vessel and the reading on its left. */
const gap = 24;

/** Which side of the picture a narrow window shows, so that the vessel stays in sight. */
export const shownSide = ({ axis }: SectionPlace): 'left' | 'middle' | 'right' =>
  axis < 0.4 ? 'left' : axis > 0.65 ? 'right' : 'middle';

/** The level line of a vessel filled to a share of its height, and the place of its reading, in the drawing's units. */
export function levelLine({ axis, half, low, high }: SectionPlace, share: number) {
  const surface = Math.round((low - share * (low - high)) * picture.height * 10) / 10;
  const left = Math.round((axis - half) * picture.width);
  const right = Math.round((axis + half) * picture.width);
  return {
    surface,
    line: `M${left - 190} ${surface}H${right}`,
    text: { x: left - gap, y: surface - 76 },
  };
}
