import { initialValues } from 'tank-gauging/inputs';
import { type RoiValues, rangeEnd } from 'tank-gauging/roi/inputs';
import { type RoiOutcome, roiAnswer } from 'tank-gauging/roi/model';
import { type AskedField, askedRecord, isUnknown, tankRecord } from 'tank-gauging/tank/tank-record';
import { capacityMatch, vesselSize } from 'tank-gauging/tank/vessel-fields';
import { formatAllDigits, formatLitres, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { JudgedSensor } from '../picker/pick.ts';
import { protectionText } from '../picker/words.ts';
import { wholeMonths } from '../roi/words.ts';
import { projectInputs } from './project.ts';
import type { TankFileText } from './schema.ts';
import type { Catalogue, Sheet } from './sheet.ts';
import { deviceFields, fieldTiers } from './tiers.ts';

export interface TankFileData extends ToolData<TankFileText> {
  catalogue: Catalogue;
}
export const fileInputs = { ...tankRecord, ...projectInputs };
export type TankFileView = ToolView<typeof fileInputs, TankFileData, Sheet>;
type SheetView = Pick<TankFileView, 'text' | 'values' | 'result'>;
type PagedView = SheetView & Pick<TankFileView, 'data'>;

export const metres = (value: number): string => formatUnit(Number(value.toFixed(3)), 'm', 2);

/** Error text, signed if its sign is known: `±4,2 mm (±81 L)`. */
export function errorWords({ text, result: { picked, errorLitres } }: SheetView): string {
  return errorNumber(picked.sensor, errorLitres) || text.noError;
}

export function errorNumber(sensor: JudgedSensor | undefined, litres: number | undefined): string {
  if (!sensor?.errorText) return '';
  return `${sensor.errorText}${litres === undefined ? '' : ` (${sensor.budget?.sign}${formatLitres(Math.abs(litres))})`}`;
}

export const isFound = ({ result: { picked } }: SheetView): boolean =>
  picked.impossible.length === 0 && picked.sensor !== undefined;

/** Verdict sentence. */
export function verdictWords(view: SheetView): string {
  const { text, values, result } = view;
  const { picked, reorder, payback } = result;
  const [nearest] = picked.sensors;
  const slots = {
    alat: picked.sensor?.record.title ?? '',
    cara: picked.sensor ? text.ways[values.opening] : '',
    galat: errorWords(view),
    jaringan: picked.radio?.record.title ?? '–',
    sebab: nearest?.findings.find(({ change }) => change)?.reason ?? '',
    titik: reorder ? formatLitres(reorder.point) : '',
    bulan: payback ? monthsText(payback.mid, text) : '',
  };
  if (picked.tank.asing) return picked.slots['tanya'] ?? '';
  if (picked.impossible.length > 0) return text.verdict.impossible;
  return [
    fillSlots(picked.sensor ? text.verdict.found : text.verdict.none, slots),
    reorder && fillSlots(text.verdict.stock, slots),
    payback && fillSlots(text.verdict.payback, slots),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Value of a field with its unit; a dash if unknown. */
export function valueWords({ text, values, result }: SheetView, field: AskedField): string {
  const { key } = askedRecord[field];
  const { unit = '', options } = text.fields[key] as { unit?: string; options?: Readonly<Record<string, string>> };
  const value: number | string = values[field];
  if (field === 'kind') return result.picked.tank.content.name;
  if (field === 'heads' || field === 'bottom') return endsWords({ text, result }, options ?? {});
  if (field === 'capacity' && values.capacity > 0) return capacityWords({ text, values, result });
  if (field === 'bottomDepth') return metres(vesselSize(values).bottomDepth);
  if (isUnknown(field, values[field]) && !fieldTiers.device.includes(field as never)) return '–';
  if (typeof value === 'string') return options?.[value] ?? value;
  return `${formatAllDigits(value)}${unit && `\u00a0${unit}`}`;
}

/** Heads or bottom with their origin; while they are assumed, the capacities that are in question. */
function endsWords(
  { text, result: { ends } }: Pick<SheetView, 'text' | 'result'>,
  names: Readonly<Record<string, string>>,
) {
  if (!ends) return '–';
  const name = names[ends.name] ?? ends.name;
  if (ends.basis === 'capacity') return fillSlots(text.ends.capacity, { tutup: name });
  const [least, most] = ends.basis === 'assumed' ? [ends.range[0], ends.range.at(-1)] : [];
  if (!least || !most) return name;
  return fillSlots(text.ends.range, {
    tutup: name,
    dari: `${formatLitres(least.litres)} (${names[least.name]})`,
    sampai: `${formatLitres(most.litres)} (${names[most.name]})`,
  });
}

/** Stated capacity, with its difference from that of the dimensions if it is too large for rounding. */
function capacityWords({ text, values: { capacity }, result: { full } }: SheetView): string {
  const off = capacity / full - 1;
  const slots = { muat: formatLitres(capacity), beda: formatUnit(off * 100, '%', 1) };
  return Math.abs(off) < capacityMatch ? slots.muat : fillSlots(text.ends.differs, slots);
}

type Row = [name: string, value: string];

function fieldRows(view: SheetView, fields: readonly AskedField[]): Row[] {
  const { text, values } = view;
  const example = initialValues(tankRecord);
  const isEnd = (field: AskedField) => field === 'heads' || field === 'bottom';
  return fields.flatMap((field) => {
    const value = valueWords(view, field);
    const { label } = text.fields[askedRecord[field].key];
    if (value === '–') return [];
    const isExample = isEnd(field)
      ? view.result.ends?.basis === 'assumed'
      : values[field] === example[field] && !(field === 'kind' && values.medium);
    return [[label, isExample ? `${value}, ${text.assumed}` : value]];
  });
}

/** Answers that the picker assumes without a question on the sheet. */
function otherThanAssumed({ text, values, result: { picked }, data }: PagedView): Row[] {
  const { opening, nozzle, neck } = values;
  const open =
    opening === 'atas' ? ([!nozzle && 'lubang', !neck && 'leher'] as const).filter((key) => key !== false) : [];
  return (['jarak', 'jeda', 'ruang', ...open] as const).map((key) => [
    data.catalogue.text.fields[key].label,
    `${picked.slots[key] ?? '–'}, ${text.assumed}`,
  ]);
}

/** Facts with values; values from the example are marked. */
export const factRows = (view: PagedView): Row[] => [
  [view.text.readings.full.label, formatLitres(view.result.full)],
  ...fieldRows(view, deviceFields(view.values)),
  ...otherThanAssumed(view),
  ...fieldRows(view, [...fieldTiers.order, ...fieldTiers.survey, ...fieldTiers.stock]),
];

/** Assumed values on which the choice of device depends. */
export function assumedRows(view: PagedView): string[] {
  const mark = `, ${view.text.assumed}`;
  return [...fieldRows(view, deviceFields(view.values)), ...otherThanAssumed(view)].flatMap(([name, value]) =>
    value.endsWith(mark) ? [`${name}: ${value.slice(0, -mark.length)}`] : [],
  );
}

/** Open questions: unknown fields, and materials in the contents that no source permits. */
export const openRows = ({ text, result: { open, picked } }: Pick<SheetView, 'text' | 'result'>) => [
  ...(picked.tank.bodies === 'suitable' || !picked.tank.bodies || picked.tank.asing
    ? []
    : [{ question: text.open.materials, changes: true }]),
  ...open.map(({ field, changes }) => ({ question: text.fields[askedRecord[field].key].label, changes })),
];

/** Undefined until use, delivery and lead time are known. */
export function stockWords({ text: { stock, fields }, values, result: { reorder } }: SheetView): string | undefined {
  return (
    reorder &&
    fillSlots(stock.sentence, {
      titik: formatLitres(reorder.point),
      cadangan: formatLitres(reorder.safety),
      pakai: `${formatLitres(values.use)}/hari`,
      tunggu: `${values.leadTime} ${fields['t-tunggu'].unit ?? ''}`,
    })
  );
}

export const levelRows = ({ text, result: { levels } }: SheetView): Row[] =>
  levels?.levels.flatMap(({ kind, litres }): Row[] =>
    kind === 'normal' ? [] : [[text.levels[kind], formatLitres(litres)]],
  ) ?? [];

/** Documents to request from a bidder. */
export function paperRows({ text: { papers }, values, result: { picked } }: SheetView): string[] {
  const { content } = picked.tank;
  return [
    ...(values.zone === 'aman' ? [] : [`${papers.ex} ${protectionText(picked.tank) ?? ''}`.trim()]),
    papers.radio,
    papers.calibration,
    ...(content.kind === 'asam' || content.kind === 'kimia' ? [papers.material] : []),
    ...(values.sulphide === 'ya' ? [papers.sulphide] : []),
    ...(content.hygienic ? [papers.hygiene] : []),
  ];
}

const juta = (rupiah: number): string => `Rp\u00a0${formatAllDigits(Math.round(rupiah / 1e5) / 10)}\u00a0juta`;

/** Costs in the order of the price list, as an example and not an offer. */
export function costRows(text: TankFileText, roi: RoiValues): Row[] {
  const { cost } = text;
  const ends = (['low', 'high'] as const).map((end) => ({
    devices: rangeEnd(roi, 'devicePrice', end) * roi.tanks,
    fitting: rangeEnd(roi, 'installation', end),
  }));
  const span = (amountAt: (end: (typeof ends)[number]) => number) => ends.map((end) => juta(amountAt(end))).join(' – ');
  return [
    [fillSlots(cost.device, { jumlah: formatAllDigits(roi.tanks) }), span(({ devices }) => devices)],
    [cost.fitting, span(({ fitting }) => fitting)],
    [cost.first, span(({ devices, fitting }) => devices + fitting)],
    [cost.yearly, juta(roi.subscription * 12 * roi.tanks)],
  ];
}

const monthsText = (outcome: RoiOutcome, { cost }: TankFileText): string =>
  outcome.payback === undefined || roiAnswer(outcome) === 'never'
    ? cost.never
    : fillSlots(cost.months, { jumlah: String(wholeMonths(outcome.payback)) });

/** Undefined while no source of savings is entered. */
export function paybackWords({ text, result: { payback } }: SheetView): string | undefined {
  return (
    payback &&
    fillSlots(text.cost.payback, {
      tengah: monthsText(payback.mid, text),
      cepat: monthsText(payback.high, text),
      lambat: monthsText(payback.low, text),
    })
  );
}

const longestMessage = 900;

/** Message for a messenger or mail: at most 900 characters including the link to the sheet. */
export function messageWords(view: SheetView, link: string): string {
  const { text, values } = view;
  const open = openRows(view)
    .filter(({ changes }) => changes)
    .map(({ question }) => question);
  const head = fillSlots(text.message.head, { nama: values.tag || text.untagged, putusan: verdictWords(view) });
  const asked = open.length > 0 ? `\n${fillSlots(text.message.open, { daftar: open.join(', ') })}` : '';
  const end = `\n${fillSlots(text.message.link, { tautan: link })}`;
  return `${(head + asked).slice(0, longestMessage - end.length)}${end}`;
}
