import { getCollection } from 'astro:content';
import { withoutMarks } from 'contract/marked';
import type { Told } from 'tank-gauging/picker/answer';
import radar from '../../assets/devices/cutout/radar.webp';
import { documentPath } from '../../routes.ts';
import { getPicture } from '../../shared/records/pictures.ts';
import { getInstruments, getPage, getRecord, getRecords } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import { tablet } from '../../shared/styles/breakpoints.ts';

const slot = { widths: [320, 480], sizes: `${tablet} 11rem, 60vw` };

/** Sensors and radios with the fields that the picker needs. */
export async function getCatalogue() {
  const [sensors, radios] = await Promise.all([getRecords('sensors'), getRecords('connectivity')]);
  return {
    sensors: await Promise.all(
      sensors.map(async ({ id, code, order, title, error, selection, picture }) => ({
        ...withoutMarks({ id, code, order, title, error, selection }),
        picture: await getPicture(id === 'radar' ? { ...picture, src: radar } : picture, slot),
        datasheet: { to: documentPath(`lembar-data-${id}`) },
      })),
    ),
    radios: radios.map(({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }) =>
      withoutMarks({ id, order, title, range, batteryLife, rangeKm, batteryYears, selection }),
    ),
  };
}

type Instruments = Awaited<ReturnType<typeof getInstruments>>;

/** Answers for a reply to a tender, each with its status and source record. */
export async function getTenderRecords() {
  const [instruments, radios, packages, platform, { approvals, terms }, { product }, claims, documents] =
    await Promise.all([
      getInstruments(),
      getRecords('connectivity'),
      getRecords('supportPackages'),
      getPage('platform'),
      getRecord('procurement'),
      getBrand(),
      getRecords('claims'),
      getCollection('documents'),
    ]);
  const samples = new Map(
    documents.flatMap(({ id, data: { matter } }) =>
      matter.kind === 'datasheet' ? [[matter.instrument, { id, questions: matter.questions }] as const] : [],
    ),
  );
  const claim = (id: string): Told => {
    const { figure: shown = '', answer, document } = claims.find((one) => one.id === id) ?? {};
    if (!answer) throw new Error(`claims/${id}.yaml has no typed figure`);
    // A figure without a document binds nobody, so it never meets a requirement.
    return { shown, answer, known: document ? 'stated' : 'unsourced', record: `claims/${id}: figure` };
  };
  const term = (name: 'warranty' | 'leadTime' | 'exportPeriod'): Told => {
    const { value: number, unit, basis, stated } = terms[name];
    const shown = `${number} ${unit} ${basis.plain}`;
    return { shown, answer: { number, unit, base: undefined }, known: knownBy(stated), record: recordPath(name) };
  };
  const { place, stated } = terms.dataLocation;
  const cards = platform.api.cards.map(({ title }) => title.plain);
  const [basic] = packages;
  if (!basic) throw new Error('content/support-packages is empty');
  return withoutMarks({
    product,
    devices: instruments.map((instrument) => {
      const { id, title } = instrument;
      const record = id === 'gateway' ? 'pages/tankdevice' : `sensors/${id}`;
      const measures = 'selection' in instrument ? instrument.selection.measures : [];
      return {
        record,
        id,
        title,
        measures,
        answers: toldBy(instrument, record, samples.get(id)),
      };
    }),
    radios: radios.map(({ id, title, range, reach }) => {
      const record = `connectivity/${id}`;
      const told: Told = { shown: range.plain, answer: reach, known: 'stated', record: `${record}: range` };
      return { record, id, title, range, reach: told };
    }),
    platform: {
      interfaces: {
        shown: cards.join(', '),
        answer: { codes: cards },
        known: 'stated',
        record: 'pages/tankplatform: api.cards',
      },
      uptime: claim('uptime'),
      recovery: claim('rto'),
      support: {
        shown: `${basic.sla.plain}, ${basic.availability.plain} (${basic.name.plain})`,
        answer: basic.answer,
        known: 'stated',
        record: `support-packages/${basic.id}: sla`,
      },
      warranty: term('warranty'),
      leadTime: term('leadTime'),
      exportPeriod: term('exportPeriod'),
      dataLocation: {
        shown: place.plain,
        answer: { codes: [place.plain] },
        known: knownBy(stated),
        record: recordPath('dataLocation'),
      },
    } satisfies Record<string, Told>,
    approvals,
  });
}
export type TenderRecords = Awaited<ReturnType<typeof getTenderRecords>>;

const knownBy = (stated: string | null): Told['known'] => (stated === null ? 'assumed' : 'stated');
const recordPath = (name: string) => `site/procurement: terms.${name}`;

/** Answers of a device by question: from its data sheet, else the sample in its document. */
function toldBy(
  { specifications }: Instruments[number],
  record: string,
  samples: { id: string; questions: Readonly<Record<string, { plain: string } | undefined>> } | undefined,
): Record<string, Told> {
  const told: Record<string, Told> = {};
  for (const { answers, value, answer, known = 'stated' } of specifications)
    if (answers) told[answers] ??= { shown: value.plain, answer, known, record: `${record}: ${answers}` };
  for (const [question, value] of Object.entries(samples?.questions ?? {}))
    if (value)
      told[question] ??= {
        shown: value.plain,
        known: 'assumed',
        record: `documents/${samples?.id}: ${question}`,
      };
  return told;
}
