import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { getPicture, type PictureSlot } from '../../shared/records/pictures.ts';
import { getRecords } from '../../shared/records/records.ts';
import { radarParts } from './radar-parts.ts';

type Files = Readonly<Record<string, ImageMetadata>>;

const layers: Files = import.meta.glob<ImageMetadata>('../../assets/devices/radar-exploded/*.webp', {
  eager: true,
  import: 'default',
});
const turntables: Files = import.meta.glob<ImageMetadata>('../../assets/devices/turntable/*.webp', {
  eager: true,
  import: 'default',
});

/** Ten of them lie over one another: each may be small. */
const layerSlot: PictureSlot = { widths: [540, 720, 960], sizes: 'min(32rem, 92vw)' };

/** Coarse enough that a whole turn stays below 160 kB. */
const turntableQuality = 55;

/** The radar's parts as transparent layers, the farthest back first. @throws when a layer is missing */
export function getRadarLayers() {
  return Promise.all(
    radarParts.map(async (part) => {
      const src = layers[`../../assets/devices/radar-exploded/${part}.webp`];
      if (!src) throw new Error(`src/assets/devices/radar-exploded/${part}.webp is missing: media/render-exploded.sh`);
      return { part, picture: await getPicture({ src, alt: '' }, layerSlot) };
    }),
  );
}

/** Address of the picture with all steps of a device's turntable; undefined while none is rendered. */
export async function getTurntable(id: string): Promise<string | undefined> {
  const src = turntables[`../../assets/devices/turntable/${id}.webp`];
  return src && (await getImage({ src, format: 'avif', quality: turntableQuality })).src;
}

/** Half a page wide on a desk, and the first thing to be seen. */
const openingSlot: PictureSlot = {
  widths: [480, 720, 960, 1280],
  sizes: '(min-width: 60rem) 40rem, 92vw',
  priority: true,
};

/** The device that the page opens with. @throws when it has no record */
export async function getOpeningRadar() {
  const radar = (await getRecords('sensors')).find(({ id }) => id === 'radar');
  if (!radar) throw new Error('src/content/sensors/radar.yaml is missing');
  return { ...radar, picture: await getPicture(radar.picture, openingSlot) };
}
