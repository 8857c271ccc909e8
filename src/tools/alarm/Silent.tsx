import { fillSlots } from '../../shared/text/slots.ts';
import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { tabulate } from '../kit/columns.ts';
import { ToolFields } from '../kit/ToolForm.tsx';
import styles from './Alarm.module.css';
import { prefix } from './alarm-inputs.ts';
import { contentAfter, daysUntil, silence } from './events.ts';
import { axis, daysToRead } from './Timeline.tsx';
import { type AlarmView, litreWords, spanWords } from './words.ts';

/** A sensor that stops sending: the value that a careless system goes on showing, and what is in the tank. */
export function Silent(view: AlarmView) {
  const { values, text } = view;
  const { silent, timeline } = text;
  const { chart, table } = silent;
  const { last, shown, alarm, moments } = silence(values);
  const end = Math.max(daysUntil(values, 0), alarm) * 1.05;
  const content = (day: number) => contentAfter(values, day);
  const days = daysToRead(end, [last, alarm]);
  const actual = [0, last, alarm, daysUntil(values, 0), end].sort((a, b) => a - b);
  return (
    <div className={`${styles.silent} stack-4 slim screen-only`}>
      <ToolSheet
        inputsTitle={silent.inputs}
        resultTitle={silent.result}
        inputs={<ToolFields view={view} names={['silentDays', 'missedReadings']} prefix={prefix} />}
      >
        <p className="quiet measure">{silent.lead}</p>
        <Displays {...view} />
        <LineChart
          label={fillSlots(chart.label, { isi: litreWords(shown), alarm: spanWords(alarm - last) })}
          x={axis(timeline.day, end, 6)}
          y={axis(timeline.content, Math.max(values.capacity, values.content), 4)}
          lines={[
            { label: chart.actual, look: 'area', points: actual.map((day) => [day, content(day)]) },
            { label: chart.shown, look: 'expected', points: [last, end].map((day) => [day, shown]) },
          ]}
          marks={[
            { x: last, y: shown, text: chart.silent },
            { x: alarm, y: content(alarm), text: chart.alarm, alarm: true, below: true },
          ]}
          reading={{
            at: days,
            read: (index) => {
              const day = days[index] ?? 0;
              const course = (label: string, y: number) => ({ label, value: litreWords(y), y });
              return {
                title: spanWords(day),
                values: [course(chart.actual, content(day)), ...(day < last ? [] : [course(chart.shown, shown)])],
              };
            },
          }}
          table={{
            caption: table.caption,
            ...tabulate(moments, [
              { head: text.events.when, cell: ({ kind, day }) => `${table.rows[kind]}, ${spanWords(day)}` },
              { head: chart.actual, cell: ({ day }) => litreWords(content(day)) },
              { head: silent.other, cell: () => fillSlots(table.last, { isi: litreWords(shown) }) },
              {
                head: silent.own,
                cell: ({ day, state }) =>
                  fillSlots(table.states[state], {
                    isi: litreWords(shown),
                    umur: spanWords(day - (state === 'stale' ? last : alarm)),
                  }),
              },
            ]),
          }}
        />
      </ToolSheet>
    </div>
  );
}

/** What two screens show of the same tank at the worst moment: the last value as if nothing were, or its age. */
function Displays({ values, text: { silent } }: AlarmView) {
  const { last, shown, moments } = silence(values);
  const { day } = moments.find(({ kind }) => kind === 'critical') ?? moments.at(-1) ?? { day: last };
  const value = litreWords(shown);
  const { title, good, alarm } = silent.displays;
  return (
    <div className={`${styles.displays} stack-3`}>
      <p className={`${styles.title} strong`}>
        {fillSlots(title, { saat: spanWords(day), isi: litreWords(contentAfter(values, day)) })}
      </p>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{silent.other}</p>
        <p className={`${styles.value} figures measured`}>{value}</p>
        <p className={`${styles.state} label measured row`}>{good}</p>
      </div>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{silent.own}</p>
        <p className={`${styles.value} figures`}>
          <s className="faint">{value}</s>
        </p>
        <p className={`${styles.state} label row`} data-state="alarm">
          {fillSlots(alarm, { umur: spanWords(day - last) })}
        </p>
      </div>
    </div>
  );
}
