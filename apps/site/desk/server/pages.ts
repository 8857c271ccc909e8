import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { allRoutes } from '../../src/addresses.ts';
import { type BrokenPage, type Draft, type Path, type RecordFault, RefusalError } from '../contract.ts';
import { pagesShowing, recordId } from '../desk-texts.ts';
import { slotsIn } from '../form/marks.ts';
import { listLeaves, valueAt } from '../tree.ts';
import { type DeskSite, findOwner, readText, readTexts, requireCollection } from './collections.ts';
import { deskState } from './state.ts';

/** Astro streams: an error below the head cuts the page off, although its status is 200. */
const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** Whether a rendered page still shows a slot. Slots in attributes and scripts do not count: the browser fills them. */
const isLeft = (html: string, slot: string) =>
  new RegExp(`>[^<]*\\{${slot}\\}`).test(html.replaceAll(/="[^"]*"/g, '').replaceAll(/<script.*?<\/script>/gs, ''));

/** Judges a rendered page: its HTML, or the error when it is cut off or has an open slot. */
export function readPage(html: string, thrown: string | undefined, draft: Draft | undefined) {
  const left = draft && slotsIn(draft.data).find((slot) => isLeft(html, slot));
  if (left) return { fault: `unknown slot ${left}` };
  return isWhole(html) ? { html } : { fault: thrown };
}

/** How long a save waits for rendering the page, ms. */
const patience = 2000;

/**
 * Renders pages one at a time, as the development server is single-threaded; stops when the result is no longer
 * wanted.
 */
export async function findBrokenPages(
  { fetchPage }: DeskSite,
  addresses: readonly string[] = allRoutes(),
  draft?: Draft,
  isWanted = () => true,
): Promise<BrokenPage[]> {
  const broken: BrokenPage[] = [];
  for (const address of fetchPage && isWanted() ? addresses : []) {
    if (!isWanted()) return [];
    const first = await fetchPage?.(address, draft);
    // Retries once: without an error, the connection was closed while modules reloaded.
    const page = first?.html || first?.fault ? first : await sleep(500).then(() => fetchPage?.(address, draft));
    if (!page?.html) broken.push({ address, ...(page?.fault && { fault: page.fault }) });
  }
  return broken;
}

/** Path of the text that an error quotes. */
function quoted(fault: string, data: unknown): Path | undefined {
  const texts = listLeaves(data).filter(({ value }) => typeof value === 'string' && value.length > 3);
  return texts.find(({ value }) => fault.includes(`“${value}”`))?.path;
}

/** Refusal listing the broken pages and the field named in their error: in the draft, else in any record. */
export async function brokenRefusal(
  site: DeskSite,
  broken: readonly BrokenPage[],
  draft?: Draft,
): Promise<RefusalError> {
  const records = draft ? [draft] : await readTexts(site);
  const problems = broken.flatMap(({ fault = '' }): RecordFault[] =>
    records.flatMap(({ file, data }) => {
      const path = quoted(fault, data);
      return path || fault.includes(file) ? [{ file, path: path ?? [], message: `page: ${fault}` }] : [];
    }),
  );
  return new RefusalError('breaks-pages', { detail: broken.map(({ address }) => address).join(', '), problems });
}

/**
 * Renders the page of a draft, or all pages that show a record to be created or removed.
 * @returns whether rendering finished in time and without errors
 * @throws Refused when this draft breaks a page, with the field
 */
export async function rendersWithDraft(site: DeskSite, draft: Draft): Promise<boolean> {
  const { file, data } = draft;
  const saved = parse(await readText(site, file).catch(() => '')) ?? undefined;
  const isEdit = saved !== undefined && data !== undefined;
  // The list of pages is read from disk, so a change of the draft flag cannot be rendered.
  if (isEdit && valueAt(data, ['draft']) !== valueAt(saved, ['draft'])) return false;
  const shown = pagesShowing(file, findOwner(site, file)?.name ?? '');
  const looked = isEdit ? shown.slice(0, 1) : shown.filter((address) => address !== `/${recordId(file)}`);
  let isLate = false;
  const broken = await Promise.race([
    findBrokenPages(site, looked, draft, () => !isLate),
    sleep(isEdit ? patience : 10 * patience, undefined, { ref: false }),
  ]);
  isLate = true;
  if (!broken?.length) return broken !== undefined;
  // Pages that were broken before do not count.
  const before = (await findBrokenPages(site, looked)).map(({ address }) => address);
  const own = broken.filter(({ address }) => !before.includes(address));
  if (own.length === 0) return false;
  const refusal = await brokenRefusal(site, own, draft);
  const changed = listLeaves(data).find(({ path, value }) => valueAt(saved, path) !== value)?.path ?? [];
  if (refusal.answer.problems?.length === 0) {
    refusal.answer.problems.push({ file, path: changed, message: `page: ${own[0]?.fault}` });
  }
  throw refusal;
}

/** Renders all pages after a save, the record’s own first; returns none when a later save started another walk. */
export async function renderAllPages(site: DeskSite, file: string): Promise<BrokenPage[]> {
  deskState.walks += 1;
  const own = deskState.walks;
  const pages = [...new Set([...pagesShowing(file, requireCollection(site, file).name), ...allRoutes()])];
  return findBrokenPages(site, pages, undefined, () => own === deskState.walks);
}
