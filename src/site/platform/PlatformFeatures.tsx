import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './PlatformFeatures.module.css';
import type { PlatformPage } from './schema.ts';

/** The features as entries of a register: what the platform does on the left, what changes for the buyer on the right. */
export function PlatformFeatures({ items, ...heading }: PlatformPage['features']) {
  return (
    <Band id="kemampuan" {...heading}>
      <ol>
        {items.map(({ title, description, capabilities, benefit }, index) => (
          <li key={title.plain} className={`${styles.entry} rule`}>
            <p className={`${styles.number} label`} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <div>
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
            </div>
            <PointList items={capabilities} />
            <div className={styles.benefit}>
              <p className="label">Manfaat</p>
              <Text.p>{benefit}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
