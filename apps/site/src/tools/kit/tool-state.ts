import { useEffect, useRef, useState } from 'react';
import { type Contradictions, type Inputs, initialValues, type TypedInputs, type Values } from 'tank-gauging/inputs';
import type { Tank, TankField, TankUse } from 'tank-gauging/tank/tank-record';
import {
  type IsRemovedField,
  type LinkDamage,
  maxScenarios,
  type OlderParts,
  readAddress,
  type Scenario,
  writeAddress,
} from './address.ts';
import { formatInputs, inputProblems, readInput, type SignReadings, showInput } from './tool-inputs.ts';
import type { ToolText, ToolWords } from './tool-words.ts';
import { useAddress } from './use-address.ts';

/** Key of the sentence on a contradiction with other values, by field. */

export interface ToolDefinition<I extends Inputs> {
  inputs: I;
  refuse?: ((values: Values<I>) => Contradictions<I>) | undefined;
  isRemovedField?: IsRemovedField | undefined;
  olderParts?: OlderParts | undefined;
  tank?: TankUse<I> | undefined;
  /** True if links keep what was stated although it equals the example, because the result tells the two apart. */
  keepsGiven?: boolean | undefined;
}

/** State restored by undo. */
interface Sheet<I extends Inputs> {
  typed: TypedInputs<I>;
  /** Last values that were valid together. */
  values: Values<I>;
  clashes: Contradictions<I>;
  scenarios: readonly Scenario<I>[];
  /** Tank fields from the link, passed on to other tools. */
  tank?: Partial<Tank> | undefined;
  /** Those of them that are assumed. */
  assumed: readonly TankField[];
  /** Inputs that the link or the visitor stated. */
  given: readonly (keyof I & string)[];
}

interface ToolState<I extends Inputs> extends Sheet<I> {
  reads: SignReadings<I>;
  damage: LinkDamage | undefined;
  past: readonly Sheet<I>[];
  /** Consecutive edits with the same key are one undo step. */
  burst: string | undefined;
  /** True once the address follows the state. */
  touched: boolean;
  /** True until an edit, while the fields have the values of a link from elsewhere. */
  linked: boolean;
}

export type ToolAction<I extends Inputs> =
  | { kind: 'take'; fragment: string; isOwn: boolean }
  | { kind: 'set'; name: keyof I & string; text: string }
  | { kind: 'put'; values: Partial<Values<I>>; brought?: readonly (keyof I & string)[] | undefined }
  | { kind: 'reset' }
  | { kind: 'undo' }
  | { kind: 'keep'; name: string }
  | { kind: 'drop'; name: string };

const mostSteps = 100;

export function initialState<I extends Inputs>({ inputs }: ToolDefinition<I>): ToolState<I> {
  const values = initialValues(inputs);
  const sheet = { typed: formatInputs(inputs, values), values, clashes: {}, scenarios: [], assumed: [], given: [] };
  const state = { reads: {}, damage: undefined, past: [], burst: undefined, touched: false };
  return { ...sheet, ...state, tank: undefined, linked: false };
}

