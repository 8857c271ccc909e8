import { lossNight } from '../../plant/terminal/incident.ts';
import { nightLoss } from '../../plant/terminal/loss-night.ts';
import { tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './MobileApp.module.css';
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

const { calls } = lossNight;
const subject = tankAt(lossNight.tag);

/** The third call of the night, before it was accepted. The buttons are part of the picture. */
function AlarmScreen({ title, lost, since, yours, accept, pass }: MobileText['screen']) {
  return (
    <div className={`${styles.screen} column`}>
      <p className={`${styles.bar} label quiet row spread`}>
        <span>{calls.at(-1)?.time}</span>
        <span className={styles.signal} aria-hidden="true" />
      </p>
      <Text.p className={styles.heading}>{title}</Text.p>
      <div className={styles.alarm}>
        <p>
          <span className={`${styles.tag} figures`}>{subject.tag}</span>
          {` ${subject.content}`}
        </p>
        <p className={`${styles.big} figures`}>{formatUnit(nightLoss.atAlarm, 'kL', 1)}</p>
        <Text.p>{lost}</Text.p>
        <Text.p>{since}</Text.p>
      </div>
      <p className={`${styles.whose} quiet`}>
        {calls.at(-1)?.who}: <Text>{yours}</Text>
      </p>
      <Text.p className={`${styles.accept} centred`}>{accept}</Text.p>
      <Text.p className={`${styles.pass} centred`}>{pass}</Text.p>
    </div>
  );
}
