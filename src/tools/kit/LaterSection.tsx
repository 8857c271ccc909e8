import { useEffect, useRef, useState } from 'react';
import { Later, type LaterPart } from './Later.tsx';
import type { ToolWords } from './tool-words.ts';

interface LaterSectionProps<P extends object> {
  part: LaterPart<P>;
  props: P;
  words: ToolWords;
  /** The tool shows what the server wrote. */
  fresh: boolean;
}

/** Pixels below the window within which a part is fetched before it comes into sight. */
const ahead = 400;

/** A part below the first window: fetched when it is about to be seen, or out of date. Until then what stands there stays. */
export function LaterSection<P extends object>({ part, props, words, fresh }: LaterSectionProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: `${ahead}px`,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="screen-only">
      <Later part={part} props={props} words={words.later} asked={near || !fresh ? 1 : 0} fresh />
    </div>
  );
}
