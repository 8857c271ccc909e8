import { documentPath } from '../../routes.ts';
import { getPicture } from '../../shared/records/pictures.ts';
import { getRecords } from '../../shared/records/records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';

const slot = { widths: [320, 480], sizes: '(min-width: 30rem) 11rem, 60vw' };

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
