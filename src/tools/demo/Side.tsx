import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Tank } from '../../plant/simulator/types.ts';
import { paneIds } from './pane-ids.ts';
import { Segments } from './Segments.tsx';
import styles from './Side.module.css';
import type { DemoText } from './schema.ts';
import type { Demo } from './use-demo.ts';

/** Fetched when somebody opens them. */
const RulePane = lazy(() => import('./RulePane.tsx'));
const OwnPane = lazy(() => import('./OwnPane.tsx'));

interface SideProps {
  demo: Demo;
  tank: Tank;
  text: DemoText;
  /** The list of alarms, which stands there first. */
  children: ReactNode;
}

/** What stands beside the chart: the alarms, the alarm rule of the tank, or the visitor's own tank. */
export function Side({ demo, tank, text, children }: SideProps) {
  const [pane, setPane] = useState<(typeof paneIds)[number]>('alarms');
  const { simulation, alive } = demo;
  return (
    // It scrolls, so keys must reach it even while nothing in it can be used.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is worked by keys
    <div className={`${styles.side} slim`} role="group" aria-label={text.panesOf} tabIndex={0}>
      <div className={`${styles.choice} screen-only`}>
        <Segments
          name="demo-panel"
          legend={text.panesOf}
          options={paneIds.map((value) => ({ value, label: text.panes[value] }))}
          value={pane}
          onChange={setPane}
          disabled={!alive}
        />
      </div>
      {pane === 'alarms' ? (
        children
      ) : (
        <div className={styles.form}>
          <Suspense>
            {pane === 'rules' && <RulePane key={tank.spec.id} tank={tank} simulation={simulation} text={text} />}
            {pane === 'own' && <OwnPane demo={demo} text={text} />}
          </Suspense>
        </div>
      )}
    </div>
  );
}
