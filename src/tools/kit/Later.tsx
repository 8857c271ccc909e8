import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
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
  /** It no longer holds, and stays for the moment in which the part is fetched: not when that fails. */
  stale?: boolean;
}

/** In the place of a part: what the server wrote, a line while it is fetched, and then the part itself. */
export function Later<P extends object>(given: LaterProps<P>) {
  const { part, props, words, asked, fresh, stale = false } = given;
  const { load, still: Still } = part;
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(fresh);
  // What has once been out of date does not come back: the browser no longer has it.
  if (kept && !fresh) setKept(false);
  const [written] = useState(fresh);
  const place = useRef<HTMLDivElement>(null);
  const had = useRef(-1);
  const alive = Part !== undefined;
  useEffect(() => {
    if (asked === 0 || alive) return;
    let left = false;
    setFailed(false);
    load().then(
      (found) => {
        if (left) return;
        had.current = stopsIn(place.current).indexOf(document.activeElement as HTMLElement);
        startTransition(() => setPart(() => found));
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [asked, alive, load]);
  // What had the focus in what the server wrote hands it on to what takes its place.
  useEffect(() => {
    if (alive) stopsIn(place.current)[had.current]?.focus({ preventScroll: true });
  }, [alive]);
  useSpoken(failed && words.failed);
  if (Part && written)
    return (
      <div key="alive" ref={place}>
        <Part {...props} />
      </div>
    );
  if (Part) return <Part {...props} />;
  if (Still)
    return (
      <div>
        <Still {...props} />
      </div>
    );
  if (kept && !(stale && failed))
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave what stands there alone
    return <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return <p className={styles.waiting}>{failed ? words.failed : words.loading}</p>;
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
const stopsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>(stops) ?? [])];
