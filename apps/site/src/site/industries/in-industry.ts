import { routes } from '../../routes.ts';
import type { Action } from '../../shared/text/schema.ts';

/** Pages on which the industry of a link's page is preselected or handed on. */
const preselecting: readonly string[] = [routes.consultation, routes.procurement];

/** A link that tells the form from which industry page the visitor comes. */
export function inIndustry<A extends Action>(action: A, industry: string): A {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(action.to) ?? [];
  if (!preselecting.includes(path)) return action;
  const params = new URLSearchParams(query);
  params.set('industri', industry);
  return { ...action, to: `${path}?${params}${fragment}` };
}
