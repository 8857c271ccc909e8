import { byKey, type Inputs, initialValues, readPart, type Values, writePart } from './tool-inputs.ts';

/** A calculation that a visitor keeps under a name, to be compared with others. */
export interface Scenario<I extends Inputs> {
  name: string;
  values: Values<I>;
}

/** The parameter of an address that holds one scenario; it may stand there several times. */
export const scenarioParameter = 'skenario';
/** True for the key of a field that a tool no longer has; links that carry it open with the rest. */
export type IsGone = (key: string) => boolean;

/** Scenarios that a tool keeps at most: the address stays short enough for every messenger. */
export const mostScenarios = 5;

/** The name of a scenario comes from the address, so it holds no sign by which it could become an address or a line. */
const nameSign = /^[\p{L}\p{N}][\p{L}\p{N} ,()+-]{0,29}$/u;
/** Signs that neither names nor values contain and that addresses leave as they are. */
const [between, equals] = ['*', '_'] as const;

/** What a visitor typed as a usable name; undefined where nothing of it can be used. */
export function scenarioName(typed: string): string | undefined {
  const name = typed
    .replace(/[^\p{L}\p{N} ,()+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 30)
    .trim();
  return nameSign.test(name) ? name : undefined;
}

/** One scenario as it stands in the address: its name and what differs from the worked example. */
export function writeScenario<I extends Inputs>(inputs: I, { name, values }: Scenario<I>): string {
  const parts = Object.entries(inputs).flatMap(([field, { key }]) => {
    const text = writePart(inputs, values, field);
    return text === undefined ? [] : [`${key}${equals}${text}`];
  });
  return [name, ...parts].join(between);
}

/** The scenario that a part of an address means; undefined where any of it cannot be used. */
export function readScenario<I extends Inputs>(inputs: I, text: string, isGone: IsGone): Scenario<I> | undefined {
  const [name = '', ...parts] = text.split(between);
  if (!nameSign.test(name)) return undefined;
  const values: Record<string, number | string> = { ...initialValues(inputs) };
  const names = byKey(inputs);
  for (const part of parts) {
    const [key = '', value = ''] = part.split(equals);
    if (isGone(key)) continue;
    const field = names.get(key) ?? '';
    const input = inputs[field];
    const read = input && readPart(input, value);
    if (!read || 'problem' in read) return undefined;
    values[field] = read.value;
  }
  return { name, values: values as Values<I> };
}
