import {
  type Input,
  type Inputs,
  isName,
  type NumberInput,
  type TypedInputs,
  type UnitConversion,
  type Values,
} from 'tank-gauging/inputs';
import { type NumberProblem, parseNumber, type SignReading } from 'tank-gauging/parse-number';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { fieldWords } from '../../shared/words/fields.words.ts';

/** Ambiguous numbers, by field. */
export type SignReadings<I extends Inputs> = Partial<Record<keyof I, SignReading>>;

type Chosen = Readonly<Record<string, number | string | undefined>>;

/** Chosen unit of a field with its conversion; undefined for a field with a fixed unit. */
function chosenUnit(input: NumberInput, chosen: Chosen) {
  const unit = input.typedIn && String(chosen[input.typedIn.by]);
  if (unit === undefined) return undefined;
  const worth = input.typedIn?.worth[unit] ?? 1;
  const scale: UnitConversion =
    typeof worth === 'object' ? worth : { from: (typed) => typed * worth, to: (value) => value / worth };
  return { unit: input.typedIn?.unit ?? unit, scale, digits: input.typedIn?.digits[unit] };
}

/** Text of a value in its field; `chosen` holds the fields that choose units. */
export function showInput(input: Input | undefined, value: number | string, chosen: Chosen): string {
  if (typeof value === 'string') return value;
  if (input?.kind === 'number' && value === input.unknown) return '';
  const unit = input?.kind === 'number' ? chosenUnit(input, chosen) : undefined;
  return formatAllDigits(unit ? Number(unit.scale.to(value).toFixed(unit.digits)) : value);
}

export function formatInputs<I extends Inputs>(
  inputs: I,
  values: Partial<Values<I>>,
  chosen: Chosen = values,
): TypedInputs<I> {
  return Object.fromEntries(
    Object.entries<number | string | undefined>(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, showInput(inputs[name], value, chosen)]],
    ),
  ) as TypedInputs<I>;
}

function problemText(problem: NumberProblem): string {
  if (problem.key === 'unit') return fillSlots(fieldWords.unit, { tertulis: problem.typed, satuan: problem.unit });
  return 'limit' in problem
    ? fillSlots(fieldWords[problem.key], { limit: formatAllDigits(problem.limit) })
    : fieldWords[problem.key];
}

/** Parses a typed text to a value, or to the sentence why it is invalid. */
export function readInput(
  input: Input,
  typed: string,
  chosen: Chosen = {},
): { value: number | string; read?: SignReading } | { problem: string } {
  if (input.kind === 'number') {
    if (input.unknown !== undefined && typed.trim() === '') return { value: input.unknown };
    const own = chosenUnit(input, chosen);
    // Scales such as °API are decreasing, which swaps the limits.
    const ends = own && [own.scale.to(input.min), own.scale.to(input.max)];
    const limits = ends ? { ...input, unit: own.unit, min: Math.min(...ends), max: Math.max(...ends) } : input;
    const parsed = parseNumber(typed, limits);
    if ('problem' in parsed) return { problem: problemText(parsed.problem) };
    return own ? { ...parsed, value: Number(own.scale.from(parsed.value).toFixed(9)) } : parsed;
  }
  if (input.kind === 'name') return isName(typed) ? { value: typed } : { problem: fieldWords.name };
  return input.options.includes(typed) ? { value: typed } : { problem: fieldWords.choose };
}

/** A sentence for each invalid field. */
export function inputProblems<I extends Inputs>(inputs: I, typed: TypedInputs<I>): Partial<Record<keyof I, string>> {
  const found = Object.entries(inputs).flatMap(([name, input]) => {
    const read = readInput(input, typed[name] ?? '', typed);
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<keyof I, string>>;
}
