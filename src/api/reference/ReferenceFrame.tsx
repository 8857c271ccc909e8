import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ReferenceFrame.module.css';

interface Item {
  label: Marked;
  to: string;
  method?: string;
}

interface ReferenceFrameProps {
  /** Name of the side contents. */
  title: Marked;
  groups: readonly (Item & { items: readonly Item[] })[];
  /** Address of the page that is shown: its parts are listed. */
  current: string;
  children: ReactNode;
}

/** The reference's own frame: contents at the side, on narrow screens folded over the body. */
export function ReferenceFrame({ title, groups, current, children }: ReferenceFrameProps) {
  const list = <Contents groups={groups} current={current} />;
  return (
    <div className={`${styles.frame} stack-1 page-width`}>
      <details className={`${styles.folded} screen-only`}>
        <summary className={`${styles.summary} strong row spread`}>
          <Text>{title}</Text>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {list}
      </details>
      <nav className={`${styles.side} screen-only`} aria-label={title.plain}>
        {list}
      </nav>
      <div className={`${styles.body} slim`}>{children}</div>
    </div>
  );
}

function Contents({ groups, current }: Pick<ReferenceFrameProps, 'groups' | 'current'>) {
  return (
    <ul>
      {groups.map(({ label, to, items }) => (
        <li key={to}>
          <Text.a
            className={`${styles.page} touch row spread strong`}
            href={to}
            aria-current={to === current ? 'page' : undefined}
          >
            {label}
          </Text.a>
          {to === current && (
            <ul className={styles.parts}>
              {items.map((item) => (
                <li key={item.to}>
                  <a className={`${styles.part} touch quiet row spread`} href={item.to}>
                    <Text.span>{item.label}</Text.span>
                    {item.method && <span className={`${styles.method} label`}>{item.method}</span>}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
