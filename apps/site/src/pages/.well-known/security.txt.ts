import type { APIRoute } from 'astro';
import { absolute } from '../../shared/head/head.ts';
import { getRecord } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';

/** RFC 9116 */
export const GET: APIRoute = async () => {
  const [{ origin, securityEmail }, { expires, languages }] = await Promise.all([getBrand(), getRecord('security')]);
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absolute(origin, '/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
