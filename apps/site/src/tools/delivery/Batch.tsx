import { useMemo } from 'react';
import {
  askedInputs,
  assessDelivery,
  contradictions,
  type Delivery,
  type DeliveryField,
  type DeliveryValues,
  decideVerdict,
  deliveryInputs,
  listColumns,
  tankRise,
  type UncertaintySource,
  uncertaintySources,
} from 'tank-gauging/delivery/model';
import { itemAt } from 'tank-gauging/item-at';
import { median } from 'tank-gauging/methods/statistics';
import { type KnownFormat, smallVolumePenalty } from 'tank-gauging/tabular/number-format';
import { type ListColumn, readList } from 'tank-gauging/tabular/read-list';
import { formatLitres, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PasteList, usePastedText } from '../kit/PasteList.tsx';
import type { DeliveryView } from './schema.ts';

/** Judges many deliveries, with the running balance of each supplier. */
export function Batch({ text: { batch, fields }, values }: DeliveryView) {
  const pasted = usePastedText();
  const { value, chosen } = pasted;
  // Cache, so that unchanged lines are not judged again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache is valid for these values only
  const known = useMemo(() => new Map<string, Delivery>(), [values]);
  const read = useMemo(() => readBatch(value, values, chosen, known), [value, values, chosen, known]);
  const { rows, problems, reading } = read;
  const sums = useMemo(() => supplierSums(rows), [rows]);
  const columns = listColumns.map((name) => batch.columns[name]);
  const cells = rows.map(
    ({ date, supplier, ordered, delivery: { asOrdered, short, uncertainty, verdict }, balance }) => [
      date,
      supplier,
      ...[ordered, asOrdered, short, uncertainty].map(Math.round),
      batch.verdicts[verdict],
      Math.round(balance),
    ],
  );
  const labels = Object.entries(askedInputs).map(([name, { key }]) => [name, fields[key].label]);
  const roles = reading?.account.columns.map(({ role }) => role);
  const lacking = optional(values).filter((name) => roles && !roles.includes(name));
  const listed = lacking.map((name) => {
    const { key, unit = '' } = deliveryInputs[name];
    return `${fields[key].label.toLowerCase()} ${formatUnit(values[name], unit, Number.isInteger(values[name]) ? 0 : 1)}`;
  });
  const presumed = listed.length > 0 && fillSlots(batch.presumed, { daftar: listed.join(', ') });
  return (
    <div className="stack-4">
      <PasteList
        id="kiriman-daftar"
        text={batch}
        {...pasted}
        problems={problems}
        reading={reading}
        names={Object.fromEntries(labels)}
        most={maxRows}
        table={{ columns, rows: cells }}
      />
      {presumed && <p className="small quiet">{presumed}</p>}
      {sums.length > 0 && (
        <DataTable
          caption={batch.sums.caption}
          columns={batch.sums.columns}
          rows={sums.map(({ supplier, count, ordered, short, uncertainty, tolerance, verdict, leans }) => [
            supplier,
            formatNumber(count),
            formatLitres(ordered),
            `${formatLitres(short)} ±${formatLitres(uncertainty)}`,
            formatLitres(tolerance),
            verdict === 'agrees' && leans ? batch.sums.leans : batch.verdicts[verdict],
          ])}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          caption={batch.caption}
          columns={columns}
          rows={cells.map((row) => row.map((cell) => (typeof cell === 'number' ? formatLitres(cell) : cell)))}
        />
      )}
    </div>
  );
}

/** Columns without which the values of the form hold for every delivery. */
const optional = ({ shape }: DeliveryValues) => [
  ...(shape === 'tabel' ? [] : (['waterBefore', 'waterAfter'] as const)),
  ...(['temperatureBefore', 'temperatureAfter', 'used'] as const),
];

/** Heading patterns of a value before and after the delivery. */
const before = (what: string, short: string) => new RegExp(`(?:${what}).*(?:sebelum|awal|before)|^${short}1$`, 'i');
const after = (what: string, short: string) =>
  new RegExp(`(?:${what}).*(?:sesudah|setelah|akhir|after)|^${short}2$`, 'i');
