import { legalRoutes } from '../../routes.ts';
import { asItHolds } from '../../shared/records/legal.ts';
import { getPage, getRecord } from '../../shared/records/records.ts';

/** The legal pages, each with its address. @throws when one of them has no record. */
export function getLegalPages() {
  return Promise.all(
    Object.values(legalRoutes).map(async (route) => ({
      route,
      id: route.slice(1),
      page: asItHolds(await getPage('legal', route.slice(1)), await getRecord('pageRequests')),
    })),
  );
}
