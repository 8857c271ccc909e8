import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import measures from '../../assets/devices/shelf/shelf.json' with { type: 'json' };
import { getPicture, type PictureSlot } from '../../shared/records/pictures.ts';
import { getInstruments, getRecords } from '../../shared/records/records.ts';
import { desktop } from '../../shared/styles/breakpoints.ts';
import { layers } from './teardown.ts';

const files = import.meta.glob<ImageMetadata>('../../assets/devices/{cutout,radar-exploded,shelf,turntable}/*.webp', {
  eager: true,
  import: 'default',
});

/** @throws when the picture has not been rendered */
function renderedImage(folder: string, name: string): ImageMetadata {
  const path = `assets/devices/${folder}/${name}.webp`;
  const src = files[`../../${path}`];
  if (!src) throw new Error(`apps/site/src/${path} is missing: media/README.md says how it is rendered`);
  return src;
}

/** Rendered size: see Teardown.module.css, zoomed in. The files may be small, as ten of them are loaded. */
const layerSlot: PictureSlot = { widths: [720, 1080, 1920], sizes: `${desktop} 111vh, 77vh` };

/** Pictures of the radar's parts as transparent layers, the back one first. */
export function getRadarLayers() {
  return Promise.all(
    layers.map(async ({ part }) => ({
      part,
      picture: await getPicture({ src: renderedImage('radar-exploded', part), alt: '' }, layerSlot),
    })),
  );
}

/** Chosen so that the frames of a full rotation stay below 160 kB. */
const turntableQuality = 40;

/** URL of the sprite with all steps of a device's turntable. */
export async function getTurntable(id: string): Promise<string> {
  return (await getImage({ src: renderedImage('turntable', id), format: 'avif', quality: turntableQuality })).src;
}

/** Pixels per millimetre in the pictures of the shelf; see media/render-shelf.sh. */
const pixels = 2.4;

/** The sensors and the gateway with their picture, its width in mm, and the dimensions of the 3D model. */
export async function getDevices() {
  const devices = await getInstruments();
  return Promise.all(
    devices.map(async (device) => {
      const src = renderedImage('shelf', device.id);
      const size = measures[device.id as keyof typeof measures];
      if (!size) throw new Error(`apps/site/src/assets/devices/shelf has no ${device.id}: media/render-shelf.sh`);
      const { width, depth, height } = size;
      const picture = await getPicture(
        { src, alt: '' },
        {
          widths: [Math.round(src.width / 2), src.width],
          sizes: `(min-width: 103rem) ${src.width}px, ${src.width / 2}px`,
        },
      );
      const large = `${src.width}px`;
      return {
        ...device,
        shelf: { picture, large, width: src.width / pixels, height, across: Math.max(width, depth) },
      };
    }),
  );
}

/** Above the fold; RadarOpening.module.css has the rendered size. */
const openingSlot: PictureSlot = {
  widths: [480, 720, 1080, 1736],
  sizes: `${desktop} min(88.4vh, 52.1vw), 95vw`,
  priority: true,
};

/** The radar with its cable on a transparent background. @throws when the radar has no record */
export async function getOpeningPicture() {
  const radar = (await getRecords('sensors')).find(({ id }) => id === 'radar');
  if (!radar) throw new Error('apps/site/src/content/sensors/radar.yaml is missing');
  return getPicture({ src: renderedImage('cutout', radar.id), alt: radar.picture.alt }, openingSlot);
}
