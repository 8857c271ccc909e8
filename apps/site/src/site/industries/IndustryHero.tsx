import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import type { Stat } from '../../shared/records/page-schema.ts';
import type { Action } from '../../shared/text/schema.ts';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryHero.module.css';
import { SectionScene, type SectionSceneProps } from './instruments/SectionScene.tsx';
import type { Industry } from './schema.ts';

interface IndustryHeroProps extends Pick<Industry['hero'], 'title' | 'lead' | 'caption' | 'composition'> {
  id: string;
  /** Breadcrumb entry before this page: the section of the home page that lists the industries. */
  parent: Marked;
  name: Marked;
  badge: Marked;
  actions: readonly Action[];
  picture: PictureProps;
  /** The picture with its vessel cut open, instead of the plain one. */
  section: Omit<SectionSceneProps, 'id' | 'className' | 'picture'> | undefined;
  /** The industry's most striking figure, for compositions with enough space beside the text. */
  figure: Stat | undefined;
  /** The interactive instrument of the industry. */
  children: ReactNode;
}

/** Hero of an industry page: text, picture and interactive instrument, in one of six compositions on wide screens. */
export function IndustryHero(props: IndustryHeroProps) {
  const { id, parent, name, badge, title, lead, caption, composition, actions, picture, section, figure, children } =
    props;
  return (
    <PageHero
      {...{ title, lead, actions }}
      label={badge}
      badge
      ground="dark"
      breadcrumb={name}
      parents={[{ label: parent, to: '/#industri' }]}
      className={`${styles.hero} ${styles[composition]}`}
      scene={
        <>
          <figure className={`${styles.scene} relative`}>
            {section ? (
              <SectionScene {...{ id, picture }} {...section} className={styles.picture} />
            ) : (
              <Picture className={`${styles.picture} block`} moves={id} {...picture} />
            )}
            <figcaption className={`${styles.caption} label quiet`}>
              <Text>{caption}</Text>
            </figcaption>
          </figure>
          {figure && (
            <p className={`${styles.figure} rule-strong row gap-3`}>
              <Text.span className={`${styles.number} amount measured unbroken`}>{figure.number}</Text.span>{' '}
              <span className="note">
                <Text.span className="strong plain block">{figure.label}</Text.span>{' '}
                {figure.note && <Text>{figure.note}</Text>}
              </span>
            </p>
          )}
          <div className={styles.instrument}>{children}</div>
        </>
      }
    />
  );
}
