import { useEffect, useState } from 'react';
import { fallSilent, speak } from './speak.ts';

/**
 * Has a sentence spoken when it changes, once the edit has settled; none while there is nothing to say. What a part
 * says first is spoken too when it comes into the page as an `answer`.
 */
export function useSpoken(sentence: string | false | undefined, { answer = false } = {}): void {
  const [part] = useState(() => ({}));
  useEffect(() => {
    if (answer) speak(part, '');
  }, [part, answer]);
  useEffect(() => speak(part, sentence || ''), [part, sentence]);
  useEffect(() => () => fallSilent(part), [part]);
}
