import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import styles from './Film.module.css';
import { Film, type FilmFile } from './Film.tsx';
import type { HomePage } from './schema.ts';

interface HeroProps extends Omit<HomePage['hero'], 'poster' | 'film'> {
  poster: PictureProps;
  film: readonly FilmFile[];
  filmWords: Pick<HomePage['hero']['film'], 'play' | 'pause'>;
}

/** The home page's hero: the film with its readouts, the sentence, two actions, four figures. */
export function Hero({ poster, film, filmWords, readouts, stats, ...words }: HeroProps) {
  return (
    <PageHero
      {...words}
      ground="dark"
      className={styles.hero}
      scene={
        <>
          <Film poster={poster} files={film} words={filmWords} readouts={readouts} />
          <div className={styles.stats}>
            <Stats items={stats} />
          </div>
        </>
      }
    />
  );
}
