import { eventKinds, isActive } from '../../plant/simulator/events.ts';
import type { SiteId } from '../../plant/simulator/types.ts';
import { siteIds } from '../../plant/sites/index.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { saveFile } from '../../shared/ui/ToolButtons.tsx';
import styles from './Controls.module.css';
import { EventsMenu } from './EventsMenu.tsx';
import { report, reportName } from './report.ts';
import { SpeedSwitch } from './SpeedSwitch.tsx';
import type { DemoText } from './schema.ts';
import type { useSimulation } from './use-simulation.ts';
import { clockText } from './view.ts';

interface ControlsProps {
  text: DemoText;
  simulation: ReturnType<typeof useSimulation>;
  /** False until scripts run: then nothing here answers. */
  alive: boolean;
  slow: boolean;
  onSlow: (slow: boolean) => void;
  onSite: (site: SiteId) => void;
}

/** Site, clock and speeds, and what a visitor can do. */
export function Controls({ text, simulation, alive, slow, onSlow, onSite }: ControlsProps) {
  const { session, speed, setSpeed } = simulation;
  const { controls } = text;
  const running = session.site.tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((kind) => `${text.events[kind].label} ${tank.spec.id}`),
  );
  const { date, time } = clockText(session.site.now);
  return (
    <fieldset className={`${styles.controls} stack-4 slim`} disabled={!alive}>
      <legend className="visually-hidden">{text.simulation}</legend>
      <div>
        <label className={`${styles.label} small quiet`} htmlFor="demo-situs">
          {controls.site}
        </label>
        <div className={styles.choice}>
          <select
            className={`${styles.select} touch plain strong boxed`}
            id="demo-situs"
            value={session.site.id}
            onChange={(event) => onSite(event.target.value as SiteId)}
          >
            {siteIds.map((id) => (
              <option key={id} value={id}>
                {text.sites[id].label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={18} className={styles.chevron} />
        </div>
        <p className={`${styles.place} small quiet`}>{text.sites[session.site.id].place}</p>
      </div>
      <div>
        <p className={`${styles.mark} label quiet boxed`}>{text.simulation}</p>
        <p className={`${styles.time} figures wrap row`} role="timer" aria-live="off" aria-label={controls.clock}>
          <span>{time}</span> <span className={`${styles.date} small quiet`}>{date}</span>
        </p>
      </div>
      <div className="screen-only">
        <SpeedSwitch text={controls} value={speed} onChange={setSpeed} />
        <label className={`${styles.slow} small quiet touch inline-row`}>
          <input type="checkbox" checked={slow} onChange={(event) => onSlow(event.target.checked)} />
          {controls.slow}
        </label>
      </div>
      <div className="stack-2 top screen-only">
        <EventsMenu text={text} simulation={simulation} alive={alive} />
        <button
          className={`${styles.button} touch strong row spread boxed`}
          type="button"
          onClick={() => saveFile(csvFile(report(session.site)), reportName(session.site))}
        >
          {controls.download}
          <Icon name="down" size={18} />
        </button>
      </div>
      <p className={`${styles.running} small quiet rule`}>
        {running.length > 0 ? fillSlots(controls.running, { list: running.join(', ') }) : controls.quiet}
      </p>
    </fieldset>
  );
}

/** The mark at its start tells Excel the encoding. */
const csvFile = (content: string): Blob => new Blob([`\uFEFF${content}`], { type: 'text/csv;charset=utf-8' });
