/** A slider of an instrument. Its name and unit stand in the record of the industry, under the same key. */
export interface Field {
  min: number;
  max: number;
  step: number;
  /** Where it stands before anybody moves it. */
  start: number;
  /** Digits behind the comma. */
  digits?: number;
}

/** One stroke of a drawing of 320 × 180 units. The same shapes come in the same order whatever the values are. */
export interface InstrumentShape {
  tag: 'path' | 'rect' | 'circle' | 'text';
  look: 'outline' | 'liquid' | 'level' | 'faint' | 'counted' | 'warn' | 'label' | 'value';
  at: Readonly<Record<string, string | number>>;
  text?: string;
}

/** What an instrument says of its values. */
export interface Outcome {
  /** Which of the record's sentences holds. */
  sentence: string;
  /** What fills the slots of that sentence, already written with units. */
  figures: Readonly<Record<string, string>>;
  shapes: readonly InstrumentShape[];
}

/** A small model that answers one question of a trade. Pure: the page draws it at build, the browser draws it again. */
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
  at: { x: round(x), y: round(y), 'text-anchor': anchor },
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
  at: { x: round(x), y: round(y), width: round(Math.max(0, width)), height: round(Math.max(0, height)) },
});

export const circle = (look: InstrumentShape['look'], cx: number, cy: number, r: number): InstrumentShape => ({
  tag: 'circle',
  look,
  at: { cx: round(cx), cy: round(cy), r: round(r) },
});

/** A line through points in drawing units. */
export const line = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const round = (value: number): number => Math.round(value * 10) / 10;