export function nextState<I extends Inputs>(
  tool: ToolDefinition<I>,
  state: ToolState<I>,
  action: ToolAction<I>,
): ToolState<I> {
  switch (action.kind) {
    case 'take': {
      const { inputs, isRemovedField, tank: use, olderParts } = tool;
      const read = readAddress(inputs, action.fragment, isRemovedField, use?.fromTank, olderParts);
      const { values, scenarios, damage, tank, assumed, given } = read;
      const fields = settle(tool, initialValues(tool.inputs), formatInputs(tool.inputs, values), values);
      // The link that opens the page is no undo step; a later link is one.
      const past = state.touched ? step(state, undefined) : {};
      return {
        ...state,
        ...past,
        ...fields,
        scenarios,
        reads: {},
        damage,
        touched: false,
        ...{ tank, assumed, given },
        linked: !action.isOwn,
      };
    }
    case 'set': {
      const { name, text } = action;
      const input = tool.inputs[name];
      const read = input && readInput(input, text, state.typed);
      const sign = read && 'value' in read ? read.read : undefined;
      return {
        ...state,
        ...step(state, `set ${name}`),
        ...settle(tool, state.values, { ...state.typed, [name]: text }),
        given: state.given.includes(name) ? state.given : [...state.given, name],
        reads: { ...without(state.reads, [name]), ...(sign && { [name]: sign }) } as SignReadings<I>,
      };
    }
    case 'put': {
      const names = Object.keys(action.values);
      const values: Values<I> = { ...state.values, ...action.values };
      const anew = { ...action.values, ...inChangedUnits(tool.inputs, values, names) };
      const typed = { ...state.typed, ...formatInputs(tool.inputs, anew, { ...state.typed, ...action.values }) };
      const past = step(state, `put ${names.join(' ')}`);
      const reads = without(state.reads, Object.keys(anew));
      const { brought = [] } = action;
      const changed = names.filter((name) => action.values[name] !== state.values[name]);
      const given = [...new Set([...state.given, ...changed])].filter((name) => !brought.includes(name));
      return { ...state, ...past, ...settle(tool, state.values, typed, values), reads, given };
    }
    case 'reset':
      return { ...initialState(tool), ...step(state, undefined), scenarios: state.scenarios, tank: undefined };
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      return { ...state, ...before, reads: {}, past: state.past.slice(0, -1), burst: undefined, touched: true };
    }
    case 'keep': {
      const others = state.scenarios.filter(({ name }) => name !== action.name);
      if (others.length >= maxScenarios) return state;
      const scenarios = [...others, { name: action.name, values: state.values }];
      return { ...state, ...step(state, undefined), scenarios };
    }
    case 'drop': {
      const scenarios = state.scenarios.filter(({ name }) => name !== action.name);
      return { ...state, ...step(state, undefined), scenarios };
    }
  }
}

/** Fields whose text changes because their unit has changed. */
const inChangedUnits = <I extends Inputs>(inputs: I, values: Values<I>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, input]) =>
      input.kind === 'number' && names.includes(input.typedIn?.by ?? '') ? [[name, values[name]]] : [],
    ),
  ) as Partial<Values<I>>;

/**
 * Recomputes values and clashes from the typed texts; invalid or contradicting fields keep the last valid values. A
 * text that shows a value of `behind` rounded to its unit's digits keeps that exact value.
 */
function settle<I extends Inputs>(
  { inputs, refuse }: ToolDefinition<I>,
  last: Values<I>,
  typed: TypedInputs<I>,
  behind: Values<I> = last,
): Pick<Sheet<I>, 'typed' | 'values' | 'clashes'> {
  const usable = Object.entries(inputs).flatMap(([name, input]) => {
    const text = typed[name] ?? '';
    const [value, read] = [behind[name], readInput(input, text, typed)];
    if ('problem' in read) return [];
    return [[name, value !== undefined && showInput(input, value, typed) === text ? value : read.value] as const];
  });
  const values: Values<I> = { ...last, ...Object.fromEntries(usable) };
  const clashes = refuse?.(values) ?? {};
  return { typed, clashes, values: Object.keys(clashes).length > 0 ? last : values };
}

function step<I extends Inputs>(state: ToolState<I>, burst: string | undefined) {
  const { typed, values, clashes, scenarios, tank, assumed, given, past } = state;
  const same = burst !== undefined && burst === state.burst;
  const sheet = { typed, values, clashes, scenarios, tank, assumed, given };
  const kept = same ? past : [...past, sheet].slice(-mostSteps);
  return { past: kept, burst, touched: true, linked: false };
}

