import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CompanyStory.module.css';
import type { AboutPage } from './schema.ts';

/** What the company is and does, with its plain facts beside it. */
export function CompanyStory({ paragraphs, facts, actions, ...heading }: AboutPage['story']) {
  return (
    <Band id="perusahaan" {...heading}>
      <div className={styles.story}>
        <div className="stack-3 top">
          {paragraphs.map((paragraph, index) => (
            <Text.p key={paragraph.plain} className={index === 0 ? `${styles.first} large` : 'quiet measure'}>
              {paragraph}
            </Text.p>
          ))}
          <Actions items={actions} />
        </div>
        <Facts items={facts} />
      </div>
    </Band>
  );
}
