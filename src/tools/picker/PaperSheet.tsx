import type { ReactNode } from 'react';
import styles from './PaperSheet.module.css';
import type { Chapter } from './papers.ts';

interface PaperSheetProps {
  title: string;
  note: string;
  chapters: readonly Chapter[];
  /** A box to tick before each line. */
  ticks?: boolean;
  children: ReactNode;
}

/** A paper that the answers wrote, as it will be printed; its controls stand under it. */
export function PaperSheet({ title, note, chapters, ticks = false, children }: PaperSheetProps) {
  return (
    <section className={`${styles.paper} stack-4 top slim boxed`} aria-label={title}>
      <h3 className="large">{title}</h3>
      <p className="caption measure">{note}</p>
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <section key={chapter.title} className={styles.chapter}>
            <h4 className={styles.heading}>
              <span className={`${styles.number} label`}>{index + 1}</span> <span>{chapter.title}</span>
            </h4>
            <ol className={styles.lines}>
              {chapter.lines.map((line, at) => (
                <li key={line} className={`${styles.line} quiet`}>
                  {ticks ? (
                    <span className={styles.tick} aria-hidden="true" />
                  ) : (
                    <span className={`${styles.number} label`} aria-hidden="true">
                      {index + 1}.{at + 1}
                    </span>
                  )}
                  <span>{line}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {children}
    </section>
  );
}
