import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { tabulate } from '../kit/columns.ts';
import { ToolFields } from '../kit/ToolForm.tsx';
import styles from './Alarm.module.css';
import { type AlarmValues, levelKinds, prefix } from './alarm-inputs.ts';
import { type AlarmView, litreWords } from './words.ts';

const minuteWords = (minutes: number) => formatUnit(minutes, 'menit', minutes < 10 && minutes % 1 ? 1 : 0);

/** A level in litres; below the bottom there is none. */
export const levelWords = (litres: number) => (litres < 0 ? '–' : litreWords(litres));

/**
 * Levels of concern from the top down, after API Standard 2350, fifth edition (2020), terms of clause 3.1: above LAHH the
 * minutes that stopping takes, from LAH to LAHH those that were chosen.
 */
export function levelsOf({ capacity, fillRate, notice, call, stop, alarmGap, normalFill, unusable }: AlarmValues) {
  const response = notice + call + stop;
  const lahh = capacity - fillRate * response;
  const lah = lahh - fillRate * alarmGap;
  const litres = { overfill: capacity, lahh, lah, normal: normalFill };
  const late = lah <= unusable ? 'tooFast' : normalFill > lah ? 'tooHigh' : 'fits';
  const verdict = response > 0 ? late : 'noSteps';
  const levels = levelKinds.map((kind, place) => {
    const above = levelKinds[place - 1];
    return { kind, litres: litres[kind], minutes: above && (litres[above] - litres[kind]) / fillRate };
  });
  return { response, levels, verdict } as const;
}

export function HighSide(view: AlarmView) {
  const { values, text } = view;
  const { high } = text;
  const { response, levels, verdict } = levelsOf(values);
  const litres = (kind: (typeof levelKinds)[number]) =>
    litreWords(levels.find((each) => each.kind === kind)?.litres ?? 0);
  const slots = {
    laju: formatUnit(values.fillRate, text.fields.laju.unit ?? ''),
    tanggap: minuteWords(response),
    normal: litres('normal'),
    lah: litres('lah'),
    lahh: litres('lahh'),
    luap: litres('overfill'),
    jeda: minuteWords(levels.at(-1)?.minutes ?? 0),
    perlu: litreWords(values.fillRate * (response + values.alarmGap)),
    ruang: litreWords(values.capacity - values.unusable),
    selang: minuteWords(values.readingInterval),
    masuk: litreWords(values.fillRate * values.readingInterval),
    antara: minuteWords(values.alarmGap),
  };
  return (
    <ToolSheet
      inputsTitle={high.inputs}
      resultTitle={high.result}
      inputs={
        <ToolFields
          view={view}
          names={['scope', 'fillRate', 'notice', 'call', 'stop', 'alarmGap', 'normalFill']}
          prefix={prefix}
          field={(name) => (name === 'scope' ? { wide: true } : undefined)}
        />
      }
    >
      <p className={`${styles.judged} strong`} data-bad={verdict === 'fits' ? undefined : ''}>
        {fillSlots(high.verdict[verdict], slots)}
      </p>
      {verdict !== 'tooFast' && (
        <svg className={`${styles.levels} outline`} viewBox="0 0 360 236" role="img" aria-label={high.drawing}>
          <path className="liquid" d="M20 206H150V230H20Z" />
          <path d="M20 12V230H150V12" />
          {levels.map(({ kind, minutes }, place) => (
            <g key={kind} transform={`translate(0 ${26 + place * 58})`}>
              <path className={kind === 'normal' ? 'level' : undefined} d="M20 0H165" />
              <text x="172" y="5">
                {high.levels[kind].short} {litres(kind)}
              </text>
              {minutes !== undefined && (
                <text x="85" y="-24" textAnchor="middle">
                  {minutes < 0 ? '–' : minuteWords(minutes)}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <DataTable
        caption={high.caption}
        stack
        {...tabulate(levels, [
          { head: high.level, cell: ({ kind }) => high.levels[kind].name },
          { head: text.events.content, cell: ({ litres: at }) => levelWords(at) },
          {
            head: high.minutes,
            cell: ({ minutes }) => (minutes === undefined || minutes < 0 ? '–' : minuteWords(minutes)),
          },
        ])}
      />
      <p className="note measure">{high.scope[values.scope]}</p>
      {values.readingInterval > values.alarmGap && <p className="measure">{fillSlots(high.slow, slots)}</p>}
      <p className="note measure">{high.limit}</p>
    </ToolSheet>
  );
}
