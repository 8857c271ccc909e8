import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentPath, groupNames, type RouteGroup, routeGroups, routes } from './routes.ts';
import { siteFolder } from './site-folder.ts';

/** Not cached, so that a new record is found at once. */
const idsIn = (folder: string): string[] =>
  globSync('*.yaml', { cwd: join(siteFolder, 'src/content', folder) })
    .map((file) => basename(file, '.yaml'))
    .sort();

const hasRecord = (folder: string, id: string): boolean =>
  /^[\w-]+$/.test(id) && existsSync(join(siteFolder, 'src/content', folder, `${id}.yaml`));

/** Drafts are not listed, and links to them are invalid. */
const isDraft = (id: string): boolean =>
  /^draft: true$/m.test(readFileSync(join(siteFolder, 'src/content/industries', `${id}.yaml`), 'utf8'));

/** Paths of the industry pages, named after their records. */
export const industryRoutes = (): string[] =>
  idsIn('industries')
    .filter((id) => !isDraft(id))
    .map((id) => `/${id}`);

export const groupRoutes = (group: RouteGroup): string[] =>
  group === 'industries' ? industryRoutes() : Object.values(routeGroups[group]);

export const allRoutes = (): string[] => [routes.home, ...groupNames.flatMap(groupRoutes)];

/** All pages except the search page, which lists them. */
export const listedRoutes = (): string[] => allRoutes().filter((route) => route !== routes.search);

/** Whether a path (without query and fragment) belongs to this site. */
export const isRoute = (path: string): boolean =>
  (Object.values(routes) as string[]).includes(path) ||
  (hasRecord('industries', path.slice(1)) && !isDraft(path.slice(1)));

export const documentIds = (): string[] => idsIn('documents');

/** Whether a path is that of a document of this site. */
export const isDocument = (path: string): boolean =>
  documentPath(basename(path, '.pdf')) === path && hasRecord('documents', basename(path, '.pdf'));
