import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '../../addresses.ts';
import { routeId } from '../../routes.ts';
import { siteFolder } from '../../site-folder.ts';
import { fileOf } from '../records/page-schema.ts';
import { getPage, getPages } from '../records/records.ts';
import type { Marked } from '../text/marked.ts';

/** The page's own headline over a file: its scene or drawing. */
export interface ShareCard {
  label: Marked;
  title: Marked;
  scene: string;
}

/** Of a tool or the API; pages below share it. */
function drawingFor(id: string): string | undefined {
  const names = [id, ...(id.startsWith('api-integration-') ? ['api-integration'] : [])];
  return names.map((name) => join(siteFolder, 'src/assets/share', `${name}.svg`)).find(existsSync);
}

/** One a route. @throws when a route has no record */
export async function getShareCards(): Promise<(ShareCard & { id: string })[]> {
  const [home, pages] = await Promise.all([getPage('home'), getPages()]);
  const scene = fileOf(home.hero.poster.src);
  return allRoutes().map((route) => {
    const id = routeId(route);
    const page = pages.find((candidate) => candidate.id === id);
    if (!page) throw new Error(`${route} has no page record, so no share picture can be made for it`);
    const { share, hero } = page;
    return { id, label: hero.label, title: hero.title, scene: share ? fileOf(share) : (drawingFor(id) ?? scene) };
  });
}
