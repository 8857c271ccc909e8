import type { APIRoute } from 'astro';
import { getBrand } from '../shared/records/site-records.ts';
import { tokenColour } from '../shared/styles/token-colour.ts';

export const GET: APIRoute = async () => {
  const brand = await getBrand();
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: `${brand.product}, ${brand.companyShort}`,
    short_name: brand.product,
    description: brand.tagline,
    lang: 'id',
    start_url: '/',
    // Installable: opens from the home screen with the browser's own back button.
    id: '/',
    display: 'minimal-ui',
    background_color: tokenColour('paper'),
    theme_color: tokenColour('petrol'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
};
