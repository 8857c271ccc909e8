import { itemAt } from 'tank-gauging/item-at';
import { horizonDays } from 'tank-gauging/methods/forecast';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import type { TankSpec } from 'tank-gauging/simulator/types';
import { escalationLevel, escalationMinutes, isOpen } from 'tank-gauging/watch/alarms';
import type { Alarm } from 'tank-gauging/watch/types';
import { escalationLadder } from '../../plant/sites/index.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './LiveDemo.module.css';
import type { DemoText } from './schema.ts';
import type { DemoView } from './use-demo.ts';
import { momentText, notify, percentText, spanText, stockText } from './view.ts';

/** Number of alarms shown at once. */
const shown = 6;

/** Open alarms with their escalation, unacknowledged ones first. */
export function AlarmList({ session, hydrated, select, act, text: { alarms: text } }: DemoView) {
  const { alarms, site } = session;
  const accept = ({ id, tank }: Alarm) => {
    act({ kind: 'accept', alarm: id });
    notify(fillSlots(text.toast, { tank }));
  };
  const open = alarms.filter(isOpen);
  const list = [...open].sort((a, b) => Number(a.acknowledged !== undefined) - Number(b.acknowledged !== undefined));
  return (
    <section className="stack-2" aria-labelledby="demo-alarm">
      <h2 className="spread" id="demo-alarm">
        <span>{`${text.title} `}</span>
        <span className="figures">{open.length}</span>
      </h2>
      {open.length === 0 && <p className="small quiet">{text.none}</p>}
      <ol className="stack-2">
        {list.slice(0, shown).map((alarm, index) => {
          const { acknowledged, cleared, tank } = alarm;
          const spec = site.tanks.find((each) => each.spec.id === tank)?.spec;
          const { title } = text.kinds[alarm.kind];
          const over = cleared === undefined ? '' : fillSlots(text.cleared, { time: momentText(cleared) });
          return (
            <li
              key={alarm.id}
              className={`${styles.alarm} stack-1 boxed`}
              data-state={acknowledged === undefined ? 'open' : 'accepted'}
            >
              <p className={`${styles.head} row`}>
                <button
                  className={`${styles.tank} touch figures start underlined`}
                  translate="no"
                  type="button"
                  disabled={!hydrated}
                  onClick={() => select(tank)}
                >
                  {tank}
                </button>
                <strong className="grow">{title}</strong>
                <span className="label quiet">{momentText(alarm.at)}</span>
              </p>
              {spec && <p className="small">{alarmReason(alarm, spec, text)}</p>}
              {acknowledged === undefined ? (
                <>
                  {over && <p className="small quiet">{over}</p>}
                  <Ladder alarm={alarm} now={site.now} text={text} whole={index === 0} />
                  <button
                    className={`${styles.accept} touch screen-only`}
                    type="button"
                    disabled={!hydrated}
                    onClick={() => accept(alarm)}
                  >
                    <span>{text.accept}</span>
                    <span className="visually-hidden">{` ${fillSlots(text.acceptOf, { alarm: title, tank })}`}</span>
                  </button>
                </>
              ) : (
                <p className="small quiet">
                  {[fillSlots(text.accepted, { time: momentText(acknowledged) }), over].filter(Boolean).join(', ')}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** All steps for the newest alarm, only the current step for older ones. */
function Ladder({ alarm, now, text, whole }: { alarm: Alarm; now: number; text: DemoText['alarms']; whole: boolean }) {
  const reached = escalationLevel(alarm, now) - 1;
  return (
    <ol className="small">
      {escalationLadder.map(({ who, how }, index) => {
        if (!whole && index !== reached) return null;
        const later = fillSlots(text.waiting, { time: clockTimeAt(alarm.at + itemAt(escalationMinutes, index)) });
        return (
          <li key={who} className={styles.step} data-now={index === reached || undefined}>
            <span className="strong">{who}</span>{' '}
            <span className="quiet">
              {`${how}, ${index < reached ? text.unanswered : index === reached ? text.calling : later}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Sentence with the facts that raised an alarm. */
export function alarmReason({ kind, facts }: Alarm, spec: TankSpec, { kinds }: DemoText['alarms']): string {
  const stock = (kilolitres: number) => stockText(spec, kilolitres);
  const texts: Record<keyof typeof facts, (value: number) => string> = {
    level: percentText,
    limit: percentText,
    volume: stock,
    rate: stock,
    from: momentText,
    to: momentText,
    days: spanText,
    arrival: momentText,
  };
  const known = Object.entries({ days: horizonDays, ...facts }) as [keyof typeof facts, number][];
  return fillSlots(kinds[kind].reason, Object.fromEntries(known.map(([fact, value]) => [fact, texts[fact](value)])));
}
