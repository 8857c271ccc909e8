import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { allRoutes } from '../../src/addresses.ts';
import { type BrokenPage, type Draft, type Path, type RecordFault, Refused } from '../contract.ts';
import { slotsIn } from '../form/marks.ts';
import { pagesOf, recordId } from '../say.ts';
import { leavesOf, valueAt } from '../tree.ts';
import { collectionOf, type DeskSite, ownerOf, readText, readTexts } from './collections.ts';
import { state } from './state.ts';

/** Astro streams: what fails below the head ends a page early and still answers 200. */
const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** A slot that stands on a page was filled by nobody; those in attributes are for scripts to fill. */
const isLeft = (html: string, slot: string) =>
  new RegExp(`>[^<]*\\{${slot}\\}`).test(html.replaceAll(/="[^"]*"/g, '').replaceAll(/<script.*?<\/script>/gs, ''));

/** What a page says that was rendered, and what it threw. */
export function readPage(html: string, thrown: string | undefined, draft: Draft | undefined) {
  const left = draft && slotsIn(draft.data).find((slot) => isLeft(html, slot));
  if (left) return { fault: `unknown slot ${left}` };
  return isWhole(html) ? { html } : { fault: thrown };
}

/** How long a save waits for the page beside the form, ms. */
const patience = 2000;

/** One after the other, as the development server has one thread; ends early where nobody waits any more. */
export async function findBroken(
  { fetchPage }: DeskSite,
  addresses: readonly string[] = allRoutes(),
  draft?: Draft,
  isWanted = () => true,
): Promise<BrokenPage[]> {
  const broken: BrokenPage[] = [];
  for (const address of fetchPage && isWanted() ? addresses : []) {
    if (!isWanted()) return [];
    const first = await fetchPage?.(address, draft);
    // Closed without an error while modules are loaded anew: asked once more.
    const page = first?.html || first?.fault ? first : await sleep(500).then(() => fetchPage?.(address, draft));
    if (!page?.html) broken.push({ address, ...(page?.fault && { fault: page.fault }) });
  }
  return broken;
}

/** The text that an error of a page quotes. */
function quoted(fault: string, data: unknown): Path | undefined {
  const texts = leavesOf(data).filter(({ value }) => typeof value === 'string' && value.length > 3);
  return texts.find(({ value }) => fault.includes(`“${value}”`))?.path;
}

/** With the pages, and the field that their error quotes: in the draft, else in any record. */
export async function brokenRefusal(site: DeskSite, broken: readonly BrokenPage[], draft?: Draft): Promise<Refused> {
  const records = draft ? [draft] : await readTexts(site);
  const problems = broken.flatMap(({ fault = '' }): RecordFault[] =>
    records.flatMap(({ file, data }) => {
      const path = quoted(fault, data);
      return path || fault.includes(file) ? [{ file, path: path ?? [], message: `page: ${fault}` }] : [];
    }),
  );
  return new Refused('breaks-pages', { detail: broken.map(({ address }) => address).join(', '), problems });
}

/**
 * Renders the page beside the form with what is typed, or all that show a record that comes or goes.
 * @returns whether it was seen in time, and whole
 * @throws Refused when it breaks by this draft, with the field
 */
export async function standsWith(site: DeskSite, draft: Draft): Promise<boolean> {
  const { file, data } = draft;
  const saved = parse(await readText(site, file).catch(() => '')) ?? undefined;
  const isEdit = saved !== undefined && data !== undefined;
  // Which addresses there are is read from the disk.
  if (isEdit && valueAt(data, ['draft']) !== valueAt(saved, ['draft'])) return false;
  const shown = pagesOf(file, ownerOf(site, file)?.name ?? '');
  const looked = isEdit ? shown.slice(0, 1) : shown.filter((address) => address !== `/${recordId(file)}`);
  let isLate = false;
  const broken = await Promise.race([
    findBroken(site, looked, draft, () => !isLate),
    sleep(isEdit ? patience : 10 * patience, undefined, { ref: false }),
  ]);
  isLate = true;
  if (!broken?.length) return broken !== undefined;
  // They wait for another record already.
  const before = (await findBroken(site, looked)).map(({ address }) => address);
  const own = broken.filter(({ address }) => !before.includes(address));
  if (own.length === 0) return false;
  const refusal = await brokenRefusal(site, own, draft);
  const changed = leavesOf(data).find(({ path, value }) => valueAt(saved, path) !== value)?.path ?? [];
  if (refusal.answer.problems?.length === 0) {
    refusal.answer.problems.push({ file, path: changed, message: `page: ${own[0]?.fault}` });
  }
  throw refusal;
}

/** All pages after a save, its own first; nothing once a later save has begun another walk. */
export async function walkPages(site: DeskSite, file: string): Promise<BrokenPage[]> {
  state.walks += 1;
  const own = state.walks;
  const pages = [...new Set([...pagesOf(file, collectionOf(site, file).name), ...allRoutes()])];
  return findBroken(site, pages, undefined, () => own === state.walks);
}
