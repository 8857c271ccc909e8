import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import styles from './NotFound.module.css';

/** An empty tank from the inside, its level at zero, one way home. The words are the specification's. */
export function NotFound({ picture }: { picture: PictureProps }) {
  return (
    <section className={`${styles.page} dark`} aria-labelledby="judul">
      <div className={styles.stage}>
        <div className={styles.words} lang="en">
          <h1 className={styles.title} id="judul">
            404
          </h1>
          <p className={styles.text}>Oops! Page not found</p>
          <a className={styles.home} href="/">
            Return to Home
          </a>
        </div>
        <figure className={styles.scene}>
          <Picture className={styles.picture} {...picture} />
          <figcaption className={`${styles.reading} label quiet rule-strong`}>
            LT-404 <strong className={styles.level}>0,00 m</strong>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
