import { type Answers, pickerInputs } from 'tank-gauging/picker/inputs';
import {
  findMedia as findIn,
  type Medium,
  mediaTable,
  type SourcedFigure,
  saturatedAt,
} from 'tank-gauging/picker/media';
import { type PickerTank, pressureClass, protectionOf } from 'tank-gauging/picker/tank';
import { formatFree, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ToolText } from '../kit/tool-words.ts';
import { judging, mediaRecord } from './picker.words.ts';

const { sources } = mediaRecord;
const { medium: words } = judging;

export const mediaOfRecord = mediaTable(mediaRecord);
export const { media } = mediaOfRecord;
export const findMedia = (typed: string): Medium[] => findIn(media, typed);

export const inputs = {
  ...pickerInputs,
  medium: { ...pickerInputs.medium, options: ['', ...media.map(({ id }) => id)] },
} as const;

export type Slots = Readonly<Record<string, string>>;

export const sourceOf = (id: string): string => sources[id]?.title ?? id;

export function figureText({ from, to, open }: SourcedFigure, unit = ''): string {
  const value = to === undefined ? formatFree(from) : `${formatFree(from)}–${formatFree(to)}`;
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

/** Protection level, group and temperature class that the zone requires; undefined in a safe area. */
export function protectionText(tank: Pick<PickerTank, 'zona' | 'content'>): string | undefined {
  const found = protectionOf(tank);
  if (!found) return undefined;
  const { zone, place, explosive } = found;
  const grup = explosive ? [explosive.group, explosive.class].filter(Boolean).join(' ') : judging.noGroup[place];
  return fillSlots((judging.zones as Slots)[zone] ?? '', { grup });
}

/** Answers for which zero means unknown or not required. */
const unknownAtZero = [
  ...['diameter', 'batas', 'er', 'rho', 'pv'],
  ...['suhuTurun', 'suhuNaik', 'tekananTurun', 'tekananNaik', 'uapHangat'],
];

/** Placeholder values: every answer as text, and the figures derived from it; unknown values are left out. */
export function slotsOf(tank: PickerTank, fields: ToolText['fields']): Record<string, string> {
  const { content, gas, saturation, mutlak, lubang, berkas } = tank;
  const answered = Object.entries(fields).flatMap(([name, { options, unit = '' }]) => {
    const value = tank[name as keyof Answers];
    if (options) return [[name, options[value] ?? String(value)]];
    const unknown = value === 0 && unknownAtZero.includes(name);
    return unknown ? [] : [[name, `${formatFree(Number(value))}${unit === '%' ? '' : '\u00a0'}${unit}`]];
  });
  const { dielectric, density, wetted, melts } = content;
  const terukur = formatFree(Number(tank.tekanan.toFixed(2)));
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
    bahanBasah: words.traits.wetted[wetted],
    jenuh: saturation ? bars(saturation.to) : '–',
    didih: saturation ? celsius(Math.round(saturatedAt(content, gas, mutlak))) : '–',
    titikLeleh: melts ? celsius(melts.at) : '–',
    sumberLeleh: melts ? sourceOf(melts.source) : '–',
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
