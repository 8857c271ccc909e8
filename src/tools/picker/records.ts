import { getEntry } from 'astro:content';
import { documentPath } from '../../routes.ts';
import { getPicture, type PictureSlot } from '../../shared/records/pictures.ts';
import { getPage, getRecords } from '../../shared/records/records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import { type Media, resolveMedia } from './resolve-media.ts';
import type { MediaRecord } from './schema.ts';

const slot: PictureSlot = { widths: [320, 480], sizes: '(min-width: 30rem) 11rem, 60vw' };

/** What the sensor picker needs of the catalogue: rules and figures, names, and one picture a sensor. */
export async function getCatalogue() {
  const [sensors, radios] = await Promise.all([getRecords('sensors'), getRecords('connectivity')]);
  return {
    sensors: await Promise.all(
      sensors.map(async ({ id, code, order, title, error, selection, picture }) => ({
        ...withoutMarks({ id, code, order, title, error, selection }),
        picture: await getPicture(picture, slot),
        datasheet: { to: documentPath(`lembar-data-${id}`) },
      })),
    ),
    radios: radios.map(({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }) =>
      withoutMarks({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }),
    ),
  };
}

/** The record of media as it was written. @throws when it is missing */
export async function getMediaRecord(): Promise<MediaRecord> {
  const entry = await getEntry('media', 'media');
  if (!entry) throw new Error('src/content/picker/media.yaml is missing');
  return entry.data;
}

/** Every medium with its qualities and sources in words. */
export async function getMedia(): Promise<Media> {
  const [record, { tool }] = await Promise.all([getMediaRecord(), getPage('picker', 'pemilih-sensor')]);
  return resolveMedia(record, withoutMarks(tool.fields.isi.options));
}
