import { lazy, Suspense } from 'react';
import type { SiteId } from '../../plant/simulator/types.ts';
import { siteIds } from '../../plant/sites/index.ts';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './ControlBar.module.css';
import { EventsButton } from './EventsButton.tsx';
import { speeds } from './place.ts';
import { Segments } from './Segments.tsx';
import type { DemoText } from './schema.ts';
import type { Simulation } from './use-simulation.ts';
import { clockText } from './view.ts';

/** Fetched when the page has come alive. */
const EventsMenu = lazy(() => import('./EventsMenu.tsx'));

interface ControlBarProps {
  text: DemoText;
  simulation: Simulation;
  /** False until scripts run: then nothing here answers. */
  alive: boolean;
  onSite: (site: SiteId) => Promise<void>;
}

/** Site, clock, run and pause, speeds, and what a visitor can cause: one line over the screen. */
export function ControlBar({ text, simulation, alive, onSite }: ControlBarProps) {
  const { session, speed, setSpeed, playing, setPlaying } = simulation;
  const { controls, sites } = text;
  const [siteId, enterSite] = useEntry(session.site.id, onSite);
  const { date, time } = clockText(session.site.now);
  const [pause, ...labels] = controls.speeds;
  const placeholder = <EventsButton label={controls.events} disabled />;
  return (
    <fieldset className={`${styles.bar} slim`} disabled={!alive}>
      <legend className="visually-hidden">{text.simulation}</legend>
      <div className={styles.site}>
        <select
          className={`${styles.select} touch plain strong boxed`}
          id="demo-situs"
          aria-label={controls.site}
          value={siteId}
          onChange={(event) => enterSite(event.target.value as SiteId)}
        >
          {siteIds.map((id) => (
            <option key={id} value={id}>
              {sites[id].label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} className={styles.chevron} />
      </div>
      <p className={`${styles.clock} figures`} role="timer" aria-live="off" aria-label={controls.clock}>
        <span className={styles.time}>{time}</span> <span className={`${styles.date} quiet`}>{date}</span>
      </p>
      <div className={`${styles.run} screen-only`}>
        <button
          className={`${styles.play} touch strong inline-row boxed`}
          type="button"
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={18} />
          {playing ? pause : controls.resume}
        </button>
        <Segments
          name="demo-kecepatan"
          legend={controls.speed}
          options={speeds.map((value, index) => ({ value, label: labels[index] ?? '' }))}
          value={speed}
          onChange={setSpeed}
        />
      </div>
      <div className={`${styles.events} screen-only`}>
        {alive ? (
          <Suspense fallback={placeholder}>
            <EventsMenu text={text} simulation={simulation} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </fieldset>
  );
}
