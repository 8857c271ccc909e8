import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Marked } from 'contract/marked';
import { allRoutes } from '../../addresses.ts';
import { legalRoutes, routeId, routes } from '../../routes.ts';
import { siteFolder } from '../../site-folder.ts';
import { originalFile } from '../records/page-schema.ts';
import { getPage, getPages } from '../records/records.ts';

/** Content of a share picture: the page’s headline over its scene or drawing. */
export interface ShareCard {
  label: Marked;
  title: Marked;
  scene: string;
}

/** Drawing of a tool or the API, if there is one; pages of the API’s reference share theirs. */
function drawingFor(id: string): string | undefined {
  const names = [id, ...(id.startsWith('api-integration-') ? ['api-integration'] : [])];
  return names.map((name) => join(siteFolder, 'src/assets/share', `${name}.svg`)).find(existsSync);
}

/** Pages without a picture, whose cards show the terminal. */
const wordRoutes: readonly string[] = [
  ...[routes.home, routes.consultation, routes.meeting, routes.search],
  ...[routes.downloads, routes.procurement, routes.claims, routes.stories, routes.foodSafety],
  ...Object.values(legalRoutes),
];

/** One card per route. @throws when a route has no record, or nothing to show next to its headline */
export async function getShareCards(): Promise<(ShareCard & { id: string })[]> {
  const [home, pages] = await Promise.all([getPage('home'), getPages()]);
  const scene = originalFile(home.hero.poster.src);
  return allRoutes().map((route) => {
    const id = routeId(route);
    const page = pages.find((candidate) => candidate.id === id);
    if (!page) throw new Error(`${route} has no page record, so no share picture can be made for it`);
    const { share, hero } = page;
    const own = share ? originalFile(share) : (drawingFor(id) ?? (wordRoutes.includes(route) ? scene : undefined));
    if (!own) throw new Error(`${route} has neither a picture to share nor a drawing src/assets/share/${id}.svg`);
    return { id, label: hero.label, title: hero.title, scene: own };
  });
}
