import { plainText } from '../lib/inline.ts';
import { mapText } from '../lib/map-text.ts';
import { getPicture, type Slot } from './pictures.ts';
import { getRecords } from './records.ts';

const slot: Slot = { widths: [320, 480, 640], sizes: '(min-width: 60rem) 17rem, 60vw' };

/** What the sensor picker needs of the catalogue: rules and figures, names, and one picture a sensor. */
export async function getCatalogue() {
  const [sensors, radios] = await Promise.all([getRecords('sensors'), getRecords('connectivity')]);
  return {
    sensors: await Promise.all(
      sensors.map(async ({ id, code, order, title, selection, picture }) => ({
        ...mapText({ id, code, order, title, selection }, plainText),
        picture: await getPicture(picture, slot),
      })),
    ),
    radios: radios.map(({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }) =>
      mapText({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }, plainText),
    ),
  };
}
