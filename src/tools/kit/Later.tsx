import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './Later.module.css';
import type { ToolWords } from './tool-words.ts';

/** A part of a tool whose script is fetched when somebody wants it. */
export interface LaterPart<P extends object> {
  load: () => Promise<ComponentType<P>>;
  /**
   * What the server writes in its place, so that it can be read without script. Given on the server alone
   * (`import.meta.env.SSR`): browsers keep what stands there, and neither fetch nor start it.
   */
  still?: ComponentType<P> | undefined;
}

interface LaterProps<P extends object> {
  part: LaterPart<P>;
  props: P;
  words: ToolWords['later'];
  /** How often it was asked for; each time it is tried anew. */
  asked: number;
  /** What the server wrote still holds. */
  fresh: boolean;
}

/** In the place of a part: what the server wrote, a line while it is fetched, and then the part itself. */
export function Later<P extends object>({ part: { load, still: Still }, props, words, asked, fresh }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(fresh);
  // What has once been out of date does not come back: the browser no longer has it.
  if (kept && !fresh) setKept(false);
  const alive = Part !== undefined;
  useEffect(() => {
    if (asked === 0 || alive) return;
    let left = false;
    setFailed(false);
    load().then(
      (found) => !left && startTransition(() => setPart(() => found)),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [asked, alive, load]);
  useSpoken(failed && words.failed);
  if (Part) return <Part {...props} />;
  if (Still)
    return (
      <div>
        <Still {...props} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave what stands there alone
  if (kept) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return <p className={styles.waiting}>{failed ? words.failed : words.loading}</p>;
}