const without = <T extends object>(record: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T;

function stateFragment<I extends Inputs>(
  { inputs, tank: use, keepsGiven }: ToolDefinition<I>,
  state: ToolState<I>,
  isShown: (name: string) => boolean = () => true,
): string {
  const { scenarios, tank, assumed, given } = state;
  const values = Object.fromEntries(Object.entries(state.values).filter(([name]) => isShown(name))) as Values<I>;
  const filled = tank && use ? Object.keys(use.fromTank(tank)) : [];
  return writeAddress(inputs, values, scenarios, tank, [...filled, ...(keepsGiven ? given : [])], assumed);
}

/** Fields of a tank that are only examples: none of their inputs was stated. */
function assumedFields<I extends Inputs>({ inputs }: ToolDefinition<I>, { given, assumed }: ToolState<I>): TankField[] {
  const asking = Object.entries(inputs).map(([name, { tankField = name }]) => ({
    name,
    field: tankField as TankField,
  }));
  const asked = new Set(asking.map(({ field }) => field));
  const stated = new Set(asking.filter(({ name }) => given.includes(name)).map(({ field }) => field));
  return [...new Set([...asked, ...assumed])].filter((field) => !stated.has(field));
}

/** Inputs of a tool with their actions; `put` sets several values at once, e.g. of a dragged drawing. */
export type ToolInputs<I extends Inputs> = ReturnType<typeof useInputs<I>>;

/** Whether a page of this site led here: its links carry an example of ours or what the visitor typed there. */
const isFromSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Whether a link of this page was followed. Safari does not focus links, so there its links count as from elsewhere. */
const isClicked = () =>
  document.activeElement instanceof HTMLAnchorElement && document.activeElement.href === location.href;

/** State of a tool, synchronized with the fragment of the address. Later changes of the arguments are ignored. */
export function useInputs<I extends Inputs>(inputs: I, definition: Omit<ToolDefinition<I>, 'inputs'> = {}) {
  const [tool] = useState<ToolDefinition<I>>(() => ({ inputs, ...definition }));
  const [state, draw] = useState(() => initialState(tool));
  // Latest state; rendered state may lag (concurrent rendering).
  const latest = useRef(state);
  const write = useAddress();
  // Stable callbacks, so that a field with an unchanged value does not render again.
  const [acts] = useState(() => {
    let isRead = false;
    const read = () => {
      const isOwn = isRead ? isClicked() : isFromSite();
      isRead = true;
      // A link to a section of the page leaves the fields unchanged.
      if (location.hash.includes('=')) act({ kind: 'take', fragment: location.hash, isOwn });
    };
    const act = (action: ToolAction<I>) => {
      // Text typed before hydration arrives before the effect; without this read it would overwrite the link.
      if (!isRead) read();
      latest.current = nextState(tool, latest.current, action);
      draw(latest.current);
      if (latest.current.touched) write(stateFragment(tool, latest.current));
    };
    return {
      read,
      start: () => isRead || read(),
      set(name: keyof I & string, text: string) {
        act({ kind: 'set', name, text });
      },
      /** `brought` fields follow from another choice and are not stated themselves. */
      put(changed: Partial<Values<I>>, brought?: readonly (keyof I & string)[]) {
        act({ kind: 'put', values: changed, brought });
      },
      reset: () => act({ kind: 'reset' }),
      undo: () => act({ kind: 'undo' }),
      keep: (name: string) => act({ kind: 'keep', name }),
      drop: (name: string) => act({ kind: 'drop', name }),
    };
  });
  const { values, typed, clashes, scenarios, reads, damage, past, linked, given } = state;

  useEffect(() => {
    acts.start();
    addEventListener('hashchange', acts.read);
    return () => removeEventListener('hashchange', acts.read);
  }, [acts]);

  const problems = inputProblems(inputs, typed);
  return {
    inputs,
    typed,
    values,
    problems,
    clashes,
    // True while a result must not be printed, copied or passed on.
    refused: Object.keys({ ...problems, ...clashes }).length > 0,
    reads,
    damage,
    scenarios,
    /** Address fragment that reproduces the present state. */
    fragment: () => stateFragment(tool, latest.current),
    /** Fragment of some inputs without the scenarios, for a message or a QR code. */
    shortFragment: (isShown: (name: string) => boolean) =>
      stateFragment(tool, { ...latest.current, scenarios: [] }, isShown),
    linked,
    given,
    /** Tank fields known here and those that are only assumed, for another tool; undefined when there are none. */
    carried() {
      const known: Partial<Tank> = { ...state.tank, ...tool.tank?.toTank(values, state.tank) };
      return tool.tank && Object.keys(known).length > 0
        ? { tank: known, assumed: assumedFields(tool, state) }
        : undefined;
    },
    ...acts,
    undo: past.length > 0 ? acts.undo : undefined,
  };
}

/** Props that the page passes to an island; a tool may add records of its own. */
export interface ToolData<T extends ToolText = ToolText> {
  /** Heading of the page. */
  title: string;
  text: T;
  words: ToolWords;
}

/** Data from which every part of a tool definition renders. */
export interface ToolView<I extends Inputs, D extends ToolData, R> {
  data: D;
  text: D['text'];
  words: ToolWords;
  tool: ToolInputs<I>;
  values: Values<I>;
  result: R;
}
