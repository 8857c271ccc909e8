import type { ReactNode } from 'react';
import { alarm, moment, silent, siteTank } from '../../plant/example/example-site.ts';
import { PlanFigure } from '../../plant/figures/PlanFigure.tsx';
import { ReportFigure } from '../../plant/figures/ReportFigure.tsx';
import { TrendFigure } from '../../plant/figures/TrendFigure.tsx';
import type { Titled } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Dashboard.module.css';
import { Readouts, Summary } from './Readouts.tsx';
import type { PlatformPage } from './schema.ts';
import { TankTable } from './TankTable.tsx';

/** The dashboard as a drawing with callouts: each row of the screen has its note, joined by a leader line. */
export function Dashboard({ site, more, notes, ...heading }: PlatformPage['dashboard']) {
  const [alarms, one, ages, plan] = notes;
  return (
    <Band id="dashboard" ground="tint" {...heading}>
      <div className={styles.sheet}>
        <Row note={alarms}>
          <p className={`${styles.bar} wrap spread`}>
            <strong>{site}</strong>
            <span className={`${styles.clock} figures quiet`}>
              {moment.day}, {moment.time} WIB
            </span>
          </p>
          <Alarms />
          <Summary />
        </Row>
        <Row note={one}>
          <div className={`${styles.detail} stack-5`}>
            <Readouts />
            <div className={styles.trend}>
              <TrendFigure />
            </div>
          </div>
        </Row>
        <Row note={ages}>
          <TankTable />
        </Row>
        <Row note={plan}>
          <div className={`${styles.halves} stack-5`}>
            <div className={styles.plan}>
              <PlanFigure />
            </div>
            <ReportFigure />
          </div>
        </Row>
      </div>
      <div className={styles.more}>
        <Actions items={[more]} />
      </div>
    </Band>
  );
}

function Row({ note, children }: { note: Titled | undefined; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={`${styles.panel} dark`}>{children}</div>
      {note && (
        <div className={styles.note}>
          <Text.h3 className={styles.noteTitle}>{note.title}</Text.h3>
          <Text.p>{note.description}</Text.p>
        </div>
      )}
    </div>
  );
}

function Alarms() {
  const last = alarm.steps.at(-1);
  return (
    <ul className={`${styles.alarms} stack-2`}>
      <li className={styles.high}>
        <span className={`${styles.tag} figures`}>{alarm.tag}</span> Level tinggi {siteTank(alarm.tag).level}%
        <span className={styles.state}>
          {last?.who} menerima pukul {alarm.accepted}
        </span>
      </li>
      <li className={styles.silent}>
        <span className={`${styles.tag} figures`}>{silent.tag}</span> Sensor diam {silent.minutes}
        {'\u00a0'}menit
        <span className={styles.state}>bacaan terakhir {silent.last}</span>
      </li>
    </ul>
  );
}
