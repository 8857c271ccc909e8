import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import type { Row, SheetCell, Table } from './cells.ts';
import { tableOf } from './delimited.ts';
import { pageTable } from './page-table.ts';

/** A zero byte before here: no text. */
const mostScanned = 64_000;

/** UTF-8, UTF-16, else Windows-1252; undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, mostScanned).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // No UTF-8: what older spreadsheets write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Why a file is not read. `old`: a workbook in the format before XLSX, or behind a password. */
export type UnreadFile = 'old' | 'workbook' | 'binary';

const [zip, compound] = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
/** Excel's own XML and web archive, which it names .xls too. */
const otherWorkbook = /^\s*(?:mime-version:|<\?xml[\s\S]*?<\?mso-application|<\?xml[\s\S]*?<(?:\w+:)?workbook\b)/i;

/** By its first bytes, whatever it is called: programs save pages, and XLSX too, as .xls. */
export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  tableIn: (sheets: readonly Sheet[]) => Table,
): Promise<Table | UnreadFile> {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === zip) {
    const sheets = await readWorkbook(bytes);
    return sheets ? tableIn(sheets) : 'workbook';
  }
  if (signature === compound) return 'old';
  const text = decodeText(bytes);
  if (text === undefined) return 'binary';
  if (otherWorkbook.test(text.slice(0, 2000))) return 'old';
  return pageTable(text) ?? tableOf(text);
}

export interface Sheet {
  name: string;
  rows: Row[];
}

/** Undefined for what is no XLSX. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | undefined> {
  try {
    return (await readWorkbookFile(stored(bytes))).map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  } catch {
    // The reader tells damaged and other files apart by throwing; the page says that it cannot be read.
    return undefined;
  }
}

/** A formula without a stored value, as some programs write it, is shown as its text. */
const unreckoned = /<c\b([^>]*?)>\s*<f\b(?:[^>]*\/>|[^>]*>([^<]*)<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

const showFormula = (_: string, attributes: string, formula = '') =>
  `<c${attributes.replace(/\s+t="\w+"/, '')} t="inlineStr"><is><t>=${formula}</t></is></c>`;

/** Bytes; a hundred thousand rows take a tenth. */
const mostUnpacked = 400_000_000;

/** Stored only: for larger parts the reader would make workers of texts, which the policy forbids. */
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

/** Rows that are not empty, by the spreadsheet's numbers. */
const rowsOf = (data: readonly (readonly unknown[])[]): Row[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Dates as `2026-10-31`. */
function cellOf(value: unknown): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? '' : String(value);
}
