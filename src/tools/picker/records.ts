import { documentPath } from '../../routes.ts';
import { getPicture, type Slot } from '../../shared/records/pictures.ts';
import { getRecords } from '../../shared/records/records.ts';
import { plainText } from '../../shared/text/inline.ts';
import { mapText } from '../../shared/text/map-text.ts';

const slot: Slot = { widths: [320, 480, 640], sizes: '(min-width: 60rem) 17rem, 60vw' };

/** What the sensor picker needs of the catalogue: rules and figures, names, and one picture a sensor. */
export async function getCatalogue() {
  const [sensors, radios] = await Promise.all([getRecords('sensors'), getRecords('connectivity')]);
  return {
    sensors: await Promise.all(
      sensors.map(async ({ id, code, order, title, error, selection, picture }) => ({
        ...mapText({ id, code, order, title, error, selection }, plainText),
        picture: await getPicture(picture, slot),
        datasheet: { to: documentPath(`lembar-data-${id}`) },
      })),
    ),
    radios: radios.map(({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }) =>
      mapText({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }, plainText),
    ),
  };
}
