import type { IncomingHttpHeaders } from 'node:http';

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

const essence = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Whether this is the plain form of a visitor without scripts, who needs a page for an answer. */
export const isForm = (headers: IncomingHttpHeaders): boolean => essence(headers) === formType;

/** JSON or a plain form, in UTF-8, not compressed. */
export function isReadable(headers: IncomingHttpHeaders): boolean {
  if (![jsonType, formType].includes(essence(headers))) return false;
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
  const encoding = headers['content-encoding'];
  return (charset === undefined || /^utf-?8$/i.test(charset)) && (encoding === undefined || encoding === 'identity');
}
