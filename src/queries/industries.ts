import { getEntry } from 'astro:content';
import { checkIndustries } from '../lib/industry-routes.ts';
import { industryRoutes, type Route } from '../routes.ts';
import type { IndustryPage } from '../schemas/industry.ts';
import { getRecords } from './records.ts';
import { filled } from './site.ts';

/** The industries in their order, each with its address. @throws when records and src/routes.ts do not match. */
export async function getIndustries() {
  const records = await getRecords('industries');
  checkIndustries(records, Object.values(industryRoutes));
  return records.map((record) => ({ ...record, route: record.link as Route }));
}

/** The words that all industry pages share. */
export async function getIndustryPage(): Promise<IndustryPage> {
  const entry = await getEntry('industryPage', 'industry-page');
  if (!entry) throw new Error('src/content/site/industry-page.yaml is missing');
  return filled(entry.data, 'site/industry-page');
}
