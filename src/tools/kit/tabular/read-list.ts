import { worthOf } from '../../../shared/format/units.ts';
import {
  bareFigure,
  columnsNamed,
  type DecimalSign,
  lengthOfHeading,
  litresIn,
  readFigure,
  readHeadings,
  textOf,
  unitOfCell,
  unitOfHeading,
} from './cells.ts';
import { tableOf } from './delimited.ts';
import { inchesOf } from './inches.ts';

/** A column of a pasted list, known by `heading`. */
export interface ListColumn {
  heading: RegExp;
  /** What such a heading does not have. */
  but?: RegExp;
  words?: boolean;
  needed?: boolean;
  /** A heading may name another unit of the kind. */
  unit?: 'mm' | 'L' | undefined;
  min?: number;
  max?: number;
}

export const listProblems = ['columns', 'rows', 'figure', 'missing', 'limit'] as const;
export interface ListProblem {
  kind: (typeof listProblems)[number];
  line: number;
  /** Of `columns`, the names that were not found. */
  column: string;
  cell: string;
}

interface ListLine<N extends string> {
  line: number;
  figures: Partial<Record<N, number>>;
  words: Partial<Record<N, string>>;
}

const withUnit = /^(.*\d)\s*([a-z]+)\.?$/i;

/** What one of a cell's own unit is worth in that of its column, and the figure without it. */
function ownUnit(cell: string, unit: ListColumn['unit']): { figure: string; worth: number } | undefined {
  const volume = unit === 'L' && unitOfCell(cell);
  if (volume) return { figure: cell, worth: litresIn[volume] };
  const inches = unit === 'mm' ? inchesOf(cell) : undefined;
  // A figure of a workbook has a dot, whatever sign the list has: inches are written without one.
  if (inches !== undefined) return { figure: String(Math.round(inches * 16)), worth: 25.4 / 16 };
  const [, figure = '', written = ''] = unit === 'mm' ? (withUnit.exec(cell) ?? []) : [];
  const length = written && lengthOfHeading(written);
  return length ? { figure, worth: worthOf.length[length] * 1000 } : undefined;
}

function worthUnder(heading: string, unit: ListColumn['unit']): number {
  const length = unit === 'mm' && lengthOfHeading(heading);
  const volume = unit === 'L' && unitOfHeading(heading);
  return length ? worthOf.length[length] * 1000 : volume ? litresIn[volume] : 1;
}

/** How the sign before decimals was found: `open` where the other reads as many cells, and some of them otherwise. */
export interface ListReading {
  decimal: DecimalSign;
  open: boolean;
}

/**
 * The sign before decimals is the one that is `chosen`, or with which more cells are figures, a comma where both do.
 * @returns the usable lines, what is wrong with the others, and how the figures were read
 */
export function readList<N extends string>(
  text: string,
  columns: Readonly<Record<N, ListColumn>>,
  most: number,
  chosen?: DecimalSign,
) {
  const { rows } = tableOf(text);
  const all = Object.entries<ListColumn>(columns) as [N, ListColumn][];
  const rules = all.map(([name, { heading, but }]) => [name, heading, but] as const);
  const { headings: titles = rows[0]?.cells.map(textOf) ?? [], start } = readHeadings(rows, rules);
  const body = rows.slice(Math.max(1, start));
  const found = columnsNamed(titles, rules);
  const places = all.map(([name, column]) => {
    const at = found[name] ?? -1;
    return { name, ...column, at, worth: worthUnder(titles[at] ?? '', column.unit) };
  });
  const lacks = places.filter(({ at, needed }) => needed && at < 0).map(({ name }) => name);
  const refused = (kind: 'columns' | 'rows', line: number) => ({
    lines: [] as ListLine<N>[],
    problems: [{ kind, line, column: lacks.join(', '), cell: '' }] as ListProblem[],
    reading: undefined as ListReading | undefined,
  });
  if (lacks.length > 0) return refused('columns', rows[0]?.line ?? 1);
  if (body.length > most) return refused('rows', body[most]?.line ?? most);
  const present = places.filter(({ at }) => at >= 0);
  // In mm and L nobody writes thousandths: a sign with three digits behind it everywhere stands before thousands.
  const whole = body.flatMap(({ cells }) =>
    present.flatMap(({ words, unit, worth, at }) =>
      words || !unit || worth !== 1 ? [] : [bareFigure(textOf(cells[at]))],
    ),
  );
  // What no tank holds is no way to read it either.
  const figures = present.flatMap(({ words, at, unit, worth: under, min = -Infinity, max = Infinity }) =>
    words
      ? []
      : body.map(({ cells }) => {
          const cell = textOf(cells[at]).trim();
          const { figure = cell, worth = under } = ownUnit(cell, unit) ?? {};
          return { figure, isUsable: (value: number) => value * worth >= min && value * worth <= max };
        }),
  );
  const against = (sign: DecimalSign) => {
    const decimals = whole.filter((cell) => cell.includes(sign === 'comma' ? ',' : '.'));
    const isThousands = decimals.length > 0 && decimals.every((cell) => /[.,]\d{3}$/.test(cell));
    const wrong = figures.filter(({ figure, isUsable }) => {
      const value = readFigure(figure, sign);
      return typeof value === 'object' || (value !== undefined && !isUsable(value));
    });
    return wrong.length + (isThousands ? 0.5 : 0);
  };
  const [dots, commas] = [against('dot'), against('comma')];
  const decimal = chosen ?? (dots < commas ? 'dot' : 'comma');
  const otherwise = (figure: string) => {
    const [dot, comma] = [readFigure(figure, 'dot'), readFigure(figure, 'comma')];
    return typeof dot === 'number' && typeof comma === 'number' && dot !== comma;
  };
  const reading: ListReading = {
    decimal,
    open: !chosen && dots === commas && figures.some(({ figure }) => otherwise(figure)),
  };
  const problems: ListProblem[] = [];
  const lines = body.flatMap(({ line, cells }) => {
    const read: ListLine<N> = { line, figures: {}, words: {} };
    const found = problems.length;
    for (const { name, at, words, needed, unit, worth: under, min = -Infinity, max = Infinity } of present) {
      const cell = textOf(cells[at]).trim();
      const own = words ? undefined : ownUnit(cell, unit);
      const typed = words ? undefined : readFigure(own?.figure ?? cell, decimal);
      const worth = own?.worth ?? under;
      const figure = typeof typed === 'number' ? typed * worth : typed;
      const wrong = (kind: ListProblem['kind']) => problems.push({ kind, line, column: titles[at] ?? name, cell });
      if (words) read.words[name] = cell;
      else if (typeof figure === 'object') wrong('figure');
      else if (figure === undefined) needed && wrong('missing');
      else if (figure < min || figure > max) wrong('limit');
      else read.figures[name] = figure;
    }
    return problems.length > found ? [] : [read];
  });
  return { lines, problems, reading };
}
