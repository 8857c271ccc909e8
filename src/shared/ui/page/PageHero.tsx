import type { ReactNode } from 'react';
import type { HeroText } from '../../records/page.ts';
import type { Marked } from '../../text/marked.ts';
import type { Action, Link } from '../../text/schema.ts';
import { Actions } from '../Action.tsx';
import { classes } from '../classes.ts';
import { Text } from '../Text.tsx';
import { Trail } from '../Trail.tsx';
import styles from './PageHero.module.css';

interface PageHeroProps extends Omit<HeroText, 'actions'> {
  actions?: readonly Action[];
  /** Name of the page in the breadcrumb, which the home page has none of, and the pages above it. */
  breadcrumb?: Marked;
  parents?: readonly Link[];
  ground?: 'paper' | 'dark';
  /** For pages on which one works or looks things up: a small headline, so that the work begins above the fold. */
  compact?: boolean;
  /** Draws the label as a plate. */
  badge?: boolean;
  /** Sets the measures that PageHero.module.css names. */
  className?: string | undefined;
  /** What the words stand on, running off the sheet. */
  scene?: ReactNode;
  /** Picture, drawing or plate beside the words. */
  children?: ReactNode;
  /** Figures under it all. */
  below?: ReactNode;
}

/** The hero of every page. */
export function PageHero({ breadcrumb, parents = [], label, title, lead, actions = [], ...look }: PageHeroProps) {
  const { ground = 'paper', compact, badge, className, scene, children, below } = look;
  const beside = children !== undefined;
  return (
    <section
      className={classes(
        styles.hero,
        ground === 'dark' && 'dark',
        compact && styles.compact,
        compact && !beside && styles.narrow,
        scene !== undefined && styles.staged,
        className,
      )}
      aria-labelledby="hero-judul"
    >
      <div className={classes(styles.inner, 'stack-1 page-width', beside && styles.beside)}>
        {breadcrumb && (
          <div className={styles.trail}>
            <Trail parents={parents} name={breadcrumb} />
          </div>
        )}
        <div className={styles.words}>
          <Text.p className={classes(styles.label, 'label', badge ? `${styles.badge} plain boxed` : 'measured')}>
            {label}
          </Text.p>
          <Text.h1 className={styles.title} id="hero-judul">
            {title}
          </Text.h1>
          <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>
          <Actions items={actions} />
        </div>
        {scene}
        {beside && <div className="slim">{children}</div>}
      </div>
      {below && <div className={`${styles.below} page-width`}>{below}</div>}
    </section>
  );
}
