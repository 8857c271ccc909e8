/** Limits of a number that a field takes, and the unit of a bare figure, e.g. `mm` or `Rp/jam`. */
export interface NumberLimits {
  min: number;
  max: number;
  /** Such as tanks or days. */
  whole?: boolean | undefined;
  unit?: string | undefined;
}

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
export interface NumberInput<K extends string = string> extends NumberLimits, Named<K, number> {
  kind: 'number';
  initial: number;
  /** Where the visitor chooses the unit; the value keeps its own. */
  typedIn?: ChosenUnit | undefined;
}

export interface Scale {
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

/** Fields that contradict one another, each with the key of its message. */
export type Clashes<I extends Inputs> = Partial<Record<keyof I, string>>;
