import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentPath, groupNames, type RouteGroup, routeGroups, routes } from './routes.ts';

/** Names of the records in a folder of src/content; read anew each time, so that a new one counts at once. */
const idsIn = (folder: string): string[] =>
  globSync('*.yaml', { cwd: join('src/content', folder) })
    .map((file) => basename(file, '.yaml'))
    .sort();

const hasRecord = (folder: string, id: string): boolean =>
  /^[\w-]+$/.test(id) && existsSync(join('src/content', folder, `${id}.yaml`));

/** Whether an industry is not to be published yet: no list names it, no link leads to it. */
const isDraft = (id: string): boolean =>
  /^draft: true$/m.test(readFileSync(join('src/content/industries', `${id}.yaml`), 'utf8'));

/** The industry pages, each named after its record. */
export const industryRoutes = (): string[] =>
  idsIn('industries')
    .filter((id) => !isDraft(id))
    .map((id) => `/${id}`);

/** The pages of a group of the atlas. */
export const routesOf = (group: RouteGroup): string[] =>
  group === 'industries' ? industryRoutes() : Object.values(routeGroups[group]);

/** Every page of the site. */
export const allRoutes = (): string[] => [routes.home, ...groupNames.flatMap(routesOf)];

/** What search engines may list: every page but the list of all pages. */
export const listedRoutes = (): string[] => allRoutes().filter((route) => route !== routes.search);

/** True when the path part of an address (without query and fragment) belongs to this site. */
export const isRoute = (path: string): boolean =>
  (Object.values(routes) as string[]).includes(path) ||
  (hasRecord('industries', path.slice(1)) && !isDraft(path.slice(1)));

/** Documents to download, each named after its record. */
export const documentIds = (): string[] => idsIn('documents');

/** True for the address of a document of this site. */
export const isDocument = (path: string): boolean =>
  documentPath(basename(path, '.pdf')) === path && hasRecord('documents', basename(path, '.pdf'));
