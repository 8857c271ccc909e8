import type { SearchWords } from '../../shared/records/site-schema.ts';
import { SearchField } from '../../shared/search/SearchField.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  picture: PictureProps;
  search: SearchWords;
}

/** Error page: an empty tank from the inside, a link to the home page, and suggestions. */
export function NotFound({ picture, search }: NotFoundProps) {
  return (
    <section className={`${styles.page} dark`} aria-labelledby="judul">
      <div className={`${styles.stage} page-width relative`}>
        <div className={`${styles.words} relative stack-4`}>
          {/* The specification prescribes these texts. */}
          <div lang="en">
            <h1 className={styles.title} id="judul">
              404
            </h1>
            <p className={`${styles.text} larger`}>Oops! Page not found</p>
            <a className="touch strong inline-row" href="/">
              Return to Home
            </a>
          </div>
          <div className={styles.search}>
            <SearchField words={search} id="cari" limit={5} />
            <div id="mirip" className={`${styles.similar} quiet`} hidden>
              <Text.p>{search.similar}</Text.p>
              <ul />
            </div>
          </div>
        </div>
        <figure className={styles.scene}>
          <Picture className={`${styles.picture} block`} {...picture} />
          <figcaption className={`${styles.caption} label quiet`}>
            LT-404 <strong className="measured">0,00 m</strong>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
