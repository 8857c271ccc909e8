import type { Cell, Sheet } from './xlsx.ts';
import { columnName } from './xlsx.ts';

type Value = number | string;
type Range = Value[];

/** The functions that the workbook uses, as spreadsheets define them; IRR by Newton's method from the guess. */
const functions: Record<string, (args: (Value | Range)[]) => number> = {
  MAX: (args) => Math.max(...(args.flat() as number[])),
  MIN: (args) => Math.min(...(args.flat() as number[])),
  INT: ([x]) => Math.floor(x as number),
  ROUNDUP: ([x]) => Math.ceil(x as number),
  INDEX: ([range, place]) => (range as number[])[(place as number) - 1] ?? Number.NaN,
  NPV: ([rate, flows]) =>
    (flows as number[]).reduce((sum, flow, t) => sum + flow / (1 + (rate as number)) ** (t + 1), 0),
  IRR: ([flows, guess]) => newton(flows as number[], guess as number),
};

function newton(flows: number[], guess: number): number {
  let rate = guess;
  for (let step = 0; step < 100; step++) {
    const worth = flows.reduce((sum, flow, t) => sum + flow / (1 + rate) ** t, 0);
    const slope = flows.reduce((sum, flow, t) => sum - (t * flow) / (1 + rate) ** (t + 1), 0);
    const next = rate - worth / slope;
    if (!Number.isFinite(next) || next <= -1) throw new Error('#NUM!');
    if (Math.abs(next - rate) < 1e-13) return next;
    rate = next;
  }
  throw new Error('#NUM!');
}

const token =
  /'[^']+'![A-Z]+\d+(?::[A-Z]+\d+)?|[A-Z]+\d+(?::[A-Z]+\d+)?|[A-Z]+(?=\()|"[^"]*"|\d+(?:\.\d+)?|[-+*/^<>(),=]/g;
const levels = [['<', '>', '='], ['+', '-'], ['*', '/'], ['^']] as const;

/**
 * Calculates a workbook from its formulas alone, without the values that stand beside them: what a spreadsheet would
 * make of it. Returns the value of a cell: `value('Hasil', 'C2')`.
 */
export function recalculate(sheets: readonly Sheet[]) {
  const cells = new Map<string, Cell>();
  for (const { name, rows } of sheets) {
    rows.forEach((row, at) => {
      row.forEach((cell, column) => {
        if (cell) cells.set(`${name}!${columnName(column)}${at + 1}`, cell);
      });
    });
  }
  const known = new Map<string, Value>();
  const value = (sheet: string, place: string): Value => {
    const key = `${sheet}!${place}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const cell = cells.get(key);
    if (!cell) throw new Error(`${key} is empty`);
    const found = cell.formula === undefined ? (cell.number ?? cell.text ?? '') : evaluate(cell.formula, sheet);
    known.set(key, found);
    return found;
  };
  const reference = (text: string, home: string): Value | Range => {
    const [, sheet = home, from = '', to] = /^(?:'([^']+)'!)?([A-Z]+\d+)(?::([A-Z]+\d+))?$/.exec(text) ?? [];
    if (!to) return value(sheet, from);
    const [column = '', first, last] = [
      from.replace(/\d/g, ''),
      ...[from, to].map((place) => Number(place.replace(/\D/g, ''))),
    ];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, row) =>
      value(sheet, `${column}${Number(first) + row}`),
    );
  };
  function evaluate(formula: string, home: string): Value {
    const tokens = formula.match(token) ?? [];
    if (tokens.join('') !== formula) throw new Error(`cannot read ${formula}`);
    let at = 0;
    const expect = (sign: string) => {
      if (tokens[at++] !== sign) throw new Error(`${sign} is missing in ${formula}`);
    };
    /** Parses always, calculates only where the branch is taken, as IF does. */
    const binary = (level: number, live: boolean): Value | Range => {
      const signs = levels[level] as readonly string[] | undefined;
      if (!signs) return single(live);
      let left = binary(level + 1, live);
      for (let sign = tokens[at]; sign && signs.includes(sign); sign = tokens[at]) {
        at++;
        const right = binary(level + 1, live);
        if (live) left = operate(sign, left as number, right as number);
      }
      return left;
    };
    const single = (live: boolean): Value | Range => {
      const here = tokens[at++] ?? '';
      if (here === '-') return live ? -(single(live) as number) : single(live);
      if (here === '(') {
        const inner = binary(0, live);
        expect(')');
        return inner;
      }
      if (here.startsWith('"')) return here.slice(1, -1);
      if (/^\d/.test(here)) return Number(here);
      if (tokens[at] === '(') return call(here, live);
      return live ? reference(here, home) : 0;
    };
    const call = (name: string, live: boolean): Value | Range => {
      expect('(');
      if (name === 'IF') {
        const yes = Boolean(binary(0, live));
        expect(',');
        const first = binary(0, live && yes);
        expect(',');
        const second = binary(0, live && !yes);
        expect(')');
        return yes ? first : second;
      }
      const start = at;
      try {
        const args = [binary(0, live)];
        while (tokens[at] === ',') {
          at++;
          args.push(name === 'IFERROR' ? binary(0, false) : binary(0, live));
        }
        expect(')');
        return name === 'IFERROR' || !live ? (args[0] ?? 0) : (functions[name]?.(args) ?? Number.NaN);
      } catch (problem) {
        if (name !== 'IFERROR' || (problem as Error).message !== '#NUM!') throw problem;
        at = start;
        binary(0, false);
        expect(',');
        const otherwise = binary(0, true);
        expect(')');
        return otherwise;
      }
    };
    return binary(0, true) as Value;
  }
  return value;
}

function operate(sign: string, left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
    case '<':
      return Number(left < right);
    case '>':
      return Number(left > right);
    default:
      return Number(left === right);
  }
}
