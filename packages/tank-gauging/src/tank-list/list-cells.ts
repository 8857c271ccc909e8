import {
  cellText,
  type DecimalSeparator,
  type LengthUnit,
  lengthUnitInHeading,
  mmPerUnit,
  readFigure,
  type SheetCell,
} from '../tabular/cells.ts';
import { parseInches } from '../tabular/inches.ts';
import type { Tank } from '../tank/tank-record.ts';
import { unitFactors } from '../units.ts';

/** A length in m, or the unit that its own letter names. */
export interface ReadSize {
  metres: number;
  letter: 'D' | 'L' | 'W' | 'H' | undefined;
}

/** Largest bare number that is read as metres; a larger one is in mm. */
const mostMetres = 150;

const sizeLetters: readonly (readonly [NonNullable<ReadSize['letter']>, RegExp])[] = [
  ['D', /^(?:[øØ⌀Φφ]|dia(?:meter)?|i\.?d|o\.?d|d)\b|^[øØ⌀Φφ]/i],
  ['L', /^(?:panjang|length|p)\b/i],
  ['W', /^(?:lebar|width|w)\b/i],
  ['H', /^(?:tinggi|height|h|t)(?![-a-z])/i],
];
const affix = /^[\s~±≈:=.]+|\b(?:i\.?d|o\.?d|t[-/ ]?t|tl[-/ ]tl|s[-/ ]s|inside|outside|approx)\b\.?|[\s,;.]+$/gi;

