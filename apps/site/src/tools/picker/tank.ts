import { bisect } from '../../plant/methods/statistics.ts';
import { formatFree, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { initialValues } from '../kit/inputs.ts';
import type { ToolText } from '../kit/tool-words.ts';
import { gasPhase, interpolate, polarFrom } from './gas-phase.ts';
import { type Answers, impossibilities, pickerInputs } from './inputs.ts';
import { judging, mediaRecord } from './picker.words.ts';
import type { MediaRecord } from './records-schema.ts';

const { sources, gases, kinds } = mediaRecord as MediaRecord;
type Kind = MediaRecord['kinds'][Answers['isi']];
type Named = MediaRecord['media'][number];
/** `id` is empty for a kind as a whole. */
export type Medium = Kind & Pick<Named, 'id' | 'name' | 'also' | 'kind' | 'stored'>;
export type SourcedFigure = NonNullable<Medium['density']>;

/** Every medium, with the qualities of its kind where it states none. */
export const media: readonly Medium[] = (mediaRecord as MediaRecord).media.map(
  (medium) => ({ ...kinds[medium.kind], ...medium }) as Medium,
);

/** The answer that the foam of a medium is. */
export const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

export const inputs = {
  ...pickerInputs,
  medium: { ...pickerInputs.medium, options: ['', ...media.map(({ id }) => id)] },
} as const;

const { suhu, tekanan } = initialValues(pickerInputs);

/** A medium brings its kind, its foam, and how it is usually stored; what the one before brought does not stay behind it. */
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

/** Without marks, in small type: `H₂SO₄` and `h2so4` are the same. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.%]+/gu, ' ')
    .trim();

/** The media whose names hold every word that was typed, best first; all of them for an empty query. */
export function findMedia(typed: string): Medium[] {
  const query = bare(typed);
  const words = query.split(' ');
  // A name is what was typed, its first name begins with it, another one does, words do, or it stands somewhere within.
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

/** Standard atmosphere, bar, and 0 °C in K. */
const atmosphere = 1.01325;
const zero = 273.15;

type Points = readonly (readonly number[])[];

/**
 * Vapour pressure, bar absolute, by the normal boiling point, °C: Clausius and Clapeyron with Kistiakowsky's rule,
 * ΔHv ÷ (R·Tb) = 4.4 + ln Tb. Within a tenth for what is not polar; cryogens included.
 */
function vapourByBoiling(boils: number, celsius: number): number {
  const kelvin = boils + zero;
  return atmosphere * Math.exp((4.4 + Math.log(kelvin)) * (1 - kelvin / (celsius + zero)));
}

/** Vapour pressure, bar absolute, from a table of °C and bar. */
const vapourByTable = (points: Points, celsius: number): number =>
  interpolate(points, celsius, (at) => 1 / (at + zero));

/** The °C at which a vapour pressure reaches a pressure, both in bar absolute. */
const boilingAt = (vapour: (celsius: number) => number, bar: number): number =>
  bisect((celsius) => vapour(celsius) < bar, -272, 1000);

/** Wave length of 26 GHz, and the largest antenna that is usual there; mm. */
const [wave, largest] = [299.792458 / 26, 100];

/**
 * Beam through a nozzle of an inside diameter in mm: its `width` in m at a depth in m, and how high the nozzle may be, mm.
 * Up to D² ÷ 2λ, the near field, a radar's beam is as wide as the antenna; then it opens by 70° · λ ÷ D until it touches
 * a wider nozzle. Ultrasound: three diameters.
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

/** Vapour pressure in bar absolute, of the heaviest and the lightest part of a mixture, and its relative error. */
export function saturationOf({ gas, boils }: Medium, celsius: number) {
  const table = gas && gases[gas]?.vapour;
  const vapour = (at: number) => (table ? vapourByTable(table, celsius) : vapourByBoiling(at, celsius));
  if (!table && !boils) return undefined;
  const { at, to = at } = boils ?? { at: 0 };
  return { from: vapour(to), to: vapour(at), doubt: table ? 0.05 : 0.3 };
}

export const vapourSource = ({ gas = '' }: Medium) => (gases[gas]?.vapour ? gases[gas].source : undefined);

/** °C of the open air. */
const ambient = 30;

export type PickerTank = ReturnType<typeof tankOf>;

/**
 * The answers with their medium: the named one if it is of the chosen kind, else the kind as a whole. Pressure is gauge
 * from here on. What would boil away in the open, or is at its boiling point, is boiling.
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
  // What is kept at its boiling point is under its own vapour, as far as the doubt of its saturation reaches.
  const own = boiling && gas?.polarises ? 1 + vapourDoubt(content, partial) : 1;
  const vapour = Math.max(0, Math.min(partial * own, mutlak));
  // Evenly from the surface to the roof, where no heat is kept from it.
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
    /** Kept boiling below the cold of ice, so that its vapour may be warmer than itself. */
    dingin,
    /** Partial pressure of steam, bar. */
    uapAir: content.gas === 'air' ? partial : 0,
    /** What a radar reads too much: per cent of the distance, and mm of an empty tank. */
    geser,
    geserMm: geser * tinggi * 10,
    /** The same by the optical value alone, per cent. */
    geserBawah,
    /** Debye, where it is polar. */
    dipol: dipole > polarFrom ? dipole : 0,
    /** Partial pressure of its vapour, bar, and where its slowing is from. */
    uapAtas: vapour,
    uapSumber: saturation && (gas?.polarises || gas?.slows) ? gas.source : undefined,
    /** Named in a link, but not among the media of this kind. */
    asing: medium !== '' && !known,
    /** °C below the end of melting. */
    padat: (content.melts?.to ?? Number.NEGATIVE_INFINITY) - suhu,
    /** °C between the content and the temperature for which its density holds. */
    bedaSuhu: Math.abs(suhu - (content.density?.at ?? suhu)),
    berkas,
    leherRadar: leher / berkas.nozzle.radar,
    leherUltrasonik: leher / berkas.nozzle.ultrasonik,
    /** mm by which the nozzle reaches below the highest level. */
    leherLebih: leher - answers.ruang * 1000,
    /** Width of the beam at the bottom, as a share of the tank's. */
    sorot: diameter > 0 ? berkas.width / diameter : 0,
  };
}

