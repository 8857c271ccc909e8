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

/** One element of a drawing of 320 × 180 units. Number and order of the elements are the same for all values. */
export interface InstrumentShape {
  tag: 'path' | 'rect' | 'circle' | 'text';
  look: 'outline' | 'liquid' | 'level' | 'faint' | 'counted' | 'warn' | 'wrong' | 'label' | 'value';
  at: Readonly<Record<string, string | number>>;
  text?: string;
}

/** Result of an instrument for its current values. */
export interface Outcome {
  /** Key of the sentence to show, in the record. */
  sentence: string;
  /** Values of the slots in that sentence, formatted with units. */
  figures: Readonly<Record<string, string>>;
  shapes: readonly InstrumentShape[];
}

/** A small model that answers one question of an industry. Pure, as it runs in the build and in the browser. */
export interface InstrumentDrawing<Name extends string = string> {
  fields: Readonly<Record<Name, Field>>;
  /** The field that is dragged in the page's picture, where it shows the vessel cut open; full: its value when full. */
  dragged?: { name: Name; full: number };
  sentences: readonly string[];
  outcome(values: Readonly<Record<Name, number>>): Outcome;
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

export const label = (
  x: number,
  y: number,
  text: string,
  look: 'label' | 'value' = 'label',
  anchor = 'start',
): InstrumentShape => ({
  tag: 'text',
  look,
  at: { x: roundValue(x), y: roundValue(y), 'text-anchor': anchor },
  text,
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
