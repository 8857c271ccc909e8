import { median } from '../methods/statistics.ts';
import type { Row, Table } from './cells.ts';

/** Parses delimited text by RFC 4180, with CRLF, LF or CR and an optional byte order mark; blank lines are skipped. */
export function* readDelimited(text: string, separator: string): Generator<Row & { cells: string[] }> {
  const endOfCell = new RegExp(`[${separator}\\r\\n]|$`, 'g');
  const endOfLine = /\r\n|\r|\n|$/y;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const row = { line, cells: [] as string[] };
    let unclosed = false;
    let more = true;
    while (more) {
      const quoted = readQuoted(text, at);
      unclosed ||= quoted.unclosed;
      line += text.slice(at, quoted.end).split(/\r\n|\r|\n/).length - 1;
      endOfCell.lastIndex = quoted.end;
      const end = endOfCell.exec(text)?.index ?? text.length;
      row.cells.push(quoted.cell + text.slice(quoted.end, end));
      more = text[end] === separator;
      at = more ? end + 1 : end;
    }
    endOfLine.lastIndex = at;
    at += endOfLine.exec(text)?.[0].length ?? 0;
    line += 1;
    if (row.cells.length > 1 || row.cells[0]?.trim()) yield unclosed ? { ...row, unclosed } : row;
  }
}

/** Quoted text at the beginning of a cell, and the position after it. */
function readQuoted(text: string, from: number): { cell: string; end: number; unclosed: boolean } {
  if (text[from] !== '"') return { cell: '', end: from, unclosed: false };
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

const separators = [';', '\t', ',', '|'] as const;

/** Separator that splits the first lines most evenly, else a comma. */
function findSeparator(head: string, lines: readonly string[], isCut: boolean): string {
  // A tab or semicolon in every line decides, because commas may be decimal separators.
  const certain = ['\t', ';'].find((sign) => lines.every((line) => line.replace(/"[^"]*"/g, '').includes(sign)));
  if (certain) return certain;
  const scores = separators.map((separator) => {
    const counts: number[] = [];
    for (const { cells } of readDelimited(head, separator)) {
      counts.push(cells.length);
      if (counts.length === 20) break;
    }
    if (isCut) counts.pop();
    const usual = Math.round(median(counts));
    const same = counts.filter((count) => count === usual).length / (counts.length || 1);
    return { separator, score: usual > 1 ? same * 100 + Math.min(usual, 12) : 0 };
  });
  const best = scores.reduce((first, item) => (item.score > first.score ? item : first));
  return best.score > 0 ? best.separator : ',';
}

/** Line of two cells separated by spaces only, as copied from a document. */
const blanks = /^\s*[^\s;]+[ \u00a0]+[^\s;]+\s*$/;

export function parseTable(text: string): Table {
  const head = text.slice(0, 20_000);
  const isCut = head.length < text.length;
  const lines = head.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (isCut) lines.pop();
  if (lines.length > 0 && lines.every((line) => blanks.test(line))) {
    const parted = text.replace(/^[ \u00a0]+|[ \u00a0]+$/gm, '').replace(/[ \u00a0]+/g, '\t');
    return { rows: [...readDelimited(parted, '\t')], separator: undefined };
  }
  const separator = findSeparator(head, lines, isCut);
  return { rows: [...readDelimited(text, separator)], separator };
}
