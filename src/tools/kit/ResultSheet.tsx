import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './ResultSheet.module.css';
import type { ToolWords } from './tool-words.ts';
import type { DrawnSheet } from './use-sheet.ts';

/** One instrument stands on a page. */
export const resultSheetId = 'hasil';

interface ResultSheetProps {
  title: string;
  words: ToolWords['sheet'];
  sheet: DrawnSheet;
  children: ReactNode;
}

/**
 * The result, in its place on the page. It is a popover that is shown while it is closed too: drawn up, it lies over
 * the fields, and Escape, a touch beside it or leaving it with the focus brings it back into its place.
 */
export function ResultSheet({ title, words, sheet, children }: ResultSheetProps) {
  return (
    <section
      ref={sheet.ref}
      id={resultSheetId}
      className={`${styles.result} top slim`}
      aria-label={title}
      popover="auto"
      onToggle={sheet.onToggle}
      onBlur={sheet.onBlur}
    >
      <div className={`${styles.bar} spread middle screen-only`}>
        <h2 className={styles.title}>{title}</h2>
        <button
          ref={sheet.close}
          className={styles.close}
          type="button"
          popoverTarget={resultSheetId}
          popoverTargetAction="hide"
        >
          <Icon name="close" size={18} />
          <span className="visually-hidden">{words.close}</span>
        </button>
      </div>
      {children}
    </section>
  );
}
