import { Fragment, lazy, useState } from 'react';
import { itemAt } from 'tank-gauging/item-at';
import {
  avoidableShare,
  findImpossibleValues,
  isRemovedField,
  listQuestions,
  type RoiQuestion,
  roiGroups,
  roiInputs,
  roiSite,
  roiSources,
  widthFields,
} from 'tank-gauging/roi/inputs';
import {
  batteryRange,
  calculateCases,
  paybackChanges,
  periodMonths,
  type RoiAnswer,
  type RoiRow,
  readingHours,
  roiAnswer,
  roiCases,
  roiRows,
  sensitivity,
  wholeMonths,
} from 'tank-gauging/roi/model';
import { formatAllDigits, formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { Paper } from '../kit/paper/RecordSheet.tsx';
import { SheetFoot } from '../kit/paper/TitleBlock.tsx';
import styles from './Roi.module.css';
import { ClaimsBeside, Examples } from './RoiClaims.tsx';
import {
  fieldRange,
  fieldText,
  fieldValue,
  formatRupiah,
  type RoiData,
  type RoiView,
  rowValue,
  shortRupiah,
  swingName,
  yearSlots,
} from './words.ts';

const details = () => import('./RoiDetails.tsx');
const CasesTable = lazy(async () => ({ default: (await details()).CasesTable }));
const SavingsBars = lazy(async () => ({ default: (await details()).SavingsBars }));
const TornadoChart = lazy(async () => ({ default: (await details()).TornadoChart }));

const comparedBy = ['investment', 'net', 'payback', 'presentValue', 'internalRate', 'total'] as const;
const lowAnswers = { pays: 'lowPays', late: 'lowLate', never: 'lowNever' } as const satisfies Record<RoiAnswer, string>;
const million = (value: number) => Math.round(value / 1e5) / 10;

/** Savings, cost and payback of monitoring with the visitor's own figures, and a memo for approval. */
export const RoiCalculator = defineTool({
  id: 'kalkulator-roi',
  inputs: roiInputs,
  refuse: findImpossibleValues,
  removedFieldText: (key, { gone }: RoiData['text']) => (isRemovedField(key) ? gone : undefined),
  model: (values, { radios }: RoiData) => calculateCases(values, radios),
  form: [
    { fields: roiSite, note: (view) => <Examples {...view} /> },
    ...roiSources.map((name) => ({
      name,
      fields: roiGroups[name],
      fold: asksAbout(roiGroups[name]),
      amount: ({ text, result }: RoiView) => <Amount text={text} rupiah={result.mid.savings[name]} look="measured" />,
      note: name === 'readings' ? hoursNote : undefined,
    })),
    {
      name: 'costs',
      fields: roiGroups.costs,
      fold: true,
      amount: ({ text, result: { mid } }) => (
        <Amount text={text} rupiah={-mid.running - mid.batteries} look={styles.cost} />
      ),
      note: batteryNote,
    },
    {
      name: 'finance',
      fields: roiGroups.finance,
      fold: true,
      amount: ({ text, values }) => (
        <span className="faint">
          {`${fieldValue('years', values.years, text)}, ${formatAllDigits(values.discountRate)}%`}
        </span>
      ),
    },
    { name: 'ranges', fields: widthFields, fold: true },
  ],
  field: (name, { text, values }) => ({
    wide: name === 'network' || name === 'vatTreatment',
    remark: listQuestions(values).some((asked) => asked === name) ? text.questions[name as RoiQuestion] : undefined,
  }),
  verdict: ({ text, values, result: { low, mid } }) => {
    const doubts = listQuestions(values).map((name) => fieldText(name, text).label);
    const answer = roiAnswer(mid);
    const paysLess = answer === 'pays' && mid.presentValue < 0;
    const slots = {
      bulan: rowValue('payback', mid, text),
      bunga: `${formatAllDigits(values.discountRate)}%`,
      nilai: rowValue('presentValue', mid, text),
      tahun: formatNumber(values.years),
    };
    return {
      sentence: fillSlots(text.verdict[answer], slots),
      state: answer === 'pays' && !paysLess && doubts.length === 0 ? 'good' : 'bad',
      more: (
        <p>
          {doubts.length > 0 && <strong>{`${fillSlots(text.doubt, { isian: doubts.join(', ') })} `}</strong>}
          <span>{fillSlots(text.verdict[lowAnswers[roiAnswer(low)]], { bulan: rowValue('payback', low, text) })}</span>
          {paysLess && <span>{` ${fillSlots(text.verdict.worthless, slots)}`}</span>}
        </p>
      ),
    };
  },
  readings: ({ text, values, result: { low, mid, high } }) => {
    const reading = (row: RoiRow, good: boolean) => ({
      label: text.rows[row],
      // Allows a line break before the last word of a long amount.
      value: rowValue(row, mid, text).replace(/\u00a0(?=\D+$)/, ' '),
      note: `${rowValue(row, low, text)} – ${rowValue(row, high, text)}`,
      state: good ? ('measured' as const) : ('warning' as const),
    });
    return [
      reading('payback', roiAnswer(mid) === 'pays'),
      reading('presentValue', mid.presentValue >= 0),
      reading('internalRate', (mid.internalRates[0] ?? -1) >= values.discountRate / 100),
      reading('total', mid.total >= 0),
    ];
  },
  drawing: (view) => (
    <>
      {view.result.mid.internalRates.length > 1 && (
        <p className="small">
          {fillSlots(view.text.rate.several, { daftar: rowValue('internalRate', view.result.mid, view.text) })}
        </p>
      )}
      <Balance {...view} />
      {roiAnswer(view.result.mid) !== 'pays' && <Changes {...view} />}
    </>
  ),
  handover: ({ values, result: { mid } }) => ({
    tangki: values.tanks,
    hemat: million(mid.savingsTotal),
    bersih: million(mid.net),
    modal: million(mid.investment),
    balik: mid.payback === undefined ? 'tidak' : wholeMonths(mid.payback),
    npv: million(mid.presentValue),
    diskonto: values.discountRate,
    ...(mid.internalRates.length === 1 && { irr: Math.round(itemAt(mid.internalRates, 0) * 1000) / 10 }),
  }),
  files: ({ text, result }) => [
    {
      label: text.actions.export,
      name: `${text.sheet.file}.xlsx`,
      content: async () => (await import('./workbook.ts')).roiWorkbook(result, text),
    },
  ],
  more: (view) => <SavedWorkbook {...view} />,
  compare: ({ text, result: { mid } }) => comparedBy.map((row) => [text.rows[row], rowValue(row, mid, text)]),
  parts: [
    { title: ({ text }) => text.tables.cases, draw: CasesTable },
    { title: ({ text }) => text.tables.savings, draw: SavingsBars },
    { title: ({ text }) => text.tables.swings, draw: TornadoChart },
    { title: ({ text }) => text.claims.title.plain, eager: true, draw: ClaimsBeside },
  ],
  paper: (view) => <RoiMemo {...view} />,
});

/** Opens a group as soon as one of its figures is questioned. */
function asksAbout(fields: readonly string[]) {
  return ({ values }: RoiView) => listQuestions(values).some((name) => fields.includes(name));
}

const maxBytes = 5_000_000;

/** Restores the fields from a workbook that was exported here. */
function SavedWorkbook({ text, words, tool }: RoiView) {
  const { reopen } = text;
  const [status, setStatus] = useState('');
  useAnnouncedSentence(status);
  const open = async (file: File) => {
    const { openWorkbook } = await import('./workbook.ts');
    const read = file.size > maxBytes ? undefined : await openWorkbook(new Uint8Array(await file.arrayBuffer()), text);
    if (read) tool.put(read.values);
    const isian = read?.missing.join(', ') ?? '';
    setStatus(read ? (isian ? fillSlots(reopen.some, { isian }) : reopen.done) : reopen.none);
  };
  return (
    <>
      <label className={buttonClass('plain')}>
        <span>{reopen.label}</span>
        <input
          className="visually-hidden"
          id="buku-kerja"
          type="file"
          accept=".xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) open(file).catch(() => setStatus(words.late.failed));
            // Allows choosing the same file again after it was edited.
            target.value = '';
          }}
        />
      </label>
      {status && <p className="small measure">{status}</p>}
    </>
  );
}

