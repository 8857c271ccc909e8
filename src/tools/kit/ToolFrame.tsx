import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { awaitTouch } from './first-touch.ts';
import { pressAgain } from './press-again.ts';
import { typedBefore } from './replay-typed.ts';
import styles from './ToolFrame.module.css';
import type { ToolWords } from './tool-words.ts';
import { useAlive } from './use-alive.ts';

interface ToolFrameProps {
  words: ToolWords;
  /** A field is refused: the result is older than what is typed, and is not printed. */
  refused: boolean;
  /** A worker has not answered yet: what stands there belongs to what was before. */
  busy?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A tool as a whole. While a field is refused, also the browser's own print command gives the reason alone. */
export function ToolFrame({ words, refused, busy, className, children }: ToolFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Only what the server wrote can have been typed into before the tool was alive.
  const alive = useAlive();
  const [written] = useState(!alive);
  useEffect(() => {
    const tool = frame.current;
    if (!written || !tool) return;
    const sayAgain = typedBefore(tool);
    queueMicrotask(() => {
      sayAgain();
      pressAgain(tool);
    });
  }, [written]);
  useEffect(() => (frame.current ? awaitTouch(frame.current) : undefined), []);
  return (
    <div
      ref={frame}
      className={classes(styles.frame, className)}
      aria-busy={busy}
      data-alive={alive || undefined}
      data-instrument=""
      data-refused={refused || undefined}
    >
      <p className={styles.reason}>{words.refused.printed}</p>
      <noscript>
        <p className={styles.scriptless}>{words.withoutScript}</p>
      </noscript>
      {children}
    </div>
  );
}
