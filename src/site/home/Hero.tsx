import { Actions } from '../../shared/ui/Action.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Stats } from '../../shared/ui/Stat.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Hero.module.css';
import { Readouts } from './Readouts.tsx';
import type { HomePage } from './schema.ts';

export interface FilmFile {
  src: string;
  type: string;
  /** For which screens; the first file that fits is taken. */
  media?: string | undefined;
}

interface HeroProps extends Omit<HomePage['hero'], 'poster' | 'film'> {
  poster: PictureProps;
  film: readonly FilmFile[];
}

/** The home page's hero: the film with its readouts, the sentence, two actions, four figures. */
export function Hero({ label, title, lead, actions, poster, film, readouts, stats }: HeroProps) {
  return (
    <section className={`${styles.hero} dark`} aria-labelledby="hero-judul">
      <div className={styles.stage}>
        <div className={styles.words}>
          <Text.p className="label measured">{label}</Text.p>
          <Text.h1 className={styles.title} id="hero-judul">
            {title}
          </Text.h1>
          <Text.p className={`${styles.lead} lead`}>{lead}</Text.p>
          <Actions items={actions} />
        </div>
        <div className={styles.scene}>
          <div data-poster="">
            <Picture className={styles.poster} {...poster} />
          </div>
          <Film files={film} />
          <Readouts items={readouts} />
        </div>
      </div>
      <div className={styles.figures}>
        <Stats items={stats} />
      </div>
    </section>
  );
}

/** Silent and without information of its own: the poster's alt text says what is to be seen. */
function Film({ files }: { files: readonly FilmFile[] }) {
  return (
    <>
      <video
        className={`${styles.film} screen-only`}
        data-film=""
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        {files.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
      </video>
      <button className={`${styles.toggle} screen-only`} type="button" data-film-toggle="" aria-pressed="false" hidden>
        <Icon name="play" size={18} className={styles.play} />
        <Icon name="pause" size={18} className={styles.pause} />
        <span className="visually-hidden">Putar film</span>
      </button>
    </>
  );
}
