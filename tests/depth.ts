import { allRoutes } from '../apps/site/src/addresses.ts';
import { routes } from '../apps/site/src/routes.ts';

/** `samplePages` (plain `npm test`) visits one page of each kind and breaks one part; a named group runs whole. */
export const isWholeDepth = process.env['TEST_DEPTH'] !== 'sample';

/** One page of each kind. */
export const samplePages: readonly string[] = isWholeDepth
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
