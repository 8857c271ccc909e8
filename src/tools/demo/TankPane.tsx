import { lazy, Suspense, useState } from 'react';
import type { Tank } from '../../plant/simulator/types.ts';
import { Compare } from './Compare.tsx';
import { Readouts } from './Readouts.tsx';
import { readouts } from './readouts.ts';
import { Segments } from './Segments.tsx';
import type { DemoText } from './schema.ts';
import styles from './TankPane.module.css';
import { TrendChart } from './TrendChart.tsx';
import { spanOf, spans, widerSpan } from './trend.ts';
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
  const [past, setPast] = useState<number>();
  const usual = other ? widerSpan(spanOf(tank), spanOf(other)) : spanOf(tank);
  const span = spans.find((each) => each.past === past) ?? usual;
  if (!monitor) return null;
  return (
    <section className={styles.pane} aria-labelledby="demo-tangki">
      <h2 className={styles.title} id="demo-tangki">
        <span className={`${styles.tag} figures`}>{spec.id}</span>
        {` ${spec.content}`}
      </h2>
      <fieldset className={`${styles.tools} wrap screen-only`} disabled={!demo.alive}>
        <legend className="visually-hidden">{`${spec.id} ${spec.content}`}</legend>
        <Segments
          name="demo-rentang"
          legend={words.span}
          options={spans.map(({ past }, index) => ({ value: past, label: words.spans[index] ?? '' }))}
          value={span.past}
          onChange={setPast}
        />
        <Compare tanks={tanks} shown={spec.id} compared={other?.spec.id} onCompare={demo.compare} text={text.compare} />
      </fieldset>
      {other ? (
        <Suspense fallback={<div className={styles.trend} />}>
          <ComparedTanks session={session} tank={tank} other={other} span={span} text={text} />
        </Suspense>
      ) : (
        <>
          <Readouts items={readouts(tank, monitor, now, words)} />
          <TrendChart tank={tank} monitor={monitor} session={session} span={span} text={text} />
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
