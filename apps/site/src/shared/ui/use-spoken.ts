import { useEffect, useState } from 'react';
import { fallSilent, type Saying, speak } from './speak.ts';

interface Manner {
  /** Its first sentence is spoken too. */
  answer?: boolean;
  /** Constant. */
  say?: Saying;
}

/** Spoken when it changes, once the edit has settled. */
export function useSpoken(sentence: string | false | undefined, { answer = false, say }: Manner = {}): void {
  const [part] = useState(() => ({}));
  useEffect(() => {
    if (answer) speak(part, '');
  }, [part, answer]);
  useEffect(() => speak(part, sentence || '', say), [part, sentence, say]);
  useEffect(() => () => fallSilent(part), [part]);
}
