import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import measures from '../../assets/devices/shelf/shelf.json' with { type: 'json' };
import { getPicture, type PictureSlot } from '../../shared/records/pictures.ts';
import { getInstruments, getRecords } from '../../shared/records/records.ts';
import { layers } from './teardown.ts';

const files = import.meta.glob<ImageMetadata>('../../assets/devices/{cutout,radar-exploded,shelf,turntable}/*.webp', {
  eager: true,
  import: 'default',
});

/** @throws when the picture is not rendered */
function fileOf(folder: string, name: string): ImageMetadata {
  const path = `assets/devices/${folder}/${name}.webp`;
  const src = files[`../../${path}`];
  if (!src) throw new Error(`apps/site/src/${path} is missing: media/README.md says how it is rendered`);
  return src;
}

/** Teardown.module.css has their size, seen near. Ten lie over one another: each may be small. */
const layerSlot: PictureSlot = { widths: [720, 1080, 1920], sizes: '(min-width: 60rem) 111vh, 77vh' };

/** The radar's parts as transparent layers, the farthest back first. */
export function getRadarLayers() {
  return Promise.all(
    layers.map(async ({ part }) => ({
      part,
      picture: await getPicture({ src: fileOf('radar-exploded', part), alt: '' }, layerSlot),
    })),
  );
}

/** Coarse enough that a whole turn stays below 160 kB. */
const turntableQuality = 55;

/** Address of the picture with all steps of a device's turntable. */
export async function getTurntable(id: string): Promise<string> {
  return (await getImage({ src: fileOf('turntable', id), format: 'avif', quality: turntableQuality })).src;
}

/** Pixels of a millimetre in the pictures of the shelf; media/render-shelf.sh. */
const pixels = 2.4;

/** The sensors and the gateway as they stand on the shelf: picture, how wide that is in mm, and the model's measures. */
export async function getDevices() {
  const devices = await getInstruments();
  return Promise.all(
    devices.map(async (device) => {
      const src = fileOf('shelf', device.id);
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
      return { ...device, shelf: { picture, width: src.width / pixels, height, across: Math.max(width, depth) } };
    }),
  );
}

/** The first thing to be seen; RadarOpening.module.css has its size. */
const openingSlot: PictureSlot = {
  widths: [480, 720, 1080, 1736],
  sizes: '(min-width: 60rem) min(88.4vh, 52.1vw), 95vw',
  priority: true,
};

/** The radar with its cable, on nothing. @throws when the radar has no record */
export async function getOpeningPicture() {
  const radar = (await getRecords('sensors')).find(({ id }) => id === 'radar');
  if (!radar) throw new Error('apps/site/src/content/sensors/radar.yaml is missing');
  return getPicture({ src: fileOf('cutout', radar.id), alt: radar.picture.alt }, openingSlot);
}
