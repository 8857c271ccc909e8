import { allRoutes } from '../apps/site/src/addresses.ts';
import { routes } from '../apps/site/src/routes.ts';

/** `sample`, as in the run of all tests, visits a page of each kind and breaks one part; what is named alone runs whole. */
export const isWhole = process.env['TEST_DEPTH'] !== 'sample';

/** A page of each kind. */
export const sample: readonly string[] = isWhole
  ? allRoutes()
  : [
      routes.home,
      routes.platform,
      '/agrikultur',
      routes.consultation,
      routes.tankTable,
      routes.developer,
      routes.claims,
    ];
