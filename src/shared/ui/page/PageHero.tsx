import type { ReactNode } from 'react';
import type { HeroText } from '../../records/page.ts';
import { Actions } from '../Action.tsx';
import { classes } from '../classes.ts';
import { Text } from '../Text.tsx';
import { Trail } from '../Trail.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends HeroText {
  /** Name of the page in the breadcrumb. */
  breadcrumb: string;
  ground?: 'paper' | 'dark';
  /** For pages on which one works: the words lie in two columns, so that the work begins above the fold. */
  compact?: boolean;
  /** Picture or drawing beside the words. */
  children?: ReactNode;
}

/** The hero of every page below the home page. */
export function PageHero({ breadcrumb, label, title, lead, actions, children, ...look }: PageHeroProps) {
  const { ground = 'paper', compact = false } = look;
  return (
    <section
      className={classes(styles.hero, ground === 'dark' && 'dark', compact && styles.compact)}
      aria-labelledby="hero-judul"
    >
      <div className={classes(styles.inner, children !== undefined && styles.beside)}>
        <div className={styles.trail}>
          <Trail name={breadcrumb} />
        </div>
        <div className={styles.words}>
          <Text.p className={`${styles.label} label measured`}>{label}</Text.p>
          <Text.h1 className={styles.title} id="hero-judul">
            {title}
          </Text.h1>
          <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>
          <Actions items={actions} />
        </div>
        {children !== undefined && <div className="slim">{children}</div>}
      </div>
    </section>
  );
}
