import { Icon } from '../../shared/ui/Icon.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PageHero } from '../../shared/ui/page/PageHero.tsx';
import { Stats } from '../../shared/ui/Stats.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { filmMoments } from './film-moments.ts';
import styles from './Hero.module.css';
import type { HomePage, Readout } from './schema.ts';

interface HeroProps extends Omit<HomePage['hero'], 'poster' | 'film'> {
  poster: PictureProps;
  film: readonly FilmFile[];
  filmWords: Pick<HomePage['hero']['film'], 'play'>;
}

/** Hero of the home page: film with readouts, text, two actions and four figures. */
export function Hero({ poster, film, filmWords, readouts, stats, ...words }: HeroProps) {
  return (
    <PageHero
      {...words}
      ground="dark"
      className={styles.hero}
      scene={
        <>
          <Film poster={poster} files={film} words={filmWords} readouts={readouts} />
          <div className={`${styles.stats} relative whole`}>
            <Stats items={stats} />
          </div>
        </>
      }
    />
  );
}

interface FilmFile {
  src: string;
  type: string;
  /** Media query; browsers play the first file whose query matches. */
  media?: string | undefined;
}

interface FilmProps {
  poster: PictureProps;
  files: readonly FilmFile[];
  words: Pick<HomePage['hero']['film'], 'play'>;
  readouts: readonly Readout[];
}

/** A silent film that adds no information: the poster's alt text describes it. */
function Film({ poster, files, words, readouts }: FilmProps) {
  return (
    <div className={`${styles.scene} relative`}>
      <div data-poster="">
        <Picture className={`${styles.poster} block cover full`} {...poster} />
      </div>
      <video
        className={`${styles.film} cover full screen-only`}
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
      <button
        className={`${styles.toggle} boxed centred screen-only`}
        type="button"
        data-film-toggle=""
        aria-pressed="false"
        hidden
      >
        <Icon name="play" size={18} className={styles.play} />
        <Icon name="pause" size={18} className={styles.pause} />
        <Text.span className="visually-hidden">{words.play}</Text.span>
      </button>
      <Readouts items={readouts} />
    </div>
  );
}

/**
 * Readouts of the instruments in the film, with leader lines to their measuring points, and the time; film.ts updates
 * the values. Not printed: paper shows the poster, whatever the film shows.
 */
function Readouts({ items }: { items: readonly Readout[] }) {
  const [poster] = filmMoments;
  return (
    <dl className="screen-only">
      {items.map(({ tag, name, shows }) => (
        <div className={styles.readout} key={shows}>
          <dt className="note">
            {tag && <Text.span className="label quiet">{tag}</Text.span>} <Text.span>{name}</Text.span>
          </dt>{' '}
          <dd className="heading figures measured" data-readout={shows}>
            {poster?.[shows]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
