import { formatDay } from '../../shared/format/format.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** Versions of the interface, newest first. */
export function Changelog({ items, ...heading }: DeveloperPage['changes']) {
  return (
    <Band id="perubahan" {...heading}>
      <ol>
        {items.map(({ version, date, items: changes }) => (
          <li key={version} className={`${styles.change} rule-strong`}>
            <div>
              <h3 className={`${styles.version} figures`}>{version}</h3>
              <time className="quiet" dateTime={date}>
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
