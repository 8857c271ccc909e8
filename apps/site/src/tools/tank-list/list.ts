import { asName, initialValues, readLinkValue } from 'tank-gauging/inputs';
import type { Medium } from 'tank-gauging/picker/media';
import type { KnownFormat } from 'tank-gauging/tabular/number-format';
import { type ListColumn, readList } from 'tank-gauging/tabular/read-list';
import { shapeDimensions, type Tank, type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import { findMedia } from '../picker/words.ts';
import type { rowProblems } from './row-problems.ts';

export const maxRows = 200;
/** Rows judged at once, so that typing stays responsive; further tanks are listed by name only. */
export const maxJudged = 50;

const length = { unit: 'mm', min: 0.1, max: 130_000 } as const;
const columns = {
  tag: { heading: /tangki|tank|tag|nomor|^no\b|nama/i, but: /tinggi|bentuk|isi/i, words: true },
  shape: { heading: /bentuk|jenis|tipe|type|shape/i, words: true },
  product: { heading: /produk|product|isi|bahan|media|cairan|fluida/i, words: true },
  diameter: { heading: /diameter|garis tengah|^ø|^d\b/i, ...length },
  length: { heading: /panjang|length|^p\b/i, ...length },
  width: { heading: /lebar|width|^l\b/i, ...length },
  height: { heading: /tinggi|height|^t\b/i, ...length },
} as const satisfies Record<string, ListColumn>;
export type ListName = keyof typeof columns;

const shapeWords: readonly (readonly [Tank['shape'], RegExp])[] = [
  ['mendatar', /datar|horizontal|horisontal|tanam|pendam|tidur/i],
  ['bola', /bola|sphere|spher/i],
  ['silo', /silo/i],
  ['persegi', /persegi|kotak|balok|rect|box/i],
  ['tegak', /tegak|vertikal|vertical|silinder|cylind/i],
];

export interface ListedTank {
  line: number;
  tag: string;
  tank: Tank | undefined;
  /** Fields that the row states. */
  given: readonly TankField[];
  /** Product as typed and the medium assumed for it, where the names differ. */
  read: readonly [typed: string, name: string] | undefined;
  /** Problems of the row, and their subjects. */
  problems: { kind: (typeof rowProblems)[number]; about: string }[];
}

/** Converts a length without a unit: metres up to 150, millimetres above. */
const inMetres = (value: number) => (value > 150 ? value / 1000 : value);

/** Reads tanks from a pasted list, each with the problems of its row. */
export function readTanks(text: string, chosen?: KnownFormat) {
  const { lines, problems, reading } = readList<ListName>(text, { columns, most: maxRows }, chosen);
  const seen = new Set<string>();
  const known = new Map<string, Medium | undefined>();
  /** Cached, because the same products recur on many lines. */
  const findMedium = (product: string) => {
    if (!known.has(product)) known.set(product, product ? findMedia(product).certain : undefined);
    return known.get(product);
  };
  const tanks = lines.map(({ line, figures, words }): ListedTank => {
    const name = String(readLinkValue(tankRecord.tag, words.tag ?? '') ?? '');
    const sizes = Object.fromEntries(Object.entries(figures).map(([field, value]) => [field, inMetres(value)]));
    const shape = findShape(words.shape ?? '', sizes);
    const product = words.product?.trim() ?? '';
    const medium = findMedium(product);
    const missing = shape ? shapeDimensions[shape].filter((field) => !isUsable(field, sizes[field])) : [];
    const found: ListedTank['problems'] = [
      ...(shape ? [] : [{ kind: 'shape' as const, about: words.shape ?? '' }]),
      ...missing.map((field) => ({ kind: 'size' as const, about: field })),
      ...(medium ? [] : [{ kind: 'product' as const, about: product || '–' }]),
      ...(name && seen.has(name) ? [{ kind: 'twice' as const, about: name }] : []),
    ];
    seen.add(name);
    const isWhole = shape && missing.length === 0 && asName(product) !== '';
    const stored = medium?.stored;
    const stated: Partial<Tank> = {
      ...sizes,
      ...(name && { tag: name }),
      ...(shape && { shape }),
      medium: medium?.id ?? asName(product),
    };
    const tank = {
      ...initialValues(tankRecord),
      ...stated,
      ...(medium && { kind: medium.kind }),
      ...(stored && { temperature: stored.temperature, pressure: stored.pressure }),
    };
    return {
      line,
      tag: name || words.tag?.slice(0, 30) || String(line),
      tank: isWhole ? tank : undefined,
      given: Object.keys(stated) as TankField[],
      read: medium?.name.toLowerCase().startsWith(product.toLowerCase()) === false ? [product, medium.name] : undefined,
      problems: found,
    };
  });
  return { tanks, problems, reading };
}

const isUsable = (field: TankField, value: number | undefined) =>
  value !== undefined && readLinkValue(tankRecord[field], String(Number(value.toFixed(6)))) !== undefined;

/** Shape by its name, else by the dimensions given. */
function findShape(word: string, sizes: Partial<Record<string, number>>): Tank['shape'] | undefined {
  const named = shapeWords.find(([, pattern]) => pattern.test(word));
  if (named) return named[0];
  if (word) return undefined;
  const { diameter, length, width, height } = sizes;
  if (diameter) return height ? 'tegak' : length ? 'mendatar' : 'bola';
  return length && width && height ? 'persegi' : undefined;
}
