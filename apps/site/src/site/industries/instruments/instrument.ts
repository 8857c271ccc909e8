import { formatUnit } from '../../../shared/format/format.ts';

/** A slider of an instrument. Its label and unit are in the record of the industry, under the same key. */
export interface Field {
  min: number;
  max: number;
  step: number;
  /** Initial value. */
  start: number;
  /** Decimal places. */
  digits?: number;
}

/** A slider's value with its unit. */
export const fieldValue = ({ digits = 0 }: Field, value: number, unit: string): string =>
  formatUnit(value, unit, digits);

/**
 * One element of a drawing. Lines are in the units of its sheet; letters keep their size, and are placed by shares of
 * the sheet. Number and order of the elements are the same for all values.
 */
export interface InstrumentShape {
  tag: 'path' | 'rect' | 'circle' | 'text';
  /** Its class: a style of drawings (shared/styles/drawing.css, pens.css), or one of InstrumentFigure.module.css. */
  look:
    | 'outline'
    | 'thin'
    | 'dimension'
    | 'arrow'
    | 'liquid'
    | 'level'
    | 'faint'
    | 'counted'
    | 'warn'
    | 'wrong'
    | 'label'
    | 'value';
  at: Readonly<Record<string, string | number>>;
  text?: string;
  /** Key of the label in the record, whose slots take the figures; instead of `text`. */
  says?: string;
}

/** Result of an instrument for its current values. */
export interface Outcome {
  /** Key of the sentence to show, in the record. */
  sentence: string;
  /** Values of the slots in sentences and labels, formatted with units. */
  figures: Readonly<Record<string, string>>;
  shapes: readonly InstrumentShape[];
  /** Values for the link to the tool that are no fields themselves. */
  carried?: Readonly<Record<string, number>>;
}

/** A small model that answers one question of an industry. Pure, as it runs in the build and in the browser. */
export interface InstrumentDrawing<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>;
  /** Height of the sheet, which is 320 units wide; 180 if undefined. */
  height?: number;
  dragged?: Dragged<Name>;
  sentences: readonly string[];
  /** Keys of the labels in the drawing. */
  labels?: readonly string[];
  outcome(values: Readonly<Record<Name, number>>): Outcome;
}

/** The field that is dragged: in the page's picture, where it shows the vessel cut open, or in the drawing. */
export interface Dragged<Name extends string = string> {
  name: Name;
  /** Its value when the vessel of the picture is full. */
  full: number;
  /** Its rail in the drawing, from the lowest to the highest value, in units of the sheet. */
  rail?: { from: Place; to: Place };
}

type Place = readonly [x: number, y: number];

export const sheet = { width: 320, height: 180 } as const;

/** Lines and letters, which are two drawings above each other. */
export const inOrder = (shapes: readonly InstrumentShape[]) => ({
  lines: shapes.filter(({ tag }) => tag !== 'text'),
  letters: shapes.filter(({ tag }) => tag === 'text'),
});

/** Attributes of an element: letters are placed in per cent of the sheet. */
export function attributes({ tag, at }: InstrumentShape, height: number = sheet.height): InstrumentShape['at'] {
  if (tag !== 'text') return at;
  const share = (value: string | number = 0, whole: number) => `${roundValue((Number(value) / whole) * 100)}%`;
  return { ...at, x: share(at['x'], sheet.width), y: share(at['y'], height) };
}

/** Frame of a chart under a picture, drawing units. */
export const plot = { left: 62, top: 14, width: 238, height: 130 } as const;

/** Axes of such a chart with its end values: upwards on the left, across below. */
export const plotAxes = (top: string, right: string): readonly InstrumentShape[] => [
  path('outline', `M${plot.left} ${plot.top}v${plot.height}h${plot.width}`),
  label(plot.left - 8, plot.top + 10, top, 'label', 'end'),
  label(plot.left - 8, plot.top + plot.height, '0', 'label', 'end'),
  label(plot.left + plot.width, plot.top + plot.height + 18, right, 'label', 'end'),
];

type Letters = [look?: 'label' | 'value', anchor?: 'start' | 'middle' | 'end'];

const letters = (x: number, y: number, ...[look = 'label', anchor = 'start']: Letters): InstrumentShape => ({
  tag: 'text',
  look,
  at: { x: roundValue(x), y: roundValue(y), 'text-anchor': anchor },
});

export const label = (x: number, y: number, text: string, ...how: Letters): InstrumentShape => ({
  ...letters(x, y, ...how),
  text,
});

/** A label from the record, by its key. */
export const name = (x: number, y: number, says: string, ...how: Letters): InstrumentShape => ({
  ...letters(x, y, ...how),
  says,
});

export const path = (look: InstrumentShape['look'], d: string): InstrumentShape => ({ tag: 'path', look, at: { d } });

export const rect = (
  look: InstrumentShape['look'],
  x: number,
  y: number,
  width: number,
  height: number,
): InstrumentShape => ({
  tag: 'rect',
  look,
  at: {
    x: roundValue(x),
    y: roundValue(y),
    width: roundValue(Math.max(0, width)),
    height: roundValue(Math.max(0, height)),
  },
});

export const circle = (look: InstrumentShape['look'], cx: number, cy: number, r: number): InstrumentShape => ({
  tag: 'circle',
  look,
  at: { cx: roundValue(cx), cy: roundValue(cy), r: roundValue(r) },
});

/** SVG path of a line through points in drawing units. */
export const line = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${roundValue(x)} ${roundValue(y)}`).join('L')}`;

export const roundValue = (value: number): number => Math.round(value * 10) / 10;

/** Lines of a dimension with its two arrowheads, along x or y. */
export function dimension([x1, y1]: Place, [x2, y2]: Place): readonly InstrumentShape[] {
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  const head = ([x, y]: Place, way: number) =>
    `M${roundValue(x)} ${roundValue(y)}l${way * (6 * dx - 2 * dy)} ${way * (6 * dy + 2 * dx)} ${way * 4 * dy} ${way * -4 * dx}Z`;
  return [
    path(
      'dimension',
      line([
        [x1, y1],
        [x2, y2],
      ]),
    ),
    path('arrow', head([x1, y1], 1) + head([x2, y2], -1)),
  ];
}

/** Hatched ground below a line. */
export const groundLine = (from: number, to: number, y: number): readonly InstrumentShape[] => [
  path('outline', `M${from} ${y}H${to}`),
  path(
    'thin',
    Array.from({ length: Math.floor((to - from) / 12) }, (_, i) => `M${from + 10 + i * 12} ${y}l-5 6`).join(''),
  ),
];
