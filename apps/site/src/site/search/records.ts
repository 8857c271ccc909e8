import { plainText } from 'contract/marked';
import { routeId, toolsSection } from '../../routes.ts';
import { getPages } from '../../shared/records/records.ts';
import { getNavigation } from '../../shared/records/site-records.ts';

/** All pages in the groups of the navigation, with descriptions as plain text: the whole entry is one link. */
export async function getSiteList() {
  const [{ explore }, pages] = await Promise.all([getNavigation(), getPages()]);
  const descriptions = new Map(pages.map(({ id, seo }) => [id, seo.description]));
  return explore.groups.map(({ name, title, links }) => ({
    id: name === 'tools' ? toolsSection : undefined,
    title,
    pages: links.flatMap(({ to, label }) => {
      const description = descriptions.get(routeId(to));
      return description ? [{ to, label, description: plainText(description) }] : [];
    }),
  }));
}
