import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { TitledList } from '../../shared/ui/TitledList.tsx';
import styles from './MobileApp.module.css';
import { AlarmScreen, ListScreen } from './Screens.tsx';
import type { PlatformPage } from './schema.ts';

/** Two telephones that show the terminal of the dashboard: its list, and the alarm of the night before. */
export function MobileApp({ screens, points, ...heading }: PlatformPage['mobile']) {
  const [list, night] = screens;
  return (
    <Band id="aplikasi" {...heading}>
      <div className={`${styles.layout} stack-6`}>
        <div className={`${styles.phones} stack-5`}>
          <figure>
            <div className={`${styles.phone} dark`}>
              <ListScreen />
            </div>
            <Text.figcaption className={`${styles.caption} label`}>{list}</Text.figcaption>
          </figure>
          <figure className={styles.second}>
            <div className={styles.phone}>
              <AlarmScreen />
            </div>
            <Text.figcaption className={`${styles.caption} label`}>{night}</Text.figcaption>
          </figure>
        </div>
        <TitledList items={points} form="plain" large />
      </div>
    </Band>
  );
}