/** Headings about the order that are not its volume: numbers, dates and readings. */
const notOrdered = /^(?:no|nomor|tanggal|tgl|date|suhu|temp)\b|sebelum|sesudah|setelah|awal|akhir|before|after/i;
const level = 'level|tinggi|sti[ck]k?|dip|sounding|pita';
/** Litres of an own table are stated without water, so that its depth has no use there. */
const nothing = /(?!)/;
const water = /\b(?:air|water|paste|pasta)\b/i;

/** Columns of the list; levels or litres of the own table are required depending on the shape. */
const columnsFor = ({ shape }: DeliveryValues) => {
  const inTable = shape === 'tabel';
  const column = (name: NumberField, heading: RegExp, needed = false, but?: RegExp): ListColumn => {
    const { min, max, unit } = deliveryInputs[name];
    return { heading, ...(but && { but }), needed, min, max, unit: unit === 'mm' || unit === 'L' ? unit : undefined };
  };
  return {
    order: { heading: /^(?:no|nomor|nomer)\b.*(?:\bdo\b|surat jalan|order)|^do no/i, words: true },
    supplier: { heading: /pemasok|supplier|vendor|transportir|pengirim\b/i, words: true },
    date: { heading: /tanggal|tgl|date/i, words: true },
    ordered: { ...column('ordered', /\bdo\b|jumlah|surat jalan|ordered/i, true), but: notOrdered },
    // Water first: `Level air sebelum` is no level of the product.
    waterBefore: column('waterBefore', inTable ? nothing : before(water.source, 'a')),
    waterAfter: column('waterAfter', inTable ? nothing : after(water.source, 'a')),
    levelBefore: column('levelBefore', before(level, 'h'), !inTable, water),
    levelAfter: column('levelAfter', after(level, 'h'), !inTable, water),
    tableBefore: column('tableBefore', before('isi|volume', 'v'), inTable, water),
    tableAfter: column('tableAfter', after('isi|volume', 'v'), inTable, water),
    temperatureBefore: column('temperatureBefore', before('suhu|temp', 't')),
    temperatureAfter: column('temperatureAfter', after('suhu|temp', 't')),
    used: column('used', /pakai|terjual|penjualan|used/i),
  } satisfies Record<string, ListColumn>;
};
/**
 * Penalty for a rise that differs from the order by more than a factor of two, since another tank may have received a
 * part.
 */
const againstRise =
  (values: DeliveryValues) => (lines: readonly { figures: Partial<Record<NumberField, number>> }[]) => {
    const deliveries = lines.map(({ figures }) => ({ ...values, ...figures }));
    const ratio =
      median(deliveries.map((deliveryValues) => Math.max(1e-3, tankRise(deliveryValues) / deliveryValues.ordered))) ||
      1;
    const small = smallVolumePenalty(median(deliveries.map(({ ordered }) => ordered)));
    return small + 8 * Math.max(0, Math.abs(Math.log10(ratio)) - Math.log10(2));
  };
type NumberField = { [K in DeliveryField]: DeliveryValues[K] extends number ? K : never }[DeliveryField];

/** Limit of deliveries judged at once: several years of one site. */
export const maxRows = 2000;

/** Reads and judges deliveries, one per line, in mm, litres and °C, with the form's values for everything else. */
export function readBatch(
  text: string,
  values: DeliveryValues,
  chosen?: KnownFormat,
  known = new Map<string, Delivery>(),
) {
  const rules = { columns: columnsFor(values), most: maxRows, physics: againstRise(values) };
  const { lines, problems, reading } = readList(text, rules, chosen);
  const read = lines.flatMap(({ line, figures, words: { supplier = '', date = '', order = '' } }) => {
    const deliveryValues: DeliveryValues = { ...values, elsewhere: 0, ...figures };
    const [clash] = Object.keys(contradictions(deliveryValues)) as DeliveryField[];
    if (clash) {
      problems.push({ kind: 'limit', line, column: clash, cell: String(deliveryValues[clash]) });
      return [];
    }
    const key = JSON.stringify(figures);
    const delivery = known.get(key) ?? assessDelivery(deliveryValues);
    known.set(key, delivery);
    return [{ supplier, date, order, values: deliveryValues, delivery }];
  });
  const balances = new Map<string, number>();
  const rows = inOneOrder(read).map(({ supplier, date, parts }) => {
    const delivery = together(parts);
    const balance = (balances.get(supplier) ?? 0) + delivery.short;
    balances.set(supplier, balance);
    return { supplier, date, ordered: delivery.ordered, delivery, balance };
  });
  return { rows, problems, reading };
}

