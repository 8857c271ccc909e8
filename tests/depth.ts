import { allRoutes } from '../src/addresses.ts';
import { routes } from '../src/routes.ts';

/** `sample` walks over a page of each kind, as a part of all tests; alone a walk goes over every page. */
export const isWhole = process.env['TEST_DEPTH'] !== 'sample';

const sample: readonly string[] = [
  routes.home,
  routes.platform,
  '/agrikultur',
  routes.consultation,
  routes.tankTable,
  routes.developer,
  routes.claims,
];

/** The pages that a long walk visits. */
export const walked: readonly string[] = isWhole ? allRoutes() : sample;

export const walkedAddresses: readonly string[] = [...walked, '/tidak-ada'];
