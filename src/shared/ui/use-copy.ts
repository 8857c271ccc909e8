import { useEffect, useState } from 'react';
import { interfaceWords } from '../words/interface.words.ts';
import { useSpoken } from './use-spoken.ts';

const restAfter = 2500;
const { copy: words } = interfaceWords;

/** What became of it: on the button, and aloud. */
const outcomes = {
  done: { shown: words.done, spoken: words.spoken },
  refused: { shown: words.refused, spoken: words.refused },
} as const;

/** Puts a text on the clipboard and says so for a moment. Where the clipboard is closed, it says that. */
export function useCopy(content: () => string) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), restAfter);
    return () => clearTimeout(timer);
  }, [outcome]);
  const { shown, spoken } = outcome ? outcomes[outcome] : {};
  useSpoken(spoken);
  const copy = () =>
    navigator.clipboard.writeText(content()).then(
      () => setOutcome('done'),
      () => setOutcome('refused'),
    );
  return { shown, copy };
}
