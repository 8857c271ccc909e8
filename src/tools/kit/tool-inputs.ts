import {
  checkNumber,
  formatFree,
  type NumberLimits,
  parseNumber,
  type SignReading,
} from '../../shared/format/parse-number.ts';

/** A number that a visitor types, with the value of the worked example. */
export interface NumberInput extends NumberLimits {
  kind: 'number';
  initial: number;
}

/** One of a few names. */
export interface ChoiceInput<T extends string = string> {
  kind: 'choice';
  initial: T;
  options: readonly T[];
}

/** Everything a tool asks for, by the name that it has in the address. */
export type Inputs = Readonly<Record<string, NumberInput | ChoiceInput>>;

export type Values<I extends Inputs> = {
  [K in keyof I]: I[K] extends ChoiceInput<infer T> ? T : number;
};
export type Typed<I extends Inputs> = Record<keyof I, string>;

export const number = (initial: number, min: number, max: number, whole = false): NumberInput => ({
  kind: 'number',
  initial,
  min,
  max,
  whole,
});

export const choice = <const T extends string>(
  options: readonly [T, ...T[]],
  initial: T = options[0],
): ChoiceInput<T> => ({
  kind: 'choice',
  initial,
  options,
});

/** The worked example. */
export function initialValues<I extends Inputs>(inputs: I): Values<I> {
  return Object.fromEntries(Object.entries(inputs).map(([name, { initial }]) => [name, initial])) as Values<I>;
}

/** Values as they stand in the fields. */
export function typedOf<I extends Inputs>(values: Values<I>): Typed<I> {
  return Object.fromEntries(
    Object.entries<number | string>(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatFree(value) : value,
    ]),
  ) as Typed<I>;
}

/** One typed text as a value, or the sentence that says why it is none. */
export function readInput(
  input: NumberInput | ChoiceInput,
  typed: string,
): { value: number | string; read?: SignReading } | { problem: string } {
  if (input.kind === 'number') return parseNumber(typed, input);
  return input.options.includes(typed) ? { value: typed } : { problem: 'Pilih salah satu.' };
}

/** Sentences for the fields that cannot be used as they stand. */
export function problemsOf<I extends Inputs>(inputs: I, typed: Typed<I>): Partial<Record<keyof I, string>> {
  const found = Object.entries(inputs).flatMap(([name, input]) => {
    const read = readInput(input, typed[name] ?? '');
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<keyof I, string>>;
}

/** Plain decimal notation, as `writeFragment` writes it: no exponents, no separators. */
const plain = /^-?\d{1,15}(\.\d{1,6})?$/;

function readPart(input: NumberInput | ChoiceInput, text: string) {
  if (input.kind === 'choice') return readInput(input, text);
  return plain.test(text) ? checkNumber(Number(text), input) : { problem: text };
}

/**
 * True when an address says something about a tool that cannot be used: a value outside its limits, a name that the
 * tool does not have. `known` are names that others read from the same address.
 */
export function isDamaged(inputs: Inputs, fragment: string, known: readonly string[] = []): boolean {
  return [...new URLSearchParams(fragment.replace(/^#/, ''))].some(([name, text]) => {
    const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    return input ? 'problem' in readPart(input, text) : !known.includes(name);
  });
}

/**
 * Values that stand in the fragment of an address. Unknown names and values outside their limits are left out,
 * so that a damaged link still opens the tool.
 */
export function readFragment<I extends Inputs>(inputs: I, fragment: string): Partial<Values<I>> {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const found = Object.entries(inputs).flatMap(([name, input]) => {
    const text = query.get(name);
    if (text === null) return [];
    const read = readPart(input, text);
    return 'value' in read ? [[name, read.value] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Values<I>>;
}

/** The fragment that opens the tool with these values; empty while they are those of the worked example. */
export function writeFragment<I extends Inputs>(inputs: I, values: Values<I>): string {
  const query = new URLSearchParams();
  for (const [name, { initial }] of Object.entries(inputs)) {
    const value: number | string | undefined = values[name];
    if (value !== undefined && value !== initial) {
      query.set(name, typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
    }
  }
  const text = query.toString();
  return text && `#${text}`;
}
