import { isOpen } from '../../plant/watch/alarms.ts';
import type { Alarm } from '../../plant/watch/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './AlarmList.module.css';
import type { DemoText } from './schema.ts';
import { momentText } from './view.ts';

const shown = 6;

/** Alarms that were accepted and whose cause is gone, newest first. */
export function AlarmLog({ alarms, text }: { alarms: readonly Alarm[]; text: DemoText['alarms'] }) {
  const over = alarms.filter((alarm) => !isOpen(alarm)).slice(0, shown);
  return (
    <section aria-labelledby="demo-selesai">
      <h2 className={`${styles.title} spread`} id="demo-selesai">
        {text.log}
      </h2>
      {over.length === 0 && <p className={`${styles.none} small quiet`}>{text.logNone}</p>}
      <ol>
        {over.map(({ id, tank, kind, at, cleared = at }) => (
          <li key={id} className={`${styles.entry} note rule`}>
            <strong>{`${tank} ${text.kinds[kind].title}`}</strong>
            {` ${fillSlots(text.logItem, { from: momentText(at), to: momentText(cleared) })}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
