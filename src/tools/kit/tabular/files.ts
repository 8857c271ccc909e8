import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import type { Row, SheetCell } from './table.ts';

/** A zero byte in the first part of a file that is not UTF-16: no text. */
const mostScanned = 64_000;

/** The text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252; undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, mostScanned).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export interface Sheet {
  name: string;
  rows: Row[];
}

/** The sheets of a workbook (XLSX), row by row; undefined for what is none. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | undefined> {
  try {
    return (await readWorkbookFile(stored(bytes))).map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  } catch {
    return undefined;
  }
}

/** A cell with a formula and no stored value, as some programs write it: where it is read, nobody reckons it. */
const unreckoned = /<c\b([^>]*?)>\s*<f\b(?:[^>]*\/>|[^>]*>([^<]*)<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

/** The formula itself as the cell's text: `=B2+C2-D2`. */
const showFormula = (_: string, attributes: string, formula = '') =>
  `<c${attributes.replace(/\s+t="\w+"/, '')} t="inlineStr"><is><t>=${formula}</t></is></c>`;

/** Bytes of the largest content that is unpacked: a hundred thousand rows take about a tenth of it. */
const mostUnpacked = 400_000_000;

/**
 * The same workbook without compression. The reader unpacks large parts in workers that it makes of texts, which our
 * policy forbids; what is only stored it takes as it is.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked) throw new RangeError('the workbook is too large');
      return true;
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    if (!/worksheets\//.test(name)) continue;
    const text = strFromU8(part);
    const shown = text.replace(unreckoned, showFormula);
    if (shown !== text) parts[name] = strToU8(shown);
  }
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
}

/** Rows with something in them, numbered as the spreadsheet numbers them. */
const rowsOf = (data: readonly (readonly unknown[])[]): Row[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Dates as `2026-10-31`, numbers as they are, everything else as text. */
function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? '' : String(value);
}
