import { fontOf, isSeen, type Stroke } from './stroke.ts';
import { svgStrokes } from './svg-strokes.ts';

/** Controls, what is folded away, and what is heard only are no part of a picture. */
const left = 'button, input, select, textarea, a, details, .screen-only, .visually-hidden';

const transparent = /^rgba\(.*, 0\)$|^transparent$/;
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Ground and rules of a box: of an element, or of what stands before it in its place. Nothing where it has neither. */
function boxStrokes(look: CSSStyleDeclaration, { left: x, top, right, bottom }: DOMRect): Stroke[] {
  const width = (side: (typeof sides)[number]) =>
    look[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(look[`border${side}Width`]);
  const [up, end, down, start] = [width('Top') / 2, width('Right') / 2, width('Bottom') / 2, width('Left') / 2];
  const ends: Readonly<Record<(typeof sides)[number], readonly [number, number, number, number]>> = {
    Top: [x, top + up, right, top + up],
    Right: [right - end, top, right - end, bottom],
    Bottom: [x, bottom - down, right, bottom - down],
    Left: [x + start, top, x + start, bottom],
  };
  const rules = sides.filter((side) => width(side) > 0);
  const ground = look.backgroundColor;
  if (rules.length === 0 && transparent.test(ground)) return [];
  const draw: Stroke['draw'] = (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(x, top, right - x, bottom - top);
    for (const side of rules) {
      const [x1, y1, x2, y2] = ends[side];
      canvas.strokeStyle = look[`border${side}Color`];
      canvas.lineWidth = width(side);
      canvas.setLineDash(look[`border${side}Style`] === 'dashed' ? [5, 3] : []);
      canvas.beginPath();
      canvas.moveTo(x1, y1);
      canvas.lineTo(x2, y2);
      canvas.stroke();
    }
  };
  return [{ bottom, draw }];
}

/** The words of a text where the browser has set them. */
function textStrokes(text: Text, look: CSSStyleDeclaration): Stroke[] {
  const range = document.createRange();
  return [...text.data.matchAll(/[^\s\u00a0]+(\u00a0\S+)*/g)].map((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const { left: x, top, height, bottom } = range.getBoundingClientRect();
    return {
      bottom,
      draw: (canvas) => {
        canvas.font = fontOf(look);
        canvas.letterSpacing = look.letterSpacing === 'normal' ? '0px' : look.letterSpacing;
        canvas.fillStyle = look.color;
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText(word[0]);
        canvas.fillText(word[0], x, top + (height - ascent - descent) / 2 + ascent);
      },
    };
  });
}

/** The sign before an entry of a legend. */
function signStrokes(element: Element): Stroke[] {
  const look = getComputedStyle(element, '::before');
  if (look.content !== '""' || look.position === 'absolute') return [];
  const { left: x, top, height } = element.getBoundingClientRect();
  const [width, tall] = [Number.parseFloat(look.width), Number.parseFloat(look.height)];
  const rule = Number.parseFloat(look.borderTopWidth);
  return boxStrokes(look, new DOMRect(x, top + (height - tall - rule) / 2, width, tall + rule));
}

/** Part of a page as strokes on a canvas, from back to front. */
export function htmlStrokes(element: Element): Stroke[] {
  const look = getComputedStyle(element);
  if (!isSeen(look) || element.matches(left)) return [];
  const box = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) return svgStrokes(element);
  if (element instanceof HTMLImageElement)
    return [{ bottom: box.bottom, draw: (canvas) => canvas.drawImage(element, box.x, box.y, box.width, box.height) }];
  return [
    ...boxStrokes(look, box),
    ...signStrokes(element),
    ...[...element.childNodes].flatMap((node) =>
      node instanceof Text ? textStrokes(node, look) : node instanceof Element ? htmlStrokes(node) : [],
    ),
  ];
}
