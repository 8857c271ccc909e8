import {
  alarmLevels,
  assessSilence,
  contentAfter,
  daysUntil,
  listEvents,
  projectLevel,
} from 'tank-gauging/alarm/events';
import { type AlarmValues, alarmFieldPrefix, alarmInputs, type levelKinds } from 'tank-gauging/alarm/inputs';
import {
  assessReorderPoint,
  contradictions,
  missingFields,
  type ReorderAssessment,
  yearlyFigures,
} from 'tank-gauging/alarm/reorder-point';
import { tankUse } from 'tank-gauging/alarm/tank-use';
import { formatAllDigits, formatLitres, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { type Line, LineChart, valueAt } from '../kit/charts/LineChart.tsx';
import { RangeControl, useRange } from '../kit/charts/RangeControl.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { flowHref } from '../kit/flow.ts';
import { ToolFields } from '../kit/ToolForm.tsx';
import { axisTicks } from '../kit/ticks.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import styles from './Alarm.module.css';
import type { AlarmText } from './schema.ts';

type AlarmData = ToolData<AlarmText>;
type AlarmView = ToolView<typeof alarmInputs, AlarmData, ReorderAssessment>;

/** Share of deliveries that do not fit, from which it is mentioned. */
const worthSaying = 0.01;

export const Alarm = defineTool({
  id: 'simulasi-alarm',
  inputs: alarmInputs,
  tank: tankUse,
  refuse: contradictions,
  asks: (values) => missingFields(values),
  prefix: alarmFieldPrefix,
  model: (values, _: AlarmData) => assessReorderPoint(values),
  form: [
    { name: 'tank', fields: ['capacity', 'unusable', 'content'] },
    { name: 'use', fields: ['dailyUse', 'useSpread'] },
    { name: 'delivery', fields: ['leadTime', 'leadTimeSpread', 'deliveryDelay', 'deliverySize', 'serviceLevel'] },
    { name: 'alerts', fields: ['lowLimit', 'criticalLimit', 'readingInterval'] },
  ],
  verdict: (view) => {
    const { text, values, result } = view;
    const then = result.verdict === 'raise' && result.overfull < worthSaying && result.overfullThen >= worthSaying;
    // A delivery that does not fit is stated first, however good the threshold is.
    const lines = [
      ...(result.overfull >= worthSaying ? [text.verdict.overfull] : []),
      text.verdict[result.verdict],
      ...(then ? [text.verdict.overfullThen] : []),
      ...(values.content <= values.lowLimit ? [text.notices.below] : []),
    ];
    const [sentence = '', ...further] = lines.map((line) => fillSlots(line, verdictSlots(view)));
    return {
      sentence,
      state: result.verdict === 'enough' && result.overfull < worthSaying ? 'good' : 'bad',
      more: [...further, assumptionWords(view)].filter(Boolean).map((line) => (
        <p key={line} className="measure">
          {line}
        </p>
      )),
    };
  },
  readings: (view) => {
    const { text, values, result } = view;
    const reading = (name: keyof typeof text.readings, value: string) => {
      const { label, note } = text.readings[name];
      return { label, value, note: note && fillSlots(note, verdictSlots(view)) };
    };
    return [
      {
        ...reading('dry', chanceWords(result.chance)),
        state: result.verdict === 'enough' ? ('measured' as const) : ('warning' as const),
      },
      reading('empty', spanWords(daysUntil(values, values.unusable))),
      result.verdict === 'small'
        ? { label: text.readings.point.label, value: '–', note: text.notices.none }
        : reading('point', formatLitres(result.point)),
    ];
  },
  drawing: ({ text, values }) => (
    <>
      <Timeline text={text.timeline} values={values} />
      <DataTable
        caption={text.events.caption}
        stack
        columns={[text.events.when, text.events.what, text.events.content]}
        rows={listEvents(values).map(({ kind, day, content }) => [
          day > 0 ? spanWords(day) : text.events.now,
          text.events.names[kind],
          formatLitres(content),
        ])}
      />
    </>
  ),
  handover: ({ values, result }) => ({
    pakai: values.dailyUse,
    tunggu: values.leadTime,
    ambang: values.lowLimit,
    ...(result.verdict !== 'small' && { titik: result.point }),
    peluang: Number((result.chance * 100).toFixed(1)),
  }),
  actions: ({ text, tool, values, result }) => (
    <>
      {result.verdict === 'raise' && (
        <ToolButton
          label={text.actions.use}
          onClick={() => tool.put({ lowLimit: result.point })}
          disabled={tool.refused}
        />
      )}
      {!tool.refused && (
        <Action label={text.actions.roi} to={flowHref('roi', yearlyFigures(values, result))} look="line" />
      )}
    </>
  ),
  compare: ({ text: { compared }, values, result }) => [
    [compared.low, formatLitres(values.lowLimit)],
    [compared.service, serviceWords(values.serviceLevel)],
    [compared.lead, spanWords(values.leadTime)],
    [compared.dry, chanceWords(result.chance)],
    [compared.point, pointWords(result)],
    [compared.empty, spanWords(daysUntil(values, values.unusable))],
  ],
  parts: [
    {
      title: ({ text }) => text.high.title,
      amount: ({ text, values }) => {
        const lahh = alarmLevels(values).levels.find(({ kind }) => kind === 'lahh')?.litres ?? 0;
        return `${text.high.levels.lahh.short} ${levelWords(lahh)}`;
      },
      draw: HighSide,
    },
  ],
  below: (view) => <Silent {...view} />,
});

/** Reorder point; a tank too small for the service level has none. */
const pointWords = (result: ReorderAssessment) => (result.verdict === 'small' ? '–' : formatLitres(result.point));

/** What the result assumes, because neither visitor nor tank stated it. */
function assumptionWords({ text, tool, values }: AlarmView): string {
  const list = assumable
    .filter((name) => !tool.given.includes(name))
    .map((name) => {
      const { label, unit = '' } = text.fields[alarmInputs[name].key];
      return `${label.toLowerCase()} ${formatAllDigits(values[name])}${unit === '%' ? unit : `\u00a0${unit}`}`;
    });
  return list.length > 0 ? fillSlots(text.notices.assumed, { daftar: list.join(', ') }) : '';
}
const assumable = ['useSpread', 'leadTimeSpread', 'serviceLevel', 'unusable', 'content'] as const;

/** Probability in per cent; values near 0 and 100 % are stated as bounds. */
function chanceWords(share: number): string {
  if (share > 0 && share < 0.001) return '< 0,1%';
  if (share < 1 && share > 0.999) return '> 99,9%';
  return `${formatNumber(share * 100, 1)}%`;
}

function spanWords(days: number): string {
  const minutes = days * 1440;
  if (minutes < 120) return formatUnit(Math.round(minutes), 'menit');
  if (days < 2) return formatUnit(days * 24, 'jam', Number.isInteger(Math.round(days * 240) / 10) ? 0 : 1);
  return formatUnit(days, 'hari', days < 100 && !Number.isInteger(Math.round(days * 10) / 10) ? 1 : 0);
}

const serviceWords = (level: number) => formatUnit(level, '%', Number.isInteger(level) ? 0 : 1);

function verdictSlots({ text, values, result }: AlarmView) {
  const point = result.verdict === 'small' ? undefined : result;
  const needed = result.verdict === 'small' ? result.needed : result.point;
  const toOrder = daysUntil(values, needed);
  return {
    ambang: formatLitres(values.lowLimit),
    titik: formatLitres(needed),
    penuh: formatLitres(values.capacity),
    isi: formatLitres(values.content),
    kirim: formatLitres(values.deliverySize),
    layanan: serviceWords(values.serviceLevel),
    // The threshold affects later orders only; the probability for the present order is stated separately.
    peluang: chanceWords(
      result.verdict === 'raise' && values.content <= values.lowLimit ? result.later : result.chance,
    ),
    sekarang: chanceWords(result.now),
    berikutnya: chanceWords(result.later),
    luap: chanceWords(result.overfull),
    luapTitik: chanceWords(point?.overfullThen ?? 0),
    kapan: toOrder > 0 ? fillSlots(text.events.ahead, { hari: spanWords(toOrder) }) : text.events.now,
    pengaman: formatLitres(point?.safety ?? 0),
  };
}

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function Timeline({ text, values }: { text: AlarmText['timeline']; values: AlarmValues }) {
  const { end, planned, without, range } = projectLevel(values);
  const events = listEvents(values);
  const shown = useRange(0, end, end / 20);
  const even = (count: number) => axisTicks(0, end, count).filter((day) => day <= end);
  const threshold = (name: string, litres: number): Line => ({
    label: name,
    name,
    look: 'limit',
    points: [0, end].map((day) => [day, litres]),
  });
  return (
    <LineChart
      label={fillSlots(text.label, { hari: spanWords(daysUntil(values, values.unusable)) })}
      x={{ title: text.day, min: shown.from, max: shown.to, tick: plain, name: spanWords }}
      y={{ title: text.content, tick: plain, name: formatLitres }}
      lines={[
        { label: text.lines.planned, look: 'area', points: planned },
        { label: text.lines.without, look: 'expected', points: without },
        threshold(text.lines.low, values.lowLimit),
        threshold(text.lines.critical, values.criticalLimit),
        threshold(text.lines.unusable, values.unusable),
      ]}
      band={{ label: text.lines.range, points: range }}
      marks={events.map(({ kind, day, content }) => ({
        x: day,
        // A delivery is marked at the level after it; marks on a labelled line need no text.
        y: kind === 'delivery' ? (valueAt(planned, day) ?? content) : content,
        text: kind === 'delivery' || kind === 'order' ? text.marks[kind] : undefined,
        alarm: kind === 'critical' || kind === 'dry',
        before: kind === 'delivery',
      }))}
      control={<RangeControl range={shown} step={end / 200} name={spanWords} />}
      at={[...new Set([...even(100), ...events.map(({ day }) => day)])].sort((a, b) => a - b)}
      caption={text.caption}
      rows={even(8)}
    />
  );
}

function Silent(view: AlarmView) {
  const { values, text } = view;
  const { silent } = text;
  const { table } = silent;
  const { last, shown, alarm, moments } = assessSilence(values);
  const isi = formatLitres(shown);
  return (
    <div className={`${styles.silent} screen-only`}>
      <ToolSheet
        inputsTitle={silent.inputs}
        resultTitle={silent.result}
        inputs={<ToolFields view={view} names={['silentDays', 'missedReadings']} prefix={alarmFieldPrefix} />}
      >
        <p className="quiet measure">{silent.lead}</p>
        <Displays {...view} />
        <DataTable
          caption={table.caption}
          stack
          columns={[text.events.when, silent.actual, silent.other, silent.own]}
          rows={moments.map(({ kind, day, state }) => [
            `${table.rows[kind]}, ${spanWords(day)}`,
            formatLitres(contentAfter(values, day)),
            fillSlots(table.last, { isi }),
            fillSlots(table.states[state], { isi, umur: spanWords(day - (state === 'stale' ? last : alarm)) }),
          ])}
        />
      </ToolSheet>
    </div>
  );
}

function Displays({ values, text: { silent } }: AlarmView) {
  const { last, shown, moments } = assessSilence(values);
  const { day } = moments.find(({ kind }) => kind === 'critical') ?? moments.at(-1) ?? { day: last };
  const value = formatLitres(shown);
  const { title, good, alarm } = silent.displays;
  return (
    <div className="stack-3">
      <p className="strong">
        {fillSlots(title, { saat: spanWords(day), isi: formatLitres(contentAfter(values, day)) })}
      </p>
      <div className="columns-2 gap-3">
        {(['other', 'own'] as const).map((system) => (
          <div key={system} className={`${styles.display} stack-1 dark`}>
            <p className="note">{silent[system]}</p>
            <p className={`${styles.value} figures measured`}>
              {system === 'other' ? value : <s className="faint">{value}</s>}
            </p>
            <p
              className={`${styles.state} label measured row gap-1`}
              data-state={system === 'own' ? 'alarm' : undefined}
            >
              {system === 'other' ? good : fillSlots(alarm, { umur: spanWords(day - last) })}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

const minuteWords = (minutes: number) => formatUnit(minutes, 'menit', minutes < 10 && minutes % 1 ? 1 : 0);

/** Level in litres; a dash below the bottom. */
const levelWords = (litres: number) => (litres < 0 ? '–' : formatLitres(litres));

function HighSide(view: AlarmView) {
  const { values, text } = view;
  const { high } = text;
  const { response, levels, verdict } = alarmLevels(values);
  const litres = (kind: (typeof levelKinds)[number]) =>
    formatLitres(levels.find((each) => each.kind === kind)?.litres ?? 0);
  const slots = {
    laju: formatUnit(values.fillRate, text.fields.laju.unit ?? ''),
    tanggap: minuteWords(response),
    normal: litres('normal'),
    lah: litres('lah'),
    lahh: litres('lahh'),
    luap: litres('overfill'),
    jeda: minuteWords(levels.at(-1)?.minutes ?? 0),
    perlu: formatLitres(values.fillRate * (response + values.alarmGap)),
    ruang: formatLitres(values.capacity - values.unusable),
    selang: minuteWords(values.readingInterval),
    masuk: formatLitres(values.fillRate * values.readingInterval),
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
          prefix={alarmFieldPrefix}
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
                {`${high.levels[kind].short} ${litres(kind)}`}
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
        columns={[high.level, text.events.content, high.minutes]}
        rows={levels.map(({ kind, litres: at, minutes }) => [
          high.levels[kind].name,
          levelWords(at),
          minutes === undefined || minutes < 0 ? '–' : minuteWords(minutes),
        ])}
      />
      <p className="note measure">{high.scope[values.scope]}</p>
      {values.readingInterval > values.alarmGap && <p className="measure">{fillSlots(high.slow, slots)}</p>}
      <p className="note measure">{high.limit}</p>
    </ToolSheet>
  );
}
