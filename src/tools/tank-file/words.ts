import { formatFree, formatLitres, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { isUnknown, type TankField, tankRecord } from '../kit/tank-record.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { Budget } from '../picker/budget.ts';
import { endOfRange, roiInputs } from '../roi/inputs.ts';
import type { TankFileText } from './schema.ts';
import type { Catalogue, Sheet } from './sheet.ts';
import { deviceFields, tiers } from './tiers.ts';

export interface TankFileData extends ToolData<TankFileText> {
  catalogue: Catalogue;
}
export type TankFileView = ToolView<typeof tankRecord, TankFileData, Sheet>;
type Said = Pick<TankFileView, 'text' | 'values' | 'result'>;

export const metres = (value: number): string => formatUnit(Number(value.toFixed(3)), 'm', 2);

/** `±4,2 mm (±81 L)`, with a sign where the error has one. */
export function errorWords({ text, result: { picked, errorLitres } }: Said): string {
  return errorNumber(picked.sensor?.budget, errorLitres) || text.noError;
}

export function errorNumber(budget: Partial<Budget> | undefined, litres: number | undefined): string {
  if (!budget?.said) return '';
  return `${budget.said}${litres === undefined ? '' : ` (${budget.sign}${formatLitres(Math.abs(litres))})`}`;
}

export const isFound = ({ result: { picked } }: Said): boolean =>
  picked.impossible.length === 0 && picked.sensor !== undefined;

/** The one sentence that answers. */
export function verdictWords(view: Said): string {
  const { text, values, result } = view;
  const { picked, reorder } = result;
  const [nearest] = picked.sensors;
  const slots = {
    alat: picked.sensor?.record.title ?? '',
    cara: picked.sensor ? text.ways[values.opening] : '',
    galat: errorWords(view),
    jaringan: picked.radio?.record.title ?? '–',
    sebab: nearest?.findings.find(({ change }) => change)?.reason ?? '',
    titik: reorder ? formatLitres(reorder.point) : '',
  };
  if (picked.impossible.length > 0) return text.verdict.impossible;
  const sentence = fillSlots(picked.sensor ? text.verdict.found : text.verdict.none, slots);
  return reorder ? `${sentence} ${fillSlots(text.verdict.stock, slots)}` : sentence;
}

/** A field as it is written, with its unit; what nobody knows is a dash. */
export function valueWords({ text, values, result }: Said, field: TankField): string {
  const { key } = tankRecord[field];
  const { unit = '', options } = text.fields[key] as { unit?: string; options?: Readonly<Record<string, string>> };
  const value: number | string = values[field];
  if (field === 'kind') return result.picked.tank.content.name;
  if (isUnknown(field, values[field]) && !tiers.device.includes(field as never)) return '–';
  if (typeof value === 'string') return options?.[value] ?? value;
  return `${formatFree(value)}${unit && `\u00a0${unit}`}`;
}

/** Name, value, and whether it was typed or stands there from the example. */
export function factRows(view: Said): [name: string, value: string, basis: string][] {
  const { text, values } = view;
  const example = initialValues(tankRecord);
  const fields = [...deviceFields(values), ...tiers.order, ...tiers.survey, ...tiers.stock];
  return fields.flatMap((field) => {
    const value = valueWords(view, field);
    const { label } = text.fields[tankRecord[field].key];
    return value === '–' ? [] : [[label, value, values[field] === example[field] ? text.assumed : text.facts.typed]];
  });
}

export const openRows = ({ text, result: { open } }: Pick<Said, 'text' | 'result'>) =>
  open.map(({ field, changes }) => ({ question: text.fields[tankRecord[field].key].label, changes }));

const juta = (rupiah: number): string => `Rp\u00a0${formatFree(Math.round(rupiah / 1e5) / 10)}\u00a0juta`;

/** By the price list of the ROI calculator: an example, no offer. */
export function costWords({ text, values }: Said): string {
  const roi = { ...initialValues(roiInputs), tanks: values.quantity };
  const span = (low: number, high: number) => `${juta(low)} – ${juta(high)}`;
  const ends = (field: 'devicePrice' | 'installation') =>
    [endOfRange(roi, field, 'low'), endOfRange(roi, field, 'high')] as const;
  const [[deviceLow, deviceHigh], [fittingLow, fittingHigh]] = [ends('devicePrice'), ends('installation')];
  const devices = [deviceLow * roi.tanks, deviceHigh * roi.tanks] as const;
  return fillSlots(text.cost.sentence, {
    jumlah: formatFree(roi.tanks),
    alat: span(...devices),
    pasang: span(fittingLow, fittingHigh),
    total: span(devices[0] + fittingLow, devices[1] + fittingHigh),
    tahun: juta(roi.subscription * 12 * roi.tanks),
  });
}

/** For a messenger or a mail: at most 900 characters, and the address that opens the sheet. */
export function messageWords(view: Said, link: string): string {
  const { text, values } = view;
  const open = openRows(view)
    .filter(({ changes }) => changes)
    .map(({ question }) => question);
  const head = fillSlots(text.message.head, { nama: values.tag || text.untagged, putusan: verdictWords(view) });
  const asked = open.length > 0 ? `\n${fillSlots(text.message.open, { daftar: open.join(', ') })}` : '';
  return `${(head + asked).slice(0, 890)}\n${fillSlots(text.message.link, { tautan: link })}`;
}
