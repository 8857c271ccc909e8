import type { ReactNode } from 'react';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiFirst.module.css';
import type { PlatformPage } from './schema.ts';

type ApiFirstProps = Omit<PlatformPage['api'], 'samples'> & {
  /** A choice of code samples, one of each way. */
  children: ReactNode;
};

/** Three ways to the same data, with code that holds. */
export function ApiFirst({ cards, more, children, ...heading }: ApiFirstProps) {
  return (
    <Band id="api" opening="spread" {...heading}>
      <div className={styles.layout}>
        <ul>
          {cards.map(({ title, note, description }) => (
            <li key={title.plain} className={`${styles.card} rule`}>
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="figures faint small">{note}</Text.p>
              <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
            </li>
          ))}
        </ul>
        <div className={styles.code}>{children}</div>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}
