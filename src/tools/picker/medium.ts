import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { type MediumCondition, type TraitName, traitNames } from '../../shared/records/selection-fields.ts';
import type { Answers } from './inputs.ts';
import { mediaRecord } from './picker.words.ts';
import type { MediaRecord } from './records-schema.ts';
import type { PickerText } from './schema.ts';

type Kind = Answers['isi'];
type Named = Omit<MediaRecord['media'][number], TraitName | 'hygienic'>;
/** What is in the tank; `id` is empty for a kind as a whole. Densities in kg/L. */
export type Medium = MediaRecord['kinds'][Kind] & Named;
/** A figure as its source gives it. */
export type SourcedFigure = NonNullable<Medium['density']>;

/** A tank as it is judged: the answers, and the medium that they name. */
export type PickerTank = Answers & { content: Medium };

const { sources, kinds } = mediaRecord;
/** Every medium, with the qualities of its kind where it states none. */
export const media: readonly Medium[] = mediaRecord.media.map(
  (medium) => ({ ...kinds[medium.kind], ...medium }) as Medium,
);

/** A source in words. */
export const sourceOf = (id: string): string => sources[id]?.title ?? id;

/** The answers with their medium: the one that was named if it is of the kind that was chosen, else the kind as a whole. */
export function tankOf(answers: Answers, kindName: string): PickerTank {
  const { isi, medium } = answers;
  const whole: Medium = { ...kinds[isi], id: '', name: kindName, also: [], kind: isi };
  return { ...answers, content: media.find(({ id, kind }) => id === medium && kind === isi) ?? whole };
}

/** Middle of a figure; null where it has no source or no upper end. */
export const middle = (figure: SourcedFigure | null): number | null =>
  figure && !figure.open ? (figure.from + (figure.to ?? figure.from)) / 2 : null;

/** A figure as it is written: one value, a range, or “above”. */
export function figureText({ from, to, open }: SourcedFigure, unit = ''): string {
  const value = to === undefined ? formatFree(from) : `${formatFree(from)}–${formatFree(to)}`;
  return `${open ? '>\u00a0' : ''}${value}${unit && `\u00a0${unit}`}`;
}

export const celsius = (value: number): string => formatUnit(value, '°C', Number.isInteger(value) ? 0 : 1);

/** Whether a medium is as a rule asks. */
export function suits(condition: MediumCondition, medium: Medium): boolean {
  const { dielectric, unknown, absorbs } = condition;
  if (!traitNames.every((name) => condition[name]?.includes(medium[name]) ?? true)) return false;
  if (absorbs !== undefined && absorbs !== (medium.absorbs !== undefined)) return false;
  if (unknown && !unknown.some((name) => medium[name] === null)) return false;
  if (!dielectric) return true;
  const lowest = medium.dielectric?.from;
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = dielectric;
  return lowest !== undefined && lowest > above && lowest < below;
}

/** Letters and figures without marks, in small type: `H₂SO₄` and `h2so4` are the same. */
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
  // 0: its name begins with what was typed; 1: another name does; 2: words do; 3: it stands somewhere within.
  const rank = ({ name, also }: Medium) => {
    const names = [name, ...also].map(bare);
    const all = ` ${names.join(' ')}`;
    if (!words.every((word) => all.includes(` ${word}`))) return words.every((word) => all.includes(word)) ? 3 : 4;
    const begins = names.findIndex((other) => other.startsWith(query));
    return begins < 0 ? 2 : Math.min(begins, 1);
  };
  return media
    .map((medium) => ({ medium, found: query ? rank(medium) : 0 }))
    .filter(({ found }) => found < 4)
    .sort((a, b) => a.found - b.found)
    .map(({ medium }) => medium);
}

const atmosphere = 1.01325;
const watery: readonly Kind[] = ['air', 'limbah', 'pangan', 'lumpur'];
const liquefied: readonly Kind[] = ['lpg', 'gascair'];

/** Boiling point of water in °C at a pressure in bar absolute: Antoine's equation, Dortmund Data Bank (1 to 374 °C). */
export function waterBoils(bar: number): number {
  const [a, b, c] = bar < atmosphere ? [8.07131, 1730.63, 233.426] : [8.14019, 1810.94, 244.485];
  const millimetresOfMercury = (bar / atmosphere) * 760;
  return b / (a - Math.log10(millimetresOfMercury)) - c;
}

/**
 * Vapour pressure of butane in bar absolute at °C: Antoine's equation, NIST WebBook (273 to 425 K). LPG of any mixture boils
 * below this pressure, as propane boils below a higher one.
 */
export const butaneVapour = (celsius: number): number => 10 ** (4.35576 - 1175.581 / (celsius + 273.15 - 2.071));

const zero = 273.15;
/**
 * Vapour pressure in bar absolute of a liquid whose normal boiling point is known, both in °C: Clausius and Clapeyron with
 * Trouton's rule (88 J/mol·K, 10.6 gas constants). Rough, within a third for what is stored; only clear cases are decided by it.
 */
