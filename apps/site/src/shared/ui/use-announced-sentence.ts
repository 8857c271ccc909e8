import { useEffect, useState } from 'react';
import { fallSilent, type Saying, speak } from './announce-text.ts';

interface Manner {
  /** Whether the first text is announced too. */
  answer?: boolean;
  /** Must be the same function at every render. */
  say?: Saying;
}

/** Announces a text to screen readers when it changes, after the edit has settled. */
export function useSpoken(sentence: string | false | undefined, { answer = false, say }: Manner = {}): void {
  const [part] = useState(() => ({}));
  useEffect(() => {
    if (answer) speak(part, '');
  }, [part, answer]);
  useEffect(() => speak(part, sentence || '', say), [part, sentence, say]);
  useEffect(() => () => fallSilent(part), [part]);
}
