import {
  type Input,
  type Inputs,
  initialValues,
  inputNamesByKey,
  linkEdition,
  listEditions,
  type NumberLimits,
  readLinkValue,
  type Values,
  writeLinkValue,
} from 'tank-gauging/inputs';
import { isTankKey, readTank, type Tank, type TankField, writeTank } from 'tank-gauging/tank/tank-record';

/** Saved calculation for comparison. */
export interface Scenario<I extends Inputs> {
  name: string;
  values: Values<I>;
}

/** True for the key of a field that the tool no longer has: old links with it still open. */
export type IsRemovedField = (key: string) => boolean;

/** Parts of a link from before the keys of a tool changed, by its present keys. */
export type OlderParts = (parts: readonly (readonly [string, string])[]) => (readonly [string, string])[];

/** A number in a link beyond the limits of its field. */
interface BeyondLimits extends Pick<NumberLimits, 'min' | 'max' | 'unit'> {
  key: string;
  value: number;
}

export interface LinkDamage {
  fields: readonly string[];
  beyond: readonly BeyondLimits[];
  other: boolean;
  removed: readonly string[];
}

const [scenarioParameter, editionParameter] = ['skenario', 'v'] as const;
/** Edition parameter of a link; links without it are of edition 1. */
export const editionKey = `${editionParameter}=${linkEdition}`;

/** Limit that keeps links short enough for every messenger. */
export const maxScenarios = 5;

/** Names come from links, so no character may end a parameter or a line. */
const nameSign = /^[\p{L}\p{N}][\p{L}\p{N} ,()+-]{0,29}$/u;
/** Separators within a scenario: absent from names and values, and not percent-encoded in links. */
const [between, equals] = ['*', '_'] as const;

