import { lazy } from 'react';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { RecordSheet } from '../kit/RecordSheet.tsx';
import styles from './Delivery.module.css';
import { type DeliveryField, type DeliveryValues, deliveryInputs, shapeFields } from './inputs.ts';
import { assessDelivery, factorAt, litresAt } from './model.ts';
import type { deliveryProblems } from './schema.ts';
import { type DeliveryData, type DeliveryView, litreWords } from './words.ts';

const levelFields = (values: DeliveryValues) => shapeFields[values.shape];
const errors = [
  'offset',
  'reading',
  'scale',
  'thermometer',
  'sample',
  'densityError',
  'usedError',
  'orderedError',
] as const;
const order = ['ordered', 'basis', 'orderedAt', 'tolerance'] as const;

/** From two levels to what was received, and whether that proves anything against the delivery order. */
export const Delivery = defineTool({
  id: 'terima-kiriman',
  inputs: deliveryInputs,
  refuse: contradictions,
  prefix: 'kiriman-',
  model: (values, _: DeliveryData) => assessDelivery(values),
  form: [
    { name: 'levels', fields: ({ values }) => ['shape', ...levelFields(values)] },
    { name: 'product', fields: ['temperatureBefore', 'temperatureAfter', 'product', 'density', 'used'] },
    {
      name: 'order',
      fields: ({ values }) => order.filter((name) => name !== 'orderedAt' || values.basis === 'amatan'),
    },
    { name: 'errors', fields: errors, fold: true, amount: ({ result }) => `±${litreWords(result.uncertainty)}` },
  ],
  field: (name) => ({ wide: name === 'shape' || name === 'product' }),
  verdict: (view) => {
    const { text, result } = view;
    return {
      sentence: fillSlots(text.verdict[result.verdict], slotsOf(view)),
      state: result.verdict === 'agrees' ? 'good' : result.verdict === 'open' ? 'open' : 'bad',
      more: result.verdict === 'open' && <p>{remedyWords(view)}</p>,
    };
  },
  readings: ({ text, result }) => [
    {
      ...text.readings.short,
      value: litreWords(result.short),
      note: `±${litreWords(result.uncertainty)}. ${text.readings.short.note ?? ''}`,
      state: result.verdict === 'short' || result.verdict === 'over' ? 'warning' : 'measured',
    },
    { ...text.readings.received, value: litreWords(result.observed) },
    { ...text.readings.at15, value: litreWords(result.at15) },
  ],
  drawing: (view) => (
    <>
      <DifferenceLine {...view} />
      <DataTable
        caption={view.text.budget.title}
        columns={view.text.budget.columns}
        rows={[
          ...view.result.budget.map(({ source, litres }) => [
            view.text.budget.sources[source],
            litreWords(litres),
            formatUnit((litres / view.result.uncertainty) ** 2 * 100, '%'),
          ]),
          [view.text.budget.total, litreWords(view.result.uncertainty), formatUnit(100, '%')],
        ]}
      />
    </>
  ),
  handover: ({ values, result }) => ({
    do: values.ordered,
    terima: Math.round(result.asOrdered),
    selisih: Math.round(result.short),
    u: Math.round(result.uncertainty),
    putusan: result.verdict,
  }),
  actions: ({ text, tool }) => <PrintButton label={text.actions.record} disabled={tool.refused} />,
  compare: ({ text, values, result }) => [
    [text.fields.do.label, litreWords(values.ordered)],
    [text.readings.received.label, litreWords(result.observed)],
    [text.readings.short.label, `${litreWords(result.short)} ±${litreWords(result.uncertainty)}`],
    [text.batch.columns.verdict, text.batch.verdicts[result.verdict]],
  ],
  parts: [
    {
      title: ({ text }) => text.batch.title,
      draw: lazy(async () => ({ default: (await import('./Batch.tsx')).Batch })),
    },
  ],
  paper: (view) => {
    const { text, tool, values, result } = view;
    const shown = [
      ...new Set([
        'shape',
        ...levelFields(values),
        'temperatureBefore',
        'temperatureAfter',
        'product',
        'density',
        'used',
        ...order,
        ...errors,
      ]),
    ] as DeliveryField[];
    return (
      <RecordSheet
        text={text.record}
        print={{ label: text.actions.record, disabled: tool.refused }}
        facts={shown.map((name) => [labelOf(view, name), shownValue(view, name)])}
        sentence={fillSlots(text.verdict[result.verdict], slotsOf(view))}
        table={{
          caption: text.budget.title,
          columns: text.budget.columns.slice(0, 2),
          rows: [
            ...result.budget.map(({ source, litres }) => [text.budget.sources[source], litreWords(litres)]),
            [text.budget.total, litreWords(result.uncertainty)],
          ],
        }}
      />
    );
  },
});

