import type { Heading } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryGrid.module.css';

export interface IndustryCard {
  title: Marked;
  problem: Marked;
  description: Marked;
  features: readonly Marked[];
  to: string;
  picture: PictureProps;
}

/** The industries as large pictures, each with its sharpest problem. */
export function IndustryGrid({ items, ...heading }: Heading & { items: readonly IndustryCard[] }) {
  return (
    <Band id="industri" ground="dark" {...heading}>
      <ul className={styles.grid}>
        {items.map(({ title, problem, description, features, to, picture }) => (
          <li key={to} className={`${styles.card} column`}>
            <Picture {...picture} className={styles.picture} />
            <div className={styles.words}>
              <h3 className="large">
                <a className={`${styles.link} touch row spread`} href={to}>
                  <Text>{title}</Text>
                  <Icon name="arrow" className={`${styles.arrow} measured`} />
                </a>
              </h3>
              <Text.p className={`${styles.problem} rule`}>{problem}</Text.p>
              <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
              <PointList items={features} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
