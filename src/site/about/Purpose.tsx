import { Text } from '../../shared/ui/Text.tsx';
import styles from './Purpose.module.css';
import type { AboutPage } from './schema.ts';

/** Mission and vision, above and below one level line. */
export function Purpose({ missionLabel, mission, visionLabel, vision, meaning }: AboutPage['purpose']) {
  return (
    <section className={`${styles.purpose} plain dark`} aria-label={`${missionLabel.plain}, ${visionLabel.plain}`}>
      <div className={`${styles.mission} stack-3`}>
        <Text.h2 className={`${styles.label} label quiet`}>{missionLabel}</Text.h2>
        <blockquote className={styles.quote}>
          <p>
            “<Text>{mission}</Text>”
          </p>
        </blockquote>
      </div>
      <div className={`${styles.vision} stack-3`}>
        <Text.h2 className={`${styles.label} label quiet`}>{visionLabel}</Text.h2>
        <Text.p className={styles.title}>{vision}</Text.p>
        <Text.p className={`${styles.text} measure`}>{meaning}</Text.p>
      </div>
    </section>
  );
}
