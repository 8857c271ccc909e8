import type { Marked, Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { PlanFigure, ReportFigure, TrendFigure } from '../../plant/figures/Figure.tsx';
import { highLevelIncident, silentSensorIncident } from '../../plant/terminal/incident.ts';
import { filmTag, findTankView, type TankView, terminal } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Stats } from '../../shared/ui/Stats.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Dashboard.module.css';
import type { PlatformPage } from './schema.ts';

type DashboardText = PlatformPage['dashboard'];

const { moment, stock, tanks } = terminal;
const open = findTankView(filmTag);
const first = tanks
  .filter(({ status }) => status !== 'silent')
  .reduce((one, tank) => ((tank.days ?? 99) < (one.days ?? 99) ? tank : one));

/** The dashboard as a drawing with numbered callouts, and the platform's figures below it. */
export function Dashboard({ notes, stats, ...screen }: DashboardText & Pick<PlatformPage, 'stats'>) {
  const { label, title, table, readouts } = screen;
  return (
    <Band id="dashboard" ground="dark" opening="continued" label={label} title={title}>
      <div className={`${styles.screen} boxed split-wide`}>
        <Panel mark={1} wide>
          <AlarmBar {...screen} />
        </Panel>
        <Panel mark={2}>
          <TankTable {...table} />
        </Panel>
        <Panel mark={3}>
          <p className="strong">
            <span className="mono">{filmTag}</span>
            {` ${open.content}, ${formatUnit(open.volume, 'kL')}`}
          </p>
          {/* The same four values as on the home page. */}
          <Numbers
            items={[
              [readouts.level, formatUnit(open.metres, 'm', 2)],
              [readouts.share, formatUnit(open.level, '%', 1)],
              [readouts.temperature, formatUnit(open.temperature, '°C', 1)],
              [readouts.days, formatUnit(open.days ?? 0, 'hari', 1)],
            ]}
          />
          <div className={styles.trend}>
            <TrendFigure />
          </div>
        </Panel>
        <Panel mark={4} wide>
          <div className={`${styles.site} split-wide gap-4`}>
            <PlanFigure />
            <div className="not-on-phones">
              <ReportFigure />
            </div>
          </div>
        </Panel>
      </div>
      <ol className="columns-4 gap-2 above-4">
        {notes.map((note, index) => (
          <li key={note.title.plain} className={styles.note}>
            <Mark>{index + 1}</Mark>
            <div>
              <Text.h3 className="strong">{note.title}</Text.h3>
              <Text.p className="note">{note.description}</Text.p>
            </div>
          </li>
        ))}
      </ol>
      <section className="above-4" aria-label={stats.label.plain}>
        <Stats items={stats.items} />
      </section>
    </Band>
  );
}

function Panel({ mark, wide, children }: { mark: number; wide?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.panel, wide && styles.wide, 'relative slim whole')}>
      <Mark>{mark}</Mark>
      {children}
    </div>
  );
}

/** Number of a callout. */
const Mark = ({ children }: { children: number }) => (
  <span className={`${styles.mark} light figures firm`} aria-hidden="true">
    {children}
  </span>
);

function Numbers({ items }: { items: readonly (readonly [name: Marked, value: Wording])[] }) {
  return (
    <dl className={`${styles.numbers} fit`}>
      {items.map(([name, value]) => (
        <div key={name.plain}>
          <Text.dt className="small quiet">{name}</Text.dt>
          <Text.dd className="heading figures measured">{value}</Text.dd>
        </div>
      ))}
    </dl>
  );
}

/** Head of the screen: site and time, totals of the site in three numbers, and the current alarms. */
function AlarmBar({ site, alarms, summary }: Omit<DashboardText, 'notes'>) {
  return (
    <div className={`${styles.bar} stack-3`}>
      <p>
        <Text.strong>{site}</Text.strong>
        <span className="figures quiet small block">
          {moment.day}, {moment.time} WIB
        </span>
      </p>
      <Numbers
        items={[
          [summary.stock, formatUnit(stock.volume, 'kL')],
          [summary.tanks, summary.read],
          [summary.next, `${first.tag}, ${formatUnit(first.days ?? 0, 'hari', 1)}`],
        ]}
      />
      <ul className={`${styles.wide} columns-2 gap-1`}>
        <Alarm look={styles.high} tag={highLevelIncident.tag} cause={alarms.high} state={alarms.highState} />
        <Alarm
          look={styles.silent}
          tag={findTankView(silentSensorIncident.tag).sensor}
          cause={alarms.silent}
          state={alarms.silentState}
        />
      </ul>
    </div>
  );
}

interface AlarmProps {
  look: string | undefined;
  tag: string;
  cause: Marked;
  state: Marked;
}

function Alarm({ look, tag, cause, state }: AlarmProps) {
  return (
    <li className={`${styles.alarm} ${look} wrap spread`}>
      <span>
        <span className="figures">{tag}</span> <Text.strong>{cause}</Text.strong>
      </span>
      <Text.span className="small">{state}</Text.span>
    </li>
  );
}

/**
 * Table of all tanks; phones show only the essential columns. The last values of a silent sensor are shown, but not
 * used in the summary.
 */
function TankTable({ caption, columns, statuses }: DashboardText['table']) {
  return (
    <div className={styles.box}>
      <Table caption={caption} quiet columns={columns} className={`${styles.tanks} small`}>
        {tanks.map((tank) => (
          <TankRow key={tank.tag} {...tank} state={statuses[tank.status]} />
        ))}
      </Table>
    </div>
  );
}

function TankRow({ tag, content, level, metres, volume, temperature, days, age, status, state }: TankRowProps) {
  return (
    <tr data-status={status}>
      <th scope="row">
        <span className="mono">{tag}</span> <span className={`${styles.content} quiet`}>{content}</span>
      </th>
      <td>
        <span className={`${styles.share} inline-row gap-1`}>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.bed} width="100" height="1" />
            <rect className={`solid ${styles.level}`} width={level} height="1" />
          </svg>
          {formatNumber(level, 1)}
        </span>
      </td>
      <td>{formatNumber(metres, 2)}</td>
      <td>{formatNumber(volume)}</td>
      <td>{formatNumber(temperature, 1)}</td>
      <td>{days === undefined ? '> 21' : formatNumber(days, 1)}</td>
      <td>{formatUnit(age, 'mnt')}</td>
      <Text.td className={styles.status}>{state}</Text.td>
    </tr>
  );
}

type TankRowProps = TankView & { state: Marked };
