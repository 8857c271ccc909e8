import type { APIRoute } from 'astro';
import { getPickerData } from './_data.ts';

/** What the sensor picker fetches before it answers. */
export const GET: APIRoute = async () => new Response(JSON.stringify(await getPickerData()));
