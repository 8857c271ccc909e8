import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import type { Row, SheetCell, Table } from './cells.ts';
import { parseTable } from './delimited.ts';
import { parsePageTable } from './page-table.ts';

/** Number of leading bytes in which a zero byte marks a binary file. */
const mostScanned = 64_000;

/** Decodes UTF-8, UTF-16, else Windows-1252; undefined for binary data. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, mostScanned).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not valid UTF-8: older spreadsheets write Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reason why a file cannot be read; `old` is a workbook in a format before XLSX, or an encrypted one; `page` is an HTML
 * page without a table.
 */
export type UnreadFile = 'old' | 'workbook' | 'pdf' | 'image' | 'page' | 'binary';

const [zip, compound] = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
/** PNG, JPEG, GIF, WebP, TIFF. */
const images = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'];
/** Excel's XML and web archive formats, which also carry the extension .xls. */
const otherWorkbook = /^\s*(?:mime-version:|<\?xml[\s\S]*?<\?mso-application|<\?xml[\s\S]*?<(?:\w+:)?workbook\b)/i;

/** Reads a file by its signature, not its extension: programs save HTML pages and XLSX as .xls too. */
export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  options: WorkbookOptions = {},
): Promise<Table | UnreadFile> {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === zip) {
    const sheets = await readWorkbook(bytes, options);
    return sheets ? joinSheets(sheets) : 'workbook';
  }
  if (signature === compound) return 'old';
  if (signature === '%PDF') return 'pdf';
  if (images.some((begin) => signature.startsWith(begin))) return 'image';
  const text = decodeText(bytes);
  if (text === undefined) return 'binary';
  if (otherWorkbook.test(text.slice(0, 2000))) return 'old';
  const page = parsePageTable(text);
  return page ? (page.rows.length > 0 ? page : 'page') : parseTable(text);
}

export interface Sheet {
  name: string;
  rows: Row[];
}

/** Rows of all sheets, each sheet below the one before. */
export const joinSheets = (sheets: readonly Sheet[]): Table => ({
  rows: sheets.flatMap(({ rows }, sheet) => rows.map((row) => ({ ...row, sheet }))),
  separator: undefined,
  sheets: sheets.map(({ name }) => name),
});

interface WorkbookOptions {
  /** Repeats the value of cells merged downwards in each of their rows. */
  fillsMerged?: boolean;
}

/** True for a workbook with macros, which are never run. */
export const holdsMacros = (bytes: Uint8Array): boolean => {
  let found = false;
  unzipSync(bytes, {
    filter: ({ name }) => {
      found ||= /vbaProject\.bin$/i.test(name);
      return false;
    },
  });
  return found;
};

/** Sheets of an XLSX workbook; undefined for other files. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { fillsMerged = false }: WorkbookOptions = {},
): Promise<Sheet[] | undefined> {
  try {
    return (await readWorkbookFile(stored(bytes, fillsMerged))).map(({ sheet, data }) => ({
      name: sheet,
      rows: numberRows(data),
    }));
  } catch {
    // The reader throws on damaged and foreign files alike; the page reports that the file cannot be read.
    return undefined;
  }
}

/** Formula without a stored value, as some programs write it; it is shown as its text. */
const unreckoned = /<c\b([^>]*?)>\s*<f\b(?:[^>]*\/>|[^>]*>([^<]*)<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

const showFormula = (_: string, attributes: string, formula = '') =>
  `<c${attributes.replace(/\s+t="\w+"/, '')} t="inlineStr"><is><t>=${formula}</t></is></c>`;

/** Copies the first cell of each range that is merged downwards into the rows below it. */
function fillMerged(sheet: string): string {
  let filled = sheet;
  for (const [, column = '', from = '', to = ''] of sheet.matchAll(/<mergeCell ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g)) {
    const cellAt = (row: number) => new RegExp(`<c r="${column}${row}"(?:[^>]*/>|[\\s\\S]*?</c>)`);
    const [value] = cellAt(Number(from)).exec(filled) ?? [];
    if (!value || Number(to) - Number(from) > mostMerged) continue;
    for (let row = Number(from) + 1; row <= Number(to); row += 1)
      filled = filled.replace(cellAt(row), value.replace(`r="${column}${from}"`, `r="${column}${row}"`));
  }
  return filled;
}
const mostMerged = 500;

/** Limit in bytes on the unpacked size; a hundred thousand rows need a tenth of it. */
const mostUnpacked = 400_000_000;

/**
 * Repacks the workbook uncompressed: for larger compressed parts the reader would start workers from text, which the
 * content security policy forbids.
 */
function stored(bytes: Uint8Array, fillsMerged: boolean): ArrayBuffer {
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
    const written = text.replace(unreckoned, showFormula);
    const shown = fillsMerged ? fillMerged(written) : written;
    if (shown !== text) parts[name] = strToU8(shown);
  }
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
}

/** Non-empty rows with the line numbers of the spreadsheet. */
const numberRows = (data: readonly (readonly unknown[])[]): Row[] =>
  data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(toCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Cell value; dates become `2026-10-31`. */
function toCell(value: unknown): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? '' : String(value);
}
