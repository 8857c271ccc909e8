import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './About.module.css';
import type { HomePage } from './schema.ts';

export function About({ paragraphs, actions, ...heading }: HomePage['about']) {
  return (
    <Band id="tentang" opening="spread" {...heading}>
      <div className={`${styles.about} stack-3`}>
        {paragraphs.map((paragraph, index) => (
          <Text.p key={paragraph.plain} className={index === 0 ? `${styles.first} large` : 'quiet measure'}>
            {paragraph}
          </Text.p>
        ))}
      </div>
      <div className={styles.actions}>
        <Actions items={actions} />
      </div>
    </Band>
  );
}
