import { formatFree } from '../../shared/format/format.ts';
import { checkNumber, type NumberLimits, parseNumber, type SignReading } from '../../shared/format/parse-number.ts';
import { fieldWords } from '../../shared/words/fields.words.ts';

/**
 * The edition of links that are written now, of all tools together. Whoever changes an example or adds a field raises
 * it by one and says so with `since`: links leave out what equals the example.
 */
export const linkEdition = 5;

interface Named<K extends string, V> {
  /** In addresses that people have sent, in its words' record and in the page's ids. */
  key: K;
  /** The question about the tank that it is, by its name in the tank's record. */
  of?: string;
  /** What links left out before an edition. */
  since?: readonly { edition: number; before: V }[];
}

/** `initial` is the value of the worked example. */
interface NumberInput<K extends string = string> extends NumberLimits, Named<K, number> {
  kind: 'number';
  initial: number;
  /** Where the visitor chooses the unit; the value keeps its own. */
  typedIn?: ChosenUnit | undefined;
}

interface Scale {
  from: (typed: number) => number;
  to: (value: number) => number;
}

/** A unit that the field `by` chooses. */
interface ChosenUnit {
  by: string;
  /** Each unit in the unit of the value; a scale where that is no factor. */
  worth: Readonly<Record<string, number | Scale>>;
  /** Decimals shown in each unit. */
  digits: Readonly<Record<string, number>>;
}

export interface ChoiceInput<T extends string = string, K extends string = string> extends Named<K, T> {
  kind: 'choice';
  initial: T;
  options: readonly T[];
}

/** A name of the visitor's own: no sign of it makes another address, a sentence or a line. */
interface NameInput<K extends string = string> extends Named<K, string> {
  kind: 'name';
  initial: '';
}

export type Input = NumberInput | ChoiceInput | NameInput;

/** Everything a tool asks for, by the name that the code calls it. */
export type Inputs = Readonly<Record<string, Input>>;

export type Values<I extends Inputs> = {
  [K in keyof I]: I[K] extends ChoiceInput<infer T> ? T : I[K] extends NameInput ? string : number;
};
export type Typed<I extends Inputs> = Record<keyof I, string>;
/** Figures that others would read differently. */
export type SignReadings<I extends Inputs> = Partial<Record<keyof I, SignReading>>;

export const number = <const K extends string>(
  key: K,
  initial: number,
  min: number,
  max: number,
  more: Pick<NumberLimits, 'unit' | 'whole'> = {},
): NumberInput<K> => ({
  kind: 'number',
  key,
  initial,
  min,
  max,
  ...more,
});

export const choice = <const T extends string, const K extends string>(
  key: K,
  options: readonly [T, ...T[]],
  initial: T = options[0],
): ChoiceInput<T, K> => ({
  kind: 'choice',
  key,
  initial,
  options,
});

export const name = <const K extends string>(key: K): NameInput<K> => ({ kind: 'name', key, initial: '' });

/** An input whose example is another since an edition; a link from before that leaves it out means `before`. */
export const since = <N extends Input>(edition: number, before: N['initial'], input: N): N => ({
  ...input,
  since: [...(input.since ?? []), { edition, before }],
});

/** Editions in which a tool's links began to leave out other values, ascending. */
export const editionsOf = (inputs: Inputs): number[] =>
  [...new Set(Object.values(inputs).flatMap((input) => input.since?.map(({ edition }) => edition) ?? []))].sort(
    (a, b) => a - b,
  );

export const byKey = (inputs: Inputs): ReadonlyMap<string, string> =>
  new Map(Object.entries(inputs).map(([name, { key }]) => [key, name]));

/** The worked example, or what a link of an earlier edition means by leaving everything out. */
export function initialValues<I extends Inputs>(inputs: I, edition = linkEdition): Values<I> {
  const initialOf = ({ initial, since: changes = [] }: Input) => {
    const later = [...changes].sort((a, b) => a.edition - b.edition).find((change) => change.edition > edition);
    return later ? later.before : initial;
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, initialOf(input)])) as Values<I>;
}

type Chosen = Readonly<Record<string, number | string | undefined>>;

/** Undefined for fields that have one unit only. */
function unitOf(input: NumberInput, chosen: Chosen) {
  const unit = input.typedIn && String(chosen[input.typedIn.by]);
  if (unit === undefined) return undefined;
  const worth = input.typedIn?.worth[unit] ?? 1;
  const scale: Scale =
    typeof worth === 'object' ? worth : { from: (typed) => typed * worth, to: (value) => value / worth };
  return { unit, scale, digits: input.typedIn?.digits[unit] };
}

/** `chosen` holds the fields that choose units. */
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

/** The value of a typed text, or why it is none. */
export function readInput(
  input: Input,
  typed: string,
  chosen: Chosen = {},
): { value: number | string; read?: SignReading } | { problem: string } {
  if (input.kind === 'number') {
    const own = unitOf(input, chosen);
    if (!own) return parseNumber(typed, input);
    const { scale, unit } = own;
    // Scales such as °API run the other way.
    const ends = [scale.to(input.min), scale.to(input.max)];
    const parsed = parseNumber(typed, { ...input, unit, min: Math.min(...ends), max: Math.max(...ends) });
    return 'value' in parsed ? { ...parsed, value: Number(scale.from(parsed.value).toFixed(9)) } : parsed;
  }
  if (input.kind === 'name') return nameSign.test(typed) ? { value: typed } : { problem: fieldWords.name };
  return input.options.includes(typed) ? { value: typed } : { problem: fieldWords.choose };
}

/** A sentence for each field that cannot be used. */
export function problemsOf<I extends Inputs>(inputs: I, typed: Typed<I>): Partial<Record<keyof I, string>> {
  const found = Object.entries(inputs).flatMap(([name, input]) => {
    const read = readInput(input, typed[name] ?? '', typed);
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<keyof I, string>>;
}

/** Plain decimal notation, as `writePart` writes it: no exponents, no separators. */
const plain = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A value as it stands in an address, where a dot always stands before decimals. */
export function readPart(input: Input, text: string) {
  if (input.kind !== 'number') return readInput(input, text);
  return plain.test(text) ? checkNumber(Number(text), input) : { problem: text };
}

/** A value for an address; undefined where it is that of the worked example and need not stand there. */
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
