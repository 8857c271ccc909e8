import '../../shared/ui/keep-standing.ts';
import { useCallback, useMemo } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { flowHref } from '../kit/flow.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { Scenarios } from '../kit/Scenarios.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { type ToolInputs, useInputs } from '../kit/useInputs.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import styles from './Alarm.module.css';
import { AlarmFields } from './AlarmFields.tsx';
import { type AlarmKey, type AlarmValues, alarmInputs } from './alarm-inputs.ts';
import { daysUntil, eventsOf } from './events.ts';
import { assessReorderPoint, contradictions, type ReorderAssessment } from './reorder-point.ts';
import { Silent } from './Silent.tsx';
import type { AlarmText } from './schema.ts';
import { Timeline } from './Timeline.tsx';
import { chanceWords, comparedRows, litreWords, spanWords, yearOf } from './words.ts';

interface AlarmProps {
  text: AlarmText;
  words: ToolWords;
}

/** From use, lead time and thresholds to the day of each alert, and to the tank that runs dry. */
export function Alarm({ text, words: shared }: AlarmProps) {
  const tool = useInputs(alarmInputs, contradictions);
  const { values, refused } = tool;
  const supply = useMemo(() => assessReorderPoint(values), [values]);
  const rowsOf = useCallback((of: AlarmValues) => comparedRows(of, text.compared), [text]);
  const { chance, point, verdict } = supply;
  const toOrder = daysUntil(values, point);
  const words = text.readings;
  const slots = {
    ambang: litreWords(values.lowLimit),
    titik: litreWords(point),
    penuh: litreWords(values.capacity),
    isi: litreWords(values.content),
    kirim: litreWords(values.deliverySize),
    layanan: formatUnit(values.serviceLevel, '%', Number.isInteger(values.serviceLevel) ? 0 : 1),
    // A threshold answers for later orders; what is already below it is told by itself.
    peluang: chanceWords(verdict === 'raise' && values.content <= values.lowLimit ? supply.later : chance),
    sekarang: chanceWords(supply.now),
    berikutnya: chanceWords(supply.later),
    luap: chanceWords(supply.overfull),
    kapan: toOrder > 0 ? fillSlots(text.events.ahead, { hari: spanWords(toOrder) }) : text.events.now,
    pengaman: litreWords(supply.safety),
  };
  const note = (line?: string) => line && fillSlots(line, slots);

  return (
    <ToolFrame words={shared} refused={refused} className={styles.tool}>
      <Instrument
        words={shared}
        tool={tool}
        inputsTitle={text.inputs}
        resultTitle={text.result}
        inputs={<AlarmFields text={text} words={shared} state={tool} />}
        verdict={alarmVerdict({ text, values, supply, slots })}
        labelOf={(field) => text.fields[field as AlarmKey].label}
      >
        <Readings
          items={[
            {
              ...words.dry,
              value: chanceWords(chance),
              note: note(words.dry.note),
              state: verdict === 'enough' ? 'measured' : 'warning',
            },
            { ...words.empty, value: spanWords(daysUntil(values, values.unusable)), note: note(words.empty.note) },
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
        <AlarmControls text={text} words={shared} tool={tool} supply={supply} />
        <Scenarios words={shared} tool={tool} rowsOf={rowsOf} />
      </Instrument>
      <Silent text={text} words={shared} state={tool} />
    </ToolFrame>
  );
}

interface VerdictProps {
  text: AlarmText;
  values: AlarmValues;
  supply: ReorderAssessment;
  slots: Readonly<Record<string, string>>;
}

/** Deliveries in a hundred that may overfill the tank before it is worth a sentence. */
const worthSaying = 0.01;

/** The sentence that answers the question, and what else stands against it. */
export function alarmVerdict({ text: { verdict, notices }, values, supply, slots }: VerdictProps): VerdictText {
  const said = [
    ...(values.content <= values.lowLimit ? [notices.below] : []),
    ...(supply.overfull >= worthSaying ? [notices.overfull] : []),
  ];
  return {
    sentence: fillSlots(verdict[supply.verdict], slots),
    state: supply.verdict === 'enough' ? 'good' : 'bad',
    more: said.length > 0 && (
      <ul className={`${styles.notices} measure stack-1`}>
        {said.map((line) => (
          <li key={line}>{fillSlots(line, slots)}</li>
        ))}
      </ul>
    ),
  };
}

interface AlarmControlsProps {
  text: AlarmText;
  words: ToolWords;
  tool: ToolInputs<typeof alarmInputs>;
  supply: ReorderAssessment;
}

/** What can be done with the result. */
export function AlarmControls({ text, words, tool, supply }: AlarmControlsProps) {
  const { values, put, refused } = tool;
  const { point, chance, verdict } = supply;
  return (
    <ToolControls
      words={words}
      tool={tool}
      labels={text}
      consultation={resultHref('simulasi-alarm', {
        pakai: values.dailyUse,
        tunggu: values.leadTime,
        ambang: values.lowLimit,
        titik: point,
        peluang: Number((chance * 100).toFixed(1)),
      })}
    >
      {verdict === 'raise' && (
        <ToolButton label={text.use} onClick={() => put({ lowLimit: point })} disabled={refused} />
      )}
      {!refused && <Action label={text.roi} to={flowHref('roi', yearOf(values, supply))} look="line" />}
    </ToolControls>
  );
}
