import { lazy } from 'react';
import {
  assessDelivery,
  contradictionsOf,
  coverageFactor,
  type DeliveryField,
  type DeliveryValues,
  decideVerdict,
  deliveryInputs,
  densityAt15,
  errorFields,
  missingFields,
  orderFields,
  productFields,
  shapeFields,
  soundings,
} from 'tank-gauging/delivery/model';
import { truckFields } from 'tank-gauging/delivery/truck';
import { hasDetails } from 'tank-gauging/tank/vessel-fields';
import { formatLitres, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { assumedHeads } from '../kit/assumed-heads.ts';
import { defineTool } from '../kit/define-tool.tsx';
import { listFacts } from '../kit/paper/PrintedInputs.tsx';
import { RecordSheet } from '../kit/paper/RecordSheet.tsx';
import styles from './Delivery.module.css';
import type { DeliveryData, DeliveryView } from './schema.ts';
import { tankUse } from './tank-use.ts';

/** Received volume from two levels, and what it proves against the delivery order. */
export const Delivery = defineTool({
  id: 'terima-kiriman',
  inputs: deliveryInputs,
  tank: tankUse,
  refuse: contradictionsOf,
  asks: (values) => missingFields(values),
  prefix: 'kiriman-',
  model: (values, _: DeliveryData) => assessDelivery(values),
  form: [
    { name: 'levels', fields: ({ values }) => ['shape', ...shapeFields(values)], note: (view) => vesselNote(view) },
    { name: 'product', fields: ({ values }) => productFields(values) },
    { name: 'order', fields: ({ values }) => orderFields(values) },
    {
      name: 'truck',
      fields: ({ values }) => truckFields(values),
      fold: ({ values }) => values.compartments !== '0',
      amount: ({ result }) => result.truck && formatLitres(result.truck.observed),
    },
    {
      name: 'errors',
      fields: ({ values }) => errorFields(values),
      fold: true,
      amount: ({ result }) => `±${formatLitres(result.uncertainty)}`,
    },
  ],
  field: (name, { values, tool }) => ({
    wide: name === 'shape' || name === 'product',
    ...(name.startsWith('sensitivity') && name !== 'sensitivityUnit' && { unit: values.sensitivityUnit }),
    // Litres entered by hand no longer come from the soundings.
    ...((name === 'tableBefore' || name === 'tableAfter') &&
      values.sounded === 'ya' && {
        onChange: (text: string) => {
          tool.set(name, text);
          tool.put({ sounded: 'tidak' });
        },
      }),
  }),
  verdict: (view) => ({
    sentence: verdictSentence(view),
    state: states[view.result.verdict],
    more: view.result.verdict === 'open' && <p>{remedyWords(view)}</p>,
  }),
  readings: ({ text, result }) => [
    {
      ...text.readings.short,
      value: formatLitres(result.short),
      note: `±${formatLitres(result.uncertainty)}. ${text.readings.short.note ?? ''}`,
      state: result.verdict === 'short' || result.verdict === 'over' ? 'warning' : 'measured',
    },
    { ...text.readings.received, value: formatLitres(result.observed), note: `±${formatLitres(result.observedError)}` },
    { ...text.readings.at15, value: formatLitres(result.at15), note: `±${formatLitres(result.at15Error)}` },
  ],
  drawing: (view) => (
    <>
      <DifferenceLine {...view} />
      <DataTable {...budgetTable(view)} />
      {view.result.truck && <DataTable {...truckTable(view)} />}
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
    [text.fields.do.label, formatLitres(values.ordered)],
    [text.readings.received.label, formatLitres(result.observed)],
    [text.readings.short.label, `${formatLitres(result.short)} ±${formatLitres(result.uncertainty)}`],
    [text.batch.columns.verdict, text.batch.verdicts[result.verdict]],
  ],
  parts: [
    {
      title: ({ text }) => text.ownTable.title,
      when: ({ values }) => values.shape === 'tabel',
      open: ({ values }) => values.sounded === 'tidak',
      draw: lazy(async () => ({ default: (await import('./OwnTable.tsx')).OwnTable })),
    },
    {
      title: ({ text }) => text.batch.title,
      draw: lazy(async () => ({ default: (await import('./Batch.tsx')).Batch })),
    },
  ],
  paper: (view) => {
    const { text, tool, values } = view;
    return (
      <RecordSheet
        text={text.record}
        print={{ label: text.actions.record, disabled: tool.refused }}
        facts={[...listFacts(view, printed(values)), ...vesselFacts(view)]}
        sentence={verdictSentence(view)}
        results={recordResults(view)}
        drawing={<DifferenceLine {...view} />}
        table={budgetTable(view)}
        second={view.result.truck && truckTable(view)}
      />
    );
  },
});

/** What the fields do not show of the vessel: assumed heads with the capacities in question, and further details. */
function vesselNote({ text, tool, values }: Pick<DeliveryView, 'text' | 'tool' | 'values'>): string | undefined {
  const slots = assumedHeads(tool.carried()?.tank, text.fields.tutup.options);
  const assumed = slots && fillSlots(text.vessel.assumed, slots);
  const notes = [
    assumed,
    values.shape !== 'tabel' && hasDetails({ ...values, shape: values.shape }) && text.vessel.details,
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function vesselFacts(view: DeliveryView): (readonly [name: string, value: string])[] {
  const note = vesselNote(view);
  return note ? [[view.text.vessel.label, note]] : [];
}

/** Applicable inputs for the printed record, each once. */
const printed = (values: DeliveryValues): readonly DeliveryField[] => [
  'shape',
  ...(values.shape === 'tabel' && values.sounded === 'ya' ? soundings : []),
  ...shapeFields(values),
  ...productFields(values),
  ...orderFields(values),
  ...(values.compartments === '0' ? [] : truckFields(values)),
  ...errorFields(values),
];

const plusMinus = (litres: number, error: number) =>
  `${formatLitres(litres)} ±${formatLitres(error)} (k\u00a0=\u00a0${coverageFactor})`;

/** Results for the printed record, uncertainties with their coverage factor. */
function recordResults({ text: { record }, values, result }: DeliveryView) {
  const { factors } = result;
  const factor = (value: number) => formatNumber(value, 5);
  const rows: Record<keyof typeof record.results, string | undefined> = {
    before: formatLitres(result.observedBefore),
    after: formatLitres(result.observedAfter),
    factorBefore: factor(factors.before),
    factorAfter: factor(factors.after),
    factorOrdered: values.basis === 'amatan' ? factor(factors.ordered) : undefined,
    density: values.densityBasis === 'amatan' ? formatUnit(densityAt15(values), 'kg/m³', 1) : undefined,
    observed: plusMinus(result.observed, result.observedError),
    at15: plusMinus(result.at15, result.at15Error),
    asOrdered: formatLitres(result.asOrdered),
    difference: plusMinus(result.short, result.uncertainty),
    tolerance: formatLitres(result.tolerance),
  };
  return Object.entries(rows).flatMap(([name, value]) =>
    value === undefined ? [] : [[record.results[name as keyof typeof rows], value] as const],
  );
}

/** Delivery as measured in the truck, compared with the order and with the tank. */
function truckTable({ text: { truck, batch }, values, result }: DeliveryView) {
  const { asOrdered = 0, uncertainty = 0 } = result.truck ?? {};
  const tankError = Math.hypot(...result.budget.map(({ source, litres }) => (source === 'ordered' ? 0 : litres)));
  const steps = [
    [truck.steps.loaded, values.ordered - asOrdered, Math.hypot(values.orderedError, uncertainty)],
    [truck.steps.unloaded, asOrdered - result.asOrdered, Math.hypot(uncertainty, tankError)],
    [truck.steps.whole, result.short, result.uncertainty],
  ] as const;
  return {
    caption: fillSlots(truck.caption, { volume: plusMinus(asOrdered, uncertainty) }),
    columns: truck.columns,
    rows: steps.map(([name, short, error]) => [
      name,
      `${formatLitres(short)} ±${formatLitres(error)}`,
      batch.verdicts[decideVerdict(short, error, result.tolerance)],
    ]),
  };
}

const states = { short: 'bad', over: 'bad', agrees: 'good', open: 'open' } as const;

const verdictSentence = (view: DeliveryView) => fillSlots(view.text.verdict[view.result.verdict], verdictSlots(view));

const budgetTable = ({ text: { budget }, result: { budget: parts, uncertainty } }: DeliveryView) => ({
  caption: budget.title,
  columns: budget.columns,
  rows: [
    ...parts.map(({ source, litres }) => [budget.sources[source], litres] as const),
    [budget.total, uncertainty] as const,
  ].map(([name, litres]) => [name, formatLitres(litres), formatUnit((litres / (uncertainty || 1)) ** 2 * 100, '%')]),
});

/** Difference with its uncertainty and the agreed tolerance, drawn to one scale. */
function DifferenceLine({ text: { line }, result: { short, uncertainty, tolerance } }: DeliveryView) {
  const reach = Math.max(Math.abs(short) + uncertainty, tolerance, 1) * 1.15;
  const x = (litres: number) => 300 + (litres / reach) * 290;
  const marks = [...new Set([-tolerance, 0, tolerance])];
  return (
    <figure className="stack-1">
      <svg className={`${styles.line} outline full`} viewBox="0 -12 600 116" role="img" aria-label={line.label}>
        <path className="liquid" d={`M${x(-tolerance)} 26H${x(tolerance)}V70H${x(-tolerance)}Z`} />
        <path d={`M0 70H600M${marks.map((at) => `${x(at)} 26V76`).join('M')}`} />
        <path strokeWidth="3" d={`M${x(short - uncertainty)} 48H${x(short + uncertainty)}`} />
        <circle fill="currentColor" cx={x(short)} cy="48" r="7" />
        {marks.map((at) => (
          <text key={at} x={x(at)} y="100" textAnchor="middle">
            {at === 0 ? '0' : `${at > 0 ? '+' : '−'}${formatNumber(Math.abs(at))}`}
          </text>
        ))}
        <text x={x(short)} y="16" textAnchor={short > reach / 2 ? 'end' : short < -reach / 2 ? 'start' : 'middle'}>
          {`${formatLitres(short)} ±${formatLitres(uncertainty)}`}
        </text>
      </svg>
      <figcaption className="label">{line.caption}</figcaption>
    </figure>
  );
}

function verdictSlots({ result }: DeliveryView) {
  return {
    selisih: formatLitres(Math.abs(result.short)),
    u: formatLitres(result.uncertainty),
    t: formatLitres(result.tolerance),
    ruang: formatLitres(Math.floor(Math.abs(Math.abs(result.short) - result.tolerance))),
  };
}

function remedyWords(view: DeliveryView): string {
  const { text, result } = view;
  const { remedy } = result;
  if (!remedy) return fillSlots(text.remedy.none, verdictSlots(view));
  const { label, unit } = text.fields[deliveryInputs[remedy.field].key];
  // Rounded down, so that the stated limit suffices.
  const limit = `±${formatUnit(Math.floor(remedy.to * 10) / 10, unit ?? '', 1)}`;
  const words = fillSlots(text.remedy.one, { isian: label.toLowerCase(), sampai: limit });
  return remedy.field === 'sample' ? `${words} ${text.remedy.depths}` : words;
}
