import { fontOf, isSeen, type Stroke } from './stroke.ts';

/** The shape of an element in its own coordinates; nothing for what has none. */
function shapeOf(element: SVGElement): Path2D | undefined {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const shape = new Path2D();
  if (element instanceof SVGRectElement) {
    const { x, y, width, height, rx } = element;
    shape.roundRect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value, rx.baseVal.value);
  } else if (element instanceof SVGCircleElement) {
    const { cx, cy, r } = element;
    shape.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  } else if (element instanceof SVGLineElement) {
    const { x1, y1, x2, y2 } = element;
    shape.moveTo(x1.baseVal.value, y1.baseVal.value);
    shape.lineTo(x2.baseVal.value, y2.baseVal.value);
  } else return undefined;
  return shape;
}

/** What a nested drawing cuts off: its viewport, in px of the window. */
function cutOf(svg: SVGSVGElement): Path2D | undefined {
  const around = svg.parentNode instanceof SVGGraphicsElement && svg.parentNode.getScreenCTM();
  if (!around || getComputedStyle(svg).overflow === 'visible') return undefined;
  const { x, y, width, height } = svg;
  const viewport = new Path2D();
  viewport.rect(x.baseVal.value, y.baseVal.value, width.baseVal.value, height.baseVal.value);
  const cut = new Path2D();
  cut.addPath(viewport, around);
  return cut;
}

const paint = (value: string) => (value === 'none' ? undefined : value);

function drawShape(shape: Path2D, element: SVGGraphicsElement, look: CSSStyleDeclaration): Stroke['draw'] {
  const place = element.getScreenCTM() ?? new DOMMatrix();
  const placed = new Path2D();
  placed.addPath(shape, place);
  const stretch = Math.sqrt(Math.abs(place.a * place.d - place.b * place.c));
  const dashes = look.strokeDasharray === 'none' ? [] : look.strokeDasharray.split(',').map(Number.parseFloat);
  const [fill, stroke] = [paint(look.fill), paint(look.stroke)];
  return (canvas) => {
    canvas.globalAlpha = Number(look.fillOpacity) * Number(look.opacity);
    if (fill) {
      canvas.fillStyle = fill;
      canvas.fill(placed);
    }
    canvas.globalAlpha = Number(look.strokeOpacity) * Number(look.opacity);
    if (stroke) {
      canvas.strokeStyle = stroke;
      canvas.lineWidth = Number.parseFloat(look.strokeWidth) * (look.vectorEffect === 'none' ? stretch : 1);
      canvas.lineJoin = 'round';
      canvas.setLineDash(dashes);
      canvas.stroke(placed);
    }
  };
}

function drawText(element: SVGTextElement, look: CSSStyleDeclaration): Stroke['draw'] {
  const place = element.getScreenCTM() ?? new DOMMatrix();
  const { x, y } = element.getStartPositionOfChar(0);
  const text = element.textContent;
  const halo = paint(look.stroke);
  return (canvas) => {
    canvas.transform(place.a, place.b, place.c, place.d, place.e, place.f);
    canvas.font = fontOf(look);
    canvas.fillStyle = look.fill;
    if (halo) {
      canvas.strokeStyle = halo;
      canvas.lineWidth = Number.parseFloat(look.strokeWidth);
      canvas.lineJoin = 'round';
      canvas.strokeText(text, x, y);
    }
    canvas.fillText(text, x, y);
  };
}

/** A drawing as strokes on a canvas, with the colours and fonts that it has on the page. */
export function svgStrokes(root: SVGSVGElement, cuts: readonly Path2D[] = []): Stroke[] {
  return [...root.children].flatMap((child) => strokesOf(child, cuts));
}

function strokesOf(element: Element, cuts: readonly Path2D[]): Stroke[] {
  const look = getComputedStyle(element);
  if (!(element instanceof SVGGraphicsElement) || !isSeen(look)) return [];
  if (element instanceof SVGSVGElement) {
    const cut = cutOf(element);
    return svgStrokes(element, cut ? [...cuts, cut] : cuts);
  }
  if (element instanceof SVGGElement) return [...element.children].flatMap((child) => strokesOf(child, cuts));
  const isText = element instanceof SVGTextElement;
  const shape = isText ? undefined : shapeOf(element);
  const draw = isText && element.textContent ? drawText(element, look) : shape && drawShape(shape, element, look);
  if (!draw) return [];
  const clipped: Stroke['draw'] = (canvas) => {
    for (const cut of cuts) canvas.clip(cut);
    draw(canvas);
  };
  return [{ bottom: cuts.length > 0 ? 0 : element.getBoundingClientRect().bottom, draw: clipped }];
}