/** Yearly amount of a group, saved or spent. */
function Amount({ text, rupiah, look }: Pick<RoiView, 'text'> & { rupiah: number; look: string | undefined }) {
  return (
    <>
      <span className={look}>{shortRupiah(rupiah, text.money)}</span>
      <span className="faint">{fillSlots(text.perYear, {})}</span>
    </>
  );
}

/** Working hours of one person per day. */
const shift = 8;

/** Daily readings in hours and in people, so that implausible inputs are noticed. */
function hoursNote({ values, text }: RoiView): string {
  const perDay = readingHours(values) / values.workDays;
  const inWords = (value: number) => formatNumber(value, value < 10 ? 1 : 0);
  return fillSlots(text.hours, { jam: inWords(perDay), orang: inWords(perDay / shift) });
}

/** Battery life, and number of replacements within the period. */
function batteryNote({ values, text: { battery }, data }: RoiView): string {
  const range = batteryRange(values, data.radios);
  if (!range) return battery.mains;
  const life = ((range.from + range.to) / 2) * 12;
  return fillSlots(battery.note, {
    ...yearSlots(range),
    kali: formatNumber(Math.ceil(periodMonths(values) / life) - 1),
    tahun: formatNumber(values.years),
  });
}

/** Balance since the investment; it is paid back where the line crosses zero. */
function Balance({ result: { low, mid, high }, text, values }: RoiView) {
  const months = periodMonths(values);
  const { balance } = text;
  const money = (value: number) => shortRupiah(value, text.money);
  const paid = rowValue('payback', mid, text);
  const places = mid.balance.map((_, month) => month);
  const wide = Math.ceil(values.years / 6) * 12;
  return (
    <LineChart
      label={fillSlots(balance.label, { semua: String(months), bulan: paid, akhir: money(mid.total) })}
      x={{
        title: balance.x,
        min: 0,
        max: months,
        ticks: places.filter((month) => month % wide === 0),
        tick: String,
        name: (month) => fillSlots(balance.month, { bulan: String(month) }),
      }}
      y={{
        title: balance.y,
        tick: (value) => money(value).replace(`${text.money.currency}\u00a0`, ''),
        name: money,
      }}
      lines={[
        { label: text.cases.mid, look: 'measured', points: mid.balance.map((amount, month) => [month, amount]) },
        { label: balance.zero, look: 'limit', points: [0, months].map((month) => [month, 0]) },
      ]}
      band={{
        label: balance.band,
        points: low.balance.map((amount, month) => [month, amount, high.balance[month] ?? amount]),
      }}
      marks={roiAnswer(mid) === 'pays' ? [{ x: mid.payback ?? 0, y: 0, text: paid, below: true }] : []}
      at={places}
      caption={balance.caption}
      rows={places.filter((month) => month % 12 === 0)}
    />
  );
}

