import { Text } from '../../shared/ui/Text.tsx';
import styles from './MobileApp.module.css';
import { AlarmScreen } from './Screens.tsx';
import type { MobileText } from './screen-schema.ts';

/** The telephone of whom the ladder reached, and what the app does besides. Stands beside the ladder. */
export function MobileApp({ screen, title, lead, points }: MobileText) {
  return (
    <div id="aplikasi" className={styles.app}>
      <figure>
        <div className={styles.phone}>
          <AlarmScreen {...screen} />
        </div>
        <Text.figcaption className={`${styles.caption} label`}>{screen.caption}</Text.figcaption>
      </figure>
      <div>
        <Text.h3 className="large">{title}</Text.h3>
        <Text.p className={`${styles.lead} quiet`}>{lead}</Text.p>
        <ul>
          {points.map((point) => (
            <li key={point.title.plain} className={`${styles.point} rule`}>
              <Text.p className="strong">{point.title}</Text.p>
              <Text.p className="quiet">{point.description}</Text.p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
