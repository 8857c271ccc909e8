import { useEffect, useState } from 'react';
import { touched } from './first-touch.ts';
import { Later, type LaterPart } from './Later.tsx';
import type { ToolWords } from './tool-words.ts';

interface LaterOnTouchProps<P extends object> {
  part: LaterPart<P>;
  props: P;
  words: ToolWords;
  /** The tool shows what the server wrote. */
  fresh: boolean;
}

/** A part that is seen at once: fetched when the tool is first touched, or out of date. Until then what stands there stays. */
export function LaterOnTouch<P extends object>({ part, props, words, fresh }: LaterOnTouchProps<P>) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let left = false;
    touched.then(() => !left && setTouched(true));
    return () => {
      left = true;
    };
  }, []);
  return (
    <Later part={part} props={props} words={words.later} asked={isTouched || !fresh ? 1 : 0} fresh stale={!fresh} />
  );
}
