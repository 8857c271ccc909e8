import type { SiteId } from '../../plant/simulator/types.ts';
import { isSiteId, siteSpecs } from '../../plant/sites/index.ts';

/** What an address remembers: `#situs=minyak-gas&tangki=TK-204`. A fragment never leaves the browser. */
export interface DemoSelection {
  site: SiteId;
  tank: string;
}

/** The tank that a site shows first. */
const first: Partial<Record<SiteId, string>> = { 'minyak-gas': 'TK-204' };
export const firstTank = (site: SiteId): string => first[site] ?? siteSpecs[site][0]?.id ?? '';

/** Reads a fragment; undefined when it names no site. A tank that the site does not have becomes its first. */
export function readPlace(fragment: string): DemoSelection | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const site = query.get('situs') ?? '';
  if (!isSiteId(site)) return undefined;
  const tank = query.get('tangki') ?? '';
  return { site, tank: siteSpecs[site].some(({ id }) => id === tank) ? tank : firstTank(site) };
}

export const writePlace = ({ site, tank }: DemoSelection): string =>
  `#${new URLSearchParams({ situs: site, tangki: tank })}`;
