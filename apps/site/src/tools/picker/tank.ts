import { initialValues } from 'tank-gauging/inputs';
import { bisect } from 'tank-gauging/methods/statistics';
import { gasPhase, interpolate, polarFrom } from 'tank-gauging/picker/gas-phase';
import { type Answers, impossibilities, pickerInputs } from 'tank-gauging/picker/inputs';
import { formatFree, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ToolText } from '../kit/tool-words.ts';
import { judging, mediaRecord } from './picker.words.ts';
import type { MediaRecord } from './records-schema.ts';

const { sources, gases, kinds } = mediaRecord as MediaRecord;
type Kind = MediaRecord['kinds'][Answers['isi']];
type Named = MediaRecord['media'][number];
/** Medium with the defaults of its kind; `id` is empty for a kind as a whole. */
export type Medium = Kind & Pick<Named, 'id' | 'name' | 'also' | 'kind' | 'stored'>;
export type SourcedFigure = NonNullable<Medium['density']>;

/** All media, with the properties of their kind where they state none. */
export const media: readonly Medium[] = (mediaRecord as MediaRecord).media.map(
  (medium) => ({ ...kinds[medium.kind], ...medium }) as Medium,
);

/** Answer to the foam question for each foam property. */
export const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

export const inputs = {
  ...pickerInputs,
  medium: { ...pickerInputs.medium, options: ['', ...media.map(({ id }) => id)] },
} as const;

const { suhu, tekanan } = initialValues(pickerInputs);

/** Answers set by choosing a medium: kind, foam, usual storage. Storage values of the previous medium are reset. */
export function broughtBy(medium: Medium | undefined, before: Medium): Partial<Answers> {
  const stored = medium?.stored ?? (before.stored && { temperature: suhu, pressure: tekanan });
  return {
    medium: medium?.id ?? '',
    ...(medium && { isi: medium.kind, busa: foams[medium.foam] }),
    ...(medium && stored && { suhu: stored.temperature, tekanan: stored.pressure, acuan: 'terukur' }),
  };
}

export const sourceOf = (id: string): string => sources[id]?.title ?? id;

export const middle = (figure: SourcedFigure | null): number | null =>
  figure && !figure.open ? (figure.from + (figure.to ?? figure.from)) / 2 : null;

export function figureText({ from, to, open }: SourcedFigure, unit = ''): string {
  const value = to === undefined ? formatFree(from) : `${formatFree(from)}–${formatFree(to)}`;
  return `${open ? '>\u00a0' : ''}${value}${unit && `\u00a0${unit}`}`;
}

export const celsius = (value: number): string => formatUnit(value, '°C', Number.isInteger(value) ? 0 : 1);
const bars = (value: number): string => formatUnit(value, 'bar', value < 2 ? 2 : 1);
export const mm = (value: number): string => formatUnit(value, 'mm', value < 100 && !Number.isInteger(value) ? 1 : 0);
export const distanceText = (km: number): string =>
  km < 1 ? formatUnit(km * 1000, 'm') : formatUnit(km, 'km', km % 1 ? 1 : 0);

/** Normalized for search: without diacritics, lower case, so that `H₂SO₄` and `h2so4` are equal. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.%]+/gu, ' ')
    .trim();

/** Media whose names contain every word typed, best first; all media for an empty query. */
export function findMedia(typed: string): Medium[] {
  const query = bare(typed);
  const words = query.split(' ');
  // Rank: name equals the query, first name begins with it, another name does, words begin with it, words contain it.
  const rank = ({ name, also }: Medium) => {
    const names = [name, ...also].map(bare);
    const all = ` ${names.join(' ')}`;
    if (!words.every((word) => all.includes(` ${word}`))) return words.every((word) => all.includes(word)) ? 3 : 4;
    if (names.includes(query)) return -1;
    const begins = names.findIndex((other) => other.startsWith(query));
    return begins < 0 ? 2 : Math.min(begins, 1);
  };
  return media
    .map((medium) => ({ medium, found: query ? rank(medium) : 0 }))
    .filter(({ found }) => found < 4)
    .sort((a, b) => a.found - b.found)
    .map(({ medium }) => medium);
}

/** Standard atmosphere in bar, and 0 °C in K. */
const atmosphere = 1.01325;
const zero = 273.15;

type Points = readonly (readonly number[])[];

