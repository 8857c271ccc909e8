import { telHref } from '../../shared/format/phone.ts';
import type { Brand, Office, Offline } from '../../shared/records/site-schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './OfflineNotice.module.css';

interface OfflineNoticeProps {
  text: Offline['page'];
  brand: Brand;
  offices: readonly Office[];
}

/** Shown instead of a page that is neither reachable nor cached: the cached pages, and telephone numbers. */
export function OfflineNotice({ text, brand, offices }: OfflineNoticeProps) {
  return (
    <section className={`${styles.page} page-width`} aria-labelledby="judul">
      <div className="stack-4 top">
        <Text.h1 className={styles.title} id="judul">
          {text.title}
        </Text.h1>
        <Text.p className="lead">{text.lead}</Text.p>
        <Text.h2 className="heading rule-strong">{text.saved}</Text.h2>
        <ul className={`${styles.list} stack-1`} data-saved="">
          <Text.li>{text.none}</Text.li>
        </ul>
      </div>
      <div className="stack-4 top">
        <Text.h2 className="heading rule-strong">{text.call}</Text.h2>
        <ul className={`${styles.list} stack-1`}>
          <li>
            {interfaceWords.emergency}: <a href={telHref(brand.hotline)}>{brand.hotline}</a>
          </li>
          {offices.map((office) => (
            <li key={office.type.plain}>
              <Text>{office.type}</Text>, <Text>{office.hours}</Text>:{' '}
              <a href={telHref(office.phone)}>{office.phone}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
