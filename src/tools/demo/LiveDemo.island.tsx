import '../../shared/ui/keep-standing.ts';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { Alarm } from '../../plant/watch/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { AlarmList } from './AlarmList.tsx';
import { ControlBar } from './ControlBar.tsx';
import styles from './LiveDemo.module.css';
import { MoreOfTank } from './MoreOfTank.tsx';
import { notify } from './notify.ts';
import { Overview } from './Overview.tsx';
import { Side } from './Side.tsx';
import type { DemoText } from './schema.ts';
import { Takeaway } from './Takeaway.tsx';
import { TankPane } from './TankPane.tsx';
import { Telling } from './Telling.tsx';
import { useDemo } from './use-demo.ts';
import { useNewAlarms } from './use-new-alarms.ts';
import { reasonOf } from './words.ts';

/** Nothing is said before the page is alive. */
const Toasts = lazy(async () => ({ default: (await import('../../shared/ui/Toasts.tsx')).Toasts }));

/** The platform over a simulated site: everything is seen at the start without scripts, and runs with them. */
export function LiveDemo({ text }: { text: DemoText }) {
  const root = useRef<HTMLDivElement>(null);
  const demo = useDemo(root);
  const { simulation, alive, acted, select } = demo;
  const { session, telling, setSpeed, playing } = simulation;
  const { tanks } = session.site;
  const [slow, setSlow] = useState(true);

  const tell = useCallback(
    (alarm: Alarm) => {
      const spec = tanks.find((item) => item.spec.id === alarm.tank)?.spec;
      if (!spec || telling || !acted) return;
      notify(`${alarm.tank}: ${text.alarms.kinds[alarm.kind].title}`, reasonOf(alarm, spec, text.alarms));
      if (slow) setSpeed((now) => (now === 3600 ? 60 : now));
    },
    [tanks, slow, telling, acted, text, setSpeed],
  );
  useNewAlarms(session, tell);

  const shown = tanks.find(({ spec }) => spec.id === demo.place.tank) ?? tanks[0];
  if (!shown) return null;
  return (
    <div ref={root} className={`${styles.panel} plain dark`} data-alive={alive || undefined} data-instrument="">
      <div className={styles.window}>
        <div className={styles.top}>
          <ControlBar text={text} simulation={simulation} alive={alive} onSite={demo.changeSite} />
          {demo.damaged && <p className={`${styles.damaged} small`}>{text.damaged}</p>}
          <Telling
            text={text}
            simulation={simulation}
            alive={alive}
            spoken={acted}
            onTell={demo.tellAgain}
            onTakeOver={demo.takeOver}
          />
        </div>
        <Overview
          session={session}
          selected={shown.spec.id}
          onSelect={select}
          text={text}
          gliding={playing}
          alive={alive}
        />
        <TankPane demo={demo} tank={shown} text={text} />
        <Side demo={demo} tank={shown} text={text}>
          <AlarmList
            session={session}
            text={text.alarms}
            alive={alive}
            onSelect={select}
            onAccept={(alarm) => {
              simulation.act({ kind: 'accept', alarm: alarm.id });
              notify(fillSlots(text.alarms.toast, { tank: alarm.tank }));
            }}
          />
        </Side>
      </div>
      <Takeaway demo={demo} text={text} slow={slow} onSlow={setSlow} />
      <MoreOfTank session={session} tank={shown} text={text} />
      {alive && (
        <Suspense>
          <Toasts label={text.alarms.title} />
        </Suspense>
      )}
    </div>
  );
}