/** Single changes that would make an unprofitable calculation pay. */
function Changes({ values, data: { text, radios } }: RoiView) {
  const changes = paybackChanges(values, radios).slice(0, 4);
  return (
    <div className="measure stack-2">
      <h3 className="heading plain">{text.changes.title}</h3>
      {changes.length === 0 && <p>{text.changes.none}</p>}
      <ul className={styles.points}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fillSlots(text.changes.line, {
              label: fieldText(field, text).label,
              from: fieldValue(field, from, text),
              to: fieldValue(field, to, text),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One-page memo for decision makers: situation, calculation, result, assumptions, risks, signatures. */
function RoiMemo({ values, data, result, tool, text }: RoiView) {
  const { memo } = text;
  const { mid } = result;
  const money = (value: number) => formatRupiah(value, text.money);
  const sensitivities = sensitivity(values, data.radios)
    .slice(0, 3)
    .map(({ field }) => `${swingName(field, text).toLowerCase()} (${fieldRange(values, field, data)})`);
  const slots = {
    tangki: formatNumber(values.tanks),
    jam: formatNumber(readingHours(values)),
    kini: money(mid.nowTotal),
    teratas: sensitivities.join(', '),
    bulan: rowValue('payback', mid, text),
    bertahap: formatNumber(values.rampUpMonths),
    naik: `${formatAllDigits(values.wageRise)}%`,
    naikLayanan: `${formatAllDigits(values.serviceRise)}%`,
    alat: values.deviceLife ? fillSlots(memo.renewed, { umur: formatNumber(values.deviceLife) }) : memo.kept,
    bunga: `${formatAllDigits(values.discountRate)}%`,
    pajak: text.fields.pajak.options[values.vatTreatment].toLowerCase(),
    tahun: formatNumber(values.years),
    pph: values.incomeTax
      ? fillSlots(memo.taxed, {
          pph: `${formatAllDigits(values.incomeTax)}%`,
          susut: formatNumber(values.depreciation),
        })
      : memo.untaxed,
  };
  const caseRows = (row: RoiRow) => roiCases.map((name) => rowValue(row, result[name], text, formatRupiah));
  return (
    <Paper text={memo} print={{ label: text.actions.print, disabled: tool.refused }}>
      <p className="strong">{fillSlots(memo.subject, slots)}</p>
      <h4>{memo.situation.title}</h4>
      <p>{fillSlots(memo.situation.text, slots)}</p>
      <h4>{memo.calculation.title}</h4>
      <DataTable
        caption={memo.calculation.title}
        quiet
        columns={memo.calculation.columns}
        rows={[
          ...roiSources.map((source) => [
            text.sources[source],
            money(mid.now[source]),
            fieldValue(avoidableShare[source], values[avoidableShare[source]], text),
            money(mid.savings[source]),
          ]),
          [memo.calculation.total, money(mid.nowTotal), '', money(mid.savingsTotal)],
        ]}
      />
      <h4>{memo.result}</h4>
      <p className="strong">{fillSlots(text.verdict[roiAnswer(mid)], slots)}</p>
      <DataTable
        caption={memo.result}
        quiet
        columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
        rows={roiRows.map((row) => [text.rows[row], ...caseRows(row)])}
      />
      {[memo.assumptions, memo.risks].map(({ title, items }) => (
        <Fragment key={title}>
          <h4>{title}</h4>
          <ul className={styles.points}>
            {items.map((item) => (
              <li key={item}>{fillSlots(item, slots)}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <SheetFoot>
        <p>{memo.source}</p>
      </SheetFoot>
    </Paper>
  );
}