/**
 * Vapour pressure in bar absolute from the normal boiling point in °C: Clausius–Clapeyron with Kistiakowsky's rule, ΔHv
 * ÷ (R·Tb) = 4.4 + ln Tb. Within 10 % for non-polar substances, including cryogens.
 */
function vapourByBoiling(boils: number, celsius: number): number {
  const kelvin = boils + zero;
  return atmosphere * Math.exp((4.4 + Math.log(kelvin)) * (1 - kelvin / (celsius + zero)));
}

/** Vapour pressure in bar absolute, interpolated in a table of °C and bar. */
const vapourByTable = (points: Points, celsius: number): number =>
  interpolate(points, celsius, (at) => 1 / (at + zero));

/** Temperature in °C at which the vapour pressure reaches `bar`, both absolute. */
const boilingAt = (vapour: (celsius: number) => number, bar: number): number =>
  bisect((celsius) => vapour(celsius) < bar, -272, 1000);

/** Wavelength at 26 GHz and largest usual antenna, mm. */
const [wave, largest] = [299.792458 / 26, 100];

/**
 * Beam through a nozzle with an inside diameter in mm: opening angle, `width` in m at a depth in m, and largest nozzle
 * height in mm. A radar beam is as wide as the antenna within the near field, D² ÷ 2λ, then opens by 70° · λ ÷ D until
 * it touches a wider nozzle. Ultrasound: three diameters.
 */
export function beam(opening: number, depth: number) {
  const antenna = Math.min(opening, largest);
  const angle = 70 * (wave / antenna);
  const opens = 2 * Math.tan((angle * Math.PI) / 360);
  return {
    angle,
    width: depth * opens,
    nozzle: { radar: antenna ** 2 / (2 * wave) + (opening - antenna) / opens, ultrasonik: 3 * opening },
  };
}

/**
 * Saturation pressure in bar absolute, for a mixture from its heaviest to its lightest part, with its relative
 * uncertainty; undefined without data.
 */
export function saturationOf({ gas, boils }: Medium, celsius: number) {
  const table = gas && gases[gas]?.vapour;
  const vapour = (at: number) => (table ? vapourByTable(table, celsius) : vapourByBoiling(at, celsius));
  if (!table && !boils) return undefined;
  const { at, to = at } = boils ?? { at: 0 };
  return { from: vapour(to), to: vapour(at), doubt: table ? 0.05 : 0.3 };
}

export const vapourSource = ({ gas = '' }: Medium) => (gases[gas]?.vapour ? gases[gas].source : undefined);

/** Ambient temperature in °C. */
const ambient = 30;

export type PickerTank = ReturnType<typeof tankOf>;

/**
 * Answers with their medium and derived figures. The medium is the named one if it is of the chosen kind, else the kind
 * as a whole; pressure is converted to gauge. Contents that would boil at ambient temperature, or are near their
 * boiling point, count as boiling.
 */
