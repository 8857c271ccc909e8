import { type ReactNode, useSyncExternalStore } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import styles from './ToolFrame.module.css';
import type { ToolWords } from './tool-words.ts';

interface ToolFrameProps {
  words: ToolWords;
  /** A field is refused: the result is older than what is typed, and is not printed. */
  refused: boolean;
  /** A worker has not answered yet: what stands there belongs to what was before. */
  busy?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const never = () => () => undefined;

/**
 * A tool as a whole. Its fields and buttons wait, disabled, until its script has started, so that nothing typed or
 * pressed is lost. While a field is refused, also the browser's own print command gives the reason alone.
 */
export function ToolFrame({ words, refused, busy, className, children }: ToolFrameProps) {
  // False in the server's HTML and while the browser takes it over, true from then on.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset
      className={classes(styles.frame, className)}
      aria-busy={busy}
      data-alive={alive || undefined}
      data-instrument=""
      data-refused={refused || undefined}
      disabled={!alive}
    >
      <legend className="visually-hidden">{words.group}</legend>
      <p className={styles.reason}>{words.refused.printed}</p>
      <noscript>
        <p className={styles.scriptless}>{words.withoutScript}</p>
      </noscript>
      {children}
    </fieldset>
  );
}
