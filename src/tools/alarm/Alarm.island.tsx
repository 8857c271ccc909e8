import { useMemo } from 'react';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings, ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import styles from './Alarm.module.css';
import { AlarmFields } from './AlarmFields.tsx';
import { Battery, type Radio } from './Battery.tsx';
import { alarmInputs, chanceOfRunningDry, daysUntil, eventsOf, reorder } from './reorder-point.ts';
import { simulatedChance } from './runs.ts';
import { Silent } from './Silent.tsx';
import type { AlarmText } from './schema.ts';
import { Timeline } from './Timeline.tsx';
import { chanceWords, litreWords, spanWords } from './words.ts';

const runs = 2000;

interface AlarmProps {
  text: AlarmText;
  radios: readonly Radio[];
}

/** From use, lead time and thresholds to the day of each alert, and to the tank that runs dry. */
export function Alarm({ text, radios }: AlarmProps) {
  const state = useInputs(alarmInputs);
  const { values, put, reset } = state;
  const chance = chanceOfRunningDry(values);
  const simulated = useMemo(() => simulatedChance(values, runs), [values]);
  const { safety, point } = reorder(values);
  const wanted = Math.min(alarmInputs.rendah.max, Math.ceil(point));
  const enough = values.rendah >= point;
  const toOrder = daysUntil(values, point);
  const words = text.readings;
  const slots = {
    ambang: litreWords(values.rendah),
    titik: litreWords(wanted),
    layanan: formatUnit(values.layanan, '%', Number.isInteger(values.layanan) ? 0 : 1),
    peluang: chanceWords(chance),
    jumlah: formatNumber(runs),
    simulasi: chanceWords(simulated),
    kapan: toOrder > 0 ? `dalam ${spanWords(toOrder)}` : text.events.now,
    pengaman: litreWords(safety),
  };
  const note = (line?: string) => line && fillSlots(line, slots);

  return (
    <div className={styles.tool}>
      <ToolSheet inputsTitle={text.inputs} resultTitle={text.result} inputs={<AlarmFields text={text} state={state} />}>
        <p className={styles.verdict} data-state={enough ? 'enough' : 'raise'} role="status">
          {fillSlots(enough ? text.verdict.enough : text.verdict.raise, slots)}
        </p>
        <Readings
          items={[
            {
              ...words.dry,
              value: chanceWords(chance),
              note: note(words.dry.note),
              state: enough ? 'measured' : 'warning',
            },
            { ...words.empty, value: spanWords(daysUntil(values, values.mati)), note: note(words.empty.note) },
            { ...words.point, value: litreWords(point), note: note(words.point.note) },
          ]}
        />
        <Timeline text={text.timeline} values={values} />
        <DataTable
          caption={text.events.caption}
          columns={text.events.columns}
          stack
          rows={eventsOf(values).map(({ kind, day, content }) => [
            day > 0 ? spanWords(day) : text.events.now,
            text.events.names[kind],
            litreWords(content),
          ])}
        />
        <ToolActions>
          <Action
            label={text.consult}
            to={resultHref('simulasi-alarm', {
              pakai: values.pakai,
              tunggu: values.tunggu,
              ambang: values.rendah,
              titik: wanted,
              peluang: Number((chance * 100).toFixed(1)),
            })}
            look="signal"
          />
          {!enough && <ToolButton label={text.use} onClick={() => put({ rendah: wanted })} />}
          <ShareButton label={text.share} />
          <PrintButton label={text.print} />
          <ToolButton label={text.reset} onClick={reset} />
        </ToolActions>
      </ToolSheet>
      <Silent text={text} state={state} />
      <Battery text={text.battery} values={values} radios={radios} />
    </div>
  );
}
