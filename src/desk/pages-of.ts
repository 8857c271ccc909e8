import { routeId, routes } from '../routes.ts';
import { deskWords } from './desk.words.ts';
import { fill, recordId } from './say.ts';

/** Where the texts of a record are to be seen, the page to show first: its own, else those that its collection names. */
export function pagesOf(file: string, collection: string): string[] {
  const id = recordId(file);
  const own = file.startsWith('pages/') ? Object.values(routes).find((route) => routeId(route) === id) : undefined;
  const { page = '/', also = [] } = deskWords.collections[collection] ?? {};
  return [own ?? fill(page, { id }), ...also];
}
