import { asName, initialValues, readLinkValue } from '../inputs.ts';
import type { MediumFinder } from '../picker/find-medium.ts';
import type { Medium } from '../picker/media.ts';
import {
  cellText,
  type DecimalSeparator,
  lengthUnitInHeading,
  type Row,
  readFigure,
  type SheetCell,
  splitUnit,
} from '../tabular/cells.ts';
import { type AskedField, shapeDimensions, type Tank, type TankField, tankRecord } from '../tank/tank-record.ts';
import {
  isDate,
  isIdle,
  type ReadSize,
  readCelsius,
  readNote,
  readNozzle,
  readPressure,
  readShape,
  readSize,
  readSizes,
  readTags,
  readZone,
  sizesIn,
} from './list-cells.ts';
import type { ListRole } from './list-headings.ts';

/** What the visitor answered; a key is the text of the cell, so that one answer serves all equal rows. */
export interface ListAnswers {
  /** Id of the medium by product as typed. */
  media?: Readonly<Record<string, string>> | undefined;
  shapes?: Readonly<Record<string, Tank['shape']>> | undefined;
  /** How an instrument reaches the liquid of tanks with a floating roof: by a stilling well, or from the top. */
  well?: 'pipa' | 'atas' | undefined;
  /** Meaning of a capacity column that differs from the sizes. */
  capacity?: CapacityMeaning | undefined;
  decimal?: DecimalSeparator | undefined;
}
export const capacityMeanings = ['safe', 'nominal', 'gross'] as const;
export type CapacityMeaning = (typeof capacityMeanings)[number];

/** Question without whose answer the tank of a row is not judged. */
export type RowQuestion =
  | { kind: 'product'; key: string; typed: string; above: string | undefined; proposed: readonly Medium[] }
  | { kind: 'shape'; key: string; typed: string }
  | { kind: 'well'; key: 'well' }
  | { kind: 'size'; fields: readonly AskedField[] };

/** What the visitor should see of a row although it is judged. */
export const rowNotes = ['twice', 'dateTag', 'capacity', 'flatEnds', 'outside', 'quantity', 'unclosed'] as const;
export interface RowNote {
  kind: (typeof rowNotes)[number];
  /** Figures of the note, in litres or as typed. */
  values?: readonly (number | string)[];
}

/** Volume as written; `worth` is in litres, and absent where the unit of the column applies. */
export interface StatedVolume {
  figure: number;
  worth?: number | undefined;
}

export interface ListedRow {
  line: number;
  sheet: string | undefined;
  tag: string;
  /** Product as typed; empty where the row has none. */
  product: string;
  medium: Medium | undefined;
  isIdle: boolean;
  /** Fields that the row states. */
  stated: Partial<Tank>;
  capacity: StatedVolume | undefined;
  safe: StatedVolume | undefined;
  questions: RowQuestion[];
  notes: RowNote[];
  /** Cells that were not understood. */
  unread: { heading: string; cell: string }[];
  /** The whole row as typed, for a row of which nothing was understood. */
  typed: string;
}

export interface ListColumnHeading {
  text: string;
  role: ListRole | undefined;
}
type Sizes = Partial<Record<'diameter' | 'length' | 'width' | 'height', number>>;

export interface RowContext {
  headings: readonly ListColumnHeading[];
  find: MediumFinder<Medium>;
  named: (id: string) => Medium | undefined;
  answers: ListAnswers;
  decimal: DecimalSeparator;
  sheet: string | undefined;
  /** Last product or group above, which an empty cell may repeat. */
  above: string | undefined;
}

