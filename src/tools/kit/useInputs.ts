import { useEffect, useRef, useState } from 'react';
import type { SignReading } from '../../shared/format/parse-number.ts';
import {
  type Inputs,
  initialValues,
  isDamaged,
  problemsOf,
  readFragment,
  readInput,
  type Typed,
  typedOf,
  type Values,
  writeFragment,
} from './tool-inputs.ts';

export interface ToolInputs<I extends Inputs> {
  /** What stands in each field. */
  typed: Typed<I>;
  /** The last usable value of each field: always complete and within its limits. */
  values: Values<I>;
  /** Sentences for the fields that cannot be used as they stand. */
  problems: Partial<Record<keyof I, string>>;
  /** How figures were taken that the visitor typed and others would read differently. */
  reads: Partial<Record<keyof I, SignReading>>;
  /** The address that opened the tool said something that cannot be used. */
  damaged: boolean;
  set(name: keyof I, text: string): void;
  /** Several values at once, e.g. of a dragged drawing. */
  put(values: Partial<Values<I>>): void;
  /** Back to the worked example. */
  reset(): void;
}

/** Addresses may be written a hundred times in half a minute at most (Safari). */
const restBeforeWriting = 400;

/**
 * The state of a tool: starts with the worked example, takes over what the address says, and keeps the fragment of
 * the address up to date, so that the link in the browser always opens what is seen. `inputs` must not change.
 */
export function useInputs<I extends Inputs>(inputs: I): ToolInputs<I> {
  const [values, setValues] = useState(() => initialValues(inputs));
  const [typed, setTyped] = useState(() => typedOf(initialValues(inputs)));
  const [reads, setReads] = useState<ToolInputs<I>['reads']>({});
  const [damaged, setDamaged] = useState(false);
  const touched = useRef(false);

  useEffect(() => {
    const take = () => {
      // A link to a part of the page is no state; following it keeps what stands in the fields.
      if (!location.hash.includes('=')) return;
      const next: Values<I> = { ...initialValues(inputs), ...readFragment(inputs, location.hash) };
      setValues(next);
      setTyped(typedOf(next));
      setReads({});
      setDamaged(isDamaged(inputs, location.hash));
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [inputs]);

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', writeFragment(inputs, values) || location.pathname);
    }, restBeforeWriting);
    return () => clearTimeout(timer);
  }, [inputs, values]);

  const put = (changed: Partial<Values<I>>) => {
    touched.current = true;
    setValues((before) => ({ ...before, ...changed }));
    setTyped((before) => ({ ...before, ...typedOf(changed as Values<I>) }));
    setReads((before) => omit(before, Object.keys(changed)));
  };
  const set = (name: keyof I, text: string) => {
    touched.current = true;
    setTyped((before) => ({ ...before, [name]: text }));
    const input = inputs[name];
    const read = input && readInput(input, text);
    const sign = read && 'value' in read ? read.read : undefined;
    setReads((before) => ({ ...omit(before, [name]), ...(sign && { [name]: sign }) }));
    if (read && 'value' in read) setValues((before) => ({ ...before, [name]: read.value }));
  };
  const reset = () => put(initialValues(inputs));
  return { typed, values, problems: problemsOf(inputs, typed), reads, damaged, set, put, reset };
}

const omit = <T extends object>(record: T, names: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as T;