/** Length in m: `12`, `2.400 mm`, `Ø 2,5 m`, `39'-4 1/2"`; undefined for other text. */
export function readSize(
  cell: SheetCell,
  unit: LengthUnit | undefined,
  decimal: DecimalSeparator,
): ReadSize | undefined {
  const inMetres = (value: number, own = unit) =>
    own ? (value * mmPerUnit(own)) / 1000 : value > mostMetres ? value / 1000 : value;
  if (typeof cell === 'number') return cell > 0 ? { metres: inMetres(cell), letter: undefined } : undefined;
  const typed = cell.trim();
  const letter = sizeLetters.find(([, pattern]) => pattern.test(typed))?.[0];
  const named = letter
    ? sizeLetters.reduce((text, [name, pattern]) => (name === letter ? text.replace(pattern, '') : text), typed)
    : typed;
  const text = named
    .replace(affix, ' ')
    .trim()
    .replace(/^[\s=:.]+/, '');
  const inches = /['′’"″”/]|\d\s*(?:ft|feet|in|inch)\b/i.test(text) ? parseInches(text) : undefined;
  if (inches !== undefined) return { metres: inches * unitFactors.length.in, letter };
  const [, figure = '', written = ''] = /^([-+\d.,\s']*\d)\s*([a-z"″'′]*)\.?$/i.exec(text) ?? [];
  const own = written ? lengthUnitInHeading(written) : undefined;
  if (figure === '' || (written && !own)) return undefined;
  const value = readFigure(figure, decimal);
  return typeof value === 'number' && value > 0 ? { metres: inMetres(value, own), letter } : undefined;
}

const by = /\s*(?:[x×*✕]|\bby\b)\s*/i;
const sizesAnywhere =
  /(?:[øØ⌀]|\bdia(?:meter)?\b|\b[dD]\b)?[\s=:.]*\d[\d.,'"″ /-]*(?:mm|cm|m|ft|in)?\s*(?:id|od)?\s*(?:[x×*]\s*(?:[øØ⌀hltpw]|panjang|tinggi|lebar)?[\s=:.]*\d[\d.,'"″ /-]*\s*(?:mm|cm|ft|in|m)?\s*(?:t[-/]t)?\s*){1,2}/i;

/** Sizes in one cell, `Ø 2,5 x 6,1 m`: a unit after the last one holds for all. */
export function readSizes(cell: SheetCell, unit: LengthUnit | undefined, decimal: DecimalSeparator): ReadSize[] {
  const parts = cellText(cell).trim().split(by).filter(Boolean);
  const units = parts.map((part) =>
    lengthUnitInHeading(part.replace(/t[-/]t/i, ' ').replace(/(\d)([a-z])/gi, '$1 $2')),
  );
  const last = units.at(-1);
  const sizes = parts.map((part) => readSize(part, last ?? unit, decimal));
  return sizes.every((size) => size !== undefined) ? sizes : [];
}

/** Part of a remark with sizes: `bak beton 10 x 8 m` → `10 x 8 m`. */
export const sizesIn = (text: string): string | undefined => sizesAnywhere.exec(text)?.[0].trim();

export const shapeWords: readonly (readonly [Tank['shape'], RegExp])[] = [
  [
    'mendatar',
    /horizontal|horisontal|horizon|mendatar|\bdatar|tidur|bullet|pendam|underground|tanam|isotank|\blying\b|^h$/i,
  ],
  ['bola', /\bbola|spher/i],
  ['silo', /\bsilo/i],
  ['persegi', /persegi|kotak|balok|rect|\bbox|kubus|\bbak\b|basin|sump/i],
  [
    'tegak',
    /tegak|vertikal|vertical|silinder|silindris|cylind|\bvert\b|\bcone roof|fixed roof|dome roof|floating|\bupright\b|^v$/i,
  ],
];
export const readShape = (text: string): Tank['shape'] | undefined =>
  shapeWords.find(([, pattern]) => pattern.test(text.trim()))?.[0];

const safeArea =
  /non[\s-]?(?:haz|ex|classified|klasifikasi|berbahaya)|aman|safe|unclass|tidak (?:berbahaya|ada)|bukan|gp\b|general/i;
const division = /(?:div(?:ision|isi)?\.?\s*)([12])/i;

/** Zone of a cell; undefined where it is not one. Class I Division 1 is taken as zone 1, Division 2 as zone 2. */
export function readZone(text: string): Tank['zone'] | undefined {
  if (safeArea.test(text)) return 'aman';
  const zone = /(?:zon[ae]|^|\bz)\s*-?\s*(0|1|2|20|21|22)\b/i.exec(text.trim())?.[1] ?? division.exec(text)?.[1];
  return zone ? (`zona-${zone}` as Tank['zone']) : undefined;
}

/** Nozzle in mm: `2"`, `DN 50`, `4 inch 150#`, `80 mm`; a bare number up to 40 is in inches. */
export function readNozzle(text: string): number | undefined {
  const dn = /\bdn\s*(\d{2,4})/i.exec(text)?.[1];
  if (dn) return Number(dn);
  const [, figure = '', fraction = '', written = ''] =
    /(\d{1,4}(?:[.,]\d+)?)(?:[\s-](\d\/\d))?\s*("|″|”|in(?:ch(?:es)?|ci)?|mm)?/i.exec(text) ?? [];
  if (figure === '') return undefined;
  const [above, below] = fraction.split('/').map(Number);
  const value = Number(figure.replace(',', '.')) + (above && below ? above / below : 0);
  if (/mm/i.test(written) || (!written && value > 40)) return value;
  // Nominal sizes: 2" is DN 50, 3" is DN 80, 4" is DN 100.
  const nominal: Readonly<Record<number, number>> = {
    1: 25,
    1.5: 40,
    2: 50,
    3: 80,
    4: 100,
    6: 150,
    8: 200,
    10: 250,
    12: 300,
  };
  return nominal[value] ?? Math.round(value * 25.4);
}

const pressureUnits: readonly (readonly [RegExp, number])[] = [
  [/mbar/i, unitFactors.pressure.mbar],
  [/kg\s*f?\s*\/\s*cm|\bksc/i, 0.980665],
  [/mm\s*(?:h2o|wc|ka)/i, 0.0000980665],
  [/psi/i, unitFactors.pressure.psi],
  [/kpa/i, unitFactors.pressure.kPa],
  [/mpa/i, unitFactors.pressure.MPa],
  [/bar/i, unitFactors.pressure.bar],
];

/** Pressure in bar gauge; `atm` is 0. A unit stands in the cell or the heading. */
export function readPressure(cell: SheetCell, heading: string, decimal: DecimalSeparator): number | undefined {
  const text = cellText(cell).trim();
  if (/^(?:atm\w*\.?|atmosferik|atmospheric)$/i.test(text)) return 0;
  const factor = [text, heading].flatMap((one) => pressureUnits.find(([unit]) => unit.test(one))?.[1] ?? [])[0];
  const value = readNumber(text.replace(/[a-z].*$/i, ''), decimal);
  return value === undefined ? undefined : Number((value * (factor ?? 1)).toFixed(6));
}

/** Temperature in °C; `ambient` is undefined, as it says nothing beyond the usual. */
export const readCelsius = (cell: SheetCell, decimal: DecimalSeparator): number | undefined =>
  readNumber(cellText(cell).replace(/°|[a-z].*$/gi, ''), decimal);

function readNumber(text: string, decimal: DecimalSeparator): number | undefined {
  // A range of operation stands for its upper end.
  const upper = text.split(/(?<=\d)\s*[-–/]\s*(?=\d)/).at(-1) ?? '';
  for (const sign of [decimal, decimal === 'comma' ? 'dot' : 'comma'] as const) {
    const value = readFigure(upper, sign);
    if (typeof value === 'number') return value;
  }
  return undefined;
}

export const isIdle = (text: string): boolean =>
  /^(?:kosong|idle|tidak (?:di)?pakai|tdk dipakai|rusak|non ?aktif|tidak aktif|out of service|oos|empty|mothball(?:ed)?|standby kosong|scrap|afkir)\b/i.test(
    text.trim(),
  );

/** Marks by which a cell repeats the one above. */
export const isSameAsAbove = (text: string): boolean =>
  /^(?:sda|s\.?\s?d\.?\s?a\.?|idem|ditto|do\.?|sama(?: (?:dengan )?(?:di ?)?atas)?|["”〃″]{1,2}|'{2}|-\s*["”]\s*-|-\s*,,\s*-|,,)$/i.test(
    text.trim(),
  );

type Fact = { field: keyof Tank; value: string | number };
const noteWords: readonly (readonly [RegExp, readonly Fact[]])[] = [
  [
    /\bifr\b|\befr\b|(?:internal|external|inner) floating(?: roof)?|floating roof|atap (?:apung|terapung)/i,
    [{ field: 'inside', value: 'apung' }],
  ],
  [/\bkoil\b|\bcoils?\b|heating coil|steam coil|pemanas/i, [{ field: 'inside', value: 'koil' }]],
  [/agitator|mixer|pengaduk|stirrer/i, [{ field: 'inside', value: 'pengaduk' }]],
  [/pendam|underground|bawah tanah|(?:di)?tanam\b/i, [{ field: 'place', value: 'tanam' }]],
  [/indoor|dalam (?:ruang|gedung)/i, [{ field: 'place', value: 'ruang' }]],
  [/(?:n2|nitrogen) ?blanket(?:ing|ed)?|selimut (?:n2|nitrogen)/i, [{ field: 'vapour', value: 'selimut' }]],
  [/\bfrp\b|\bgrp\b|\bhdpe\b|\bfiber(?:glass)?\b|\bpolyethylene\b/i, [{ field: 'wall', value: 'plastik' }]],
  [/\bbeton\b|concrete/i, [{ field: 'wall', value: 'beton' }]],
  // A roof or vessel named so repeats the shape.
  [/fixed roof|cone roof|dome roof|atap tetap|\bbullet\b|vertikal|horizontal|carbon steel/i, []],
];

/** Facts in a remark, and what of it was not read. */
export function readNote(text: string): { facts: Fact[]; nozzle?: number; rest: string } {
  let rest = text;
  const facts: Fact[] = [];
  for (const [pattern, found] of noteWords) {
    if (!pattern.test(rest)) continue;
    for (const fact of found) if (!facts.some(({ field }) => field === fact.field)) facts.push(fact);
    rest = rest.replace(pattern, ' ');
  }
  const nozzleText = /(?:nos[ei]l|nozzle)\s*:?\s*(?:\d[\d.,/ ]*\s*(?:"|″|”|inch(?:es)?|inci|in\b|mm)?|dn\s*\d+)/i.exec(
    rest,
  )?.[0];
  const nozzle = nozzleText ? readNozzle(nozzleText) : undefined;
  if (nozzleText && nozzle) rest = rest.replace(nozzleText, ' ');
  return {
    facts,
    ...(nozzle && { nozzle }),
    rest: rest.replace(/^[\s,;.:()-]+|[\s,;.:()-]+$/g, '').replace(/\s+/g, ' '),
  };
}

const mostRange = 200;

/**
 * Tags that a cell names: `T-102 s/d T-105`, `T-102 A/B`, `TK-1, TK-2`, `TK-7 (2 unit)`; the cell alone where it names
 * one.
 */
export function readTags(cell: string): { tags: string[]; quantity: number | undefined } {
  const [count = '', units = ''] =
    /\(?\s*(\d{1,3})\s*(?:unit|tangki|tanks?|bh|buah|pcs|ea)\s*\)?\s*$/i.exec(cell) ?? [];
  const text = (count ? cell.slice(0, -count.length) : cell).trim();
  const quantity = units ? Number(units) : undefined;
  const range =
    /^(.*?)(\d+)\s*(?:s\/d|s\.d\.?|sd|sampai(?: dengan)?|to|through|thru|–|—|~|\.\.\.?|\s-\s)\s*(.*?)(\d+)$/i.exec(
      text,
    );
  if (range) {
    const [, prefix = '', from = '', again = '', to = ''] = range;
    const count = Number(to) - Number(from) + 1;
    const isSame = again === '' || again.trim() === prefix.trim();
    if (isSame && count > 1 && count <= mostRange)
      return {
        tags: Array.from({ length: count }, (_, at) => prefix + String(Number(from) + at).padStart(from.length, '0')),
        quantity,
      };
  }
  const letters = /^(.*\d)\s*-?\s*([A-Z](?:\s*[/,&]\s*[A-Z])+)$/i.exec(text);
  if (letters) {
    const [, stem = '', names = ''] = letters;
    return { tags: names.split(/[/,&]/).map((name) => stem + name.trim()), quantity };
  }
  const several = text.split(/\s*(?:[,;&+]|\bdan\b)\s*/).filter(Boolean);
  if (several.length > 1 && several.every((one) => /\d/.test(one))) {
    const stem = /^(.*?)\d+$/.exec(several[0] ?? '')?.[1] ?? '';
    return { tags: several.map((one) => (/^\d+$/.test(one) ? stem + one : one)), quantity };
  }
  return { tags: [text], quantity };
}

const months = 'jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec';
const dates = new RegExp(
  `^(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[-/ ](?:${months})\\w*(?:[-/ ]\\d{2,4})?|(?:${months})\\w*[-/ ]\\d{2,4})$`,
  'i',
);
/** True for a tag that a spreadsheet has turned into a date: `2026-03-01`, `01-Mar`. */
export const isDate = (text: string): boolean => dates.test(text.trim());
