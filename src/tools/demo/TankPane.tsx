import { lazy, Suspense } from 'react';
import type { Tank } from '../../plant/simulator/types.ts';
import { Compare } from './Compare.tsx';
import { Readouts } from './Readouts.tsx';
import { readouts } from './readouts.ts';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';
import { TrendChart } from './TrendChart.tsx';
import type { Demo } from './use-demo.ts';

/** Fetched with the first comparison. */
const ComparedTanks = lazy(() => import('./ComparedTanks.tsx'));

interface TankPaneProps {
  demo: Demo;
  tank: Tank;
  text: DemoText;
}

/** One tank, its readings and its chart; or two tanks on one axis of time. */
export function TankPane({ demo, tank, text }: TankPaneProps) {
  const { session } = demo.simulation;
  const { tanks, now } = session.site;
  const { spec } = tank;
  const words = text.tank;
  const monitor = session.monitors[spec.id];
  const other = tanks.find((each) => each.spec.id === demo.place.compared && each !== tank);
  if (!monitor) return null;
  return (
    <section className={styles.pane} aria-labelledby="demo-tangki">
      <div className={`${styles.head} wrap spread`}>
        <h2 className={styles.title} id="demo-tangki">
          <span className={`${styles.tag} figures`}>{spec.id}</span> {spec.content}
        </h2>
        <Compare
          tanks={tanks}
          shown={spec.id}
          compared={other?.spec.id}
          onCompare={demo.compare}
          alive={demo.alive}
          text={text.compare}
        />
      </div>
      {other ? (
        <Suspense fallback={<div className={styles.trend} />}>
          <ComparedTanks session={session} tank={tank} other={other} text={text} />
        </Suspense>
      ) : (
        <>
          <Readouts items={readouts(tank, monitor, now, words)} />
          <TrendChart tank={tank} monitor={monitor} session={session} text={text} />
          <p className={`${styles.legend} wrap small quiet`}>
            <span data-line="measured">{words.measured}</span>
            <span data-line="expected">{words.expected}</span>
            <span data-line="mark">{words.mark}</span>
          </p>
        </>
      )}
    </section>
  );
}
