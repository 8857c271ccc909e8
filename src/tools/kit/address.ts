import { byKey, type Inputs, initialValues, readPart, type Values, writePart } from './tool-inputs.ts';

/** A calculation that is compared with others. */
export interface Scenario<I extends Inputs> {
  name: string;
  values: Values<I>;
}

/** True for a field that a tool no longer has: links that carry it open with the rest. */
export type IsGone = (key: string) => boolean;

export interface LinkDamage {
  fields: readonly string[];
  other: boolean;
  gone: readonly string[];
}

/** `v` marks addresses that know of fields with a value of their own for older ones (`before`). */
const [scenarioParameter, editionParameter] = ['skenario', 'v'] as const;
export const editionMark = `${editionParameter}=2`;

/** So that addresses stay short enough for every messenger. */
export const mostScenarios = 5;

/** It comes from an address, so no sign may make another address or line of it. */
const nameSign = /^[\p{L}\p{N}][\p{L}\p{N} ,()+-]{0,29}$/u;
/** In neither names nor values, and left as they are in addresses. */
const [between, equals] = ['*', '_'] as const;

/** Undefined where nothing of it can be used. */
export function scenarioName(typed: string): string | undefined {
  const name = typed
    .replace(/[^\p{L}\p{N} ,()+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 30)
    .trim();
  return nameSign.test(name) ? name : undefined;
}

/** Values of the tool's fields, keys with refused values, and unknown keys. */
function readParts<I extends Inputs>(inputs: I, parts: Iterable<readonly string[]>, start?: Partial<Values<I>>) {
  const names = byKey(inputs);
  const values: Record<string, number | string> = { ...initialValues(inputs), ...start };
  const [refused, unknown]: [string[], string[]] = [[], []];
  for (const [key = '', text = ''] of parts) {
    const name = names.get(key) ?? '';
    const input = inputs[name];
    const read = input && readPart(input, text);
    if (!read) unknown.push(key);
    else if ('value' in read) values[name] = read.value;
    else refused.push(key);
  }
  return { values: values as Values<I>, refused, unknown };
}

const writeParts = <I extends Inputs>(inputs: I, values: Values<I>) =>
  Object.entries(inputs).flatMap(([name, { key }]) => {
    const text = writePart(inputs, values, name);
    return text === undefined ? [] : [[key, text]];
  });

/**
 * What cannot be used keeps the value of the worked example and is reported, so that a damaged link still opens the
 * tool. A scenario with any such part is left out.
 */
export function readAddress<I extends Inputs>(inputs: I, fragment: string, isGone: IsGone = () => false) {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const gone = new Set<string>();
  const isStrange = (key: string) => !(isGone(key) && gone.add(key));
  const own = [...query].filter(([key]) => key !== scenarioParameter && key !== editionParameter);
  const { values, refused, unknown } = readParts(
    inputs,
    own,
    query.has(editionParameter) ? undefined : olderValues(inputs),
  );
  const strange = unknown.filter(isStrange);
  const written = query.getAll(scenarioParameter);
  const scenarios = written.flatMap((text): Scenario<I>[] => {
    const [name = '', ...parts] = text.split(between);
    const pairs = parts.map((part) => part.split(equals));
    const read = readParts(inputs, pairs);
    const isWhole = nameSign.test(name) && read.refused.length === 0 && read.unknown.filter(isStrange).length === 0;
    return isWhole ? [{ name, values: read.values }] : [];
  });
  const kept = scenarios.slice(0, mostScenarios);
  const other = strange.length > 0 || kept.length < written.length;
  const isDamaged = refused.length > 0 || other || gone.size > 0;
  const damage: LinkDamage | undefined = isDamaged
    ? { fields: [...new Set(refused)], other, gone: [...gone] }
    : undefined;
  return { values, scenarios: kept, damage };
}

const olderValues = <I extends Inputs>(inputs: I) =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { before }]) => (before === undefined ? [] : [[name, before]])),
  ) as Partial<Values<I>>;

/** Empty for the worked example alone. */
export function writeAddress<I extends Inputs>(
  inputs: I,
  values: Values<I>,
  scenarios: readonly Scenario<I>[] = [],
): string {
  const query = new URLSearchParams(writeParts(inputs, values));
  for (const { name, values: held } of scenarios) {
    const parts = writeParts(inputs, held).map((part) => part.join(equals));
    query.append(scenarioParameter, [name, ...parts].join(between));
  }
  if (query.size === 0) return '';
  const hasEditions = Object.values(inputs).some(({ before }) => before !== undefined);
  return hasEditions ? `#${editionMark}&${query}` : `#${query}`;
}