/** Cleans a typed name; undefined when nothing usable remains. */
export function scenarioName(typed: string): string | undefined {
  const name = typed
    .replace(/[^\p{L}\p{N} ,()+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 30)
    .trim();
  return nameSign.test(name) ? name : undefined;
}

/** Largest number that is quoted from a link. */
const largest = 1e15;

/** Values of the tool's fields, names of those that a part states, keys with rejected values, and unknown keys. */
function readParts<I extends Inputs>(
  inputs: I,
  parts: Iterable<readonly string[]>,
  edition: number,
  over: Partial<Values<I>> = {},
) {
  const names = inputNamesByKey(inputs);
  const values: Record<string, number | string> = { ...initialValues(inputs, edition), ...over };
  const [stated, refused, unknown]: [string[], string[], string[]] = [[], [], []];
  const beyond: BeyondLimits[] = [];
  for (const [key = '', text = ''] of parts) {
    const name = names.get(key) ?? '';
    const input = inputs[name];
    const value = input && readLinkValue(input, text);
    if (!input) unknown.push(key);
    else if (value === undefined) {
      refused.push(key);
      const number =
        input.kind === 'number' ? readLinkValue({ ...input, min: -largest, max: largest }, text) : undefined;
      if (input.kind === 'number' && typeof number === 'number')
        beyond.push({ key, value: number, min: input.min, max: input.max, unit: input.unit });
    } else {
      values[name] = value;
      stated.push(name);
    }
  }
  return { values: values as Values<I>, stated, refused, beyond, unknown };
}

/** Fields that differ from the worked example, and those in `always`. */
const writeParts = <I extends Inputs>(inputs: I, values: Values<I>, always: readonly (keyof I)[] = []) =>
  Object.entries(inputs).flatMap(([name, { key }]) => {
    const text = writeLinkValue(inputs, values, name, always.includes(name));
    return text === undefined ? [] : [[key, text]];
  });

/**
 * Reads a link. Unusable values fall back to the worked example and are reported, so that a damaged link still opens
 * the tool; a scenario with an unusable value is dropped. Defaults are those of the link's edition.
 */
export function readAddress<I extends Inputs>(
  inputs: I,
  fragment: string,
  isRemovedField: IsRemovedField = () => false,
  fromTank?: (tank: Partial<Tank>) => Partial<Values<I>>,
  olderParts: OlderParts = (parts) => [...parts],
) {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const retired = new Set<string>();
  const isStrange = (key: string) => !(isRemovedField(key) && retired.add(key));
  const all = olderParts([...query].filter(([key]) => key !== scenarioParameter && key !== editionParameter));
  // The tank data sheet has the tank's fields as inputs of its own.
  const names = inputNamesByKey(inputs);
  const isCarried = ([key]: readonly [string, string]) => isTankKey(key) && !names.has(key);
  const own = all.filter((part) => !isCarried(part));
  const edition = readEdition(query.get(editionParameter));
  const carried = readTank(all.filter(isCarried), edition);
  const tank = Object.keys(carried.tank).length > 0 ? carried.tank : undefined;
  // A link without a tank has the tool's examples.
  const fromCarriedTank = tank && fromTank?.(tank);
  const { values, stated, refused, beyond, unknown } = readParts(inputs, own, edition ?? linkEdition, fromCarriedTank);
  const strange = [...unknown.filter(isStrange), ...carried.refused];
  const written = query.getAll(scenarioParameter);
  const scenarios = written.flatMap((text): Scenario<I>[] => {
    const [name = '', ...parts] = text.split(between);
    const pairs = olderParts(parts.map((part) => part.split(equals) as [string, string]));
    const read = readParts(inputs, pairs, edition ?? linkEdition);
    const isWhole = nameSign.test(name) && read.refused.length === 0 && read.unknown.filter(isStrange).length === 0;
    return isWhole ? [{ name, values: read.values }] : [];
  });
  const kept = scenarios.slice(0, maxScenarios);
  const other = edition === undefined || strange.length > 0 || kept.length < written.length;
  const isDamaged = refused.length > 0 || other || retired.size > 0;
  const damage: LinkDamage | undefined = isDamaged
    ? { fields: [...new Set(refused)], beyond, other, removed: [...retired] }
    : undefined;
  const { assumed } = carried;
  const isStated = ([name, { tankField }]: [string, Input]) =>
    stated.includes(name)
      ? !assumed.includes((tankField ?? name) as TankField)
      : tankField !== undefined && tankField in carried.tank && !assumed.includes(tankField as TankField);
  return {
    ...{ values, scenarios: kept, damage, tank, assumed },
    /** Inputs that were stated, not taken from an example. */
    given: Object.entries(inputs)
      .filter(isStated)
      .map(([name]) => name),
  };
}

/** Edition of a link; undefined when it is newer than this page or malformed. */
function readEdition(text: string | null): number | undefined {
  const edition = text === null ? 1 : Number(text);
  return Number.isInteger(edition) && edition >= 1 && edition <= linkEdition ? edition : undefined;
}

/**
 * Writes a link; empty for the worked example, unless its values changed between editions. `tank` holds tank fields for
 * other tools, `always` the inputs that would otherwise be filled from them.
 */
export function writeAddress<I extends Inputs>(
  inputs: I,
  values: Values<I>,
  scenarios: readonly Scenario<I>[] = [],
  tank: Partial<Tank> = {},
  always: readonly (keyof I)[] = [],
  assumed: readonly TankField[] = [],
): string {
  const parts = [...writeTank(tank, assumed), ...writeParts(inputs, values, always)];
  const query = new URLSearchParams(parts as [string, string][]);
  for (const { name, values: held } of scenarios) {
    const differing = writeParts(inputs, held).map((part) => part.join(equals));
    query.append(scenarioParameter, [name, ...differing].join(between));
  }
  const all = [...(listEditions(inputs).length > 0 ? [editionKey] : []), ...(query.size > 0 ? [`${query}`] : [])];
  return all.length > 0 ? `#${all.join('&')}` : '';
}
