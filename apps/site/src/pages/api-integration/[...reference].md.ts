import type { APIRoute, GetStaticPaths } from 'astro';
import { referenceMarkdown } from '../../api/reference/markdown.ts';
import { referenceRoutes } from '../../api/reference/records.ts';

export const getStaticPaths = (() =>
  referenceRoutes.map((route) => ({
    params: { reference: route.replace('/api-integration/', '') },
    props: { route },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => new Response(await referenceMarkdown(props['route'] as string));
