import type { ReactNode } from 'react';
import { PlanFigure } from '../../plant/figures/PlanFigure.tsx';
import { ReportFigure } from '../../plant/figures/ReportFigure.tsx';
import { TrendFigure } from '../../plant/figures/TrendFigure.tsx';
import { highLevel, silentSensor } from '../../plant/terminal/incident.ts';
import { tankAt, terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
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
      <div>
        <Row note={alarms}>
          <p className={`${styles.bar} wrap spread`}>
            <Text.strong>{site}</Text.strong>
            <span className={`${styles.clock} figures quiet`}>
              {terminal.moment.day}, {terminal.moment.time} WIB
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
      <div className={`${styles.panel} rule dark`}>{children}</div>
      {note && (
        <div className={`${styles.note} quiet`}>
          <Text.h3 className={`${styles.noteTitle} plain`}>{note.title}</Text.h3>
          <Text.p>{note.description}</Text.p>
        </div>
      )}
    </div>
  );
}

function Alarms() {
  const high = tankAt(highLevel.tag);
  const silent = tankAt(silentSensor.tag);
  return (
    <ul className={`${styles.alarms} stack-2`}>
      <li className={styles.high}>
        <span className={`${styles.tag} figures`}>{high.tag}</span> Level tinggi {formatUnit(high.level, '%')}
        <span className={`${styles.state} small`}>
          {highLevel.by} menerima pukul {highLevel.accepted}
        </span>
      </li>
      <li className={styles.silent}>
        <span className={`${styles.tag} figures`}>{silent.sensor}</span> Sensor diam {formatUnit(silent.age, 'menit')}
        <span className={`${styles.state} small`}>bacaan terakhir {silent.readAt}</span>
      </li>
    </ul>
  );
}
