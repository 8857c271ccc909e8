import { useEffect, useMemo, useRef, useState } from 'react';
import { type IsGone, writeAddress } from './address.ts';
import { type Inputs, problemsOf, type Values } from './tool-inputs.ts';
import { type Clashes, nextState, startOf, type ToolAction, type ToolDefinition } from './tool-state.ts';

/** `put` takes several values at once, e.g. of a dragged drawing. */
export type ToolInputs<I extends Inputs> = ReturnType<typeof useInputs<I>>;

/** ms between writes: Safari allows a hundred in 30 s. */
const betweenWrites = 350;

/** The state of a tool, kept in step with the fragment of the address. `inputs` and `refuse` must not change. */
export function useInputs<I extends Inputs>(inputs: I, refuse?: (values: Values<I>) => Clashes<I>, isGone?: IsGone) {
  const tool = useMemo<ToolDefinition<I>>(() => ({ inputs, refuse, isGone }), [inputs, refuse, isGone]);
  const [state, draw] = useState(() => startOf(tool));
  // Ahead of what is drawn, which may come in pieces.
  const latest = useRef(state);
  const write = useAddress();
  const act = (action: ToolAction<I>) => {
    latest.current = nextState(tool, latest.current, action);
    draw(latest.current);
    const { values, scenarios, touched } = latest.current;
    if (touched) write(writeAddress(inputs, values, scenarios));
  };
  const { values, typed, clashes, scenarios, reads, damage, past } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` always goes on from the latest state
  useEffect(() => {
    // A link to a part of the page keeps the fields.
    const take = () => location.hash.includes('=') && act({ kind: 'take', fragment: location.hash });
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);

  const problems = problemsOf(inputs, typed);
  return {
    inputs,
    typed,
    values,
    problems,
    clashes,
    // Nothing of the result may be printed, copied or carried on.
    refused: Object.keys({ ...problems, ...clashes }).length > 0,
    reads,
    damage,
    scenarios,
    set(name: keyof I & string, text: string) {
      act({ kind: 'set', name, text });
    },
    put(changed: Partial<Values<I>>) {
      act({ kind: 'put', values: changed });
    },
    reset: () => act({ kind: 'reset' }),
    undo: past.length > 0 ? () => act({ kind: 'undo' }) : undefined,
    keep: (name: string) => act({ kind: 'keep', name }),
    drop: (name: string) => act({ kind: 'drop', name }),
  };
}

/** The first at once; an empty one leaves the bare path. */
function useAddress(): (fragment: string) => void {
  const [write] = useState(() => {
    let [last, fragment] = [Number.NEGATIVE_INFINITY, ''];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      timer = undefined;
      last = performance.now();
      history.replaceState(history.state, '', fragment || location.pathname);
    };
    // Whoever leaves meanwhile finds the page as it was.
    globalThis.addEventListener?.('pagehide', () => timer && now());
    return (next: string) => {
      fragment = next;
      const wait = last + betweenWrites - performance.now();
      if (wait <= 0) now();
      else timer ??= setTimeout(now, wait);
    };
  });
  return write;
}
