import { Fragment } from 'react';
import type { Analysis, TankResult } from 'tank-gauging/loss/analyse';
import { readingChoices } from 'tank-gauging/loss/record';
import { formatAllDigits, formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { tankHref } from '../kit/flow.ts';
import { describeReading } from '../kit/PasteList.tsx';
import { calibrationWords } from '../kit/tabular/calibration.words.ts';
import type { LossToolText } from './schema.ts';
import type { LossToolView } from './use-loss-analysis.ts';
import { asWritten, hasOpenQuestions, litresText, monthName, outcomeWord, percentText, totalHalf } from './words.ts';

/** Days and tanks if the analysis is conclusive, and how the file was read. */
export function LossResult(view: LossToolView) {
  const { result, text } = view;
  const { analysis, concluded, tank, setTank } = result;
  const tanks = analysis?.tanks ?? [];
  const results = concluded?.results ?? [];
  return (
    <>
      {results.length > 1 ? <TankTable results={results} text={text} /> : <PeriodNote {...view} tank={results[0]} />}
      {(tanks.length > 1 || tank !== undefined) && (
        <ChoiceSelect
          id="tangki"
          label={text.tank.label}
          value={tank ?? ''}
          onChange={(value) => setTank(value || undefined)}
          options={[
            { value: '', label: text.tank.all },
            ...tanks.filter(Boolean).map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <OwnerTable results={results} text={text} />
      <Sheets results={results} text={text} />
      {concluded && results.length === 1 && <p className="note">{balanceSentence(concluded, text)}</p>}
      {analysis && <p className="note breakable">{readingSentences(analysis, view)}</p>}
    </>
  );
}

/** Complete balance, so that the reader can verify it. */
function balanceSentence({ totals, ends: { opening, closing } }: Analysis, { balance }: LossToolText): string {
  const { receipts, issues, moved } = totals;
  const slots = {
    awal: litresText(Math.round(opening)),
    terima: litresText(Math.round(receipts)),
    pindah: `${Math.round(moved) < 0 ? '−' : '+'} ${litresText(Math.abs(Math.round(moved)))}`,
    keluar: litresText(Math.round(issues)),
    hitung: litresText(Math.round(opening + receipts + moved - issues)),
    akhir: litresText(Math.round(closing)),
  };
  return fillSlots(Math.round(moved) === 0 ? balance.plain : balance.moved, slots);
}

function PeriodNote({ tank, values, text }: LossToolView & { tank: TankResult | undefined }) {
  if (!tank?.verdict) return null;
  const { verdict, corrected, thermal } = tank;
  const temperature = { muai: formatAllDigits(values.expansion), liter: litresText(thermal) };
  const total = fillSlots(text.verdict.total, {
    total: litresText(Math.round(verdict.total)),
    setengah: totalHalf(verdict),
    hari: formatNumber(verdict.days),
    ukur: litresText(Math.round(verdict.dipHalf)),
    harian: litresText(Math.round(verdict.dayHalf)),
  });
  const correction =
    corrected === undefined ? '' : fillSlots(text.causes[corrected ? 'corrected' : 'uncorrected'], temperature);
  const planned = fillSlots(text.verdict.smallest, { terkecil: litresText(verdict.smallest) });
  return <p className="note">{[total, correction, planned].filter(Boolean).join(' ')}</p>;
}

/** Days from which a month is compared; a few days say little about it. */
const leastOfMonth = 20;

/** The month that stands worst against the owner's limit; the table has them all. */
function ownerSentence({ months }: TankResult, { owner }: LossToolText): string {
  const sold = months.filter(({ share }) => !Number.isNaN(share));
  const long = sold.filter(({ days }) => days >= leastOfMonth);
  const [worst] = [...(long.length > 0 ? long : sold)].sort((a, b) => b.share - b.limit - a.share + a.limit);
  if (!worst) return '';
  return fillSlots(owner.sentence, {
    bulan: monthName(worst.month),
    susut: percentText(worst.share),
    galat: percentText(worst.half),
    batas: percentText(worst.limit),
    letak: owner.standings[worst.standing],
  });
}

/** Months against the limit of the owner, tank by tank. */
function OwnerTable({ results, text }: { results: readonly TankResult[]; text: LossToolText }) {
  const { owner, tank: names } = text;
  const [only] = results;
  const several = results.length > 1;
  const rows = results.flatMap(({ tank, months }) =>
    months.map(({ month, loss, share, half, limit, standing }) => [
      ...(several ? [asWritten(tank) || names.unnamed] : []),
      monthName(month),
      litresText(Math.round(loss)),
      `${percentText(share)} ± ${percentText(half)}`,
      percentText(limit),
      owner.standings[standing],
    ]),
  );
  if (rows.length === 0) return null;
  const [tankColumn, ...columns] = owner.columns;
  return (
    <>
      {only && !several && <p className="note">{ownerSentence(only, text)}</p>}
      <DataTable
        caption={owner.caption}
        stack
        columns={several && tankColumn ? [tankColumn, ...columns] : columns}
        rows={rows.slice(0, mostOwnerRows)}
      />
      <p className="note faint">{owner.note}</p>
    </>
  );
}

/** Rows of the table of months; the export has all days. */
const mostOwnerRows = 120;

/** Links to the data sheets of the tanks in the record. */
function Sheets({ results, text }: { results: readonly TankResult[]; text: LossToolText }) {
  const named = results.filter(({ tank }) => tank);
  if (named.length === 0) return null;
  return (
    <p className="small quiet screen-only">
      <span>{text.tanks.sheets}</span>{' '}
      {named.map(({ tank, use, delivery }, place) => (
        <Fragment key={tank}>
          {place > 0 && <span>, </span>}
          <a href={tankHref('tankFile', { tag: tank, use, delivery })}>{asWritten(tank)}</a>
        </Fragment>
      ))}
    </p>
  );
}

function TankTable({ results, text }: { results: readonly TankResult[]; text: LossToolText }) {
  return (
    <>
      <DataTable
        caption={text.tanks.caption}
        stack
        columns={text.tanks.columns}
        rows={results.map(({ tank, verdict }) => [
          asWritten(tank) || text.tank.unnamed,
          outcomeWord(verdict, text.verdict.word),
          verdict ? litresText(verdict.rate.value) : '–',
          verdict ? `${litresText(verdict.rate.low)} … ${litresText(verdict.rate.high)}` : '–',
          verdict ? litresText(Math.round(verdict.total)) : '–',
        ])}
      />
      <p className="note faint">{text.tanks.mark}</p>
    </>
  );
}

/** How the file was read, and how its lines were tidied. */
function readingSentences(analysis: Analysis, { result: { choices }, text: { reading: words } }: LossToolView): string {
  const { reading, tidying } = analysis;
  const way = describeReading(reading, readingChoices);
  const manner = reading.unitWritten || choices.volume ? way : `${way} (${words.assumed})`;
  const used = reading.badCount > 0 ? 'skipped' : tidying.usable < reading.lines ? 'some' : 'all';
  const lines = fillSlots(words.lines[used], {
    baris: formatNumber(reading.lines),
    pakai: formatNumber(tidying.usable),
    buruk: formatNumber(reading.badCount),
  });
  const notes = (['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const)
    .filter((name) => tidying[name] > 0 && !hasOpenQuestions(analysis))
    .map((name) => fillSlots(words.tidying[name], { jumlah: formatNumber(tidying[name]) }));
  for (const columns of Object.values(reading.summed)) {
    const kolom = columns.map((at) => `“${asWritten(reading.headings[at] ?? '')}”`).join(', ');
    notes.push(fillSlots(words.summed, { kolom }));
  }
  const counted = [...Object.values(reading.columns), ...Object.values(reading.summed).flat()];
  const rest = reading.headings.filter(
    (heading, at) => heading && !counted.includes(at) && !reading.unused.includes(at),
  );
  if (rest.length > 0) notes.push(fillSlots(calibrationWords.unused, { kolom: asWritten(rest.join(', ')) }));
  if (reading.columns.poured !== undefined) notes.push(words[reading.pours ? 'pours' : 'poursNot']);
  return `${words.label}: ${manner}, ${words.order[reading.order]}. ${[lines, ...notes].join(' ')}`;
}
