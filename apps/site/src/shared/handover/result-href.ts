import { routes } from '../../routes.ts';

/**
 * Link to the form with a result in the fragment. A fragment never leaves the browser, so nothing is transmitted
 * before the visitor sends the form.
 */
export function resultHref(tool: string, values: Readonly<Record<string, number | string>>): string {
  const query = new URLSearchParams({ alat: tool });
  for (const [slot, value] of Object.entries(values)) {
    query.set(slot, typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
  }
  return `${routes.consultation}#${query}`;
}
