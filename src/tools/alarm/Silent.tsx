import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { tabulate } from '../kit/columns.ts';
import { ToolFields } from '../kit/ToolForm.tsx';
import styles from './Alarm.module.css';
import { prefix } from './alarm-inputs.ts';
import { contentAfter, silence } from './events.ts';
import { type AlarmView, litreWords, spanWords } from './words.ts';

export function Silent(view: AlarmView) {
  const { values, text } = view;
  const { silent } = text;
  const { table } = silent;
  const { last, shown, alarm, moments } = silence(values);
  const isi = litreWords(shown);
  return (
    <div className={`${styles.silent} screen-only`}>
      <ToolSheet
        inputsTitle={silent.inputs}
        resultTitle={silent.result}
        inputs={<ToolFields view={view} names={['silentDays', 'missedReadings']} prefix={prefix} />}
      >
        <p className="quiet measure">{silent.lead}</p>
        <Displays {...view} />
        <DataTable
          caption={table.caption}
          stack
          {...tabulate(moments, [
            { head: text.events.when, cell: ({ kind, day }) => `${table.rows[kind]}, ${spanWords(day)}` },
            { head: silent.actual, cell: ({ day }) => litreWords(contentAfter(values, day)) },
            { head: silent.other, cell: () => fillSlots(table.last, { isi }) },
            {
              head: silent.own,
              cell: ({ day, state }) =>
                fillSlots(table.states[state], { isi, umur: spanWords(day - (state === 'stale' ? last : alarm)) }),
            },
          ])}
        />
      </ToolSheet>
    </div>
  );
}

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
      {(['other', 'own'] as const).map((system) => (
        <div key={system} className={`${styles.display} stack-1 dark`}>
          <p className="note">{silent[system]}</p>
          <p className={`${styles.value} figures measured`}>
            {system === 'other' ? value : <s className="faint">{value}</s>}
          </p>
          <p className={`${styles.state} label measured row`} data-state={system === 'own' ? 'alarm' : undefined}>
            {system === 'other' ? good : fillSlots(alarm, { umur: spanWords(day - last) })}
          </p>
        </div>
      ))}
    </div>
  );
}
