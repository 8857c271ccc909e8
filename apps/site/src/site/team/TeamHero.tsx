import type { Marked } from 'contract/marked';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import type { TeamPage } from './schema.ts';
import styles from './TeamHero.module.css';

type TeamHeroProps = Omit<TeamPage['hero'], 'picture'> & { breadcrumb: Marked; picture: PictureProps };

/** Hero with a picture up to the window's edges, faded out behind the text; on phones the picture comes first. */
export const TeamHero = ({ picture, ...hero }: TeamHeroProps) => (
  <PageHero
    {...hero}
    ground="dark"
    className={styles.hero}
    scene={<Picture {...picture} className={`${styles.picture} block`} />}
  />
);
