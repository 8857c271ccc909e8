import styles from './ToolNotices.module.css';
import type { ToolWords } from './tool-words.ts';

interface ToolNoticesProps {
  words: ToolWords;
  /** A field that the result hangs on is refused: what is shown is older than what is typed. */
  refused: boolean;
  damaged?: boolean;
}

/** Says over a result that it is old, or that the link which opened the tool was damaged. Spoken when it comes. */
export function ToolNotices({ words, refused, damaged = false }: ToolNoticesProps) {
  return (
    <div role="status" className={styles.box}>
      {damaged && <p className={`${styles.notice} strong`}>{words.link.damaged}</p>}
      {refused && <p className={`${styles.notice} strong`}>{words.refused.result}</p>}
    </div>
  );
}
