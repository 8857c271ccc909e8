import { useEffect, useState } from 'react';
import { type AnnouncedWording, announceText, stopAnnouncing } from './announce-text.ts';

interface Manner {
  /** Whether the first text is announced too. */
  answer?: boolean;
  /** Must be the same function at every render. */
  say?: AnnouncedWording;
}

/** Announces a text to screen readers when it changes, after the edit has settled. */
export function useAnnouncedSentence(sentence: string | false | undefined, { answer = false, say }: Manner = {}): void {
  const [part] = useState(() => ({}));
  useEffect(() => {
    if (answer) announceText(part, '');
  }, [part, answer]);
  useEffect(() => announceText(part, sentence || '', say), [part, sentence, say]);
  useEffect(() => () => stopAnnouncing(part), [part]);
}
