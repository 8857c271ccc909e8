import { plainText, type Wording } from 'contract/marked';
import { joinClasses } from '../classes.ts';
import { Text } from '../Text.tsx';
import styles from './Contents.module.css';

interface ContentsProps {
  title: Wording;
  items: readonly { id: string; title: Wording; figures?: readonly string[] }[];
  /** In columns on wide screens, with large figures; hidden on phones. */
  across?: boolean;
  className?: string | undefined;
}

/** Links to the sections of a page, with the main figures of each. */
export function Contents({ title, items, across, className }: ContentsProps) {
  return (
    <nav className={joinClasses('sheet screen-only', across && styles.across, className)} aria-label={plainText(title)}>
      <Text.p className={`${styles.line} label`}>{title}</Text.p>
      <ol>
        {items.map(({ id, title: name, figures = [] }, index) => (
          <li key={id}>
            <a className={`${styles.line} touch row rule gap-3 bare`} href={`#${id}`}>
              <span className="label">{index + 1}</span>
              <Text.span className="grow">{name}</Text.span>
              {figures.length > 0 && (
                <span className={`${styles.figures} figures small quiet`}>
                  {figures.map((figure, at) => (
                    <span key={figure}>
                      {at > 0 && ', '}
                      <span className="unbroken">{figure}</span>
                    </span>
                  ))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
