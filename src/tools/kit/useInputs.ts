import { useEffect, useRef, useState } from 'react';
import {
  type Inputs,
  initialValues,
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
  const touched = useRef(false);

  useEffect(() => {
    const take = () => {
      // A link to a part of the page is no state; following it keeps what stands in the fields.
      if (!location.hash.includes('=')) return;
      const next: Values<I> = { ...initialValues(inputs), ...readFragment(inputs, location.hash) };
      setValues(next);
      setTyped(typedOf(next));
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
  };
  const set = (name: keyof I, text: string) => {
    touched.current = true;
    setTyped((before) => ({ ...before, [name]: text }));
    const input = inputs[name];
    const read = input && readInput(input, text);
    if (read && 'value' in read) setValues((before) => ({ ...before, [name]: read.value }));
  };
  return { typed, values, problems: problemsOf(inputs, typed), set, put, reset: () => put(initialValues(inputs)) };
}
