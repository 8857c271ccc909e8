import type { APIRoute, GetStaticPaths } from 'astro';
import { getShareCards, type ShareCard } from '../../shared/head/share-cards.ts';
import { drawShareCard } from '../../shared/head/share-picture.tsx';

export const getStaticPaths = (async () => {
  const cards = await getShareCards();
  return cards.map(({ id, ...card }) => ({ params: { page: id }, props: { card } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
  const picture = await drawShareCard(props['card'] as ShareCard);
  return new Response(new Uint8Array(picture));
};
