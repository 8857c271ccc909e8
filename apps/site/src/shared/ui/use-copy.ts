import { useEffect, useState } from 'react';
import { interfaceWords } from '../words/interface.words.ts';
import { useAnnouncedSentence } from './use-announced-sentence.ts';

const restAfter = 2500;
const { copy: words } = interfaceWords;

const outcomes = {
  done: { shown: words.done, spoken: words.spoken },
  refused: { shown: words.refused, spoken: words.refused },
} as const;

/** Copies a text to the clipboard and shows the outcome for a moment. */
export function useCopy(content: () => string) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), restAfter);
    return () => clearTimeout(timer);
  }, [outcome]);
  const { shown, spoken } = outcome ? outcomes[outcome] : {};
  useAnnouncedSentence(spoken);
  const copy = () =>
    navigator.clipboard.writeText(content()).then(
      () => setOutcome('done'),
      () => setOutcome('refused'),
    );
  return { shown, copy };
}
