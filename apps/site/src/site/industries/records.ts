import { getRecords } from '../../shared/records/records.ts';

/** Industries that have a page, in their order, each with its path. Drafts are included only at the writer's desk. */
export async function getIndustries() {
  const records = await getRecords('industries', { drafts: process.env['DESK'] === '1' });
  return records.map((record) => ({ ...record, route: `/${record.id}` }));
}
