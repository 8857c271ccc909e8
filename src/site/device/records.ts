import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import measures from '../../assets/devices/shelf/shelf.json' with { type: 'json' };
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

/** Ten of them lie over one another: each may be small. Whole, the radar is drawn twice as large. */
const layerSlot: PictureSlot = { widths: [540, 720, 960], sizes: '(min-width: 60rem) 100vh, 92vw' };

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

/** Pixels of a millimetre in the pictures of the shelf; media/render-shelf.sh. */
const pixels = 2.4;
const shelf: Files = import.meta.glob<ImageMetadata>('../../assets/devices/shelf/*.webp', {
  eager: true,
  import: 'default',
});

/** A device on the shelf: its picture, how wide that is in mm, and the measures of the model. @throws when it is missing */
export async function getShelfPicture(id: string) {
  const src = shelf[`../../assets/devices/shelf/${id}.webp`];
  const size = Object.entries(measures).find(([name]) => name === id)?.[1];
  if (!src || !size) throw new Error(`src/assets/devices/shelf/${id}.webp is missing: media/render-shelf.sh`);
  const picture = await getPicture(
    { src, alt: '' },
    { widths: [Math.round(src.width / 2), src.width], sizes: `${src.width / 2}px` },
  );
  return { picture, width: src.width / pixels, height: size.height, across: Math.max(size.width, size.depth) };
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
