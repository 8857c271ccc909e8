import type { ReactNode } from 'react';
import type { Marked } from '../../shared/text/marked.ts';
import type { Action } from '../../shared/text/schema.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { HeroScene } from '../../shared/ui/page/HeroScene.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryHero.module.css';
import type { Industry } from './schema.ts';

interface IndustryHeroProps extends Pick<Industry['hero'], 'title' | 'lead' | 'caption' | 'focus'> {
  /** The way here: section of the home page, then this page. */
  parent: Marked;
  name: Marked;
  badge: Marked;
  actions: readonly Action[];
  picture: PictureProps;
  /** The instrument of the trade, over its scene. */
  children: ReactNode;
}

/** Hero of an industry page: words on petrol, the instrument over the scene. */
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
          <HeroScene picture={picture} focus={focus} caption={<Text>{caption}</Text>} />
          <div className={styles.instrument}>{children}</div>
        </div>
      }
    />
  );
}
