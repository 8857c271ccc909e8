import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import type { Language } from '../../shared/ui/code/highlight.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ApiFirst.module.css';
import type { PlatformPage } from './schema.ts';

interface Sample {
  title: string;
  code: string;
  language: Language;
}

/** Three ways to the same data, each with code that holds. */
export function ApiFirst({ cards, more, samples, ...heading }: PlatformPage['api'] & { samples: readonly Sample[] }) {
  return (
    <Band id="api" {...heading}>
      <ul className={styles.cards}>
        {cards.map(({ title, note, description }, index) => {
          const sample = samples[index];
          return (
            <li key={title.plain} className={styles.card}>
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.note} figures faint`}>{note}</Text.p>
              <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
              {sample && <CodeBlock {...sample} />}
            </li>
          );
        })}
      </ul>
      <Actions items={[more]} />
    </Band>
  );
}
