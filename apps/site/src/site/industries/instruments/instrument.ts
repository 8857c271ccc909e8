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

/** One element of a drawing of 320 × 180 units. Number and order of the elements are the same for all values. */
export interface InstrumentShape {
  tag: 'path' | 'rect' | 'circle' | 'text';
  look: 'outline' | 'liquid' | 'level' | 'faint' | 'counted' | 'warn' | 'label' | 'value';
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
  sentences: readonly string[];
  outcome(values: Readonly<Record<Name, number>>): Outcome;
}

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
