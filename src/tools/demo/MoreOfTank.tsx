import type { Tank } from '../../plant/simulator/types.ts';
import type { Session } from '../../plant/watch/types.ts';
import { AlarmLog } from './AlarmLog.tsx';
import { CusumChart } from './CusumChart.tsx';
import { HourTable } from './HourTable.tsx';
import styles from './MoreOfTank.module.css';
import { SitePlan } from './SitePlan.tsx';
import type { DemoText } from './schema.ts';

/** Below the first window: the balance of the tank and its numbers, the plan, and the alarms that are over. */
export function MoreOfTank({ session, tank, text }: { session: Session; tank: Tank; text: DemoText }) {
  const monitor = session.monitors[tank.spec.id];
  return (
    <div className={styles.more}>
      <div className="slim">
        {monitor && <CusumChart monitor={monitor} text={text.tank} />}
        <HourTable tank={tank} text={text.tank} />
      </div>
      <SitePlan session={session} selected={tank.spec.id} text={text.plan} />
      <AlarmLog alarms={session.alarms} text={text.alarms} />
    </div>
  );
}
