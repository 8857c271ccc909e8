import type { APIRoute } from 'astro';
import { absolute } from '../../shared/head/head.ts';
import { getRecord } from '../../shared/records/records.ts';
import { securityText } from '../../shared/records/security.ts';
import { getBrand } from '../../shared/records/site-records.ts';

export const GET: APIRoute = async () => {
  const { origin } = await getBrand();
  return new Response(securityText(await getRecord('security'), absolute(origin, '/.well-known/security.txt')));
};
