import { formatFree } from '../../shared/format/format.ts';
import { checkNumber, parseNumber, type SignReading } from '../../shared/format/parse-number.ts';
import { fieldWords } from '../../shared/words/fields.words.ts';
import type { Input, Inputs, NumberInput, Scale, Typed, Values } from './inputs.ts';

/** Ambiguous numbers, by field. */
export type SignReadings<I extends Inputs> = Partial<Record<keyof I, SignReading>>;

type Chosen = Readonly<Record<string, number | string | undefined>>;

/** Chosen unit of a field with its conversion; undefined for a field with a fixed unit. */
function unitOf(input: NumberInput, chosen: Chosen) {
  const unit = input.typedIn && String(chosen[input.typedIn.by]);
  if (unit === undefined) return undefined;
  const worth = input.typedIn?.worth[unit] ?? 1;
  const scale: Scale =
    typeof worth === 'object' ? worth : { from: (typed) => typed * worth, to: (value) => value / worth };
  return { unit, scale, digits: input.typedIn?.digits[unit] };
}

/** Text of a value in its field; `chosen` holds the fields that choose units. */
export function showInput(input: Input | undefined, value: number | string, chosen: Chosen): string {
  if (typeof value === 'string') return value;
  const unit = input?.kind === 'number' ? unitOf(input, chosen) : undefined;
  return formatFree(unit ? Number(unit.scale.to(value).toFixed(unit.digits)) : value);
}

export function typedOf<I extends Inputs>(inputs: I, values: Partial<Values<I>>, chosen: Chosen = values): Typed<I> {
  return Object.fromEntries(
    Object.entries<number | string | undefined>(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, showInput(inputs[name], value, chosen)]],
    ),
  ) as Typed<I>;
}

const nameSign = /^([\p{L}\p{N}][\p{L}\p{N} ./-]{0,29})?$/u;

/** Parses a typed text to a value, or to the sentence why it is invalid. */
export function readInput(
  input: Input,
  typed: string,
  chosen: Chosen = {},
): { value: number | string; read?: SignReading } | { problem: string } {
  if (input.kind === 'number') {
    const own = unitOf(input, chosen);
    if (!own) return parseNumber(typed, input);
    const { scale, unit } = own;
    // Scales such as °API are decreasing, which swaps the limits.
    const ends = [scale.to(input.min), scale.to(input.max)];
    const parsed = parseNumber(typed, { ...input, unit, min: Math.min(...ends), max: Math.max(...ends) });
    return 'value' in parsed ? { ...parsed, value: Number(scale.from(parsed.value).toFixed(9)) } : parsed;
  }
  if (input.kind === 'name') return nameSign.test(typed) ? { value: typed } : { problem: fieldWords.name };
  return input.options.includes(typed) ? { value: typed } : { problem: fieldWords.choose };
}

/** A sentence for each invalid field. */
export function problemsOf<I extends Inputs>(inputs: I, typed: Typed<I>): Partial<Record<keyof I, string>> {
  const found = Object.entries(inputs).flatMap(([name, input]) => {
    const read = readInput(input, typed[name] ?? '', typed);
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<keyof I, string>>;
}

/** Decimal notation as written by `writePart`: no exponents, no separators. */
const plain = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Parses a value in a link, where a dot is always the decimal separator. */
export function readPart(input: Input, text: string) {
  if (input.kind !== 'number') return readInput(input, text);
  return plain.test(text) ? checkNumber(Number(text), input) : { problem: text };
}

/** Value for a link; undefined when it equals the worked example and can be omitted. */
export function writePart<I extends Inputs>(
  inputs: I,
  values: Values<I>,
  name: keyof I,
  always = false,
): string | undefined {
  const value: number | string | undefined = values[name];
  if (value === undefined || (!always && value === inputs[name]?.initial)) return undefined;
  return typeof value === 'number' ? String(Number(value.toFixed(6))) : value;
}
