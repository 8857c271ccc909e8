import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Alarm } from '../../plant/watch/types.ts';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { AlarmList } from './AlarmList.tsx';
import { AlarmLog } from './AlarmLog.tsx';
import { Controls } from './Controls.tsx';
import styles from './LiveDemo.module.css';
import { Overview } from './Overview.tsx';
import { firstTank, readPlace, writePlace } from './place.ts';
import { SitePlan } from './SitePlan.tsx';
import type { DemoText } from './schema.ts';
import { TankPage } from './TankPage.tsx';
import { firstSite, useNewAlarms, useSimulation } from './use-simulation.ts';
import { reasonOf } from './words.ts';

/** The platform over a simulated site: everything is seen at the start without scripts, and runs with them. */
export function LiveDemo({ text }: { text: DemoText }) {
  const root = useRef<HTMLDivElement>(null);
  const simulation = useSimulation();
  const { session, speed, setSpeed, open } = simulation;
  const [tank, setTank] = useState(firstTank(firstSite));
  const [alive, setAlive] = useState(false);
  const [slow, setSlow] = useState(true);

  // A link may name a site and a tank; it may also be followed while the page is open.
  useEffect(() => {
    const follow = () => {
      const place = readPlace(location.hash);
      if (!place) return;
      open(place.site).then(() => setTank(place.tank));
      root.current?.scrollIntoView({ behavior: 'instant' });
    };
    setAlive(true);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [open]);

  const show = useCallback((site: Parameters<typeof firstTank>[0], id: string) => {
    setTank(id);
    history.replaceState(history.state, '', writePlace({ site, tank: id }));
  }, []);
  const select = useCallback((id: string) => show(session.site.id, id), [session.site.id, show]);

  const tell = useCallback(
    (alarm: Alarm) => {
      const spec = session.site.tanks.find((item) => item.spec.id === alarm.tank)?.spec;
      if (!spec) return;
      toast(`${alarm.tank}: ${text.alarms.kinds[alarm.kind].title}`, {
        description: reasonOf(alarm, spec, text.alarms),
      });
      if (slow) setSpeed((now) => (now === 3600 ? 60 : now));
    },
    [session.site.tanks, slow, text, setSpeed],
  );
  useNewAlarms(session, tell);

  const shown = session.site.tanks.find(({ spec }) => spec.id === tank) ?? session.site.tanks[0];
  const monitor = shown && session.monitors[shown.spec.id];
  return (
    <div ref={root} className={`${styles.panel} plain dark`} data-alive={alive || undefined}>
      <Controls
        text={text}
        simulation={simulation}
        alive={alive}
        slow={slow}
        onSlow={setSlow}
        onSite={(site) => open(site).then(() => show(site, firstTank(site)))}
      />
      <Overview session={session} selected={tank} onSelect={select} text={text} gliding={speed > 0} />
      <div className={styles.halves}>
        {shown && monitor && (
          <TankPage tank={shown} monitor={monitor} alarms={session.alarms} now={session.site.now} text={text} />
        )}
        <div className={`${styles.side} slim rule`}>
          <AlarmList
            session={session}
            text={text.alarms}
            alive={alive}
            onSelect={select}
            onAccept={(alarm) => {
              simulation.accept(alarm.id);
              toast(text.alarms.toast.replace('{tank}', alarm.tank));
            }}
          />
          <SitePlan session={session} selected={tank} text={text.plan} />
          <AlarmLog alarms={session.alarms} text={text.alarms} />
        </div>
      </div>
      <Toasts label={text.alarms.title} />
    </div>
  );
}