export function tankOf(answers: Answers, kindName: string) {
  const { isi, medium, suhu, acuan, tinggi, lubang, leher, diameter, er, rho, uapHangat } = answers;
  const whole: Medium = { ...kinds[isi], id: '', name: kindName, also: [], kind: isi };
  const known = media.find(({ id, kind }) => id === medium && kind === isi);
  const content: Medium = {
    ...(known ?? whole),
    ...(er > 0 && { dielectric: { from: er, source: 'diisi' } }),
    ...(rho > 0 && { density: { from: rho, source: 'diisi' } }),
  };
  const mutlak = answers.tekanan + (acuan === 'mutlak' ? 0 : atmosphere);
  const saturation = saturationOf(content, suhu);
  const boiling = (saturationOf(content, ambient)?.to ?? 0) > atmosphere || (saturation?.to ?? 0) >= 0.9 * mutlak;
  const gas = content.gas ? gases[content.gas] : undefined;
  const partial = Math.max(0, Math.min(saturation?.to ?? 0, mutlak));
  // A boiling liquid is under its own vapour; add the uncertainty of the saturation pressure.
  const own = boiling && gas?.polarises ? 1 + vapourDoubt(content, partial) : 1;
  const vapour = Math.max(0, Math.min(partial * own, mutlak));
  // Mean vapour temperature of refrigerated liquids: linear from surface to roof.
  const dingin = boiling && suhu < 0 && gas?.polarises !== undefined;
  const uap = suhu + (dingin ? uapHangat / 2 : 0);
  const { from: geserBawah, to: geser } = gasPhase(gas, vapour, Math.max(0, mutlak), uap);
  const { dipole = 0 } = gas?.polarises ?? {};
  const berkas = beam(lubang, tinggi);
  return {
    ...answers,
    content: boiling ? { ...content, vapour: 'boiling' as const } : content,
    saturation,
    tekanan: Number((mutlak - atmosphere).toFixed(6)),
    mutlak,
    /** True for boiling liquids below 0 °C, whose vapour may be warmer than the liquid. */
    dingin,
    /** Partial pressure of steam in bar. */
    uapAir: content.gas === 'air' ? partial : 0,
    /** Excess of a radar's distance: per cent, and mm over the full height. */
    geser,
    geserMm: geser * tinggi * 10,
    /** Lower end of the excess, by the optical polarisation alone, per cent. */
    geserBawah,
    /** Dipole moment in debye; 0 when not polar. */
    dipol: dipole > polarFrom ? dipole : 0,
    /** Partial pressure of the vapour in bar, and the source of its shift. */
    uapAtas: vapour,
    uapSumber: saturation && (gas?.polarises || gas?.slows) ? gas.source : undefined,
    /** True when a link names a medium that is not among those of its kind. */
    asing: medium !== '' && !known,
    /** °C by which the contents are colder than the end of their melting range; above zero they may be solid. */
    padat: (content.melts?.to ?? Number.NEGATIVE_INFINITY) - suhu,
    /** °C between the contents and the reference temperature of their density. */
    bedaSuhu: Math.abs(suhu - (content.density?.at ?? suhu)),
    berkas,
    leherRadar: leher / berkas.nozzle.radar,
    leherUltrasonik: leher / berkas.nozzle.ultrasonik,
    /** mm by which the nozzle ends below the highest level. */
    leherLebih: leher - answers.ruang * 1000,
    /** Ratio of the beam's width at the bottom to the tank's. */
    sorot: diameter > 0 ? berkas.width / diameter : 0,
  };
}

/**
 * Usual state, then the minimum and maximum states where they differ: a boiling liquid is warmest at its highest
 * pressure.
 */
export function statesOf(answers: Answers): [Answers, ...Answers[]] {
  const { suhu, tekanan, suhuTurun, suhuNaik, tekananTurun, tekananNaik } = answers;
  const lowest = { ...answers, suhu: suhu - suhuTurun, tekanan: tekanan - tekananTurun };
  const highest = { ...answers, suhu: suhu + suhuNaik, tekanan: tekanan + tekananNaik };
  return [answers, ...(suhuTurun || tekananTurun ? [lowest] : []), ...(suhuNaik || tekananNaik ? [highest] : [])];
}

/**
 * Relative uncertainty of a vapour pressure in bar: small from a table, else growing with the distance from the boiling
 * point.
 */
const vapourDoubt = ({ gas = '' }: Medium, bar: number): number =>
  gases[gas]?.vapour ? 0.05 : Math.min(1, 0.05 + 0.15 * Math.abs(Math.log(bar / atmosphere)));

/** Direction in which the pressure of a boiling or pressurised liquid is off its saturation; undefined if it fits. */
export function offSaturation({ saturation, mutlak, content }: PickerTank): 'above' | 'below' | undefined {
  if (!saturation || (saturation.to <= atmosphere && content.vapour !== 'boiling')) return undefined;
  const { from, to, doubt } = saturation;
  if (mutlak > to * (1 + doubt) + 0.1) return 'above';
  return mutlak < from * (1 - doubt / 2) ? 'below' : undefined;
}

/** True when the contents are certainly a gas: above the critical point, or below saturation beyond its uncertainty. */
function isGas({ content, saturation, suhu, mutlak }: PickerTank): boolean {
  if (!saturation) return false;
  const { boils, gas } = content;
  const known = gas ? gases[gas] : undefined;
  // Guldberg's rule: the critical temperature is about 1.6 times the boiling point in K; 1.8 leaves a margin.
  const critical = known?.critical ?? 1.8 * ((boils?.to ?? boils?.at ?? 1e3) + zero) - zero;
  return suhu > critical || mutlak < saturation.from * Math.exp(-vapourDoubt(content, saturation.from));
}

