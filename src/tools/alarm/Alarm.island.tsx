import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { tabulate } from '../kit/columns.ts';
import { defineTool } from '../kit/define-tool.tsx';
import { flowHref } from '../kit/flow.ts';
import { alarmInputs, prefix } from './alarm-inputs.ts';
import { daysUntil, eventsOf } from './events.ts';
import { HighSide, levelsOf, levelWords } from './HighSide.tsx';
import { assessReorderPoint, contradictions } from './reorder-point.ts';
import { Silent } from './Silent.tsx';
import { Timeline } from './Timeline.tsx';
import { type AlarmData, type AlarmView, chanceWords, litreWords, spanWords, yearOf } from './words.ts';

/** Share of deliveries that do not fit, from which it is said. */
const worthSaying = 0.01;

export const Alarm = defineTool({
  id: 'simulasi-alarm',
  inputs: alarmInputs,
  refuse: contradictions,
  prefix,
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
    // A delivery that does not fit is the first thing to know, however well the threshold serves.
    const said = [
      ...(result.overfull >= worthSaying ? [text.verdict.overfull] : []),
      text.verdict[result.verdict],
      ...(then ? [text.verdict.overfullThen] : []),
      ...(values.content <= values.lowLimit ? [text.notices.below] : []),
    ];
    const [sentence = '', ...further] = said.map((line) => fillSlots(line, slotsOf(view)));
    return {
      sentence,
      state: result.verdict === 'enough' && result.overfull < worthSaying ? 'good' : 'bad',
      more: further.map((line) => (
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
      return { label, value, note: note && fillSlots(note, slotsOf(view)) };
    };
    return [
      {
        ...reading('dry', chanceWords(result.chance)),
        state: result.verdict === 'enough' ? ('measured' as const) : ('warning' as const),
      },
      reading('empty', spanWords(daysUntil(values, values.unusable))),
      reading('point', litreWords(result.point)),
    ];
  },
  drawing: ({ text, values }) => (
    <>
      <Timeline text={text.timeline} values={values} />
      <DataTable
        caption={text.events.caption}
        stack
        {...tabulate(eventsOf(values), [
          { head: text.events.when, cell: ({ day }) => (day > 0 ? spanWords(day) : text.events.now) },
          { head: text.events.what, cell: ({ kind }) => text.events.names[kind] },
          { head: text.events.content, cell: ({ content }) => litreWords(content) },
        ])}
      />
    </>
  ),
  handover: ({ values, result: { point, chance } }) => ({
    pakai: values.dailyUse,
    tunggu: values.leadTime,
    ambang: values.lowLimit,
    titik: point,
    peluang: Number((chance * 100).toFixed(1)),
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
      {!tool.refused && <Action label={text.actions.roi} to={flowHref('roi', yearOf(values, result))} look="line" />}
    </>
  ),
  compare: ({ text: { compared }, values, result: { chance, point } }) => [
    [compared.low, litreWords(values.lowLimit)],
    [compared.service, serviceWords(values.serviceLevel)],
    [compared.lead, spanWords(values.leadTime)],
    [compared.dry, chanceWords(chance)],
    [compared.point, litreWords(point)],
    [compared.empty, spanWords(daysUntil(values, values.unusable))],
  ],
  parts: [
    {
      title: ({ text }) => text.high.title,
      amount: ({ text, values }) => {
        const lahh = levelsOf(values).levels.find(({ kind }) => kind === 'lahh')?.litres ?? 0;
        return `${text.high.levels.lahh.short} ${levelWords(lahh)}`;
      },
      draw: HighSide,
    },
  ],
  below: (view) => <Silent {...view} />,
});

const serviceWords = (level: number) => formatUnit(level, '%', Number.isInteger(level) ? 0 : 1);

function slotsOf({ text, values, result }: AlarmView) {
  const toOrder = daysUntil(values, result.point);
  return {
    ambang: litreWords(values.lowLimit),
    titik: litreWords(result.point),
    penuh: litreWords(values.capacity),
    isi: litreWords(values.content),
    kirim: litreWords(values.deliverySize),
    layanan: serviceWords(values.serviceLevel),
    // A threshold answers for later orders; what is already below it is told by itself.
    peluang: chanceWords(
      result.verdict === 'raise' && values.content <= values.lowLimit ? result.later : result.chance,
    ),
    sekarang: chanceWords(result.now),
    berikutnya: chanceWords(result.later),
    luap: chanceWords(result.overfull),
    luapTitik: chanceWords(result.overfullThen),
    kapan: toOrder > 0 ? fillSlots(text.events.ahead, { hari: spanWords(toOrder) }) : text.events.now,
    pengaman: litreWords(result.safety),
  };
}
