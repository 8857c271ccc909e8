import { type ComponentProps, lazy, Suspense } from 'react';
import { dateAt, timeAt } from '../../plant/simulator/clock.ts';
import { type EventKind, isActive } from '../../plant/simulator/events.ts';
import type { SiteId, Tank } from '../../plant/simulator/types.ts';
import { siteIds } from '../../plant/sites/index.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './ControlBar.module.css';
import { speeds } from './place.ts';
import { Segments } from './Segments.tsx';
import type { DemoView } from './use-demo.ts';
import { notify } from './view.ts';

const EventsMenu = lazy(() => import('./EventsMenu.tsx'));

export function ControlBar(view: DemoView) {
  const { text, session, alive, changeSite, speed, setSpeed, playing, setPlaying, act, settleAll } = view;
  const { controls, events, sites } = text;
  const [siteId, enterSite] = useEntry(session.site.id, changeSite);
  const { now } = session.site;
  const [pause, ...labels] = controls.speeds;
  const placeholder = <EventsButton label={controls.events} disabled />;
  const toggle = (kind: EventKind, tank: Tank) => {
    const { id } = tank.spec;
    const ends = isActive(tank, kind);
    act({ kind: ends ? 'settle' : 'cause', tank: id, event: kind });
    if (!ends) notify(events[kind].label, fillSlots(events[kind].note, { tank: id }));
  };
  const settle = () => {
    settleAll();
    notify(controls.settled);
  };
  return (
    <fieldset className={`${styles.bar} slim`} disabled={!alive}>
      <legend className="visually-hidden">{text.simulation}</legend>
      <select
        className={`${styles.select} full touch plain strong boxed`}
        id="demo-situs"
        aria-label={controls.site}
        value={siteId}
        onChange={(event) => enterSite(event.target.value as SiteId)}
      >
        {siteIds.map((id) => (
          <option key={id} value={id}>
            {sites[id]}
          </option>
        ))}
      </select>
      <p className={`${styles.clock} figures`} role="timer" aria-live="off" aria-label={controls.clock}>
        <span className={styles.time}>{timeAt(now)}</span> <span className="label quiet">{dateAt(now)}</span>
      </p>
      <div className={`${styles.run} row wrap gap-1 screen-only`}>
        <button
          className={`${styles.button} touch strong row boxed`}
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
            <EventsMenu text={text} tanks={session.site.tanks} onToggle={toggle} onSettle={settle}>
              <EventsButton label={controls.events} />
            </EventsMenu>
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </fieldset>
  );
}

function EventsButton({ label, ...rest }: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return (
    <button type="button" {...rest} className={`${styles.button} touch strong row full boxed`}>
      {label}
      <Icon name="chevron" size={18} />
    </button>
  );
}