interface Part {
  values: DeliveryValues;
  delivery: Pick<ReturnType<typeof assessDelivery>, 'asOrdered' | 'budget' | 'tolerance'>;
}

/** Merges lines with the same order number and supplier: one delivery into several tanks. */
function inOneOrder(read: readonly (Part & Record<'supplier' | 'date' | 'order', string>)[]) {
  const orders = new Map<string, { supplier: string; date: string; parts: Part[] }>();
  for (const [place, { supplier, date, order, ...part }] of read.entries()) {
    const key = order ? `${supplier}\n${order}` : String(place);
    const known = orders.get(key);
    if (known) known.parts.push(part);
    else orders.set(key, { supplier, date, parts: [part] });
  }
  return [...orders.values()];
}

/**
 * Combines the parts of a delivery. Ordered litres repeated on every line count once; errors of different gauges and
 * tables are independent.
 */
function together(parts: readonly Part[]) {
  const volumes = parts.map(({ values: deliveryValues }) => deliveryValues.ordered);
  const repeated = volumes.every((volume) => volume === volumes[0]);
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const ordered = repeated ? itemAt(volumes, 0) : sum(volumes);
  const received = sum(parts.map(({ delivery }) => delivery.asOrdered));
  const tolerances = parts.map(({ delivery }) => delivery.tolerance);
  const tolerance = repeated || itemAt(parts, 0).values.toleranceUnit === 'L' ? itemAt(tolerances, 0) : sum(tolerances);
  const errors = new Map<UncertaintySource, number>();
  for (const { source, litres } of parts.flatMap(({ delivery }) => delivery.budget)) {
    errors.set(source, source === 'ordered' ? litres : Math.hypot(errors.get(source) ?? 0, litres));
  }
  const [short, uncertainty] = [ordered - received, Math.hypot(...errors.values())];
  return {
    ordered,
    asOrdered: received,
    short,
    uncertainty,
    tolerance,
    errors,
    verdict: decideVerdict(short, uncertainty, tolerance),
  };
}

/** Sources with the same error at every delivery, which add up; the others average out. */
const lasting: readonly UncertaintySource[] = ['offset', 'scale', 'thermometer', 'ordered'];

/** Total shortage per supplier with its uncertainty, judged against the sum of the tolerances. */
export function supplierSums(rows: readonly { supplier: string; delivery: ReturnType<typeof together> }[]) {
  const suppliers = [...new Set(rows.map(({ supplier }) => supplier))];
  return suppliers.map((supplier) => {
    const deliveries = rows.filter((row) => row.supplier === supplier).map(({ delivery }) => delivery);
    const sum = (deliveryValues: 'ordered' | 'asOrdered' | 'short' | 'tolerance') =>
      deliveries.reduce((total, delivery) => total + delivery[deliveryValues], 0);
    const uncertainty = Math.hypot(
      ...uncertaintySources.map((source) => {
        const errors = deliveries.map((delivery) => delivery.errors.get(source) ?? 0);
        return lasting.includes(source) ? errors.reduce((total, one) => total + one, 0) : Math.hypot(...errors);
      }),
    );
    const short = sum('short');
    return {
      supplier,
      count: deliveries.length,
      ordered: sum('ordered'),
      asOrdered: sum('asOrdered'),
      short,
      uncertainty,
      tolerance: sum('tolerance'),
      verdict: decideVerdict(short, uncertainty, sum('tolerance')),
      /** True for a total that is significant regardless of the tolerance. */
      leans: Math.abs(short) > uncertainty,
    };
  });
}
