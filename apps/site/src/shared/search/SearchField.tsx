import type { SearchWords } from '../records/site-schema.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  words: SearchWords;
  /** Unique within the page. */
  id: string;
  /** Maximum number of results shown; /cari shows all. */
  limit: number;
}

/** Search field. Without scripts it is a form that opens the list at /cari; `search-field.ts` adds live results. */
export function SearchField({ words, id, limit }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the oldest browsers that are supported.
    <div role="search" className="screen-only">
      <form className={`${styles.form} row`} action="/cari" method="get">
        <label className="visually-hidden" htmlFor={id}>
          <Text>{words.label}</Text>
        </label>
        <Icon name="search" size={20} className={`${styles.sign} firm faint`} />
        <input
          className={`${styles.input} grow plain`}
          id={id}
          name="q"
          type="search"
          dir="auto"
          placeholder={words.placeholder.plain}
          autoComplete="off"
          maxLength={80}
          data-search={limit}
          data-none={words.none.plain}
          data-found={words.found.plain}
          data-all={words.all.plain}
          data-failed={words.failed.plain}
        />
        <button className={`${styles.submit} strong`} type="submit">
          <Text>{words.submit}</Text>
        </button>
      </form>
      <p className={`${styles.status} small quiet`} />
      <ul className={styles.results} />
    </div>
  );
}
