import { routeId, routes } from '../routes.ts';
import { deskWords } from './desk.words.ts';
import { fill, recordId } from './say.ts';

/** Where a record is to be seen: its own page first, else those of its collection. */
export function pagesOf(file: string, collection: string): string[] {
  const id = recordId(file);
  const own = file.startsWith('pages/') ? Object.values(routes).find((route) => routeId(route) === id) : undefined;
  const { page = '/', also = [] } = deskWords.collections[collection] ?? {};
  return [own ?? fill(page, { id }), ...also];
}
