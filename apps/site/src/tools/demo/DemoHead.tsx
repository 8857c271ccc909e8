import type { Marked } from 'contract/marked';
import type { HeroText } from '../../shared/records/page-schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { Trail } from '../../shared/ui/Trail.tsx';
import styles from './DemoHead.module.css';

/** Separate file, so that what the screen below needs loads after the headline. */
export function DemoHead({ breadcrumb, title, lead }: Pick<HeroText, 'title' | 'lead'> & { breadcrumb: Marked }) {
  return (
    <section className={`${styles.head} row spread gap-4`} aria-labelledby="hero-judul">
      <Text.h1 className={styles.title} id="hero-judul">
        {title}
      </Text.h1>
      <Text.p className={`${styles.lead} small quiet measure screen-only`}>{lead}</Text.p>
      <div className={`${styles.trail} firm screen-only`}>
        <Trail name={breadcrumb} />
      </div>
    </section>
  );
}
