import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import { FieldPairs } from './AlarmFields.tsx';
import type { AlarmValues, alarmInputs } from './alarm-inputs.ts';
import styles from './Displays.module.css';
import { daysUntil, momentsOf, silence } from './events.ts';
import type { AlarmText } from './schema.ts';
import { axis, daysToRead } from './Timeline.tsx';
import { litreWords, spanWords } from './words.ts';

export interface SilentProps {
  text: AlarmText;
  words: ToolWords;
  state: ToolInputs<typeof alarmInputs>;
}

/** A sensor that stops sending: the value that a careless system goes on showing, and what is in the tank. */
export function Silent({ text, words, state }: SilentProps) {
  const { values } = state;
  const { silent } = text;
  const { last, shown, alarm, content } = silence(values);
  const end = Math.max(daysUntil(values, 0), alarm) * 1.05;
  const top = Math.max(values.capacity, values.content);
  const moments = momentsOf(values);
  const days = daysToRead(end, [{ day: last }, { day: alarm }]);
  const actual = [0, last, alarm, daysUntil(values, 0), end]
    .sort((a, b) => a - b)
    .map((day) => [day, content(day)] as const);
  return (
    <div className="stack-4 slim screen-only">
      <ToolSheet
        inputsTitle={silent.inputs}
        resultTitle={silent.result}
        inputs={<FieldPairs text={text} words={words} state={state} names={['silentDays', 'missedReadings']} />}
      >
        <p className="quiet measure">{silent.lead}</p>
        <Displays text={silent} values={values} />
        <LineChart
          label={fillSlots(silent.chart.label, { isi: litreWords(shown), alarm: spanWords(alarm - last) })}
          x={axis(text.timeline.day, end, 6)}
          y={axis(text.timeline.content, top, 4)}
          lines={[
            { label: silent.chart.actual, look: 'area', points: actual },
            {
              label: silent.chart.shown,
              look: 'expected',
              points: [
                [last, shown],
                [end, shown],
              ],
            },
          ]}
          marks={[
            { x: last, y: shown, text: silent.chart.silent },
            { x: alarm, y: content(alarm), text: silent.chart.alarm, alarm: true, below: true },
          ]}
          reading={{
            at: days,
            read: (index) => {
              const day = days[index] ?? 0;
              return {
                title: spanWords(day),
                values: [
                  { label: silent.chart.columns[1] ?? '', value: litreWords(content(day)), y: content(day) },
                  ...(day < last ? [] : [{ label: silent.chart.columns[2] ?? '', value: litreWords(shown), y: shown }]),
                ],
              };
            },
          }}
          table={{
            caption: silent.chart.caption,
            columns: silent.chart.columns,
            rows: moments.map(({ day }) => [spanWords(day), litreWords(content(day)), litreWords(shown)]),
          }}
        />
      </ToolSheet>
      <DataTable
        caption={silent.table.caption}
        columns={silent.table.columns}
        stack
        rows={moments.map(({ kind, day, state: seen }) => [
          `${silent.table.rows[kind]}, ${spanWords(day)}`,
          litreWords(content(day)),
          fillSlots(silent.table.last, { isi: litreWords(shown) }),
          fillSlots(silent.table.states[seen], {
            isi: litreWords(shown),
            umur: spanWords(day - (seen === 'stale' ? last : alarm)),
          }),
        ])}
      />
    </div>
  );
}

/** What two screens show of the same tank at the worst moment: the last value as if nothing were, or its age. */
export function Displays({ text, values }: { text: AlarmText['silent']; values: AlarmValues }) {
  const { last, shown, content } = silence(values);
  const moments = momentsOf(values);
  const moment = moments.find(({ kind }) => kind === 'critical') ?? moments.at(-1);
  if (!moment) return null;
  const value = litreWords(shown);
  const [, , other, own] = text.table.columns;
  return (
    <div className={`${styles.displays} stack-3`}>
      <p className={`${styles.title} strong`}>
        {fillSlots(text.displays.title, { saat: spanWords(moment.day), isi: litreWords(content(moment.day)) })}
      </p>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{other}</p>
        <p className={`${styles.value} figures measured`}>{value}</p>
        <p className={`${styles.state} label measured row`}>{text.displays.good}</p>
      </div>
      <div className={`${styles.display} stack-1 dark`}>
        <p className="note">{own}</p>
        <p className={`${styles.value} figures measured`}>
          <s className={`${styles.old} faint`}>{value}</s>
        </p>
        <p className={`${styles.state} label measured row`} data-state="alarm">
          {fillSlots(text.displays.alarm, { umur: spanWords(moment.day - last) })}
        </p>
      </div>
    </div>
  );
}
