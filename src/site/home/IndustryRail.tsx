import type { Stat } from '../../shared/records/stat.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustryRail.module.css';
import type { HomePage } from './schema.ts';

export interface IndustryCard {
  title: Marked;
  problem: Marked;
  description: Marked;
  features: readonly Marked[];
  /** Typical values of the trade; the first is the sharpest. */
  figures: readonly Stat[];
  to: string;
  picture: PictureProps;
}

/** The industries side by side: a scene, the figure that decides there, and the way to its page. */
export function IndustryRail({ items, more, ...heading }: HomePage['industries'] & { items: readonly IndustryCard[] }) {
  return (
    <Band id="industri" ground="dark" opening="number" {...heading}>
      <Rail label={heading.title.plain} always className={styles.rail}>
        {items.map(({ title, problem, description, features, figures: [figure], to, picture }) => (
          <li key={to} className="column">
            <div className={`${styles.head} relative`}>
              <Picture {...picture} className={`${styles.picture} block`} />
              <h3 className="heading">
                <a className="bare whole-card touch row spread gap-3" href={to}>
                  <Text>{title}</Text>
                  <Icon name="arrow" className="measured firm" />
                </a>
              </h3>
              {figure && (
                <p className={`${styles.figure} rule padded-1`}>
                  <Text.span className="larger figures block">{figure.number}</Text.span>{' '}
                  <Text.span className="note">{figure.label}</Text.span>
                </p>
              )}
            </div>
            <Fold title={more} card={title}>
              <div className="stack-2 small">
                <Text.p>{problem}</Text.p>
                <Text.p className="quiet">{description}</Text.p>
                <PointList items={features} />
              </div>
            </Fold>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
