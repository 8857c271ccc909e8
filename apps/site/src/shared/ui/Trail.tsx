import type { Wording } from 'contract/marked';
import { interfaceWords } from '../words/interface.words.ts';
import { Text } from './Text.tsx';
import styles from './Trail.module.css';

interface TrailProps {
  /** Pages between the home page and this one. */
  parents?: readonly { label: Wording; to: string }[];
  name: Wording;
}

export function Trail({ parents = [], name }: TrailProps) {
  return (
    <nav aria-label={interfaceWords.trail}>
      <ol className={`${styles.crumbs} small quiet wrap row`}>
        {[{ label: interfaceWords.home, to: '/' }, ...parents].map(({ label, to }) => (
          <li key={to}>
            <Text.a className="touch inline-row" href={to}>
              {label}
            </Text.a>
          </li>
        ))}
        <Text.li aria-current="page">{name}</Text.li>
      </ol>
    </nav>
  );
}
