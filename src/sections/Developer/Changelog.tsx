import { formatDay } from '../../lib/format.ts';
import type { DeveloperPage } from '../../schemas/pages/developer.ts';
import { Band } from '../../ui/Band.tsx';
import { PointList } from '../../ui/PointList.tsx';
import styles from './Developer.module.css';

/** Versions of the interface, newest first. */
export function Changelog({ items, ...heading }: DeveloperPage['changes']) {
  return (
    <Band id="perubahan" {...heading}>
      <ol className={styles.changes}>
        {items.map(({ version, date, items: changes }) => (
          <li key={version} className={styles.change}>
            <div>
              <h3 className={styles.version}>{version}</h3>
              <time className={styles.date} dateTime={date}>
                {formatDay(date)}
              </time>
            </div>
            <PointList items={changes} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
