import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './PlatformFeatures.module.css';
import type { PlatformPage } from './schema.ts';

/** The features as six sheets: what the platform does, and under the line what changes for the buyer. */
export function PlatformFeatures({ items, benefit: label, ...heading }: PlatformPage['features']) {
  return (
    <Band id="kemampuan" {...heading}>
      <Rail label={heading.title.plain} reachable>
        {items.map(({ title, capabilities, benefit }) => (
          <li key={title.plain} className={`${styles.entry} rule-strong`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <PointList items={capabilities} />
            <div className={`${styles.benefit} measured`}>
              <Text.p className="visually-hidden">{label}</Text.p>
              <Text.p className="strong">{benefit}</Text.p>
            </div>
          </li>
        ))}
      </Rail>
    </Band>
  );
}
