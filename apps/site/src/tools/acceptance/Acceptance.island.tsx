import { useMemo } from 'react';
import {
  type AcceptanceValues,
  acceptanceInputs,
  assessGauge,
  limitAt,
  maxPairs,
  type Pair,
  readPairs,
  type verdicts,
} from 'tank-gauging/acceptance/model';
import { type Power, planContract, planProof } from 'tank-gauging/acceptance/power';
import { formatNumber, formatSigned, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { PasteList, usePastedText } from '../kit/PasteList.tsx';
import { listFacts } from '../kit/paper/PrintedInputs.tsx';
import { RecordSheet } from '../kit/paper/RecordSheet.tsx';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { AcceptanceText } from './schema.ts';
import { tankUse } from './tank-use.ts';

type AcceptanceData = ToolData<AcceptanceText>;
type View = ToolView<typeof acceptanceInputs, AcceptanceData, ReturnType<typeof useAcceptance>>;

/** Pasted pairs and their assessment; they are never written to the address. */
function useAcceptance(values: AcceptanceValues, { pairs: { sample }, chart }: AcceptanceText) {
  const pasted = usePastedText(sample);
  const { value, chosen } = pasted;
  const { height } = values;
  const read = useMemo(() => readPairs(value, height, chosen), [value, height, chosen]);
  const found = useMemo(() => assessGauge(read.pairs, values), [read, values]);
  const { pairs } = read;
  const power = useMemo(() => {
    if (!found) return undefined;
    const plan = { ...values, limit: found.limit };
    return { contract: planContract(found.count, plan), proof: planProof(found.count, plan) };
  }, [found, values]);
  const list = useMemo(() => pairTable(chart, pairs, (amount) => Number(amount.toFixed(1))), [chart, pairs]);
  const printed = useMemo(() => pairTable(chart, pairs, (amount) => mmText(amount)), [chart, pairs]);
  return { pasted, ...read, found, power, list, printed };
}

const mmText = (value: number, digits = 1) => formatUnit(value, 'mm', digits);
const signed = (value: number) => formatSigned(value, mmText);
/** Interval of a limit of agreement, inwards and outwards. */
const limitRange = ({ inner, outer }: { inner: number; outer: number }) => `${signed(-inner)} / ${signed(outer)}`;
const metresText = (value: number) => formatUnit(value / 1000, 'm', 2);

/**
 * Acceptance test of a gauge: compares it with dips, and decides whether it may be accepted and what to do otherwise.
 */
export const Acceptance = defineTool({
  id: 'uji-terima',
  inputs: acceptanceInputs,
  tank: tankUse,
  prefix: 'uji-',
  useModel: (values, { text }: AcceptanceData) => useAcceptance(values, text),
  form: [
    (view: View) => (
      <PasteList
        key="pairs"
        id="uji-pasangan"
        text={view.text.pairs}
        {...view.result.pasted}
        problems={view.result.problems}
        reading={view.result.reading}
        most={maxPairs}
        names={{ dip: view.text.chart.x, gauge: view.text.chart.gauge }}
        table={view.result.list}
      />
    ),
    {
      name: 'gauge',
      fields: ({ values: { criterion, repeat } }) => [
        'criterion',
        ...(criterion === 'level' ? (['levelShare', 'limit'] as const) : []),
        ...(criterion === 'sendiri' ? (['limit'] as const) : []),
        ...(['dipError', 'repeat'] as const),
        ...(repeat > 0 ? (['repeats'] as const) : []),
        ...(['dips', 'height'] as const),
      ],
    },
  ],
  field: (name) => ({ wide: name === 'criterion' }),
  verdict: (view) => {
    const verdict = view.result.found?.verdict ?? 'none';
    return {
      sentence: fillSlots(view.text.verdict[verdict], verdictSlots(view)),
      state: verdict === 'accept' ? 'good' : ['few', 'open', 'none'].includes(verdict) ? 'open' : 'bad',
      more: adviceSentences(view).map((sentence) => <p key={sentence}>{sentence}</p>),
    };
  },
  readings: (view) => {
    const { readings } = view.text;
    const { found } = view.result;
    const slots = verdictSlots(view);
    return found
      ? [
          { ...readings.bias, value: slots.bias, note: `±${mmText(found.bias.half)}` },
          { ...readings.limits, value: `${slots.bawah} … ${slots.atas}`, note: limitRange(found.upper) },
          { ...readings.count, value: slots.jumlah, note: slots.rentang },
        ]
      : [];
  },
  drawing: (view) =>
    view.result.found && (
      <>
        <Differences {...view} />
        <DataTable {...rulesTable(view)} />
      </>
    ),
  entered: ({ text, result: { pasted } }) => pasted.value !== text.pairs.sample,
  handover: ({ result: { found } }) =>
    found && {
      jumlah: found.count,
      bias: Number(found.bias.value.toFixed(1)),
      bawah: Number(found.lower.value.toFixed(1)),
      atas: Number(found.upper.value.toFixed(1)),
      batas: found.limit,
      putusan: found.verdict,
    },
  actions: ({ text, tool }) => <PrintButton label={text.actions.record} disabled={tool.refused} />,
  paper: (view) => {
    const { text, tool, values } = view;
    const { found } = view.result;
    const verdict = found?.verdict ?? 'none';
    const slots = verdictSlots(view);
    return (
      <RecordSheet
        text={text.record}
        print={{ label: text.actions.record, disabled: tool.refused }}
        facts={[
          ...listFacts(view, [
            'criterion',
            'dipError',
            ...(values.criterion === 'level' ? (['levelShare', 'limit'] as const) : []),
            ...(values.repeat > 0 ? (['repeat', 'repeats', 'dips'] as const) : []),
            'height',
          ]),
          [text.chart.permitted, `±${slots.batas}`],
          [text.readings.bias.label, `${slots.bias} ±${mmText(found?.bias.half ?? 0)}`],
          [text.readings.limits.label, `${slots.bawah} … ${slots.atas}${found ? `, ${limitRange(found.upper)}` : ''}`],
        ]}
        sentence={[fillSlots(text.verdict[verdict], slots), ...adviceSentences(view)].join(' ')}
        drawing={<DifferencesChart {...view} />}
        table={rulesTable(view)}
        second={{ caption: text.chart.caption, ...view.result.printed }}
      />
    );
  },
});

/** Table of the pairs as pasted, with date and temperature if the list has them. */
const pairTable = <C extends string | number>(
  chart: AcceptanceText['chart'],
  pairs: readonly Pair[],
  write: (value: number) => C,
) => {
  const dated = pairs.some(({ when }) => when);
  const warm = pairs.some(({ temperature }) => temperature !== undefined);
  return {
    columns: [
      ...(dated ? [chart.when] : []),
      ...[chart.x, chart.gauge, chart.difference],
      ...(warm ? [chart.temperature] : []),
    ],
    rows: pairs.map(({ when, dip, gauge, temperature }) => [
      ...(dated ? [when] : []),
      ...[dip, gauge, gauge - dip].map(write),
      ...(warm ? [temperature === undefined ? '–' : formatNumber(temperature, 1)] : []),
    ]),
  };
};

/** The rule of a contract and the proof side by side, each with its chance of accepting a good gauge. */
function rulesTable(view: View) {
  const { text, values } = view;
  const { rules } = text;
  const { found, power: chances } = view.result;
  const { bawah, atas, batas } = verdictSlots(view);
  const row = (name: string, seen: string, verdict: string, power: Power | undefined) => [
    name,
    seen,
    verdict,
    formatUnit(Math.round((power?.chance ?? 0) * 100), '%', 0),
    power?.pairs === undefined ? rules.unreachable : formatNumber(power.pairs),
  ];
  const each = rules[values.criterion === 'level' ? 'contractByLevel' : 'contract'];
  return {
    caption: rules.title,
    stack: true,
    columns: rules.columns,
    rows: [
      row(
        fillSlots(each, { batas }),
        fillSlots(rules.readings, {
          di: formatNumber(found?.rules.within ?? 0),
          dari: formatNumber(found?.count ?? 0),
        }),
        rules.verdicts[found?.rules.simple ?? 'unable'],
        chances?.contract,
      ),
      row(
        fillSlots(rules.proof, { batas }),
        `${bawah} … ${atas}`,
        rules.proofs[proofOf(found?.verdict, found !== undefined && found.reference >= found.limit)],
        chances?.proof,
      ),
    ],
  };
}

const proofOf = (verdict: (typeof verdicts)[number] | undefined, isBlind: boolean) =>
  verdict === 'few'
    ? 'few'
    : isBlind
      ? 'unable'
      : verdict === 'accept'
        ? 'proven'
        : verdict === 'refuse'
          ? 'refuted'
          : 'open';

/**
 * Sentences after the verdict: what to do, an outlier, the effect of further pairs, and the risk from a coarse
 * reference.
 */
function adviceSentences(view: View): string[] {
  const { found, pairs } = view.result;
  const { text, values } = view;
  const slots = verdictSlots(view);
  const outlier = found?.outlier === undefined ? undefined : pairs[found.outlier];
  const { more = 0, rules } = found ?? {};
  return [
    fillSlots(text.todo[found?.verdict ?? 'none'], slots),
    typeof more === 'string'
      ? fillSlots(text.more[more], slots)
      : more > 0 && fillSlots(text.more.pairs, { ...slots, tambah: formatNumber(more) }),
    outlier &&
      fillSlots(text.more.outlier, {
        nomor: formatNumber((found?.outlier ?? 0) + 1),
        level: mmText(outlier.dip),
        selisih: signed(outlier.gauge - outlier.dip),
      }),
    rules &&
      ['passes', 'few'].includes(rules.simple) &&
      fillSlots(text.more.risk, {
        ...slots,
        risiko: formatUnit(Math.ceil(Math.max(rules.risk, 1e-4) * 1000) / 10, '%', 1),
      }),
    values.repeat > 0 && found?.contradicted
      ? fillSlots(text.more.contradicted, slots)
      : values.repeat > 0 && found && !found.deducts && fillSlots(text.more.kept, slots),
  ].filter((sentence) => typeof sentence === 'string');
}

/** Chart of the differences, followed by the table of dependences. */
function Differences(view: View) {
  const { dependence } = view.text;
  const { found } = view.result;
  if (!found) return null;
  return (
    <>
      <DifferencesChart {...view} />
      <DataTable
        caption={dependence.title}
        stack
        columns={[dependence.title, dependence.change, dependence.verdict]}
        rows={found.dependences.map(({ on, change, real }) => [
          dependence[on],
          `${signed(change.value)} ±${mmText(change.half)}`,
          real ? dependence.real : dependence.chance,
        ])}
      />
    </>
  );
}

/** Differences over level with the limits of agreement and the criterion. */
function DifferencesChart(view: View) {
  const { chart } = view.text;
  const { pairs, found } = view.result;
  if (!found) return null;
  const { bias, lower, upper } = found;
  const top = Math.max(...pairs.map(({ dip }) => dip)) * 1.05;
  const across = (value: number) => [0, top].map((dip) => [dip, value] as const);
  const measured = [...pairs].sort((a, b) => a.dip - b.dip);
  return (
    <LineChart
      label={fillSlots(chart.label, verdictSlots(view))}
      x={{ title: chart.x, min: 0, max: top, tick: formatNumber, name: (value) => mmText(value) }}
      y={{ title: chart.y, tick: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1), name: signed }}
      lines={[
        { label: chart.pairs, look: 'dots', points: measured.map(({ dip, gauge }) => [dip, gauge - dip]) },
        { label: chart.bias, look: 'measured', points: across(bias.value) },
        ...[1, -1].map((side) => ({
          label: `${chart.permitted} ${side > 0 ? '+' : '−'}`,
          name: signed(side * found.limit),
          look: 'limit' as const,
          points: [0, ...measured.map(({ dip }) => dip), top].map(
            (dip) => [dip, side * limitAt(view.values, dip)] as const,
          ),
        })),
      ]}
      band={{ label: chart.limits, points: [0, top].map((dip) => [dip, lower.value, upper.value]) }}
      at={measured.map(({ dip }) => dip)}
      rows={[...new Set(measured.map(({ dip }) => dip))]}
      caption={chart.caption}
    />
  );
}

function verdictSlots({ values, result: { found } }: View) {
  // Dependence in the verdict: the level, or else the larger significant one of time and temperature.
  const [moved] = (found?.dependences ?? [])
    .filter(({ on, real }) => real && (on === 'level') === (found?.verdict === 'level'))
    .sort((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value));
  const limit = found?.limit ?? limitAt(values, 0);
  return {
    bias: signed(found?.bias.value ?? 0),
    setel: signed(-(found?.bias.value ?? 0)),
    bawah: signed(found?.lower.value ?? 0),
    atas: signed(found?.upper.value ?? 0),
    batas: mmText(limit, Number.isInteger(limit) ? 0 : 1),
    ulang: mmText(values.repeat),
    jumlah: formatNumber(found?.count ?? 0),
    rentang: metresText(found?.span ?? 0),
    ...Object.fromEntries(
      ['rendah', 'tengah', 'tinggi'].map((name, third) => [name, formatNumber(found?.thirds[third] ?? 0)]),
    ),
    pita: mmText(values.dipError),
    ubah: signed(moved?.change.value ?? 0),
  };
}
