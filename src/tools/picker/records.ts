import { documentPath } from '../../routes.ts';
import { getPicture } from '../../shared/records/pictures.ts';
import { getInstruments, getRecord, getRecords } from '../../shared/records/records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';

const slot = { widths: [320, 480], sizes: '(min-width: 30rem) 11rem, 60vw' };

/** What the picker needs of sensors and radios. */
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

/** What a tender package quotes, each under the name of its record. */
export async function getTenderRecords() {
  const [instruments, radios, services, { approvals, terms, levels }] = await Promise.all([
    getInstruments(),
    getRecords('connectivity'),
    getRecords('teamServices'),
    getRecord('procurement'),
  ]);
  return withoutMarks({
    devices: instruments.map(({ id, title, specifications, limits }) => {
      return { record: id === 'gateway' ? 'pages/tankdevice' : `sensors/${id}`, id, title, specifications, limits };
    }),
    radios: radios.map(({ id, title, range }) => ({ record: `connectivity/${id}`, id, title, range })),
    services: services.map(({ id, title, description }) => ({ record: `team-services/${id}`, title, description })),
    approvals,
    terms,
    levels,
  });
}
export type TenderRecords = Awaited<ReturnType<typeof getTenderRecords>>;