/** As it usually is, and at its least and its most, where those are others: what boils is warmest at its highest pressure. */
export function statesOf(answers: Answers): [Answers, ...Answers[]] {
  const { suhu, tekanan, suhuTurun, suhuNaik, tekananTurun, tekananNaik } = answers;
  const lowest = { ...answers, suhu: suhu - suhuTurun, tekanan: tekanan - tekananTurun };
  const highest = { ...answers, suhu: suhu + suhuNaik, tekanan: tekanan + tekananNaik };
  return [answers, ...(suhuTurun || tekananTurun ? [lowest] : []), ...(suhuNaik || tekananNaik ? [highest] : [])];
}

/** Relative doubt of a vapour pressure, bar: small by a table, growing from the boiling point without one. */
const vapourDoubt = ({ gas = '' }: Medium, bar: number): number =>
  gases[gas]?.vapour ? 0.05 : Math.min(1, 0.05 + 0.15 * Math.abs(Math.log(bar / atmosphere)));

/** Whether a pressure is too high or too low for the temperature of what is kept boiling or under pressure. */
export function offSaturation({ saturation, mutlak, content }: PickerTank): 'above' | 'below' | undefined {
  if (!saturation || (saturation.to <= atmosphere && content.vapour !== 'boiling')) return undefined;
  const { from, to, doubt } = saturation;
  if (mutlak > to * (1 + doubt) + 0.1) return 'above';
  return mutlak < from * (1 - doubt / 2) ? 'below' : undefined;
}

/** Boiled away: above the critical point, else where its source leaves no doubt. */
function isGas({ content, saturation, suhu, mutlak }: PickerTank): boolean {
  if (!saturation) return false;
  const { boils, gas } = content;
  const known = gas ? gases[gas] : undefined;
  // Guldberg: the critical temperature is about 1.6 times the boiling point, in K.
  const critical = known?.critical ?? 1.8 * ((boils?.to ?? boils?.at ?? 1e3) + zero) - zero;
  return suhu > critical || mutlak < saturation.from * Math.exp(-vapourDoubt(content, saturation.from));
}

/** Why the answers cannot be true together; empty when they can. */
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

/** The dimensions of each shape; how full it is counts where the width changes with the level. */
export const sizes: Readonly<Record<Answers['bentuk'], readonly ('diameter' | 'panjang' | 'isian')[]>> = {
  tegak: ['diameter'],
  mendatar: ['diameter', 'panjang', 'isian'],
  bola: ['diameter', 'isian'],
  persegi: ['diameter', 'panjang'],
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/** Free surface at the level, m²; undefined without a dimension. Lying: 2√(h(D − h)) × length; sphere: πh(D − h). */
export function surfaceOf({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (sizes[bentuk].includes('panjang') && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** ± mm of level as ± litres: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = surfaceOf(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}

/** Protection level, group and temperature class of a device in the zone; undefined in a safe area. */
export function protectionOf({ zona, content: { explosive } }: PickerTank): string | undefined {
  const words = (judging.zones as Partial<Record<string, string>>)[zona];
  if (!words) return undefined;
  const place = zona.startsWith('zona-2') && zona !== 'zona-2' ? 'dust' : 'gas';
  const fits = explosive?.group.startsWith('III') === (place === 'dust');
  const grup =
    explosive && fits ? [explosive.group, explosive.class].filter(Boolean).join(' ') : judging.noGroup[place];
  return fillSlots(words, { grup });
}

/** Pressure classes of flanges, bar at room temperature. */
const classes = [16, 40, 63, 100, 160, 250, 400];

/** Answers of which zero says that they are not known, or not asked for. */
const unknownAtZero = [
  ...['diameter', 'batas', 'er', 'rho', 'pv'],
  ...['suhuTurun', 'suhuNaik', 'tekananTurun', 'tekananNaik', 'uapHangat'],
];

/** Every answer in words and what follows from them; a diameter or a limit of zero is not known and has none. */
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
