import { explosiveFrom } from 'tank-gauging/picker/explosion';
import { type Answers, pickerInputs } from 'tank-gauging/picker/inputs';
import { type Medium, mediaTable, type SourcedFigure, saturatedAt } from 'tank-gauging/picker/media';
import {
  bodyMaterials,
  type Rating,
  resistanceCells,
  type WettedMaterial,
  wettedMaterials,
} from 'tank-gauging/picker/resistance';
import { type PickerTank, pressureClass, requiredProtection } from 'tank-gauging/picker/tank';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { formatAllDigits, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { TankFields } from '../kit/schema.ts';
import type { ToolText } from '../kit/tool-words.ts';
import { judging, mediaRecord, resistance } from './picker.words.ts';

const { sources } = mediaRecord;
const { medium: words } = judging;

export const mediaOfRecord = mediaTable(
  mediaRecord,
  Object.entries(resistance).flatMap(([id, source]) => resistanceCells(id, source)),
);
export const { media, find: findMedia } = mediaOfRecord;

export type Slots = Readonly<Record<string, string>>;

export const sourceTitle = (id: string): string => sources[id]?.title ?? resistance[id]?.cited ?? id;

export function figureText({ from, to, open }: SourcedFigure, unit = ''): string {
  const value = to === undefined ? formatAllDigits(from) : `${formatAllDigits(from)}–${formatAllDigits(to)}`;
  return `${open ? '>\u00a0' : ''}${value}${unit && `\u00a0${unit}`}`;
}

export const celsius = (value: number): string => formatUnit(value, '°C', Number.isInteger(value) ? 0 : 1);
const bars = (value: number): string => formatUnit(value, 'bar', value < 2 ? 2 : 1);
export const mm = (value: number): string => formatUnit(value, 'mm', value < 100 && !Number.isInteger(value) ? 1 : 0);
export const distanceText = (km: number): string =>
  km < 1 ? formatUnit(km * 1000, 'm') : formatUnit(km, 'km', km % 1 ? 1 : 0);

/** Figure with its reference conditions: `εr 1,66–1,76 (25 °C; propana …)`. */
export const noted = (figure: SourcedFigure, unit = ''): string => {
  const note = [figure.at === undefined ? '' : celsius(figure.at), figure.note ?? ''].filter(Boolean).join('; ');
  return `${figureText(figure, unit)}${note && ` (${note})`}`;
};

export const traitNames = Object.keys(words.traits) as (keyof typeof words.traits)[];
export const traitWord = (medium: Medium, name: keyof typeof words.traits): string =>
  (words.traits[name] as Slots)[medium[name]] ?? medium[name];

/** Protection level, group and temperature class that the zone requires, with the zone inside; undefined if safe. */
export function protectionText(tank: PickerTank): string | undefined {
  const found = requiredProtection(tank);
  if (!found) return undefined;
  const { level, place, inside, explosive } = found;
  const group = explosive?.group === 'III' ? judging.dustGroup : explosive?.group;
  const grup = explosive ? [group, explosive.class].filter(Boolean).join(' ') : judging.noGroup[place];
  const slots = { epl: level, grup, ...flashSlots(tank.content) };
  return fillSlots([judging.protection, inside && judging.inside[inside]].filter(Boolean).join('; '), slots);
}

function flashSlots(content: Medium): Record<string, string> {
  const { flash } = content;
  const from = explosiveFrom(content);
  return flash && from !== undefined ? { titikNyala: celsius(flash.at), batasNyala: celsius(from) } : {};
}

const { names: materialNames, ...materialWords } = judging.materials;

/** Materials with a rating, as a list of alternatives; undefined without one. */
function ratedText({ ratings }: PickerTank, state: Rating['state'], of: readonly WettedMaterial[]): string | undefined {
  return alternatives(of.filter((material) => ratings[material].state === state));
}

function alternatives(materials: readonly WettedMaterial[]): string | undefined {
  const names = materials.map((material) => materialNames[material]);
  const last = names.pop();
  if (last === undefined || names.length === 0) return last;
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} ${words.or} ${last}`;
}

/** Materials of antennas, diaphragms and thermowells that a source permits; else the question to the maker. */
function bodiesText(tank: PickerTank): string {
  const limited = ratedText(tank, 'limited', bodyMaterials);
  const permitted = [
    ratedText(tank, 'suitable', bodyMaterials),
    limited && fillSlots(materialWords.limited, { bahan: limited }),
  ];
  return permitted.filter(Boolean).join('; ') || materialWords.unknown;
}

/** Materials that a source permits only when it is cooler, by that temperature. */
function coolerTexts({ ratings }: PickerTank): string[] {
  const limits = [...new Set(bodyMaterials.flatMap((material) => ratings[material].upTo ?? []))].sort((a, b) => b - a);
  return limits.map((limit) => {
    const bahan = alternatives(bodyMaterials.filter((material) => ratings[material].upTo === limit)) ?? '';
    return fillSlots(materialWords.cooler, { bahan, suhu: celsius(limit) });
  });
}

/** What is known of materials in the contents; undefined for bulk solids. */
export function materialsText(tank: PickerTank): string | undefined {
  if (tank.bodies === undefined) return undefined;
  const forbidden = ratedText(tank, 'forbidden', wettedMaterials);
  const cooler = tank.bodies === 'unknown' ? coolerTexts(tank) : [];
  const basah = [bodiesText(tank), ...cooler].join('; ').replace(/^./, (letter) => letter.toUpperCase());
  const avoid = forbidden && fillSlots(materialWords.avoid, { bahan: forbidden });
  return [`${basah}.`, avoid, materialWords.others].filter(Boolean).join(' ');
}

/** Each material with its rating and the place in its source. */
export const materialRows = ({ ratings }: PickerTank): string[][] =>
  wettedMaterials.map((material) => {
    const { state, source, place, note, upTo } = ratings[material];
    const by = source ? [sourceTitle(source), place, note].filter(Boolean).join('. ') : '–';
    const cooler = upTo === undefined ? [] : [fillSlots(materialWords.upTo, { suhu: celsius(upTo) })];
    return [materialNames[material], [materialWords.states[state], ...cooler].join('; '), by];
  });

/** Question which medium an uncertain name means. */
export const askedText = (name: string, proposed: readonly Medium[]): string =>
  fillSlots(proposed.length > 0 ? words.asked : words.askedOpen, {
    nama: name,
    usul: proposed.map((medium) => medium.name).join(` ${words.or} `),
  });

/** Texts of the answers: those of the fields of a tank that give them. */
export const answerFields = (fields: TankFields): ToolText['fields'] =>
  Object.fromEntries(
    Object.entries(pickerInputs).flatMap(([name, { kind, tankField }]) =>
      kind === 'name' ? [] : [[name, fields[askedRecord[tankField as keyof typeof askedRecord].key]]],
    ),
  );

/** Answers for which zero means unknown or not required. */
const unknownAtZero = [
  ...['batas', 'er', 'rho', 'pv'],
  ...['suhuTurun', 'suhuNaik', 'tekananTurun', 'tekananNaik', 'uapHangat'],
];

/** Placeholder values: every answer as text, and the figures derived from it; unknown values are left out. */
export function tankSlots(tank: PickerTank, fields: TankFields): Record<string, string> {
  const { content, gas, saturation, mutlak, lubang, berkas } = tank;
  const answered = Object.entries(answerFields(fields)).flatMap(([name, { options, unit = '' }]) => {
    const value = tank[name as keyof Answers];
    if (options) return [[name, options[value] ?? String(value)]];
    const unknown = value === 0 && unknownAtZero.includes(name);
    return unknown ? [] : [[name, `${formatAllDigits(Number(value))}${unit === '%' ? '' : '\u00a0'}${unit}`]];
  });
  const { dielectric, density, melts } = content;
  const bahanLarang = ratedText(tank, 'forbidden', wettedMaterials);
  const terukur = formatAllDigits(Number(tank.tekanan.toFixed(2)));
  return {
    ...Object.fromEntries(answered),
    isi: content.name,
    jarak: distanceText(tank.jarak),
    tekanan: fillSlots(judging.pressure, { terukur, mutlak: bars(mutlak) }),
    mutlak: bars(mutlak),
    uapAir: bars(tank.uapAir),
    suhuAcuan: density?.at === undefined ? '–' : celsius(density.at),
    dielektrik: dielectric ? figureText(dielectric) : '–',
    massaJenis: density ? figureText(density, 'kg/L') : '–',
    bahanBasah: bodiesText(tank),
    ...(bahanLarang && { bahanLarang }),
    ...flashSlots(content),
    jenuh: saturation ? bars(saturation.to) : '–',
    didih: saturation ? celsius(Math.round(saturatedAt(content, gas, mutlak))) : '–',
    titikLeleh: melts ? celsius(melts.at) : '–',
    sumberLeleh: melts ? sourceTitle(melts.source) : '–',
    geser: formatUnit(tank.geser, '%', tank.geser < 1 ? 2 : 1),
    geserMm: mm(Math.round(tank.geserMm)),
    geserBawahMm: mm(Math.round(tank.geserBawah * tank.tinggi * 10)),
    sorot: formatUnit(berkas.width, 'm', 1),
    ukuranLubang: String(lubang),
    leherRadar: mm(Math.floor(berkas.nozzle.radar / 10) * 10),
    leherUltrasonik: mm(berkas.nozzle.ultrasonik),
    kelas: `PN\u00a0${pressureClass(tank.tekanan) ?? '–'}`,
    lindung: protectionText(tank) ?? '–',
  };
}
