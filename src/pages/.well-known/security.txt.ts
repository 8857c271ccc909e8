import type { APIRoute } from 'astro';
import { absolute } from '../../shared/head/head.ts';
import { securityText } from '../../shared/records/security.ts';
import { getBrand, getSecurity } from '../../shared/records/site-records.ts';

export const GET: APIRoute = async () => {
  const { origin } = await getBrand();
  return new Response(securityText(await getSecurity(), absolute(origin, '/.well-known/security.txt')));
};
