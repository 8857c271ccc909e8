/** Accepted range of a number, and the unit of a bare figure, e.g. `mm` or `Rp/jam`. */
export interface NumberLimits {
  min: number;
  max: number;
  /** True for counts, such as tanks or days. */
  whole?: boolean | undefined;
  unit?: string | undefined;
}

/**
 * Edition of the links written now, common to all tools. Raise it when an example changes or a field is added, and mark
 * that input with `changedIn`: links omit values equal to the example.
 */
export const linkEdition = 6;

interface Named<K extends string, V> {
  /** Key in links already shared, in the record of texts, and in the ids of the page. */
  key: K;
  /** Field of the tank record that sets this input. */
  tankField?: string;
  /** Values that links before an edition omitted, that is, former examples. */
  since?: readonly { edition: number; before: V }[];
}

/** `initial` is the value of the worked example. */
export interface NumberInput<K extends string = string> extends NumberLimits, Named<K, number> {
  kind: 'number';
  initial: number;
  /** Set when the visitor chooses the unit of the field; the stored value stays in its own unit. */
  typedIn?: ChosenUnit | undefined;
  /** Value of an empty field, for a figure that may not be assumed; it may be outside the limits. */
  unknown?: number | undefined;
}

export interface UnitConversion {
  from: (typed: number) => number;
  to: (value: number) => number;
}

/** Unit chosen in another field, `by`. */
interface ChosenUnit {
  by: string;
  /** Unit that a typed text may name, where the choices are no names of units. */
  unit?: string | undefined;
  /** Factor from each unit to that of the value; a scale where the conversion is no factor. */
  worth: Readonly<Record<string, number | UnitConversion>>;
  /** Decimals shown in each unit. */
  digits: Readonly<Record<string, number>>;
}

export interface ChoiceInput<T extends string = string, K extends string = string> extends Named<K, T> {
  kind: 'choice';
  initial: T;
  options: readonly T[];
}

/** Name typed by the visitor; only characters that cannot break a link, a sentence or a line. */
export interface NameInput<K extends string = string> extends Named<K, string> {
  kind: 'name';
  initial: '';
}

export type Input = NumberInput | ChoiceInput | NameInput;

/** All inputs of a tool, by their name in code. */
export type Inputs = Readonly<Record<string, Input>>;

export type Values<I extends Inputs> = {
  [K in keyof I]: I[K] extends ChoiceInput<infer T> ? T : I[K] extends NameInput ? string : number;
};
export type TypedInputs<I extends Inputs> = Record<keyof I, string>;
export const numberInput = <const K extends string>(
  key: K,
  initial: number,
  min: number,
  max: number,
  more: Pick<NumberInput, 'unit' | 'whole' | 'unknown'> = {},
): NumberInput<K> => ({
  kind: 'number',
  key,
  initial,
  min,
  max,
  ...more,
});

export const choiceInput = <const T extends string, const K extends string>(
  key: K,
  options: readonly [T, ...T[]],
  initial: T = options[0],
): ChoiceInput<T, K> => ({
  kind: 'choice',
  key,
  initial,
  options,
});

export const nameInput = <const K extends string>(key: K): NameInput<K> => ({ kind: 'name', key, initial: '' });

/** Marks an input whose example changed in an edition; older links that omit it mean `before`. */
export const changedIn = <N extends Input>(edition: number, before: N['initial'], input: N): N => ({
  ...input,
  since: [...(input.since ?? []), { edition, before }],
});

/** Editions in which the omitted values of a tool changed, ascending. */
export const listEditions = (inputs: Inputs): number[] =>
  [...new Set(Object.values(inputs).flatMap((input) => input.since?.map(({ edition }) => edition) ?? []))].sort(
    (a, b) => a - b,
  );

export const inputNamesByKey = (inputs: Inputs): ReadonlyMap<string, string> =>
  new Map(Object.entries(inputs).map(([name, { key }]) => [key, name]));

/** Values of the worked example, or those that a link of an earlier edition means when it omits all fields. */
export function initialValues<I extends Inputs>(inputs: I, edition = linkEdition): Values<I> {
  const initialFor = ({ initial, since: changes = [] }: Input) => {
    const later = [...changes].sort((a, b) => a.edition - b.edition).find((change) => change.edition > edition);
    return later ? later.before : initial;
  };
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, initialFor(input)])) as Values<I>;
}

/** Values of an empty field: of a reading, which may be 0, and of another figure. */
export const [noReading, noFigure] = [-1, 0] as const;

/** Fields of `names` that are empty. */
export const emptyFields = <I extends Inputs, N extends keyof I>(
  inputs: I,
  values: Values<I>,
  names: readonly N[],
): N[] =>
  names.filter((name) => {
    const input = inputs[name];
    return input?.kind === 'number' && input.unknown !== undefined && values[name] === input.unknown;
  });

/** Fields that contradict one another, each with the key of its message. */
export type Contradictions<I extends Inputs> = Partial<Record<keyof I, string>>;

const nameSign = /^([\p{L}\p{N}][\p{L}\p{N} .,%()+/-]{0,29})?$/u;

/** Whether a text is a name that cannot break a link, a sentence or a line; an empty one is. */
export const isName = (text: string): boolean => nameSign.test(text);

/** The name in a text, without other characters and cut to its length; empty where nothing remains. */
export const asName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .,%()+/-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 30)
    .trim();

/** Decimal notation without exponents and separators; other programs write more decimals than `linkText`. */
const decimal = /^-?\d{1,15}(\.\d{1,20})?$/;

/** Value as written in a link: at most six decimals. */
export const linkText = (value: number | string): string =>
  typeof value === 'number' ? String(Number(value.toFixed(6))) : value;

/** Value of an input in a link, where a dot is always the decimal separator; undefined when it is invalid. */
export function readLinkValue(input: Input, text: string): number | string | undefined {
  if (input.kind === 'name') return isName(text) ? text : undefined;
  if (input.kind === 'choice') return input.options.includes(text) ? text : undefined;
  const { min, max, whole = false, unknown } = input;
  const value = decimal.test(text) ? Number(Number(text).toFixed(6)) : Number.NaN;
  if (value === unknown) return value;
  if (!(value >= min && value <= max) || (whole && !Number.isInteger(value))) return undefined;
  // Turns −0 into 0.
  return value === 0 ? 0 : value;
}

/** Value for a link; undefined when it equals the worked example and can be omitted. */
export function writeLinkValue<I extends Inputs>(
  inputs: I,
  values: Values<I>,
  name: keyof I,
  always = false,
): string | undefined {
  const value: number | string | undefined = values[name];
  if (value === undefined || (!always && value === inputs[name]?.initial)) return undefined;
  return linkText(value);
}
