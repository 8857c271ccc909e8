/** One thing to draw, in px of the window. */
export interface Stroke {
  /** Its lower edge, from which the height of the picture follows. */
  bottom: number;
  draw: (canvas: CanvasRenderingContext2D) => void;
}

/** The font of an element as a canvas names it. */
export const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

export const isSeen = ({ display, visibility }: CSSStyleDeclaration): boolean =>
  display !== 'none' && visibility === 'visible';
