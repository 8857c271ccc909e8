import type { APIRoute } from 'astro';
import { filmMoments } from '../site/home/film-moments.ts';

/** The readouts of the film, moment by moment. */
export const GET: APIRoute = () => new Response(JSON.stringify(filmMoments));
