import { useEffect, useState } from 'react';
import { fallSilent, speak } from './speak.ts';

/** Spoken when it changes, once the edit has settled. The first sentence of an `answer` is spoken too. */
export function useSpoken(sentence: string | false | undefined, { answer = false } = {}): void {
  const [part] = useState(() => ({}));
  useEffect(() => {
    if (answer) speak(part, '');
  }, [part, answer]);
  useEffect(() => speak(part, sentence || ''), [part, sentence]);
  useEffect(() => () => fallSilent(part), [part]);
}
