import type { ReactNode } from 'react';
import { PlanFigure } from '../../plant/figures/PlanFigure.tsx';
import { ReportFigure } from '../../plant/figures/ReportFigure.tsx';
import { TrendFigure } from '../../plant/figures/TrendFigure.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Stats } from '../../shared/ui/Stat.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { AlarmBar } from './AlarmBar.tsx';
import styles from './Dashboard.module.css';
import { Readouts } from './Readouts.tsx';
import type { PlatformPage } from './schema.ts';
import { TankTable } from './TankTable.tsx';

type DashboardProps = PlatformPage['dashboard'] & Pick<PlatformPage, 'stats'>;

/** The dashboard as a drawing with numbered callouts, and the figures of the platform under it. */
export function Dashboard({ notes, stats, ...screen }: DashboardProps) {
  const { label, title, table, readouts } = screen;
  return (
    <Band id="dashboard" ground="dark" opening="continued" label={label} title={title}>
      <div className={styles.screen}>
        <Panel area={styles.alarms} mark={1}>
          <AlarmBar {...screen} />
        </Panel>
        <Panel mark={2}>
          <TankTable {...table} />
        </Panel>
        <Panel mark={3}>
          <Readouts names={readouts} />
          <div className={styles.trend}>
            <TrendFigure />
          </div>
        </Panel>
        <Panel area={styles.site} mark={4}>
          <div className={styles.pair}>
            <div className={styles.plan}>
              <PlanFigure />
            </div>
            <ReportFigure />
          </div>
        </Panel>
      </div>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note.title.plain} className={styles.note}>
            <Text.h3 className="strong">{note.title}</Text.h3>
            <Text.p className="small quiet">{note.description}</Text.p>
          </li>
        ))}
      </ol>
      <section className={styles.stats} aria-label={stats.label.plain}>
        <Stats items={stats.items} />
      </section>
    </Band>
  );
}

function Panel({ area, mark, children }: { area?: string | undefined; mark: number; children: ReactNode }) {
  return (
    <div className={classes(styles.panel, area)}>
      <span className={`${styles.mark} figures`} aria-hidden="true">
        {mark}
      </span>
      {children}
    </div>
  );
}