export const vapourEstimate = (boils: number, celsius: number): number =>
  atmosphere * Math.exp(10.6 * (1 - (boils + zero) / (celsius + zero)));
/** Share of the estimate that the pressure must fall below before a state is called impossible. */
const clearly = 0.6;

/** Whether a liquid has boiled away: by its boiling point itself near normal pressure, elsewhere where it is clear. */
function isGas(boils: number, celsius: number, bar: number): boolean {
  const normal = Math.abs(bar - atmosphere) <= 0.05;
  return normal ? celsius > boils + 2 : celsius > boils && bar < clearly * vapourEstimate(boils, celsius);
}

type Impossibility = keyof PickerText['problems'];

/** Why the answers cannot be true together; empty when they can. */
export function impossibleStates(tank: PickerTank): Impossibility[] {
  const { isi, suhu, tekanan, tinggi, ruang, nosel, halangan, bentuk } = tank;
  const { boils, melts } = tank.content;
  const bar = tekanan + atmosphere;
  const gas = isi === 'lpg' && suhu > -20 && suhu < 152 && bar < butaneVapour(suhu);
  const found: Record<Impossibility, boolean> = {
    mendidih: watery.includes(isi) && suhu > waterBoils(bar),
    beku: isi === 'air' && suhu < 0,
    gas,
    titikDidih: !gas && boils !== undefined && isGas(boils.at, suhu, bar),
    titikLeleh: melts !== undefined && suhu < melts.at,
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && (tekanan !== 0 || liquefied.includes(isi)),
    apung:
      halangan === 'apung' && (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || liquefied.includes(isi)),
  };
  return (Object.keys(found) as Impossibility[]).filter((name) => found[name]);
}

/** The dimensions of each shape; what is filled counts where the width changes with the level. */
export const sizes: Readonly<Record<Answers['bentuk'], readonly ('diameter' | 'panjang' | 'isian')[]>> = {
  tegak: ['diameter'],
  mendatar: ['diameter', 'panjang', 'isian'],
  bola: ['diameter', 'isian'],
  persegi: ['diameter', 'panjang'],
};

type Size = Pick<Answers, 'bentuk' | 'diameter' | 'panjang' | 'isian'>;

/**
 * Free surface in m² at the level that was given, which is how many m³ a metre of level holds there; undefined while a
 * dimension is not known. Lying cylinder: chord 2√(h(D − h)) times length; sphere: circle πh(D − h).
 */
export function surfaceOf({ bentuk, diameter, panjang, isian }: Size): number | undefined {
  if (diameter <= 0 || (sizes[bentuk].includes('panjang') && panjang <= 0)) return undefined;
  const level = (isian / 100) * diameter;
  if (bentuk === 'mendatar') return 2 * Math.sqrt(level * (diameter - level)) * panjang;
  if (bentuk === 'bola') return Math.PI * level * (diameter - level);
  return bentuk === 'persegi' ? diameter * panjang : (Math.PI / 4) * diameter ** 2;
}

/** ± millimetres of level as ± litres in the tank that was described: 1 mm on 1 m² is 1 L. */
export function errorLitres(mm: number | undefined, size: Size): number | undefined {
  const surface = surfaceOf(size);
  return mm === undefined || surface === undefined ? undefined : surface * mm;
}

/** Millimetres as they are written: one digit while it says something. */
export const mm = (value: number): string => formatUnit(value, 'mm', value < 100 && !Number.isInteger(value) ? 1 : 0);

type Fields = PickerText['fields'];

/**
 * What the slots of papers and the rows of tables stand for: every answer in words, and the error of the level in
 * millimetres and litres. What is not known has no value: a diameter or a limit of zero.
 */
export function slotsOf(tank: PickerTank, errorMm: number | undefined, fields: Fields): Record<string, string> {
  const answered = Object.entries(fields).flatMap(([name, field]) => {
    const value = tank[name as keyof Fields];
    if ('options' in field)
      return [[name, (field.options as Readonly<Record<string, string>>)[value] ?? String(value)]];
    const unknown = value === 0 && (name === 'diameter' || name === 'batas');
    return unknown ? [] : [[name, `${formatFree(Number(value))}${field.unit === '%' ? '' : '\u00a0'}${field.unit}`]];
  });
  // What is asked of a bidder is the limit that was typed; without one, what the recommended sensor keeps.
  const litres = errorLitres(tank.batas || errorMm, tank);
  return {
    ...Object.fromEntries(answered),
    isi: tank.content.name,
    jarak: distanceText(tank.jarak),
    ...(errorMm !== undefined && { mm: mm(errorMm) }),
    ...(litres !== undefined && { liter: formatUnit(Math.round(litres), 'L') }),
  };
}

/** Metres below one kilometre. */
export const distanceText = (km: number): string =>
  km < 1 ? formatUnit(km * 1000, 'm') : formatUnit(km, 'km', km % 1 ? 1 : 0);
