import { useMemo } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings, ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import styles from './Alarm.module.css';
import { AlarmFields } from './AlarmFields.tsx';
import { alarmInputs } from './alarm-inputs.ts';
import { Battery, type Radio } from './Battery.tsx';
import { daysUntil, eventsOf } from './events.ts';
import { assess, contradictions } from './reorder-point.ts';
import { Silent } from './Silent.tsx';
import type { AlarmText } from './schema.ts';
import { Timeline } from './Timeline.tsx';
import { Verdict } from './Verdict.tsx';
import { chanceWords, litreWords, spanWords } from './words.ts';

interface AlarmProps {
  text: AlarmText;
  radios: readonly Radio[];
}

/** From use, lead time and thresholds to the day of each alert, and to the tank that runs dry. */
export function Alarm({ text, radios }: AlarmProps) {
  const state = useInputs(alarmInputs);
  const { values, put, reset } = state;
  const supply = useMemo(() => assess(values), [values]);
  const { chance, point, verdict } = supply;
  // What a refused field shows is not what was calculated: such a result is not carried away.
  const settled = Object.keys({ ...state.problems, ...contradictions(values) }).length === 0;
  const toOrder = daysUntil(values, point);
  const words = text.readings;
  const slots = {
    ambang: litreWords(values.rendah),
    titik: litreWords(point),
    penuh: litreWords(values.muat),
    isi: litreWords(values.isi),
    kirim: litreWords(values.kirim),
    layanan: formatUnit(values.layanan, '%', Number.isInteger(values.layanan) ? 0 : 1),
    // A threshold answers for later orders; what is already below it is told by itself.
    peluang: chanceWords(verdict === 'raise' && values.isi <= values.rendah ? supply.later : chance),
    sekarang: chanceWords(supply.now),
    berikutnya: chanceWords(supply.later),
    luap: chanceWords(supply.overfull),
    kapan: toOrder > 0 ? fillSlots(text.events.ahead, { hari: spanWords(toOrder) }) : text.events.now,
    pengaman: litreWords(supply.safety),
  };
  const note = (line?: string) => line && fillSlots(line, slots);

  return (
    <div className={styles.tool}>
      <ToolSheet inputsTitle={text.inputs} resultTitle={text.result} inputs={<AlarmFields text={text} state={state} />}>
        <Verdict text={text} values={values} supply={supply} slots={slots} settled={settled} />
        <Readings
          items={[
            {
              ...words.dry,
              value: chanceWords(chance),
              note: note(words.dry.note),
              state: verdict === 'enough' ? 'measured' : 'warning',
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
          {settled && (
            <Action
              label={text.consult}
              to={resultHref('simulasi-alarm', {
                pakai: values.pakai,
                tunggu: values.tunggu,
                ambang: values.rendah,
                titik: point,
                peluang: Number((chance * 100).toFixed(1)),
              })}
              look="signal"
            />
          )}
          {verdict === 'raise' && <ToolButton label={text.use} onClick={() => put({ rendah: point })} />}
          {settled && <ShareButton label={text.share} />}
          {settled && <PrintButton label={text.print} />}
          <ToolButton label={text.reset} onClick={reset} />
        </ToolActions>
      </ToolSheet>
      <Silent text={text} state={state} />
      <Battery text={text.battery} values={values} radios={radios} />
    </div>
  );
}
