import type { Table } from 'tank-gauging/tabular/cells';
import type { ListAnswers } from 'tank-gauging/tank-list/list-row';
import { parseTankText } from 'tank-gauging/tank-list/read-tank-list';
import type { ListFault } from './list-faults.ts';

/** The visitor's list as it came, and the answers to its questions; stored in this tab. */
export interface ListSource {
  /** Pasted text, or rows of a file. */
  text: string;
  file?: { name: string; table: Table; macros: boolean } | undefined;
  origin: 'own' | 'sample' | 'link';
  answers: ListAnswers;
}

export const noList: ListSource = { text: '', origin: 'own', answers: {} };

/** Largest file in bytes: a list of two hundred tanks has some tens of kilobytes. */
export const maxBytes = 10_000_000;

/** Reads a file of the visitor. Its reader is loaded on first use. */
export async function openListFile(file: File): Promise<{ fault: ListFault } | { source: ListSource }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > maxBytes) return { fault: 'big' };
  const { holdsMacros, openFile } = await import('tank-gauging/tabular/files');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await openFile(bytes, { fillsMerged: true });
  if (typeof table === 'string') return { fault: table };
  if (table.rows.length === 0) return { fault: table.sheets ? 'pictures' : 'empty' };
  const opened = { name: file.name.slice(0, 60), table, macros: table.sheets !== undefined && holdsMacros(bytes) };
  return { source: { text: '', file: opened, origin: 'own', answers: {} } };
}

export const tableOf = ({ text, file }: ListSource): Table => file?.table ?? parseTankText(text);
export const isEmpty = ({ text, file }: ListSource): boolean => text.trim() === '' && !file;

const store = 'daftar-tangki';

/** The list stored in this tab; none if storage is blocked. */
export function readKept(): ListSource | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(store) ?? 'null');
    return kept && typeof kept === 'object' && 'text' in kept ? ({ ...noList, ...kept } as ListSource) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the list over a reload; removes an empty one. Blocked or full storage keeps it only as long as the page. */
export function keepList(source: ListSource): void {
  try {
    // First, so that an earlier list does not come back when this one is too large.
    sessionStorage.removeItem(store);
    if (!isEmpty(source)) sessionStorage.setItem(store, JSON.stringify(source));
  } catch {
    // The list lives as long as the page.
  }
}

const linkKey = 'daftar';
/** Longest link: above it messengers cut. */
const longestLink = 4000;

const asText = ({ text, file }: ListSource): string =>
  file
    ? file.table.rows
        .map(({ cells }) => cells.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
        .join('\n')
    : text;

/** Link that opens the same list: its text is compressed into the fragment, which no server receives. */
export async function listLink(source: ListSource, page: string): Promise<string | undefined> {
  const { deflateSync, strToU8 } = await import('fflate');
  const bytes = deflateSync(strToU8(asText(source)), { level: 9 });
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const link = `${page}#${linkKey}=${code}`;
  return link.length <= longestLink ? link : undefined;
}

/** List in a link's fragment; undefined without a readable one. */
export async function listInLink(fragment: string): Promise<string | undefined> {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get(linkKey);
  if (!code || code.length > longestLink) return undefined;
  try {
    const { inflateSync, strFromU8 } = await import('fflate');
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return strFromU8(inflateSync(bytes, { out: new Uint8Array(500_000) }));
  } catch {
    // A damaged link opens the empty list.
    return undefined;
  }
}
