import { itemAt } from 'tank-gauging/item-at';
import '../../shared/ui/restore-server-markup.ts';
import { type ComponentProps, lazy, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { type EventKind, eventKinds, isActive } from 'tank-gauging/simulator/events';
import { findTank } from 'tank-gauging/simulator/reading';
import type { Site, Tank } from 'tank-gauging/simulator/types';
import type { Alarm, Session } from 'tank-gauging/watch/types';
import { escalationLadder, recordSiteId, type SiteId, siteIds } from '../../plant/sites/index.ts';
import { dateAt } from '../../plant/terminal/dates.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { SheetFoot, TitleBlock } from '../kit/paper/TitleBlock.tsx';
import { type PaperContext, PaperIssue, useIssue } from '../kit/paper/use-issue.ts';
import { AlarmList, alarmReason } from './AlarmList.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import styles from './LiveDemo.module.css';
import { Overview } from './Overview.tsx';
import { speeds, writePlace } from './place.ts';
import {
  type EventSearch,
  longestSearchDays,
  raisedAlarm,
  type Story,
  storyTank,
  theftAlarm,
  theftFall,
} from './run.ts';
import { Segments } from './Segments.tsx';
import type { DemoText } from './schema.ts';
import { MoreOfTank, TankPane } from './TankPane.tsx';
import { type DemoView, useDemo } from './use-demo.ts';
import { ageText, momentText, notify, stockText } from './view.ts';

/** Loaded after hydration, because no toast can appear before. */
const Toasts = lazy(async () => ({ default: (await import('../../shared/ui/Toasts.tsx')).Toasts }));
const RulePane = lazy(async () => ({ default: (await import('./FormPanes.tsx')).RulePane }));
const OwnPane = lazy(async () => ({ default: (await import('./FormPanes.tsx')).OwnPane }));

interface LiveDemoProps extends Omit<PaperContext, 'issue'> {
  text: DemoText;
}

export function LiveDemo({ text, ...paper }: LiveDemoProps) {
  const root = useRef<HTMLDivElement>(null);
  const demo = useDemo(root);
  const { session, place, telling, hydrated, acted, setSpeed, touches } = demo;
  const { tanks } = session.site;
  const [slow, setSlow] = useState(true);
  const issue = useIssue('demo-tangki', () => writePlace(place));
  useNewAlarms(session, (alarm) => {
    const spec = tanks.find((item) => item.spec.id === alarm.tank)?.spec;
    if (!spec || telling || !acted) return;
    notify(`${alarm.tank}: ${text.alarms.kinds[alarm.kind].title}`, alarmReason(alarm, spec, text.alarms));
    if (slow) setSpeed((now) => (now === 3600 ? 60 : now));
  });

  const shown = tanks.find(({ spec }) => spec.id === place.tank) ?? tanks[0];
  if (!shown) return null;
  const view = { ...demo, text, tank: shown };
  const printed = (part: ReactNode) => <PaperIssue value={{ ...paper, issue }}>{part}</PaperIssue>;
  return (
    <div
      ref={root}
      className={`${styles.panel} plain dark`}
      data-alive={hydrated || undefined}
      data-instrument=""
      {...touches}
    >
      {issue.printing && printed(<TitleBlock />)}
      <div className={`${styles.window} stack-2 print-block`}>
        <div className={`${styles.top} stack-2`}>
          <ControlBar {...view} />
          {(['damaged', 'gone'] as const).map(
            (note) =>
              place[note] && (
                <p key={note} className={`${styles.notice} small`}>
                  {text[note]}
                </p>
              ),
          )}
          <Telling {...view} />
        </div>
        <Overview {...view} />
        <TankPane {...view} />
        <Side {...view} />
      </div>
      <ExportPanel {...view} slow={slow} onSlow={setSlow} />
      <MoreOfTank {...view} />
      {issue.printing && printed(<SheetFoot />)}
      {hydrated && (
        <LazyBoundary>
          <Toasts label={text.alarms.title} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Minutes by which the clock may advance between two renders; a larger advance is a jump, for example by a link. */
const jump = 120;

/** Calls `announce` once for each new alarm; alarms of a newly opened site count as known. */
function useNewAlarms({ alarms, site }: Session, announce: (alarm: Alarm) => void): void {
  const known = useRef({ site: '', now: 0, alarms });
  const compare = useEffectEvent(() => {
    const before = known.current;
    known.current = { site: site.id, now: site.now, alarms };
    const passed = site.now - before.now;
    // A jump in time, for example by a link, announces nothing.
    if (before.site !== site.id || passed <= 0 || passed >= jump) return;
    for (const alarm of [...alarms].reverse()) if (!before.alarms.some(({ id }) => id === alarm.id)) announce(alarm);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when these change; the effect event reads them
  useEffect(() => compare(), [alarms, site.id, site.now]);
}

function Telling(view: DemoView) {
  const { text, run, session, telling, hydrated, acted, select, seek, tellAgain, takeOver } = view;
  const { story, watch } = run;
  const caption = useCaption(story, text);
  const seeking = watch?.state === 'seeking';
  const waits = !story && watch && watch.state !== 'unseen' && !raisedAlarm(session, watch);
  const jump = () => {
    select(watch?.tank ?? storyTank);
    seek(!seeking);
  };
  const storyOffer = telling
    ? { label: text.story.takeOver, press: takeOver }
    : { label: text.story.tell, press: tellAgain };
  const offer = waits ? { label: text.seek[seeking ? 'stop' : 'offer'], press: jump } : storyOffer;
  return (
    <div className={`${styles.track} spread wrap gap-3`} data-telling={telling || undefined}>
      <div className={styles.told}>
        <p role={acted ? 'status' : undefined}>{caption ?? (watch && watchText(watch, session, text))}</p>
        {!story && <p className="small quiet">{runningText(session.site, text)}</p>}
        {story?.caption === 'ladder' && <p className="small quiet">{text.story.invitation}</p>}
      </div>
      <button
        className={`${styles.button} firm touch strong boxed screen-only`}
        type="button"
        disabled={!hydrated}
        data-tells={waits ? undefined : ''}
        // The second click of a double click would hit the changed button.
        onClick={({ detail }) => detail < 2 && offer.press()}
      >
        {offer.label}
      </button>
    </div>
  );
}

function watchText(watch: EventSearch, session: Session, { seek, events, alarms }: DemoText): string {
  const seen = raisedAlarm(session, watch);
  return fillSlots(seek[seen ? 'found' : watch.state], {
    tank: watch.tank,
    event: events[watch.event].label,
    days: formatUnit(longestSearchDays, 'hari'),
    ...(seen && {
      alarm: alarms.kinds[seen.kind].title,
      time: momentText(seen.at),
      after: ageText(seen.at - watch.from),
    }),
  });
}

function useCaption(story: Story | undefined, text: DemoText): string | undefined {
  const { captioned, caption } = story ?? {};
  return useMemo(() => {
    if (!captioned || !caption) return undefined;
    const { site } = captioned;
    const { spec, last } = findTank(site, storyTank);
    const { from, millimetres, minutes } = theftFall(captioned);
    const [first, second] = escalationLadder;
    return fillSlots(text.story.captions[caption], {
      time: clockTimeAt(site.now),
      tank: spec.id,
      fall: formatUnit(Math.round(millimetres), 'mm'),
      minutes: formatUnit(minutes, 'menit'),
      left: stockText(spec, from.standard - last.standard),
      booked: stockText(spec, last.issued - from.issued),
      alarm: text.alarms.kinds.theft.title,
      volume: stockText(spec, theftAlarm(captioned)?.facts.volume ?? 0),
      first: first?.who ?? '',
      firstHow: first?.how ?? '',
      second: second?.who ?? '',
      secondHow: second?.how ?? '',
    });
  }, [captioned, caption, text]);
}

function runningText({ tanks }: Site, { controls, events }: DemoText): string {
  const running = tanks.flatMap((tank) =>
    eventKinds.filter((kind) => isActive(tank, kind)).map((kind) => `${events[kind].label} ${tank.spec.id}`),
  );
  return running.length > 0 ? fillSlots(controls.running, { list: running.join(', ') }) : controls.quiet;
}

function Side(view: DemoView) {
  const { hydrated, tank, text } = view;
  const [pane, setPane] = useState<keyof DemoText['panes']>('alarms');
  return (
    // Scrollable, so it must be focusable even while its controls are disabled.
    // biome-ignore lint/a11y/useSemanticElements: the group is no form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <div className={`${styles.side} stack-3 top slim`} role="group" aria-label={text.panes[pane]} tabIndex={0}>
      <div className="slim screen-only">
        <Segments
          name="demo-panel"
          legend={text.panesOf}
          options={(['alarms', 'rules', 'own'] as const).map((value) => ({ value, label: text.panes[value] }))}
          value={pane}
          onChange={setPane}
          disabled={!hydrated}
        />
      </div>
      {pane === 'alarms' ? (
        <AlarmList {...view} />
      ) : (
        <div className={`${styles.form} light`}>
          <LazyBoundary key={pane} words={text.late}>
            {pane === 'rules' ? <RulePane key={tank.spec.id} {...view} /> : <OwnPane {...view} />}
          </LazyBoundary>
        </div>
      )}
    </div>
  );
}

const EventsMenu = lazy(() => import('./EventsMenu.tsx'));

function ControlBar(view: DemoView) {
  const { text, session, hydrated, changeSite, speed, setSpeed, playing, setPlaying, act, settleAll } = view;
  const { controls, events, sites } = text;
  const [siteId, enterSite] = useEntry(recordSiteId(session.site), changeSite);
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
    <fieldset className={`${styles.bar} slim`} disabled={!hydrated}>
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
      <p className={`${styles.clock} column figures`} role="timer" aria-live="off" aria-label={controls.clock}>
        <span className={styles.time}>{clockTimeAt(now)}</span> <span className="label quiet">{dateAt(now)}</span>
      </p>
      <div className={`${styles.run} row wrap gap-1 screen-only`}>
        <button
          className={`${styles.control} touch strong row boxed`}
          type="button"
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={18} />
          <span>{playing ? pause : controls.resume}</span>
        </button>
        <Segments
          name="demo-kecepatan"
          legend={controls.speed}
          options={speeds.map((value, index) => ({ value, label: itemAt(labels, index) }))}
          value={speed}
          onChange={setSpeed}
        />
      </div>
      <div className={`${styles.events} screen-only`}>
        {hydrated ? (
          <LazyBoundary words={text.late} meanwhile={placeholder}>
            <EventsMenu text={text} tanks={session.site.tanks} onToggle={toggle} onSettle={settle}>
              <EventsButton label={controls.events} />
            </EventsMenu>
          </LazyBoundary>
        ) : (
          placeholder
        )}
      </div>
    </fieldset>
  );
}

function EventsButton({ label, ...rest }: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return (
    <button type="button" {...rest} className={`${styles.control} touch strong row full boxed`}>
      <span>{label}</span>
      <Icon name="chevron" size={18} />
    </button>
  );
}
