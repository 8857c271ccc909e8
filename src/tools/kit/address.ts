import {
  type IsGone,
  mostScenarios,
  readScenario,
  type Scenario,
  scenarioParameter,
  writeScenario,
} from './scenarios.ts';
import { byKey, type Inputs, initialValues, readPart, type Values, writePart } from './tool-inputs.ts';

/** What an address says that cannot be used: keys of the fields whose value was left out, what else, and what is gone. */
export interface LinkDamage {
  fields: readonly string[];
  other: boolean;
  /** Keys of what the tool once asked for and no longer does. */
  gone: readonly string[];
}

export interface AddressContent<I extends Inputs> {
  values: Values<I>;
  scenarios: readonly Scenario<I>[];
  damage: LinkDamage | undefined;
}

/** Marks addresses that know of fields with a value of their own for older ones (`before`). */
const editionParameter = 'v';
export const editionMark = `${editionParameter}=2`;

const hasEditions = (inputs: Inputs) => Object.values(inputs).some(({ before }) => before !== undefined);

/**
 * What the fragment of an address means. What cannot be used keeps the value of the worked example and is reported, so
 * that a damaged link still opens the tool and says so.
 */
export function readAddress<I extends Inputs>(
  inputs: I,
  fragment: string,
  isGone: IsGone = () => false,
): AddressContent<I> {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const values: Record<string, number | string> = { ...initialValues(inputs), ...olderValues(inputs, query) };
  const scenarios: Scenario<I>[] = [];
  const fields: string[] = [];
  const gone = new Set<string>();
  const noteGone = (key: string) => isGone(key) && gone.add(key).has(key);
  let other = false;
  const names = byKey(inputs);
  for (const [key, text] of query) {
    const name = names.get(key);
    const input = name === undefined ? undefined : inputs[name];
    if (name !== undefined && input) {
      const read = readPart(input, text);
      if ('value' in read) values[name] = read.value;
      else fields.push(key);
    } else if (key === scenarioParameter) {
      const scenario = readScenario(inputs, text, noteGone);
      if (scenario && scenarios.length < mostScenarios) scenarios.push(scenario);
      else other = true;
    } else if (!noteGone(key) && key !== editionParameter) other = true;
  }
  const damaged = fields.length > 0 || other || gone.size > 0;
  const damage = damaged ? { fields: [...new Set(fields)], other, gone: [...gone] } : undefined;
  return { values: values as Values<I>, scenarios, damage };
}

/** What fields mean that an older address could not name. */
function olderValues(inputs: Inputs, query: URLSearchParams): Record<string, number | string> {
  if (query.has(editionParameter)) return {};
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { before }]) => (before === undefined ? [] : [[name, before]])),
  );
}

/** The fragment that opens the tool with all this; empty while it is the worked example alone. */
export function writeAddress<I extends Inputs>(
  inputs: I,
  values: Values<I>,
  scenarios: readonly Scenario<I>[] = [],
): string {
  const query = new URLSearchParams();
  for (const [name, { key }] of Object.entries(inputs)) {
    const text = writePart(inputs, values, name);
    if (text !== undefined) query.set(key, text);
  }
  for (const scenario of scenarios) query.append(scenarioParameter, writeScenario(inputs, scenario));
  if (query.size === 0) return '';
  return hasEditions(inputs) ? `#${editionMark}&${query}` : `#${query}`;
}
