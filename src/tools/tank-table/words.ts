import { csv } from '../../../server/contract/csv.ts';
import { formatCell, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { flowHref } from '../kit/flow.ts';
import { tableOf, writeTable } from '../kit/strapping-address.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import { type LevelReading, readingAt, stockAt } from './model.ts';
import type { TankTableText } from './schema.ts';
import {
  type Bottom,
  bottomHasDepth,
  bottomOf,
  bottomsOf,
  hasDepth,
  type LengthField,
  type LengthUnit,
  leans,
  lengthDigits,
  litresOf,
  metresIn,
  type SizeField,
  sizeFields,
  type TankValues,
  tankInputs,
  upperFields,
  upperOf,
  type VolumeName,
  volumeSign,
} from './tank-inputs.ts';
import { fullLitres, litres, type Vessel, vesselOf } from './vessel.ts';

/** What every part of the result is given. */
export interface PartProps {
  text: TankTableText;
  words: ToolWords;
  state: ToolInputs<typeof tankInputs>;
  vessel: Vessel;
  reading: LevelReading;
  quantities: Quantities;
  /** Error of our radar in ± mm, or the reference while it is not stated. */
  millimetres: number;
}

/** How lengths and volumes are written in the units that the visitor chose. */
export interface Quantities {
  lengthUnit: LengthUnit;
  volumeUnit: string;
  /** A level: as fine as one is read. */
  level(metres: number): string;
  /** A volume: as fine as the size of the tank makes sense. */
  volume(litres: number): string;
  /** The same without unit. */
  bareVolume(litres: number): string;
  /** Steps of the table, in m, and how many stand in one of its lines. */
  step: number;
  perLine: number;
}

/** Digits of a level in each unit: about a millimetre at most. */
const levelDigits: Readonly<Record<LengthUnit, readonly [least: number, most: number]>> = {
  m: [2, 3],
  cm: [0, 1],
  mm: [0, 0],
  in: [0, 2],
  ft: [2, 3],
};

/** Volumes get so many digits that the last one is about a hundred-thousandth of the tank, at most a tenth of a litre. */
function volumeDigits(unit: VolumeName, full: number): number {
  const litre = full < 100_000 ? 1 : 0;
  return unit === 'L' || unit === 'gal' ? litre : unit === 'bbl' ? litre + 2 : Math.min(3, litre + 3);
}

/** Writes lengths in m and volumes in litres in other units; `full` is what the tank holds, in litres. */
export function quantitiesOf(length: LengthUnit, volume: VolumeName, full: number): Quantities {
  const digits = volumeDigits(volume, full);
  const bareVolume = (litres: number) => formatNumber(litres / litresOf(volume), digits);
  const imperial = length === 'in' || length === 'ft';
  return {
    lengthUnit: length,
    volumeUnit: volumeSign(volume),
    level: (metres) => {
      const value = metres / metresIn[length];
      const [least, most] = levelDigits[length];
      const decimals = String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0;
      return formatUnit(value, length, Math.max(least, decimals));
    },
    volume: (litres) => `${bareVolume(litres)}\u00a0${volumeSign(volume)}`,
    bareVolume,
    step: imperial ? metresIn.in : metresIn.cm,
    perLine: imperial ? 12 : 10,
  };
}

/** The length of a dimension, with as many digits as it has. */
export function sizeWords(metres: number, unit: LengthUnit, digits: number): string {
  const value = Number((metres / metresIn[unit]).toFixed(digits));
  return formatUnit(value, unit, String(value).split('.')[1]?.length ?? 0);
}

export const percentWords = (share: number, digits = 1) => formatUnit(share * 100, '%', digits);

/** A difference with its sign. */
export const signedWords = (value: number, words: (amount: number) => string): string =>
  `${value < 0 ? '−' : '+'}${words(Math.abs(value))}`;

/** A dimension in the visitor's unit. */
export const lengthWords = (values: TankValues, field: LengthField): string =>
  sizeWords(values[field], values.lengthUnit, lengthDigits[values.lengthUnit]);

/** Heads that bear a name keep its capital within a sentence. */
const named: readonly string[] = ['kloepper', 'korbbogen', 'asme'];
const within = (name: string, word: string) =>
  named.includes(name) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** The tank in a few words, with all that makes it. */
export function tankName(text: TankTableText, values: TankValues): string {
  const length = (field: SizeField) => lengthWords(values, field);
  const bottom = bottomOf(values);
  const end = (name: Bottom, deep: boolean) =>
    deep ? `${within(name, text.ends[name])} ${length('bottomDepth')}` : within(name, text.ends[name]);
  const body = fillSlots(text.described[values.shape], {
    diameter: length('diameter'),
    panjang: length('bodyLength'),
    lebar: length('bodyWidth'),
    tinggi: length('bodyHeight'),
    dalam: length('bottomDepth'),
    bukaan: length('outlet'),
    tutup: end(values.heads, hasDepth(values.heads)),
    dasar: end(bottom, bottomHasDepth(bottom)),
  });
  const upper = upperOf(values);
  const parts = [body];
  if (upper !== 'tanpa') {
    const ukuran = upperFields(values).map(length).join(' × ');
    parts.push(fillSlots(text.upperDescribed, { atas: within(upper, text.uppers[upper]), ukuran }).trim());
  }
  if (leans(values)) {
    const slots = { kemiringan: `${formatFree(values.slope)}%`, titik: length('dipPoint') };
    parts.push(fillSlots(text.leanDescribed, slots));
  }
  return parts.join(', ');
}

/** The slots that sentences about a reading share. */
export function readingSlots(
  { level, content, full, heightShare, contentShare, perMetre }: LevelReading,
  q: Quantities,
) {
  return {
    level: q.level(level),
    isi: q.volume(content),
    penuh: q.volume(full),
    persen: percentWords(contentShare),
    tinggi: percentWords(heightShare),
    langkah: stepWords(q),
    tambahan: q.volume(perMetre * q.step),
  };
}

/** The step of the table: `1 cm` or `1 in`. */
export const stepWords = ({ perLine }: Quantities, count = 1) => formatUnit(count, perLine === 10 ? 'cm' : 'in');

/** What the reading means for the stock, with the slots of every sentence about it. */
export function answerOf(values: TankValues, vessel: Vessel, reading: LevelReading, q: Quantities) {
  const limits = { water: values.waterLevel, outlet: values.suctionLevel, highest: values.highestFill };
  const stock = stockAt(vessel, reading.level, limits);
  const under = litres(vessel, 0);
  const over = fullLitres(vessel) - litres(vessel, vessel.height);
  return {
    stock,
    /** The visitor has typed what limits the stock. */
    limited: values.waterLevel > 0 || values.suctionLevel > 0 || values.highestFill > 0,
    /** A leaning tank holds liquid that no tape reaches. */
    hidden: under + over > fullLitres(vessel) * 1e-9,
    slots: {
      ...readingSlots(reading, q),
      pakai: q.volume(stock.usable),
      ruang: q.volume(stock.room),
      lebih: q.volume(stock.over),
      mati: q.volume(stock.dead),
      aman: q.volume(stock.safe),
      air: q.volume(stock.water),
      tersembunyi: q.volume(under),
      atas: q.volume(over),
    },
  };
}

/** The answer in one sentence, and what else there is to say. */
export function verdictOf(text: TankTableText['verdict'], answer: ReturnType<typeof answerOf>): VerdictText {
  const { limited, stock, hidden, slots } = answer;
  const more = [...(limited ? [stock.over > 0 ? text.over : text.stock] : []), ...(hidden ? [text.hidden] : [])];
  return {
    sentence: fillSlots(text.content, slots),
    state: limited && stock.over > 0 ? 'bad' : 'good',
    more: more.map((sentence) => fillSlots(sentence, slots)).join(' '),
  };
}

/** What is compared of two tanks: each row's name and value. */
export function comparedRows(text: TankTableText, values: TankValues): (readonly [string, string])[] {
  const vessel = vesselOf(values);
  const q = quantitiesOf(values.lengthUnit, values.volumeUnit, fullLitres(vessel));
  const reading = readingAt(vessel, values.level);
  const { stock } = answerOf(values, vessel, reading, q);
  return [
    [text.shape, tankName(text, values)],
    [text.fields.level.label, q.level(reading.level)],
    [text.readings.content.label, q.volume(reading.content)],
    [text.readings.share.label, percentWords(reading.contentShare)],
    [text.readings.usable.label, q.volume(stock.usable)],
    [text.readings.room.label, q.volume(stock.room)],
  ];
}

const millimetres = (metres: number) => Math.round(metres * 1000);

/**
 * The consultation form with the tank in its message: litres, metres, and every dimension that makes the tank, in whole
 * millimetres. Only numbers and the names of shapes go there; the form has the words.
 */
export function consultationOf(values: TankValues, { content, full, level }: LevelReading): string {
  const upper = upperOf(values);
  const litre = (value: number) => Number(value.toFixed(full < 100_000 ? 1 : 0));
  return resultHref('tabel-tangki', {
    bentuk: values.shape,
    volume: litre(full),
    level,
    isi: litre(content),
    ...Object.fromEntries(
      [...sizeFields(values), ...upperFields(values)].map((name) => [tankInputs[name].key, millimetres(values[name])]),
    ),
    ...(values.shape === 'mendatar' && { tutup: values.heads }),
    ...(bottomsOf(values).length > 0 && { dasar: bottomOf(values) }),
    ...(upper !== 'tanpa' && { atas: upper }),
    ...(leans(values) && { kemiringan: values.slope, titik: millimetres(values.dipPoint) }),
    ...(values.waterLevel > 0 && { air: millimetres(values.waterLevel) }),
    ...(values.suctionLevel > 0 && { sisa: millimetres(values.suctionLevel) }),
    ...(values.highestFill > 0 && { puncak: millimetres(values.highestFill) }),
  });
}

/** Levels, as shares of the height, at which a tank can begin: over its pumps and below its overfill protection. */
const [lowest, highest] = [0.1, 0.95];

/**
 * The running demo with this tank in it: 51 lines of its table, litres as kL, lengths in m. Undefined for a tank that
 * leans: its table begins with liquid below the lowest level that can be read, which the demo does not know.
 */
export function demoHref(values: TankValues, vessel: Vessel, level: number): string | undefined {
  const full = vessel.volume(vessel.height);
  if (leans(values) || !(full > 0)) return undefined;
  const share = level / vessel.height;
  return flowHref('demo', {
    situs: 'minyak-gas',
    // The demo draws a silo as an upright tank.
    bentuk: values.shape === 'silo' ? 'tegak' : values.shape,
    tinggi: vessel.height,
    diameter: values.shape === 'persegi' ? values.bodyWidth : values.diameter,
    ...((values.shape === 'persegi' || values.shape === 'mendatar') && { panjang: values.bodyLength }),
    muat: full,
    tabel: writeTable(tableOf((height) => vessel.volume(height * vessel.height) / full)),
    ...(share > lowest && share < highest && { level: Number((share * 100).toFixed(1)) }),
  });
}

/** The whole table, every step from the bottom and the highest level: in m, litres below it and since the step before. */
export function steps(vessel: Vessel, step: number) {
  const whole = Math.floor(vessel.height / step + 1e-6);
  const levels = Array.from({ length: whole + 1 }, (_, index) => Math.min(vessel.height, index * step));
  if (vessel.height / step - whole > 1e-6) levels.push(vessel.height);
  let before = 0;
  return levels.map((level) => {
    const content = litres(vessel, level);
    const added = content - before;
    before = content;
    return { level, content, added };
  });
}

const free = (value: number, digits: number) => {
  const rounded = Number(value.toFixed(digits));
  return formatCell(rounded, String(rounded).split('.')[1]?.length ?? 0);
};

/**
 * The table as a file that Excel with Indonesian settings opens in columns: semicolons between the cells, a comma
 * before decimals, no dots for thousands. Over the columns stands what the table is of.
 */
export function tableFile(
  vessel: Vessel,
  units: { lengthUnit: LengthUnit; volumeUnit: VolumeName; step: number },
  preface: readonly (readonly string[])[],
  head: readonly string[],
): string {
  const full = fullLitres(vessel);
  const [metre, litre] = [metresIn[units.lengthUnit], litresOf(units.volumeUnit)];
  const digits = litre > 100 ? 5 : 2;
  return csv(
    [
      ...preface,
      head,
      ...steps(vessel, units.step).map(({ level, content, added }) => [
        free(level / metre, lengthDigits[units.lengthUnit]),
        formatCell(content / litre, digits),
        formatCell(added / litre, digits),
        formatCell((content / full) * 100, 2),
      ]),
    ],
    ';',
  );
}

/** A name for the file of a tank: its number, its shape and size, the day; only signs that every system takes. */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .map((part) =>
      part
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9.,]+/g, '-')
        .replaceAll(',', '.')
        .replace(/^[-.]+|[-.]+$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .slice(0, 120)}.${ending}`;

/** Today in Western Indonesia, as `2026-11-21`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
