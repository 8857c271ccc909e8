import { type Route, routeId } from '../../routes.ts';

interface IndustryEntry {
  id: string;
  link: string;
}

/**
 * Pairs the industry records with their addresses, one to one.
 * @throws when a record has no address, an address no record, or a record links to a page that is not its own.
 */
export function checkIndustries(entries: readonly IndustryEntry[], routes: readonly Route[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  for (const { id, link } of entries) {
    if (!(routes as readonly string[]).includes(`/${id}`)) {
      throw new Error(
        `src/content/industries/${id}.yaml has no address: add '/${id}' to industryRoutes in src/routes.ts`,
      );
    }
    if (link !== `/${id}`) {
      throw new Error(`src/content/industries/${id}.yaml → link: is ${link}, but the page of this record is /${id}`);
    }
  }
  for (const route of routes) {
    if (!ids.has(routeId(route))) {
      throw new Error(`src/routes.ts lists the industry ${route}, but src/content/industries${route}.yaml is missing`);
    }
  }
}
