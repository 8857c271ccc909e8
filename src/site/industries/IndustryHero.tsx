import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import type { Action } from '../../shared/text/schema.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryHero.module.css';

interface IndustryHeroProps {
  /** The way here: section of the home page, then this page. */
  parent: Marked;
  name: Marked;
  badge: Marked;
  title: Marked;
  lead: Marked;
  caption: Marked;
  /** Which part of the picture must stay in view. */
  focus: 'middle' | 'right';
  actions: readonly Action[];
  picture: PictureProps;
  /** The instrument of the trade, over its scene. */
  children: ReactNode;
}

/** Hero of an industry page: words on petrol, the instrument over the scene, which runs off the sheet. */
export function IndustryHero(props: IndustryHeroProps) {
  const { parent, name, badge, title, lead, caption, focus, actions, picture, children } = props;
  return (
    <PageHero
      {...{ title, lead, actions }}
      label={badge}
      badge
      ground="dark"
      breadcrumb={name}
      parents={[{ label: parent, to: '/#industri' }]}
      className={styles.hero}
      scene={
        <div className={styles.stage}>
          <figure className={styles.scene}>
            <Picture className={classes(styles.picture, focus === 'right' && styles.right)} {...picture} />
            <Text.figcaption className={`${styles.caption} label quiet`}>{caption}</Text.figcaption>
          </figure>
          <div className={styles.instrument}>{children}</div>
        </div>
      }
    />
  );
}