/** Contradictions among the answers; empty if there are none. */
export function impossibleStates(tank: PickerTank): (typeof impossibilities)[number][] {
  const { isi, suhu, tekanan, mutlak, tinggi, ruang, nosel, halangan, bentuk, content } = tank;
  const liquefied = isi === 'lpg' || isi === 'gascair';
  const found = {
    titikDidih: mutlak > 0 && isGas(tank),
    titikLeleh: content.melts !== undefined && suhu < content.melts.at,
    hampa: mutlak <= 0,
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && (tekanan !== 0 || liquefied),
    apung:
      halangan === 'apung' &&
      (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || liquefied || isi === 'bubuk'),
  };
  return impossibilities.filter((name) => found[name]);
}

/** Dimensions of each shape; the filling counts where the width varies with the level. */
export const sizes: Readonly<Record<Answers['bentuk'], readonly ('diameter' | 'panjang' | 'isian')[]>> = {
  tegak: ['diameter'],
  mendatar: ['diameter', 'panjang', 'isian'],
  bola: ['diameter', 'isian'],
  persegi: ['diameter', 'panjang'],
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/**
 * Free surface at the level in m²; undefined without a dimension. Horizontal: 2√(h(D − h)) × length; sphere: πh(D − h).
 */
export function surfaceOf({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (sizes[bentuk].includes('panjang') && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** Converts a level error in mm to litres: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = surfaceOf(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}

/** Protection level, group and temperature class that the zone requires; undefined in a safe area. */
export function protectionOf({ zona, content: { explosive } }: PickerTank): string | undefined {
  const words = (judging.zones as Partial<Record<string, string>>)[zona];
  if (!words) return undefined;
  const place = zona.startsWith('zona-2') && zona !== 'zona-2' ? 'dust' : 'gas';
  const fits = explosive?.group.startsWith('III') === (place === 'dust');
  const grup =
    explosive && fits ? [explosive.group, explosive.class].filter(Boolean).join(' ') : judging.noGroup[place];
  return fillSlots(words, { grup });
}

/** Pressure classes (PN) of flanges, bar at room temperature. */
const classes = [16, 40, 63, 100, 160, 250, 400];

/** Answers for which zero means unknown or not required. */
const unknownAtZero = [
  ...['diameter', 'batas', 'er', 'rho', 'pv'],
  ...['suhuTurun', 'suhuNaik', 'tekananTurun', 'tekananNaik', 'uapHangat'],
];

/** Placeholder values: every answer as text, and the figures derived from it; unknown values are left out. */
export function slotsOf(tank: PickerTank, fields: ToolText['fields']): Record<string, string> {
  const { content, saturation, mutlak, lubang, berkas } = tank;
  const answered = Object.entries(fields).flatMap(([name, { options, unit = '' }]) => {
    const value = tank[name as keyof Answers];
    if (options) return [[name, options[value] ?? String(value)]];
    const unknown = value === 0 && unknownAtZero.includes(name);
    return unknown ? [] : [[name, `${formatFree(Number(value))}${unit === '%' ? '' : '\u00a0'}${unit}`]];
  });
  const { dielectric, density, wetted, melts } = content;
  const didih = saturation && boilingAt((at) => saturationOf(content, at)?.to ?? 0, mutlak);
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
    bahanBasah: judging.medium.traits.wetted[wetted],
    jenuh: saturation ? bars(saturation.to) : '–',
    didih: didih === undefined ? '–' : celsius(Math.round(didih)),
    titikLeleh: melts ? celsius(melts.at) : '–',
    sumberLeleh: melts ? sourceOf(melts.source) : '–',
    geser: formatUnit(tank.geser, '%', tank.geser < 1 ? 2 : 1),
    geserMm: mm(Math.round(tank.geserMm)),
    geserBawahMm: mm(Math.round(tank.geserBawah * tank.tinggi * 10)),
    sorot: formatUnit(berkas.width, 'm', 1),
    ukuranLubang: String(lubang),
    leherRadar: mm(Math.floor(berkas.nozzle.radar / 10) * 10),
    leherUltrasonik: mm(berkas.nozzle.ultrasonik),
    kelas: `PN\u00a0${classes.find((bar) => bar >= tank.tekanan) ?? '–'}`,
    lindung: protectionOf(tank) ?? '–',
  };
}