const blank = /^(?:[-–—.?\s]*|n\/?a|tba|tbd|tidak (?:ada|diketahui))$/i;
const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Medium of a product: its name, or what stands before and in its parentheses if both mean the same. */
function findProduct(
  typed: string,
  { find }: Pick<RowContext, 'find'>,
): { certain?: Medium | undefined; proposed: readonly Medium[] } {
  const whole = find(typed);
  if (whole.certain) return { certain: whole.certain, proposed: [] };
  const [, outer = '', inner = ''] = /^([^(/]+?)\s*[(/]\s*([^()/]+?)\s*\)?$/.exec(typed) ?? [];
  const parts = [outer, inner].filter(Boolean).map((part) => find(part));
  const certain = parts.map((part) => part.certain);
  if (parts.length === 2 && certain[0] && certain[0] === certain[1]) return { certain: certain[0], proposed: [] };
  const proposed = [...certain.filter((medium) => medium !== undefined), ...whole.proposed];
  return { proposed: [...new Set(proposed)].slice(0, 3) };
}

const isUsable = (field: TankField, value: number | undefined): value is number =>
  value !== undefined && readLinkValue(tankRecord[field], String(Number(value.toFixed(6)))) !== undefined;

/** Reads one row of a list. */
export function readRow(row: Row, context: RowContext): ListedRow {
  const { headings, decimal, answers, named } = context;
  const unread: ListedRow['unread'] = [];
  const cellOf = (role: ListRole) => {
    const at = headings.findIndex((heading) => heading.role === role);
    const cell = at < 0 ? '' : (row.cells[at] ?? '');
    const text = cellText(cell).trim();
    return { cell, text: blank.test(text) ? '' : text, heading: headings[at]?.text ?? '' };
  };
  /** Value of a cell; one that is filled but not understood is named. */
  const take = <T>(role: ListRole, read: (cell: SheetCell, heading: string) => T | undefined): T | undefined => {
    const { cell, text, heading } = cellOf(role);
    if (text === '') return undefined;
    const value = read(typeof cell === 'number' ? cell : text, heading);
    if (value === undefined) unread.push({ heading, cell: text });
    return value;
  };
  const takeSize = (role: ListRole) =>
    take(role, (cell, heading) => {
      const size = readSize(cell, lengthUnitInHeading(heading), decimal) ?? firstOfTwo(cell, heading, decimal);
      return size?.metres;
    });
  const notes: RowNote[] = row.unclosed ? [{ kind: 'unclosed' }] : [];
  const noteText = headings
    .flatMap(({ role }, at) => (role === 'note' ? [cellText(row.cells[at]).trim()] : []))
    .filter((text) => !blank.test(text))
    .join('; ');
  const sizesOfNote = sizesIn(noteText);
  const remark = readNote(sizesOfNote ? noteText.replace(sizesOfNote, ' ') : noteText);
  const status = cellOf('status').text;
  const typedProduct = cellOf('product').text;
  const idle = [typedProduct, status, remark.rest, cellOf('tag').text.replace(/^.*\(|\)$/g, '')].some(isIdle);

  const { text: tagText } = cellOf('tag');
  const { tags, quantity: counted } = readTags(tagText || cellOf('number').text);
  const column = take('quantity', (cell) => {
    const value = readFigure(cellText(cell).replace(/[^\d]+$/, ''), decimal);
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
  });
  const quantity = tags.length > 1 ? tags.length : (column ?? counted ?? 1);
  if (tags.length > 1 && column !== undefined && column !== tags.length)
    notes.push({ kind: 'quantity', values: [tags.length, column] });
  if (isDate(tagText)) notes.push({ kind: 'dateTag', values: [tagText] });

  const shapeText = cellOf('shape').text;
  const word = readShape(shapeText) ?? readShape(remark.rest) ?? readShape(noteText);
  const floats = /float|apung|\bifr\b|\befr\b/i.test(shapeText);
  const buried = /pendam|underground|tanam/i.test(shapeText);
  const shapeKey = keyOf(shapeText);
  const answered = answers.shapes?.[shapeKey];

  const own: Sizes = {};
  for (const field of ['diameter', 'length', 'width', 'height'] as const) {
    const value = takeSize(field);
    if (value !== undefined) own[field] = value;
  }
  const outside = takeSize('outside');
  if (own.diameter === undefined && outside !== undefined) {
    own.diameter = outside;
    notes.push({ kind: 'outside' });
  }
  const along = takeSize('lengthOrHeight');
  const combined =
    take('size', (cell, heading) => {
      const sizes = readSizes(cell, lengthUnitInHeading(heading), decimal);
      return sizes.length > 0 ? sizes : undefined;
    }) ?? (sizesOfNote ? readSizes(sizesOfNote, undefined, decimal) : []);
  const shape = word ?? answered ?? (shapeText === '' ? inferShape(own, combined) : undefined);
  const sizes = placeSizes(own, along, combined, shape);
  const restOfNote = [remark.rest, sizesOfNote && combined.length === 0 ? sizesOfNote : ''].filter(Boolean).join('; ');
  if (restOfNote && !isIdle(restOfNote))
    unread.push({ heading: headings.find(({ role }) => role === 'note')?.text ?? '', cell: restOfNote });

  const zone = take('zone', (cell) => readZone(cellText(cell)));
  const temperature = take('temperature', (cell) =>
    /^amb|^ruang|^normal|^suhu/i.test(cellText(cell)) ? 'ambient' : readCelsius(cell, decimal),
  );
  const designTemperature = take('designTemperature', (cell) => readCelsius(cell, decimal));
  const pressure = take('pressure', (cell, heading) => readPressure(cell, heading, decimal));
  const designPressure = take('designPressure', (cell, heading) => readPressure(cell, heading, decimal));
  const nozzle = take('nozzle', (cell) => readNozzle(cellText(cell))) ?? remark.nozzle;

  const key = typedProduct ? keyOf(typedProduct) : `↑ ${keyOf(context.above ?? '')}`;
  const found = typedProduct ? findProduct(typedProduct, context) : undefined;
  const aboveFound = typedProduct || !context.above ? undefined : findProduct(context.above, context);
  const answeredId = answers.media?.[key];
  const medium = (answeredId ? named(answeredId) : undefined) ?? found?.certain;

  const figures: Partial<Tank> = {
    ...(typeof temperature === 'number' && { temperature }),
    ...(designTemperature !== undefined && { designTemperature }),
    ...(pressure !== undefined && { pressure }),
    ...(designPressure !== undefined && { designPressure }),
    ...(nozzle !== undefined && { nozzle }),
  };
  const name = String(readLinkValue(tankRecord.tag, tags[0] ?? '') ?? asName(tagText));
  const stated: Partial<Tank> = {
    ...sizes,
    ...figures,
    ...(name && { tag: name }),
    ...(shape && { shape }),
    ...(zone && { zone }),
    ...(quantity > 1 && { quantity }),
    ...(floats && { inside: 'apung' }),
    ...(buried && { place: 'tanam' }),
    ...Object.fromEntries(remark.facts.map(({ field, value }) => [field, value])),
    ...(medium && { medium: medium.id }),
  };
  const floating = stated.inside === 'apung';
  if (floating && answers.well) stated.opening = answers.well;
  for (const field of Object.keys(figures) as TankField[])
    if (!isUsable(field, stated[field] as number)) {
      unread.push({ heading: '', cell: String(stated[field]) });
      delete stated[field];
    }
  const wrong = shape ? shapeDimensions[shape].filter((field) => !isUsable(field, sizes[field as keyof Sizes])) : [];
  const questions: RowQuestion[] = [
    ...(medium
      ? []
      : [
          {
            kind: 'product' as const,
            key,
            typed: typedProduct,
            above: typedProduct ? undefined : context.above,
            proposed: proposals(found, aboveFound),
          },
        ]),
    ...(shape ? [] : [{ kind: 'shape' as const, key: shapeKey, typed: shapeText }]),
    ...(floating && !answers.well ? [{ kind: 'well' as const, key: 'well' as const }] : []),
    ...(wrong.length > 0 ? [{ kind: 'size' as const, fields: wrong }] : []),
  ];
  return {
    line: row.line,
    sheet: context.sheet,
    tag: tagText || cellOf('number').text || String(row.line),
    product: typedProduct,
    medium,
    isIdle: idle,
    stated,
    capacity: take('capacity', (cell) => readVolume(cell, decimal)),
    safe: take('safe', (cell) => readVolume(cell, decimal)),
    questions: idle ? [] : questions,
    notes,
    unread,
    typed: row.cells
      .map(cellText)
      .filter((text) => text.trim())
      .join(' · ')
      .slice(0, 200),
  };
}

const proposals = (
  found: ReturnType<typeof findProduct> | undefined,
  above: ReturnType<typeof findProduct> | undefined,
) => found?.proposed ?? (above?.certain ? [above.certain] : (above?.proposed ?? []));

/** The inside of `2400/2412`: the first of two. */
function firstOfTwo(cell: SheetCell, heading: string, decimal: DecimalSeparator): ReadSize | undefined {
  const [first = '', second] = cellText(cell).split('/');
  return second === undefined ? undefined : readSize(first, lengthUnitInHeading(heading), decimal);
}

function readVolume(cell: SheetCell, decimal: DecimalSeparator): StatedVolume | undefined {
  const { figure: typed, worth } = splitUnit(cell, 'L');
  const figure = readFigure(typed, decimal);
  return typeof figure === 'number' && figure > 0 ? { figure, worth } : undefined;
}

/** Shape by the sizes given; undefined where they leave it open. */
function inferShape(
  { diameter, length, width, height }: Sizes,
  combined: readonly ReadSize[],
): Tank['shape'] | undefined {
  const letters = combined.map(({ letter }) => letter);
  if (combined.length === 3 && !letters.includes('D')) return 'persegi';
  if (letters.includes('H') && letters.includes('D')) return 'tegak';
  if (letters.includes('L') && letters.includes('D')) return 'mendatar';
  if (diameter !== undefined)
    return height !== undefined && length === undefined
      ? 'tegak'
      : length !== undefined && height === undefined
        ? 'mendatar'
        : undefined;
  return length !== undefined && width !== undefined ? 'persegi' : undefined;
}

/** Sizes by the shape: the same cell is the length of a lying tank and the height of an upright one. */
function placeSizes(
  own: Sizes,
  along: number | undefined,
  combined: readonly ReadSize[],
  shape: Tank['shape'] | undefined,
): Sizes {
  const sizes: Sizes = { ...own };
  const set = (field: keyof Sizes, value: number | undefined) => {
    if (value !== undefined) sizes[field] ??= value;
  };
  const end = shape === 'mendatar' ? 'length' : 'height';
  const byLetter = { D: 'diameter', L: 'length', W: 'width', H: 'height' } as const;
  for (const { letter, metres } of combined) if (letter) set(byLetter[letter], metres);
  const unnamed = combined.filter(({ letter }) => !letter).map(({ metres }) => metres);
  const places: (keyof Sizes)[] =
    shape === 'persegi'
      ? ['length', 'width', 'height']
      : combined.some(({ letter }) => letter === 'D')
        ? [end]
        : ['diameter', end];
  for (const [at, metres] of unnamed.entries()) {
    const place = places[at];
    if (place) set(place, metres);
  }
  set(end, along);
  // A heading for one kind of tank stands for the other kind too.
  if (shape === 'mendatar') set('length', sizes.height);
  else if (shape && shape !== 'persegi' && shape !== 'bola') set('height', sizes.length);
  const fields: readonly string[] = shape ? shapeDimensions[shape] : Object.keys(sizes);
  return Object.fromEntries(
    Object.entries(sizes)
      .filter(([field]) => fields.includes(field))
      .map(([field, value]) => [field, Number(value.toFixed(4))]),
  );
}

/** The tank of a row, with examples for what it does not state; undefined while a question is open. */
export function wholeTank({ stated, medium, questions, isIdle: idle }: ListedRow): Tank | undefined {
  if (idle || !medium || questions.length > 0) return undefined;
  const { stored, kind } = medium;
  return {
    ...initialValues(tankRecord),
    kind,
    ...(stored && { temperature: stored.temperature, pressure: stored.pressure }),
    ...stated,
  };
}
