import { median } from '../../../plant/methods/statistics.ts';
import type { Row, Table } from './table.ts';

/** RFC 4180, with CRLF, LF or CR and a byte order mark. Blank lines are passed over. */
export function* readDelimited(text: string, separator: string): Generator<Row & { cells: string[] }> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    let unclosed = false;
    let more = true;
    while (more) {
      let cell = '';
      if (text[at] === '"') {
        const quoted = readQuoted(text, at);
        cell = quoted.cell;
        unclosed ||= quoted.unclosed;
        line += countBreaks(text, at, quoted.end);
        at = quoted.end;
      }
      const end = endOfCell(text, at, separator);
      cell += text.slice(at, end);
      cells.push(cell);
      more = text[end] === separator;
      at = more ? end + 1 : end;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (cells.length > 1 || cells[0]?.trim())
      yield unclosed ? { line: start, cells, unclosed } : { line: start, cells };
  }
}

function readQuoted(text: string, from: number): { cell: string; end: number; unclosed: boolean } {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark === -1) return { cell: cell + text.slice(at), end: text.length, unclosed: true };
    cell += text.slice(at, mark);
    if (text[mark + 1] !== '"') return { cell, end: mark + 1, unclosed: false };
    cell += '"';
    at = mark + 2;
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  }
  return count;
}

const separators = [';', '\t', ',', '|'] as const;

/** The one that divides the first lines most evenly, or a comma. */
export function findSeparator(text: string): string {
  const head = text.slice(0, 20_000);
  const scores = separators.map((separator) => {
    const counts: number[] = [];
    for (const { cells } of readDelimited(head, separator)) {
      counts.push(cells.length);
      if (counts.length === 20) break;
    }
    if (head.length < text.length) counts.pop();
    const usual = Math.round(median(counts));
    const same = counts.filter((count) => count === usual).length / (counts.length || 1);
    return { separator, score: usual > 1 ? same * 100 + Math.min(usual, 12) : 0 };
  });
  const best = scores.reduce((first, item) => (item.score > first.score ? item : first));
  return best.score > 0 ? best.separator : ',';
}

export function tableOf(text: string): Table {
  const separator = findSeparator(text);
  return { rows: [...readDelimited(text, separator)], separator };
}
