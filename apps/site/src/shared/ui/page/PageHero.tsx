import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import type { HeroText } from '../../records/page-schema.ts';
import type { Action, Link } from '../../text/schema.ts';
import { Actions } from '../Action.tsx';
import { joinClasses } from '../classes.ts';
import { Text } from '../Text.tsx';
import { Trail } from '../Trail.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<HeroText, 'actions'> {
  actions?: readonly Action[];
  /** Name of the page in the breadcrumb; undefined for the home page, which has none. */
  breadcrumb?: Marked;
  parents?: readonly Link[] | undefined;
  ground?: 'paper' | 'dark' | undefined;
  /** A small headline, for tools and reference pages. */
  compact?: boolean | undefined;
  badge?: boolean;
  /** May set the custom properties that PageHero.module.css declares. */
  className?: string | undefined;
  /** Picture behind the text, up to the window's edge. */
  scene?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
}

export function PageHero({ breadcrumb, parents = [], label, title, lead, actions = [], ...look }: PageHeroProps) {
  const { ground = 'paper', compact, badge, className, scene, children, below } = look;
  const beside = children !== undefined;
  return (
    <section
      className={joinClasses(
        styles.hero,
        ground === 'dark' && 'dark',
        compact && styles.compact,
        !beside && scene === undefined && styles.alone,
        scene !== undefined && styles.staged,
        className,
      )}
      aria-labelledby="hero-judul"
    >
      <div className={joinClasses(styles.inner, 'stack-1 page-width', beside && styles.beside)}>
        {breadcrumb && (
          <div className={styles.trail}>
            <Trail parents={parents} name={breadcrumb} />
          </div>
        )}
        <div className={styles.words}>
          <Text.p className={joinClasses('label', badge ? `${styles.badge} plain boxed` : 'measured')}>{label}</Text.p>
          <Text.h1 className={styles.title} id="hero-judul">
            {title}
          </Text.h1>
          <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>
          <Actions items={actions} />
        </div>
        {scene}
        {beside && <div className="slim">{children}</div>}
      </div>
      {below && <div className={`${styles.below} page-width relative`}>{below}</div>}
    </section>
  );
}
