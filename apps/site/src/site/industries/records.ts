import { getRecords } from '../../shared/records/records.ts';

/** The industries that have a page, in their order, each with its address: drafts have one at the desk alone. */
export async function getIndustries() {
  const records = await getRecords('industries', { drafts: process.env['DESK'] === '1' });
  return records.map((record) => ({ ...record, route: `/${record.id}` }));
}
