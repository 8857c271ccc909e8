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
  unitOfHeading,
} from './cells.ts';
import { tableOf } from './delimited.ts';

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

function worthUnder(heading: string, unit: ListColumn['unit']): number {
  const length = unit === 'mm' && lengthOfHeading(heading);
  const volume = unit === 'L' && unitOfHeading(heading);
  return length ? worthOf.length[length] * 1000 : volume ? litresIn[volume] : 1;
}

/**
 * The sign before decimals is the one with which more cells are figures, a comma where both do.
 * @returns the usable lines, and what is wrong with the others
 */
export function readList<N extends string>(text: string, columns: Readonly<Record<N, ListColumn>>, most: number) {
  const { rows } = tableOf(text);
  const all = Object.entries<ListColumn>(columns) as [N, ListColumn][];
  const rules = all.map(([name, { heading, but }]) => [name, heading, but] as const);
  const { headings: titles = rows[0]?.cells.map(textOf) ?? [], start } = readHeadings(rows, rules);
  const body = rows.slice(Math.max(1, start));
  const found = columnsNamed(titles, rules);
  const places = all.map(([name, column]) => ({ name, ...column, at: found[name] ?? -1 }));
  const lacks = places.filter(({ at, needed }) => needed && at < 0).map(({ name }) => name);
  const refused = (kind: 'columns' | 'rows', line: number) => ({
    lines: [] as ListLine<N>[],
    problems: [{ kind, line, column: lacks.join(', '), cell: '' }] as ListProblem[],
  });
  if (lacks.length > 0) return refused('columns', rows[0]?.line ?? 1);
  if (body.length > most) return refused('rows', body[most]?.line ?? most);
  const present = places.filter(({ at }) => at >= 0);
  const typed = body.flatMap(({ cells }) => present.flatMap(({ words, at }) => (words ? [] : [textOf(cells[at])])));
  // In mm and L nobody writes thousandths: a sign with three digits behind it everywhere stands before thousands.
  const whole = body.flatMap(({ cells }) =>
    present.flatMap(({ words, unit, at }) =>
      words || !unit || worthUnder(titles[at] ?? '', unit) !== 1 ? [] : [bareFigure(textOf(cells[at]))],
    ),
  );
  const against = (sign: DecimalSign) => {
    const decimals = whole.filter((cell) => cell.includes(sign === 'comma' ? ',' : '.'));
    const isThousands = decimals.length > 0 && decimals.every((cell) => /[.,]\d{3}$/.test(cell));
    return typed.filter((cell) => typeof readFigure(cell, sign) === 'object').length + (isThousands ? 0.5 : 0);
  };
  const sign = against('dot') < against('comma') ? 'dot' : 'comma';
  const problems: ListProblem[] = [];
  const lines = body.flatMap(({ line, cells }) => {
    const read: ListLine<N> = { line, figures: {}, words: {} };
    const found = problems.length;
    for (const { name, at, words, needed, unit, min = -Infinity, max = Infinity } of present) {
      const cell = textOf(cells[at]).trim();
      const typed = words ? undefined : readFigure(cell, sign);
      const figure = typeof typed === 'number' ? typed * worthUnder(titles[at] ?? '', unit) : typed;
      const wrong = (kind: ListProblem['kind']) => problems.push({ kind, line, column: titles[at] ?? name, cell });
      if (words) read.words[name] = cell;
      else if (typeof figure === 'object') wrong('figure');
      else if (figure === undefined) needed && wrong('missing');
      else if (figure < min || figure > max) wrong('limit');
      else read.figures[name] = figure;
    }
    return problems.length > found ? [] : [read];
  });
  return { lines, problems };
}
