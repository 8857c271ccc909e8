import type { BudgetLine } from 'tank-gauging/picker/budget';
import type { FieldState } from 'tank-gauging/tank/field-states';
import type { Reorder, ReorderAssumptions } from 'tank-gauging/tank/judge-reorder';
import { type AskedField, askedRecord, shapeDimensions, type Tank } from 'tank-gauging/tank/tank-record';
import { capacityMatch, vesselSize } from 'tank-gauging/tank/vessel-fields';
import { yearsText } from '../../plant/radio/radio.ts';
import { formatAllDigits, formatLitres, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { assumedHeads } from '../kit/assumed-heads.ts';
import { judging } from '../picker/picker.words.ts';
import { materialsText, protectionText } from '../picker/words.ts';
import type { TankFileText } from './schema.ts';
import type { Sheet } from './sheet.ts';
import { deviceFields, fieldTiers, seldomFields } from './tiers.ts';

const { judged: words, budget: budgetWords } = judging;

export type Row = [name: string, value: string];

/** Contributions that the error leaves out, as a clause; empty if there are none. */
export const leftOutText = (lines: readonly BudgetLine[]): string =>
  lines.length === 0
    ? ''
    : fillSlots(words.leftOut, {
        daftar: lines
          .map(({ part }) => budgetWords.names[part])
          .join(', ')
          .toLowerCase(),
      });

/** Verdict on the instrument: fits, with conditions, or not. */
function verdictText({ judged: { instrument }, picked }: Sheet, { list: { reasons } }: TankFileText): string {
  const jumlah = picked.conditions.reduce((sum, { reasons: all }) => sum + all.length, 0);
  if (instrument.state === 'found') return fillSlots(reasons[jumlah > 0 ? 'care' : 'fits'], { jumlah: String(jumlah) });
  return fillSlots(reasons[instrument.state], { tanya: picked.slots['tanya'] ?? '' });
}

/** Error of the level with its sign, in mm and litres: `±4,2 mm (±81 L)`; empty without one. */
function errorText({ judged: { instrument }, picked: { sensor } }: Sheet): string {
  if (instrument.state !== 'found' || instrument.error.state !== 'known' || !sensor?.errorText) return '';
  const { litres } = instrument.error;
  return `${sensor.errorText}${litres === undefined ? '' : ` (${sensor.budget?.sign}${formatLitres(Math.abs(litres))})`}`;
}

const assumptionsText = (assumptions: ReorderAssumptions): string =>
  assumptions
    .map(({ field, value }) =>
      fillSlots(words.stock[field as keyof typeof words.stock], {
        nilai: formatAllDigits(Math.round(value * 10) / 10),
      }),
    )
    .join(', ');

/** When to order again, or why no point is stated, and what that rests on; undefined until its questions are answered. */
export function reorderText(reorder: Reorder, tank: Tank, { fields }: TankFileText): Reordering | undefined {
  if (reorder.state === 'unasked') return undefined;
  if (reorder.state === 'contradiction') {
    const label = { capacity: 't-aman', unusable: 't-mati' } as const;
    const named = reorder.fields.flatMap((field) => (field in label ? [fields[label[field as 'capacity']].label] : []));
    const daftar = (named.length > 0 ? named : [fields['t-aman'].label]).join(', ');
    return { verdict: fillSlots(words.contradiction, { daftar }), basis: '', isGood: false };
  }
  const { use, leadTime, delivery } = tank;
  const basis = fillSlots(words.basis, {
    pakai: `${formatLitres(use)}/hari`,
    tunggu: `${formatAllDigits(leadTime)} ${fields['t-tunggu'].unit ?? ''}`,
    daftar: assumptionsText(reorder.assumptions),
  });
  if (reorder.state === 'none')
    return { verdict: fillSlots(words.noOrder, { batas: formatLitres(reorder.highest) }), basis, isGood: false };
  const { litres, safety, misfit } = reorder;
  const slots = { titik: formatLitres(litres), cadangan: formatLitres(safety), kirim: formatLitres(delivery) };
  const luap = misfit === undefined ? '' : formatUnit(misfit * 100, '%', misfit < 0.1 ? 1 : 0);
  return {
    verdict: [fillSlots(words.reorder, slots), luap && fillSlots(words.misfit, { ...slots, luap })]
      .filter(Boolean)
      .join(' '),
    basis: `${fillSlots(words.safety, slots)} ${basis}`,
    isGood: misfit === undefined,
  };
}

interface Reordering {
  verdict: string;
  basis: string;
  isGood: boolean;
}

const endsKey = ({ shape }: Tank) => (shape === 'mendatar' ? 't-tutup' : 't-dasar');
const endsLabel = (tank: Tank, text: TankFileText): string => text.fields[endsKey(tank)].label;

/** Heads or bottom with their origin; while they are assumed, the capacities that are in question. */
function endsText({ judged: { ends, tank } }: Sheet, text: TankFileText): string {
  if (!ends) return '–';
  const names: Readonly<Record<string, string>> = text.fields[endsKey(tank)].options;
  const name = names[ends.name] ?? ends.name;
  if (ends.basis === 'capacity') return fillSlots(text.ends.capacity, { tutup: name });
  const assumed = assumedHeads(tank, names);
  return assumed ? fillSlots(text.ends.range, { ...assumed, tutup: name }) : name;
}

/** Stated capacity, with its difference from that of the dimensions if it is too large for rounding. */
function capacityText({ judged: { full, tank } }: Sheet, text: TankFileText): string {
  const off = tank.capacity / full - 1;
  const slots = { muat: formatLitres(tank.capacity), beda: formatUnit(off * 100, '%', 1) };
  return Math.abs(off) < capacityMatch ? slots.muat : fillSlots(text.ends.differs, slots);
}

/** Value of a field with its unit and, unless it was stated, where it comes from. */
function fieldText(sheet: Sheet, text: TankFileText, field: AskedField, state: FieldState<string | number>): string {
  if (state.state === 'unknown') return '–';
  const { unit = '', options } = text.fields[askedRecord[field].key] as {
    unit?: string;
    options?: Readonly<Record<string, string>>;
  };
  const { value } = state;
  const shown = () => {
    if (field === 'kind') return sheet.picked.tank.content.name;
    if (field === 'heads' || field === 'bottom') return endsText(sheet, text);
    if (field === 'capacity') return capacityText(sheet, text);
    if (field === 'bottomDepth') return metres(vesselSize(sheet.judged.tank).bottomDepth);
    if (typeof value === 'string') return options?.[value] ?? value;
    return `${formatAllDigits(value)}${unit && `${unit === '%' ? '' : '\u00a0'}${unit}`}`;
  };
  if (state.state === 'assumed' && !(field === 'kind' && sheet.judged.tank.medium))
    return `${shown()}, ${text.assumed}`;
  const isBrought = field === 'temperature' || field === 'pressure';
  return state.state === 'derived' && isBrought ? `${shown()}, ${text.derived}` : shown();
}

/** Rarely requested fields on which the instrument or network depends although they were not stated. */
const alwaysShown: readonly AskedField[] = ['distance', 'interval', 'headroom'];

function fieldRows(sheet: Sheet, text: TankFileText): { field: AskedField; row: Row; isAssumed: boolean }[] {
  const { tank, fields } = sheet.judged;
  const nozzle: AskedField[] = tank.opening === 'atas' ? ['nozzle', 'neck'] : [];
  const order = fieldTiers.order.filter((field) => !nozzle.includes(field));
  const seldom = seldomFields(tank).filter((field) => alwaysShown.includes(field) || fields[field].state === 'typed');
  return [...deviceFields(tank), ...nozzle, ...seldom, ...order, ...fieldTiers.survey, ...fieldTiers.stock].flatMap(
    (field) => {
      const value = fieldText(sheet, text, field, fields[field]);
      const label = text.fields[askedRecord[field].key].label;
      const isAssumed = value.endsWith(`, ${text.assumed}`);
      return value === '–' ? [] : [{ field, row: [label, value] as Row, isAssumed }];
    },
  );
}

/** Process connection; with the tank's own flange, if it is too weak. */
function connectionText({ judged: { instrument, tank }, picked }: Sheet, { fields }: TankFileText): string | undefined {
  if (instrument.state !== 'found') return undefined;
  const { least, own } = instrument.flange;
  const weak =
    own === 'tooWeak' &&
    fillSlots(words.flange, {
      flensa: fields['t-flensa'].options[tank.flange],
      tekanan: formatUnit(Math.max(tank.pressure, tank.designPressure), 'bar', 1),
      kelas: `PN\u00a0${least ?? '–'}`,
    });
  return [picked.connection && `${picked.connection}.`, weak].filter(Boolean).join(' ') || undefined;
}

/**
 * Everything that a page, list, file, message or paper states of a judged tank. What is refused or unknown is absent
 * here, so that no surface can print it.
 */
export function sayTank(sheet: Sheet, text: TankFileText): Said {
  const known = saidOf.get(sheet) ?? stateTank(sheet, text);
  saidOf.set(sheet, known);
  return known;
}

const saidOf = new WeakMap<Sheet, Said>();
export type Said = ReturnType<typeof stateTank>;

function stateTank(sheet: Sheet, text: TankFileText) {
  const { judged, picked } = sheet;
  const { instrument, network, tank, reorder, fields, ends } = judged;
  const isFound = instrument.state === 'found';
  const rows = fieldRows(sheet, text);
  const assumed = rows.flatMap(({ field, row: [name, value], isAssumed }) =>
    isAssumed && field !== 'quantity' ? [{ field, said: `${name}: ${value.slice(0, -text.assumed.length - 2)}` }] : [],
  );
  const roof = tank.inside === 'apung' ? words.floatingRoof : undefined;
  const connection = connectionText(sheet, text);
  const protection = isFound ? protectionText(picked.tank) : undefined;
  const materials = isFound ? materialsText(picked.tank) : undefined;
  const life = network.state === 'found' && tank.power !== 'listrik' ? network.radio.life : undefined;
  return {
    content: picked.tank.content.name,
    capacity: formatLitres(judged.full),
    /** What the capacity rests on or leaves out. */
    capacityNotes: [
      ...(ends?.basis === 'assumed' && ends.range.length > 0
        ? [`${endsLabel(tank, text)}: ${endsText(sheet, text)}, ${text.assumed}.`]
        : []),
      ...(roof ? [roof] : []),
    ],
    roof,
    safe: fields.safe.state === 'typed' ? formatLitres(fields.safe.value) : undefined,
    device: isFound ? instrument.sensor.record.title : '–',
    verdict: verdictText(sheet, text),
    error: errorText(sheet),
    /** Error in mm alone, for a drawing. */
    errorMm: isFound && instrument.error.state === 'known' ? picked.sensor?.errorText : undefined,
    leftOut: isFound ? leftOutText(instrument.error.leftOut) : '',
    companions: isFound
      ? instrument.companions.map(({ quantity, sensor }) =>
          sensor
            ? fillSlots(words.companion, { alat: sensor.record.title })
            : fillSlots(words.noCompanion, { perlu: judging.quantities[quantity] }),
        )
      : [],
    conditions: picked.conditions.map(({ name, reasons }) => `${name}: ${reasons.join(' ')}`),
    connection,
    protection,
    materials,
    network: network.state === 'found' ? network.radio.record.title : '–',
    life: life && yearsText(life),
    reorder: reorderText(reorder, tank, text),
    /** Labelled facts on what is installed. */
    installed: [
      ...(connection ? [[words.connection, connection] as Row] : []),
      ...(protection ? [[words.protection, protection] as Row] : []),
      ...(materials ? [[judging.materials.title, materials] as Row] : []),
    ],
    fields: rows.map(({ row }) => row),
    assumed,
    assumptions: assumed.map(({ said }) => said),
  };
}

/** Cells of the dimensions; empty where the shape has none. */
export const sizesOf = ({ tank }: Sheet['judged']): (number | undefined)[] =>
  (['diameter', 'length', 'width', 'height'] as const).map((field) =>
    (shapeDimensions[tank.shape] as readonly string[]).includes(field) ? tank[field] : undefined,
  );

export const metres = (value: number): string => formatUnit(Number(value.toFixed(3)), 'm', 2);