/** The difference with its uncertainty over the agreed tolerance, to one scale. */
function DifferenceLine({ text: { line }, values: { tolerance }, result: { short, uncertainty } }: DeliveryView) {
  const reach = Math.max(Math.abs(short) + uncertainty, tolerance, 1) * 1.15;
  const x = (litres: number) => 300 + (litres / reach) * 290;
  const marks = [...new Set([-tolerance, 0, tolerance])];
  return (
    <figure className="stack-1">
      <svg className={`${styles.line} outline full`} viewBox="0 0 600 96" role="img" aria-label={line.label}>
        <path className="liquid" d={`M${x(-tolerance)} 26H${x(tolerance)}V70H${x(-tolerance)}Z`} />
        <path d={`M0 70H600M${marks.map((at) => `${x(at)} 26V76`).join('M')}`} />
        <path className={styles.span} d={`M${x(short - uncertainty)} 48H${x(short + uncertainty)}`} />
        <circle className={styles.dot} cx={x(short)} cy="48" r="7" />
        {marks.map((at) => (
          <text key={at} x={x(at)} y="92" textAnchor="middle">
            {at === 0 ? '0' : `${at > 0 ? '+' : '−'}${formatNumber(Math.abs(at))}`}
          </text>
        ))}
        <text x={x(short)} y="16" textAnchor={short > reach / 2 ? 'end' : short < -reach / 2 ? 'start' : 'middle'}>
          {litreWords(short)} ±{litreWords(uncertainty)}
        </text>
      </svg>
      <figcaption className="label">{line.caption}</figcaption>
    </figure>
  );
}

const labelOf = ({ text }: DeliveryView, name: DeliveryField) => text.fields[deliveryInputs[name].key].label;

function shownValue({ text, values }: DeliveryView, name: DeliveryField): string {
  const input = deliveryInputs[name];
  const words = text.fields[input.key];
  const value = values[name];
  if (typeof value === 'number') return `${formatFree(value)} ${('unit' in words && words.unit) || ''}`.trim();
  return 'options' in words ? ((words.options as Readonly<Record<string, string>>)[value] ?? value) : value;
}

function slotsOf({ values, result }: DeliveryView) {
  return {
    selisih: litreWords(Math.abs(result.short)),
    u: litreWords(result.uncertainty),
    t: litreWords(values.tolerance),
    terima: litreWords(result.asOrdered),
    do: litreWords(values.ordered),
  };
}

function remedyWords(view: DeliveryView): string {
  const {
    text,
    result: { remedy },
  } = view;
  if (!remedy) return text.remedy.none;
  const unit = text.fields[deliveryInputs[remedy.field].key];
  return fillSlots(text.remedy.one, {
    isian: labelOf(view, remedy.field).toLowerCase(),
    // Rounded down, so that what it says is enough.
    sampai: `±${formatNumber(Math.floor(remedy.to * 10) / 10, 1)} ${('unit' in unit && unit.unit) || ''}`,
  });
}

/** What cannot be true together, by the field that is marked. */
function contradictions(values: DeliveryValues): Partial<Record<DeliveryField, (typeof deliveryProblems)[number]>> {
  const inTable = values.shape === 'tabel';
  const top = values.shape === 'mendatar' ? values.diameter * 1000 : Number.POSITIVE_INFINITY;
  const celsius = [values.temperatureBefore, values.temperatureAfter, values.orderedAt];
  return {
    ...(celsius.some((at) => Number.isNaN(factorAt(values, at))) && { density: 'range' }),
    ...(!inTable && values.levelAfter > top && { levelAfter: 'above' }),
    ...(!inTable && values.waterAfter > values.levelAfter && { waterAfter: 'water' }),
    ...(!inTable && values.waterBefore > values.levelBefore && { waterBefore: 'water' }),
    ...((inTable
      ? values.tableAfter <= values.tableBefore
      : litresAt(values, values.levelAfter, 0) <= litresAt(values, values.levelBefore, 0)) && {
      [inTable ? 'tableAfter' : 'levelAfter']: 'rise',
    }),
  };
}
