import { routeId, routes } from '../routes.ts';
import { deskWords } from './desk.words.ts';
import { fill, recordId } from './say.ts';

/** Where the texts of a record are to be seen: on its own page, else on the one that its collection names. */
export function pageOf(file: string, collection: string): string {
  const id = recordId(file);
  const own = file.startsWith('pages/') ? Object.values(routes).find((route) => routeId(route) === id) : undefined;
  return own ?? fill(deskWords.collections[collection]?.page ?? '/', { id });
}
